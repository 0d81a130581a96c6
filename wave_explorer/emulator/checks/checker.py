"""The checks as one observer of a run."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.checks.alignment import Alignment
from wave_explorer.emulator.checks.barriers import Barriers
from wave_explorer.emulator.checks.in_flight import InFlight
from wave_explorer.emulator.checks.initialised import Initialised
from wave_explorer.emulator.checks.late_accesses import is_arrival
from wave_explorer.emulator.checks.lds_races import LdsRaces
from wave_explorer.emulator.checks.lds_shadow import LdsAccess
from wave_explorer.emulator.checks.register_waits import RegisterWaits
from wave_explorer.emulator.checks.report import Report
from wave_explorer.emulator.local_memory import LocalMemory
from wave_explorer.emulator.observer import AccessVerb, MemorySpace, Observer
from wave_explorer.emulator.wavefronts import Lanes, Wavefronts
from wave_explorer.isa.program import Program
from wave_explorer.isa.registers import RegisterId


class Checker(Observer):
    """Watches a run; ``report`` holds what it has found.

    Args:
        program: that runs.
        written_by_launch: registers that its waves begin with.
    """

    def __init__(self, program: Program, written_by_launch: frozenset[RegisterId]) -> None:
        self.report = Report(program)
        self._in_flight = InFlight(program)
        self._registers = RegisterWaits(program, self._in_flight, self.report)
        self._initialised = Initialised(program, self.report, written_by_launch)
        self._lds = LdsRaces(program, self._in_flight, self.report)
        self._alignment = Alignment(program, self.report)
        self._barriers = Barriers(self.report)
        self._arrivals = frozenset(i.position for i in program.instructions if is_arrival(i.base))
        # Most instructions touch nothing that has to be followed: one look tells.
        self._busy = [
            bool(
                self._in_flight.issues[position]
                or self._in_flight.waits[position]
                or self._registers.suspects[position]
                or position in self._arrivals
                or position in self._alignment.scalar_loads
            )
            for position in range(len(program.instructions))
        ]
        self._touches = self._initialised.touches
        self._position = 0
        self._rows: NDArray[np.int64] = np.zeros(0, np.int64)

    def begin(self, state: Wavefronts) -> None:
        """See :class:`Observer`."""
        self._state = state
        self.report.begin(state)
        self._in_flight.begin(state.waves)
        self._registers.begin(state)
        self._initialised.begin(state)
        self._alignment.begin(state)
        self._barriers.begin(state)

    def memories(self, lds: LocalMemory, scratch: LocalMemory) -> None:
        """See :class:`Observer`."""
        self._lds.begin(self._state, lds)

    def before(self, position: int, rows: NDArray[np.int64]) -> None:
        """See :class:`Observer`."""
        self._position, self._rows = position, rows
        if self._touches[position] & self._initialised.open:
            self._initialised.step(position, rows)
        if not self._busy[position]:
            return
        if self._registers.suspects[position]:
            self._registers.use(position, rows)
        if position in self._alignment.scalar_loads:
            self._alignment.scalar_load(position, rows)
        self._in_flight.wait(position, rows)
        self._in_flight.issue(position, rows)
        if self._registers.followed[position]:
            self._registers.load(position, rows)
        if position in self._arrivals:
            self._barriers.arrive(position, rows)
            self._lds.arrive(position, rows)

    def access(self, space: MemorySpace, verb: AccessVerb, address: Lanes, active: Lanes | None, size: int) -> None:
        """See :class:`Observer`."""
        self._alignment.access(self._position, self._rows, space, verb, address, active, size)
        if space == "lds":
            self._lds.access(LdsAccess(self._position, self._rows, verb, address, active, size))

    def lds_store(self, words: Sequence[Lanes]) -> None:
        """See :class:`Observer`."""
        self._lds.stores(words)

    def barrier_released(self, workgroups: NDArray[np.int64]) -> None:
        """See :class:`Observer`."""
        self._barriers.released(workgroups)
        self._lds.released(workgroups)
