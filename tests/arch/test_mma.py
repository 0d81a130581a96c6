"""`wx.mma` against what AMD's calculator prints for every element, and what it says to people."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import wave_explorer as wx
from wave_explorer.arch.matrix import OperandName, UnknownMatrixInstruction
from wave_explorer.arch.matrix.mma import Element, Place

ORACLE = Path(__file__).parents[1] / "data" / "mma_layouts.json.gz"
PRINTED: dict[str, Any] = json.loads(gzip.decompress(ORACLE.read_bytes()))["arch"]
TARGETS = {"cdna3": "gfx942", "rdna4": "gfx1201"}
CASES = [(family, name) for family in TARGETS for name in PRINTED[family]]
OPERANDS: tuple[OperandName, ...] = ("A", "B", "D")
F16 = "v_mfma_f32_16x16x16_f16"


@pytest.mark.parametrize(("family", "name"), CASES)
def test_where_and_what_answer_as_amds_calculator(family: str, name: str) -> None:
    printed = PRINTED[family][name]
    m = wx.mma(name.split("/")[0], TARGETS[family], wave_size=printed["wave"])
    for operand in OPERANDS:
        for lane, elements in enumerate(printed[operand]["lanes"]):
            for slot, (row, column, block) in enumerate(elements):
                register, bit, width = printed[operand]["slots"][slot]
                if row < 0:
                    assert m.what(operand, lane, slot) is None
                    continue
                assert m.what(operand, lane, slot) == Element(operand, row, column, block)
                if slot in (0, len(elements) - 1):
                    place = Place(lane, register, (bit, bit + width - 1))
                    assert place in m.holders(operand, row, column, block)


def test_feeds_names_the_places_whose_elements_are_multiplied() -> None:
    m = wx.mma("v_mfma_f32_32x32x4_2b_bf16")
    found = m.feeds(9, 20, block=1)
    assert len(found.a) == len(found.b) == 4 and found.d == m.where("D", 9, 20, 1)
    table = {name: m.table(name) for name in OPERANDS}
    for k in range(4):
        for held, place, element in ((table["A"], found.a[k], [9, k, 1]), (table["B"], found.b[k], [k, 20, 1])):
            slot = place.register * 2 + place.bits[0] // 16
            assert held[place.lane, slot].tolist() == element


def test_rows_that_several_lanes_hold() -> None:
    held = wx.mma("v_wmma_f32_16x16x16_f16", "gfx1100", wave_size=64).holders("A", 3, 2)
    assert held == tuple(Place(lane, 1, (0, 15)) for lane in (3, 19, 35, 51))


def test_what_people_read() -> None:
    m = wx.mma(F16)
    assert str(m).splitlines()[0] == f"{F16} on gfx942: D[16×16] = A[16×16] · B[16×16] + C; wave64, 16 cycles"
    assert repr(m.where("A", 1, 5)) == "lane 17, v0.hi" and repr(m.what("D", 17, 2)) == "D[i 6, j 1]"
    assert "A row 6 (lanes 6, 22, 38, 54) times B column 1 (lanes 1, 17, 33, 49)" in repr(m.feeds(6, 1))
    assert m.slots("A") == ("v0.lo", "v0.hi", "v1.lo", "v1.hi")
    assert wx.mma("v_mfma_f64_16x16x4_f64").slots("D")[1] == "v2:3"
    assert wx.mma("v_mfma_f32_16x16x128_f8f6f4", "gfx950", b_type="fp4").slots("B")[:2] == ("v0[0]", "v0[1]")


@pytest.mark.parametrize(("name", "target"), [(F16, "gfx942"), ("v_mfma_f32_32x32x64_f8f6f4", "gfx950")])
def test_the_picture_is_well_formed_and_small_enough_to_save(name: str, target: str) -> None:
    m = wx.mma(name, target)
    for html in (m._repr_html_(), m.feeds(6, 1)._repr_html_()):
        ElementTree.fromstring(html)
        assert len(html) < 150_000
    lit = re.findall(r"fill-opacity='0.75' d='([^']*)'", m.feeds(6, 1)._repr_html_())
    one = m.instruction
    assert sum(path.count("M") for path in lit) == 2 * one.k + 1


def test_numbers_of_the_picture_are_the_lanes() -> None:
    numbers = re.findall(r"<text x='\d+' y='\d+'>(\d+)</text>", wx.mma(F16)._repr_html_())
    a, b, d = (list(map(int, numbers[start : start + 256])) for start in (0, 256, 512))
    assert a == [16 * (k // 4) + i for i in range(16) for k in range(16)]
    assert b == [16 * (k // 4) + j for k in range(16) for j in range(16)]
    assert d == [16 * (i // 4) + j for i in range(16) for j in range(16)]


def test_wrong_questions_are_answered_with_what_there_is() -> None:
    m = wx.mma(F16)
    with pytest.raises(IndexError, match=r"A of v_mfma_f32_16x16x16_f16 has 16 rows and 16 columns: .*A\[i 16, k 0\]"):
        m.where("A", 16, 0)
    with pytest.raises(IndexError, match="in blocks 0 to 15"):
        wx.mma("v_mfma_f32_4x4x4_16b_f16").feeds(0, 0, block=16)
    with pytest.raises(IndexError, match="lanes 0 to 63 and slots 0 to 3"):
        m.what("D", 64, 0)
    with pytest.raises(ValueError, match="A, B, C and D"):
        m.slots("E")  # type: ignore[arg-type]
    with pytest.raises(UnknownMatrixInstruction, match=F16):
        wx.mma("v_mfma_f32_16x16x17_f16")
    with pytest.raises(ValueError, match="fp8"):
        wx.mma("v_mfma_f32_16x16x128_f8f6f4", "gfx950", a_type="f16")
