"""``wx.run``: a compiled kernel on a device, or all phases of a pipeline one after the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, overload

from numpy.typing import NDArray

from wave_explorer.actions.running_pipeline import run_pipeline
from wave_explorer.device import LaunchError
from wave_explorer.device.protocol import Cancelled, Measuring, Progress, measuring_of
from wave_explorer.emulator.run_limits import INSTRUCTION_LIMIT, TIME_LIMIT
from wave_explorer.experiment.running import run as run_kernel
from wave_explorer.record import Compilation, Run
from wave_explorer.record.pipeline import CompiledPipeline, PipelineRun


@overload
def run(
    comp: Compilation,
    inputs: Mapping[str, NDArray[Any]] | None = ...,
    *,
    device: str = ...,
    check: bool = ...,
    reference: Mapping[str, NDArray[Any]] | None = ...,
    seed: int = ...,
    instruction_limit: int = ...,
    time_limit: float | None = ...,
    counters: str | Sequence[str] = ...,
    measuring: Measuring | None = ...,
    progress: Progress | None = ...,
    cancelled: Cancelled | None = ...,
) -> Run: ...
@overload
def run(
    comp: CompiledPipeline,
    inputs: Mapping[str, NDArray[Any]] | None = ...,
    *,
    device: str = ...,
    check: bool = ...,
    seed: int = ...,
    instruction_limit: int = ...,
    time_limit: float | None = ...,
    counters: str | Sequence[str] = ...,
    measuring: Measuring | None = ...,
    progress: Progress | None = ...,
    cancelled: Cancelled | None = ...,
) -> PipelineRun: ...
def run(
    comp: Compilation | CompiledPipeline,
    inputs: Mapping[str, NDArray[Any]] | None = None,
    *,
    device: str = "auto",
    check: bool = False,
    reference: Mapping[str, NDArray[Any]] | None = None,
    seed: int = 0,
    instruction_limit: int = INSTRUCTION_LIMIT,
    time_limit: float | None = TIME_LIMIT,
    counters: str | Sequence[str] = (),
    measuring: Measuring | None = None,
    progress: Progress | None = None,
    cancelled: Cancelled | None = None,
) -> Run | PipelineRun:
    """Runs a compiled kernel, or the phases of a compiled pipeline.

    Args:
        comp: a record whose compile reached AMDGCN, or what ``wx.compile`` gives for a pipeline.
        inputs: arrays by argument name, in the kernel's shapes and dtypes; of a pipeline those that no phase makes.
            None makes seeded random ones for a library kernel or pipeline.
        device: ``auto`` (the best one here that can run the target), or a device's name or kind.
        check: whether to look for what a GPU would hide: reads before their wait, LDS races, values that nothing has
            written, misaligned addresses, barriers that waves do not pass alike.  See ``run.findings``.
        reference: float64 outputs to compare with; None computes them for a library kernel, and otherwise leaves
            the comparison out.  A pipeline has its own.
        seed: of the inputs that are made.
        instruction_limit: of one wave; one that goes on for longer is taken for an endless loop.
        time_limit: seconds; where the first workgroups show that the grid would take longer, the run ends with a
            finding that says how long; on a GPU each launch is ended after it.  None for no limit.
        counters: what a GPU measures, with the emulator's counters beside: AMD's names or sets (``set:lds``), as a list
            or with commas between them.  The emulator counts everything anyway.
        measuring: all that a GPU can be asked for, in place of ``counters``.
        progress: called now and then with the part that is done, 0 to 1.
        cancelled: asked now and then; True ends the run.

    Raises:
        LaunchError: the compile failed, inputs are needed and were not given or do not fit, or no device can run it.
    """
    asked = measuring or measuring_of(counters)
    if isinstance(comp, CompiledPipeline):
        if reference is not None:
            raise LaunchError("A pipeline is compared with a reference of its own.", "Leave reference out.")
        return run_pipeline(
            comp,
            inputs,
            device=device,
            check=check,
            seed=seed,
            instruction_limit=instruction_limit,
            time_limit=time_limit,
            measuring=asked,
            progress=progress,
            cancelled=cancelled,
        )
    return run_kernel(
        comp,
        inputs,
        device=device,
        check=check,
        reference=reference,
        seed=seed,
        instruction_limit=instruction_limit,
        time_limit=time_limit,
        measuring=asked,
        progress=progress,
        cancelled=cancelled,
    )
