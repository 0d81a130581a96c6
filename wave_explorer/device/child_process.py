"""How a module of this package is started as a process of its own."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import wave_explorer

_ROOT = Path(wave_explorer.__file__).parent.parent


def child_command(module: str, *arguments: str) -> list[str]:
    """The command that runs ``module`` with this Python."""
    return [sys.executable, "-m", module, *arguments]


def child_environment() -> dict[str, str]:
    """This process's, so that the child finds the same package from any folder."""
    found = os.environ.get("PYTHONPATH", "")
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (str(_ROOT), found)))}
