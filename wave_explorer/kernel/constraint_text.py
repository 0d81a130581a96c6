"""Constraints as people write them, ``WaveConstraint(M, BLOCK_M / 4)``: read without running anything, and written."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import sympy
from wave_lang.kernel._support.indexing import index_symbol
from wave_lang.kernel.wave.constraints import GenericDot, MMAOperand, MMAType, ScaledMMAType

from wave_explorer.kernel.constraint_kinds import (
    CONSTRAINT_KINDS,
    LAUNCH_SYMBOLS,
    ConstraintKind,
    Field,
    TypedFunction,
    kind_of,
)
from wave_explorer.kernel.errors import nearest
from wave_explorer.kernel.expression_text import ExpressionReader, Names, expression_text
from wave_explorer.kernel.typed_text import Token, Tokens
from wave_explorer.kernel.work_limit import LINES_FOR_A_TEXT, TooMuchWork, WorkLimit

UNWRITABLE = "..."
"""Stands for the value that the kernel's own constraint has in that field."""

_LAUNCH_NAMES = {symbol: name for name, symbol in LAUNCH_SYMBOLS.items()}
_PARAMETER = "x"


# --------------------------------------------------------------------------------------------------------- writing
def constraint_text(constraint: Any) -> str:
    """A constraint as people write it; ``...`` for a field that has no text (a function of other form)."""
    kind = kind_of(constraint)
    if kind is None:
        return f"{type(constraint).__name__}(...)"
    parts: list[str] = []
    by_place = True
    for field in kind.fields:
        value = getattr(constraint, field.name)
        if not field.required and field.kind != "mma_type" and _is_default(field, value):
            by_place = False
            continue
        # Numbers of optional fields say nothing without their name.
        by_place = by_place and not field.keyword and (field.required or field.name == "tile_size")
        text = field_text(field, value)
        parts.append(text if by_place else f"{field.name}={text}")
    return f"{kind.name}({', '.join(parts)})"


def _is_default(field: Field, value: Any) -> bool:
    return value is None or (field.default is not None and bool(value == field.default))


def field_text(field: Field, value: Any) -> str:
    """The text of one field's value, ``...`` where it has none."""
    if value is None:
        return "None"
    if field.kind == "mma_type":
        return _mma_text(value)
    if field.kind == "triple":
        return f"({', '.join(str(part) for part in value)})"
    if field.kind == "function":
        return _function_text(value)
    if field.kind in ("sizes", "bindings"):
        pairs = [f"{_arithmetic(key)}: {_arithmetic(part)}" for key, part in value.items()]
        return f"{{{', '.join(pairs)}}}" if not any(UNWRITABLE in pair for pair in pairs) else UNWRITABLE
    if field.kind in ("flag", "integer"):
        return str(value)
    return _arithmetic(value)


def _arithmetic(value: Any) -> str:
    text = expression_text(value, _LAUNCH_NAMES)
    return UNWRITABLE if text is None or "$" in text else text


def _mma_text(value: Any) -> str:
    if isinstance(value, MMAType | ScaledMMAType):
        return f"{type(value).__name__}.{value.name}"
    if isinstance(value, GenericDot):
        return (
            f"GenericDot({value.out_vec_size}, {value.k_vec_size}, {value.k_mult}, MMAOperand.{value.along_dim.name})"
        )
    return UNWRITABLE


def _function_text(value: Callable[..., Any]) -> str:
    expression = function_expression(value, index_symbol(_PARAMETER))
    text = None if expression is None else expression_text(expression, _LAUNCH_NAMES)
    return UNWRITABLE if text is None or "$" in text else f"lambda {_PARAMETER}: {text}"


def function_expression(function: Callable[..., Any], argument: sympy.Symbol) -> Any:
    """What a function of a constraint makes of a symbol; None where it makes no arithmetic of it."""
    try:
        value = sympy.sympify(function(argument))
    except Exception:  # the user's own code: it may ask what only a number answers
        return None
    return value if isinstance(value, sympy.Expr) else None


def same_constraint(left: Any, right: Any) -> bool:
    """Whether two constraints say the same, functions by what they make of a symbol."""
    kind = kind_of(left)
    if kind is None or type(left) is not type(right):
        return left is right
    return all(_same(field, getattr(left, field.name), getattr(right, field.name)) for field in kind.fields)


def _same(field: Field, left: Any, right: Any) -> bool:
    if field.kind == "function" and left is not None and right is not None:
        argument = index_symbol(_PARAMETER)
        made = function_expression(left, argument)
        return left is right or (made is not None and bool(made == function_expression(right, argument)))
    return bool(left == right)


# --------------------------------------------------------------------------------------------------------- reading
def read_constraint(text: str, names: Names, original: Any = None, lines: int = LINES_FOR_A_TEXT) -> Any:
    """The constraint that ``text`` says.

    Args:
        text: as typed: ``WaveConstraint(M, BLOCK_M / 4)``, ``HardwareConstraint(threads_per_wave=64)``.
        names: the symbols that may occur.
        original: the constraint of the kernel that it takes the place of: ``...`` in a field keeps its value.
        lines: of Python that sympy may run for it.

    Raises:
        TextError: it cannot be read; the error points at the character.
    """
    tokens = Tokens(text)
    constraint = _Reader(tokens, names, WorkLimit(lines), original).constraint()
    tokens.expect_end()
    return constraint


@dataclass(frozen=True)
class _Reader:
    tokens: Tokens
    names: Names
    work: WorkLimit
    original: Any = None

    def constraint(self) -> Any:
        token = self.tokens.next
        if token.text == "tkw" and self.tokens.after_next.text == ".":
            self.tokens.take()
            self.tokens.take()
            token = self.tokens.next
        kind = CONSTRAINT_KINDS.get(token.text)
        if kind is None:
            shown = repr(token.text[:80]) if token.text else "nothing"
            raise self.tokens.error(
                f"a constraint begins with its class, and {shown} is none",
                advice=nearest(token.text[:80], CONSTRAINT_KINDS),
            )
        self.tokens.take()
        self.tokens.expect("(", f"after {kind.name}")
        return self._made(kind, token, self._arguments(kind))

    def _arguments(self, kind: ConstraintKind) -> dict[str, Any]:
        values: dict[str, Any] = {}
        by_name = False
        while not self.tokens.took(")"):
            if values:
                self.tokens.expect(",", f"between the arguments of {kind.name}")
                if self.tokens.took(")"):
                    break
            token = self.tokens.next
            if token.kind == "name" and self.tokens.after_next.text == "=":
                by_name = True
                field = self._field_named(kind, token)
                self.tokens.take()
                self.tokens.take()
            elif by_name:
                raise self.tokens.error("an argument without a name follows one with a name")
            elif len(values) >= len(kind.fields):
                raise self.tokens.error(f"{kind.name} takes {len(kind.fields)} arguments", advice=_form(kind))
            else:
                field = kind.fields[len(values)]
            if field.name in values:
                raise self.tokens.error(f"{field.name} is given twice", at=token)
            values[field.name] = self._value(kind, field)
        return values

    def _field_named(self, kind: ConstraintKind, token: Token) -> Field:
        for field in kind.fields:
            if field.name == token.text:
                return field
        raise self.tokens.error(
            f"{kind.name} has no field {token.text[:80]!r}",
            at=token,
            advice=nearest(token.text[:80], [field.name for field in kind.fields]),
        )

    def _made(self, kind: ConstraintKind, token: Token, values: dict[str, Any]) -> Any:
        missing = [field.name for field in kind.fields if field.required and field.name not in values]
        if missing:
            raise self.tokens.error(f"{kind.name} needs {' and '.join(missing)}", at=token, advice=_form(kind))
        # A dictionary belongs to one compile only: the compiler writes into it.
        made = kind.make(**{name: dict(value) if isinstance(value, dict) else value for name, value in values.items()})
        self._check_later_work(token, values)
        return made

    def _check_later_work(self, token: Token, values: Mapping[str, Any]) -> None:
        """Refuses a constraint whose counts of tiles and applied functions, which Wave makes, take sympy too long."""
        symbols = [value for value in values.values() if isinstance(value, sympy.Symbol)]
        sizes = [value for value in values.values() if isinstance(value, sympy.Expr)]
        try:
            for symbol in symbols:
                for size in sizes:
                    self.work.run(lambda of, by: by == 0 or sympy.ceiling(of / by), symbol, size)
                for function in values.values():
                    if isinstance(function, TypedFunction):
                        self.work.run(function, symbol)
        except TooMuchWork:
            raise self.tokens.error(
                "this takes too long to work out", at=token, advice="Write its sizes simpler."
            ) from None

    # ----------------------------------------------------------------------------------------------------- fields
    def _value(self, kind: ConstraintKind, field: Field) -> Any:
        token = self.tokens.next
        if self.tokens.took(UNWRITABLE):
            if self.original is None or kind_of(self.original) is not kind:
                raise self.tokens.error(
                    f"there is no {kind.name} of the kernel whose {field.name} could stay", at=token
                )
            return getattr(self.original, field.name)
        if token.text == "None" and not field.required:
            self.tokens.take()
            return None
        readers: Mapping[str, Callable[[Field], Any]] = {
            "expression": self._expression,
            "launch_expression": self._launch_expression,
            "condition": self._condition,
            "integer": self._integer,
            "triple": self._triple,
            "flag": self._flag,
            "mma_type": self._mma_type,
            "sizes": self._sizes,
            "bindings": self._bindings,
            "function": self._function,
        }
        return readers[field.kind](field)

    def _arithmetic(self, more: Mapping[str, sympy.Symbol] | None = None) -> Any:
        names = {**{name: (symbol,) for name, symbol in (more or {}).items()}, **self.names} if more else self.names
        value = ExpressionReader(self.tokens, names, self.work).expression()
        # Wave's own constraints hold Python numbers where a number is written.
        return int(value) if value.is_Integer else value

    def _expression(self, field: Field) -> Any:
        return self._arithmetic()

    def _launch_expression(self, field: Field) -> Any:
        return self._arithmetic(LAUNCH_SYMBOLS)

    def _condition(self, field: Field) -> Any:
        token = self.tokens.next
        value = ExpressionReader(self.tokens, self.names, self.work).condition()
        if isinstance(value, sympy.Symbol) or not isinstance(value, sympy.logic.boolalg.Boolean):
            raise self.tokens.error("a condition is needed here, such as K > 64", at=token)
        return value

    def _integer(self, field: Field) -> int:
        token = self.tokens.next
        value = self._arithmetic()
        if not isinstance(value, int):
            raise self.tokens.error(f"{field.name} is a number, not an expression of symbols", at=token)
        if not field.minimum <= value <= field.maximum:
            raise self.tokens.error(f"{field.name} is {field.minimum} to {field.maximum}, not {value}", at=token)
        return value

    def _triple(self, field: Field) -> tuple[int, int, int]:
        self.tokens.expect("(", f"before the three numbers of {field.name}, such as (2, 2, 1)")
        one = replace(field, minimum=1, maximum=1024)
        parts = [self._integer(one)]
        while self.tokens.took(","):
            parts.append(self._integer(one))
        token = self.tokens.next
        self.tokens.expect(")", f"after the three numbers of {field.name}")
        if len(parts) != 3:
            raise self.tokens.error(f"{field.name} has three numbers, not {len(parts)}", at=token)
        return parts[0], parts[1], parts[2]

    def _flag(self, field: Field) -> bool:
        token = self.tokens.take()
        if token.text not in ("True", "False"):
            raise self.tokens.error(f"{field.name} is True or False", at=token)
        return token.text == "True"

    def _mma_type(self, field: Field) -> Any:
        token = self.tokens.take()
        if token.text == "tkw" and self.tokens.took("."):
            token = self.tokens.take()
        if token.text == "GenericDot":
            return self._generic_dot()
        known: dict[str, Any] = {**MMAType.__members__, **ScaledMMAType.__members__}
        for owner in (MMAType, ScaledMMAType):
            if token.text == owner.__name__:
                self.tokens.expect(".", f"after {owner.__name__}")
                token = self.tokens.take()
                known = dict(owner.__members__)
                break
        if token.text not in known:
            raise self.tokens.error(
                f"Wave has no matrix multiply type {token.text[:80]!r}",
                at=token,
                advice=nearest(token.text[:80], known),
            )
        return known[token.text]

    def _generic_dot(self) -> GenericDot:
        self.tokens.expect("(", "after GenericDot")
        fields = [
            Field(name, "integer", "", minimum=1, maximum=1024) for name in ("out_vec_size", "k_vec_size", "k_mult")
        ]
        values: dict[str, Any] = {}
        while not self.tokens.took(")"):
            if values:
                self.tokens.expect(",", "between the arguments of GenericDot")
            token = self.tokens.next
            named = token.kind == "name" and self.tokens.after_next.text == "="
            name = token.text if named else ("out_vec_size", "k_vec_size", "k_mult", "along_dim", "")[len(values)]
            if named:
                self.tokens.take()
                self.tokens.take()
            if name in values or name not in ("out_vec_size", "k_vec_size", "k_mult", "along_dim"):
                raise self.tokens.error(
                    "GenericDot takes out_vec_size, k_vec_size, k_mult and along_dim, each once", at=token
                )
            values[name] = (
                self._operand() if name == "along_dim" else self._integer(next(f for f in fields if f.name == name))
            )
        return GenericDot(**values)

    def _operand(self) -> MMAOperand:
        token = self.tokens.take()
        if token.text == "MMAOperand" and self.tokens.took("."):
            token = self.tokens.take()
        if token.text not in ("M", "N"):
            raise self.tokens.error("along_dim is MMAOperand.M or MMAOperand.N", at=token)
        return MMAOperand[token.text]

    def _sizes(self, field: Field) -> dict[Any, Any]:
        return self._pairs(field, self._arithmetic)

    def _bindings(self, field: Field) -> dict[Any, Any]:
        return self._pairs(field, ExpressionReader(self.tokens, self.names, self.work).expression)

    def _pairs(self, field: Field, value: Callable[[], Any]) -> dict[Any, Any]:
        self.tokens.expect("{", f"before the pairs of {field.name}, such as {{M: ..., N: ...}}")
        pairs: dict[Any, Any] = {}
        while not self.tokens.took("}"):
            if pairs:
                self.tokens.expect(",", f"between the pairs of {field.name}")
                if self.tokens.took("}"):
                    break
            token = self.tokens.next
            key = ExpressionReader(self.tokens, self.names, self.work).symbol()
            if key in pairs:
                raise self.tokens.error(f"{key} stands twice in {field.name}", at=token)
            self.tokens.expect(":", f"after {key}")
            pairs[key] = value()
        return pairs

    def _function(self, field: Field) -> TypedFunction:
        token = self.tokens.take()
        if token.text != "lambda":
            raise self.tokens.error(
                f"{field.name} is a function of one symbol",
                at=token,
                advice="Write lambda x: and arithmetic of x and the kernel's symbols. A function that is no such "
                "arithmetic can only be written in Python.",
            )
        parameter = self.tokens.take()
        if parameter.kind != "name" or parameter.text.startswith("$") or parameter.text in self.names:
            raise self.tokens.error("a name that no symbol of the kernel has is needed here", at=parameter)
        self.tokens.expect(":", f"after lambda {parameter.text[:80]}")
        symbol = index_symbol(parameter.text)
        return TypedFunction(symbol, sympy.sympify(self._arithmetic({parameter.text: symbol})))


def _form(kind: ConstraintKind) -> str:
    parts = [field.name if field.required else f"{field.name}=..." for field in kind.fields]
    return f"The form is {kind.name}({', '.join(parts)})."
