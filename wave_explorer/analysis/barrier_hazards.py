"""What each barrier is for: the accesses of LDS that nothing else keeps apart.

Two accesses of different waves to the same byte, one of them a write, need a barrier between them: one wave has to
signal after its access, and the other to pass before its own.  A barrier is needed where some such pair has no other
one between.  The search goes over all pairs of accesses in the order in which every wave executes them, with the bytes
that each wave touches by its index.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from math import prod
from typing import Literal, TypeAlias

import msgspec
import numpy as np

from wave_explorer.analysis.index_map import NotKnown, wave_size
from wave_explorer.analysis.lds_footprint import Footprint, depends_on_iteration, footprint
from wave_explorer.analysis.lds_sequence import EventKind, LdsEvent, LdsSequence, lds_sequence
from wave_explorer.record import Allocation, Compilation, Graph, GraphNode

HazardKind = Literal["RAW", "WAR", "WAW"]
Verdict = Literal["needed", "none found", "not known"]

_MAX_RUNS = 4
# Loops whose number of iterations only the launch knows; each of them may be skipped.
_MAX_OPEN_LOOPS = 3


@dataclass(frozen=True)
class Hazard:
    """Two accesses that must not overtake each other.

    Attributes:
        kind: read after write, write after read, write after write.
        before, after: the accesses, in the order in which a wave executes them.
        distance: iterations of their innermost common loop from one to the other; None where they share no loop.
        bytes: how many bytes two different waves touch, ``runs`` the first stretches of them (first, last byte).
        example: a byte, the wave that accesses it first, and the wave that does so afterwards.
        buffers: the allocations, of ``before`` and of ``after``.
        in_buffer: bytes count from the start of the buffer, whose place in the LDS the record does not tell.
    """

    kind: HazardKind
    before: GraphNode
    after: GraphNode
    distance: int | None
    bytes: int
    runs: tuple[tuple[int, int], ...]
    example: tuple[int, int, int]
    buffers: tuple[str, str]
    in_buffer: bool = False


@dataclass(frozen=True)
class BarrierUse:
    """A barrier and what it is for.

    Attributes:
        barrier: the node, of a split one the half that waits.
        signal: the half that signals; None for a whole barrier.
        verdict: ``needed`` where ``hazards`` stand; ``not known`` where it may be, since the bytes of some access are
            not known (``possible``); else ``none found``.
        hazards: pairs that no other barrier keeps apart, each pair of nodes once.
        possible: pairs (before, after) with an access whose bytes are not known.
        executions: how often a wave passes it, within the iterations that were unrolled.
    """

    barrier: GraphNode
    signal: GraphNode | None
    verdict: Verdict
    hazards: tuple[Hazard, ...]
    possible: tuple[tuple[GraphNode, GraphNode], ...]
    executions: int


@dataclass(frozen=True)
class BarrierReport:
    """All barriers of a compile.

    Attributes:
        waves: of a workgroup.
        unordered: hazards that no barrier keeps apart; where waves write the same value they are harmless.
        unknown: accesses whose bytes are not known, and why.
    """

    sequence: LdsSequence
    waves: int
    barriers: tuple[BarrierUse, ...]
    unordered: tuple[Hazard, ...]
    unknown: tuple[tuple[GraphNode, str], ...]


def barrier_report(comp: Compilation) -> BarrierReport:
    """Examines the last fx graph.

    Raises:
        NotKnown: no fx graph was recorded, or the launch is not known.
    """
    placed, bases = _with_places(comp)
    sequence = lds_sequence(placed)
    launch = comp.manifest.launch
    if launch is None or launch.block is None:
        raise NotKnown("the number of waves is not known: the compile ended before the launch was decided")
    search = _Search(placed, sequence.graph, bases)
    for each in _variants(placed, sequence):
        search.add(each)
    return search.report(sequence, -(-prod(launch.block) // wave_size(comp)))


def _variants(comp: Compilation, sequence: LdsSequence) -> Iterator[LdsSequence]:
    """The sequence, and those in which loops that may turn any number of times do not turn at all."""
    yield sequence
    open_ended = [loop.loop for loop in sequence.loops if loop.trips is None][:_MAX_OPEN_LOOPS]
    for count in range(1, len(open_ended) + 1):
        for skipped in combinations(open_ended, count):
            yield lds_sequence(comp, skipped)


def _with_places(comp: Compilation) -> tuple[Compilation, dict[str, int]]:
    """The record with a place for each buffer, and the places that were made up.

    Without ``minimize_shared_allocs`` LLVM places the buffers, each in bytes of its own.
    """
    end = _lds_bytes(comp)
    parents = {one.parent for one in comp.manifest.allocations}
    places: list[Allocation] = []
    bases: dict[str, int] = {}
    for one in comp.manifest.allocations:
        if one.offset is None and one.bytes is not None and one.node not in parents:
            bases[one.node] = end
            places.append(msgspec.structs.replace(one, offset=end))
            end += one.bytes
        else:
            places.append(one)
    if not bases:
        return comp, {}
    return Compilation(msgspec.structs.replace(comp.manifest, allocations=tuple(places)), comp.blobs), bases


def _lds_bytes(comp: Compilation) -> int:
    """Bytes up to the end of the last buffer whose place is known."""
    known = [one for one in comp.manifest.allocations if one.offset is not None]
    return max(((one.offset or 0) + (one.bytes or 0) for one in known), default=0)


_Overlap: TypeAlias = tuple[int, tuple[tuple[int, int], ...], tuple[int, int, int]]
"""Number of bytes, the first stretches of them, and an example with the two waves."""


@dataclass(frozen=True)
class _Passage:
    """One execution of a barrier: positions in the sequence of its signal and its wait."""

    barrier: str
    signal: int
    wait: int


@dataclass
class _Gathered:
    hazards: dict[tuple[str, str, str, int | None], Hazard] = field(default_factory=dict)
    possible: dict[tuple[str, str], tuple[GraphNode, GraphNode]] = field(default_factory=dict)


class _Search:
    def __init__(self, comp: Compilation, graph: Graph, made_up: dict[str, int]) -> None:
        self._comp, self._graph, self._made_up = comp, graph, made_up
        self._bytes = _lds_bytes(comp)
        self._prints: dict[tuple[object, ...], tuple[int, Footprint | None]] = {}
        self._contents: dict[bytes, tuple[int, Footprint]] = {}
        self._unknown: dict[str, tuple[GraphNode, str]] = {}
        self._overlaps: dict[tuple[int, int], _Overlap | None] = {}
        self._signals: dict[str, GraphNode] = {}
        self._executions: Counter[str] = Counter()
        self._found: defaultdict[str | None, _Gathered] = defaultdict(_Gathered)

    def add(self, sequence: LdsSequence) -> None:
        """Compares all pairs of accesses of one sequence."""
        events = sequence.events
        passages = self._passages(events)
        self._executions |= Counter(passage.barrier for passage in passages)
        accesses = [
            (position, event, *self._print(event))
            for position, event in enumerate(events)
            if event.kind in ("read", "write", "atomic")
        ]
        for index, (start, before, first, first_print) in enumerate(accesses):
            between = _Between(passages, start)
            for position, after, second, second_print in accesses[index:]:
                barriers = between.up_to(position)
                if len(barriers) > 1:
                    # Each of them keeps this pair apart, and every later one.
                    break
                kind = _hazard_kind(before.kind, after.kind)
                if kind is None:
                    continue
                gathered = self._found[next(iter(barriers), None)]
                if first_print is None or second_print is None:
                    if before.buffer is None or after.buffer is None or before.buffer == after.buffer:
                        gathered.possible[before.node.id, after.node.id] = (before.node, after.node)
                    continue
                overlap = self._overlap(first, first_print, second, second_print)
                if overlap is None:
                    continue
                distance = _distance(before, after)
                key = (kind, before.node.id, after.node.id, distance)
                if key not in gathered.hazards:
                    gathered.hazards[key] = self._hazard(kind, before, after, distance, overlap)

    def report(self, sequence: LdsSequence, waves: int) -> BarrierReport:
        """What was found in all sequences, barriers in the order of ``sequence``."""
        order = dict.fromkeys(passage.barrier for passage in self._passages(sequence.events))
        return BarrierReport(
            sequence,
            waves,
            tuple(self._use(barrier, self._found[barrier]) for barrier in order),
            tuple(self._found[None].hazards.values()),
            tuple(self._unknown.values()),
        )

    def _hazard(
        self, kind: HazardKind, before: LdsEvent, after: LdsEvent, distance: int | None, overlap: _Overlap
    ) -> Hazard:
        count, runs, (byte, first, second) = overlap
        base = self._made_up.get(before.buffer or "")
        if base is not None:
            runs = tuple((start - base, end - base) for start, end in runs)
            byte -= base
        buffers = (before.buffer or "", after.buffer or "")
        return Hazard(
            kind, before.node, after.node, distance, count, runs, (byte, first, second), buffers, base is not None
        )

    def _use(self, barrier: str, gathered: _Gathered) -> BarrierUse:
        verdict: Verdict = "needed" if gathered.hazards else "not known" if gathered.possible else "none found"
        return BarrierUse(
            self._graph.nodes[barrier],
            self._signals.get(barrier),
            verdict,
            tuple(gathered.hazards.values()),
            tuple(gathered.possible.values()),
            self._executions[barrier],
        )

    def _passages(self, events: tuple[LdsEvent, ...]) -> list[_Passage]:
        """Executions of barriers in order; a wait belongs to the last signal of the same hardware barrier."""
        signalled: dict[object, int] = {}
        found = []
        for position, event in enumerate(events):
            number = event.node.attributes.get("barId")
            if event.kind == "barrier":
                found.append(_Passage(event.node.id, position, position))
            elif event.kind == "signal":
                signalled[number] = position
            elif event.kind == "wait" and number in signalled:
                signal = signalled.pop(number)
                found.append(_Passage(event.node.id, signal, position))
                self._signals.setdefault(event.node.id, events[signal].node)
        return found

    def _print(self, event: LdsEvent) -> tuple[int, Footprint | None]:
        """A number for what the access touches (the same for the same bytes), and the bytes."""
        varies = depends_on_iteration(self._comp, self._graph, event)
        key = (event.node.id, event.buffer, event.iterations if varies else ())
        known = self._prints.get(key)
        if known is None:
            try:
                found: Footprint | None = footprint(self._comp, self._graph, event, self._bytes)
            except NotKnown as error:
                self._unknown[event.node.id] = (event.node, str(error))
                found = None
            # Most accesses touch the same bytes in every iteration: those are compared once.
            number = len(self._prints)
            if found is not None:
                number, found = self._contents.setdefault(found.tobytes(), (number, found))
            known = self._prints[key] = (number, found)
        return known

    def _overlap(self, first: int, one: Footprint, second: int, other: Footprint) -> _Overlap | None:
        """Bytes that two different waves touch, one with each access; None where there are none."""
        if (first, second) not in self._overlaps:
            self._overlaps[first, second] = _shared(one, other)
        return self._overlaps[first, second]


class _Between:
    """The barriers that a wave signals and passes between one access and later ones, asked in order."""

    def __init__(self, passages: list[_Passage], start: int) -> None:
        self._left: Iterator[_Passage] = (passage for passage in passages if passage.signal > start)
        self._next = next(self._left, None)
        self._found: set[str] = set()

    def up_to(self, position: int) -> set[str]:
        while self._next is not None and self._next.wait < position:
            self._found.add(self._next.barrier)
            self._next = next(self._left, None)
        return self._found


def _hazard_kind(before: EventKind, after: EventKind) -> HazardKind | None:
    """Atomic operations do not disturb each other, and are writes to all others."""
    if before == after and before in ("read", "atomic"):
        return None
    if before == "read":
        return "WAR"
    return "RAW" if after == "read" else "WAW"


def _distance(before: LdsEvent, after: LdsEvent) -> int | None:
    common = [
        one[1] - other[1] for other, one in zip(before.iterations, after.iterations, strict=False) if one[0] == other[0]
    ]
    return common[-1] if common else None


def _shared(one: Footprint, other: Footprint) -> _Overlap | None:
    either = one | other
    several = (either & (either - np.uint64(1))) != 0
    places = np.flatnonzero((one != 0) & (other != 0) & several)
    if places.size == 0:
        return None
    byte = int(places[0])
    first, second = next((a, b) for a in _waves(one[byte]) for b in _waves(other[byte]) if a != b)
    breaks = np.flatnonzero(np.diff(places) > 1)
    starts = [0, *(breaks + 1)]
    ends = [*breaks, places.size - 1]
    runs = tuple((int(places[a]), int(places[b])) for a, b in zip(starts, ends, strict=True))
    return int(places.size), runs[:_MAX_RUNS], (byte, first, second)


def _waves(bits: np.uint64) -> list[int]:
    return [wave for wave in range(64) if int(bits) >> wave & 1]
