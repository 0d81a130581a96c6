"""The LDS check against lists of every access to every byte."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.emulator.listing import kernel_text
from wave_explorer.emulator.checks.in_flight import InFlight
from wave_explorer.emulator.checks.lds_races import LdsRaces
from wave_explorer.emulator.checks.lds_shadow import LdsAccess
from wave_explorer.emulator.checks.report import Report
from wave_explorer.emulator.local_memory import LocalMemory
from wave_explorer.emulator.observer import AccessVerb
from wave_explorer.emulator.wavefronts import FloatMode, Wavefronts
from wave_explorer.isa.reader import read

GROUPS, WAVES, LANES = 2, 3, 64
SIZE = 64
EVENTS = 6
# One position for each event; what stands there does not matter.
PROGRAM = read(kernel_text("\n\tds_read_b32 v1, v0" * EVENTS + "\n\ts_endpgm"))


@dataclass(frozen=True)
class Event:
    """An access by some waves, each with some lanes at ``first + step * lane``, or a barrier of some workgroups."""

    verb: AccessVerb | None
    waves: tuple[int, ...]
    first: tuple[int, ...]
    step: int
    size: int
    lanes: int
    barrier: tuple[int, ...]


def events() -> st.SearchStrategy[Event]:
    every = list(range(GROUPS * WAVES))
    return st.builds(
        Event,
        st.sampled_from([None, "load", "load", "store", "store", "atomic"]),
        st.one_of(st.just(tuple(every)), st.sets(st.sampled_from(every), min_size=1).map(lambda s: tuple(sorted(s)))),
        st.one_of(
            st.integers(0, SIZE // 4).map(lambda n: (n,) * (GROUPS * WAVES)),
            st.tuples(*[st.integers(0, SIZE // 4)] * WAVES).map(lambda t: t * GROUPS),
            st.tuples(*[st.integers(0, SIZE // 4)] * (GROUPS * WAVES)),
        ),
        st.sampled_from([0, 1, 4, 8]),
        st.sampled_from([1, 2, 4, 8]),
        st.integers(1, 4),
        st.sampled_from([(0, 1), (0, 1), (0,), (1,)]),
    )


def addresses(event: Event) -> np.ndarray[tuple[int, ...], np.dtype[np.uint32]]:
    lane = np.arange(LANES)
    made = np.array([[event.first[wave]] for wave in event.waves]) + event.step * lane
    return (made % (SIZE - event.size + 1)).astype(np.uint32)


def races(history: list[Event]) -> set[tuple[int, int]]:
    """Pairs of events that race, by a list of (event, wave, verb) for each byte of each interval."""
    touched: dict[tuple[int, int, int], list[tuple[int, int, str]]] = {}
    interval = [0] * GROUPS
    for number, event in enumerate(history):
        if event.verb is None:
            for group in event.barrier:
                interval[group] += 1
            continue
        where = addresses(event)
        for row, wave in enumerate(event.waves):
            group = wave // WAVES
            octets = {int(where[row, lane]) + part for lane in range(event.lanes) for part in range(event.size)}
            for octet in octets:
                touched.setdefault((group, interval[group], octet), []).append((number, wave, event.verb))
    return {
        (max(left[0], right[0]), min(left[0], right[0]))
        for accesses in touched.values()
        for left, right in combinations(accesses, 2)
        if left[1] != right[1] and {left[2], right[2]} not in ({"load"}, {"atomic"})
    }


def found(history: list[Event]) -> set[tuple[int, int]]:
    """The same by the check; every store writes another value in each wave."""
    state = Wavefronts(np.zeros((GROUPS, 3), np.int64), WAVES, LANES, 1, 0, 0, FloatMode())
    report = Report(PROGRAM)
    report.begin(state)
    in_flight = InFlight(PROGRAM)
    in_flight.begin(state.waves)
    check = LdsRaces(PROGRAM, in_flight, report)
    lds = LocalMemory(GROUPS, SIZE, "LDS")
    lds.fill(0xFFFFFFFF)
    check.begin(state, lds)
    active = np.zeros((GROUPS * WAVES, LANES), np.bool_)
    for number, event in enumerate(history):
        if event.verb is None:
            check.released(np.array(event.barrier))
            continue
        rows = np.array(event.waves)
        active[:] = np.arange(LANES) < event.lanes
        mask, where = active[rows], addresses(event)
        check.access(LdsAccess(number, rows, event.verb, where, mask, event.size))
        if event.verb == "store":
            word = np.broadcast_to(((number * 16 + rows[:, None]) * 0x01010101).astype(np.uint32), where.shape)
            words = [word] * max(1, event.size // 4)
            check.stores(words)
            lds.write(state.workgroup[rows][:, None], where, mask, words, event.size)
    return {
        (PROGRAM_POSITION[finding.line or 0], PROGRAM_POSITION[finding.other.line])
        for finding in report.findings()
        if finding.kind == "lds-race" and finding.other is not None
    }


PROGRAM_POSITION = {instruction.line: instruction.position for instruction in PROGRAM.instructions}


@settings(max_examples=100, deadline=None)
@given(st.lists(events(), min_size=2, max_size=EVENTS))
def test_a_race_is_found_where_there_is_one(history: list[Event]) -> None:
    """Not each pair is reported (two readers and one writer are remembered), but none that does not race."""
    expected, reported = races(history), found(history)
    assert reported <= expected
    assert bool(reported) == bool(expected)
