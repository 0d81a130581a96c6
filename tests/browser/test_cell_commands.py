"""From a code cell to its kernel: the context menu, the toolbar, and the magic `%%wave`."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lab_server import LabServer
from tests.browser.wave_cells import (
    COMPILE_MS,
    EXPLORER_PANEL,
    compiled_rows,
    compiling,
    failing,
    open_beside_compilations,
    prompts,
    run_all,
    write_cells,
)

pytestmark = [pytest.mark.browser, pytest.mark.timeout(1200)]


def test_a_cell_that_never_ran_is_run_and_its_kernel_explored(page: Page, lab: LabServer) -> None:
    write_cells(lab, "menu.ipynb", "6 * 7", compiling("row_copy"), compiling("other_copy"))
    open_beside_compilations(page, lab, "menu.ipynb")
    page.locator(".jp-NotebookPanel .jp-CodeCell").nth(1).click(button="right", position={"x": 200, "y": 40})
    page.locator(".lm-Menu").get_by_text("Explore this cell's kernel").click()
    kernel = page.locator(EXPLORER_PANEL).get_by_test_id("wave-explorer").get_by_test_id("kernel")
    expect(kernel).to_have_text("row_copy", timeout=COMPILE_MS)
    # That cell alone has run.
    expect(prompts(page)).to_have_text(["[ ]:", "[1]:", "[ ]:"])


@pytest.mark.full
def test_a_cell_that_has_compiled_is_not_run_again(page: Page, lab: LabServer) -> None:
    write_cells(lab, "toolbar.ipynb", compiling("row_copy"), compiling("other_copy"))
    panel = open_beside_compilations(page, lab, "toolbar.ipynb")
    compiled_rows(page, panel, 2)
    expect(prompts(page)).to_have_text(["[1]:", "[2]:"])
    page.locator(".jp-NotebookPanel .jp-CodeCell .cm-content").first.click()
    button = page.locator(".jp-NotebookPanel-toolbar [data-jp-item-name='wave-explorer-cell']")
    button.get_by_text("Explore cell").click()
    explorer = page.locator(EXPLORER_PANEL).get_by_test_id("wave-explorer")
    expect(explorer.get_by_test_id("kernel")).to_have_text("row_copy", timeout=COMPILE_MS)
    expect(prompts(page)).to_have_text(["[1]:", "[2]:"])


@pytest.mark.full
def test_a_cell_without_a_compile_says_so(page: Page, lab: LabServer) -> None:
    write_cells(lab, "plain.ipynb", "6 * 7")
    open_beside_compilations(page, lab, "plain.ipynb")
    page.locator(".jp-NotebookPanel .jp-CodeCell .cm-content").click()
    page.keyboard.press("Alt+Shift+E")
    expect(page.locator(EXPLORER_PANEL)).to_contain_text("Cell [1] compiled no kernel", timeout=COMPILE_MS)


def test_the_magic_shows_the_explorer_below_its_cell(page: Page, lab: LabServer) -> None:
    write_cells(lab, "magic.ipynb", f"%%wave\n{compiling('row_copy')}")
    panel = open_beside_compilations(page, lab, "magic.ipynb")
    compiled_rows(page, panel, 1)
    output = page.locator(".jp-NotebookPanel .jp-Cell-outputArea")
    expect(output.get_by_test_id("wave-explorer").get_by_test_id("kernel")).to_have_text("row_copy", timeout=COMPILE_MS)


@pytest.mark.full
def test_the_magic_shows_a_failing_compile_at_its_pass_with_the_reason(page: Page, lab: LabServer) -> None:
    write_cells(lab, "failing_magic.ipynb", f"%%wave\n{failing('row_copy')}")
    open_beside_compilations(page, lab, "failing_magic.ipynb")
    run_all(page)
    output = page.locator(".jp-NotebookPanel .jp-Cell-outputArea")
    expect(output).to_contain_text("set_thread_dependent_index_from_read_write", timeout=COMPILE_MS)
    explorer = output.get_by_test_id("wave-explorer")
    expect(explorer).to_contain_text("vector_shapes", timeout=COMPILE_MS)
