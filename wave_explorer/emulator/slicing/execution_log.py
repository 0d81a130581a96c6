"""What each step of a run executed and touched, in order: enough to go back over it without running it again."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray
from typing_extensions import override

from wave_explorer.emulator.checks.lane_bits import exec_bits
from wave_explorer.emulator.observer import AccessVerb, MemorySpace, Observer
from wave_explorer.emulator.watchpoints import register_of
from wave_explorer.emulator.wavefronts import Lanes, Wavefronts
from wave_explorer.isa.program import Instruction, Program, Register

# Instructions whose operands decide which lane or byte a result comes from, by the number of that operand.
_CHOOSERS = (
    (re.compile(r"ds_b?permute(_fi)?_b32$"), (1,)),
    (re.compile(r"v_(read|write)lane_b32$"), (2,)),
    (re.compile(r"v_permlanex?16_b32$"), (2, 3)),
    (re.compile(r"v_permlanex?16_var_b32$"), (2,)),
    (re.compile(r"v_perm_b32$"), (3,)),
    (re.compile(r"v_(and|lshlrev|lshrrev|ashrrev)_b32$"), (1, 2)),
    (re.compile(r"v_(and_or|lshl_or|bfi|alignbit|alignbyte)_b32$"), (1, 2, 3)),
    (re.compile(r"s_(and|lshl|lshr)_b32$"), (1, 2)),
)


@dataclass(slots=True)
class Access:
    """One memory access of an executed instruction; see :meth:`Observer.access` for the fields."""

    space: MemorySpace
    verb: AccessVerb
    address: Lanes
    active: Lanes
    size: int

    def lanes(self, row: int) -> NDArray[np.int64]:
        """Lanes of one executing wave that take part."""
        return np.flatnonzero(self.active[row])


@dataclass(slots=True)
class Executed:
    """One step: the waves ``rows`` executed the instruction at ``position``.

    Attributes:
        exec: EXEC of each of these waves, bit ``i`` for lane ``i``.
        visit: how often each wave had executed this instruction before.
        accesses: in the order in which the instruction made them.
        choosers: values of the operands that choose lanes or bytes, by the number of the operand: u32 (wave, lane),
            or (wave, 1) for a scalar.
    """

    position: int
    rows: tuple[int, ...]
    exec: tuple[int, ...]
    visit: tuple[int, ...]
    accesses: list[Access] = field(default_factory=list)
    choosers: dict[int, NDArray[np.uint32]] = field(default_factory=dict)


class ExecutionLog(Observer):
    """Keeps every step of a single batch.

    Args:
        program: that runs.
    """

    def __init__(self, program: Program) -> None:
        self.program = program
        self.steps: list[Executed] = []
        self._choosing = [_choosing_operands(instruction) for instruction in program.instructions]

    @override
    def begin(self, state: Wavefronts) -> None:
        self._state = state
        self._visits = np.zeros((len(self.program.instructions), state.waves), np.int64)

    @override
    def before(self, position: int, rows: NDArray[np.int64]) -> None:
        visits = self._visits[position]
        executed = Executed(
            position,
            tuple(int(row) for row in rows),
            tuple(int(bits) for bits in exec_bits(self._state, rows)),
            tuple(int(count) for count in visits[rows]),
        )
        visits[rows] += 1
        for number, register in self._choosing[position]:
            executed.choosers[number] = register_of(self._state, register)[0][rows].copy()
        self.steps.append(executed)

    @override
    def access(self, space: MemorySpace, verb: AccessVerb, address: Lanes, active: Lanes | None, size: int) -> None:
        shape = (len(self.steps[-1].rows), address.shape[1])
        everyone = np.ones(shape, np.bool_) if active is None else np.broadcast_to(active, shape).copy()
        # The address may be the register itself, which goes on to change.
        where = np.broadcast_to(address, shape).astype(np.int64)
        self.steps[-1].accesses.append(Access(space, verb, where, everyone, size))


def _choosing_operands(instruction: Instruction) -> Sequence[tuple[int, Register]]:
    for pattern, numbers in _CHOOSERS:
        if pattern.match(instruction.base):
            return [
                (number, operand)
                for number in numbers
                if number < len(instruction.operands)
                and isinstance(operand := instruction.operands[number], Register)
                and _readable(instruction.base, operand)
            ]
    return ()


def _readable(base: str, operand: Register) -> bool:
    """A vector operand chooses only for permutes; for shifts and masks a scalar one is a constant of the code."""
    return operand.count == 1 and (operand.file in ("s", "m0") or (operand.file in ("v", "a") and "perm" in base))
