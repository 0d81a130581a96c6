"""A pipeline on the command line: it is listed with its phases; what needs one kernel, or one file, says so."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.test_bad_words import refused
from wave_explorer.cli.main import main


def test_list_names_phases_and_what_templates_lack(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["list", "--json"]) == 0
    kernels = {entry["name"]: entry for entry in json.loads(capfd.readouterr().out)["kernels"]}
    assert kernels["decode_attention"]["phases"] == ["decode_attention:phase_0", "decode_attention:phase_1"]
    assert kernels["attention"]["phases"] == [] and any("backward" in gap for gap in kernels["attention"]["gaps"])
    assert not any(":" in name for name in kernels)


@pytest.mark.parametrize("command", [["passes"], ["isa"], ["show", "fx/expand_graph"], ["index", "read"]])
def test_looking_needs_one_phase(capfd: pytest.CaptureFixture[str], command: list[str]) -> None:
    said = refused(capfd, command[0], "gqa_decode_attention", *command[1:])
    assert "is 2 kernels that run one after the other" in said and "gqa_decode_attention:phase_0" in said


def test_what_a_pipeline_does_not_take_is_said(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = refused(capfd, "record", "decode_attention", "-o", str(tmp_path / "a.wavex"))
    assert "a record for each phase" in said and "folder" in said
    said = refused(capfd, "run", "decode_attention", "--inputs", "x.npz")
    assert "inputs that are made for it" in said and "decode_attention:phase_0" in said
    assert "has a symbol 'NOPE'" in refused(capfd, "run", "decode_attention", "--sub", "NOPE=1")
    assert "no AMD target" in refused(capfd, "export", "decode_attention", "--target", "gfx1", "-o", "x.py")
    assert "Did you mean" in refused(capfd, "run", "decode_atention")


def test_export_writes_all_phases(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "decode.py"
    assert main(["export", "decode_attention", "--sub", "phase_1.BLOCK_M=64", "-o", str(file), "--json"]) == 0
    assert json.loads(capfd.readouterr().out) == {"written": str(file)}
    text = file.read_text()
    assert "def make_phase_0():" in text and "def make_phase_1():" in text
    assert text.count("tkl.sym.BLOCK_M: 64,") == 2


@pytest.mark.full
def test_run_and_record(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["gqa_decode_attention", "--sub", "N_KV=64", "--sub", "U=2", "--json"]
    assert main(["run", *words]) == 0
    payload = json.loads(capfd.readouterr().out)
    assert payload["pipeline"] == "gqa_decode_attention" and [o["ok"] for o in payload["outputs"]] == [True]
    assert [phase["phase"] for phase in payload["phases"]] == [
        "gqa_decode_attention:phase_0",
        "gqa_decode_attention:phase_1",
    ]
    assert all(output["ok"] for phase in payload["phases"] for output in phase["outputs"])
    waves = [phase["counters"]["SQ_WAVES"]["value"] for phase in payload["phases"]]
    assert payload["counters"]["SQ_WAVES"]["value"] == sum(waves) > max(waves)
    assert payload["modelled_seconds"] == sum(phase["modelled_time"]["seconds"] for phase in payload["phases"])
    assert main(["record", *words, "-o", str(tmp_path / "records")]) == 0
    written = [phase["written"] for phase in json.loads(capfd.readouterr().out)["phases"]]
    assert [Path(name).name for name in written] == [
        "gqa_decode_attention.phase_0.wavex",
        "gqa_decode_attention.phase_1.wavex",
    ]
    assert main(["passes", written[1], "--json"]) == 0
