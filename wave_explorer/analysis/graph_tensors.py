"""Which kernel argument the elements of an fx node come from or go to, by the edges of the graph."""

from __future__ import annotations

from collections import defaultdict

from wave_explorer.record.graph import Graph, GraphNode

_FILLING = {"write": ("memory", "register_"), "gather_to_lds": ("dst", "src")}
"""By operation that puts elements into a buffer: its operands for the buffer and for the elements."""


def tensor_names(graph: Graph) -> dict[str, str]:
    """Names of kernel arguments by node id, for the nodes that are one, or move its elements as they are.

    A buffer in LDS has the name of the one tensor that is written into it; nodes that compute, and buffers that
    several tensors share, have none.
    """
    root = graph.regions[0].id if graph.regions else ""
    filled = _what_fills(graph)
    names: dict[str, str] = {}

    def name(node: GraphNode | None) -> str:
        if node is None:
            return ""
        if node.id in names:
            return names[node.id]
        # Also ends the search where a buffer is filled from itself.
        names[node.id] = ""
        names[node.id] = _named(node)
        return names[node.id]

    def _named(node: GraphNode) -> str:
        if node.op == "placeholder":
            captured = _operand(graph, node, "captured")
            return name(captured) if captured is not None else node.name if node.region == root else ""
        if node.op == "allocate":
            contents = {name(graph.nodes[source]) for source in filled[node.id]}
            return contents.pop() if len(contents) == 1 else ""
        if node.op in ("read", "write"):
            return name(_operand(graph, node, "memory"))
        return name(_operand(graph, node, "src")) if node.op == "gather_to_lds" else ""

    return {node.id: found for node in graph.nodes.values() if (found := name(node))}


def _operand(graph: Graph, node: GraphNode, argument: str) -> GraphNode | None:
    return next((graph.nodes.get(one.node) for one in node.operands if one.name == argument), None)


def _what_fills(graph: Graph) -> dict[str, list[str]]:
    """By buffer, the nodes whose elements are put into it."""
    filled: dict[str, list[str]] = defaultdict(list)
    for node in graph.nodes.values():
        if node.op not in _FILLING:
            continue
        into, source = _FILLING[node.op]
        target, value = _operand(graph, node, into), _operand(graph, node, source)
        seen: set[str] = set()
        # A loop has a name of its own for a buffer from outside.
        while target is not None and target.op == "placeholder" and target.id not in seen:
            seen.add(target.id)
            target = _operand(graph, target, "captured")
        if target is not None and value is not None and target.op == "allocate":
            filled[target.id].append(value.id)
    return filled
