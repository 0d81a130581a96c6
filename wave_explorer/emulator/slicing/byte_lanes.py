"""What is wanted of a wave's registers: for each byte of a dword a set of lanes, as one integer with a bit a lane."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from wave_explorer.isa.registers import RegisterId

LaneSet: TypeAlias = int
"""Bit ``i`` for lane ``i``; a scalar register has lane 0 only."""

ByteLanes: TypeAlias = list[LaneSet]
"""Four sets of lanes, for the lowest byte of a dword first."""

ALL_BYTES = (0, 1, 2, 3)
SCALAR_LANE = 1


@dataclass(frozen=True, slots=True)
class Need:
    """A byte of a register, in some lanes, that a result was made from; ``role`` is its part in the instruction."""

    register: RegisterId
    byte: int
    lanes: LaneSet
    role: str = ""


def lanes_of(lanes: LaneSet) -> Iterator[int]:
    """The lanes of a set, ascending."""
    while lanes:
        lowest = lanes & -lanes
        yield lowest.bit_length() - 1
        lanes ^= lowest


def lane_set(lanes: Iterable[int]) -> LaneSet:
    """The set of these lanes."""
    found = 0
    for lane in lanes:
        found |= 1 << lane
    return found


def from_lane(lanes: LaneSet, source: NDArray[np.intp]) -> LaneSet:
    """The lanes that lanes ``lanes`` take their value from, where ``source`` (lane,) says which."""
    return lane_set(int(source[lane]) for lane in lanes_of(lanes))


def union(wanted: Iterable[LaneSet]) -> LaneSet:
    """Lanes in any of the sets."""
    found = 0
    for lanes in wanted:
        found |= lanes
    return found


def byte_mask(wanted: ByteLanes) -> int:
    """Which of the four bytes are wanted in some lane, bit ``i`` for byte ``i``."""
    return sum(1 << byte for byte, lanes in enumerate(wanted) if lanes)
