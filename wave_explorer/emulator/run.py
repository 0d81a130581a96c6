"""Runs a program over a grid of workgroups, a batch of workgroups at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.bank_conflicts import BankMeter
from wave_explorer.emulator.binding import bind
from wave_explorer.emulator.faults import Cancelled, EmulatorError
from wave_explorer.emulator.global_memory import Buffer, GlobalMemory
from wave_explorer.emulator.launch_state import initial_mode, initialise
from wave_explorer.emulator.local_memory import LocalMemory
from wave_explorer.emulator.numpy_engine import NumpyEngine
from wave_explorer.emulator.observer import Observer
from wave_explorer.emulator.scheduler import Scheduler
from wave_explorer.emulator.semantics import lookup
from wave_explorer.emulator.wavefronts import SCALAR_REGISTERS, Wavefronts
from wave_explorer.isa.program import Program, Register
from wave_explorer.record.run import Finding

WAVES_PER_BATCH = 256
"""Waves that execute together; about the fastest: fewer leave the interpreter idle, more leave the caches."""

INSTRUCTION_LIMIT = 5_000_000
"""Instructions of one wave after which a run is taken for an endless loop."""

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
    progress: Callable[[float], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
    observers: Sequence[Observer] = (),
) -> EmulatorResult:
    """Runs every workgroup of the grid.

    Args:
        program: the kernel.
        memory: with every buffer that the kernel may touch, ``kernarg`` among them.
        kernarg: the kernel argument segment.
        grid: workgroups in x, y, z.
        block: threads of a workgroup in x, y, z.
        lds_bytes: LDS of a workgroup; the code object's figure if None (give it for dynamic LDS).
        instruction_limit: for one wave.
        progress: called now and then with the part of the grid that is done, 0 to 1.
        cancelled: asked now and then; the run ends when it says yes.
        observers: are told of every step and memory access.

    Raises:
        UnsupportedLaunch: the code object asks for something at launch that the emulator does not give.
        ValueError: a grid or block without threads, or a block larger than the code object allows.
    """
    _check_extents(program, grid, block)
    lanes = program.metadata.wavefront_size
    waves_per_group = -(-block[0] * block[1] * block[2] // lanes)
    count = len(program.instructions)
    banks = BankMeter(program.target, waves_per_group, np.zeros(count, np.int64), np.zeros(count, np.int64))
    engine = NumpyEngine(program.target, lanes, memory, banks, observers)
    hits = np.zeros(count, np.int64)
    total = grid[0] * grid[1] * grid[2]
    done = 0

    def pause() -> None:
        if progress is not None:
            progress(done / total)
        if cancelled is not None and cancelled():
            raise Cancelled

    scheduler = Scheduler(program, bind(program, engine), engine, hits, instruction_limit, pause)
    entry = program.entry if program.metadata.kernarg_preload_length else 0
    size = program.metadata.lds_bytes if lds_bytes is None else lds_bytes
    mode = initial_mode(program)
    vgprs, agprs = _registers_used(program)
    status: Literal["ok", "failed", "cancelled"] = "ok"
    findings: tuple[Finding, ...] = ()
    started = 0
    try:
        with np.errstate(all="ignore"):
            for groups in _batches(grid, max(1, WAVES_PER_BATCH // waves_per_group)):
                pause()
                state = Wavefronts(groups, waves_per_group, lanes, vgprs, agprs, entry, mode)
                initialise(state, program, block, kernarg.base, kernarg.content())
                lds = LocalMemory(
                    len(groups), size, "LDS", "If the kernel uses dynamic LDS, give its size (lds_bytes)."
                )
                scratch = LocalMemory(state.waves * lanes, program.metadata.scratch_bytes, "scratch")
                engine.begin(state, lds, scratch)
                started += len(groups)
                scheduler.run(state)
                done += len(groups)
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


def _check_extents(program: Program, grid: Extent, block: Extent) -> None:
    if min(grid) < 1:
        raise ValueError(f"the grid {grid} has no workgroups")
    if min(block) < 1:
        raise ValueError(f"the block {block} has no threads")
    threads = block[0] * block[1] * block[2]
    limit = program.metadata.max_flat_workgroup_size
    if limit and threads > limit:
        raise ValueError(f"the block {block} has {threads} threads; {program.metadata.name} allows {limit}")


def _batches(grid: Extent, size: int) -> Iterator[NDArray[np.int64]]:
    """Workgroup coordinates (workgroup, 3) in the order of dispatch, x fastest."""
    total = grid[0] * grid[1] * grid[2]
    for first in range(0, total, size):
        number = np.arange(first, min(first + size, total), dtype=np.int64)
        yield np.stack([number % grid[0], number // grid[0] % grid[1], number // (grid[0] * grid[1])], axis=1)


def _registers_used(program: Program) -> tuple[int, int]:
    """VGPRs and AGPRs that the code names; what the metadata says may count them together, or be left out."""
    highest = {"v": 0, "a": -1, "s": 0}
    for instruction in program.instructions:
        for operand in instruction.operands:
            if isinstance(operand, Register) and operand.file in highest:
                highest[operand.file] = max(highest[operand.file], operand.first + operand.count - 1)
    if highest["s"] >= SCALAR_REGISTERS:
        raise ValueError(f"the code names s{highest['s']}; there are not so many SGPRs")
    return highest["v"] + 1, highest["a"] + 1


def _approximations(program: Program, hits: NDArray[np.int64]) -> dict[str, str]:
    found: dict[str, str] = {}
    for instruction, count in zip(program.instructions, hits, strict=True):
        operation = lookup(instruction.base)
        if count and operation is not None and operation.approximation:
            found[instruction.base] = operation.approximation
    return dict(sorted(found.items()))
