"""The Compare view in JupyterLab: the sentence, where variants part, differences on demand, another baseline."""

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
spec = wx.kernel("gemm", M=64, N=64, K=256)
explorer = wx.explore(wx.compile(spec), spec=spec, view="compare")
explorer.session.act("run")
explorer.session.wait()
explorer.session.set_draft("schedule", "PREFETCH")
explorer.session.act("compile")
explorer.session.wait()
explorer.session.act("run")
explorer.session.wait()
explorer
"""


def test_from_the_sentence_to_the_pass_where_variants_part(page: Page, lab: LabServer, pictures: Path) -> None:
    root = explorer_alone(page, lab, "compare.ipynb", SOURCE)
    table = root.get_by_test_id("compare-table")
    expect(table).to_be_visible(timeout=COMPILE_MS)
    expect(root.get_by_test_id("compare-headline")).to_contain_text("hat changed most is")
    expect(root.get_by_test_id("column-original")).to_contain_text("baseline")
    expect(table).to_contain_text("nodes +10 read, +8 mma")
    # The same loads in another order: their number is no difference.
    expect(table.get_by_role("row", name="SQ_INSTS_VMEM_RD")).to_have_count(0)
    root.get_by_test_id("compare-all").click()
    expect(table.get_by_role("row", name="SQ_INSTS_VMEM_RD")).to_have_count(1)
    root.get_by_test_id("compare-differing").click()

    rest(root)
    for theme, word in (("JupyterLab Dark", "dark"), ("JupyterLab Light", "light")):
        change_theme(page, theme)
        rest(root)
        page.screenshot(path=str(pictures / f"compare_{word}.png"))

    root.get_by_test_id("diff-pass-schedule=PREFETCH").click()
    diff = root.get_by_test_id("compare-diff")
    expect(diff).to_contain_text("schedule_graph: schedule=PREFETCH against original")
    expect(diff).to_contain_text("20 nodes only here")
    page.keyboard.press("Escape")
    expect(diff).to_be_hidden()
    root.get_by_test_id("diff-asm-schedule=PREFETCH").click()
    expect(diff.locator(".cm-content")).to_contain_text("v_mfma_f32_16x16x16")
    root.get_by_test_id("diff-close").click()

    root.get_by_role("button", name="Compare with schedule=PREFETCH").click()
    expect(root.get_by_test_id("column-schedule=PREFETCH")).to_contain_text("baseline")
    expect(table).to_contain_text("nodes +2 placeholder, −10 read")

    root.get_by_test_id("parting-original").click()
    expect(root.get_by_test_id("tab-graph")).to_have_attribute("aria-selected", "true")
    expect(root.locator("[data-name='schedule_graph']").first).to_have_attribute("aria-selected", "true")
