"""The explorer in half a small window, and in a sliver: nothing is cut, no size is below 0."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.lab_server import LabServer
from tests.browser.notebook_page import explorer_alone
from tests.browser.test_tour import COMPILE_MS, idle, rest

pytestmark = pytest.mark.browser

SOURCE = """
import wave_explorer as wx
spec = wx.kernel("gemm", target="gfx942")
wx.explore(wx.compile(spec), spec=spec, view="isa")
"""
DRAWN = ("memory", "lds", "layout", "index", "grid", "schedule", "isa")
"""Views that draw pictures of the width that they have."""


def resized(root: Locator, width: int, height: int = 598) -> None:
    root.evaluate(
        "(root, [width, height]) => { const frame = root.closest('.wx') ?? root.querySelector('.wx');"
        " frame.style.width = `${width}px`; frame.style.height = `${height}px`; }",
        [width, height],
    )


def opened(root: Locator, view: str) -> None:
    root.get_by_test_id(f"tab-{view}").evaluate("tab => tab.click()")
    rest(root)


def test_half_a_window_and_a_sliver(page: Page, lab: LabServer) -> None:
    refused: list[str] = []
    page.on("console", lambda message: refused.append(message.text) if "negative value" in message.text else None)
    root = explorer_alone(page, lab, "narrow.ipynb", SOURCE)
    expect(root.get_by_test_id("tab-isa")).to_be_visible(timeout=COMPILE_MS)
    idle(root)

    resized(root, 598)
    opened(root, "isa")
    cards = root.get_by_test_id("limits").locator(":scope > div")
    expect(cards.first).to_be_visible()
    cut = "cards => cards.filter(card => card.scrollWidth > card.clientWidth + 1).map(card => card.textContent)"
    assert cards.evaluate_all(cut) == []
    expect(root.locator(".wx-isa-head").get_by_text("live")).to_be_visible()
    # Two notes are one line here, and open on demand.
    fold = root.get_by_test_id("fold-diagnostics")
    expect(fold).to_have_attribute("aria-expanded", "false")
    fold.click()
    expect(root.locator(".wx-diagnostic").first).to_be_visible()
    fold.click()
    opened(root, "source")
    constraints = root.get_by_role("region", name="Constraints")
    assert constraints.evaluate("box => box.scrollHeight - box.clientHeight") <= 1

    for width in (110, 50):
        resized(root, width)
        for view in DRAWN:
            opened(root, view)
    assert refused == []
