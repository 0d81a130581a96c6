"""The side panel "Wave compilations": plain compiles appear in it while they run, and can be named and compared."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lab_server import LabServer
from tests.browser.notebook_page import wait_for_kernel
from tests.browser.wave_cells import (
    COMPILE_MS,
    EXPLORER_PANEL,
    ROW,
    compiled_rows,
    compiling,
    failing,
    open_beside_compilations,
    prompts,
    run_all,
    run_command,
    show_compilations,
    until_released,
    write_cells,
)

pytestmark = [pytest.mark.browser, pytest.mark.timeout(1200)]

EVIL = "<img src=x onerror=alert(1)>"


def test_a_plain_compile_appears_while_its_cell_runs(page: Page, lab: LabServer, tmp_path: Path) -> None:
    release = tmp_path / "go"
    write_cells(lab, "live.ipynb", until_released(compiling("row_copy"), release))
    panel = open_beside_compilations(page, lab, "live.ipynb")
    expect(panel).to_contain_text("Nothing was compiled yet")
    expect(panel.get_by_test_id("recording")).to_have_text("● Recording")
    run_all(page)
    row = panel.locator(ROW, has_text="row_copy").first
    expect(row).to_be_visible(timeout=COMPILE_MS)
    expect(row).to_contain_text("gfx942")
    expect(prompts(page)).to_have_text("[*]:")

    # The kernel still runs the cell: what is asked for is done at once, or the panel says that it waits.
    row.click()
    page.keyboard.press("p")
    expect(row.get_by_text("pinned").or_(panel.get_by_text("Waits for the running cell."))).to_be_visible()
    expect(prompts(page)).to_have_text("[*]:")
    release.touch()
    expect(prompts(page)).to_have_text("[1]:", timeout=COMPILE_MS)
    expect(row).to_contain_text("pinned")
    expect(row).to_contain_text("[1]")
    expect(row).to_have_attribute("data-status", "ok", timeout=COMPILE_MS)
    expect(row.get_by_test_id("progress")).to_contain_text(" passes")
    expect(panel.get_by_test_id("compilations-note")).to_be_hidden()


def test_a_failing_compile_shows_its_pass_and_the_reason(page: Page, lab: LabServer) -> None:
    write_cells(lab, "failing.ipynb", failing("row_copy"))
    panel = open_beside_compilations(page, lab, "failing.ipynb")
    run_all(page)
    row = panel.locator(f"{ROW}[data-status='failed']")
    expect(row).to_be_visible(timeout=COMPILE_MS)
    expect(row).to_contain_text("failed in set_thread_dependent_index_from_read_write")
    expect(row).to_contain_text("vector_shapes")
    row.dblclick()
    explorer = page.locator(EXPLORER_PANEL).get_by_test_id("wave-explorer")
    expect(explorer).to_contain_text("set_thread_dependent_index_from_read_write", timeout=COMPILE_MS)
    expect(explorer).to_contain_text("vector_shapes")


def test_by_keyboard_a_compile_is_named_deleted_and_brought_back_and_its_name_stays_text(
    page: Page, lab: LabServer
) -> None:
    write_cells(lab, "named.ipynb", compiling("row_copy"), compiling("other_copy"))
    panel = open_beside_compilations(page, lab, "named.ipynb")
    rows = compiled_rows(page, panel, 2)
    run_command(page, "wave-explorer:show-compilations")
    listbox = panel.get_by_test_id("compilations")
    expect(listbox).to_be_focused()
    expect(rows.first).to_have_attribute("aria-selected", "true")
    expect(rows.first).to_contain_text("other_copy")

    page.keyboard.press("F2")
    field = page.locator(".jp-Dialog input")
    field.fill(EVIL)
    field.press("Enter")
    expect(rows.first).to_contain_text(EVIL)
    assert page.locator("img[src='x']").count() == 0
    expect(listbox).to_be_focused()

    page.keyboard.press("Delete")
    expect(rows).to_have_count(1)
    note = panel.get_by_test_id("compilations-note")
    expect(note).to_contain_text(f"Deleted {EVIL}.")
    expect(rows.first).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Control+z")
    expect(rows).to_have_count(2)
    expect(note).to_be_hidden()

    page.keyboard.press("End")
    page.keyboard.press("p")
    expect(rows.first).to_contain_text("row_copy")
    expect(rows.first).to_contain_text("pinned")
    assert page.locator("img[src='x']").count() == 0


def test_a_restart_that_runs_all_cells_is_recorded_from_the_first(page: Page, lab: LabServer) -> None:
    write_cells(lab, "again.ipynb", compiling("row_copy"), compiling("other_copy"))
    panel = open_beside_compilations(page, lab, "again.ipynb")
    run_command(page, "notebook:restart-run-all")
    page.locator(".jp-Dialog button.jp-mod-accept").click()
    expect(panel.locator(f"{ROW}[data-status='ok']")).to_have_count(2, timeout=COMPILE_MS)


@pytest.mark.full
def test_two_chosen_compiles_are_compared(page: Page, lab: LabServer) -> None:
    write_cells(lab, "compared.ipynb", compiling("row_copy"), compiling("other_copy"))
    panel = open_beside_compilations(page, lab, "compared.ipynb")
    rows = compiled_rows(page, panel, 2)
    compare = panel.get_by_role("button", name="Compare")
    rows.first.click()
    expect(compare).to_be_disabled()
    rows.last.click(modifiers=["Control"])
    expect(compare).to_be_enabled()
    compare.click()
    shown = page.locator(EXPLORER_PANEL)
    table = shown.get_by_test_id("compare-table")
    expect(table.get_by_test_id("column-row_copy")).to_contain_text("baseline", timeout=COMPILE_MS)
    expect(table.get_by_test_id("column-other_copy")).to_be_visible()
    expect(page.locator("#jp-main-dock-panel .lm-TabBar-tab", has_text="other_copy against row_copy")).to_be_visible()


@pytest.mark.full
def test_the_list_follows_the_active_notebook_and_its_kernel(page: Page, lab: LabServer) -> None:
    write_cells(lab, "first.ipynb", compiling("row_copy"))
    write_cells(lab, "second.ipynb", "6 * 7")
    panel = open_beside_compilations(page, lab, "first.ipynb")
    rows = compiled_rows(page, panel, 1)
    page.evaluate("void window.jupyterapp.commands.execute('docmanager:open', { path: 'second.ipynb' })")
    expect(panel).to_contain_text("second.ipynb")
    expect(panel).to_contain_text("Nothing was compiled yet", timeout=COMPILE_MS)
    expect(rows).to_have_count(0)
    page.locator("#jp-main-dock-panel .lm-TabBar-tab", has_text="first.ipynb").click()
    expect(rows).to_have_count(1)

    page.evaluate("void window.jupyterapp.commands.execute('kernelmenu:restart')")
    page.locator(".jp-Dialog button.jp-mod-accept").click()
    expect(panel).to_contain_text("Nothing was compiled yet", timeout=COMPILE_MS)
    compiled_rows(page, panel, 1)


@pytest.mark.full
def test_recording_is_switched_off_and_on_and_the_status_bar_says_so(page: Page, lab: LabServer) -> None:
    write_cells(lab, "recording.ipynb", "6 * 7")
    panel = open_beside_compilations(page, lab, "recording.ipynb")
    status = page.get_by_test_id("wave-status")
    expect(status).to_have_text("Wave: recording")
    panel.get_by_test_id("recording").click()
    expect(panel.get_by_test_id("recording")).to_have_text("○ Not recording")
    expect(panel).to_contain_text("Recording is off")
    expect(status).to_have_text("Wave: not recording")
    # A page that is opened again leaves the recording as it was.
    page.reload()
    page.locator("#jupyterlab-splash").wait_for(state="detached")
    wait_for_kernel(page)
    panel = show_compilations(page)
    expect(panel).to_contain_text("Recording is off")
    panel.get_by_role("button", name="Record", exact=True).click()
    expect(status).to_have_text("Wave: recording")
    run_command(page, "application:toggle-left-area")
    expect(panel).to_be_hidden()
    status.click()
    expect(panel).to_be_visible()


@pytest.mark.full
def test_without_a_kernel_the_panel_says_what_to_do(page: Page, lab: LabServer) -> None:
    write_cells(lab, "ended.ipynb", "6 * 7")
    panel = open_beside_compilations(page, lab, "ended.ipynb")
    page.evaluate("void window.jupyterapp.commands.execute('kernelmenu:shutdown')")
    expect(panel).to_contain_text("This notebook has no kernel")
    expect(panel.get_by_role("button", name="Choose a kernel")).to_be_visible()
    page.locator(".jp-NotebookPanel .jp-CodeCell .cm-content").click()
    run_command(page, "application:close")
    page.locator(".jp-Dialog").get_by_role("button", name="Save", exact=True).click()
    expect(panel).to_contain_text("No notebook is active")
