"""Element types by name: how NumPy holds them, and numbers to and from what it holds.

bf16 and the 8-bit floats are held as bit patterns, because NumPy has no such types.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from wave_explorer.device.arguments import array_type
from wave_explorer.device.errors import LaunchError
from wave_explorer.emulator.small_floats import BF8, BF8_FNUZ, FP8, FP8_FNUZ

# Names that NumPy and torch use, as Wave spells them.
_SPELLINGS = {
    "float64": "f64", "double": "f64", "float32": "f32", "float": "f32", "float16": "f16", "half": "f16",
    "bfloat16": "bf16", "int64": "i64", "int32": "i32", "int16": "i16", "int8": "i8", "uint64": "u64",
    "uint32": "u32", "uint16": "u16", "uint8": "u8", "bool": "i1",
    "float8_e4m3fnuz": "f8e4m3fnuz", "float8_e5m2fnuz": "f8e5m2fnuz", "float8_e4m3fn": "f8e4m3fn",
    "float8_e5m2": "f8e5m2",
}  # fmt: skip

_SMALL_FLOATS = {"f8e4m3fnuz": FP8_FNUZ, "f8e5m2fnuz": BF8_FNUZ, "f8e4m3fn": FP8, "f8e5m2": BF8}
_UNSIGNED = {"u64": np.uint64, "u32": np.uint32, "u16": np.uint16, "u8": np.uint8}

NAMES = ("f64", "f32", "f16", "bf16", "f8e4m3fnuz", "f8e5m2fnuz", "f8e4m3fn", "f8e5m2", "i64", "i32", "i16", "i8", "i1")
"""The types that arrays can be made of, as Wave spells them."""


def element_type(name: str) -> str:
    """``name`` as Wave spells it: ``f32`` for ``float32``.

    Raises:
        LaunchError: there is no such type.
    """
    spelled = _SPELLINGS.get(name.lower(), name.lower())
    if spelled not in NAMES and spelled not in _UNSIGNED:
        raise LaunchError(f"There is no element type {name!r}.", f"Types: {', '.join([*NAMES, *_UNSIGNED])}.")
    return spelled


def storage(dtype: str) -> np.dtype[Any]:
    """The NumPy type that holds elements of ``dtype``.

    Raises:
        LaunchError: there is none.
    """
    spelled = element_type(dtype)
    return np.dtype(_UNSIGNED[spelled]) if spelled in _UNSIGNED else array_type(spelled)


def is_floating(dtype: str) -> bool:
    """Whether elements are floating-point numbers."""
    return element_type(dtype).startswith(("f", "b"))


def encoded(values: NDArray[Any], dtype: str) -> NDArray[Any]:
    """Numbers as a kernel reads them, rounded to nearest: bf16 and 8-bit floats become bit patterns."""
    spelled = element_type(dtype)
    if spelled in _SMALL_FLOATS:
        return _SMALL_FLOATS[spelled].encode(values.astype(np.float64), saturate=True)
    if spelled == "bf16":
        bits = values.astype(np.float32).view(np.uint32)
        halfway = np.uint32(0x7FFF) + (bits >> np.uint32(16) & np.uint32(1))
        rounded: NDArray[Any] = ((bits + halfway) >> np.uint32(16)).astype(np.uint16)
        return rounded
    return values.astype(storage(spelled))


def decoded(values: NDArray[Any], dtype: str) -> NDArray[np.float64]:
    """The numbers in an array of ``dtype``; bit patterns of bf16 and 8-bit floats are read as such."""
    spelled = element_type(dtype)
    if spelled in _SMALL_FLOATS and values.dtype.itemsize == 1:
        return _SMALL_FLOATS[spelled].decode(values.view(np.uint8))
    if spelled == "bf16" and values.dtype.kind in "ui":
        wide: NDArray[np.uint32] = values.astype(np.uint32) << np.uint32(16)
        return wide.view(np.float32).astype(np.float64)
    return values.astype(np.float64)
