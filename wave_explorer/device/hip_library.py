"""Where the HIP runtime is: candidates in the order in which they are tried, without loading any."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from wave_explorer.device.rocm_paths import package_folders, rocm_folders, wheel_folders

VARIABLE = "WAVE_EXPLORER_HIP_LIBRARY"
"""Environment variable that names the library; nothing else is tried then."""

_NAMES = ("libamdhip64.so", "libamdhip64.so.7", "libamdhip64.so.6", "libamdhip64.so.5")
_CACHE = Path("/etc/ld.so.cache")


@dataclass(frozen=True)
class LibraryFile:
    """A HIP runtime.

    Attributes:
        path: of the file, or a name for the system's loader.
        origin: where it was found, in words.
    """

    path: str
    origin: str


def hip_libraries() -> tuple[LibraryFile, ...]:
    """The HIP runtimes of this machine, the one to use first; none is loaded.

    The order: what :data:`VARIABLE` names (and then nothing else), AMD's ROCm wheels, torch's own, the loader's path,
    ROCM_PATH.
    """
    named = os.environ.get(VARIABLE, "")
    if named:
        return (LibraryFile(named, f"{VARIABLE} names it"),)
    found = [_in(folder / "lib", "a ROCm wheel") for folder in wheel_folders()]
    found += [_in(folder / "lib", "torch's own") for folder in package_folders("torch")]
    found += [_in(Path(folder), "LD_LIBRARY_PATH") for folder in os.environ.get("LD_LIBRARY_PATH", "").split(":")]
    found.append(_of_the_loader())
    found += [_in(folder / "lib", f"in {folder}") for folder in rocm_folders()]
    return tuple({file.path: file for file in found if file is not None}.values())


def _in(folder: Path, origin: str) -> LibraryFile | None:
    if str(folder) in ("", "."):
        return None
    for name in _NAMES:
        if (folder / name).is_file():
            return LibraryFile(str(folder / name), origin)
    return None


def _of_the_loader() -> LibraryFile | None:
    """By name, where the loader's cache holds it: its folders need not be searched."""
    try:
        cache = _CACHE.read_bytes()
    except OSError:
        return None
    for name in _NAMES:
        if b"\0" + name.encode() + b"\0" in cache:
            return LibraryFile(name, "the system's loader")
    return None
