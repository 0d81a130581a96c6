"""Input arrays of library kernels: their extents, uniform random values, and what the kernel reads in them."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from wave_explorer.kernel.library.number_formats import decoded, encoded
from wave_explorer.record.evaluation import evaluate
from wave_explorer.record.spec import SpecData


def dims(spec: SpecData) -> dict[str, int]:
    """Every whole number that an extent may depend on, by name: as asked for, also where a dim is dynamic."""
    values = {**spec.symbols, **spec.parameters}
    return {name: value for name, value in values.items() if type(value) is int}


def size(spec: SpecData, name: str) -> int:
    """One of :func:`dims`."""
    return dims(spec)[name]


def extents(spec: SpecData) -> dict[str, tuple[int, ...]]:
    """The shape of each argument by name."""
    values = dims(spec)
    return {
        argument.name: tuple(int(evaluate(dim, values)) for dim in argument.dims)
        for argument in spec.arguments
        if argument.usage != "scalar"
    }


def uniform(spec: SpecData, seed: int) -> dict[str, NDArray[Any]]:
    """Uniform random values from -1 to 1, for integers from -8 to 7, for each argument that is read."""
    rng = np.random.default_rng(seed)
    shapes = extents(spec)
    return {
        argument.name: encoded(
            rng.integers(-8, 8, shapes[argument.name])
            if argument.dtype.startswith("i")
            else rng.uniform(-1.0, 1.0, shapes[argument.name]),
            argument.dtype,
        )
        for argument in spec.arguments
        if argument.usage in ("input", "inout")
    }


def numbers(inputs: dict[str, NDArray[Any]], spec: SpecData) -> dict[str, NDArray[np.float64]]:
    """Inputs as float64."""
    types = {argument.name: argument.dtype for argument in spec.arguments}
    return {name: decoded(value, types[name]) for name, value in inputs.items()}
