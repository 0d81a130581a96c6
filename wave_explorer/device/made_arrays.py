"""Arrays made from a shape, an element type and a filling."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from wave_explorer.device.element_types import decoded, element_type, encoded, is_floating, storage
from wave_explorer.device.errors import LaunchError
from wave_explorer.device.memory_limit import check_bytes

Fill: TypeAlias = Literal["zeros", "ones", "arange", "random"] | int | float

_LARGEST_RANDOM_INTEGER = 8


def made_array(dtype: str, shape: Sequence[int], fill: Fill = "zeros", seed: int = 0) -> NDArray[Any]:
    """An array of ``shape`` as a kernel reads it; bf16 and 8-bit floats as bit patterns.

    Args:
        dtype: name of the element type, as Wave or NumPy spells it.
        shape: extents, 0 and up.
        fill: ``zeros``, ``ones``, ``arange`` (0, 1, 2 ... in row-major order), ``random`` (floats from the standard
            normal distribution, integers from 0 to 7, booleans), or a number for every element.
        seed: of the random numbers.

    Raises:
        LaunchError: no such type or filling, a negative extent or seed, too many extents, a number that the type
            cannot hold, or an array of more than half of this machine's memory.
    """
    if any(extent < 0 for extent in shape):
        raise LaunchError(f"The shape {list(shape)} has a negative extent.")
    if seed < 0:
        raise LaunchError(f"The seed {seed} is negative.")
    kind = storage(dtype)
    try:
        np.broadcast_to(np.zeros((), kind), tuple(shape))
    except ValueError as error:
        raise LaunchError(f"NumPy has no array of shape {list(shape)}: {error}.") from error
    # Numbers that differ are made in float64, and copied once on the way to their type.
    each = kind.itemsize if fill in ("zeros", "ones") or not isinstance(fill, str) else kind.itemsize + 2 * 8
    check_bytes(math.prod(shape) * each, f"Making an array of shape {list(shape)} and type {dtype}")
    if fill in ("zeros", "ones") or not isinstance(fill, str):
        number = {"zeros": 0, "ones": 1}[fill] if isinstance(fill, str) else fill
        return np.broadcast_to(_constant(number, dtype), tuple(shape)).copy()
    count = math.prod(shape)
    if fill == "arange":
        return encoded(np.arange(count), dtype).reshape(shape)
    generator = np.random.default_rng(seed)
    if is_floating(dtype):
        return encoded(generator.standard_normal(count), dtype).reshape(shape)
    top = 2 if element_type(dtype) == "i1" else _LARGEST_RANDOM_INTEGER
    return generator.integers(0, top, count).astype(kind).reshape(shape)


def scalar(value: float | bool, dtype: str) -> np.generic[Any]:
    """One number as the kernel reads it.

    Raises:
        LaunchError: no such type, or it cannot hold the number.
    """
    made: np.generic[Any] = _constant(value, dtype).reshape(1)[0]
    return made


def _constant(value: float | bool, dtype: str) -> NDArray[Any]:
    kind: np.dtype[Any] = storage(dtype)
    if not is_floating(dtype):
        if isinstance(value, float) and not value.is_integer():
            raise LaunchError(f"{value} is no whole number, and {dtype} holds nothing else.")
        low, high = (0, 1) if kind.kind == "b" else (int(np.iinfo(kind).min), int(np.iinfo(kind).max))
        if not low <= int(value) <= high:
            raise LaunchError(f"{value} does not fit in {dtype} ({low} to {high}).")
        return np.array(int(value), kind)
    with np.errstate(over="ignore"):
        made = encoded(np.array(float(value)), dtype)
        if math.isfinite(value) and not np.isfinite(decoded(made, dtype)).all():
            raise LaunchError(f"{value} does not fit in {dtype}.")
    return made
