"""Panels on single compiles: several at a time, split, restored by a reload, opened by a link, gone with a kernel."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.lab_server import LabServer
from tests.browser.notebook_page import wait_for_kernel, wait_until
from tests.browser.wave_cells import (
    COMPILE_MS,
    EXPLORER_PANEL,
    ROW,
    compiled_rows,
    compiling,
    open_beside_compilations,
    run_command,
    write_cells,
)

pytestmark = [pytest.mark.browser, pytest.mark.timeout(1200)]


def panel_tab(page: Page, name: str) -> Locator:
    return page.locator("#jp-main-dock-panel .lm-TabBar-tab", has_text=f"Wave: {name}")


def shown(page: Page, kernel: str) -> Locator:
    """The panel in sight that shows this kernel."""
    name = page.get_by_test_id("kernel").filter(has_text=kernel)
    return page.locator(EXPLORER_PANEL).filter(has=name)


def test_two_panels_stand_beside_each_other_and_come_back_with_the_page(page: Page, lab: LabServer) -> None:
    write_cells(lab, "two.ipynb", compiling("row_copy"), compiling("other_copy"))
    panel = open_beside_compilations(page, lab, "two.ipynb")
    rows = compiled_rows(page, panel, 2)
    rows.filter(has_text="row_copy").dblclick()
    expect(shown(page, "row_copy")).to_have_count(1, timeout=COMPILE_MS)
    rows.filter(has_text="other_copy").click()
    page.keyboard.press("Shift+Enter")
    expect(shown(page, "other_copy")).to_have_count(1, timeout=COMPILE_MS)
    left, right = shown(page, "row_copy").bounding_box(), shown(page, "other_copy").bounding_box()
    assert left is not None and right is not None
    assert left["x"] + left["width"] <= right["x"], "they stand side by side"
    # The same compile again is the same panel.
    rows.filter(has_text="row_copy").click(button="right")
    page.locator(".lm-Menu").get_by_text("Open beside the others").click()
    expect(panel_tab(page, "row_copy")).to_have_count(1)

    names = [f"wave-explorer:two.ipynb#{row.get_attribute('data-compilation')}" for row in rows.all()]
    wait_until(
        page,
        "async names => { const { data } = await window.jupyterapp.serviceManager.workspaces.fetch('default');"
        " const layout = JSON.stringify(data['layout-restorer:data'] ?? null);"
        " return names.every(name => layout.includes(name)); }",
        arg=names,
    )
    page.goto(f"{lab.url}/lab?token={lab.token}")
    page.locator("#jupyterlab-splash").wait_for(state="detached")
    for kernel in ("row_copy", "other_copy"):
        expect(shown(page, kernel)).to_have_count(1, timeout=COMPILE_MS)
        expect(panel_tab(page, kernel)).to_have_count(1)

    page.locator(".jp-NotebookPanel .jp-CodeCell .cm-content").first.click()
    run_command(page, "kernelmenu:restart")
    page.locator(".jp-Dialog button.jp-mod-accept").click()
    gone = page.locator(EXPLORER_PANEL).locator(".jp-WaveExplorerPanel-message", has_text="was in the one before")
    expect(gone).to_have_count(2, timeout=COMPILE_MS)
    gone.first.get_by_role("button", name="Close").click()
    expect(gone).to_have_count(1)
    gone.get_by_role("button", name="Show the newest explorer").click()
    explorer = page.locator(EXPLORER_PANEL).get_by_test_id("wave-explorer")
    expect(explorer).to_have_count(1, timeout=COMPILE_MS)
    expect(explorer.get_by_test_id("empty")).to_be_visible()


def test_a_link_opens_the_compile_at_the_view_that_it_was_copied_from(page: Page, lab: LabServer) -> None:
    write_cells(lab, "linked.ipynb", compiling("row_copy"))
    panel = open_beside_compilations(page, lab, "linked.ipynb")
    compiled_rows(page, panel, 1).dblclick()
    explorer = page.locator(EXPLORER_PANEL).get_by_test_id("wave-explorer")
    expect(explorer.get_by_test_id("kernel")).to_have_text("row_copy", timeout=COMPILE_MS)
    base = page.locator(EXPLORER_PANEL).get_attribute("data-wave-link")
    assert base is not None
    asked = parse_qs(urlsplit(base).query, keep_blank_values=True)
    assert urlsplit(base).path.endswith("/lab/tree/linked.ipynb")
    assert asked["wave"] == [panel.locator(ROW).get_attribute("data-compilation")]
    assert lab.token not in base

    page.goto(f"{base}isa.l-17")
    page.locator("#jupyterlab-splash").wait_for(state="detached")
    wait_for_kernel(page)
    tab = explorer.get_by_test_id("tab-isa")
    expect(tab).to_have_attribute("aria-selected", "true", timeout=COMPILE_MS)
    expect(explorer.get_by_test_id("kernel")).to_have_text("row_copy")

    # A link that is pasted leads there too, from the panel that is open.
    explorer.get_by_test_id("tab-graph").evaluate("tab => tab.click()")
    expect(tab).to_have_attribute("aria-selected", "false")
    page.evaluate("link => void window.jupyterapp.commands.execute('wave-explorer:open-link', { link })", f"{base}isa")
    expect(tab).to_have_attribute("aria-selected", "true")


@pytest.mark.full
def test_text_that_is_no_link_of_ours_is_refused(page: Page, lab: LabServer) -> None:
    write_cells(lab, "unlinked.ipynb", "6 * 7")
    open_beside_compilations(page, lab, "unlinked.ipynb")
    run_command(page, "wave-explorer:open-link")
    field = page.locator(".jp-Dialog input")
    field.fill('http://localhost/lab/tree/unlinked.ipynb?wave=");import os;("')
    field.press("Enter")
    expect(page.get_by_text("This is no link to a view of Wave Explorer.").first).to_be_visible()
    expect(page.locator(EXPLORER_PANEL)).to_have_count(0)
