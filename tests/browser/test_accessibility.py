"""axe finds nothing to object to in the explorer: every view in every theme, a draft with an error, a narrow panel."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.lab_server import ROOT, LabServer
from tests.browser.notebook_page import change_theme, run_notebook, write_notebook
from tests.browser.test_tour import rest

pytestmark = pytest.mark.browser

AXE = ROOT / "extension" / "node_modules" / "axe-core" / "axe.min.js"
VIEWS = (
    "graph",
    "index",
    "layout",
    "ir",
    "lds",
    "isa",
    "step",
    "counters",
    "edit",
    "source",
    "schedule",
    "memory",
    "grid",
    "output",
    "compare",
    "tune",
)
COMPILE_MS = 300_000

SOURCE = """
import wave_explorer as wx
spec = wx.kernel("gemm", M=64, N=64, K=64)
explorer = wx.explore(wx.compile(spec), spec=spec, stage="fx/expand_graph", lane=17)
first = explorer.session.state()["current"]
explorer.session.set_draft("schedule", "PREFETCH")
explorer.session.act("compile")
explorer.session.wait()
explorer.session.act("show_variant", {"id": first})
explorer.session.act("run")
explorer.session.wait()
explorer.session.act("trace_back", {})
explorer.session.wait()
explorer.session.act("step_open", {})
explorer.session.wait()
explorer.session.act("step_to", {"place": "node", "node": "mma"})
explorer.session.wait()
explorer.session.set_draft("BLOCK_M", "96")
explorer.session.set_draft("BLOCK_N", "many")
explorer
"""


_COLOURS = """heatmap => {
  const canvas = heatmap.querySelector('canvas');
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const seen = new Set();
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 255) seen.add(`${data[at] >> 4} ${data[at + 1] >> 4} ${data[at + 2] >> 4}`);
  }
  return seen.size;
}"""
"""How many clearly different colours a heatmap's canvas has."""


def violations(root: Locator) -> list[str]:
    """What axe objects to below ``root``, with the elements it names."""
    found: list[dict[str, Any]] = root.evaluate("async root => (await axe.run(root)).violations")
    return [f"{rule['id']}: {rule['help']}: {[node['html'][:160] for node in rule['nodes'][:4]]}" for rule in found]


THEMES = ("JupyterLab Light", "JupyterLab Dark", "JupyterLab Dark High Contrast")


def test_every_view_in_every_theme(page: Page, lab: LabServer) -> None:
    write_notebook(lab, "accessible.ipynb", SOURCE)
    root = run_notebook(page, lab, "accessible.ipynb")
    expect(root).to_be_visible(timeout=COMPILE_MS)
    page.locator(".jp-Notebook-ExecutionIndicator[data-status='idle']").wait_for(timeout=COMPILE_MS)
    root.locator("[data-name='expand_graph']").first.click()
    page.add_script_tag(path=str(AXE))
    # A reader's node: the inspector is part of every view that follows.
    root.get_by_test_id("graph").locator("[data-op='mma']").first.dispatch_event("click")

    wrong = []
    for theme in THEMES:
        change_theme(page, theme)
        expect(root).to_have_attribute("data-contrast", "high" if "High Contrast" in theme else "normal")
        for view in VIEWS:
            root.get_by_test_id(f"tab-{view}").click()
            expect(root.get_by_test_id(f"tab-{view}")).to_have_attribute("aria-selected", "true")
            rest(root)
            wrong += [f"{theme}, {view}: {each}" for each in violations(root)]
    # A system with colours of its own: what carries data keeps ours, the selection is outlined.
    page.emulate_media(forced_colors="active")
    expect(root).to_have_attribute("data-contrast", "high")
    for view in ("index", "layout", "lds"):
        root.get_by_test_id(f"tab-{view}").click()
        rest(root)
        wrong += [f"forced colours, {view}: {each}" for each in violations(root)]
    root.get_by_test_id("tab-index").click()
    rest(root)
    assert root.get_by_test_id("heatmap").evaluate(_COLOURS) > 4
    page.emulate_media(forced_colors="none")
    change_theme(page, "JupyterLab Light")
    root.get_by_test_id("share").click()
    wrong += [f"menu: {each}" for each in violations(root)]
    page.keyboard.press("Escape")
    page.keyboard.press("p")
    wrong += [f"presentation: {each}" for each in violations(root)]
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 900, "height": 1000})
    root.get_by_test_id("open-left").click()
    expect(root.get_by_test_id("passes")).to_be_visible()
    wrong += [f"narrow: {each}" for each in violations(root)]
    assert not wrong, "\n".join(wrong)
