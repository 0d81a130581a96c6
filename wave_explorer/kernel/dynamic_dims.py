"""Dims of arguments that have no value before the launch."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from wave_explorer.kernel.errors import KernelError, nearest
from wave_explorer.kernel.factory import Made


def dynamic_dims(made: Made, names: Collection[str]) -> tuple[Any, ...]:
    """Symbols that are known at launch only: those that the factory says, and those of a compile option.

    Args:
        made: the kernel; it is only read.
        names: of more symbols, each a dim of an argument.

    Raises:
        KernelError: a name is no dim of an argument.
    """
    arguments = {
        str(dim): dim
        for annotation in made.kernel._f.__annotations__.values()
        for dim in getattr(annotation, "symbolic_shape", ())
    }
    unknown = [name for name in names if name not in arguments]
    if unknown:
        raise KernelError(
            f"{unknown[0]!r} is no dim of an argument, so it cannot be dynamic.", advice=nearest(unknown[0], arguments)
        )
    return tuple(dict.fromkeys([*made.dynamic_symbols, *(arguments[name] for name in names)]))
