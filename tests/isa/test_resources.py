from __future__ import annotations

import dataclasses

import pytest

from tests.isa.listing import REAL, real_program
from wave_explorer.isa.resources import resources


def test_the_gemm_is_held_back_by_its_lds() -> None:
    found = resources(real_program("gemm_none_gfx942"))
    assert (found.vgprs, found.lds_bytes, found.threads) == (52, 9216, 256)
    assert (found.waves_per_simd, found.limiting) == (7, "LDS")


@pytest.mark.parametrize("name", [name for name in REAL if name.startswith("gemm") and "gfx9" in name])
def test_the_compiler_expects_as_many_waves(name: str) -> None:
    """Where LDS leaves fewer waves than VGPRs would, LLVM raises ``next_free_vgpr`` until VGPRs allow just as many."""
    program = real_program(name)
    declared = program.metadata.directives["next_free_vgpr"]
    assert isinstance(declared, int)
    by_declared_vgprs = min(512 // (-(-declared // 8) * 8), 8)
    assert resources(program).waves_per_simd == by_declared_vgprs


def test_without_facts_about_the_target_it_says_so() -> None:
    program = dataclasses.replace(real_program("gemm_none_gfx942"), target="gfx906")
    found = resources(program)
    assert (found.waves_per_simd, found.limiting) == (None, "")
    assert "gfx906" in found.note


def test_dynamic_lds_counts() -> None:
    assert resources(real_program("gemm_none_gfx942"), lds_bytes=40000).waves_per_simd == 1
