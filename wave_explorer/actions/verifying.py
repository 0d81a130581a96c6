"""Action ``verify``: the addresses that a run touches against those that the recorded index foretells."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

from numpy.typing import NDArray

from wave_explorer.analysis.verification import Verification
from wave_explorer.analysis.verification import verify as compare
from wave_explorer.device.arguments import dims_of
from wave_explorer.device.emulated import map_arguments
from wave_explorer.device.errors import RunFailed
from wave_explorer.device.protocol import Cancelled, Extent, Progress
from wave_explorer.device.run import launch_of
from wave_explorer.emulator.access_trace import AccessTracer
from wave_explorer.emulator.run import emulate
from wave_explorer.experiment.launch_inputs import inputs_for
from wave_explorer.record import Compilation


def verify(
    comp: Compilation,
    inputs: Mapping[str, NDArray[Any]] | None = None,
    *,
    every_workgroup: bool = False,
    seed: int = 0,
    progress: Progress | None = None,
    cancelled: Cancelled | None = None,
) -> Verification:
    """Runs a compiled kernel on the emulator and compares each memory access with the index of its fx node.

    Args:
        comp: a record whose compile reached AMDGCN.
        inputs: arrays by argument name; None makes seeded random ones for a library kernel.
        every_workgroup: compares all workgroups; by default those at the corners of the grid.
        seed: of the inputs that are made.
        progress, cancelled: see :func:`wave_explorer.experiment.running.run`.

    Raises:
        LaunchError: the compile holds no AMDGCN, the inputs do not fit, or the emulator cannot run it.
        RunFailed: the run did not end.
    """
    given = inputs_for(comp, inputs, seed, "verify(comp, {name: array})")
    launch = launch_of(comp, given)
    memory, _, kernarg = map_arguments(launch)
    tracer = AccessTracer(launch.program, memory, None if every_workgroup else corners(launch.grid))
    result = emulate(
        launch.program,
        memory,
        kernarg,
        grid=launch.grid,
        block=launch.block,
        lds_bytes=launch.lds_bytes,
        time_limit=launch.time_limit,
        progress=progress,
        cancelled=cancelled,
        observers=[tracer],
    )
    if result.status != "ok":
        reason = result.findings[0].message if result.findings else "it was cancelled"
        raise RunFailed(f"{launch.program.metadata.name} did not run to its end: {reason}")
    return compare(comp, tracer.trace(), given, dims_of(comp.spec, comp.symbol_values, given))


def corners(grid: Extent) -> list[Extent]:
    """The first and the last workgroup of each axis, at most eight."""
    x, y, z = (sorted({0, extent - 1}) for extent in grid)
    return list(product(x, y, z))
