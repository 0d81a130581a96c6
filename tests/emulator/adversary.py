"""Runs a kernel as the most unkind GPU might: knows nothing of the checks.

One wave at a time runs up to its next barrier, in an order that is chosen.  What a load brings lands in its registers
only when a wait asks for it, and until then there is a NaN in them; LDS reads and writes, and loads that write LDS,
happen only then, too.  Registers and LDS begin as a NaN.  A correct kernel gives the outputs that it gives on any GPU.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.bank_conflicts import BankMeter
from wave_explorer.emulator.batch_start import BatchStart
from wave_explorer.emulator.binding import bind
from wave_explorer.emulator.faults import EmulatorError, StrayAccess
from wave_explorer.emulator.global_memory import Buffer, GlobalMemory
from wave_explorer.emulator.local_memory import LocalMemory
from wave_explorer.emulator.numpy_engine import NumpyEngine
from wave_explorer.emulator.wavefronts import EXEC, FLAT_SCRATCH, M0, TTMP, VCC, Wavefronts
from wave_explorer.isa.program import Instruction, Program
from wave_explorer.isa.registers import RegisterId, reads, writes
from wave_explorer.isa.waits import counted_as, wait_limits

POISON = 0x7FC07FC0
Extent = tuple[int, int, int]
_PLACES = {"s": 0, "vcc": VCC, "exec": EXEC, "m0": M0, "ttmp": TTMP, "flat_scratch": FLAT_SCRATCH}


class Stuck(Exception):
    """No wave of the workgroup can go on, or one goes on for too long."""


@dataclass
class _Pending:
    """An instruction that was issued and has not happened: LDS accesses wait as a whole, loads with their result."""

    position: int
    counters: dict[str, str | None]
    sources: dict[RegisterId, NDArray[Any]] | None = None
    results: dict[RegisterId, NDArray[Any]] = field(default_factory=dict)
    lanes: NDArray[np.bool_] | None = None


class Adversary:
    """Runs whole workgroups.

    Args:
        program, memory, kernarg, block: of the launch.
        late: whether loads and LDS accesses are held back until their wait.
        last_first: whether the wave with the highest number goes first.
        limit: most instructions of one wave.
    """

    def __init__(
        self,
        program: Program,
        memory: GlobalMemory,
        kernarg: Buffer,
        block: Extent,
        *,
        late: bool,
        last_first: bool,
        limit: int,
    ) -> None:
        self.program = program
        count = len(program.instructions)
        meter = BankMeter(program.target, 1, np.zeros(count, np.int64), np.zeros(count, np.int64))
        self.start = BatchStart(program, block, kernarg, None, _poison)
        self.engine = NumpyEngine(program.target, self.start.lanes, memory, meter)
        self.steps = bind(program, self.engine)
        self.late = late
        self.last_first = last_first
        self.limit = limit
        self.counted = [counted_as(i, program.target) for i in program.instructions]
        self.limits = [wait_limits(i, program.target) for i in program.instructions]

    def run(self, workgroup: Extent) -> None:
        """Runs one workgroup to its end.

        Raises:
            EmulatorError, StrayAccess: what stops a run.
            Stuck: see there.
        """
        self.state = self.start.begin(self.engine, np.array([workgroup], np.int64))
        waves = range(self.state.waves)
        self.pending: list[list[_Pending]] = [[] for _ in waves]
        self.signals = [0 for _ in waves]
        self.passed = [0 for _ in waves]
        self.executed = [0 for _ in waves]
        self.ended = [False for _ in waves]
        order = list(reversed(waves)) if self.last_first else list(waves)
        while not all(self.ended):
            moved = False
            for wave in order:
                moved |= self._run_wave(wave)
            if not moved:
                raise Stuck("every wave waits at a barrier")

    def _run_wave(self, wave: int) -> bool:
        """To the next barrier or the end; whether it moved at all."""
        moved = False
        self.engine.select_waves(np.array([wave]))
        while not self.ended[wave]:
            position = int(self.state.pc[wave])
            instruction = self.program.instructions[position]
            effect = self.steps[position].effect
            if effect in ("barrier", "wait") and not self._may_pass(wave, effect == "barrier"):
                return moved
            moved = True
            self.executed[wave] += 1
            if self.executed[wave] > self.limit:
                raise Stuck("a wave goes on for too long")
            self._wait(wave, self.limits[position])
            taken = self._execute(wave, instruction)
            if effect == "end":
                for pending in self.pending[wave]:
                    if pending.sources is not None:
                        self._land(wave, pending)
                self.ended[wave] = True
            elif effect == "signal":
                self.signals[wave] += 1
            elif effect == "regroup":
                # MODE may have changed.
                self.engine.select_waves(np.array([wave]))
            if effect == "branch" and (taken is None or bool(np.all(taken))):
                self.state.pc[wave] = self.steps[position].target
            else:
                self.state.pc[wave] = position + 1
        return moved

    def _may_pass(self, wave: int, signals: bool) -> bool:
        """A wave that comes to a barrier signals once, and passes when all that have not ended have signalled."""
        if signals and self.signals[wave] == self.passed[wave]:
            self.signals[wave] += 1
        if all(self.ended[w] or self.signals[w] > self.passed[wave] for w in range(self.state.waves)):
            self.passed[wave] += 1
            return True
        return False

    # ------------------------------------------------------------------------------------------------ what is held back
    def _execute(self, wave: int, instruction: Instruction) -> Any:
        counters = self.counted[instruction.position]
        if not self.late or not counters:
            return self.steps[instruction.position].execute()
        pending = _Pending(instruction.position, counters)
        targets = sorted(writes(instruction) - {("exec", 0), ("exec", 1), ("scc", 0)})
        merges = "d16" in instruction.base
        pending.lanes = self.engine.active[0].copy()
        if instruction.base.startswith("ds_") or self._writes_lds(instruction):
            needed = reads(instruction) - (writes(instruction) if merges else set())
            pending.sources = {
                register: self._view(wave, register).copy() for register in needed if register[0] != "scc"
            }
        else:
            before = {register: self._view(wave, register).copy() for register in targets}
            self.steps[instruction.position].execute()
            for register in targets:
                pending.results[register] = self._view(wave, register).copy()
                self._view(wave, register)[...] = before[register]
        if not merges:
            for register in targets:
                self._put(wave, register, np.uint32(POISON), pending.lanes)
        self.pending[wave].append(pending)
        return None

    def _writes_lds(self, instruction: Instruction) -> bool:
        return "lds" in instruction.modifiers or "_lds_" in instruction.base

    def _wait(self, wave: int, limits: dict[str, int]) -> None:
        for counter, limit in limits.items():
            while True:
                left = [p for p in self.pending[wave] if counter in p.counters]
                if len(left) <= limit:
                    break
                # Those that may finish in any order: the youngest first.  Those in order: the oldest.
                unordered = [p for p in left if p.counters[counter] is None]
                chosen = unordered[-1] if unordered else left[0]
                self.pending[wave].remove(chosen)
                self._land(wave, chosen)

    def _land(self, wave: int, pending: _Pending) -> None:
        instruction = self.program.instructions[pending.position]
        if pending.sources is not None:
            targets = writes(instruction)
            saved = {register: self._view(wave, register).copy() for register in pending.sources}
            for register, value in pending.sources.items():
                self._view(wave, register)[...] = value
            self.engine.select_waves(np.array([wave]))
            self.steps[pending.position].execute()
            pending.results = {register: self._view(wave, register).copy() for register in targets}
            for register, value in saved.items():
                self._view(wave, register)[...] = value
            self.engine.select_waves(np.array([wave]))
        for register, value in pending.results.items():
            self._put(wave, register, value, pending.lanes)

    # ------------------------------------------------------------------------------------------------------- registers
    def _view(self, wave: int, register: RegisterId) -> NDArray[Any]:
        file, index = register
        view: NDArray[Any] = (
            (self.state.vgprs if file == "v" else self.state.agprs)[index, wave]
            if file in ("v", "a")
            else self.state.scalars[_PLACES[file] + index, wave]
        )
        return view

    def _put(self, wave: int, register: RegisterId, value: Any, lanes: NDArray[np.bool_] | None) -> None:
        view = self._view(wave, register)
        if register[0] in ("v", "a") and lanes is not None:
            np.copyto(view, value, where=lanes)
        else:
            view[...] = value


def _poison(state: Wavefronts, lds: LocalMemory) -> None:
    state.vgprs[...] = np.uint32(POISON)
    state.agprs[...] = np.uint32(POISON)
    state.scalars[...] = np.uint32(POISON)
    lds.fill(POISON)


@dataclass(frozen=True)
class Case:
    """A kernel with its buffers, and the workgroups that are run."""

    program: Program
    buffers: tuple[tuple[str, NDArray[np.uint8]], ...]
    scalars: bytes
    block: Extent
    workgroups: tuple[Extent, ...]

    def mapped(self) -> tuple[GlobalMemory, Buffer]:
        """Fresh memory, and the kernel arguments in it."""
        memory = GlobalMemory()
        addresses = [memory.map(Buffer(name, content)) for name, content in self.buffers]
        segment = np.array(addresses, np.uint64).tobytes() + self.scalars
        kernarg = Buffer("kernel arguments", np.frombuffer(segment, np.uint8), writable=False)
        memory.map(kernarg)
        return memory, kernarg


def outcome(case: Case, program: Program, *, late: bool, last_first: bool, limit: int = 60_000) -> str | bytes:
    """All buffers after the run, or the name of what stopped it."""
    memory, kernarg = case.mapped()
    adversary = Adversary(program, memory, kernarg, case.block, late=late, last_first=last_first, limit=limit)
    try:
        with np.errstate(all="ignore"):
            for workgroup in case.workgroups:
                adversary.run(workgroup)
    except (EmulatorError, StrayAccess, Stuck) as error:
        return type(error).__name__
    return b"".join(buffer.content().tobytes() for buffer in memory.buffers)


def outcomes(case: Case, program: Program) -> list[str | bytes]:
    """Under every combination of held back or not, and either order of the waves."""
    return [
        outcome(case, program, late=late, last_first=last_first)
        for late in (True, False)
        for last_first in (False, True)
    ]
