"""A grid that would take too long is given up early, with figures; one that fits is never stopped half-way."""

from __future__ import annotations

import time

import numpy as np
import pytest

from tests.emulator.listing import kernel_text
from wave_explorer.device import run_asm
from wave_explorer.emulator.faults import TakesTooLong
from wave_explorer.emulator.forecast import Forecast, in_words

LOOP = "\n\ts_mov_b32 s4, 2000\n.Lon:\n\ts_sub_u32 s4, s4, 1\n\ts_cmp_lg_u32 s4, 0\n\ts_cbranch_scc1 .Lon\n\ts_endpgm"


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_the_forecast_is_the_rule_of_three() -> None:
    clock = Clock()
    forecast = Forecast("k", 1000, 60.0, clock)
    clock.now += 1.0
    forecast.done(1)  # too early to tell
    clock.now += 1.5
    with pytest.raises(TakesTooLong) as stopped:
        forecast.done(10)
    message = stopped.value.finding.message
    assert "10 of 1,000 workgroups took 2.5 seconds" in message and "about 4.17 minutes" in message
    assert "may take 60 seconds" in message


def test_a_run_that_was_let_through_goes_on() -> None:
    clock = Clock()
    forecast = Forecast("k", 1000, 60.0, clock)
    clock.now += 2.5
    forecast.done(900)
    clock.now += 3600.0
    forecast.done(901)
    Forecast("k", 1000, None, clock).done(1)


def test_a_huge_grid_ends_within_seconds_with_a_finding() -> None:
    started = time.monotonic()
    run = run_asm(kernel_text(LOOP), [], (1 << 24, 1, 1), (64, 1, 1), time_limit=60.0)
    assert run.data.status == "failed" and not run.ok
    (finding,) = run.findings
    assert finding.kind == "takes-too-long" and "of 16,777,216 workgroups took" in finding.message
    assert time.monotonic() - started < 30


def test_a_huge_grid_can_be_cancelled() -> None:
    asked: list[float] = []
    run = run_asm(
        kernel_text(LOOP), [], (1 << 24, 1, 1), (64, 1, 1), time_limit=None, progress=asked.append,
        cancelled=lambda: len(asked) > 3,
    )  # fmt: skip
    assert run.data.status == "cancelled"


def test_arrays_too_large_to_be_copied_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from wave_explorer.device import LaunchError, memory_limit

    monkeypatch.setattr(memory_limit, "half_of_memory", lambda: 1000)
    text = kernel_text("\n\ts_endpgm", arguments=1)
    array = np.zeros(400, np.uint8)
    assert run_asm(text, [array], (1, 1, 1), (64, 1, 1)).ok
    with pytest.raises(LaunchError, match=r"copies of its arrays with checks takes .* half of this machine"):
        run_asm(text, [array], (1, 1, 1), (64, 1, 1), check=True)


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(0.25, "0.25 seconds"), (89.0, "89 seconds"), (90.0, "1.5 minutes"), (7200.0, "2 hours"), (2e5, "2.31 days")],
)
def test_durations_in_words(seconds: float, words: str) -> None:
    assert in_words(seconds) == words
