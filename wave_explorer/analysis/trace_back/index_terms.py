"""The index of a node at one lane: its value along each dimension, and its terms with their constraints."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from wave_explorer.analysis.access_mapping import mapping_text
from wave_explorer.analysis.derivation import derivation, place_of, reason_of, term_values, values_for
from wave_explorer.analysis.index_map import NotKnown, index_map, wave_size
from wave_explorer.analysis.lds_access import last_fx_stage
from wave_explorer.analysis.term_kind import KINDS, constraint_text
from wave_explorer.record import Compilation, GraphNode
from wave_explorer.record.evaluation import IntArray
from wave_explorer.record.expression import to_text
from wave_explorer.record.trace_back import TracedConstraint, TracedDim, TracedTerm


def mapped_at(
    comp: Compilation,
    node: GraphNode,
    workgroup: tuple[int, int, int],
    wave: int,
    lane: int,
    iteration: int,
    known: Mapping[str, int],
) -> str:
    """``N 127, K 0 through the index mapping N = i, K = j → b[1 + i, j] is b[128, 0]``; empty without a mapping."""
    graph = comp.last_graph()
    mapping = mapping_text(graph, node) if graph is not None else ""
    if not mapping or node.index is None:
        return ""
    thread = wave * wave_size(comp) + lane
    try:
        found = index_map(
            comp, last_fx_stage(comp), node.id, workgroup=workgroup, iteration=iteration, known=dict(known)
        )
    except NotKnown as error:
        return f"through the index mapping {mapping}; where it leads is not known: {error}"
    if found.in_memory is None or found.tensor is None or thread >= found.threads:
        return f"through the index mapping {mapping}; where it leads is not known: {found.address_note}"

    def first(array: IntArray) -> int:
        return int(np.broadcast_to(array, (found.threads, array.shape[1]))[thread, 0])

    index = ", ".join(f"{dim} {first(found.coordinates[dim])}" for dim in node.index)
    cell = ", ".join(str(first(found.in_memory[dim])) for dim in found.tensor.dims)
    return f"{index} through the index mapping {mapping} is {found.tensor.name}[{cell}]"


def index_at(
    comp: Compilation,
    node: GraphNode,
    workgroup: tuple[int, int, int],
    wave: int,
    lane: int,
    iteration: int,
    known: Mapping[str, int],
) -> list[TracedDim]:
    """The first element of a lane along each dimension of a node's index; empty where it has none."""
    if node.index is None:
        return []
    thread = wave * wave_size(comp) + lane
    try:
        found = index_map(
            comp, last_fx_stage(comp), node.id, workgroup=workgroup, iteration=iteration, known=dict(known)
        )
        values = {
            dim: int(np.broadcast_to(array, (found.threads, array.shape[1]))[thread, 0])
            for dim, array in found.coordinates.items()
            if thread < found.threads
        }
    except NotKnown:
        values = {}
    return [TracedDim(dim, to_text(part.start), values.get(dim)) for dim, part in node.index.items()]


def terms_at(
    comp: Compilation, node: GraphNode, workgroup: tuple[int, int, int], wave: int, lane: int, iteration: int
) -> list[TracedTerm]:
    """The terms of a node's index, from the grid inwards; empty where the record holds no events that lead to it."""
    try:
        found = derivation(comp, last_fx_stage(comp), node.id)
        values, threads = values_for(comp, found, workgroup, iteration)
    except NotKnown:
        return []
    thread = wave * wave_size(comp) + lane
    terms = sorted(found.history.terms, key=lambda term: KINDS.index(term.kind))
    rows = []
    for term in terms:
        worth = term_values(term.expression, values, threads)
        rows.append(
            TracedTerm(
                term.dim,
                term.kind,
                to_text(term.expression),
                worth[thread] if not isinstance(worth, str) and thread < len(worth) else None,
                place_of(term.event),
                reason_of(found, term),
                [traced_constraint(comp, position) for position in term.constraints],
            )
        )
    return rows


def traced_constraint(comp: Compilation, position: int) -> TracedConstraint:
    """A constraint of the spec with its place in the source."""
    constraint = comp.spec.constraints[position]
    place = constraint.location
    return TracedConstraint(
        position, constraint_text(constraint), place.file if place else "", place.line if place else 0
    )
