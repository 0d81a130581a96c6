"""The whole tour by keyboard alone: a pass, every kind of picture, an edit, a run, back and forward, a presentation."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.lab_server import LabServer
from tests.browser.notebook_page import explorer_alone
from tests.browser.test_tour import COMPILE_MS, idle, rest

pytestmark = pytest.mark.browser

SOURCE = """
import wave_explorer as wx
spec = wx.kernel("gemm", M=64, N=64, K=64)
wx.explore(wx.compile(spec), spec=spec, view="graph")
"""
MOST_STOPS = 160
"""More presses of Tab than the explorer and JupyterLab around it have stops."""

_AT = """selector => { const at = document.activeElement; return at !== null && at.matches(selector); }"""
_NAME = """() => {
  const at = document.activeElement;
  const words = at?.getAttribute('aria-label') ?? at?.textContent.slice(0, 20);
  return at ? [at.tagName, at.dataset.testid, words].join(' ') : '';
}"""


def tab_to(page: Page, selector: str, key: str = "Tab") -> None:
    """Presses Tab until what has the focus matches ``selector``; says which stops there were when it never does."""
    stops = []
    for _ in range(MOST_STOPS):
        if page.evaluate(_AT, selector):
            return
        page.keyboard.press(key)
        stops.append(page.evaluate(_NAME))
    raise AssertionError(f"{key} never reaches {selector}; stops: {stops}")


def named(name: str) -> str:
    return f"[data-testid='{name}']"


def open_view(page: Page, root: Locator, key: str, view: str) -> None:
    """Opens a view by its key, from wherever the focus is in the explorer."""
    page.keyboard.press(key)
    expect(root.get_by_test_id(f"tab-{view}")).to_have_attribute("aria-selected", "true")
    rest(root)


def test_the_tour_by_keyboard(page: Page, lab: LabServer) -> None:
    root = explorer_alone(page, lab, "keyboard.ipynb", SOURCE)
    expect(root.get_by_test_id("tab-graph")).to_be_visible(timeout=COMPILE_MS)
    idle(root)
    tab_to(page, f"{named('wave-explorer')} *")

    # A pass, by search.
    page.keyboard.press("/")
    expect(root.get_by_test_id("pass-search")).to_be_focused()
    page.keyboard.type("expand_graph")
    page.keyboard.press("ArrowDown")
    chosen = root.locator("[data-name='expand_graph']").first
    expect(chosen).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(root.get_by_test_id("pass-search")).to_have_value("")
    page.keyboard.press("Tab")

    # Index: the lane by the page's keys, the cell of the tensor by the picture's own.
    open_view(page, root, "2", "index")
    readout = root.get_by_test_id("index-readout")
    tab_to(page, named("heatmap"))
    page.keyboard.press("PageDown")
    page.keyboard.press("ArrowRight")
    expect(readout).to_have_attribute("data-lane", "17")
    tab_to(page, named("tile"))
    before = readout.get_attribute("data-coordinates")
    for key in ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"):
        page.keyboard.press(key)
        if readout.get_attribute("data-coordinates") != before:
            break
    assert readout.get_attribute("data-coordinates") != before
    expect(root.get_by_test_id("tile")).to_be_focused()

    # Layout and LDS: pictures with the same four keys.
    open_view(page, root, "3", "layout")
    words = root.get_by_test_id("layout-words")
    tab_to(page, named("layout-picture"))
    said = words.inner_text()
    page.keyboard.press("ArrowRight")
    expect(words).not_to_have_text(said)
    open_view(page, root, "5", "lds")
    tab_to(page, named("lds-picture"))
    page.keyboard.press("Home")
    expect(root.get_by_test_id("lds-readout")).to_contain_text("phase 0")
    page.keyboard.press("ArrowDown")
    expect(root.get_by_test_id("lds-readout")).to_contain_text("phase 1")
    expect(root.get_by_test_id("lds-picture")).to_be_focused()

    # An edit and its compile.
    open_view(page, root, "9", "edit")
    tab_to(page, "[data-setting='BLOCK_M'] input")
    page.keyboard.press("Control+a")
    page.keyboard.type("32")
    page.keyboard.press("Enter")
    expect(root.get_by_test_id("draft")).to_contain_text("1 changed")
    tab_to(page, named("compile"))
    page.keyboard.press("Enter")
    expect(root.get_by_test_id("status")).to_have_attribute("data-phase", "compiling")
    idle(root)

    # A run and its counters.
    tab_to(page, named("run"))
    page.keyboard.press("Enter")
    idle(root)
    tab_to(page, "[role='tab'][aria-selected='true']")
    open_view(page, root, "8", "counters")
    expect(root.get_by_test_id("verdict")).to_contain_text("c")

    # Back to where the run was started, and forward again.
    page.keyboard.press("Alt+ArrowLeft")
    expect(root.get_by_test_id("tab-edit")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Alt+ArrowRight")
    expect(root.get_by_test_id("tab-counters")).to_have_attribute("aria-selected", "true")

    # What can be taken along.
    tab_to(page, named("share"))
    page.keyboard.press("ArrowDown")
    expect(root.get_by_test_id("copy-link")).to_be_focused()
    page.keyboard.press("End")
    expect(root.get_by_test_id("present")).to_be_focused()
    page.keyboard.press("Enter")
    presentation = root.get_by_test_id("presentation")
    expect(presentation).to_be_visible()
    expect(presentation).to_contain_text("Counters")
    page.keyboard.press("ArrowRight")
    expect(presentation).to_contain_text("Edit")
    page.keyboard.press("Escape")
    expect(presentation).to_be_hidden()
    expect(root.get_by_test_id("share")).to_be_focused()
