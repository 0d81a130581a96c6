"""Why a node's index is what it is: its terms, what put each there, and what each is worth for a lane.

The terms of a dimension, added up, are the start of its index.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from wave_explorer.analysis.index_anchor import AnchorWay, anchor_way
from wave_explorer.analysis.index_history import UNKNOWN_FUNCTION, Histories, History, HistoryStep, IndexTerm
from wave_explorer.analysis.index_map import NotKnown, symbol_values_at
from wave_explorer.analysis.term_kind import function_name, is_anchored, pass_name
from wave_explorer.record import Compilation, Graph, GraphNode, IndexEvent
from wave_explorer.record.evaluation import InexactValue, IntArray, UnboundSymbol, evaluate
from wave_explorer.record.expression import Expression

_REGISTER_NUMBER = "$GPR_NUM"
# The value of an MMA node is its accumulator.
_ACCUMULATOR = {
    "$MMA_ACC": 1, "$MMA_LHS": 0, "$MMA_RHS": 0, "$MMA_LHS_SCALE": 0, "$MMA_RHS_SCALE": 0, "$MMA_SCALE_FP4": 0,
}  # fmt: skip
_EXPANSION = "set_post_expansion_indices"


@dataclass(frozen=True)
class Derivation:
    """The story of one node's index up to one stage.

    Attributes:
        graph, node: of that stage.
        history: terms, sizes and strides, dropped terms and steps.
        anchors: for each event (by its order) that added lane terms, where it had them from.
    """

    graph: Graph
    node: GraphNode
    history: History
    anchors: dict[int, AnchorWay]

    @property
    def anchor(self) -> AnchorWay | None:
        """Where the last lane terms come from; None for a node that no anchor reached."""
        return self.anchors[max(self.anchors)] if self.anchors else None


@lru_cache(maxsize=2)
def histories(comp: Compilation) -> Histories:
    """The histories of a record's nodes; kept for the records asked about last."""
    return Histories(comp)


def derivation(comp: Compilation, stage: str, node_id: str) -> Derivation:
    """The derivation of a node's index as it stood after ``stage``.

    Args:
        comp: the record.
        stage: id of an fx stage.
        node_id: id of a node of that stage.

    Raises:
        NotKnown: the node has no index there, or the record holds no events that lead to it.
    """
    graph = comp.graph(stage)
    node = graph.nodes[node_id]
    if node.index is None:
        raise NotKnown(f"{node.name} has no index after {stage}: the compiler sets it in a later pass, or never")
    known = histories(comp)
    history = known.of(node_id, known.end(comp.stage(stage)))
    if not history.steps:
        raise NotKnown(f"no event of this record set the index of {node.name}")
    if history.index != node.index:
        raise NotKnown(f"the events of this record do not lead to the index that {node.name} has after {stage}")
    anchors = {
        step.event.order: anchor_way(known.propagation, step.event) for step in history.steps if is_anchored(step.event)
    }
    return Derivation(graph, node, history, anchors)


def values_for(
    comp: Compilation, found: Derivation, workgroup: tuple[int, int, int], iteration: int
) -> tuple[dict[str, int | IntArray], int]:
    """Values of all symbols for the first element of each thread, and the number of threads.

    Raises:
        NotKnown: the launch was not decided.
    """
    values, threads = symbol_values_at(comp, found.graph, found.node, workgroup, iteration)
    return {**values, **_ACCUMULATOR, _REGISTER_NUMBER: 0}, threads


def term_values(expression: Expression, values: dict[str, int | IntArray], threads: int) -> list[int] | str:
    """What a term is worth for each thread, or why that is not known."""
    try:
        value = evaluate(expression, values)
    except UnboundSymbol as error:
        return f"{', '.join(sorted(error.symbols))} has no value here"
    except InexactValue as error:
        return str(error)
    flat: list[int] = value.reshape(-1).tolist()
    return flat * threads if len(flat) == 1 else flat


def place_of(event: IndexEvent) -> str:
    """The pass and compiler function behind an event, for a person."""
    name = pass_name(event)
    if event.function == UNKNOWN_FUNCTION:
        return f"{name}, which changes indices in place"
    function = function_name(event).split(".")[-1]
    return name if function == name else f"{name}: {function}"


def reason_of(found: Derivation, term: IndexTerm) -> str:
    """One sentence on what the term is."""
    event = term.event
    node = found.graph.nodes.get(term.way[0])
    if term.kind == "copy" and pass_name(event) == _EXPANSION:
        return _copy_reason(found.node, term)
    if term.kind == "element":
        return "element of the vector that this node takes"
    reasons = {
        "workgroup": "where the tile of the workgroup starts",
        "device": "where the part of the device starts",
        "tile": "where the tile of the loop iteration starts",
        "schedule": "how far the pipeline shifts the loop iteration",
        "wave": "where the part of the wave starts",
        "lane": "place of the lane, by the formula of the anchor",
        "thread": f"place of the thread, made afresh by {pass_name(event)}",
        "constant": f"an offset of {pass_name(event)}" + (f" on {node.name}" if node is not None else ""),
    }
    return reasons.get(term.kind, "")


def _copy_reason(node: GraphNode, term: IndexTerm) -> str:
    position = (node.expanded_dims or {}).get(term.dim)
    shape = (node.vector_shapes or {}).get(term.dim)
    if position is None or shape is None:
        return "position of the copy times the vector shape"
    return f"copy {position} along {term.dim} times the vector shape {shape}"


__all__ = [
    "AnchorWay", "Derivation", "HistoryStep", "derivation", "histories", "place_of", "reason_of", "term_values",
    "values_for",
]  # fmt: skip
