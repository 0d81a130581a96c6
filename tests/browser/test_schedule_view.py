"""The Schedule view in JupyterLab: pipeline, copies and barriers lead to their nodes, with pictures in both themes."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lab_server import LabServer
from tests.browser.notebook_page import change_theme, explorer_alone
from tests.browser.test_tour import rest

pytestmark = pytest.mark.browser

COMPILE_MS = 300_000

SOURCE = """
import wave_explorer as wx
spec = wx.kernel("gemm", K=512).edit(options={"schedule": "MODULO"})
wx.explore(wx.compile(spec), spec=spec, view="schedule")
"""


def test_from_the_pipeline_to_a_barrier(page: Page, lab: LabServer, pictures: Path) -> None:
    root = explorer_alone(page, lab, "schedule.ipynb", SOURCE)
    expect(root.get_by_test_id("schedule-summary")).to_have_text(
        "MODULO was asked for and applied: the loop over K in 3 stages, a new iteration every 3 cycles.",
        timeout=COMPILE_MS,
    )
    # Sixteen iterations: the first four and the last three, with eleven turns left out between.
    chart = root.get_by_test_id("pipeline-chart")
    expect(chart.locator("[data-stage]")).to_have_count((3 + 3 + 2 + 1) + (1 + 2 + 3))
    expect(chart).to_contain_text("11 more")
    grid = root.get_by_test_id("pipeline-grid")
    grid.get_by_role("button", name="mma ×4").first.click()
    expect(grid.get_by_role("button", name="mma ×4").first).to_have_attribute("aria-pressed", "true")
    expect(root.get_by_test_id("inspector")).to_contain_text("mma")

    def picture(pane: str) -> None:
        rest(root)
        for theme, word in (("JupyterLab Dark", "dark"), ("JupyterLab Light", "light")):
            change_theme(page, theme)
            rest(root)
            page.screenshot(path=str(pictures / f"schedule_{pane}_{word}.png"))

    picture("pipeline")
    root.get_by_test_id("schedule-expansion").click()
    table = root.get_by_test_id("expansion-table")
    mma = table.get_by_role("button", name="mma", exact=True)
    mma.click()
    expect(mma).to_have_attribute("aria-expanded", "true")
    expect(table.locator(".wx-copies button")).to_have_count(8)
    picture("expansion")

    root.get_by_test_id("schedule-barriers").click()
    expect(root.get_by_test_id("barrier-verdict")).to_have_text("Each of the 5 barriers is needed.")
    barrier = root.get_by_test_id("barrier").first
    expect(barrier).to_contain_text("read after write")
    picture("barriers")
    barrier.get_by_role("button", name="line ").first.click()
    expect(root.get_by_test_id("tab-isa")).to_have_attribute("aria-selected", "true")
    expect(root.locator(".wx-isa-row[aria-selected='true']")).to_contain_text("s_barrier")
