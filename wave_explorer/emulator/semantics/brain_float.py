"""bf16: the upper half of an f32 (CDNA3 and CDNA4 ISA, V_CVT_*_BF16)."""

from __future__ import annotations

from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.value_types import F32, U32

V = TypeVar("V")


def halves(a: LaneAlgebra[V], x: V) -> tuple[V, V]:
    """The two bf16 of a u32 as f32, exactly; the low one first."""
    low = a.bitcast(a.shift_left(x, a.constant(U32, 16)), F32)
    high = a.bitcast(a.bit_and(x, a.constant(U32, 0xFFFF0000)), F32)
    return low, high


def from_f32(a: LaneAlgebra[V], x: V) -> V:
    """The nearest bf16, ties to even, as a u32 below 65536; a NaN stays one."""
    bits = a.bitcast(x, U32)
    sixteen, one = a.constant(U32, 16), a.constant(U32, 1)
    # Half of the last place that stays, less one where that place is even.
    tie = a.add(a.constant(U32, 0x7FFF), a.bit_and(a.shift_right(bits, sixteen), one))
    rounded = a.shift_right(a.add(bits, tie), sixteen)
    quiet = a.bit_or(a.shift_right(bits, sixteen), a.constant(U32, 0x40))
    return a.select(a.is_nan(x), quiet, rounded)


def packed(a: LaneAlgebra[V], low: V, high: V) -> V:
    """Two 16-bit patterns, as u32 each, in one u32."""
    return a.bit_or(low, a.shift_left(high, a.constant(U32, 16)))
