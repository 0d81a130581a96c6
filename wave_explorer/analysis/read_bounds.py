"""Reads of global memory that leave their tensor, looked for where an index is largest and smallest.

A read is evaluated for every thread of the workgroups at the corners of the grid, in the first and last iteration of
the loops around it.  What is found there is so; an index that leaves its tensor between the corners only is not seen.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product

import numpy as np

from wave_explorer.analysis.coverage import OutOfRange, check_launch, index_loops
from wave_explorer.analysis.index_map import MappedRows, NotKnown, map_rows, symbol_values_at
from wave_explorer.analysis.node_facts import memory_space
from wave_explorer.record import Compilation, Graph, GraphNode
from wave_explorer.record.evaluation import InexactValue, UnboundSymbol


@dataclass(frozen=True)
class ReadOutside:
    """The first element of a tensor's reads that lies outside.

    Attributes:
        graph: that holds the reads.
        first: who reads it, and where it would be.
        tensor: name of the kernel argument; ``dims`` and ``shape`` of it.
        iteration: of the loops that its index depends on, by the symbol that counts it.
        reads: nodes that leave the tensor.
    """

    graph: Graph
    first: OutOfRange
    tensor: str
    dims: tuple[str, ...]
    shape: tuple[int, ...]
    iteration: dict[str, int]
    reads: int


def reads_outside(comp: Compilation) -> tuple[ReadOutside, ...]:
    """Tensors with a read that leaves them, in the last fx graph; reads that cannot be decided are left out.

    Reads through buffer instructions (``use_buffer_ops``) are left out as well: what they get from beyond the tensor is
    a matter of the range in their descriptor.

    Raises:
        NotKnown: no graph was recorded, or the launch is not known in numbers.
    """
    graph = comp.last_graph()
    if graph is None:
        raise NotKnown("no fx graph was recorded")
    check_launch(comp)
    if comp.spec.options.get("use_buffer_ops"):
        return ()
    found: dict[str, list[ReadOutside]] = {}
    for node in global_reads(graph):
        try:
            one = _outside(comp, graph, node)
        except (NotKnown, UnboundSymbol, InexactValue):
            continue
        if one is not None:
            found.setdefault(str(node.memory), []).append(one)
    return tuple(replace(ones[0], reads=len(ones)) for ones in found.values())


def global_reads(graph: Graph) -> tuple[GraphNode, ...]:
    """Plain reads of global memory, in order."""
    nodes = (graph.nodes[key] for region in graph.regions for key in region.nodes)
    return tuple(node for node in nodes if node.op == "read" and memory_space(graph, node) == "global")


def _outside(comp: Compilation, graph: Graph, node: GraphNode) -> ReadOutside | None:
    if any(operand.name == "mask" for operand in node.operands):
        raise NotKnown("a mask that is only known at run time switches lanes off")
    launch = comp.manifest.launch
    assert launch is not None and launch.grid is not None
    loops = index_loops(comp, graph, node)
    corners = [sorted({0, extent - 1}) for extent in launch.grid]
    turns = [sorted({0, count - 1}) for _, count in loops]
    for z, y, x in product(*reversed(corners)):
        for turn in product(*turns):
            values, threads = symbol_values_at(comp, graph, node, (x, y, z), 0)
            iteration = {symbol: number for (symbol, _), number in zip(loops, turn, strict=True)}
            rows = map_rows(comp, graph, node, {**values, **iteration}, threads, final=True)
            found = _first(graph, node, (x, y, z), rows)
            if found is not None:
                return replace(found, iteration=iteration)
    return None


def _first(graph: Graph, node: GraphNode, workgroup: tuple[int, int, int], rows: MappedRows) -> ReadOutside | None:
    if rows.in_memory is None or rows.tensor is None:
        raise NotKnown(rows.address_note)
    tensor = rows.tensor
    shape = next(iter(rows.coordinates.values())).shape
    outside = np.zeros(shape, dtype=bool)
    for dim, extent in zip(tensor.dims, tensor.shape, strict=True):
        outside |= (rows.in_memory[dim] < 0) | (rows.in_memory[dim] >= extent)
    if rows.masked is not None:
        outside &= ~rows.masked
    if not outside.any():
        return None
    thread, element = (int(place) for place in np.argwhere(outside)[0])
    cell = tuple(int(np.broadcast_to(rows.in_memory[dim], shape)[thread, element]) for dim in tensor.dims)
    first = OutOfRange(node, workgroup, thread, cell)
    return ReadOutside(graph, first, tensor.name, tensor.dims, tensor.shape, {}, 1)
