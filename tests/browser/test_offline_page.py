"""The file that ``wave-explorer html`` writes, opened from disk with the network off."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, Page, Request, expect

import wave_explorer as wx
from wave_explorer.cli.main import main
from wave_explorer.queries import Subject, answer
from wave_explorer.record import Compilation

pytestmark = [pytest.mark.browser, pytest.mark.timeout(1200)]

VIEWS = (
    "graph", "index", "layout", "ir", "lds", "isa", "step", "counters", "source", "schedule", "memory", "grid",
    "output",
)  # fmt: skip
STEPS = 12


@pytest.fixture(scope="module")
def comp() -> Compilation:
    made = wx.compile(wx.kernel("gemm", M=128, N=128, K=128))
    assert isinstance(made, Compilation)
    return made


@pytest.fixture(scope="module")
def file(comp: Compilation, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page of a GEMM with a run and recorded steps; the kernel's name is HTML, which must stay text."""
    out = tmp_path_factory.mktemp("page") / "gemm.html"
    named = Compilation(msgspec.structs.replace(comp.manifest, kernel="gemm<b id=injected>"), comp.blobs)
    return wx.to_html(named, out, run=wx.run(comp), steps=STEPS, view="index", lane=17)


@pytest.fixture
def offline(browser: Browser) -> Iterator[Page]:
    """A page without a network that fails the test where a script fails or asks for anything."""
    context = browser.new_context(viewport={"width": 1280, "height": 720}, offline=True)
    page = context.new_page()
    asked: list[Request] = []
    failed: list[str] = []
    page.on("request", lambda request: asked.append(request))
    page.on("pageerror", lambda error: failed.append(str(error)))
    yield page
    context.close()
    assert failed == []
    assert [one.url for one in asked if not one.url.startswith(("file:", "data:", "blob:"))] == []


def explorer(page: Page) -> Locator:
    return page.get_by_test_id("wave-explorer")


def opened(page: Page, file: Path, fragment: str = "") -> Locator:
    page.goto(file.as_uri() + fragment)
    found = explorer(page)
    expect(found.get_by_test_id("kernel")).to_have_text("gemm<b id=injected>")
    expect(page.locator("#injected")).to_have_count(0)
    return found


def readout(found: Locator) -> dict[str, Any]:
    element = found.get_by_test_id("index-readout")
    return {name: element.get_attribute(f"data-{name}") for name in ("lane", "address", "coordinates")}


def test_every_view_shows_something(offline: Page, file: Path) -> None:
    found = opened(offline, file)
    expect(found.get_by_test_id("run")).to_have_count(0)
    for view in VIEWS:
        found.get_by_test_id(f"tab-{view}").click()
        panel = found.get_by_role("tabpanel")
        expect(panel.locator(".wx-skeleton:visible")).to_have_count(0)
        expect(panel.locator(".wx-cover:not([hidden])")).to_have_count(0)
        expect(panel).not_to_be_empty()


def test_lanes_are_computed_in_the_page(offline: Page, file: Path, comp: Compilation) -> None:
    """Another workgroup and iteration than any that was answered beforehand."""
    stage = comp.last_graph_stage()
    assert stage is not None
    nodes = comp.graph(stage).nodes.values()
    node = next(one.id for one in nodes if one.op == "read" and one.index)
    found = opened(offline, file)
    subject = Subject(comp)
    asked = {"stage": stage.id, "node": node, "workgroup": [1, 1, 0], "iteration": 1}
    payload = answer(subject, "index_map", asked)
    if payload["trip_count"] is None or payload["trip_count"] < 2:
        asked["iteration"] = 0
        payload = answer(subject, "index_map", asked)
    place = f"l-17.k-{asked['iteration']}.g-1_1_0"
    link = f"index.s-{_escape(stage.id)}.n-{_escape(node)}.{place}"
    offline.evaluate("link => { location.hash = '#0/' + link; }", link)
    expect(found.get_by_test_id("index-readout")).to_have_attribute("data-lane", "17")
    assert payload["address"] is not None
    expect(found.get_by_test_id("index-readout")).to_have_attribute("data-address", str(payload["address"][17][0]))
    for dim in payload["dims"]:
        assert f"{dim}={payload['coordinates'][dim][17][0]}" in (readout(found)["coordinates"] or "")


def _escape(text: str) -> str:
    return re.sub(r"[^A-Za-z0-9_-]", lambda found: f"*{ord(found[0]):02x}", text)


def test_what_is_not_saved_says_that_it_needs_a_kernel(offline: Page, file: Path) -> None:
    found = opened(offline, file, "#0/lds.g-1_0_0")
    expect(found.get_by_role("tabpanel")).to_contain_text(re.compile("Needs a kernel.*lds for workgroup 1, 0, 0", re.S))


def test_the_address_follows_the_view_and_survives_a_reload(offline: Page, file: Path) -> None:
    found = opened(offline, file)
    found.get_by_test_id("tab-lds").click()
    offline.wait_for_function("() => /^#0\\/lds\\./.test(location.hash)")
    offline.reload()
    expect(explorer(offline).get_by_test_id("tab-lds")).to_have_attribute("aria-selected", "true")


@pytest.mark.full
def test_recorded_steps_are_walked_to_their_end(offline: Page, file: Path) -> None:
    found = opened(offline, file, "#0/step")
    forward = found.get_by_test_id("step-step")
    panel = found.get_by_role("tabpanel")
    expect(panel).to_contain_text("0 steps")
    for at in range(1, STEPS + 1):
        forward.click()
        expect(panel.get_by_text(re.compile(rf"· {at} steps?$"))).to_be_visible()
    forward.click()
    expect(panel).to_contain_text(f"this page holds the first {STEPS} steps of the workgroup")


@pytest.mark.full
def test_the_page_lists_what_it_holds_and_changes_its_colours(offline: Page, file: Path) -> None:
    found = opened(offline, file)
    offline.get_by_text("What this page holds").click()
    expect(offline.get_by_test_id("saved-notes")).to_contain_text("Lane maps of every node after all")
    expect(offline.get_by_test_id("saved-notes")).to_contain_text(f"The stepper's first {STEPS} steps")
    themes = {"dark": ("dark", "normal"), "high-light": ("light", "high"), "high-dark": ("dark", "high")}
    for theme, (dark, contrast) in themes.items():
        offline.get_by_test_id("saved-theme").select_option(theme)
        expect(found).to_have_attribute("data-theme", dark)
        expect(found).to_have_attribute("data-contrast", contrast)


def test_nothing_scrolls_sideways_on_a_projector(offline: Page, file: Path) -> None:
    opened(offline, file)
    assert offline.evaluate("document.documentElement.scrollWidth") == 1280
    assert offline.evaluate("document.documentElement.scrollHeight") == 720


@pytest.mark.full
def test_the_gallery_has_every_view_of_three_kernels(offline: Page, tmp_path: Path) -> None:
    out = tmp_path / "gallery.html"
    assert main(["html", "--gallery", "-o", str(out)]) == 0
    offline.goto(out.as_uri())
    found = explorer(offline)
    kernels = offline.get_by_test_id("saved-kernel")
    expect(kernels.locator("option")).to_have_count(3)
    for number in range(3):
        kernels.select_option(index=number)
        expect(found).to_have_count(1)
        for view in VIEWS:
            found.get_by_test_id(f"tab-{view}").click()
            panel = found.get_by_role("tabpanel")
            expect(panel.locator(".wx-skeleton:visible")).to_have_count(0)
            expect(panel).not_to_be_empty()
