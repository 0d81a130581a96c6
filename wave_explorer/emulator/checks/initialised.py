"""Check: a register is read in a lane in which nothing has written it since the launch.

A register is followed until every lane that the launch has switched on holds a value, in all waves; from then on it
costs nothing.  What an instruction merges into (the other half of a register, the lanes that ``v_writelane`` or DPP
leave alone) is no use of the old value, as compilers begin such registers so.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.checks.lane_bits import ALL_LANES, LaneBits, exec_bits, lowest_lane, register_name
from wave_explorer.emulator.checks.report import Place, Report
from wave_explorer.emulator.wavefronts import EXEC, FLAT_SCRATCH, M0, TTMP, VCC, Lanes, Wavefronts
from wave_explorer.isa.program import Instruction, Literal32, Program, Register
from wave_explorer.isa.registers import RegisterId, reads, writes

# Instructions for which the old value of their destination is an addend or an operand that they exchange.
_USES_DESTINATION = re.compile(r"v_(dual_)?(fmac|mac|pk_fmac|dot\d*acc|dot\d+c|smfmac|swmmac|swap)")
_ONE_LANE = re.compile(r"v_(readlane|writelane)")
_PLACES = {"s": 0, "vcc": VCC, "m0": M0, "ttmp": TTMP, "flat_scratch": FLAT_SCRATCH}


@dataclass(frozen=True, slots=True)
class _Touched:
    """Registers of one instruction, as sets of bits by their number here."""

    used: int
    written: int
    ignores_exec: bool


class Initialised:
    """Which lanes of which register hold a value.

    Args:
        program: to check.
        report: where registers that are read too early go, as doubtful: the value may not matter.
        written_by_launch: the scalar registers and VGPRs that waves begin with.
    """

    def __init__(self, program: Program, report: Report, written_by_launch: frozenset[RegisterId]) -> None:
        self.report = report
        self._instructions = program.instructions
        self._narrow = program.metadata.wavefront_size == 32
        named = [(self._used(i), self._kept(writes(i))) for i in program.instructions]
        self._registers: list[RegisterId] = sorted(set().union(*(used | written for used, written in named)))
        number = {register: place for place, register in enumerate(self._registers)}
        self._vector = np.array([file in ("v", "a") for file, _ in self._registers], np.bool_)
        self._touched = [
            _Touched(
                sum(1 << number[r] for r in used),
                sum(1 << number[r] for r in written),
                ("exec", 0) not in reads(instruction),
            )
            for instruction, (used, written) in zip(program.instructions, named, strict=True)
        ]
        self._from_launch = [number[r] for r in sorted(written_by_launch) if r in number]
        self.touches = [touched.used | touched.written for touched in self._touched]
        """By position, the registers that an instruction touches, as bits."""
        self.open = 0
        """Registers that may still hold no value somewhere, as bits."""

    def _used(self, instruction: Instruction) -> frozenset[RegisterId]:
        """Registers whose value the instruction needs."""
        alone = replace(instruction, second=None)
        used = reads(alone)
        if not _USES_DESTINATION.match(instruction.base):
            used -= writes(alone) - _named(instruction.operands[1:])
        if instruction.second is not None:
            used |= self._used(instruction.second)
        return self._kept(used)

    def _kept(self, registers: frozenset[RegisterId]) -> frozenset[RegisterId]:
        return frozenset(
            (file, index)
            for file, index in registers
            if file != "exec" and not (self._narrow and file == "vcc" and index == 1)
        )

    def begin(self, state: Wavefronts) -> None:
        """Turns to another batch."""
        self.state = state
        rows = np.arange(state.waves)
        self._started = exec_bits(state, rows)
        self._lanes = np.zeros((len(self._registers), state.waves), np.uint64)
        self._lanes[self._from_launch] = ALL_LANES
        self.open = sum(1 << place for place in range(len(self._registers)) if place not in set(self._from_launch))

    def step(self, position: int, rows: NDArray[np.int64]) -> None:
        """The waves ``rows`` are about to execute an instruction that touches an open register."""
        touched = self._touched[position]
        used, written = touched.used & self.open, touched.written & self.open
        lanes = np.full(len(rows), ALL_LANES) if touched.ignores_exec else exec_bits(self.state, rows)
        if used or (written and touched.ignores_exec):
            lanes = self._lanes_of(position, rows, lanes)
        for place in _bits(used):
            wanted = lanes if self._vector[place] else ALL_LANES
            missing = wanted & ~self._lanes[place, rows]
            if missing.any():
                self._found(position, place, rows, missing)
        for place in _bits(written):
            if not self._vector[place]:
                self._lanes[place, rows] = ALL_LANES
            else:
                self._lanes[place, rows] |= lanes
            if not (self._started & ~self._lanes[place]).any():
                self.open &= ~(1 << place)

    def _lanes_of(self, position: int, rows: NDArray[np.int64], lanes: LaneBits) -> LaneBits:
        """The lanes of a vector register that an instruction touches."""
        instruction = self._instructions[position]
        one = np.uint64(1)
        if instruction.base == "v_readfirstlane_b32":
            switched_on = exec_bits(self.state, rows)
            lowest: LaneBits = switched_on & (~switched_on + one)
            return np.where(switched_on == 0, one, lowest)
        if not _ONE_LANE.match(instruction.base) or instruction.second is not None:
            return lanes
        chosen = instruction.operands[2]
        if isinstance(chosen, Literal32):
            return np.full(len(rows), one << np.uint64(int(chosen.value) % self.state.lanes))
        if isinstance(chosen, Register) and chosen.file in ("s", "m0", "vcc_lo"):
            place = _PLACES[chosen.file.removesuffix("_lo")] + chosen.first
            number = self.state.scalars[place][rows, 0].astype(np.uint64) % np.uint64(self.state.lanes)
            selected: LaneBits = one << number
            return selected
        return lanes

    def _found(self, position: int, place: int, rows: NDArray[np.int64], missing: LaneBits) -> None:
        register = self._registers[place]
        late = np.flatnonzero(missing != 0)
        if self.report.known("uninitialised-register", position, place, len(late)):
            return
        wave = int(rows[late[0]])
        lane = lowest_lane(missing[late[0]]) if self._vector[place] else None
        self.report.add(
            "uninitialised-register",
            Place(position, wave, lane),
            f"reads {register_name(register)}, which nothing has written"
            + (" in this lane" if self._vector[place] else ""),
            f"give {register_name(register)} a value before line {self.report.line(position)}"
            + (" while EXEC has every lane that reads it" if self._vector[place] else ""),
            pair=place,
            times=len(late),
            doubt=register,
        )


def _named(operands: tuple[object, ...]) -> frozenset[RegisterId]:
    return frozenset(
        (operand.file, operand.first + part)
        for operand in operands
        if isinstance(operand, Register)
        for part in range(operand.count)
    )


def _bits(number: int) -> list[int]:
    places = []
    while number:
        lowest = number & -number
        places.append(lowest.bit_length() - 1)
        number ^= lowest
    return places


def written_at_launch(
    blank: Callable[[], Wavefronts], initialise: Callable[[Wavefronts], None]
) -> frozenset[RegisterId]:
    """The registers that a launch sets: those that come out the same whatever was in them.

    Args:
        blank: makes waves.
        initialise: sets their registers as the launch does.
    """
    outcomes: list[tuple[Lanes, Lanes]] = []
    for filling in (0, 0xA5A5A5A5):
        state = blank()
        state.scalars[:EXEC] = np.uint32(filling)
        state.vgprs[...] = np.uint32(filling)
        initialise(state)
        outcomes.append((state.scalars, state.vgprs))
    scalars = (outcomes[0][0] == outcomes[1][0]).all(axis=(1, 2))
    vectors = (outcomes[0][1] == outcomes[1][1]).all(axis=(1, 2))
    found: set[RegisterId] = {("v", int(place)) for place in np.flatnonzero(vectors)}
    for file, count in (("s", FLAT_SCRATCH), ("flat_scratch", 2), ("vcc", 2), ("ttmp", 16), ("m0", 1)):
        found |= {(file, part) for part in range(count) if scalars[_PLACES[file] + part]}
    return frozenset(found)
