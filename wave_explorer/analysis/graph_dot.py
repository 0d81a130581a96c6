"""An fx graph in Graphviz's DOT language, for slides and for other tools."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from wave_explorer.analysis.graph_diff import GraphDiff
from wave_explorer.analysis.graph_tensors import tensor_names
from wave_explorer.analysis.node_facts import Category, category, copy_text, memory_space, type_text
from wave_explorer.record.graph import Graph, GraphNode, Region

_FILLS: dict[Category, str] = {
    "mfma": "#f6d8cc",
    "lds": "#cfeee9",
    "vmem": "#e3d8f1",
    "wait": "#f8ebc2",
    "sync": "#e6cfdc",
    "valu": "#eceff3",
    "salu": "#f4f6f8",
    "ctl": "#dcdee1",
}
"""The categories' hues, light enough for black text."""

_CHANGES = {"+": ("#006b51", "bold"), "~": ("#8a6100", "dashed")}
"""By sign of what the pass did: colour and style of the border."""


@dataclass
class _Box:
    """Nodes that are drawn as one, in program order, and the box's name in the text."""

    name: str
    nodes: list[GraphNode] = field(default_factory=list)


def graph_dot(
    graph: Graph, *, title: str = "", changes: GraphDiff | None = None, groups: Mapping[str, str] | None = None
) -> str:
    """The graph as DOT text: regions are clusters, and each edge bears the argument that it is.

    Args:
        graph: the graph.
        title: stands above the drawing.
        changes: what the pass did, shown as ``+`` and ``~`` with a border of their own.
        groups: by node, what it is drawn as one with, for example
            :func:`wave_explorer.analysis.graph_copies.joined_copies`; each node is a box of its own if left out.
    """
    boxes = _boxes(graph, groups)
    tensors = tensor_names(graph)
    signs = {} if changes is None else dict.fromkeys(changes.changed, "~") | dict.fromkeys(changes.added, "+")
    lines = [
        "digraph wave {",
        f"  graph [label={_quoted(title)}, labelloc=t, fontname=Helvetica, fontsize=12, compound=true];",
        '  node [shape=box, style=filled, fontname=Helvetica, fontsize=11, margin="0.12,0.05"];',
        '  edge [fontname=Helvetica, fontsize=9, arrowsize=0.6, color="#808a99"];',
    ]
    owned = {region.id: region for region in graph.regions}

    def print_region(region: Region, indent: str) -> None:
        printed = set()
        for key in region.nodes:
            box = boxes[key]
            if box.name in printed:
                continue
            printed.add(box.name)
            lines.append(f"{indent}{box.name} [{_attributes(graph, box.nodes, tensors, signs)}];")
            inner = owned.get(graph.nodes[key].subgraph or "")
            if inner is not None:
                lines.append(f"{indent}subgraph {_quoted(f'cluster {inner.id}')} {{")
                lines.append(f'{indent}  label={_quoted(inner.title)}; labeljust=l; style=rounded; color="#808a99";')
                print_region(inner, indent + "  ")
                lines.append(f"{indent}}}")

    for region in graph.regions:
        if region.owner is None:
            print_region(region, "  ")
    lines += _edges(graph, boxes)
    return "\n".join([*lines, "}", ""])


def _boxes(graph: Graph, groups: Mapping[str, str] | None) -> dict[str, _Box]:
    """By node, its box."""
    by_group: dict[str, _Box] = {}
    boxes: dict[str, _Box] = {}
    for region in graph.regions:
        for key in region.nodes:
            group = key if groups is None else groups.get(key, key)
            boxes[key] = by_group.setdefault(group, _Box(f"n{len(by_group)}"))
            boxes[key].nodes.append(graph.nodes[key])
    return boxes


def _attributes(graph: Graph, nodes: list[GraphNode], tensors: Mapping[str, str], signs: Mapping[str, str]) -> str:
    first = nodes[0]
    tensor = tensors.get(first.id, "")
    head = first.name if first.op == "placeholder" else f"{first.op} {tensor}".rstrip()
    facts = [type_text(first.type), memory_space(graph, first), copy_text(first) if len(nodes) == 1 else ""]
    # One added copy makes a box new in part, and that weighs more than a changed one: "+" sorts before "~".
    sign = min((signs[node.id] for node in nodes if node.id in signs), default="")
    copies = f" ×{len(nodes)}" if len(nodes) > 1 else ""
    label = "\n".join(part for part in (f"{head}{copies} {sign}".rstrip(), " · ".join(filter(None, facts))) if part)
    attributes = {
        "label": label,
        "tooltip": ", ".join(node.name for node in nodes),
        "fillcolor": _FILLS[category(graph, first)],
        "color": "#808a99",
    }
    if sign:
        attributes["color"], border = _CHANGES[sign]
        attributes["style"] = f"filled,{border}"
    return ", ".join(f"{name}={_quoted(value)}" for name, value in attributes.items())


def _edges(graph: Graph, boxes: Mapping[str, _Box]) -> list[str]:
    """Each pair of boxes once, with the arguments that tie them."""
    arguments: dict[tuple[str, str], dict[str, None]] = {}
    for key, box in boxes.items():
        for operand in graph.nodes[key].operands:
            source = boxes.get(operand.node)
            if source is not None and source is not box:
                arguments.setdefault((source.name, box.name), {})[operand.name] = None
    return [f"  {a} -> {b} [label={_quoted(', '.join(names))}];" for (a, b), names in arguments.items()]


def _quoted(text: str) -> str:
    """A quoted string of DOT that shows ``text`` as it is."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
