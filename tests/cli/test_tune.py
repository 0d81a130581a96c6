"""The command ``tune``: its words, the list of points, and what it prints of a finished search."""

from __future__ import annotations

import json
import os
import shlex
import signal
import threading
from typing import Any

import msgspec
import pytest

from tests.experiment.tune.sample_results import BAD, BASE, GOOD, OBJECTIVE, a_result
from wave_explorer.cli.main import build_parser, main
from wave_explorer.cli.subject import named_changes
from wave_explorer.cli.tuning import progress_text
from wave_explorer.cli.tuning_next import next_commands
from wave_explorer.cli.tuning_report import figure, print_tuning
from wave_explorer.experiment.tune.results import ObjectiveRow, TuneProgress
from wave_explorer.kernel import kernel

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
        "gemm for gfx942 on emulator: modelled time", "2 by wave tile", "baseline",
        "wrong: BLOCK_M=16: c is off by 3",
        "best: BLOCK_M=32", "1 TFLOP/s (modelled)", "20.00% of the roofline of MI300X", "torch: not run: no GPU",
        "75.0%  BLOCK_M",
    ):  # fmt: skip
        assert part in shown
    print_tuning(a_result("cancelled"))
    assert "cancelled after 2 points" in capsys.readouterr().out
    print_tuning(msgspec.structs.replace(a_result("cancelled"), points=(), baseline=None, best=None))
    shown = capsys.readouterr().out
    assert "cancelled before a point was done" in shown and "no correct point" not in shown


def test_a_space_of_illegal_points_ends_before_anything_is_started(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def started(*_: Any, **__: Any) -> None:
        raise AssertionError("workers were started")

    monkeypatch.setattr("wave_explorer.experiment.tune.cluster.connected", started)
    space = ["--space", "BLOCK_M=7,9", "--space", "waves_m=1,2"]
    assert main([*GEMM, *space]) == 1
    shown = capsys.readouterr().out
    assert "every point was left out, so nothing was compiled or run" in shown
    assert "wave tile (4 points), such as BLOCK_M=7 waves_m=1: a wave's share of M is 7 elements" in shown
    assert main([*GEMM, *space, "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["size"], found["legal"], found["points"], found["baseline"]) == (4, 0, [], None)
    assert len(found["pruned"]) == 4 and found["notes"]


def test_an_interrupt_while_points_are_looked_at(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from wave_explorer.kernel import tiling

    own = tiling.tiling
    looked: list[Any] = []

    def interrupted(spec: Any) -> Any:
        looked.append(spec)
        if len(looked) == 2:
            os.kill(os.getpid(), signal.SIGINT)
        return own(spec)

    assert threading.current_thread() is threading.main_thread()
    monkeypatch.setattr(tiling, "tiling", interrupted)
    assert main([*GEMM, "--space", "BLOCK_M=16,32,64", "--space", "waves_m=1,2,4"]) == 130
    assert len(looked) == 2 and "cancelled before a point was done" in capsys.readouterr().out
    looked.clear()
    assert main([*GEMM, "--space", "BLOCK_M=16,32,64", "--space", "waves_m=1,2,4", "--json"]) == 130
    assert json.loads(capsys.readouterr().out)["status"] == "cancelled"


def test_the_commands_after_a_search_give_the_best_point() -> None:
    words = [*GEMM, "--sub", "BLOCK_M=64", "--constraint", "4=", "--option", "use_buffer_ops=no"]
    arguments = build_parser().parse_args(words)
    spec = kernel("gemm").edit(**named_changes(arguments))
    good = msgspec.structs.replace(a_result().points[0], settings={"BLOCK_M": 32, "schedule": "MODULO"})
    found = msgspec.structs.replace(a_result(), points=(good,))
    run, export = next_commands(found, arguments, spec)
    for command in (run, export):
        asked = build_parser().parse_args(shlex.split(command)[1:])
        assert kernel(asked.kernel).edit(**named_changes(asked)) == spec.edit(
            symbols={"BLOCK_M": 32}, options={"schedule": "MODULO"}
        )
    assert export.startswith("wave-explorer export gemm ") and export.endswith(" -o best.py")
    base = msgspec.structs.replace(BASE, record="baseline.wavex")
    kept = msgspec.structs.replace(good, record="point-0.wavex")
    _, export, compare = next_commands(
        msgspec.structs.replace(found, points=(kept,), baseline=base, records="my g.db.records"), arguments, spec
    )
    assert export == "wave-explorer export 'my g.db.records/point-0.wavex' -o best.py"
    assert shlex.split(compare)[2:] == ["my g.db.records/baseline.wavex", "my g.db.records/point-0.wavex"]
    assert next_commands(msgspec.structs.replace(found, best=None), arguments, spec) == ()


def test_progress_says_how_far_it_is_and_what_is_best() -> None:
    now = TuneProgress("searching", 3, 10, ({"BLOCK_M": 16}, {}), BAD, GOOD, BASE, OBJECTIVE, pruned=4, size=14)
    text = progress_text(now).plain
    assert text.splitlines()[0] == "searching: 3 of 10 points, 4 of 14 left out"
    assert "best      1 s  BLOCK_M=32" in text and "trying    the kernel as it stands" in text
    assert text.endswith("wrong: BLOCK_M=16: c is off by 3")
    sifting = progress_text(TuneProgress("sifting", done=300, total=2916, size=2916)).plain
    assert sifting == "sifting: 300 of 2,916 points looked at"
    assert figure(2.4378e-6, OBJECTIVE) == "2.438 µs"
    assert figure(2.5e-7, OBJECTIVE) == "0.25 µs" and figure(None, OBJECTIVE) == "–"
    assert figure(1234567.0, ObjectiveRow("SQ_WAVES", "minimize", "SQ_WAVES")) == "1,234,567"
