"""Who writes one element of a tensor by the index of the writes, over every workgroup, turn and thread."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import prod

import numpy as np

from wave_explorer.analysis.coverage import global_writes, grid_rows, index_loops
from wave_explorer.analysis.index_map import MappedRows, NotKnown, Tensor, map_rows, wave_size
from wave_explorer.analysis.node_facts import display_name
from wave_explorer.record import Compilation, GraphNode
from wave_explorer.record.evaluation import InexactValue, UnboundSymbol
from wave_explorer.record.trace_back import IndexWriter

MOST_WRITERS = 64
"""Writers that are named; further ones are counted."""

# Elements over the grid beyond which a write is left out.
_MOST_ELEMENTS = 1 << 26


@dataclass
class IndexWriters:
    """Lanes that write the element.

    Attributes:
        writers: at most :data:`MOST_WRITERS`, by the byte address that their index makes; ``total`` counts all.
        leaves: for each of these, how its index leaves the tensor: then it is the address alone that is that of the
            element; empty where it does not. ``total_leaving`` counts all such.
        nearest: the lane that writes nearest to the element where none writes it, counted in elements of the flat
            tensor.
        not_known: why the writes of some node are left out, by its label.
    """

    writers: list[IndexWriter] = field(default_factory=list)
    leaves: list[str] = field(default_factory=list)
    total: int = 0
    total_leaving: int = 0
    nearest: IndexWriter | None = None
    not_known: dict[str, str] = field(default_factory=dict)


def index_writers(comp: Compilation, tensor: str, byte: int) -> IndexWriters:
    """Writers of the element at ``byte`` of a kernel argument.

    Args:
        comp: the record.
        tensor: name of the argument.
        byte: of the element's start, from the start of the tensor.
    """
    found = IndexWriters()
    graph = comp.last_graph()
    launch = comp.manifest.launch
    if graph is None or launch is None or launch.grid is None or launch.block is None:
        found.not_known["every write"] = "no fx graph, or no grid, is recorded"
        return found
    nearest: tuple[int, IndexWriter] | None = None
    for node in global_writes(graph):
        memory = graph.nodes.get(str(node.memory))
        if memory is None or memory.name != tensor:
            continue
        try:
            nearest = _scan(comp, node, byte, found, nearest)
        except (NotKnown, UnboundSymbol, InexactValue) as error:
            found.not_known[display_name(node)] = str(error)
    if not found.total and nearest is not None:
        found.nearest = nearest[1]
    return found


def _scan(
    comp: Compilation, node: GraphNode, byte: int, found: IndexWriters, nearest: tuple[int, IndexWriter] | None
) -> tuple[int, IndexWriter] | None:
    graph, launch = comp.last_graph(), comp.manifest.launch
    assert graph is not None and launch is not None and launch.block is not None and launch.grid is not None
    loops = index_loops(comp, graph, node)
    threads, per_group = prod(launch.block) * prod(launch.grid), prod(launch.block)
    turns = prod(count for _, count in loops)
    seen = 0
    for values, thread in grid_rows(comp, loops):
        mapped = map_rows(comp, graph, node, values, len(thread))
        if mapped.address is None or mapped.tensor is None:
            raise NotKnown(mapped.address_note)
        if turns * threads * mapped.address.shape[1] > _MOST_ELEMENTS:
            raise NotKnown("the grid has too many elements to look at each")
        active = np.ones(mapped.address.shape, np.bool_) if mapped.masked is None else ~mapped.masked
        far = np.abs(mapped.address - byte)

        def writer(
            row: int, thread: np.ndarray[tuple[int, ...], np.dtype[np.int64]] = thread, first: int = seen
        ) -> IndexWriter:
            group, inside = divmod(int(thread[row, 0]), per_group)
            x, y, _ = launch.grid  # type: ignore[misc]
            lanes = wave_size(comp)
            return IndexWriter(
                (group % x, group // x % y, group // (x * y)), inside // lanes, inside % lanes,
                (first + row) // threads, node.id, display_name(node),
            )  # fmt: skip

        for row, element in np.argwhere(active & (far < mapped.tensor.element_bytes) & (mapped.address <= byte)):
            left = _left(mapped, mapped.tensor, int(row), int(element))
            found.total += 1
            found.total_leaving += bool(left)
            if len(found.writers) < MOST_WRITERS:
                found.writers.append(writer(int(row)))
                found.leaves.append(left)
        if not found.total and active.any():
            closest = np.where(active, far, np.iinfo(np.int64).max)
            row = int(np.argmin(closest.min(axis=1)))
            distance = int(closest[row].min())
            if nearest is None or distance < nearest[0]:
                nearest = (distance, writer(row))
        seen += len(thread)
    return nearest


def _left(mapped: MappedRows, tensor: Tensor, row: int, element: int) -> str:
    """``N 192, and b has N 0 to 191`` for an element beyond its tensor; empty for one inside."""
    assert mapped.address is not None and mapped.in_memory is not None
    for dim, extent in zip(tensor.dims, tensor.shape, strict=True):
        at = int(np.broadcast_to(mapped.in_memory[dim], mapped.address.shape)[row, element])
        if not 0 <= at < extent:
            return f"{dim} {at}, and {tensor.name} has {dim} 0 to {extent - 1}"
    return ""
