"""Sums and fused multiply-adds of float64 arrays whose one rounding is right, by error-free transformations."""

from __future__ import annotations

import numpy as np

from wave_explorer.emulator.wavefronts import Lanes

_SPLITTER = float(2**27 + 1)
# Within these bounds Dekker's product neither overflows nor loses bits below the smallest subnormal.
_LARGE, _SMALL = 2.0**480, 2.0**-480
_TINY_F32 = 2.0**-126


def sum_to_odd(x: Lanes, y: Lanes) -> Lanes:
    """``x + y`` of float64, rounded *to odd*: truncated, with the last bit set if anything was lost.

    A second rounding of it to at most 50 bits is right (Boldo and Melquiond, "When double rounding is odd", 2005).
    """
    total, error = _two_sum(x, y)
    inexact = (error != 0) & np.isfinite(total) & ((total.view(np.uint64) & np.uint64(1)) == 0)
    if not inexact.any():
        return total
    # The exact value lies between total and a neighbour, which is odd: that neighbour is the one to take.
    return np.where(inexact, np.nextafter(total, np.where(error > 0, np.inf, -np.inf)), total)


def fused_multiply_add_f32(x: Lanes, y: Lanes, z: Lanes) -> Lanes:
    """``x * y + z`` of f32 numbers with one rounding, to nearest even; all of them, and the result, held as float64.

    The product is exact in float64.  Rounding the sum to float64 and then to f32 goes wrong only where the first
    rounding hits the middle between two f32 numbers; those few sums are rounded to odd first.
    """
    total = x * y
    total += z
    # f32 drops 29 bits of a float64, and more where the result is subnormal.
    doubtful = (total.view(np.uint64) & np.uint64(0x1FFFFFFF)) == np.uint64(0x10000000)
    doubtful |= np.abs(total) < _TINY_F32
    if doubtful.any():
        product = np.broadcast_to(x * y, total.shape)[doubtful]
        total[doubtful] = sum_to_odd(product, np.broadcast_to(z, total.shape)[doubtful])
    narrow: Lanes = total.astype(np.float32).astype(np.float64)
    return narrow


def fused_multiply_add(x: Lanes, y: Lanes, z: Lanes) -> Lanes:
    """``x * y + z`` of float64 with one rounding, to nearest even.

    By Boldo and Melquiond, "Emulation of FMA and correctly rounded sums" (2008).  Beyond magnitudes of 2**±480, where
    the error of the product is no float64 number, product and sum are rounded separately.
    """
    plain = np.asarray(x * y + z)
    high, low = _two_product(x, y)
    upper, lower = _two_sum(z, low)
    first, second = _two_sum(high, upper)
    fused = first + sum_to_odd(lower, second)
    size = np.maximum(np.maximum(np.abs(x), np.abs(y)), np.maximum(np.abs(z), np.abs(high)))
    usable = (size < _LARGE) & ((np.abs(high) > _SMALL) | (high == 0)) & ((high != 0) | (x == 0) | (y == 0))
    return np.where(usable & (fused != 0), fused, plain)


def _two_sum(x: Lanes, y: Lanes) -> tuple[Lanes, Lanes]:
    """Knuth: a float64 and an error whose sum is ``x + y`` exactly."""
    total = np.asarray(x + y)
    part = total - x
    return total, (x - (total - part)) + (y - part)


def _two_product(x: Lanes, y: Lanes) -> tuple[Lanes, Lanes]:
    """Dekker and Veltkamp: a float64 and an error whose sum is ``x * y`` exactly."""
    product = np.asarray(x * y)
    x_high, x_low = _split(x)
    y_high, y_low = _split(y)
    error = x_low * y_low - (((product - x_high * y_high) - x_low * y_high) - x_high * y_low)
    return product, error


def _split(x: Lanes) -> tuple[Lanes, Lanes]:
    scaled = _SPLITTER * x
    high = scaled - (scaled - x)
    return high, x - high
