"""The Layout view in JupyterLab: from a node to its instruction, by click and keys, with pictures in both themes."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.lab_server import LabServer
from tests.browser.notebook_page import change_theme, explorer_alone
from tests.browser.test_tour import rest

pytestmark = pytest.mark.browser

COMPILE_MS = 300_000

SOURCE = """
import wave_explorer as wx
spec = wx.kernel("gemm", target="gfx1201", mma_type="RDNA4_WAVE32_F32_16x16x16_F16")
comp = wx.compile(spec)
graph = comp.last_graph()
node = next(node.id for node in graph.nodes.values() if node.op == "mma")
wx.explore(comp, spec=spec, view="graph", node=node, lane=5)
"""


def cell_box(picture: Locator, operand: str, row: int, column: int) -> dict[str, float]:
    """Where the middle of a cell is, relative to the picture."""
    data = picture.evaluate("element => ({ ...element.dataset })")
    left, top = (float(part) for part in data[f"at{operand}"].split(","))
    width = float(data["along"] if operand == "A" else data["cell"])
    height = float(data["along"] if operand == "B" else data["cell"])
    return {"x": left + (column + 0.5) * width, "y": top + (row + 0.5) * height}


def test_from_an_mma_to_its_layout(page: Page, lab: LabServer, pictures: Path) -> None:
    root = explorer_alone(page, lab, "layout.ipynb", SOURCE)
    expect(root.get_by_test_id("tab-layout")).to_be_visible(timeout=COMPILE_MS)
    # The inspector's link leads from the selected node to its instruction.
    root.get_by_test_id("show-layout").click()
    expect(root.get_by_test_id("tab-layout")).to_have_attribute("aria-selected", "true")
    words, agreement = root.get_by_test_id("layout-words"), root.get_by_test_id("layout-agreement")
    expect(agreement).to_contain_text("K in another order", timeout=COMPILE_MS)
    expect(agreement).to_contain_text("its k 4–7 is Wave's 8–11")
    expect(root.get_by_test_id("layout-instruction")).to_have_value("v_wmma_f32_16x16x16_f16 32")

    picture = root.get_by_test_id("layout-picture")
    # AMD, RDNA4 ISA 7.9: lanes 16 to 31 hold k 4 to 7 and 12 to 15 of A.
    picture.click(position=cell_box(picture, "A", 5, 4))  # type: ignore[arg-type]
    expect(words).to_contain_text("lane 21, v0.lo of A")
    expect(words).to_contain_text("Wave's index puts M 5, K 8 there.")
    picture.focus()
    page.keyboard.press("ArrowLeft")
    expect(words).to_contain_text("lane 5, v1.hi of A")
    root.get_by_test_id("layout-by-wave").click()
    expect(words).to_contain_text("A[i 5, k 3]")
    rest(root)
    for theme, word in (("JupyterLab Dark", "dark"), ("JupyterLab Light", "light")):
        change_theme(page, theme)
        rest(root)
        page.screenshot(path=str(pictures / f"layout_{word}.png"))
    # Another instruction of the target, and the lane is the one of all tabs.
    root.get_by_test_id("layout-instruction").select_option("v_wmma_i32_16x16x32_iu4 64")
    expect(words).to_contain_text("lane 5, ")
    root.get_by_test_id("tab-index").click()
    expect(root.get_by_test_id("step-lane")).to_contain_text("lane 5")
    # White words need a dark ground, also under the pointer and in the light theme.
    run = root.get_by_test_id("run")
    run.hover()
    expect(run).to_have_css("color", "rgb(255, 255, 255)")
    red, green, blue = run.evaluate(_GROUND)
    assert 0.2126 * red + 0.7152 * green + 0.0722 * blue < 128


_GROUND = """button => {
  const pen = document.createElement('canvas').getContext('2d');
  pen.fillStyle = getComputedStyle(button).backgroundColor;
  pen.fillRect(0, 0, 1, 1);
  return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
}"""
"""Red, green and blue of what a button is drawn on, 0 to 255."""
