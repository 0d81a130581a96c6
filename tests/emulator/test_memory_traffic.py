"""Requests and bytes of vector memory accesses: against a recorded MI300X, and against sets made lane by lane."""

from __future__ import annotations

import csv

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.emulator.kernels import DATA
from tests.emulator.listing import kernel_text
from tests.emulator.test_counters import VEC_COPY
from wave_explorer.device import run_asm
from wave_explorer.emulator.global_memory import Buffer, GlobalMemory
from wave_explorer.emulator.memory_traffic import MemoryTraffic, Traffic

RECORDED = DATA / "rocprof" / "vecCopy_MI300X" / "no_roof_MI300X_A1_pmc_perf.csv"


@pytest.mark.parametrize(
    "name",
    [
        "TCP_TCC_READ_REQ_sum", "TCP_TCC_WRITE_REQ_sum", "TCC_READ_sum", "TCC_WRITE_sum", "TCC_REQ_sum", "TCC_HIT_sum",
        "TCC_MISS_sum", "TCC_BUBBLE_sum", "TCC_EA0_RDREQ_sum", "SQ_INSTS_VALU_INT32", "SQ_INSTS_VALU_INT64",
        "TA_FLAT_READ_WAVEFRONTS_sum", "TA_FLAT_WRITE_WAVEFRONTS_sum",
    ],
)  # fmt: skip
def test_vector_copy_moves_what_it_moved_on_mi300x(name: str) -> None:
    with RECORDED.open(encoding="utf-8") as file:
        measured = list(csv.DictReader(file))[-1]
    source = np.zeros(64 * 40)
    run = run_asm(
        kernel_text(VEC_COPY, arguments=2, values=2),
        [source, np.zeros_like(source), np.int32(source.size), np.int32(256)],
        (10, 1, 1),
        (256, 1, 1),
    )
    counter = run.counters[name]
    # The recorded L2 also saw some hundred requests of the scalar and instruction caches, less than half a per cent.
    per_wave = float(measured[name]) / float(measured["SQ_WAVES"])
    assert counter.value is not None and counter.value / 40 == round(per_wave)
    assert per_wave == pytest.approx(round(per_wave), rel=5e-3)
    assert run.counters["FETCH_SIZE"].value == run.counters["WRITE_SIZE"].value == source.nbytes / 1024
    assert "as if" in run.counters["FETCH_SIZE"].rule and run.counters["FETCH_SIZE"].fidelity == "approximate"


Access = tuple[str, list[list[int]], list[list[bool]], int]
LANES, BYTES = 4, 1024


@st.composite
def accesses(draw: st.DrawFn) -> list[Access]:
    found = []
    for _ in range(draw(st.integers(1, 6))):
        size = draw(st.sampled_from([1, 2, 4, 8, 16]))
        row = st.lists(st.integers(0, 2 * BYTES - 1), min_size=LANES, max_size=LANES)
        offsets = draw(st.lists(row, min_size=2, max_size=2))
        active = draw(st.lists(st.lists(st.booleans(), min_size=LANES, max_size=LANES), min_size=2, max_size=2))
        # Two buffers: an access lies in one of them.
        clipped = [[o // BYTES * BYTES + min(o % BYTES, BYTES - size) for o in row] for row in offsets]
        found.append((draw(st.sampled_from(["load", "store", "atomic"])), clipped, active, size))
    return found


def enumerated(given_accesses: list[Access]) -> Traffic:
    """The same, byte by byte with sets."""
    counts = {verb: [0] * len(given_accesses) for verb in ("load", "store", "atomic")}
    needed = [0] * len(given_accesses)
    read: set[tuple[int, int]] = set()
    written: set[tuple[int, int]] = set()
    segments: set[tuple[int, int]] = set()
    for number, (verb, offsets, active, size) in enumerate(given_accesses):
        lines: set[tuple[int, int]] = set()
        stored: set[tuple[int, int]] = set()
        for wave in range(2):
            touched = {
                (o // BYTES, o % BYTES + byte)
                for o, on in zip(offsets[wave], active[wave], strict=True)
                if on
                for byte in range(size)
            }
            needed[number] += size * sum(active[wave])
            granule = 128 if verb == "load" else 64
            counts[verb][number] += len({(buffer, byte // granule) for buffer, byte in touched})
            lines |= {(buffer, byte // 128) for buffer, byte in touched}
            stored |= {(buffer, byte // 64) for buffer, byte in touched}
        if verb != "store":
            read |= lines - written
        if verb != "load":
            written |= lines
            segments |= stored
    reads, writes, atomics = (np.array(counts[verb]) for verb in ("load", "store", "atomic"))
    return Traffic(128, 64, reads, writes, atomics, np.array(needed), len(read), len(read | written), len(segments))


@given(accesses())
@settings(max_examples=150, deadline=None)
def test_requests_are_the_distinct_segments_of_each_wave(given_accesses: list[Access]) -> None:
    memory = GlobalMemory()
    bases = [memory.map(Buffer(name, np.zeros(BYTES, np.uint8))) for name in ("a", "b")]
    traffic = MemoryTraffic("gfx942", memory, len(given_accesses))
    rows = np.arange(2)
    for number, (verb, offsets, active, size) in enumerate(given_accesses):
        traffic.before(number, rows)
        address = np.array([[bases[o // BYTES] + o % BYTES for o in row] for row in offsets], np.uint64)
        traffic.access("global", verb, address, np.array(active), size)  # type: ignore[arg-type]
        traffic.after(number, rows)
    found, expected = traffic.result(), enumerated(given_accesses)
    assert found is not None
    for name in Traffic.__dataclass_fields__:
        assert np.array_equal(getattr(found, name), getattr(expected, name)), name


def test_a_target_whose_requests_are_not_known() -> None:
    assert MemoryTraffic("gfx1201", GlobalMemory(), 1).result() is None
