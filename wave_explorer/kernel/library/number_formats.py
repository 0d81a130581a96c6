"""Element types that NumPy lacks, as bit patterns: from real numbers, and back to float64.

bf16 and the 8-bit floats are torch's; fp4 and the scales of block formats follow the Open Compute Project's
"Microscaling Formats (MX) v1.0", sections 5.3.3 and 5.4.1.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from wave_explorer.kernel.factory import DTYPES

_PLAIN: dict[str, type[np.generic]] = {
    "f64": np.float64, "f32": np.float32, "f16": np.float16, "i64": np.int64, "i32": np.int32, "i16": np.int16,
    "i8": np.int8,
}  # fmt: skip

E2M1 = np.array([0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0])
"""What the eight patterns of fp4 without their sign bit mean."""

_E8M0_BIAS = 127


def encoded(values: NDArray[Any], dtype: str) -> NDArray[Any]:
    """Values as a kernel reads them: in NumPy's type, or as the bit patterns of bf16 (uint16) or fp8 (uint8)."""
    plain = _PLAIN.get(dtype)
    if plain is not None:
        return values.astype(plain)
    tensor = torch.from_numpy(values.astype(np.float32)).to(DTYPES[dtype])
    bits = tensor.view(torch.uint8 if tensor.element_size() == 1 else torch.int16)
    found: NDArray[Any] = bits.numpy().view(f"u{tensor.element_size()}")
    return found


def decoded(values: NDArray[Any], dtype: str) -> NDArray[np.float64]:
    """What a kernel reads in ``values``: bf16 and fp8 from bit patterns, other types as they are."""
    if dtype in _PLAIN:
        return values.astype(np.float64)
    carrier = torch.uint8 if values.dtype.itemsize == 1 else torch.int16
    bits = np.ascontiguousarray(values).view(np.uint8 if values.dtype.itemsize == 1 else np.int16)
    found: NDArray[np.float64] = torch.from_numpy(bits.copy()).view(carrier).view(DTYPES[dtype]).double().numpy()
    return found


def fp4_pairs(packed: NDArray[Any]) -> NDArray[np.float64]:
    """Numbers of fp4 (E2M1), two a byte, the lower half first: ``[..., K / 2]`` to ``[..., K]``."""
    byte = packed.view(np.uint8)
    codes = np.stack([byte & 15, byte >> 4], axis=-1).reshape(*packed.shape[:-1], -1)
    magnitude: NDArray[np.float64] = E2M1[codes & 7]
    return np.where(codes & 8, -magnitude, magnitude)


def power_of_two_scales(codes: NDArray[Any]) -> NDArray[np.float64]:
    """Scales of block formats (E8M0): ``2**(code - 127)``; no code here is 255, which is NaN."""
    found: NDArray[np.float64] = np.exp2(codes.view(np.uint8).astype(np.float64) - _E8M0_BIAS)
    return found
