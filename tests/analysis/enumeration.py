"""Indices worked out a second time: sympy expressions in plain Python integers and fractions, one thread at a time.

Nothing of the record takes part.  The rules for what a stride counts are those of Wave's passes and code generation,
written anew: ``partition_strided_operators.py`` (a strided write becomes one write an element, ``numpy.unravel_index``
of the vector tile), ``codegen/read_write.py`` (a vector starts at the mapped start and runs along the memory's fastest
dimension; a mask compares starts, and along the fastest dimension of the index every element).
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache, reduce
from math import ceil, floor, prod
from typing import Any, TypeAlias

import sympy

from tests.analysis.live_graphs import LiveNode

Number: TypeAlias = "int | Fraction"
Values: TypeAlias = Mapping[str, int]
Evaluator: TypeAlias = Callable[[Values], Any]


class Free(LookupError):
    """A symbol has no value here; ``name`` is its name."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(name)


def value(expression: Any, values: Values) -> int:
    """The integer that ``expression`` is.

    Raises:
        Free: a symbol has no value.
        ValueError: it is no integer.
    """
    if isinstance(expression, int):
        return expression
    found = evaluator(sympy.sympify(expression))(values)
    if isinstance(found, Fraction) and found.denominator == 1:
        return int(found)
    if not isinstance(found, int):
        raise ValueError(f"{expression} is {found}")
    return int(found)


@lru_cache(maxsize=1 << 16)
def evaluator(expression: Any) -> Evaluator:
    """A function of symbol values, by the name of the sympy class."""
    if isinstance(expression, sympy.Integer):
        number = int(expression)
        return lambda _: number
    if isinstance(expression, sympy.Rational):
        fraction = Fraction(int(expression.p), int(expression.q))
        return lambda _: fraction
    if isinstance(expression, sympy.Symbol):
        name = expression.name

        def look_up(values: Values) -> int:
            try:
                return values[name]
            except KeyError:
                raise Free(name) from None

        return look_up
    if isinstance(expression, sympy.Piecewise):
        cases = [(evaluator(result), evaluator(condition)) for result, condition in expression.args]

        def choose(values: Values) -> Any:
            for result, condition in cases:
                if condition(values):
                    return result(values)
            raise ValueError("no case holds")

        return choose
    parts = [evaluator(argument) for argument in expression.args]
    return _combined(type(expression).__name__, parts)


def _combined(kind: str, parts: Sequence[Evaluator]) -> Evaluator:
    if kind in ("BooleanTrue", "BooleanFalse"):
        return lambda _: kind == "BooleanTrue"
    if kind in _FOLDED:
        fold = _FOLDED[kind]
        if len(parts) == 2:
            first, second = parts
            return lambda values: fold(first(values), second(values))
        return lambda values: reduce(fold, (part(values) for part in parts))
    if kind in _UNARY:
        unary, (part,) = _UNARY[kind], parts
        return lambda values: unary(part(values))
    raise NotImplementedError(f"no rule for {kind}")


def _power(base: Number, exponent: int) -> Number:
    return Fraction(base) ** exponent if exponent < 0 else base**exponent


_FOLDED: dict[str, Callable[[Any, Any], Any]] = {
    "Add": operator.add,
    "Mul": operator.mul,
    "Pow": _power,
    "Mod": lambda a, b: a - b * floor(Fraction(a) / b),
    "Max": max,
    "Min": min,
    "xor": lambda a, b: int(a) ^ int(b),
    "And": lambda a, b: a and b,
    "Or": lambda a, b: a or b,
    "StrictLessThan": operator.lt,
    "LessThan": operator.le,
    "StrictGreaterThan": operator.gt,
    "GreaterThan": operator.ge,
    "Equality": operator.eq,
    "Unequality": operator.ne,
}

_UNARY: dict[str, Callable[[Any], Any]] = {"floor": floor, "ceiling": ceil, "Not": operator.not_}


class Threads:
    """Some threads of one workgroup in one iteration: the values of all symbols for each, by name."""

    def __init__(self, values: Sequence[Values]) -> None:
        self.values = values
        self._kept: dict[Any, list[int]] = {}

    def each(self, expression: Any) -> list[int]:
        """The expression's value for each thread."""
        found = self._kept.get(expression)
        if found is None:
            found = self._kept[expression] = [value(expression, one) for one in self.values]
        return found

    def all(self, expression: Any) -> int:
        """Its value where it is the same for all threads."""
        (found,) = set(self.each(expression))
        return found

    def registers(self, start: Any, count: int) -> list[list[int]]:
        """For each thread the start of each of ``count`` registers."""
        if not _names_register(start):
            return [[one] * count for one in self.each(start)]
        return [[value(start, {**one, _REGISTER: number}) for number in range(count)] for one in self.values]


_REGISTER = "$GPR_NUM"


@lru_cache(maxsize=1 << 16)
def _names_register(start: Any) -> bool:
    return any(symbol.name == _REGISTER for symbol in getattr(start, "free_symbols", ()))


Elements: TypeAlias = "dict[Any, list[list[int]]]"
"""By dimension, for each thread, the coordinate of each element."""


def elements_of(node: LiveNode, threads: Threads, dims: Sequence[Any]) -> Elements:
    """Coordinates of each element of each thread along ``dims``."""
    index = node.index
    if node.op == "write" and node.register is not None and _is_strided(node.register, threads):
        index = {dim: node.register.get(dim, sequence) for dim, sequence in index.items()}
    sizes = {dim: threads.all(index[dim][1]) for dim in dims}
    count = prod(sizes.values())
    starts = {dim: threads.registers(index[dim][0], count) for dim in dims}
    if any(len(set(registers)) > 1 for each in starts.values() for registers in each):
        # The register number is in the start, so every element has its own.
        return starts
    # A read, and a factor of an mma, is a vector that runs on from its start.
    one_vector = node.op == "read" or ("mma" in node.op and set(dims) != set(node.value_dims))
    if not one_vector and _is_strided({dim: index[dim] for dim in dims}, threads):
        order = _tile_order(node)
        extents = [max(threads.all(node.tile[dim]), 1) for dim in order]
        stride = max(threads.all(index[dim][2]) for dim in dims)
        places = [unravelled(number * stride, extents) for number in range(count)]
        steps = {dim: [place[axis] for place in places] for axis, dim in enumerate(order)}
    else:
        along = next(dim for dim in reversed(list(index)) if dim in sizes and sizes[dim] == max(sizes.values()))
        steps = {along: list(range(count))}
    return {
        dim: [[a + b for a, b in zip(each, steps[dim], strict=True)] for each in starts[dim]]
        if dim in steps
        else starts[dim]
        for dim in dims
    }


def _is_strided(index: Mapping[Any, tuple[Any, Any, Any]], threads: Threads) -> bool:
    return any(threads.all(size) > 1 and threads.all(stride) > 1 for _, size, stride in index.values())


def _tile_order(node: LiveNode) -> tuple[Any, ...]:
    """Dimensions of the vector tile: those of the value, or of the memory where it has more."""
    if node.op != "write":
        return node.value_dims
    # A slice of a value has no shape; its index has the dimensions in the order of the value.
    stored = node.register_dims or tuple(node.register or ())
    if set(node.memory_dims) <= node.tile.keys() and len(node.memory_dims) > len(stored):
        return node.memory_dims
    return stored


class BeyondTile(Exception):
    """An index goes through more elements than its vector tile has: where they are is not said by it."""


def unravelled(number: int, extents: Sequence[int]) -> list[int]:
    """The place of element ``number`` in a row-major tile.

    Raises:
        BeyondTile: the tile has fewer elements.
    """
    places = []
    for extent in reversed(extents):
        number, place = divmod(number, extent)
        places.append(place)
    if number:
        raise BeyondTile
    return places[::-1]


def masked_elements(node: LiveNode, threads: Threads, places: Elements) -> list[list[bool]]:
    """For each thread which elements the bounds switch off."""
    bounds = {dim: threads.each(bound) for dim, bound in node.bounds.items()}
    off = []
    for thread in range(len(threads.values)):
        columns = [[at >= bound[thread] for at in places[dim][thread]] for dim, bound in bounds.items()]
        off.append([any(column) for column in zip(*columns, strict=True)])
    return off


def mapped(node: LiveNode, threads: Threads, places: Elements, dims: Sequence[Any]) -> Elements:
    """Where the elements lie in the memory, through the node's index mapping."""
    if node.mapping is None:
        return places
    side = node.mapping.input_mapping if node.op == "read" else node.mapping.output_mapping
    iterators = [(iterator.name, places[dim]) for iterator, dim in zip(node.mapping.iters, node.index, strict=False)]
    found: Elements = {dim: [] for dim in dims}
    for thread, known in enumerate(threads.values):
        columns = zip(*(at[thread] for _, at in iterators), strict=True)
        known_of = [{**known, **dict(zip((name for name, _ in iterators), at, strict=True))} for at in columns]
        for dim in dims:
            found[dim].append([value(side[dim], one) for one in known_of])
    return found


def addresses(extents: Sequence[int], places: Sequence[list[list[int]]], bits: int, base: int) -> list[list[int]]:
    """For each thread the byte of each element in a row-major memory; ``places`` by axis."""
    pitches = [prod(extents[axis + 1 :]) for axis in range(len(extents))]
    return [
        [
            base + sum(at * pitch for at, pitch in zip(spot, pitches, strict=True)) * bits // 8
            for spot in zip(*axes, strict=True)
        ]
        for axes in zip(*places, strict=True)
    ]
