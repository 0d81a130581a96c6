"""What a compiled kernel is launched on: the arrays that were given, or seeded ones for a library kernel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from numpy.typing import NDArray

from wave_explorer.device import LaunchError
from wave_explorer.device.arguments import check_inputs, check_size, dims_of
from wave_explorer.record import Compilation

if TYPE_CHECKING:
    from wave_explorer.kernel.library import LibraryEntry


def inputs_for(
    comp: Compilation, inputs: Mapping[str, NDArray[Any]] | None, seed: int, asked: str
) -> Mapping[str, NDArray[Any]]:
    """``inputs`` once they are checked, or made ones if None.

    Args:
        comp: a record.
        inputs: arrays by argument name.
        seed: of the inputs that are made.
        asked: the call as a person writes it with inputs, for messages: ``run(comp, {name: array})``.

    Raises:
        LaunchError: inputs are needed and were not given, or do not fit.
    """
    if inputs is not None:
        check_inputs(comp.spec, comp.symbol_values, inputs)
        return inputs
    entry = library_entry(comp)
    if entry is None:
        names = ", ".join(f"{argument.name}: {argument.dtype}" for argument in comp.spec.arguments)
        raise LaunchError(
            f"{comp.manifest.kernel} is no library kernel, so its inputs are not known.",
            f"Give them: {asked} with {names}.",
        )
    # Dynamic dims have the values that the kernel's parameters name.
    asked_for = {name: value for name, value in comp.spec.parameters.items() if type(value) is int}
    check_size(comp.spec, {**asked_for, **dims_of(comp.spec, comp.symbol_values, {})})
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
