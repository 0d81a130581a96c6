"""The walk back over a log: from bytes of global memory to the bytes of memory that they were made from."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.faults import Cancelled
from wave_explorer.emulator.operand_reading import UnsupportedOperand
from wave_explorer.emulator.semantics import lookup
from wave_explorer.emulator.slicing.byte_lanes import SCALAR_LANE, ByteLanes, LaneSet, Need, byte_mask, lanes_of, union
from wave_explorer.emulator.slicing.execution_log import Access, Executed
from wave_explorer.emulator.slicing.matrix_flow import matrix_needs
from wave_explorer.emulator.slicing.memory_flow import (
    copied_from,
    data_less,
    keeps_old_half,
    loaded_into,
    stored_from,
    touched,
)
from wave_explorer.emulator.slicing.register_flow import register_needs
from wave_explorer.isa.program import Instruction, Program
from wave_explorer.isa.registers import RegisterId, reads, writes

MOST_EVENTS = 100_000
"""Executed instructions that a slice may hold; beyond, it ends there and says so."""

_VECTOR = ("v", "a")
Consumer = tuple[int, str]
"""Position of an instruction that used a value, and the value's part in it (``A``, ``B``, ``C``, ``data``)."""


@dataclass(slots=True)
class Touch:
    """Bytes of memory that one lane of an event moved: ``offset`` within the access, ``address`` in the memory."""

    space: str
    lane: int
    address: int
    size: int


@dataclass(slots=True)
class Event:
    """One wave's execution of an instruction that the result depends on.

    Attributes:
        step: number in the log.
        position: of the instruction in the program.
        wave: in the workgroup.
        visit: how often this wave had executed the instruction before.
        lanes: whose result counts.
        registers: that were wanted, with the wanted bytes as a mask of four bits.
        touches: wanted bytes of memory that it read (a load) or wrote (a store).
    """

    step: int
    position: int
    wave: int
    visit: int
    lanes: LaneSet = 0
    registers: dict[RegisterId, int] = field(default_factory=dict)
    touches: list[Touch] = field(default_factory=list)


@dataclass
class Slice:
    """What a result was made from.

    Attributes:
        events: from the last to the first.
        edges: position of a producer, position of its consumer, and the value's part there.
        inputs: addresses of bytes of global memory that were read and that this workgroup had not written, with the
            positions that read them.
        unwritten_lds: bytes of LDS that were read and never written, with the positions that read them.
        unwritten_registers: registers that nothing had written, beside those of the launch.
        rough: positions of instructions of which more may be named than went in, with the reason.
        complete: False where :data:`MOST_EVENTS` ended the walk.
    """

    events: list[Event] = field(default_factory=list)
    edges: set[tuple[int, int, str]] = field(default_factory=set)
    inputs: dict[int, set[int]] = field(default_factory=dict)
    unwritten_lds: dict[int, set[int]] = field(default_factory=dict)
    unwritten_registers: dict[tuple[int, RegisterId], set[int]] = field(default_factory=dict)
    rough: dict[int, str] = field(default_factory=dict)
    complete: bool = True


def slice_back(
    program: Program,
    steps: list[Executed],
    bytes_: Iterable[int],
    *,
    lds_bytes: int,
    cancelled: Callable[[], bool] | None = None,
) -> Slice:
    """The slice behind bytes of global memory as they were at the end.

    Args:
        program: that ran.
        steps: of the log of one workgroup, first to last.
        bytes_: addresses in global memory.
        lds_bytes: LDS of the workgroup.
        cancelled: asked now and then.

    Raises:
        Cancelled: it said yes.
    """
    walk = _Walk(program, steps, lds_bytes)
    walk.want_global(bytes_)
    for number in range(len(steps) - 1, -1, -1):
        if cancelled is not None and number % 256 == 0 and cancelled():
            raise Cancelled
        walk.undo(number)
        if len(walk.found.events) >= MOST_EVENTS:
            walk.found.complete = False
            break
    return walk.finished()


class _Walk:
    def __init__(self, program: Program, steps: list[Executed], lds_bytes: int) -> None:
        self.program, self.steps = program, steps
        self.lanes = program.metadata.wavefront_size
        self.found = Slice()
        self._written = [writes(instruction, self.lanes) for instruction in program.instructions]
        self._halves = [_halves_of(instruction, self.lanes) for instruction in program.instructions]
        self._registers: dict[int, dict[RegisterId, ByteLanes]] = {}
        self._users: dict[tuple[int, RegisterId], set[Consumer]] = {}
        self._lds: dict[int, set[Consumer]] = {}
        self._lds_wanted = np.zeros(max(lds_bytes, 1), np.bool_)
        self._global: dict[int, set[Consumer]] = {}
        self._scratch: dict[tuple[int, int, int], set[Consumer]] = {}

    def want_global(self, bytes_: Iterable[int]) -> None:
        for address in bytes_:
            self._global.setdefault(address, set())

    def undo(self, number: int) -> None:
        """Hands what the step made, and is wanted, on to what it was made from."""
        executed = self.steps[number]
        instruction = self.program.instructions[executed.position]
        # Memory before registers: what an atomic returns is the old content of the place that it changes.
        stored = [(row, event) for row, event in self._stored(number, executed, instruction)]
        for row, wave in enumerate(executed.rows):
            held = self._registers.get(wave)
            if held and not self._written[executed.position].isdisjoint(held):
                self._undo_registers(number, executed, row, held)
        self.found.events += [event for _, event in stored]

    def finished(self) -> Slice:
        """The slice, with what is left wanted as its sources."""
        for address, users in self._global.items():
            self.found.inputs[address] = {position for position, _ in users}
        for byte, users in self._lds.items():
            self.found.unwritten_lds[byte] = {position for position, _ in users}
        for (wave, register), users in self._users.items():
            if any(self._registers.get(wave, {}).get(register, ())):
                self.found.unwritten_registers[wave, register] = {position for position, _ in users}
        return self.found

    # --------------------------------------------------------------------------------------------------------- stores
    def _stored(self, number: int, executed: Executed, instruction: Instruction) -> list[tuple[int, Event]]:
        """Events of waves that wrote wanted bytes of memory, and what they wrote becomes wanted."""
        events: dict[int, Event] = {}
        # Of several accesses and lanes to one byte the last one counts.
        for at in range(len(executed.accesses) - 1, -1, -1):
            access = executed.accesses[at]
            if access.verb == "load" or not self._is_wanted(access):
                continue
            for row in range(len(executed.rows) - 1, -1, -1):
                for lane in reversed(access.lanes(row)):
                    self._undo_store(number, executed, instruction, at, row, int(lane), events)
        return sorted(events.items())

    def _is_wanted(self, access: Access) -> bool:
        if access.space == "global":
            return bool(self._global)
        if access.space == "scratch":
            return bool(self._scratch)
        if not self._lds:
            return False
        where = access.address[access.active]
        return any(bool(self._lds_wanted[where + part].any()) for part in range(access.size))

    def _undo_store(
        self,
        number: int,
        executed: Executed,
        instruction: Instruction,
        at: int,
        row: int,
        lane: int,
        events: dict[int, Event],
    ) -> None:
        access, wave = executed.accesses[at], executed.rows[row]
        hit: list[int] = []
        for offset, address in enumerate(touched(access, row, lane)):
            users = self._take(access, wave, lane, address)
            if users is None:
                continue
            hit.append(address)
            self._link(executed.position, users)
            user = {(executed.position, "data")}
            if access.verb == "atomic":
                self._want_memory(access, wave, lane, address, user)
            if data_less(instruction):
                origin = copied_from(executed, at, offset)
                if origin is not None and executed.accesses[origin.access].active[row, lane]:
                    source = executed.accesses[origin.access]
                    place = touched(source, row, lane)[origin.offset]
                    self._want_memory(source, wave, lane, place, user)
                continue
            place_of = stored_from(instruction, executed, at, offset)
            if place_of is not None:
                register, byte = place_of
                self._want(wave, Need(register, byte, 1 << lane, "data"), executed.position)
        if hit:
            event = events.setdefault(row, Event(number, executed.position, wave, executed.visit[row]))
            event.lanes |= 1 << lane
            event.touches += _stretches(access.space, lane, hit)

    def _take(self, access: Access, wave: int, lane: int, address: int) -> set[Consumer] | None:
        """Who wanted this byte of memory, which they want no longer; None if nobody did."""
        if access.space == "lds":
            users = self._lds.pop(address, None)
            if users is not None:
                self._lds_wanted[address] = False
            return users
        if access.space == "scratch":
            return self._scratch.pop((wave, lane, address), None)
        return self._global.pop(address, None)

    def _want_memory(self, access: Access, wave: int, lane: int, address: int, users: set[Consumer]) -> None:
        if access.space == "lds":
            self._lds.setdefault(address, set()).update(users)
            self._lds_wanted[address] = True
        elif access.space == "scratch":
            self._scratch.setdefault((wave, lane, address), set()).update(users)
        else:
            self._global.setdefault(address, set()).update(users)

    # ------------------------------------------------------------------------------------------------------ registers
    def _undo_registers(self, number: int, executed: Executed, row: int, held: dict[RegisterId, ByteLanes]) -> None:
        wave = executed.rows[row]
        needs: list[Need] = []
        event = Event(number, executed.position, wave, executed.visit[row])
        for half in self._halves[executed.position]:
            wanted = _wanted(half, executed.exec[row], held)
            if not wanted:
                continue
            for register, bytes_ in wanted.items():
                event.lanes |= union(bytes_)
                event.registers[register] = event.registers.get(register, 0) | byte_mask(bytes_)
                self._link(executed.position, self._users.get((wave, register), set()))
                left = [all_ & ~gone for all_, gone in zip(held[register], bytes_, strict=True)]
                if any(left):
                    held[register] = left
                else:
                    del held[register]
                    self._users.pop((wave, register), None)
            needs += self._sources(executed, half.instruction, row, wave, wanted, event)
        for need in needs:
            self._want(wave, need, executed.position)
        if event.registers:
            self.found.events.append(event)

    def _sources(
        self,
        executed: Executed,
        instruction: Instruction,
        row: int,
        wave: int,
        wanted: dict[RegisterId, ByteLanes],
        event: Event,
    ) -> list[Need]:
        operation = lookup(instruction.base)
        unit = operation.unit if operation is not None else ""
        if unit == "matrix":
            try:
                return list(matrix_needs(instruction, self.program.target, self.lanes, wanted))
            except UnsupportedOperand as error:
                self.found.rough[executed.position] = str(error)
        if executed.accesses:
            return self._loaded(executed, instruction, row, wave, wanted, event)
        return list(register_needs(instruction, executed, row, self.lanes, wanted))

    def _loaded(
        self,
        executed: Executed,
        instruction: Instruction,
        row: int,
        wave: int,
        wanted: dict[RegisterId, ByteLanes],
        event: Event,
    ) -> list[Need]:
        needs: list[Need] = []
        user = {(executed.position, "data")}
        touches: dict[tuple[str, int], list[int]] = {}
        for register, bytes_ in wanted.items():
            for byte, at in enumerate(bytes_):
                if at and keeps_old_half(instruction, byte):
                    needs.append(Need(register, byte, at))
                    continue
                for lane in lanes_of(at if register[0] in _VECTOR else at & SCALAR_LANE):
                    for loaded in loaded_into(instruction, executed, row, register, byte, lane):
                        access = executed.accesses[loaded.access]
                        address = touched(access, row, loaded.lane)[loaded.offset]
                        self._want_memory(access, wave, loaded.lane, address, user)
                        touches.setdefault((access.space, loaded.lane), []).append(address)
        for (space, lane), addresses in sorted(touches.items()):
            event.touches += _stretches(space, lane, addresses)
        return needs

    def _want(self, wave: int, need: Need, position: int) -> None:
        bytes_ = self._registers.setdefault(wave, {}).setdefault(need.register, [0, 0, 0, 0])
        bytes_[need.byte] |= need.lanes
        self._users.setdefault((wave, need.register), set()).add((position, need.role))

    def _link(self, producer: int, users: Iterable[Consumer]) -> None:
        self.found.edges.update((producer, consumer, role) for consumer, role in users)


@dataclass(frozen=True, slots=True)
class _Half:
    """An instruction, or one half of a dual-issue pair: what it writes, and whether whatever EXEC says."""

    instruction: Instruction
    written: frozenset[RegisterId]
    everywhere: bool


def _halves_of(instruction: Instruction, lanes: int) -> list[_Half]:
    found: list[_Half] = []
    rest: Instruction | None = instruction
    while rest is not None:
        alone = replace(rest, second=None)
        operation = lookup(alone.base)
        everywhere = ("exec", 0) not in reads(alone, lanes) or (operation is not None and operation.ignores_exec)
        found.append(_Half(alone, writes(alone, lanes), everywhere))
        rest = rest.second
    return found


def _wanted(half: _Half, exec_: int, held: dict[RegisterId, ByteLanes]) -> dict[RegisterId, ByteLanes]:
    """The wanted bytes that an instruction wrote."""
    found: dict[RegisterId, ByteLanes] = {}
    for register in half.written & held.keys():
        lanes = exec_ if register[0] in _VECTOR and not half.everywhere else -1
        bytes_ = [at & lanes for at in held[register]]
        if any(bytes_):
            found[register] = bytes_
    return found


def _stretches(space: str, lane: int, addresses: Iterable[int]) -> list[Touch]:
    """Bytes as unbroken stretches."""
    ordered: NDArray[np.int64] = np.unique(np.fromiter(addresses, np.int64))
    found: list[Touch] = []
    for address in ordered.tolist():
        if found and found[-1].address + found[-1].size == address:
            found[-1].size += 1
        else:
            found.append(Touch(space, lane, address, 1))
    return found
