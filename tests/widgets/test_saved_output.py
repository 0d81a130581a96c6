"""What a notebook keeps of an explorer: published with the widget, and again when what it shows has settled."""

from __future__ import annotations

import html
import re
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from IPython.core.displaypub import CapturingDisplayPublisher
from IPython.core.interactiveshell import InteractiveShell

import wave_explorer as wx
from wave_explorer.actions import page_file
from wave_explorer.queries.saved_page import unpacked
from wave_explorer.widgets import saved_output
from wave_explorer.widgets.explorer import Explorer
from wave_explorer.widgets.feed import Feed
from wave_explorer.widgets.saved_output import SAVED_MIME, SavedOutput

WIDGET_MIME = "application/vnd.jupyter.widget-view+json"


class Outputs(CapturingDisplayPublisher):
    """Publishes into a list, also from other threads."""

    def wait_for(self, count: int) -> list[dict[str, Any]]:
        """The first ``count`` messages; fails where they do not come."""
        until = time.monotonic() + 120
        while len(self.outputs) < count and time.monotonic() < until:
            time.sleep(0.05)
        assert len(self.outputs) >= count, [one["transient"] for one in self.outputs]
        return list(self.outputs[:count])


@pytest.fixture
def outputs(monkeypatch: pytest.MonkeyPatch) -> Iterator[Outputs]:
    shell = InteractiveShell.instance()
    publisher = Outputs()  # type: ignore[no-untyped-call]
    monkeypatch.setattr(shell, "display_pub", publisher)
    monkeypatch.setattr(saved_output, "SETTLED", 0.05)
    yield publisher
    InteractiveShell.clear_instance()


@pytest.fixture(scope="module")
def explorer() -> Iterator[Explorer]:
    made = wx.explore(wx.compile(wx.kernel("gemm", M=64, N=64, K=64)), experiment=False, view="index", lane=17)
    yield made
    made.close()


def page_of(output: dict[str, Any]) -> dict[str, Any]:
    return unpacked(output["data"][SAVED_MIME]["page"])


def test_the_page_comes_with_the_widget_and_follows_the_view(
    explorer: Explorer, outputs: Outputs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Feed, "is_followed", True)
    explorer._ipython_display_()
    first, second = outputs.wait_for(2)
    assert first["data"][WIDGET_MIME]["model_id"] == explorer.model_id
    assert not first["update"] and second["update"]
    assert first["transient"] == second["transient"]
    assert page_of(first)["state"]["phase"] == "empty"
    page = page_of(second)
    assert page["selection"]["lane"] == 17
    assert page["state"]["current"] == explorer.session.current.id  # type: ignore[union-attr]
    assert "summary {}" in page["variants"][page["state"]["current"]]["answers"]

    # A lane is no new page; a pass is.
    explorer.selection = {**explorer.selection, "lane": 18}
    explorer.selection = {**explorer.selection, "view": "graph", "stage": "fx/promote_placeholders"}
    third = outputs.wait_for(3)[2]
    answers = page_of(third)["variants"][page["state"]["current"]]["answers"]
    assert 'graph {"stage":"fx/promote_placeholders"}' in answers
    assert explorer._saved is not None and explorer._saved.wait(60)
    assert len(outputs.outputs) == 3


def test_without_our_extension_the_page_comes_at_once_and_a_view_draws_nothing_anew(
    explorer: Explorer, outputs: Outputs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Feed, "is_followed", False)
    explorer._saved = None
    explorer._ipython_display_()
    (only,) = outputs.outputs
    assert page_of(only)["state"]["phase"] == "idle" and not only["update"]
    explorer.selection = {**explorer.selection, "view": "lds"}
    saved: SavedOutput | None = explorer._saved
    assert saved is not None and saved.wait(60)
    assert len(outputs.outputs) == 1


def test_the_frame_is_a_page_of_its_own(explorer: Explorer, outputs: Outputs) -> None:
    explorer._saved = None
    explorer._ipython_display_()
    framed = outputs.wait_for(1)[0]["data"].get("text/html")
    if framed is None:
        pytest.skip("the front end is not built here")
    found = re.fullmatch(r'<iframe sandbox="allow-scripts allow-downloads" [^>]* srcdoc="([^"]*)"></iframe>', framed)
    assert found is not None
    document = html.unescape(found[1])
    assert document.startswith("<!doctype html>") and "default-src 'none'" in document
    assert "wave-explorer-code" in document
    assert len(framed) < 1_500_000


def test_the_whole_page_is_sent_on_request(explorer: Explorer, monkeypatch: pytest.MonkeyPatch) -> None:
    front_end = page_file._FRONT_END
    if not front_end.exists():
        pytest.skip("the front end is not built here")
    sent: list[dict[str, Any]] = []
    came = threading.Event()

    def send(content: dict[str, Any], buffers: object = None) -> None:
        sent.append(content)
        came.set()

    monkeypatch.setattr(explorer, "send", send)
    explorer._handle_custom_msg({"kind": "page", "id": "view-1", "name": "", "params": {}}, [])
    assert came.wait(300)
    assert sent[0]["id"] == "view-1" and sent[0]["ok"], sent[0].get("error")
    document = sent[0]["payload"]
    assert document.startswith("<!doctype html>")
    data = re.search(r'class="wave-explorer-data" data-title="gemm">([^<]*)<', document)
    assert data is not None
    assert any("after all" in note for note in unpacked(data[1])["notes"])
