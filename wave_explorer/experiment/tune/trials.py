"""One trial: a point is compiled, run, and compared with the reference, in whatever process this is called.

What goes in and what comes out is plain data, so that a Dask worker on another machine can do it.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from numpy.typing import NDArray

from wave_explorer.device import LaunchError
from wave_explorer.device.choice import choose
from wave_explorer.device.protocol import Measuring
from wave_explorer.experiment.launch_inputs import library_entry
from wave_explorer.experiment.running import run as run_on_device
from wave_explorer.experiment.tune.figures import registers, speed
from wave_explorer.experiment.tune.lease import measuring
from wave_explorer.experiment.tune.objective import Objective
from wave_explorer.experiment.tune.results import Correctness, Status, TrialResult
from wave_explorer.kernel.errors import KernelError
from wave_explorer.record import Compilation, Run, load, with_run

_ENDLESS = ("takes-too-long", "instruction-limit")
"""Kinds of findings with which the emulator ends a run that would not end by itself."""


class Trial(msgspec.Struct, frozen=True):
    """What a worker needs to try one point.

    Attributes:
        number: of the point; -1 for the baseline.
        settings: of the point.
        shipment: the spec, from :func:`wave_explorer.kernel.shipping.to_shipment`.
        objective, direction: what its value is.
        device: as ``run`` takes it.
        seed: of inputs that are made.
        time_limit: seconds of the compile, and again of the run.
        inputs, reference: arrays by argument name; None as ``run`` takes it.
    """

    number: int
    settings: dict[str, Any]
    shipment: bytes
    objective: Objective
    device: str
    seed: int
    time_limit: float
    inputs: dict[str, Any] | None = None
    reference: dict[str, Any] | None = None


class Outcome(msgspec.Struct, frozen=True):
    """What comes back: the figures, and the record as the content of a ``.wavex`` file, None where there is none."""

    number: int
    result: TrialResult
    record: bytes | None


def evaluate(trial: Trial) -> Outcome:
    """Tries one point; whatever is wrong with it is in the result, and nothing is raised."""
    began = time.monotonic()
    record: bytes | None = None
    comp: Compilation | None = None
    try:
        try:
            comp = _compiled(trial)
            took = time.monotonic() - began
            result, run = _run(trial, comp, took)
            comp = comp if run is None else with_run(comp, run.data)
        finally:
            # A compile that could not be run is worth a look too.
            record = None if comp is None else _content(comp)
    except (KernelError, LaunchError) as error:
        result = TrialResult("failed", reason=str(error))
    except Exception as error:
        # A defect of ours or of a library must cost this point and not the search.
        result = TrialResult("failed", reason=f"{type(error).__name__}: {error}")
    return Outcome(trial.number, msgspec.structs.replace(result, worker=f"process {os.getpid()}"), record)


def measure_again(records: tuple[bytes, ...], rounds: int, trial: Trial) -> tuple[tuple[float | None, ...], ...]:
    """Values of the objective for several records, measured in turns: the first of each, then the second.

    Args:
        records: contents of ``.wavex`` files.
        rounds: how often each is run.
        trial: what to run them with; its shipment is not looked at.
    """
    with tempfile.TemporaryDirectory(prefix="wave-explorer-") as folder:
        comps = []
        for position, content in enumerate(records):
            path = Path(folder) / f"{position}.wavex"
            path.write_bytes(content)
            comps.append(load(path))
        values: list[list[float | None]] = [[] for _ in comps]
        for _ in range(rounds):
            for comp, row in zip(comps, values, strict=True):
                run = _on_device(trial, comp)
                row.append(trial.objective.value(run, *_figures(comp, run)) if run.ok else None)
    return tuple(map(tuple, values))


def _compiled(trial: Trial) -> Compilation:
    from wave_explorer.capture.worker import compile_in_worker
    from wave_explorer.kernel.shipping import from_shipment

    # A limit of the compile ends the whole process group, iree-compile included.
    job = compile_in_worker(from_shipment(trial.shipment), timeout=trial.time_limit, passes=False)
    try:
        return job.result()
    except BaseException:
        job.cancel()
        raise


def _run(trial: Trial, comp: Compilation, compile_seconds: float) -> tuple[TrialResult, Run | None]:
    """What came of a compile, and its run where there was one."""
    if comp.error is not None or comp.asm is None:
        error = comp.error
        status: Status = "timeout" if error is not None and error.kind == "timeout" else "failed"
        reason = error.summary if error is not None else f"the compile is {comp.manifest.status}"
        return TrialResult(status, reason=reason, compile_seconds=compile_seconds), None
    began = time.monotonic()
    run = _on_device(trial, comp)
    took = time.monotonic() - began
    how_fast, needs = _figures(comp, run)
    status, reason = _judged(run, trial.time_limit)
    result = TrialResult(
        status,
        reason=reason,
        value=trial.objective.value(run, how_fast, needs) if status == "ok" else None,
        speed=how_fast,
        registers=needs,
        correctness=tuple(Correctness(one.name, one.max_abs_err, one.tolerance, one.ok) for one in run.data.outputs),
        counters={counter.name: counter.value for counter in run.data.counters if counter.value is not None},
        compile_seconds=compile_seconds,
        run_seconds=took,
        notes=run.data.notes,
    )
    return result, run


def _on_device(trial: Trial, comp: Compilation) -> Run:
    deadline = time.monotonic() + trial.time_limit
    counter = trial.objective.counter
    with measuring(choose(trial.device, comp.spec.target)):
        return run_on_device(
            comp,
            _arrays(trial.inputs),
            device=trial.device,
            reference=_arrays(trial.reference),
            seed=trial.seed,
            time_limit=trial.time_limit,
            measuring=Measuring(counters=() if counter is None else (counter,)),
            cancelled=lambda: time.monotonic() > deadline,
        )


def _figures(comp: Compilation, run: Run) -> tuple[Any, Any]:
    x, y, z = run.data.block
    return speed(comp, run, library_entry(comp)), registers(comp, x * y * z)


def _judged(run: Run, time_limit: float) -> tuple[Status, str]:
    if run.data.status == "cancelled":
        return "timeout", f"the run was ended after {time_limit:g} s"
    errors = [finding for finding in run.data.findings if finding.severity == "error"]
    if errors:
        return ("timeout" if errors[0].kind in _ENDLESS else "wrong"), errors[0].message
    off = [one for one in run.data.outputs if one.ok is False]
    if off:
        worst = off[0]
        error = "no number" if worst.max_abs_err is None else f"{worst.max_abs_err:.3g}"
        return "wrong", f"{worst.name} is off by {error}; {worst.tolerance:.3g} is allowed"
    if run.data.status != "ok":
        return "failed", "the run did not get to its end"
    return "ok", ""


def _arrays(given: Mapping[str, Any] | None) -> dict[str, NDArray[Any]] | None:
    return None if given is None else dict(given)


def _content(comp: Compilation) -> bytes:
    with tempfile.TemporaryDirectory(prefix="wave-explorer-") as folder:
        path = Path(folder) / "trial.wavex"
        comp.save(str(path))
        return path.read_bytes()
