"""Tiles of workgroups against plain Python; the L2 model against sets of lines, and against a counted run."""

from __future__ import annotations

from itertools import product
from math import ceil

import msgspec
import numpy as np
import pytest

from tests.analysis.conftest import record
from wave_explorer.analysis.global_instructions import global_accesses, kind_of
from wave_explorer.analysis.index_map import NotKnown, index_map
from wave_explorer.analysis.l2_sharing import l2_sharing
from wave_explorer.analysis.lds_access import last_fx_stage
from wave_explorer.analysis.workgroup_tiles import TensorTiles, Tile, workgroup_tiles
from wave_explorer.arch.dies import dies
from wave_explorer.experiment.running import run
from wave_explorer.isa.reader import read
from wave_explorer.queries import BadQuery, Subject, answer
from wave_explorer.record import Compilation

M, N, K, TILE = 256, 256, 512, 64


def tile_of(found: TensorTiles, workgroup: int) -> Tile:
    return found.tiles[int(found.tile_of[workgroup])]


def by_name(comp: Compilation) -> dict[str, TensorTiles]:
    return {one.name: one for one in workgroup_tiles(comp)}


def test_tiles_of_the_gemm(gemm: Compilation) -> None:
    tensors = by_name(gemm)
    for number in range(16):
        x, y = number % 4, number // 4
        assert tile_of(tensors["a"], number) == Tile((TILE * x, 0), (TILE * x + TILE, K))
        assert tile_of(tensors["b"], number) == Tile((TILE * y, 0), (TILE * y + TILE, K))
        assert tile_of(tensors["c"], number) == Tile((TILE * x, TILE * y), (TILE * x + TILE, TILE * y + TILE))
    assert {name: (len(one.tiles), one.cells, one.dense) for name, one in tensors.items()} == {
        "a": (4, TILE * K, True),
        "b": (4, TILE * K, True),
        "c": (16, TILE * TILE, True),
    }
    # Who reads the same rows stands in one row of the launch grid, or in one column.
    sharers = {name: np.bincount(tensors[name].tile_of).tolist() for name in "abc"}
    assert sharers == {"a": [4] * 4, "b": [4] * 4, "c": [1] * 16}


def reordered(x: int, y: int, rows: int, columns: int, group: int) -> tuple[int, int]:
    """Wave's template ``reordered_gemm`` for one workgroup, in integers."""
    total = rows * columns
    flat = y * rows + x
    by_die = flat % 8 * (total // 8) + min(flat % 8, total % 8) + flat // 8
    in_group = group * columns
    first = by_die // in_group * group
    size = max(1, min(rows - first, group))
    return first + by_die % in_group % size, by_die % in_group // size


@pytest.mark.parametrize("group", [pytest.param(2, marks=pytest.mark.full), 3])
def test_reordered_workgroups_are_where_the_recorded_index_puts_them(group: int) -> None:
    comp = record("gemm_reordered", backend=False, M=320, N=128, K=64, GROUP_SIZE_M=group)
    tensors = by_name(comp)
    moved = 0
    for number in range(5 * 4):
        row, column = reordered(number % 5, number // 5, 5, 4, group)
        moved += (row, column) != (number % 5, number // 5)
        assert tile_of(tensors["c"], number) == Tile((64 * row, 32 * column), (64 * row + 64, 32 * column + 32))
        assert tile_of(tensors["a"], number).start == (64 * row, 0)
        assert tile_of(tensors["b"], number).start == (32 * column, 0)
    assert moved > 10
    payload = answer(Subject(comp), "grid", {})
    assert len(payload["reordering"]) == 2 and "GROUP_SIZE_M" in payload["reordering"][0]
    assert payload["l2"] is None and "has not reached AMDGCN" in payload["l2_not_known"]


def test_ragged_tiles_end_at_their_bounds_and_equal_an_enumeration(ragged_gemm: Compilation) -> None:
    """Every access of each workgroup, iteration and thread by the index map, which the tiles do not use."""
    stage = last_fx_stage(ragged_gemm)
    tensors = {(one.name, one.kind): one for one in workgroup_tiles(ragged_gemm)}
    boxes: dict[tuple[str, str, int], list[np.ndarray]] = {}
    for node, number in product(global_accesses(ragged_gemm), range(16)):
        at = (number % 4, number // 4, 0)
        trips = index_map(ragged_gemm, stage, node.id, workgroup=at).trip_count or 1
        for iteration in range(trips):
            found = index_map(ragged_gemm, stage, node.id, workgroup=at, iteration=iteration)
            assert found.tensor is not None and found.in_memory is not None
            on = np.ones(found.coordinates["M" if "M" in found.coordinates else "N"].shape, bool)
            if found.masked is not None:
                on = ~found.masked
            cells = np.stack([np.asarray(found.in_memory[dim])[on] for dim in found.tensor.dims], axis=1)
            if len(cells):
                box = np.concatenate([cells.min(axis=0), cells.max(axis=0) + 1])
                boxes.setdefault((found.tensor.name, kind_of(node), number), []).append(box)
    for (name, kind, number), each in boxes.items():
        both = np.array(each)
        dims = both.shape[1] // 2
        wanted = Tile(tuple(both[:, :dims].min(axis=0).tolist()), tuple(both[:, dims:].max(axis=0).tolist()))
        assert tile_of(tensors[name, kind], number) == wanted, (name, number)
    assert max(tile.stop[0] for tile in tensors["c", "write"].tiles) == 250


def test_a_tensor_that_no_access_reaches_has_no_tiles(ragged_gemm: Compilation) -> None:
    symbols = tuple(
        msgspec.structs.replace(symbol, value=0) if symbol.name == "M" else symbol
        for symbol in ragged_gemm.manifest.symbols
    )
    manifest = msgspec.structs.replace(ragged_gemm.manifest, symbols=symbols)
    found = by_name(Compilation(manifest, ragged_gemm.blobs))
    assert found["a"].not_known == "no access lies inside it" and not found["a"].tiles


def test_the_l2_of_each_die_against_sets_of_lines(gemm: Compilation) -> None:
    """Workgroup w goes to die w % 8; it reads rows of a and of b, eight lines of 128 bytes each, twice as requests."""
    model = answer(Subject(gemm), "grid", {})["l2"]
    assert model["fidelity"] == "modelled" and model["batches"] == 1 and model["line_bytes"] == 128
    lines_of_row = K * 2 // 128
    for die in model["dies"]:
        lines = set()
        for workgroup in range(die["die"], 16, 8):
            x, y = workgroup % 4, workgroup // 4
            for row, line in product(range(TILE), range(lines_of_row)):
                lines |= {("a", TILE * x + row, line), ("b", TILE * y + row, line)}
        assert list(die["workgroups"]) == list(range(die["die"], 16, 8))
        assert die["distinct_bytes"] == len(lines) * 128
        # 16 iterations, and in each 64 bytes of each of 64 rows of a and of b: half of a line.
        assert die["requested_bytes"] == 2 * 16 * 2 * TILE * 128
        assert die["hit_bound"] == pytest.approx(1 - die["distinct_bytes"] / die["requested_bytes"])
    assert model["whole"]["fetched_bytes"] == sum(die["distinct_bytes"] for die in model["dies"])


def test_all_requests_are_those_that_a_run_counts(gemm: Compilation) -> None:
    """The counters of an emulated run know one L2 that keeps all: what the tensors have in lines is fetched once."""
    whole = answer(Subject(gemm), "grid", {})["l2"]["whole"]
    counters = run(gemm).counters
    requests, fetched = counters["TCC_READ_sum"].value, counters["TCC_EA0_RDREQ_sum"].value
    assert requests is not None and fetched is not None
    assert whole["requested_bytes"] == requests * 128
    assert whole["tensor_bytes"] == fetched * 128


def test_workgroups_that_fit_are_those_of_the_occupancy(gemm: Compilation) -> None:
    assert gemm.asm is not None
    found = l2_sharing(gemm, workgroup_tiles(gemm), read(gemm.asm))
    # 9216 bytes of LDS in units of 512: seven workgroups of 64 KiB.
    assert (found.per_cu, found.limit) == (64 * 1024 // 9216, "LDS")
    assert found.resident == 38 * 7 and ceil(16 / (8 * found.resident)) == found.batches


def test_a_launch_of_several_batches(gemm: Compilation, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a die of one compute unit with room for one workgroup, nothing is shared."""
    from dataclasses import replace

    from wave_explorer.analysis import l2_sharing as module

    small = replace(dies("gfx942"), count=2, cus=1)
    monkeypatch.setattr(module, "dies", lambda _: small)
    model = answer(Subject(gemm), "grid", {"batch": 1})["l2"]
    assert (model["resident_per_die"], model["batches"]) == (7, 2)
    assert [list(die["workgroups"]) for die in model["dies"]] == [[14], [15]]
    assert all(die["distinct_bytes"] == 2 * TILE * K * 2 for die in model["dies"])
    first = answer(Subject(gemm), "grid", {})["l2"]
    fetched = sum(die["distinct_bytes"] for one in (first, model) for die in one["dies"])
    assert model["whole"]["fetched_bytes"] == fetched
    with pytest.raises(BadQuery, match="no batch 2"):
        answer(Subject(gemm), "grid", {"batch": 2})


@pytest.mark.full
def test_tiles_of_attention() -> None:
    """Queries and outputs by head and block of rows, keys and values by head."""
    comp = record("attention", backend=False, B=3, M=256)
    tensors = by_name(comp)
    assert comp.manifest.launch is not None and comp.manifest.launch.grid is not None
    count = len(tensors["q"].tile_of)
    assert count == 3 * 256 // 128
    heads = {number: tile_of(tensors["k"], number).start[0] for number in range(count)}
    assert sorted(heads.values()) == [0, 0, 1, 1, 2, 2]
    for number in range(count):
        assert {tile_of(tensors[name], number).start[0] for name in "qkvc"} == {heads[number]}
        assert tile_of(tensors["q"], number).start[1] == tile_of(tensors["c"], number).start[1]
        assert tile_of(tensors["k"], number).stop[1] - tile_of(tensors["k"], number).start[1] == 128


def test_free_symbols_are_named() -> None:
    comp = record("gemm", backend=False, dynamic_dims=True)
    with pytest.raises(NotKnown, match="depends on M, N"):
        workgroup_tiles(comp)
    payload = answer(Subject(comp), "grid", {})
    assert payload["tensors"] == [] and "M, N" in payload["not_known"]
    assert payload["dispatch"]["dies"] == 8
