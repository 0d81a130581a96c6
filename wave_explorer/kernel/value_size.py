"""How many bits the value of an expression can have, and numbers as people can read them."""

from __future__ import annotations

from math import floor, log10
from typing import Any

import sympy

SYMBOL_BITS = 63
"""Of the value of a symbol."""
MOST_BITS = 64 * SYMBOL_BITS + 64
"""Of the value of an expression: the 64th power of a symbol, and a bit."""
LARGEST_NUMBER = 2**63 - 1
"""In an expression, and of its value: indices have 64 bits with a sign."""


def bits(value: Any) -> int:
    """The most bits that the numerator and denominator of an expression can have for values of its symbols.

    An upper bound: what cancels is counted.
    """
    return max(_bits(sympy.sympify(value)))


def has_large_number(value: Any) -> bool:
    """Whether a number in an expression has more than 63 bits."""
    return any(not is_small(number) for number in sympy.sympify(value).atoms(sympy.Rational))


def finite(value: Any) -> tuple[Any, bool]:
    """A value, and whether no part of it is infinite or undefined."""
    return value, not (hasattr(value, "has") and value.has(sympy.nan, sympy.zoo, sympy.oo, -sympy.oo))


def is_small(number: Any) -> bool:
    """Whether numerator and denominator of a rational number have at most 63 bits and a sign."""
    return bool(max(abs(number.p), number.q) <= LARGEST_NUMBER)


def number_text(number: Any) -> str:
    """A rational number, ``about 1.5e+115`` where it has more than 63 bits; negative ones have a minus."""
    if is_small(number):
        return str(number)
    if not number.p:
        return "0"
    # Python refuses to write an integer of thousands of digits, and `float` to hold one of hundreds.
    power = log10(abs(number.p)) - log10(number.q)
    exponent = floor(power)
    return f"about {'-' if number.p < 0 else ''}{10 ** (power - exponent):.1f}e{exponent:+d}"


def _bits(value: Any) -> tuple[int, int]:
    """Bits of the numerator and of the denominator, 0 for a denominator of 1."""
    if isinstance(value, sympy.Rational):
        return int(abs(value.p)).bit_length(), int(value.q).bit_length() if value.q != 1 else 0
    if not value.args:
        return SYMBOL_BITS, 0
    if isinstance(value, sympy.Pow) and value.exp.is_Rational:
        above, below = _bits(value.base)
        exponent = abs(value.exp.p)
        return (below * exponent, above * exponent) if value.exp < 0 else (above * exponent, below * exponent)
    parts = [_bits(part) for part in value.args]
    if isinstance(value, sympy.Max | sympy.Min | sympy.Piecewise | sympy.logic.boolalg.BooleanFunction):
        return max(above for above, _ in parts), max(below for _, below in parts)
    if isinstance(value, sympy.Add | sympy.core.relational.Relational):
        below = sum(under for _, under in parts)
        return max(above + below - under for above, under in parts) + len(parts).bit_length(), below
    return sum(above for above, _ in parts), sum(under for _, under in parts)
