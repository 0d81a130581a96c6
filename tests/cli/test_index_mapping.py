"""An access through an index mapping that leaves its tensor: ``index``, ``run`` and ``why`` say where it goes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wave_explorer.cli.main import main

SHIFTED = Path(__file__).parents[1] / "data" / "shifted_read.py"
MAPPING = "N = i, K = j → b[1 + i, j]"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = str(tmp_path_factory.mktemp("shifted") / "shifted.wavex")
    assert main(["record", f"{SHIFTED}:gemm", "--target", "gfx942", "-o", path]) == 0
    return path


def node_of(record: str, capsys: pytest.CaptureFixture[str]) -> str:
    capsys.readouterr()
    main(["lint", record, "--json"])
    found = json.loads(capsys.readouterr().out)["diagnostics"]
    return str(next(one["node"] for one in found if one["code"] == "WX-C208"))


def test_index_shows_both_sides_of_the_mapping(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    node = node_of(record, capsys)
    assert main(["index", record, node, "--workgroup", "0,1,0", "--json"]) == 0
    payload = json.loads(capsys.readouterr().out)
    assert payload["mapping"] == MAPPING and payload["derivation"]["weights_note"].endswith(MAPPING)
    for index, behind, address in zip(
        payload["coordinates"]["N"], payload["in_memory"]["N"], payload["address"], strict=True
    ):
        assert behind == [row + 1 for row in index]
        assert address[0] // (64 * 2) == behind[0]
    assert main(["index", record, node, "--workgroup", "0,1,0"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert f"through the index mapping {MAPPING}" in lines
    assert next(line for line in lines if line.split()[:2] == ["0", "32"]).split()[5:9] == ["33,", "0", "…", "3"]
    assert main(["index", record, node, "--why"]) == 0
    assert f"through the index mapping {MAPPING}" in capsys.readouterr().out


def test_run_does_not_ask_for_shapes_that_are_as_compiled(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["run", record, "--json"]) == 1
    (finding,) = json.loads(capsys.readouterr().out)["findings"]
    assert finding["kind"] == "out-of-bounds" and "lane 56 loads 8 bytes at 0x" in finding["message"]
    assert "Check the shapes" not in finding["fix"] and "wave-explorer why KERNEL" in finding["fix"]
    assert "compare the index of read" in finding["fix"]


def test_why_shows_the_mapping_the_line_and_what_made_each_term(
    record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert main(["why", record]) == 1
    lines = capsys.readouterr().out.splitlines()
    sentence = f"puts lane 56 at N 63, K 0, which the index mapping {MAPPING} takes to N 64, and b has N 0 to 63"
    # In the summary, and again in the table: a pipe has no columns to fold a sentence into.
    assert sum(sentence in line for line in lines) == 2
    assert f"N 63, K 0 through the index mapping {MAPPING} is b[64, 0]" in lines
    assert any(line.startswith("index of step 1 (read") and f"{SHIFTED}:" in line for line in lines)
    afresh = [line for line in lines if "made afresh by minimize_global_loads" in line]
    assert [line.split()[0] for line in afresh] == ["N", "K"]
    assert not any("HardwareConstraint" in line for line in lines)
    assert main(["why", record, "--json"]) == 1
    step = json.loads(capsys.readouterr().out)["steps"][0]
    assert step["mapping"].endswith("is b[64, 0]")
    threads = [term for term in step["terms"] if term["kind"] == "thread"]
    assert threads and not any(term["constraints"] for term in threads)
