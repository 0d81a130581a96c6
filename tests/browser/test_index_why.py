"""The Index view in JupyterLab: terms that add up to the byte, the anchor behind a lane term, and the events."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.lab_server import LabServer
from tests.browser.notebook_page import change_theme, explorer_alone
from tests.browser.test_tour import rest

pytestmark = pytest.mark.browser

COMPILE_MS = 300_000
LANE = 17

SOURCE = f"""
import wave_explorer as wx
spec = wx.kernel("gemm", target="gfx942")
comp = wx.compile(spec)
graph = comp.last_graph()
node = next(node.id for node in graph.nodes.values() if node.name == "read_2_shared_M:1_N:0_K:1")
last = [stage.id for stage in comp.stages if stage.language == "graph" and stage.after][-1]
wx.explore(comp, spec=spec, view="index", node=node, lane={LANE}, stage=last)
"""


def number(text: str) -> int:
    return int("".join(letter for letter in text if letter.isdigit()))


def dim_sum(why: Locator, dim: str) -> int:
    return number(why.locator(f"[data-testid=why-sum] [data-dim={dim}]").inner_text())


def test_the_terms_add_up_and_name_their_anchor(page: Page, lab: LabServer, pictures: Path) -> None:
    root = explorer_alone(page, lab, "why.ipynb", SOURCE)
    why = root.get_by_test_id("index-why")
    expect(why.get_by_test_id("why-sum")).to_be_visible(timeout=COMPILE_MS)

    rest(root)
    # In A's tile of 16 rows from row 16 and 16 columns from column 16, MFMA 16x16x16 gives lane 17 row 1, columns 4-7.
    assert dim_sum(why, "M") == 16 + 1
    assert dim_sum(why, "K") == 16 + 4
    address = root.get_by_test_id("index-readout").get_attribute("data-address")
    assert number(why.get_by_test_id("why-bytes").inner_text()) == int(str(address))

    expect(why.get_by_test_id("why-workgroup-M-dropped")).to_contain_text("WorkgroupConstraint(M)")
    why.get_by_test_id("why-lane-M-K").click()
    detail = why.get_by_test_id("why-detail")
    expect(detail.get_by_test_id("why-anchor").first).to_have_text("mma")
    expect(detail).to_contain_text("HardwareConstraint(threads_per_wave=64, mma_type=F32_16x16x16_F16)")
    expect(detail).to_contain_text("Not taken")
    rest(root)
    for theme in ("light", "dark"):
        name = f"JupyterLab {theme.title()}"
        change_theme(page, name)
        rest(root)
        root.screenshot(path=pictures / f"index_why_{theme}.png")

    event = why.get_by_test_id("why-event")
    expect(event).to_contain_text("apply_shared_memory_indexing_corrections")
    event.get_by_role("button", name="event up").click()
    expect(event).to_contain_text("set_node_indices: set_thread_independent_index")
    expect(event).to_contain_text("$WG0·BLOCK_M")
