"""A notebook that is run and stands alone in JupyterLab's window, with the explorer that its cell shows."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.browser.lab_server import LabServer
from tests.browser.test_plugin import write_notebook


def explorer_alone(page: Page, lab: LabServer, notebook: str, source: str) -> Locator:
    """Opens a notebook of one cell, runs it, and gives the place of its explorer, which may still be to come."""
    write_notebook(lab, notebook, source)
    page.goto(lab.lab(notebook))
    page.locator("#jupyterlab-splash").wait_for(state="detached")
    page.locator(".jp-Notebook-ExecutionIndicator[data-status='idle']").wait_for()
    page.evaluate(
        "async () => { const session = window.jupyterapp.shell.currentWidget.sessionContext;"
        " await session.ready; await session.session.kernel.info; }"
    )
    page.evaluate("void window.jupyterapp.commands.execute('notebook:run-all-cells')")
    page.evaluate("window.jupyterapp.commands.execute('application:toggle-mode')")
    page.evaluate("window.jupyterapp.commands.execute('application:toggle-left-area')")
    return page.locator(".jp-NotebookPanel").get_by_test_id("wave-explorer")
