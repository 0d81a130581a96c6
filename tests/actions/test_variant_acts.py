"""A session keeps its variants in an experiment: acts from a page, two sessions at once, and what views are told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.experiment.small_records import compiled, made_run
from tests.queries.test_payload_contract import fields_of
from wave_explorer.actions import session_rows
from wave_explorer.actions.session import Session
from wave_explorer.experiment import Experiment


@pytest.fixture
def session() -> Session:
    """Two variants, the second on view."""
    started = Session(compiled("a", asm="s_nop 0"), run=made_run("run-a", "a"))
    started.take(compiled("b", asm="s_nop 1"))
    return started


def row(session: Session, variant: str) -> dict[str, Any]:
    return next(one for one in session.state()["variants"] if one["id"] == variant)


def test_every_act_and_its_undo(session: Session) -> None:
    session.act("rename_variant", {"id": "b", "name": "fast"})
    session.act("note_variant", {"id": "b", "note": "fewer conflicts"})
    session.act("pin_variant", {"id": "b"})
    assert {key: row(session, "b")[key] for key in ("label", "note", "pinned", "baseline")} == {
        "label": "fast", "note": "fewer conflicts", "pinned": True, "baseline": True,
    }  # fmt: skip
    assert not row(session, "a")["baseline"]
    session.act("delete_variant", {"id": "b"})
    state = session.state()
    assert state["current"] == "a" and state["message"]["severity"] == "note" and "Undo" in state["message"]["text"]
    assert state["experiment"]["deleted"] == [{"id": "b", "label": "fast"}]
    assert state["experiment"]["undo"] == "the deletion of fast" and state["experiment"]["redo"] is None
    session.act("undo")
    assert row(session, "b")["label"] == "fast" and session.state()["experiment"]["redo"] == "the deletion of fast"
    for _ in range(3):
        session.act("undo")
    assert (row(session, "b")["label"], row(session, "b")["note"]) == ("original (2)", "")
    session.act("redo")
    assert row(session, "b")["name"] == "fast"
    session.act("restore_variant", {"id": "b"})
    assert session.state()["message"]["text"] == "fast is back"


@pytest.mark.parametrize(
    ("action", "parameters", "said"),
    [
        ("rename_variant", {"id": "nobody", "name": "x"}, "nobody"),
        ("rename_variant", {"id": "a"}, "name"),
        ("pin_variant", {"id": "a", "pinned": "yes"}, "pinned"),
        ("delete_variant", {"id": 3}, "id"),
        ("note_variant", {"id": "a", "note": "x", "more": 1}, "more"),
        ("redo", {}, "nothing to do again"),
    ],
)
def test_what_cannot_be_done_is_a_message(session: Session, action: str, parameters: dict[str, Any], said: str) -> None:
    before = session.state()["variants"]
    session.act(action, parameters)
    message = session.state()["message"]
    assert message["severity"] == "error" and said in message["text"]
    assert session.state()["variants"] == before


def test_everything_deleted_is_an_empty_session_that_undo_fills_again(session: Session) -> None:
    for variant in ("a", "b"):
        session.act("delete_variant", {"id": variant})
    state = session.state()
    assert (state["phase"], state["current"], state["variants"]) == ("empty", None, [])
    session.act("run")
    assert session.state()["message"]["severity"] == "error"
    session.act("undo")
    assert session.state()["phase"] == "empty" and [v["id"] for v in session.state()["variants"]] == ["b"]
    session.act("show_variant", {"id": "a"})
    assert "is deleted" in session.state()["message"]["text"]
    session.act("show_variant", {"id": "b"})
    assert session.state()["phase"] == "idle" and session.query("summary")["kernel"] == "gemm"


def test_two_sessions_of_an_experiment_see_the_same_variants(tmp_path: Path) -> None:
    folder = tmp_path / "gemm.experiment"
    first = Session(compiled("a", asm="s_nop 0"), experiment=Experiment(path=folder))
    told: list[int] = []
    second = Session(experiment=Experiment(path=folder))
    second.on_change(lambda: told.append(len(second.state()["variants"])))
    assert second.state()["current"] == "a"
    first.take(compiled("b", asm="s_nop 1"))
    assert told[-1] == 2 and second.state()["current"] == "a"
    second.act("delete_variant", {"id": "b"})
    assert first.state()["current"] == "a" and len(first.state()["variants"]) == 1


def test_a_session_says_what_was_restored_and_what_is_not_saved(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    lost = Session(compiled("a"), experiment=Experiment(path=tmp_path / "file" / "x.experiment"))
    lost.act("note_variant", {"id": "a", "note": "x"})
    assert lost.state()["experiment"]["path"] is None and "in memory only" in lost.state()["message"]["text"]


def test_runs_are_told_with_their_times(session: Session) -> None:
    (run,) = row(session, "a")["runs"]
    assert (run["id"], run["device"], run["seconds"], run["ok"]) == ("run-a", "emulator", 0.25, True)
    assert run["at"].endswith("+00:00") and run["modelled_seconds"] is None


@pytest.mark.parametrize(
    ("interface", "struct"),
    [
        ("VariantRow", session_rows.VariantRow),
        ("VariantRun", session_rows.RunRow),
        ("DeletedVariant", session_rows.DeletedRow),
        ("ExperimentState", session_rows.ExperimentRow),
    ],
)
def test_the_views_know_the_same_fields(interface: str, struct: type[msgspec.Struct]) -> None:
    assert {field.encode_name for field in msgspec.structs.fields(struct)} == fields_of(interface)


def test_the_views_know_the_same_state(session: Session) -> None:
    optional = {"tuning"}
    assert set(session.state()) | optional == fields_of("SessionState") | optional
