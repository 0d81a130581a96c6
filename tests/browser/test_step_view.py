"""The Step view in JupyterLab: opened by a click, stepped by keys, watched, and kept as pictures in both themes."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.lab_server import LabServer
from tests.browser.notebook_page import change_theme, explorer_alone
from tests.browser.test_tour import rest

pytestmark = pytest.mark.browser

COMPILE_MS = 300_000

SOURCE = """
import wave_explorer as wx
spec = wx.kernel("gemm", M=128, N=128, K=1024)
wx.explore(wx.compile(spec), spec=spec, view="step", lane=17)
"""


def next_line(root: Locator) -> int:
    """Line of the instruction that the view marks as next."""
    line = root.locator(".wx-here").get_attribute("data-line")
    assert line is not None
    return int(line)


def test_a_workgroup_is_stepped_and_watched(page: Page, lab: LabServer, pictures: Path) -> None:
    root = explorer_alone(page, lab, "step.ipynb", SOURCE)
    expect(root.get_by_test_id("step-open")).to_be_visible(timeout=COMPILE_MS)
    root.get_by_test_id("step-open").click()
    expect(root.locator(".wx-here")).to_be_visible(timeout=COMPILE_MS)

    # Keys work at once: the focus went to the list when the button that opened the workgroup went away.
    first = next_line(root)
    page.keyboard.press("n")
    expect(root.locator(".wx-here")).not_to_have_attribute("data-line", str(first))
    page.keyboard.press("p")
    expect(root.locator(".wx-here")).to_have_attribute("data-line", str(first))

    root.get_by_test_id("step-barrier").click()
    expect(root.locator(".wx-here")).to_contain_text("s_barrier")
    mfma = root.locator(".wx-step-row", has_text="v_mfma").first
    mfma.dblclick()
    expect(root.locator(".wx-here")).to_contain_text("v_mfma")
    rest(root)
    page.keyboard.press("n")
    cell = root.get_by_test_id("step-matrix")
    expect(cell).to_contain_text("D = A·B + C")
    picture = root.locator(".wx-step-picture")
    picture.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    # AMD's layout of v_mfma_f32_16x16x16_f16: row 1 of D is the second register, column 1 lane 1.
    expect(cell).to_contain_text("D[1, 1]")
    expect(cell).to_contain_text("lane 1,")
    take_pictures(page, root, pictures, "matrix")
    root.get_by_test_id("step-pane-lds").click()
    expect(root.get_by_test_id("step-lds")).to_contain_text("64 bit a lane")
    take_pictures(page, root, pictures, "lds")
    root.get_by_test_id("step-pane-registers").click()

    root.get_by_test_id("step-watch").fill("c[2, 3]")
    root.get_by_test_id("step-watch").press("Enter")
    expect(root.locator(".wx-step-watches")).to_contain_text("c[2, 3]")
    root.get_by_test_id("step-end").click()
    expect(root.get_by_test_id("step-text")).to_contain_text("c[2, 3] was written by wave 0", timeout=COMPILE_MS)
    root.get_by_test_id("step-watch").fill("nonsense")
    root.get_by_test_id("step-watch").press("Enter")
    expect(root.get_by_test_id("step-text")).to_contain_text("cannot be watched")
    take_pictures(page, root, pictures, "registers")


def take_pictures(page: Page, root: Locator, pictures: Path, name: str) -> None:
    """The view in both themes."""
    for theme, word in (("JupyterLab Dark", "dark"), ("JupyterLab Light", "light")):
        change_theme(page, theme)
        rest(root)
        page.screenshot(path=str(pictures / f"step_{name}_{word}.png"))
