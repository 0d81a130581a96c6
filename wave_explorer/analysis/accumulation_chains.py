"""How copies along a reduced dimension are joined: matrix copies pass an accumulator on, reductions take all copies.

What feeds what is read off the edges of the expanded graph; each link names its edge.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from wave_explorer.analysis.expansion import REDUCTIONS, Copy, ExpandedOperation, Expansion
from wave_explorer.record import Graph, GraphNode

ChainKind = Literal["accumulator", "reduction"]


@dataclass(frozen=True)
class ChainLink:
    """A copy in the chain.

    Attributes:
        position: its copy number along the reduced dimension.
        operand: name of the edge that proves the link (``acc``, ``arg[1]``), from ``source`` to ``target`` (node ids).
    """

    node: GraphNode
    position: int
    operand: str
    source: str
    target: str


@dataclass(frozen=True)
class Chain:
    """The copies that make one value together.

    Attributes:
        kind: ``accumulator``: each copy takes the sum so far from the one before; ``reduction``: one node takes all.
        operation: id of the operation before expansion whose copies are joined.
        dim: the reduced dimension.
        at: copy numbers along the other dimensions.
        links: in the order of the sum.
        enters: what the sum starts from (the loop's accumulator, a register); None where nothing does.
        leaves: the nodes that use the result.
        carried: the next iteration goes on from the result: it leaves the loop's body at the place from which
            ``enters`` comes, perhaps scaled on the way (flash attention).
    """

    kind: ChainKind
    operation: str
    dim: str
    at: dict[str, int]
    links: tuple[ChainLink, ...]
    enters: GraphNode | None
    leaves: tuple[GraphNode, ...]
    carried: bool

    @property
    def complete(self) -> bool:
        """Every copy number from 0 on stands in it once, in order."""
        return [link.position for link in self.links] == list(range(len(self.links)))


def chains(found: Expansion) -> tuple[Chain, ...]:
    """All chains of an expansion, in the order of the source."""
    result: list[Chain] = []
    for operation in found.operations:
        if "mma" in operation.source.op:
            result += _accumulators(found.after, operation)
        elif operation.source.op in REDUCTIONS and operation.source.attributes.get("dim"):
            result += _reductions(found, operation)
    return tuple(result)


def _edge(node: GraphNode, name: str) -> str | None:
    return next((edge.node for edge in node.operands if edge.name == name), None)


def _accumulators(graph: Graph, operation: ExpandedOperation) -> list[Chain]:
    dim = operation.source.reduction_dim or _reduced_dim(operation)
    copies = {copy.node.id: copy for copy in operation.copies}
    follower = {_edge(copy.node, "acc"): copy for copy in operation.copies}
    result = []
    for first in operation.copies:
        start = _edge(first.node, "acc")
        if dim is None or start in copies:
            continue
        links, current, before = [], first, start or ""
        while True:
            links.append(ChainLink(current.node, current.at[dim], "acc", before, current.node.id))
            if current.node.id not in follower:
                break
            before, current = current.node.id, follower[current.node.id]
        enters = graph.nodes.get(start) if start is not None else None
        leaves = tuple(node for node in graph.nodes.values() if any(e.node == current.node.id for e in node.operands))
        result.append(
            Chain(
                "accumulator",
                operation.source.id,
                dim,
                {key: at for key, at in first.at.items() if key != dim},
                tuple(links),
                enters,
                leaves,
                _is_carried(graph, enters, current.node, leaves),
            )
        )
    return result


def _reduced_dim(operation: ExpandedOperation) -> str | None:
    """The dimension of the factors that the product has not; None where that is not one."""
    own = (
        {str(dim.args[0]) for dim in operation.source.type.dims if not isinstance(dim, int)}
        if operation.source.type
        else set()
    )
    others = [dim.dim for dim in operation.dims if dim.dim not in own]
    return others[0] if len(others) == 1 else None


def _is_carried(graph: Graph, enters: GraphNode | None, last: GraphNode, leaves: tuple[GraphNode, ...]) -> bool:
    """Whether ``enters`` is, or is computed from, the value that the loop carries where it returns ``last``."""
    places = {
        place
        for node in leaves
        if node.op == "output"
        for place, edge in enumerate(node.operands)
        if edge.node == last.id
    }
    pending, seen = [enters] if enters is not None else [], set()
    while pending and places:
        node = pending.pop()
        if node.op == "iter_arg" and node.attributes.get("iter_idx") in places:
            return True
        before = (graph.nodes.get(edge.node) for edge in node.operands if edge.node not in seen)
        pending += [one for one in before if one is not None and one.region == last.region]
        seen |= {edge.node for edge in node.operands}
    return False


def _reductions(found: Expansion, operation: ExpandedOperation) -> list[Chain]:
    dim = str(operation.source.attributes["dim"])
    sources: dict[str, Copy] = {copy.node.id: copy for other in found.operations for copy in other.copies}
    result = []
    for copy in operation.copies:
        links = [
            ChainLink(
                sources[edge.node].node, _position(sources[edge.node].node, dim), edge.name, edge.node, copy.node.id
            )
            for edge in copy.node.operands
            if edge.name.startswith("arg") and edge.node in sources
        ]
        start = _edge(copy.node, "init")
        enters = found.after.nodes.get(start) if start is not None else None
        leaves = tuple(
            node for node in found.after.nodes.values() if any(e.node == copy.node.id for e in node.operands)
        )
        result.append(
            Chain(
                "reduction",
                operation.source.id,
                dim,
                dict(copy.at),
                tuple(links),
                enters,
                leaves,
                _is_carried(found.after, enters, copy.node, leaves),
            )
        )
    return result


def _position(node: GraphNode, dim: str) -> int:
    return (node.expanded_dims or {}).get(dim, 0)
