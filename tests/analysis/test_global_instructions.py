"""What global accesses need and move: against plain Python over the kernel's arithmetic, and against counted runs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.analysis.conftest import record
from wave_explorer.analysis.global_instructions import (
    global_accesses,
    global_instructions,
    group_traffic,
    groups,
    wave_elements,
)
from wave_explorer.analysis.index_map import index_map
from wave_explorer.analysis.lds_access import last_fx_stage
from wave_explorer.analysis.wave_traffic import LaneElements, instructions_of, wave_traffic
from wave_explorer.experiment.running import run
from wave_explorer.isa.reader import read
from wave_explorer.queries import BadQuery, Subject, answer
from wave_explorer.record import Compilation, Run

M, N, K, TILE, BLOCK_K = 256, 256, 512, 64, 32
READ, WRITE = 128, 64
"""Bytes of a read and of a write request on gfx942 (AMD "CDNA3 ISA" and counter definitions)."""


@pytest.fixture(scope="module")
def gemm_run(gemm: Compilation) -> Run:
    return run(gemm)


def segments(bytes_: set[int], size: int) -> list[int]:
    return sorted({byte // size * size for byte in bytes_})


def lanes_of_read(workgroup_row: int, wave: int, iteration: int) -> Iterator[set[int]]:
    """Bytes of each lane: thread t takes eight f16 of the row-major 64×32 tile, from its t·8-th element on."""
    for lane in range(64):
        element = (wave * 64 + lane) * 8
        row, column = TILE * workgroup_row + element // BLOCK_K, BLOCK_K * iteration + element % BLOCK_K
        first = (row * K + column) * 2
        yield set(range(first, first + 16))


@pytest.mark.parametrize("tensor", ["a", "b"])
@pytest.mark.parametrize(("workgroup", "wave", "iteration"), [((0, 0, 0), 0, 0), ((2, 1, 0), 3, 15), ((3, 3, 0), 1, 7)])
def test_loads_of_the_gemm(
    gemm: Compilation, tensor: str, workgroup: tuple[int, int, int], wave: int, iteration: int
) -> None:
    payload = answer(Subject(gemm), "memory", {"workgroup": workgroup, "wave": wave, "iteration": iteration})
    row = next(one for one in payload["accesses"] if one["kind"] == "read" and one["tensor"] == tensor)
    place = {"workgroup": workgroup, "wave": wave, "iteration": iteration}
    chosen = answer(Subject(gemm), "memory", {"node": row["node"], **place})["selected"]
    lanes = list(lanes_of_read(workgroup[0 if tensor == "a" else 1], wave, iteration))
    wanted = set().union(*lanes)
    assert [part["addresses"] for part in chosen["parts"]] == [[min(lane) for lane in lanes]]
    found = chosen["parts"][0]["segments"]
    assert [one["start"] for one in found] == segments(wanted, READ)
    for one in found:
        inside = set(range(one["start"], one["start"] + READ))
        assert one["used_bytes"] == len(wanted & inside)
        assert list(one["lanes"]) == [number for number, lane in enumerate(lanes) if lane & inside]
    assert (row["width_bits"], row["width_limit"], row["width_reason"]) == (128, "widest", "")
    assert (row["needed_bytes"], row["moved_bytes"], row["efficiency"]) == (1024, 2048, 0.5)
    for instruction in row["instructions"]:
        assert instruction["text"].startswith("global_load_dwordx4")
        figures = ("width_bits", "asked_bytes", "needed_bytes", "moved_bytes", "segments")
        assert [instruction[name] for name in figures] == [128, 1024, 1024, 2048, 16]


@pytest.mark.parametrize(("workgroup", "wave"), [((0, 0, 0), 0), ((3, 2, 0), 1), ((1, 3, 0), 2)])
def test_stores_of_the_gemm(gemm: Compilation, workgroup: tuple[int, int, int], wave: int) -> None:
    """Lane l holds rows 4·(l // 16) + i and column l % 16 of each 16×16 accumulator (v_mfma_f32_16x16x16_f16)."""
    expected: Counter[tuple[tuple[int, ...], tuple[int, ...]]] = Counter()
    for tile_row, tile_column, element in product(range(2), range(2), range(4)):
        touched: set[int] = set()
        firsts = []
        for lane in range(64):
            row = TILE * workgroup[0] + 32 * (wave % 2) + 16 * tile_row + 4 * (lane // 16) + element
            column = TILE * workgroup[1] + 32 * (wave // 2) + 16 * tile_column + lane % 16
            firsts.append((row * N + column) * 4)
            touched |= set(range(firsts[-1], firsts[-1] + 4))
        expected[tuple(firsts), tuple(segments(touched, WRITE))] += 1
    found: Counter[tuple[tuple[int, ...], tuple[int, ...]]] = Counter()
    for node in global_accesses(gemm):
        if node.op == "write":
            elements = wave_elements(index_map(gemm, last_fx_stage(gemm), node.id, workgroup=workgroup), wave)
            (part,) = instructions_of(elements, 4)
            stored = wave_traffic(part, WRITE)
            found[tuple(stored.first_byte.tolist()), tuple(one.start for one in stored.segments)] += 1
            assert (stored.needed_bytes, stored.efficiency) == (256, 1.0)
    assert found == expected


def counted_as_foretold(comp: Compilation, ran: Run) -> int:
    """Compares each linked instruction with what the run counted of it; their number."""
    rows = answer(Subject(comp, ran), "memory", {})["accesses"]
    instructions = {one["line"]: one for row in rows for one in row["instructions"]}
    for one in instructions.values():
        assert not one["not_known"] and one["hits"], one
        assert (one["counted_requests"], one["counted_bytes"]) == (one["segments"], one["asked_bytes"]), one
    return len(instructions)


def test_every_instruction_of_the_gemm_moves_what_the_run_counted(gemm: Compilation, gemm_run: Run) -> None:
    assert counted_as_foretold(gemm, gemm_run) >= 18
    # No vector access of the kernel is left out.
    payload = answer(Subject(gemm, gemm_run), "memory", {})
    waves = 16 * 4
    reads = sum(waves * row["trip_count"] * row["segments"] for row in payload["accesses"] if row["kind"] == "read")
    writes = sum(waves * row["segments"] for row in payload["accesses"] if row["kind"] == "write")
    assert gemm_run.counters["TCP_TCC_READ_REQ_sum"].value == reads
    assert gemm_run.counters["TCP_TCC_WRITE_REQ_sum"].value == writes


def test_every_instruction_of_a_copy_moves_what_the_run_counted() -> None:
    comp = record("copy", backend=True)
    assert counted_as_foretold(comp, run(comp)) == 2
    (load, store) = answer(Subject(comp), "memory", {})["accesses"]
    assert (load["kind"], load["width_bits"], load["width_limit"]) == ("read", 32, "elements")
    # 128 columns of f16 over 64 lanes.
    assert "max(1, ⌈BLOCK_N/64⌉)" in load["width_reason"] and "vector_shapes" in load["width_reason"]
    assert (load["segments"], store["segments"]) == (2, 4)


def foretold_totals(comp: Compilation) -> Iterator[tuple[frozenset[int], int, int]]:
    """Of each group of lines the requests and bytes of all waves in all iterations, by its index."""
    assert comp.asm is not None and comp.manifest.launch is not None and comp.manifest.launch.grid is not None
    stage = last_fx_stage(comp)
    for group in groups(global_instructions(comp, read(comp.asm))):
        requests = asked = 0
        x, y, z = comp.manifest.launch.grid
        for workgroup in product(range(x), range(y), range(z)):
            trips = index_map(comp, stage, group.nodes[0], workgroup=workgroup).trip_count or 1
            for iteration in range(trips):

                def maps(node: str, at: Any = workgroup, turn: int = iteration) -> Any:
                    return index_map(comp, stage, node, workgroup=at, iteration=turn)

                for wave in range(4):
                    for part in group_traffic(comp, group, wave, maps).parts:
                        requests += len(part.segments)
                        asked += part.asked_bytes
        yield frozenset(one.line for one in group.instructions), requests, asked


@pytest.mark.full
@pytest.mark.parametrize("settings_", [{"M": 100, "N": 72, "K": 104}, {"M": 101, "N": 73, "K": 103}])
def test_masked_accesses_add_up_to_what_the_run_counted(settings_: dict[str, int]) -> None:
    comp = record("gemm", backend=True, **settings_)
    counts = {one.line: one for one in run(comp).data.instruction_counts}
    for lines, requests, asked in foretold_totals(comp):
        assert sum(counts[line].memory_requests for line in lines if line in counts) == requests
        assert sum(counts[line].bytes_needed for line in lines if line in counts) == asked
    rows = answer(Subject(comp), "memory", {})["accesses"]
    masked = [row for row in rows if row["kind"] == "read"]
    assert {row["width_limit"] for row in masked} == {"mask"}
    assert all("maskedload" in row["width_reason"] for row in masked)


def test_a_dynamic_size_is_named() -> None:
    comp = record("gemm", backend=False, dynamic_dims=True)
    rows = answer(Subject(comp), "memory", {})["accesses"]
    assert all(row["needed_bytes"] is None and "has no value here" in row["not_known"] for row in rows)
    assert {row["width_limit"] for row in rows} == {"not known"}


@pytest.mark.parametrize(
    ("parameters", "message"),
    [
        ({"node": "nothing"}, "no global access"),
        ({"workgroup": (4, 0, 0)}, "outside the grid"),
        ({"iteration": 16}, "outside the loop's 16"),
        ({"iteration": -1}, "count from 0"),
    ],
)
def test_what_is_not_there_is_refused(gemm: Compilation, parameters: dict[str, Any], message: str) -> None:
    with pytest.raises(BadQuery, match=message):
        answer(Subject(gemm), "memory", parameters)


LANES, ELEMENTS = 4, 6


@given(st.integers(0, 2**32 - 1), st.sampled_from([1, 2, 4]), st.sampled_from([16, 64, 128]))
@settings(max_examples=150, deadline=None)
def test_traffic_is_that_of_sets_of_bytes(seed: int, size: int, segment: int) -> None:
    chance = np.random.default_rng(seed)
    places: list[list[int]] = chance.integers(0, 300, (LANES, ELEMENTS)).tolist()
    active: list[list[bool]] = (chance.random((LANES, ELEMENTS)) < chance.random()).tolist()
    elements = LaneElements(np.array(places) * size, np.array(active), size)
    lanes = [
        {place * size + byte for place, on in zip(row, flags, strict=True) if on for byte in range(size)}
        for row, flags in zip(places, active, strict=True)
    ]
    wanted = set().union(*lanes)
    found = wave_traffic(elements, segment)
    assert found.asked_bytes == size * sum(map(sum, active)) and found.needed_bytes == len(wanted)
    assert [one.start for one in found.segments] == segments(wanted, segment)
    for one in found.segments:
        inside = set(range(one.start, one.start + segment))
        assert one.used_bytes == len(wanted & inside)
        assert one.lanes == tuple(lane for lane, own in enumerate(lanes) if own & inside)
    assert [int(first) for first in found.first_byte] == [min(lane, default=-1) for lane in lanes]
    unknown = wave_traffic(elements, None)
    assert unknown.moved_bytes is None and unknown.efficiency is None and not unknown.segments


def test_elements_are_cut_at_gaps_and_at_the_width() -> None:
    row = np.array([0, 2, 4, 6, 16, 18, 20, 22])
    elements = LaneElements(np.stack([row, row + 64]), np.ones((2, 8), bool), 2)
    assert [part.address[0].tolist() for part in instructions_of(elements)] == [[0, 2, 4, 6], [16, 18, 20, 22]]
    assert [part.address[1].tolist() for part in instructions_of(elements, 4)] == [
        [64, 66], [68, 70], [80, 82], [84, 86],
    ]  # fmt: skip
