"""``wave-explorer lint``: payload and exit status."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.cli.main import main
from wave_explorer.experiment.diagnosed import diagnosed
from wave_explorer.kernel.spec import kernel

TRAPS = Path(__file__).parents[1] / "data" / "trap_kernels.py"


def saved(path: Path, **symbols: object) -> str:
    built = kernel(f"{TRAPS}:gemm").edit(target="gfx942", symbols=symbols).build()
    comp = diagnosed(record_compile(built, Recorder(built.data), backend=False))
    comp.save(str(path / "kernel.wavex"))
    return str(path / "kernel.wavex")


def test_an_error_is_an_exit_status(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = saved(tmp_path, duplicate="wave")
    assert main(["lint", record, "--json"]) == 1
    payload = json.loads(capsys.readouterr().out)
    assert payload["errors"] == 2 and payload["warnings"] == 2
    first = payload["diagnostics"][0]
    assert first["code"] == "WX-C101" and first["severity"] == "error" and first["constraint"]
    assert first["explanation"] and first["fix"] and first["location"]["line"] > 0
    # What was attached to the record and what is found again is one finding.
    assert len({json.dumps(one, sort_keys=True) for one in payload["diagnostics"]}) == len(payload["diagnostics"])
    assert main(["lint", record]) == 1
    text = capsys.readouterr().out
    assert "error WX-C101: M has 2 WaveConstraints" in text and "2 errors, 2 warnings" in text


def test_a_clean_kernel_is_fine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lint", saved(tmp_path)]) == 0
    assert "0 errors, 0 warnings, 0 notes" in capsys.readouterr().out


def test_a_failed_compile_is_an_error_with_its_explanation(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lint", saved(tmp_path, tiled=False), "--json"]) == 1
    payload = json.loads(capsys.readouterr().out)
    assert payload["status"] == "failed"
    assert {"WX-C000", "WX-C105"} <= {one["code"] for one in payload["diagnostics"]}
    assert payload["diagnostics"][0]["message"].startswith("The loop iterate goes over K")
