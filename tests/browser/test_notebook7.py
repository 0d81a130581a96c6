"""Notebook 7: the widget, the list of compiles and the explorer panels work with no lab around the notebook."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.lab_server import LabServer
from tests.browser.wave_cells import COMPILE_MS, ROW, compiling, write_cells

pytestmark = [pytest.mark.browser, pytest.mark.timeout(1200)]


def open_notebook(page: Page, lab: LabServer, notebook: str) -> None:
    page.goto(f"{lab.url}/notebooks/{notebook}?token={lab.token}")
    page.locator(".jp-Notebook-ExecutionIndicator[data-status='idle']").wait_for()


def open_compilations(page: Page) -> Locator:
    """The list of compiles, by its shortcut."""
    page.keyboard.press("Alt+Shift+W")
    panel = page.locator("#wave-compilations")
    expect(panel.get_by_test_id("recording")).to_be_visible(timeout=COMPILE_MS)
    return panel


def test_compiles_are_listed_and_opened_beside_the_notebook(page: Page, lab: LabServer) -> None:
    write_cells(lab, "seven.ipynb", compiling("row_copy"))
    open_notebook(page, lab, "seven.ipynb")
    panel = open_compilations(page)
    page.locator(".jp-CodeCell .cm-content").click()
    page.keyboard.press("Control+Enter")
    row = panel.locator(f"{ROW}[data-status='ok']")
    expect(row).to_have_count(1, timeout=COMPILE_MS)
    row.dblclick()
    side = page.locator("#jp-right-stack .jp-WaveExplorerPanel")
    explorer = side.get_by_test_id("wave-explorer")
    expect(explorer.get_by_test_id("kernel")).to_have_text("row_copy", timeout=COMPILE_MS)
    box = side.bounding_box()
    assert box is not None and box["width"] >= 480, "wide enough to work in"


@pytest.mark.full
def test_the_widget_stands_in_the_notebook(page: Page, lab: LabServer) -> None:
    write_cells(lab, "seven_magic.ipynb", f"%%wave\n{compiling('row_copy')}")
    open_notebook(page, lab, "seven_magic.ipynb")
    page.locator(".jp-CodeCell .cm-content").click()
    page.keyboard.press("Control+Enter")
    explorer = page.locator(".jp-Cell-outputArea").get_by_test_id("wave-explorer")
    expect(explorer.get_by_test_id("kernel")).to_have_text("row_copy", timeout=COMPILE_MS)
    page.locator(".jp-NotebookPanel-toolbar [data-jp-item-name='wave-explorer']").get_by_text("Wave").click()
    side = page.locator("#jp-right-stack .jp-WaveExplorerPanel").get_by_test_id("wave-explorer")
    expect(side.get_by_test_id("kernel")).to_have_text("row_copy", timeout=COMPILE_MS)
