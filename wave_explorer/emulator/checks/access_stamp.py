"""Who touched a piece of LDS, in one 64-bit number: barrier interval, instruction, wave of the workgroup, lane.

Intervals count from 1, so that 0 says that nobody has; a later interval is a larger number.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Stamps = NDArray[np.int64]

_LANE_BITS, _WAVE_BITS, _POSITION_BITS = 6, 5, 22
_POSITION = _LANE_BITS + _WAVE_BITS
_INTERVAL = _POSITION + _POSITION_BITS


def stamp(interval: Stamps, position: int, wave: NDArray[np.int64], lane: NDArray[np.int64]) -> Stamps:
    """The stamps of accesses; ``wave`` is the number in the workgroup."""
    made: Stamps = interval << _INTERVAL | position << _POSITION | wave << _LANE_BITS | lane
    return made


def interval_of(stamps: Stamps) -> Stamps:
    """Barrier interval."""
    return stamps >> _INTERVAL


def position_of(stamps: Stamps) -> Stamps:
    """Position of the instruction."""
    return stamps >> _POSITION & ((1 << _POSITION_BITS) - 1)


def wave_of(stamps: Stamps) -> Stamps:
    """Number of the wave in its workgroup."""
    return stamps >> _LANE_BITS & ((1 << _WAVE_BITS) - 1)


def lane_of(stamps: Stamps) -> Stamps:
    """Lane."""
    return stamps & ((1 << _LANE_BITS) - 1)
