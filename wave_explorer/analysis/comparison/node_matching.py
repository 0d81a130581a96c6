"""Which fx node of one compile is which of another.

Within one compile a node keeps its id over all passes; ids of two compiles have nothing in common. Nodes are matched
region by region, by ever weaker marks: each mark pairs the nodes that carry it once on either side, or equally often
and then in their order. What a stronger mark has paired, no weaker one takes apart.

Names are a strong mark, for the compiler gives them by what a node is; where all names differ, graphs may still be the
same, which their shape alone shows.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import TypeAlias

from wave_explorer.record.graph import Graph, GraphNode

Mark: TypeAlias = Callable[[Graph, GraphNode, Mapping[str, str]], Hashable]


def match_nodes(before: Graph, after: Graph) -> dict[str, str]:
    """Ids of nodes in ``after`` by the ids of the nodes in ``before`` that they correspond to."""
    pairs: dict[str, str] = {}
    for left, right in _region_pairs(before, after, pairs):
        _pair(before, after, left, right, pairs)
    # What is left may have been moved out of its region.
    rest = [key for key in before.nodes if key not in pairs]
    taken = frozenset(pairs.values())
    _pair(before, after, rest, [key for key in after.nodes if key not in taken], pairs, marks=(_place_and_name,))
    return pairs


def match_shape(before: Graph, after: Graph) -> dict[str, str]:
    """All nodes paired by their places where both graphs do the same operations on the same values in the same order.

    Empty where they do not.
    """
    if len(before.regions) != len(after.regions) or len(before.nodes) != len(after.nodes):
        return {}
    pairs: dict[str, str] = {}
    for old, new in zip(before.regions, after.regions, strict=True):
        if len(old.nodes) != len(new.nodes):
            return {}
        pairs |= zip(old.nodes, new.nodes, strict=True)
    if len(pairs) != len(before.nodes):
        return {}
    for left, right in pairs.items():
        old_node, new_node = before.nodes[left], after.nodes[right]
        old_edges = [(edge.name, pairs.get(edge.node)) for edge in old_node.operands]
        if old_node.op != new_node.op or old_edges != [(edge.name, edge.node) for edge in new_node.operands]:
            return {}
    return pairs


def _region_pairs(before: Graph, after: Graph, pairs: Mapping[str, str]) -> Iterable[tuple[list[str], list[str]]]:
    """Nodes of corresponding regions: roots in their order, then what matched nodes own (found as they are matched)."""
    by_id = {region.id: region for region in after.regions}
    roots = [region for region in after.regions if region.owner is None]
    seen: set[str] = set()
    for region in sorted(before.regions, key=lambda one: one.owner is not None):
        if region.owner is None:
            other = roots[len(seen)] if len(seen) < len(roots) else None
        else:
            owner = after.nodes.get(pairs.get(region.owner, ""))
            other = by_id.get(owner.subgraph or "") if owner is not None else None
        if other is not None:
            seen.add(other.id)
            yield list(region.nodes), list(other.nodes)


def _pair(
    before: Graph,
    after: Graph,
    left: list[str],
    right: list[str],
    pairs: dict[str, str],
    marks: tuple[Mark, ...] | None = None,
) -> None:
    back = {new: old for old, new in pairs.items()}
    identity = {key: key for key in after.nodes}
    for mark in marks or _MARKS:
        here: dict[Hashable, list[str]] = defaultdict(list)
        there: dict[Hashable, list[str]] = defaultdict(list)
        for key in left:
            if key not in pairs and (found := mark(before, before.nodes[key], pairs)) is not None:
                here[found].append(key)
        for key in right:
            if key not in back and (found := mark(after, after.nodes[key], identity)) is not None:
                there[found].append(key)
        for found, keys in here.items():
            others = there.get(found, [])
            if len(keys) == len(others):
                pairs.update(zip(keys, others, strict=True))
                back.update(zip(others, keys, strict=True))


def _line(node: GraphNode) -> Hashable:
    return None if node.location is None else node.location.line


def _copy(node: GraphNode) -> Hashable:
    return tuple(sorted((node.expanded_dims or {}).items()))


def _origin(graph: Graph, node: GraphNode) -> Hashable:
    """Name of the node that this one was copied from, where the graph still holds it."""
    source = graph.nodes.get(node.lineage or "")
    return source.name if source is not None else None


def _operands(node: GraphNode, pairs: Mapping[str, str]) -> Hashable | None:
    """What the node reads, in the ids of the other graph; None where some of it has no counterpart."""
    read = [(edge.name, pairs.get(edge.node)) for edge in node.operands]
    return tuple(read) if read and all(other is not None for _, other in read) else None


def _place_and_name(graph: Graph, node: GraphNode, pairs: Mapping[str, str]) -> Hashable:
    return node.op, node.name, _line(node), _copy(node)


def _name(graph: Graph, node: GraphNode, pairs: Mapping[str, str]) -> Hashable:
    return node.op, node.name, _copy(node)


def _what_it_reads(graph: Graph, node: GraphNode, pairs: Mapping[str, str]) -> Hashable:
    read = _operands(node, pairs)
    return None if read is None else (node.op, read, _line(node), _copy(node))


def _copied_from(graph: Graph, node: GraphNode, pairs: Mapping[str, str]) -> Hashable:
    return node.op, _origin(graph, node), _line(node), _copy(node)


def _place(graph: Graph, node: GraphNode, pairs: Mapping[str, str]) -> Hashable:
    return node.op, _line(node)


_MARKS: tuple[Mark, ...] = (_place_and_name, _name, _what_it_reads, _copied_from, _place)
