"""Check: a register that a load has yet to write is read or overwritten before the wait that covers the load.

Stores are not looked at: from gfx7 on a store has taken its data out of the registers before the wave goes on (LLVM,
SIInsertWaitcnts, ``vmemWriteNeedsExpWaitcnt``).  Nor are two loads of one kind into one register: they finish in order.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.checks.in_flight import InFlight
from wave_explorer.emulator.checks.lane_bits import ALL_LANES, exec_bits, lowest_lane, register_name
from wave_explorer.emulator.checks.report import Place, Report
from wave_explorer.emulator.wavefronts import Wavefronts
from wave_explorer.isa.program import Instruction, Program
from wave_explorer.isa.registers import RegisterId, reads, writes
from wave_explorer.isa.waits import outstanding

_NEVER_LOADED = ("exec", "scc")


@dataclass(frozen=True, slots=True)
class _Suspects:
    """Registers that an instruction touches and that loads of one kind may still have to write."""

    kind: int
    places: NDArray[np.intp]


class RegisterWaits:
    """Follows the loads into registers that are read too early on some path; of correct code there are none."""

    def __init__(self, program: Program, in_flight: InFlight, report: Report) -> None:
        self.in_flight = in_flight
        self.report = report
        self._instructions = program.instructions
        self._loaded = [
            tuple(sorted(register for register in writes(instruction) if register[0] not in _NEVER_LOADED))
            if kinds
            else ()
            for instruction, kinds in zip(program.instructions, in_flight.issues, strict=True)
        ]
        self._registers: list[RegisterId] = sorted({register for loaded in self._loaded for register in loaded})
        place = {register: number for number, register in enumerate(self._registers)}
        self._targets = [np.array([place[r] for r in loaded], np.intp) for loaded in self._loaded]
        self.suspects = self._find_suspects(program, place)
        """By position, what has to be looked at when the instruction executes; mostly nothing."""
        watched = {register for suspects in self.suspects for s in suspects for register in s.places.tolist()}
        self.followed = [bool(watched.intersection(targets.tolist())) for targets in self._targets]
        """By position, whether it is a load into a register that has to be looked at somewhere."""

    def _find_suspects(self, program: Program, place: dict[RegisterId, int]) -> list[tuple[_Suspects, ...]]:
        loads = frozenset(position for position, loaded in enumerate(self._loaded) if loaded)
        found: list[tuple[_Suspects, ...]] = []
        for instruction, before in zip(program.instructions, outstanding(program), strict=True):
            possible = loads if before is None else before & loads
            found.append(self._suspects_of(instruction, possible, place) if possible else ())
        return found

    def _suspects_of(
        self, instruction: Instruction, possible: frozenset[int], place: dict[RegisterId, int]
    ) -> tuple[_Suspects, ...]:
        used, written = reads(instruction), writes(instruction)
        own = self.in_flight.issues[instruction.position]
        by_kind: dict[int, set[int]] = {}
        for load in possible:
            for kind in self.in_flight.issues[load]:
                ordered = kind in own and self.in_flight.kinds[kind][1] is not None
                # A load into half a register keeps the other half: that is no use of the value before its turn.
                touched = used - written if ordered and "d16" in instruction.base else used
                if not ordered:
                    touched = touched | written
                by_kind.setdefault(kind, set()).update(place[r] for r in touched.intersection(self._loaded[load]))
        return tuple(
            _Suspects(kind, np.array(sorted(places), np.intp)) for kind, places in sorted(by_kind.items()) if places
        )

    def begin(self, state: Wavefronts) -> None:
        """Turns to another batch."""
        self.state = state
        # For each kind by itself: loads of two kinds into one register may be under way together.
        shape = (len(self.in_flight.kinds), len(self._registers), state.waves)
        self._number = np.zeros(shape, np.int64)
        self._lanes = np.zeros(shape, np.uint64)
        self._load = np.zeros(shape, np.int32)

    def load(self, position: int, rows: NDArray[np.int64]) -> None:
        """The waves ``rows`` have issued the load at ``position``."""
        for target in self._targets[position]:
            scalar = self._registers[target][0] not in ("v", "a")
            lanes = np.full(len(rows), ALL_LANES) if scalar else exec_bits(self.state, rows)
            for kind in self.in_flight.issues[position]:
                earlier = self._number[kind, target, rows] > self.in_flight.finished[kind, rows]
                self._lanes[kind, target, rows] = np.where(earlier, self._lanes[kind, target, rows] | lanes, lanes)
                self._number[kind, target, rows] = self.in_flight.issued[kind, rows]
                self._load[kind, target, rows] = position

    def use(self, position: int, rows: NDArray[np.int64]) -> None:
        """The waves ``rows`` are about to execute the instruction at ``position``, which has suspects."""
        instruction = self._instructions[position]
        for suspects in self.suspects[position]:
            kind, places = suspects.kind, suspects.places
            late = self._number[kind][places[:, None], rows] > self.in_flight.finished[kind, rows]
            if not late.any():
                continue
            lanes = self._lanes[kind][places[:, None], rows]
            if ("exec", 0) in reads(instruction):
                vector = np.array([self._registers[place][0] in ("v", "a") for place in places])
                lanes = np.where(vector[:, None], lanes & exec_bits(self.state, rows), lanes)
            late &= lanes != 0
            for row in np.flatnonzero(late.any(axis=1)):
                self._found(instruction, kind, int(places[row]), rows[late[row]], lanes[row][late[row]])

    def _found(
        self, instruction: Instruction, kind: int, place: int, rows: NDArray[np.int64], lanes: NDArray[np.uint64]
    ) -> None:
        load = int(self._load[kind, place, rows[0]])
        if self.report.known("read-before-wait", instruction.position, load, len(rows)):
            return
        register = self._registers[place]
        wave = int(rows[0])
        lane = lowest_lane(lanes[0]) if register[0] in ("v", "a") else None
        verb = "reads" if register in reads(instruction) else "overwrites"
        younger = int(self.in_flight.issued[kind, wave] - self._number[kind, place, wave])
        line = self.report.line(load)
        self.report.add(
            "read-before-wait",
            Place(instruction.position, wave, lane),
            f"{verb} {register_name(register)} while the load at line {line} "
            f"({self._instructions[load].text}) may still have to write it",
            f"{self.in_flight.wait_text(kind, younger)} before line {instruction.line}",
            other=Place(load, wave, lane),
            times=len(rows),
        )
