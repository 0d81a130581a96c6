"""The tuning loop in JupyterLab, with the mouse: edit, a diagnostic, its fix, compile, compare, export, download."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lab_server import LabServer
from tests.browser.notebook_page import explorer_alone
from tests.browser.test_constraint_editor import put
from tests.browser.test_tour import COMPILE_MS, idle
from tests.kernel.exported_files import compiled_alone, faults

pytestmark = pytest.mark.browser

SOURCE = """
import wave_explorer as wx
spec = wx.kernel("gemm", M=64, N=64, K=64)
wx.explore(wx.compile(spec), spec=spec, view="edit")
"""


@pytest.mark.timeout(1200)
def test_from_a_constraint_to_a_file_that_needs_wave_alone(page: Page, lab: LabServer, tmp_path: Path) -> None:
    root = explorer_alone(page, lab, "loop.ipynb", SOURCE)
    row = root.locator("[data-constraint='3']")
    expect(row.locator(".wx-control input")).to_have_value("WaveConstraint(M, BLOCK_M / 2)", timeout=COMPILE_MS)
    root.get_by_test_id("run").click()
    idle(root)

    put(row, "WaveConstraint(M, 128)")
    expect(row.get_by_role("alert")).to_contain_text("the workgroup's tile is 64")
    put(row, "WaveConstraint(M, BLOCK_M)")
    expect(row.get_by_role("alert")).to_have_count(0)
    expect(root.get_by_test_id("draft")).to_have_text("1 changed")
    root.get_by_test_id("compile").first.click()
    expect(root.locator("[data-variant-row]")).to_have_count(2, timeout=COMPILE_MS)
    idle(root)
    root.get_by_test_id("run").click()
    idle(root)

    root.get_by_test_id("tab-compare").click()
    table = root.get_by_test_id("compare-table")
    # One workgroup of 2 by 2 waves, then of 1 by 2.
    waves = table.get_by_role("row", name="SQ_WAVES")
    expect(waves.get_by_role("cell").nth(1)).to_contain_text("4", timeout=COMPILE_MS)
    expect(waves.get_by_role("cell").nth(2)).to_contain_text("2")
    expect(root.get_by_test_id("compare-headline")).to_contain_text("hat changed most is")

    root.get_by_test_id("tab-edit").click()
    root.get_by_test_id("export-path").fill("loop_tuned.py")
    root.get_by_test_id("export").click()
    expect(root.get_by_test_id("edit-message")).to_contain_text("loop_tuned.py")
    saved = {}
    for name in ("loop_tuned.py", "loop_tuned.s"):
        root.get_by_test_id("export-path").fill(name)
        with page.expect_download() as download:
            root.get_by_test_id("download").click()
        assert download.value.suggested_filename == name
        download.value.save_as(tmp_path / name)
        saved[name] = (tmp_path / name).read_text()
    assert saved["loop_tuned.py"] == (lab.folder / "loop_tuned.py").read_text()
    assert not faults(saved["loop_tuned.py"])
    assert "WaveConstraint(M, BLOCK_M)" in saved["loop_tuned.py"]
    assert compiled_alone(tmp_path / "loop_tuned.py") == saved["loop_tuned.s"]
