"""The list of compiles that a page follows: its rows, what a page may ask for, and what becomes of the records."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.device.hip_stand_in.stand_in_gpu import stand_in
from tests.device.hip_stand_in.stand_in_library import needs_c_compiler
from tests.isa.assembler import needs_assembler
from tests.widgets.made_records import Comm, record
from wave_explorer.actions.session import Session
from wave_explorer.capture.watch import current_watch, unwatch
from wave_explorer.experiment import Experiment
from wave_explorer.record import Compilation, CompileError, Diagnostic
from wave_explorer.record.reopened import KeptBlobs
from wave_explorer.widgets import compile_book
from wave_explorer.widgets.compile_book import CompileBook, UnknownCompile
from wave_explorer.widgets.feed import MOST_LISTENERS, Feed


@pytest.fixture
def feed() -> Iterator[Feed]:
    yield Feed()
    unwatch()


@pytest.fixture
def book(feed: Feed) -> CompileBook:
    return feed.book


@pytest.fixture
def page(feed: Feed) -> Comm:
    comm = Comm()
    feed.open(comm, {})
    return comm


def test_a_page_that_opens_gets_the_list_at_once(feed: Feed, book: CompileBook) -> None:
    book.take(record("one"))
    assert book.wait(10)
    late = Comm()
    feed.open(late, {})
    assert [row["id"] for row in late.rows] == ["one"]
    assert late.lists[0]["recording"] is False and late.lists[0]["problem"] == ""


def test_a_row_says_how_far_a_compile_is(book: CompileBook, page: Comm) -> None:
    book.take(record("one", "compiling", passes=("canonicalize",)))
    assert book.wait(10)
    (row,) = page.rows
    assert (row["status"], row["passes"], row["pass"]) == ("compiling", 1, "canonicalize")
    assert (row["kernel"], row["target"], row["origin"]) == ("gemm", "gfx942", "cell")
    book.take(record("one", "ok", passes=("canonicalize", "cse"), diagnostics=(Diagnostic("WX-C001", "note", "so"),)))
    assert book.wait(10)
    (row,) = page.rows
    assert (row["status"], row["passes"], row["pass"], row["seconds"]) == ("ok", 2, "cse", 1.5)
    assert row["diagnostics"] == {"error": 0, "warning": 0, "note": 1}


def test_a_failed_compile_says_where_and_why_in_one_line(book: CompileBook, page: Comm) -> None:
    error = CompileError("There is no such MMA.\nUse another.", stage="mlir/lower")
    book.take(record("bad", "failed", passes=("canonicalize", "lower", "after"), error=error))
    book.take(record("gone", "cancelled", passes=("canonicalize",)))
    assert book.wait(10)
    bad, gone = page.rows
    assert (bad["status"], bad["pass"], bad["error"]) == ("failed", "lower", "There is no such MMA.")
    assert (gone["status"], gone["pass"]) == ("partial", "canonicalize")


def test_compiles_of_one_kernel_are_told_apart_by_what_was_asked_for(book: CompileBook, page: Comm) -> None:
    for name, k in (("a", 64), ("b", 128), ("c", 64)):
        book.take(record(name, K=k))
    book.take(record("d", kernel="attention"))
    book.take(record("e", K=64, origin="worker"))
    assert book.wait(10)
    assert [row["label"] for row in page.rows] == ["gemm", "gemm K=128", "gemm (2)", "attention", "gemm, fresh copy"]
    assert page.rows[-1]["origin"] == "fresh copy"


def test_names_pins_and_deletions_are_asked_for_and_answered(book: CompileBook, page: Comm) -> None:
    book.take(record("one"))
    book.take(record("two"))
    name = "<img src=x onerror=alert(1)>"
    assert page.ask({"kind": "rename", "id": "r1", "compilation": "one", "value": name}) == {
        "kind": "answer", "id": "r1", "ok": True,
    }  # fmt: skip
    assert page.ask({"kind": "pin", "id": "r2", "compilation": "two", "value": True})["ok"]
    assert book.wait(10)
    assert [(row["label"], row["pinned"]) for row in page.rows] == [(name, False), ("gemm (2)", True)]
    assert page.ask({"kind": "delete", "id": "r3", "compilation": "one"})["ok"]
    assert book.wait(10)
    assert [row["id"] for row in page.rows] == ["two"]
    refused = page.ask({"kind": "delete", "id": "r4", "compilation": "one"})
    assert not refused["ok"] and "deleted" in refused["error"]
    assert page.ask({"kind": "restore", "id": "r5", "compilation": "one"})["ok"]
    assert book.wait(10)
    assert [row["label"] for row in page.rows] == [name, "gemm (2)"], "it comes back where it was, with its name"


@pytest.mark.parametrize(
    "request_",
    [
        {"kind": "rename", "id": "r1", "compilation": "nowhere", "value": "x"},
        {"kind": "explode", "id": "r1"},
        {"kind": "pin", "id": "r1", "compilation": "one", "value": "yes"},
        {"kind": "delete", "id": "r1", "compilation": "busy"},
    ],
)
def test_what_cannot_be_done_is_answered_with_the_reason(
    book: CompileBook, page: Comm, request_: dict[str, object]
) -> None:
    book.take(record("one"))
    book.take(record("busy", "compiling"))
    answer = page.ask(request_)
    assert answer["id"] == "r1" and not answer["ok"] and answer["error"]
    assert book.wait(10)
    assert [row["label"] for row in page.rows] == ["gemm", "gemm (2)"]


def test_what_is_no_request_at_all_is_answered_too(page: Comm) -> None:
    assert not page.ask(["rename"])["ok"]


def test_recording_is_switched_by_the_page_and_every_page_knows(feed: Feed, page: Comm) -> None:
    other = Comm("page-2")
    feed.open(other, {})
    assert page.ask({"kind": "record", "id": "r1", "on": True})["ok"]
    recording = current_watch()
    assert recording is not None
    feed.follow(recording)
    assert feed.book.wait(10) and page.lists[-1]["recording"] and other.lists[-1]["recording"]
    assert page.ask({"kind": "record", "id": "r2", "on": False})["ok"]
    assert current_watch() is None


def test_variants_of_explorers_are_listed_where_they_are_and_acted_on_there(book: CompileBook, page: Comm) -> None:
    session = Session(record("first", origin="worker", kernel="conv"))
    book.add(session)
    session.experiment.add(None, record("second", origin="worker", kernel="conv"))
    assert book.wait(10)
    assert [(row["id"], row["origin"]) for row in page.rows] == [("first", "explorer"), ("second", "explorer")]
    assert page.ask({"kind": "rename", "id": "r1", "compilation": "second", "value": "tuned"})["ok"]
    assert session.experiment.variant("second").name == "tuned"
    assert page.ask({"kind": "delete", "id": "r2", "compilation": "second"})["ok"]
    assert [variant.id for variant in session.experiment.variants] == ["first"]


def test_what_an_earlier_session_left_stays_in_its_explorer(book: CompileBook, page: Comm, tmp_path: Path) -> None:
    earlier = Experiment(None, tmp_path / "kept")
    earlier.add(None, record("old", origin="worker"))
    earlier.save()
    del earlier
    session = Session(experiment=Experiment(None, tmp_path / "kept"))
    assert [variant.restored for variant in session.experiment.variants] == [True]
    book.add(session)
    session.experiment.add(None, record("new", origin="worker"))
    assert book.wait(10)
    assert [row["id"] for row in page.rows] == ["new"]


def test_a_list_that_says_the_same_is_not_sent_again(book: CompileBook, page: Comm) -> None:
    book.take(record("one"))
    assert book.wait(10)
    before = len(page.lists)
    for _ in range(3):
        book.poke()
        assert book.wait(10)
    assert len(page.lists) == before


def test_many_changes_are_few_messages_and_the_last_one_arrives(book: CompileBook, page: Comm) -> None:
    passes = tuple(f"pass-{number}" for number in range(200))

    def compile() -> None:
        for number in range(len(passes)):
            book.take(record("one", "compiling", passes=passes[: number + 1]))

    thread = threading.Thread(target=compile)
    thread.start()
    thread.join()
    assert book.wait(10)
    assert page.rows[0]["passes"] == 200 and len(page.lists) < 50


def test_a_page_that_left_is_told_no_more_and_old_pages_make_room(feed: Feed, page: Comm) -> None:
    page.leave()
    told = len(page.lists)
    pages = [Comm(f"page-{number}") for number in range(2, MOST_LISTENERS + 3)]
    for one in pages:
        feed.open(one, {})
    assert [one.closed for one in pages] == [True, *[False] * MOST_LISTENERS]
    feed.book.take(record("one"))
    assert feed.book.wait(10)
    assert len(page.lists) == told and pages[-1].rows


def test_what_has_ended_is_read_from_disk_as_from_memory(book: CompileBook) -> None:
    session = Session(record("first", origin="worker", passes=("canonicalize",)))
    book.add(session)
    book.take(record("watched", passes=("cse",)))
    book.take(record("busy", "compiling", passes=("cse",)))
    assert book.wait(10)
    for compile_id, name in (("first", "canonicalize"), ("watched", "cse")):
        _, variant = book.find(compile_id)
        assert isinstance(variant.compilation.blobs, KeptBlobs)
        assert variant.compilation.text(f"mlir/{name}") == f"// after {name} of {compile_id}"
    assert not isinstance(book.find("busy")[1].compilation.blobs, KeptBlobs)


def test_of_very_many_compiles_the_oldest_go_but_not_the_marked_ones(
    book: CompileBook, page: Comm, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compile_book, "KEPT", 3)
    book.take(record("marked"))
    book.catch_up()
    book.recorded.name("marked", "the good one")
    for number in range(5):
        book.take(record(f"c{number}"))
    book.catch_up()
    book.take(record("c0", passes=("late",)))
    assert book.wait(10)
    assert [row["id"] for row in page.rows] == ["marked", "c3", "c4"]


def test_a_record_that_moves_to_disk_is_not_examined_again(book: CompileBook, tmp_path: Path) -> None:
    made = record("one", passes=("cse",))
    book.take(record("one", "compiling"))
    book.catch_up()
    book.take(made)
    book.catch_up()
    examined = book.find("one")[1].compilation
    made.save(str(tmp_path / "one.wavex"))
    moved = Compilation(record("one", passes=("cse",)).manifest, KeptBlobs(tmp_path / "one.wavex"))
    book.take(moved)
    book.catch_up()
    now = book.find("one")[1].compilation
    assert now.manifest is examined.manifest and now.blobs is moved.blobs
    assert now.text("mlir/cse") == "// after cse of one"


def test_a_compile_that_is_not_there_is_named(book: CompileBook) -> None:
    with pytest.raises(UnknownCompile, match="holds no compile nowhere"):
        book.find("nowhere")


@needs_c_compiler
@needs_assembler
def test_the_device_is_the_one_that_the_explorer_chose(book: CompileBook, page: Comm) -> None:
    with stand_in():
        session = Session(record("one"))
        book.add(session)
        assert book.wait(10)
        assert page.lists[-1]["device"]["name"] == "hip:0" and page.lists[-1]["device"]["kind"] == "gpu"
        session.act("choose_device", {"name": "emulator"})
        assert book.wait(10)
        assert page.lists[-1]["device"]["name"] == "emulator" and page.lists[-1]["device"]["kind"] == "emulator"
