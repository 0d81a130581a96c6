"""Two fx graphs of different compiles, their nodes matched: what is only in one, and which facts of the others differ.

Ids, names and source lines of nodes are left out: they say how a node is called, not what it does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from wave_explorer.analysis.comparison.node_matching import match_nodes, match_shape
from wave_explorer.analysis.longest_increasing import longest_increasing
from wave_explorer.analysis.node_facts import display_name, sequence_text, type_text
from wave_explorer.record.expression import Term, to_text
from wave_explorer.record.graph import Graph, GraphNode, Region

# Names that the compiler gives to regions are no facts.
_NAMES = ("subgraph_name",)


@dataclass(frozen=True)
class FactChange:
    """A fact of a node, or of the loop that it owns, in words on either side; empty where it has none there."""

    name: str
    before: str
    after: str


@dataclass(frozen=True)
class NodePair:
    """Nodes that correspond, and the facts that differ."""

    before: GraphNode
    after: GraphNode
    changes: tuple[FactChange, ...]


@dataclass(frozen=True)
class GraphComparison:
    """Attributes:
    removed: nodes of the first graph without a counterpart.
    added: nodes of the second without one.
    changed: pairs of which a fact differs, in the order of the second graph.
    matched: pairs altogether.
    """

    removed: tuple[GraphNode, ...]
    added: tuple[GraphNode, ...]
    changed: tuple[NodePair, ...]
    matched: int

    @property
    def empty(self) -> bool:
        """The graphs are the same but for ids, names and source lines."""
        return not (self.removed or self.added or self.changed)


def compare_graphs(before: Graph, after: Graph) -> GraphComparison:
    """What differs between two graphs of different compiles."""
    shape = match_shape(before, after)
    if shape and (found := _compared(before, after, shape)).empty:
        return found
    return _compared(before, after, match_nodes(before, after))


def _compared(before: Graph, after: Graph, pairs: dict[str, str]) -> GraphComparison:
    back = {new: old for old, new in pairs.items()}
    moved = frozenset(_moved(before, after, pairs))
    changed = []
    for key, node in after.nodes.items():
        if key not in back:
            continue
        old = before.nodes[back[key]]
        changes = [*_facts(before, after, old, node, pairs), *_loops(before, after, old, node)]
        if key in moved:
            changes.append(FactChange("position", "", "before or after other nodes"))
        if changes:
            changed.append(NodePair(old, node, tuple(changes)))
    return GraphComparison(
        removed=tuple(node for key, node in before.nodes.items() if key not in pairs),
        added=tuple(node for key, node in after.nodes.items() if key not in back),
        changed=tuple(changed),
        matched=len(pairs),
    )


def _facts(before: Graph, after: Graph, old: GraphNode, new: GraphNode, pairs: dict[str, str]) -> Iterator[FactChange]:
    if old.op != new.op:
        yield FactChange("operation", old.op, new.op)
    read = [(edge.name, _counterpart(before, edge.node, pairs)) for edge in old.operands]
    if read != [(edge.name, _known(after, edge.node)) for edge in new.operands]:
        yield FactChange("operands", _operands(before, old), _operands(after, new))
    if _counterpart(before, old.memory, pairs) != _known(after, new.memory):
        yield FactChange("memory", _called(before, old.memory), _called(after, new.memory))
    if old.type != new.type and (old.type is None or new.type is None or _type(old) != _type(new)):
        yield FactChange("type", _type(old), _type(new))
    for dim in dict.fromkeys([*(old.index or {}), *(new.index or {})]):
        here, there = (old.index or {}).get(dim), (new.index or {}).get(dim)
        if here != there:
            texts = ("" if one is None else sequence_text(one) for one in (here, there))
            yield FactChange(f"index of {dim}", *texts)
    for name in ("vector_shapes", "bounds", "expanded_dims"):
        here_all, there_all = getattr(old, name) or {}, getattr(new, name) or {}
        for dim in dict.fromkeys([*here_all, *there_all]):
            if here_all.get(dim) != there_all.get(dim):
                what = {"vector_shapes": "vector shape", "bounds": "bound", "expanded_dims": "copy"}[name]
                yield FactChange(f"{what} of {dim}", _text(here_all.get(dim)), _text(there_all.get(dim)))
    if old.elements_per_thread != new.elements_per_thread:
        yield FactChange("elements per thread", _text(old.elements_per_thread), _text(new.elements_per_thread))
    if old.reduction_dim != new.reduction_dim:
        yield FactChange("reduction dim", old.reduction_dim or "", new.reduction_dim or "")
    if old.schedule != new.schedule:
        yield FactChange("schedule", _slot(old), _slot(new))
    for name in dict.fromkeys([*old.attributes, *new.attributes]):
        here_value, there_value = old.attributes.get(name), new.attributes.get(name)
        if name not in _NAMES and here_value != there_value:
            yield FactChange(name, _text(here_value), _text(there_value))


def _counterpart(before: Graph, key: str | None, pairs: dict[str, str]) -> str | None:
    """The id in the second graph of a node of the first; empty where it has none there, None for no such node."""
    return pairs.get(key, "") if key is not None and key in before.nodes else None


def _known(after: Graph, key: str | None) -> str | None:
    return key if key in after.nodes else None


def _loops(before: Graph, after: Graph, old: GraphNode, new: GraphNode) -> Iterator[FactChange]:
    here, there = _region(before, old.subgraph), _region(after, new.subgraph)
    if (here is None) != (there is None):
        yield FactChange("loop", "" if here is None else here.title, "" if there is None else there.title)
    if here is None or there is None:
        return
    for name, words in (("dim", "loop dim"), ("trip_count", "turns of the loop"), ("step", "step of the loop")):
        if getattr(here, name) != getattr(there, name):
            yield FactChange(words, _text(getattr(here, name)), _text(getattr(there, name)))


def _region(graph: Graph, key: str | None) -> Region | None:
    return next((region for region in graph.regions if region.id == key), None) if key is not None else None


def _moved(before: Graph, after: Graph, pairs: dict[str, str]) -> Iterator[str]:
    """Ids in ``after`` of matched nodes that stand elsewhere among those they share a region with, or in another."""
    back = {new: old for old, new in pairs.items()}
    place = {key: (region.id, position) for region in before.regions for position, key in enumerate(region.nodes)}
    for region in after.regions:
        kept = [key for key in region.nodes if key in back and back[key] in place]
        homes = [place[back[key]] for key in kept]
        # The region that most of them come from is the one that corresponds.
        home = max({home for home, _ in homes}, key=[home for home, _ in homes].count, default=None)
        inside = [(key, position) for key, (origin, position) in zip(kept, homes, strict=True) if origin == home]
        stay = frozenset(longest_increasing([position for _, position in inside]))
        yield from (key for key, (origin, _) in zip(kept, homes, strict=True) if origin != home)
        yield from (key for number, (key, _) in enumerate(inside) if number not in stay)


def _operands(graph: Graph, node: GraphNode) -> str:
    return ", ".join(f"{edge.name}={_called(graph, edge.node)}" for edge in node.operands)


def _called(graph: Graph, key: str | None) -> str:
    found = graph.nodes.get(key or "")
    return display_name(found) if found is not None else (key or "")


def _type(node: GraphNode) -> str:
    if node.type is None:
        return ""
    return " ".join(part for part in (type_text(node.type), node.type.kind, node.type.address_space) if part)


def _slot(node: GraphNode) -> str:
    slot = node.schedule
    return "" if slot is None else f"stage {slot.stage}, cycle {slot.cycle} of {slot.initiation_interval}"


def _text(value: Any) -> str:
    """A fact as it is shown; expressions that the record keeps beside their text show the text."""
    if value is None:
        return ""
    if isinstance(value, Term):
        return to_text(value)
    if isinstance(value, dict) and "text" in value:
        return str(value["text"])
    if isinstance(value, list) and len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], list):
        return to_text(msgspec.convert(value, Term))
    if isinstance(value, list | tuple):
        return f"[{', '.join(_text(one) for one in value)}]"
    if isinstance(value, dict):
        return ", ".join(f"{key} {_text(one)}" for key, one in value.items())
    return str(value)
