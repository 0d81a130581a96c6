from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from wave_explorer.arch.matrix import (
    OperandName,
    UnknownMatrixInstruction,
    matrix_instruction,
    matrix_instructions,
)

CALCULATOR: dict[str, Any] = json.loads(
    gzip.decompress((Path(__file__).parent.parent / "data" / "mma_layouts.json.gz").read_bytes())
)["arch"]
CASES = [
    (target, name) for family, target in (("cdna3", "gfx942"), ("rdna4", "gfx1201")) for name in CALCULATOR[family]
]
OPERANDS: tuple[OperandName, ...] = ("A", "B", "C", "D")


@pytest.mark.parametrize(("target", "name"), CASES)
def test_every_element_is_where_amds_calculator_puts_it(target: str, name: str) -> None:
    printed = CALCULATOR["cdna3" if target == "gfx942" else "rdna4"][name]
    instruction = matrix_instruction(name.split("/")[0], target, printed["wave"])
    for operand in OPERANDS:
        expected = printed["D"] if printed[operand] == "=D" else printed[operand]
        layout = instruction.layouts[operand]
        assert layout.slots == tuple(map(tuple, expected["slots"]))
        np.testing.assert_array_equal(layout.elements, np.array(expected["lanes"]))
    detail = printed["detail"]
    assert instruction.cycles == int(detail["Execution cycles"])
    assert instruction.co_issue_cycles == int(detail.get("VALU co-execution cycles possible", 0))
    assert instruction.layouts["A"].registers == int(
        detail.get("GPRs required for A") or detail[f"Wave{printed['wave']} GPRs required for A"]
    )
    if "FLOPs" in detail:
        assert instruction.flops == int(detail["FLOPs"])
    assert instruction.evidence.startswith("formula, compared element by element")


@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx950", "gfx1201"])
def test_every_layout_holds_each_element_exactly_once(target: str) -> None:
    for instruction in matrix_instructions(target):
        m, n, k, blocks = instruction.m, instruction.n, instruction.k, instruction.blocks
        shapes: dict[OperandName, tuple[int, int, int]] = {
            "A": (m, k, blocks), "B": (k, n, blocks), "C": (m, n, blocks), "D": (m, n, blocks)
        }  # fmt: skip
        for operand, shape in shapes.items():
            layout = instruction.layouts[operand]
            found = np.ravel_multi_index(tuple(np.moveaxis(layout.elements, -1, 0).reshape(3, -1)), shape)
            np.testing.assert_array_equal(np.sort(found), np.arange(np.prod(shape)), err_msg=instruction.name)
            row, column, block = layout.elements[-1, -1]
            assert layout.place(row, column, block) == (instruction.wave_size - 1, len(layout.slots) - 1)


def test_older_spellings_and_suffixes_are_understood() -> None:
    wanted = matrix_instruction("v_mfma_f32_32x32x8_bf16", "gfx942")
    assert matrix_instruction("v_mfma_f32_32x32x8bf16_1k", "gfx942") is wanted
    assert matrix_instruction("v_mfma_f32_32x32x8_bf16_e64", "gfx942") is wanted
    assert matrix_instruction("v_mfma_f32_4x4x4f16", "gfx90a").blocks == 16
    assert matrix_instruction("v_wmma_f32_16x16x16_f16", "gfx1201", 64).wave_size == 64


def test_what_is_not_known_is_an_error_that_lists_what_is() -> None:
    with pytest.raises(UnknownMatrixInstruction, match="v_mfma_f32_16x16x16_f16"):
        matrix_instruction("v_mfma_f32_16x16x32_f16", "gfx942")
    with pytest.raises(UnknownMatrixInstruction, match="none"):
        matrix_instruction("v_mfma_f32_16x16x16_f16", "gfx1100")
    with pytest.raises(IndexError):
        matrix_instruction("v_mfma_f32_16x16x16_f16", "gfx942").layouts["D"].place(16, 0)
