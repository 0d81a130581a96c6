"""Records every `wave_compile` of this session, with no change to the code that calls it or to what it gets.

Switching it on costs nothing: the compiler is hooked when the session imports it, and what records comes with the
first compile.
"""

from __future__ import annotations

import logging
import sys
import threading
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import is_dataclass, replace
from typing import TYPE_CHECKING, Any

from wave_explorer.capture import interception
from wave_explorer.capture.active import active
from wave_explorer.capture.import_hook import COMPILER, CompilerImport

if TYPE_CHECKING:
    from types import ModuleType

    from wave_explorer.capture.compiling_again import CompilingAgain
    from wave_explorer.capture.kept_records import KeptRecords
    from wave_explorer.capture.observed_compile import ObservedCompile
    from wave_explorer.record import Compilation
    from wave_explorer.record.compilation import Origin

_log = logging.getLogger(__name__)

KEPT = 200
"""How many records a watch keeps; the oldest go first."""

Callback = Callable[["Compilation"], None]


class _Entry:
    """A record in the making, or a finished one."""

    def __init__(self, observed: ObservedCompile | None, finished: Compilation | None = None) -> None:
        self.observed = observed
        self.finished = finished

    def compilation(self) -> Compilation:
        """The record as it is now."""
        if self.finished is not None:
            return self.finished
        assert self.observed is not None
        return self.observed.compilation()


class Watch:
    """The records of a session, from the moment it is turned on until :meth:`stop`.

    A record is there from the first pass on and grows: first by the passes of the user's own compile, then by what a
    second compile in a worker shows (IREE, LLVM, AMDGCN, provenance). Once nothing more is to come, its contents are on
    disk until the process ends.

    Attributes:
        trouble: why nothing is recorded though it is on, empty where compiles are recorded.
        target: the target that compiles are made for in place of the one they ask for; empty for theirs.
    """

    def __init__(self, origin: Origin = "watch") -> None:
        self.trouble = ""
        self.target = ""
        self._origin = origin
        self._lock = threading.RLock()
        self._entries: deque[_Entry] = deque(maxlen=KEPT)
        self._again: CompilingAgain | None = None
        self._kept: KeptRecords | None = None
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
        return tuple(entry.compilation() for entry in entries)

    @property
    def notes(self) -> tuple[str, ...]:
        """What a person should know about the records as a whole, as sentences."""
        kept = self._kept.trouble if self._kept is not None else ""
        return tuple(text for text in (self.trouble, kept) if text)

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
        return self._again is None or self._again.wait(timeout)

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
        if self.target:
            options = _aimed_at(self.target, options)
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
        self._tell(self._updated, observed.compilation())
        if compiled:
            self._compiling_again().start(observed)
        else:
            self._compiling_again().settle(observed)

    def _begin(self, options: Any, kernel: Any, schedule: Any) -> ObservedCompile:
        from wave_explorer.capture.observed_compile import ObservedCompile

        if not self._entries and self._origin == "watch":  # a recorded program makes no second compiles itself
            warm_up()
        made: list[ObservedCompile] = []

        def listener(event: object) -> None:
            if made:
                self._tell(self._updated, made[0].compilation())

        observed = ObservedCompile(options, kernel, schedule, self._origin, listener)
        with self._lock:
            self._entries.append(_Entry(observed))
        self._tell(self._new, observed.compilation())
        made.append(observed)
        return observed

    def _compiling_again(self) -> CompilingAgain:
        from wave_explorer.capture.compiling_again import CompilingAgain

        with self._lock:
            if self._again is None:
                self._again = CompilingAgain(self._add_apart, self._settled)
            return self._again

    def _settled(self, observed: ObservedCompile) -> None:
        """Nothing more will be added: the record goes to disk, and the kernel it was made from is let go."""
        self._put_away(observed, observed.compilation())

    def _add_apart(self, observed: ObservedCompile, second: Compilation) -> None:
        kept = self._keep(second)
        with self._lock:
            entry = self._entry(observed)
            place = self._entries.index(entry) + 1 if entry is not None else len(self._entries)
            if len(self._entries) == KEPT:
                self._entries.popleft()
                place -= 1
            self._entries.insert(place, _Entry(None, kept))
        self._tell(self._new, kept)

    def _put_away(self, observed: ObservedCompile, record: Compilation) -> None:
        kept = self._keep(record)
        with self._lock:
            entry = self._entry(observed)
            if entry is None:  # so many compiles ago that it is no longer kept
                return
            entry.observed, entry.finished = None, kept
        self._tell(self._updated, kept)

    def _keep(self, record: Compilation) -> Compilation:
        from wave_explorer.capture.kept_records import KeptRecords

        with self._lock:
            if self._kept is None:
                self._kept = KeptRecords()
        return self._kept.keep(record)

    def _forget(self, observed: ObservedCompile) -> None:
        with self._lock:
            entry = self._entry(observed)
            if entry is not None:
                self._entries.remove(entry)

    def _entry(self, observed: ObservedCompile) -> _Entry | None:
        return next((entry for entry in self._entries if entry.observed is observed), None)

    def _tell(self, callbacks: Sequence[Callback], record: Compilation) -> None:
        for callback in tuple(callbacks):
            try:
                callback(record)
            except Exception:
                _log.warning("a callback of watch() failed", exc_info=True)


_current: Watch | None = None
_awaited: CompilerImport | None = None
_switched: list[Callable[[Watch], None]] = []


def watch(on: bool = True) -> Watch:
    """Records every `wave_compile` from now on; ``watch(False)`` ends that.

    In a session that has not imported Wave's compiler nothing is imported for it: recording begins with that import.

    Returns:
        The watch: its records, and callbacks for those who show them.

    Raises:
        UnknownSignature: this wave-lang has another `wave_compile` than the one we know. Where the compiler is
            imported later, :attr:`Watch.trouble` says so.
    """
    global _current, _awaited
    if not on:
        return unwatch()
    if _current is not None:
        return _current
    made = Watch()
    compiler = sys.modules.get(COMPILER)
    if compiler is not None:
        interception.install(compiler.wave_compile, made.handle)
        warm_up()
    _current = made
    if compiler is None:
        _awaited = CompilerImport(_compiler_imported)
        _awaited.wait()
    _tell_switched(made)
    return made


def on_switch(listener: Callable[[Watch], None]) -> None:
    """Calls ``listener`` with each watch that is turned on from now on, and again when it is turned off."""
    _switched.append(listener)


def current_watch() -> Watch | None:
    """The watch that is recording, None while none is."""
    return _current


def unwatch() -> Watch:
    """Puts the compiler back as it was; returns the watch that ended, an empty one if there was none."""
    ended = _current or Watch()
    _stop(ended)
    return ended


def warm_up() -> None:
    """Starts the process that second compiles are made in, where Wave's compiler is imported and it does not run yet.

    Not at the import itself: the rest of Wave is half imported then.
    """
    if not interception.installed():
        return
    from wave_explorer.capture.worker import WorkerUnavailable, prepare

    try:
        prepare()
    except WorkerUnavailable as error:
        _log.warning("%s", error)


def _compiler_imported(compiler: ModuleType) -> None:
    """Hooks the compiler; whatever goes wrong, the person's own import succeeds."""
    if _current is None:
        return
    try:
        interception.install(compiler.wave_compile, _current.handle)
    except Exception as error:
        _current.trouble = f"nothing is recorded: {error}"
        _log.warning("%s", _current.trouble)


def _stop(ending: Watch) -> None:
    global _current, _awaited
    if _current is ending:
        if _awaited is not None:
            _awaited.cancel()
        interception.remove()
        _current = _awaited = None
        _tell_switched(ending)


def _tell_switched(switched: Watch) -> None:
    for listener in tuple(_switched):
        listener(switched)


def _aimed_at(target: str, options: Any) -> Any:
    """The same options for another target; the person's own object stays as it is."""
    return replace(options, target=target) if is_dataclass(options) and not isinstance(options, type) else options
