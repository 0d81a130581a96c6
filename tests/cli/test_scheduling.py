"""Commands `schedule` and `expansion`: the payloads of the queries, and what a terminal shows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.analysis.scheduled import recorded
from wave_explorer.cli.main import main


@pytest.fixture(scope="module")
def dropped(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("scheduled") / "dropped.wavex"
    recorded("MODULO", K=64).save(str(path))
    return str(path)


def test_schedule_as_json(dropped: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schedule", dropped, "--json"]) == 0
    payload = json.loads(capsys.readouterr().out)
    assert (payload["requested"], payload["applied"]) == ("MODULO", False)
    assert payload["loops"][0]["initiation_interval"] == 3 and len(payload["barriers"]) == 2


def test_schedule_in_words(dropped: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schedule", dropped]) == 0
    words = " ".join(capsys.readouterr().out.split())
    assert "MODULO was asked for and not applied: the loop over K has 2 iterations" in words
    assert "Barriers between 4 waves" in words and "RAW in one iteration" in words


def test_expansion(dropped: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["expansion", dropped, "--json"]) == 0
    payload = json.loads(capsys.readouterr().out)
    mma = next(operation for operation in payload["operations"] if operation["op"] == "mma")
    assert mma["expected"] == len(mma["copies"]) == 8
    assert main(["expansion", dropped]) == 0
    words = " ".join(capsys.readouterr().out.split())
    assert "accumulator along K: acc M0 N0 K0 → mma M0 N0 K0 → mma M0 N0 K1 → next iteration" in words


def test_an_unknown_kernel(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["schedule", str(tmp_path / "none.wavex")]) == 2
    assert "none.wavex" in capsys.readouterr().err
