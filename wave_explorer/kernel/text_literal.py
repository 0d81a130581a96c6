"""A long text as a literal of Python source that a person can read."""

from __future__ import annotations

import re

_UNUSUAL = re.compile(r"[^\n\t\x20-\x7e\u00a1-\ud7ff]")
"""Line ends that Python's reader changes, and characters that an editor does not show."""


def text_literal(text: str) -> str:
    """A raw string over several lines where the text has a form for one, else a quoted string a line.

    Evaluates to the text itself, whatever is in it.
    """
    for quotes in ('"""', "'''"):
        # A raw string cannot end in a backslash or in its own quote; Python reads every line end as a newline.
        if quotes not in text and not text.endswith(("\\", quotes[0])) and not _UNUSUAL.search(text):
            return f"r{quotes}{text}{quotes}"
    lines = "\n".join(f"    {line!r}" for line in text.splitlines(keepends=True))
    return f"(\n{lines}\n)"
