"""``trace``: a thread trace beside the emulator's counts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.device.test_run_compilation import recorded
from wave_explorer.cli.main import main
from wave_explorer.isa.reader import read

HEADER = '"Codeobj","Vaddr","Instruction","Hitcount","Latency","Stall","Idle","Source"\n'


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A record of the GEMM, and a trace of its first three instructions with 8, 16 and 24 cycles for each of 2 hits."""
    comp = recorded()
    comp.save(str(tmp_path / "gemm.wavex"))
    assert comp.asm is not None
    (tmp_path / "k.s").write_text(comp.asm)
    folder = tmp_path / "traces" / "host"
    folder.mkdir(parents=True)
    rows = [
        f'7,{4096 + 8 * position},"{instruction.text}",2,{16 * (position + 1)},{position},1,""\n'
        for position, instruction in enumerate(read(comp.asm).instructions[:3])
    ]
    (folder / "stats_ui_output_agent_1_dispatch_1.csv").write_text(HEADER + "".join(rows))
    return tmp_path


def test_latency_beside_the_emulator_s_counts(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trace", str(place / "gemm.wavex"), "--from", str(place / "traces"), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["file"] == "stats_ui_output_agent_1_dispatch_1.csv" and found["traced"] == 3
    asm = recorded().asm
    assert asm is not None
    first = read(asm).instructions[0]
    assert found["lines"][0]["line"] == first.line and found["lines"][0]["text"] == first.text
    assert [line["cycles_each"] for line in found["lines"]] == [8.0, 16.0, 24.0]
    # A prologue for firmware without preloading of arguments is not executed; what is runs once in each of 16 waves.
    assert {line["emulated_hits"] for line in found["lines"]} <= {0, 16}


def test_an_assembly_file_has_no_counts(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trace", str(place / "k.s"), "--from", str(place / "traces"), "--json"]) == 0
    assert {line["emulated_hits"] for line in json.loads(capsys.readouterr().out)["lines"]} == {None}
    assert main(["trace", str(place / "k.s"), "--from", str(place / "traces")]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "3 of 3 traced instructions found in the AMDGCN, 96 cycles" in shown


def test_a_folder_without_a_trace(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (place / "empty").mkdir()
    assert main(["trace", str(place / "k.s"), "--from", str(place / "empty")]) == 2
    assert "holds no stats_*.csv and no code.json" in " ".join(capsys.readouterr().err.split())
    (place / "empty" / "code.json").write_text('{"code": null, "header": ""}')
    assert main(["trace", str(place / "k.s"), "--from", str(place / "empty")]) == 2
    assert "its code is null" in " ".join(capsys.readouterr().err.split())
