"""The waves of one workgroup of a launch: executed step by step, taken back, and read.

A step executes one instruction: for the waves at the lowest position together, as the emulator itself would, or for
one chosen wave.  All that can be read is the emulator's own state; nothing is computed a second way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.bank_conflicts import BankMeter
from wave_explorer.emulator.batch_start import BatchStart
from wave_explorer.emulator.binding import bind
from wave_explorer.emulator.control_effects import apply_effect, release_barriers
from wave_explorer.emulator.faults import StrayAccess, UnsupportedInstruction
from wave_explorer.emulator.global_memory import Buffer, GlobalMemory
from wave_explorer.emulator.memory_faults import memory_fault
from wave_explorer.emulator.numpy_engine import NumpyEngine
from wave_explorer.emulator.outstanding import Issued, IssueRules
from wave_explorer.emulator.semantics import lookup
from wave_explorer.emulator.step_history import History, Journal, PageKeeper
from wave_explorer.emulator.step_trail import Executed, Footprints, Trail
from wave_explorer.emulator.stop_points import StepError, StopPoints
from wave_explorer.emulator.watchpoints import NamedBuffer, parse_register, register_of
from wave_explorer.emulator.wave_choice import NOBODY, Together, lowest_waves
from wave_explorer.emulator.wavefronts import EXEC, M0, VCC, WaveStatus
from wave_explorer.isa.program import Instruction, Program, Register

Extent = tuple[int, int, int]
_VIEWS: dict[str, np.dtype[np.generic]] = {
    "u32": np.dtype(np.uint32), "i32": np.dtype(np.int32), "f32": np.dtype(np.float32), "f16": np.dtype(np.float16),
}  # fmt: skip


@dataclass(frozen=True)
class WaveState:
    """One wave between two instructions.

    Attributes:
        wave: its number in the workgroup.
        line, instruction: what it executes next, None when it has ended.
        status: running, at a barrier, ended.
        executed: instructions so far.
        exec, vcc: bit masks of lanes.
        scc: scalar condition code; ``m0`` its register.
    """

    wave: int
    line: int | None
    instruction: Instruction | None
    status: WaveStatus
    executed: int
    exec: int
    vcc: int
    scc: bool
    m0: int


@dataclass
class Links:
    """What is known about a program beyond its text.

    Attributes:
        nodes: ids of the fx nodes behind an AMDGCN line, the one it belongs to most first, by line.
        names: what a person calls each node, by id.
    """

    nodes: Mapping[int, Sequence[str]] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)


class SteppedWorkgroup:
    """The waves of one workgroup, their memory, and the way they have come.

    Args:
        program: the kernel.
        memory, kernarg: as for :func:`emulate`; memory changes as the workgroup is stepped.
        grid, block: workgroups, and threads of a workgroup, in x, y, z.
        workgroup: which one.
        lds_bytes: as for :func:`emulate`.
        buffers: the arguments in ``memory`` by name.
        links: fx nodes of the program's lines.

    Raises:
        StepError: the grid has no such workgroup.
        UnsupportedLaunch, ValueError: see :func:`emulate`.
    """

    def __init__(
        self,
        program: Program,
        memory: GlobalMemory,
        kernarg: Buffer,
        *,
        grid: Extent,
        block: Extent,
        workgroup: Extent = (0, 0, 0),
        lds_bytes: int | None = None,
        buffers: Mapping[str, NamedBuffer] | None = None,
        links: Links | None = None,
    ) -> None:
        whole = len(workgroup) == 3 and all(isinstance(at, int | np.integer) for at in workgroup)
        if not whole or any(not 0 <= at < size for at, size in zip(workgroup, grid, strict=True)):
            raise StepError(
                f"there is no workgroup {tuple(workgroup)}: the grid is {'×'.join(map(str, grid))}, "
                f"so the last one is ({', '.join(str(size - 1) for size in grid)})"
            )
        self.program = program
        self.grid, self.workgroup = grid, workgroup
        self.buffers = dict(buffers or {})
        links = links or Links()
        self.places = StopPoints(program, links.nodes, links.names)
        self.trail = Trail()
        self._keeper = PageKeeper(memory)
        count = len(program.instructions)
        start = BatchStart(program, block, kernarg, lds_bytes)
        self.lds_bytes = start.lds_bytes
        banks = BankMeter(program.target, start.waves_per_group, np.zeros(count, np.int64), np.zeros(count, np.int64))
        self.engine = NumpyEngine(program.target, start.lanes, memory, banks, (self.trail, self._keeper))
        self._steps = bind(program, self.engine)
        self.state = start.begin(self.engine, np.array([workgroup], np.int64))
        self._rules = IssueRules(program)
        self._everyone = np.arange(self.state.waves)
        self._selected: NDArray[np.int64] | None = None
        self._issued: list[tuple[Issued, ...]] = [()] * self.state.waves
        self.visits = np.zeros((count, self.state.waves), np.int64)
        self.at = 0
        self._journal = Journal()
        self._history = History(self.engine, self._keeper)
        self._history.save(0, self.visits, self._issued, self.trail.now)

    # ---------------------------------------------------------------------------------------------------------- moving
    def next(self, wave: int | None = None) -> Together | None:
        """Who executes next: the waves at the lowest position, or one wave if it can."""
        if wave is not None:
            if self.state.status[wave] != WaveStatus.RUNNING.value:
                return None
            return Together(np.array([wave]), int(self.state.pc[wave]), -1)
        state = self.state
        if not state.status.any() and (state.pc == state.pc[0]).all() and (state.mode == state.mode[0]).all():
            # Nearly always; nothing has to be chosen.
            return Together(self._everyone, int(state.pc[0]), NOBODY)
        found = lowest_waves(state)
        if found is None and not self.state.are(WaveStatus.ENDED).all():
            release_barriers(self.state, self.engine.observers)
            found = lowest_waves(self.state)
        return found

    def advance(self, next_: Together, wave: int | None) -> None:
        """One step: executes the instruction at which the waves ``next_`` stand.

        Args:
            next_: from :meth:`next`.
            wave: what :meth:`next` was asked for.

        Raises:
            EmulatorError: it cannot be executed; the state may be half changed until :meth:`return_to`.
        """
        state, engine, rows, position = self.state, self.engine, next_.rows, next_.position
        if position >= len(self._steps):
            raise UnsupportedInstruction(
                self.program.instructions[-1],
                "the program goes on behind its last instruction, without s_endpgm, after",
            )
        if rows is not self._selected:
            engine.select_waves(None if len(rows) == state.waves else rows)
        engine.banks.position = position
        operands = self._matrix_operands(position, rows)
        for observer in engine.observers:
            observer.before(position, rows)
        step = self._steps[position]
        try:
            taken = step.execute()
        except StrayAccess as stray:
            raise memory_fault(self.program, state, rows, position, stray) from None
        for observer in engine.observers:
            observer.after(position, rows)
        self.trail.keep(operands)
        apply_effect(state, rows, step, position, taken, engine.observers)
        state.executed[rows] += 1
        self.visits[position, rows] += 1
        if self._rules.concern(position):
            for row in rows:
                self._issued[row] = self._rules.after(self._issued[row], position, self.at)
        # As long as waves only go straight on, the engine keeps their EXEC and MODE up to date.
        self._selected = rows if step.effect == "none" else None
        self._journal.add(wave)
        self.at += 1
        if self._history.due(self.at):
            self._history.save(self.at, self.visits, self._issued, self.trail.now)

    def _matrix_operands(self, position: int, rows: NDArray[np.int64]) -> tuple[NDArray[np.uint32], ...]:
        instruction = self.program.instructions[position]
        operation = lookup(instruction.base)
        if operation is None or operation.unit != "matrix":
            return ()
        return tuple(
            register_of(self.state, operand)[:, rows].copy()
            if isinstance(operand, Register)
            else np.zeros(0, np.uint32)
            for operand in instruction.operands[1:4]
        )

    def return_to(self, at: int) -> None:
        """Goes back to where ``at`` steps had been made."""
        snapshot = self._history.restore(at)
        self._selected = None
        self.at = snapshot.at
        self.visits[...] = snapshot.visits
        self._issued = list(snapshot.issued)
        self.trail.now = snapshot.footprints
        waves = [self._journal.at(step) for step in range(snapshot.at, at)]
        self._journal.cut(snapshot.at)
        with np.errstate(all="ignore"):
            for wave in waves:
                next_ = self.next(wave)
                assert next_ is not None, "a repeated step went another way"
                self.advance(next_, wave)

    # --------------------------------------------------------------------------------------------------------- looking
    @property
    def waves(self) -> int:
        """Waves of the workgroup."""
        return self.state.waves

    @property
    def lanes(self) -> int:
        """Lanes of a wave."""
        return self.state.lanes

    @property
    def ended(self) -> bool:
        """Whether every wave has ended."""
        return bool(self.state.are(WaveStatus.ENDED).all())

    @property
    def next_wave(self) -> int:
        """The first of the waves that :meth:`step` would step; 0 when all have ended."""
        found = self.next()
        return int(found.rows[0]) if found is not None else 0

    def wave_state(self, wave: int) -> WaveState:
        """One wave's place and masks.

        Raises:
            StepError: there is no such wave.
        """
        self.check_wave(wave)
        state = self.state
        status = WaveStatus(int(state.status[wave]))
        position = int(state.pc[wave])
        known = status is not WaveStatus.ENDED and position < len(self.program.instructions)
        instruction = self.program.instructions[position] if known else None

        def mask(place: int) -> int:
            high = int(state.scalars[place + 1, wave, 0]) if state.lanes == 64 else 0
            return int(state.scalars[place, wave, 0]) | high << 32

        return WaveState(
            wave, instruction.line if instruction else None, instruction, status, int(state.executed[wave]),
            mask(EXEC), mask(VCC), bool(state.scc[wave, 0]), int(state.scalars[M0, wave, 0]),
        )  # fmt: skip

    def register(self, name: str, *, wave: int = 0, kind: str = "u32") -> NDArray[np.generic]:
        """A register of one wave: (lane,), or (register, lane) for a range; scalar registers have one lane.

        Args:
            name: ``v12``, ``v[12:15]``, ``a0``, ``s[4:5]``, ``vcc``, ``exec``, ``scc``, ``m0``.
            wave: which wave.
            kind: ``u32``, ``i32``, ``f32``, or ``f16`` for pairs: (lane, 2), the low half first.

        Raises:
            StepError: no such wave or kind.
            WatchError: no such register.
        """
        self.check_wave(wave)
        if kind not in _VIEWS:
            raise StepError(f"registers are shown as {', '.join(_VIEWS)}, not {kind!r}")
        register = parse_register(name)
        words = np.ascontiguousarray(register_of(self.state, register)[:, wave])
        shown = words.view(_VIEWS[kind])
        if kind == "f16":
            shown = shown.reshape(*words.shape, 2)
        return shown[0].copy() if len(words) == 1 else shown.copy()

    def lds(self) -> NDArray[np.uint8]:
        """A copy of the workgroup's LDS."""
        return self.engine.lds.bytes_of(0).copy()

    def buffer(self, name: str) -> NDArray[np.generic]:
        """A copy of an argument as it is now.

        Raises:
            StepError: there is no such argument.
        """
        if name not in self.buffers:
            raise StepError(f"there is no buffer {name!r}; buffers: {', '.join(self.buffers) or 'none'}")
        return self.buffers[name].array()

    def outstanding(self, wave: int = 0) -> tuple[Issued, ...]:
        """Memory operations that the wave has issued and not yet waited for, oldest first.

        Here results arrive at once; on hardware the registers of an outstanding load hold nothing yet.
        """
        self.check_wave(wave)
        return self._issued[wave]

    @property
    def footprints(self) -> Footprints:
        """What the last step executed and touched, and the newest LDS access."""
        return self.trail.now

    @property
    def last(self) -> Executed | None:
        """What the last step executed; None at the start."""
        return self.trail.now.executed

    def check_wave(self, wave: int) -> None:
        """Refuses a wave that the workgroup does not have.

        Raises:
            StepError: it has none such.
        """
        if not 0 <= wave < self.state.waves:
            raise StepError(f"the workgroup has waves 0 to {self.state.waves - 1}, not {wave}")
