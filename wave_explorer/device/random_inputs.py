"""Random inputs for a kernel that brings none: arrays and numbers by the types and dims of its arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from numpy.typing import NDArray

from wave_explorer.device.arguments import shape_of
from wave_explorer.device.made_arrays import made_array
from wave_explorer.record.spec import SpecData


def random_inputs(spec: SpecData, values: Mapping[str, int], seed: int) -> dict[str, NDArray[Any]]:
    """An array for each argument that the kernel reads: floats from the standard normal distribution, integers 0 to 7.

    Args:
        spec: of the kernel.
        values: of the symbols in its arguments' dims.
        seed: equal seeds give equal inputs; every argument has numbers of its own.

    Raises:
        LaunchError: a dim without a value, a type that cannot be made, or arrays too large for this machine.
    """
    found: dict[str, NDArray[Any]] = {}
    for position, argument in enumerate(spec.arguments):
        if argument.usage in ("input", "inout", "scalar") or not argument.dims:
            dtype = "i64" if argument.dtype.lower() == "index" else argument.dtype
            found[argument.name] = made_array(dtype, shape_of(argument, values), "random", seed + position)
    return found
