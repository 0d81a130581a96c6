from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from wave_explorer.arch.occupancy import DoesNotFit, Occupancy, occupancy
from wave_explorer.arch.targets import TARGETS, UnknownTarget, target


def test_known_points() -> None:
    """Points worked out by hand from the register file and LDS sizes."""
    mi300 = target("gfx942")
    gemm = occupancy(mi300, threads=256, vgprs=52, sgprs=16, lds_bytes=9216)
    assert (gemm.waves_per_simd, gemm.limiting, gemm.allocated_vgprs) == (7, "LDS", 56)
    # 188 VGPRs round up to 192, and 512 / 192 is 2.
    assert occupancy(mi300, threads=256, vgprs=188).waves_per_simd == 2
    # AGPRs come out of the same file, after VGPRs rounded up to 4: 66 -> 68, + 64 = 132 -> 136, 512 / 136 is 3.
    assert occupancy(mi300, threads=256, vgprs=66, agprs=64).waves_per_simd == 3
    assert occupancy(mi300, threads=64, vgprs=8).limiting == "wave slots"
    # More than 100 SGPRs leave 7 waves (LLVM's table).
    assert occupancy(mi300, threads=64, vgprs=8, sgprs=102).limiting == "SGPRs"
    assert occupancy(target("gfx950"), threads=256, vgprs=64, lds_bytes=65536).workgroups_per_cu == 2
    rdna4 = target("gfx1201")
    # 1536 registers in wave32 in units of 24: 96 VGPRs leave 16 waves, 97 leave 12.
    assert occupancy(rdna4, threads=32, vgprs=96).waves_per_simd == 16
    assert occupancy(rdna4, threads=32, vgprs=97).waves_per_simd == 12
    assert occupancy(rdna4, threads=64, vgprs=97, wave_size=64).waves_per_simd == 7


@st.composite
def kernels(draw: st.DrawFn) -> tuple[str, dict[str, int]]:
    name = draw(st.sampled_from(sorted(TARGETS)))
    return name, {
        "threads": draw(st.integers(1, 1024)),
        "vgprs": draw(st.integers(0, 256)),
        "agprs": draw(st.integers(0, 256)) if TARGETS[name].unified_agprs else 0,
        "sgprs": draw(st.integers(0, 102)),
        "lds_bytes": draw(st.integers(0, 65536)),
    }


def tried(name: str, wanted: dict[str, int]) -> Occupancy | None:
    try:
        return occupancy(target(name), **wanted)
    except DoesNotFit:
        return None


@given(kernels(), st.sampled_from(("vgprs", "agprs", "sgprs", "lds_bytes")), st.integers(1, 64))
@settings(max_examples=300, deadline=None)
def test_needing_more_never_gives_more_waves(kernel: tuple[str, dict[str, int]], which: str, more: int) -> None:
    name, wanted = kernel
    assume(which != "agprs" or TARGETS[name].unified_agprs)
    less = tried(name, wanted)
    greedy = tried(name, {**wanted, which: wanted[which] + more})
    assert greedy is None or (less is not None and greedy.waves_per_cu <= less.waves_per_cu)


@given(kernels())
@settings(max_examples=300, deadline=None)
def test_what_is_resident_fits_and_one_more_workgroup_does_not(kernel: tuple[str, dict[str, int]]) -> None:
    name, wanted = kernel
    hardware, found = target(name), tried(name, wanted)
    assume(found is not None and wanted["sgprs"] <= 80)
    assert found is not None
    waves = -(-wanted["threads"] // hardware.wave_size)
    registers = hardware.vgprs_per_lane(hardware.wave_size) // found.allocated_vgprs * hardware.simds

    def fits(workgroups: int) -> bool:
        return (
            workgroups * waves <= min(hardware.max_waves_per_simd * hardware.simds, registers)
            and workgroups * found.allocated_lds_bytes <= hardware.lds_bytes
            and (waves == 1 or workgroups <= hardware.max_workgroups)
        )

    assert fits(found.workgroups_per_cu)
    assert not fits(found.workgroups_per_cu + 1)


def test_what_cannot_run_is_an_error() -> None:
    with pytest.raises(DoesNotFit, match="LDS run out"):
        occupancy(target("gfx942"), threads=256, vgprs=64, lds_bytes=65537)
    with pytest.raises(DoesNotFit, match="VGPRs run out"):
        occupancy(target("gfx942"), threads=1024, vgprs=256)
    with pytest.raises(ValueError, match="waves of"):
        occupancy(target("gfx942"), threads=64, vgprs=8, wave_size=32)
    with pytest.raises(UnknownTarget, match="gfx942"):
        target("gfx900")
