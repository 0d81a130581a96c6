"""The tolerance rule: what it lets through and what it does not."""

from __future__ import annotations

import math

import numpy as np
import pytest

from wave_explorer.device.comparison import check_output, tolerance


def test_the_rule_in_numbers() -> None:
    # (4 (n u + v) + w) scale
    assert tolerance(10.0, 1024, "f32") == pytest.approx((4 * 1024 * 2.0**-24 + 2.0**-24) * 10)
    assert tolerance(1.0, 100, "f16", "f16") == pytest.approx(4 * (100 * 2.0**-24 + 2.0**-11) + 2.0**-11)


@pytest.mark.parametrize("length", [64, 4096])
@pytest.mark.parametrize("order", ["forward", "pairwise"])
def test_f32_sums_in_any_order_pass(length: int, order: str) -> None:
    rng = np.random.default_rng(length)
    a = rng.standard_normal((200, length)).astype(np.float16)
    b = rng.standard_normal((length,)).astype(np.float16)
    products = a.astype(np.float32) * b.astype(np.float32)
    total = np.zeros(200, np.float32)
    if order == "forward":
        for term in products.T:
            total += term
    else:
        total = products.sum(axis=1, dtype=np.float32)
    reference = a.astype(np.float64) @ b.astype(np.float64)
    assert check_output("c", "f32", total, reference, reduction_length=length).ok
    total[17] -= products[17, 3] if abs(products[17, 3]) > 0.5 else 0.5
    check = check_output("c", "f32", total, reference, reduction_length=length)
    assert not check.ok and check.worst == (17,)


def test_what_is_not_finite() -> None:
    reference = np.array([1.0, math.inf, math.nan, 2.0])
    same = np.array([1.0, math.inf, math.nan, 2.0], np.float32)
    assert check_output("c", "f32", same, reference, reduction_length=1).ok
    unwritten = np.array([1.0, math.inf, math.nan, math.nan], np.float32)
    check = check_output("c", "f32", unwritten, reference, reduction_length=1)
    assert not check.ok and check.worst == (3,) and "1 elements" in check.note
    assert check.max_abs_err == 0


def test_where_nothing_is_a_number_the_note_says_so() -> None:
    nothing = np.full(4, np.nan)
    check = check_output("c", "f32", nothing.astype(np.float32), nothing, reduction_length=1)
    assert check.ok and check.note == "4 of 4 elements are NaN or infinite, as they should be: no numbers to compare"


def test_bf16_patterns_and_shapes() -> None:
    reference = np.array([1.0, -2.5])
    patterns = np.array([0x3F80, 0xC020], np.uint16)
    assert check_output("c", "bf16", patterns, reference, reduction_length=1).max_abs_err == 0
    assert not check_output("c", "bf16", patterns[:1], reference, reduction_length=1).ok
