"""Notebooks whose cells compile plain Wave kernels, and the side panel that lists what they compile."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.lab_server import LabServer
from tests.browser.notebook_page import wait_for_kernel

COMPILE_MS = 300_000
"""A first compile imports torch and Wave, on a machine that runs other tests as well."""

EXPLORER_PANEL = ".jp-WaveExplorerPanel:not(.lm-mod-hidden)"
ROW = ".jp-WaveCompilations-row"

KERNEL = """
import os
os.environ["WAVE_CACHE_ON"] = "0"
import wave_lang.kernel.lang as tkl
import wave_lang.kernel.wave as tkw
from wave_lang.kernel.lang.global_symbols import GLOBAL_ADDRESS_SPACE
from wave_lang.kernel.wave.compile import WaveCompileOptions, wave_compile

M, N, BLOCK_M, BLOCK_N = tkl.sym.M, tkl.sym.N, tkl.sym.BLOCK_M, tkl.sym.BLOCK_N

@tkw.wave(
    [
        tkw.WorkgroupConstraint(M, BLOCK_M, 1),
        tkw.WorkgroupConstraint(N, BLOCK_N, 0),
        tkw.WaveConstraint(M, BLOCK_M),
        tkw.WaveConstraint(N, BLOCK_N),
        tkw.HardwareConstraint(threads_per_wave=64, vector_shapes=SHAPES),
    ]
)
def NAME(
    a: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32], b: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32]
):
    tkw.write(tkw.read(a), b)

compiled = wave_compile(
    WaveCompileOptions(subs={M: 16, N: 64, BLOCK_M: 1, BLOCK_N: 64}, target="gfx942"), NAME
)
"""


def compiling(name: str) -> str:
    """A cell that compiles a small kernel as people write it, with no word about the explorer."""
    return KERNEL.replace("NAME", name).replace("SHAPES", "{M: 1, N: 64}").strip()


def failing(name: str) -> str:
    """The same without ``vector_shapes``, which the compiler misses where it derives indices."""
    return KERNEL.replace("NAME", name).replace("SHAPES", "None").strip()


def until_released(source: str, release: Path) -> str:
    """A cell that keeps its kernel busy when it has done its work, until the file ``release`` is there."""
    wait = f"while not pathlib.Path({str(release)!r}).exists():\n    time.sleep(0.05)"
    return f"{source}\n\nimport pathlib, time\n{wait}"


def write_cells(lab: LabServer, name: str, *sources: str) -> None:
    """A notebook of these code cells in the server's folder."""
    cells = [
        dict[str, object](
            cell_type="code", id=f"cell-{number}", metadata={}, source=source, execution_count=None, outputs=[]
        )
        for number, source in enumerate(sources, 1)
    ]
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    text = json.dumps({"cells": cells, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5})
    (lab.folder / name).write_text(text, encoding="utf-8")


def open_beside_compilations(page: Page, lab: LabServer, notebook: str) -> Locator:
    """Opens a notebook and the side panel beside it; gives the panel once it has the kernel's list."""
    page.goto(lab.lab(notebook))
    page.locator("#jupyterlab-splash").wait_for(state="detached")
    wait_for_kernel(page)
    return show_compilations(page)


def show_compilations(page: Page) -> Locator:
    """Brings the side panel to the front; gives it once it has the list of the active notebook's kernel."""
    run_command(page, "wave-explorer:show-compilations")
    panel = page.locator("#wave-compilations")
    expect(panel.get_by_test_id("recording")).to_be_visible(timeout=COMPILE_MS)
    return panel


def run_command(page: Page, command: str) -> None:
    """Starts one of JupyterLab's commands; what it does is waited for by its effects."""
    page.evaluate("command => void window.jupyterapp.commands.execute(command)", command)


def run_all(page: Page) -> None:
    """Runs all cells of the active notebook, and does not wait."""
    run_command(page, "notebook:run-all-cells")


def prompts(page: Page) -> Locator:
    """The numbers beside the notebook's cells."""
    return page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) .jp-CodeCell .jp-InputArea-prompt")


def compiled_rows(page: Page, panel: Locator, count: int) -> Locator:
    """Runs all cells, and waits for so many compiles to end well; gives their rows."""
    run_all(page)
    rows = panel.locator(f"{ROW}[data-status='ok']")
    expect(rows).to_have_count(count, timeout=COMPILE_MS)
    return rows
