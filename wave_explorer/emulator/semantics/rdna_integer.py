"""Integer and bit operations that gfx11 or later add (RDNA4 ISA, chapters 16.1, 16.8 and 16.12; LLVM for gfx1250)."""

from __future__ import annotations

from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Modifier, Special, define
from wave_explorer.emulator.semantics.integer import conditional
from wave_explorer.emulator.value_types import F16, F32, I16, I32, I64, U16, U32, U64

V = TypeVar("V")

# The value of each source where the table of ``bitop3`` is read from its top bit down to bit 0.
_FIRST, _SECOND = 0xF0, 0xCC


# ------------------------------------------------------------------------------------------------------------- 64 bits
@define("s_add_nc_u64", unit="salu", results=[U64], sources=[U64, U64])
@define("v_add_nc_u64", unit="valu", results=[U64], sources=[U64, U64])
def add(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.add(x, y)


@define("s_sub_nc_u64", unit="salu", results=[U64], sources=[U64, U64])
@define("v_sub_nc_u64", unit="valu", results=[U64], sources=[U64, U64])
def sub(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.sub(x, y)


@define("s_mul_u64", unit="salu", results=[U64], sources=[U64, U64])
@define("v_mul_u64", unit="valu", results=[U64], sources=[U64, U64])
def mul(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.mul(x, y)


@define("v_min_u64", unit="valu", results=[U64], sources=[U64, U64])
@define("v_min_i64", unit="valu", results=[I64], sources=[I64, I64])
def minimum(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.minimum(x, y)


@define("v_max_u64", unit="valu", results=[U64], sources=[U64, U64])
@define("v_max_i64", unit="valu", results=[I64], sources=[I64, I64])
def maximum(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.maximum(x, y)


@define("v_mad_nc_u64_u32", unit="valu", results=[U64], sources=[U32, U32, U64])
def mad_unsigned(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    return a.add(a.mul(a.resize(x, U64), a.resize(y, U64)), z)


@define("v_mad_nc_i64_i32", unit="valu", results=[I64], sources=[I32, I32, I64])
def mad_signed(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    return a.add(a.mul(a.resize(x, I64), a.resize(y, I64)), z)


# ------------------------------------------------------------------------------------------------------------- 32 bits
@define("v_xor3_b32", unit="valu", results=[U32], sources=[U32, U32, U32])
def xor3(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    return a.bit_xor(a.bit_xor(x, y), z)


@define("v_mad_u32", unit="valu", results=[U32], sources=[U32, U32, U32])
def mad(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    return a.add(a.mul(x, y), z)


@define("v_cvt_i32_i16", unit="valu", results=[I32], sources=[I16])
def extend_signed(a: LaneAlgebra[V], x: V) -> V:
    return a.resize(x, I32)


@define("v_cvt_u32_u16", unit="valu", results=[U32], sources=[U16])
def extend_unsigned(a: LaneAlgebra[V], x: V) -> V:
    return a.resize(x, U32)


define("v_dual_cndmask_b32", unit="valu", results=[F32], sources=[F32, F32, Special.MASK_OR_VCC])(conditional)


@define("v_dual_bitop2_b32", unit="valu", results=[U32], sources=[U32, U32, Modifier("bitop3")], modifiers=["bitop3"])
def any_function_of_two(a: LaneAlgebra[V], x: V, y: V, table: int) -> V:
    """A truth table as that of ``v_bitop3_b32``, whose third source is 0 here: entries 0, 2, 4 and 6 count."""
    result = a.constant(U32, 0)
    for entry in (0, 2, 4, 6):
        if table >> entry & 1:
            first = x if _FIRST >> entry & 1 else a.bit_not(x)
            second = y if _SECOND >> entry & 1 else a.bit_not(y)
            result = a.bit_or(result, a.bit_and(first, second))
    return result


# ------------------------------------------------------------------------------------------------------------- 16 bits
@define("v_mov_b16", unit="valu", results=[U16], sources=[U16])
def move(a: LaneAlgebra[V], x: V) -> V:
    return x


@define("v_not_b16", unit="valu", results=[U16], sources=[U16])
def bit_not(a: LaneAlgebra[V], x: V) -> V:
    return a.bit_not(x)


@define("v_and_b16", unit="valu", results=[U16], sources=[U16, U16])
def bit_and(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.bit_and(x, y)


@define("v_or_b16", unit="valu", results=[U16], sources=[U16, U16])
def bit_or(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.bit_or(x, y)


@define("v_xor_b16", unit="valu", results=[U16], sources=[U16, U16])
def bit_xor(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.bit_xor(x, y)


define("v_cndmask_b16", unit="valu", results=[F16], sources=[F16, F16, Special.MASK])(conditional)
