"""The one error of this room: something about the kernel that a person can put right."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from wave_explorer.record.graph import SourceLocation


class KernelError(Exception):
    """A kernel that cannot be made, edited, shipped or exported as asked.

    Attributes:
        summary: one sentence: what went wrong.
        advice: what to do about it.
        location: line of the user's source, where known.
        constraint, symbol, node: what it concerns, where known.
    """

    def __init__(
        self,
        summary: str,
        *,
        advice: str = "",
        location: SourceLocation | None = None,
        constraint: str = "",
        symbol: str = "",
        node: str = "",
    ) -> None:
        self.summary = summary
        self.advice = advice
        self.location = location
        self.constraint = constraint
        self.symbol = symbol
        self.node = node
        super().__init__(summary)

    def __str__(self) -> str:
        place = f" ({self.location.file}:{self.location.line})" if self.location else ""
        return f"{self.summary}{place}" + (f"\n{self.advice}" if self.advice else "")


def nearest(name: str, known: Iterable[str]) -> str:
    """``Did you mean ...?`` for a name that is not known, or the list of what is; ready to be an advice."""
    names = sorted(set(known))
    by_lower = {candidate.lower(): candidate for candidate in names}
    close = [by_lower[match] for match in get_close_matches(name.lower(), list(by_lower), n=3, cutoff=0.55)]
    if close:
        return f"Did you mean {' or '.join(close)}?"
    if not names:
        return "There is none to choose from."
    shown = ", ".join(names[:40])
    return f"Known: {shown}{' ...' if len(names) > 40 else ''}."


def shown(value: object, limit: int = 60) -> str:
    """A value for a message: its ``repr``, cut where it is long."""
    return cut(repr(value), limit)


def cut(text: str, limit: int = 60) -> str:
    """A text for a message, cut where it is long."""
    return text if len(text) <= limit else f"{text[: limit - 3]}..."


def the_line(text: str | None, limit: int = 120) -> str:
    """``The line is: ...`` as an advice, cut where it is long; empty where the line is not known."""
    line = (text or "").strip()
    return f"The line is: {line if len(line) <= limit else line[: limit - 3] + '...'}" if line else ""


def said_by(error: BaseException, limit: int = 300) -> str:
    """What an exception of somebody's code says, as one line that is cut where it is long.

    Its ``__str__`` is theirs as well, and may raise.
    """
    try:
        text = " ".join(str(error).split())
    except Exception as trouble:
        return f"its message cannot be shown, since its __str__ raises {type(trouble).__name__}"
    return text if len(text) <= limit else f"{text[:limit]}... ({len(text) - limit:,} characters more)"
