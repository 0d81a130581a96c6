"""The loop of a search: as many trials under way as there are workers, and each outcome told to the study."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
from distributed import Client, Future, KilledWorker

from wave_explorer.experiment.tune.cluster import NoCluster
from wave_explorer.experiment.tune.objective import Objective
from wave_explorer.experiment.tune.remeasure import BEST_FEW, compared, rounds_on, winner
from wave_explorer.experiment.tune.results import Remeasured, TrialResult, TunedPoint, TuneProgress
from wave_explorer.experiment.tune.shelf import BASELINE, RecordShelf
from wave_explorer.experiment.tune.space import Point, Space
from wave_explorer.experiment.tune.study import TuneStudy
from wave_explorer.experiment.tune.summary import ranked
from wave_explorer.experiment.tune.trials import Outcome, Trial, evaluate, measure_again
from wave_explorer.kernel import KernelSpec, to_shipment

_LOOK_SECONDS = 0.2
_KEPT_RECORDS = 5


@dataclass
class Search:
    """One search under way.

    Attributes:
        client: of the workers.
        spec, space, study, shelf: what is tuned, and where it is kept.
        template: a trial with everything but its number and shipment.
        objective: what is better.
        parallel: trials at once.
        wanted: points that the study is to have in the end.
        report: told after each change.
        cancelled: asked now and then.
        counts: points left out, and points of the space, for the reports.
        task: what a worker does with a trial.
        grace: seconds beyond the limits of compile and run after which a worker that says nothing is taken to hang.
    """

    client: Client
    spec: KernelSpec
    space: Space
    study: TuneStudy
    shelf: RecordShelf
    template: Trial
    objective: Objective
    parallel: int
    wanted: int
    device: str
    report: Callable[[TuneProgress], None]
    cancelled: Callable[[], bool]
    counts: tuple[int, int] = (0, 0)
    task: Callable[[Trial], Outcome] = evaluate
    grace: float = 60.0
    _running: dict[Future, tuple[int, Point, float]] = field(default_factory=dict)
    _latest: TunedPoint | None = None
    _woken: threading.Event = field(default_factory=threading.Event)

    def baseline(self) -> None:
        """Tries the kernel as it stands, unless the study holds that already."""
        if self.study.baseline is not None or self.cancelled():
            return
        self._submit(BASELINE, self.spec, {})
        self._say("baseline")
        self._settle("baseline")

    def points(self) -> bool:
        """Tries points until there are enough, none is left, or it is cancelled; whether it came to its end."""
        while not self.cancelled():
            self._fill()
            if not self._running:
                return True
            self._harvest("searching")
        self._stop()
        return False

    def _fill(self) -> None:
        """As many trials under way as there are workers."""
        before = len(self._running)
        while self._may_start():
            number, point = self.study.ask()
            self._submit(number, self.space.applied(self.spec, point), point)
        if len(self._running) > before:
            self._say("searching")

    def again(self) -> tuple[Remeasured | None, int | None]:
        """The best few measured once more beside the baseline, and which of them wins."""
        order = ranked(self.study.points(), self.objective)
        if not order:
            return None, None
        base, same = self.study.baseline, self.study.baseline_number()
        few = ([base] if base is not None and base.result.status == "ok" else []) + [
            point for point in order if point.number != same
        ][:BEST_FEW]
        records = [self.shelf.read(point.record) for point in few]
        if self.cancelled() or any(record is None for record in records):
            return None, order[0].number
        self._say("measuring again")
        future = self.client.submit(
            measure_again, tuple(records), rounds_on(self.device), self.template, pure=False, retries=1
        )
        while not future.done():
            if self.cancelled():
                future.cancel()
                return None, order[0].number
            time.sleep(_LOOK_SECONDS)
        if future.status != "finished":
            return None, order[0].number
        found = compared(few, future.result(), self.device)
        return found, winner(found, self.objective, same)

    def _may_start(self) -> bool:
        under_way = len(self._running)
        return (
            under_way < self.parallel
            and len(self.study.points()) + under_way < self.wanted
            and self.study.fresh() > 0
            and not self.cancelled()
        )

    def _submit(self, number: int, spec: KernelSpec, point: Point) -> None:
        trial = msgspec.structs.replace(self.template, number=number, settings=point, shipment=to_shipment(spec))
        # A key of its own: an equal trial of an earlier search must not be answered from the scheduler's memory.
        future = self.client.submit(self.task, trial, pure=False, retries=0)
        self._running[future] = (number, point, time.monotonic())
        future.add_done_callback(lambda _: self._woken.set())

    def _settle(self, phase: Any) -> None:
        """Waits for all that is under way, or stops it when cancelled."""
        while self._running:
            if self.cancelled():
                self._stop()
                return
            self._harvest(phase)

    def _harvest(self, phase: Any) -> None:
        """Takes what is done, after a short wait where nothing is."""
        if not any(future.done() for future in self._running):
            self._woken.wait(_LOOK_SECONDS)
            self._woken.clear()
        for future in [future for future in self._running if future.done()]:
            if future.cancelled():
                self._stop()
                raise NoCluster(
                    "The scheduler is gone; what was done until then is kept.", advice="Start it, and search again."
                )
            number, point, _ = self._running.pop(future)
            self._take(number, point, *_outcome(future))
            self._say(phase)
        self._end_hanging()

    def _take(self, number: int, point: Point, result: TrialResult, content: bytes | None) -> None:
        name = "" if content is None else self.shelf.put(number, content)
        taken = TunedPoint(number, point, result, name)
        self._latest = taken
        if number == BASELINE:
            self.study.set_baseline(taken)
            return
        self.study.tell(number, result)
        tried = self.study.points()
        best = {one.number for one in ranked(tried, self.objective)[:_KEPT_RECORDS]}
        for one in tried:
            if one.record and one.number not in best and one.number != self.study.baseline_number():
                self.shelf.drop(one.record)

    def _end_hanging(self) -> None:
        """A worker whose trial is over all limits is started afresh; that trial is told as a timeout."""
        limit = 2 * self.template.time_limit + self.grace
        for future, (number, point, began) in list(self._running.items()):
            if time.monotonic() - began <= limit:
                continue
            workers = [address for address, keys in self.client.processing().items() if future.key in keys]
            if not workers:
                # It still waits for its turn: the workers of a cluster may have other work as well.
                self._running[future] = (number, point, time.monotonic())
                continue
            del self._running[future]
            future.cancel(force=True)
            self._take(number, point, TrialResult("timeout", reason=f"no answer after {limit:.0f} s"), None)
            with suppress(ValueError):  # a worker that nobody can restart stays as it is
                self.client.restart_workers(workers, raise_for_error=False)

    def _stop(self) -> None:
        """Gives back what is under way."""
        for future, (number, _, _) in self._running.items():
            future.cancel(force=True)
            if number != BASELINE:
                self.study.forget(number)
        self._running.clear()

    def _say(self, phase: Any) -> None:
        points = self.study.points()
        best = ranked(points, self.objective)
        self.report(
            TuneProgress(
                phase,
                done=len(points),
                total=self.wanted,
                running=tuple(point for _, point, _ in self._running.values()),
                latest=self._latest,
                best=best[0] if best else None,
                baseline=self.study.baseline,
                objective=self.objective.row(self.device),
                pruned=self.counts[0],
                size=self.counts[1],
            )
        )


def _outcome(future: Future) -> tuple[TrialResult, bytes | None]:
    """What came of a trial whose future is done, also where its worker did not live to say it."""
    if future.status == "finished":
        outcome: Outcome = future.result()
        return outcome.result, outcome.record
    error = future.exception() if future.status == "error" else None
    if isinstance(error, KilledWorker):
        return TrialResult("lost", reason="its worker process died each time that it was tried"), None
    if error is not None:
        return TrialResult("failed", reason=f"{type(error).__name__}: {error}"), None
    return TrialResult("lost", reason=f"its task was {future.status}"), None


def with_ratio(point: TunedPoint, baseline: TunedPoint | None) -> TunedPoint:
    """A point with its value over the baseline's."""
    mine = point.result.value
    base = None if baseline is None else baseline.result.value
    return msgspec.structs.replace(point, ratio=mine / base) if mine is not None and base else point
