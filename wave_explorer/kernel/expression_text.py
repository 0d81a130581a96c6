"""Index arithmetic as people type it (``BLOCK_M / 4``, ``ceildiv(M, 2)``) into sympy, and back into text.

The text is read by the parser below and never given to Python or sympy: a name means a symbol of the kernel or one of
the functions listed here, and nothing else can be said.  Precedence and results are Python's for sympy operands, with
every number an exact `sympy.Integer` (``1 / 2`` is a half).

    condition  = bits [("<" | "<=" | ">" | ">=" | "==" | "!=") bits]
    bits       = joined {"|" joined}            joined = sum {"&" sum}         both between conditions
    sum        = product {("+" | "-") product}
    product    = signed {("*" | "/" | "//" | "%") signed}
    signed     = ("-" | "+" | "~") signed | power
    power      = atom ["**" signed]
    atom       = number | name | function "(" condition {"," condition} ")" | "(" condition ["," condition] ")"
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import sympy
from wave_lang.kernel._support.indexing import xor as WaveXor

from wave_explorer.kernel.errors import nearest
from wave_explorer.kernel.python_arithmetic import arithmetic
from wave_explorer.kernel.typed_text import WORDS, TextError, Token, Tokens
from wave_explorer.kernel.value_size import LARGEST_NUMBER, MOST_BITS, bits, finite, has_large_number, is_small
from wave_explorer.kernel.work_limit import TooMuchWork, WorkLimit

MOST_DEPTH = 40
LARGEST_EXPONENT = 64
_MOST_ARGUMENTS = 64

Names = Mapping[str, tuple[sympy.Symbol, ...]]
"""Symbols by the name that is typed; more than one where symbols of different assumptions share it."""


def read_expression(text: str, names: Names) -> Any:
    """The sympy expression or condition that ``text`` says.

    Args:
        text: as typed, on one line or several.
        names: the symbols that may occur.

    Raises:
        TextError: it cannot be read, names something that is not known, is larger than index arithmetic is, or takes
            sympy too long.
    """
    tokens = Tokens(text)
    value = ExpressionReader(tokens, names).condition()
    tokens.expect_end()
    return value


def expression_text(value: Any, names: Mapping[sympy.Symbol, str] | None = None) -> str | None:
    """Text that `read_expression` reads as ``value`` again; None where there is none.

    Args:
        value: a sympy expression or a whole number.
        names: what to call symbols that are not called by their own name.
    """
    called = names or {}
    text = arithmetic(sympy.sympify(value), lambda symbol: called.get(symbol, symbol.name), set())
    return None if text is None else text.replace("sympy.", "")


class ExpressionReader:
    """Reads expressions from tokens that may go on behind them.

    Args:
        tokens: where to read.
        names: the symbols that may occur.
        work: what sympy may do for it, and for whatever else it is given to; None for that of one text.
    """

    def __init__(self, tokens: Tokens, names: Names, work: WorkLimit | None = None) -> None:
        self._tokens = tokens
        self._names = names
        self._work = work or WorkLimit()
        self._depth = 0

    def expression(self) -> Any:
        """An expression; a condition is refused.

        Raises:
            TextError: as `read_expression` says.
        """
        first = self._tokens.next
        return self._number(self.condition(), first)

    def condition(self) -> Any:
        """An expression or a condition.

        Raises:
            TextError: as `read_expression` says.
        """
        first = self._tokens.next
        value = self._condition()
        if self._worked_out(first, lambda: has_large_number(value)):
            raise self._tokens.error("this makes a number of more than 63 bits", at=first)
        self._check_size(first, value)
        return value

    def _condition(self) -> Any:
        left_at = self._tokens.next
        left = self._joined(("|",), lambda: self._joined(("&",), self._sum))
        sign = self._tokens.took(*_RELATIONS)
        if sign is None:
            return left
        right_at = self._tokens.next
        right = self._joined(("|",), lambda: self._joined(("&",), self._sum))
        if self._tokens.next.text in _RELATIONS:
            raise self._tokens.error("one comparison at a time", advice="Join two with And(a < b, b < c).")
        return self._made(sign, _RELATIONS[sign.text], self._number(left, left_at), self._number(right, right_at))

    def symbol(self) -> sympy.Symbol:
        """A single symbol.

        Raises:
            TextError: something else stands there.
        """
        token = self._tokens.next
        value = self.expression()
        if not isinstance(value, sympy.Symbol):
            raise self._tokens.error("a single symbol is needed here", at=token)
        return value

    # --------------------------------------------------------------------------------------------------- operators
    def _joined(self, signs: tuple[str, ...], part: Callable[[], Any]) -> Any:
        at = self._tokens.next
        value = part()
        while sign := self._tokens.took(*signs):
            other_at = self._tokens.next
            other = part()
            value = self._made(sign, _LOGIC[sign.text], self._truth(value, at), self._truth(other, other_at))
        return value

    def _sum(self) -> Any:
        return self._chain(("+", "-"), self._product)

    def _product(self) -> Any:
        return self._chain(("*", "/", "//", "%"), self._signed)

    def _chain(self, signs: tuple[str, ...], part: Callable[[], Any]) -> Any:
        at = self._tokens.next
        value = part()
        while sign := self._tokens.took(*signs):
            other_at = self._tokens.next
            other = self._number(part(), other_at)
            if sign.text in ("/", "//", "%") and other == 0:
                raise self._tokens.error("this is 0, and nothing can be divided by it", at=other_at)
            value = self._made(sign, _ARITHMETIC[sign.text], self._number(value, at), other)
        return value

    def _signed(self) -> Any:
        sign = self._tokens.took("-", "+", "~")
        if sign is None:
            return self._power()
        at = self._tokens.next
        value = self._deeper(self._signed)
        if sign.text == "~":
            return self._made(sign, sympy.Not, self._truth(value, at))
        value = self._number(value, at)
        return self._made(sign, lambda part: -part, value) if sign.text == "-" else value

    def _power(self) -> Any:
        at = self._tokens.next
        base = self._atom()
        sign = self._tokens.took("**")
        if sign is None:
            return base
        exponent_at = self._tokens.next
        exponent = self._number(self._deeper(self._signed), exponent_at)
        base = self._number(base, at)
        if not exponent.is_Integer or abs(exponent) > LARGEST_EXPONENT:
            raise self._tokens.error(
                f"an exponent is a whole number from -{LARGEST_EXPONENT} to {LARGEST_EXPONENT}", at=exponent_at
            )
        if base == 0 and exponent < 0:
            raise self._tokens.error("this is 0, and nothing can be divided by it", at=at)
        self._check_size(sign, base, abs(int(exponent)))
        return self._made(sign, lambda left, right: left**right, base, exponent)

    # ------------------------------------------------------------------------------------------------------- atoms
    def _atom(self) -> Any:
        token = self._tokens.next
        if token.kind == "number":
            return self._literal(self._tokens.take())
        if token.kind == "name":
            return self._named()
        if self._tokens.took("("):
            value = self._deeper(self._condition)
            self._tokens.expect(")", "to close the bracket")
            return value
        if token.kind == "end":
            raise self._tokens.error("the text ends where a number, a symbol or a bracket should follow")
        raise self._tokens.error(f"{token.text!r} stands where a number, a symbol or a bracket should")

    def _literal(self, token: Token) -> sympy.Integer:
        if len(token.text) > 20 or int(token.text) > LARGEST_NUMBER:
            raise self._tokens.error("this number has more than 63 bits", at=token)
        return sympy.Integer(int(token.text))

    def _named(self) -> Any:
        parts = [self._tokens.take()]
        while self._tokens.took("."):
            qualifier = ".".join(part.text for part in parts)
            if qualifier not in _QUALIFIERS:
                raise self._tokens.error(f"{qualifier[:80]!r} is no module of index arithmetic", at=parts[0])
            if self._tokens.next.kind != "name":
                raise self._tokens.error("a name is missing after the point")
            parts.append(self._tokens.take())
        name = parts[-1]
        if self._tokens.next.text == "(":
            return self._call(name)
        if name.text in self._names:
            return self._symbol_named(name)
        if name.text in ("True", "False"):
            return sympy.true if name.text == "True" else sympy.false
        raise self._unknown(name)

    def _symbol_named(self, token: Token) -> sympy.Symbol:
        found = self._names[token.text]
        if len(found) > 1:
            raise self._tokens.error(
                f"{len(found)} symbols with different assumptions are named {token.text!r}",
                at=token,
                advice="Make both with tkl.sym, so that they are one.",
                symbol=token.text,
            )
        return found[0]

    def _unknown(self, token: Token) -> TextError:
        if token.text in WORDS:
            return self._tokens.error(f"{token.text!r} has no meaning here", at=token, advice=WORDS[token.text])
        if token.text in FUNCTIONS:
            return self._tokens.error(f"{token.text} is a function: its arguments are missing", at=token)
        return self._tokens.error(
            f"the kernel has no symbol {token.text[:80]!r}",
            at=token,
            advice=f"{nearest(token.text[:80], self._names)}\nA new symbol needs a value beside it: --sub NAME=64, "
            "in Python symbols={'NAME': 64}.",
            symbol=token.text[:80],
        )

    def _call(self, name: Token) -> Any:
        function = FUNCTIONS.get(name.text)
        if function is None:
            known = name.text in self._names
            raise self._tokens.error(
                f"{name.text[:80]} is a symbol, not a function"
                if known
                else f"there is no function {name.text[:80]!r}",
                at=name,
                advice="Write products with *." if known else nearest(name.text[:80], FUNCTIONS),
            )
        self._tokens.take()
        arguments = self._deeper(lambda: self._arguments(name))
        least, most, make = function
        if not least <= len(arguments) <= most:
            number = (
                str(least) if least == most else f"{least} or more" if most == _MOST_ARGUMENTS else f"{least} to {most}"
            )
            raise self._tokens.error(f"{name.text} takes {number} arguments, not {len(arguments)}", at=name)
        return self._made(name, make, *arguments)

    def _arguments(self, name: Token) -> list[Any]:
        found: list[Any] = []
        while not self._tokens.took(")"):
            if found:
                self._tokens.expect(",", f"between the arguments of {name.text}")
                if self._tokens.took(")"):
                    break
            found.append(self._case() if name.text == "Piecewise" else self._argument(name))
        return found

    def _argument(self, name: Token) -> Any:
        at = self._tokens.next
        value = self._condition()
        return self._truth(value, at) if name.text in _OF_CONDITIONS else self._number(value, at)

    def _case(self) -> tuple[Any, Any]:
        """``(value, condition)`` of a Piecewise."""
        self._tokens.expect("(", "before a case of Piecewise: (value, condition)")
        at = self._tokens.next
        value = self._number(self._deeper(self._condition), at)
        self._tokens.expect(",", "between the value and the condition of a case")
        at = self._tokens.next
        condition = self._truth(self._deeper(self._condition), at)
        self._tokens.expect(")", "after a case of Piecewise")
        return value, condition

    # ------------------------------------------------------------------------------------------------------ limits
    def _deeper(self, read: Callable[[], Any]) -> Any:
        self._depth += 1
        if self._depth > MOST_DEPTH:
            raise self._tokens.error(f"brackets and signs are nested more than {MOST_DEPTH} deep")
        try:
            return read()
        finally:
            self._depth -= 1

    def _made(self, at: Token, make: Callable[..., Any], *arguments: Any) -> Any:
        """What sympy makes of an operation, refused where it is no number that an index can be."""
        try:
            value, is_finite = self._worked_out(at, lambda: finite(make(*arguments)))
        except (TypeError, ValueError, ZeroDivisionError, ArithmeticError, RecursionError) as error:
            reason = " ".join(str(error).split())[:200] or type(error).__name__
            raise self._tokens.error(f"{at.text} cannot be worked out: {reason}", at=at) from error
        if not is_finite:
            raise self._tokens.error("this is no finite number", at=at)
        if isinstance(value, sympy.Expr):
            number = value.as_coeff_Mul()[0]
            if number.is_Rational and not is_small(number):
                raise self._tokens.error("this makes a number of more than 63 bits", at=at)
        return value

    def _worked_out(self, at: Token, work: Callable[[], Any]) -> Any:
        """What sympy answers, within the work that the text may take."""
        try:
            return self._work.run(work)
        except TooMuchWork:
            raise self._tokens.error(
                "this takes too long to work out",
                at=at,
                advice="Write it with fewer terms, smaller powers, or fewer arguments.",
            ) from None

    def _check_size(self, at: Token, value: Any, exponent: int = 1) -> None:
        """Refuses a value (to a power) that may have thousands of digits."""
        if self._worked_out(at, lambda: bits(value)) * exponent > MOST_BITS:
            raise self._tokens.error(
                "the value of this can have thousands of digits, and an index has 64 bits",
                at=at,
                advice="Write smaller powers and fewer factors.",
            )

    def _number(self, value: Any, at: Token) -> Any:
        if _is_condition(value):
            raise self._tokens.error("this is a condition where a number is needed", at=at)
        return value

    def _truth(self, value: Any, at: Token) -> Any:
        if not _is_condition(value):
            raise self._tokens.error("this is a number where a condition is needed", at=at)
        return value


def _is_condition(value: Any) -> bool:
    # A symbol is a Boolean to sympy as well as a number.
    return isinstance(value, sympy.logic.boolalg.Boolean) and not isinstance(value, sympy.Symbol)


def _xor(left: Any, right: Any) -> Any:
    return WaveXor(left, right)


def _rational(numerator: Any, denominator: Any) -> Any:
    return numerator / denominator


_RELATIONS: dict[str, Callable[..., Any]] = {
    "<": sympy.Lt, "<=": sympy.Le, ">": sympy.Gt, ">=": sympy.Ge, "==": sympy.Eq, "!=": sympy.Ne,
}  # fmt: skip
_LOGIC: dict[str, Callable[..., Any]] = {"&": sympy.And, "|": sympy.Or}
_ARITHMETIC: dict[str, Callable[..., Any]] = {
    "+": lambda left, right: left + right,
    "-": lambda left, right: left - right,
    "*": lambda left, right: left * right,
    "/": lambda left, right: left / right,
    "//": lambda left, right: left // right,
    "%": lambda left, right: left % right,
}
_OF_CONDITIONS = ("And", "Or", "Not")
_QUALIFIERS = ("sympy", "tkl", "tkl.sym", "sym")
FUNCTIONS: dict[str, tuple[int, int, Callable[..., Any]]] = {
    "floor": (1, 1, sympy.floor),
    "ceiling": (1, 1, sympy.ceiling),
    "ceildiv": (2, 2, lambda left, right: sympy.ceiling(left / right)),
    "Min": (1, _MOST_ARGUMENTS, sympy.Min),
    "Max": (1, _MOST_ARGUMENTS, sympy.Max),
    "Mod": (2, 2, sympy.Mod),
    "Abs": (1, 1, sympy.Abs),
    "Rational": (2, 2, _rational),
    "xor": (2, 2, _xor),
    "Piecewise": (1, _MOST_ARGUMENTS, sympy.Piecewise),
    "Eq": (2, 2, sympy.Eq),
    "Ne": (2, 2, sympy.Ne),
    "Lt": (2, 2, sympy.Lt),
    "Le": (2, 2, sympy.Le),
    "Gt": (2, 2, sympy.Gt),
    "Ge": (2, 2, sympy.Ge),
    "And": (1, _MOST_ARGUMENTS, sympy.And),
    "Or": (1, _MOST_ARGUMENTS, sympy.Or),
    "Not": (1, 1, sympy.Not),
}
"""Functions by name: least and most arguments, and what makes their value."""


def symbols_by_name(symbols: Iterable[sympy.Symbol]) -> dict[str, tuple[sympy.Symbol, ...]]:
    """Symbols as `read_expression` takes them."""
    found: dict[str, tuple[sympy.Symbol, ...]] = {}
    for symbol in dict.fromkeys(symbols):
        found[symbol.name] = (*found.get(symbol.name, ()), symbol)
    return found
