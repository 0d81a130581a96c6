"""Arithmetic in assembly text: ``(BLOCK * 4) | 1``, ``max(kernel.num_vgpr, 1)``, as far as its value is known here.

Source: LLVM "User Guide for AMDGPU Backend", "Assembler Expressions"; operators bind as in C.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import reduce
from operator import or_

_TOKEN = re.compile(r'\s*(0[xX][0-9a-fA-F]+|0[bB][01]+|\d+|[A-Za-z_.$][\w.$@]*|"[^"]+"|<<|>>|[-+*/%&|^~(),])', re.ASCII)


def _quotient(dividend: int, divisor: int) -> int:
    """Rounded toward zero, as C does."""
    quotient = abs(dividend) // abs(divisor)
    return quotient if (dividend < 0) == (divisor < 0) else -quotient


# Binary operators by how strongly they bind, weakest first.
_LEVELS: tuple[dict[str, Callable[[int, int], int]], ...] = (
    {"|": or_},
    {"^": lambda a, b: a ^ b},
    {"&": lambda a, b: a & b},
    {"<<": lambda a, b: a << b if 0 <= b < 64 else 0, ">>": lambda a, b: a >> b if 0 <= b < 64 else 0},
    {"+": lambda a, b: a + b, "-": lambda a, b: a - b},
    {"*": lambda a, b: a * b, "/": _quotient, "%": lambda a, b: a - b * _quotient(a, b)},
)

_FUNCTIONS: dict[str, Callable[..., int]] = {
    "max": max,
    "or": lambda *values: reduce(or_, values),
    "alignto": lambda value, unit: -(-value // unit) * unit,
    # Targets with one register file for both kinds put the AGPRs behind the VGPRs, at a multiple of 4.
    "totalnumvgprs": lambda agprs, vgprs: -(-vgprs // 4) * 4 + agprs if agprs else vgprs,
}


def is_expression(text: str) -> bool:
    """Whether ``text`` has the form of an expression: numbers, names, operators and parentheses that match."""
    tokens = _tokens(text)
    return bool(tokens) and tokens.count("(") == tokens.count(")")


def evaluate(text: str, symbols: Mapping[str, int]) -> int | None:
    """The value of an expression; None where it names a symbol or function that is not known, or is none."""
    try:
        parser = _Parser(text, symbols)
        value = parser.binary(0)
    except (_Unknown, ZeroDivisionError, TypeError):
        return None
    return value if parser.at_end else None


def _tokens(text: str) -> list[str]:
    """The tokens of ``text``, none where it holds something else as well."""
    found: list[str] = []
    at, end = 0, len(text.rstrip())
    while at < end:
        match = _TOKEN.match(text, at)
        if match is None:
            return []
        found.append(match.group(1))
        at = match.end()
    return found


class _Unknown(Exception):
    """The value cannot be told."""


class _Parser:
    def __init__(self, text: str, symbols: Mapping[str, int]) -> None:
        self._tokens = _tokens(text)
        self._symbols = symbols
        self._next = 0

    @property
    def at_end(self) -> bool:
        return self._next >= len(self._tokens)

    def _peek(self) -> str:
        return "" if self.at_end else self._tokens[self._next]

    def _take(self) -> str:
        token = self._peek()
        self._next += 1
        return token

    def binary(self, level: int) -> int:
        if level == len(_LEVELS):
            return self._unary()
        value = self.binary(level + 1)
        while (operator := _LEVELS[level].get(self._peek())) is not None:
            self._take()
            value = operator(value, self.binary(level + 1))
        return value

    def _unary(self) -> int:
        token = self._take()
        if token in ("-", "+", "~"):
            value = self._unary()
            return -value if token == "-" else ~value if token == "~" else value
        if token == "(":
            value = self.binary(0)
            if self._take() != ")":
                raise _Unknown
            return value
        if token[:1].isdigit():
            try:
                return int(token, 8) if re.fullmatch(r"0\d+", token) else int(token, 0)
            except ValueError:
                raise _Unknown from None
        if self._peek() == "(" and token in _FUNCTIONS:
            return self._call(_FUNCTIONS[token])
        name = token.strip('"')
        if name in self._symbols:
            return self._symbols[name]
        raise _Unknown

    def _call(self, function: Callable[..., int]) -> int:
        self._take()
        arguments = [self.binary(0)]
        while self._peek() == ",":
            self._take()
            arguments.append(self.binary(0))
        if self._take() != ")":
            raise _Unknown
        return function(*arguments)
