"""Tables of the command line: in a pipe nothing is folded or cut, in a narrow terminal headers break between words."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from wave_explorer.cli import console
from wave_explorer.kernel.library import library


def test_a_pipe_gets_every_word_of_a_table_on_one_line() -> None:
    environment = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
    words = [sys.executable, "-m", "wave_explorer.cli.main", "list"]
    done = subprocess.run(
        words, env=environment, capture_output=True, text=True, check=True, cwd=Path(__file__).parents[2]
    )
    lines = {line.split()[0]: line for line in done.stdout.splitlines()}
    for name, entry in library().items():
        if ":" not in name:
            assert entry.summary in lines[name] and lines[name].rstrip().endswith(" ".join(entry.targets))


def test_a_narrow_terminal_breaks_headers_between_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(console.out, "width", 40)
    made = console.table("name", "what it is", "waves per SIMD", right=("waves per SIMD",), whole=("name",))
    cells = ("workgroup slots", "slots of a workgroup", 123456789)
    console.row(made, *cells)
    console.out.print(made)
    shown = [line.split() for line in capsys.readouterr().out.splitlines()]
    given = f"name what it is waves per SIMD {' '.join(str(one) for one in cells)}"
    assert sorted(word for line in shown for word in line) == sorted(given.split(" "))
    assert len(shown) > 2
