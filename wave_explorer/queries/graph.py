"""Query ``graph``: the fx graph after a pass, with what the pass added, removed and changed."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from wave_explorer.analysis.graph_copies import joined_copies
from wave_explorer.analysis.graph_diff import GraphDiff, diff
from wave_explorer.analysis.graph_lineage import source_operations_after, source_operations_before
from wave_explorer.analysis.graph_tensors import tensor_names
from wave_explorer.analysis.node_facts import Category, category, copy_text, memory_space, type_text
from wave_explorer.queries.registry import Subject, query
from wave_explorer.record.evaluation import InexactValue, UnboundSymbol, evaluate
from wave_explorer.record.expression import Expression, to_text
from wave_explorer.record.graph import Graph, GraphNode, Region


class GraphParameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``stage``: id (or unambiguous name) of an fx stage."""

    stage: str


class GraphNodeRow(msgspec.Struct, frozen=True):
    """One node as the graph draws it.

    ``change`` is empty, ``added``, ``removed`` or ``changed``.  ``tensor`` names the kernel argument that the node is,
    reads, writes or buffers, where it is one; ``operation`` is the source operation that it is a copy of; nodes of one
    ``group`` are one thing to look at: copies of an operation, or what a pass made once for each copy; a removed node
    has a group of its own.
    """

    id: str
    name: str
    region: str
    op: str
    category: Category
    type_text: str
    memory_text: str
    tensor: str
    operation: str
    group: str
    copy_text: str
    change: str
    changed_fields: tuple[str, ...]
    subgraph: str | None


class GraphRegion(msgspec.Struct, frozen=True):
    """A region: its title, the node that owns it, and its nodes in program order."""

    id: str
    title: str
    owner: str | None
    note: str
    nodes: tuple[str, ...]


class GraphCounts(msgspec.Struct, frozen=True):
    """Node counts; ``before`` is None for the first graph."""

    nodes: int
    before: int | None
    added: int
    removed: int
    changed: int


class GraphPayload(msgspec.Struct, frozen=True):
    """Answer of ``graph``; removed nodes are rows that stand in no region's ``nodes``."""

    stage: str
    previous: str | None
    counts: GraphCounts
    regions: list[GraphRegion]
    nodes: list[GraphNodeRow]
    edges: list[tuple[str, str, str]]


@query("graph", GraphParameters)
def graph(subject: Subject, parameters: GraphParameters) -> GraphPayload:
    """The graph after the stage, against the graph before it."""
    comp = subject.compilation
    stage = comp.stage(parameters.stage)
    after = comp.graph(stage)
    before = comp.graph(stage, before=True) if stage.before is not None else None
    changes = diff(before, after) if before is not None else None
    operations, tensors = source_operations_after(comp, stage), tensor_names(after)
    drawn = _Drawn(after, tensors, operations, joined_copies(after, operations, tensors))
    done = _what_was_done(changes)
    rows = [_row(drawn, node, *done.get(node.id, _NOTHING)) for node in after.nodes.values()]
    if before is not None and changes is not None and changes.removed:
        # What is gone is shown with the operation that it was a copy of, so its own copies need not be found.
        drawn = _Drawn(before, tensor_names(before), source_operations_before(comp, stage), {})
        rows += [_row(drawn, before.nodes[node], "removed") for node in changes.removed]
    return GraphPayload(
        stage=stage.id,
        previous=_previous_id(subject, stage.id) if before is not None else None,
        counts=GraphCounts(
            nodes=len(after.nodes),
            before=len(before.nodes) if before is not None else None,
            added=len(changes.added) if changes else 0,
            removed=len(changes.removed) if changes else 0,
            changed=len(changes.changed) if changes else 0,
        ),
        regions=[_region(region, comp.symbol_values) for region in after.regions],
        nodes=rows,
        edges=[
            (operand.node, node.id, operand.name)
            for node in after.nodes.values()
            for operand in node.operands
            if operand.node in after.nodes
        ],
    )


class _Drawn(NamedTuple):
    """A graph, and by node id the tensor, the source operation, and the first node that it is alike."""

    graph: Graph
    tensors: dict[str, str]
    operations: dict[str, str]
    groups: dict[str, str]


_NOTHING: tuple[str, tuple[str, ...]] = ("", ())


def _what_was_done(changes: GraphDiff | None) -> dict[str, tuple[str, tuple[str, ...]]]:
    """By node that is there after the pass: what the pass did to it, and the fields that differ."""
    if changes is None:
        return {}
    added: dict[str, tuple[str, tuple[str, ...]]] = dict.fromkeys(changes.added, ("added", ()))
    return added | {node: ("changed", fields) for node, fields in changes.changed.items()}


def _row(drawn: _Drawn, node: GraphNode, change: str, fields: tuple[str, ...] = ()) -> GraphNodeRow:
    graph = drawn.graph
    return GraphNodeRow(
        id=node.id,
        name=node.name,
        region=node.region,
        op=node.op,
        category=category(graph, node),
        type_text=type_text(node.type),
        memory_text=memory_space(graph, node),
        tensor=drawn.tensors.get(node.id, ""),
        operation=drawn.operations[node.id],
        group=drawn.groups.get(node.id, node.id),
        copy_text=copy_text(node),
        change=change,
        changed_fields=fields,
        subgraph=node.subgraph,
    )


def _region(region: Region, values: dict[str, int]) -> GraphRegion:
    parts = []
    trips = known_value(region.trip_count, values)
    if trips is not None:
        parts.append(f"{trips} iterations" if trips != 1 else "1 iteration")
    if region.step is not None and region.step != 1:
        step = known_value(region.step, values)
        same = step is None or to_text(region.step) == str(step)
        parts.append(f"step {to_text(region.step)}" + ("" if same else f" = {step}"))
    return GraphRegion(region.id, region.title, region.owner, ", ".join(parts), region.nodes)


def known_value(expression: Expression | None, values: dict[str, int]) -> int | None:
    """The integer value of an expression under the hyperparameters, None where it is not known."""
    if expression is None:
        return None
    try:
        return int(evaluate(expression, values))
    except (UnboundSymbol, InexactValue):
        return None


def _previous_id(subject: Subject, stage_id: str) -> str | None:
    """The nearest earlier fx stage whose result is what this stage started from."""
    stage = subject.compilation.stage(stage_id)
    previous = None
    for candidate in subject.compilation.stages:
        if candidate.id == stage_id:
            return previous
        if candidate.language == "graph" and candidate.after == stage.before:
            previous = candidate.id
    return previous
