"""An fx graph printed as text, a line a node, for people who read rather than look."""

from __future__ import annotations

from wave_explorer.analysis.node_facts import copy_text, memory_space, sequence_text, type_text
from wave_explorer.record.expression import to_text
from wave_explorer.record.graph import Graph, GraphNode, Region


def graph_text(graph: Graph) -> tuple[str, list[tuple[int, str]]]:
    """The text, and pairs of 1-based line and node id.

    Node ids stay out of the text: names and facts are what a diff should show.
    """
    lines: list[str] = []
    links: list[tuple[int, str]] = []
    by_id = {region.id: region for region in graph.regions}

    def print_region(region: Region, depth: int) -> None:
        for key in region.nodes:
            node = graph.nodes[key]
            links.append((len(lines) + 1, key))
            lines.append("  " * depth + _line(graph, node))
            for fact in _facts(node):
                lines.append("  " * depth + f"    {fact}")
            if node.subgraph is not None and node.subgraph in by_id:
                lines.append("  " * depth + f"  {{ {by_id[node.subgraph].title}")
                print_region(by_id[node.subgraph], depth + 2)
                lines.append("  " * depth + "  }")

    for region in graph.regions:
        if region.owner is None:
            print_region(region, 0)
    return "\n".join(lines) + "\n", links


def _line(graph: Graph, node: GraphNode) -> str:
    arguments = ", ".join(f"{o.name}={graph.nodes[o.node].name}" for o in node.operands if o.node in graph.nodes)
    parts = [f"%{node.name} = {node.op}({arguments})"]
    kind = type_text(node.type)
    if kind:
        parts.append(f": {kind}")
    space = memory_space(graph, node)
    if space:
        parts.append(f"in {space}")
    copy = copy_text(node)
    if copy:
        parts.append(f"copy {copy}")
    return " ".join(parts)


def _facts(node: GraphNode) -> list[str]:
    facts = []
    if node.elements_per_thread is not None:
        facts.append(f"elements per thread {to_text(node.elements_per_thread)}")
    for dim, sequence in (node.index or {}).items():
        facts.append(f"index {dim}  {sequence_text(sequence)}")
    if node.vector_shapes:
        facts.append("vector " + ", ".join(f"{dim} {to_text(size)}" for dim, size in node.vector_shapes.items()))
    for dim, bound in (node.bounds or {}).items():
        facts.append(f"bound {dim} < {to_text(bound)}")
    return facts
