"""Tuning: a space of settings is searched for the fastest correct kernel, on several processes at once."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from wave_explorer.experiment.tune.results import Importance, PrunedRow, TunedPoint, TuneProgress, TuneResult

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from wave_explorer.experiment.tune.objective import Objective
    from wave_explorer.experiment.tune.space import Sifted, Space
    from wave_explorer.kernel import KernelSpec

__all__ = ["TIME_LIMIT", "PrunedRow", "TuneProgress", "TuneResult", "TunedPoint", "tune"]

TIME_LIMIT = 300.0
"""Seconds of one compile, and of one run, after which a trial is ended."""

OF_A_PROPOSED_SPACE = 40
"""Points that are tried of a space that nobody gave, and nobody said how many."""


def tune(
    spec: KernelSpec,
    space: Space | Mapping[str, Iterable[Any] | str] | None = None,
    *,
    trials: int | None = None,
    workers: int = 2,
    scheduler: str | None = None,
    storage: str | os.PathLike[str] | None = None,
    objective: str | Objective | None = None,
    waves_per_simd: int = 1,
    device: str = "auto",
    inputs: Mapping[str, NDArray[Any]] | None = None,
    reference: Mapping[str, NDArray[Any]] | None = None,
    seed: int = 0,
    time_limit: float = TIME_LIMIT,
    progress: Callable[[TuneProgress], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> TuneResult:
    """Searches a space for the best correct kernel.

    Each point is compiled, run, and compared with the reference, in worker processes; one that fails, hangs or ends its
    worker costs only itself. The kernel as it stands is tried first, as the baseline.

    Args:
        spec: the kernel as it stands.
        space: values by name, such as ``{"BLOCK_M": [32, 64], "schedule": "NONE,MODULO"}``; None for what the kernel
            proposes (:func:`wave_explorer.experiment.tune.space.proposed_space`).
        trials: points to try, those of an earlier search in the same storage among them; None for all legal ones of a
            space that is given, and :data:`OF_A_PROPOSED_SPACE` of one that is proposed.
        workers: processes on this machine, and trials at once.
        scheduler: address of a Dask scheduler whose workers are used instead.
        storage: file of the study; a search that was stopped goes on from it. Of a folder, the file in it that is named
            by what is searched for. None keeps it in memory.
        objective: ``time`` (measured on a GPU, modelled on the emulator), a counter, or a resource such as ``vgprs``;
            ``max:NAME`` where larger is better.
        waves_per_simd: points that cannot have so many resident waves are left out.
        device: as ``run`` takes it.
        inputs, reference, seed: of each run, as ``run`` takes them.
        time_limit: seconds of one compile, and again of one run.
        progress: told after each change, in this thread.
        cancelled: asked now and then; True stops the search, and what is done is kept.

    Raises:
        KernelError: an unknown setting or objective, nothing to vary, a storage of another study, or no workers.
        LaunchError: no device can run the target.
    """
    from wave_explorer.arch.machines import MACHINES
    from wave_explorer.device.choice import choose
    from wave_explorer.experiment.tune.cluster import connected, worker_addresses
    from wave_explorer.experiment.tune.objective import objective_of
    from wave_explorer.experiment.tune.search import Search, with_ratio
    from wave_explorer.experiment.tune.shelf import RecordShelf
    from wave_explorer.experiment.tune.space import Space, proposed_space, sifted, space_of
    from wave_explorer.experiment.tune.study import TuneStudy, file_name, identity
    from wave_explorer.experiment.tune.summary import importance, others, pareto_front
    from wave_explorer.experiment.tune.trials import Trial
    from wave_explorer.kernel import KernelError

    if spec.mlir is not None:
        raise KernelError(
            "This kernel's MLIR was edited by hand: no setting changes its code any more.",
            advice='Take that edit back first: spec.edit(mlir="").',
        )
    began = time.monotonic()
    report = progress or (lambda _: None)
    stop = cancelled or (lambda: False)
    goal = objective_of(objective, spec.target_name)
    where = choose(device, spec.target_name)
    if goal.name == "time" and where.kind == "emulator" and spec.target_name not in MACHINES:
        raise KernelError(
            f"There is no time to search for: no throughput figures are published for {spec.target_name}, and without "
            "a GPU nothing is measured.",
            advice="Choose a counter as the objective, or a target among " + ", ".join(MACHINES) + ".",
        )
    searched = space if isinstance(space, Space) else proposed_space(spec) if space is None else space_of(spec, space)

    def looked_at(count: int) -> None:
        report(TuneProgress("sifting", done=count, total=len(searched), size=len(searched)))

    looked_at(0)
    points = sifted(spec, searched, waves_per_simd=waves_per_simd, looked_at=looked_at, cancelled=stop)
    if not points.whole or not points.legal:
        return _untried(spec, searched, points, goal, where.name, time.monotonic() - began)
    file = None if storage is None else Path(storage)
    if file is not None and file.is_dir():
        file = file / file_name(identity(spec, searched, goal, where.name, seed))
    shelf = RecordShelf(file)
    study = TuneStudy(spec, searched, goal, legal=points.legal, device=where.name, seed=seed, shelf=shelf, storage=file)
    resumed = study.resumed
    most = trials if trials is not None else len(points.legal) if space is not None else OF_A_PROPOSED_SPACE
    wanted = min(most, len(points.legal))
    report(TuneProgress("starting workers", size=len(searched), pruned=len(points.pruned), total=wanted))
    try:
        with connected(workers, scheduler) as client:
            parallel = workers if scheduler is None else max(1, len(worker_addresses(client)))
            search = Search(
                client,
                spec,
                searched,
                study,
                shelf,
                Trial(
                    number=0,
                    settings={},
                    shipment=b"",
                    objective=goal,
                    device=device,
                    seed=seed,
                    time_limit=time_limit,
                    inputs=None if inputs is None else dict(inputs),
                    reference=None if reference is None else dict(reference),
                ),
                goal,
                parallel,
                wanted,
                where.name,
                report,
                stop,
                (len(points.pruned), len(searched)),
            )
            search.baseline()
            ended = search.points()
            again, best = search.again()
    finally:
        shelf.close()
    tried = study.points()
    base = study.baseline
    if base is not None:
        base = msgspec.structs.replace(base, record=shelf.name(base.number))
    return TuneResult(
        kernel=spec.source.label,
        target=spec.target_name,
        device=where.name,
        objective=goal.row(where.name),
        space={one.name: one.choices for one in searched.dimensions},
        size=len(searched),
        legal=len(points.legal),
        baseline=base,
        points=tuple(with_ratio(point, base) for point in tried),
        pruned=tuple(PrunedRow(one.point, one.reason) for one in points.pruned),
        best=best,
        remeasured=again,
        importance=importance(study.optuna, goal),
        pareto=pareto_front(tried, goal),
        beside=others(where.name),
        status="complete" if ended else "cancelled",
        resumed=resumed,
        seconds=time.monotonic() - began,
        workers=parallel,
        storage="" if file is None else str(file),
        records=str(shelf.folder) if shelf.kept else "",
    )


def _untried(
    spec: KernelSpec, space: Space, points: Sifted, goal: Objective, device: str, seconds: float
) -> TuneResult:
    """What there is to say where no trial was begun: none was worth it, or the search was cancelled before."""
    from wave_explorer.experiment.tune.summary import METHOD, others

    return TuneResult(
        kernel=spec.source.label,
        target=spec.target_name,
        device=device,
        objective=goal.row(device),
        space={one.name: one.choices for one in space.dimensions},
        size=len(space),
        legal=len(points.legal),
        baseline=None,
        points=(),
        pruned=tuple(PrunedRow(one.point, one.reason) for one in points.pruned),
        best=None,
        remeasured=None,
        importance=Importance(METHOD, {}, "not known: no point was tried"),
        pareto=(),
        beside=others(device),
        status="complete" if points.whole else "cancelled",
        resumed=0,
        seconds=seconds,
        workers=0,
        notes=("Every point was left out, so nothing was compiled or run.",) if points.whole else (),
    )
