"""Registers and occupancy against LLVM's own count, for kernels that take exactly what a test wants them to take."""

from __future__ import annotations

from itertools import product

import pytest

from tests.isa.llvm_figures import Kernel, compiled, needs_compiler
from wave_explorer.arch.targets import target
from wave_explorer.isa.resources import resources
from wave_explorer.isa.spills import spills

pytestmark = needs_compiler

QUICK = [("gfx942", ""), ("gfx1201", "")]
REST = [
    ("gfx908", ""),
    ("gfx1103", ""),
    ("gfx1150", ""),
    ("gfx1151", ""),
    ("gfx90a", ""),
    ("gfx950", ""),
    ("gfx1100", ""),
    ("gfx1101", ""),
    ("gfx1200", ""),
    ("gfx1201", "+wavefrontsize64"),
    ("gfx1100", "+wavefrontsize64"),
]
CASES = [*QUICK, *(pytest.param(*case, marks=pytest.mark.full) for case in REST)]


def kernels(name: str) -> list[Kernel]:
    """Register and LDS amounts around the steps of the allocation, in workgroups of one to sixteen waves."""
    made: list[Kernel] = []
    # Sixteen waves have to fit as a whole.
    large = (96, 128) if target(name).vgprs_per_lane(64) >= 512 else (40, 64)
    for threads, counts in ((64, (1, 25, 64, 65, 97, 129, 169, 256)), (256, (72, 73, 85, 168, 193)), (1024, large)):
        made += [Kernel(f"v{count}_{threads}", threads, vgprs=count) for count in counts]
    if target(name).unified_agprs:
        for count, accumulators in product((1, 30, 65, 128), (1, 4, 64, 128)):
            made.append(Kernel(f"v{count}a{accumulators}", 256, vgprs=count, agprs=accumulators))
    made += [Kernel(f"s{count}", 64, vgprs=8, sgprs=count) for count in (40, 81, 89, 97, 102)]
    unit = target(name).lds_granule
    for threads, units in product((64, 192, 256, 1024), (1, 3, 9, 17, 18, 32, 48)):
        made.append(Kernel(f"l{units}_{threads}", threads, vgprs=16, lds_bytes=units * unit))
    return made


@pytest.mark.parametrize(("name", "features"), CASES)
def test_waves_are_those_that_llvm_counts(name: str, features: str) -> None:
    for kernel, program, llvm in compiled(kernels(name), name, features):
        found = resources(program)
        assert found.vgprs == llvm["NumVgprs"], kernel
        assert found.agprs == llvm.get("NumAgprs", 0), kernel
        assert found.lds_bytes == llvm["LDSByteSize"] == kernel.lds_bytes, kernel
        assert found.needs is not None and found.occupancy is not None, found.note
        assert min(found.occupancy.waves_by.values()) == llvm["Occupancy"], (kernel, found.occupancy)
        granule = found.needs.target.vgpr_allocation_granule(found.wave_size)
        # The kernel descriptor counts blocks from zero; LLVM takes more registers than it needs where no more waves
        # are to be resident than it planned for.
        assert found.needs.allocated_vgprs <= (llvm["VGPRBlocks"] + 1) * granule, kernel


@pytest.mark.parametrize(("name", "features"), CASES)
def test_scratch_is_what_llvm_counts(name: str, features: str) -> None:
    two = [Kernel("plain", 64, vgprs=8), Kernel("spilling", 64, vgprs=8, spills=True)]
    moves = {"plain": [], "spilling": [("scratch store", 1), ("scratch load", 1)]}
    for kernel, program, llvm in compiled(two, name, features):
        assert resources(program).scratch_bytes == llvm["ScratchSize"]
        assert [(spill.kind, spill.dwords) for spill in spills(program)] == moves[kernel.name]
