"""Spaces, and the arithmetic behind each reason for leaving a point out."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from wave_explorer.experiment.tune.pruning import accumulators, lds_bytes, why_not
from wave_explorer.experiment.tune.space import MOST_POINTS, Space, proposed_space, sifted, space_of
from wave_explorer.kernel import KernelError, KernelSpec, kernel
from wave_explorer.kernel.tiling import tiling


@pytest.fixture(scope="module")
def gemm() -> KernelSpec:
    return kernel("gemm", M=64, N=64, K=64)


def rule_of(spec: KernelSpec, **changes: Any) -> str | None:
    options = {"schedule": changes.pop("schedule")} if "schedule" in changes else None
    reason = why_not(tiling(spec.edit(symbols=changes, options=options)))
    return None if reason is None else reason.rule


def test_the_tiling_of_a_gemm(gemm: KernelSpec) -> None:
    found = tiling(gemm.edit(symbols={"BLOCK_M": 32, "waves_m": 4}))
    assert (found.workgroup, found.loop) == ({"M": 32, "N": 64}, {"K": 32})
    assert found.wave == {"M": Fraction(8), "N": Fraction(32)}
    assert (found.waves, found.lanes, found.mma_name) == (8, 64, "F32_16x16x16_F16")
    assert lds_bytes(found) == (32 + 64) * 32 * 2
    assert accumulators(found) == 8 * 32 // 64


def test_each_rule_and_the_point_beside_it_that_stands(gemm: KernelSpec) -> None:
    big = gemm.edit(symbols={"M": 1024, "N": 1024, "K": 1024})
    assert rule_of(gemm) is None
    assert rule_of(gemm, BLOCK_M=32, waves_m=4) == "wave tile" and rule_of(gemm, BLOCK_M=64, waves_m=4) is None
    assert rule_of(gemm, BLOCK_M=48) == "wave tile" and rule_of(gemm, BLOCK_M=48, waves_m=1) is None
    assert rule_of(gemm, BLOCK_M=32, mma_type="F32_32x32x8_F16") == "wave tile"
    assert rule_of(gemm, mma_type="F32_16x16x32_F16") == "matrix type"  # of gfx950
    assert rule_of(big, BLOCK_M=128, BLOCK_N=128, waves_m=4, waves_n=8) == "threads"
    assert rule_of(big, BLOCK_M=128, BLOCK_N=128, waves_m=4, waves_n=4) is None
    assert rule_of(big, BLOCK_M=256, BLOCK_N=256, BLOCK_K=128) == "LDS"
    assert rule_of(big, BLOCK_M=256, BLOCK_N=256, BLOCK_K=64, waves_m=1, waves_n=1) == "registers"
    assert rule_of(gemm, BLOCK_M=128) == "tile" and rule_of(gemm, BLOCK_M=96, waves_m=1) is None
    assert rule_of(gemm, BLOCK_K=16, mma_type="F32_16x16x32_K8_F16") == "loop tile"
    assert rule_of(gemm, BLOCK_K=64, schedule="PREFETCH") == "schedule"
    assert rule_of(gemm, BLOCK_K=32, schedule="PREFETCH") is None


def test_the_occupancy_floor_counts_what_is_surely_taken(gemm: KernelSpec) -> None:
    big = tiling(gemm.edit(symbols={"M": 1024, "N": 1024, "K": 1024, "BLOCK_M": 256, "BLOCK_N": 128, "BLOCK_K": 64}))
    # 48 KiB of the 64 KiB: one workgroup of four waves, so one wave on each SIMD.
    assert lds_bytes(big) == 48 * 1024
    assert why_not(big, waves_per_simd=1) is None
    reason = why_not(big, waves_per_simd=2)
    assert reason is not None and reason.rule == "occupancy" and "LDS" in reason.text


def test_what_is_not_known_prunes_nothing(gemm: KernelSpec) -> None:
    known = tiling(gemm.edit(symbols={"BLOCK_M": 48}))
    assert why_not(replace(known, matrix=None, wave={"M": Fraction(12), "N": Fraction(32)})) is None
    assert why_not(tiling(kernel("attention"))) is None


def test_a_space_is_read_as_settings_are(gemm: KernelSpec) -> None:
    space = space_of(gemm, {"BLOCK_M": "16, 32,32", "schedule": ("NONE", "MODULO"), "use_buffer_ops": "yes,no"})
    assert [one.choices for one in space.dimensions] == [(16, 32), ("NONE", "MODULO"), (True, False)]
    assert [one.group for one in space.dimensions] == ["symbol", "option", "option"]
    assert len(space) == len(list(space.points())) == 8
    assert space.start is None  # BLOCK_M is 64
    point = {"BLOCK_M": 16, "schedule": "MODULO", "use_buffer_ops": True}
    spec = space.applied(gemm, point)
    assert spec.symbols["BLOCK_M"] == 16 and spec.options["schedule"] == "MODULO"


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        ({"BLOCKM": "16"}, "'BLOCKM'"),
        ({"BLOCK_M": "16,x"}, "BLOCK_M"),
        ({"BLOCK_M": ""}, "no value to try"),
        ({}, "nothing to vary"),
        ({"func_name": "a,b"}, "cannot be varied"),
        ({"BLOCK_M": range(1, 200), "BLOCK_N": range(1, 200)}, f"more than the {MOST_POINTS:,}"),
    ],
)
def test_a_space_that_is_none_says_why(gemm: KernelSpec, choices: dict[str, Any], said: str) -> None:
    with pytest.raises(KernelError, match=said.replace("(", r"\(")):
        space_of(gemm, choices)


def test_the_proposed_space_of_a_gemm_and_of_attention(gemm: KernelSpec) -> None:
    proposed = {one.name: one.choices for one in proposed_space(gemm).dimensions}
    assert set(proposed) == {"BLOCK_M", "BLOCK_N", "BLOCK_K", "waves_m", "waves_n", "mma_type", "schedule"}
    assert proposed["BLOCK_M"] == (32, 64)  # twice 64 would be beyond M
    assert proposed["mma_type"] and all(name.startswith("F32_") for name in proposed["mma_type"])
    assert proposed["schedule"] == ("NONE", "PREFETCH", "MODULO")
    assert proposed_space(gemm).start is not None
    attention = {one.name for one in proposed_space(kernel("attention")).dimensions}
    assert {"BLOCK_M", "schedule"} & attention


def test_sifting_gives_every_point_once_and_settings_that_share_a_tiling_share_their_reason(gemm: KernelSpec) -> None:
    space: Space = space_of(
        gemm, {"BLOCK_M": "16,32", "waves_m": "1,2", "BLOCK_K": "32,64", "schedule": "NONE,PREFETCH"}
    )
    found = sifted(gemm, space)
    points = [*found.legal, *(one.point for one in found.pruned)]
    assert sorted(map(str, points)) == sorted(map(str, space.points()))
    rules = {(one.point["BLOCK_M"], one.point["waves_m"]): one.reason.rule for one in found.pruned
             if one.point["BLOCK_K"] == 32}  # fmt: skip
    assert rules == {(16, 2): "wave tile"}
    assert {one.reason.rule for one in found.pruned if one.point["BLOCK_K"] == 64 and one.point["BLOCK_M"] == 32} == {
        "schedule"
    }


def test_sifting_says_how_far_it_is_and_can_be_cancelled(gemm: KernelSpec, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wave_explorer.experiment.tune.space._TELL_SECONDS", -1.0)
    space = space_of(gemm, {"BLOCK_M": "16,32,64", "schedule": "NONE,PREFETCH"})
    told: list[int] = []
    found = sifted(gemm, space, looked_at=told.append, cancelled=lambda: len(told) == 4)
    assert told == [0, 1, 2, 3]
    assert not found.whole and len(found.legal) + len(found.pruned) == 4
    assert sifted(gemm, space).whole


def test_sifting_gives_the_reason_that_an_edit_of_the_kernel_would(gemm: KernelSpec) -> None:
    choices: dict[str, Any] = {
        "BLOCK_M": [16, 48, 256],
        "waves_m": [1, 2],
        "mma_type": ["F32_16x16x16_F16", "F32_32x32x8_F16"],
    }
    choices["dtype"] = ["f16", "bf16"]
    space = space_of(gemm, choices)
    found = sifted(gemm, space)
    reasons: dict[str, str] = {str(one.point): one.reason.text for one in found.pruned}
    for point in space.points():
        try:
            reason = why_not(tiling(space.applied(gemm, point)))
            expected = None if reason is None else reason.text
        except KernelError as error:
            expected = error.summary
        assert reasons.get(str(point)) == expected
