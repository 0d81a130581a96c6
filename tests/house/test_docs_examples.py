"""The pages about experiments: what stands in them as an example can be typed."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

import wave_explorer as wx
from wave_explorer.cli.main import _split_program, build_parser
from wave_explorer.cli.subject import is_assembly, is_record, named_changes
from wave_explorer.kernel import kernel

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*(ROOT / "docs").glob("*.md"), ROOT / "README.md"])
COMMANDS = [
    pytest.param(line, id=f"{page.name}: {line[:60].strip()}")
    for page in PAGES
    for line in re.findall(r"^wave-explorer .*$", page.read_text(encoding="utf-8"), re.MULTILINE)
]
SMALL: dict[str, Any] = {"M": 64, "N": 64, "K": 64}


@pytest.mark.parametrize("line", COMMANDS)
def test_a_command_can_be_typed_and_its_settings_are_some_of_the_kernel(line: str) -> None:
    words, program = _split_program(shlex.split(line, comments=True)[1:])
    arguments = build_parser().parse_args(words)
    assert hasattr(arguments, "handler") and bool(program) == ("record -o" in line)
    named = getattr(arguments, "kernel", None)
    if named is None or not hasattr(arguments, "sub") or is_record(named) or is_assembly(named) or ".py:" in named:
        return  # its file is the reader's own
    kernel(named).edit(**named_changes(arguments))


def examples(page: str) -> list[str]:
    """Python of a page, each block as it stands."""
    return re.findall(r"```python\n(.*?)```", (ROOT / "docs" / page).read_text(encoding="utf-8"), re.DOTALL)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WAVE_EXPLORER_EXPERIMENTS", "off")
    return tmp_path


def test_the_example_of_constraints(place: Path) -> None:
    (text,) = examples("constraints.md")
    names: dict[str, Any] = {"wx": wx}
    exec(text, names)
    assert [edit.row for edit in names["spec"].constraint_edits] == [3, 4, None]


@pytest.mark.full
def test_the_example_of_experiments(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (text,) = examples("experiments.md")
    names: dict[str, Any] = {"wx": wx}
    exec(text.replace('wx.kernel("gemm")', f'wx.kernel("gemm", **{SMALL})').replace("BLOCK_M=128", "BLOCK_M=32"), names)
    first, wide, edited = names["exp"].variants
    assert all(one.compilation.error is None for one in (first, wide, edited))
    assert "WaveConstraint(M, BLOCK_M / 4)" in edited.spec.constraint_edits[0].text
    assert names["exp"].variant(wide).run.ok and "wide tiles" in capsys.readouterr().out


@pytest.mark.full
def test_the_example_of_tuning(place: Path) -> None:
    (text,) = examples("tuning.md")
    names: dict[str, Any] = {"wx": wx}
    exec(text.replace('wx.kernel("gemm")', f'wx.kernel("gemm", **{SMALL})'), names)
    found, best = names["found"], names["best"]
    assert len(found.points) == found.legal and best.compilation.error is None
    assert {name: best.spec.symbols.get(name, best.spec.options.get(name)) for name in found.space} == (
        found.best_point.settings
    )


@pytest.mark.full
def test_the_examples_of_hand_edits(place: Path) -> None:
    of_mlir, of_asm = examples("hand_edits.md")
    spec = kernel("add")
    names: dict[str, Any] = {"wx": wx, "spec": spec, "comp": wx.compile(spec)}
    exec(of_mlir, names)
    assert names["edited"].manifest.hand_edited == "mlir" and names["edited"].error is None
    assert names["text"] != names["comp"].mlir
    exec(of_asm, names)
    assert names["edited"].manifest.hand_edited == "amdgcn" and names["edited"].asm != names["comp"].asm
