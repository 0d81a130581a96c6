"""AMD's expressions that derive one counter from others, such as ``100*reduce(TCC_HIT,sum)/reduce(TCC_REQ,sum)``.

The syntax is that of rocprofiler-sdk's ``counter_defs.yaml``: numbers, names, ``+ - * /``, parentheses and
``reduce(NAME, how)``, which combines the instances of a counter (one an L2 channel, a shader engine ...).
"""

from __future__ import annotations

import re
from collections.abc import Mapping

_TOKEN = re.compile(r"\s*(?:(\d+(?:\.\d+)?)|reduce\(\s*(\w+)\s*,\s*(?:sum|max|min|avr)\s*\)|([A-Za-z_]\w*)|([-+*/()]))")


class UnknownExpression(ValueError):
    """An expression uses something beyond the syntax above."""


class MissingCounter(LookupError):
    """An expression needs a counter that has no value; ``name`` says which."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(name)


def derive(expression: str, values: Mapping[str, float]) -> float:
    """The value of an expression.

    Args:
        expression: AMD's.
        values: counters over the whole GPU by name, and the constants ``CU_NUM``, ``SIMD_NUM``, ``MAX_WAVE_SIZE``.
            ``NAME_sum`` and ``NAME`` stand for each other, since only totals are known here.

    Raises:
        MissingCounter: a counter in it has no value.
        UnknownExpression: it cannot be read.
        ZeroDivisionError: a counter that it divides by is 0.
    """
    return _Reading(expression, values).result()


class _Reading:
    """One pass over an expression by recursive descent: sums of products of atoms."""

    def __init__(self, expression: str, values: Mapping[str, float]) -> None:
        self._expression = expression
        self._values = values
        self._tokens: list[str | float] = []
        at = 0
        text = expression.rstrip()
        while at < len(text):
            match = _TOKEN.match(text, at)
            if match is None:
                raise UnknownExpression(expression)
            number, reduced, name, symbol = match.groups()
            self._tokens.append(float(number) if number else reduced or name or symbol)
            at = match.end()
        self._tokens.reverse()  # the next one is the last

    def result(self) -> float:
        value = self._sum()
        if self._tokens:
            raise UnknownExpression(self._expression)
        return value

    def _next_is(self, *symbols: str) -> bool:
        return bool(self._tokens) and self._tokens[-1] in symbols

    def _sum(self) -> float:
        value = self._product()
        while self._next_is("+", "-"):
            sign = 1.0 if self._tokens.pop() == "+" else -1.0
            value += sign * self._product()
        return value

    def _product(self) -> float:
        value = self._atom()
        while self._next_is("*", "/"):
            value = value * self._atom() if self._tokens.pop() == "*" else value / self._atom()
        return value

    def _atom(self) -> float:
        token = self._tokens.pop() if self._tokens else ")"
        if isinstance(token, float):
            return token
        if token == "(":
            value = self._sum()
            if not self._next_is(")"):
                raise UnknownExpression(self._expression)
            self._tokens.pop()
            return value
        if not token.isidentifier() or token == "reduce":
            raise UnknownExpression(self._expression)
        base = token.removesuffix("_sum")
        for known in (token, base, f"{base}_sum"):
            if known in self._values:
                return self._values[known]
        raise MissingCounter(token)
