"""Debian's HIP runtime, unpacked into a folder of its own and installed nowhere."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from functools import lru_cache
from pathlib import Path

PACKAGES = (
    "libamdhip64-5", "libamd-comgr2", "libhsa-runtime64-1", "libhsakmt1", "libllvm15", "libnuma1", "libelf1",
    "libdrm-amdgpu1", "libdrm2", "libedit2", "libxml2", "libz3-4", "libbsd0", "libmd0", "libicu72",
)  # fmt: skip
"""What Debian 12's runtime needs beyond what every installation has."""

_CACHE = Path(tempfile.gettempdir()) / "wave-explorer-debian-hip"


class NotHere(Exception):
    """It cannot be had; the message says why."""


@lru_cache(maxsize=1)
def debian_hip() -> Path:
    """The folder with its libraries; fetched once, and kept for later tests of this machine.

    Raises:
        NotHere: this is no Debian 12, or its packages cannot be fetched.
    """
    release = Path("/etc/debian_version")
    if not release.exists() or not release.read_text().startswith("12") or shutil.which("apt-get") is None:
        raise NotHere("this is no Debian 12, whose libamdhip64-5 this test is about")
    libraries = _CACHE / "usr" / "lib" / "x86_64-linux-gnu"
    if not (libraries / "libamdhip64.so.5").exists():
        with tempfile.TemporaryDirectory() as name:
            _run("apt-get", "download", *PACKAGES, folder=Path(name))
            for package in sorted(Path(name).glob("*.deb")):
                _run("dpkg", "-x", str(package), str(_CACHE), folder=Path(name))
    if not (libraries / "libamdhip64.so.5").exists():
        raise NotHere("Debian's package holds no libamdhip64.so.5")
    return libraries


def _run(*command: str, folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotHere(f"{command[0]} failed: {done.stderr.strip()[-300:]}")
