"""A kernel that names registers which its code object does not ask for is refused, with the instruction."""

from __future__ import annotations

import pytest

from tests.emulator.listing import kernel_text
from wave_explorer.device import LaunchError, run_asm
from wave_explorer.record import Run


def run(text: str) -> Run:
    return run_asm(text, [], (1, 1, 1), (64, 1, 1))


def with_directives(text: str, **values: int) -> str:
    for name, value in values.items():
        text = text.replace(f".amdhsa_{name} 64", f".amdhsa_{name} {value}")
    return text


# The code object of kernel_text asks for 64 VGPRs, all before accum_offset, and 64 SGPRs.
@pytest.mark.parametrize(
    ("instruction", "directives", "message"),
    [
        ("v_mov_b32_e32 v64, 1", {}, r"names v64, .* v0 to v63 .*accum_offset 64.*: v_mov_b32_e32 v64, 1"),
        ("v_add_u32_e32 v1, v40, v1", {"accum_offset": 32}, "names v40, .* v0 to v31"),
        # The total counts VGPRs as well, whatever the offset says.
        ("v_mov_b32_e32 v45, 1", {"accum_offset": 48, "next_free_vgpr": 4}, "names v45, .* v0 to v3 .*_vgpr 4,"),
        ("v_accvgpr_write_b32 a0, 1", {}, "names a0, .* no a registers"),
        ("v_accvgpr_write_b32 a8, 1", {"accum_offset": 32, "next_free_vgpr": 40}, "names a8, .* a0 to a7"),
        ("s_mov_b32 s64, 1", {}, r"names s64, .* s0 to s63 .*next_free_sgpr 64"),
        ("global_load_dwordx4 v[62:65], v[0:1], off", {}, "names v64"),
    ],
)
def test_a_register_beyond_what_is_given_is_refused(instruction: str, directives: dict[str, int], message: str) -> None:
    text = with_directives(kernel_text(f"\n\t{instruction}\n\ts_endpgm"), **directives)
    with pytest.raises(LaunchError, match=rf"line 6 .*{message}|line 6 {message}"):
        run(text)


@pytest.mark.parametrize(
    ("instruction", "directives"),
    [
        ("v_mov_b32_e32 v63, 1", {}),
        ("v_accvgpr_write_b32 a7, 1", {"accum_offset": 32, "next_free_vgpr": 40}),
        ("s_mov_b32 s63, 1", {}),
    ],
)
def test_the_last_register_that_is_given_is_there(instruction: str, directives: dict[str, int]) -> None:
    assert run(with_directives(kernel_text(f"\n\t{instruction}\n\ts_endpgm"), **directives)).ok


def test_from_gfx10_on_every_wave_has_all_sgprs() -> None:
    text = kernel_text("\n\ts_mov_b32 s100, 1\n\ts_endpgm", target="gfx1201", lanes=32)
    assert run_asm(text, [], (1, 1, 1), (32, 1, 1)).ok


@pytest.mark.parametrize(
    ("directives", "message"),
    [
        ({"next_free_vgpr": 600}, "600 registers, and a lane of gfx942 can have 512"),
        ({"next_free_vgpr": 8}, "accum_offset is 64; with .amdhsa_next_free_vgpr 8"),
        ({"next_free_sgpr": 103}, "103 registers, and a wave can have 102"),
    ],
)
def test_numbers_that_no_launch_can_give_are_refused(directives: dict[str, int], message: str) -> None:
    with pytest.raises(LaunchError, match=message):
        run(with_directives(kernel_text("\n\ts_endpgm"), **directives))
