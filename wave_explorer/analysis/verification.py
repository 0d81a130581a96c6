"""The cross-level check: what the executed AMDGCN touches against what each fx node's index says, lane by lane.

The two sides share no arithmetic: one evaluates Wave's symbolic index, the other executed instructions.  Links from
instructions to nodes come from the record's provenance; instructions and nodes that are linked with each other form
one group, since a wide instruction may serve several nodes and an unrolled loop makes several instructions of one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import gcd

import numpy as np
from numpy.typing import NDArray

from wave_explorer.analysis.index_map import IndexMap, NotKnown, index_map
from wave_explorer.analysis.lds_access import last_fx_stage
from wave_explorer.analysis.node_facts import memory_space
from wave_explorer.record import Compilation, Graph, GraphNode
from wave_explorer.record.run import AccessTrace

MOST_MISMATCHES = 32
"""Mismatches that are described one by one; the others are counted."""

_SHOWN_ADDRESSES = 8
_LANE_SHIFT = 44
Keys = NDArray[np.int64]


@dataclass(frozen=True)
class Mismatch:
    """A lane that touched other bytes than the index says.

    Attributes:
        nodes: ids of the fx nodes behind the instruction.
        line, instruction: AMDGCN.
        workgroup, wave, lane: where it happened first.
        expected, actual: first byte of each stretch that only one side has, ascending; at most eight.
    """

    nodes: tuple[str, ...]
    line: int
    instruction: str
    workgroup: tuple[int, int, int]
    wave: int
    lane: int
    expected: tuple[int, ...]
    actual: tuple[int, ...]


@dataclass(frozen=True)
class Exclusion:
    """An instruction that was not checked: how often it ran in the trace, and why."""

    line: int
    instruction: str
    nodes: tuple[str, ...]
    accesses: int
    reason: str


@dataclass
class Verification:
    """What was compared.

    Attributes:
        accesses: of wave instructions in the trace.
        checked: of those, that were compared; ``by_iteration`` those compared loop iteration by loop iteration, the
            others as the set of bytes that a lane touches over all iterations.
        lanes_checked: lanes of the checked accesses.
        mismatched: accesses of groups that differ.
        mismatches: described, at most :data:`MOST_MISMATCHES`.
        excluded: what was not compared.
    """

    accesses: int = 0
    checked: int = 0
    by_iteration: int = 0
    lanes_checked: int = 0
    mismatched: int = 0
    mismatches: list[Mismatch] = field(default_factory=list)
    excluded: list[Exclusion] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Nothing that was compared differs."""
        return not self.mismatched


@dataclass
class _Group:
    """Instructions and nodes that belong together: lines of the AMDGCN, ids of fx nodes."""

    lines: set[int]
    nodes: set[str]


def verify(comp: Compilation, trace: AccessTrace) -> Verification:
    """Compares a trace with the record.

    Args:
        comp: the record of what ran.
        trace: of all or some of its workgroups.
    """
    found = Verification(accesses=len(trace.line))
    graph = comp.last_graph()
    lines = (comp.asm or "").splitlines()
    counts = {int(line): int((trace.line == line).sum()) for line in np.unique(trace.line)}
    links, why_not = _links(comp)

    def exclude(line: int, nodes: Iterable[str], reason: str) -> None:
        text = lines[line - 1].strip() if line <= len(lines) else ""
        found.excluded.append(Exclusion(line, text, tuple(sorted(nodes)), counts[line], reason))

    if graph is None or why_not:
        for line in counts:
            exclude(line, (), why_not or "no fx graph was recorded")
        return found
    served: dict[int, set[str]] = {}
    for line in counts:
        row = int(np.argmax(trace.line == line))
        nodes = {node for node in links.get(line, ()) if _fits(graph, graph.nodes.get(node), trace, row)}
        if nodes:
            served[line] = nodes
        else:
            exclude(line, links.get(line, ()), _why_no_node(graph, links.get(line, ())))
    unlinked = {_kind(trace, int(np.argmax(trace.line == line))) for line in counts if line not in served}
    for group in _groups(served):
        _check_group(comp, trace, group, unlinked, found, lines, exclude)
    return found


def _links(comp: Compilation) -> tuple[dict[int, tuple[str, ...]], str]:
    provenance = comp.provenance()
    if provenance is None:
        return {}, "the record has no links from instructions to fx nodes"
    if not provenance.usable:
        return {}, f"the links cannot be used: {provenance.reason}"
    return {link.line: tuple(link.nodes) for link in provenance.instructions}, ""


def _kind(trace: AccessTrace, row: int) -> tuple[bool, bool]:
    """LDS or not, and whether the access stores."""
    return bool(trace.buffer[row] < 0), bool(trace.stores[row])


def _fits(graph: Graph, node: GraphNode | None, trace: AccessTrace, row: int) -> bool:
    """The node accesses the kind of memory that the instruction does, in the same direction."""
    if node is None or node.memory is None or node.index is None:
        return False
    in_lds, stores = _kind(trace, row)
    wanted = "LDS" if in_lds else "global"
    return memory_space(graph, node) == wanted and stores == (node.op != "read")


def _why_no_node(graph: Graph, nodes: Iterable[str]) -> str:
    named = [f"{graph.nodes[node].name} ({graph.nodes[node].op})" for node in nodes if node in graph.nodes]
    if not named:
        return "no fx node is linked to the instruction"
    return f"linked to {', '.join(named[:3])}, whose index is not that of this access"


def _groups(served: dict[int, set[str]]) -> list[_Group]:
    """Lines and nodes that are connected by links."""
    groups: list[_Group] = []
    for line, nodes in served.items():
        joined = _Group({line}, set(nodes))
        rest = []
        for group in groups:
            if group.nodes & joined.nodes:
                joined.lines |= group.lines
                joined.nodes |= group.nodes
            else:
                rest.append(group)
        groups = [*rest, joined]
    return groups


def _check_group(
    comp: Compilation,
    trace: AccessTrace,
    group: _Group,
    unlinked: set[tuple[bool, bool]],
    found: Verification,
    lines: list[str],
    exclude: Callable[[int, Iterable[str], str], None],
) -> None:
    member = np.isin(trace.line, list(group.lines))
    rows = np.flatnonzero(member)
    index = _Index(comp, sorted(group.nodes))
    try:
        index.check()
        granule = index.granule(trace, rows)
        # What an instruction without a link touches may be the rest of a node: then only the excess counts.
        partial = _kind(trace, int(rows[0])) in unlinked
        mismatches = []
        ordered = True
        for workgroup, wave, mine in _by_wave(trace, rows):
            in_order, mismatch = _check_wave(trace, mine, index, workgroup, wave, granule, partial)
            ordered &= in_order
            if mismatch is not None:
                mismatches.append(mismatch)
    except NotKnown as error:
        for line in sorted(group.lines):
            exclude(line, group.nodes, str(error))
        return
    found.checked += len(rows)
    found.by_iteration += len(rows) if ordered else 0
    found.lanes_checked += int((trace.address[rows] >= 0).sum())
    if mismatches:
        found.mismatched += len(rows)
        for line, workgroup, wave, lane, expected, actual in mismatches:
            if len(found.mismatches) < MOST_MISMATCHES:
                found.mismatches.append(
                    Mismatch(
                        tuple(sorted(group.nodes)),
                        line,
                        lines[line - 1].strip(),
                        workgroup,
                        wave,
                        lane,
                        expected,
                        actual,
                    )
                )


_Difference = tuple[int, tuple[int, int, int], int, int, tuple[int, ...], tuple[int, ...]]


def _by_wave(
    trace: AccessTrace, rows: NDArray[np.int64]
) -> Iterable[tuple[tuple[int, int, int], int, NDArray[np.int64]]]:
    """Rows of each traced wave, in the order of execution."""
    keys = np.column_stack([trace.workgroup[rows], trace.wave[rows]])
    unique, owner = np.unique(keys, axis=0, return_inverse=True)
    for number, (x, y, z, wave) in enumerate(unique):
        yield (int(x), int(y), int(z)), int(wave), rows[owner.ravel() == number]


class _Index:
    """What the index of the nodes of one group says, by workgroup and iteration."""

    def __init__(self, comp: Compilation, nodes: list[str]) -> None:
        self.comp, self.nodes = comp, nodes
        self.stage = last_fx_stage(comp)
        self._maps: dict[tuple[tuple[int, int, int], int], list[IndexMap]] = {}
        self.iterations = 1

    def check(self) -> None:
        """Finds how often the group's loop turns.

        Raises:
            NotKnown: its addresses or iterations are not known.
        """
        graph = self.comp.graph(self.stage)
        counts = set()
        for node in self.nodes:
            depth = _loops(graph, graph.nodes[node])
            if depth > 1:
                raise NotKnown(f"{graph.nodes[node].name} stands in {depth} nested loops")
        for found in self.maps((0, 0, 0), 0):
            if _loops(graph, found.node) and found.trip_count is None:
                raise NotKnown(f"how often the loop around {found.node.name} turns is not known")
            counts.add(found.trip_count or 1)
        if len(counts) > 1:
            raise NotKnown("an instruction serves nodes of different loops")
        self.iterations = counts.pop()

    def maps(self, workgroup: tuple[int, int, int], iteration: int) -> list[IndexMap]:
        """Index maps of all nodes."""
        key = (workgroup, iteration)
        if key not in self._maps:
            made = [
                index_map(self.comp, self.stage, node, workgroup=workgroup, iteration=iteration) for node in self.nodes
            ]
            for one in made:
                if one.address is None:
                    raise NotKnown(one.address_note)
            self._maps[key] = made
        return self._maps[key]

    def granule(self, trace: AccessTrace, rows: NDArray[np.int64]) -> int:
        """Bytes that both sides move together, so that fewer keys are compared."""
        size = 16
        for one in self.maps((0, 0, 0), 0):
            assert one.tensor is not None and one.address is not None
            size = gcd(size, one.tensor.element_bytes)
        addresses = trace.address[rows]
        size = gcd(size, int(np.gcd.reduce(trace.size[rows])))
        return gcd(size, int(np.gcd.reduce(addresses[addresses >= 0], initial=0)) or size)

    def keys(self, workgroup: tuple[int, int, int], wave: int, iteration: int, granule: int) -> Keys:
        """Bytes that the lanes of a wave touch in one iteration."""
        parts = []
        for one in self.maps(workgroup, iteration):
            assert one.address is not None and one.tensor is not None
            lanes = slice(wave * one.wave_size, (wave + 1) * one.wave_size)
            address = one.address[lanes]
            on = np.ones(address.shape, np.bool_) if one.masked is None else ~one.masked[lanes]
            parts.append(_keys(address, on, one.tensor.element_bytes, granule))
        return np.unique(np.concatenate(parts))


def _loops(graph: Graph, node: GraphNode) -> int:
    by_id = {region.id: region for region in graph.regions}
    depth, region = 0, by_id.get(node.region)
    while region is not None and region.owner is not None:
        if region.dim is None:
            raise NotKnown(f"{node.name} is executed under a condition, or by a loop over no dimension")
        depth += 1
        owner = graph.nodes.get(region.owner)
        region = by_id.get(owner.region) if owner is not None else None
    return depth


def _keys(address: NDArray[np.int64], on: NDArray[np.bool_], size: int, granule: int) -> Keys:
    """One number for each lane and stretch of ``granule`` bytes, from addresses (lane, any) of ``size`` bytes."""
    lane = np.broadcast_to(np.arange(address.shape[0], dtype=np.int64)[:, None], address.shape)
    first = (lane << _LANE_SHIFT | address // granule)[on]
    return (first[:, None] + np.arange(-(-size // granule), dtype=np.int64)).ravel()


def _actual(trace: AccessTrace, rows: NDArray[np.int64], granule: int) -> Keys:
    parts = [
        _keys(trace.address[rows[trace.size[rows] == size]].T, trace.address[rows[trace.size[rows] == size]].T >= 0,
              int(size), granule)
        for size in np.unique(trace.size[rows])
    ]  # fmt: skip
    return np.unique(np.concatenate(parts))


def _check_wave(
    trace: AccessTrace,
    rows: NDArray[np.int64],
    index: _Index,
    workgroup: tuple[int, int, int],
    wave: int,
    granule: int,
    partial: bool,
) -> tuple[bool, _Difference | None]:
    """Whether the accesses agree iteration by iteration; and if not even as a set, where they differ."""
    turns = index.iterations
    expected = [index.keys(workgroup, wave, iteration, granule) for iteration in range(turns)]
    if len(rows) % turns == 0:
        each = len(rows) // turns
        if all(
            _agree(_actual(trace, rows[turn * each : (turn + 1) * each], granule), expected[turn], partial)
            for turn in range(turns)
        ):
            return True, None
    actual, wanted = _actual(trace, rows, granule), np.unique(np.concatenate(expected))
    if _agree(actual, wanted, partial):
        return False, None
    extra = np.setdiff1d(actual, wanted)
    missing = np.setdiff1d(wanted, actual)
    lane = int((extra if len(extra) else missing)[0] >> _LANE_SHIFT)
    line = _guilty_line(trace, rows, extra, granule)
    return False, (line, workgroup, wave, lane, _addresses(missing, lane, granule), _addresses(extra, lane, granule))


def _agree(actual: Keys, wanted: Keys, partial: bool) -> bool:
    if partial:
        return bool(np.isin(actual, wanted).all())
    return np.array_equal(actual, wanted)


def _addresses(keys: Keys, lane: int, granule: int) -> tuple[int, ...]:
    """First byte of each unbroken stretch of a lane's keys."""
    mine = keys[keys >> _LANE_SHIFT == lane] & (1 << _LANE_SHIFT) - 1
    starts = mine[np.diff(mine, prepend=-2) != 1]
    return tuple(int(start) * granule for start in starts[:_SHOWN_ADDRESSES])


def _guilty_line(trace: AccessTrace, rows: NDArray[np.int64], extra: Keys, granule: int) -> int:
    """The instruction that touched a byte it should not, or the group's first where bytes are only missing."""
    for row in rows:
        if np.isin(_actual(trace, np.array([row]), granule), extra).any():
            return int(trace.line[row])
    return int(trace.line[rows[0]])
