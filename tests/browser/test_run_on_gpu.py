"""A GPU in JupyterLab: chosen in the top bar, run, and its counters and times beside the emulator's.

The GPU and its profiler are stand-ins in the kernel's process, which hand launches to the emulator.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lab_server import LabServer
from tests.browser.notebook_page import change_theme, explorer_alone
from tests.browser.test_tour import rest
from tests.device.hip_stand_in.stand_in_library import needs_c_compiler
from tests.isa.assembler import needs_assembler

pytestmark = [pytest.mark.browser, needs_c_compiler, needs_assembler]

COMPILE_MS = 300_000
RUN_MS = 300_000

SOURCE = """
import os
from tests.device import rocprof_stand_in
from tests.device.hip_stand_in.stand_in_gpu import stand_in
from wave_explorer.experiment.place import SETTING
import wave_explorer as wx

gpus = stand_in("gfx942:sramecc+:xnack-;gfx1201")
gpu = gpus.__enter__()
gpu.milliseconds = lambda number: 0.0042 + 0.0003 * (number * 7 % 5)
os.environ.update({**rocprof_stand_in.installed(gpu.folder), SETTING: str(gpu.folder / "experiments")})
rocprof_stand_in.behaves(gpu.folder, values_from=str(gpu.counted))
spec = wx.kernel("gemm", M=64, N=64, K=64)
comp = wx.compile(spec)
gpu.knows(comp.asm)
wx.explore(comp, spec=spec, experiment=False, view="counters")
"""


@pytest.mark.timeout(1800)
def test_from_the_list_of_devices_to_measured_counters(page: Page, lab: LabServer, pictures: Path) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    root = explorer_alone(page, lab, "gpu.ipynb", SOURCE)
    chip = root.get_by_test_id("device")
    expect(chip).to_contain_text("hip:0", timeout=COMPILE_MS)
    chip.click()
    expect(root.get_by_test_id("device-hip:0")).to_contain_text("304 compute units")
    # A GPU of another target stands there with the reason, and cannot be chosen.
    other = root.get_by_test_id("device-hip:1")
    expect(other).to_contain_text("it is a gfx1201, and the kernel is for gfx942")
    expect(other).to_have_attribute("aria-disabled", "true")
    rest(root)
    for theme, word in (("JupyterLab Dark", "dark"), ("JupyterLab Light", "light")):
        change_theme(page, theme)
        if root.get_by_role("menu", name="Device").is_hidden():
            chip.click()
        root.evaluate("box => box.scrollIntoView()")
        page.screenshot(path=str(pictures / f"devices_{word}.png"))
    root.get_by_test_id("device-emulator").click()
    expect(chip).to_contain_text("emulator")
    chip.click()
    expect(root.get_by_test_id("device-emulator")).to_have_attribute("aria-checked", "true")
    root.get_by_test_id("device-hip:0").press("Enter")
    expect(chip).to_contain_text("hip:0")
    for name in ("exact", "lds"):
        chip.click()
        root.get_by_test_id(f"count-{name}").click()
        chip.click()
        expect(root.get_by_test_id(f"count-{name}")).to_have_attribute("aria-checked", "true")
        page.keyboard.press("Escape")

    root.get_by_test_id("run").click()
    expect(root.get_by_test_id("measured-time")).to_contain_text("on hip:0, the median of 20 launches", timeout=RUN_MS)
    expect(root.get_by_test_id("modelled-time")).to_contain_text("At least")
    beside = root.locator(".wx-beside-table").first
    waves = beside.locator("[data-counter=SQ_WAVES] td")
    expect(waves.nth(0)).to_have_text("4")
    expect(waves.nth(1)).to_have_text("4")
    expect(waves.nth(2)).to_have_text("0")
    # The stand-in is the emulator: nothing can disagree.
    expect(root.locator("tr.wx-wrong")).to_have_count(0)
    rest(root)
    for theme, word in (("JupyterLab Dark", "dark"), ("JupyterLab Light", "light")):
        change_theme(page, theme)
        rest(root)
        root.evaluate("box => box.scrollIntoView()")
        page.screenshot(path=str(pictures / f"gpu_run_{word}.png"))
        beside.evaluate("table => table.scrollIntoView()")
        page.screenshot(path=str(pictures / f"gpu_counters_{word}.png"))
    # Nothing is wider than its place.
    content = root.get_by_test_id("counters")
    assert content.evaluate("box => box.scrollWidth <= box.clientWidth")
