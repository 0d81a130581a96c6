"""Where an access with an index mapping goes in its memory.

A mapping (``IndexMapping`` in Wave) names an iterator for each dimension of the index, and gives every dimension of
the memory as an expression of the iterators; it is applied when the MLIR is emitted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from wave_explorer.analysis.element_order import Coordinates, Values
from wave_explorer.record import Graph, GraphNode
from wave_explorer.record.evaluation import evaluate
from wave_explorer.record.expression import Expression, free_symbols, symbol, to_text

_LETTERS = "ijklmnopqrstuvwxyz"
"""Iterators of a mapping, as people call them."""


class UnknownMapping(ValueError):
    """The mapping depends on values that only a run has, or does not cover the memory."""


def memory_coordinates(node: GraphNode, coordinates: Coordinates, dims: tuple[str, ...], values: Values) -> Coordinates:
    """Coordinates in the memory of each element of a read or write.

    Args:
        node: the access.
        coordinates: of its index, arrays (threads, elements) by dimension.
        dims: of the memory.
        values: of all symbols, those that a mapping reads at run time among them where they are known.

    Returns:
        Arrays (threads, elements) by dimension of the memory; ``coordinates`` itself where there is no mapping.

    Raises:
        UnknownMapping: the mapping reads values from memory, or leaves out a dimension.
        UnboundSymbol: a symbol of the mapping has no value.
        InexactValue: a coordinate is no integer.
    """
    mapping: dict[str, Any] | None = node.attributes.get("mapping")
    if mapping is None:
        return coordinates
    written = mapping["outputs"] if "write" in node.op else mapping["inputs"]
    side = {dim: msgspec.convert(expression, Expression) for dim, expression in written.items()}
    if mapping.get("dynamic") and not _run_time_symbols(side, mapping["iterators"]) <= values.keys():
        raise UnknownMapping("the access goes through an index mapping that reads values at run time")
    # Iterators stand for the dimensions of the index, in its order.
    iterators = dict(zip(mapping["iterators"], node.index or {}, strict=False))
    if not set(dims) <= side.keys() or not set(iterators.values()) <= coordinates.keys():
        raise UnknownMapping("the index mapping does not name every dimension of the memory")
    known = {**values, **{iterator: coordinates[dim] for iterator, dim in iterators.items()}}
    shape = next(iter(coordinates.values())).shape
    return {dim: np.broadcast_to(evaluate(side[dim], known), shape) for dim in dims}


def mapping_text(graph: Graph, node: GraphNode) -> str:
    """``N = i, K = j → b[1 + i, j]``: the index by the mapping's iterators, and the place in memory that they make.

    Empty where there is no mapping, and for one that leads every dimension to itself.
    """
    mapping: dict[str, Any] | None = node.attributes.get("mapping")
    if mapping is None:
        return ""
    letters = {iterator: _LETTERS[place] for place, iterator in enumerate(mapping["iterators"][: len(_LETTERS)])}
    by_dim = {dim: iterator for iterator, dim in zip(mapping["iterators"], node.index or {}, strict=False)}
    written = mapping["outputs"] if "write" in node.op else mapping["inputs"]
    side = {dim: msgspec.convert(expression, Expression) for dim, expression in written.items()}
    if all(dim in by_dim and expression == symbol(by_dim[dim]) for dim, expression in side.items()):
        return ""
    memory = graph.nodes.get(node.memory or "")
    of_memory = [to_text(dim) for dim in memory.type.dims] if memory is not None and memory.type is not None else []
    order = of_memory if set(of_memory) == set(side) else list(side)
    index = ", ".join(f"{dim} = {letters.get(iterator, iterator)}" for dim, iterator in by_dim.items())
    place = ", ".join(to_text(side[dim], letters) for dim in order)
    return f"{index} → {'memory' if memory is None else memory.name}[{place}]"


def _run_time_symbols(side: Mapping[str, Expression], iterators: Sequence[str]) -> set[str]:
    """Symbols of a mapping besides its iterators."""
    return {symbol for expression in side.values() for symbol in free_symbols(expression)} - set(iterators)
