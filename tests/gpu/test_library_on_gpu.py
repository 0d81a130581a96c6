"""Library kernels on the GPU of this machine: outputs against float64, counters against the emulator."""

from __future__ import annotations

import pytest

from tests.gpu.gpu_report import GpuReport
from tests.kernel.library_matrix import Case
from tests.kernel.library_records import library_record
from wave_explorer.device.hip_report import Gpu
from wave_explorer.device.protocol import Measuring
from wave_explorer.device.side_by_side import disagreements
from wave_explorer.experiment.running import run
from wave_explorer.kernel.library import library


def _cases() -> list[object]:
    quick = ("copy", "gemm")
    return [pytest.param(name, marks=() if name in quick else pytest.mark.full) for name in library()]


@pytest.mark.parametrize("name", _cases())
def test_outputs_are_right(name: str, gpu: Gpu, report: GpuReport) -> None:
    if gpu.target not in library()[name].targets:
        pytest.skip(f"{name} does not compile for {gpu.target}")
    found = run(library_record(Case(name, gpu.target)), device="hip")
    errors = {output.name: output.max_abs_err for output in found.data.outputs}
    time = found.data.measured_time
    report.add(
        "Outputs of library kernels", name, found.ok, errors=errors, microseconds=time.median * 1e6 if time else None,
        said="; ".join(finding.message for finding in found.findings),
    )  # fmt: skip
    assert found.ok, found


@pytest.mark.parametrize("name", _cases())
def test_exact_counters_are_those_of_the_gpu(name: str, gpu: Gpu, counters: None, report: GpuReport) -> None:
    if gpu.target not in library()[name].targets:
        pytest.skip(f"{name} does not compile for {gpu.target}")
    measuring = Measuring(counters=("set:exact",), repeats=0, beside=True)
    found = run(library_record(Case(name, gpu.target)), device="hip", measuring=measuring)
    wrong = disagreements(found.data.counters)
    compared = [one for one in found.data.counters if one.emulated_fidelity == "exact" and not one.suspect]
    report.add(
        "Exact counters", name, not wrong and bool(compared), compared=len(compared),
        wrong={one.name: (one.value, one.emulated) for one in wrong},
        suspect={one.name: one.suspect for one in found.data.counters if one.suspect},
    )  # fmt: skip
    assert compared and not wrong
