"""Every compile of this kernel that can be looked at: what ``watch()`` records, and the variants of explorers."""

from __future__ import annotations

import logging
import threading
import time
import weakref
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from wave_explorer.actions.device_choice import DeviceChoice
from wave_explorer.actions.session import Session
from wave_explorer.capture.kept_records import KeptRecords
from wave_explorer.capture.watch import KEPT
from wave_explorer.experiment import Experiment, Variant
from wave_explorer.record import Compilation, Manifest
from wave_explorer.record.reopened import KeptBlobs
from wave_explorer.widgets.compile_labels import CompileLabels
from wave_explorer.widgets.feed_rows import CompileRow, DeviceRow, Maker, row_of
from wave_explorer.widgets.paced_thread import PacedThread
from wave_explorer.widgets.running_cell import running_cell

if TYPE_CHECKING:
    from wave_explorer.kernel import KernelSpec

_log = logging.getLogger(__name__)

INTERVAL = 1 / 8
"""Least seconds between two rounds: the list moves at most eight times a second."""


class UnknownCompile(LookupError):
    """This kernel holds no such compile, or it is put away; the message says what to do."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True)
class _Listed:
    """What the book knows of a compile besides its variant."""

    experiment: Experiment
    label: str
    cell: str
    began: float = field(default_factory=time.monotonic)


@dataclass(frozen=True)
class _Taken:
    """A record that is to go into an experiment."""

    experiment: Experiment
    spec: KernelSpec | None
    compilation: Compilation


class _Follower:
    """Tells the book which experiment has changed.

    Attributes:
        cell_due: number of the cell whose compile is the next variant, empty where none is awaited.
        copies: ids of variants that belong to another experiment.
    """

    def __init__(self, experiment: Experiment, see: Callable[[_Follower], None]) -> None:
        self.experiment = experiment
        self.cell_due = ""
        self.copies: frozenset[str] = frozenset()
        self._see = see
        experiment.logbook.on_change(self.changed)

    def changed(self) -> None:
        """The experiment has changed; called in the thread that changed it, perhaps with its lock held."""
        self._see(self)

    def variants(self) -> list[Variant]:
        """Those of this kernel; what an earlier one has left is in its explorer only."""
        with self.experiment.logbook.lock:
            return [one for one in self.experiment.logbook.history.state.variants if not one.restored]


class CompileBook:
    """The compiles in the order in which they began, each in the experiment that it belongs to.

    Records that have ended are moved to disk, so that a hundred compiles do not fill the memory.

    Attributes:
        recorded: the compiles that ``watch()`` records, as variants of one experiment in memory.
    """

    def __init__(self) -> None:
        self.recorded = Experiment(saved=False)
        self._taking = threading.RLock()  # always before a logbook's lock
        self._lock = threading.Lock()  # always after it, and nothing is called under it
        self._taken: dict[str, _Taken] = {}
        self._asked_for: dict[str, Experiment] = {}
        self._followers = [_Follower(self.recorded, self._see)]
        self._sessions: weakref.WeakSet[Session] = weakref.WeakSet()
        self._listed: dict[str, _Listed] = {}
        self._last: dict[str, Manifest] = {}
        self._gone: set[str] = set()
        self._labels = CompileLabels()
        self._kept = KeptRecords()
        self._not_kept: set[str] = set()
        self._new: list[Callable[[str], None]] = []
        self._changed: list[Callable[[], None]] = []
        self._thread = PacedThread(self._round, INTERVAL, "wave-explorer-compiles")

    # ------------------------------------------------------------------------------------------------ what comes in

    def take(self, compilation: Compilation) -> None:
        """A record of ``watch()``, new or grown; called in the thread that compiles, which is not held up."""
        manifest = compilation.manifest
        cell = running_cell.here if manifest.origin == "watch" else ""
        self._take(_Taken(self.recorded, None, compilation), cell)

    def take_asked_for(self, spec: KernelSpec, compilation: Compilation) -> None:
        """A record that ``wx.compile`` makes; those of one kernel are variants of one experiment, and can be edited."""
        with self._lock:
            experiment = self._asked_for.get(spec.source.origin)
            if experiment is None:
                experiment = self._asked_for[spec.source.origin] = Experiment(spec, saved=False)
                self._followers.append(_Follower(experiment, self._see))
        self._take(_Taken(experiment, spec, compilation), running_cell.here)

    def _take(self, taken: _Taken, cell: str) -> None:
        manifest = taken.compilation.manifest
        with self._lock:
            if manifest.id in self._gone:  # its second compile took longer than all that came after it
                return
            self._taken[manifest.id] = taken
            if manifest.id not in self._listed:
                is_copy = taken.spec is None and manifest.origin == "worker"
                label = self._labels.of_compile(manifest, is_copy)
                self._listed[manifest.id] = _Listed(taken.experiment, label, cell)
        self._thread.poke()

    def add(self, session: Session, copies: frozenset[str] = frozenset()) -> None:
        """The variants of an explorer's experiment; its first one is of the cell that is running.

        Args:
            copies: ids of variants that stay listed where they came from.
        """
        with self._lock:
            self._sessions.add(session)
            logbook = session.experiment.logbook
            follower = next((one for one in self._followers if one.experiment.logbook is logbook), None)
        if follower is None:
            follower = _Follower(session.experiment, self._see)
            with self._lock:
                self._followers.append(follower)
        follower.cell_due = running_cell.here
        follower.copies |= copies
        session.on_change(follower.changed)
        follower.changed()

    # ------------------------------------------------------------------------------------------------- what is there

    def rows(self) -> tuple[CompileRow, ...]:
        """All that are not put away, in the order in which their compiles began."""
        # By their experiment too: an explorer that compares has copies of compiles, which are listed where they began.
        present = {(id(experiment), one.id): one for experiment, one in self._variants() if not one.deleted}
        with self._lock:
            listed = [
                (known, present[key])
                for compile_id, known in self._listed.items()
                if (key := (id(known.experiment), compile_id)) in present
            ]
        now = time.monotonic()
        return tuple(
            row_of(variant, known.label, known.cell, self._maker(known.experiment), now - known.began)
            for known, variant in listed
        )

    def find(self, compile_id: str) -> tuple[Experiment, Variant]:
        """The compile with this id, put away or not, and the experiment that it is a variant of.

        Raises:
            UnknownCompile: there is none.
        """
        self.catch_up()
        with self._lock:
            known = self._listed.get(compile_id)
        if known is not None:
            with known.experiment.logbook.lock:
                history = known.experiment.logbook.history
                if compile_id in history:
                    return known.experiment, history.get(compile_id)
        raise UnknownCompile(
            f"this kernel holds no compile {compile_id}: it was made before the kernel was started, or so many "
            "compiles ago that it was let go. Run its cell again"
        )

    def label(self, compile_id: str) -> str:
        """What to call a compile: its name, else what sets it apart.

        Raises:
            UnknownCompile: there is none.
        """
        _, variant = self.find(compile_id)
        with self._lock:
            return variant.name or self._listed[compile_id].label

    def ids(self) -> tuple[str, ...]:
        """All that are not put away, oldest first."""
        return tuple(row.id for row in self.rows())

    @property
    def has_recorded(self) -> bool:
        """Whether ``watch()`` has recorded a compile, put away or not."""
        self.catch_up()
        return bool(self.recorded.logbook.history.state.variants)

    def of_cell(self, number: int) -> str | None:
        """The newest compile that this execution of a cell made, None where it made none."""
        self.catch_up()
        return next((row.id for row in reversed(self.rows()) if row.cell == str(number)), None)

    def device(self) -> DeviceRow:
        """What a run of the newest compile would take, as its explorer or the last one chose."""
        newest = next(iter(reversed(self.rows())), None)
        if newest is None:
            return DeviceRow()
        session = self.session_of(self.find(newest.id)[0])
        row = (session.device if session is not None else DeviceChoice()).row(newest.target)
        return DeviceRow(row["name"], "emulator" if row["kind"] == "emulator" else "gpu", row["note"])

    def session_of(self, experiment: Experiment) -> Session | None:
        """A session on this experiment, None while none is open."""
        with self._lock:
            sessions = tuple(self._sessions)
        return next((one for one in sessions if one.experiment.logbook is experiment.logbook), None)

    # ----------------------------------------------------------------------------------------------------- who follows

    def on_new(self, listener: Callable[[str], None]) -> Callable[[], None]:
        """Calls ``listener`` with the id of each new compile of ``watch()``; what it returns ends that.

        Both kinds of listener are called in the book's own thread, or in that of :meth:`catch_up`.
        """
        self._new.append(listener)
        return lambda: self._new.remove(listener)

    def on_change(self, listener: Callable[[], None]) -> None:
        """Calls ``listener`` when something has changed, at most eight times a second."""
        self._changed.append(listener)

    def poke(self) -> None:
        """Asks for a round: something that listeners show has changed."""
        self._thread.poke()

    def wait(self, timeout: float | None = None) -> bool:
        """Waits until listeners know everything, and what has ended is on disk; False when that took too long."""
        return self._thread.wait(timeout)

    def catch_up(self) -> None:
        """Takes in now what ``watch()`` has recorded."""
        with self._taking:
            with self._lock:
                taken, self._taken = self._taken, {}
                sessions = tuple(self._sessions)
            for one in taken.values():
                try:
                    self._put_in(one, sessions)
                except Exception:  # the other records are listed all the same
                    _log.warning("a compile could not be listed", exc_info=True)
            if taken:
                self._let_go()

    # --------------------------------------------------------------------------------------------------------- inside

    def _round(self) -> None:
        self.catch_up()
        for listener in tuple(self._changed):
            listener()
        self._put_away()

    def _put_in(self, taken: _Taken, sessions: tuple[Session, ...]) -> None:
        experiment, compilation = taken.experiment, taken.compilation
        if compilation.id not in experiment.logbook.history:
            experiment.add(taken.spec, compilation)
            if experiment is self.recorded:
                for listener in tuple(self._new):
                    listener(compilation.id)
        elif not self._moved(taken):
            experiment.update(compilation.id, compilation=compilation)
        for session in sessions:
            if session.experiment.logbook is experiment.logbook:
                session.grown(compilation.id)

    def _maker(self, experiment: Experiment) -> Maker:
        if experiment is self.recorded:
            return "watch"
        return "wx.compile" if experiment in self._asked_for.values() else "explorer"

    def _moved(self, taken: _Taken) -> bool:
        """Whether it only has its contents elsewhere than before: then nothing is to be found out about it anew."""
        compilation = taken.compilation
        last = self._last.pop(compilation.id, None)
        if not isinstance(compilation.blobs, KeptBlobs):  # more may come
            self._last[compilation.id] = compilation.manifest
        if last != compilation.manifest:
            return False
        known = taken.experiment.variant(compilation.id).compilation
        taken.experiment.logbook.hold(Compilation(known.manifest, compilation.blobs))
        return True

    def _let_go(self) -> None:
        """Of very many compiles the oldest go, but for those that a person marked; explorers keep theirs."""
        with self._lock:
            experiments = (self.recorded, *self._asked_for.values())
        for experiment in experiments:
            variants = experiment.logbook.history.state.variants
            surplus = [one.id for one in variants if not one.is_marked][: max(0, len(variants) - KEPT)]
            if surplus:
                with experiment.logbook.changing() as history:
                    history.drop(surplus)
                with self._lock:
                    self._gone.update(surplus)
                    for compile_id in surplus:
                        self._listed.pop(compile_id, None)

    def _see(self, follower: _Follower) -> None:
        # Only this experiment's lock may be asked for here: the caller may hold it, and others hold theirs.
        variants = [one for one in follower.variants() if one.id not in follower.copies]
        cell = running_cell.here
        with self._lock:
            asked_for = tuple(self._asked_for.values())
            for variant in variants:
                known = self._listed.get(variant.id)
                if known is None:
                    label = self._labels.of_variant(variant)
                    self._listed[variant.id] = _Listed(follower.experiment, label, follower.cell_due or cell)
                    follower.cell_due = ""
                elif known.experiment in asked_for and follower.experiment not in asked_for:
                    # It was opened in an explorer: from now on it is named, pinned and deleted there.
                    self._listed[variant.id] = replace(known, experiment=follower.experiment)
        self._thread.poke()

    def _variants(self) -> list[tuple[Experiment, Variant]]:
        with self._lock:
            followers = tuple(self._followers)
        return [(one.experiment, variant) for one in followers for variant in one.variants()]

    def _put_away(self) -> None:
        """Moves to disk what has ended: the views read it from there as they read it from memory."""
        for experiment, variant in self._variants():
            compilation = variant.compilation
            ended = compilation.manifest.status != "compiling"
            if ended and not isinstance(compilation.blobs, KeptBlobs) and compilation.id not in self._not_kept:
                kept = self._kept.keep(compilation)
                if kept is compilation:
                    self._not_kept.add(compilation.id)
                else:
                    experiment.logbook.hold(kept)
