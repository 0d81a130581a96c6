"""LDS accesses that a wave has not waited for when it comes to a barrier, and which may so happen behind it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.checks.in_flight import InFlight
from wave_explorer.emulator.checks.lds_shadow import LdsAccess
from wave_explorer.isa.program import Program
from wave_explorer.isa.waits import outstanding


def is_arrival(base: str) -> bool:
    """Whether an instruction tells the workgroup that the wave has come to a barrier."""
    return base == "s_barrier" or base.startswith("s_barrier_signal")


@dataclass
class _Issued:
    access: LdsAccess
    numbers: NDArray[np.int64]


class LateAccesses:
    """Follows the accesses that, on some path, may be unfinished at a barrier.

    Attributes:
        crossed: position of an access -> position of the barrier that it was unfinished at.
    """

    def __init__(self, program: Program, in_flight: InFlight) -> None:
        self.in_flight = in_flight
        self.crossed: dict[int, int] = {}
        before = outstanding(program)
        every = frozenset(position for position, kinds in enumerate(in_flight.issues) if kinds)
        arrivals = [i.position for i in program.instructions if is_arrival(i.base)]
        self._may_cross = frozenset().union(*(every if (at := before[p]) is None else at for p in arrivals))
        self._inside = _between_halves(program)

    def begin(self) -> None:
        """Turns to another batch."""
        self._issued: list[_Issued] = []
        self._crossing: list[tuple[LdsAccess, int]] = []

    def note(self, access: LdsAccess, opened: NDArray[np.bool_]) -> None:
        """An access is made; its instruction has already been counted as issued.

        Args:
            opened: by wave of the batch, whether it stands between the halves of a barrier that has opened already.
        """
        barrier = self._inside.get(access.position)
        if barrier is not None:
            # Made between the two halves of a barrier: on both of its sides.
            ahead = ~opened[access.rows]
            if ahead.any():
                self._crossing.append((access.copy().part(ahead), barrier))
        if access.position in self._may_cross:
            access = access.copy()
            self._issued.append(_Issued(access, self.in_flight.numbers(access.position, access.rows)))

    def arrive(self, position: int, rows: NDArray[np.int64]) -> None:
        """The waves ``rows`` come to the barrier at ``position``."""
        left: list[_Issued] = []
        for issued in self._issued:
            access = issued.access
            unfinished = self.in_flight.under_way(access.position, issued.numbers, access.rows)
            crossing = unfinished & np.isin(access.rows, rows)
            if crossing.any():
                self._crossing.append((access.part(crossing), position))
            if unfinished.any():
                left.append(issued)
        self._issued = left

    def behind(self, workgroup: NDArray[np.int64], released: NDArray[np.int64]) -> list[LdsAccess]:
        """The accesses that go on behind the barrier that these workgroups have passed.

        Args:
            workgroup: of each wave of the batch.
            released: the workgroups.
        """
        found: list[LdsAccess] = []
        waiting: list[tuple[LdsAccess, int]] = []
        for access, barrier in self._crossing:
            passed = np.isin(workgroup[access.rows], released)
            if passed.any():
                self.crossed.setdefault(access.position, barrier)
                found.append(access.part(passed))
            if not passed.all():
                waiting.append((access.part(~passed), barrier))
        self._crossing = waiting
        return found


def _between_halves(program: Program) -> dict[int, int]:
    """Position of each memory instruction between a signal and the wait for it -> position of the signal."""
    found: dict[int, int] = {}
    for signal in program.instructions:
        if not signal.base.startswith("s_barrier_signal"):
            continue
        for instruction in program.instructions[signal.position + 1 :]:
            if instruction.base == "s_barrier_wait":
                break
            found[instruction.position] = signal.position
    return found
