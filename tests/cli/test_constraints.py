"""``--constraint``: changed, added and removed rows reach the compile; what cannot be read points at the character."""

from __future__ import annotations

import pytest

from tests.cli.test_bad_words import refused
from wave_explorer.cli.main import build_parser, main
from wave_explorer.cli.subject import open_spec


def test_rows_are_changed_added_and_removed() -> None:
    arguments = build_parser().parse_args(
        [
            "passes", "gemm", "--sub", "SHARE=16", "--constraint", "3=WaveConstraint(M, SHARE)",
            "--constraint", "+=Assumption(K >= 64)", "--constraint", " 4 =",
        ]
    )  # fmt: skip
    texts = [edit.text for edit in open_spec(arguments).constraint_edits]
    assert texts == ["WaveConstraint(M, SHARE)", None, "Assumption(K >= 64)"]


@pytest.mark.parametrize(
    ("item", "said"),
    [
        ("3", "is not ROW=TEXT"),
        ("=WaveConstraint(M, 16)", "is not ROW=TEXT"),
        ("9=WaveConstraint(M, 16)", "'9' is no row"),
        ("3=WaveConstraint(M, BLOKC_M / 4)", "Row 3: character 18"),
        ("3=__import__('os')", "Row 3: character 11"),
        ("+=", "there is no text of one"),
    ],
)
def test_what_cannot_be_read(capfd: pytest.CaptureFixture[str], item: str, said: str) -> None:
    assert said in refused(capfd, "passes", "gemm", "--constraint", item)


def test_a_record_takes_none(capfd: pytest.CaptureFixture[str]) -> None:
    assert "--constraint" in refused(capfd, "passes", "x.wavex", "--constraint", "3=")


def test_what_cannot_work_is_said_before_the_compile_and_names_the_row(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "gemm", "fx/expand_graph", "--constraint", "3=WaveConstraint(M, BLOCK_M / 3)"]) == 1
    said = " ".join(capfd.readouterr().err.split())
    row = "row 3: WaveConstraint(M, BLOCK_M / 3)"
    assert f"error: {row}: The tile BLOCK_M/3 of M is 64/3" in said
    # The compile is tried all the same, and what it says names the row too.
    assert f"constraint {row}" in said and "pass " in said.partition(f"constraint {row}")[0]


def test_a_kernel_without_a_grid_names_the_row(capfd: pytest.CaptureFixture[str]) -> None:
    said = refused(capfd, "passes", "gemm", "--constraint", "1=WorkgroupConstraint(N, BLOCK_N, 0)")
    assert "Axis 0 of the grid is taken by row 0" in said and "at row 1" in said
