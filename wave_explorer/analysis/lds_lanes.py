"""Where the lanes of a workgroup are in LDS when one instruction serves them, from the index of the fx nodes behind it.

An instruction need not be one node: ``ds_read2_b64`` may serve two, and a node whose elements lie apart becomes
several instructions.  What the nodes of an instruction touch is sorted into *patterns*: elements that lie at the same
distances from lane to lane.  An instruction serves bytes of one pattern, and which bytes of it does not matter for
its banks: all of them are the same lanes, moved together.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from wave_explorer.analysis.index_map import IndexMap, NotKnown
from wave_explorer.record.evaluation import IntArray

Mask = NDArray[np.bool_]


@dataclass
class Pattern:
    """Elements that are the same lanes, moved together.

    Attributes:
        steps: bytes from thread 0 to each thread, shape (threads,).
        active: threads that take part, shape (threads,).
        spans: unbroken ranges ``[first, end)`` of bytes of thread 0, ascending.
        element: bytes of the smallest element.
    """

    steps: IntArray
    active: Mask
    element: int
    spans: list[tuple[int, int]] = field(default_factory=list)

    def holds(self, first: int, size: int) -> bool:
        """Whether bytes ``first`` to ``first + size - 1`` of thread 0 are elements of the pattern."""
        return any(start <= first and first + size <= end for start, end in self.spans)

    def places(self, size: int, offsets: tuple[int, ...]) -> tuple[int, ...]:
        """Where thread 0 can be when an instruction serves ``size`` bytes at each of ``offsets`` from there."""
        step = min(self.element, size)
        return tuple(
            first
            for start, end in self.spans
            for first in range(start, end - size + 1, step)
            if all(self.holds(first + offset - offsets[0], size) for offset in offsets[1:])
        )

    def tiles(self, size: int) -> tuple[int, ...]:
        """Where thread 0 is in each of the accesses of ``size`` bytes that cover the pattern.

        Raises:
            NotKnown: they do not fill it evenly.
        """
        if any((end - first) % size for first, end in self.spans):
            raise NotKnown(f"its elements are no whole number of accesses of {8 * size} bits")
        return tuple(place for first, end in self.spans for place in range(first, end, size))

    def addresses(self, place: int) -> IntArray:
        """Byte address of each thread, shape (threads,), where thread 0 is at ``place``."""
        return self.steps + place


def patterns(maps: Iterable[IndexMap]) -> tuple[Pattern, ...]:
    """The patterns of the elements that nodes touch.

    Args:
        maps: of nodes in LDS, for one workgroup and iteration.

    Raises:
        NotKnown: the bytes of a node are not known.
    """
    found: dict[tuple[bytes, bytes], Pattern] = {}
    ranges: dict[tuple[bytes, bytes], list[tuple[int, int]]] = {}
    for one in maps:
        if one.address is None or one.tensor is None:
            raise NotKnown(one.address_note)
        element = one.tensor.element_bytes
        for column in range(one.address.shape[1]):
            address = one.address[:, column]
            active = np.ones(len(address), np.bool_) if one.masked is None else ~one.masked[:, column]
            steps = address - address[0]
            key = (steps.tobytes(), active.tobytes())
            pattern = found.setdefault(key, Pattern(steps, active, element))
            pattern.element = min(pattern.element, element)
            ranges.setdefault(key, []).append((int(address[0]), int(address[0]) + element))
    for key, pattern in found.items():
        pattern.spans = _joined(ranges[key])
    return tuple(found.values())


def _joined(ranges: list[tuple[int, int]]) -> list[tuple[int, int]]:
    spans: list[tuple[int, int]] = []
    for first, end in sorted(ranges):
        if spans and first <= spans[-1][1]:
            spans[-1] = (spans[-1][0], max(end, spans[-1][1]))
        else:
            spans.append((first, end))
    return spans


def by_wave(values: NDArray[np.generic], lanes: int, fill: int | bool) -> NDArray[np.generic]:
    """Values of threads as (waves, lanes); lanes beyond the last thread get ``fill``."""
    waves = -(-len(values) // lanes)
    padded = np.full(waves * lanes, fill, values.dtype)
    padded[: len(values)] = values
    return padded.reshape(waves, lanes)
