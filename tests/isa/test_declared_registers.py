"""What a text declares of registers, target by target, against what LLVM's assembler says of the same numbers."""

from __future__ import annotations

import re

import pytest

from tests.emulator.listing import kernel_text
from tests.isa.assembler import assembles, needs_assembler
from wave_explorer.isa.declared import inconsistencies
from wave_explorer.isa.declared_registers import allotments, refusals
from wave_explorer.isa.reader import read


def with_directives(text: str, **values: int | str | None) -> str:
    """The text with other values; None takes a directive away."""
    for name, value in values.items():
        line = "" if value is None else rf"\g<1>{value}"
        text = re.sub(rf"(\t\t\.amdhsa_{name} ).*" + (r"\n" if value is None else ""), line, text)
    return text


def for_assembler(**directives: int) -> str:
    """An empty kernel that an assembler takes, for gfx942."""
    text = with_directives(kernel_text("\n\ts_endpgm"), wavefront_size32=None, **directives)
    return re.sub(r"\t\.amdgpu_metadata.*\.end_amdgpu_metadata\n?", "", text, flags=re.S)


@pytest.mark.parametrize(
    ("target", "total", "offset", "expected"),
    [
        # LLVM, "User Guide for AMDGPU Backend": the total counts both files, AGPRs from accum_offset on.
        ("gfx942", 64, 64, {"v": 64, "a": 0, "s": 64}),
        ("gfx942", 40, 32, {"v": 32, "a": 8, "s": 64}),
        ("gfx950", 512, 256, {"v": 256, "a": 256, "s": 64}),
        ("gfx90a", 4, 48, {"v": 4, "a": 0, "s": 64}),
        # The compiler rounds the offset up to a multiple of 4.
        ("gfx942", 3, 4, {"v": 3, "a": 0, "s": 64}),
        ("gfx908", 40, 64, {"v": 40, "a": 40, "s": 64}),
        ("gfx1100", 40, 64, {"v": 40, "a": 40}),
        ("gfx1201", 40, 64, {"v": 40, "a": 40}),
    ],
)
def test_what_a_wave_gets(target: str, total: int, offset: int, expected: dict[str, int]) -> None:
    text = with_directives(kernel_text("\n\ts_endpgm", target=target), next_free_vgpr=total, accum_offset=offset)
    assert {file: one.count for file, one in allotments(read(text)).items()} == expected


@pytest.mark.parametrize(
    ("body", "directives", "what", "used", "declared"),
    [
        ("v_mov_b32_e32 v45, 1", {"next_free_vgpr": 4, "accum_offset": 48}, "VGPRs", 46, 4),
        ("v_mov_b32_e32 v62, 1", {"next_free_vgpr": 62}, "VGPRs", 63, 62),
        ("global_load_dwordx4 v[60:63], v[0:1], off", {"next_free_vgpr": 63}, "VGPRs", 64, 63),
        ("v_accvgpr_write_b32 a8, 1", {"next_free_vgpr": 40, "accum_offset": 32}, "AGPRs", 9, 8),
        ("v_accvgpr_write_b32 a0, 1", {"next_free_vgpr": 32, "accum_offset": 32}, "AGPRs", 1, 0),
        ("s_mov_b64 s[20:21], 0", {"next_free_sgpr": 21}, "SGPRs", 22, 21),
    ],
)
def test_more_than_declared_is_found(
    body: str, directives: dict[str, int], what: str, used: int, declared: int
) -> None:
    program = read(with_directives(kernel_text(f"\n\t{body}\n\ts_endpgm"), **directives))
    (found,) = inconsistencies(program)
    assert (found.what, found.used, found.declared, found.line) == (what, used, declared, 6)
    assert str(declared) in found.message


@pytest.mark.parametrize("directive", ["next_free_vgpr", "next_free_sgpr", "accum_offset"])
@pytest.mark.parametrize("value", [None, "nothing"])
def test_a_number_that_is_not_there_is_found(directive: str, value: str | None) -> None:
    program = read(with_directives(kernel_text("\n\ts_endpgm"), **{directive: value}))
    (found,) = inconsistencies(program)
    assert found.what == "declarations" and f".amdhsa_{directive}" in found.message
    assert ("is missing" if value is None else "nothing") in found.message


NUMBERS = [(0, 4), (3, 4), (3, 8), (4, 48), (45, 48), (44, 48), (64, 62), (64, 0), (300, 260), (512, 256), (512, 64)]


@needs_assembler
@pytest.mark.parametrize(("total", "offset"), NUMBERS)
def test_an_offset_is_refused_where_the_assembler_refuses_it(total: int, offset: int) -> None:
    text = for_assembler(next_free_vgpr=total, accum_offset=offset)
    assert assembles(text, "gfx942") == (not list(refusals(read(text))))


@needs_assembler
@pytest.mark.parametrize("count", [102, 103])
def test_sgprs_are_refused_where_the_assembler_refuses_them(count: int) -> None:
    text = for_assembler(next_free_sgpr=count)
    assert assembles(text, "gfx942") == (not list(refusals(read(text)))) == (count <= 102)


@pytest.mark.parametrize(("target", "most"), [("gfx942", 512), ("gfx908", 256), ("gfx1201", 256)])
def test_more_vgprs_than_a_lane_can_have_are_refused(target: str, most: int) -> None:
    def said(count: int) -> list[int]:
        text = kernel_text("\n\ts_endpgm", target=target)
        return [one.limit for one in refusals(read(with_directives(text, next_free_vgpr=count)))]

    assert said(most) == [] and said(most + 1) == [most]
