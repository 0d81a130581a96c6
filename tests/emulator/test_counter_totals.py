"""Totals over kernels that run one after the other: events add up, quotients are those of the sums."""

from __future__ import annotations

from fractions import Fraction

import pytest

from wave_explorer.arch.counters import counters
from wave_explorer.emulator.counter_totals import counter_totals
from wave_explorer.record.run import Counter

TARGET = "gfx942"


def run_with(**values: int | None) -> tuple[Counter, ...]:
    """A run that knows these counters exactly, and no other."""
    return tuple(
        Counter(name, values.get(name), "exact" if values.get(name) is not None else "unsupported")
        for name in counters(TARGET)
    )


def test_events_add_up_and_quotients_are_made_anew() -> None:
    first = run_with(SQ_WAVES=4, SQ_VALU_MFMA_BUSY_CYCLES=6080, GRBM_GUI_ACTIVE=10, TCC_HIT_sum=7, TCC_MISS_sum=3)
    second = run_with(SQ_WAVES=12, SQ_VALU_MFMA_BUSY_CYCLES=0, GRBM_GUI_ACTIVE=30, TCC_HIT_sum=1, TCC_MISS_sum=9)
    total = {one.name: one for one in counter_totals(TARGET, [first, second])}
    assert set(total) == set(counters(TARGET))
    assert (total["SQ_WAVES"].value, total["TCC_HIT_sum"].value, total["TCC_MISS_sum"].value) == (16, 8, 12)
    # MI300X has 304 CUs of 4 SIMDs. Not the sum and not the mean of the two ratios (50 % and 0): that of the sums.
    assert total["MfmaUtil"].value == pytest.approx(float(100 * Fraction(6080, 40 * 304 * 4)))
    assert total["MfmaUtil"].fidelity == "modelled"
    assert total["SQ_WAVES"].fidelity == "exact" and total["SQ_WAVES"].rule.startswith("sum over the phases")


def test_what_one_run_does_not_know_is_not_known_of_both() -> None:
    total = {
        one.name: one
        for one in counter_totals(TARGET, [run_with(SQ_WAVES=4, SQ_INSTS=9), run_with(SQ_WAVES=4, SQ_INSTS=None)])
    }
    assert (total["SQ_INSTS"].value, total["SQ_INSTS"].fidelity) == (None, "unsupported")
    assert total["SQ_WAVES"].value == 8


def test_a_target_without_counters_has_no_totals() -> None:
    assert counter_totals("gfx906", [(), ()]) == ()
