"""``show STAGE --dot``: a graph as text or drawn, and refusals that say what to do."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.cli.main import main
from wave_explorer.kernel.spec import kernel
from wave_explorer.record import Compilation


@pytest.fixture(scope="module")
def gemm() -> Compilation:
    built = kernel("gemm", target="gfx942", M=256, N=256, K=512).build()
    return record_compile(built, Recorder(built.data), backend=False)


@pytest.fixture(scope="module")
def record(gemm: Compilation, tmp_path_factory: pytest.TempPathFactory) -> str:
    path = str(tmp_path_factory.mktemp("records") / "gemm.wavex")
    gemm.save(path)
    return path


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    capsys.readouterr()
    assert main(list(words)) in (1, 2)
    return " ".join(capsys.readouterr().err.split())


def test_the_text_is_written_and_printed(
    capsys: pytest.CaptureFixture[str], record: str, gemm: Compilation, tmp_path: Path
) -> None:
    path = tmp_path / "graph.dot"
    assert main(["show", record, "expand_graph", "--dot", str(path)]) == 0
    written = path.read_text(encoding="utf-8")
    capsys.readouterr()
    assert main(["show", record, "expand_graph", "--dot", "-"]) == 0
    assert capsys.readouterr().out == written
    assert written.startswith("digraph wave {") and written.count("[label=") >= len(gemm.graph("fx/expand_graph").nodes)


def test_copies_are_one_box_on_demand(capsys: pytest.CaptureFixture[str], record: str) -> None:
    assert main(["show", record, "expand_graph", "--dot", "-", "--join-copies"]) == 0
    # A wave's 32×32 cells of C and 32 of K take 2·2·2 instructions of 16×16×16.
    assert '"mma ×8 +\\n[M, N] f32"' in capsys.readouterr().out


def test_refusals_say_what_to_do(
    capsys: pytest.CaptureFixture[str], record: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    graph = str(tmp_path / "graph")
    assert "Endings that can: .dot" in refused(capsys, "show", record, "expand_graph", "--dot", f"{graph}.docx")
    assert "goes with --dot" in refused(capsys, "show", record, "expand_graph", "--join-copies")
    assert "no stage 'nowhere'" in refused(capsys, "show", record, "nowhere", "--dot", f"{graph}.dot")
    assert "cannot be written" in refused(capsys, "show", record, "expand_graph", "--dot", f"{graph}/in/no/folder.dot")
    monkeypatch.setitem(sys.modules, "graphviz", None)
    assert "the Python package graphviz" in refused(capsys, "show", record, "expand_graph", "--dot", f"{graph}.svg")
    assert not list(tmp_path.iterdir())


def test_a_drawing_is_made_where_graphviz_is_installed(
    capsys: pytest.CaptureFixture[str], record: str, tmp_path: Path
) -> None:
    path = tmp_path / "graph.svg"
    if shutil.which("dot") is None:
        assert "Graphviz's own program, dot" in refused(capsys, "show", record, "expand_graph", "--dot", str(path))
        assert not path.exists()
    else:
        assert main(["show", record, "expand_graph", "--dot", str(path)]) == 0
        assert "<svg" in path.read_text(encoding="utf-8")
