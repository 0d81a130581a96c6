"""Several processes and one experiment: after a kernel restart, a crash, and at the same time."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.experiment.small_records import compiled
from wave_explorer.actions.session import Session
from wave_explorer.experiment import Experiment

ROOT = Path(__file__).parents[2]

ANOTHER_PROCESS = """
import sys, time
from tests.experiment.small_records import compiled, made_run
from wave_explorer.experiment import Experiment

experiment = Experiment(path=sys.argv[1])
for number in range(int(sys.argv[2])):
    name = f"{sys.argv[3]}{number}"
    experiment.add(None, compiled(name, asm=f"s_nop {name}"))
    experiment.update(name, run=made_run(f"run-{name}", name))
experiment.name(f"{sys.argv[3]}0", "named there")
experiment.save()
print("saved", experiment.path, flush=True)
sys.stdin.readline()
"""

RECOMPILING_PROCESS = """
import sys
import wave_explorer as wx

experiment = wx.Experiment(wx.kernel("gemm", M=128, N=128, K=64), sys.argv[1])
first = experiment.edit()
wide = experiment.edit(BLOCK_M=128, schedule="NONE")
failing = experiment.edit(BLOCK_M=96, timeout=0.001)
experiment.run(wide)
experiment.name(wide, "wide tiles")
experiment.save()
print(*(variant.compilation.manifest.status for variant in (first, wide, failing)), flush=True)
sys.stdin.readline()
"""


def start(script: str, *arguments: object) -> subprocess.Popen[str]:
    """A process that has said its line."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.Popen(
        [sys.executable, "-c", script, *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=environment,
    )


def said_by(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline().strip()
    assert line, "the process ended without a word"
    return line


def end(process: subprocess.Popen[str]) -> None:
    process.communicate("\n", timeout=60)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "gemm.experiment"


def test_a_process_that_is_killed_leaves_everything_it_saved(folder: Path) -> None:
    process = start(ANOTHER_PROCESS, folder, 3, "a")
    said_by(process)
    process.send_signal(signal.SIGKILL)
    process.wait(60)
    experiment = Experiment(path=folder)
    assert experiment.path == folder
    assert [variant.label for variant in experiment.variants] == ["named there", "original (2)", "original (3)"]
    assert all(variant.run is not None for variant in experiment.variants)
    assert experiment.undo().kind == "rename"


def test_two_processes_at_once_keep_their_work_apart_and_say_so(folder: Path) -> None:
    process = start(ANOTHER_PROCESS, folder, 2, "a")
    try:
        assert said_by(process) == f"saved {folder}"
        mine = Experiment(path=folder)
        assert mine.path == folder.with_name("gemm-2.experiment") and mine.variants == ()
        assert any("is open in another session" in note for note in mine.notes)
        mine.add(None, compiled("mine"))
        mine.save()
    finally:
        end(process)
    del mine
    gc.collect()
    assert [variant.id for variant in Experiment(path=folder).variants] == ["a0", "a1"]
    assert [variant.id for variant in Experiment(path=folder.with_name("gemm-2.experiment")).variants] == ["mine"]


@pytest.mark.full
def test_many_processes_lose_nothing(folder: Path) -> None:
    processes = [start(ANOTHER_PROCESS, folder, 2, name) for name in "abcd"]
    places = {said_by(process).removeprefix("saved ") for process in processes}
    for process in processes:
        end(process)
    assert len(places) == 4
    assert sum(len(Experiment(path=place).variants) for place in places) == 8


@pytest.mark.full
def test_a_session_after_a_restart_goes_on_where_it_was(folder: Path) -> None:
    process = start(RECOMPILING_PROCESS, folder)
    assert said_by(process) == "ok ok failed"
    process.send_signal(signal.SIGKILL)
    process.wait(60)

    from wave_explorer.kernel import kernel

    spec = kernel("gemm", M=128, N=128, K=64)
    experiment = Experiment(spec, folder)
    old = {variant.label: variant for variant in experiment.variants}
    assert set(old) == {"original", "wide tiles", "BLOCK_M=96"}
    assert old["wide tiles"].spec == spec.edit(symbols={"BLOCK_M": 128}, options={"schedule": "NONE"})
    run = old["wide tiles"].run
    assert run is not None and run.ok and run.arrays["c"].shape == (128, 128)

    session = Session(spec, experiment=experiment)
    assert session.wait(300)
    state = session.state()
    # The kernel as it was given is compiled anew, and it is the same code: it takes the place of the earlier one.
    assert [row["label"] for row in state["variants"]] == ["original", "wide tiles", "BLOCK_M=96"]
    assert state["current"] == state["variants"][0]["id"] != old["original"].id
    assert "3 earlier variants were restored" in state["message"]["text"]
    session.act("show_variant", {"id": old["wide tiles"].id})
    session.set_draft("BLOCK_N", "128")
    session.act("compile")
    assert session.wait(300)
    assert session.state()["variants"][-1]["changes"] == ["BLOCK_M = 128", "BLOCK_N = 128"]
