"""Runs any AMDGCN text on arrays and numbers in argument order."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wave_explorer.device.choice import choose
from wave_explorer.device.errors import LaunchError
from wave_explorer.device.launch import block_of
from wave_explorer.device.protocol import (
    Argument,
    BufferArgument,
    Cancelled,
    Extent,
    KernelLaunch,
    Progress,
    ScalarArgument,
)
from wave_explorer.isa.program import KernelArgument
from wave_explorer.isa.reader import read
from wave_explorer.record.run import OutputCheck, Run, RunData


def run_asm(
    text: str,
    args: Sequence[NDArray[Any] | int | float | np.generic],
    grid: Extent,
    block: Extent | None = None,
    lds_bytes: int | None = None,
    *,
    kernel: str | None = None,
    device: str = "auto",
    check: bool = False,
    progress: Progress | None = None,
    cancelled: Cancelled | None = None,
) -> Run:
    """Runs one kernel of an AMDGCN text.

    Args:
        text: assembly, from any compiler or by hand.
        args: in the kernel's order: an array for a pointer, a number for an argument by value.  A Python int or
            float takes the size that the kernel's ``.args`` give, 4 bytes without them; a NumPy number its own.
        grid: workgroups in x, y, z.
        block: threads of a workgroup; may be left out where the code object requires a size.
        lds_bytes: LDS of a workgroup, for kernels with dynamic LDS.
        kernel: which one, where the text holds several.
        device: ``auto``, or the name or kind of a device.
        check: see :func:`run_compilation`.
        progress, cancelled: see :class:`Device`.

    Returns:
        The run; ``arrays`` holds every array after it, by ``.args`` name or ``arg0``, ``arg1`` ... by position.

    Raises:
        AsmSyntaxError, KernelChoiceError: the text cannot be read.
        LaunchError: the arguments do not fit, or no device can run it.
    """
    program = read(text, kernel)
    described = [entry for entry in program.metadata.arguments if not entry.kind.startswith("hidden_")]
    if described and len(described) != len(args):
        raise LaunchError(f"{program.metadata.name} takes {len(described)} arguments, {len(args)} are given.")
    arguments = tuple(
        _argument(position, value, described[position] if described else None) for position, value in enumerate(args)
    )
    extent = block_of(block, program.metadata.required_workgroup_size, program.metadata.name)
    chosen = choose(device, program.target)
    result = chosen.run(
        KernelLaunch(program, arguments, grid, extent, lds_bytes, check), progress=progress, cancelled=cancelled
    )
    data = RunData(
        id=uuid.uuid4().hex[:12],
        compilation="",
        device=chosen.name,
        target=program.target,
        grid=grid,
        block=extent,
        outputs=tuple(
            OutputCheck(name, str(array.dtype), array.shape, note="not checked: there is no reference")
            for name, array in result.buffers.items()
        ),
        counters=result.counters,
        findings=result.findings,
        instruction_counts=result.instruction_counts,
        wave_instructions=result.wave_instructions,
        seconds=result.seconds,
        status=result.status,
        notes=(f"ran on: {chosen.name}", *result.notes),
        modelled_time=result.modelled_time,
    )
    return Run(data, dict(result.buffers))


def _argument(position: int, value: Any, entry: KernelArgument | None) -> Argument:
    name = (entry.name if entry is not None else "") or f"arg{position}"
    by_value = entry is not None and entry.kind == "by_value"
    if isinstance(value, np.ndarray):
        if by_value:
            raise LaunchError(f"Argument {position} ({name}) is passed by value, not as an array.")
        return BufferArgument(name, value, read_back=True)
    if entry is not None and not by_value:
        raise LaunchError(f"Argument {position} ({name}) is a pointer: give an array, not {value!r}.")
    return ScalarArgument(name, _content(position, name, value, entry.size if entry is not None else 4))


def _content(position: int, name: str, value: Any, size: int) -> bytes:
    if isinstance(value, np.generic):
        return value.tobytes()
    if isinstance(value, bool | int):
        try:
            return int(value).to_bytes(size, "little", signed=value < 0)
        except OverflowError:
            raise LaunchError(f"Argument {position} ({name}): {value} does not fit in {size} bytes.") from None
    if isinstance(value, float) and size in (2, 4, 8):
        return np.asarray(value, dtype=f"<f{size}").tobytes()
    raise LaunchError(f"Argument {position} ({name}) is a {type(value).__name__}: give an array or a number.")
