"""The whole tour in a real JupyterLab: notebook, panel, graph, lanes, an edit, a run, an export; then its pictures."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.lab_server import LabServer
from tests.browser.notebook_page import change_theme, run_notebook
from tests.browser.test_plugin import PANEL, choose_in_palette

pytestmark = pytest.mark.browser

COMPILE_MS = 300_000
"""A first compile starts torch and the compiler, on a machine that runs other tests as well."""

# The kernel as the notebook sets it: 64 rows a workgroup on 2 waves, LDS rows of 32 f16 padded by 4.
ROWS, COLUMNS, STEP, PADDING = 64, 64, 32, 4
LANE, ELEMENT, WAVE = 17, 2, 1


def expected_cell(block_m: int) -> tuple[int, int, tuple[int, int]]:
    """Row and column of one element of operand A, from AMD's layout of v_mfma_f32_16x16x16_f16, and its LDS byte.

    A's tile stands first in LDS or behind B's, as the compiler's allocator has it.
    """
    row = block_m // 2 * WAVE + LANE % 16
    column = 4 * (LANE // 16) + ELEMENT
    pitch = STEP + PADDING
    return row, column, (2 * (row * pitch + column), 2 * ((COLUMNS + row) * pitch + column))


def idle(root: Locator) -> None:
    """Waits until the session works on nothing."""
    expect(root.get_by_test_id("status")).to_have_attribute("data-phase", "idle", timeout=COMPILE_MS)


def choose_pass(root: Locator, name: str) -> None:
    search = root.get_by_test_id("pass-search")
    search.fill(name)
    root.locator(f"[data-name='{name}']").first.click()
    search.fill("")


def hover_cell(root: Locator) -> Locator:
    """Moves the pointer over the cell of ``LANE`` and ``ELEMENT``; returns the readout."""
    heatmap = root.get_by_test_id("heatmap")
    expect(heatmap).to_have_attribute("data-cols", "64")
    heatmap.scroll_into_view_if_needed()
    geometry = {
        name: float(str(heatmap.get_attribute(f"data-{name}")))
        for name in ("cell-width", "cell-height", "left", "top", "group-gap", "group-lanes")
    }
    gaps = LANE // int(geometry["group-lanes"]) * geometry["group-gap"]
    x = geometry["left"] + (LANE + 0.5) * geometry["cell-width"] + gaps
    y = geometry["top"] + (ELEMENT + 0.5) * geometry["cell-height"]
    box = heatmap.locator("canvas").first.bounding_box()
    # While the view waits for another compile's answer the picture is not there.
    if box is not None:
        heatmap.page.mouse.move(box["x"] + x, box["y"] + y)
    return root.get_by_test_id("index-readout")


def expect_cell(root: Locator, block_m: int) -> None:
    row, column, addresses = expected_cell(block_m)
    readout = hover_cell(root)
    for _ in range(40):
        # The map of another compile has another width: the geometry is read again until the picture stands still.
        if readout.get_attribute("data-lane") == str(LANE) and f"M {row}," in readout.inner_text():
            break
        root.page.wait_for_timeout(250)
        readout = hover_cell(root)
    expect(readout).to_have_attribute("data-lane", str(LANE))
    expect(readout).to_have_attribute("data-element", str(ELEMENT))
    expect(readout).to_contain_text(f"M {row}")
    expect(readout).to_contain_text(f"K {column}")
    assert int(str(readout.get_attribute("data-address"))) in addresses


def open_index_of_the_first_read(root: Locator) -> None:
    choose_pass(root, "location_check_pass")
    root.get_by_test_id("tab-index").click()
    choice = root.get_by_test_id("index-node")
    name = choice.locator("option", has_text="read_2_shared").first
    value = name.get_attribute("value")
    assert value is not None
    choice.select_option(value)
    # How many waves there are is known when the map of this node is on show.
    rest(root)
    wave = root.get_by_test_id("step-wave")
    wave.get_by_label("wave up").click()
    expect(wave).to_contain_text(str(WAVE))


def test_the_tour(page: Page, lab: LabServer, pictures: Path) -> None:
    in_notebook = run_notebook(page, lab, "01_first_look.ipynb")
    expect(in_notebook).to_be_visible(timeout=COMPILE_MS)
    idle(in_notebook)
    # The notebook's own compiles and its run use the same two cores; what follows should not wait for them.
    page.locator(".jp-Notebook-ExecutionIndicator[data-status='idle']").wait_for(timeout=COMPILE_MS)

    choose_in_palette(page, "Wave Explorer: Open panel")
    root = page.locator(PANEL).get_by_test_id("wave-explorer")
    expect(root).to_be_visible()
    # As on a projector: the panel alone, on the whole window.
    page.evaluate("window.jupyterapp.commands.execute('application:toggle-mode')")
    page.evaluate("window.jupyterapp.commands.execute('application:toggle-left-area')")

    choose_pass(root, "expand_graph")
    root.get_by_test_id("tab-graph").click()
    graph = root.get_by_test_id("graph")
    # A wave's 32×32 cells of C and 32 of K take 2·2·2 instructions of 16×16×16.
    expect(graph.locator("[data-op='mma'][data-copies='8'][data-change='added']")).to_have_count(1)
    expect(root.get_by_role("tabpanel")).to_contain_text("added")
    # One selection: the notebook's own view follows.
    expect(in_notebook.locator("[data-name='expand_graph']").first).to_have_attribute("aria-selected", "true")

    open_index_of_the_first_read(root)
    expect_cell(root, ROWS)
    # The text scrolls to the lines of the selected node.
    root.get_by_test_id("tab-ir").click()
    expect(root.locator(".cm-linked").first).to_be_in_viewport()
    expect(root.locator(".cm-linked").first).to_contain_text("read_2_shared")

    root.get_by_test_id("tab-edit").click()
    field = root.get_by_role("tabpanel").locator("[data-setting='BLOCK_M'] input")
    expect(field).to_have_value(str(ROWS))
    field.fill("128")
    field.press("Enter")
    expect(root.get_by_test_id("draft")).to_contain_text("1 changed")
    root.get_by_test_id("compile").first.click()
    expect(root.get_by_test_id("status")).to_have_attribute("data-phase", "compiling")
    idle(root)
    root.get_by_test_id("tab-index").click()
    expect_cell(root, 128)

    root.get_by_test_id("run").click()
    idle(root)
    root.get_by_test_id("tab-counters").click()
    counters = root.get_by_test_id("counters")
    # 256×256 in tiles of 128×64 are 8 workgroups of 4 waves.
    expect(counters.get_by_role("row", name="SQ_WAVES")).to_contain_text("32")
    expect(root.get_by_test_id("verdict")).to_contain_text("c")

    root.get_by_test_id("tab-edit").click()
    root.get_by_test_id("export-path").fill("tuned.py")
    root.get_by_test_id("export").click()
    expect(root.get_by_test_id("status")).to_contain_text("tuned.py")
    exported = lab.folder / "tuned.py"
    assert "wave_explorer" not in exported.read_text()
    subprocess.run([sys.executable, "-m", "py_compile", str(exported)], check=True)

    take_pictures(page, root, pictures)


def rest(root: Locator) -> None:
    """Waits until the view on show has its answers; it says that it waits only after a moment."""
    root.page.wait_for_timeout(500)
    expect(root.get_by_role("tabpanel").locator(".wx-skeleton:visible")).to_have_count(0)


def take_pictures(page: Page, root: Locator, pictures: Path) -> None:
    """Every view in both themes, kept for people to look at."""
    for theme, name in (("JupyterLab Light", "light"), ("JupyterLab Dark", "dark")):
        change_theme(page, theme)
        for view in ("graph", "index", "layout", "ir", "lds", "isa", "step", "counters", "edit"):
            root.get_by_test_id(f"tab-{view}").click()
            expect(root.get_by_test_id(f"tab-{view}")).to_have_attribute("aria-selected", "true")
            rest(root)
            page.screenshot(path=str(pictures / f"{view}_{name}.png"))
