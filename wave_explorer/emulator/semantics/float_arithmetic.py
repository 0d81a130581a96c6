"""Vector floating-point arithmetic (CDNA3 ISA, chapters 12.7, 12.8 and 12.11)."""

from __future__ import annotations

from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import OldResult, define
from wave_explorer.emulator.value_types import F16, F32, F64, I32, ValueType

V = TypeVar("V")

_FLOATS = {"f32": F32, "f16": F16, "f64": F64}


@define("v_add_f32", unit="valu", results=[F32], sources=[F32, F32])
@define("v_add_f16", unit="valu", results=[F16], sources=[F16, F16])
@define("v_add_f64", unit="valu", results=[F64], sources=[F64, F64])
def fadd(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.fadd(x, y)


@define("v_sub_f32", unit="valu", results=[F32], sources=[F32, F32])
@define("v_sub_f16", unit="valu", results=[F16], sources=[F16, F16])
def fsub(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.fadd(x, a.fneg(y))


@define("v_subrev_f32", unit="valu", results=[F32], sources=[F32, F32])
@define("v_subrev_f16", unit="valu", results=[F16], sources=[F16, F16])
def fsubrev(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.fadd(y, a.fneg(x))


@define("v_mul_f32", unit="valu", results=[F32], sources=[F32, F32])
@define("v_mul_f16", unit="valu", results=[F16], sources=[F16, F16])
@define("v_mul_f64", unit="valu", results=[F64], sources=[F64, F64])
def fmul(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.fmul(x, y)


@define("v_fma_f32", unit="valu", results=[F32], sources=[F32, F32, F32])
@define("v_fma_f16", unit="valu", results=[F16], sources=[F16, F16, F16], keeps_high_half=True)
@define("v_fma_f64", unit="valu", results=[F64], sources=[F64, F64, F64])
def fma(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    return a.fma(x, y, z)


@define("v_fmac_f32", unit="valu", results=[F32], sources=[F32, F32, OldResult(F32)])
@define("v_fmac_f16", unit="valu", results=[F16], sources=[F16, F16, OldResult(F16)])
@define("v_fmac_f64", unit="valu", results=[F64], sources=[F64, F64, OldResult(F64)])
def fmac(a: LaneAlgebra[V], x: V, y: V, accumulator: V) -> V:
    return a.fma(x, y, accumulator)


@define("v_fmamk_f32", unit="valu", results=[F32], sources=[F32, F32, F32])
def fmamk(a: LaneAlgebra[V], x: V, constant: V, y: V) -> V:
    return a.fma(x, constant, y)


@define("v_fmaak_f32", unit="valu", results=[F32], sources=[F32, F32, F32])
def fmaak(a: LaneAlgebra[V], x: V, y: V, constant: V) -> V:
    return a.fma(x, y, constant)


@define("v_min_f32", unit="valu", results=[F32], sources=[F32, F32])
@define("v_min_f16", unit="valu", results=[F16], sources=[F16, F16])
@define("v_min_f64", unit="valu", results=[F64], sources=[F64, F64])
def fminimum(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.fminimum(x, y)


@define("v_max_f32", unit="valu", results=[F32], sources=[F32, F32])
@define("v_max_f16", unit="valu", results=[F16], sources=[F16, F16])
@define("v_max_f64", unit="valu", results=[F64], sources=[F64, F64])
def fmaximum(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.fmaximum(x, y)


@define("v_min3_f32", unit="valu", results=[F32], sources=[F32, F32, F32])
@define("v_min3_f16", unit="valu", results=[F16], sources=[F16, F16, F16])
def fminimum3(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    return a.fminimum(a.fminimum(x, y), z)


@define("v_max3_f32", unit="valu", results=[F32], sources=[F32, F32, F32])
@define("v_max3_f16", unit="valu", results=[F16], sources=[F16, F16, F16])
def fmaximum3(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    return a.fmaximum(a.fmaximum(x, y), z)


@define("v_med3_f32", unit="valu", results=[F32], sources=[F32, F32, F32])
@define("v_med3_f16", unit="valu", results=[F16], sources=[F16, F16, F16])
def fmedian3(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    """The middle one; with a NaN among them, the smallest of the three (CDNA3 ISA)."""
    middle = a.fmaximum(a.fminimum(x, y), a.fminimum(a.fmaximum(x, y), z))
    any_nan = a.bit_or(a.bit_or(a.is_nan(x), a.is_nan(y)), a.is_nan(z))
    return a.select(any_nan, fminimum3(a, x, y, z), middle)


@define("v_ldexp_f32", unit="valu", results=[F32], sources=[F32, I32])
@define("v_ldexp_f64", unit="valu", results=[F64], sources=[F64, I32])
def ldexp(a: LaneAlgebra[V], x: V, exponent: V) -> V:
    return a.ldexp(x, exponent)


def _rounding_family(name: str, kind: ValueType) -> None:
    for mnemonic, how in (("floor", "floor"), ("ceil", "ceil"), ("trunc", "trunc"), ("rndne", "even")):
        define(f"v_{mnemonic}_{name}", unit="valu", results=[kind], sources=[kind])(
            lambda a, x, how=how: a.fround(x, how)
        )


for _name, _kind in _FLOATS.items():
    _rounding_family(_name, _kind)


def _transcendental(mnemonic: str, function: str, kind: ValueType, rule: str) -> None:
    define(mnemonic, unit="valu", results=[kind], sources=[kind], approximation=rule)(
        lambda a, x: a.approximate(function, x)
    )


_ONE_ULP = "correctly rounded here; AMD states an error of up to 1 ulp, and flushes subnormals"
for _mnemonic, _function in (
    ("v_exp_f32", "exp2"),
    ("v_log_f32", "log2"),
    ("v_rcp_f32", "rcp"),
    ("v_rcp_iflag_f32", "rcp"),
    ("v_rsq_f32", "rsq"),
    ("v_sqrt_f32", "sqrt"),
):
    _transcendental(_mnemonic, _function, F32, _ONE_ULP)
for _mnemonic, _function in (
    ("v_exp_f16", "exp2"),
    ("v_log_f16", "log2"),
    ("v_rcp_f16", "rcp"),
    ("v_rsq_f16", "rsq"),
    ("v_sqrt_f16", "sqrt"),
):
    _transcendental(_mnemonic, _function, F16, "correctly rounded here; AMD states an error of up to 0.51 ulp")
