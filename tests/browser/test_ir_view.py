"""The IR view in JupyterLab: search with counts, folds, and texts of any two passes and any two compiles compared."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lab_server import LabServer
from tests.browser.notebook_page import change_theme, explorer_alone
from tests.browser.test_tour import choose_pass, rest

pytestmark = pytest.mark.browser

COMPILE_MS = 300_000

SOURCE = """
import wave_explorer as wx
spec = wx.kernel("gemm", M=64, N=64, K=256)
explorer = wx.explore(wx.compile(spec), spec=spec, view="ir")
explorer.session.set_draft("schedule", "PREFETCH")
explorer.session.act("compile")
explorer.session.wait()
explorer
"""


def test_a_text_is_searched_folded_and_compared(page: Page, lab: LabServer, pictures: Path) -> None:
    root = explorer_alone(page, lab, "ir.ipynb", SOURCE)
    expect(root.get_by_test_id("ir-view")).to_be_visible(timeout=COMPILE_MS)
    facts = root.get_by_test_id("ir-facts")
    choose_pass(root, "canonicalize_module")
    expect(facts).to_contain_text(re.compile(r"MLIR, \d+ lines"))

    # Words of the language have their colours, and not all the same one.
    words = root.locator(".cm-line span")
    assert words.evaluate_all("spans => new Set(spans.map(span => getComputedStyle(span).color)).size") >= 4

    search = root.get_by_test_id("ir-search")
    search.fill("affine_map")
    found = root.get_by_test_id("ir-found")
    expect(found).to_have_text(re.compile(r"1 of [\d ]+"))
    root.get_by_test_id("ir-next").click()
    expect(found).to_have_text(re.compile(r"2 of [\d ]+"))
    expect(root.locator(".cm-found-here")).to_be_in_viewport()
    search.fill("")

    root.get_by_test_id("ir-fold").click()
    expect(root.locator(".cm-foldPlaceholder").first).to_be_visible()
    root.get_by_test_id("ir-unfold").click()
    expect(root.locator(".cm-foldPlaceholder")).to_have_count(0)

    choose_pass(root, "expand_graph")
    root.get_by_test_id("ir-changes").click()
    expect(facts).to_have_text(re.compile(r"^\+\d+ −\d+ lines$"))
    expect(root.locator(".cm-added").first).to_be_visible()
    expect(root.locator(".cm-signs .cm-sign-added").first).to_have_text("+")
    rest(root)
    for theme, word in (("JupyterLab Dark", "dark"), ("JupyterLab Light", "light")):
        change_theme(page, theme)
        rest(root)
        page.screenshot(path=str(pictures / f"ir_changes_{word}.png"))

    root.get_by_test_id("diff-before").select_option("fx/expand_graph")
    expect(facts).to_have_text("No difference")

    root.get_by_test_id("diff-after").select_option("isa/amdgcn")
    compiles = root.get_by_test_id("diff-compile")
    compiles.select_option(label="original")
    expect(facts).to_have_text(re.compile(r"^\+\d+ −\d+ lines$"))
    expect(root.get_by_test_id("ir-view")).to_have_attribute("data-stage", "isa/amdgcn")


@pytest.mark.full
def test_a_text_is_read_by_keyboard(page: Page, lab: LabServer) -> None:
    source = 'import wave_explorer as wx\nspec = wx.kernel("gemm")\nwx.explore(wx.compile(spec), spec=spec, view="ir")'
    root = explorer_alone(page, lab, "ir_keys.ipynb", source)
    expect(root.get_by_test_id("ir-view")).to_be_visible(timeout=COMPILE_MS)
    choose_pass(root, "expand_graph")
    text = root.get_by_role("textbox", name="Text after the pass")
    text.focus()
    text.press("Home")
    line = root.locator(".cm-activeLine")
    for _ in range(60):
        if "%read" in line.inner_text():
            break
        text.press("ArrowDown")
    expect(line).to_contain_text("%read")
    expect(line).to_be_in_viewport()
    name = line.inner_text().split()[0].removeprefix("%")
    text.press("Enter")
    expect(root.get_by_test_id("inspector")).to_contain_text(name.split("_M:")[0])
    text.press("Space")
    expect(root.locator(".cm-foldPlaceholder").first).to_contain_text("line")
    # The pass on view is still the one that was chosen: the keys were the text's.
    expect(root.locator("[data-name='expand_graph']").first).to_have_attribute("aria-selected", "true")
