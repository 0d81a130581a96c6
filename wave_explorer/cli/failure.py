"""What ends a command: a message for a person, advice, and the exit status."""

from __future__ import annotations


class UsageError(Exception):
    """Ends the command with ``status`` (2: wrong usage; 1: the kernel or the run is at fault)."""

    def __init__(self, message: str, *, advice: str = "", place: str = "", status: int = 2) -> None:
        self.message = message
        self.advice = advice
        self.place = place
        self.status = status
        super().__init__(message)
