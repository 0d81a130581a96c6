"""A notebook in JupyterLab's window: written, opened with its kernel awake, or run and standing alone."""

import json
import time
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.lab_server import LabServer


def write_notebook(lab: LabServer, name: str, source: str) -> None:
    """A notebook of one cell in the server's folder."""
    cell = dict[str, object](cell_type="code", id="only", metadata={}, source=source, execution_count=None, outputs=[])
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    text = json.dumps({"cells": [cell], "metadata": kernel, "nbformat": 4, "nbformat_minor": 5})
    (lab.folder / name).write_text(text, encoding="utf-8")


def wait_for_kernel(page: Page) -> None:
    """Waits until the kernel of the notebook on show has answered.

    Before that the notebook says "No Kernel" and looks idle; running its cells would open a dialog that asks which
    kernel to take, and shutting the kernel down would do nothing.
    """
    # Attached, not visible: a narrow notebook has its indicator behind "More commands".
    page.locator(".jp-Notebook-ExecutionIndicator[data-status='idle']").first.wait_for(state="attached")
    page.evaluate(
        "async () => { const { sessionContext: session } ="
        " [...window.jupyterapp.shell.widgets('main')].find(widget => widget.sessionContext);"
        " await session.ready; await session.session.kernel.info; }"
    )


def run_notebook(page: Page, lab: LabServer, notebook: str) -> Locator:
    """Opens a notebook, starts all its cells, and gives the place of its explorer, which may still be to come."""
    page.goto(lab.lab(notebook))
    page.locator("#jupyterlab-splash").wait_for(state="detached")
    wait_for_kernel(page)
    page.evaluate("void window.jupyterapp.commands.execute('notebook:run-all-cells')")
    return page.locator(".jp-NotebookPanel").get_by_test_id("wave-explorer")


def explorer_alone(page: Page, lab: LabServer, notebook: str, source: str) -> Locator:
    """A notebook of one cell, run, without JupyterLab's other panels around it; gives the place of its explorer."""
    write_notebook(lab, notebook, source)
    explorer = run_notebook(page, lab, notebook)
    page.evaluate("window.jupyterapp.commands.execute('application:toggle-mode')")
    page.evaluate("window.jupyterapp.commands.execute('application:toggle-left-area')")
    return explorer


def change_theme(page: Page, theme: str) -> None:
    """Changes JupyterLab's theme, and waits until the picture that it shows meanwhile is gone."""
    page.evaluate("theme => window.jupyterapp.commands.execute('apputils:change-theme', { theme })", theme)
    expect(page.locator("body")).to_have_attribute("data-jp-theme-name", theme)
    expect(page.locator("#jupyterlab-splash")).to_have_count(0)


def wait_until(page: Page, condition: str, arg: Any = None, timeout: float = 60_000) -> None:
    """Waits until an async function of the page resolves to something true.

    Playwright's ``wait_for_function`` takes the promise itself for the answer, and waits for nothing.

    Raises:
        AssertionError: it did not within ``timeout`` milliseconds.
    """
    deadline = time.monotonic() + timeout / 1000
    while not page.evaluate(condition, arg):
        assert time.monotonic() < deadline, f"never true: {condition}"
        page.wait_for_timeout(100)
