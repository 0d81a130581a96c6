"""Python source for index arithmetic: sympy expressions as a person would write them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sympy
from wave_lang.kernel._support.indexing import xor as WaveXor

_ATOM, _PRODUCT, _QUOTIENT, _SUM, _RELATION = 4, 3, 2, 1, 0
"""How tightly a text binds; ``a % b`` and ``a // b`` may not be a factor without brackets."""

_RELATIONS = (
    (sympy.StrictLessThan, "<"),
    (sympy.LessThan, "<="),
    (sympy.StrictGreaterThan, ">"),
    (sympy.GreaterThan, ">="),
)
_FUNCTIONS = (
    sympy.floor, sympy.ceiling, sympy.Min, sympy.Max, sympy.Eq, sympy.Ne, sympy.And, sympy.Or, sympy.Not, sympy.Abs,
)  # fmt: skip


def arithmetic(value: Any, symbol: Callable[[sympy.Symbol], str], imports: set[str]) -> str | None:
    """Text that makes ``value`` again.

    Args:
        value: a sympy expression.
        symbol: the text of a symbol.
        imports: gets the import statements that the text needs.

    Returns:
        None where some part of the expression has no text here.
    """
    try:
        return _Printer(symbol, imports).print(value)[0]
    except NotImplementedError:
        return None


class _Printer:
    def __init__(self, symbol: Callable[[sympy.Symbol], str], imports: set[str]) -> None:
        self._symbol = symbol
        self._imports = imports

    def print(self, value: Any) -> tuple[str, int]:
        """Text, and how tightly it binds."""
        if isinstance(value, sympy.Symbol):
            return self._symbol(value), _ATOM
        if isinstance(value, sympy.Integer):
            return str(int(value)), _ATOM if value >= 0 else _SUM
        if value in (sympy.true, sympy.false):
            return str(bool(value)), _ATOM
        if isinstance(value, sympy.Add):
            return self._sum(value), _SUM
        if isinstance(value, sympy.Mul) or _is_reciprocal(value):
            text = self._product(value)
            return text, _SUM if text.startswith("-") else _PRODUCT
        if isinstance(value, sympy.floor) and (quotient := self._rounded_down(value.args[0])):
            return quotient, _QUOTIENT
        if isinstance(value, sympy.Mod):
            return f"{self._part(value.args[0], _ATOM)} % {self._part(value.args[1], _ATOM)}", _QUOTIENT
        if isinstance(value, sympy.Pow):
            return f"{self._part(value.args[0], _ATOM)} ** {self._part(value.args[1], _ATOM)}", _PRODUCT
        for kind, sign in _RELATIONS:
            if isinstance(value, kind):
                return f"{self._part(value.args[0], _SUM)} {sign} {self._part(value.args[1], _SUM)}", _RELATION
        return self._call(value), _ATOM

    def _part(self, value: Any, level: int) -> str:
        text, own = self.print(value)
        return text if own >= level else f"({text})"

    def _sum(self, value: sympy.Add) -> str:
        text = self._part(value.args[0], _SUM)
        for argument in value.args[1:]:
            part = self._part(argument, _SUM)
            if not part.startswith("-"):
                text += f" + {part}"
            elif isinstance(argument, sympy.Mul | sympy.Number):
                text += f" - {part[1:]}"
            else:
                # The sign belongs to what is rounded down: `-a // 2` is not `-(a // 2)`.
                text += f" + ({part})"
        return text

    def _product(self, value: Any) -> str:
        """``-3 * a * b / (4 * c)``: what is multiplied, then one divisor."""
        above, below = self._above_and_below(value)
        return f"{above} / {below}" if below else above

    def _rounded_down(self, value: Any) -> str:
        """``a // b`` for the floor of a quotient; empty where it is none."""
        above, below = self._above_and_below(value) if isinstance(value, sympy.Mul) else ("", "")
        return f"{above} // {below}" if below else ""

    def _above_and_below(self, value: Any) -> tuple[str, str]:
        """Numerator and denominator of a product, ready to stand at a division sign; empty where nothing is below."""
        coefficient, rest = value.as_coeff_Mul()
        if not coefficient.is_Rational:
            raise NotImplementedError
        factors = sympy.Mul.make_args(rest)
        above = [self._part(factor, _PRODUCT) for factor in factors if not _is_reciprocal(factor)]
        below = [self._part(factor.base**-factor.exp, _PRODUCT) for factor in factors if _is_reciprocal(factor)]
        if abs(coefficient.p) != 1 or not above:
            # sympy multiplies a number into a sum that follows it, which the product had left as it was.
            above.insert(len(above) if isinstance(factors[0], sympy.Add) else 0, str(abs(coefficient.p)))
        if coefficient.q != 1:
            below.insert(0, str(coefficient.q))
        divisor = below[0] if len(below) == 1 and " " not in below[0] else f"({' * '.join(below)})" if below else ""
        return ("-" if coefficient < 0 else "") + " * ".join(above), divisor

    def _call(self, value: Any) -> str:
        if isinstance(value, sympy.Piecewise):
            self._imports.add("import sympy")
            cases = ", ".join(f"({self.print(result)[0]}, {self.print(test)[0]})" for result, test in value.args)
            return f"sympy.Piecewise({cases})"
        arguments = ", ".join(self._part(argument, _RELATION) for argument in value.args)
        if isinstance(value, WaveXor):
            self._imports.add("from wave_lang.kernel._support.indexing import xor")
            return f"xor({arguments})"
        self._imports.add("import sympy")
        if isinstance(value, sympy.Rational):
            return f"sympy.Rational({value.p}, {value.q})"
        for function in _FUNCTIONS:
            if isinstance(value, function):
                return f"sympy.{function.__name__}({arguments})"
        raise NotImplementedError


def _is_reciprocal(value: Any) -> bool:
    return isinstance(value, sympy.Pow) and bool(value.exp.is_Integer and value.exp < 0)
