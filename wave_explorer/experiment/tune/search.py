"""The loop of a search: one trial at a time on each worker, and each outcome told to the study."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
from distributed import Client, Future, KilledWorker

from wave_explorer.experiment.tune.cluster import ALLOWED_FAILURES, NoCluster, worker_addresses
from wave_explorer.experiment.tune.objective import Objective
from wave_explorer.experiment.tune.remeasure import BEST_FEW, compared, rounds_on, winner
from wave_explorer.experiment.tune.results import Remeasured, TrialResult, TunedPoint, TuneProgress
from wave_explorer.experiment.tune.shelf import BASELINE, RecordShelf
from wave_explorer.experiment.tune.space import Point, Space
from wave_explorer.experiment.tune.study import TuneStudy
from wave_explorer.experiment.tune.summary import as_good_as_the_best, ranked
from wave_explorer.experiment.tune.trials import Outcome, Trial, evaluate, measure_again
from wave_explorer.kernel import KernelSpec, to_shipment

_LOOK_SECONDS = 0.2
_ANSWER_SECONDS = 60.0
"""How long an outcome that is there may take to come over."""

_KEPT_RECORDS = 5


@dataclass
class _Job:
    """A point on its way.

    Attributes:
        worker: that has it, empty while it waits for one.
        began: by the monotonic clock.
        deaths: workers that died while they had it.
    """

    number: int
    point: Point
    worker: str = ""
    began: float = 0.0
    deaths: int = 0


@dataclass
class Search:
    """One search under way.

    Each worker has at most one trial, which is bound to it. Dask would let others wait behind it, and what waits behind
    a trial that hangs, or ends its worker, would be counted as hanging or deadly too. The next trial of each worker is
    chosen while the workers are busy, and goes out before the last outcome is looked at: a worker hardly waits.

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
        patience: seconds without any worker after which the search is given up.
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
    patience: float = 300.0
    _running: dict[Future, _Job] = field(default_factory=dict)
    _waiting: list[_Job] = field(default_factory=list)
    _workers: tuple[str, ...] = ()
    _last_worker_seen: float = field(default_factory=time.monotonic)
    _latest: TunedPoint | None = None
    _woken: threading.Event = field(default_factory=threading.Event)

    def baseline(self) -> None:
        """Tries the kernel as it stands, unless the study holds that already."""
        if self.study.baseline is not None or self.cancelled():
            return
        self._waiting.append(_Job(BASELINE, {}))
        while self._running or self._waiting:
            if self.cancelled():
                self._stop()
                return
            self._start_waiting("baseline")
            self._harvest("baseline")

    def points(self) -> bool:
        """Tries points until there are enough, none is left, or it is cancelled; whether it came to its end."""
        while not self.cancelled():
            self._look_for_workers()
            while len(self._waiting) < min(self.parallel, len(self._workers)) and self._wants_more():
                self._waiting.append(_Job(*self.study.ask()))
            if not (self._running or self._waiting or self._wants_more()):
                return True
            self._start_waiting("searching")
            self._harvest("searching")
        self._stop()
        return False

    def _start_waiting(self, phase: Any) -> None:
        """Gives every free worker one of the trials that wait, first those whose worker died."""
        self._look_for_workers()
        pairs = list(zip(self._free_workers(), self._waiting, strict=False))
        del self._waiting[: len(pairs)]
        for worker, job in pairs:
            self._submit(job, worker)
        if pairs:
            self._say(phase)

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
        found = compared(few, future.result(), self.device, as_good_as_the_best(order, self.objective))
        return found, winner(found, self.objective, same, [point.number for point in order])

    def _wants_more(self) -> bool:
        under_way = sum(job.number != BASELINE for job in (*self._running.values(), *self._waiting))
        return len(self.study.points()) + under_way < self.wanted and self.study.fresh() > 0

    def _look_for_workers(self) -> None:
        """Who is there now.

        Raises:
            NoCluster: nobody was for long.
        """
        with suppress(OSError):  # the trials under way are told when the scheduler is gone
            self._workers = worker_addresses(self.client)
        now = time.monotonic()
        if self._workers:
            self._last_worker_seen = now
        elif now - self._last_worker_seen > self.patience:
            self._stop()
            raise NoCluster(
                f"There was no worker for {self.patience:.0f} s; what was done until then is kept.",
                advice="Start some, and search again.",
            )

    def _free_workers(self) -> list[str]:
        taken = {job.worker for job in self._running.values()}
        free = [worker for worker in self._workers if worker not in taken]
        return free[: max(0, self.parallel - len(taken))]

    def _submit(self, job: _Job, worker: str) -> None:
        spec = self.spec if job.number == BASELINE else self.space.applied(self.spec, job.point)
        trial = msgspec.structs.replace(
            self.template, number=job.number, settings=job.point, shipment=to_shipment(spec)
        )
        # A key of its own: an equal trial of an earlier search must not be answered from the scheduler's memory.
        future = self.client.submit(self.task, trial, pure=False, retries=0, workers=[worker])
        job.worker, job.began = worker, time.monotonic()
        self._running[future] = job
        future.add_done_callback(lambda _: self._woken.set())

    def _harvest(self, phase: Any) -> None:
        """Takes what is done, after a short wait where nothing is."""
        if not any(future.done() for future in self._running):
            self._woken.wait(_LOOK_SECONDS)
            self._woken.clear()
        ended = [future for future in self._running if future.done()]
        if any(future.cancelled() for future in ended):
            self._stop()
            raise NoCluster(
                "The scheduler is gone; what was done until then is kept.", advice="Start it, and search again."
            )
        done = [(future, self._running.pop(future)) for future in ended]
        if done:
            self._start_waiting(phase)
        for future, job in done:
            outcome = _outcome(future)
            if outcome is None:
                self._worker_died(job, phase)
            else:
                self._take(job.number, job.point, *outcome)
                self._say(phase)
        self._end_orphans(phase)
        self._end_hanging()

    def _worker_died(self, job: _Job, phase: Any) -> None:
        """Tries the point once more: somebody else may have ended the worker."""
        job.deaths += 1
        if job.deaths <= ALLOWED_FAILURES:
            self._waiting.insert(0, job)
            return
        reason = "its worker process died each time that it was tried"
        self._take(job.number, job.point, TrialResult("lost", reason=reason), None)
        self._say(phase)

    def _end_orphans(self, phase: Any) -> None:
        """Takes back trials whose worker is gone; the scheduler would keep them for it for ever."""
        self._look_for_workers()
        for future, job in list(self._running.items()):
            if job.worker not in self._workers and not future.done():
                del self._running[future]
                future.cancel(force=True)
                self._worker_died(job, phase)

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
        for future, job in list(self._running.items()):
            if time.monotonic() - job.began <= limit:
                continue
            del self._running[future]
            its_tasks = self.client.processing().get(job.worker, ())
            future.cancel(force=True)
            self._take(job.number, job.point, TrialResult("timeout", reason=f"no answer after {limit:.0f} s"), None)
            if set(its_tasks) <= {future.key}:  # a worker with other people's tasks stays as it is
                with suppress(ValueError):  # so does one that nobody can restart
                    self.client.restart_workers([job.worker], raise_for_error=False)

    def _stop(self) -> None:
        """Gives back what is under way."""
        for future in self._running:
            future.cancel(force=True)
        for job in (*self._running.values(), *self._waiting):
            if job.number != BASELINE:
                self.study.forget(job.number)
        self._running.clear()
        self._waiting.clear()

    def _say(self, phase: Any) -> None:
        points = self.study.points()
        best = ranked(points, self.objective)
        self.report(
            TuneProgress(
                phase,
                done=len(points),
                total=self.wanted,
                running=tuple(job.point for job in self._running.values()),
                latest=self._latest,
                best=best[0] if best else None,
                baseline=self.study.baseline,
                objective=self.objective.row(self.device),
                pruned=self.counts[0],
                size=self.counts[1],
            )
        )


def _outcome(future: Future) -> tuple[TrialResult, bytes | None] | None:
    """What came of a trial whose future is done; None where its worker did not live to say it."""
    error = future.exception() if future.status == "error" else None
    if isinstance(error, KilledWorker):
        return None
    if error is not None:
        return TrialResult("failed", reason=f"{type(error).__name__}: {error}"), None
    try:
        outcome: Outcome = future.result(timeout=_ANSWER_SECONDS)
    except TimeoutError:  # the worker died with the outcome in its memory
        future.cancel(force=True)
        return None
    return outcome.result, outcome.record


def with_ratio(point: TunedPoint, baseline: TunedPoint | None) -> TunedPoint:
    """A point with its value over the baseline's."""
    mine = point.result.value
    base = None if baseline is None else baseline.result.value
    return msgspec.structs.replace(point, ratio=mine / base) if mine is not None and base else point
