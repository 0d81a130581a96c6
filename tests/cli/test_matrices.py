"""``wave-explorer mma --json`` against what AMD's calculator prints, element by element."""

from __future__ import annotations

import json

import pytest

from tests.arch.test_matrix import PRINTED, PRINTED_CASES, TARGETS
from wave_explorer.arch.matrix import matrix_instruction
from wave_explorer.cli.main import main


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
    ],
)
def test_what_there_is_not(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mma", *words]) == 2
    assert said in capsys.readouterr().err.replace("\n", " ")
