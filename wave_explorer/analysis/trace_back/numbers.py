"""The bits of an element as the number that they stand for."""

from __future__ import annotations

import math
import struct

import numpy as np

from wave_explorer.emulator.small_floats import BF8, BF8_FNUZ, FP8, FP8_FNUZ

_SMALL = {"f8e4m3fnuz": FP8_FNUZ, "f8e5m2fnuz": BF8_FNUZ, "f8e4m3fn": FP8, "f8e5m2": BF8}
_CODES = {"f64": "d", "f32": "f", "f16": "e", "i64": "q", "i32": "i", "i16": "h", "i8": "b", "bool": "?", "i1": "?"}


def number(content: bytes, dtype: str) -> float | None:
    """An element's bytes, lowest first, as a number; None for a NaN, an infinity, or a type that is not known."""
    dtype = dtype.lower()
    if dtype in _SMALL and len(content) == 1:
        value = float(_SMALL[dtype].decode(np.array([content[0]]))[0])
    elif dtype == "bf16" and len(content) == 2:
        value = float(struct.unpack("<f", b"\0\0" + content)[0])
    elif dtype in _CODES and struct.calcsize("<" + _CODES[dtype]) == len(content):
        value = float(struct.unpack("<" + _CODES[dtype], content)[0])
    else:
        return None
    return value if math.isfinite(value) else None
