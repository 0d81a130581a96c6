"""The Tune view in JupyterLab: values to try, a search with its progress, what was found, and a point taken over."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lab_server import LabServer
from tests.browser.notebook_page import change_theme, explorer_alone
from tests.browser.test_tour import rest

pytestmark = pytest.mark.browser

COMPILE_MS = 300_000
SEARCH_MS = 1_200_000

SOURCE = """
import wave_explorer as wx
spec = wx.kernel("gemm", M=64, N=64, K=64)
wx.explore(wx.compile(spec), spec=spec, view="tune")
"""

SPACE = {"BLOCK_M": "16, 32, 64", "waves_m": "1, 2", "schedule": "NONE, PREFETCH"}
LEGAL, LEFT_OUT = 10, 2
"""Two waves cannot share 16 rows: each would have half of what a matrix instruction takes."""


@pytest.mark.timeout(2400)
def test_from_values_to_try_to_the_settings_of_the_best(page: Page, lab: LabServer, pictures: Path) -> None:
    root = explorer_alone(page, lab, "tune.ipynb", SOURCE)
    expect(root.get_by_test_id("tune-space-BLOCK_M")).to_have_value("32, 64", timeout=COMPILE_MS)
    # So many of a proposed space; all of one that was typed.
    expect(root.get_by_test_id("tune-trials")).to_have_value("40")
    for name in ("BLOCK_M", "BLOCK_N", "BLOCK_K", "waves_m", "waves_n", "mma_type", "schedule"):
        root.get_by_test_id(f"tune-space-{name}").fill(SPACE.get(name, ""))
    expect(root.get_by_test_id("tune-trials")).to_have_value("")
    root.get_by_test_id("tune-start").click()
    expect(root.get_by_test_id("tune-progress")).to_contain_text("the kernel as it stands", timeout=COMPILE_MS)
    told = root.get_by_test_id("tune-told")
    expect(told).to_contain_text(f"of {LEGAL} points", timeout=COMPILE_MS)
    expect(root.get_by_test_id("tune-start")).to_be_disabled()
    expect(root.get_by_test_id("tune-best")).to_contain_text("Best so far:", timeout=COMPILE_MS)

    expect(told).to_contain_text(f"{LEGAL} points tried, done", timeout=SEARCH_MS)
    rows = root.get_by_test_id("tune-points").locator("tbody tr")
    expect(rows).to_have_count(LEGAL)
    expect(rows.first).to_contain_text("★")
    expect(root.get_by_test_id("tune-progress")).to_be_hidden()
    # The first rows and their buttons stand in sight, wherever the table is scrolled to.
    box = root.get_by_role("region", name="Points")
    box.evaluate("box => { box.scrollLeft = box.scrollWidth; }")
    expect(rows.nth(2).get_by_role("button", name="Use the settings of point")).to_be_in_viewport(ratio=1)
    box.evaluate("box => { box.scrollLeft = 0; }")
    assert all("correct" in text for text in rows.all_inner_texts())
    expect(root.get_by_test_id("tune-pruned")).to_contain_text(f"{LEFT_OUT} points left out")
    expect(root.get_by_test_id("tune-importance")).to_contain_text("BLOCK_M")
    # The kernel as it stands is one of the points, and drawn once.
    expect(root.get_by_test_id("tune-plot").locator("circle[data-point]")).to_have_count(LEGAL)
    expect(root.get_by_test_id("tune-plot").locator("circle.wx-tune-base")).to_have_count(1)

    rest(root)
    for theme, word in (("JupyterLab Dark", "dark"), ("JupyterLab Light", "light")):
        change_theme(page, theme)
        rest(root)
        page.screenshot(path=str(pictures / f"tune_{word}.png"))

    # The list is sorted by another column and back, by the keyboard.
    root.get_by_test_id("tune-sort-registers").press("Enter")
    expect(root.get_by_role("columnheader", name="registers")).to_have_attribute("aria-sort", "ascending")
    root.get_by_test_id("tune-sort-value").press("Enter")
    best = rows.first.get_by_role("button", name="Use the settings of point")
    settings = best.get_attribute("aria-label")
    assert settings is not None and "BLOCK_M=" in settings
    best.click()
    expect(root.get_by_test_id("tab-edit")).to_have_attribute("aria-selected", "true")
    expect(root.get_by_test_id("draft")).to_contain_text(" changed")
    expect(root.get_by_test_id("edit-message")).to_contain_text("taken into the draft: BLOCK_M")
