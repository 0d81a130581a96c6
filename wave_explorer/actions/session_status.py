"""What goes on in a session: its phase, progress and message, who follows it, and who waits for its end."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

BUSY = ("compiling", "running", "stepping", "tracing", "tuning")
"""Phases in which no other work begins."""


class SessionStatus:
    """One piece of work at a time, and what is said about it; also the host of the steppers and traces.

    Args:
        lock: of the session; held while anything here changes, never while listeners are called.

    Attributes:
        phase: ``empty``, ``idle``, or one of :data:`BUSY`.
        progress: the views' ``SessionState.progress``.
        message: the views' ``SessionState.message``.
        revision: changes with every new stage or run of the variant on view.
        cancelled: set when the person wants the run, trace or stepping under way to end.
    """

    def __init__(self, lock: threading.RLock) -> None:
        self._lock = lock
        self.phase = "empty"
        self.progress: dict[str, Any] | None = None
        self.message: dict[str, str] | None = None
        self.revision = 0
        self.cancelled = threading.Event()
        self._listeners: list[Callable[[], None]] = []
        self._idle = threading.Event()
        self._idle.set()

    @property
    def busy(self) -> bool:
        """Whether work is under way."""
        return self.phase in BUSY

    def on_change(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Calls ``listener`` after each change, from whichever thread made it; what it returns ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def wait(self, timeout: float | None = None) -> bool:
        """Blocks until no work is under way; False when ``timeout`` seconds were not enough."""
        return self._idle.wait(timeout)

    def begin(self, phase: str, total: int | None, name: str = "") -> None:
        """Work begins; with the lock held, and :meth:`changed` is to be called after it."""
        self.phase = phase
        self.message = None
        self.progress = {"done": 0, "total": total, "name": name, "layer": "", "seconds": 0.0}
        self._idle.clear()

    def advance(self, **progress: Any) -> None:
        """Fields of the progress that are others now; after the end of the work nothing happens."""
        with self._lock:
            if self.progress is None:
                return
            self.progress = {**self.progress, **progress}
        self.changed()

    def finish(self, phase: str) -> None:
        """The work has ended; all listeners know before anybody who waits goes on."""
        with self._lock:
            self.phase = phase
            self.progress = None
            self.revision += 1
        try:
            self.changed()
        finally:
            with self._lock:
                # A listener may have started the next work.
                if not self.busy:
                    self._idle.set()

    def say(self, text: str, severity: str) -> None:
        """Shows one line about the last action: ``note``, ``warning`` or ``error``."""
        with self._lock:
            self.message = {"text": text, "severity": severity}
        self.changed()

    def changed(self) -> None:
        """Tells the listeners."""
        for listener in tuple(self._listeners):
            listener()

    # ------------------------------------------------------------------------------------------- tracing and stepping

    def tracing_begins(self) -> None:
        """See :class:`trace_desk.Host`; called with the lock held."""
        self.begin("tracing", 100, "per cent of the way back")

    def tracing_advances(self, part: float) -> None:
        """See :class:`trace_desk.Host`."""
        self.advance(done=round(100 * part))

    def tracing_ends(self, trouble: str) -> None:
        """See :class:`trace_desk.Host`."""
        if trouble:
            self.say(trouble, "note" if self.cancelled.is_set() else "error")
        self.finish("idle")

    def tracing_cancelled(self) -> bool:
        """See :class:`trace_desk.Host`."""
        return self.cancelled.is_set()

    def stepping_begins(self) -> None:
        """See :class:`step_desk.Host`; called with the lock held."""
        self.begin("stepping", None, "steps")

    def stepping_advances(self, steps: int) -> None:
        """See :class:`step_desk.Host`."""
        if self.phase == "stepping":
            self.advance(done=steps)

    def stepping_ends(self) -> None:
        """See :class:`step_desk.Host`."""
        with self._lock:
            self.phase = "idle"
            self.progress = None
        try:
            self.changed()
        finally:
            self._idle.set()

    def stepping_changed(self) -> None:
        """See :class:`step_desk.Host`."""
        self.changed()

    def stepping_cancelled(self) -> bool:
        """See :class:`step_desk.Host`."""
        return self.cancelled.is_set()
