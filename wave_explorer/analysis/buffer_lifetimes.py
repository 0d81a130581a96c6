"""When each LDS buffer holds a value that is still wanted, by the order of its accesses in the fx graph."""

from __future__ import annotations

from dataclasses import dataclass

from wave_explorer.record import Allocation, Compilation, Graph, GraphNode


@dataclass(frozen=True)
class Section:
    """A stretch of the kernel, positions ``first`` to ``last``: ``loop over K``, ``before the loop``."""

    title: str
    first: int
    last: int


@dataclass(frozen=True)
class Lifetime:
    """From the first to the last access of a buffer, as positions in the graph (loops in place of their node).

    Attributes:
        writes, reads: nodes, in order.
        places: position of each access, by node id.
    """

    allocation: Allocation
    first: int
    last: int
    writes: tuple[GraphNode, ...]
    reads: tuple[GraphNode, ...]
    places: dict[str, int]

    def overlaps(self, other: Lifetime) -> bool:
        """Both hold a value at one time."""
        return self.first <= other.last and other.first <= self.last

    def shares_bytes(self, other: Lifetime) -> bool:
        """Both lie on one byte of the same parent buffer."""
        mine, theirs = self.allocation, other.allocation
        if None in (mine.offset, theirs.offset, mine.bytes, theirs.bytes) or mine.parent != theirs.parent:
            return False
        assert mine.offset is not None and mine.bytes is not None
        assert theirs.offset is not None and theirs.bytes is not None
        return mine.offset < theirs.offset + theirs.bytes and theirs.offset < mine.offset + mine.bytes


def lifetimes(comp: Compilation) -> tuple[Lifetime, ...]:
    """Of each buffer that is accessed; empty where no graph was recorded.

    A buffer that a loop reads before it writes it carries a value from one iteration to the next, and lives as long as
    the loop.
    """
    graph = comp.last_graph()
    if graph is None:
        return ()
    order, spans = _in_order(graph)
    found = (_lifetime(allocation, order, spans) for allocation in comp.manifest.allocations)
    return tuple(lifetime for lifetime in found if lifetime is not None)


def sections(comp: Compilation) -> tuple[Section, ...]:
    """The outermost loops of the kernel and what stands around them, in order; empty where no graph was recorded."""
    graph = comp.last_graph()
    if graph is None:
        return ()
    order, spans = _in_order(graph)
    root = graph.regions[0].id
    loops = []
    for region in graph.regions:
        owner = graph.nodes.get(region.owner) if region.owner is not None else None
        if owner is not None and owner.region == root and spans[region.id][1] >= spans[region.id][0]:
            loops.append((*spans[region.id], f"loop over {region.dim}" if region.dim else owner.name))
    found: list[Section] = []
    start = 0
    for number, (first, last, title) in enumerate(sorted(loops)):
        if first > start:
            found.append(Section("before the loop" if number == 0 else "between the loops", start, first - 1))
        found.append(Section(title, first, last))
        start = last + 1
    if start < len(order):
        found.append(Section("after the loop" if loops else "kernel", start, len(order) - 1))
    return tuple(found)


def _in_order(graph: Graph) -> tuple[list[GraphNode], dict[str, tuple[int, int]]]:
    """All nodes, those of a loop in its place, and the first and last position of each region."""
    order: list[GraphNode] = []
    spans: dict[str, tuple[int, int]] = {}
    _flatten(graph, graph.regions[0].id, order, spans)
    return order, spans


def _flatten(graph: Graph, region: str, order: list[GraphNode], spans: dict[str, tuple[int, int]]) -> None:
    owned = {inner.owner: inner.id for inner in graph.regions if inner.owner is not None}
    start = len(order)
    for key in next(inner.nodes for inner in graph.regions if inner.id == region):
        order.append(graph.nodes[key])
        if key in owned:
            _flatten(graph, owned[key], order, spans)
    spans[region] = (start, len(order) - 1)


def _lifetime(allocation: Allocation, order: list[GraphNode], spans: dict[str, tuple[int, int]]) -> Lifetime | None:
    places = [place for place, node in enumerate(order) if node.memory == allocation.node]
    if not places:
        return None
    first, last = places[0], places[-1]
    for region, (start, end) in spans.items():
        inside = [place for place in places if start <= place <= end]
        is_loop = region != order[0].region
        if is_loop and inside and not _writes(order[inside[0]]):
            first, last = min(first, start), max(last, end)
    nodes = [order[place] for place in places]
    return Lifetime(
        allocation,
        first,
        last,
        tuple(node for node in nodes if _writes(node)),
        tuple(node for node in nodes if not _writes(node)),
        {order[place].id: place for place in places},
    )


def _writes(node: GraphNode) -> bool:
    return node.op != "read"
