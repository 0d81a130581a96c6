"""Python source for index arithmetic: sympy expressions as a person would write them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sympy
from wave_lang.kernel._support.indexing import xor as WaveXor

_ATOM, _PRODUCT, _SUM, _RELATION = 3, 2, 1, 0

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
            return " + ".join(self._part(argument, _SUM) for argument in value.args), _SUM
        if isinstance(value, sympy.Mul):
            return self._product(value), _PRODUCT
        if isinstance(value, sympy.Mod):
            return f"{self._part(value.args[0], _ATOM)} % {self._part(value.args[1], _ATOM)}", _PRODUCT
        if isinstance(value, sympy.Pow):
            return f"{self._part(value.args[0], _ATOM)} ** {self._part(value.args[1], _ATOM)}", _PRODUCT
        for kind, sign in _RELATIONS:
            if isinstance(value, kind):
                return f"{self._part(value.args[0], _SUM)} {sign} {self._part(value.args[1], _SUM)}", _RELATION
        return self._call(value), _ATOM

    def _part(self, value: Any, level: int) -> str:
        text, own = self.print(value)
        return text if own >= level else f"({text})"

    def _product(self, value: Any) -> str:
        factors, divisor = value.args, 1
        if isinstance(factors[0], sympy.Rational) and factors[0].p == 1 and factors[0].q != 1:
            factors, divisor = factors[1:], factors[0].q
        text = " * ".join(self._part(factor, _PRODUCT) for factor in factors)
        return text if divisor == 1 else f"{text} / {divisor}"

    def _call(self, value: Any) -> str:
        arguments = ", ".join(self._part(argument, _RELATION) for argument in value.args)
        if isinstance(value, WaveXor):
            self._imports.add("from wave_lang.kernel._support.indexing import xor")
            return f"xor({arguments})"
        self._imports.add("import sympy")
        if isinstance(value, sympy.Rational):
            return f"sympy.Rational({value.p}, {value.q})"
        if isinstance(value, sympy.Piecewise):
            cases = ", ".join(f"({self._part(result, 0)}, {self._part(test, 0)})" for result, test in value.args)
            return f"sympy.Piecewise({cases})"
        for function in _FUNCTIONS:
            if isinstance(value, function):
                return f"sympy.{function.__name__}({arguments})"
        raise NotImplementedError
