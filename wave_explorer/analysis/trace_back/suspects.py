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

    Args:
        comp: the record.
        output: name of the argument that is looked back from; empty for all that the kernel writes.
        steps: of the trace.
    """
    graph = comp.last_graph()
    written = {output} if output else {one.name for one in comp.spec.arguments if one.usage in ("output", "inout")}
    around = {step.number: _around(graph, step, reached=not output) for step in steps}
    found = []
    for one in diagnose(comp):
        if one.severity == "note":
            continue
        numbers = [step.number for step in steps if _concerns(one, step, around[step.number])]
        named = {str(value) for value in one.evidence.values()}
        anywhere = not one.node and (bool(one.constraint) or one.severity == "error")
        if numbers or anywhere or written & named:
            place = one.location
            found.append(
                Suspect(
                    one.code, one.severity, one.message, one.fix, one.constraint, one.node, one.stage, one.line,
                    place.file if place is not None else "", place.line if place is not None else 0, one.view, numbers,
                )
            )  # fmt: skip
    return sorted(found, key=lambda one: (_ORDER.index(one.severity), not one.constraint, -len(one.steps)))


def _concerns(one: Diagnostic, step: TraceStep, around: set[str]) -> bool:
    if one.line is not None and one.line in step.lines:
        return True
    if one.constraint and any(one.constraint == c.text for term in step.terms for c in term.constraints):
        return True
    return bool(one.node) and one.node in around


def _around(graph: Graph | None, step: TraceStep, *, reached: bool) -> set[str]:
    """Ids of the nodes of a step, of the buffers that they access, and of what these were copied from.

    With ``reached`` also those that the value of the step's nodes goes on to, where that was never executed.
    """
    if graph is None:
        return set()
    found: set[str] = set()
    for key in (*step.nodes, *(_users(graph, step.nodes) if reached else ())):
        node = graph.nodes.get(key)
        for one in (node, graph.nodes.get(str(node.memory)) if node is not None else None):
            if one is not None:
                found |= {one.id, source_operation(one, graph.nodes)}
    return found


def _users(graph: Graph, nodes: Sequence[str]) -> set[str]:
    found = set(nodes)
    grown = True
    while grown:
        more = {
            node.id
            for node in graph.nodes.values()
            if node.id not in found and any(edge.node in found and edge.name != "memory" for edge in node.operands)
        }
        found |= more
        grown = bool(more)
    return found
