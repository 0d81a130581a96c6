"""The constraint editor in JupyterLab, with the mouse: a wrong text, what cannot work, put back, add, compile."""

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
spec = wx.kernel("gemm", M=64, N=64, K=64)
wx.explore(wx.compile(spec), spec=spec, view="edit")
"""


def put(row: Locator, text: str) -> None:
    row.locator(".wx-control input").fill(text)
    row.locator(".wx-control input").press("Enter")


@pytest.mark.timeout(1200)
def test_a_constraint_is_edited_until_it_compiles(page: Page, lab: LabServer, pictures: Path, tmp_path: Path) -> None:
    root = explorer_alone(page, lab, "constraints.ipynb", SOURCE)
    row = root.locator("[data-constraint='3']")
    expect(row.locator(".wx-control input")).to_have_value("WaveConstraint(M, BLOCK_M / 2)", timeout=COMPILE_MS)

    put(row, "WaveConstraint(M, BLOKC_M / 4)")
    expect(row.locator("mark")).to_have_text("B")
    expect(row).to_contain_text("Did you mean BLOCK_M")
    expect(root.get_by_test_id("draft")).to_have_text("fix 1 error first")
    expect(root.get_by_test_id("compile").first).to_be_disabled()
    rest(root)
    for theme, word in (("JupyterLab Dark", "dark"), ("JupyterLab Light", "light")):
        change_theme(page, theme)
        page.screenshot(path=str(pictures / f"constraints_{word}.png"))

    put(row, "WaveConstraint(M, 128)")
    expect(row.get_by_role("alert")).to_contain_text("the workgroup's tile is 64")
    expect(row).to_contain_text("was WaveConstraint(M, BLOCK_M / 2)")
    root.get_by_test_id("constraint-reset-3").click()
    expect(row.locator(".wx-control input")).to_have_value("WaveConstraint(M, BLOCK_M / 2)")
    expect(root.get_by_test_id("draft")).to_have_text("as compiled")

    root.get_by_test_id("constraint-kind").select_option("Assumption")
    root.get_by_test_id("constraint-add").click()
    added = root.locator("[data-constraint='+0']")
    put(added, "Assumption(K >= BLOCK_K)")
    hardware = root.locator("[data-constraint='5']")
    hardware.locator("summary").click()
    hardware.locator("select[data-field='mma_type']").select_option("MMAType.F32_32x32x8_F16")
    expect(hardware.locator(".wx-control input")).to_have_value(
        "HardwareConstraint(threads_per_wave=64, mma_type=MMAType.F32_32x32x8_F16)"
    )
    rest(root)
    page.screenshot(path=str(pictures / "constraint_fields.png"))
    root.get_by_test_id("compile").first.click()
    expect(root.locator("[data-variant-row]")).to_have_count(2, timeout=COMPILE_MS)
    expect(root.get_by_test_id("status")).to_have_attribute("data-phase", "idle", timeout=COMPILE_MS)
    expect(root.locator("[data-variant-row]").last).to_contain_text("Assumption(K >= BLOCK_K)")
    expect(root.get_by_test_id("draft")).to_have_text("as compiled")
    expect(hardware).to_contain_text("was HardwareConstraint")
    root.get_by_test_id("export-path").fill("edited.s")
    with page.expect_download() as download:
        root.get_by_test_id("download").click()
    download.value.save_as(tmp_path / "edited.s")
    assert "v_mfma_f32_32x32x8" in (tmp_path / "edited.s").read_text()
