"""From a wrong output alone to the guilty constraint, pass or instruction, in at most five interactions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.lab_server import ROOT, LabServer
from tests.browser.notebook_page import change_theme, explorer_alone
from tests.browser.test_tour import rest
from tests.wrong_outputs import CASES

pytestmark = pytest.mark.browser

COMPILE_MS = 300_000
MOST_INTERACTIONS = 5

SOURCE = """
import sys
sys.path.insert(0, {root!r})
import wave_explorer as wx
from tests.wrong_outputs import CASES
from wave_explorer.experiment.launch_inputs import inputs_for
case = CASES[{name!r}]
comp = case.mutated(wx.compile(case.spec()))
inputs = inputs_for(comp, None, 0, "")
run = wx.run(comp, inputs, reference=case.reference(dict(inputs)))
wx.explore(comp, run=run, view="counters")
"""


class Hand:
    """Counts what a person does."""

    def __init__(self) -> None:
        self.interactions = 0

    def click(self, target: Locator) -> None:
        target.click()
        self.interactions += 1


def opened(page: Page, lab: LabServer, name: str) -> Locator:
    notebook = f"wrong_{name}.ipynb"
    root = explorer_alone(page, lab, notebook, SOURCE.format(root=str(ROOT), name=name))
    expect(root.get_by_test_id("verdict")).to_be_visible(timeout=COMPILE_MS)
    return root


def duplicate_constraint(root: Locator, hand: Hand) -> None:
    suspect = root.get_by_test_id("trace").locator("[data-code='WX-C101']")
    expect(suspect).to_contain_text(CASES["01"].guilty)
    expect(root.get_by_test_id("trace-detail")).to_contain_text("WaveConstraint(M, WAVE_M) :")
    hand.click(suspect)
    expect(root.get_by_test_id("tab-edit")).to_have_attribute("aria-selected", "true")


def shared_bytes(root: Locator, hand: Hand) -> None:
    first = root.locator(".wx-trace-step.wx-first")
    expect(first).to_contain_text("the two buffers share bytes of LDS")
    suspect = root.get_by_test_id("trace").locator(f"[data-code='{CASES['09'].guilty}']")
    expect(suspect).to_contain_text("share bytes")
    hand.click(suspect)
    expect(root.get_by_test_id("tab-lds")).to_have_attribute("aria-selected", "true")


def lanes_on_one_dim(root: Locator, hand: Hand) -> None:
    expect(root.get_by_test_id("trace-detail")).to_contain_text("puts lane 56 at M 64, and a has M 0 to 63")
    suspect = root.get_by_test_id("trace").locator(f"[data-code='{CASES['16'].guilty}']")
    expect(suspect).to_contain_text("64 places along M")
    hand.click(suspect)
    expect(root.get_by_test_id("tab-index")).to_have_attribute("aria-selected", "true")


def guilty_instruction(root: Locator, hand: Hand) -> None:
    first = root.locator(".wx-trace-step.wx-first")
    expect(first).to_contain_text(CASES["offset"].guilty)
    hand.click(first.locator("[data-go='isa']"))
    expect(root.get_by_test_id("tab-isa")).to_have_attribute("aria-selected", "true")
    expect(root.locator(".wx-isa-row.wx-current")).to_contain_text(CASES["offset"].guilty)


def wrong_mapping(root: Locator, hand: Hand) -> None:
    expect(root.get_by_test_id("trace-elements")).to_contain_text("the element has M")
    load = root.locator(".wx-trace-step", has_text="loads")
    hand.click(load.locator("button").first)
    expect(load).to_contain_text("flipped_copy.py:")
    hand.click(load.locator("[data-go='index']"))
    expect(root.get_by_test_id("tab-index")).to_have_attribute("aria-selected", "true")


def pass_left_out(root: Locator, hand: Hand) -> None:
    expect(root.get_by_test_id("trace-summary")).to_contain_text(f"compiled without {CASES['pass'].guilty}")
    hand.click(root.locator("[data-go='index']").first)
    expect(root.get_by_test_id("tab-index")).to_have_attribute("aria-selected", "true")


WAYS: dict[str, Callable[[Locator, Hand], None]] = {
    "01": duplicate_constraint, "09": shared_bytes, "16": lanes_on_one_dim, "offset": guilty_instruction,
    "mapping": wrong_mapping, "pass": pass_left_out,
}  # fmt: skip


@pytest.mark.parametrize("name", [one if one == "09" else pytest.param(one, marks=pytest.mark.full) for one in WAYS])
def test_the_guilty_is_reached(page: Page, lab: LabServer, pictures: Path, name: str) -> None:
    root = opened(page, lab, name)
    hand = Hand()
    # All that is known is that the output is wrong, or that the run was stopped.
    hand.click(root.get_by_text("see why").or_(root.get_by_test_id("why-fault")).first)
    expect(root.get_by_test_id("tab-output")).to_have_attribute("aria-selected", "true")
    expect(root.get_by_test_id("trace-summary")).to_be_visible(timeout=COMPILE_MS)
    if name in ("09", "16"):
        photograph(page, root, pictures, f"output_{name}")
    WAYS[name](root, hand)
    assert hand.interactions <= MOST_INTERACTIONS


@pytest.mark.full
def test_an_element_is_chosen_in_the_map(page: Page, lab: LabServer, pictures: Path) -> None:
    root = opened(page, lab, "offset")
    root.get_by_test_id("tab-output").click()
    picture = root.get_by_test_id("error-map")
    expect(picture).to_have_attribute("data-block-rows", "2")
    rest(root)
    side, left, top = (float(str(picture.get_attribute(f"data-{name}"))) for name in ("side", "left", "top"))
    picture.click(position={"x": left + 5.5 * side, "y": top + 10.5 * side})
    expect(picture).to_have_attribute("data-block-rows", "1")
    picture.focus()
    page.keyboard.press("ArrowRight")
    readout = root.get_by_test_id("output-readout")
    expect(readout).to_contain_text("expected")
    page.keyboard.press("Enter")
    trace = root.get_by_test_id("trace")
    expect(root.get_by_test_id("trace-summary")).to_be_visible(timeout=COMPILE_MS)
    expect(trace.locator("h2")).to_have_text(str(readout.locator("b").text_content()))
    photograph(page, root, pictures, "output_zoom")
    page.keyboard.press("Escape")
    expect(picture).to_have_attribute("data-block-rows", "2")


def photograph(page: Page, root: Locator, pictures: Path, name: str) -> None:
    for theme in ("Light", "Dark"):
        change_theme(page, f"JupyterLab {theme}")
        for width, height in ((1600, 1000), (1280, 720)):
            page.set_viewport_size({"width": width, "height": height})
            rest(root)
            page.screenshot(path=pictures / f"{name}_{theme.lower()}_{width}.png")
    page.set_viewport_size({"width": 1600, "height": 1000})
