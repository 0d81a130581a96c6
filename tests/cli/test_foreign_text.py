"""What kernels, records and exceptions say reaches the terminal as text, and their code does not end a command."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.text import Text

from wave_explorer.cli.console import row, table
from wave_explorer.cli.foreign_text import ForeignTextConsole, visible, visible_text
from wave_explorer.cli.main import main

OBEYED = ["\x1b[31m", "\x07", "\r", "\x08", "\x7f", "\x9b31m", "\u202e", "\u2066", "\x00"]

FACTORIES = """
import os

class Silent(Exception):
    def __str__(self):
        raise RuntimeError("no text")

def coloured():
    raise RuntimeError("boom \\x1b[31mred")

def leaves():
    os._exit(9)

def silent():
    raise Silent()

def long():
    print("said")
    os.write(1, b"written")
    raise ValueError("x" * 100000)
"""


@pytest.mark.parametrize("mark", OBEYED)
def test_a_console_passes_nothing_on_that_a_terminal_obeys(mark: str, capsys: pytest.CaptureFixture[str]) -> None:
    console = ForeignTextConsole(width=80)
    made = table(f"column{mark}")
    row(made, f"cell{mark}")
    row(made, Text(f"text{mark}", style="bold"))
    console.print(made)
    console.print(Text(f"sentence{mark}"))
    console.print(f"plain{mark}", markup=False)
    printed = capsys.readouterr().out
    assert mark[0] not in printed
    # Rich itself leaves bells, backspaces and the like out of its texts.
    for word in ("column", "cell", "text", "sentence", "plain") if mark[0] not in "\x07\x08\r" else ("column", "plain"):
        assert f"{word}\\" in printed


@given(st.text())
def test_nothing_but_control_characters_is_changed(text: str) -> None:
    shown = visible(text)
    assert not any(ord(letter) < 32 and letter not in "\n\t" for letter in shown)
    if text.isprintable():
        assert shown == text


def test_styles_of_plain_text_are_kept() -> None:
    text = Text("plain")
    text.stylize("red", 0, 2)
    assert visible_text(text) is text


@pytest.fixture(scope="module")
def factories(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("foreign") / "own.py"
    file.write_text(FACTORIES)
    return file


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("coloured", "raised RuntimeError: boom \\x1b[31mred."),
        ("leaves", "raised SystemExit: os._exit(9) was called."),
        ("silent", "raised Silent: its message cannot be shown, since its __str__ raises RuntimeError."),
        ("long", "... (99,700 characters more)."),
    ],
)
def test_a_factory_that_misbehaves_is_an_error_at_its_line(
    factories: Path, name: str, said: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["passes", f"{factories}:{name}", "--json"]) == 1
    out, err = capfd.readouterr()
    assert out == "" and "\x1b" not in err
    assert said in err.replace("\n", "") and f"{factories}:" in err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_is_no_defect_of_ours() -> None:
    command = [sys.executable, "-m", "wave_explorer.cli.main", "list", "--json"]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 1
    assert "no room left to write" in done.stderr and "report" not in done.stderr
