"""Whether the index of a node leads a lane out of its tensor."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from wave_explorer.analysis.access_mapping import mapping_text
from wave_explorer.analysis.index_map import IndexMap, NotKnown, byte_addresses, index_map, wave_size
from wave_explorer.analysis.lds_access import last_fx_stage
from wave_explorer.analysis.node_facts import display_name
from wave_explorer.record import Compilation, GraphNode


@dataclass(frozen=True)
class LeftTensor:
    """Elements of a lane beyond the bounds of their tensor.

    Attributes:
        text: where the index puts the first of them, and what the tensor has.
        addresses: first byte of every element of the lane, as the index has it.
    """

    text: str
    addresses: tuple[int, ...]


def left_tensor(
    comp: Compilation,
    node: GraphNode,
    workgroup: tuple[int, int, int],
    wave: int,
    lane: int,
    iteration: int,
    known: Mapping[str, int],
) -> LeftTensor | None:
    """The elements of one lane that lie outside; None where none does, or where that is not known."""
    try:
        found = index_map(
            comp, last_fx_stage(comp), node.id, workgroup=workgroup, iteration=iteration, known=dict(known)
        )
    except NotKnown:
        return None
    tensor = found.tensor
    mapped = node.attributes.get("mapping") is not None
    coordinates = found.in_memory if found.in_memory is not None or mapped else found.coordinates
    thread = wave * wave_size(comp) + lane
    if tensor is None or coordinates is None or not set(tensor.dims) <= set(coordinates) or thread >= found.threads:
        return None
    rows = {dim: coordinates[dim][thread if len(coordinates[dim]) > 1 else 0] for dim in tensor.dims}
    active = [True] * found.elements if found.masked is None else [not off for off in found.masked[thread].tolist()]
    for element in range(found.elements):
        for dim, extent in zip(tensor.dims, tensor.shape, strict=True):
            at = int(rows[dim][element if len(rows[dim]) > 1 else 0])
            if active[element] and not 0 <= at < extent:
                text = (
                    f"{_index(comp, found, thread, lane, element)} {dim} {at}, "
                    f"and {tensor.name} has {dim} 0 to {extent - 1}"
                )
                try:
                    addresses = byte_addresses({dim: coordinates[dim] for dim in tensor.dims}, tensor)[thread]
                except NotKnown:
                    return LeftTensor(text, ())
                return LeftTensor(text, tuple(int(one) for one in addresses))
    return None


def _index(comp: Compilation, found: IndexMap, thread: int, lane: int, element: int) -> str:
    """How the sentence begins that ends with the coordinate in memory."""
    node, graph = found.node, comp.last_graph()
    mapping = mapping_text(graph, node) if graph is not None else ""
    begin = f"the index of {display_name(node)} puts lane {lane} at"
    if not mapping:
        return begin
    shape = (found.threads, found.elements)
    index = ", ".join(
        f"{dim} {int(np.broadcast_to(found.coordinates[dim], shape)[thread, element])}" for dim in node.index or {}
    )
    return f"{begin} {index}, which the index mapping {mapping} takes to"
