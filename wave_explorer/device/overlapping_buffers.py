"""Two LDS buffers of a kernel that have the same bytes while both are in use.

The compiler may give buffers the same bytes when one is done with before the other begins.  Where it errs, the machine
code shows nothing unusual (LLVM even drops the write that is overwritten unread), so this is looked for in the fx
graph: a read of one buffer, in the order of execution, after a write to the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePath

from wave_explorer.record.compilation import Allocation, Compilation
from wave_explorer.record.graph import Graph, GraphNode, Region
from wave_explorer.record.provenance import Provenance
from wave_explorer.record.run import Finding, OtherAccess

_WRITES = ("write", "gather_to_lds", "tensor_load_to_lds", "scatter_add")
_READS = ("read", "read_meets_barrier")


@dataclass(frozen=True)
class _Buffer:
    node: str
    name: str
    first: int
    end: int
    parent: str


def overlapping_buffers(comp: Compilation, provenance: Provenance | None) -> tuple[Finding, ...]:
    """A finding for each pair of buffers of which one is read after the other was written over it.

    Args:
        comp: the compile.
        provenance: its links from AMDGCN lines to fx nodes, where there are any.
    """
    graph = comp.last_graph()
    if graph is None:
        return ()
    placed = [_buffer(allocation, graph) for allocation in comp.manifest.allocations]
    buffers = {buffer.node: buffer for buffer in placed if buffer is not None}
    pairs = [
        (one, other)
        for one, left in buffers.items()
        for other, right in buffers.items()
        if one < other and left.parent == right.parent and left.first < right.end and right.first < left.end
    ]
    if not pairs:
        return ()
    order = [node for node in _executed(graph, graph.regions[0]) if node.memory in buffers]
    found = [_lost(order, one, other) for one, other in pairs]
    return tuple(_finding(comp, buffers, provenance, *lost) for lost in found if lost is not None)


def _buffer(allocation: Allocation, graph: Graph) -> _Buffer | None:
    """A buffer that has a place in another one; None for one of its own."""
    offset, size, parent, node = allocation.offset, allocation.bytes, allocation.parent, allocation.node
    if offset is None or size is None or parent is None or node not in graph.nodes:
        return None
    location = graph.nodes[node].location
    place = "" if location is None else f" ({PurePath(location.file).name}, line {location.line})"
    return _Buffer(node, graph.nodes[node].name + place, offset, offset + size, parent)


def _executed(graph: Graph, region: Region) -> Iterator[GraphNode]:
    """Nodes in the order in which they execute; the body of a loop twice, so that its end meets its beginning."""
    regions = {each.id: each for each in graph.regions}
    for name in region.nodes:
        node = graph.nodes[name]
        yield node
        if node.subgraph is not None and node.subgraph in regions:
            for _ in range(2):
                yield from _executed(graph, regions[node.subgraph])


def _lost(order: list[GraphNode], one: str, other: str) -> tuple[GraphNode, GraphNode] | None:
    """The first read of one buffer that finds the other's value, and the write that put it there."""
    written: set[str] = set()
    last: GraphNode | None = None
    for node in order:
        if node.memory not in (one, other):
            continue
        if node.op in _WRITES:
            written.add(node.memory)
            last = node
        elif node.op in _READS and last is not None and last.memory != node.memory and node.memory in written:
            return node, last
    return None


def _finding(
    comp: Compilation, buffers: dict[str, _Buffer], provenance: Provenance | None, read: GraphNode, write: GraphNode
) -> Finding:
    wanted, overwriting = buffers[str(read.memory)], buffers[str(write.memory)]
    first, end = max(wanted.first, overwriting.first), min(wanted.end, overwriting.end)
    line, text = _line_of(comp, provenance, read)
    other_line, other_text = _line_of(comp, provenance, write)
    both = (read.memory, write.memory)
    total = sum(a.bytes or 0 for a in comp.manifest.allocations if a.node in both)
    return Finding(
        kind="lds-buffers-overlap",
        message=(
            f"{read.name} reads LDS buffer {wanted.name}, whose bytes {first} to {end - 1} {write.name} has "
            f"overwritten with the content of {overwriting.name}: the compiler has given both buffers these bytes, "
            f"though both are in use ({total} bytes are needed for the two)"
        ),
        line=line,
        instruction=text,
        address=first,
        nodes=(read.id,),
        fix='Compile with options={"minimize_shared_allocs": False}, which gives each buffer bytes of its own.',
        other=OtherAccess(other_line, other_text, nodes=(write.id,)) if other_line is not None else None,
    )


def _line_of(comp: Compilation, provenance: Provenance | None, node: GraphNode) -> tuple[int | None, str]:
    """The AMDGCN line that is most a node's own, and its text."""
    if provenance is None or not provenance.usable or comp.asm is None:
        return None, ""
    links = [link for link in provenance.instructions if node.id in link.nodes]
    lines = comp.asm.splitlines()
    own = [link for link in links if lines[link.line - 1].lstrip().startswith(("ds_", "buffer_load", "global_load"))]
    best = min(own or links, key=lambda link: (link.nodes[0] != node.id, link.line), default=None)
    return (None, "") if best is None else (best.line, lines[best.line - 1].split("//")[0].strip())
