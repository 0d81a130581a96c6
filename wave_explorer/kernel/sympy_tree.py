"""Sympy expressions as record expressions and back, exactly, with the assumptions of each symbol kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sympy
from sympy.logic.boolalg import BooleanFalse, BooleanTrue
from wave_lang.kernel._support.indexing import xor as WaveXor

from wave_explorer.record.expression import Expression, Term, rational
from wave_explorer.record.expression import symbol as symbol_term
from wave_explorer.record.graph import Role, Symbol

_ROLES: tuple[tuple[str, Role], ...] = (
    ("$WG", "workgroup"), ("$T", "thread"), ("$ARG", "induction"), ("$DD", "device"), ("$GPR", "register"),
    ("$GLOBAL_ADDRESS_SPACE", "address_space"), ("$SHARED_ADDRESS_SPACE", "address_space"),
)  # fmt: skip


class SymbolTable:
    """Gives each sympy symbol an id: its name, or ``name#2`` where another symbol (by assumptions) has that name."""

    def __init__(self) -> None:
        self._ids: dict[sympy.Symbol, str] = {}
        self._symbols: dict[str, sympy.Symbol] = {}
        self._roles: dict[str, Role] = {}

    def id_of(self, symbol: sympy.Symbol, role: Role | None = None) -> str:
        """The id of a symbol, made when it is first seen; ``role`` replaces the one guessed from its name."""
        known = self._ids.get(symbol)
        if known is None:
            known, count = symbol.name, 1
            while known in self._symbols:
                count += 1
                known = f"{symbol.name}#{count}"
            self._ids[symbol] = known
            self._symbols[known] = symbol
        if role is not None:
            self._roles[known] = role
        return known

    def symbol_of(self, symbol_id: str) -> sympy.Symbol:
        """The sympy symbol of an id.

        Raises:
            KeyError: no symbol has this id.
        """
        return self._symbols[symbol_id]

    def add(self, symbol: Symbol) -> sympy.Symbol:
        """The sympy symbol for one of a record, under the record's id."""
        made = sympy.Symbol(symbol.name, **symbol.assumptions)
        self._ids[made] = symbol.id
        self._symbols[symbol.id] = made
        self._roles[symbol.id] = symbol.role
        return made

    def symbols(self, values: dict[sympy.Symbol, Any] | None = None) -> tuple[Symbol, ...]:
        """The table for a record, in the order the symbols were first seen.

        Args:
            values: hyperparameters; an integer or an expression of symbols is recorded, any other value is not.
        """
        bound = values or {}
        # An expression may name symbols that stand in no graph.
        expressions = {
            symbol: to_expression(value, self)
            for symbol, value in bound.items()
            if symbol in self._ids and isinstance(value, sympy.Expr) and value.free_symbols and not value.is_Symbol
        }
        found: list[Symbol] = []
        for symbol_id, symbol in self._symbols.items():
            value = bound.get(symbol)
            found.append(
                Symbol(
                    id=symbol_id,
                    name=symbol.name,
                    role=self._roles.get(symbol_id) or _role(symbol.name),
                    assumptions={key: flag for key, flag in symbol._assumptions_orig.items() if flag is not None},
                    value=_integer(value),
                    expression=expressions.get(symbol),
                )
            )
        return tuple(found)


def _role(name: str) -> Role:
    return next((role for prefix, role in _ROLES if name.startswith(prefix)), "parameter")


def _integer(value: Any) -> int | None:
    whole = isinstance(value, int | sympy.Integer) and not isinstance(value, bool)
    return int(value) if whole else None


_TO_RECORD: tuple[tuple[type, str], ...] = (
    (sympy.Add, "add"), (sympy.Mul, "mul"), (sympy.Pow, "pow"), (sympy.floor, "floor"), (sympy.ceiling, "ceiling"),
    (sympy.Mod, "mod"), (sympy.Min, "min"), (sympy.Max, "max"), (WaveXor, "xor"), (sympy.Xor, "xor"),
    (sympy.And, "and"), (sympy.Or, "or"), (sympy.Not, "not"), (sympy.Eq, "eq"), (sympy.Ne, "ne"),
    (sympy.StrictLessThan, "lt"), (sympy.LessThan, "le"), (sympy.StrictGreaterThan, "gt"), (sympy.GreaterThan, "ge"),
)  # fmt: skip


def to_expression(value: Any, table: SymbolTable) -> Expression:
    """The record form of a sympy expression or Python number.

    Args:
        value: a sympy expression, or an integer.
        table: gives ids to the symbols; new ones are added.

    Returns:
        The tree; parts that a record has no exact form for are ``opaque``.
    """
    if isinstance(value, bool | BooleanTrue | BooleanFalse):
        return Term("true" if value else "false")
    if isinstance(value, int):
        return value
    if isinstance(value, sympy.Integer):
        return int(value)
    if isinstance(value, sympy.Rational):
        return rational(int(value.p), int(value.q))
    if isinstance(value, sympy.Symbol):
        return symbol_term(table.id_of(value))
    if isinstance(value, sympy.Piecewise):
        parts: list[Expression] = []
        for result, condition in value.args:
            parts += [to_expression(result, table), to_expression(condition, table)]
        return Term("piecewise", tuple(parts))
    if isinstance(value, sympy.ITE):
        # sympy makes one of a piecewise that stands in a condition; it is one whose cases are true or false.
        condition, then, other = (to_expression(part, table) for part in value.args)
        return Term("piecewise", (then, condition, other, Term("true")))
    for kind, op in _TO_RECORD:
        if isinstance(value, kind):
            return Term(op, tuple(to_expression(part, table) for part in value.args))  # type: ignore[arg-type,attr-defined]
    return Term("opaque", (str(value),))


_FROM_RECORD: dict[str, Callable[..., Any]] = {
    "add": sympy.Add, "mul": sympy.Mul, "pow": sympy.Pow, "floor": sympy.floor, "ceiling": sympy.ceiling,
    "mod": sympy.Mod, "min": sympy.Min, "max": sympy.Max, "xor": WaveXor, "and": sympy.And, "or": sympy.Or,
    "not": sympy.Not, "eq": sympy.Eq, "ne": sympy.Ne, "lt": sympy.StrictLessThan, "le": sympy.LessThan,
    "gt": sympy.StrictGreaterThan, "ge": sympy.GreaterThan,
}  # fmt: skip


def to_sympy(expression: Expression, table: SymbolTable) -> Any:
    """The sympy expression for a record expression.

    An expression that came from sympy comes back equal: its parts are put together as they were, without
    evaluating again.

    Raises:
        KeyError: a symbol id that the table does not know.
        ValueError: an ``opaque`` part, which has no exact form.
    """
    if isinstance(expression, int):
        return sympy.Integer(expression)
    op, args = expression.op, expression.args
    if op == "sym":
        return table.symbol_of(str(args[0]))
    if op == "rat":
        return sympy.Rational(args[0], args[1])
    if op in ("true", "false"):
        return sympy.true if op == "true" else sympy.false
    if op == "opaque":
        raise ValueError(f"{args[0]} has no exact form in the record")
    parts = [to_sympy(part, table) for part in args if not isinstance(part, str)]
    if op == "piecewise" and all(getattr(part, "is_Boolean", False) for part in parts):
        then, condition, other, _ = parts
        return sympy.ITE(condition, then, other, evaluate=False)
    if op == "piecewise":
        return sympy.Piecewise(*zip(parts[::2], parts[1::2], strict=True), evaluate=False)
    if op == "xor" and all(getattr(part, "is_Boolean", False) for part in parts):
        return sympy.Xor(*parts, evaluate=False)
    return _FROM_RECORD[op](*parts, evaluate=False)
