"""Keywords of an edit, told apart: symbols and factory parameters on one side, compile options on the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from wave_explorer.kernel.errors import KernelError, nearest

if TYPE_CHECKING:
    from wave_explorer.kernel import KernelSpec


def told_apart(spec: KernelSpec, values: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Values by name as ``(symbols, options)``.

    Raises:
        KernelError: a name that is both, or neither; nothing is guessed.
    """
    from wave_explorer.kernel import settable
    from wave_explorer.kernel.options import REFUSED

    settings = settable(spec)
    known_symbols = {setting.name for setting in settings if setting.group == "symbol"}
    known_options = {setting.name for setting in settings if setting.group == "option"}
    symbols: dict[str, Any] = {}
    options: dict[str, Any] = {}
    for name, value in values.items():
        if name in known_symbols and name in known_options:
            kind = "parameter" if name in spec.source.parameters(spec.target_name) else "symbol"
            raise KernelError(
                f"{name!r} is both a {kind} of {spec.source.label} and a compile option of Wave.",
                advice=f"Say which: symbols={{{name!r}: ...}} or options={{{name!r}: ...}}.",
                symbol=name,
            )
        if name in known_symbols:
            symbols[name] = value
        elif name in known_options or name in REFUSED:
            options[name] = value
        else:
            raise KernelError(
                f"{spec.source.label} has no symbol or parameter {name!r}, and Wave no such compile option.",
                advice=nearest(name, known_symbols | known_options),
                symbol=name,
            )
    return symbols, options
