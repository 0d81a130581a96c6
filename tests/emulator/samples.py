"""Operands for tables of instructions: edge values against each other, then random ones, 64 lanes at a time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

EDGES = {
    16: [0, 1, 2, 15, 16, 0x7F, 0x80, 0xFF, 0x7FFF, 0x8000, 0x8001, 0xFFFE, 0xFFFF],
    32: [0, 1, 2, 31, 32, 33, 0x7F, 0x80, 0x7FFF, 0x8000, 0xFFFF, 0x800000, 0xFFFFFF, 0x7FFFFFFF, 0x80000000,
         0x80000001, 0xFFFFFFFE, 0xFFFFFFFF],
    64: [0, 1, 31, 32, 63, 64, 0x7FFFFFFF, 0xFFFFFFFF, 1 << 32, (1 << 63) - 1, 1 << 63, (1 << 64) - 2, (1 << 64) - 1],
}  # fmt: skip

# Bit patterns of floats: zeros, subnormals, ones, limits, infinities, NaNs.
FLOAT_EDGES = {
    16: [0, 0x8000, 1, 0x8001, 0x3FF, 0x400, 0x3800, 0x3C00, 0xBC00, 0x3E00, 0x4900, 0x7BFF, 0xFBFF, 0x7C00, 0xFC00,
         0x7E00, 0xFE01],
    32: [0, 1 << 31, 1, 0x80000001, 0x7FFFFF, 0x800000, 0x3F000000, 0x3F800000, 0xBF800000, 0x3FC00000, 0x4F000000,
         0x7F7FFFFF, 0xFF7FFFFF, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00001],
    64: [0, 1 << 63, 1, (1 << 63) + 1, (1 << 52) - 1, 1 << 52, 0x3FE0000000000000, 0x3FF0000000000000,
         0xBFF0000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x7FF0000000000000, 0xFFF0000000000000,
         0x7FF8000000000000, 0x41E0000000000000],
}  # fmt: skip

UNSIGNED: dict[int, type[np.unsignedinteger]] = {16: np.uint16, 32: np.uint32, 64: np.uint64}
FLOATS: dict[int, type[np.floating]] = {16: np.float16, 32: np.float32, 64: np.float64}


def columns(bits: int, sources: int, *, batches: int = 3, floats: bool = False) -> Iterator[NDArray[Any]]:
    """Batches of (sources, 64) patterns of ``bits`` bits: edges against each other first, then mostly random ones.

    Of floats the second batch holds numbers of similar size, so that sums cancel and round.
    """
    rng = np.random.default_rng(bits * 10 + sources + floats)
    edges = np.array((FLOAT_EDGES if floats else EDGES)[bits], UNSIGNED[bits])
    for batch in range(batches):
        chosen = rng.choice(edges, (sources, 64))
        anything = rng.integers(0, 1 << bits, (sources, 64), UNSIGNED[bits], endpoint=False)
        if floats and batch == 1:
            yield rng.standard_normal((sources, 64)).astype(FLOATS[bits]).view(UNSIGNED[bits])
        else:
            yield chosen if batch == 0 else np.where(rng.random((sources, 64)) < 0.3, chosen, anything)


def signed(x: int, bits: int = 32) -> int:
    """The low ``bits`` bits as a two's complement number."""
    x &= (1 << bits) - 1
    return x - (1 << bits) if x >> (bits - 1) else x


def held(x: int, bits: int, is_signed: bool) -> int:
    """A number held within the limits of an integer type."""
    least, most = (-(1 << bits - 1), (1 << bits - 1) - 1) if is_signed else (0, (1 << bits) - 1)
    return min(max(x, least), most)
