"""Action ``run``: a compiled kernel on a device, its outputs against a float64 reference."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from numpy.typing import NDArray

from wave_explorer.device import run_compilation
from wave_explorer.kernel.library import library
from wave_explorer.record import Compilation, Run

Progress = Callable[[int, int | None], None]


class CannotRun(ValueError):
    """The compile has nothing to run, or its inputs cannot be made; the message says what to do."""


def run(
    comp: Compilation,
    inputs: Mapping[str, NDArray[Any]] | None = None,
    *,
    device: str = "auto",
    reference: Mapping[str, NDArray[Any]] | None = None,
    seed: int = 0,
    check: bool = False,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Run:
    """Runs a compiled kernel.

    Args:
        comp: a record whose compile reached AMDGCN.
        inputs: arrays by argument name, in the kernel's shapes and dtypes; None makes seeded random ones for a
            library kernel.
        device: ``auto`` (an attached AMD GPU of the target, else the emulator), ``emulator``, ``hip[:N]``.
        reference: float64 outputs to compare with; None computes them for a library kernel, and otherwise leaves
            the comparison out.
        seed: of the inputs that are made.
        check: run the emulator's checks as well.
        progress: called with wave instructions done, and the total where it is known.
        cancelled: asked from time to time; True ends the run.

    Raises:
        CannotRun: the compile failed, or inputs are needed and were not given.
    """
    if comp.asm is None:
        reason = comp.error.summary if comp.error is not None else "the compile did not reach AMDGCN"
        raise CannotRun(f"there is nothing to run: {reason}")
    entry = library().get(comp.spec.origin.removeprefix("library:"))
    if inputs is None:
        if entry is None:
            names = ", ".join(f"{a.name}: {a.dtype}" for a in comp.spec.arguments)
            raise CannotRun(
                f"this kernel is not in the library, so give its inputs: run(comp, {{name: array}}) for {names}"
            )
        inputs = entry.make_inputs(comp.spec, seed)
    length = None
    if reference is None and entry is not None:
        reference = entry.reference(inputs, comp.spec)
        length = entry.reduction_length(comp.spec)
    return run_compilation(
        comp,
        inputs,
        reference,
        device=device,
        reduction_length=length,
        check=check,
        progress=progress,
        cancelled=cancelled,
    )
