"""Hyperparameters that were forgotten, found before a compile that would fail far away from the cause."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wave_lang.kernel.wave.symbolic_constraints import SymbolicAlias
from wave_lang.kernel.wave.wave import LaunchableWave

from wave_explorer.kernel.errors import KernelError
from wave_explorer.kernel.symbols import symbol_uses
from wave_explorer.record.expression import free_symbols
from wave_explorer.record.graph import SourceLocation
from wave_explorer.record.spec import SpecData


def check_complete(
    kernel: LaunchableWave, subs: Mapping[Any, Any], dynamic: tuple[Any, ...], data: SpecData
) -> None:
    """Refuses a kernel whose constraints or arguments use a symbol that has no value and is not dynamic.

    A symbol that only the code uses is left to the compile: it may be bound there (iterators, loop variables).

    Raises:
        KernelError: names the symbol, what uses it, and the source line.
    """
    bound = {*subs, *dynamic}
    for constraint in kernel.constraints:
        # An alias gives its source symbol a value by that of its target.
        if isinstance(constraint, SymbolicAlias):
            bound.add(constraint.source)
    for symbol, places in symbol_uses(kernel).items():
        where = [place for place in places if not place.startswith("the code of ")]
        if symbol in bound or not where or not symbol.is_integer:
            continue
        raise KernelError(
            f"Symbol {symbol.name} has no value; it is used by {', '.join(where[:4])}.",
            advice=(
                f"Give it one: {symbol.name}=... (or --sub {symbol.name}=...). A dim that is only known at launch "
                f"goes into the option dynamic_symbols."
            ),
            location=_location(symbol.name, where[0], data),
            constraint=next((place for place in where if "(" in place), ""),
            symbol=symbol.name,
        )


def _location(name: str, place: str, data: SpecData) -> SourceLocation | None:
    for constraint in data.constraints:
        expressions = [part for part in constraint.arguments.values() if part is not None]
        if place.startswith(constraint.kind) and any(name in free_symbols(part) for part in expressions):
            return constraint.location
    if data.source is None:
        return None
    return SourceLocation(data.source.file, data.source.first_line)
