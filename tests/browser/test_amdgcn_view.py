"""The AMDGCN view in JupyterLab: what a load waits for and why, the blocks beside the listing, hits of a run."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lab_server import LabServer
from tests.browser.notebook_page import change_theme, explorer_alone
from tests.browser.test_tour import idle, rest

pytestmark = pytest.mark.browser

COMPILE_MS = 300_000

SOURCE = """
import wave_explorer as wx
spec = wx.kernel("gemm", M=64, N=64, K=512).edit(options={"schedule": "MODULO"})
explorer = wx.explore(wx.compile(spec), spec=spec, view="isa")
explorer.session.act("run")
explorer.session.wait()
explorer
"""


def test_from_a_load_to_its_wait_and_through_the_blocks(page: Page, lab: LabServer, pictures: Path) -> None:
    root = explorer_alone(page, lab, "amdgcn.ipynb", SOURCE)
    rows = root.get_by_test_id("isa")
    expect(rows).to_be_visible(timeout=COMPILE_MS)
    idle(root)
    rows.focus()
    rows.press("Home")
    current = root.locator(".wx-isa-row.wx-current")
    # The kernel begins by loading its arguments; they come in any order.
    expect(current).to_contain_text("s_load")
    card = root.get_by_test_id("isa-card")
    expect(card).to_contain_text("lgkmcnt(0)")
    expect(card).to_contain_text("any order")
    rows.press("Enter")
    expect(current).to_contain_text("s_waitcnt")
    expect(card).to_contain_text("oldest first")

    if root.get_by_test_id("isa-blocks").is_hidden():
        root.get_by_test_id("isa-show-blocks").click()
    blocks = root.get_by_test_id("isa-blocks")
    # The loop of the pipeline is the block that leads back to itself; its last instruction branches there.
    loop = blocks.locator("[data-block][title*='in a loop']").first
    loop.click()
    expect(loop).to_have_attribute("aria-selected", "true")
    first = current.get_attribute("data-line")
    expect(loop).to_contain_text(f"{first}–")
    expect(loop).to_contain_text("×")
    # Up from the block after the loop stands the branch that ends it.
    blocks.focus()
    blocks.press("ArrowDown")
    expect(loop).to_have_attribute("aria-selected", "false")
    rows.focus()
    rows.press("ArrowUp")
    expect(card).to_contain_text("for another turn")
    rows.press("Enter")
    expect(current).to_have_attribute("data-line", str(first))

    rest(root)
    for theme, word in (("JupyterLab Dark", "dark"), ("JupyterLab Light", "light")):
        change_theme(page, theme)
        rest(root)
        page.screenshot(path=str(pictures / f"amdgcn_{word}.png"))
