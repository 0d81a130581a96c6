"""A notebook saved with an explorer shows it again: without a kernel, with a new one, and through nbconvert."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Request, expect

from tests.browser.lab_server import LabServer
from tests.browser.notebook_page import run_notebook, wait_for_kernel, wait_until, write_notebook

pytestmark = [pytest.mark.browser, pytest.mark.timeout(1800)]

COMPILE_MS = 300_000
"""A first compile starts torch and the compiler, on a machine that runs other tests as well."""

SAVED = "application/vnd.wave-explorer.saved+json"
LISTING = re.compile(r"\d+ instructions")
"""The head of the AMDGCN listing, of which a small output shows little more."""

OUTPUT = ".jp-NotebookPanel .jp-WaveSavedOutput"
NOTE = ".jp-WaveSavedOutput-note"
SOURCE = """
import wave_explorer as wx
wx.explore(wx.compile(wx.kernel("gemm", M=64, N=64, K=64)), view="isa")
""".strip()

HOLDS_A_COMPILE = """async mime => {
  const outputs = window.jupyterapp.shell.currentWidget.content.widgets[0].model.outputs;
  const saved = [...Array(outputs.length).keys()].map(i => outputs.get(i).data[mime]).find(data => data);
  if (saved === undefined) { return false; }
  const bytes = Uint8Array.from(atob(saved.page), letter => letter.charCodeAt(0));
  const text = new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
  return Object.keys(JSON.parse(await text).variants).length > 0;
}"""
"""Whether the first cell of the notebook on show has kept a page with something in it."""


def bundle(notebook: Path) -> dict[str, Any]:
    """What the notebook's file holds of its only explorer; empty while it holds none."""
    (cell,) = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    found = [output["data"] for output in cell["outputs"] if SAVED in output.get("data", {})]
    return dict(found[0]) if found else {}


def explorer_of(page: Page) -> Locator:
    return page.locator(OUTPUT).get_by_test_id("wave-explorer")


def live_explorer(page: Page, lab: LabServer, name: str) -> Locator:
    """Runs a notebook that explores a GEMM; gives the live explorer, at the AMDGCN, once a page of it is kept."""
    write_notebook(lab, name, SOURCE)
    run_notebook(page, lab, name)
    explorer = explorer_of(page)
    expect(explorer.get_by_role("tabpanel")).to_contain_text(LISTING, timeout=COMPILE_MS)
    expect(page.locator(NOTE)).to_have_count(0)
    wait_until(page, HOLDS_A_COMPILE, SAVED, COMPILE_MS)
    return explorer


def saved_notebook(page: Page, lab: LabServer, name: str) -> Path:
    """The same notebook, saved, with its kernel shut down."""
    live_explorer(page, lab, name)
    page.evaluate("window.jupyterapp.commands.execute('docmanager:save')")
    path = lab.folder / name
    page.wait_for_function("() => !window.jupyterapp.shell.currentWidget.context.model.dirty")
    assert bundle(path)
    page.evaluate("window.jupyterapp.shell.currentWidget.sessionContext.shutdown()")
    return path


def test_it_shows_its_last_state_without_a_kernel_and_comes_alive_again(page: Page, lab: LabServer) -> None:
    saved_notebook(page, lab, "saved.ipynb")
    page.goto(lab.lab("saved.ipynb"))
    page.locator("#jupyterlab-splash").wait_for(state="detached")
    explorer = explorer_of(page)
    expect(page.locator(NOTE)).to_contain_text("Saved with the notebook")
    expect(explorer.get_by_test_id("kernel")).to_have_text("gemm")
    expect(explorer.get_by_role("tabpanel")).to_contain_text(LISTING)
    expect(explorer.get_by_test_id("run")).to_have_count(0)

    # The new kernel has no such explorer; running the cell makes one.
    wait_for_kernel(page)
    expect(page.locator(NOTE)).to_have_count(1)
    page.evaluate("void window.jupyterapp.commands.execute('notebook:run-all-cells')")
    expect(page.locator(NOTE)).to_have_count(0, timeout=COMPILE_MS)
    expect(explorer.get_by_role("tabpanel")).to_contain_text(LISTING, timeout=COMPILE_MS)


@pytest.mark.full
def test_a_page_that_is_opened_anew_finds_the_live_explorer_of_a_running_kernel(page: Page, lab: LabServer) -> None:
    live_explorer(page, lab, "reloaded.ipynb")
    page.evaluate("window.jupyterapp.commands.execute('docmanager:save')")
    page.wait_for_function("() => !window.jupyterapp.shell.currentWidget.context.model.dirty")
    page.goto(lab.lab("reloaded.ipynb"))
    page.locator("#jupyterlab-splash").wait_for(state="detached")
    explorer = explorer_of(page)
    expect(explorer.get_by_test_id("kernel")).to_have_text("gemm", timeout=COMPILE_MS)
    expect(page.locator(NOTE)).to_have_count(0, timeout=COMPILE_MS)


@pytest.mark.full
def test_a_kernel_that_restarts_leaves_the_saved_page(page: Page, lab: LabServer) -> None:
    explorer = live_explorer(page, lab, "restarted.ipynb")
    page.evaluate("void window.jupyterapp.shell.currentWidget.sessionContext.restartKernel()")
    expect(page.locator(NOTE)).to_have_count(1, timeout=COMPILE_MS)
    expect(explorer.get_by_test_id("kernel")).to_have_text("gemm")


@pytest.mark.full
def test_a_notebook_of_somebody_else_is_shown_without_being_trusted(page: Page, lab: LabServer) -> None:
    path = saved_notebook(page, lab, "mine.ipynb")
    # Another cell source: its signature is no longer one that this user made.
    text = json.loads(path.read_text(encoding="utf-8"))
    text["cells"][0]["source"] = "1 + 1"
    (lab.folder / "theirs.ipynb").write_text(json.dumps(text), encoding="utf-8")
    page.goto(lab.lab("theirs.ipynb"))
    page.locator("#jupyterlab-splash").wait_for(state="detached")
    expect(explorer_of(page).get_by_test_id("kernel")).to_have_text("gemm")


def test_nbconvert_makes_a_page_that_works_with_the_network_off(
    page: Page, browser: Browser, lab: LabServer, tmp_path: Path
) -> None:
    path = saved_notebook(page, lab, "converted.ipynb")
    subprocess.run(
        [sys.executable, "-m", "nbconvert", "--to", "html", "--output-dir", str(tmp_path), str(path)],
        check=True,
        timeout=300,
    )
    context = browser.new_context(viewport={"width": 1600, "height": 1000}, offline=True)
    asked: list[Request] = []
    try:
        offline = context.new_page()
        offline.on("request", lambda request: asked.append(request))
        offline.goto((tmp_path / "converted.html").as_uri())
        explorer = offline.frame_locator("iframe").get_by_test_id("wave-explorer")
        expect(explorer.get_by_test_id("kernel")).to_have_text("gemm")
        expect(explorer.get_by_role("tabpanel")).to_contain_text(LISTING)
        explorer.get_by_test_id("tab-lds").click()
        expect(explorer.get_by_role("tabpanel")).to_contain_text("bank")
    finally:
        context.close()
    # The template of nbconvert itself names MathJax and RequireJS; nothing of ours asks for anything.
    assert not [
        request.url
        for request in asked
        if "wave" in request.url and not request.url.startswith(("file:", "data:", "blob:"))
    ]
