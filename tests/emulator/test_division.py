"""The sequences that LLVM emits for divisions of f64 and f16 give correctly rounded quotients."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np

from tests.emulator.ieee import FORMATS, rounded
from tests.emulator.machine import Machine
from tests.emulator.samples import columns

_F64 = (
    "v_div_scale_f64 v[4:5], s[0:1], v[2:3], v[2:3], v[0:1]",
    "v_rcp_f64_e32 v[6:7], v[4:5]",
    "v_fma_f64 v[8:9], -v[4:5], v[6:7], 1.0",
    "v_fma_f64 v[6:7], v[6:7], v[8:9], v[6:7]",
    "v_fma_f64 v[8:9], -v[4:5], v[6:7], 1.0",
    "v_fma_f64 v[6:7], v[6:7], v[8:9], v[6:7]",
    "v_div_scale_f64 v[8:9], vcc, v[0:1], v[2:3], v[0:1]",
    "v_mul_f64 v[10:11], v[8:9], v[6:7]",
    "v_fma_f64 v[4:5], -v[4:5], v[10:11], v[8:9]",
    "v_div_fmas_f64 v[4:5], v[4:5], v[6:7], v[10:11]",
    "v_div_fixup_f64 v[4:5], v[4:5], v[2:3], v[0:1]",
)
_F16 = (
    "v_cvt_f32_f16_e32 v4, v0",
    "v_cvt_f32_f16_e32 v5, v2",
    "v_rcp_f32_e32 v5, v5",
    "v_mul_f32_e32 v4, v4, v5",
    "v_cvt_f16_f32_e32 v4, v4",
    "v_div_fixup_f16 v4, v4, v2, v0",
)


def quotient(x: float, y: float, bits: int) -> float:
    """IEEE 754 division."""
    sign = math.copysign(1, x) * math.copysign(1, y)
    if math.isnan(x) or math.isnan(y) or (x == 0 and y == 0) or (math.isinf(x) and math.isinf(y)):
        return math.nan
    if math.isinf(x) or y == 0:
        return sign * math.inf
    return sign * 0.0 if math.isinf(y) else rounded(Fraction(x) / Fraction(y), bits)


def check(bits: int, kind: type[np.floating], sequence: tuple[str, ...], allowed_units: int) -> None:
    for values in columns(bits, 2, batches=6, floats=True):
        machine = Machine()
        machine.v(0, values[0].view(kind), kind)
        machine.v(2, values[1].view(kind), kind)
        machine.run(*sequence)
        with np.errstate(invalid="ignore"):
            got, xs, ys = (v.astype(np.float64).tolist() for v in (machine.vget(4, kind), *values.view(kind)))
        smallest = 2.0 ** (FORMATS[bits][1] - FORMATS[bits][0] + 1)
        for g, x, y in zip(got, xs, ys, strict=True):
            expected = quotient(x, y, bits)
            if math.isnan(expected):
                assert math.isnan(g), (x, y)
            elif math.isinf(expected):
                assert g == expected, (x, y)
            elif abs(expected) < 2.0 ** FORMATS[bits][1]:
                # Of subnormal quotients the sequence rounds twice.
                assert abs(g - expected) <= smallest, (x, y)
            else:
                unit = math.ldexp(1.0, math.frexp(expected)[1] - FORMATS[bits][0])
                assert abs(g - expected) <= allowed_units * unit, (x, y)


def test_f64() -> None:
    check(64, np.float64, _F64, 0)


def test_f16() -> None:
    """Through an approximate f32 reciprocal: LLVM promises one unit in the last place."""
    check(16, np.float16, _F16, 1)
