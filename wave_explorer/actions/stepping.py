"""Action ``step``: one workgroup of a launch, instruction by instruction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from numpy.typing import NDArray

from wave_explorer.analysis.node_facts import display_name
from wave_explorer.device import LaunchError
from wave_explorer.device.emulated import map_arguments
from wave_explorer.device.protocol import BufferArgument, Extent
from wave_explorer.device.run import launch_of
from wave_explorer.emulator.launch_state import UnsupportedLaunch
from wave_explorer.emulator.stepper import Links, NamedBuffer, StepError, Stepper
from wave_explorer.experiment.launch_inputs import inputs_for
from wave_explorer.record import Compilation


def step(
    comp: Compilation,
    inputs: Mapping[str, NDArray[Any]] | None = None,
    workgroup: Extent = (0, 0, 0),
    *,
    grid: Extent | None = None,
    seed: int = 0,
) -> Stepper:
    """A stepper at the first instruction of one workgroup of the launch that ``run`` would make.

    Only this workgroup executes: it sees global memory as the inputs set it.

    Args:
        comp: a record whose compile reached AMDGCN.
        inputs: arrays by argument name, in the kernel's shapes and dtypes; None makes seeded random ones for a
            library kernel, the same as ``run`` does.
        workgroup: which one, in x, y, z.
        grid: workgroups of the launch, needed only where the record does not fix them (dynamic dims).
        seed: of the inputs that are made.

    Raises:
        LaunchError: the compile failed, the inputs do not fit, or the emulator does not know the target.
        StepError: the grid has no such workgroup.
    """
    given = inputs_for(comp, inputs, seed, "step(comp, {name: array})")
    launch = launch_of(comp, given, grid)
    memory, buffers, kernarg = map_arguments(launch)
    try:
        return Stepper(
            launch.program,
            memory,
            kernarg,
            grid=launch.grid,
            block=launch.block,
            workgroup=workgroup,
            lds_bytes=launch.lds_bytes,
            buffers={
                argument.name: NamedBuffer(buffers[argument.name], argument.array.dtype, argument.array.shape)
                for argument in launch.arguments
                if isinstance(argument, BufferArgument)
            },
            links=links_of(comp),
        )
    except StepError:
        raise
    except (UnsupportedLaunch, ValueError) as error:
        raise LaunchError(f"{comp.manifest.kernel} cannot be launched: {error}.") from error


def links_of(comp: Compilation) -> Links:
    """The fx nodes behind the AMDGCN lines of a record; empty where that is not known."""
    nodes = {line: link.nodes for line, link in comp.instruction_links().items() if link.nodes}
    graph = comp.last_graph()
    known = graph.nodes if graph is not None else {}
    return Links(nodes, {node: display_name(known[node]) for ids in nodes.values() for node in ids if node in known})
