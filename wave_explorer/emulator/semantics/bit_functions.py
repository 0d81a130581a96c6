"""Bit operations beyond and, or and shifts: masks, truth tables, a random step (CDNA3 ISA, chapter 12; CDNA4 ISA)."""

from __future__ import annotations

from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Modifier, OldResult, define
from wave_explorer.emulator.value_types import I32, U16, U32, ValueType

V = TypeVar("V")


@define("v_bfm_b32", unit="valu", results=[U32], sources=[U32, U32])
def bit_field_mask(a: LaneAlgebra[V], width: V, offset: V) -> V:
    one = a.constant(U32, 1)
    return a.shift_left(a.sub(a.shift_left(one, width), one), offset)


@define("v_xad_u32", unit="valu", results=[U32], sources=[U32, U32, U32])
def xor_add(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    return a.add(a.bit_xor(x, y), z)


@define("v_ffbh_i32", unit="valu", results=[U32], sources=[I32])
def first_bit_unlike_the_sign(a: LaneAlgebra[V], x: V) -> V:
    """Counted from the top; -1 where all bits are alike."""
    sign = a.shift_right(x, a.constant(U32, 31))
    unlike = a.bitcast(a.bit_xor(x, sign), U32)
    return a.select(a.equal(unlike, a.constant(U32, 0)), a.constant(U32, -1), a.leading_zeros(unlike))


@define("v_swap_b32", unit="valu", results=[U32, U32], sources=[OldResult(U32), OldResult(U32, 1)])
def swap(a: LaneAlgebra[V], x: V, y: V) -> tuple[V, V]:
    return y, x


@define("v_prng_b32", unit="valu", results=[U32], sources=[U32])
def random_step(a: LaneAlgebra[V], x: V) -> V:
    """One step of a linear feedback shift register (CDNA4 ISA)."""
    fed_back = a.mul(a.shift_right(x, a.constant(U32, 31)), a.constant(U32, 0xC5))
    return a.bit_xor(a.shift_left(x, a.constant(U32, 1)), fed_back)


def _truth_table(kind: ValueType) -> None:
    @define(
        f"v_bitop3_b{kind.bits}",
        unit="valu",
        results=[kind],
        sources=[kind, kind, kind, Modifier("bitop3")],
        modifiers=["bitop3"],
        keeps_high_half=True,
    )
    def bitwise(a: LaneAlgebra[V], x: V, y: V, z: V, table: int) -> V:
        """Bit ``4 x + 2 y + z`` of the table, for each bit of the sources (CDNA4 ISA)."""
        result = a.constant(kind, 0)
        for row in range(8):
            if table >> row & 1:
                term = x if row & 4 else a.bit_not(x)
                term = a.bit_and(term, y if row & 2 else a.bit_not(y))
                result = a.bit_or(result, a.bit_and(term, z if row & 1 else a.bit_not(z)))
        return result


_truth_table(U32)
_truth_table(U16)
