"""Exact evaluation of expressions with NumPy: integers and rationals, a whole workgroup at a time.

A value is a pair of int64 arrays (numerator, denominator), so ``floor(T0 / 4)`` or ``BLOCK_M / 2`` never
passes through floating point.  Booleans are 0 or 1.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from wave_explorer.record.expression import Expression, Term, free_symbols, to_text

IntArray: TypeAlias = NDArray[np.int64]
Value: TypeAlias = tuple[IntArray, IntArray]


class UnboundSymbol(ValueError):
    """An expression was evaluated while symbols in it have no value; ``symbols`` holds their ids."""

    def __init__(self, expression: Expression, symbols: frozenset[str]) -> None:
        self.symbols = symbols
        super().__init__(f"no value for {', '.join(sorted(symbols))} in {to_text(expression)}")


class InexactValue(ValueError):
    """The expression has no integer value here: a fraction, an overflow, or an ``opaque`` part."""


def evaluate(expression: Expression, values: Mapping[str, int | IntArray]) -> IntArray:
    """The integer value of ``expression`` for each entry of the broadcast arrays in ``values``.

    Args:
        expression: the tree to evaluate.
        values: by symbol id, an integer or an int64 array; arrays broadcast against each other.

    Returns:
        An int64 array of the broadcast shape (0-d when every value is an integer).

    Raises:
        UnboundSymbol: a symbol of the expression has no value.
        InexactValue: the result is not an integer, does not fit in 62 bits, or cannot be known exactly.
    """
    numerator, denominator = evaluate_rational(expression, values)
    if np.any(denominator != 1):
        raise InexactValue(f"{to_text(expression)} is not an integer for the given values")
    return numerator


def evaluate_rational(expression: Expression, values: Mapping[str, int | IntArray]) -> Value:
    """As :func:`evaluate`, returning reduced numerator and (positive) denominator."""
    missing = free_symbols(expression) - values.keys()
    if missing:
        raise UnboundSymbol(expression, frozenset(missing))
    return _evaluate(expression, values)


_ONE = np.asarray(1, dtype=np.int64)
# Products are formed in int64; staying below this keeps a sum of two products from wrapping.
_LIMIT = float(2**61)


def _integer(array: IntArray) -> Value:
    return array, np.ones_like(array)


def _constant(number: Term | int | str) -> IntArray:
    if not isinstance(number, int):
        raise InexactValue(f"{number!r} stands where a number is needed")
    if abs(number) >= _LIMIT:
        raise InexactValue(f"the constant {number} does not fit in 62 bits")
    return np.asarray(number, dtype=np.int64)


def _reduced(numerator: IntArray, denominator: IntArray) -> Value:
    if np.all(denominator == 1):
        return numerator, denominator
    sign = np.where(denominator < 0, -1, 1)
    divisor = np.gcd(numerator, denominator) * sign
    return numerator // divisor, denominator // divisor


def _multiplied(left: IntArray, right: IntArray) -> IntArray:
    if left.size and right.size:
        largest = float(np.max(np.abs(left.astype(np.float64)))) * float(np.max(np.abs(right.astype(np.float64))))
        if largest > _LIMIT:
            raise InexactValue("an index value does not fit in 62 bits")
    return left * right


def _add(left: Value, right: Value) -> Value:
    return _reduced(_multiplied(left[0], right[1]) + _multiplied(right[0], left[1]), _multiplied(left[1], right[1]))


def _mul(left: Value, right: Value) -> Value:
    return _reduced(_multiplied(left[0], right[0]), _multiplied(left[1], right[1]))


def _floor(value: Value) -> Value:
    return _integer(value[0] // value[1])


def _ceiling(value: Value) -> Value:
    return _integer(-((-value[0]) // value[1]))


def _inverse(value: Value) -> Value:
    if np.any(value[0] == 0):
        raise InexactValue("an index expression divides by 0")
    return _reduced(value[1], value[0])


def _mod(left: Value, right: Value) -> Value:
    quotient = _floor(_mul(left, _inverse(right)))
    product = _mul(quotient, right)
    return _add(left, (-product[0], product[1]))


def _power(base: Value, exponent: Value) -> Value:
    if np.any(exponent[1] != 1) or exponent[0].size != 1:
        raise InexactValue("a power with an exponent that is no single integer")
    count = int(exponent[0].reshape(()))
    factor = base if count >= 0 else _inverse(base)
    count = abs(count)
    result = _integer(np.ones_like(base[0]))
    while count:
        if count % 2:
            result = _mul(result, factor)
        count //= 2
        if count:
            factor = _mul(factor, factor)
    return result


def _compare(test: Callable[[IntArray, IntArray], NDArray[np.bool_]]) -> Callable[[Value, Value], Value]:
    def compare(left: Value, right: Value) -> Value:
        return _truth(test(_multiplied(left[0], right[1]), _multiplied(right[0], left[1])))

    return compare


def _truth(array: NDArray[np.bool_]) -> Value:
    return _integer(np.asarray(array).astype(np.int64))


def _select(condition: NDArray[np.bool_], chosen: Value, other: Value) -> Value:
    return np.where(condition, chosen[0], other[0]), np.where(condition, chosen[1], other[1])


def _minimum(left: Value, right: Value) -> Value:
    return _select(_RELATIONS["le"](left, right)[0] != 0, left, right)


def _maximum(left: Value, right: Value) -> Value:
    return _select(_RELATIONS["ge"](left, right)[0] != 0, left, right)


def _xor(left: Value, right: Value) -> Value:
    if np.any(left[1] != 1) or np.any(right[1] != 1):
        raise InexactValue("xor of a fraction")
    return _integer(left[0] ^ right[0])


_RELATIONS: dict[str, Callable[[Value, Value], Value]] = {
    "eq": _compare(lambda a, b: a == b),
    "ne": _compare(lambda a, b: a != b),
    "lt": _compare(lambda a, b: a < b),
    "le": _compare(lambda a, b: a <= b),
    "gt": _compare(lambda a, b: a > b),
    "ge": _compare(lambda a, b: a >= b),
}

_FOLDED: dict[str, Callable[[Value, Value], Value]] = {
    "add": _add,
    "mul": _mul,
    "min": _minimum,
    "max": _maximum,
    "xor": _xor,
    "and": lambda a, b: _truth((a[0] != 0) & (b[0] != 0)),
    "or": lambda a, b: _truth((a[0] != 0) | (b[0] != 0)),
    "mod": _mod,
    "pow": _power,
    **_RELATIONS,
}

_UNARY: dict[str, Callable[[Value], Value]] = {
    "floor": _floor,
    "ceiling": _ceiling,
    "not": lambda a: _truth(a[0] == 0),
}


def _evaluate(expression: Term | int | str, values: Mapping[str, int | IntArray]) -> Value:
    if not isinstance(expression, Term):
        return _integer(_constant(expression))
    op, args = expression.op, expression.args
    if op == "sym":
        return _integer(np.asarray(values[str(args[0])], dtype=np.int64))
    if op == "rat":
        return _constant(args[0]), _constant(args[1])
    if op in ("true", "false"):
        return _integer(np.asarray(int(op == "true"), dtype=np.int64))
    if op == "opaque":
        raise InexactValue(f"{args[0]!r} has no exact form in the record")
    if op == "piecewise":
        return _piecewise(args, values)
    parts = [_evaluate(argument, values) for argument in args]
    if op in _UNARY:
        return _UNARY[op](parts[0])
    result = parts[0]
    for part in parts[1:]:
        result = _FOLDED[op](result, part)
    return result


def _piecewise(args: tuple[Term | int | str, ...], values: Mapping[str, int | IntArray]) -> Value:
    decided: NDArray[np.bool_] = np.asarray(False)
    result: Value = (np.asarray(0, dtype=np.int64), _ONE)
    for value, condition in zip(args[::2], args[1::2], strict=True):
        holds = (_evaluate(condition, values)[0] != 0) & ~decided
        if np.any(holds):
            result = _select(holds, _evaluate(value, values), result)
        decided = decided | holds
    if not np.all(decided):
        raise InexactValue("no case of a piecewise index holds")
    return result
