from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from wave_explorer.arch.matrix import (
    BITS,
    MATRIX_TARGETS,
    MatrixInstruction,
    OperandName,
    UnknownMatrixInstruction,
    matrix_instruction,
    matrix_instructions,
)

DATA = Path(__file__).parent.parent / "data"
# What AMD's calculator prints for some instructions, and what it computes for every dense one.
PRINTED: dict[str, Any] = json.loads(gzip.decompress((DATA / "mma_layouts.json.gz").read_bytes()))["arch"]
COMPUTED: dict[str, Any] = json.loads(gzip.decompress((DATA / "mma_layouts_dense.json.gz").read_bytes()))[
    "instructions"
]
TARGETS = {"cdna2": "gfx90a", "cdna3": "gfx942", "rdna3": "gfx1100", "rdna4": "gfx1201"}
PRINTED_CASES = [(family, name) for family in ("cdna3", "rdna4") for name in PRINTED[family]]
OPERANDS: tuple[OperandName, ...] = ("A", "B", "C", "D")
EVERY = [(target, instruction) for target in MATRIX_TARGETS for instruction in matrix_instructions(target)]


@pytest.mark.parametrize(("family", "name"), PRINTED_CASES)
def test_every_element_is_where_amds_calculator_prints_it(family: str, name: str) -> None:
    printed = PRINTED[family][name]
    instruction = matrix_instruction(name.split("/")[0], TARGETS[family], printed["wave"])
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


@pytest.mark.parametrize("key", COMPUTED)
def test_every_dense_instruction_of_amds_calculator_is_known_and_laid_out_alike(key: str) -> None:
    family, name, wave = key.split("/")
    computed = COMPUTED[key]
    instruction = matrix_instruction(name, TARGETS[family], int(wave[1:]))
    assert list(instruction.shape) == computed["shape"]
    types = {"fp64": "f64", "fp32": "f32", "fp16": "f16", "int32": "i32", "int8": "i8", "amd_fp8": "fp8"}
    types |= {"amd_bf8": "bf8"}
    assert [instruction.a_type, instruction.b_type, instruction.d_type] == [types.get(t, t) for t in computed["types"]]
    assert (instruction.cycles, instruction.co_issue_cycles) == (computed["cycles"], computed["co_issue"])
    operands: tuple[OperandName, ...] = ("A", "B", "D")
    for operand in operands:
        layout, expected = instruction.layouts[operand], computed[operand]
        assert layout.registers == expected["registers"]
        assert layout.slots == tuple(map(tuple, expected["slots"]))
        row, column, block = np.moveaxis(layout.elements, -1, 0)
        code = np.where(row < 0, -1, block * 8192 + row * 64 + column)
        np.testing.assert_array_equal(code.ravel(), expected["elements"])


def test_the_calculator_knows_no_fewer_instructions_than_the_table() -> None:
    compared = {tuple(key.split("/")) for key in COMPUTED}
    families = {target: family for family, target in TARGETS.items()}
    for target, instruction in EVERY:
        if instruction.evidence.startswith("formula, compared") and target in families:
            names = (instruction.name, *instruction.aliases)
            assert any((families[target], name, f"w{instruction.wave_size}") in compared for name in names)


def _shapes(one: MatrixInstruction) -> dict[OperandName, tuple[int, int, int]]:
    m, n, k, blocks = one.shape
    return {"A": (m, k, blocks), "B": (k, n, blocks), "C": (m, n, blocks), "D": (m, n, blocks)}


@pytest.mark.parametrize(("target", "instruction"), EVERY, ids=lambda value: getattr(value, "name", value))
def test_every_layout_holds_each_element_and_fits_its_registers(target: str, instruction: MatrixInstruction) -> None:
    forms = [instruction]
    forms += [instruction.with_formats(name, name) for name in instruction.formats]
    for form in forms:
        for operand, shape in _shapes(form).items():
            layout = form.layouts[operand]
            held = layout.elements[layout.elements[..., 0] >= 0]
            counts = np.bincount(np.ravel_multi_index(tuple(held.T), shape), minlength=int(np.prod(shape)))
            copies = form.wave_size // 16 if target.startswith("gfx11") and operand in "AB" else 1
            assert (counts == copies).all()
            ends = [32 * register + offset + bits for register, offset, bits in layout.slots]
            assert max(ends) <= 32 * layout.registers
            assert len(set(ends)) == len(ends) == layout.elements.shape[1]
            lane, slot = layout.place(0, 0)
            assert tuple(layout.elements[lane, slot]) == (0, 0, 0)


def test_eight_and_six_bit_operands_of_gfx950_alternate_in_runs_of_sixteen() -> None:
    """The register tables in Composable Kernel's mx_mfma_op test (16x128 and 32x64)."""
    narrow = matrix_instruction("v_mfma_scale_f32_16x16x128_f8f6f4", "gfx950")
    wide = matrix_instruction("v_mfma_f32_32x32x64_f8f6f4", "gfx950")
    for name, registers in (("fp8", 8), ("bf8", 8), ("fp6", 6), ("bf6", 6)):
        layout = narrow.with_formats(name, name).layouts["A"]
        assert layout.registers == registers
        assert layout.elements[16, :, 1].tolist() == [*range(16, 32), *range(80, 96)]
        assert wide.with_formats(name, name).layouts["B"].elements[35, :, 0].tolist() == [
            *range(16, 32),
            *range(48, 64),
        ]
    four_bits = narrow.with_formats("fp4", "fp4").layouts["A"]
    assert four_bits.registers == 4
    assert four_bits.elements[16, :, 1].tolist() == list(range(32, 64))
    assert (narrow.cycles, narrow.with_formats("fp4", "bf6").cycles, wide.cycles) == (32, 16, 64)
    with pytest.raises(ValueError, match="fp8, bf8, fp6"):
        narrow.with_formats("f16", "fp8")


def test_modifiers_choose_formats_by_number_or_word() -> None:
    on_gfx950 = matrix_instruction("v_mfma_f32_16x16x128_f8f6f4", "gfx950")
    chosen = on_gfx950.with_modifiers({"cbsz": 4, "blgp": 3, "abid": 1})
    assert (chosen.a_type, chosen.b_type) == ("fp4", "bf6")
    on_gfx1250 = matrix_instruction("v_wmma_f32_16x16x128_f8f6f4", "gfx1250")
    chosen = on_gfx1250.with_modifiers({"matrix_a_fmt": "MATRIX_FMT_BF8", "cbsz": 4})
    assert (chosen.a_type, chosen.b_type) == ("bf8", "fp8")
    plain = matrix_instruction("v_mfma_f32_4x4x4_16b_f16", "gfx942")
    assert plain.with_modifiers({"cbsz": 2}) is plain
    with pytest.raises(ValueError, match="format 7"):
        on_gfx950.with_modifiers({"cbsz": 7})


def test_older_spellings_and_suffixes_are_understood() -> None:
    wanted = matrix_instruction("v_mfma_f32_32x32x8_bf16", "gfx942")
    assert matrix_instruction("v_mfma_f32_32x32x8bf16_1k", "gfx942") is wanted
    assert matrix_instruction("v_mfma_f32_32x32x8_bf16_e64", "gfx942") is wanted
    assert matrix_instruction("v_mfma_f32_4x4x4f16", "gfx90a").blocks == 16
    assert matrix_instruction("v_wmma_f32_16x16x16_f16", "gfx1201", 64).wave_size == 64
    # One spelling, two instructions: CDNA2's bf16 without _1k multiplies half as many.
    assert matrix_instruction("v_mfma_f32_32x32x4bf16", "gfx90a").blocks == 1
    assert matrix_instruction("v_mfma_f32_32x32x4bf16", "gfx942").blocks == 2
    assert matrix_instruction("v_mfma_f32_32x32x4bf16_1k", "gfx90a").blocks == 2


def test_what_is_not_known_is_an_error_that_lists_what_is() -> None:
    with pytest.raises(UnknownMatrixInstruction, match="v_mfma_f32_16x16x16_f16"):
        matrix_instruction("v_mfma_f32_16x16x32_f16", "gfx942")
    with pytest.raises(UnknownMatrixInstruction, match="none"):
        matrix_instruction("v_mfma_f32_16x16x16_f16", "gfx1030")
    with pytest.raises(IndexError):
        matrix_instruction("v_mfma_f32_16x16x16_f16", "gfx942").layouts["D"].place(16, 0)


def test_every_type_has_a_width() -> None:
    for _, one in EVERY:
        assert {one.a_type, one.b_type, one.c_type, one.d_type, *one.formats} <= set(BITS)
