"""Where an access with an index mapping goes in its memory.

A mapping (``IndexMapping`` in Wave) names an iterator for each dimension of the index, and gives every dimension of
the memory as an expression of the iterators; it is applied when the MLIR is emitted.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from wave_explorer.analysis.element_order import Coordinates, Values
from wave_explorer.record import GraphNode
from wave_explorer.record.evaluation import evaluate
from wave_explorer.record.expression import Expression


class UnknownMapping(ValueError):
    """The mapping depends on values that only a run has, or does not cover the memory."""


def memory_coordinates(node: GraphNode, coordinates: Coordinates, dims: tuple[str, ...], values: Values) -> Coordinates:
    """Coordinates in the memory of each element of a read or write.

    Args:
        node: the access.
        coordinates: of its index, arrays (threads, elements) by dimension.
        dims: of the memory.
        values: of all symbols.

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
    if mapping.get("dynamic"):
        raise UnknownMapping("the access goes through an index mapping that reads values at run time")
    side = mapping["outputs"] if "write" in node.op else mapping["inputs"]
    # Iterators stand for the dimensions of the index, in its order.
    iterators = dict(zip(mapping["iterators"], node.index or {}, strict=False))
    if not set(dims) <= side.keys() or not set(iterators.values()) <= coordinates.keys():
        raise UnknownMapping("the index mapping does not name every dimension of the memory")
    known = {**values, **{iterator: coordinates[dim] for iterator, dim in iterators.items()}}
    shape = next(iter(coordinates.values())).shape
    return {dim: np.broadcast_to(evaluate(msgspec.convert(side[dim], Expression), known), shape) for dim in dims}
