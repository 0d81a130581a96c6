"""IEEE 754 arithmetic by exact fractions: an independent definition of what float instructions give."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction

# By width: precision in bits with the hidden one, least and greatest exponent of a normal number.
FORMATS: dict[int, tuple[int, int, int]] = {16: (11, -14, 15), 32: (24, -126, 127), 64: (53, -1022, 1023)}
NEAREST, UP, DOWN, ZERO = range(4)


def rounded(exact: Fraction, bits: int, mode: int = NEAREST) -> float:
    """The number of the format that an exact number becomes; a zero has the sign of a positive one."""
    if not exact:
        return 0.0
    precision, least, greatest = FORMATS[bits]
    size, sign = abs(exact), -1 if exact < 0 else 1
    exponent = max(least, size.numerator.bit_length() - size.denominator.bit_length() - 1)
    while size >= Fraction(2) ** (exponent + 1):
        exponent += 1
    unit = Fraction(2) ** (exponent - precision + 1)
    count, rest = divmod(size, unit)
    away = mode == (DOWN if sign < 0 else UP)
    nearer = rest * 2 > unit or (rest * 2 == unit and count % 2 == 1)
    up = nearer if mode == NEAREST else bool(rest) and away
    value = (count + up) * unit
    if value >= Fraction(2) ** (greatest + 1):
        largest = (2 - Fraction(2) ** (1 - precision)) * Fraction(2) ** greatest
        return sign * (math.inf if mode == NEAREST or away else float(largest))
    return sign * float(value)


def flushed(x: float, bits: int) -> float:
    """A subnormal number as a zero."""
    return math.copysign(0.0, x) if abs(x) < 2.0 ** FORMATS[bits][1] else x


def evaluate(
    exact: Callable[..., Fraction], by_float: Callable[..., float], xs: list[float], bits: int, mode: int, flush: bool
) -> float:
    """One instruction: ``exact`` of finite numbers, rounded; ``by_float`` where an infinity or NaN is among them."""
    if flush:
        xs = [flushed(x, bits) for x in xs]
    finite = all(math.isfinite(x) for x in xs)
    result = rounded(exact(*map(Fraction, xs)), bits, mode) if finite else by_float(*xs)
    return flushed(result, bits) if flush else result


def same(got: float, expected: float) -> bool:
    """Equal numbers, or both NaN; zeros are alike."""
    return math.isnan(got) if math.isnan(expected) else got == expected
