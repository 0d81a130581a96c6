"""Element types that NumPy lacks, as bit patterns: from real numbers, and back to float64."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray


def encoded(values: NDArray[np.float64], dtype: str) -> NDArray[Any]:
    """Values as the kernel reads them: f16, or the bit patterns (uint16) of bf16, which NumPy lacks."""
    if dtype == "f16":
        return values.astype(np.float16)
    bits = values.astype(np.float32).view(np.uint32)
    # Round to nearest, ties to even, on the upper half.
    return ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16)


def decoded(values: NDArray[Any], dtype: str) -> NDArray[np.float64]:
    """What the kernel reads in ``values``: bf16 from bit patterns, other types as they are."""
    if dtype == "bf16":
        return (values.astype(np.uint32) << 16).view(np.float32).astype(np.float64)
    return values.astype(np.float64)
