"""Query ``node``: everything known about one fx node after a pass."""

from __future__ import annotations

from typing import Any

import msgspec

from wave_explorer.analysis.graph_copies import joined_copies_after
from wave_explorer.analysis.graph_diff import GraphDiff, diff
from wave_explorer.analysis.graph_tensors import tensor_names
from wave_explorer.analysis.node_facts import (
    Category,
    category,
    copy_text,
    display_name,
    memory_space,
    sequence_text,
    type_text,
)
from wave_explorer.queries.registry import Subject, query
from wave_explorer.record.expression import to_text
from wave_explorer.record.graph import Graph, GraphNode, IndexSequence


class NodeParameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``stage``: an fx stage; ``node``: the node's id, or its name where one node has it."""

    stage: str
    node: str


class IndexDim(msgspec.Struct, frozen=True):
    """The index of one dimension as text."""

    dim: str
    start: str
    size: str
    stride: str


class CopyRow(msgspec.Struct, frozen=True):
    """One copy of the same source operation."""

    id: str
    label: str


class EdgeRow(msgspec.Struct, frozen=True):
    """A neighbour, the argument that ties it, and the type of the value that passes."""

    name: str
    node: str
    label: str
    type_text: str


class InstructionRow(msgspec.Struct, frozen=True):
    """An AMDGCN instruction that serves the node."""

    line: int
    text: str
    attribution: str
    rule: str


class EventRow(msgspec.Struct, frozen=True):
    """One assignment of the node's index."""

    stage: str
    function: str
    text: str


class LocationRow(msgspec.Struct, frozen=True):
    """The source line; ``text`` is empty where the source is not in the record."""

    file: str
    line: int
    column: int
    text: str


class NodePayload(msgspec.Struct, frozen=True):
    """Answer of ``node``.

    ``change`` and ``changed_fields`` say what the stage did to the node, as in the answer of ``graph``; ``index_stage``
    is the stage that sets the index first, later than this one, where the node has none yet.
    """

    stage: str
    id: str
    name: str
    region: str
    op: str
    category: Category
    type_text: str
    memory_text: str
    tensor: str
    vector_text: str
    elements_per_thread: str
    index: list[IndexDim] | None
    index_stage: str
    bounds: dict[str, str] | None
    copies: list[CopyRow]
    lineage: str | None
    change: str
    changed_fields: tuple[str, ...]
    location: LocationRow | None
    operands: list[EdgeRow]
    users: list[EdgeRow]
    attributes: dict[str, Any]
    instructions: list[InstructionRow]
    events: list[EventRow]


@query("node", NodeParameters)
def node(subject: Subject, parameters: NodeParameters) -> NodePayload:
    """The node's facts after the stage, its neighbours, its instructions, and how its index came about."""
    comp = subject.compilation
    stage = comp.stage(parameters.stage)
    graph = comp.graph(stage)
    found = find_node(graph, parameters.node, stage.id)
    tensors = tensor_names(graph)
    changes = diff(comp.graph(stage, before=True), graph) if stage.before is not None else None
    return NodePayload(
        stage=stage.id,
        id=found.id,
        name=found.name,
        region=found.region,
        op=found.op,
        category=category(graph, found),
        type_text=type_text(found.type),
        memory_text=memory_space(graph, found),
        tensor=tensors.get(found.id, ""),
        vector_text=_vector_text(found),
        elements_per_thread="" if found.elements_per_thread is None else to_text(found.elements_per_thread),
        index=index_rows(found.index),
        index_stage="" if found.index is not None else _first_index_after(subject, stage.id, found.id),
        bounds=None if found.bounds is None else {dim: to_text(bound) for dim, bound in found.bounds.items()},
        copies=_copies(graph, found, joined_copies_after(comp, stage)),
        lineage=found.lineage,
        change=_change(found.id, changes),
        changed_fields=() if changes is None else changes.changed.get(found.id, ()),
        location=_location(subject, found),
        operands=[
            _edge(operand.name, graph.nodes[operand.node], graph.nodes[operand.node])
            for operand in found.operands
            if operand.node in graph.nodes
        ],
        users=[
            _edge(operand.name, user, found)
            for user in graph.nodes.values()
            for operand in user.operands
            if operand.node == found.id
        ],
        attributes=found.attributes,
        instructions=_instructions(subject, found.id),
        events=_events(subject, stage.id, found.id),
    )


def _edge(argument: str, neighbour: GraphNode, producer: GraphNode) -> EdgeRow:
    return EdgeRow(argument, neighbour.id, display_name(neighbour), type_text(producer.type))


def _change(node: str, changes: GraphDiff | None) -> str:
    if changes is None:
        return ""
    return "added" if node in changes.added else "changed" if node in changes.changed else ""


def find_node(graph: Graph, key: str, stage_id: str) -> GraphNode:
    """The node with id ``key``, or the one node named so.

    Raises:
        NotRecorded: none, or several have the name (node names repeat across regions).
    """
    from wave_explorer.record import NotRecorded

    if key in graph.nodes:
        return graph.nodes[key]
    named = [candidate for candidate in graph.nodes.values() if candidate.name == key]
    if len(named) == 1:
        return named[0]
    if named:
        raise NotRecorded(
            f"{len(named)} nodes are named {key!r} after {stage_id}; give an id: "
            + ", ".join(f"{candidate.id} (in {candidate.region})" for candidate in named[:6])
        )
    raise NotRecorded(f"there is no node {key!r} after {stage_id}")


def index_rows(index: dict[str, IndexSequence] | None) -> list[IndexDim] | None:
    """An index as text rows, None where the node has none."""
    if index is None:
        return None
    return [
        IndexDim(dim, to_text(sequence.start), to_text(sequence.size), to_text(sequence.stride))
        for dim, sequence in index.items()
    ]


def _vector_text(node: GraphNode) -> str:
    if not node.vector_shapes:
        return ""
    return " ".join(f"{dim} {to_text(size)}" for dim, size in node.vector_shapes.items())


def _copies(graph: Graph, node: GraphNode, groups: dict[str, str]) -> list[CopyRow]:
    """Nodes that are drawn as one with ``node``, itself among them."""
    copies = [other for other in graph.nodes.values() if groups.get(other.id) == groups.get(node.id, "")]
    return [CopyRow(other.id, copy_text(other) or other.name) for other in copies]


def _location(subject: Subject, node: GraphNode) -> LocationRow | None:
    if node.location is None:
        return None
    place, source = node.location, subject.compilation.spec.source
    text = ""
    if source is not None and source.file == place.file:
        lines = source.text.splitlines()
        if 0 < place.line <= len(lines):
            text = lines[place.line - 1].strip()
    return LocationRow(place.file, place.line, place.column, text)


def _instructions(subject: Subject, node_id: str) -> list[InstructionRow]:
    lines = (subject.compilation.asm or "").splitlines()
    return [
        InstructionRow(link.line, lines[link.line - 1].split(";")[0].strip(), link.attribution, link.rule)
        for link in subject.compilation.instruction_links().values()
        if node_id in link.nodes
    ]


def _events(subject: Subject, stage_id: str, node_id: str) -> list[EventRow]:
    reached = _stages_up_to(subject, stage_id)
    return [
        EventRow(
            event.stage,
            event.function,
            "cleared"
            if event.index is None
            else ", ".join(f"{dim}: {sequence_text(sequence)}" for dim, sequence in event.index.items()),
        )
        for event in subject.compilation.index_events()
        if event.node == node_id and event.stage in reached
    ]


def _first_index_after(subject: Subject, stage_id: str, node_id: str) -> str:
    """The first stage later than ``stage_id`` that sets the index of a node; empty where none does."""
    reached = _stages_up_to(subject, stage_id)
    later = (
        event.stage
        for event in subject.compilation.index_events()
        if event.node == node_id and event.index is not None and event.stage not in reached
    )
    return next(later, "")


def _stages_up_to(subject: Subject, stage_id: str) -> set[str]:
    reached = set()
    for stage in subject.compilation.stages:
        reached.add(stage.id)
        if stage.id == stage_id:
            break
    return reached
