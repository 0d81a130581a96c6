"""The cross-level check: what the executed AMDGCN touches against what each fx node's index says, lane by lane.

The two sides share no arithmetic: one evaluates Wave's symbolic index, the other executed instructions.  Links from
instructions to nodes come from the record's provenance; instructions and nodes that are linked with each other form
one group, since a wide instruction may serve several nodes and an unrolled loop makes several instructions of one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import gcd
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wave_explorer.analysis.foretold_accesses import Foretold, ForetoldAccesses, Workgroup
from wave_explorer.analysis.index_map import NotKnown
from wave_explorer.analysis.lane_bytes import Keys, addresses, buffers_of, keys, lanes_of, traced_keys
from wave_explorer.analysis.node_facts import memory_space
from wave_explorer.analysis.unused_lanes import Off, UnusedLanes
from wave_explorer.record import Compilation, Graph, GraphNode
from wave_explorer.record.run import AccessTrace

MOST_MISMATCHES = 32
"""Mismatches that are described one by one; the others are counted."""

_MOST_OF_A_GROUP = 4

_WIDEST = 16
_TRANSPOSING = re.compile(r"ds_(read_b\d+_tr_b\d+|load_tr\d+_b\d+)")
_ANY_TRANSPOSING = re.compile(r"\w+_tr\d*_b\d+")
"""Lanes of these get what others fetch."""


@dataclass(frozen=True)
class Mismatch:
    """A lane that touched other bytes than the index says.

    Attributes:
        node: id of the fx node behind the instruction; of several the one that the compiler kept.
        nodes: ids of all fx nodes behind it.
        line, instruction: AMDGCN.
        workgroup, wave, lane: where it happened first.
        expected, actual: first byte of each stretch that only one side has, ascending; at most eight.
        expected_in, actual_in: the arguments (or ``LDS``) that these bytes lie in.
    """

    node: str
    nodes: tuple[str, ...]
    line: int
    instruction: str
    workgroup: Workgroup
    wave: int
    lane: int
    expected: tuple[int, ...]
    actual: tuple[int, ...]
    expected_in: tuple[str, ...]
    actual_in: tuple[str, ...]


@dataclass(frozen=True)
class Exclusion:
    """An instruction that was not checked: how often it ran in the trace, and why."""

    line: int
    instruction: str
    nodes: tuple[str, ...]
    accesses: int
    reason: str


@dataclass(frozen=True)
class NotExecuted:
    """Lanes that did not execute a read which the index gives them, and need not: their value goes nowhere.

    Attributes:
        line, instruction: AMDGCN; of several the first.
        nodes: ids of the reads behind it.
        stores: ids of the stores that alone use their values, each switched off for these lanes.
        lanes: of the compared waves that left bytes out.
    """

    line: int
    instruction: str
    nodes: tuple[str, ...]
    stores: tuple[str, ...]
    lanes: int


@dataclass
class Verification:
    """What was compared.

    Attributes:
        accesses: of wave instructions in the trace.
        checked: of those, that were compared; ``by_iteration`` those compared loop iteration by loop iteration, the
            others as the set of bytes that a lane touches over all iterations.
        lanes_checked: lanes of the checked accesses.
        mismatched: accesses of groups that differ.
        mismatches: described, at most :data:`MOST_MISMATCHES`, and at most four waves of a group.
        excluded: what was not compared.
        not_executed: lanes of reads that were left out where no store uses their value.
    """

    accesses: int = 0
    checked: int = 0
    by_iteration: int = 0
    lanes_checked: int = 0
    mismatched: int = 0
    mismatches: list[Mismatch] = field(default_factory=list)
    excluded: list[Exclusion] = field(default_factory=list)
    not_executed: list[NotExecuted] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Nothing that was compared differs."""
        return not self.mismatched


class _Site(NamedTuple):
    """One kind of access of one AMDGCN line; a load from global memory straight into LDS has two."""

    line: int
    in_lds: bool
    stores: bool


@dataclass
class _Group:
    """Sites and nodes that belong together."""

    sites: set[_Site]
    nodes: set[str]


def verify(
    comp: Compilation,
    trace: AccessTrace,
    inputs: Mapping[str, NDArray[Any]] | None = None,
    symbols: Mapping[str, int] | None = None,
) -> Verification:
    """Compares a trace with the record.

    Args:
        comp: the record of what ran.
        trace: of all or some of its workgroups.
        inputs: arrays of the launch by argument name; without them nothing is known that the kernel reads from them.
        symbols: values of the dynamic dims, by symbol id.
    """
    graph = comp.last_graph()
    check = _Check(comp, trace)
    links, why_not = comp.instruction_links(), comp.without_links()
    if graph is None or why_not:
        for site in check.rows:
            check.exclude(site, (), why_not or "no fx graph was recorded")
        return check.found
    served: dict[_Site, tuple[str, ...]] = {}
    for site in check.rows:
        link = links.get(site.line)
        linked = link.nodes if link is not None else ()
        nodes = tuple(node for node in linked if _fits(graph, graph.nodes.get(node), site))
        if nodes:
            served[site] = nodes
        else:
            check.exclude(site, linked, _why_no_node(graph, linked))
    foretold = ForetoldAccesses(comp, graph, inputs or {}, symbols or {})
    unused = UnusedLanes(graph, foretold)
    unlinked = {site[1:] for site in check.rows if site not in served}
    for group in _groups(served):
        # What an instruction without a link touches may be the rest of a node: then only the excess counts.
        partial = any(site[1:] in unlinked for site in group.sites)
        check.compare(group, served, foretold, unused, partial)
    return check.found


def _fits(graph: Graph, node: GraphNode | None, site: _Site) -> bool:
    """The node accesses the kind of memory that the instruction does, in the same direction."""
    if node is None:
        return False
    if node.op == "gather_to_lds":
        return site.in_lds == site.stores
    if node.memory is None or node.index is None:
        return False
    # An argument whose address space was left open is global: promotion makes a buffer of one that is shared.
    space = memory_space(graph, node) or "global"
    return space == ("LDS" if site.in_lds else "global") and site.stores == (node.op != "read")


def _why_no_node(graph: Graph, nodes: Iterable[str]) -> str:
    named = [f"{graph.nodes[node].name} ({graph.nodes[node].op})" for node in nodes if node in graph.nodes]
    if not named:
        return "no fx node is linked to the instruction"
    return f"linked to {', '.join(named[:3])}, whose index is not that of this access"


def _groups(served: Mapping[_Site, Sequence[str]]) -> list[_Group]:
    """Sites and nodes that are connected by links."""
    groups: list[_Group] = []
    for site, nodes in served.items():
        joined = _Group({site}, set(nodes))
        rest = []
        for group in groups:
            if group.nodes & joined.nodes:
                joined.sites |= group.sites
                joined.nodes |= group.nodes
            else:
                rest.append(group)
        groups = [*rest, joined]
    return groups


class _Difference(NamedTuple):
    line: int
    lane: int
    missing: Keys
    extra: Keys


class _Check:
    """One comparison under way."""

    def __init__(self, comp: Compilation, trace: AccessTrace) -> None:
        self.found = Verification(accesses=len(trace.line))
        self.rows = _rows_by_site(trace)
        self._trace = trace
        self._lines = (comp.asm or "").splitlines()
        self._buffer_of = {name: position for position, name in enumerate(trace.buffers)}

    def exclude(self, site: _Site, nodes: Iterable[str], reason: str) -> None:
        """Notes that a site is not compared."""
        entry = Exclusion(site.line, self._text(site.line), tuple(sorted(nodes)), len(self.rows[site]), reason)
        self.found.excluded.append(entry)

    def compare(
        self,
        group: _Group,
        served: Mapping[_Site, Sequence[str]],
        foretold: ForetoldAccesses,
        unused: UnusedLanes,
        partial: bool,
    ) -> None:
        """Compares all accesses of a group, or excludes it with the reason."""
        rows = np.sort(np.concatenate([self.rows[site] for site in group.sites]))
        nodes = sorted(group.nodes)
        differences: list[tuple[Workgroup, int, int, _Difference]] = []
        ordered, left_out = True, 0
        moved = any(_ANY_TRANSPOSING.match(self._text(site.line)) for site in group.sites)
        transposing = all(_TRANSPOSING.match(self._text(site.line)) for site in group.sites)
        transposed_bytes = int(self._trace.size[rows[0]]) if transposing else 0
        try:
            for workgroup, wave, mine in _by_wave(self._trace, rows):
                said = [
                    _Said(part, None if moved else unused.of(node, workgroup))
                    for node in nodes
                    for part in foretold.of(node, workgroup, transposed_bytes)
                ]
                granule = _granule(self._trace, mine, said)
                index = _WaveIndex(said, wave, foretold.wave_size, granule, self._buffer_of)
                result = _compare_wave(self._trace, mine, index, partial)
                ordered &= result.in_order
                left_out += result.left_out
                if result.difference is not None:
                    differences.append((workgroup, wave, granule, result.difference))
        except NotKnown as error:
            for site in sorted(group.sites):
                self.exclude(site, group.nodes, str(error))
            return
        self.found.checked += len(rows)
        self.found.by_iteration += len(rows) if ordered else 0
        self.found.lanes_checked += int((self._trace.address[rows] >= 0).sum())
        if differences:
            self.found.mismatched += len(rows)
        if left_out:
            stores = sorted({store for node in nodes for store in unused.stores(node)})
            line = min(site.line for site in group.sites)
            entry = NotExecuted(line, self._text(line), tuple(nodes), tuple(stores), left_out)
            self.found.not_executed.append(entry)
        first = {site.line: served[site][0] for site in group.sites}
        for workgroup, wave, granule, difference in differences[:_MOST_OF_A_GROUP]:
            if len(self.found.mismatches) < MOST_MISMATCHES:
                mismatch = self._described(first[difference.line], nodes, workgroup, wave, granule, difference)
                self.found.mismatches.append(mismatch)

    def _described(
        self, node: str, nodes: Sequence[str], workgroup: Workgroup, wave: int, granule: int, found: _Difference
    ) -> Mismatch:
        return Mismatch(
            node=node,
            nodes=tuple(nodes),
            line=found.line,
            instruction=self._text(found.line),
            workgroup=workgroup,
            wave=wave,
            lane=found.lane,
            expected=addresses(found.missing, found.lane, granule),
            actual=addresses(found.extra, found.lane, granule),
            expected_in=self._memories(found.missing, found.lane),
            actual_in=self._memories(found.extra, found.lane),
        )

    def _memories(self, found: Keys, lane: int) -> tuple[str, ...]:
        return tuple("LDS" if number < 0 else self._trace.buffers[number] for number in buffers_of(found, lane))

    def _text(self, line: int) -> str:
        return self._lines[line - 1].strip() if line <= len(self._lines) else ""


def _rows_by_site(trace: AccessTrace) -> dict[_Site, NDArray[np.int64]]:
    forms = np.column_stack([trace.line, trace.buffer < 0, trace.stores])
    unique, owner = np.unique(forms, axis=0, return_inverse=True)
    order = np.argsort(owner.ravel(), kind="stable")
    ends = np.cumsum(np.bincount(owner.ravel(), minlength=len(unique)))
    return {
        _Site(int(line), bool(in_lds), bool(stores)): rows
        for (line, in_lds, stores), rows in zip(unique, np.split(order, ends[:-1]), strict=True)
    }


def _by_wave(trace: AccessTrace, rows: NDArray[np.int64]) -> Iterable[tuple[Workgroup, int, NDArray[np.int64]]]:
    """Rows of each traced wave, in the order of execution."""
    owners = np.column_stack([trace.workgroup[rows], trace.wave[rows]])
    unique, owner = np.unique(owners, axis=0, return_inverse=True)
    for number, (x, y, z, wave) in enumerate(unique):
        yield (int(x), int(y), int(z)), int(wave), rows[owner.ravel() == number]


class _Said(NamedTuple):
    """What a node says of one workgroup, and where the value of a read is not used."""

    foretold: Foretold
    unused: Off | None


def _granule(trace: AccessTrace, rows: NDArray[np.int64], said: Sequence[_Said]) -> int:
    """Bytes that both sides move together, so that fewer numbers are compared."""
    size = _WIDEST
    for one in said:
        size = gcd(size, one.foretold.element_bytes)
    size = gcd(size, int(np.gcd.reduce(trace.size[rows])))
    touched = trace.address[rows]
    return gcd(size, int(np.gcd.reduce(touched[touched >= 0], initial=0))) or size


class _Wanted(NamedTuple):
    """What the index says that lanes touch, and those of it whose value goes somewhere."""

    touched: Keys
    used: Keys


class _WaveIndex:
    """What the nodes of a group say of one wave."""

    def __init__(
        self, said: Sequence[_Said], wave: int, wave_size: int, granule: int, buffer_of: Mapping[str, int]
    ) -> None:
        self._said, self.granule, self._buffer_of = said, granule, buffer_of
        self._lanes = slice(wave * wave_size, (wave + 1) * wave_size)
        self.optional = any(one.foretold.optional for one in said)
        turns = {one.foretold.turns for one in said}
        self.turns = turns.pop() if len(turns) == 1 else None

    def of_turn(self, turn: int) -> _Wanted:
        """What lanes touch in one turn of the loops around the nodes."""
        return self._wanted(slice(turn, turn + 1))

    def of_all(self) -> _Wanted:
        """What lanes touch in all turns together."""
        return self._wanted(slice(None))

    def _wanted(self, turns: slice) -> _Wanted:
        touched = self._keys(turns, used=False)
        some_unused = any(unused is not None and unused.any() for _, unused in self._said)
        return _Wanted(touched, self._keys(turns, used=True) if some_unused else touched)

    def _keys(self, turns: slice, used: bool) -> Keys:
        parts = [np.zeros(0, np.int64)]
        for one, unused in self._said:
            address = np.moveaxis(one.address[turns, self._lanes], 1, 0)
            active = one.active[turns, self._lanes]
            if used and unused is not None:
                active = active & ~unused[turns, self._lanes, None]
            if not one.in_lds and one.tensor not in self._buffer_of:
                raise NotKnown(f"{one.tensor} is none of the buffers that the run mapped")
            buffer = -1 if one.in_lds else self._buffer_of[one.tensor]
            parts.append(keys(address, np.moveaxis(active, 1, 0), one.element_bytes, self.granule, buffer))
        return np.unique(np.concatenate(parts))


class _Result(NamedTuple):
    """Of one wave: whether the accesses agree iteration by iteration, where they differ if they do not even agree as
    a set, and how many lanes left out bytes of which they use nothing."""

    in_order: bool
    difference: _Difference | None
    left_out: int = 0


def _compare_wave(trace: AccessTrace, rows: NDArray[np.int64], index: _WaveIndex, partial: bool) -> _Result:
    granule, turns = index.granule, index.turns
    if turns and len(rows) % turns == 0:
        each = len(rows) // turns
        left_out = 0
        for turn in range(turns):
            mine = traced_keys(trace, rows[turn * each : (turn + 1) * each], granule)
            unused = _left_out(mine, index.of_turn(turn), partial, index.optional)
            if unused is None:
                break
            left_out += unused
        else:
            return _Result(True, None, left_out)
    actual, wanted = traced_keys(trace, rows, granule), index.of_all()
    unused = _left_out(actual, wanted, partial, index.optional)
    if unused is not None:
        return _Result(False, None, unused)
    extra, missing = np.setdiff1d(actual, wanted.touched), np.setdiff1d(wanted.touched, actual)
    needed = np.intersect1d(missing, wanted.used)
    if index.optional:
        needed = needed[np.isin(lanes_of(needed), lanes_of(actual))]
    lane = int(lanes_of(extra if len(extra) else needed)[0])
    return _Result(False, _Difference(_guilty_line(trace, rows, extra, granule), lane, missing, extra))


def _left_out(actual: Keys, wanted: _Wanted, partial: bool, optional: bool) -> int | None:
    """How many lanes leave out bytes of which they use nothing; None where the two sides differ besides."""
    if not np.isin(actual, wanted.touched).all():
        return None
    if partial:
        return 0
    missing = np.setdiff1d(wanted.touched, actual)
    if optional:
        # A lane takes part as a whole, or not at all.
        missing = missing[np.isin(lanes_of(missing), lanes_of(actual))]
    return None if np.isin(missing, wanted.used).any() else len(np.unique(lanes_of(missing)))


def _guilty_line(trace: AccessTrace, rows: NDArray[np.int64], extra: Keys, granule: int) -> int:
    """The instruction that touched a byte it should not, or the group's first where bytes are only missing."""
    for row in rows:
        if np.isin(traced_keys(trace, np.array([row]), granule), extra).any():
            return int(trace.line[row])
    return int(trace.line[rows[0]])
