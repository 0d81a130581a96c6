"""Small floating-point formats against ml_dtypes (another implementation of the same standards)."""

from __future__ import annotations

from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest
from numpy.typing import NDArray

from wave_explorer.emulator.small_floats import (
    BF6,
    BF8,
    BF8_FNUZ,
    E8M0,
    FP4,
    FP6,
    FP8,
    FP8_FNUZ,
    SmallFloat,
    small_float,
)

PEERS: list[tuple[SmallFloat, type[np.generic]]] = [
    (FP8, ml_dtypes.float8_e4m3fn), (BF8, ml_dtypes.float8_e5m2),
    (FP8_FNUZ, ml_dtypes.float8_e4m3fnuz), (BF8_FNUZ, ml_dtypes.float8_e5m2fnuz),
    (FP6, ml_dtypes.float6_e2m3fn), (BF6, ml_dtypes.float6_e3m2fn),
    (FP4, ml_dtypes.float4_e2m1fn), (E8M0, ml_dtypes.float8_e8m0fnu),
]  # fmt: skip
NAMES = [form.name for form, _ in PEERS]


def halves(form: SmallFloat) -> NDArray[np.float32]:
    """The points half way between two numbers of the format that follow each other."""
    known = np.unique(form.values[np.isfinite(form.values)])
    return ((known[:-1] + known[1:]) / 2).astype(np.float32)


def interesting(form: SmallFloat) -> NDArray[np.float32]:
    """Every number of the format, every point half way between two, their neighbours, and numbers beyond the ends.

    As float32: ml_dtypes rounds a float64 to that first, and so twice.
    """
    known = np.unique(form.values[np.isfinite(form.values)])
    between = halves(form)
    near = np.concatenate([np.nextafter(between, np.float32(-np.inf)), np.nextafter(between, np.float32(np.inf))])
    step = known[-1] - known[-2]
    ends = known[-1] + step * np.array([0.49, 0.5, 0.51, 1.0, 1.5, 1000.0])
    rng = np.random.default_rng(0)
    scattered = rng.standard_normal(4000) * 2.0 ** rng.integers(-20, 18, 4000)
    positive = np.concatenate([known, between, near, ends, scattered, [0.0, 1e-38, 1e-45, 3e38]])
    with np.errstate(over="ignore"):
        return np.concatenate([positive, -positive]).astype(np.float32)


@pytest.mark.parametrize(("form", "peer"), PEERS, ids=NAMES)
def test_every_pattern_means_the_number_of_the_standard(form: SmallFloat, peer: type[np.generic]) -> None:
    patterns = np.arange(2**form.bits, dtype=np.uint8)
    np.testing.assert_array_equal(form.values, patterns.view(peer).astype(np.float64))
    zeros = form.decode(patterns[form.values == 0])
    np.testing.assert_array_equal(np.signbit(zeros), [False, True][: len(zeros)])


@pytest.mark.parametrize(("form", "peer"), [p for p in PEERS if p[0] is not E8M0], ids=NAMES[:-1])
def test_rounding_to_nearest_even(form: SmallFloat, peer: type[np.generic]) -> None:
    numbers = interesting(form)
    if form.nan is not None:
        numbers = np.concatenate([numbers, np.array([np.inf, -np.inf, np.nan], np.float32)])
    with np.errstate(over="ignore"):
        expected = numbers.astype(peer).view(np.uint8)
    got = form.encode(numbers)
    not_a_number = np.isnan(form.values[expected])
    np.testing.assert_array_equal(np.isnan(form.values[got]), not_a_number)
    np.testing.assert_array_equal(got[~not_a_number], expected[~not_a_number])


@pytest.mark.parametrize("form", [p[0] for p in PEERS], ids=NAMES)
def test_a_float64_is_rounded_once(form: SmallFloat) -> None:
    known = np.unique(form.values[np.isfinite(form.values)])
    between = halves(form).astype(np.float64)
    if form is E8M0:  # its smallest halves are not float32 numbers
        known, between = known[10:], between[10:]
    np.testing.assert_array_equal(form.values[form.encode(np.nextafter(between, -np.inf))], known[:-1])
    np.testing.assert_array_equal(form.values[form.encode(np.nextafter(between, np.inf))], known[1:])


@pytest.mark.parametrize("form", [p[0] for p in PEERS], ids=NAMES)
def test_rounding_toward_zero_gives_the_neighbour_that_is_not_larger(form: SmallFloat) -> None:
    known = form.values[np.isfinite(form.values)]
    numbers = interesting(form)
    numbers = numbers[np.isfinite(numbers) & ((numbers >= known.min()) | form.signed)]
    for number, got in zip(numbers.tolist(), form.values[form.encode(numbers, "zero", saturate=True)], strict=True):
        inside = known[(np.abs(known) <= abs(number)) & ((known == 0) | (np.signbit(known) == np.signbit(number)))]
        assert abs(got) == np.abs(inside).max()
        assert got == 0 or np.signbit(got) == np.signbit(number)


@pytest.mark.parametrize("form", [p[0] for p in PEERS], ids=NAMES)
def test_saturating_keeps_every_finite_number_finite(form: SmallFloat) -> None:
    beyond = np.array([1.0001, 2.0, 1e10, 1e300 / form.largest]) * form.largest
    np.testing.assert_array_equal(form.values[form.encode(beyond, saturate=True)], form.largest)
    if form.signed:
        np.testing.assert_array_equal(form.values[form.encode(-beyond, saturate=True)], -form.largest)


def test_infinity_and_nan() -> None:
    odd = np.array([np.inf, -np.inf, np.nan])
    np.testing.assert_array_equal(BF8.values[BF8.encode(odd, saturate=True)], odd)
    for form in (FP8, FP8_FNUZ, BF8_FNUZ):
        assert np.isnan(form.values[form.encode(odd, saturate=True)]).all()
    for form in (FP4, FP6, BF6):
        largest = form.largest
        np.testing.assert_array_equal(form.values[form.encode(odd)], [largest, -largest, largest])


def test_scales_are_powers_of_two() -> None:
    exponents = np.arange(-127, 128)
    np.testing.assert_array_equal(E8M0.encode(np.ldexp(1.0, exponents)), exponents + 127)
    assert np.isnan(E8M0.values[E8M0.encode(np.array([-1.0, np.nan]))]).all()
    assert Fraction(E8M0.values[0]) == Fraction(1, 2**127)


def test_which_format_a_target_means() -> None:
    assert small_float("fp8", "gfx942") is FP8_FNUZ
    assert small_float("bf8", "gfx950") is BF8
    assert small_float("fp4", "gfx1250") is FP4
    with pytest.raises(KeyError):
        small_float("fp5", "gfx950")
