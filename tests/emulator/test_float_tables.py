"""Every vector float instruction against exact fractions, in every rounding and with subnormals kept and flushed."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.emulator.ieee import DOWN, FORMATS, NEAREST, UP, ZERO, evaluate, flushed, rounded, same
from tests.emulator.machine import Machine, mask_bits
from tests.emulator.samples import FLOATS, columns
from wave_explorer.emulator.wavefronts import FloatMode

WIDTHS = (16, 32, 64)


def mode_of(rounding: int = NEAREST, denormals: int = 3, **more: bool) -> FloatMode:
    return FloatMode(rounding, rounding, denormals, denormals, **more)


def place(register: int, bits: int) -> str:
    return f"v[{register}:{register + 1}]" if bits == 64 else f"v{register}"


def loaded(values: NDArray[Any], bits: int, mode: FloatMode | None = None) -> tuple[Machine, str, list[list[float]]]:
    """A machine with the columns in v0, v2, v4, the operands' text, and the numbers lane by lane."""
    machine = Machine(mode or mode_of())
    floats = values.view(FLOATS[bits])
    # Signalling NaNs say so when NumPy widens them.
    with np.errstate(invalid="ignore"):
        numbers: list[list[float]] = floats.T.astype(np.float64).tolist()
    for index, column in enumerate(floats):
        machine.v(2 * index, column, FLOATS[bits])
    operands = ", ".join(place(2 * index, bits) for index in range(len(floats)))
    return machine, operands, numbers


def get(machine: Machine, bits: int, register: int = 8) -> list[float]:
    result: list[float] = machine.vget(register, FLOATS[bits]).astype(np.float64).tolist()
    return result


Exact = Callable[..., Fraction]
ByFloat = Callable[..., float]
ARITHMETIC: dict[str, tuple[int, Exact, ByFloat]] = {
    "add": (2, lambda x, y: x + y, lambda x, y: x + y),
    "sub": (2, lambda x, y: x - y, lambda x, y: x - y),
    "subrev": (2, lambda x, y: y - x, lambda x, y: y - x),
    "mul": (2, lambda x, y: x * y, lambda x, y: x * y),
    "fma": (3, lambda x, y, z: x * y + z, lambda x, y, z: x * y + z),
}
ARITHMETIC_CASES = [
    pytest.param(name, bits, id=f"v_{name}_f{bits}")
    for name in ARITHMETIC
    for bits in WIDTHS
    if not (bits == 64 and name in ("sub", "subrev"))
]


@pytest.mark.parametrize(("name", "bits"), ARITHMETIC_CASES)
def test_arithmetic(name: str, bits: int) -> None:
    count, exact, by_float = ARITHMETIC[name]
    for rounding in (NEAREST, UP, DOWN, ZERO):
        for denormals in (3, 0):
            for values in columns(bits, count, batches=2 if rounding else 3, floats=True):
                machine, operands, rows = loaded(values, bits, mode_of(rounding, denormals))
                machine.run(f"v_{name}_f{bits} {place(8, bits)}, {operands}")
                for got, row in zip(get(machine, bits), rows, strict=True):
                    expected = evaluate(exact, by_float, row, bits, rounding, denormals == 0)
                    assert same(got, expected), (name, bits, rounding, denormals, row, got, expected)


@pytest.mark.parametrize("bits", WIDTHS)
def test_fused_multiply_add_to_the_result_or_with_a_constant(bits: int) -> None:
    for values in columns(bits, 3, floats=True):
        machine, operands, rows = loaded(values, bits)
        machine.run(f"v_fma_f{bits} {place(8, bits)}, {operands}")
        expected = get(machine, bits)
        if bits == 16:
            machine.run(f"v_fma_legacy_f16 v10, {operands}")
            assert all(map(same, get(machine, 16, 10), expected)) and not (machine.vget(10) >> 16).any()
        sources = ", ".join(operands.split(", ")[:2])
        machine.run(f"v_fmac_f{bits} {place(4, bits)}, {sources}")
        assert all(map(same, get(machine, bits, 4), expected))
        if bits == 16:
            machine.run("v_fmamk_f16 v8, v0, 0x3e00, v2", "v_fmaak_f16 v9, v0, v2, 0x3e00")
        if bits == 32:
            machine.run("v_fmamk_f32 v8, v0, 0x3fc00000, v2", "v_fmaak_f32 v9, v0, v2, 0x3fc00000")
        if bits < 64:
            for lane, (x, y, _) in enumerate(rows):
                for register, xs in ((8, [x, 1.5, y]), (9, [x, y, 1.5])):
                    wanted = evaluate(ARITHMETIC["fma"][1], ARITHMETIC["fma"][2], xs, bits, NEAREST, False)
                    assert same(get(machine, bits, register)[lane], wanted)


def product_then_sum(xs: list[float], rounding: int) -> float:
    """Two roundings, subnormals flushed at each step."""
    x, y, z = xs
    product = evaluate(ARITHMETIC["mul"][1], ARITHMETIC["mul"][2], [x, y], 32, rounding, True)
    return evaluate(ARITHMETIC["add"][1], ARITHMETIC["add"][2], [product, z], 32, rounding, True)


def test_multiply_add_that_is_not_fused_rounds_twice_and_flushes_in_every_mode() -> None:
    fused = 0
    for rounding in (NEAREST, UP, DOWN, ZERO):
        for denormals in (3, 0):
            for values in columns(32, 3, floats=True):
                machine, operands, rows = loaded(values, 32, mode_of(rounding, denormals))
                machine.run(
                    f"v_mad_f32 v8, {operands}",
                    "v_madmk_f32 v10, v0, 0x3fc00000, v2",
                    "v_madak_f32 v11, v0, v2, 0x3fc00000",
                )
                machine.run(f"v_fma_f32 v12, {operands}", "v_mac_f32_e32 v4, v0, v2")
                for lane, (x, y, z) in enumerate(rows):
                    for register, xs in ((8, [x, y, z]), (4, [x, y, z]), (10, [x, 1.5, y]), (11, [x, y, 1.5])):
                        got = get(machine, 32, register)[lane]
                        assert same(got, product_then_sum(xs, rounding)), (register, rounding, denormals, xs, got)
                fused += sum(not same(a, b) for a, b in zip(get(machine, 32, 8), get(machine, 32, 12), strict=True))
    assert fused, "no sample tells the two from a fused one"


def number_wins(choose: Callable[..., float], xs: list[float]) -> float:
    numbers = [x for x in xs if not math.isnan(x)]
    # -0 is below +0.
    return choose(numbers, key=lambda x: (x, math.copysign(1, x))) if numbers else math.nan


def nan_wins(choose: Callable[..., float], xs: list[float]) -> float:
    return math.nan if any(map(math.isnan, xs)) else number_wins(choose, xs)


def median(xs: list[float]) -> float:
    if any(map(math.isnan, xs)):
        return number_wins(min, xs)
    return sorted(xs, key=lambda x: (x, math.copysign(1, x)))[1]


CHOICES: dict[str, tuple[int, tuple[int, ...], Callable[[list[float]], float]]] = {
    "min": (2, WIDTHS, lambda xs: number_wins(min, xs)),
    "max": (2, WIDTHS, lambda xs: number_wins(max, xs)),
    "min3": (3, (16, 32), lambda xs: number_wins(min, xs)),
    "max3": (3, (16, 32), lambda xs: number_wins(max, xs)),
    "med3": (3, (16, 32), median),
    "minimum": (2, WIDTHS, lambda xs: nan_wins(min, xs)),
    "maximum": (2, WIDTHS, lambda xs: nan_wins(max, xs)),
    "minmax": (3, (16, 32), lambda xs: number_wins(max, [number_wins(min, xs[:2]), xs[2]])),
    "maxmin": (3, (16, 32), lambda xs: number_wins(min, [number_wins(max, xs[:2]), xs[2]])),
    "minimum3": (3, (32,), lambda xs: nan_wins(min, xs)),
    "maximum3": (3, (32,), lambda xs: nan_wins(max, xs)),
}


@pytest.mark.parametrize("name", CHOICES)
def test_choices(name: str) -> None:
    count, widths, definition = CHOICES[name]
    for bits in widths:
        for values in columns(bits, count, floats=True):
            machine, operands, rows = loaded(values, bits)
            machine.run(f"v_{name}_f{bits} {place(8, bits)}, {operands}")
            for got, row in zip(get(machine, bits), rows, strict=True):
                expected = definition(row)
                assert same(got, expected), (name, bits, row)
                assert math.isnan(got) or math.copysign(1, got) == math.copysign(1, expected), (name, bits, row)


ROUNDINGS: dict[str, Callable[[float], float]] = {
    "floor": math.floor, "ceil": math.ceil, "trunc": math.trunc, "rndne": round,
}  # fmt: skip


@pytest.mark.parametrize("name", ROUNDINGS)
def test_to_integral(name: str) -> None:
    for bits in WIDTHS:
        for values in columns(bits, 1, floats=True):
            machine, operands, rows = loaded(values, bits)
            machine.run(f"v_{name}_f{bits} {place(8, bits)}, {operands}")
            for got, (x,) in zip(get(machine, bits), rows, strict=True):
                assert same(got, float(ROUNDINGS[name](x)) if math.isfinite(x) else x), (name, bits, x)


@pytest.mark.parametrize("bits", WIDTHS)
def test_parts(bits: int) -> None:
    """Mantissa, exponent, fraction; with subnormals kept and flushed."""
    exponent_kind = np.int16 if bits == 16 else np.int32
    for denormals in (3, 0):
        for values in columns(bits, 1, floats=True):
            machine, operand, rows = loaded(values, bits, mode_of(NEAREST, denormals))
            machine.run(
                f"v_frexp_mant_f{bits} {place(8, bits)}, {operand}",
                f"v_frexp_exp_i{16 if bits == 16 else 32}_f{bits} v10, {operand}",
                f"v_fract_f{bits} {place(12, bits)}, {operand}",
            )
            exponents = machine.vget(10, exponent_kind).tolist()
            for lane, (x,) in enumerate(rows):
                x = x if denormals else flushed(x, bits)
                mantissa, exponent = math.frexp(x) if math.isfinite(x) else (x, 0)
                assert same(get(machine, bits)[lane], mantissa) and exponents[lane] == exponent, x
                if not math.isfinite(x):
                    assert math.isnan(get(machine, bits, 12)[lane])
                    continue
                exact = Fraction(x) - math.floor(x)
                below_one = 1 - 2.0 ** -FORMATS[bits][0]
                assert get(machine, bits, 12)[lane] == min(rounded(exact, bits), below_one) or not denormals, x


@pytest.mark.parametrize("bits", WIDTHS)
def test_ldexp(bits: int) -> None:
    for rounding in (NEAREST, UP, DOWN, ZERO):
        for values in columns(bits, 1, floats=True):
            machine, operand, rows = loaded(values, bits, mode_of(rounding))
            limit = FORMATS[bits][2]
            exponents = np.random.default_rng(bits).integers(-3 * limit, 3 * limit, 64)
            if bits == 16:
                machine.v(6, exponents.astype(np.int16), np.int16)
            else:
                machine.v(6, exponents.astype(np.int32), np.int32)
            machine.run(f"v_ldexp_f{bits} {place(8, bits)}, {operand}, v6")
            for got, (x,), exponent in zip(get(machine, bits), rows, exponents.tolist(), strict=True):
                expected = rounded(Fraction(x) * Fraction(2) ** exponent, bits, rounding) if math.isfinite(x) else x
                assert same(got, expected), (x, exponent)


def class_of(x: float, quiet: bool, bits: int) -> int:
    """The bit of v_cmp_class that a number has."""
    if math.isnan(x):
        return 1 if quiet else 0
    if math.isinf(x):
        return 9 if x > 0 else 2
    if x == 0:
        return 6 if math.copysign(1, x) > 0 else 5
    normal = abs(x) >= 2.0 ** FORMATS[bits][1]
    return (8 if normal else 7) if x > 0 else (3 if normal else 4)


@pytest.mark.parametrize("bits", WIDTHS)
def test_classes(bits: int) -> None:
    for values in columns(bits, 1, floats=True):
        # Signalling NaNs: the top bit of the mantissa clear.
        precision = FORMATS[bits][0]
        infinity = ((1 << bits - precision) - 1) << precision - 1
        values[0, 60:] = np.array([infinity | 1, infinity | 2, infinity | 1 << bits - 1 | 1, infinity | 4], np.uint64)
        machine, operand, rows = loaded(values, bits, mode_of(NEAREST, 0))
        quiet = (values[0] >> np.uint64(precision - 2).astype(values.dtype) & values.dtype.type(1)).astype(bool)
        for number in range(10):
            expected = mask_bits(class_of(x, bool(q), bits) == number for (x,), q in zip(rows, quiet, strict=True))
            machine.s(20, 1 << number)
            machine.run(f"v_cmp_class_f{bits}_e64 s[10:11], {operand}, s20")
            assert machine.sget(10, 2) == expected, number
        machine.run(f"v_cmpx_class_f{bits}_e64 s[10:11], {operand}, s20")
        assert machine.exec == machine.sget(10, 2) == expected


def unordered(x: float, y: float) -> bool:
    return math.isnan(x) or math.isnan(y)


TESTS: dict[str, Callable[[float, float], bool]] = {
    "f": lambda x, y: False, "lt": lambda x, y: x < y, "eq": lambda x, y: x == y, "le": lambda x, y: x <= y,
    "gt": lambda x, y: x > y, "lg": lambda x, y: x < y or x > y, "ge": lambda x, y: x >= y,
    "o": lambda x, y: not unordered(x, y), "u": unordered, "nge": lambda x, y: not x >= y,
    "nlg": lambda x, y: not (x < y or x > y), "ngt": lambda x, y: not x > y, "nle": lambda x, y: not x <= y,
    "neq": lambda x, y: x != y, "nlt": lambda x, y: not x < y, "tru": lambda x, y: True,
}  # fmt: skip


@pytest.mark.parametrize("bits", WIDTHS)
def test_compares(bits: int) -> None:
    for values in columns(bits, 2, batches=2, floats=True):
        for name, test in TESTS.items():
            machine, operands, rows = loaded(values, bits)
            expected = mask_bits(test(x, y) for x, y in rows)
            machine.run(f"v_cmp_{name}_f{bits}_e64 s[10:11], {operands}")
            assert machine.sget(10, 2) == expected, (name, bits)
            machine.run(f"v_cmpx_{name}_f{bits}_e64 s[10:11], {operands}")
            assert machine.exec == expected, (name, bits)


# Function, its definition in float64 (none where it is not defined), tolerance in units of the last place.
APPROXIMATE: dict[str, Callable[[float], float]] = {
    "rcp": lambda x: math.copysign(math.inf, x) if x == 0 else 1 / x,
    "rsq": lambda x: math.copysign(math.inf, x) if x == 0 else (math.nan if x < 0 else 1 / math.sqrt(x)),
    "sqrt": lambda x: math.nan if x < 0 else math.sqrt(x),
    "exp": lambda x: 2.0**x if x < 1024 else math.inf,
    "log": lambda x: -math.inf if x == 0 else (math.nan if x < 0 else math.log2(x)),
}
APPROXIMATE_CASES = [f"v_{name}_f{bits}" for name in APPROXIMATE for bits in (16, 32)] + [
    f"v_{name}_f64" for name in ("rcp", "rsq", "sqrt")
]


@pytest.mark.parametrize("mnemonic", [*APPROXIMATE_CASES, "v_rcp_iflag_f32"])
def test_transcendental_functions(mnemonic: str) -> None:
    """Within one unit in the last place; the f32 unit flushes subnormals."""
    _, name, *_, suffix = mnemonic.split("_")
    bits = int(suffix[1:])
    for values in columns(bits, 1, floats=True):
        machine, operand, rows = loaded(values, bits)
        machine.run(f"{mnemonic} {place(8, bits)}, {operand}")
        for got, (x,) in zip(get(machine, bits), rows, strict=True):
            x = flushed(x, bits) if bits == 32 else x
            with np.errstate(all="ignore"):
                expected = float(FLOATS[bits](APPROXIMATE[name](x))) if x == x else math.nan
            expected = flushed(expected, bits) if bits == 32 else expected
            if not same(got, expected):
                assert abs(got - expected) <= float(np.spacing(FLOATS[bits](abs(expected)))), (mnemonic, x, got)


@pytest.mark.parametrize("bits", [16, 32])
def test_sine_and_cosine_of_revolutions(bits: int) -> None:
    angles = np.concatenate([np.linspace(-3, 3, 60), [256.0, -256.0, 300.0, -1000.0]]).astype(FLOATS[bits])
    machine = Machine()
    machine.v(0, angles, FLOATS[bits])
    machine.run(f"v_sin_f{bits} v8, v0", f"v_cos_f{bits} v9, v0")
    for lane, x in enumerate(angles.astype(np.float64).tolist()):
        sine, cosine = (math.sin(2 * math.pi * x), math.cos(2 * math.pi * x)) if abs(x) <= 256 else (0.0, 1.0)
        assert abs(get(machine, bits, 8)[lane] - sine) < 2.0 ** -(FORMATS[bits][0] - 2)
        assert abs(get(machine, bits, 9)[lane] - cosine) < 2.0 ** -(FORMATS[bits][0] - 2)


def test_a_product_with_zero_by_the_old_rules() -> None:
    for values in columns(32, 2, floats=True):
        machine, operands, rows = loaded(values, 32)
        machine.run(f"v_mul_legacy_f32 v8, {operands}")
        for got, (x, y) in zip(get(machine, 32), rows, strict=True):
            if x == 0 or y == 0:
                assert got == 0 and math.copysign(1, got) == 1
            else:
                assert same(got, evaluate(ARITHMETIC["mul"][1], ARITHMETIC["mul"][2], [x, y], 32, NEAREST, False))


# --------------------------------------------------------------------------------------------------- output modifiers
@pytest.mark.parametrize("bits", WIDTHS)
def test_clamp(bits: int) -> None:
    for dx10 in (True, False):
        for values in columns(bits, 2, floats=True):
            machine, operands, rows = loaded(values, bits, mode_of(dx10_clamp=dx10))
            machine.run(f"v_add_f{bits}_e64 {place(8, bits)}, {operands} clamp")
            for got, row in zip(get(machine, bits), rows, strict=True):
                plain = evaluate(ARITHMETIC["add"][1], ARITHMETIC["add"][2], row, bits, NEAREST, False)
                expected = (0.0 if dx10 else plain) if math.isnan(plain) else min(max(plain, 0.0), 1.0)
                assert same(got, expected), row


@pytest.mark.parametrize(("modifier", "factor"), [("mul:2", 2.0), ("mul:4", 4.0), ("div:2", 0.5)])
@pytest.mark.parametrize("bits", WIDTHS)
def test_output_scale(modifier: str, factor: float, bits: int) -> None:
    """It applies where subnormal results are flushed and IEEE mode is off, and has no effect elsewhere."""
    for values in columns(bits, 2, floats=True):
        for mode, applies in (
            (mode_of(denormals=0, ieee=False), True),
            (mode_of(denormals=3, ieee=False), False),
            (mode_of(denormals=0, ieee=True), False),
        ):
            machine, operands, rows = loaded(values, bits, mode)
            machine.run(f"v_add_f{bits}_e64 {place(8, bits)}, {operands} {modifier}")
            for got, row in zip(get(machine, bits), rows, strict=True):
                flush = mode.denormals_32 == 0
                plain = evaluate(ARITHMETIC["add"][1], ARITHMETIC["add"][2], row, bits, NEAREST, flush)
                if not applies or not math.isfinite(plain):
                    assert same(got, plain), row
                    continue
                expected = flushed(rounded(Fraction(plain) * Fraction(factor), bits), bits)
                assert same(got, expected), row
                assert got != 0 or math.copysign(1, got) == 1


COVERED = {
    *(f"v_{name}_f{bits}" for name in (*ARITHMETIC, "fmac", "ldexp", *ROUNDINGS) for bits in WIDTHS),
    *(f"v_{name}_f{bits}" for name in ("frexp_mant", "fract") for bits in WIDTHS),
    *(f"v_{name}_f{bits}" for name, (_, widths, _) in CHOICES.items() for bits in widths),
    *(f"{p}_{name}_f{bits}" for p in ("v_cmp", "v_cmpx") for name in (*TESTS, "class") for bits in WIDTHS),
    "v_frexp_exp_i16_f16", "v_frexp_exp_i32_f32", "v_frexp_exp_i32_f64", "v_sin_f16", "v_cos_f16", "v_sin_f32",
    "v_cos_f32", *APPROXIMATE_CASES,
}  # fmt: skip
