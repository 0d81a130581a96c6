"""The reads and matrix products of an fx graph that the value of an operand comes from."""

from __future__ import annotations

import re

from wave_explorer.record import Graph, GraphNode

_NO_VALUE = ("memory", "mask", "parent", "_write_dependency")
_INDEXED = re.compile(r"\[(\d+)\]$")


def sources_of(graph: Graph, node: GraphNode, operand: str) -> set[str] | None:
    """Ids of the reads and products nearest to ``operand`` of ``node``; None where the graph does not tell.

    A value that a loop carries comes from before the loop and from its last turn.
    """
    start = [edge.node for edge in node.operands if edge.name == operand]
    if not start:
        return None
    found: set[str] = set()
    front, seen = list(start), set(start)
    while front:
        here = graph.nodes.get(front.pop())
        if here is None:
            return None
        if here.op == "read" or "mma" in here.op:
            found.add(here.id)
            continue
        behind = _behind(graph, here)
        if behind is None:
            return None
        front += [one for one in behind if one not in seen]
        seen.update(behind)
    return found


def _behind(graph: Graph, node: GraphNode) -> list[str] | None:
    if node.op == "iter_arg":
        return _carried(graph, node)
    if node.op == "get_result":
        loop = next((graph.nodes.get(edge.node) for edge in node.operands), None)
        region = next((one for one in graph.regions if loop is not None and one.id == loop.subgraph), None)
        results = _results(graph, region.nodes if region is not None else ())
        number = node.attributes.get("res_idx")
        if results is None:
            return None
        return [results[number]] if isinstance(number, int) and number < len(results) else results
    return [edge.node for edge in node.operands if not edge.name.startswith(_NO_VALUE)]


def _carried(graph: Graph, node: GraphNode) -> list[str] | None:
    """Before the loop, and at the end of each turn of it."""
    region = next((one for one in graph.regions if one.id == node.region), None)
    owner = graph.nodes.get(str(region.owner)) if region is not None else None
    if region is None or owner is None:
        return None
    arguments = [key for key in region.nodes if graph.nodes[key].op == "iter_arg"]
    results = _results(graph, region.nodes)
    number = node.attributes.get("iter_idx", arguments.index(node.id))
    before = _listed(owner, "init_args")
    if results is None or not isinstance(number, int) or number >= min(len(before), len(results)):
        return None
    return [before[number], results[number]]


def _results(graph: Graph, nodes: tuple[str, ...]) -> list[str] | None:
    output = next((graph.nodes[key] for key in nodes if graph.nodes[key].op == "output"), None)
    return _listed(output, "return_vals") if output is not None else None


def _listed(node: GraphNode, name: str) -> list[str]:
    """Operands ``name[0]``, ``name[1]`` ... in order; also those that stand alone."""
    found = [(int(m.group(1)) if (m := _INDEXED.search(edge.name)) else 0, edge.node)
             for edge in node.operands if edge.name.partition("[")[0] == name]  # fmt: skip
    return [one for _, one in sorted(found)]
