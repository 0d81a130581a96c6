"""Records are looked at where the compiler is not installed: library, widget, every query, and the command line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import wave_explorer as wx

BLOCK = """
import sys

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("wave_lang", "iree", "torch"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Absent())
"""

LOOK = """
import msgspec
import wave_explorer as wx
from wave_explorer.queries import names
from wave_explorer.record import Compilation

comp = wx.load(sys.argv[1])
explorer = wx.explore(comp, view="index", lane=17)
session = explorer.session
assert explorer.state["phase"] == "idle" and explorer.state["controls"] == []

graph_stage = [stage for stage in comp.stages if stage.layer == "fx"][-1].id
nodes = comp.graph(graph_stage).nodes.values()
reads = [node.id for node in nodes if node.op == "read" and node.index]
matrix = [node.id for node in nodes if node.op == "mma"]
given = {
    "graph": {"stage": graph_stage},
    "node": {"stage": graph_stage, "node": reads[0]},
    "index_map": {"stage": graph_stage, "node": reads[0]},
    "text": {"stage": graph_stage},
    "diff": {"stage": graph_stage},
    "derivation": {"stage": graph_stage, "node": reads[0]},
    "mma_agreement": {"node": matrix[0]},
    "lds_place": {"byte": 0},
    "compare_diff": {"variant": "other", "baseline": comp.id, "what": "asm"},
    "matrix_layout": {"instruction": "v_mfma_f32_16x16x16_f16"},
}
session.take(Compilation(msgspec.structs.replace(comp.manifest, id="other"), comp.blobs))
for name in names():
    payload = session.query(name, given.get(name, {}))
    assert payload is not None or name in ("run", "output", "trace_back", "step", "step_lds"), name
    print("query", name)

session.act("compile")
assert session.state()["message"]["severity"] == "error"
assert wx.explore() is not None
try:
    wx.explore("gemm")
except ModuleNotFoundError as error:
    assert "wave_lang is not installed" in str(error)
else:
    raise AssertionError("a kernel without a compiler")
assert not {name for name in sys.modules if name.partition(".")[0] in ("wave_lang", "iree", "torch")}
"""


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("record") / "gemm.wavex"
    wx.compile(wx.kernel("gemm", M=64, N=64, K=64)).save(str(path))
    return path


def run(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", BLOCK + code, *arguments], capture_output=True, text=True, timeout=300)


def test_a_record_is_explored_with_every_query(record: Path) -> None:
    from wave_explorer.queries import names

    done = run(LOOK, str(record))
    assert done.returncode == 0, done.stderr
    assert done.stdout.split("\n")[:-1] == [f"query {name}" for name in names()]


@pytest.mark.parametrize("command", ["passes", "isa"])
def test_the_command_line_opens_it(record: Path, command: str) -> None:
    done = run("from wave_explorer.cli.main import main\nsys.exit(main(sys.argv[1:]))", command, str(record))
    assert done.returncode == 0, done.stderr
    assert {"passes": "expand_graph", "isa": "v_mfma_f32_16x16x16_f16"}[command] in done.stdout


def test_what_needs_the_compiler_says_so() -> None:
    done = run("from wave_explorer.cli.main import main\nsys.exit(main(['passes', 'gemm']))")
    assert done.returncode != 0
    assert "wave_lang is not installed" in done.stderr + done.stdout
