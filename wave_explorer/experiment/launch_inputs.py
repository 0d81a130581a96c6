"""What a compiled kernel is launched on: the arrays that were given, or seeded ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from numpy.typing import NDArray

from wave_explorer.device import LaunchError
from wave_explorer.device.arguments import check_inputs, check_size, dims_of
from wave_explorer.device.random_inputs import random_inputs
from wave_explorer.record import Compilation

if TYPE_CHECKING:
    from wave_explorer.kernel.library import LibraryEntry


def inputs_for(
    comp: Compilation, inputs: Mapping[str, NDArray[Any]] | None, seed: int, asked: str
) -> Mapping[str, NDArray[Any]]:
    """``inputs`` once they are checked; if None made ones: a library kernel's own, else random numbers.

    Args:
        comp: a record.
        inputs: arrays by argument name.
        seed: of the inputs that are made.
        asked: the call as a person writes it with inputs, for messages: ``run(comp, {name: array})``.

    Raises:
        LaunchError: inputs do not fit, or cannot be made because a dim has no value.
    """
    if inputs is not None:
        check_inputs(comp.spec, comp.symbol_values, inputs)
        return inputs
    entry = library_entry(comp)
    if entry is None:
        values = dims_of(comp.spec, comp.symbol_values, {})
        check_size(comp.spec, values, made=True)
        return random_inputs(comp.spec, values, seed)
    why = entry.cannot_run(comp.spec)
    if why:
        raise LaunchError(
            f"{entry.name} cannot be run with these settings: {why}.", "Look at it, or run it on one GPU."
        )
    # Dynamic dims have the values that the kernel's parameters name.
    asked_for = {name: value for name, value in comp.spec.parameters.items() if type(value) is int}
    check_size(comp.spec, {**asked_for, **dims_of(comp.spec, comp.symbol_values, {})}, made=True)
    try:
        return entry.make_inputs(comp.spec, seed)
    except (KeyError, ValueError) as error:
        raise LaunchError(
            f"The record says that it is the library kernel {entry.name}, but its arguments or symbols are not: "
            f"{error}.",
            f"Record the kernel again, or give the inputs: {asked}.",
        ) from error


def library_entry(comp: Compilation) -> LibraryEntry | None:
    """The library kernel that a record was compiled from; None for another one, or without the compiler installed."""
    if not comp.spec.origin.startswith("library:"):
        return None
    try:
        from wave_explorer.kernel.library import library
    except ModuleNotFoundError:
        return None
    return library().get(comp.spec.origin.removeprefix("library:"))
