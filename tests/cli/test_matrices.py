"""``wave-explorer mma --json`` against what AMD's calculator prints, element by element."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.arch.test_matrix import PRINTED, PRINTED_CASES, TARGETS
from wave_explorer.arch.matrix import MATRIX_TARGETS, matrix_instruction, matrix_instructions
from wave_explorer.arch.wave_matrix_types import MATRIX_TYPES
from wave_explorer.arch.wave_type_instructions import WAVE_TYPES, wave_type_instruction, wave_type_targets
from wave_explorer.cli.main import main

USUAL = "v_mfma_f32_16x16x16_f16"


@pytest.mark.parametrize(("family", "name"), PRINTED_CASES)
def test_every_element_stands_where_amds_calculator_prints_it(
    family: str, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = PRINTED[family][name]
    words = ["mma", name.split("/")[0], "--target", TARGETS[family], "--wave-size", str(printed["wave"]), "--json"]
    assert main(words) == 0
    found = json.loads(capsys.readouterr().out)
    for operand in "ABCD":
        expected = printed["D"] if printed[operand] == "=D" else printed[operand]
        assert found[operand]["slots"] == [list(slot) for slot in expected["slots"]]
        assert found[operand]["slots"] == sorted(found[operand]["slots"])
        assert found[operand]["lanes"] == expected["lanes"]


def test_a_table_names_registers_and_bits(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mma", "v_mfma_f32_16x16x16_f16", "--operand", "A"]) == 0
    text = capsys.readouterr().out
    assert "v0[15:0]" in text and "v1[31:16]" in text
    row = next(line.split() for line in text.splitlines() if line.strip().startswith("17 "))
    # Lane 17 holds row 1, and of k the second run of four.
    assert row == ["17", "1,4", "1,5", "1,6", "1,7"]


@pytest.mark.parametrize("name", ["v_mfma_f32_16x16x128_f8f6f4", "v_mfma_f32_32x32x8_f16"])
@pytest.mark.parametrize("operand", "AD")
def test_no_element_is_shortened(name: str, operand: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mma", name, "--target", "gfx950", "--operand", operand]) == 0
    text = capsys.readouterr().out
    assert "…" not in text and max(map(len, text.splitlines()[6:-1])) <= 80
    held = matrix_instruction(name, "gfx950").layouts[operand].elements  # type: ignore[index]
    for row, column in held[:, :, :2].reshape(-1, 2).tolist():
        assert f"{row},{column}" in text


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["v_mfma_f32_16x16x16_f16", "--target", "gfx1201"], "v_wmma_f32_16x16x16_f16"),
        (["v_mfma_f32_16x16x16_f16", "--target", "gfx1"], "known are those of"),
        (["v_mfma_f32_16x16x16_f16", "--wave-size", "32"], "works on waves of 64, not of 32"),
        (["v_mfma_nonsense"], "not known"),
        (["v_mfma_f32_16x16x16_f17"], "did you mean v_mfma_f32_16x16x16_f16"),
        (["f32_16x16x16_f17"], "did you mean F32_16x16x16_F16"),
        (["zzz"], "mma --list --target gfx942"),
        (["F32_16x16x32_F16", "--target", "gfx942"], "gfx950 has it"),
        (["--list", "--type", "f17"], "did you mean f16"),
        (["--list", "--target", "gfx1"], "known are those of"),
        (["--list", "v_mfma_f32_16x16x16_f16"], "--list takes no instruction"),
        (["v_mfma_f32_16x16x16_f16", "--type", "f16"], "--type chooses among the instructions of a list"),
    ],
)
def test_what_there_is_not(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mma", *words]) == 2
    assert said in capsys.readouterr().err.replace("\n", " ")


def listed(capsys: pytest.CaptureFixture[str], *words: str) -> list[dict[str, Any]]:
    assert main(["mma", *words, "--json"]) == 0
    found: list[dict[str, Any]] = json.loads(capsys.readouterr().out)["instructions"]
    return found


def test_without_an_instruction_all_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    everything = listed(capsys)
    assert everything == listed(capsys, "--list")
    by_target = {
        target: sum(target in one["targets"] for one in everything) for one in everything for target in one["targets"]
    }
    assert by_target == {target: len(matrix_instructions(target)) for target in MATRIX_TARGETS}
    half = listed(capsys, "--target", "gfx942", "--type", "F16")
    assert {(one["a_type"], one["b_type"]) for one in half} == {("f16", "f16")} and len(half) == 5
    assert {one["wave_size"] for one in listed(capsys, "--list", "--target", "gfx1201", "--wave-size", "64")} == {64}
    assert main(["mma", "--list", "--target", "gfx950"]) == 0
    text = capsys.readouterr().out
    assert all(one.name in text for one in matrix_instructions("gfx950")) and "…" not in text


def test_every_type_of_wave_names_the_instruction_that_wave_makes_of_it() -> None:
    from wave_lang.kernel.wave.constraints import MMAType, ScaledMMAType

    assert {*WAVE_TYPES} == {*MMAType.__members__, *ScaledMMAType.__members__}
    known = {kind.name: kind for kind in MATRIX_TYPES}
    for name in WAVE_TYPES:
        targets = set(wave_type_targets(name))
        assert targets, name
        if name in known:
            assert targets == known[name].targets & {*MATRIX_TARGETS}, name


@pytest.mark.parametrize(
    ("name", "target", "instruction", "count"),
    [
        ("F32_16x16x16_F16", "gfx942", "v_mfma_f32_16x16x16_f16", 1),
        ("mmatype.f32_32x32x16_k8_f16", "gfx942", "v_mfma_f32_32x32x8_f16", 2),
        ("F32_16x16x32_K4_F8", "gfx942", "v_mfma_f32_16x16x32_fp8_fp8", 1),
        ("I32_16x16x32_I8", "gfx942", "v_mfma_i32_16x16x32_i8", 1),
        ("F32_32x32x16_BF16", "gfx950", "v_mfma_f32_32x32x16_bf16", 1),
        ("F32_16x16x128_F8F6F4", "gfx950", "v_mfma_scale_f32_16x16x128_f8f6f4", 1),
        ("RDNA4_WAVE32_F32_16x16x16_F16", "gfx1201", "v_wmma_f32_16x16x16_f16", 1),
        ("GFX1250_F32_16x16x32_F16", "gfx1250", "v_wmma_f32_16x16x32_f16", 1),
    ],
)
def test_a_type_of_wave_stands_for_its_instruction(
    name: str, target: str, instruction: str, count: int, capsys: pytest.CaptureFixture[str]
) -> None:
    found = wave_type_instruction(name, target)
    assert found is not None and (found.instruction.name, found.count) == (instruction, count)
    assert main(["mma", name, "--target", target, "--json"]) == 0
    payload = json.loads(capsys.readouterr().out)
    assert (payload["name"], payload["target"]) == (instruction, target)
    assert payload["note"].startswith(found.name)
    assert main(["mma", instruction, "--target", target, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {**payload, "note": ""}


def test_without_a_target_the_first_that_has_the_instruction_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    for name, target in (("F32_16x16x32_F16", "gfx950"), ("v_wmma_f32_16x16x16_f16", "gfx1100"), (USUAL, "gfx942")):
        assert main(["mma", name, "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["target"] == target
