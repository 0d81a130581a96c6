"""``wave-explorer index``: bytes as ranges, the type of the elements, the same addresses as the payload."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.test_lint import saved
from wave_explorer.cli.main import main
from wave_explorer.record import load


def test_bytes_that_lie_behind_each_other_are_one_range(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = saved(tmp_path)
    graph = load(record).last_graph()
    assert graph is not None
    arguments = {node.id for node in graph.nodes.values() if node.op == "placeholder"}
    for op, dtype in (("read", "f16"), ("write", "f32")):
        node = next(node for node in graph.nodes.values() if node.op == op and node.memory in arguments)
        assert main(["index", record, node.id, "--json"]) == 0
        payload = json.loads(capsys.readouterr().out)
        assert main(["index", record, node.id, "--wave", "1"]) == 0
        text = capsys.readouterr().out
        assert dtype in text.splitlines()[0]
        rows = [line.split() for line in text.splitlines() if re.match(r"\s*\d+ ", line)]
        assert [int(row[0]) for row in rows] == list(range(64))
        for row in rows:
            named = [part for part in row if part.startswith("0x")]
            found = [byte for part in named for byte in _bytes(part)]
            first = payload["address"][64 + int(row[0])]
            assert found == [at + byte for at in first for byte in range(payload["element_bytes"])]
            # A lane's elements of one access are contiguous here: one range.
            assert len(named) == 1


def _bytes(part: str) -> range:
    first, _, last = part.partition("…")
    return range(int(first, 16), int(last or first, 16) + 1)


def test_a_name_that_ends_before_the_last_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The read of the source is expanded into others: the answer says where it is last, and which they are."""
    record = saved(tmp_path)
    comp = load(record)
    graph = comp.last_graph()
    assert graph is not None
    names = [node.name for node in graph.nodes.values() if node.name.startswith("read_2_shared")]
    assert main(["index", record, "read_2"]) == 0
    last_line = capsys.readouterr().out.splitlines()[-1]
    assert "is the last pass with a node read_2; in the last graph there are read_2_shared" in last_line
    assert all(name in last_line for name in names[:4]) and "--stage" in last_line
    assert main(["index", record, names[0]]) == 0
    assert "is the last pass" not in capsys.readouterr().out
