"""Runs a compiled kernel on inputs by name, and checks its outputs."""

from __future__ import annotations

import math
import uuid
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from wave_explorer.device.arguments import dims_of, dynamic_symbols, prepare
from wave_explorer.device.choice import choose
from wave_explorer.device.comparison import UNIT_ROUNDOFF, check_output
from wave_explorer.device.errors import LaunchError
from wave_explorer.device.finding_origins import with_origins
from wave_explorer.device.grid import grid_of
from wave_explorer.device.launch import block_of, check_extents
from wave_explorer.device.protocol import (
    BufferArgument,
    Cancelled,
    DeviceResult,
    Extent,
    KernelLaunch,
    Measuring,
    Progress,
)
from wave_explorer.device.run_beside import run_on
from wave_explorer.emulator.run_limits import TIME_LIMIT
from wave_explorer.isa.errors import AsmSyntaxError, KernelChoiceError
from wave_explorer.isa.program import Program
from wave_explorer.isa.reader import read
from wave_explorer.record.compilation import Compilation
from wave_explorer.record.run import OutputCheck, Run, RunData
from wave_explorer.record.spec import SpecData

# Conversions to a format narrower than the accumulator, by what they leave behind.
_NARROWING = {
    "f16": ("v_cvt_f16_f32", "v_cvt_pkrtz_f16_f32", "v_cvt_pk_f16_f32"),
    "bf16": ("v_cvt_pk_bf16_f32",),
    "f8": ("v_cvt_pk_fp8_f32", "v_cvt_pk_bf8_f32", "v_cvt_sr_fp8_f32", "v_cvt_sr_bf8_f32"),
}


Reference: TypeAlias = Mapping[str, NDArray[np.float64]] | Callable[[], Mapping[str, NDArray[np.float64]]]
"""What outputs must be, by name, or what computes it."""


def run_compilation(
    comp: Compilation,
    inputs: Mapping[str, NDArray[Any]],
    reference: Reference | None = None,
    *,
    reduction_length: int | None = None,
    intermediate: str | None = None,
    grid: Extent | None = None,
    device: str = "auto",
    check: bool = False,
    instruction_limit: int | None = None,
    time_limit: float | None = TIME_LIMIT,
    measuring: Measuring | None = None,
    progress: Progress | None = None,
    cancelled: Cancelled | None = None,
) -> Run:
    """Runs the kernel of a compile.

    Args:
        comp: a compile that got to AMDGCN.
        inputs: arrays by argument name; never changed.  bf16 and fp8 as bit patterns or ml_dtypes arrays.
        reference: what outputs must be, by name, in float64; outputs without one are not checked.  A function is
            called once the kernel has run to its end; where it refuses, a note says so.
        reduction_length: terms in the longest sum behind one output element; worked out from the dims if None.
        intermediate: a format that intermediate results are rounded to, for kernels whose instructions do not show it.
        grid: workgroups, needed only where the record does not fix them (dynamic dims).
        device: ``auto``, or the name or kind of a device.
        check: whether to look for what a GPU would hide: races, reads before their wait, values never written.
        instruction_limit: of one wave; None for what the device takes for an endless loop.
        time_limit: seconds, of the whole run.
        measuring: what a GPU is asked for beside the outputs.
        progress, cancelled: see :class:`Device`.

    Raises:
        LaunchError: the compile holds no AMDGCN, the inputs do not fit, or no device can run it.
    """
    launch = launch_of(comp, inputs, grid)
    program = launch.program
    chosen = choose(device, program.target)
    asked = replace(
        launch,
        check=check,
        instruction_limit=instruction_limit,
        time_limit=time_limit,
        measuring=measuring or Measuring(),
    )
    result = run_on(chosen, asked, progress=progress, cancelled=cancelled)
    wanted, refusal = _known(reference) if result.status == "ok" else (None, ())
    length = reduction_length if reduction_length is not None else _reduction_length(comp.spec, launch)
    narrow = _narrower(intermediate, _intermediate(program, result))
    checks = tuple(
        _check(comp.spec, name, array, wanted, length, narrow, result) for name, array in result.buffers.items()
    )
    notes = (
        *refusal,
        f"ran on: {chosen.name} ({'chosen automatically' if device == 'auto' else 'as asked'})",
        *result.notes,
    )
    dynamic = dynamic_symbols(comp.spec)
    if dynamic:
        values = dims_of(comp.spec, comp.symbol_values, inputs)
        notes = (*notes, "dynamic dims: " + ", ".join(f"{name} = {values[name]}" for name in dynamic))
    data = RunData(
        id=uuid.uuid4().hex[:12],
        compilation=comp.id,
        device=chosen.name,
        target=program.target,
        grid=launch.grid,
        block=launch.block,
        outputs=checks,
        accesses=result.accesses,
        counters=result.counters,
        findings=with_origins(comp, result.findings, check, as_compiled=grid is None),
        instruction_counts=result.instruction_counts,
        wave_instructions=result.wave_instructions,
        seconds=result.seconds,
        status=result.status,
        notes=notes,
        modelled_time=result.modelled_time,
        measured_time=result.measured_time,
    )
    return Run(data, dict(result.buffers), inputs=dict(inputs), references=dict(wanted or {}))


def _known(reference: Reference | None) -> tuple[Mapping[str, NDArray[np.float64]] | None, tuple[str, ...]]:
    """The reference, and why there is none where it cannot be computed."""
    if not callable(reference):
        return reference, ()
    try:
        return reference(), ()
    except LaunchError as error:
        return None, (f"not compared: {error.summary}",)


def launch_of(comp: Compilation, inputs: Mapping[str, NDArray[Any]], grid: Extent | None = None) -> KernelLaunch:
    """The launch of a compiled kernel on these inputs, as :func:`run_compilation` makes it.

    Raises:
        LaunchError: the compile holds no AMDGCN, or the inputs or the grid do not fit.
    """
    if comp.asm is None:
        why = comp.error.summary if comp.error else f"the compile is {comp.manifest.status}"
        raise LaunchError(f"{comp.manifest.kernel} has no AMDGCN to run: {why}.")
    try:
        program = read(comp.asm)
    except (AsmSyntaxError, KernelChoiceError) as error:
        raise LaunchError(f"The AMDGCN of {comp.manifest.kernel} cannot be read: {error}.") from error
    values = dims_of(comp.spec, comp.symbol_values, inputs)
    arguments = prepare(comp.spec, values, inputs)
    recorded = comp.manifest.launch
    extent = grid or (grid_of(recorded, values, inputs) if recorded else None)
    if extent is None:
        text = f" ({recorded.grid_text})" if recorded and recorded.grid_text else ""
        raise LaunchError(
            f"The grid of {comp.manifest.kernel} depends on dynamic dims{text}, and the record does not say how.",
            "Record the kernel again with this version.",
        )
    required = program.metadata.required_workgroup_size
    block = block_of(None if required else (recorded.block if recorded else None), required, comp.manifest.kernel)
    check_extents(extent, block)
    return KernelLaunch(program, arguments, extent, block)


def _check(
    spec: SpecData,
    name: str,
    array: NDArray[Any],
    reference: Mapping[str, NDArray[np.float64]] | None,
    reduction_length: int,
    intermediate: str | None,
    result: DeviceResult,
) -> OutputCheck:
    dtype = next(argument.dtype for argument in spec.arguments if argument.name == name)
    if result.status != "ok":
        return OutputCheck(name, dtype, array.shape, note="the run did not get to its end")
    if reference is None or name not in reference:
        return OutputCheck(name, dtype, array.shape, note="not checked: there is no reference")
    return check_output(
        name, dtype, array, reference[name], reduction_length=reduction_length, intermediate=intermediate
    )


def _reduction_length(spec: SpecData, launch: KernelLaunch) -> int:
    """The largest number of elements of one input that share their output coordinates: dims that no output has."""
    shapes = {a.name: a.array.shape for a in launch.arguments if isinstance(a, BufferArgument)}
    kept = {str(dim) for a in spec.arguments if a.usage in ("output", "inout") for dim in a.dims}
    lengths: list[int] = [
        math.prod(
            extent for dim, extent in zip(argument.dims, shapes[argument.name], strict=True) if str(dim) not in kept
        )
        for argument in spec.arguments
        if argument.name in shapes and argument.usage not in ("output", "inout")
    ]
    return max([1, *lengths])


def _intermediate(program: Program, result: DeviceResult) -> str | None:
    """The narrowest format that an executed instruction rounded to; of all, where the device does not count them."""
    executed = {count.line for count in result.instruction_counts}
    bases = {one.base for one in program.instructions if not executed or one.line in executed}
    narrow = [name for name, mnemonics in _NARROWING.items() if bases.intersection(mnemonics)]
    return narrow[-1] if narrow else None


def _narrower(left: str | None, right: str | None) -> str | None:
    """The format with the larger roundoff; None is exact."""
    return max(left, right, key=lambda name: UNIT_ROUNDOFF[name] if name else 0.0)
