"""A session end to end on the real compiler and emulator: compile, edit, run, bring back, export, cancel."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.experiment.tune.sample_results import a_point, a_result
from wave_explorer.actions import tune_desk
from wave_explorer.actions.session import Session
from wave_explorer.kernel import kernel
from wave_explorer.queries import BadQuery


@pytest.fixture(scope="module")
def session() -> Iterator[Session]:
    """A session whose first variant has been compiled."""
    started = Session(kernel("gemm", M=128, N=128, K=64))
    assert started.wait(300)
    yield started


def test_the_whole_loop(session: Session, tmp_path: Path) -> None:
    (first,) = session.state()["variants"]
    assert first["status"] == "ok" and first["baseline"]
    before = session.query("graph", {"stage": "fx/expand_graph"})["counts"]["nodes"]

    session.set_draft("BLOCK_M", "128")
    assert session.state()["draft_changes"] == [{"name": "BLOCK_M", "from": "64", "to": "128"}]
    session.act("compile")
    assert session.wait(300)
    state = session.state()
    assert [v["changes"] for v in state["variants"]] == [[], ["BLOCK_M = 128"]]
    assert state["current"] == state["variants"][1]["id"]
    assert state["draft_changes"] == []
    session.set_draft("BLOCK_M", 64)
    assert session.state()["draft_changes"] == [{"name": "BLOCK_M", "from": "128", "to": "64"}]
    session.reset_draft()
    after = session.query("graph", {"stage": "fx/expand_graph"})["counts"]["nodes"]
    assert after > before

    assert session.query("run") is None
    session.act("run")
    assert session.wait(300)
    run = session.query("run")
    assert [(o["name"], o["ok"]) for o in run["outputs"]] == [("c", True)]
    counters = {c["name"]: c["value"] for c in run["counters"]}
    # One workgroup of 4 waves on each of the 2 tiles of 128 rows by 64 columns.
    assert counters["SQ_WAVES"] == 2 * 4
    # 128·128·64 multiply-adds, 16·16·16 of them an instruction.
    assert counters["SQ_INSTS_VALU_MFMA_F16"] == 128 * 128 * 64 // 16**3

    path = tmp_path / "tuned.py"
    session.act("export", {"path": str(path)})
    assert "wave_explorer" not in path.read_text()
    assert session.state()["message"]["severity"] == "note"

    session.act("show_variant", {"id": first["id"]})
    assert session.query("graph", {"stage": "fx/expand_graph"})["counts"]["nodes"] == before
    assert session.query("run") is None


def test_whoever_waits_finds_the_end_already_told(session: Session) -> None:
    told: list[str] = []

    def listen() -> None:
        time.sleep(0.05)
        told.append(session.state()["phase"])

    ends_listening = session.on_change(listen)
    session.act("run")
    assert session.wait(300)
    ends_listening()
    assert told[0] == "running" and told[-1] == "idle"


def test_a_wrong_text_is_kept_and_explained(session: Session) -> None:
    session.set_draft("BLOCK_M", "__import__('os')")
    (error,) = session.state()["draft_errors"]
    assert error["name"] == "BLOCK_M" and "whole number" in error["message"]
    count = len(session.state()["variants"])
    session.act("compile")
    state = session.state()
    assert state["message"]["severity"] == "error"
    assert len(state["variants"]) == count and state["phase"] == "idle"
    session.act("reset_draft", {"name": "BLOCK_M"})
    assert session.state()["draft_errors"] == []


def test_actions_that_cannot_be_done_say_so(session: Session, tmp_path: Path) -> None:
    for name, parameters, said in (
        ("frobnicate", {}, "frobnicate"),
        ("show_variant", {"id": "nobody"}, "nobody"),
        ("export", {"path": ""}, "file name"),
        ("export", {"path": str(tmp_path / "no" / "folder" / "x.py")}, "x.py"),
    ):
        session.act(name, parameters)
        message = session.state()["message"]
        assert message["severity"] == "error" and said in message["text"], message


def test_cancel_keeps_what_was_recorded(session: Session) -> None:
    before = session.state()["current"]
    session.set_draft("BLOCK_N", "128")
    session.act("compile")
    session.act("cancel")
    assert session.wait(60)
    state = session.state()
    assert state["phase"] == "idle"
    assert state["variants"][-1]["status"] == "cancelled"
    session.act("show_variant", {"id": before})
    assert session.query("summary")["status"] == "ok"


def test_an_empty_session() -> None:
    empty = Session()
    assert empty.state()["phase"] == "empty"
    with pytest.raises(BadQuery, match="nothing was compiled"):
        empty.query("stages")
    empty.act("compile")
    assert "no kernel" in empty.state()["message"]["text"]


def test_the_settings_of_a_point_that_was_tried_are_taken_and_it_is_said_what_changes(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = session.state()["variants"][0]
    session.act("show_variant", {"id": first["id"]})
    found = msgspec.structs.replace(a_result(), points=(a_point(0, 1.0, BLOCK_M=32), a_point(1, 2.0, BLOCK_M=64)))
    monkeypatch.setattr(tune_desk, "tune", lambda *_, **__: found)
    session.act("tune")
    assert session.wait(60)
    session.act("tune_use", {"number": 0})
    assert session.state()["draft_changes"] == [{"name": "BLOCK_M", "from": "64", "to": "32"}]
    assert session.state()["message"]["text"].startswith("taken into the draft: BLOCK_M;")
    session.act("tune_use", {"number": 1})
    assert session.state()["draft_changes"] == []
    told = session.state()["message"]
    assert told["severity"] == "note"
    assert told["text"] == f"nothing to change: {first['label']}, on view, has these settings already"
