"""Wave Explorer on the AMD GPU of this machine: one command, one report.

    python benchmarks/on_gpu.py [-o gpu_report] [--quick]

First the tests in tests/gpu: outputs against float64, exact counters against the emulator, matrix instructions and LDS
conflicts against the rules.  Then kernels of a realistic size, whose measured time is put beside the modelled bound: a
time below the bound would show that the model is wrong.  Written are gpu_report.md and gpu_report.json; nothing in them
names the machine or its user.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.gpu.gpu_report import PATH, GpuReport, read_report  # noqa: E402 - the tests stand beside the benchmarks
from wave_explorer.capture.worker import compile, shut_down  # noqa: E402
from wave_explorer.device.calibration_bundle import machine_facts  # noqa: E402
from wave_explorer.device.hip_report import hip_report  # noqa: E402
from wave_explorer.device.protocol import Measuring  # noqa: E402
from wave_explorer.experiment.running import run  # noqa: E402
from wave_explorer.kernel import kernel  # noqa: E402
from wave_explorer.kernel.library import library  # noqa: E402

SIZES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("copy", {}),
    ("gemm", {"M": 1024, "N": 1024, "K": 1024}),
    ("gemm", {"M": 2048, "N": 2048, "K": 2048}),
    ("gemm_prefetch", {"M": 1024, "N": 1024, "K": 1024}),
    ("attention", {}),
)
"""Library kernels with settings; one that the target or the library lacks is left out."""


def times(report: GpuReport, target: str) -> None:
    """Adds a row for each kernel of :data:`SIZES`."""
    for name, settings in SIZES:
        if name not in library() or target not in library()[name].targets:
            continue
        comp = compile(kernel(name, target=target, **settings))
        label = " ".join([name, *(f"{key}={value}" for key, value in settings.items())])
        if comp.asm is None:
            report.add("Times", label, False, said="it does not compile")
            continue
        found = run(comp, device="hip", measuring=Measuring(repeats=50, beside=True))
        time, model = found.data.measured_time, found.data.modelled_time
        if time is None:
            report.add("Times", label, False, said="; ".join(finding.message for finding in found.findings))
            continue
        bound = None if model is None else model.seconds
        report.add(
            "Times", label, found.ok and (bound is None or time.median >= bound),
            median_us=time.median * 1e6, lower_us=time.lower * 1e6, upper_us=time.upper * 1e6,
            model_us=None if bound is None else bound * 1e6, binds="" if model is None else model.binding,
            times_the_bound=None if not bound else time.median / bound,
        )  # fmt: skip


def main() -> int:
    """0 where all is as it should be."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-o", "--output", default="gpu_report", help="of the report, without ending (gpu_report)")
    parser.add_argument("--quick", action="store_true", help="a few library kernels instead of all")
    arguments = parser.parse_args()
    path = Path(arguments.output).resolve()
    found = hip_report()
    if not found.gpus:
        print(f"no AMD GPU can be used: {found.reason}")
        return 2
    print(f"{found.gpus[0].words}; this takes a while")
    which = "not full" if arguments.quick else "full or not full"
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-m", which, "tests/gpu"]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, PATH: str(path)}, check=False)
    report = read_report(path) if path.with_suffix(".json").exists() else GpuReport(machine_facts())
    try:
        times(report, found.gpus[0].target)
    finally:
        shut_down()
        report.write(path)
    print(f"written: {path.with_suffix('.md')} and {path.with_suffix('.json')}")
    return int(done.returncode != 0 or not all(row.fine for row in report.rows))


if __name__ == "__main__":
    sys.exit(main())
