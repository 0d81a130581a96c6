"""Work that follows changes, in a thread of its own, a few times a second at most; without changes there is none."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

_log = logging.getLogger(__name__)

LINGER = 5.0
"""Seconds without a poke after which the thread ends, and with it what it holds on to."""


class PacedThread:
    """Calls ``work`` soon after :meth:`poke`; pokes that come meanwhile are one.

    Args:
        work: takes the newest state itself, so that skipped pokes lose nothing; what it raises is logged.
        interval: least seconds from the end of one call to the next.
        name: of the thread.
    """

    def __init__(self, work: Callable[[], None], interval: float, name: str) -> None:
        self._work = work
        self._interval = interval
        self._name = name
        self._changed = threading.Condition()
        self._poked = False
        self._working = False
        self._thread: threading.Thread | None = None

    def poke(self) -> None:
        """Asks for the work; safe from any thread, and never waits for it."""
        with self._changed:
            self._poked = True
            # One that is not alive stayed behind in the process that we were forked from.
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def wait(self, timeout: float | None = None) -> bool:
        """Waits until all that was asked for is done; False when ``timeout`` seconds were not enough."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._poked and not self._working, timeout)

    def _run(self) -> None:
        while True:
            with self._changed:
                if not self._changed.wait_for(lambda: self._poked, LINGER):
                    self._thread = None
                    return
                self._poked, self._working = False, True
            try:
                self._work()
            except Exception:
                _log.warning("%s failed", self._name, exc_info=True)
            with self._changed:
                self._working = False
                self._changed.notify_all()
            time.sleep(self._interval)
