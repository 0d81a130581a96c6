"""Records every `wave_compile` of this session, with no change to the code that calls it or to what it gets."""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable
from typing import Any

from wave_explorer.capture import interception, second_compile
from wave_explorer.capture.active import active
from wave_explorer.capture.observed_compile import ObservedCompile
from wave_explorer.capture.worker import CompileJob, WorkerUnavailable, compile_in_worker, prepare
from wave_explorer.kernel.errors import KernelError
from wave_explorer.record import Compilation
from wave_explorer.record.compilation import Origin

_log = logging.getLogger(__name__)

KEPT = 200
"""How many records a watch keeps; the oldest go first."""

Callback = Callable[[Compilation], None]


class Watch:
    """The records of a session, from the moment it is turned on until :meth:`stop`.

    A record is there from the first pass on and grows: first by the passes of the user's own compile, then by what a
    second compile in a worker shows (IREE, LLVM, AMDGCN, provenance).
    """

    def __init__(self, origin: Origin = "watch") -> None:
        self._origin = origin
        self._lock = threading.Lock()
        self._entries: deque[ObservedCompile | Compilation] = deque(maxlen=KEPT)
        self._pending: set[CompileJob] = set()
        self._idle = threading.Condition(self._lock)
        self._new: list[Callback] = []
        self._updated: list[Callback] = []

    @property
    def on(self) -> bool:
        """Whether compiles are being recorded."""
        return _current is self

    @property
    def compilations(self) -> tuple[Compilation, ...]:
        """The records in the order their compiles began, as they are now."""
        with self._lock:
            entries = tuple(self._entries)
        return tuple(entry.compilation() if isinstance(entry, ObservedCompile) else entry for entry in entries)

    def on_new(self, callback: Callback) -> None:
        """Calls ``callback`` with each new record, when its compile begins.

        Both kinds of callback run in the thread that compiles, or in one of a worker; what they raise is logged.
        """
        self._new.append(callback)

    def on_update(self, callback: Callback) -> None:
        """Calls ``callback`` with a record when a pass was added to it or something else in it changed."""
        self._updated.append(callback)

    def wait(self, timeout: float | None = None) -> bool:
        """Waits for the second compiles that are on their way; False when they took longer than ``timeout`` s."""
        with self._lock:
            return self._idle.wait_for(lambda: not self._pending, timeout)

    def stop(self) -> None:
        """Puts the compiler back as it was; the records stay."""
        _stop(self)

    def __repr__(self) -> str:
        return f"<Watch {'on' if self.on else 'off'}, {len(self._entries)} compiles>"

    # What follows is called for each wave_compile.

    def handle(self, original: Callable[..., Any], options: Any, kernel: Any, schedule: Any) -> Any:
        """Runs one `wave_compile` of the user under observation."""
        if active.get() is not None:  # a compile inside a compile, or one of ours
            return original(options, kernel, schedule)
        try:
            observed = self._begin(options, kernel, schedule)
        except Exception:
            _log.warning("a compile is not recorded", exc_info=True)
            return original(options, kernel, schedule)
        try:
            result = observed.run(original, schedule)
        except BaseException:
            self._guarded_end(observed, compiled=False)
            raise
        self._guarded_end(observed, compiled=True)
        return result

    def _guarded_end(self, observed: ObservedCompile, *, compiled: bool) -> None:
        try:
            self._ended(observed, compiled=compiled)
        except Exception:
            _log.warning("a record could not be completed", exc_info=True)

    def _ended(self, observed: ObservedCompile, *, compiled: bool) -> None:
        """The user's compile has ended, by a result or by an exception."""
        self._tell(self._updated, observed)
        if compiled:
            self._compile_again(observed)

    def _begin(self, options: Any, kernel: Any, schedule: Any) -> ObservedCompile:
        made: list[ObservedCompile] = []

        def listener(event: object) -> None:
            if made:
                self._tell(self._updated, made[0])

        observed = ObservedCompile(options, kernel, schedule, self._origin, listener)
        with self._lock:
            self._entries.append(observed)
        self._tell(self._new, observed)
        made.append(observed)
        return observed

    def _compile_again(self, observed: ObservedCompile) -> None:
        """Starts the second compile; its result is joined when it comes."""
        try:
            if observed.spec is None:
                raise KernelError(observed.no_spec)
            job = compile_in_worker(observed.spec)
        except KernelError as error:
            self._lower(observed, error.summary)
            return
        self._follow(job, lambda: self._join(observed, job))

    def _join(self, observed: ObservedCompile, job: CompileJob) -> None:
        try:
            second = job.result()
        except (KernelError, WorkerUnavailable) as error:
            self._lower(observed, str(error))
            return
        if not observed.add_second(second):
            self._add_apart(observed, second)
            if not observed.cache_hit:
                self._lower(observed, second_compile.why_no_links(second))

    def _lower(self, observed: ObservedCompile, why: str) -> None:
        """Where no second compile can speak for the first: takes the MLIR of the first down to AMDGCN."""
        if observed.lowered is None:
            observed.note(f"IREE's and LLVM's passes, AMDGCN and provenance are not known: {why}")
            return
        job = CompileJob(observed.lowered, observed.lowered.spec)
        self._follow(job, lambda: observed.add_lowered(job.result(), why))

    def _follow(self, job: CompileJob, join: Callable[[], None]) -> None:
        """Calls ``join`` once the job is done."""
        with self._lock:
            self._pending.add(job)

        def ended(job: CompileJob) -> None:
            try:
                join()
            except Exception:
                _log.warning("a second compile is not in its record", exc_info=True)
            finally:
                with self._lock:
                    self._pending.discard(job)
                    self._idle.notify_all()

        job.when_done(ended)

    def _add_apart(self, observed: ObservedCompile, second: Compilation) -> None:
        with self._lock:
            place = self._entries.index(observed) + 1 if observed in self._entries else len(self._entries)
            if len(self._entries) == KEPT:
                self._entries.popleft()
                place -= 1
            self._entries.insert(place, second)
        self._tell(self._new, second)

    def _tell(self, callbacks: list[Callback], observed: ObservedCompile | Compilation) -> None:
        for callback in tuple(callbacks):
            try:
                callback(observed.compilation() if isinstance(observed, ObservedCompile) else observed)
            except Exception:
                _log.warning("a callback of watch() failed", exc_info=True)


_current: Watch | None = None


def watch(on: bool = True) -> Watch:
    """Records every `wave_compile` from now on; ``watch(False)`` ends that.

    Returns:
        The watch: its records, and callbacks for those who show them.

    Raises:
        UnknownSignature: this wave-lang has another `wave_compile` than the one we know.
    """
    if not on:
        return unwatch()
    if _current is not None:
        return _current
    started = start(Watch())
    try:
        prepare()
    except WorkerUnavailable as error:
        _log.warning("%s", error)
    return started


def start(made: Watch) -> Watch:
    """Makes ``made`` the watch of this process."""
    global _current
    from wave_lang.kernel.wave.compile import wave_compile

    interception.install(wave_compile, made.handle)
    _current = made
    return made


def current_watch() -> Watch | None:
    """The watch that is recording, None while none is."""
    return _current


def unwatch() -> Watch:
    """Puts the compiler back as it was; returns the watch that ended, an empty one if there was none."""
    ended = _current or Watch()
    _stop(ended)
    return ended


def _stop(ending: Watch) -> None:
    global _current
    if _current is ending:
        interception.remove()
        _current = None
