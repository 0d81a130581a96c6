"""What the compiler says in its log while it compiles: dropped schedules and skipped optimisations."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from wave_explorer.capture.active import active

if TYPE_CHECKING:
    from wave_explorer.capture.fx_capture import FxCapture

# Some passes log under names of their own with a handler of Wave's that does not propagate, the others under the
# name of their module.
_MODULE_LOGGER = "wave_lang"


class WaveLog(logging.Handler):
    """Listens to Wave's loggers during one compile.

    In a compile of ours, messages are kept and not printed.  Of a compile that is only observed they are kept and
    printed as before, and those of other threads' compiles pass untouched.
    """

    def __init__(self, capture: FxCapture) -> None:
        super().__init__()
        self._capture = capture
        self._muted: list[logging.Handler] = []
        self.messages: list[str] = []

    def attach(self) -> None:
        """Starts to listen."""
        own = _wave_handler()
        if own is not None:
            own.addFilter(self._keep)
            self._muted.append(own)
        for handler in logging.getLogger().handlers:
            handler.addFilter(self._lets_through)
            self._muted.append(handler)
        logging.getLogger(_MODULE_LOGGER).addHandler(self)

    def detach(self) -> None:
        """Stops listening."""
        logging.getLogger(_MODULE_LOGGER).removeHandler(self)
        while self._muted:
            handler = self._muted.pop()
            handler.removeFilter(self._keep)
            handler.removeFilter(self._lets_through)

    def emit(self, record: logging.LogRecord) -> None:
        """Takes a message of a module's logger."""
        shown = self._keep(record)
        # With a handler on the way (this one), Python no longer falls back on its handler of last resort.
        fallback = logging.lastResort
        if shown and fallback is not None and not logging.getLogger().handlers and record.levelno >= fallback.level:
            fallback.handle(record)

    def _keep(self, record: logging.LogRecord) -> bool:
        if active.get() is not self._capture:
            return True
        place = self._capture.current_stage or "compile"
        self.messages.append(f"{place}: {record.levelname.lower()}: {record.getMessage()}")
        return self._capture.observe

    def _lets_through(self, record: logging.LogRecord) -> bool:
        ours = active.get() is self._capture and record.name.startswith(_MODULE_LOGGER)
        return self._capture.observe or not ours


def _wave_handler() -> logging.Handler | None:
    from wave_lang.support import logging as wave_logging

    handler = getattr(wave_logging, "default_handler", None)
    return handler if isinstance(handler, logging.Handler) else None
