"""The page about kernels of one's own: its example is a file, and its commands do what the page says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wave_explorer.cli.main import build_parser
from wave_explorer.cli.subject import named_changes
from wave_explorer.kernel import KernelError, kernel

PAGE = (Path(__file__).parents[2] / "docs" / "own_kernels.md").read_text(encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / "own.py").write_text(example, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_commands_of_the_page_name_complete_kernels(folder: Path) -> None:
    commands = re.findall(r"^wave-explorer (.*)$", PAGE, re.MULTILINE)
    values = []
    for command in commands:
        arguments = build_parser().parse_args(command.split())
        data = kernel(arguments.kernel).edit(**named_changes(arguments)).build().data
        values.append((data.kernel, data.symbols["M"], data.symbols["BLOCK_N"], data.symbols["ADDRESS_SPACE"]))
    assert values == [
        ("scaled", 16, 64, "GLOBAL_ADDRESS_SPACE"),
        ("scaled", 32, 128, "GLOBAL_ADDRESS_SPACE"),
        ("scaled", 16, 64, "GLOBAL_ADDRESS_SPACE"),
    ]


def test_a_kernel_alone_has_no_values(folder: Path) -> None:
    with pytest.raises(KernelError, match=r"Symbols .* have no value"):
        kernel("own.py:scaled").build()
