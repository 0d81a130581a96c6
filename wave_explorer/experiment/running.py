"""Runs a compiled kernel on a device; its outputs are compared with a float64 reference."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from wave_explorer.device import LaunchError, run_compilation
from wave_explorer.device.memory_limit import check_bytes
from wave_explorer.device.protocol import Cancelled, Measuring, Progress
from wave_explorer.device.run import Reference
from wave_explorer.emulator.run_limits import INSTRUCTION_LIMIT, TIME_LIMIT
from wave_explorer.experiment.launch_inputs import inputs_for, library_entry
from wave_explorer.record import Compilation, Run, SpecData

if TYPE_CHECKING:
    from wave_explorer.kernel.library import LibraryEntry


def run(
    comp: Compilation,
    inputs: Mapping[str, NDArray[Any]] | None = None,
    *,
    device: str = "auto",
    check: bool = False,
    reference: Mapping[str, NDArray[Any]] | None = None,
    seed: int = 0,
    instruction_limit: int = INSTRUCTION_LIMIT,
    time_limit: float | None = TIME_LIMIT,
    measuring: Measuring | None = None,
    progress: Progress | None = None,
    cancelled: Cancelled | None = None,
) -> Run:
    """Runs a compiled kernel.

    Args:
        comp: a record whose compile reached AMDGCN.
        inputs: arrays by argument name, in the kernel's shapes and dtypes; None makes seeded random ones, as a
            library kernel wants them, or by type and shape for any other.  Outputs are made in any case.
        device: ``auto`` (the best one here that can run the target), or a device's name or kind.
        check: whether to look for what a GPU would hide: reads before their wait, LDS races, values that nothing has
            written, misaligned addresses, barriers that waves do not pass alike.  See ``run.findings``.
        reference: float64 outputs to compare with; None computes them for a library kernel, and otherwise leaves
            the comparison out.
        seed: of the inputs that are made.
        instruction_limit: of one wave; one that goes on for longer is taken for an endless loop.
        time_limit: seconds; where the first workgroups show that the grid would take longer, the run ends with a
            finding that says how long; on a GPU each launch is ended after it.  None for no limit.
        measuring: what a GPU is asked for beside the outputs.
        progress: called now and then with the part that is done, 0 to 1.
        cancelled: asked now and then; True ends the run.

    Raises:
        LaunchError: the compile failed, inputs or reference do not fit or cannot be made, or no device can run it.
    """
    given = inputs_for(comp, inputs, seed, "run(comp, {name: array})")
    entry = library_entry(comp)
    strangers = sorted(
        set(reference or ()) - {a.name for a in comp.spec.arguments if a.usage not in ("input", "scalar")}
    )
    if strangers:
        raise LaunchError(f"The reference holds {', '.join(strangers)}, which {comp.manifest.kernel} does not write.")
    length = intermediate = None
    computed: Reference | None = reference
    if reference is None and entry is not None:
        computed = partial(_reference_of, entry, dict(given), comp.spec)
        length = entry.reduction_length(comp.spec)
        intermediate = entry.intermediate(comp.spec)
    result = run_compilation(
        comp,
        given,
        computed,
        reduction_length=length,
        intermediate=intermediate,
        device=device,
        check=check,
        instruction_limit=instruction_limit,
        time_limit=time_limit,
        measuring=measuring,
        progress=progress,
        cancelled=cancelled,
    )
    if inputs is None and entry is None:
        note = f"inputs: random numbers (seed {seed}), for lack of others"
        data = msgspec.structs.replace(result.data, notes=(note, *result.data.notes))
        return dataclasses.replace(result, data=data)
    return result


def _reference_of(
    entry: LibraryEntry, inputs: dict[str, NDArray[Any]], spec: SpecData
) -> Mapping[str, NDArray[np.float64]]:
    """A library kernel's reference.

    Raises:
        LaunchError: its arrays in float64 would not fit in this machine's memory.
    """
    check_bytes(2 * 8 * sum(array.size for array in inputs.values()), f"The float64 reference of {entry.name}")
    return entry.reference(inputs, spec)
