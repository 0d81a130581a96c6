"""The command that an owner of a GPU runs, on the stand-in: what it reports, and what it calls wrong."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.device.hip_stand_in.stand_in_gpu import stand_in
from tests.device.hip_stand_in.stand_in_library import needs_c_compiler
from tests.gpu.gpu_report import GpuReport, read_report
from tests.isa.assembler import needs_assembler

pytestmark = [needs_c_compiler, needs_assembler]

PROGRAM = Path(__file__).parents[2] / "benchmarks" / "on_gpu.py"
SMALL = (("gemm", {"M": 64, "N": 64, "K": 64}),)


@pytest.fixture
def program() -> ModuleType:
    spec = importlib.util.spec_from_file_location("on_gpu", PROGRAM)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(("milliseconds", "fine"), [(1.0, True), (1e-6, False)])
def test_a_time_below_the_modelled_bound_is_wrong(
    program: ModuleType, monkeypatch: pytest.MonkeyPatch, milliseconds: float, fine: bool
) -> None:
    monkeypatch.setattr(program, "SIZES", (*SMALL, ("no_such_kernel", {})))
    report = GpuReport()
    with stand_in() as gpu:
        gpu.learns(monkeypatch)
        gpu.milliseconds, gpu.only_first = lambda number: milliseconds, True
        program.times(report, "gfx942")
    (row,) = report.rows
    assert (row.section, row.name, row.fine) == ("Times", "gemm M=64 N=64 K=64", fine)
    assert row.figures["median_us"] == pytest.approx(milliseconds * 1e3)
    assert (row.figures["times_the_bound"] > 1) == fine and row.figures["binds"]


def test_without_a_gpu_it_says_why(
    program: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "argv", ["on_gpu.py", "-o", str(tmp_path / "report")])
    with stand_in(devices=""):
        assert program.main() == 2
    assert "no AMD GPU can be used: " in capsys.readouterr().out
    assert not list(tmp_path.iterdir())


@pytest.mark.full
@pytest.mark.timeout(1800)
def test_one_command_gives_one_report(program: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "report"
    monkeypatch.setattr(program, "SIZES", SMALL)
    monkeypatch.setattr(sys, "argv", ["on_gpu.py", "--quick", "-o", str(path)])
    monkeypatch.setenv("WAVE_EXPLORER_GPU_STAND_IN", "gfx942")
    with stand_in() as gpu:
        gpu.learns(monkeypatch)
        gpu.only_first = True
        status = program.main()
    report = read_report(path)
    assert status == 0, [row for row in report.rows if not row.fine]
    assert {row.section for row in report.rows} == {
        "Outputs of library kernels", "Exact counters", "Matrix instructions", "LDS bank conflicts", "Times",
    }  # fmt: skip
    text = path.with_suffix(".md").read_text(encoding="utf-8")
    assert f"{len(report.rows)} findings, 0 not as they should be." in text
    assert "Stand-in 0 (gfx942), 304 compute units" in text and os.uname().nodename not in text
