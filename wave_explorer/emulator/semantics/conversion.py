"""Vector conversions between formats (CDNA3 ISA, V_CVT_*, V_PACK_*)."""

from __future__ import annotations

from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import define
from wave_explorer.emulator.value_types import F16, F32, F64, I16, I32, U16, U32, ValueType

V = TypeVar("V")


def _between_floats(mnemonic: str, source: ValueType, result: ValueType) -> None:
    define(mnemonic, unit="valu", results=[result], sources=[source])(lambda a, x: a.float_to_float(x, result))


_between_floats("v_cvt_f16_f32", F32, F16)
_between_floats("v_cvt_f32_f16", F16, F32)
_between_floats("v_cvt_f64_f32", F32, F64)
_between_floats("v_cvt_f32_f64", F64, F32)


def _from_integer(mnemonic: str, source: ValueType, result: ValueType) -> None:
    define(mnemonic, unit="valu", results=[result], sources=[source])(lambda a, x: a.integer_to_float(x, result))


_from_integer("v_cvt_f32_u32", U32, F32)
_from_integer("v_cvt_f32_i32", I32, F32)
_from_integer("v_cvt_f16_u16", U16, F16)
_from_integer("v_cvt_f16_i16", I16, F16)


def _to_integer(mnemonic: str, source: ValueType, result: ValueType) -> None:
    define(mnemonic, unit="valu", results=[result], sources=[source])(lambda a, x: a.float_to_integer(x, result))


_to_integer("v_cvt_u32_f32", F32, U32)
_to_integer("v_cvt_i32_f32", F32, I32)
_to_integer("v_cvt_u16_f16", F16, U16)
_to_integer("v_cvt_i16_f16", F16, I16)


@define("v_cvt_pkrtz_f16_f32", unit="valu", results=[U32], sources=[F32, F32])
def pack_toward_zero(a: LaneAlgebra[V], x: V, y: V) -> V:
    return _packed(a, a.float_to_float(x, F16, "zero"), a.float_to_float(y, F16, "zero"))


@define("v_pack_b32_f16", unit="valu", results=[U32], sources=[F16, F16], modifiers=["op_sel"])
def pack(a: LaneAlgebra[V], x: V, y: V) -> V:
    return _packed(a, x, y)


def _packed(a: LaneAlgebra[V], low: V, high: V) -> V:
    upper = a.shift_left(a.resize(a.bitcast(high, U16), U32), a.constant(U32, 16))
    return a.bit_or(a.resize(a.bitcast(low, U16), U32), upper)
