"""What no compile can have produced: the contradictions that a damaged or hand-made record is refused for.

Types are checked where a record is decoded.  Here stands what types do not say, and what every reader relies on:
regions form a tree, names lead to nodes that exist, and a launch is one that hardware can be asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from math import prod

from wave_explorer.record.graph import Graph, GraphNode, Region

MOST_THREADS = 1024
"""Threads of a workgroup on every AMD target (HIP programming guide, hardware limits)."""
MOST_WORKGROUPS = 2**32 - 1
"""Of a grid that is believed: a launch packet of HSA holds 32 bits for the threads of an axis."""


def graph_fault(graph: Graph) -> str:
    """The first contradiction in a graph, in words; empty for a sound one."""
    return next(chain(_region_faults(graph), _node_faults(graph)), "")


def launch_fault(block: tuple[int, ...] | None, grid: tuple[int, ...] | None) -> str:
    """What is wrong with threads of a workgroup and workgroups, per axis, in words; empty for a sound launch."""
    if block is not None and not (min(block) >= 1 and prod(block) <= MOST_THREADS):
        return f"a workgroup of {' × '.join(map(str, block))} threads is none: it has 1 to {MOST_THREADS:,}"
    if grid is not None and not (min(grid) >= 1 and prod(grid) <= MOST_WORKGROUPS):
        return f"a grid of {' × '.join(map(str, grid))} workgroups is none: it has 1 to {MOST_WORKGROUPS:,} in all"
    return ""


def _region_faults(graph: Graph) -> Iterator[str]:
    if not graph.regions:
        yield "the graph has no region"
    regions = {region.id: region for region in graph.regions}
    if len(regions) != len(graph.regions):
        yield "two regions have one id"
    for region in graph.regions:
        if region.owner is not None and region.owner not in graph.nodes:
            yield f"region {region.id} belongs to node {region.owner}, which is not there"
        for key in region.nodes:
            if key not in graph.nodes:
                yield f"region {region.id} lists node {key}, which is not there"
            elif graph.nodes[key].region != region.id:
                yield f"node {key} is listed by region {region.id} and says it lies in {graph.nodes[key].region}"
    for key, node in graph.nodes.items():
        if node.region not in regions:
            yield f"node {key} lies in region {node.region}, which is not there"
    for region in graph.regions:
        if _encloses_itself(graph, regions, region):
            yield f"region {region.id} lies inside itself"


def _encloses_itself(graph: Graph, regions: Mapping[str, Region], region: Region) -> bool:
    seen: set[str] = set()
    at: Region | None = region
    while at is not None and at.owner is not None:
        if at.id in seen:
            return True
        seen.add(at.id)
        at = regions.get(graph.nodes[at.owner].region)
    return False


def _node_faults(graph: Graph) -> Iterator[str]:
    for key, node in graph.nodes.items():
        if node.id != key:
            yield f"node {key} calls itself {node.id}"
        for operand in node.operands:
            if operand.node not in graph.nodes:
                yield f"node {key} takes node {operand.node}, which is not there"
        if node.memory is not None:
            yield from _memory_faults(graph, node, node.memory)


def _memory_faults(graph: Graph, node: GraphNode, memory: str) -> Iterator[str]:
    if memory not in graph.nodes:
        yield f"node {node.id} accesses memory {memory}, which is not there"
        return
    kind = graph.nodes[memory].type
    if kind is not None and not kind.dims:
        yield f"memory {memory} of node {node.id} has no dimensions"
    if node.index is not None and not node.index:
        yield f"the index of node {node.id} has no dimensions"
