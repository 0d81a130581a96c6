"""Python text in the form that `ruff format` gives it, with its imports sorted and those that nothing uses left out."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec

LINE_LENGTH = 88
"""What ruff and black take where nothing is configured, and what Wave's own templates are kept at."""


def formatted(text: str) -> str:
    """``text`` as the formatter leaves it; as it stands where ruff is not installed.

    The settings of the folder that the caller works in have no say in it.

    Args:
        text: a whole module that Python can parse.
    """
    if find_spec("ruff") is None:
        return text
    tidied = _ruff(("check", "--fix", "--exit-zero", "--quiet", "--select", "I,F401"), text)
    return _ruff(("format", "--quiet", "--line-length", str(LINE_LENGTH)), tidied)


def _ruff(arguments: tuple[str, ...], text: str) -> str:
    command = [sys.executable, "-m", "ruff", *arguments, "--isolated", "--no-cache", "--stdin-filename", "kernel.py"]
    done = subprocess.run([*command, "-"], input=text, capture_output=True, encoding="utf-8", check=False)
    return done.stdout if done.returncode == 0 and done.stdout else text
