"""Action ``run`` for a pipeline: its phases one after the other, what one makes going into the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from wave_explorer.device import LaunchError
from wave_explorer.device.arguments import check_size, dims_of
from wave_explorer.device.comparison import check_output
from wave_explorer.device.protocol import Cancelled, Measuring, Progress
from wave_explorer.emulator.counter_totals import counter_totals
from wave_explorer.emulator.run_limits import INSTRUCTION_LIMIT, TIME_LIMIT
from wave_explorer.experiment.running import run
from wave_explorer.record import OutputCheck, Run
from wave_explorer.record.pipeline import CompiledPipeline, PipelineRun

if TYPE_CHECKING:
    from wave_explorer.kernel.library import PipelineEntry


def run_pipeline(
    compiled: CompiledPipeline,
    inputs: Mapping[str, NDArray[Any]] | None = None,
    *,
    device: str = "auto",
    check: bool = False,
    seed: int = 0,
    instruction_limit: int = INSTRUCTION_LIMIT,
    time_limit: float | None = TIME_LIMIT,
    measuring: Measuring | None = None,
    progress: Progress | None = None,
    cancelled: Cancelled | None = None,
) -> PipelineRun:
    """Runs all phases; ends after one that fails.

    Args:
        compiled: the records of all phases.
        inputs: arrays by argument name, for all arguments that no phase makes; None makes seeded random ones.
        device, check, seed, instruction_limit, time_limit, measuring, cancelled: as for
            :func:`wave_explorer.experiment.running.run`.
        progress: called now and then with the part of the whole pipeline that is done, 0 to 1.

    Raises:
        LaunchError: a phase did not compile, the inputs do not fit, or no device can run it.
    """
    entry = _entry(compiled)
    for name, comp in zip(compiled.phase_names, compiled.phases, strict=True):
        if comp.asm is None:
            why = comp.error.summary if comp.error else f"the compile is {comp.manifest.status}"
            raise LaunchError(f"{compiled.name}:{name} has no AMDGCN to run: {why}.")
    if inputs is None:
        first = compiled.phases[0]
        check_size(first.spec, dims_of(first.spec, first.symbol_values, {}), made=True)
        inputs = entry.make_inputs(first.spec, seed)
    _refuse_unknown(compiled, entry, inputs)
    runs: list[Run] = []
    for which, comp in enumerate(compiled.phases):
        runs.append(
            run(
                comp,
                _arguments(compiled, entry, which, inputs, runs),
                device=device,
                check=check,
                instruction_limit=instruction_limit,
                time_limit=time_limit,
                measuring=measuring,
                progress=_part(progress, which, len(compiled.phases)),
                cancelled=cancelled,
            )
        )
        if runs[-1].data.status != "ok":
            return _together(compiled, runs, ())
    return _together(compiled, runs, _checks(compiled, entry, inputs, runs[-1]))


def _together(compiled: CompiledPipeline, runs: list[Run], checks: tuple[OutputCheck, ...]) -> PipelineRun:
    times = [run.data.modelled_time for run in runs]
    known = [time.seconds for time in times if time is not None]
    return PipelineRun(
        compiled.name,
        compiled.phase_names[: len(runs)],
        tuple(runs),
        checks,
        counter_totals(runs[0].data.target, [run.data.counters for run in runs]),
        sum(known) if len(known) == len(times) else None,
    )


def _entry(compiled: CompiledPipeline) -> PipelineEntry:
    from wave_explorer.kernel.library import pipelines

    entry = pipelines().get(compiled.name)
    if entry is None or entry.phase_names != compiled.phase_names:
        raise LaunchError(f"The library has no pipeline {compiled.name} of {', '.join(compiled.phase_names)}.")
    return entry


def _refuse_unknown(compiled: CompiledPipeline, entry: PipelineEntry, inputs: Mapping[str, NDArray[Any]]) -> None:
    known = {
        argument.name
        for comp, links in zip(compiled.phases, entry.links, strict=True)
        for argument in comp.spec.arguments
        if argument.usage in ("input", "inout", "scalar") and argument.name not in links
    }
    unknown = sorted(set(inputs) - known)
    if unknown:
        raise LaunchError(
            f"{compiled.name} has no input {', '.join(unknown)}.", f"Its inputs: {', '.join(sorted(known))}."
        )


def _arguments(
    compiled: CompiledPipeline,
    entry: PipelineEntry,
    which: int,
    inputs: Mapping[str, NDArray[Any]],
    runs: list[Run],
) -> dict[str, NDArray[Any]]:
    """Of one phase: what earlier phases made, and the pipeline's own inputs."""
    found = {name: runs[phase].arrays[made] for name, (phase, made) in entry.links[which].items()}
    for argument in compiled.phases[which].spec.arguments:
        if argument.usage != "output" and argument.name not in found and argument.name in inputs:
            found[argument.name] = inputs[argument.name]
    return found


def _part(progress: Progress | None, which: int, count: int) -> Callable[[float], None] | None:
    return None if progress is None else lambda part: progress((which + part) / count)


def _checks(
    compiled: CompiledPipeline, entry: PipelineEntry, inputs: Mapping[str, NDArray[Any]], last: Run
) -> tuple[OutputCheck, ...]:
    spec = compiled.phases[0].spec
    dtypes = {argument.name: argument.dtype for argument in compiled.phases[-1].spec.arguments}
    return tuple(
        check_output(
            name,
            dtypes[name],
            last.arrays[name],
            np.asarray(expected),
            reduction_length=entry.reduction_length(spec),
            intermediate=entry.intermediate(spec),
        )
        for name, expected in entry.reference(dict(inputs), spec).items()
    )
