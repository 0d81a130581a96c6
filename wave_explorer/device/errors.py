"""Why a run cannot start, for a person."""

from __future__ import annotations


class LaunchError(ValueError):
    """A kernel cannot be launched as asked.

    Attributes:
        summary: what is wrong, with the argument, shape or device it concerns.
        advice: what to do.
    """

    def __init__(self, summary: str, advice: str = "") -> None:
        self.summary = summary
        self.advice = advice
        super().__init__(f"{summary} {advice}".strip())


class RunFailed(LaunchError):
    """A launch went through, and its run did not end well; the summary says how it ended."""
