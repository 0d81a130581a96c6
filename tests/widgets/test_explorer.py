"""The root widget on a real session: controls follow the draft, messages are answered, panels follow the newest."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import ipywidgets
import pytest

import wave_explorer as wx
from wave_explorer.actions.session import Session
from wave_explorer.kernel import KernelError
from wave_explorer.widgets import newest
from wave_explorer.widgets.explorer import Explorer
from wave_explorer.widgets.panel import Panel
from wave_explorer.widgets.throttle import Throttle


@pytest.fixture(scope="module")
def explorer() -> Iterator[Explorer]:
    made = wx.explore(wx.kernel("gemm"), view="index", lane=17)
    assert made.session.wait(300)
    made._follow()
    yield made
    made.close()


class Page:
    """What a view does: sends messages to the kernel and reads the answers."""

    def __init__(self, explorer: Explorer, monkeypatch: pytest.MonkeyPatch) -> None:
        self._explorer = explorer
        self._answers: list[dict[str, Any]] = []
        monkeypatch.setattr(explorer, "send", lambda content, buffers=None: self._answers.append(content))

    def ask(self, kind: str, name: str, **params: Any) -> dict[str, Any]:
        number = f"view-{len(self._answers)}"
        self._explorer._handle_custom_msg({"kind": kind, "id": number, "name": name, "params": params}, [])
        answer = self._answers[-1]
        assert answer["id"] == number
        return answer


@pytest.fixture
def page(explorer: Explorer, monkeypatch: pytest.MonkeyPatch) -> Page:
    return Page(explorer, monkeypatch)


def test_few_choices_stand_side_by_side_and_many_in_a_list(explorer: Explorer) -> None:
    assert isinstance(explorer.controls["schedule"], ipywidgets.ToggleButtons)
    assert isinstance(explorer.controls["mma_type"], ipywidgets.Dropdown)
    assert isinstance(explorer.controls["BLOCK_M"], ipywidgets.Text)
    assert explorer.controls["BLOCK_M"].value == "64"
    for row in explorer.state["controls"]:
        assert ipywidgets.widget_serialization["from_json"](f"IPY_MODEL_{row['model']}", None) is not None


def test_passes_stand_last_and_folded(explorer: Explorer) -> None:
    rows = explorer.state["controls"]
    passes = [row for row in rows if row.get("folded")]
    assert len(passes) > 12 and rows[-len(passes) :] == passes
    assert len({row["group"] for row in passes}) == 1 and not any(row["primary"] for row in passes)
    assert all(row["name"] == f"pass:{row['label']}" and row["help"] for row in passes)
    explorer.controls["pass:minimize_global_loads"].value = "false"
    assert explorer.session.draft_text("pass:minimize_global_loads") == "false"
    explorer.session.reset_draft("pass:minimize_global_loads")


def test_many_buttons_are_a_list_in_the_inspector_and_both_say_the_same(explorer: Explorer) -> None:
    rows = {row["name"]: row for row in explorer.state["controls"]}
    assert {name for name, row in rows.items() if "compact" in row} == {"schedule"}
    # Seven targets are too many for buttons: a list in both places.
    assert isinstance(explorer.controls["target"], ipywidgets.Dropdown)
    listed = ipywidgets.widget_serialization["from_json"](f"IPY_MODEL_{rows['schedule']['compact']}", None)
    assert isinstance(listed, ipywidgets.Dropdown) and listed.value == "NONE"
    listed.value = "PREFETCH"
    assert explorer.controls["schedule"].value == "PREFETCH"
    assert explorer.session.draft_text("schedule") == "PREFETCH"
    explorer.session.reset_draft()
    assert listed.value == "NONE"


def test_an_edit_by_hand_is_a_draft_and_a_reset_takes_it_back(explorer: Explorer, page: Page) -> None:
    explorer.controls["BLOCK_M"].value = "128"
    assert explorer.state["draft_changes"] == [{"name": "BLOCK_M", "from": "64", "to": "128"}]
    assert explorer.state["draft_errors"] == []
    explorer.controls["BLOCK_M"].value = "__import__('os')"
    (error,) = explorer.state["draft_errors"]
    assert error["name"] == "BLOCK_M" and error["fix"]
    assert page.ask("action", "reset_draft")["ok"]
    assert explorer.controls["BLOCK_M"].value == "64"
    assert explorer.state["draft_changes"] == []


def test_queries_are_answered_and_mistakes_are_said(explorer: Explorer, page: Page) -> None:
    answer = page.ask("query", "summary")
    assert answer["ok"] and answer["payload"]["kernel"] == "gemm"
    wrong = page.ask("query", "sumary")
    assert not wrong["ok"] and "summary" in wrong["error"]
    assert not page.ask("query", "node", stage="fx/expand_graph", node="no_such_node")["ok"]
    page.ask("action", "no_such_action")
    assert explorer.state["message"]["severity"] == "error"
    assert "import" in page.ask("module", "editor")["payload"] or "export" in page.ask("module", "editor")["payload"]
    assert not page.ask("module", "../explorer")["ok"]


def test_a_page_gets_the_file_that_an_export_writes(explorer: Explorer, page: Page, tmp_path: Path) -> None:
    for name in ("tuned.py", "tuned.mlir", "tuned.s"):
        wx.export(explorer.session.current, tmp_path / name)
        assert page.ask("file", name)["payload"] == (tmp_path / name).read_text()
    refused = page.ask("file", "tuned.exe")
    assert not refused["ok"] and ".mlir for the final MLIR" in refused["error"]


def test_a_page_opens_and_moves_a_stepper(explorer: Explorer, page: Page) -> None:
    assert page.ask("query", "step")["payload"] is None
    assert page.ask("action", "step_open", workgroup=[1, 0, 0])["ok"]
    assert explorer.session.wait(60)
    first = page.ask("query", "step")["payload"]
    assert page.ask("action", "step", count=2)["ok"] and explorer.session.wait(60)
    moved = page.ask("query", "step", wave=1)["payload"]
    assert (first["at"], moved["at"], moved["wave"]) == (0, 2, 1)
    assert explorer.state["stepping"]["open"] and explorer.state["stepping"]["trouble"] == ""
    refused = page.ask("query", "step", wave=77)
    assert not refused["ok"] and "77" in refused["error"]
    page.ask("action", "step_to", place="line", line=1)
    assert explorer.session.wait(60) and "holds no instruction" in explorer.state["stepping"]["trouble"]


def test_a_selection_given_in_python_is_where_the_views_start(explorer: Explorer) -> None:
    assert explorer.selection == {"view": "index", "lane": 17}


def test_a_panel_shows_each_newer_explorer(explorer: Explorer) -> None:
    panel = Panel()
    assert panel.children == (newest.newest(),)
    newer = wx.explore(Session())
    assert panel.children == (newer,)
    newer.close()
    assert newest.newest() is not newer


def test_what_cannot_be_explored_is_named() -> None:
    with pytest.raises(TypeError, match="not int"):
        wx.explore(3)  # type: ignore[arg-type]
    with pytest.raises(KernelError, match="no kernel 'gem'") as refused:
        wx.explore("gem")
    assert "gemm" in refused.value.advice


def test_a_name_is_a_kernel() -> None:
    made = wx.explore("gemm")
    try:
        assert "gemm" in made.session.state()["title"]
    finally:
        made.session.cancel()
        made.close()


def test_changes_from_threads_arrive_on_the_loop_a_few_times_and_the_last_one_surely() -> None:
    seen: list[tuple[int, int]] = []
    value = 0

    async def watch_a_thread() -> None:
        nonlocal value
        throttle = Throttle(lambda: seen.append((value, threading.get_ident())), interval=0.05)

        def work() -> None:
            nonlocal value
            for value in range(1, 501):  # noqa: B007
                throttle.poke()

        thread = threading.Thread(target=work)
        thread.start()
        await asyncio.to_thread(thread.join)
        await asyncio.sleep(0.2)

    asyncio.run(watch_a_thread())
    assert seen[-1] == (500, threading.get_ident())
    assert {thread for _, thread in seen} == {threading.get_ident()}
    assert len(seen) < 50
