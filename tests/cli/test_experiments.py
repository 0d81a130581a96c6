"""``wave-explorer experiment``: what is kept, and what a folder holds."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.experiment.small_records import compiled, made_run
from wave_explorer.cli.main import main
from wave_explorer.experiment import Experiment


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WAVE_EXPLORER_EXPERIMENTS", str(tmp_path))
    experiment = Experiment(path=tmp_path / "gemm.experiment")
    for name in "abc":
        experiment.add(None, compiled(name, asm=f"s_nop {name}"))
    experiment.update("b", run=made_run("r", "b"))
    experiment.name("b", "[red]fast")
    experiment.pin("b")
    experiment.delete("c")
    experiment.save()
    return tmp_path


def test_what_is_kept_is_listed(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (kept / "broken.experiment").mkdir()
    assert main(["experiment", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert listed["folder"] == str(kept)
    assert [(one["name"], one["variants"]) for one in listed["experiments"]] == [("gemm.experiment", 2)]
    assert main(["experiment"]) == 0 and "gemm.experiment" in capsys.readouterr().out


def test_the_variants_of_a_folder_are_listed(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(kept / "gemm.experiment")
    assert main(["experiment", folder, "--json"]) == 0
    payload = json.loads(capsys.readouterr().out)
    assert [(one["label"], one["baseline"], len(one["runs"])) for one in payload["variants"]] == [
        ("original", False, 0),
        ("[red]fast", True, 1),
    ]
    assert payload["deleted"] == [{"id": "c", "label": "original (3)"}]
    assert main(["experiment", folder]) == 0
    said = capsys.readouterr().out
    assert "[red]fast" in said and "1 deleted" in said


def test_what_is_no_experiment_is_refused(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["experiment", str(kept / "nothing")]) == 2
    assert "is no experiment" in capsys.readouterr().err
    (kept / "gemm.experiment" / "experiment.json").write_text("{")
    assert main(["experiment", str(kept / "gemm.experiment")]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_kept_nowhere(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("WAVE_EXPLORER_EXPERIMENTS", "off")
    assert main(["experiment"]) == 2
    assert "WAVE_EXPLORER_EXPERIMENTS" in capsys.readouterr().err
