"""Vector floating-point arithmetic (CDNA3 ISA, chapters 12.7, 12.8 and 12.11)."""

from __future__ import annotations

from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import OldResult, define
from wave_explorer.emulator.value_types import F16, F32, F64, I16, I32, ValueType

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
@define("v_fma_legacy_f16", unit="valu", results=[F16], sources=[F16, F16, F16])
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


_SMALLEST_NORMAL = float.fromhex("0x1p-126")


def _flushed(a: LaneAlgebra[V], x: V) -> V:
    """An f32 with subnormals made zeros of their sign."""
    subnormal = a.less(a.fabs(x), a.constant(F32, _SMALLEST_NORMAL))
    return a.select(subnormal, a.fmul(x, a.constant(F32, 0.0)), x)


@define("v_mad_f32", unit="valu", results=[F32], sources=[F32, F32, F32])
def mad(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    """A product that is rounded, then a sum that is rounded; subnormals are flushed in every MODE.

    LLVM takes it for a separate product and sum (``ISD::FMAD``), and only where subnormals may be flushed.
    """
    product = _flushed(a, a.fmul(_flushed(a, x), _flushed(a, y)))
    return _flushed(a, a.fadd(product, _flushed(a, z)))


@define("v_mac_f32", unit="valu", results=[F32], sources=[F32, F32, OldResult(F32)])
def mac(a: LaneAlgebra[V], x: V, y: V, accumulator: V) -> V:
    return mad(a, x, y, accumulator)


@define("v_madmk_f32", unit="valu", results=[F32], sources=[F32, F32, F32])
def madmk(a: LaneAlgebra[V], x: V, constant: V, y: V) -> V:
    return mad(a, x, constant, y)


@define("v_madak_f32", unit="valu", results=[F32], sources=[F32, F32, F32])
def madak(a: LaneAlgebra[V], x: V, y: V, constant: V) -> V:
    return mad(a, x, y, constant)


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
@define("v_min3_f16", unit="valu", results=[F16], sources=[F16, F16, F16], keeps_high_half=True)
def fminimum3(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    return a.fminimum(a.fminimum(x, y), z)


@define("v_max3_f32", unit="valu", results=[F32], sources=[F32, F32, F32])
@define("v_max3_f16", unit="valu", results=[F16], sources=[F16, F16, F16], keeps_high_half=True)
def fmaximum3(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    return a.fmaximum(a.fmaximum(x, y), z)


@define("v_med3_f32", unit="valu", results=[F32], sources=[F32, F32, F32])
@define("v_med3_f16", unit="valu", results=[F16], sources=[F16, F16, F16], keeps_high_half=True)
def fmedian3(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    """The middle one; with a NaN among them, the smallest of the three (CDNA3 ISA)."""
    middle = a.fmaximum(a.fminimum(x, y), a.fminimum(a.fmaximum(x, y), z))
    any_nan = a.bit_or(a.bit_or(a.is_nan(x), a.is_nan(y)), a.is_nan(z))
    return a.select(any_nan, fminimum3(a, x, y, z), middle)


def _or_nan(a: LaneAlgebra[V], x: V, y: V, chosen: V) -> V:
    """A NaN where one of the two is, else what was chosen."""
    return a.select(a.bit_or(a.is_nan(x), a.is_nan(y)), a.fadd(x, y), chosen)


def ieee_minimum(a: LaneAlgebra[V], x: V, y: V) -> V:
    """IEEE 754-2019 minimum: a NaN wins, -0 is below +0."""
    return _or_nan(a, x, y, a.fminimum(x, y))


def ieee_maximum(a: LaneAlgebra[V], x: V, y: V) -> V:
    """IEEE 754-2019 maximum: a NaN wins, +0 is above -0."""
    return _or_nan(a, x, y, a.fmaximum(x, y))


@define("v_minimum3_f32", unit="valu", results=[F32], sources=[F32, F32, F32])
def ieee_minimum3(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    return ieee_minimum(a, ieee_minimum(a, x, y), z)


@define("v_maximum3_f32", unit="valu", results=[F32], sources=[F32, F32, F32])
def ieee_maximum3(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    return ieee_maximum(a, ieee_maximum(a, x, y), z)


@define("v_ldexp_f32", unit="valu", results=[F32], sources=[F32, I32])
@define("v_ldexp_f64", unit="valu", results=[F64], sources=[F64, I32])
@define("v_ldexp_f16", unit="valu", results=[F16], sources=[F16, I16])
def ldexp(a: LaneAlgebra[V], x: V, exponent: V) -> V:
    return a.ldexp(x, a.resize(exponent, I32))


@define("v_mul_legacy_f32", unit="valu", results=[F32], sources=[F32, F32])
def legacy_mul(a: LaneAlgebra[V], x: V, y: V) -> V:
    """A product with a zero is +0, whatever the other factor (Direct3D 9 rules)."""
    zero = a.constant(F32, 0.0)
    return a.select(a.bit_or(a.equal(x, zero), a.equal(y, zero)), zero, a.fmul(x, y))


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
for _mnemonic, _function in (("v_rcp_f64", "rcp"), ("v_rsq_f64", "rsq"), ("v_sqrt_f64", "sqrt")):
    _transcendental(
        _mnemonic, _function, F64, "correctly rounded here; the hardware's error is up to 2**29 ulp (LLVM AMDGPU)"
    )


def _trigonometric(function: str, kind: ValueType, beyond: float) -> None:
    @define(
        f"v_{function}_{kind.name}",
        unit="valu",
        results=[kind],
        sources=[kind],
        approximation="correctly rounded here; AMD states an absolute error bound only",
    )
    def of_revolutions(a: LaneAlgebra[V], x: V) -> V:
        """Of an angle in revolutions; beyond 256 of them a constant (CDNA3 ISA)."""
        far = a.less(a.constant(kind, 256.0), a.fabs(x))
        return a.select(far, a.constant(kind, beyond), a.approximate(function, x))


for _kind in (F32, F16):
    _trigonometric("sin", _kind, 0.0)
    _trigonometric("cos", _kind, 1.0)
