"""The JupyterLab plugin: palette, launcher, toolbar button, and the life of the panel beside its notebook's kernel."""

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.lab_server import LabServer
from tests.browser.notebook_page import wait_for_kernel, wait_until, write_notebook
from tests.browser.wave_cells import open_beside_compilations

pytestmark = pytest.mark.browser

PANEL = ".jp-WaveExplorerPanel"
PATIENCE_MS = 60_000
"""A kernel's first import of the widgets, on a machine that is busy."""

expect.set_options(timeout=PATIENCE_MS)


def open_lab(page: Page, lab: LabServer, *, path: str = "", reset: bool = True) -> None:
    page.goto(f"{lab.url}/lab{path}?token={lab.token}{'&reset' if reset else ''}")
    page.locator("#jp-main-dock-panel").wait_for()
    page.locator("#jupyterlab-splash").wait_for(state="detached")


def choose_in_palette(page: Page, command: str) -> None:
    page.keyboard.press("Control+Shift+C")
    palette = page.locator("#modal-command-palette")
    palette.locator("input").fill(command)
    palette.locator(".lm-CommandPalette-item", has_text=command).first.click()


def expect_explorer(page: Page) -> Locator:
    """The panel shows a widget of the kernel, and neither a message nor a traceback."""
    panel = page.locator(PANEL)
    expect(panel.locator(".jp-OutputArea-output").first).to_be_visible()
    expect(panel.locator(".jp-WaveExplorerPanel-message")).to_be_hidden()
    expect(panel.locator("[data-mime-type='application/vnd.jupyter.stderr']")).to_have_count(0)
    expect(panel.locator("[data-mime-type='application/vnd.jupyter.error']")).to_have_count(0)
    return panel


def press_wave_button(page: Page) -> None:
    page.locator(".jp-NotebookPanel-toolbar [data-jp-item-name='wave-explorer']").get_by_text("Wave").click()


def test_without_a_notebook_the_palette_says_so_and_makes_one(page: Page, lab: LabServer) -> None:
    open_lab(page, lab)
    expect(page.locator(".jp-LauncherCard", has_text="Wave Explorer")).to_be_visible()
    choose_in_palette(page, "Wave Explorer: Open panel")
    dialog = page.locator(".jp-Dialog")
    expect(dialog).to_contain_text("No notebook is open")
    dialog.get_by_role("button", name="New Wave notebook").click()
    expect(page.locator(".jp-NotebookPanel .jp-CodeCell").first).to_contain_text('wx.kernel("gemm"')


def test_the_panel_leaves_the_notebook_alone_and_survives_its_kernel(page: Page, lab: LabServer) -> None:
    write_notebook(lab, "panel.ipynb", "6 * 7")
    open_lab(page, lab, path="/tree/panel.ipynb")
    press_wave_button(page)
    panel = expect_explorer(page)
    area, frame = (panel.locator(part).bounding_box() for part in (".jp-WaveExplorerPanel-output", ".wx"))
    assert area is not None and frame is not None
    assert area["height"] - 2 <= frame["height"] <= area["height"], "the explorer fills its panel and no more"
    press_wave_button(page)
    expect(panel).to_have_count(1)

    # The panel's own request is no cell of the notebook: the first cell that runs is still number 1.
    page.locator(".jp-NotebookPanel .jp-CodeCell .cm-content").click()
    page.keyboard.press("Control+Enter")
    expect(page.locator(".jp-NotebookPanel .jp-InputPrompt").first).to_have_text("[1]:")

    page.evaluate("void window.jupyterapp.commands.execute('kernelmenu:restart')")
    page.locator(".jp-Dialog button.jp-mod-accept").click()
    expect(panel.locator(".jp-WaveExplorerPanel-message")).to_be_visible()
    expect_explorer(page)


def test_the_panel_comes_back_with_the_workspace(page: Page, lab: LabServer) -> None:
    write_notebook(lab, "restored.ipynb", "6 * 7")
    open_lab(page, lab, path="/tree/restored.ipynb")
    press_wave_button(page)
    expect_explorer(page)
    wait_until(
        page,
        "async () => JSON.stringify(await window.jupyterapp.serviceManager.workspaces.fetch('default'))"
        ".includes('wave-explorer:restored.ipynb')",
    )
    open_lab(page, lab, reset=False)
    expect_explorer(page)
    expect(page.locator(".jp-NotebookPanel")).to_have_count(1)


def test_the_panel_closes_with_its_notebook(page: Page, lab: LabServer) -> None:
    write_notebook(lab, "closed.ipynb", "6 * 7")
    open_lab(page, lab, path="/tree/closed.ipynb")
    press_wave_button(page)
    panel = expect_explorer(page)
    page.locator(".jp-NotebookPanel .jp-CodeCell .cm-content").click()
    page.evaluate("void window.jupyterapp.commands.execute('application:close')")
    page.locator(".jp-Dialog").get_by_role("button", name="Save", exact=True).click()
    expect(panel).to_have_count(0)


def test_a_kernel_that_is_not_there_is_asked_for(page: Page, lab: LabServer) -> None:
    write_notebook(lab, "kernelless.ipynb", "6 * 7")
    open_lab(page, lab, path="/tree/kernelless.ipynb")
    wait_for_kernel(page)
    page.evaluate("void window.jupyterapp.commands.execute('kernelmenu:shutdown')")
    expect(page.locator(".jp-Toolbar-kernelName")).to_contain_text("No Kernel")
    press_wave_button(page)
    dialog = page.locator(".jp-Dialog")
    expect(dialog).to_contain_text("This notebook has no kernel")
    dialog.get_by_role("button", name="Cancel").click()
    expect(page.locator(PANEL)).to_have_count(0)


def test_the_palette_lists_every_command_with_its_keys(page: Page, lab: LabServer) -> None:
    open_lab(page, lab)
    page.keyboard.press("Control+Shift+C")
    palette = page.locator("#modal-command-palette")
    palette.locator("input").fill("Wave Explorer")
    for command, keys in (("Show compilations", "Alt+Shift+W"), ("Open panel", "Alt+Shift+X")):
        item = palette.locator(".lm-CommandPalette-item", has_text=f"Wave Explorer: {command}")
        expect(item.locator(".lm-CommandPalette-itemShortcut")).to_have_text(keys)


def put_settings(page: Page, lab: LabServer, settings: dict[str, object]) -> None:
    answer = page.request.put(
        f"{lab.url}/lab/api/settings/wave-explorer:plugin",
        headers={"Authorization": f"token {lab.token}"},
        data=json.dumps({"raw": json.dumps(settings)}),
    )
    assert answer.ok, answer.text()


@pytest.mark.full
def test_settings_switch_recording_off_and_reach_the_explorers(page: Page, lab: LabServer) -> None:
    write_notebook(lab, "settings.ipynb", "6 * 7")
    put_settings(page, lab, {"recordOnStart": False, "layers": ["isa"]})
    try:
        panel = open_beside_compilations(page, lab, "settings.ipynb")
        expect(panel).to_contain_text("Recording is off")
        said = json.loads(page.locator("body").get_attribute("data-wave-settings") or "null")
        assert said == {"layers": ["isa"], "foldUnchanged": True}
    finally:
        put_settings(page, lab, {})
