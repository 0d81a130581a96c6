"""Which waves execute next: always those that stand at the lowest position, together (min-PC scheduling).

Waves that took different ways meet again where those ways join, because whoever is behind goes first.  A wave that
waits in a loop for what another wave does must not keep that one from doing it: see :data:`LEAD`.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.wavefronts import Wavefronts, WaveStatus

NOBODY = int(np.iinfo(np.int64).max)
"""A position at which no wave stands."""


LEAD = 2_000
"""Instructions by which waves may be ahead of another one and still be preferred for their position."""


class Together(NamedTuple):
    """Waves that execute together.

    Attributes:
        rows: numbers of the waves in the batch; they share position and MODE.
        position: where they stand.
        meeting: the lowest position beyond, at which another running wave stands; :data:`NOBODY` without one.
    """

    rows: NDArray[np.int64]
    position: int
    meeting: int


def lowest_waves(state: Wavefronts) -> Together | None:
    """The running waves at the lowest position that share the first one's MODE; None if no wave runs.

    Waves that are far ahead of another one in instructions let it go first, wherever it stands: it may be what they
    wait for.
    """
    running = state.are(WaveStatus.RUNNING)
    if not running.any():
        return None
    here = np.where(running, state.pc, NOBODY)
    position = int(here.min())
    if (here[running] != position).any():
        done = np.where(running, state.executed, NOBODY)
        behind = int(done.argmin())
        if int(state.executed[here == position].min()) - int(done[behind]) > LEAD:
            position = int(here[behind])
    together = here == position
    rows = np.flatnonzero(together)
    modes = state.mode[rows]
    if (modes != modes[0]).any():
        rows = rows[modes == modes[0]]
        together = np.zeros(state.waves, np.bool_)
        together[rows] = True
    others = here[~together & (here > position)]
    return Together(rows, position, int(others.min()) if others.size else NOBODY)
