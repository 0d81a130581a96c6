"""The diagnostics of a compile that concern the nodes that an element came from."""

from __future__ import annotations

from collections.abc import Sequence

from wave_explorer.analysis.diagnostics import diagnose
from wave_explorer.analysis.node_facts import source_operation
from wave_explorer.record import Compilation, Diagnostic, Graph
from wave_explorer.record.trace_back import Suspect, TraceStep

_ORDER = ("error", "warning", "note")


def suspects(comp: Compilation, output: str, steps: Sequence[TraceStep]) -> list[Suspect]:
    """Diagnostics that speak of a node, a buffer or a constraint of these steps, of the output, or of the whole kernel.

    The worst come first, and of equals those that speak of the most steps.  Notes cost speed and make nothing wrong:
    they are left out.
    """
    graph = comp.last_graph()
    found = []
    for one in diagnose(comp):
        if one.severity == "note":
            continue
        numbers = [step.number for step in steps if _concerns(graph, one, step)]
        named = {str(value) for value in one.evidence.values()}
        anywhere = not one.node and (bool(one.constraint) or one.severity == "error")
        if numbers or anywhere or output in named:
            place = one.location
            found.append(
                Suspect(
                    one.code, one.severity, one.message, one.fix, one.constraint, one.node, one.stage, one.line,
                    place.file if place is not None else "", place.line if place is not None else 0, one.view, numbers,
                )
            )  # fmt: skip
    return sorted(found, key=lambda one: (_ORDER.index(one.severity), not one.constraint, -len(one.steps)))


def _concerns(graph: Graph | None, one: Diagnostic, step: TraceStep) -> bool:
    if one.line is not None and one.line in step.lines:
        return True
    if one.constraint and any(one.constraint == c.text for term in step.terms for c in term.constraints):
        return True
    if graph is None or not one.node:
        return False
    return one.node in _around(graph, step)


def _around(graph: Graph, step: TraceStep) -> set[str]:
    """Ids of the nodes of a step, of the buffers that they access, and of what these were copied from."""
    found: set[str] = set()
    for key in step.nodes:
        node = graph.nodes.get(key)
        for one in (node, graph.nodes.get(str(node.memory)) if node is not None else None):
            if one is not None:
                found |= {one.id, source_operation(one, graph.nodes)}
    return found
