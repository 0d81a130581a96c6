"""Searches whose trials need no compiler, in this process or on workers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.experiment.tune.worker_tasks import instant
from wave_explorer.experiment.tune.objective import Objective
from wave_explorer.experiment.tune.results import TuneProgress
from wave_explorer.experiment.tune.search import Search
from wave_explorer.experiment.tune.shelf import RecordShelf
from wave_explorer.experiment.tune.space import sifted, space_of
from wave_explorer.experiment.tune.study import TuneStudy
from wave_explorer.experiment.tune.trials import Outcome, Trial
from wave_explorer.kernel import KernelSpec

CHOICES: dict[str, Any] = {
    "waves_m": [1], "BLOCK_M": [16, 32, 64], "BLOCK_N": [16, 32], "BLOCK_K": [16, 32], "waves_n": [1],
}  # fmt: skip


def a_search(
    client: Any,
    spec: KernelSpec,
    task: Callable[[Trial], Outcome] = instant,
    *,
    storage: Path | None = None,
    log: Path | None = None,
    parallel: int = 1,
    wanted: int = 99,
    time_limit: float = 300.0,
    cancelled: Callable[[], bool] = lambda: False,
    report: Callable[[TuneProgress], None] = lambda _: None,
    seed: int = 0,
    grace: float = 60.0,
) -> Search:
    """A search over :data:`CHOICES`, all of whose points are legal for a gemm of 64."""
    space = space_of(spec, CHOICES)
    objective = Objective()
    shelf = RecordShelf(storage)
    legal = sifted(spec, space).legal
    study = TuneStudy(spec, space, objective, legal=legal, device="emulator", seed=seed, shelf=shelf, storage=storage)
    template = Trial(0, {}, b"", objective, str(log or ""), 0, time_limit)
    return Search(
        client, spec, space, study, shelf, template, objective, parallel, min(wanted, len(legal)), "emulator", report,
        cancelled, task=task, grace=grace,
    )  # fmt: skip


class InThisProcess:
    """Stands for a client whose workers are this process: what is submitted is done at once."""

    def nthreads(self) -> dict[str, int]:
        """One worker."""
        return {"inproc://here": 1}

    def submit(self, task: Callable[..., Any], *arguments: Any, **options: Any) -> Any:
        """A future that is finished."""
        return _Done(task(*arguments))


class _Done:
    status = "finished"

    def __init__(self, value: Any) -> None:
        self._value = value

    def done(self) -> bool:
        return True

    def cancelled(self) -> bool:
        return False

    def add_done_callback(self, call: Callable[[Any], None]) -> None:
        call(self)

    def result(self, timeout: float | None = None) -> Any:
        return self._value
