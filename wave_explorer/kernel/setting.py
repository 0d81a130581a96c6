"""Values that a person sets: their kind, what is allowed, and strict reading of what was typed."""

from __future__ import annotations

import operator
import re
from dataclasses import dataclass
from typing import Any, Literal

from wave_explorer.kernel.errors import KernelError, nearest, shown

Kind = Literal["integer", "flag", "choice", "number", "text", "integers", "object"]
Group = Literal["symbol", "option", "target", "pass"]

LARGEST = 2**31 - 1
"""Largest value of a symbol: Wave's indices of a tile and AMD's grid sizes are 32-bit."""


@dataclass(frozen=True)
class Setting:
    """One thing that can be set on a kernel.

    Attributes:
        name: how it is named in `KernelSpec.edit` and on the command line.
        kind: ``integer``, ``flag`` (true or false), ``choice`` (one of ``choices``), ``number``, ``text``,
            ``integers`` (``64,64,32``), or ``object`` (from Python only).
        value, default: now, and where nothing is set; JSON except for kind ``object``.
        group: a symbol or factory parameter, a compile option, the target, or a pass that can be switched off.
        minimum: least value of an integer.
        optional: whether None (typed ``none``) is a value.
        required: whether a value must be given, because there is no default.
    """

    name: str
    kind: Kind
    value: Any
    default: Any
    choices: tuple[str, ...] = ()
    group: Group = "symbol"
    help: str = ""
    minimum: int = 1
    optional: bool = False
    required: bool = False

    def parse(self, value: Any) -> Any:
        """The value to use for what was given: a Python value, or text as typed on a command line.

        Raises:
            KernelError: not a value of this kind, or out of bounds.
        """
        if self.optional and (value is None or (isinstance(value, str) and value.lower() in ("none", ""))):
            return None
        if self.kind == "integer":
            return parse_integer(self.name, value, self.minimum)
        if self.kind == "flag":
            return parse_flag(self.name, value)
        if self.kind == "number":
            return parse_number(self.name, value)
        if self.kind == "integers":
            return parse_integers(self.name, value)
        if self.kind == "choice":
            return self._parse_choice(value)
        if self.kind == "text":
            return self._parse_text(value)
        if isinstance(value, str):
            raise KernelError(
                f"{self.name} cannot be set from text: the kernel's factory takes a Python object there.",
                advice=f"Give it from Python: wx.kernel(factory, {self.name}=...).",
                symbol=self.name,
            )
        return value

    def _parse_choice(self, value: Any) -> str:
        # An enumeration member stands for its name.
        name = value if isinstance(value, str) else getattr(value, "name", None)
        if name not in self.choices:
            given = name if isinstance(name, str) else str(value)
            raise KernelError(
                f"{shown(given)} is no value of {self.name}.", advice=nearest(given, self.choices), symbol=self.name
            )
        return str(name)

    def _parse_text(self, value: Any) -> str:
        if not isinstance(value, str):
            raise KernelError(f"{self.name} must be text, not {shown(value)}.", symbol=self.name)
        if "\0" in value or any(0xD800 <= ord(character) <= 0xDFFF for character in value):
            raise KernelError(f"{self.name} holds characters that no text file can hold.", symbol=self.name)
        return value


def parse_integer(name: str, value: Any, minimum: int = 1, maximum: int = LARGEST) -> int:
    """A whole number between ``minimum`` and ``maximum``, from an integer or its decimal digits.

    Raises:
        KernelError: anything else; booleans and floats are no integers.
    """
    number: int | None = None
    if isinstance(value, str):
        if re.fullmatch(r"[+-]?[0-9]{1,40}", value.strip()):
            number = int(value)
    elif not isinstance(value, bool):
        try:
            number = operator.index(value)
        except TypeError:
            number = None
    if number is None:
        raise KernelError(
            f"{name} must be a whole number, not {shown(value)}.",
            advice=f"Give digits only, {minimum} or more, e.g. {name}={max(minimum, 64)}.",
            symbol=name,
        )
    if not minimum <= number <= maximum:
        raise KernelError(f"{name} = {shown(number)} is out of range: it must be {minimum} to {maximum}.", symbol=name)
    return number


def parse_flag(name: str, value: Any) -> bool:
    """True or False, from a bool or one of the words true, false, yes, no, on, off, 1, 0.

    Raises:
        KernelError: anything else.
    """
    if isinstance(value, bool):
        return value
    word = value.strip().lower() if isinstance(value, str) else None
    if word in ("true", "yes", "on", "1"):
        return True
    if word in ("false", "no", "off", "0"):
        return False
    raise KernelError(f"{name} must be true or false, not {shown(value)}.", symbol=name)


def parse_number(name: str, value: Any) -> float:
    """A finite number, from a number or its decimal text.

    Raises:
        KernelError: anything else.
    """
    number: float | None = None
    if isinstance(value, str):
        if re.fullmatch(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]{1,3})?", value.strip()):
            number = float(value)
    elif isinstance(value, int | float) and not isinstance(value, bool):
        number = float(value)
    if number is None or number != number or number in (float("inf"), float("-inf")):
        raise KernelError(f"{name} must be a number, not {shown(value)}.", symbol=name)
    return number


def parse_integers(name: str, value: Any) -> tuple[int, ...]:
    """A tuple of whole numbers, from a sequence of them or text like ``64,64,32``.

    Raises:
        KernelError: anything else.
    """
    parts = value.strip("()[] ").split(",") if isinstance(value, str) else value
    if not isinstance(parts, list | tuple) or not parts:
        raise KernelError(f"{name} must be whole numbers with commas between, not {shown(value)}.", symbol=name)
    return tuple(parse_integer(name, part, minimum=0) for part in parts if part != "")
