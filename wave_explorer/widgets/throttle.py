"""Tells the main loop about changes made in other threads, at most so many times a second."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable

INTERVAL = 0.1
"""Seconds between two pushes: progress moves ten times a second."""


class Throttle:
    """Calls ``push`` soon after :meth:`poke`, on the event loop that ran when the throttle was made.

    Widgets belong to the kernel's main thread; compiles and runs report from theirs. Without a running loop (a plain
    Python program) ``push`` is called at once, in the thread that poked.

    Args:
        push: what to call; it takes the newest state itself, so that skipped pokes lose nothing.
        interval: least seconds between two calls.
    """

    def __init__(self, push: Callable[[], None], interval: float = INTERVAL) -> None:
        self._push = push
        self._interval = interval
        self._lock = threading.Lock()
        self._scheduled = False
        self._last = 0.0
        self._loop: asyncio.AbstractEventLoop | None
        try:
            self._loop = asyncio.get_running_loop()
        except RuntimeError:
            self._loop = None

    def poke(self) -> None:
        """Asks for a push; safe from any thread."""
        loop = self._loop
        if loop is None or loop.is_closed():
            with self._lock:
                self._push()
            return
        with self._lock:
            if self._scheduled:
                return
            self._scheduled = True
        loop.call_soon_threadsafe(self._schedule)

    def _schedule(self) -> None:
        assert self._loop is not None
        wait = self._last + self._interval - time.monotonic()
        if wait > 0:
            self._loop.call_later(wait, self._run)
        else:
            self._run()

    def _run(self) -> None:
        with self._lock:
            self._scheduled = False
        self._last = time.monotonic()
        self._push()
