"""Arithmetic on the bytes of registers: sums of differences, averages, narrowing shifts (CDNA3 ISA, chapter 12.11)."""

from __future__ import annotations

from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import define
from wave_explorer.emulator.semantics.saturation import limits, narrowed
from wave_explorer.emulator.value_types import I32, I64, U16, U32, ValueType

V = TypeVar("V")
_I8, _U8 = ValueType("i8", 8, "signed"), ValueType("u8", 8, "unsigned")


def field(a: LaneAlgebra[V], x: V, first: int, bits: int) -> V:
    """Bits of a u32 from ``first`` on, as u32."""
    raised = a.shift_right(x, a.constant(U32, first)) if first else x
    return a.bit_and(raised, a.constant(U32, (1 << bits) - 1))


def signed_field(a: LaneAlgebra[V], x: V, first: int, bits: int) -> V:
    """The same as a signed i32."""
    raised = a.bitcast(a.shift_left(x, a.constant(U32, 32 - first - bits)), I32)
    return a.shift_right(raised, a.constant(U32, 32 - bits))


def _distance(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.sub(a.maximum(x, y), a.minimum(x, y))


def _sum_of_differences(a: LaneAlgebra[V], x: V, y: V, bits: int) -> V:
    total = a.constant(U32, 0)
    for first in range(0, 32, bits):
        total = a.add(total, _distance(a, field(a, x, first, bits), field(a, y, first, bits)))
    return total


@define("v_sad_u8", unit="valu", results=[U32], sources=[U32, U32, U32])
def sum_of_byte_differences(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    return a.add(_sum_of_differences(a, x, y, 8), z)


@define("v_sad_hi_u8", unit="valu", results=[U32], sources=[U32, U32, U32])
def raised_sum_of_byte_differences(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    return a.add(a.shift_left(_sum_of_differences(a, x, y, 8), a.constant(U32, 16)), z)


@define("v_sad_u16", unit="valu", results=[U32], sources=[U32, U32, U32])
def sum_of_word_differences(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    return a.add(_sum_of_differences(a, x, y, 16), z)


@define("v_sad_u32", unit="valu", results=[U32], sources=[U32, U32, U32])
def difference(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    return a.add(_distance(a, x, y), z)


@define("v_lerp_u8", unit="valu", results=[U32], sources=[U32, U32, U32])
def average(a: LaneAlgebra[V], x: V, y: V, rounding: V) -> V:
    """Half of the sum of each two bytes, rounded up where bit 0 of the third one is set."""
    result = a.constant(U32, 0)
    for first in range(0, 32, 8):
        total = a.add(a.add(field(a, x, first, 8), field(a, y, first, 8)), field(a, rounding, first, 1))
        result = a.bit_or(result, a.shift_left(a.shift_right(total, a.constant(U32, 1)), a.constant(U32, first)))
    return result


@define("v_alignbyte_b32", unit="valu", results=[U32], sources=[U32, U32, U32])
def align_bytes(a: LaneAlgebra[V], x: V, y: V, count: V) -> V:
    bits = a.shift_left(a.bit_and(count, a.constant(U32, 3)), a.constant(U32, 3))
    return a.low_half(a.shift_right(a.pair(y, x), bits))


@define("v_sat_pk_u8_i16", unit="valu", results=[U16], sources=[U32])
def pack_bytes(a: LaneAlgebra[V], x: V) -> V:
    """The two signed halves of a register, each held within a byte."""
    low, high = (narrowed(a, a.resize(signed_field(a, x, first, 16), I64), U16, 0, 255) for first in (0, 16))
    return a.bit_or(low, a.shift_left(high, a.constant(U32, 8)))


def _narrowing_shift(mnemonic: str, kind: ValueType) -> None:
    least, greatest = limits(kind)

    @define(mnemonic, unit="valu", results=[U16], sources=[I32, I32, U32], keeps_high_half=True)
    def shift(a: LaneAlgebra[V], x: V, y: V, count: V) -> V:
        """Both sources shifted right, each held within a byte; CDNA4 ISA."""
        low, high = (
            a.bit_and(
                a.resize(narrowed(a, a.resize(a.shift_right(v, count), I64), I32, least, greatest), U16),
                a.constant(U16, 0xFF),
            )
            for v in (x, y)
        )
        return a.bit_or(low, a.shift_left(high, a.constant(U32, 8)))


_narrowing_shift("v_ashr_pk_i8_i32", _I8)
_narrowing_shift("v_ashr_pk_u8_i32", _U8)
