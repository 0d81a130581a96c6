"""Floating-point instructions against exact fractions, rounded by a definition of its own."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.emulator import ieee
from tests.emulator.ieee import DOWN, NEAREST, UP, ZERO
from tests.emulator.machine import Machine, mask_bits
from wave_explorer.emulator.wavefronts import FloatMode


def rounded(exact: Fraction, kind: type[np.generic], mode: int = NEAREST) -> float:
    """IEEE 754 rounding of an exact number that is not 0."""
    return ieee.rounded(exact, 8 * np.dtype(kind).itemsize, mode)


def bits_of(kind: type[np.generic]) -> st.SearchStrategy[int]:
    """Bit patterns of finite numbers: edges, subnormals, and everything."""
    if kind is np.float32:
        edges = [0, 0x80000000, 1, 0x80000001, 0x7FFFFF, 0x800000, 0x3F800000, 0xBF800000, 0x7F7FFFFF, 0xFF7FFFFF]
        return st.one_of(
            st.sampled_from(edges),
            st.integers(0, 0x7F7FFFFF),
            st.integers(0x80000000, 0xFF7FFFFF),
            st.integers(0x3F000000, 0x40800000),
            st.integers(0xBF000000, 0xC0800000),
        )
    edges = [0, 0x8000, 1, 0x8001, 0x3FF, 0x400, 0x3C00, 0xBC00, 0x7BFF, 0xFBFF]
    return st.one_of(st.sampled_from(edges), st.integers(0, 0x7BFF), st.integers(0x8000, 0xFBFF))


def triples(kind: type[np.generic]) -> st.SearchStrategy[list[tuple[int, int, int]]]:
    return st.lists(st.tuples(*(bits_of(kind),) * 3), min_size=64, max_size=64)


def machine_with(values: list[tuple[int, int, int]], kind: type[np.generic], mode: FloatMode) -> tuple[Machine, Any]:
    machine = Machine(mode)
    columns = np.array(values, f"u{np.dtype(kind).itemsize}").view(kind)
    for register in range(3):
        machine.v(register, columns[:, register], kind)
    return machine, columns


EXACT: dict[str, Callable[[Fraction, Fraction, Fraction], Fraction]] = {
    "add": lambda x, y, z: x + y,
    "sub": lambda x, y, z: x - y,
    "mul": lambda x, y, z: x * y,
    "fma": lambda x, y, z: x * y + z,
}


@pytest.mark.parametrize("kind", [np.float32, np.float16], ids=["f32", "f16"])
@pytest.mark.parametrize("rounding", [NEAREST, UP, DOWN, ZERO], ids=["nearest", "up", "down", "zero"])
@given(data=st.data())
@settings(max_examples=6, deadline=None)
def test_arithmetic_is_correctly_rounded(kind: type[np.generic], rounding: int, data: st.DataObject) -> None:
    values = data.draw(triples(kind))
    suffix = "f32" if kind is np.float32 else "f16"
    machine, columns = machine_with(values, kind, FloatMode(round_32=rounding, round_16_64=rounding))
    for name, exact_of in EXACT.items():
        sources = "v0, v1, v2" if name == "fma" else "v0, v1"
        machine.run(f"v_{name}_{suffix} v3, {sources}")
        got = machine.vget(3, kind).astype(np.float64)
        for lane, (x, y, z) in enumerate(columns.astype(np.float64)):
            exact = exact_of(Fraction(x), Fraction(y), Fraction(z))
            if exact:
                assert got[lane] == rounded(exact, kind, rounding), (name, x, y, z)
            else:
                assert got[lane] == 0


def test_fma_rounds_once() -> None:
    """A case that float64 arithmetic followed by rounding to f32 gets wrong."""
    machine = Machine()
    # (1 + 2**-12) * (1 + 2**-12) + 2**-80 lies just above a tie of f32.
    x = np.float32(1 + 2**-12)
    machine.v(0, [x], np.float32)
    machine.v(1, [x], np.float32)
    machine.v(2, [2.0**-80], np.float32)
    machine.run("v_fma_f32 v3, v0, v1, v2")
    exact = Fraction(float(x)) ** 2 + Fraction(2) ** -80
    naive = np.float32(float(x) * float(x) + 2.0**-80)
    assert machine.vget(3, np.float32)[0] == rounded(exact, np.float32) != naive


@given(st.lists(st.floats(allow_nan=False, allow_infinity=False), min_size=12, max_size=12))
@settings(max_examples=15, deadline=None)
def test_fma_f64(values: list[float]) -> None:
    machine = Machine()
    for register in range(3):
        machine.v(4 + 2 * register, values[4 * register : 4 * register + 4], np.float64)
    machine.run("v_fma_f64 v[0:1], v[4:5], v[6:7], v[8:9]")
    got = machine.vget(0, np.float64)
    for lane in range(4):
        x, y, z = values[lane], values[lane + 4], values[lane + 8]
        exact = Fraction(x) * Fraction(y) + Fraction(z)
        try:
            expected = float(exact)
        except OverflowError:
            expected = math.inf if exact > 0 else -math.inf
        assert got[lane] == expected


@pytest.mark.parametrize(
    ("denormals", "expected_add", "expected_mul"),
    [(3, 2.0**-140, 2.0**-130), (0, 0.0, 0.0), (1, 0.0, 0.0), (2, 0.0, 2.0**-130)],
)
def test_denormal_mode(denormals: int, expected_add: float, expected_mul: float) -> None:
    """Bit 0 keeps subnormal inputs, bit 1 keeps subnormal results."""
    machine = Machine(FloatMode(denormals_32=denormals))
    machine.v(0, [2.0**-141], np.float32)
    machine.v(1, [2.0**-65], np.float32)
    machine.run("v_add_f32_e32 v2, v0, v0", "v_mul_f32_e32 v3, v1, v1")
    assert machine.vget(2, np.float32)[0] == expected_add
    assert machine.vget(3, np.float32)[0] == expected_mul


def test_mode_register_is_set_by_the_program() -> None:
    machine = Machine(FloatMode(denormals_32=0))
    machine.v(0, [2.0**-141], np.float32)
    machine.run(
        "v_add_f32_e32 v1, v0, v0",
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3",
        "v_add_f32_e32 v2, v0, v0",
        "s_getreg_b32 s0, hwreg(HW_REG_MODE, 4, 2)",
    )
    assert machine.vget(1, np.float32)[0] == 0
    assert machine.vget(2, np.float32)[0] == 2.0**-140
    assert machine.sget(0) == 3


@given(triples(np.float32))
@settings(max_examples=15, deadline=None)
def test_conversions(values: list[tuple[int, int, int]]) -> None:
    machine, columns = machine_with(values, np.float32, FloatMode())
    machine.run("v_cvt_f16_f32_e32 v3, v0", "v_cvt_f32_f16_e32 v4, v3", "v_cvt_pkrtz_f16_f32 v5, v0, v1")
    half = machine.vget(3, np.float16)
    low = (machine.vget(5) & 0xFFFF).astype(np.uint16).view(np.float16)
    high = (machine.vget(5) >> 16).astype(np.uint16).view(np.float16)
    for lane, (x, y, _) in enumerate(columns.astype(np.float64)):
        assert half[lane] == (rounded(Fraction(x), np.float16) if x else 0)
        assert low[lane] == (rounded(Fraction(x), np.float16, ZERO) if x else 0)
        assert high[lane] == (rounded(Fraction(y), np.float16, ZERO) if y else 0)
    assert (machine.vget(4, np.float32) == half.astype(np.float32)).all()
    machine.run("v_cvt_i32_f32_e32 v3, v0", "v_cvt_u32_f32_e32 v4, v0")
    for lane, x in enumerate(columns[:, 0].astype(np.float64)):
        assert machine.vget(3, np.int32)[lane] == min(max(int(x), -(2**31)), 2**31 - 1)
        assert machine.vget(4)[lane] == min(max(int(x), 0), 2**32 - 1)


@given(st.lists(st.integers(0, 2**32 - 1), min_size=64, max_size=64))
@settings(max_examples=15, deadline=None)
def test_integers_to_float(values: list[int]) -> None:
    machine = Machine()
    machine.v(0, values)
    machine.run("v_cvt_f32_u32_e32 v1, v0", "v_cvt_f32_i32_e32 v2, v0")
    for lane, x in enumerate(values):
        signed = x - 2**32 if x >> 31 else x
        assert machine.vget(1, np.float32)[lane] == (rounded(Fraction(x), np.float32) if x else 0)
        assert machine.vget(2, np.float32)[lane] == (rounded(Fraction(signed), np.float32) if x else 0)


def test_conversion_of_what_is_no_number() -> None:
    machine = Machine()
    machine.v(0, [math.nan, math.inf, -math.inf], np.float32)
    machine.run("v_cvt_i32_f32_e32 v1, v0", "v_cvt_u32_f32_e32 v2, v0", "v_cvt_f16_f32_e32 v3, v0")
    assert machine.vget(1, np.int32)[:3].tolist() == [0, 2**31 - 1, -(2**31)]
    assert machine.vget(2)[:3].tolist() == [0, 2**32 - 1, 0]
    assert np.isnan(machine.vget(3, np.float16)[0])
    assert machine.vget(3, np.float16)[1:3].tolist() == [math.inf, -math.inf]


SPECIAL = [0.0, -0.0, 1.5, -1.5, math.inf, -math.inf, math.nan, 2.0**-140]


def test_minimum_and_maximum() -> None:
    """IEEE 754-2008 minNum and maxNum: a number beats a NaN; -0 is below +0."""
    pairs = [(x, y) for x in SPECIAL for y in SPECIAL]
    machine = Machine()
    machine.v(0, [x for x, _ in pairs], np.float32)
    machine.v(1, [y for _, y in pairs], np.float32)
    machine.run("v_min_f32_e32 v2, v0, v1", "v_max_f32_e32 v3, v0, v1", "v_max3_f32 v4, v0, v1, -1.0")
    for lane, (x, y) in enumerate(pairs):
        ordered = sorted((v for v in (x, y) if not math.isnan(v)), key=lambda v: (v, math.copysign(1, v)))
        least, most = (ordered[0], ordered[-1]) if ordered else (math.nan, math.nan)
        for register, expected in ((2, least), (3, most)):
            got = float(machine.vget(register, np.float32)[lane])
            assert math.isnan(got) if math.isnan(expected) else (got == np.float32(expected)), (x, y)
            assert math.isnan(got) or math.copysign(1, got) == math.copysign(1, expected), (x, y)
        assert float(machine.vget(4, np.float32)[lane]) == (-1.0 if math.isnan(most) else max(np.float32(most), -1.0))


@pytest.mark.parametrize(
    ("name", "test"),
    [
        ("lt", lambda x, y: x < y), ("eq", lambda x, y: x == y), ("le", lambda x, y: x <= y),
        ("gt", lambda x, y: x > y), ("ge", lambda x, y: x >= y), ("lg", lambda x, y: x < y or x > y),
        ("nlt", lambda x, y: not x < y), ("neq", lambda x, y: x != y), ("nge", lambda x, y: not x >= y),
        ("u", lambda x, y: math.isnan(x) or math.isnan(y)), ("o", lambda x, y: not (math.isnan(x) or math.isnan(y))),
    ],
)  # fmt: skip
def test_compares(name: str, test: Callable[[float, float], bool]) -> None:
    pairs = [(x, y) for x in SPECIAL for y in SPECIAL]
    machine = Machine()
    machine.v(0, [x for x, _ in pairs], np.float32)
    machine.v(1, [y for _, y in pairs], np.float32)
    machine.run(f"v_cmp_{name}_f32_e32 vcc, v0, v1")
    assert machine.vcc == mask_bits(test(x, y) for x, y in pairs)


@given(st.lists(st.floats(-300, 300, width=32), min_size=64, max_size=64))
@settings(max_examples=15, deadline=None)
def test_transcendentals_are_within_one_ulp(values: list[float]) -> None:
    machine = Machine()
    machine.v(0, values, np.float32)
    machine.run("v_exp_f32_e32 v1, v0", "v_rcp_f32_e32 v2, v0", "v_log_f32_e32 v3, |v0|", "v_sqrt_f32_e64 v4, |v0|")
    for lane, value in enumerate(values):
        x = float(np.float32(value))
        if abs(x) < 2.0**-126:  # flushed, whatever MODE says
            assert machine.vget(1, np.float32)[lane] == 1
            assert math.isinf(machine.vget(2, np.float32)[lane])
            continue
        for register, exact in (
            (1, 2.0**x), (2, 1 / x), (3, math.log2(abs(x))), (4, math.sqrt(abs(x))),
        ):  # fmt: skip
            got = float(machine.vget(register, np.float32)[lane])
            if abs(exact) < 2.0**-126:
                assert got == 0
            elif abs(exact) < 2.0**128:
                assert abs(got - exact) <= np.spacing(np.float32(abs(exact))), (register, x)


@given(st.lists(st.tuples(bits_of(np.float32), bits_of(np.float32)), min_size=64, max_size=64))
@settings(max_examples=15, deadline=None)
def test_the_division_sequence_is_exact(pairs: list[tuple[int, int]]) -> None:
    """The eleven instructions that LLVM emits for a division give the correctly rounded quotient."""
    columns = np.array(pairs, np.uint32).view(np.float32)
    machine = Machine()
    machine.v(0, columns[:, 0], np.float32)
    machine.v(1, columns[:, 1], np.float32)
    machine.run(
        "v_div_scale_f32 v2, s[0:1], v1, v1, v0",
        "v_rcp_f32_e32 v3, v2",
        "v_fma_f32 v4, -v2, v3, 1.0",
        "v_fmac_f32_e32 v3, v4, v3",
        "v_div_scale_f32 v4, vcc, v0, v1, v0",
        "v_mul_f32_e32 v5, v4, v3",
        "v_fma_f32 v6, -v2, v5, v4",
        "v_fmac_f32_e32 v5, v6, v3",
        "v_fma_f32 v2, -v2, v5, v4",
        "v_div_fmas_f32 v2, v2, v3, v5",
        "v_div_fixup_f32 v2, v2, v1, v0",
    )
    for got, (numerator, denominator) in zip(machine.vget(2, np.float32), columns, strict=True):
        x, y = Fraction(float(numerator)), Fraction(float(denominator))
        if y == 0:
            assert math.isnan(got) if x == 0 else math.isinf(got)
        elif x == 0:
            assert got == 0
        else:
            expected = rounded(x / y, np.float32)
            # Of subnormal quotients the sequence rounds twice: once to 24 bits, once when it scales back.
            allowed = 0.0 if abs(expected) >= 2.0**-126 else 2.0**-149
            assert got == expected or abs(float(got) - expected) <= allowed, (numerator, denominator)


@given(triples(np.float16), st.integers(0, 3), st.integers(0, 3))
@settings(max_examples=15, deadline=None)
def test_packed_halves(values: list[tuple[int, int, int]], select: int, select_high: int) -> None:
    machine = Machine()
    columns = np.array(values, np.uint16)
    for register in range(2):
        machine.v(register, columns[:, register].astype(np.uint32) | columns[::-1, register].astype(np.uint32) << 16)
    op_sel = f"op_sel:[{select & 1},{select >> 1}] op_sel_hi:[{select_high & 1},{select_high >> 1}] neg_lo:[0,1]"
    machine.run(f"v_pk_mul_f16 v2, v0, v1 {op_sel}")
    halves = columns.view(np.float16).astype(np.float64)
    low, high = halves, halves[::-1]
    got = machine.vget(2)
    for position, bits, sign in ((0, select, -1), (16, select_high, 1)):
        x = (high if bits & 1 else low)[:, 0]
        y = (high if bits >> 1 else low)[:, 1]
        part = (got >> position & 0xFFFF).astype(np.uint16).view(np.float16)
        for lane in range(64):
            exact = sign * Fraction(x[lane]) * Fraction(y[lane])
            assert part[lane] == (rounded(exact, np.float16) if exact else 0)


def test_packed_floats_choose_their_halves() -> None:
    machine = Machine()
    machine.v(0, [2.0], np.float32)
    machine.v(1, [3.0], np.float32)
    machine.v(2, [5.0], np.float32)
    machine.v(3, [7.0], np.float32)
    machine.run(
        "v_pk_mul_f32 v[4:5], v[0:1], v[2:3]",
        "v_pk_mul_f32 v[6:7], v[0:1], v[2:3] op_sel:[1,0] op_sel_hi:[0,1]",
        "v_pk_fma_f32 v[8:9], v[0:1], v[2:3], 1.0 op_sel_hi:[1,1,0] neg_lo:[0,0,1] neg_hi:[0,0,1]",
        "v_pk_add_f32 v[10:11], v[0:1], v[2:3] op_sel_hi:[1,0]",
    )
    values = [float(machine.vget(register, np.float32)[0]) for register in range(4, 12)]
    assert values == [10.0, 21.0, 15.0, 14.0, 9.0, 20.0, 7.0, 8.0]


def test_signs_absolute_values_and_clamp() -> None:
    machine = Machine()
    machine.v(0, [-3.0, 0.25, math.nan], np.float32)
    machine.run(
        "v_add_f32_e64 v1, |v0|, -1.0",
        "v_add_f32_e64 v2, -|v0|, 0",
        "v_mul_f32_e64 v3, v0, 2.0 clamp",
        "v_cndmask_b32_e64 v4, -v0, 1.0, vcc",
    )
    assert machine.vget(1, np.float32)[:2].tolist() == [2.0, -0.75]
    assert machine.vget(2, np.float32)[:2].tolist() == [-3.0, -0.25]
    assert machine.vget(3, np.float32)[:3].tolist() == [0.0, 0.5, 0.0]
    assert machine.vget(4, np.float32)[:2].tolist() == [3.0, -0.25]


def test_ldexp_reaches_subnormals_with_one_rounding() -> None:
    machine = Machine()
    values = [1.5, 1 + 2.0**-23, 1.0, -1.75]
    exponents = [-149, -127, 200, -400]
    machine.v(0, values, np.float32)
    machine.v(1, np.array(exponents, np.int32).view(np.uint32))
    machine.run("v_ldexp_f32 v2, v0, v1")
    got = machine.vget(2, np.float32)
    for lane, (value, exponent) in enumerate(zip(values, exponents, strict=True)):
        assert got[lane] == rounded(Fraction(value) * Fraction(2) ** exponent, np.float32)
