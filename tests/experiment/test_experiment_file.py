"""An experiment on disk: what comes back, what a change writes, and what trouble costs."""

from __future__ import annotations

import errno
import gc
import json
import math
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.experiment.small_records import compiled, made_run
from wave_explorer.experiment import Experiment, experiment_file, logbook
from wave_explorer.experiment.experiment_file import ExperimentFile
from wave_explorer.experiment.history import History
from wave_explorer.experiment.place import default_place, make_room
from wave_explorer.record import Run


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "gemm.experiment"


@pytest.fixture(autouse=True)
def _close() -> Iterator[None]:
    """Experiments end with the objects, as they do with a process."""
    yield
    gc.collect()


def filled(folder: Path) -> Experiment:
    """Two variants, one with a run, and an act of every kind."""
    experiment = Experiment(path=folder)
    for name in ("a", "b"):
        experiment.add(None, compiled(name, asm=f"s_nop {name}"))
    experiment.update("a", run=made_run("run-1", "a"))
    experiment.update("a", run=made_run("run-2", "a", error=math.inf))
    experiment.name("b", "fast")
    experiment.note("b", "with <b>tags</b> and ünïcode")
    experiment.pin("b")
    experiment.delete("a")
    experiment.undo()
    experiment.save()
    return experiment


def reopened(folder: Path) -> Experiment:
    gc.collect()
    return Experiment(path=folder)


def names_in(folder: Path) -> dict[str, float]:
    return {str(path.relative_to(folder)): path.stat().st_mtime_ns for path in folder.rglob("*") if path.is_file()}


def test_everything_comes_back(folder: Path) -> None:
    written = filled(folder)
    before = written.logbook.history.state
    del written
    experiment = reopened(folder)
    after = experiment.logbook.history.state
    assert experiment.path == folder
    assert (after.acts, after.done) == (before.acts, before.done)
    for old, new in zip(before.variants, after.variants, strict=True):
        for fact in ("id", "label", "name", "note", "pinned", "deleted", "changes"):
            assert getattr(old, fact) == getattr(new, fact)
        assert new.restored and new.compilation.asm == old.compilation.asm
        assert [kept.at for kept in new.runs] == [kept.at for kept in old.runs]
    first = after.variants[0]
    assert [kept.run.data for kept in first.runs] == [kept.run.data for kept in before.variants[0].runs]
    assert first.run is not None and first.run.outputs["c"].max_abs_err == math.inf
    np.testing.assert_array_equal(first.run.arrays["c"], np.arange(8, dtype=np.float32))
    assert first.run.inputs["a"].dtype == np.float16 and first.run.references["c"].dtype == np.float64
    assert "2 earlier variants were restored" in experiment.notes[0]
    assert experiment.redo().kind == "delete" and [v.id for v in experiment.variants] == ["b"]


def test_a_change_writes_what_is_new_and_nothing_else(folder: Path) -> None:
    experiment = filled(folder)
    before = names_in(folder)
    experiment.add(None, compiled("c", asm="s_endpgm"))
    experiment.save()
    after = names_in(folder)
    changed = {name for name, time in after.items() if before.get(name) != time}
    assert {name.partition("/")[0] for name in changed} == {"experiment.json", "records"}
    assert len(changed) == 2 and set(before) <= set(after)
    experiment.note("c", "small")
    experiment.save()
    assert {name for name, time in names_in(folder).items() if after.get(name) != time} == {"experiment.json"}


def test_variants_on_the_same_inputs_share_them(folder: Path) -> None:
    experiment = filled(folder)
    experiment.update("b", run=made_run("run-3", "b"))
    experiment.save()
    # One input, one output, and its reference in float64.
    assert len(list((folder / "arrays").iterdir())) == 3


def test_a_compile_under_way_is_saved_once_it_has_ended(folder: Path) -> None:
    experiment = Experiment(path=folder)
    experiment.add(None, compiled("a", status="compiling"))
    experiment.save()
    assert json.loads((folder / "experiment.json").read_text())["variants"] == []
    experiment.update("a", compilation=compiled("a", status="failed"))
    experiment.save()
    del experiment
    (failed,) = reopened(folder).variants
    assert failed.compilation.error is not None and failed.compilation.error.summary == "it does not fit"


def test_a_new_compile_of_the_same_code_takes_the_place_of_the_earlier_one(folder: Path) -> None:
    filled(folder)
    experiment = reopened(folder)
    experiment.add(None, compiled("new", status="compiling"))
    assert [variant.id for variant in experiment.variants] == ["a", "b", "new"]
    experiment.update("new", compilation=compiled("new", asm="s_nop b"))
    assert [variant.id for variant in experiment.variants] == ["a", "new"]
    assert experiment.variants[1].name == "fast" and experiment.variants[1].pinned
    experiment.add(None, compiled("other", asm="s_nop a", block=128))
    experiment.add(None, compiled("again", asm="s_nop b"))
    # Other settings, or a compile of this session, are variants of their own.
    assert [variant.id for variant in experiment.variants] == ["a", "new", "other", "again"]
    experiment.save()
    del experiment
    state = reopened(folder).logbook.history.state
    assert [variant.id for variant in state.variants] == ["a", "new", "other", "again"]
    assert len(list((folder / "records").iterdir())) == 4


def test_studies_of_searches_may_lie_in_the_folder(folder: Path) -> None:
    filled(folder)
    gc.collect()
    (folder / "tuning").mkdir()
    (folder / "tuning" / "study.db").write_bytes(b"study")
    experiment = reopened(folder)
    assert experiment.path == folder and len(experiment.variants) == 2
    experiment.note("a", "changed")
    experiment.save()
    assert (folder / "tuning" / "study.db").read_bytes() == b"study"


def test_one_process_has_an_experiment_once(folder: Path) -> None:
    experiment = filled(folder)
    other = Experiment(path=folder)
    other.name("a", "from the other")
    assert experiment.variants[0].name == "from the other"


def break_record(folder: Path) -> None:
    record = next((folder / "records").iterdir())
    record.write_bytes(record.read_bytes()[:40])


def break_run(folder: Path) -> None:
    next((folder / "runs").iterdir()).write_bytes(b"\x80\x04cos\nsystem\n")


def break_arrays(folder: Path) -> None:
    for path in (folder / "arrays").iterdir():
        path.write_bytes(b"\x93NUMPY but no array")


def lose_record(folder: Path) -> None:
    next((folder / "records").iterdir()).unlink()


@pytest.mark.parametrize(
    ("damage", "variants", "said"),
    [
        (break_record, 1, "cannot be used"),
        (lose_record, 1, "cannot be used"),
        (break_run, 2, "run of"),
        (break_arrays, 2, ""),
    ],
)
def test_damage_costs_its_own_part_and_is_named(
    folder: Path, damage: Callable[[Path], None], variants: int, said: str
) -> None:
    filled(folder)
    gc.collect()
    damage(folder)
    experiment = reopened(folder)
    assert len(experiment.variants) == variants
    assert any(said in note for note in experiment.notes)
    experiment.add(None, compiled("new"))
    experiment.save()
    del experiment
    assert len(reopened(folder).variants) == variants + 1


def test_arrays_that_are_gone_are_said_to_be(folder: Path) -> None:
    filled(folder)
    gc.collect()
    break_arrays(folder)
    run = reopened(folder).variants[0].run
    assert run is not None and not run.arrays and "cannot be read" in run.outputs["c"].note


@pytest.mark.parametrize("content", [b"", b"{", b"[" * 10_000, b'{"program": "wave-explorer experiment"', b"\xff\xfe"])
def test_a_damaged_experiment_is_renamed_whole_and_named(folder: Path, content: bytes) -> None:
    filled(folder)
    gc.collect()
    (folder / "experiment.json").write_bytes(content)
    experiment = reopened(folder)
    assert experiment.path == folder and experiment.variants == ()
    (aside,) = folder.parent.glob("gemm.damaged-*")
    assert len(list((aside / "records").iterdir())) == 2
    assert any(str(aside) in note for note in experiment.notes)


def newer(folder: Path) -> None:
    filled(folder)
    text = json.loads((folder / "experiment.json").read_text())
    (folder / "experiment.json").write_text(json.dumps({**text, "format_version": 99, "written_by": "9.9"}))


def older(folder: Path) -> None:
    filled(folder)
    text = json.loads((folder / "experiment.json").read_text())
    (folder / "experiment.json").write_text(json.dumps({**text, "format_version": 0}))


def foreign_json(folder: Path) -> None:
    folder.mkdir()
    (folder / "experiment.json").write_text('{"my": "data"}')


def foreign_folder(folder: Path) -> None:
    folder.mkdir()
    (folder / "thesis.tex").write_text("years of work")


def foreign_file(folder: Path) -> None:
    folder.write_text("years of work")


def broken_link(folder: Path) -> None:
    folder.symlink_to(folder.parent / "nowhere")


@pytest.mark.parametrize("make", [newer, older, foreign_json, foreign_folder, foreign_file, broken_link])
def test_what_is_not_ours_is_left_as_it_is(folder: Path, make: Callable[[Path], None]) -> None:
    make(folder)
    gc.collect()
    before = names_in(folder) if folder.is_dir() else {}
    experiment = Experiment(path=folder)
    experiment.add(None, compiled("a"))
    experiment.save()
    assert experiment.path == folder.with_name("gemm-2.experiment")
    assert any(f"{folder} is left as it is" in note for note in experiment.notes)
    after = names_in(folder) if folder.is_dir() else {}
    assert {name: time for name, time in after.items() if name != "lock"} == {
        name: time for name, time in before.items() if name != "lock"
    }


def test_a_full_disk_leaves_the_file_and_the_memory_whole(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    experiment = filled(folder)
    before = (folder / "experiment.json").read_bytes()

    def full(*_: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(experiment_file, "write_whole", full)
        experiment.add(None, compiled("c"))
        with pytest.raises(OSError, match="not saved: No space left on device"):
            experiment.save()
    assert "No space left" in experiment.notes[-1] and len(experiment.variants) == 3
    assert (folder / "experiment.json").read_bytes() == before
    experiment.note("c", "there is room again")
    experiment.save()
    assert experiment.logbook.trouble == ""
    del experiment
    assert [variant.id for variant in reopened(folder).variants] == ["a", "b", "c"]


def test_a_place_that_cannot_be_written_is_said_and_nothing_is_lost(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    experiment = Experiment(path=tmp_path / "file" / "gemm.experiment")
    experiment.add(None, compiled("a"))
    assert experiment.path is None and "cannot be written" in experiment.notes[-1]
    assert len(experiment.variants) == 1
    with pytest.raises(OSError, match="in memory only"):
        experiment.save()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere")
def test_a_read_only_experiment_can_be_looked_at(folder: Path) -> None:
    filled(folder)
    gc.collect()
    (folder / "lock").unlink(missing_ok=True)
    folder.chmod(0o500)
    try:
        experiment = reopened(folder)
        assert len(experiment.variants) == 2 and "cannot be written" in experiment.notes[-1]
    finally:
        folder.chmod(0o700)


def test_old_variants_make_room_and_marked_ones_never_do(folder: Path) -> None:
    folder.mkdir()
    history = History()
    for name in "abcde":
        history.add(None, compiled(name, asm=f"s_nop {name}"))
    history.note("a", "keep")
    history.delete("d")
    file = ExperimentFile(folder, most_bytes=0)
    notes = file.write(history.state)
    assert "3 old variants are no longer kept" in notes[0]
    state, _ = ExperimentFile(folder).read()
    assert [variant.id for variant in state.variants] == ["a", "e"]
    assert len(list((folder / "records").iterdir())) == 2
    assert file.write(history.state) == ()
    one = max(path.stat().st_size for path in (folder / "records").iterdir())
    ExperimentFile(folder, most_bytes=4 * one + one // 2).write(history.state)
    state, _ = ExperimentFile(folder).read()
    # What is put away goes first.
    assert [variant.id for variant in state.variants] == ["a", "b", "c", "e"]


def test_the_default_folder_makes_room_by_whole_experiments(tmp_path: Path) -> None:
    for number, name in enumerate(("old", "marked", "open", "new")):
        experiment = Experiment(path=tmp_path / f"{name}.experiment")
        experiment.add(None, compiled(name, asm="s_endpgm"))
        if name == "marked":
            experiment.name("marked", "mine")
        experiment.save()
        os.utime(tmp_path / f"{name}.experiment" / "experiment.json", (number, number))
        if name == "open":
            still_open = experiment
        del experiment
    gc.collect()
    (tmp_path / "foreign.experiment").mkdir()
    (tmp_path / "foreign.experiment" / "data.bin").write_bytes(bytes(100))
    assert make_room(tmp_path, 0) == ("old.experiment", "new.experiment")
    assert {path.name for path in tmp_path.iterdir()} == {"marked.experiment", "open.experiment", "foreign.experiment"}
    assert len(still_open.variants) == 1


def test_the_default_place_is_of_a_kernel_and_a_notebook(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("WAVE_EXPLORER_EXPERIMENTS", str(tmp_path))
    monkeypatch.setenv("JPY_SESSION_NAME", "/home/someone/first.ipynb")
    first = default_place("library:gemm", "gemm")
    assert first is not None and first.folder.parent == tmp_path and first.belongs_to == "/home/someone/first.ipynb"
    assert first == default_place("library:gemm", "gemm")
    assert first != default_place("library:attention", "attention")
    monkeypatch.setenv("JPY_SESSION_NAME", "/home/someone/second.ipynb")
    second = default_place("library:gemm", "gemm")
    assert second is not None and second.folder != first.folder
    odd = default_place("file:/x/../y.py:ma/ke", "ma/ke")
    assert odd is not None and odd.folder.parent == tmp_path
    monkeypatch.setenv("WAVE_EXPLORER_EXPERIMENTS", "off")
    assert default_place("library:gemm", "gemm") is None


def test_an_array_type_that_numpy_cannot_name_comes_back_as_its_bits(folder: Path) -> None:
    ml_dtypes = pytest.importorskip("ml_dtypes")
    experiment = Experiment(path=folder)
    experiment.add(None, compiled("a"))
    run = made_run("r", "a")
    experiment.update("a", run=Run(run.data, run.arrays, inputs={"x": np.ones(4, ml_dtypes.bfloat16)}))
    experiment.save()
    del experiment
    restored = reopened(folder).variants[0].run
    assert restored is not None
    np.testing.assert_array_equal(restored.inputs["x"], np.full(4, 0x3F80, np.uint16))


def test_an_experiment_that_nobody_holds_is_closed(folder: Path) -> None:
    filled(folder)
    gc.collect()
    assert folder not in logbook._open
    assert Experiment(path=folder).path == folder
