"""Advice in the words of the command line: what Python calls an argument is an option here."""

from __future__ import annotations

import re

_OPTIONS = (
    (r"time_limit \(seconds; None for no limit\)", "--time-limit SECONDS (0 for no limit)"),
    (r"give a higher instruction limit", "give a higher --instruction-limit"),
    (r"give its size \(lds_bytes\)", "give its size: --lds-bytes N"),
    (r"(block|grid)=\(x, y, z\)", r"--\1 X,Y,Z"),
    (r"A null pointer is None, or 0\.", 'A null pointer is {"value": null}.'),
    (r"wx\.why\(comp, run\)", "wave-explorer why KERNEL"),
    (r"\bcheck=True\b", "--check"),
)


def on_command_line(advice: str) -> str:
    """``advice`` with options in place of the arguments of Python's functions."""
    for pattern, option in _OPTIONS:
        advice = re.sub(pattern, option, advice)
    return advice
