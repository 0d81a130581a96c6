"""The Graph view in JupyterLab: keys along edges, loops that close, copies apart, five thousand nodes, pictures."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.lab_server import LabServer
from tests.browser.notebook_page import change_theme, explorer_alone

pytestmark = pytest.mark.browser

COMPILE_MS = 300_000

PIPELINED = """
import wave_explorer as wx
spec = wx.kernel("gemm", target="gfx942").edit(options={"schedule": "PREFETCH"})
comp = wx.compile(spec)
graph = comp.graph("fx/schedule_graph")
loop = next(node.id for node in graph.nodes.values() if node.subgraph)
wx.explore(comp, spec=spec, view="graph", node=loop, stage="fx/schedule_graph")
"""

LARGE = """
import sys
sys.path.insert(0, {root!r})
from benchmarks.large_graph import large_compilation
import wave_explorer as wx
wx.explore(large_compilation(), view="graph", stage="fx/all_apart")
"""

INK = """canvas => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  let inked = 0;
  for (let i = 3; i < data.length; i += 4) inked += data[i] > 0 ? 1 : 0;
  return inked;
}"""
"""Pixels of a canvas that something was drawn on."""


def opened(page: Page, lab: LabServer, name: str, source: str) -> tuple[Locator, Locator]:
    root = explorer_alone(page, lab, name, source)
    graph = root.get_by_test_id("graph")
    expect(graph).to_have_attribute("data-drawn", "yes", timeout=COMPILE_MS)
    return root, graph


def active(graph: Locator) -> Locator:
    return graph.locator("[role=option][aria-selected=true]")


def test_a_pipeline_is_walked_and_folded_by_keys(page: Page, lab: LabServer, pictures: Path) -> None:
    root, graph = opened(page, lab, "graph_view.ipynb", PIPELINED)
    # 2×2×2 products in the loop, and as many of the last iteration behind it.
    expect(graph.locator("[data-op='mma'][data-copies='8']")).to_have_count(2)
    expect(graph.locator("[data-op='read'][data-tensor='a']").first).to_be_attached()

    graph.focus()
    expect(active(graph)).to_have_attribute("data-op", "iterate")
    inside = graph.locator("[role=option]").filter(has_text="in iterate K")
    expect(inside.first).to_be_attached()
    page.keyboard.press("Enter")
    expect(inside).to_have_count(0)
    expect(active(graph)).to_contain_text("closed")
    page.keyboard.press("Enter")
    expect(inside.first).to_be_attached()

    # Into the loop, along an edge to the products, and back up to what feeds them.
    page.keyboard.press("ArrowDown")
    expect(active(graph)).to_contain_text("in iterate K")
    for _ in range(4):
        if active(graph).get_attribute("data-op") == "mma":
            break
        page.keyboard.press("ArrowDown")
    expect(active(graph)).to_have_attribute("data-op", "mma")
    expect(root.get_by_test_id("inspector")).to_contain_text("copy 1 of 8")
    page.keyboard.press("ArrowUp")
    expect(active(graph)).to_contain_text("read by mma")
    for theme in ("Light", "Dark"):
        change_theme(page, f"JupyterLab {theme}")
        expect(graph).to_have_attribute("data-drawn", "yes")
        root.screenshot(path=pictures / f"graph_pipeline_{theme.lower()}.png")


@pytest.mark.full
def test_copies_are_drawn_apart_on_demand_and_a_search_leads_to_one(page: Page, lab: LabServer) -> None:
    root, graph = opened(page, lab, "graph_view_apart.ipynb", PIPELINED)
    products = graph.locator("[data-op='mma']")
    expect(products).to_have_count(2)
    root.get_by_test_id("copies-apart").click()
    expect(products).to_have_count(16)
    search = root.get_by_test_id("node-search")
    search.fill("extract_slice")
    expect(root.get_by_role("tabpanel")).to_contain_text("16 found")
    search.press("Enter")
    expect(active(graph)).to_have_attribute("data-op", "extract_slice")
    root.get_by_test_id("copies-apart").click()
    expect(products).to_have_count(2)
    # The selection is the node's, so it survives that its copies are one again.
    expect(active(graph)).to_have_attribute("data-op", "extract_slice")


@pytest.mark.full
def test_an_edge_under_the_pointer_says_what_it_carries(page: Page, lab: LabServer) -> None:
    root, graph = opened(page, lab, "graph_view_edge.ipynb", PIPELINED)
    over = root.locator(".wx-graph-stage > canvas").nth(1)
    box = graph.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 2, box["y"] + 2)
    before = over.evaluate(INK)
    # Somewhere on the way down the middle of the view lies an edge that shows its words, or a node that lights up.
    grown = False
    for step in range(40):
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * (step + 1) / 42)
        grown = grown or over.evaluate(INK) > before
    assert grown
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] - 40)
    expect(graph).to_have_attribute("title", "")


def test_five_thousand_nodes_are_panned_while_the_page_holds_few(page: Page, lab: LabServer) -> None:
    source = LARGE.format(root=str(Path(__file__).parents[2]))
    root, graph = opened(page, lab, "graph_view_large.ipynb", source)
    options = graph.locator("[role=option]")
    expect(options.first).to_have_attribute("aria-setsize", "5123")
    assert 0 < options.count() < 700
    ground = root.locator(".wx-graph-stage > canvas").first
    assert ground.evaluate(INK) > 1000
    first = options.first.get_attribute("aria-posinset")
    box = graph.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 300, box["y"] + 300)
    page.mouse.down()
    for step in range(1, 11):
        page.mouse.move(box["x"] + 300 - 20 * step, box["y"] + 300 - 20 * step)
    page.mouse.up()
    expect(graph).to_have_attribute("data-drawn", "yes")
    assert ground.evaluate(INK) > 1000
    graph.focus()
    page.keyboard.press("End")
    # The list follows the camera to the other end of the graph.
    expect(active(graph)).to_have_attribute("aria-posinset", "5123")
    expect(options.first).not_to_have_attribute("aria-posinset", str(first))
    root.get_by_role("button", name="Fit", exact=True).click()
    expect(graph).to_have_attribute("data-drawn", "yes")
    assert ground.evaluate(INK) > 1000
