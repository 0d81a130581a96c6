"""What a barrier is for: an unkind GPU gives other results without exactly those barriers that are called needed."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from tests.analysis.scheduled import SIZES, recorded, spec_of
from tests.emulator.adversary import Case, outcome
from wave_explorer.analysis import lds_sequence
from wave_explorer.analysis.barrier_hazards import barrier_report
from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.isa.program import Program
from wave_explorer.isa.reader import read
from wave_explorer.queries import Subject, answer
from wave_explorer.record import Compilation

# Ways to run a kernel, the one that changes most outputs first: (held back until the wait, last wave first).
WAYS = ((True, False), (True, True), (False, False), (False, True))
QUICK = ("NONE", "FOUR_STAGE")


def case_of(comp: Compilation, program: Program) -> Case:
    """The product of two random matrices, as one workgroup computes it."""
    random = np.random.default_rng(3)
    a, b = (random.standard_normal((64, SIZES["K"])).astype(np.float16).view(np.uint8).ravel() for _ in range(2))
    c = np.full((64, 64), np.nan, np.float32).view(np.uint8).ravel()
    assert comp.manifest.launch is not None and comp.manifest.launch.block is not None
    return Case(program, (("a", a), ("b", b), ("c", c)), b"", comp.manifest.launch.block, ((0, 0, 0),))


def without(text: str, lines: list[int]) -> str:
    """The AMDGCN with nothing in place of these instructions (1-based lines)."""
    changed = text.splitlines()
    for line in lines:
        assert changed[line - 1].split()[0].startswith("s_barrier")
        changed[line - 1] = "\ts_nop 0"
    return "\n".join(changed) + "\n"


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[] if name in QUICK else [pytest.mark.full])
        for name in (*QUICK, "PREFETCH", "MODULO", "to LDS, PREFETCH", "gfx1201", "gfx1201, PREFETCH")
    ],
)
def test_without_a_needed_barrier_and_only_then_waves_race(name: str) -> None:
    comp = recorded(name, backend=True)
    assert comp.asm is not None
    program = read(comp.asm)
    case = case_of(comp, program)
    right = outcome(case, program, late=True, last_first=False)
    assert all(outcome(case, program, late=late, last_first=last) == right for late, last in WAYS[1:])
    barriers = answer(Subject(comp), "schedule")["barriers"]
    assert barriers
    for barrier in barriers:
        assert barrier["lines"], barrier["label"]
        mutant = read(without(comp.asm, barrier["lines"]))
        races = any(outcome(case, mutant, late=late, last_first=last) != right for late, last in WAYS)
        assert barrier["verdict"] == ("needed" if races else "none found"), (barrier["label"], barrier["place"])
    # Between its two buffers, the four-stage pipeline needs one barrier a turn and has two.
    expected = {"NONE": 0, "FOUR_STAGE": 1, "to LDS, PREFETCH": 1}.get(name, 0)
    assert [barrier["verdict"] for barrier in barriers].count("none found") == expected


def test_the_hazards_of_the_plain_loop() -> None:
    """Reads wait for the writes of their iteration, writes for the reads of the one before: nothing else."""
    payload = answer(Subject(recorded("NONE")), "schedule")
    assert payload["waves"] == 4 and not payload["unordered"] and not payload["unknown"]
    first, second = payload["barriers"]
    for barrier, kind, when in ((first, "WAR", "from an iteration to the next"), (second, "RAW", "in one iteration")):
        assert {(hazard["kind"], hazard["when"]) for hazard in barrier["hazards"]} == {(kind, when)}
        assert {hazard["buffer"] for hazard in barrier["hazards"]} == {"allocate", "allocate_1"}
        for hazard in barrier["hazards"]:
            write = hazard["after" if kind == "WAR" else "before"]["label"]
            read_ = hazard["before" if kind == "WAR" else "after"]["label"]
            assert write.startswith("write") and read_.startswith("read")
            # A copy reads 16 rows of 16 halves; the wave that wrote a row reads it in one wave of two.
            assert hazard["bytes"] == 2 * 16 * 16 * 2
    assert len(first["hazards"]) == len(second["hazards"]) == 8


@pytest.mark.parametrize("name", ["NONE", "FOUR_STAGE", "gfx1201, PREFETCH"])
def test_the_middle_of_a_long_loop_adds_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    comp = recorded(name, K=512)
    cut = barrier_report(comp)
    monkeypatch.setattr(lds_sequence, "_ITERATIONS_AT_EACH_END", 1000)
    whole = barrier_report(comp)
    assert len(whole.sequence.events) > len(cut.sequence.events)
    for short, full in zip(cut.barriers, whole.barriers, strict=True):
        assert (short.barrier.id, short.verdict) == (full.barrier.id, full.verdict)
        assert {(h.kind, h.before.id, h.after.id, h.distance, h.bytes) for h in short.hazards} == {
            (h.kind, h.before.id, h.after.id, h.distance, h.bytes) for h in full.hazards
        }


def test_two_buffers_take_turns() -> None:
    """What a turn of the four-stage loop reads, the turn before has written, and in a turn no buffer is both."""
    comp = recorded("FOUR_STAGE")
    sequence = lds_sequence.lds_sequence(comp)
    (loop,) = sequence.loops
    turns: list[dict[str, set[str | None]]] = []
    for iteration in loop.examined:
        inside = [event for event in sequence.events if event.iterations == ((loop.loop, iteration),)]
        turns.append({kind: {event.buffer for event in inside if event.kind == kind} for kind in ("read", "write")})
    assert len(turns) == loop.trips == 3
    for turn, following in pairwise(turns):
        assert len(turn["read"]) == len(turn["write"]) == 2 and not turn["read"] & turn["write"]
        assert following["read"] == turn["write"]


def test_each_barrier_says_who_put_it_and_where() -> None:
    for barrier in answer(Subject(recorded("PREFETCH")), "schedule")["barriers"]:
        assert barrier["stage"] == "fx/add_shared_memory_barriers"
        assert barrier["between"]["before"]["label"].startswith(("read", "write"))
    places = [barrier["place"] for barrier in answer(Subject(recorded("PREFETCH")), "schedule")["barriers"]]
    assert places == ["in the loop over K", "in the loop over K", "behind the loop"]


def test_a_split_barrier_is_one_barrier_with_two_halves() -> None:
    for barrier in answer(Subject(recorded("gfx1201")), "schedule")["barriers"]:
        assert "wait" in barrier["label"] and "signal" in barrier["signal"]["label"]
        assert barrier["verdict"] == "needed"


def test_a_loop_that_may_not_turn_counts_too() -> None:
    """With M, N and K known at launch only, the barriers of the loop are needed as they are with numbers."""
    payload = answer(Subject(recorded("NONE", dynamic_dims=True)), "schedule")
    assert [barrier["verdict"] for barrier in payload["barriers"]] == ["needed", "needed"]
    assert payload["examined"] == [{"dim": "K", "trips": None, "iterations": [0, 1, 2, 3]}]


def test_buffers_that_llvm_places_are_compared_each_in_itself() -> None:
    spec = spec_of("NONE").edit(options={"minimize_shared_allocs": False})
    built = spec.build()
    comp = record_compile(built, Recorder(built.data), backend=False)
    assert {allocation.offset for allocation in comp.manifest.allocations} == {None}
    barriers = answer(Subject(comp), "schedule")["barriers"]
    assert [barrier["verdict"] for barrier in barriers] == ["needed", "needed"]
    for hazard in (hazard for barrier in barriers for hazard in barrier["hazards"]):
        assert hazard["in_buffer"] and hazard["runs"][0][0] < 64 * 36 * 2
