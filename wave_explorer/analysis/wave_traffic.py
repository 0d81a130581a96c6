"""What one wave instruction asks of global memory, and what the memory moves for it: lanes and segments.

The memory moves aligned segments whole: one request for each that any active lane touches (for the sizes see
:class:`wave_explorer.arch.targets.Target`).  Tensors are taken to start at a multiple of the segment, and the caches to
hold nothing yet, so the figures are approximate.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wave_explorer.record.evaluation import IntArray

LARGEST_BYTES = 16
"""That a lane of one vector memory instruction moves: four dwords."""


@dataclass(frozen=True)
class Segment:
    """A stretch of memory that is moved whole.

    Attributes:
        start: first byte in the tensor.
        used_bytes: distinct bytes of it that the lanes ask for.
        lanes: that touch it, ascending.
    """

    start: int
    used_bytes: int
    lanes: tuple[int, ...]


@dataclass(frozen=True)
class WaveTraffic:
    """One execution of one instruction by one wave.

    Attributes:
        lane_bytes: that a lane asks for.
        first_byte: per lane, in the tensor; -1 for a lane that is masked off.
        asked_bytes: of all lanes added up, a byte counted for each lane that asks for it.
        needed_bytes: distinct bytes.
        segment_bytes: size of a segment; None where it is not known, and then ``segments`` is empty.
        segments: touched, ascending.
    """

    lane_bytes: int
    first_byte: IntArray
    asked_bytes: int
    needed_bytes: int
    segment_bytes: int | None
    segments: tuple[Segment, ...]

    @property
    def moved_bytes(self) -> int | None:
        """Bytes of all segments, None where their size is not known."""
        return None if self.segment_bytes is None else len(self.segments) * self.segment_bytes

    @property
    def efficiency(self) -> float | None:
        """Needed over moved bytes; None where nothing is moved, or how much is not known."""
        return self.needed_bytes / self.moved_bytes if self.moved_bytes else None


@dataclass(frozen=True)
class LaneElements:
    """Elements that the lanes of one wave access.

    Attributes:
        address: first byte of each element in the tensor, (lanes, elements).
        active: False where a lane is masked off, same shape.
        element_bytes: of one element.
    """

    address: IntArray
    active: NDArray[np.bool_]
    element_bytes: int


def joined(parts: Sequence[LaneElements]) -> LaneElements | None:
    """Elements of several accesses as those of one; None where their elements differ in size."""
    if len({part.element_bytes for part in parts}) != 1:
        return None
    return LaneElements(
        np.concatenate([part.address for part in parts], axis=1),
        np.concatenate([part.active for part in parts], axis=1),
        parts[0].element_bytes,
    )


def instructions_of(elements: LaneElements, width: int | None = None) -> tuple[LaneElements, ...]:
    """The elements cut into those of single instructions.

    Args:
        elements: of one or several accesses.
        width: bytes of a lane that the compiler's instructions move; None cuts at every gap and after 16 bytes.
    """
    size = elements.element_bytes
    if width is None:
        ordered, limit = elements, LARGEST_BYTES
    else:
        ordered, limit = _in_order(elements), width
    return tuple(
        LaneElements(ordered.address[:, first:last], ordered.active[:, first:last], size)
        for first, last in adjacent_runs(ordered.address, size, limit)
    )


def adjacent_runs(addresses: IntArray, element: int, most: int = LARGEST_BYTES) -> list[tuple[int, int]]:
    """Runs of elements that lie side by side in every lane, as ranges of elements.

    Args:
        addresses: first byte of each element, (lanes, elements).
        element: bytes of one element.
        most: bytes of a run, which is cut there.
    """
    adjacent = np.all(np.diff(addresses, axis=1) == element, axis=0)
    runs: list[tuple[int, int]] = []
    first = 0
    for position in range(1, addresses.shape[1] + 1):
        full = (position - first) * element >= most
        if position == addresses.shape[1] or full or not adjacent[position - 1]:
            runs.append((first, position))
            first = position
    return runs


def _in_order(elements: LaneElements) -> LaneElements:
    """Elements by ascending address where all lanes have the same order; elements that occur twice once."""
    relative = elements.address - elements.address[:, :1]
    if np.any(relative != relative[0]):
        return elements
    _, kept = np.unique(relative[0], return_index=True)
    return LaneElements(elements.address[:, kept], elements.active[:, kept], elements.element_bytes)


def wave_traffic(elements: LaneElements, segment_bytes: int | None) -> WaveTraffic:
    """What one instruction that accesses ``elements`` asks for and moves.

    Args:
        elements: of one instruction.
        segment_bytes: size of an aligned segment, None where it is not known.
    """
    address, active, size = elements.address, elements.active, elements.element_bytes
    lanes = np.broadcast_to(np.arange(len(address))[:, None], address.shape)[active]
    each = address[active][:, None] + np.arange(size)
    needed = np.unique(each)
    segments: tuple[Segment, ...] = ()
    if segment_bytes is not None:
        starts, counts = np.unique(needed // segment_bytes, return_counts=True)
        touching = np.unique(np.column_stack([(each // segment_bytes).ravel(), np.repeat(lanes, size)]), axis=0)
        segments = tuple(
            Segment(int(start) * segment_bytes, int(count), tuple(touching[touching[:, 0] == start, 1].tolist()))
            for start, count in zip(starts, counts, strict=True)
        )
    return WaveTraffic(
        lane_bytes=address.shape[1] * size,
        first_byte=np.where(active.any(axis=1), np.where(active, address, np.iinfo(np.int64).max).min(axis=1), -1),
        asked_bytes=int(active.sum()) * size,
        needed_bytes=int(needed.size),
        segment_bytes=segment_bytes,
        segments=segments,
    )
