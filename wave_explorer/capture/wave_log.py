"""What the compiler says in its log while it compiles: dropped schedules and skipped optimisations."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from wave_explorer.capture.active import active

if TYPE_CHECKING:
    from wave_explorer.capture.fx_capture import FxCapture


class WaveLog(logging.Filter):
    """A filter on Wave's one log handler, which every logger of its passes writes to.

    Messages of another thread's compile pass untouched; in a compile of ours they are kept and not printed.
    """

    def __init__(self, capture: FxCapture) -> None:
        super().__init__()
        self._capture = capture
        self.messages: list[str] = []

    def attach(self) -> None:
        """Starts to listen; without Wave's handler there is nothing to hear."""
        handler = _wave_handler()
        if handler is not None:
            handler.addFilter(self)

    def detach(self) -> None:
        """Stops listening."""
        handler = _wave_handler()
        if handler is not None:
            handler.removeFilter(self)

    def filter(self, record: logging.LogRecord) -> bool:
        """Keeps a message of our compile; True lets it be printed."""
        if active.get() is not self._capture:
            return True
        place = self._capture.current_stage or "compile"
        self.messages.append(f"{place}: {record.levelname.lower()}: {record.getMessage()}")
        return self._capture.observe


def _wave_handler() -> logging.Handler | None:
    from wave_lang.support import logging as wave_logging

    handler = getattr(wave_logging, "default_handler", None)
    return handler if isinstance(handler, logging.Handler) else None
