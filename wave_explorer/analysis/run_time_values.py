"""Integers that only a launch has, computed from the fx graph and the launch's input arrays.

Wave lets a kernel read numbers and use them as symbols (``set_symbol``: the length of a sequence, where its rows
start), as the place of an access (values of an index mapping: a table of pages), or as a condition.  Here such a
value is computed again from its nodes, a whole workgroup at a time, sharing nothing with the executed instructions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from wave_explorer.analysis.index_map import NotKnown, map_rows
from wave_explorer.record import Compilation, Graph, GraphNode
from wave_explorer.record.evaluation import InexactValue, IntArray, UnboundSymbol, evaluate
from wave_explorer.record.expression import Expression

_PASSED_ON = frozenset({"broadcast", "permute"})
ARITHMETIC: dict[str, Callable[[IntArray, IntArray], NDArray[Any]]] = {
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "minimum": np.minimum, "maximum": np.maximum,
    "and_": np.bitwise_and, "or_": np.bitwise_or, "gt": np.greater, "ge": np.greater_equal, "lt": np.less,
    "le": np.less_equal, "eq": np.equal, "ne": np.not_equal,
}  # fmt: skip
# Of integers in memory; in registers they are held in 64 bits, which no table of places overflows.
_INTEGERS = {"i64": np.int64, "i32": np.int32, "i16": np.int16, "i8": np.int8, "bool": np.uint8, "i1": np.uint8}
_DEEPEST = 200


@dataclass
class Frame:
    """Rows of threads that are evaluated together.

    Attributes:
        values: of all symbols that every node of the graph sees alike, integers or arrays (rows, 1).
        rows: threads, of one or of several iterations.
        found: values of nodes, arrays (rows or 1, elements), as far as they were asked for.
        open: nodes that are being computed.
        unknown: symbols that have no value although the kernel gives them one, each with the reason.
    """

    values: Mapping[str, int | IntArray]
    rows: int
    found: dict[str, IntArray] = field(default_factory=dict)
    open: set[str] = field(default_factory=set)
    unknown: dict[str, str] = field(default_factory=dict)


class RunTimeValues:
    """Values of a graph's integer nodes in one launch.

    Args:
        comp: the record.
        graph: its last fx graph.
        inputs: arrays of the launch by argument name.
    """

    def __init__(self, comp: Compilation, graph: Graph, inputs: Mapping[str, NDArray[Any]]) -> None:
        self._comp, self._graph, self._inputs = comp, graph, inputs
        self._regions = {region.id: region for region in graph.regions}
        self._setters = any(node.op == "set_symbol" for node in graph.nodes.values())

    def symbols_of(self, node: GraphNode, frame: Frame) -> dict[str, int | IntArray]:
        """Values of all symbols as ``node`` sees them: those of the frame, and what the kernel set before it.

        A value that is not known is left out, with the reason in ``frame.unknown``; whoever needs it finds the symbol
        without a value.
        """
        known = dict(frame.values)
        if self._setters:
            for setter in self._set_before(node):
                name = setter.attributes.get("symbol")
                if not isinstance(name, str):
                    continue
                self._give(known, name, next(_operands(setter, "register_"), ""), frame)
        for position, value in enumerate(_operands(node, "mapping_dynamic_vals")):
            self._give(known, f"$dynamic_val{position}", value, frame)
        return known

    def _give(self, known: dict[str, int | IntArray], name: str, node_id: str, frame: Frame) -> None:
        known.pop(name, None)
        frame.unknown.pop(name, None)
        try:
            known[name] = _scalar(self.value(node_id, frame))
        except NotKnown as error:
            frame.unknown[name] = str(error)

    def value(self, node_id: str, frame: Frame) -> IntArray:
        """The integers that a node holds, an array (rows or 1, elements).

        Raises:
            NotKnown: they cannot be computed from the record and the inputs.
        """
        if node_id not in self._graph.nodes:
            raise NotKnown("what it is set to is no node of the graph")
        if node_id not in frame.found:
            if node_id in frame.open or len(frame.open) > _DEEPEST:
                raise NotKnown("the value comes from too long a computation")
            frame.open.add(node_id)
            try:
                frame.found[node_id] = self._computed(self._graph.nodes[node_id], frame)
            finally:
                frame.open.remove(node_id)
        return frame.found[node_id]

    def _set_before(self, node: GraphNode) -> Iterator[GraphNode]:
        """``set_symbol`` nodes that are executed before a node, in that order."""
        chain = []
        place: GraphNode | None = node
        while place is not None:
            region = self._regions[place.region]
            before = region.nodes[: region.nodes.index(place.id)]
            chain.append([self._graph.nodes[other] for other in before])
            place = self._graph.nodes.get(region.owner) if region.owner is not None else None
        for nodes in reversed(chain):
            yield from (other for other in nodes if other.op == "set_symbol")

    def _computed(self, node: GraphNode, frame: Frame) -> IntArray:
        if node.op in _PASSED_ON:
            return self._argument(node, node.operands[0].name, frame)
        if node.op in ARITHMETIC:
            left, right = (self._side(node, name, frame) for name in ("lhs", "rhs"))
            return ARITHMETIC[node.op](left, right).astype(np.int64)
        match node.op:
            case "read":
                return self._loaded(node, frame)
            case "cast":
                return self._argument(node, "arg", frame)
            case "extract":
                (offset,) = node.attributes["offset"]
                return _slice(node, self._argument(node, "register_", frame), offset, 1, 1)
            case "extract_slice":
                ((offset,), (size,), (stride,)) = (node.attributes[name] for name in ("offset", "size", "stride"))
                return _slice(node, self._argument(node, "register_", frame), offset, size, stride)
            case "select":
                chosen, one, other = (self.value(operand.node, frame) for operand in node.operands[:3])
                return np.where(chosen != 0, one, other)
            case "apply_expr":
                return self._applied(node, frame)
            case "self_index":
                return self._own_index(node, frame)
            case "placeholder" if any(operand.name == "captured" for operand in node.operands):
                return self._argument(node, "captured", frame)
            case "iter_arg":
                raise NotKnown(f"{node.name} comes round a loop")
            case _:
                raise NotKnown(f"{node.name} ({node.op}) is not computed from the record")

    def _argument(self, node: GraphNode, name: str, frame: Frame) -> IntArray:
        return self.value(next(_operands(node, name)), frame)

    def _side(self, node: GraphNode, name: str, frame: Frame) -> IntArray:
        """An operand of arithmetic, which may be a constant."""
        constant = node.attributes.get(name)
        if isinstance(constant, int):
            return np.full((1, 1), constant, np.int64)
        operand = next(_operands(node, name), None)
        if operand is None:
            raise NotKnown(f"{node.name} takes a {name} that is not recorded as a number")
        return self.value(operand, frame)

    def _loaded(self, node: GraphNode, frame: Frame) -> IntArray:
        memory = self._graph.nodes.get(node.memory or "")
        array = self._inputs.get(memory.name) if memory is not None else None
        dtype = _INTEGERS.get(memory.type.dtype) if memory is not None and memory.type is not None else None
        if array is None or dtype is None:
            raise NotKnown(f"{node.name} reads no array of integers that the launch was given")
        where = map_rows(self._comp, self._graph, node, self.symbols_of(node, frame), frame.rows)
        if where.address is None:
            raise NotKnown(f"{node.name}: {where.address_note}")
        cells = np.ascontiguousarray(array).view(dtype).ravel()
        place = where.address // np.dtype(dtype).itemsize
        off = where.masked if where.masked is not None else np.zeros(place.shape, np.bool_)
        if np.any(~off & ((place < 0) | (place >= cells.size))):
            raise NotKnown(f"{node.name} reads outside {memory.name if memory is not None else 'its array'}")
        return np.where(off, 0, cells[np.where(off, 0, place)]).astype(np.int64)

    def _applied(self, node: GraphNode, frame: Frame) -> IntArray:
        applied = node.attributes.get("applied")
        if applied is None:
            raise NotKnown(f"the expression of {node.name} is not recorded")
        known = self.symbols_of(node, frame)
        for position, operand in enumerate(_operands(node, "register_")):
            known[f"$APPLY_EXPR_ARG_{position}"] = self.value(operand, frame)
        found = _evaluated(node, msgspec.convert(applied, Expression), known)
        return found if found.ndim == 2 else found.reshape(-1, 1)

    def _own_index(self, node: GraphNode, frame: Frame) -> IntArray:
        dim = node.attributes.get("dim")
        if node.index is None or dim not in node.index:
            raise NotKnown(f"{node.name} has no index")
        known, sequence = self.symbols_of(node, frame), node.index[str(dim)]
        start, size, stride = (
            _evaluated(node, part, known) for part in (sequence.start, sequence.size, sequence.stride)
        )
        if size.size != 1 or stride.size != 1:
            raise NotKnown(f"{node.name} differs from lane to lane in size")
        steps = np.arange(int(size.reshape(())), dtype=np.int64) * int(stride.reshape(()))
        return start.reshape(-1, 1) + steps


def _operands(node: GraphNode, name: str) -> Iterator[str]:
    return (operand.node for operand in node.operands if operand.name.split("[")[0] == name)


def _slice(node: GraphNode, value: IntArray, offset: int, size: int, stride: int) -> IntArray:
    """Some elements of a value; of one element that was broadcast, that one."""
    if value.shape[1] == 1:
        return value
    found = value[:, offset : offset + size * stride : stride]
    if not found.size:
        raise NotKnown(f"{node.name} takes element {offset} of {value.shape[1]}")
    return found


def _evaluated(node: GraphNode, expression: Expression, known: Mapping[str, int | IntArray]) -> IntArray:
    try:
        return evaluate(expression, known)
    except (UnboundSymbol, InexactValue) as error:
        raise NotKnown(f"{node.name}: {error}") from error


def _scalar(value: IntArray) -> int | IntArray:
    """The first element, one number where all rows agree: a symbol is a scalar of each lane."""
    first = value[:, :1]
    return int(first[0, 0]) if np.all(first == first[0, 0]) else first
