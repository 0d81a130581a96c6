from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from wave_explorer.arch.lds_service import (
    Kind,
    UnknownService,
    conflict_cycles,
    service,
    service_rule,
    sources,
)

RULES: list[tuple[str, Kind, int]] = [
    *(("gfx942", "read", width) for width in (8, 16, 32, 64, 96, 128)),
    *(("gfx942", "write", width) for width in (8, 16, 32, 64, 128)),
    *(("gfx950", "read", width) for width in (32, 64, 96, 128)),
    *(("gfx950", "write", width) for width in (32, 64, 128)),
    *((name, "read", width) for name in ("gfx1100", "gfx1201") for width in (32, 64, 128)),
]


@pytest.mark.parametrize(
    ("stride", "counted"),
    [(4, 0), (8, 128), (16, 384), (32, 896), (64, 1920), (128, 3968), (256, 3968), (512, 3968)],
)
def test_strided_reads_as_counted_on_an_mi300x(stride: int, counted: int) -> None:
    """SQ_LDS_BANK_CONFLICT of 64 ds_read_b32 with ``stride`` bytes between lanes, measured on MI300X.

    From AMD's shark-ai "empirical LDS" notes (nod-ai/amd-shark-ai, commit efa471ae).
    """
    addresses = np.arange(64) * stride
    assert 64 * int(conflict_cycles("gfx942", "read", 32, addresses)) == counted


def test_a_padded_gemm_tile_reads_without_conflict() -> None:
    """The f16 GEMM's A tile, rows of 32 halves: lanes read 8 bytes each at row lane % 16, quarter lane // 16."""
    lane = np.arange(64)

    def conflicts(row_bytes: int) -> int:
        return int(conflict_cycles("gfx942", "read", 64, lane % 16 * row_bytes + lane // 16 * 8))

    assert conflicts(32 * 2) == 28
    assert conflicts(36 * 2) == 0


@pytest.mark.parametrize(("target", "kind", "width"), RULES)
def test_phases_serve_every_lane_once_and_no_more_than_the_banks_can_deliver(
    target: str, kind: Kind, width: int
) -> None:
    rule = service_rule(target, kind, width)
    lanes = sorted(lane for phase in rule.phases for lane in phase)
    assert lanes == list(range(64 if target.startswith("gfx9") else 32))
    assert all(len(phase) * max(width, 32) // 32 <= rule.banks for phase in rule.phases)
    # Consecutive lanes that read consecutive data never conflict (12-byte pieces: when each starts 16 bytes on).
    step = 16 if width == 96 else max(width // 8, 1)
    assert int(conflict_cycles(target, kind, width, np.arange(len(lanes)) * step)) == 0
    assert rule.status and rule.measured == rule.status.startswith("measured")


@st.composite
def accesses(draw: st.DrawFn) -> tuple[str, Kind, int, NDArray[np.int64], NDArray[np.bool_]]:
    target, kind, width = draw(st.sampled_from(RULES))
    shape = draw(st.integers(1, 3)), 64 if target.startswith("gfx9") else 32
    unit = 4 if width == 96 else max(width // 8, 1)
    random = np.random.default_rng(draw(st.integers(0, 2**32)))
    addresses = random.integers(0, draw(st.sampled_from((16, 256, 16384))), shape) * unit
    return target, kind, width, addresses, random.random(shape) < draw(st.sampled_from((0.1, 0.9, 1.0)))


@given(accesses())
@settings(max_examples=120, deadline=None)
def test_conflicts_against_a_recount(
    access: tuple[str, Kind, int, NDArray[np.int64], NDArray[np.bool_]],
) -> None:
    target, kind, width, addresses, active = access
    rule = service_rule(target, kind, width)
    found = conflict_cycles(target, kind, width, addresses, active)
    assert found.shape == (len(addresses),)
    for row, (places, mask) in enumerate(zip(addresses, active, strict=True)):
        expected = 0
        for phase in rule.phases:
            wanted = {
                place // 4 + dword
                for lane, place in enumerate(places.tolist())
                if lane in phase and mask[lane]
                for dword in range(-(-width // 32))
            }
            by_bank = [sum(1 for dword in wanted if dword % rule.banks == bank) for bank in range(rule.banks)]
            expected += max(max(by_bank) - 1, 0)
        assert found[row] == expected
        detail = service(target, kind, width, places, mask)
        assert detail.conflict_cycles == expected
        assert detail.cycles == expected + sum(1 for phase in rule.phases if any(mask[lane] for lane in phase))


def test_detail_names_lanes_banks_and_dwords() -> None:
    addresses = np.zeros(64, dtype=np.int64)
    addresses[:4] = [0, 128, 128, 4]
    detail = service("gfx942", "read", 32, addresses, np.arange(64) < 4)
    first = detail.phases[0]
    assert (first.active, first.conflict_cycles) == ((0, 1, 2, 3), 1)
    assert {bank.bank: bank.dwords for bank in first.banks} == {0: {0: (0,), 32: (1, 2)}, 1: {1: (3,)}}
    assert detail.phases[1].active == ()
    assert detail.cycles == 2


def test_what_is_not_known_is_an_error_that_says_what_is() -> None:
    with pytest.raises(UnknownService, match="gfx942 read of b32"):
        service_rule("gfx90a", "read", 32)
    with pytest.raises(UnknownService):
        service_rule("gfx1201", "write", 32)
    with pytest.raises(ValueError, match="waves of 32"):
        conflict_cycles("gfx1201", "read", 32, np.zeros(64, dtype=np.int64))
    assert any("shark-ai" in source for source in sources())
