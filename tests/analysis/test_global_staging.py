"""What passes and the way through LDS change about global traffic: the gemm by hand, its fragments by enumeration."""

from __future__ import annotations

import pytest

from tests.analysis.conftest import record
from wave_explorer.analysis.global_staging import (
    OUTSIDE,
    Elsewhere,
    TensorTraffic,
    lds_staging,
    pass_effects,
    places,
)
from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.kernel.spec import kernel
from wave_explorer.queries import Subject, answer
from wave_explorer.record import Compilation, Graph, GraphNode
from wave_explorer.record.graph import Region

K, TILE, BLOCK_K = 512, 64, 32


def fragments(tensor: str) -> TensorTraffic:
    """Each wave reads the operands of its own MFMAs: 2 tiles of rows by 2 of k, four f16 of one row a lane."""
    requests = asked = instructions = 0
    distinct: set[int] = set()
    for wave in range(4):
        own_row = 32 * (wave % 2 if tensor == "a" else wave // 2)
        for tile in range(2):
            for k in range(2):
                lines = set()
                for lane in range(64):
                    row, column = own_row + 16 * tile + lane % 16, 16 * k + 4 * (lane // 16)
                    first = (row * K + column) * 2
                    lines |= {byte // 128 for byte in range(first, first + 8)}
                    distinct |= set(range(first, first + 8))
                    asked += 8
                requests += len(lines)
                instructions += 1
    return TensorTraffic(4, instructions, (64,), asked, len(distinct), requests, requests * 128)


AS_COMPILED = TensorTraffic(1, 4, (128,), 4096, 4096, 64, 8192)
"""64×32 f16 over 256 threads, 16 bytes each: a row of the tile is 64 of the 128 bytes that a request moves."""


@pytest.mark.parametrize("tensor", ["a", "b"])
def test_minimize_global_loads_of_the_gemm(gemm: Compilation, tensor: str) -> None:
    effects = [one for one in pass_effects(gemm) if one.tensor == tensor]
    assert [(one.stage, one.kind, one.not_known) for one in effects] == [("fx/minimize_global_loads", "read", "")]
    assert effects[0].before == fragments(tensor)
    assert effects[0].after == AS_COMPILED


@pytest.mark.parametrize("tensor", ["a", "b"])
def test_lds_alone_saves_nothing_before_the_loads_are_dealt_out_anew(gemm: Compilation, tensor: str) -> None:
    (found,) = [one for one in lds_staging(gemm) if one.tensor == tensor]
    assert (found.stage, found.compared_at) == ("fx/promote_placeholders", "fx/set_post_expansion_indices")
    assert found.direct == found.promoted == fragments(tensor)
    assert found.staged == AS_COMPILED


def test_a_pass_that_only_renames_is_no_effect(gemm: Compilation) -> None:
    """partition_strided_operators makes 16 writes of 4, and each wave stores as before."""
    assert not [one for one in pass_effects(gemm) if one.kind == "write"]


def test_the_payload_says_what_limits_a_store(gemm: Compilation) -> None:
    rows = [row for row in answer(Subject(gemm), "memory", {})["accesses"] if row["kind"] == "write"]
    assert len(rows) == 16
    for row in rows:
        assert (row["width_limit"], row["width_stage"]) == ("dimension", "fx/partition_strided_operators")
        assert "4 : 16" in row["width_reason"] and "N, the contiguous dimension of c" in row["width_reason"]


def test_another_workgroup_and_iteration_move_as_much(gemm: Compilation) -> None:
    assert [one.after for one in pass_effects(gemm, (1, 2, 0), 3)] == [AS_COMPILED] * 2


@pytest.mark.parametrize(("schedule", "peeled"), [("PREFETCH", 1), ("MODULO", 2)])
def test_a_turn_of_a_pipelined_loop_is_told_apart_from_the_peeled_iterations(schedule: str, peeled: int) -> None:
    """A pipeline of n stages loads n - 1 tiles before its loop; a turn loads one tile, as without a schedule."""
    built = kernel("gemm", target="gfx942", M=256, N=256, K=K).edit(options={"schedule": schedule}).build()
    comp = record_compile(built, Recorder(built.data), backend=False)
    before_the_loop = TensorTraffic(
        peeled, 4 * peeled, (128,), 4096 * peeled, 4096 * peeled, 64 * peeled, 8192 * peeled
    )
    scheduled = [one for one in pass_effects(comp) if one.stage == "fx/schedule_graph"]
    assert {one.tensor for one in scheduled} == {"a", "b"}
    assert all((one.place, one.before, one.after) == (OUTSIDE, None, before_the_loop) for one in scheduled)
    for one in lds_staging(comp):
        assert (one.direct_place, one.promoted_place, one.staged_place) == ("K", "K", "K")
        assert one.staged == AS_COMPILED
        assert one.elsewhere == (Elsewhere("staged", OUTSIDE, before_the_loop),)
    row = answer(Subject(comp), "memory", {})["staging"][0]
    assert (row["staged_place"], row["staged"]["moved_bytes"]) == ("K", 8192)
    assert [(more["way"], more["place"], more["traffic"]["moved_bytes"]) for more in row["elsewhere"]] == [
        ("staged", "", 8192 * peeled)
    ]


def test_places_of_loops_within_and_beside_each_other() -> None:
    loops = {"r0": ("K", "root"), "r1": ("N", "r0"), "r2": ("K", "root")}
    nodes = {
        f"owner of {key}": GraphNode(f"owner of {key}", key, within, "iterate") for key, (_, within) in loops.items()
    }
    inner = (Region(key, key, owner=f"owner of {key}", dim=dim) for key, (dim, _) in loops.items())
    found = places(Graph((Region("root", "root"), *inner), nodes))
    assert found == {"root": OUTSIDE, "r0": "K", "r1": "N in K", "r2": "K (loop 2)"}


@pytest.mark.full
def test_reads_deal_out_what_there_is() -> None:
    """512 threads share 64×32 and 32×32 f16: four and two each."""
    comp = record("gemm_reordered", backend=False, M=128, N=128, K=64)
    rows = {row["tensor"]: row for row in answer(Subject(comp), "memory", {})["accesses"] if row["kind"] == "read"}
    assert {name: (row["width_bits"], row["width_limit"]) for name, row in rows.items()} == {
        "a": (64, "elements"),
        "b": (32, "elements"),
    }
    assert all("deals the tile out to 512 threads" in row["width_reason"] for row in rows.values())
