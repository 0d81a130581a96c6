"""Moving about in a real page: back and forward, links, pictures to save, a presentation, larger text, quick hovers."""

from __future__ import annotations

import struct
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.lab_server import LabServer
from tests.browser.notebook_page import explorer_alone
from tests.browser.test_tour import COMPILE_MS, idle, rest

pytestmark = pytest.mark.browser

SOURCE = """
import wave_explorer as wx
spec = wx.kernel("gemm", M=64, N=64, K=64)
wx.explore(wx.compile(spec), spec=spec, view="index", stage="fx/expand_graph", lane=17)
"""
HOVER_MS = 50
SVG = "{http://www.w3.org/2000/svg}"


def explorer(page: Page, lab: LabServer, name: str) -> Locator:
    root = explorer_alone(page, lab, name, SOURCE)
    expect(root.get_by_test_id("heatmap")).to_be_visible(timeout=COMPILE_MS)
    idle(root)
    return root


def open_view(root: Locator, view: str) -> None:
    root.get_by_test_id(f"tab-{view}").click()
    expect(root.get_by_test_id(f"tab-{view}")).to_have_attribute("aria-selected", "true")
    rest(root)


def shared(root: Locator, item: str) -> None:
    root.get_by_test_id("share").click()
    root.get_by_test_id(item).click()


def saved(page: Page, root: Locator, item: str, folder: Path) -> Path:
    with page.expect_download() as download:
        shared(root, item)
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def test_back_forward_and_a_link(page: Page, lab: LabServer) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    root = explorer(page, lab, "moved.ipynb")
    expect(root.get_by_test_id("back")).to_have_attribute("aria-disabled", "true")
    open_view(root, "lds")
    open_view(root, "counters")
    root.get_by_test_id("back").click()
    expect(root.get_by_test_id("tab-lds")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Alt+ArrowLeft")
    expect(root.get_by_test_id("tab-index")).to_have_attribute("aria-selected", "true")
    # The browser's own back would have left JupyterLab.
    expect(root).to_be_visible()
    root.get_by_test_id("forward").click()
    expect(root.get_by_test_id("tab-lds")).to_have_attribute("aria-selected", "true")

    shared(root, "copy-link")
    expect(root.get_by_test_id("status")).to_contain_text("Link copied")
    link = str(page.evaluate("navigator.clipboard.readText()"))
    assert link.startswith(lab.url)
    assert "moved.ipynb" in link and "lds." in link and ".l-17" in link


@pytest.mark.full
def test_pictures_are_saved(page: Page, lab: LabServer, tmp_path: Path) -> None:
    root = explorer(page, lab, "pictures.ipynb")
    for view, word in (("index", "K"), ("layout", "A"), ("lds", "bank"), ("graph", "mma")):
        open_view(root, view)
        png = saved(page, root, "save-png", tmp_path).read_bytes()
        assert png.startswith(b"\x89PNG\r\n\x1a\n")
        width, height = struct.unpack(">II", png[16:24])
        # Twice the view's pixels, and not one flat colour.
        assert width > 600 and height > 200 and len(png) > 4000, (view, width, height, len(png))
        drawn = ElementTree.parse(saved(page, root, "save-svg", tmp_path)).getroot()
        assert drawn.tag == f"{SVG}svg"
        texts = "".join("".join(text.itertext()) for text in drawn.iter(f"{SVG}text"))
        assert word in texts, view
        # It stands alone: nothing is taken from a stylesheet.
        assert not [part for part in drawn.iter() if part.get("class")], view
        assert not [value for part in drawn.iter() for value in part.attrib.values() if "var(" in value], view
    open_view(root, "counters")
    root.get_by_test_id("share").click()
    expect(root.get_by_test_id("save-png")).to_have_attribute("aria-disabled", "true")


@pytest.mark.full
def test_a_presentation_fills_the_projector(page: Page, lab: LabServer, pictures: Path) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    root = explorer(page, lab, "presented.ipynb")
    heatmap = root.get_by_test_id("heatmap")
    heatmap.focus()
    page.keyboard.press("p")
    bar = root.get_by_test_id("presentation")
    expect(bar).to_contain_text("Index")
    box = root.bounding_box()
    assert box is not None and (box["x"], box["y"]) == (0, 0)
    assert box["width"] == pytest.approx(1280, abs=1) and box["height"] == pytest.approx(720, abs=1)
    expect(root.get_by_test_id("kernel")).to_be_hidden()
    for view in ("layout", "ir", "lds"):
        page.keyboard.press("ArrowRight")
        expect(root.get_by_test_id(f"tab-{view}")).to_have_attribute("aria-selected", "true")
        rest(root)
        page.screenshot(path=str(pictures / f"presentation_{view}.png"))
    assert root.locator(".wx-frame").evaluate("frame => frame.scrollWidth - frame.clientWidth") <= 0
    page.keyboard.press("Escape")
    expect(bar).to_be_hidden()
    expect(root.get_by_test_id("kernel")).to_be_visible()


@pytest.mark.full
def test_the_explorer_grows_with_the_text_of_lab(page: Page, lab: LabServer) -> None:
    root = explorer(page, lab, "larger.ipynb")
    tab = root.get_by_test_id("tab-index")
    before = tab.bounding_box()
    page.evaluate("document.documentElement.style.setProperty('--jp-ui-font-size1', '26px')")
    expect(root).to_have_attribute("data-scale", "2")
    after = tab.bounding_box()
    assert before is not None and after is not None
    assert after["height"] == pytest.approx(2 * before["height"], rel=0.1)
    # The pointer still finds its cell: lane 20, in the second group.
    heatmap, readout = root.get_by_test_id("heatmap"), root.get_by_test_id("index-readout")
    expect(heatmap).to_have_attribute("data-cols", "64")
    heatmap.scroll_into_view_if_needed()
    names = ("cell-width", "cell-height", "left", "top", "group-gap")
    geometry = {name: float(str(heatmap.get_attribute(f"data-{name}"))) for name in names}
    box = heatmap.locator("canvas").first.bounding_box()
    assert box is not None
    x = geometry["left"] + 20.5 * geometry["cell-width"] + geometry["group-gap"]
    page.mouse.move(box["x"] + 2 * x, box["y"] + 2 * (geometry["top"] + 0.5 * geometry["cell-height"]))
    expect(readout).to_have_attribute("data-lane", "20")
    page.evaluate("document.documentElement.style.removeProperty('--jp-ui-font-size1')")
    expect(root).to_have_attribute("data-scale", "1")


_HOVERS = """([selector, words, points]) => {
  const target = document.querySelector(selector);
  const box = target.querySelector('canvas').getBoundingClientRect();
  const times = [];
  const said = new Set();
  for (const [x, y] of points) {
    const start = performance.now();
    const place = { clientX: box.left + x * box.width, clientY: box.top + y * box.height };
    target.dispatchEvent(new PointerEvent('pointermove', { ...place, bubbles: true }));
    said.add(document.querySelector(words).textContent);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { median: times[Math.floor(times.length / 2)], different: said.size };
}"""
"""Moves the pointer over points of a picture, given as shares of it; how long answers took, and how many differed."""


@pytest.mark.full
def test_hovers_answer_at_once(page: Page, lab: LabServer) -> None:
    root = explorer(page, lab, "hovers.ipynb")
    points = [[0.2 + 0.02 * step, 0.3 + 0.01 * step] for step in range(25)]
    for view, picture, words in (("index", "heatmap", "index-readout"), ("layout", "layout-picture", "layout-words")):
        open_view(root, view)
        expect(root.get_by_test_id(picture)).to_be_visible()
        answer = page.evaluate(_HOVERS, [f"[data-testid='{picture}']", f"[data-testid='{words}']", points])
        assert answer["different"] > 3, view
        assert answer["median"] < HOVER_MS, (view, answer)
