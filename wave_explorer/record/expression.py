"""Index arithmetic as plain data: an immutable, JSON-shaped tree.

Wave writes indices as sympy expressions whose symbol names hold ``*`` and ``$``, so the text of an
expression cannot be parsed back.  A record therefore keeps the tree itself.  In JSON an expression is
an integer, or ``[op, [argument, ...]]``; ``["sym", ["M"]]`` names a symbol by its id in the symbol table.

======================  =====================================================================
op                      arguments
======================  =====================================================================
``rat``                 numerator, denominator (positive)
``sym``                 symbol id (text)
``add mul``             two or more terms
``pow``                 base, exponent
``floor ceiling not``   one term
``mod``                 dividend, divisor (result has the sign of the divisor, as in Python)
``min max``             one or more terms
``xor and or``          two or more terms; ``xor`` is bitwise on integers
``eq ne lt le gt ge``   two terms
``piecewise``           value, condition, value, condition, ... (first true condition wins)
``true false``          none
``opaque``              text of something that has no exact form here (never evaluated)
======================  =====================================================================
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, TypeAlias

import msgspec

Op: TypeAlias = Literal[
    "rat", "sym", "add", "mul", "pow", "floor", "ceiling", "mod", "min", "max", "xor", "piecewise",
    "eq", "ne", "lt", "le", "gt", "ge", "not", "and", "or", "true", "false", "opaque",
]  # fmt: skip


class Term(msgspec.Struct, frozen=True, array_like=True):
    """An operation applied to arguments; see the module table for each ``op``."""

    op: Op
    args: tuple[Term | int | str, ...] = ()


Expression: TypeAlias = Term | int


def symbol(symbol_id: str) -> Term:
    """The expression that is just the symbol ``symbol_id``."""
    return Term("sym", (symbol_id,))


def rational(numerator: int, denominator: int) -> Expression:
    """``numerator / denominator`` as an expression; an integer where it is whole.

    Raises:
        ZeroDivisionError: ``denominator`` is 0.
    """
    if denominator == 0:
        raise ZeroDivisionError("an expression cannot hold a rational with denominator 0")
    if denominator < 0:
        numerator, denominator = -numerator, -denominator
    if numerator % denominator == 0:
        return numerator // denominator
    return Term("rat", (numerator, denominator))


def walk(expression: Expression) -> Iterator[Expression]:
    """Every sub-expression, the expression itself first."""
    yield expression
    if isinstance(expression, Term) and expression.op not in ("sym", "rat", "opaque"):
        for argument in expression.args:
            if not isinstance(argument, str):
                yield from walk(argument)


def free_symbols(expression: Expression) -> frozenset[str]:
    """Ids of the symbols that occur in ``expression``."""
    return frozenset(str(part.args[0]) for part in walk(expression) if isinstance(part, Term) and part.op == "sym")


_INFIX = {"eq": "=", "ne": "≠", "lt": "<", "le": "≤", "gt": ">", "ge": "≥", "and": "∧", "or": "∨", "xor": "⊕"}
_ATOM = 4
_PRODUCT = 3
_SUM = 2
_LOOSE = 1


def to_text(expression: Expression, names: Mapping[str, str] | None = None) -> str:
    """A readable form for display only; it is never parsed back.

    Args:
        expression: what to print.
        names: display names by symbol id; an id without a name is shown as it is.
    """
    return _print(expression, names or {})[0]


def _print(expression: Expression | str, names: Mapping[str, str]) -> tuple[str, int]:
    if isinstance(expression, str):
        return expression, _ATOM
    if isinstance(expression, int):
        return str(expression), _ATOM if expression >= 0 else _SUM
    op, args = expression.op, expression.args
    if op == "sym":
        return names.get(str(args[0]), str(args[0])), _ATOM
    if op == "rat":
        return f"{args[0]}/{args[1]}", _PRODUCT
    if op == "add":
        return _print_sum(args, names), _SUM
    if op == "mul":
        return _print_product(args, names)
    if op == "mod":
        left, right = (_wrap(a, _PRODUCT, names) for a in args)
        return f"{left} mod {right}", _LOOSE
    if op == "pow":
        return f"{_wrap(args[0], _ATOM, names)}^{_wrap(args[1], _ATOM, names)}", _PRODUCT
    if op == "floor":
        return f"⌊{_print(args[0], names)[0]}⌋", _ATOM
    if op == "ceiling":
        return f"⌈{_print(args[0], names)[0]}⌉", _ATOM
    if op == "not":
        return f"¬{_wrap(args[0], _ATOM, names)}", _PRODUCT
    if op in _INFIX:
        return f" {_INFIX[op]} ".join(_wrap(a, _SUM, names) for a in args), _LOOSE
    if op == "piecewise":
        cases = zip(args[::2], args[1::2], strict=True)
        return "{" + "; ".join(f"{_print(v, names)[0]} if {_print(c, names)[0]}" for v, c in cases) + "}", _ATOM
    if op in ("true", "false"):
        return op, _ATOM
    if op == "opaque":
        return str(args[0]), _LOOSE
    return f"{op}({', '.join(_print(a, names)[0] for a in args)})", _ATOM


def _print_sum(args: tuple[Term | int | str, ...], names: Mapping[str, str]) -> str:
    text = ""
    for position, argument in enumerate(args):
        term = _wrap(argument, _SUM, names)
        if position == 0:
            text = term
        elif term.startswith("-"):
            text += f" − {term[1:]}"
        else:
            text += f" + {term}"
    return text


def _print_product(args: tuple[Term | int | str, ...], names: Mapping[str, str]) -> tuple[str, int]:
    """Numerators first, so that ``rat(1, 2)·BLOCK_M·T1`` reads ``BLOCK_M·T1/2``."""
    numerator, denominator = 1, 1
    factors: list[str] = []
    for argument in args:
        if isinstance(argument, int):
            numerator *= argument
        elif isinstance(argument, Term) and argument.op == "rat":
            numerator *= int(str(argument.args[0]))
            denominator *= int(str(argument.args[1]))
        else:
            factors.append(_wrap(argument, _PRODUCT, names))
    sign = "-" if numerator < 0 else ""
    if abs(numerator) != 1 or not factors:
        factors.insert(0, str(abs(numerator)))
    text = sign + "·".join(factors) + (f"/{denominator}" if denominator != 1 else "")
    return text, _SUM if sign else _PRODUCT


def _wrap(expression: Term | int | str, level: int, names: Mapping[str, str]) -> str:
    text, own = _print(expression, names)
    return text if own >= level else f"({text})"
