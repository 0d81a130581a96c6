"""``wave-explorer run --check``: what is found, and the exit status."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.device.test_checked_compilation import without_a_wait
from wave_explorer.cli.main import main


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, int, int]:
    """A record of a GEMM without one of its waits; the lines of the load and of its use."""
    comp, read, use = without_a_wait()
    path = tmp_path_factory.mktemp("records") / "broken.wavex"
    comp.save(str(path))
    return path, read, use


def test_an_error_that_the_run_gets_away_with(
    broken: tuple[Path, int, int], capsys: pytest.CaptureFixture[str]
) -> None:
    path, read, use = broken
    assert main(["run", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["findings"] == []
    assert main(["run", str(path), "--check", "--json"]) == 1
    findings = json.loads(capsys.readouterr().out)["findings"]
    finding = next(f for f in findings if f["line"] == use)
    assert finding["kind"] == "read-before-wait"
    assert (finding["severity"], finding["workgroup"], finding["wave"], finding["lane"]) == ("error", [0, 0, 0], 0, 0)
    assert finding["count"] > 1 and finding["address"] is None
    assert finding["other"]["line"] == read
    assert finding["nodes"] == ["mma_3", "mma_4"]


def test_findings_on_the_terminal(broken: tuple[Path, int, int], capsys: pytest.CaptureFixture[str]) -> None:
    path, _, use = broken
    assert main(["run", str(path), "--check"]) == 1
    shown = " ".join(capsys.readouterr().out.split())
    assert f"read-before-wait: line {use}: workgroup (0, 0, 0), wave 0, lane 0 reads v" in shown
    assert f"before line {use}" in shown
    assert "fx nodes: mma_3, mma_4, read_7" in shown
