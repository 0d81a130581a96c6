"""A run with checks: the same outputs and counters as without, and what was found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.batch_start import BatchStart
from wave_explorer.emulator.checks.checker import Checker
from wave_explorer.emulator.checks.initialised import written_at_launch
from wave_explorer.emulator.checks.report import FINDING_LIMIT
from wave_explorer.emulator.checks.unwritten_values import Fill, UnwrittenValues
from wave_explorer.emulator.global_memory import Buffer, GlobalMemory
from wave_explorer.emulator.observer import Observer
from wave_explorer.emulator.run import EmulatorResult, Extent, emulate
from wave_explorer.emulator.run_limits import INSTRUCTION_LIMIT
from wave_explorer.isa.program import Program


def emulate_checked(
    program: Program,
    memory: GlobalMemory,
    kernarg: Buffer,
    *,
    grid: Extent,
    block: Extent,
    lds_bytes: int | None = None,
    instruction_limit: int = INSTRUCTION_LIMIT,
    time_limit: float | None = None,
    progress: Callable[[float], None] | None = None,
    instructions_done: Callable[[int], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
    observers: Sequence[Observer] = (),
) -> EmulatorResult:
    """Runs every workgroup of the grid and checks what it does.

    Reads of registers and LDS that nothing has written are reported if the outputs depend on them: where there are
    any, the grid runs again on copies of the memory, with other values there.

    Args:
        program, memory, kernarg, grid, block, lds_bytes, instruction_limit, time_limit, progress, instructions_done,
            cancelled, observers: see :func:`emulate`.

    Returns:
        The run; its findings are those of the checks as well, and its notes say what the checks leave out.

    Raises:
        UnsupportedLaunch, ValueError: see :func:`emulate`.
    """
    start = BatchStart(program, block, kernarg, lds_bytes)
    one_group = np.zeros((1, 3), np.int64)
    checker = Checker(program, written_at_launch(lambda: start.blank(one_group), start.initialise))
    before = [buffer.content().copy() for buffer in memory.buffers]
    result = emulate(
        program,
        memory,
        kernarg,
        grid=grid,
        block=block,
        lds_bytes=lds_bytes,
        instruction_limit=instruction_limit,
        time_limit=time_limit,
        progress=progress,
        instructions_done=instructions_done,
        cancelled=cancelled,
        observers=[checker, *observers],
    )
    report = checker.report
    # Far more than the waves have needed: a run that goes on for longer is another run.
    limit = 10 * result.wave_instructions // max(1, result.waves) + 10_000

    def changes(undefined: Fill) -> bool:
        copies, arguments = _copied(memory, before, kernarg)
        again = emulate(
            program,
            copies,
            arguments,
            grid=grid,
            block=block,
            lds_bytes=lds_bytes,
            instruction_limit=limit,
            cancelled=cancelled,
            undefined=undefined,
        )
        if again.status == "cancelled":
            return False
        return again.status != result.status or any(
            not np.array_equal(left.content(), right.content())
            for left, right in zip(copies.buffers, memory.buffers, strict=True)
        )

    doubts = report.doubts if result.status != "cancelled" else ()
    values = UnwrittenValues(doubts, changes)
    report.settle(lambda unwritten: unwritten in doubts and values.matter(unwritten))
    notes: tuple[str, ...] = ()
    if report.left_out:
        notes = (f"checks: {FINDING_LIMIT} findings are shown; {report.left_out} more pairs of instructions have one",)
    return replace(result, findings=(*result.findings, *report.findings()), notes=notes)


def _copied(memory: GlobalMemory, content: Sequence[NDArray[np.uint8]], kernarg: Buffer) -> tuple[GlobalMemory, Buffer]:
    """Memory with these buffers at the same addresses, and the kernel arguments in it."""
    copies = GlobalMemory(memory.null_pointers)
    arguments = kernarg
    for buffer, octets in zip(memory.buffers, content, strict=True):
        copy = Buffer(buffer.name, octets, writable=buffer.writable)
        copies.map(copy)
        if buffer is kernarg:
            arguments = copy
    return copies, arguments
