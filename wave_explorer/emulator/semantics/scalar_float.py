"""Scalar floating-point arithmetic, which gfx11.5 and gfx12 have (RDNA4 ISA, chapters 16.1 to 16.4).

An f16 is the low half of an SGPR; a result of 16 bits clears the other half.
"""

from __future__ import annotations

from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import OldResult, Semantics, Special, define
from wave_explorer.emulator.semantics.compare import FLOAT_TESTS
from wave_explorer.emulator.semantics.float_arithmetic import ieee_maximum, ieee_minimum
from wave_explorer.emulator.value_types import F16, F32, I32, U16, U32, ValueType

V = TypeVar("V")


def _half(a: LaneAlgebra[V], x: V) -> V:
    return a.bitcast(a.resize(x, U16), F16)


def _dword(a: LaneAlgebra[V], x: V) -> V:
    return a.resize(a.bitcast(x, U16), U32)


_ARITHMETIC: dict[str, Semantics] = {
    "add": lambda a, x, y: a.fadd(x, y),
    "sub": lambda a, x, y: a.fadd(x, a.fneg(y)),
    "mul": lambda a, x, y: a.fmul(x, y),
    "min_num": lambda a, x, y: a.fminimum(x, y),
    "max_num": lambda a, x, y: a.fmaximum(x, y),
    "minimum": ieee_minimum,
    "maximum": ieee_maximum,
}
# gfx11.5 has these two under their old names.
_OLD_NAMES = {"min_num": "min", "max_num": "max"}


def _arithmetic(name: str, combine: Semantics) -> None:
    @define(f"s_{name}_f32", unit="salu", results=[F32], sources=[F32, F32])
    def single(a: LaneAlgebra[V], x: V, y: V) -> V:
        result: V = combine(a, x, y)
        return result

    @define(f"s_{name}_f16", unit="salu", results=[U32], sources=[U32, U32])
    def half(a: LaneAlgebra[V], x: V, y: V) -> V:
        result: V = combine(a, _half(a, x), _half(a, y))
        return _dword(a, result)


for _name, _combine in _ARITHMETIC.items():
    _arithmetic(_name, _combine)
for _name, _old in _OLD_NAMES.items():
    _arithmetic(_old, _ARITHMETIC[_name])


@define("s_fmac_f32", unit="salu", results=[F32], sources=[F32, F32, OldResult(F32)])
@define("s_fmaak_f32", unit="salu", results=[F32], sources=[F32, F32, F32])
def fused(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    return a.fma(x, y, z)


@define("s_fmamk_f32", unit="salu", results=[F32], sources=[F32, F32, F32])
def fused_with_constant_factor(a: LaneAlgebra[V], x: V, constant: V, y: V) -> V:
    return a.fma(x, constant, y)


@define("s_fmac_f16", unit="salu", results=[U32], sources=[U32, U32, OldResult(U32)])
def fused_half(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    return _dword(a, a.fma(_half(a, x), _half(a, y), _half(a, z)))


def _rounding(name: str, how: str) -> None:
    @define(f"s_{name}_f32", unit="salu", results=[F32], sources=[F32])
    def single(a: LaneAlgebra[V], x: V) -> V:
        return a.fround(x, how)

    @define(f"s_{name}_f16", unit="salu", results=[U32], sources=[U32])
    def half(a: LaneAlgebra[V], x: V) -> V:
        return _dword(a, a.fround(_half(a, x), how))


for _name, _how in (("floor", "floor"), ("ceil", "ceil"), ("trunc", "trunc"), ("rndne", "even")):
    _rounding(_name, _how)


# --------------------------------------------------------------------------------------------------------- conversions
@define("s_cvt_f32_i32", unit="salu", results=[F32], sources=[I32])
@define("s_cvt_f32_u32", unit="salu", results=[F32], sources=[U32])
def from_integer(a: LaneAlgebra[V], x: V) -> V:
    return a.integer_to_float(x, F32)


def _to_integer(name: str, kind: ValueType) -> None:
    define(f"s_cvt_{name}_f32", unit="salu", results=[kind], sources=[F32])(lambda a, x: a.float_to_integer(x, kind))


_to_integer("i32", I32)
_to_integer("u32", U32)


@define("s_cvt_f16_f32", unit="salu", results=[U32], sources=[F32])
def to_half(a: LaneAlgebra[V], x: V) -> V:
    return _dword(a, a.float_to_float(x, F16))


@define("s_cvt_f32_f16", unit="salu", results=[F32], sources=[U32])
def from_half(a: LaneAlgebra[V], x: V) -> V:
    return a.float_to_float(_half(a, x), F32)


@define("s_cvt_hi_f32_f16", unit="salu", results=[F32], sources=[U32])
def from_high_half(a: LaneAlgebra[V], x: V) -> V:
    return from_half(a, a.shift_right(x, a.constant(U32, 16)))


@define("s_cvt_pk_rtz_f16_f32", unit="salu", results=[U32], sources=[F32, F32])
def pack_toward_zero(a: LaneAlgebra[V], x: V, y: V) -> V:
    low, high = (_dword(a, a.float_to_float(part, F16, "zero")) for part in (x, y))
    return a.bit_or(low, a.shift_left(high, a.constant(U32, 16)))


# ------------------------------------------------------------------------------------------------------------ compares
def _compare(name: str, test: Semantics) -> None:
    define(f"s_cmp_{name}_f32", unit="salu", results=[Special.SCC], sources=[F32, F32])(test)

    @define(f"s_cmp_{name}_f16", unit="salu", results=[Special.SCC], sources=[U32, U32])
    def half(a: LaneAlgebra[V], x: V, y: V) -> V:
        result: V = test(a, _half(a, x), _half(a, y))
        return result


for _name, _test in FLOAT_TESTS.items():
    _compare(_name, _test)
