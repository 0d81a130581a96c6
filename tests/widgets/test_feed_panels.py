"""Explorers on single compiles of the list: one model each, many at once, two compared; and why there is none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.widgets.made_records import record
from wave_explorer.actions.session import Session
from wave_explorer.widgets import newest, on_compile, panel, running_cell
from wave_explorer.widgets.compile_book import CompileBook, UnknownCompile
from wave_explorer.widgets.explorer import Explorer
from wave_explorer.widgets.feed import feed
from wave_explorer.widgets.on_compile import comparison_of, explorer_on
from wave_explorer.widgets.panel import show_cell, show_panel


@pytest.fixture
def book(monkeypatch: pytest.MonkeyPatch) -> Iterator[CompileBook]:
    """A list of its own, with no explorer open."""
    made = CompileBook()
    monkeypatch.setattr(feed, "_book", made)
    monkeypatch.setattr(newest, "_opened", [])
    monkeypatch.setattr(newest, "_with_session", [])
    monkeypatch.setattr(newest, "_recorded", None)
    monkeypatch.setattr(on_compile, "_explorers", {})
    yield made
    for explorer in newest._with_session:
        explorer.close()


@pytest.fixture
def displayed(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    shown: list[Any] = []
    monkeypatch.setattr(panel, "display", shown.append)
    return shown


def test_two_compiles_have_two_explorers_and_one_has_one(book: CompileBook) -> None:
    for name in ("one", "two", "three"):
        book.take(record(name))
    one, two = explorer_on("one"), explorer_on("two", view="text")
    assert one is not two and explorer_on("one") is one
    assert (one.state["current"], two.state["current"]) == ("one", "two")
    assert two.selection == {"view": "text"}
    assert [row["id"] for row in one.state["variants"]] == ["one", "two", "three"]
    one.session.show("three")
    assert explorer_on("one").session.current is not None and explorer_on("one").state["current"] == "one"


def test_an_explorer_on_a_compile_under_way_grows_with_it(book: CompileBook) -> None:
    book.take(record("one", "compiling", passes=("canonicalize",)))
    explorer = explorer_on("one")
    before = explorer.state["revision"]
    assert len(explorer.session.query("stages")["stages"]) == 1
    book.take(record("one", "ok", passes=("canonicalize", "cse")))
    assert book.wait(10)
    explorer._follow()
    assert explorer.state["revision"] > before
    assert len(explorer.session.query("stages")["stages"]) == 2


def test_what_is_deleted_or_unknown_is_said_in_an_empty_explorer(book: CompileBook, displayed: list[Any]) -> None:
    book.take(record("one"))
    book.catch_up()
    book.recorded.delete("one")
    with pytest.raises(UnknownCompile, match="bring it back"):
        explorer_on("one")
    for compile_id in ("one", "before-the-restart"):
        show_panel(compile_id)
        assert displayed[-1].state["current"] is None and displayed[-1].state["message"]["text"]
    assert "Run its cell again" in displayed[-1].state["message"]["text"]


def test_a_compile_that_is_deleted_under_its_panel_gives_way_to_no_other(book: CompileBook) -> None:
    for compile_id in ("one", "two"):
        book.take(record(compile_id))
    book.catch_up()
    explorer = explorer_on("two")
    book.recorded.delete("two")
    state = explorer.session.state()
    assert state["current"] is None and state["phase"] == "empty"
    assert "is deleted" in state["message"]["text"]
    book.recorded.delete("one")
    book.recorded.restore("one")
    assert explorer.session.state()["current"] is None
    book.recorded.restore("two")
    state = explorer.session.state()
    assert state["current"] == "two" and state["phase"] == "idle" and state["message"] is None


def test_a_comparison_that_is_asked_for_again_is_of_what_stands_in_the_list_now(book: CompileBook) -> None:
    for compile_id in ("one", "two"):
        book.take(record(compile_id))
    book.catch_up()
    explorer = comparison_of("two", "one")
    book.recorded.name(book.find("two")[1], "the better one")
    assert comparison_of("two", "one") is explorer
    assert "the better one" in [row["label"] for row in explorer.session.state()["variants"]]
    # What was put away in the comparison alone is compared again.
    explorer.session.experiment.delete("two")
    assert comparison_of("two", "one") is explorer
    assert len(explorer.session.state()["variants"]) == 2
    book.recorded.delete("one")
    with pytest.raises(UnknownCompile, match="bring it back"):
        comparison_of("two", "one")


def test_two_compiles_of_different_kernels_are_compared_without_touching_either(book: CompileBook) -> None:
    book.take(record("one"))
    session = Session(record("two", origin="worker", kernel="conv"))
    book.add(session)
    explorer = comparison_of("two", "one")
    rows = explorer.state["variants"]
    assert [(row["id"], row["label"]) for row in rows if row["baseline"]] == [("one", "gemm")]
    assert [(row["id"], row["label"]) for row in rows if not row["baseline"]] == [("two", "conv")]
    assert explorer.selection == {"view": "compare"} and explorer.state["current"] == "two"
    assert not book.find("one")[1].pinned
    assert [row.id for row in book.rows()] == ["one", "two"], "the copies are not listed a second time"
    assert explorer.session.query("compare")["variants"][0]["kernel"] == "gemm"
    session.experiment.delete("two")
    assert [row.id for row in book.rows()] == ["one"]


def test_a_compile_under_way_is_not_compared_yet(book: CompileBook, displayed: list[Any]) -> None:
    book.take(record("one"))
    book.take(record("two", "compiling"))
    show_panel("two", baseline="one")
    assert "still being compiled" in displayed[-1].state["message"]["text"]


def test_a_cell_shows_the_newest_compile_it_made(
    book: CompileBook, displayed: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running_cell.running_cell, "_numbers", ["7"])
    book.take(record("one"))
    book.take(record("two"))
    monkeypatch.setattr(running_cell.running_cell, "_numbers", ["8"])
    book.take(record("three"))
    show_cell(7)
    assert displayed[-1].state["current"] == "two"
    show_cell(9)
    assert "Cell [9] compiled no kernel" in displayed[-1].state["message"]["text"]


def test_the_recorded_explorer_follows_the_newest(book: CompileBook) -> None:
    book.take(record("one"))
    recorded = newest.recorded()
    assert recorded is not None and recorded.state["current"] == "one"
    book.take(record("two"))
    assert book.wait(10)
    assert recorded.session.current is not None and recorded.session.current.id == "two"
    assert newest.recorded() is recorded


def test_the_oldest_explorers_let_go_and_say_so(book: CompileBook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(newest, "OPEN_AT_ONCE", 2)
    for name in ("one", "two", "three"):
        book.take(record(name))
    first = explorer_on("one")
    others = [explorer_on("two"), explorer_on("three")]
    assert not first.is_open and first.comm is not None, "the view stays where it is"
    assert first.state["current"] is None and "closed to save memory" in first.state["message"]["text"]
    assert all(one.is_open for one in others)
    again = explorer_on("one")
    assert again is not first and again.state["current"] == "one"


def test_an_explorer_at_work_keeps_its_session(book: CompileBook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(newest, "OPEN_AT_ONCE", 1)
    busy = newest.keep(Explorer(Session(record("one", origin="worker"))))
    busy.session.status.phase = "running"
    newest.keep(Explorer(Session(record("two", origin="worker"))))
    assert busy.is_open
