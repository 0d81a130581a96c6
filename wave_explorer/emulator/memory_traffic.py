"""Requests and bytes that vector memory instructions ask of the caches and of memory, for the counters of a run.

The emulator has no caches.  What is counted is what the addresses alone decide: the aligned segments that the lanes of
one wave instruction touch together (one request each), and the segments that the whole run touches (each is fetched,
or written back, at least once).  A cache that holds a line between two instructions makes fewer requests than this, a
cache that loses one fetches more.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from typing_extensions import override

from wave_explorer.arch.targets import UnknownTarget, target
from wave_explorer.emulator.global_memory import GlobalMemory
from wave_explorer.emulator.observer import AccessVerb, MemorySpace, Observer
from wave_explorer.emulator.wavefronts import Lanes

_INACTIVE = np.uint64(0xFFFF_FFFF_FFFF_FFFF)


@dataclass(frozen=True)
class Traffic:
    """What a run asked of memory.

    Attributes:
        read_bytes, write_bytes: size of a request, bytes.
        reads, writes, atomics: i64 by instruction position: requests, counted for each wave instruction by itself.
        needed: i64 by instruction position: bytes that its lanes asked for.
        lines_read: segments of ``read_bytes`` that were read before the run had written to them.
        lines_touched: segments of ``read_bytes`` that were read or written.
        segments_written: segments of ``write_bytes`` that were written.
    """

    read_bytes: int
    write_bytes: int
    reads: NDArray[np.int64]
    writes: NDArray[np.int64]
    atomics: NDArray[np.int64]
    needed: NDArray[np.int64]
    lines_read: int
    lines_touched: int
    segments_written: int


class MemoryTraffic(Observer):
    """Counts the vector memory accesses of a run; scalar loads go another way and are left out.

    Args:
        target_name: whose request sizes count.
        memory: of the launch, with every buffer mapped.
        instructions: how many the program has.
    """

    def __init__(self, target_name: str, memory: GlobalMemory, instructions: int) -> None:
        try:
            facts = target(target_name)
            self._read_bytes, self._write_bytes = facts.read_request_bytes, facts.write_request_bytes
        except UnknownTarget:
            self._read_bytes = self._write_bytes = None
        self._reads, self._writes, self._atomics, self._needed = (np.zeros(instructions, np.int64) for _ in range(4))
        self._bases = np.array([buffer.base for buffer in memory.buffers], np.uint64)
        sizes = [buffer.size for buffer in memory.buffers]
        self._lines_read = [_flags(size, self._read_bytes) for size in sizes]
        self._lines_written = [_flags(size, self._read_bytes) for size in sizes]
        self._segments_written = [_flags(size, self._write_bytes) for size in sizes]
        self._parts: list[tuple[AccessVerb, Lanes, Lanes | None, int]] = []

    def result(self) -> Traffic | None:
        """What was counted; None where the size of the target's requests is not known."""
        if self._read_bytes is None or self._write_bytes is None:
            return None
        touched = zip(self._lines_read, self._lines_written, strict=True)
        return Traffic(
            self._read_bytes,
            self._write_bytes,
            self._reads,
            self._writes,
            self._atomics,
            self._needed,
            sum(int(flags.sum()) for flags in self._lines_read),
            sum(int((read | written).sum()) for read, written in touched),
            sum(int(flags.sum()) for flags in self._segments_written),
        )

    @override
    def before(self, position: int, rows: NDArray[np.int64]) -> None:
        self._parts.clear()

    @override
    def access(self, space: MemorySpace, verb: AccessVerb, address: Lanes, active: Lanes | None, size: int) -> None:
        # An instruction may come in several parts: the dwords of a buffer access that is partly out of range.
        if space == "global" and address.shape[1] > 1:
            self._parts.append((verb, address, active, size))

    @override
    def after(self, position: int, rows: NDArray[np.int64]) -> None:
        if not self._parts or self._read_bytes is None or self._write_bytes is None:
            return
        verb = self._parts[0][0]
        self._needed[position] += sum(
            size * (address.size if active is None else int(active.sum())) for _, address, active, size in self._parts
        )
        lines = self._segments(self._read_bytes)
        if verb == "load":
            self._reads[position] += _distinct(lines)
            self._mark(self._lines_read, lines, self._read_bytes, unless=self._lines_written)
            return
        segments = self._segments(self._write_bytes)
        if verb == "atomic":
            # The L2 carries an atomic out: it reads the line as well.
            self._atomics[position] += _distinct(segments)
            self._mark(self._lines_read, lines, self._read_bytes, unless=self._lines_written)
        else:
            self._writes[position] += _distinct(segments)
        self._mark(self._lines_written, lines, self._read_bytes)
        self._mark(self._segments_written, segments, self._write_bytes)

    def _segments(self, granule: int) -> Lanes:
        """Numbers of the segments that each wave touches, u64 (wave, any); ``_INACTIVE`` where a lane does nothing."""
        shift = np.uint64(granule.bit_length() - 1)
        found: list[Lanes] = []
        for _, address, active, size in self._parts:
            first = address >> shift
            last = (address + np.uint64(size - 1)) >> shift
            for numbers in (first,) if np.array_equal(first, last) else (first, last):
                found.append(numbers if active is None else np.where(active, numbers, _INACTIVE))
        return found[0] if len(found) == 1 else np.concatenate(np.broadcast_arrays(*found), axis=1)

    def _mark(
        self,
        flags: list[NDArray[np.bool_]],
        segments: Lanes,
        granule: int,
        unless: list[NDArray[np.bool_]] | None = None,
    ) -> None:
        numbers = segments[segments != _INACTIVE]
        if not numbers.size:
            return
        first, last = (self._owner(number * np.uint64(granule)) for number in (numbers.min(), numbers.max()))
        for owner in range(first, last + 1):
            start = self._bases[owner] // np.uint64(granule)
            mine = numbers
            if first != last:
                mine = numbers[(numbers >= start) & (numbers < start + np.uint64(len(flags[owner])))]
            index = (mine - start).astype(np.int64)
            flags[owner][index] = True if unless is None else ~unless[owner][index] | flags[owner][index]

    def _owner(self, address: np.uint64) -> int:
        """Number of the buffer that holds an address which the memory has let pass."""
        return int(np.searchsorted(self._bases, address, side="right")) - 1


def _flags(size: int, granule: int | None) -> NDArray[np.bool_]:
    return np.zeros(-(-size // granule) if granule else 0, np.bool_)


def _distinct(segments: Lanes) -> int:
    """Distinct numbers in each row, added up."""
    ordered = np.sort(segments, axis=1)
    fresh = np.ones(ordered.shape, np.bool_)
    fresh[:, 1:] = ordered[:, 1:] != ordered[:, :-1]
    return int((fresh & (ordered != _INACTIVE)).sum())
