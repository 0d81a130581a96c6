"""16-bit integer arithmetic, and mixtures of 16 and 32 bits (CDNA3 ISA, chapters 12.7, 12.8 and 12.11)."""

from __future__ import annotations

from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Semantics, define
from wave_explorer.emulator.semantics.saturation import narrowed, saturating
from wave_explorer.emulator.value_types import I16, I32, I64, U16, U32, ValueType

V = TypeVar("V")


def add(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.add(x, y)


def sub(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.sub(x, y)


def subrev(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.sub(y, x)


def multiply_add(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    return a.add(a.mul(x, y), z)


def _arithmetic(mnemonic: str, kind: ValueType, sources: int, semantics: Semantics) -> None:
    # What gfx8 had already clears bits 31:16; what gfx9 added keeps them (LLVM, zeroesHigh16BitsOfDest).
    define(
        mnemonic,
        unit="valu",
        results=[kind],
        sources=[kind] * sources,
        saturated=saturating(semantics, kind),
        keeps_high_half=sources == 3 or kind is I16,
    )(semantics)


_arithmetic("v_add_u16", U16, 2, add)
_arithmetic("v_sub_u16", U16, 2, sub)
_arithmetic("v_subrev_u16", U16, 2, subrev)
_arithmetic("v_add_i16", I16, 2, add)
_arithmetic("v_sub_i16", I16, 2, sub)
_arithmetic("v_add_i32", I32, 2, add)
_arithmetic("v_sub_i32", I32, 2, sub)
_arithmetic("v_mad_u16", U16, 3, multiply_add)
_arithmetic("v_mad_i16", I16, 3, multiply_add)
# The older forms, which clear the upper half.
for _kind in (U16, I16):
    define(
        f"v_mad_legacy_{_kind.name}",
        unit="valu",
        results=[_kind],
        sources=[_kind] * 3,
        saturated=saturating(multiply_add, _kind),
    )(multiply_add)


def _wider_sum(mnemonic: str, factor: ValueType, kind: ValueType) -> None:
    """Factors of 16 bits, sum of 32."""

    def wrapping(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
        return a.add(a.mul(a.resize(x, kind), a.resize(y, kind)), z)

    define(
        mnemonic,
        unit="valu",
        results=[kind],
        sources=[factor, factor, kind],
        saturated=saturating(multiply_add, kind),
    )(wrapping)


_wider_sum("v_mad_u32_u16", U16, U32)
_wider_sum("v_mad_i32_i16", I16, I32)


def _three(kind: ValueType) -> None:
    define(f"v_min3_{kind.name}", unit="valu", results=[kind], sources=[kind] * 3, keeps_high_half=True)(
        lambda a, x, y, z: a.minimum(a.minimum(x, y), z)
    )
    define(f"v_max3_{kind.name}", unit="valu", results=[kind], sources=[kind] * 3, keeps_high_half=True)(
        lambda a, x, y, z: a.maximum(a.maximum(x, y), z)
    )
    define(f"v_med3_{kind.name}", unit="valu", results=[kind], sources=[kind] * 3, keeps_high_half=True)(
        lambda a, x, y, z: a.maximum(a.minimum(x, y), a.minimum(a.maximum(x, y), z))
    )


_three(U16)
_three(I16)


def _packed_conversion(mnemonic: str, source: ValueType, half: ValueType) -> None:
    """Two integers held within 16 bits, the first in the low half.

    That they saturate is how LLVM uses them (AMDGPU pre-legalizer combine ``clamp_i64_to_i16``).
    """

    @define(mnemonic, unit="valu", results=[U32], sources=[source, source])
    def pack(a: LaneAlgebra[V], x: V, y: V) -> V:
        low, high = (a.resize(a.bitcast(narrowed(a, a.resize(v, I64), half), U16), U32) for v in (x, y))
        return a.bit_or(low, a.shift_left(high, a.constant(U32, 16)))


_packed_conversion("v_cvt_pk_u16_u32", U32, U16)
_packed_conversion("v_cvt_pk_i16_i32", I32, I16)
