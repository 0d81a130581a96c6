"""Builds the stand-in for libamdhip64, once for all tests of a process."""

from __future__ import annotations

import atexit
import shutil
import subprocess
import tempfile
from functools import lru_cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
_FLAGS = ("-std=gnu11", "-Wall", "-Wextra", "-Werror", "-O1", "-shared", "-fPIC")

needs_c_compiler = pytest.mark.skipif(
    shutil.which("cc") is None, reason="no C compiler is here to build the stand-in (Debian: apt-get install gcc)"
)


@lru_cache(maxsize=1)
def stand_in_library() -> Path:
    """The path of the shared library, named as HIP's is."""
    folder = Path(tempfile.mkdtemp(prefix="wave-explorer-hip-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    path = folder / "libamdhip64.so"
    sources = [str(source) for source in sorted(HERE.glob("*.c"))]
    subprocess.run(["cc", *_FLAGS, "-o", str(path), *sources], check=True)
    return path
