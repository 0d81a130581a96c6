"""Action ``run``: a compiled kernel on a device, its outputs against a float64 reference."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from numpy.typing import NDArray

from wave_explorer.device import LaunchError, run_compilation
from wave_explorer.device.arguments import check_inputs, check_size, dims_of
from wave_explorer.device.protocol import Cancelled, Progress
from wave_explorer.record import Compilation, Run

if TYPE_CHECKING:
    from wave_explorer.kernel.library import LibraryEntry


def run(
    comp: Compilation,
    inputs: Mapping[str, NDArray[Any]] | None = None,
    *,
    device: str = "auto",
    reference: Mapping[str, NDArray[Any]] | None = None,
    seed: int = 0,
    progress: Progress | None = None,
    cancelled: Cancelled | None = None,
) -> Run:
    """Runs a compiled kernel.

    Args:
        comp: a record whose compile reached AMDGCN.
        inputs: arrays by argument name, in the kernel's shapes and dtypes; None makes seeded random ones for a
            library kernel.
        device: ``auto`` (the best one here that can run the target), or a device's name or kind.
        reference: float64 outputs to compare with; None computes them for a library kernel, and otherwise leaves
            the comparison out.
        seed: of the inputs that are made.
        progress: called now and then with the part that is done, 0 to 1.
        cancelled: asked now and then; True ends the run.

    Raises:
        LaunchError: the compile failed, inputs are needed and were not given or do not fit, or no device can run it.
    """
    entry = _library_entry(comp)
    if inputs is None:
        if entry is None:
            names = ", ".join(f"{argument.name}: {argument.dtype}" for argument in comp.spec.arguments)
            raise LaunchError(
                f"{comp.manifest.kernel} is no library kernel, so its inputs are not known.",
                f"Give them: run(comp, {{name: array}}) with {names}.",
            )
        check_size(comp.spec, dims_of(comp.spec, comp.symbol_values, {}))
        try:
            inputs = entry.make_inputs(comp.spec, seed)
        except (KeyError, ValueError) as error:
            raise LaunchError(
                f"The record says that it is the library kernel {entry.name}, but its arguments or symbols are not: "
                f"{error}.",
                "Record the kernel again, or give the inputs: run(comp, {name: array}).",
            ) from error
    else:
        check_inputs(comp.spec, comp.symbol_values, inputs)
    length = None
    if reference is None and entry is not None:
        reference = entry.reference(dict(inputs), comp.spec)
        length = entry.reduction_length(comp.spec)
    return run_compilation(
        comp,
        inputs,
        reference,
        reduction_length=length,
        device=device,
        progress=progress,
        cancelled=cancelled,
    )


def _library_entry(comp: Compilation) -> LibraryEntry | None:
    """The library kernel that a record was compiled from; None for another one, or without the compiler installed."""
    if not comp.spec.origin.startswith("library:"):
        return None
    try:
        from wave_explorer.kernel.library import library
    except ModuleNotFoundError:
        return None
    return library().get(comp.spec.origin.removeprefix("library:"))
