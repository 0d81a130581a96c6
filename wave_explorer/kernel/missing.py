"""Hyperparameters that were forgotten, found before a compile that would fail far away from the cause."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from wave_lang.kernel.wave.symbolic_constraints import SymbolicAlias
from wave_lang.kernel.wave.wave import LaunchableWave

from wave_explorer.kernel.errors import KernelError
from wave_explorer.kernel.symbols import address_space_advice, is_address_space, names_in_code, symbol_uses
from wave_explorer.record.expression import free_symbols
from wave_explorer.record.graph import SourceLocation
from wave_explorer.record.spec import SpecData


def unbound_symbols(kernel: LaunchableWave, bound: Collection[Any]) -> dict[Any, tuple[str, ...]]:
    """Symbols that constraints or arguments use and that nothing gives a value, with where each is used.

    A symbol that only the code uses is left out: it may be bound there, as iterators and loop variables are.  Where
    the code calls `set_symbol`, so is every symbol that the code names.

    Args:
        kernel: it is only read.
        bound: symbols with a value or known at launch.
    """
    known = {*bound, *kernel.bound_scalar_symbols}
    # An alias gives its source symbol a value by that of its target.
    known |= {constraint.source for constraint in kernel.constraints if isinstance(constraint, SymbolicAlias)}
    sets_symbols = "set_symbol" in names_in_code(kernel._f)
    found: dict[Any, tuple[str, ...]] = {}
    for symbol, places in symbol_uses(kernel).items():
        where = tuple(place for place in places if not place.startswith("the code of "))
        if where and symbol not in known and not (sets_symbols and len(where) < len(places)):
            found[symbol] = where
    return found


def check_complete(kernel: LaunchableWave, subs: Mapping[Any, Any], dynamic: tuple[Any, ...], data: SpecData) -> None:
    """Refuses a kernel whose constraints or arguments use a symbol that has no value and is not dynamic.

    Raises:
        KernelError: names every such symbol and what uses it, with the first one's source line.
    """
    unbound = unbound_symbols(kernel, {*subs, *dynamic})
    if not unbound:
        return
    names = [symbol.name for symbol in unbound]
    uses = [f"{symbol.name} by {', '.join(where[:4])}" for symbol, where in unbound.items()]
    first, where = names[0], next(iter(unbound.values()))
    if len(names) == 1:
        summary = f"Symbol {first} has no value; it is used by {', '.join(where[:4])}."
    else:
        summary = f"Symbols {', '.join(names)} have no value; used are {'; '.join(uses)}."
    raise KernelError(
        summary,
        advice=_how_to_give({symbol.name: where for symbol, where in unbound.items()}),
        location=_location(first, where[0], data),
        constraint=next((place for place in where if "(" in place), ""),
        symbol=first,
    )


def _how_to_give(uses: Mapping[str, tuple[str, ...]]) -> str:
    """How symbols get their values in Python and on the command line, and what a value is."""
    spaces = [name for name, where in uses.items() if is_address_space(where)]
    given = ", ".join(f"{name}=..." for name in uses)
    typed = " ".join(f"--sub {name}=..." for name in uses)
    advice = [f"Give {'it one' if len(uses) == 1 else 'each one'}: {given} (or {typed})."]
    if spaces:
        advice.append(address_space_advice(spaces))
    if len(spaces) < len(uses):
        advice.append("A dim that is only known at launch goes into the option dynamic_symbols.")
    return " ".join(advice)


def _location(name: str, place: str, data: SpecData) -> SourceLocation | None:
    for constraint in data.constraints:
        expressions = [part for part in constraint.arguments.values() if part is not None]
        if place.startswith(constraint.kind) and any(name in free_symbols(part) for part in expressions):
            return constraint.location
    if data.source is None:
        return None
    return SourceLocation(data.source.file, data.source.first_line)
