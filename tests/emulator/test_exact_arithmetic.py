"""Fused multiply-adds against the C library's, which has one rounding."""

from __future__ import annotations

import ctypes
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.exact_arithmetic import fused_multiply_add, fused_multiply_add_f32, sum_to_odd

_LIBM = ctypes.CDLL("libm.so.6")
_LIBM.fma.argtypes, _LIBM.fma.restype = [ctypes.c_double] * 3, ctypes.c_double
_LIBM.fmaf.argtypes, _LIBM.fmaf.restype = [ctypes.c_float] * 3, ctypes.c_float

Triple = tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]


def triples(bits: int, seed: int) -> Triple:
    """Products that nearly cancel, sums that fall close to the middle between two numbers, zeros and infinities."""
    rng = np.random.default_rng(seed)
    count = 4000
    x = rng.integers(-(1 << bits), 1 << bits, count) * 2.0 ** rng.integers(-bits - 8, 8, count)
    y = rng.integers(-(1 << bits), 1 << bits, count) * 2.0 ** rng.integers(-bits - 8, 8, count)
    kind = np.float32 if bits < 30 else np.float64
    near = -(x * y).astype(kind).astype(np.float64)
    third = np.where(rng.random(count) < 0.5, near, near * 2.0 ** rng.integers(-bits - 4, bits + 4, count))
    third[::7] = rng.integers(-8, 9, len(third[::7])) * 2.0 ** rng.integers(-4, 4, len(third[::7]))
    x[:4], y[:4], third[:4] = [0.0, -0.0, np.inf, np.inf], [3.0, 2.0, 0.0, 1.0], [-0.0, 0.0, 1.0, -np.inf]
    return x, y, third


def test_fused_multiply_add_of_float64() -> None:
    x, y, z = triples(53, 1)
    with np.errstate(all="ignore"):
        got = fused_multiply_add(x, y, z)
    expected = [_LIBM.fma(*each) for each in zip(x.tolist(), y.tolist(), z.tolist(), strict=True)]
    np.testing.assert_array_equal(got, expected)
    np.testing.assert_array_equal(np.signbit(got[:2]), np.signbit(expected[:2]))


def test_fused_multiply_add_of_f32() -> None:
    x, y, z = triples(24, 2)
    tiny = 2.0**-130
    x, y, z = np.append(x, [2.0**-70, 3 * tiny]), np.append(y, [2.0**-75, 0.5]), np.append(z, [tiny, tiny])
    with np.errstate(all="ignore"):
        got = fused_multiply_add_f32(x, y, z)
    expected = [_LIBM.fmaf(*each) for each in zip(x.tolist(), y.tolist(), z.tolist(), strict=True)]
    np.testing.assert_array_equal(got, expected)


def test_a_sum_to_odd_lies_between_the_neighbours_of_the_exact_one() -> None:
    x, y, _ = triples(53, 3)
    x, y = x[4:500], y[4:500]
    for first, second, total in zip(x.tolist(), y.tolist(), sum_to_odd(x, y).tolist(), strict=True):
        exact = Fraction(first) + Fraction(second)
        if Fraction(total) != exact:
            assert int(np.float64(total).view(np.uint64)) & 1
            assert abs(Fraction(total) - exact) < Fraction(float(np.spacing(abs(total))))
