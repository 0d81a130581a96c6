"""How a module of this package is started as a process of its own."""

from __future__ import annotations

import os
import sys
import sysconfig
from pathlib import Path

_ROOT = Path(__file__).parents[2]
"""The folder that holds this package."""


def child_command(module: str, *arguments: str) -> list[str]:
    """The command that runs ``module`` with this Python."""
    return [sys.executable, "-m", module, *arguments]


def child_environment() -> dict[str, str]:
    """This process's, so that the child finds the same package from any folder.

    Where it is installed the child looks anyway, and a folder in PYTHONPATH would come before the standard library.
    """
    if _ROOT in {Path(sysconfig.get_path(name)) for name in ("purelib", "platlib")}:
        return dict(os.environ)
    found = os.environ.get("PYTHONPATH", "")
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (str(_ROOT), found)))}
