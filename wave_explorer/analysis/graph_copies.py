"""Which nodes of an fx graph are one thing to look at: copies of one source operation, and what was made once for each.

Expansion copies what the user wrote, and names the original.  Later passes make nodes once per copy (slices of each
product, parts of each read, results of a loop) and name nothing; such nodes are alike when they do the same with the
same, for the same line of the source.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterator, Mapping

from wave_explorer.analysis.graph_lineage import source_operations_after
from wave_explorer.analysis.graph_tensors import tensor_names
from wave_explorer.analysis.node_facts import memory_space, type_text
from wave_explorer.record import Compilation, Stage
from wave_explorer.record.graph import Graph, GraphNode


def joined_copies(graph: Graph, operations: Mapping[str, str], tensors: Mapping[str, str]) -> dict[str, str]:
    """By node, the id of the first node in program order that it is alike; its own where it is the first or the only.

    Nodes on either side of a loop are never joined, for one box of both would stand before the loop and behind it.

    Args:
        graph: the graph.
        operations: the source operation of each node (:mod:`wave_explorer.analysis.graph_lineage`).
        tensors: the kernel argument of the nodes that have one (:mod:`wave_explorer.analysis.graph_tensors`).
    """
    facts = _facts(graph, tensors)
    same_operation: dict[Hashable, str] = {}
    copies: dict[str, str] = {}
    for key, node in graph.nodes.items():
        own = node.id if node.subgraph is not None else operations[node.id]
        copies[key] = same_operation.setdefault((facts[key], own), key)
    return _made_per_copy(graph, copies, facts)


def joined_copies_after(comp: Compilation, stage: Stage) -> dict[str, str]:
    """:func:`joined_copies` of the graph after an fx stage.

    Raises:
        NotRecorded: the stage has no graph.
    """
    graph = comp.graph(stage)
    return joined_copies(graph, source_operations_after(comp, stage), tensor_names(graph))


def _facts(graph: Graph, tensors: Mapping[str, str]) -> dict[str, Hashable]:
    """What nodes that are joined have in common: place, operation, type, memory and tensor."""
    facts: dict[str, Hashable] = {}
    for region in graph.regions:
        loops_before = 0
        for key in region.nodes:
            node = graph.nodes[key]
            # Two arguments are never one thing, however alike they are.
            name = node.name if node.op == "placeholder" else ""
            what = (node.op, name, type_text(node.type), memory_space(graph, node), tensors.get(key, ""))
            facts[key] = (region.id, loops_before, *what)
            loops_before += node.subgraph is not None
    return facts


def _made_per_copy(graph: Graph, copies: dict[str, str], facts: Mapping[str, Hashable]) -> dict[str, str]:
    """Joins the groups of ``copies`` that take their values from the same groups."""
    members: dict[str, list[GraphNode]] = defaultdict(list)
    for region in graph.regions:
        for key in region.nodes:
            members[copies[key]].append(graph.nodes[key])
    size: dict[str, int] = defaultdict(int)
    alike: dict[Hashable, str] = {}
    joined: dict[str, str] = {}
    for first, nodes in members.items():
        # A value that comes from a group further on goes round a loop, or there and back between copies.
        sources = {
            joined[copies[source]] for node in nodes for source in _sources(graph, node) if copies.get(source) in joined
        }
        head = nodes[0]
        line = None if head.location is None else (head.location.file, head.location.line)
        certain = line is not None or head.op == "get_result" or any(size[source] > 1 for source in sources)
        kind = (facts[first], line, frozenset(sources))
        joined[first] = first if head.subgraph is not None or not certain else alike.setdefault(kind, first)
        size[joined[first]] += len(nodes)
    return {key: joined[first] for key, first in copies.items() if first in joined}


def _sources(graph: Graph, node: GraphNode) -> Iterator[str]:
    """Nodes whose values a node takes; what a loop carries on comes from the value that it starts with, too."""
    yield from (edge.node for edge in node.operands)
    loop, place = None, None
    if node.op == "iter_arg":
        owner = next((region.owner for region in graph.regions if region.id == node.region), None)
        loop, place = graph.nodes.get(owner or ""), node.attributes.get("iter_idx")
    elif node.op == "get_result" and node.operands:
        loop, place = graph.nodes.get(node.operands[0].node), node.attributes.get("res_idx")
    if loop is not None:
        yield from (edge.node for edge in loop.operands if edge.name == f"init_args[{place}]")
