"""The symbols of a kernel: which there are, where they are used, and setting them by name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from types import CodeType, FunctionType
from typing import Any

import sympy
from wave_lang.kernel.lang import IndexMapping
from wave_lang.kernel.lang.global_symbols import GLOBAL_ADDRESS_SPACE, SHARED_ADDRESS_SPACE
from wave_lang.kernel.wave.wave import LaunchableWave

from wave_explorer.kernel.errors import KernelError, nearest, shown
from wave_explorer.kernel.setting import parse_integer

ADDRESS_SPACES = {"SHARED_ADDRESS_SPACE": SHARED_ADDRESS_SPACE, "GLOBAL_ADDRESS_SPACE": GLOBAL_ADDRESS_SPACE}
"""Values of an address space symbol, by the names they have in Wave."""

_SPACE_OF = "the address space of argument "


def symbol_uses(kernel: LaunchableWave) -> dict[sympy.Symbol, list[str]]:
    """Every symbol that the kernel can reach, with where: constraints, arguments, names in its code.

    Wave's own symbols (``$T0`` ...) are left out; dims of `IndexMapping` and helper functions are included.
    """
    uses: dict[sympy.Symbol, list[str]] = {}

    def note(value: Any, where: str) -> None:
        for symbol in _symbols_in(value):
            if not symbol.name.startswith("$") and where not in uses.setdefault(symbol, []):
                uses[symbol].append(where)

    for constraint in kernel.constraints:
        for part in constraint_parts(constraint).values():
            # Keys (of vector_shapes) are dims: they need no value of their own.
            note(list(part.values()) if isinstance(part, Mapping) else part, constraint_text(constraint))
    for name, annotation in kernel._f.__annotations__.items():
        note(getattr(annotation, "symbolic_shape", ()), f"argument {name}")
        note(getattr(annotation, "address_space", None), f"{_SPACE_OF}{name}")
    for value in _reachable(kernel._f, set()):
        note(value, f"the code of {kernel._name}")
    return uses


def is_address_space(places: Iterable[str]) -> bool:
    """Whether a symbol is one for address spaces, by its uses as `symbol_uses` names them."""
    return any(place.startswith(_SPACE_OF) for place in places)


def address_space_advice(names: Sequence[str]) -> str:
    """What symbols for address spaces may be set to, in one sentence."""
    if len(names) == 1:
        return f"{names[0]} is an address space: SHARED_ADDRESS_SPACE (brought to LDS) or GLOBAL_ADDRESS_SPACE."
    listed = f"{', '.join(names[:-1])} and {names[-1]}"
    return f"{listed} are address spaces: each is SHARED_ADDRESS_SPACE (brought to LDS) or GLOBAL_ADDRESS_SPACE."


def constraint_parts(constraint: Any) -> dict[str, Any]:
    """The arguments of a constraint that are set, by field name."""
    if not is_dataclass(constraint) or isinstance(constraint, type):
        return {}
    return {
        field.name: value
        for field in fields(constraint)
        if (value := getattr(constraint, field.name, None)) is not None
    }


def constraint_text(constraint: Any) -> str:
    """A constraint as people write it, for messages: ``WaveConstraint(M, BLOCK_M/2)``."""
    shown = [str(part) for part in constraint_parts(constraint).values() if isinstance(part, sympy.Basic)]
    return f"{type(constraint).__name__}({', '.join(shown[:2])})"


def _symbols_in(value: Any) -> Iterator[sympy.Symbol]:
    if isinstance(value, sympy.Basic):
        yield from sorted(value.free_symbols, key=lambda symbol: str(symbol.name))
    elif isinstance(value, Mapping):
        for key, part in value.items():
            yield from _symbols_in(key)
            yield from _symbols_in(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _symbols_in(part)
    elif isinstance(value, IndexMapping):
        yield from _symbols_in(value.input_mapping)
        yield from _symbols_in(value.output_mapping)


def _reachable(function: FunctionType, seen: set[int]) -> Iterator[Any]:
    """Values that a function's code names: closure cells and globals, through helper functions too."""
    if id(function) in seen:
        return
    seen.add(id(function))
    known = function.__globals__
    values: list[Any] = [known[name] for name in _names(function.__code__) if name in known]
    for cell in function.__closure__ or ():
        try:
            values.append(cell.cell_contents)
        except ValueError:  # not assigned yet
            continue
    for value in values:
        if isinstance(value, FunctionType) and not value.__module__.startswith("wave_lang"):
            yield from _reachable(value, seen)
        else:
            yield value


def names_in_code(function: FunctionType) -> set[str]:
    """Names of globals and attributes in a function's code and the functions inside it, helpers not followed."""
    return _names(function.__code__)


def _names(code: CodeType) -> set[str]:
    found = set(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            found |= _names(constant)
    return found


def set_symbols(
    subs: Mapping[Any, Any], kernel: LaunchableWave, changes: Mapping[str, Any], also_known: frozenset[str]
) -> dict[Any, Any]:
    """Hyperparameters with some changed by name.

    Args:
        subs: hyperparameters by symbol.
        kernel: whose symbols may be set even if ``subs`` lacks them.
        changes: new values by symbol name.
        also_known: names that are no symbols but may be set (parameters), for the message about an unknown one.

    Raises:
        KernelError: a name that no symbol has or that two have, or a value that is no integer in range.
    """
    by_name: dict[str, list[sympy.Symbol]] = {}
    uses = symbol_uses(kernel) if changes else {}
    for symbol in dict.fromkeys([*subs, *uses]):
        if isinstance(symbol, sympy.Symbol):
            by_name.setdefault(symbol.name, []).append(symbol)
    changed = dict(subs)
    for name, value in changes.items():
        found = by_name.get(name, [])
        if not found:
            raise KernelError(
                f"The kernel {kernel._name!r} has no symbol {name!r}.",
                advice=nearest(name, [*by_name, *also_known]),
                symbol=name,
            )
        if len(found) > 1:
            raise KernelError(
                f"Two symbols with different assumptions are named {name!r}.",
                advice="Make both with tkl.sym, or give the hyperparameters as a dict: wx.kernel((kernel, {...})).",
                symbol=name,
            )
        changed[found[0]] = _symbol_value(found[0], value, subs.get(found[0]), uses.get(found[0], ()))
    return changed


def _symbol_value(symbol: sympy.Symbol, value: Any, default: Any, places: Iterable[str]) -> Any:
    """The value of a symbol for what was given: an integer, or an address space by name where the symbol is one.

    A symbol without a value that only the kernel's code uses may be either: the name of an address space makes it one.

    Raises:
        KernelError: neither.
    """
    named = value.strip() if isinstance(value, str) else plain_value(value)
    is_space = is_address_space(places) or default in ADDRESS_SPACES.values()
    may_be = is_space or (default is None and all(place.startswith("the code of ") for place in places))
    if may_be and named in ADDRESS_SPACES:
        return ADDRESS_SPACES[named]
    if is_space:
        raise KernelError(
            f"{shown(value)} is no value of {symbol.name}.",
            advice=address_space_advice([symbol.name]),
            symbol=symbol.name,
        )
    # Delays of the scheduler may be 0 cycles; everything else counts something.
    return parse_integer(symbol.name, value, minimum=0 if symbol.name.endswith("_DELAY") else 1)


def plain_value(value: Any) -> Any:
    """A hyperparameter's value as JSON: an integer, the name of an address space, or text."""
    for name, space in ADDRESS_SPACES.items():
        if value == space:
            return name
    if isinstance(value, bool | int | float | str) or value is None:
        return value
    return int(value) if isinstance(value, sympy.Integer) else str(value)
