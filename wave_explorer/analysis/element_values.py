"""Elements of arrays as numbers: bf16 and 8-bit floats are held as bit patterns, because NumPy has no such types."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.small_floats import BF8, BF8_FNUZ, FP8, FP8_FNUZ

_SMALL = {"f8e4m3fnuz": FP8_FNUZ, "f8e5m2fnuz": BF8_FNUZ, "f8e4m3fn": FP8, "f8e5m2": BF8}
_TYPES: dict[str, type[np.generic]] = {
    "f64": np.float64, "f32": np.float32, "f16": np.float16, "bf16": np.uint16, "i64": np.int64, "i32": np.int32,
    "i16": np.int16, "i8": np.int8, "bool": np.bool_, "i1": np.bool_,
}  # fmt: skip


def values(array: NDArray[Any], dtype: str) -> NDArray[np.float64]:
    """An array of a kernel's ``dtype`` as float64; bit patterns of bf16 and 8-bit floats are read as such."""
    name = dtype.lower()
    if name in _SMALL and array.dtype.itemsize == 1:
        return _SMALL[name].decode(array.view(np.uint8))
    if name == "bf16" and array.dtype.kind in "ui":
        wide: NDArray[np.uint32] = array.astype(np.uint32) << np.uint32(16)
        return wide.view(np.float32).astype(np.float64)
    return array.astype(np.float64)


def number(content: bytes, dtype: str) -> float | None:
    """An element's bytes, lowest first, as a number; None for a NaN, an infinity, or a type that is not known."""
    held = np.dtype(_TYPES.get(dtype.lower(), np.uint8))
    known = dtype.lower() in _TYPES or dtype.lower() in _SMALL
    if not known or len(content) != held.itemsize:
        return None
    value = float(values(np.frombuffer(content, held.newbyteorder("<")), dtype)[0])
    return value if math.isfinite(value) else None
