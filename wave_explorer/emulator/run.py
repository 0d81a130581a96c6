"""Runs a program over a grid of workgroups, a batch of workgroups at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.bank_conflicts import BankMeter
from wave_explorer.emulator.batch_start import BatchStart
from wave_explorer.emulator.binding import bind
from wave_explorer.emulator.faults import Cancelled, EmulatorError
from wave_explorer.emulator.forecast import Forecast
from wave_explorer.emulator.global_memory import Buffer, GlobalMemory
from wave_explorer.emulator.local_memory import LocalMemory
from wave_explorer.emulator.numpy_engine import NumpyEngine
from wave_explorer.emulator.observer import Observer
from wave_explorer.emulator.run_limits import INSTRUCTION_LIMIT
from wave_explorer.emulator.scheduler import Scheduler
from wave_explorer.emulator.semantics import lookup
from wave_explorer.emulator.wavefronts import Wavefronts
from wave_explorer.isa.program import Program
from wave_explorer.record.run import Finding

WAVES_PER_BATCH = 256
"""Waves that execute together; about the fastest: fewer leave the interpreter idle, more leave the caches."""

Extent = tuple[int, int, int]


@dataclass(frozen=True)
class EmulatorResult:
    """What a run did.  Outputs are in the memory that it was given.

    Attributes:
        status: ``failed`` with a finding, ``cancelled``, or ``ok``.
        findings: what stopped the run.
        hits: i64 by instruction position: executions by a wave.
        conflict_cycles, active_cycles: i64 by position: LDS bank conflict cycles, and all LDS service cycles.
        lds_rules: how the service rule of each LDS access form is known; empty text where there is none.
        workgroups, waves: that were started.
        approximations: mnemonic and rule of each executed instruction whose result is only known within a bound.
        notes: what whoever watched the run leaves out.
    """

    status: Literal["ok", "failed", "cancelled"]
    findings: tuple[Finding, ...]
    hits: NDArray[np.int64]
    conflict_cycles: NDArray[np.int64]
    active_cycles: NDArray[np.int64]
    lds_rules: dict[str, str]
    workgroups: int
    waves: int
    approximations: dict[str, str]
    notes: tuple[str, ...] = ()

    @property
    def wave_instructions(self) -> int:
        """Instructions that were executed, counted once for each wave."""
        return int(self.hits.sum())


def emulate(
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
    undefined: Callable[[Wavefronts, LocalMemory], None] | None = None,
    workgroups: Sequence[Extent] | None = None,
) -> EmulatorResult:
    """Runs every workgroup of the grid, or some of them.

    Args:
        program: the kernel.
        memory: with every buffer that the kernel may touch, ``kernarg`` among them.
        kernarg: the kernel argument segment.
        grid: workgroups in x, y, z.
        block: threads of a workgroup in x, y, z.
        lds_bytes: LDS of a workgroup; the code object's figure if None (give it for dynamic LDS).
        instruction_limit: for one wave.
        time_limit: seconds; a run whose first workgroups show that it would take longer ends with a finding.
        progress: called now and then with the part of the grid that is done, 0 to 1.
        instructions_done: called now and then with the number of instructions executed so far, counted by wave.
        cancelled: asked now and then; the run ends when it says yes.
        observers: are told of every step and memory access.
        undefined: sets what the hardware leaves undefined at the start of a batch; see :class:`BatchStart`.
        workgroups: coordinates of the only ones that run, in this order; None for all.

    Raises:
        UnsupportedLaunch: the code object asks for something at launch that the emulator does not give.
        ValueError: a grid or block without threads, or a block larger than the code object allows.
    """
    if min(grid) < 1:
        raise ValueError(f"the grid {grid} has no workgroups")
    start = BatchStart(program, block, kernarg, lds_bytes, undefined)
    lanes, waves_per_group = start.lanes, start.waves_per_group
    count = len(program.instructions)
    banks = BankMeter(program.target, waves_per_group, np.zeros(count, np.int64), np.zeros(count, np.int64))
    engine = NumpyEngine(program.target, lanes, memory, banks, observers)
    hits = np.zeros(count, np.int64)
    total = grid[0] * grid[1] * grid[2] if workgroups is None else len(workgroups)
    done = 0

    def pause() -> None:
        if progress is not None:
            progress(done / total)
        if instructions_done is not None:
            instructions_done(int(hits.sum()))
        if cancelled is not None and cancelled():
            raise Cancelled

    forecast = Forecast(program.metadata.name, total, time_limit)
    scheduler = Scheduler(program, bind(program, engine), engine, hits, instruction_limit, pause)
    status: Literal["ok", "failed", "cancelled"] = "ok"
    findings: tuple[Finding, ...] = ()
    started = 0
    try:
        with np.errstate(all="ignore"):
            for groups in _batches(grid, workgroups, max(1, WAVES_PER_BATCH // waves_per_group)):
                pause()
                state = start.begin(engine, groups)
                started += len(groups)
                scheduler.run(state, total - started)
                done += len(groups)
                forecast.done(done)
    except Cancelled:
        status = "cancelled"
    except EmulatorError as error:
        status, findings = "failed", (error.finding,)
    if status == "ok" and progress is not None:
        progress(1.0)
    return EmulatorResult(
        status,
        findings,
        hits,
        banks.conflict_cycles,
        banks.active_cycles,
        dict(banks.statuses),
        started,
        started * waves_per_group,
        _approximations(program, hits),
    )


def _batches(grid: Extent, chosen: Sequence[Extent] | None, size: int) -> Iterator[NDArray[np.int64]]:
    """Workgroup coordinates (workgroup, 3) in the order of dispatch, x fastest, or those chosen in their order."""
    if chosen is not None:
        for first in range(0, len(chosen), size):
            yield np.array(chosen[first : first + size], np.int64)
        return
    total = grid[0] * grid[1] * grid[2]
    for first in range(0, total, size):
        number = np.arange(first, min(first + size, total), dtype=np.int64)
        yield np.stack([number % grid[0], number // grid[0] % grid[1], number // (grid[0] * grid[1])], axis=1)


def _approximations(program: Program, hits: NDArray[np.int64]) -> dict[str, str]:
    found: dict[str, str] = {}
    for instruction, count in zip(program.instructions, hits, strict=True):
        for half in (instruction, instruction.second):
            operation = lookup(half.base) if half is not None and count else None
            if operation is not None and operation.approximation:
                found[operation.mnemonic] = operation.approximation
    return dict(sorted(found.items()))
