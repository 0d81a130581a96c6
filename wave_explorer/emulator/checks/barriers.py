"""Check: the waves of a workgroup do not come to a barrier alike.

The hardware only counts waves, so each of these runs on a GPU, and a kernel whose waves play different parts may mean
it; in a kernel that is written once for all threads it is a mistake: hence warnings.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.checks.lane_bits import exec_bits, lowest_lane
from wave_explorer.emulator.checks.report import Place, Report
from wave_explorer.emulator.wavefronts import Wavefronts, WaveStatus

_NOWHERE = -1


class Barriers:
    """Follows where each wave came to its last barrier."""

    def __init__(self, report: Report) -> None:
        self.report = report

    def begin(self, state: Wavefronts) -> None:
        """Turns to another batch."""
        self.state = state
        self._arrived = np.full(state.waves, _NOWHERE, np.int64)
        self._started = exec_bits(state, np.arange(state.waves))

    def arrive(self, position: int, rows: NDArray[np.int64]) -> None:
        """The waves ``rows`` come to the barrier at ``position``."""
        self._arrived[rows] = position
        missing = self._started[rows] & ~exec_bits(self.state, rows)
        late = np.flatnonzero(missing != 0)
        if len(late) and not self.report.known("barrier-divergence", position, times=len(late)):
            lane = lowest_lane(missing[late[0]])
            self.report.add(
                "barrier-divergence",
                Place(position, int(rows[late[0]]), lane),
                "comes to a barrier with this lane switched off, so under a condition on the lanes",
                f"end the branch on EXEC before line {self.report.line(position)}",
                times=len(late),
                severity="warning",
            )

    def released(self, workgroups: NDArray[np.int64]) -> None:
        """These workgroups have passed a barrier."""
        arrived = self._arrived.reshape(-1, self.state.waves_per_group)[workgroups]
        for row in np.flatnonzero((arrived != arrived[:, :1]).any(axis=1)):
            self._differ(int(workgroups[row]) * self.state.waves_per_group, arrived[row])
        self._arrived.reshape(-1, self.state.waves_per_group)[workgroups] = _NOWHERE

    def _differ(self, first: int, arrived: NDArray[np.int64]) -> None:
        waiting = int(np.argmax(arrived != _NOWHERE))
        position = int(arrived[waiting])
        for wave, place in enumerate(arrived.tolist()):
            if place == position:
                continue
            if place == _NOWHERE:
                if self.state.are(WaveStatus.ENDED)[first + wave]:
                    self._ended(position, first + waiting, wave)
            elif not self.report.known("barrier-divergence", position, place):
                self.report.add(
                    "barrier-divergence",
                    Place(position, first + waiting),
                    f"meets wave {wave} at another barrier, that of line {self.report.line(place)}",
                    "let all waves of the workgroup pass the same barriers",
                    other=Place(place, first + wave),
                    severity="warning",
                )

    def _ended(self, position: int, waiting: int, ended: int) -> None:
        if not self.report.known("wave-ended-before-barrier", position):
            self.report.add(
                "wave-ended-before-barrier",
                Place(position, waiting),
                f"waits at a barrier that wave {ended} of its workgroup does not come to: it has ended",
                "let all waves of the workgroup pass the barrier before they end",
                severity="warning",
            )
