"""Counters into passes: what one block can count at once, for each target."""

from __future__ import annotations

import pytest

from wave_explorer.arch.counters import counters
from wave_explorer.device.profiler_errors import CounterError
from wave_explorer.device.rocprof_avail import AvailableCounter
from wave_explorer.device.rocprof_plan import EXACT, SETS, plan_counters


def names(plan: object) -> list[str]:
    return [entry.name for entry in plan.wanted]  # type: ignore[attr-defined]


@pytest.mark.parametrize("target", ["gfx942", "gfx950"])
def test_eight_events_of_the_sq_fit_and_nine_do_not(target: str) -> None:
    asked = [name for name in counters(target) if name.startswith("SQ_INSTS_VALU_")][:9]
    assert plan_counters(target, asked[:8]).passes == (tuple(asked[:8]),)
    assert plan_counters(target, asked).passes == (tuple(asked[:8]), (asked[8],))


def test_sixteen_fit_on_gfx1201() -> None:
    asked = [name for name, entry in counters("gfx1201").items() if entry.block == "SQ"]
    assert len(asked) == 19
    assert [len(one) for one in plan_counters("gfx1201", asked).passes] == [16, 3]


def test_blocks_count_beside_each_other() -> None:
    asked = ["SQ_WAVES", "SQ_INSTS_LDS", "TCC_HIT_sum", "TCC_MISS_sum", "GRBM_GUI_ACTIVE"]
    assert plan_counters("gfx942", asked).passes == (tuple(asked),)


def test_a_derived_counter_takes_the_room_of_its_parts() -> None:
    # FETCH_SIZE is made of three events of the L2, WRITE_SIZE of two others, and a channel counts four.
    assert plan_counters("gfx942", ["FETCH_SIZE", "WRITE_SIZE"]).passes == (("FETCH_SIZE",), ("WRITE_SIZE",))
    # What is counted already takes no further room: its parts, whatever name they go by.
    shared = ["FETCH_SIZE", "TCC_EA0_RDREQ_sum", "TCC_BUBBLE_sum", "TCC_EA0_RDREQ_32B_sum", "TCC_HIT_sum"]
    assert plan_counters("gfx942", shared).passes == (tuple(shared),)
    assert plan_counters("gfx942", [*shared, "TCC_MISS_sum"]).passes == (tuple(shared), ("TCC_MISS_sum",))


def test_a_later_counter_fills_a_gap() -> None:
    asked = ["FETCH_SIZE", "WRITE_SIZE", "SQ_WAVES"]
    assert plan_counters("gfx942", asked).passes == (("FETCH_SIZE", "SQ_WAVES"), ("WRITE_SIZE",))


@pytest.mark.parametrize("target", ["gfx942", "gfx950", "gfx1201"])
@pytest.mark.parametrize("word", [*SETS, EXACT])
def test_every_set_is_planned_whole_and_within_the_room(target: str, word: str) -> None:
    if word == "mfma" and target == "gfx1201":
        with pytest.raises(CounterError, match="gfx1201 has no counters of the set 'mfma'"):
            plan_counters(target, ["set:mfma"])
        return
    plan = plan_counters(target, [f"set:{word}"])
    assert sorted(name for one in plan.passes for name in one) == sorted(names(plan))
    most = 16 if target == "gfx1201" else 8
    for one in plan.passes:
        assert sum(counters(target)[name].block == "SQ" for name in one) <= most


def test_sets_hold_what_they_say() -> None:
    assert {"SQ_INSTS_LDS", "SQ_LDS_BANK_CONFLICT"} <= set(names(plan_counters("gfx942", ["set:lds"])))
    assert "SQC_LDS_BANK_CONFLICT" in names(plan_counters("gfx1201", ["set:lds"]))
    assert "SQ_INSTS_VALU_MFMA_MOPS_F16" in names(plan_counters("gfx950", ["set:mfma"]))
    exact = names(plan_counters("gfx942", ["set:exact"]))
    assert "SQ_WAVES" in exact and "GRBM_GUI_ACTIVE" not in exact


def test_a_name_twice_is_measured_once() -> None:
    plan = plan_counters("gfx942", ["SQ_INSTS_LDS", "set:lds", "SQ_INSTS_LDS"])
    assert names(plan).count("SQ_INSTS_LDS") == 1


@pytest.mark.parametrize(
    ("target", "word", "said"),
    [
        ("gfx942", "SQ_INST_LDS", "Nearest: SQ_INSTS_LDS"),
        ("gfx942", "sq_waves", "Nearest: SQ_WAVES"),
        ("gfx1201", "SQ_LDS_BANK_CONFLICT", "Nearest: SQC_LDS_BANK_CONFLICT"),
        ("gfx942", "set:lsd", "Nearest: lds"),
        ("gfx1103", "SQ_WAVES", "no counter definitions for 'gfx1103'"),
    ],
)
def test_what_does_not_exist_is_refused_with_the_nearest(target: str, word: str, said: str) -> None:
    with pytest.raises(CounterError, match=said):
        plan_counters(target, [word])


def test_the_profiler_may_know_more_than_we_do() -> None:
    listed = [
        AvailableCounter("gfx942", "SQ_INST_LEVEL_LDS", "SQ"), AvailableCounter("gfx942", "processor_id_low"),
        AvailableCounter("gfx1103", "SQ_WAVES", "SQ"),
    ]  # fmt: skip
    plan = plan_counters("gfx942", ["SQ_INST_LEVEL_LDS", "SQ_WAVES"], lambda: listed)
    assert plan.passes == (("SQ_INST_LEVEL_LDS", "SQ_WAVES"),)
    assert plan_counters("gfx1103", ["SQ_WAVES"], lambda: listed).passes == (("SQ_WAVES",),)
    with pytest.raises(CounterError, match="'processor_id_low'"):
        plan_counters("gfx942", ["processor_id_low"], lambda: listed)
