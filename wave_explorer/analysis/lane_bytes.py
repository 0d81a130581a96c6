"""Sets of bytes that the lanes of a wave touch, as sorted numbers that hold memory, lane and place together."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from wave_explorer.analysis.index_map import NotKnown
from wave_explorer.record.run import AccessTrace

Keys: TypeAlias = NDArray[np.int64]
"""One number for each stretch of a granule's bytes: memory (LDS is 0, argument ``n`` is ``n + 1``), lane, place."""

_PLACE_BITS = 46
_LANE_BITS = 6
_MIDDLE = 1 << _PLACE_BITS - 1
_SHOWN = 8


def keys(address: NDArray[np.int64], active: NDArray[np.bool_], size: int, granule: int, buffer: int) -> Keys:
    """The stretches that accesses of ``size`` bytes cover.

    Args:
        address: first byte of each access, an array (lanes, ...); may be negative where an index is wrong.
        active: the same shape; False where a lane takes no part.
        size: bytes of each.
        granule: bytes of a stretch, which divides ``size`` and every address.
        buffer: -1 for LDS, else the position of the argument.

    Raises:
        NotKnown: an address is farther away than the numbers reach, 2**45 granules.
    """
    place = address[active] // granule
    if place.size and int(np.abs(place).max()) + size >= _MIDDLE:
        raise NotKnown("the index leads farther away than any memory reaches")
    lanes = np.arange(address.shape[0], dtype=np.int64).reshape(-1, *[1] * (address.ndim - 1))
    lane = np.broadcast_to(lanes, address.shape)[active]
    owner = np.int64(buffer + 1) << _LANE_BITS | lane
    first = (owner << _PLACE_BITS) + place + _MIDDLE
    return np.unique(first[:, None] + np.arange(size // granule, dtype=np.int64))


def traced_keys(trace: AccessTrace, rows: NDArray[np.int64], granule: int) -> Keys:
    """The stretches that rows of a trace, all of one wave, touch."""
    parts = [np.zeros(0, np.int64)]
    forms = np.column_stack([trace.size[rows], trace.buffer[rows]])
    for size, buffer in np.unique(forms, axis=0):
        alike = rows[(trace.size[rows] == size) & (trace.buffer[rows] == buffer)]
        address = trace.address[alike].T
        parts.append(keys(address, address >= 0, int(size), granule, int(buffer)))
    return np.unique(np.concatenate(parts))


def lanes_of(found: Keys) -> NDArray[np.int64]:
    """The lane of each stretch."""
    return found >> _PLACE_BITS & (1 << _LANE_BITS) - 1


def addresses(found: Keys, lane: int, granule: int) -> tuple[int, ...]:
    """First byte of each unbroken run of a lane's stretches in one memory, at most eight, ascending."""
    mine = found[lanes_of(found) == lane]
    starts = mine[np.diff(mine, prepend=-2) != 1]
    return tuple((int(start & (1 << _PLACE_BITS) - 1) - _MIDDLE) * granule for start in starts[:_SHOWN])


def buffers_of(found: Keys, lane: int) -> tuple[int, ...]:
    """The memories that a lane touches: -1 for LDS, else the position of the argument."""
    mine = found[lanes_of(found) == lane]
    return tuple(int(number) - 1 for number in np.unique(mine >> _PLACE_BITS + _LANE_BITS))
