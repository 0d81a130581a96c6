"""Runs any AMDGCN text on arrays and numbers in argument order."""

from __future__ import annotations

import uuid
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from wave_explorer.arch.targets import UnknownTarget, target
from wave_explorer.device.choice import choose
from wave_explorer.device.comparison import check_output
from wave_explorer.device.element_types import decoded, element_type, is_floating
from wave_explorer.device.errors import LaunchError
from wave_explorer.device.launch import block_of, check_extents
from wave_explorer.device.protocol import (
    Argument,
    BufferArgument,
    Cancelled,
    Extent,
    InstructionsDone,
    KernelLaunch,
    Measuring,
    NullPointer,
    Progress,
    ScalarArgument,
)
from wave_explorer.device.run_beside import run_on
from wave_explorer.emulator.run_limits import HAND_WRITTEN_INSTRUCTION_LIMIT, TIME_LIMIT
from wave_explorer.isa.program import KernelArgument, Program
from wave_explorer.isa.reader import read
from wave_explorer.record.run import OutputCheck, Run, RunData


def run_asm(
    text: str,
    args: Sequence[NDArray[Any] | int | float | np.generic | None],
    grid: Extent,
    block: Extent | None = None,
    lds_bytes: int | None = None,
    *,
    kernel: str | None = None,
    names: Sequence[str] = (),
    dtypes: Mapping[str, str] | None = None,
    expected: Mapping[str, NDArray[Any]] | None = None,
    tolerances: Mapping[str, float] | None = None,
    device: str = "auto",
    check: bool = False,
    instruction_limit: int = HAND_WRITTEN_INSTRUCTION_LIMIT,
    time_limit: float | None = TIME_LIMIT,
    measuring: Measuring | None = None,
    progress: Progress | None = None,
    instructions_done: InstructionsDone | None = None,
    cancelled: Cancelled | None = None,
) -> Run:
    """Runs one kernel of an AMDGCN text.

    Args:
        text: assembly, from any compiler or by hand.
        args: in the kernel's order: an array for a pointer, a number for an argument by value.  A Python int or
            float takes the size that the kernel's ``.args`` give, 4 bytes without them; a NumPy number its own.  None
            is a null pointer, and so is 0 where the ``.args`` say pointer: an access through it ends the run.
        grid: workgroups in x, y, z.
        block: threads of a workgroup; may be left out where the code object requires a size.
        lds_bytes: LDS of a workgroup, for kernels with dynamic LDS.
        kernel: which one, where the text holds several.
        names: of the arguments, for messages and results; by default those of ``.args``, or ``arg0``, ``arg1`` ...
        dtypes: by name, element types that NumPy cannot tell (``bf16``, ``f8e4m3fnuz`` as bit patterns).
        expected: by name, what arrays must hold afterwards; others are not checked.
        tolerances: by name, on the absolute error; integers must be equal, and floats may be off by the rounding of
            one operation, where none is given.
        device: ``auto``, or the name or kind of a device.
        check: see :func:`run_compilation`.
        instruction_limit: of one wave; one that goes on for longer is taken for an endless loop.
        time_limit: seconds; where the first workgroups show that the grid would take longer, the run ends with a
            finding that says how long; on a GPU each launch is ended after it.  None for no limit.
        measuring: what a GPU is asked for beside the outputs.
        progress, instructions_done, cancelled: see :class:`Device`.

    Returns:
        The run; ``arrays`` holds every array after it by name, ``outputs`` those that the kernel wrote or that were to
        be compared, and ``data.accesses`` says what it did with each.

    Raises:
        AsmSyntaxError, KernelChoiceError: the text cannot be read.
        LaunchError: the arguments or extents do not fit, or no device can run it.
    """
    program = read(text, kernel)
    arguments = _arguments(program, args, names)
    known = [argument.name for argument in arguments if isinstance(argument, BufferArgument)]
    strangers = sorted({*(dtypes or {}), *(expected or {}), *(tolerances or {})} - set(known))
    if strangers:
        raise LaunchError(f"There is no array argument {', '.join(strangers)}.", f"Arrays: {', '.join(known)}.")
    extent = block_of(block, program.metadata.required_workgroup_size, program.metadata.name)
    _check_extents(program, grid, extent, lds_bytes)
    chosen = choose(device, program.target)
    launch = KernelLaunch(
        program, arguments, grid, extent, lds_bytes, check, instruction_limit, time_limit, measuring or Measuring()
    )
    result = run_on(chosen, launch, progress=progress, instructions_done=instructions_done, cancelled=cancelled)
    only_read = {access.name for access in result.accesses if not access.written}
    checks = tuple(
        _compared(name, array, (dtypes or {}).get(name, ""), expected or {}, (tolerances or {}).get(name))
        if result.status == "ok"
        else OutputCheck(
            name, (dtypes or {}).get(name, _spelled(array.dtype)), array.shape, note="the run did not get to its end"
        )
        for name, array in result.buffers.items()
        if name in (expected or {}) or name not in only_read
    )
    data = RunData(
        id=uuid.uuid4().hex[:12],
        compilation="",
        device=chosen.name,
        target=program.target,
        grid=grid,
        block=extent,
        outputs=checks,
        accesses=result.accesses,
        counters=result.counters,
        findings=result.findings,
        instruction_counts=result.instruction_counts,
        wave_instructions=result.wave_instructions,
        seconds=result.seconds,
        status=result.status,
        notes=(f"ran on: {chosen.name}", *result.notes),
        modelled_time=result.modelled_time,
        measured_time=result.measured_time,
    )
    return Run(data, dict(result.buffers))


def _arguments(program: Program, args: Sequence[Any], names: Sequence[str]) -> tuple[Argument, ...]:
    described = [entry for entry in program.metadata.arguments if not entry.kind.startswith("hidden_")]
    kernel = program.metadata.name
    if described and len(described) != len(args):
        wanted = ", ".join(_description(position, entry) for position, entry in enumerate(described))
        raise LaunchError(f"{kernel} takes {len(described)} arguments ({wanted}), {len(args)} are given.")
    if names and len(names) != len(args):
        raise LaunchError(f"There are {len(args)} arguments and {len(names)} names.")
    if len(set(names)) != len(names):
        raise LaunchError(f"Two arguments have one name ({', '.join(names)}).")
    return tuple(
        _argument(position, value, described[position] if described else None, names[position] if names else "")
        for position, value in enumerate(args)
    )


def _description(position: int, entry: KernelArgument) -> str:
    kind = f"{entry.size} bytes by value" if entry.kind == "by_value" else "a pointer"
    return f"{entry.name or f'arg{position}'}: {kind}"


def _argument(position: int, value: Any, entry: KernelArgument | None, given_name: str) -> Argument:
    name = given_name or (entry.name if entry is not None else "") or f"arg{position}"
    by_value = entry is not None and entry.kind == "by_value"
    if isinstance(value, np.ndarray):
        if by_value:
            raise LaunchError(f"Argument {position} ({name}) is passed by value, not as an array.")
        if value.dtype.hasobject:
            raise LaunchError(f"Argument {position} ({name}) has dtype {value.dtype}, which a kernel cannot read.")
        return BufferArgument(name, value, read_back=True)
    if value is None or (entry is not None and not by_value and _is_zero(value)):
        if by_value:
            raise LaunchError(f"Argument {position} ({name}) is passed by value: a null pointer is no number.")
        return NullPointer(name)
    if entry is not None and not by_value:
        raise LaunchError(
            f"Argument {position} ({name}) is a pointer: give an array, not {value!r}.",
            "A null pointer is None, or 0.",
        )
    content = _content(position, name, value, entry.size if entry is not None else 4)
    if entry is not None and len(content) != entry.size:
        raise LaunchError(
            f"Argument {position} ({name}) takes {entry.size} bytes by value, and {value!r} has {len(content)}.",
            "Give it in a type of that size.",
        )
    return ScalarArgument(name, content)


def _is_zero(value: object) -> bool:
    return isinstance(value, int | np.integer) and not isinstance(value, bool) and value == 0


def _content(position: int, name: str, value: Any, size: int) -> bytes:
    if isinstance(value, np.generic):
        return value.tobytes()
    if isinstance(value, bool | int):
        try:
            return int(value).to_bytes(size, "little", signed=value < 0)
        except OverflowError:
            raise LaunchError(f"Argument {position} ({name}): {value} does not fit in {size} bytes.") from None
    if isinstance(value, float) and size in (2, 4, 8):
        with np.errstate(over="ignore"):
            number = np.asarray(value, dtype=f"<f{size}")
        if np.isfinite(value) and not np.isfinite(number):
            raise LaunchError(f"Argument {position} ({name}): {value} does not fit in {size} bytes.")
        return number.tobytes()
    raise LaunchError(f"Argument {position} ({name}) is a {type(value).__name__}: give an array or a number.")


def _check_extents(program: Program, grid: Extent, block: Extent, lds_bytes: int | None) -> None:
    """Refuses what no GPU could launch.

    Raises:
        LaunchError: an extent below 1, more threads than a dispatch can hold, or more LDS than the target has.
    """
    check_extents(grid, block)
    wanted = program.metadata.lds_bytes if lds_bytes is None else lds_bytes
    try:
        limit = target(program.target).lds_bytes_per_workgroup
    except UnknownTarget:
        return
    if not 0 <= wanted <= limit:
        raise LaunchError(f"{wanted} bytes of LDS are asked for; a workgroup of {program.target} can have {limit}.")


def _compared(
    name: str, array: NDArray[Any], dtype: str, expected: Mapping[str, NDArray[Any]], tolerance: float | None
) -> OutputCheck:
    spelled = dtype or _spelled(array.dtype)
    if name not in expected:
        return OutputCheck(name, spelled, array.shape, note="not checked: there is no reference")
    wanted = np.asarray(expected[name])
    known = spelled if spelled != str(array.dtype) else "f64"
    found = check_output(name, spelled, decoded(array, known), decoded(wanted, known), reduction_length=1)
    if found.max_abs_err is None:
        return found
    if tolerance is not None:
        # A NaN or infinity in the wrong place is not a matter of tolerance.
        return msgspec.structs.replace(found, tolerance=tolerance, ok=not found.note and found.max_abs_err <= tolerance)
    if array.dtype.kind in "iub" and not is_floating(known):
        return msgspec.structs.replace(found, tolerance=0.0, ok=np.array_equal(array, wanted))
    return found


def _spelled(dtype: np.dtype[Any]) -> str:
    try:
        return element_type(dtype.name)
    except LaunchError:
        return str(dtype)
