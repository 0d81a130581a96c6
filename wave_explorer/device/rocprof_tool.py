"""Where rocprofv3 is, and which version.

Source: AMD "ROCprofiler-SDK documentation", "Using rocprofv3" (ROCm 6.2 to 7.x).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from functools import lru_cache

from wave_explorer.device.profiler_errors import NoProfiler
from wave_explorer.device.rocm_paths import rocm_folders
from wave_explorer.device.rocprof_avail import AvailableCounter, read_available

VARIABLE = "WAVE_EXPLORER_ROCPROFV3"
"""Environment variable that names the program; nothing else is looked for then."""

_OLD = ("rocprofv2", "rocprof")
_TIME_LIMIT = 60.0
_FIRST_WITH_DATABASE = (7, 0)


@dataclass(frozen=True)
class Profiler:
    """rocprofv3.

    Attributes:
        path: of the program.
        version: of ROCm, empty where it does not say.
    """

    path: str
    version: tuple[int, ...]

    @property
    def formats(self) -> tuple[str, ...]:
        """What it is asked to write: CSV, which every version has, and its database where there is one.

        The default changed between versions, and so it is never relied on.
        """
        return ("csv", "rocpd") if self.version >= _FIRST_WITH_DATABASE else ("csv",)

    @property
    def words(self) -> str:
        """For people."""
        return f"{self.path} (ROCm {'.'.join(map(str, self.version))})" if self.version else self.path


def find_profiler() -> Profiler:
    """rocprofv3 of this machine.

    Raises:
        NoProfiler: there is none; an old rocprof is named where it is all that there is.
    """
    named = os.environ.get(VARIABLE, "")
    path = shutil.which(named) if named else _program("rocprofv3")
    if path is not None:
        return Profiler(path, _version(path))
    if named:
        raise NoProfiler(f"{named}, which {VARIABLE} names, is no program.")
    for name in _OLD:
        old = _program(name)
        if old is not None:
            raise NoProfiler(
                f"Only {old} is here, AMD's profiler before ROCm 6.2, and counters are measured with rocprofv3.",
                "Install ROCm 6.2 or newer (package rocprofiler-sdk).",
            )
    raise NoProfiler(
        "rocprofv3 was not found, so no counters can be measured.",
        f"It comes with ROCm 6.2 and newer (package rocprofiler-sdk); or set {VARIABLE}.",
    )


def available_counters() -> tuple[AvailableCounter, ...]:
    """What the profiler says that the GPUs here can count; nothing where there is no profiler, or it does not say."""
    try:
        path = find_profiler().path
    except NoProfiler:
        return ()
    return read_available(_said(path, "--list-avail"))


def _program(name: str) -> str | None:
    for folder in rocm_folders():
        found = shutil.which(name, path=str(folder / "bin"))
        if found is not None:
            return found
    return shutil.which(name)


def _version(path: str) -> tuple[int, ...]:
    match = re.search(r"rocm_version\s*:\s*(\d+(?:\.\d+)+)", _said(path, "--version"))
    return tuple(map(int, match.group(1).split("."))) if match else ()


@lru_cache(maxsize=8)
def _said(path: str, option: str) -> str:
    """What the program answers to an option; empty where it does not."""
    try:
        done = subprocess.run(
            [path, option], capture_output=True, text=True, check=False, timeout=_TIME_LIMIT, errors="replace"
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout + done.stderr
