"""Which waves execute next: always those that stand at the lowest position, together (min-PC scheduling).

Waves that took different ways meet again where those ways join, because whoever is behind goes first.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.wavefronts import Wavefronts, WaveStatus

NOBODY = int(np.iinfo(np.int64).max)
"""A position at which no wave stands."""


class Together(NamedTuple):
    """Waves that execute together.

    Attributes:
        rows: numbers of the waves in the batch; they share position and MODE.
        position: where they stand.
        meeting: the lowest position at which another running wave stands, :data:`NOBODY` without one.
    """

    rows: NDArray[np.int64]
    position: int
    meeting: int


def lowest_waves(state: Wavefronts) -> Together | None:
    """The running waves at the lowest position that share the first one's MODE; None if no wave runs."""
    running = state.status == WaveStatus.RUNNING
    if not running.any():
        return None
    here = np.where(running, state.pc, NOBODY)
    position = int(here.min())
    together = here == position
    rows = np.flatnonzero(together)
    modes = state.mode[rows]
    if (modes != modes[0]).any():
        rows = rows[modes == modes[0]]
        together = np.zeros(state.waves, np.bool_)
        together[rows] = True
    others = here[~together]
    return Together(rows, position, int(others.min()) if others.size else NOBODY)
