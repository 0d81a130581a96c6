"""The floors of the house: what may import what."""

import subprocess
import sys
import tomllib
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "wave_explorer"
CONFIG = ROOT / "pyproject.toml"


def rooms() -> set[str]:
    return {init.parent.name for init in PACKAGE.glob("*/__init__.py")}


def is_kept(contract: str, house: Path) -> bool:
    """Whether the package below `house` keeps one contract of the project's own configuration."""
    linter = Path(sys.executable).with_name("lint-imports")
    check = subprocess.run(
        [linter, "--no-cache", "--no-logo", "--contract", contract, CONFIG], cwd=house, capture_output=True, text=True
    )
    assert "Contracts: " in check.stdout, check.stdout + check.stderr
    return check.returncode == 0


@pytest.mark.parametrize("contract", ["floors", "plain", "compiler", "notebook", "server"])
def test_the_contract_is_kept(contract: str) -> None:
    assert is_kept(contract, ROOT)


@pytest.mark.parametrize(
    ("room", "statement", "contract"),
    [
        ("record", "from wave_explorer import isa", "floors"),
        ("arch", "from wave_explorer.record import __name__", "floors"),
        ("queries", "from wave_explorer.capture import __name__", "plain"),
        ("emulator", "import torch", "plain"),
        ("experiment", "import wave_lang.kernel", "compiler"),
        ("cli", "import ipywidgets", "notebook"),
        ("server", "import torch", "server"),
    ],
)
def test_a_broken_contract_is_found(tmp_path: Path, room: str, statement: str, contract: str) -> None:
    """The same configuration, held against an empty house with one wrong import inside a function."""
    for each in rooms():
        (tmp_path / "wave_explorer" / each).mkdir(parents=True)
        (tmp_path / "wave_explorer" / each / "__init__.py").write_text("")
    (tmp_path / "wave_explorer" / "__init__.py").write_text("")
    assert is_kept(contract, tmp_path)
    (tmp_path / "wave_explorer" / room / "late.py").write_text(f"def late():\n    {statement}\n")
    assert not is_kept(contract, tmp_path)


def test_every_room_has_its_floor() -> None:
    """A room that the layers do not name would be checked by nothing."""
    contracts = tomllib.loads(CONFIG.read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    (layers,) = (contract["layers"] for contract in contracts if contract["id"] == "floors")
    assert {room.strip() for layer in layers for room in layer.split("|")} == rooms()


def test_rooms_do_not_import_the_package_that_names_them_all() -> None:
    """`import wave_explorer` from inside a room would reach every floor, where the layers cannot see it."""
    graph = grimp.build_graph("wave_explorer", cache_dir=None)
    importers = graph.find_modules_that_directly_import("wave_explorer")
    assert importers == set(), f"import from the room itself instead: {sorted(importers)}"
