"""Vector conversions between formats (CDNA3 ISA, V_CVT_*, V_PACK_*)."""

from __future__ import annotations

from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import define
from wave_explorer.emulator.semantics.byte_arithmetic import field, signed_field
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
_from_integer("v_cvt_f64_u32", U32, F64)
_from_integer("v_cvt_f64_i32", I32, F64)
_from_integer("v_cvt_f32_i32", I32, F32)
_from_integer("v_cvt_f16_u16", U16, F16)
_from_integer("v_cvt_f16_i16", I16, F16)


def _to_integer(mnemonic: str, source: ValueType, result: ValueType) -> None:
    define(mnemonic, unit="valu", results=[result], sources=[source])(lambda a, x: a.float_to_integer(x, result))


_to_integer("v_cvt_u32_f32", F32, U32)
_to_integer("v_cvt_u32_f64", F64, U32)
_to_integer("v_cvt_i32_f64", F64, I32)
_to_integer("v_cvt_i32_f32", F32, I32)
_to_integer("v_cvt_u16_f16", F16, U16)
_to_integer("v_cvt_i16_f16", F16, I16)


@define("v_cvt_rpi_i32_f32", unit="valu", results=[I32], sources=[F32])
def round_half_up(a: LaneAlgebra[V], x: V) -> V:
    """Floor of the f32 sum with a half."""
    return a.float_to_integer(a.fround(a.fadd(x, a.constant(F32, 0.5)), "floor"), I32)


@define("v_cvt_flr_i32_f32", unit="valu", results=[I32], sources=[F32])
def round_down(a: LaneAlgebra[V], x: V) -> V:
    return a.float_to_integer(a.fround(x, "floor"), I32)


def _from_byte(place: int) -> None:
    @define(f"v_cvt_f32_ubyte{place}", unit="valu", results=[F32], sources=[U32])
    def from_byte(a: LaneAlgebra[V], x: V) -> V:
        return a.integer_to_float(field(a, x, 8 * place, 8), F32)


for _place in range(4):
    _from_byte(_place)


@define("v_cvt_off_f32_i4", unit="valu", results=[F32], sources=[U32])
def from_sixteenths(a: LaneAlgebra[V], x: V) -> V:
    """The four lowest bits as a signed number of sixteenths."""
    return a.fmul(a.integer_to_float(signed_field(a, x, 0, 4), F32), a.constant(F32, 1 / 16))


@define("v_cvt_pk_f16_f32", unit="valu", results=[U32], sources=[F32, F32])
def pack_to_nearest(a: LaneAlgebra[V], x: V, y: V) -> V:
    """To nearest even, whatever MODE says (CDNA4 ISA)."""
    return _packed(a, a.float_to_float(x, F16, "even"), a.float_to_float(y, F16, "even"))


@define("v_cvt_pkrtz_f16_f32", unit="valu", results=[U32], sources=[F32, F32])
def pack_toward_zero(a: LaneAlgebra[V], x: V, y: V) -> V:
    return _packed(a, a.float_to_float(x, F16, "zero"), a.float_to_float(y, F16, "zero"))


@define("v_pack_b32_f16", unit="valu", results=[U32], sources=[F16, F16], modifiers=["op_sel"])
def pack(a: LaneAlgebra[V], x: V, y: V) -> V:
    return _packed(a, x, y)


def _packed(a: LaneAlgebra[V], low: V, high: V) -> V:
    upper = a.shift_left(a.resize(a.bitcast(high, U16), U32), a.constant(U32, 16))
    return a.bit_or(a.resize(a.bitcast(low, U16), U32), upper)
