"""The command ``tune``: its words, the list of points, and what it prints of a finished search."""

from __future__ import annotations

import json

import pytest

from tests.experiment.tune.sample_results import BAD, BASE, GOOD, OBJECTIVE, a_result
from wave_explorer.cli.main import main
from wave_explorer.cli.tuning import progress_text
from wave_explorer.cli.tuning_report import figure, print_tuning
from wave_explorer.experiment.tune.results import ObjectiveRow, TuneProgress

GEMM = ["tune", "gemm", "--sub", "M=64", "--sub", "N=64", "--sub", "K=64"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--space", "BLOCK_M"], "not NAME=A,B,C"),
        (["--space", "BLOCKM=16"], "BLOCKM"),
        (["--space", "BLOCK_M=16,big"], "BLOCK_M"),
        (["--objective", "speed"], "'speed' is no objective"),
        (["--device", "abacus"], "no device 'abacus'"),
    ],
)
def test_wrong_words_are_said_before_anything_is_started(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*GEMM, *words]) == 2
    assert said in capsys.readouterr().err


def test_the_list_names_every_point_and_tries_none(capsys: pytest.CaptureFixture[str]) -> None:
    space = ["--space", "BLOCK_M=16,32", "--space", "waves_m=1,2", "--list"]
    assert main([*GEMM, *space, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["size"] == 4 and len(found["legal"]) == 3
    (pruned,) = found["pruned"]
    assert pruned["settings"] == {"BLOCK_M": 16, "waves_m": 2} and pruned["reason"]["rule"] == "wave tile"
    assert main([*GEMM, *space]) == 0
    shown = capsys.readouterr().out
    assert "no whole number of the 16" in shown and "3 of 4 points are worth a trial" in shown


def test_the_report_names_the_best_the_losers_and_what_was_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    print_tuning(a_result())
    shown = capsys.readouterr().out
    for part in (
        "gemm for gfx942 on emulator: modelled time (s)", "2 by wave tile", "baseline",
        "wrong: BLOCK_M=16: c is off by 3",
        "best: BLOCK_M=32", "1 TFLOP/s (modelled)", "20.00% of the roofline of MI300X", "torch: not run: no GPU",
        "75.0%  BLOCK_M",
    ):  # fmt: skip
        assert part in shown
    print_tuning(a_result("cancelled"))
    assert "cancelled after 2 points" in capsys.readouterr().out


def test_progress_says_how_far_it_is_and_what_is_best() -> None:
    now = TuneProgress("searching", 3, 10, ({"BLOCK_M": 16}, {}), BAD, GOOD, BASE, OBJECTIVE, pruned=4, size=14)
    text = progress_text(now).plain
    assert text.splitlines()[0] == "searching: 3 of 10 points, 4 of 14 left out"
    assert "best      1 s  BLOCK_M=32" in text and "trying    the kernel as it stands" in text
    assert text.endswith("wrong: BLOCK_M=16: c is off by 3")
    assert figure(2.5e-7, OBJECTIVE) == "0.25 µs" and figure(None, OBJECTIVE) == "–"
    assert figure(1234567.0, ObjectiveRow("SQ_WAVES", "minimize", "SQ_WAVES")) == "1,234,567"
