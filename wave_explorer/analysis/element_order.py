"""Which coordinates the elements of one lane have, from a node's index ``start : size : stride`` per dimension.

What a stride counts depends on the operation (wave-lang 3.9: ``partition_strided_operators.py``,
``codegen/handlers.py``, ``constraints.py``):

* The elements of reads, writes and plain values follow each other along the dimension.
* Where an MMA accumulator takes several rows, its stride counts elements of the vector tile in row-major order:
  ``4 : 16`` along M of a 16×16 tile is four consecutive rows.
* The factors of an MMA come from vector loads, so their elements follow each other whatever the stride (``GenericDot``
  has a stride along K).
* A read along the fastest dimension of its memory becomes one vector load, which takes its elements from there one
  after the other, whatever the stride.
* ``self_index`` makes values that lie ``stride`` apart along the dimension.
* A start that names ``$GPR_NUM`` gives each element's place by the number of its register.

The index of an ``mma`` node serves A, B and the accumulator at once, told apart by ``$MMA_ACC``; the value of the node
is the accumulator.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Literal, TypeAlias

import numpy as np

from wave_explorer.record import Graph, GraphNode, IndexSequence
from wave_explorer.record.evaluation import InexactValue, IntArray, evaluate
from wave_explorer.record.expression import Expression, free_symbols, to_text

Coordinates: TypeAlias = dict[str, IntArray]
Values: TypeAlias = Mapping[str, int | IntArray]
MmaOperand: TypeAlias = Literal["lhs", "rhs", "acc"]

REGISTER_NUMBER = "$GPR_NUM"
_MMA_OPERANDS: dict[MmaOperand, str] = {"lhs": "$MMA_LHS", "rhs": "$MMA_RHS", "acc": "$MMA_ACC"}
# The factors of a scaled mma have an index of their own, which is none of its lhs, rhs or acc.
_MMA_SCALES = ("$MMA_LHS_SCALE", "$MMA_RHS_SCALE")
_IS_FP4, _FP4 = "$MMA_SCALE_FP4", "f4E2M1FN"
# How far the vector tile of a value is looked for: a loop result stands behind its loop and the loop's start value.
_SEARCH_DEPTH = 3
# What no lane and no memory reaches: beyond it an index is wrong, and arithmetic with it would overflow.
MOST_ELEMENTS = 1 << 16
_LONGEST_STRIDE = 1 << 40


def element_coordinates(
    graph: Graph,
    node: GraphNode,
    dims: tuple[str, ...],
    values: Values,
    threads: int,
    operand: MmaOperand = "acc",
) -> Coordinates:
    """Coordinates of each element of each thread.

    Args:
        graph: that holds ``node``.
        node: with an index.
        dims: dimensions of the value or memory, the last one fastest.
        values: of all symbols, integers or arrays (threads, 1).
        threads: of the workgroup.
        operand: of an ``mma`` node whose elements are asked for.

    Returns:
        By dimension an array (threads, elements).

    Raises:
        UnboundSymbol: a symbol has no value.
        InexactValue: a size is no positive integer, or a stride counts elements of a tile that is not recorded.
    """
    index = node.index or {}
    known = dict(values)
    known |= operand_values(graph, node, operand)
    sizes = [size_of(index[dim].size, known) for dim in dims]
    count = prod(sizes)
    if count > MOST_ELEMENTS:
        raise InexactValue(f"{count} elements are more than a lane holds")
    known[REGISTER_NUMBER] = np.arange(count, dtype=np.int64)[None, :]
    numbered = {dim for dim in dims if _is_numbered(index[dim], known)}
    strided = [
        dim
        for dim in may_stride_tile(node, dims, sizes, operand)
        if stride_of(index[dim], known) > 1 and dim not in numbered
    ]
    if strided:
        steps = _tile_steps(graph, node, dims, count, stride_of(index[strided[0]], known))
    else:
        places = np.indices(sizes, dtype=np.int64).reshape(len(dims), -1)
        apart = lies_apart(node)
        steps = {dim: places[axis] * (stride_of(index[dim], known) if apart else 1) for axis, dim in enumerate(dims)}
    result: Coordinates = {}
    for dim in dims:
        offset = 0 if dim in numbered else steps[dim]
        result[dim] = np.broadcast_to(evaluate(index[dim].start, known) + offset, (threads, count))
    return result


def operand_values(graph: Graph, node: GraphNode, operand: MmaOperand = "acc") -> dict[str, int]:
    """Values of the symbols that tell the operands of an ``mma`` node apart; none for another node."""
    if "mma" not in node.op:
        return {}
    return {
        **{symbol: int(name == operand) for name, symbol in _MMA_OPERANDS.items()},
        **dict.fromkeys(_MMA_SCALES, 0),
        _IS_FP4: int(_multiplies_fp4(graph, node)),
    }


def lies_apart(node: GraphNode) -> bool:
    """Whether the elements of a value lie a stride apart along their dimension."""
    return node.op == "self_index"


def may_stride_tile(
    node: GraphNode, dims: tuple[str, ...], sizes: Sequence[int], operand: MmaOperand = "acc"
) -> list[str]:
    """Dimensions along which a stride counts elements of the vector tile, unless the start places each element."""
    if lies_apart(node) or operand != "acc":
        return []
    vector = dims[-1] if node.op == "read" else None
    return [dim for dim, size in zip(dims, sizes, strict=True) if size > 1 and dim != vector]


def _multiplies_fp4(graph: Graph, node: GraphNode) -> bool:
    """Whether both factors of an mma are 4-bit floats, for which Wave has another order of k."""
    sources = [graph.nodes.get(operand.node) for operand in node.operands if operand.name in ("lhs", "rhs")]
    return len(sources) == 2 and all(
        source is not None and source.type is not None and source.type.dtype == _FP4 for source in sources
    )


def _is_numbered(sequence: IndexSequence, values: Values) -> bool:
    """Whether the start depends on the register number for these values (a case not taken may name it too)."""
    if REGISTER_NUMBER not in free_symbols(sequence.start):
        return False
    start = np.atleast_1d(evaluate(sequence.start, values))
    return bool(np.ptp(start, axis=-1).any())


def stride_of(sequence: IndexSequence, values: Values) -> int:
    """The stride of a dimension.

    Raises:
        UnboundSymbol, InexactValue: it is no number, or one that no memory reaches.
    """
    value = evaluate(sequence.stride, values)
    if value.size != 1:
        raise InexactValue(f"the stride {to_text(sequence.stride)} differs from lane to lane")
    stride = int(value.reshape(()))
    if abs(stride) > _LONGEST_STRIDE:
        raise InexactValue(f"the stride {stride} is longer than any memory")
    return stride


def size_of(size: Expression, values: Values) -> int:
    """The number of elements along a dimension.

    Raises:
        UnboundSymbol, InexactValue: it is no positive integer.
    """
    value = evaluate(size, values)
    if value.size != 1 or int(value.reshape(())) < 1:
        raise InexactValue(f"the number of elements, {to_text(size)}, is no positive integer")
    return int(value.reshape(()))


def _tile_steps(graph: Graph, node: GraphNode, dims: tuple[str, ...], count: int, stride: int) -> Coordinates:
    """Element ``i`` is number ``i * stride`` of the row-major vector tile."""
    tile = vector_tile(graph, node, dims)
    if tile is None:
        raise InexactValue(f"the stride {stride} counts elements of a vector tile, whose shape is not recorded here")
    extent = list(tile.values())
    if (count - 1) * stride >= prod(extent):
        raise InexactValue(f"{count} elements with stride {stride} leave the vector tile {extent}")
    places = np.unravel_index(np.arange(count) * stride, extent)
    return {dim: place.astype(np.int64) for dim, place in zip(tile, places, strict=True)}


def vector_tile(graph: Graph, node: GraphNode, dims: tuple[str, ...]) -> dict[str, int] | None:
    """Elements of the vector tile along each of ``dims``, outermost first; None where its shape is not recorded.

    Raises:
        UnboundSymbol, InexactValue: an extent is no number.
    """
    register = _register(graph, node)
    # A slice of a value has no type of its own; its index names the dimensions in the order of the value.
    order = (
        tuple(to_text(dim) for dim in register.type.dims) if register.type is not None else tuple(node.index or dims)
    )
    if set(order) < set(dims):
        # The memory has dimensions that the stored value lacks, along which the tile is one element.
        order = dims
    shapes = _vector_shapes(graph, node, frozenset(order), _SEARCH_DEPTH)
    if set(order) != set(dims) or shapes is None:
        return None
    return {dim: max(int(evaluate(shapes[dim], {}).reshape(())), 1) for dim in order}


def _register(graph: Graph, node: GraphNode) -> GraphNode:
    """The value a write stores, any other node itself."""
    stored = next((operand.node for operand in node.operands if operand.name == "register_"), None)
    return graph.nodes.get(stored, node) if stored is not None else node


def _vector_shapes(graph: Graph, node: GraphNode, dims: frozenset[str], depth: int) -> Mapping[str, Expression] | None:
    """The vector tile of a value: its own, or that of the values it comes from (loops and their results have none)."""
    if node.vector_shapes is not None and dims <= node.vector_shapes.keys():
        return node.vector_shapes
    if depth == 0:
        return None
    for operand in node.operands:
        source = graph.nodes.get(operand.node)
        found = _vector_shapes(graph, source, dims, depth - 1) if source is not None else None
        if found is not None:
            return found
    return None
