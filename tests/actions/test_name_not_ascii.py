"""A kernel with a name that is not ASCII: compiled, recorded, run, edited and exported like any other.

MLIR writes such a name with escapes, LLVM between quotes.
"""

from __future__ import annotations

import subprocess
import sys
from functools import lru_cache
from pathlib import Path

import numpy as np
import pytest

from wave_explorer.actions.compile_any import compile
from wave_explorer.actions.editing import edit_asm
from wave_explorer.actions.exporting import export
from wave_explorer.actions.run_any import run
from wave_explorer.kernel.spec import KernelSpec, kernel
from wave_explorer.record import Compilation, load, save

FILE = Path(__file__).parents[1] / "data" / "name_not_ascii.py"
INPUT = np.random.default_rng(3).standard_normal((4, 64)).astype(np.float32)


@pytest.fixture(autouse=True)
def no_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WAVE_CACHE_ON", "0")


@lru_cache
def _spec() -> KernelSpec:
    return kernel(f"{FILE}:scaled")


@lru_cache
def _compiled() -> Compilation:
    return compile(_spec())


def _check(comp: Compilation, factor: float) -> None:
    found = run(comp, {"ä": INPUT}, check=True)
    assert found.findings == () and found.ok
    np.testing.assert_array_equal(found.arrays["b"], INPUT * np.float32(factor))


def test_it_runs_and_every_instruction_has_its_node(tmp_path: Path) -> None:
    comp = _compiled()
    assert comp.manifest.kernel == "größer"
    _check(comp, 2.5)
    links = comp.provenance()
    assert links is not None and links.usable and all(link.nodes for link in links.instructions)
    direct = {name for link in links.instructions if link.attribution == "direct" for name in link.nodes}
    graph = comp.last_graph()
    assert graph is not None
    kinds = {graph.nodes[name].op for name in direct}
    assert {"read", "mul", "write"} <= kinds
    save(comp, tmp_path / "größer.wavex")
    again = load(tmp_path / "größer.wavex")
    assert again.manifest == comp.manifest and again.asm == comp.asm and again.provenance() == links


def test_its_amdgcn_can_be_edited() -> None:
    text = _compiled().asm
    assert text is not None and "0x40200000" in text
    edited = edit_asm(_compiled(), text.replace("0x40200000", "0x40600000"))
    assert not [one for one in edited.diagnostics if one.code == "WX-C505"]
    _check(edited, 3.5)


def test_its_mlir_can_be_edited(tmp_path: Path) -> None:
    export(_spec(), tmp_path / "k.mlir")
    text = (tmp_path / "k.mlir").read_text(encoding="utf-8")
    assert "2.500000e+00" in text
    edited = compile(_spec().edit(mlir=text.replace("2.500000e+00", "3.500000e+00")))
    links = edited.provenance()
    assert links is not None and links.usable and any(link.mlir_lines for link in links.instructions)
    _check(edited, 3.5)


def test_its_export_gives_the_same_code(tmp_path: Path) -> None:
    export(_spec(), tmp_path / "k.py")
    given = subprocess.run(
        [sys.executable, str(tmp_path / "k.py"), "--asm", str(tmp_path / "asm")],
        capture_output=True, check=True, encoding="utf-8",
    )  # fmt: skip
    (path,) = [line for line in given.stdout.splitlines() if line.endswith(".rocmasm")]
    body = Path(path).read_text(encoding="utf-8").partition(".amdgcn_target")[2]
    assert _compiled().asm is not None and body == str(_compiled().asm).partition(".amdgcn_target")[2]
