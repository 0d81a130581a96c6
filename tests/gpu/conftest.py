"""The GPU of this machine for the tests in this folder, or the reason why they are skipped.

With ``WAVE_EXPLORER_GPU_STAND_IN=gfx942`` they run on the stand-ins for HIP and its profiler: the GPU is then our own
emulator, which shows that the suite works and nothing about a GPU.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.device import rocprof_stand_in
from tests.device.hip_stand_in.stand_in_gpu import stand_in
from tests.gpu.gpu_report import PATH, GpuReport
from wave_explorer.device.calibration_bundle import machine_facts
from wave_explorer.device.hip_report import Gpu, hip_report
from wave_explorer.device.profiler_errors import NoProfiler
from wave_explorer.device.rocprof_tool import find_profiler

STAND_IN = "WAVE_EXPLORER_GPU_STAND_IN"


@pytest.fixture(scope="session")
def gpu() -> Iterator[Gpu]:
    with ExitStack() as held:
        asked = os.environ.get(STAND_IN, "")
        if asked:
            stand = held.enter_context(stand_in(asked))
            patch = held.enter_context(pytest.MonkeyPatch.context())
            stand.learns(patch)
            for name, value in rocprof_stand_in.installed(stand.folder).items():
                patch.setenv(name, value)
            rocprof_stand_in.behaves(stand.folder, values_from=str(stand.counted))
        report = hip_report()
        if not report.gpus:
            pytest.skip(f"no AMD GPU can be used: {report.reason}")
        yield report.gpus[0]


@pytest.fixture(scope="session")
def report(gpu: Gpu) -> Iterator[GpuReport]:
    made = GpuReport(machine_facts())
    yield made
    path = os.environ.get(PATH, "")
    if path:
        made.write(Path(path))


@pytest.fixture(scope="session")
def counters(gpu: Gpu) -> None:
    """Asks that counters can be measured."""
    try:
        find_profiler()
    except NoProfiler as error:
        pytest.skip(str(error))
