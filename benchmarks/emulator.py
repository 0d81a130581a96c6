"""How fast the emulator runs compiled kernels, and what counters and checks cost.

    python benchmarks/emulator.py [--repeats 3] [NAME ...]

Each kernel runs in a process of its own, so that its peak memory is its own.  A repeat runs it plain, with all
counters, and with the checks, one right after the other, so that all three meet the same load; the rate is that of the
fastest plain run, the ratios are medians of the ratios of pairs.  `grid` rows show the cost against the number of
workgroups.  Outputs are checked by the tests, not here.
"""

from __future__ import annotations

import argparse
import gc
import json
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import Any

from wave_explorer.capture.worker import compile, shut_down
from wave_explorer.device.emulated import map_arguments
from wave_explorer.device.protocol import KernelLaunch
from wave_explorer.device.run import launch_of
from wave_explorer.emulator.checks.checked_run import emulate_checked
from wave_explorer.emulator.counters import count
from wave_explorer.emulator.memory_traffic import MemoryTraffic
from wave_explorer.emulator.run import EmulatorResult, emulate
from wave_explorer.experiment.launch_inputs import inputs_for
from wave_explorer.kernel import kernel

AIM_RATE = 0.8e6
"""Wave instructions a second, plain, on two quiet cores."""

AIM_COUNTERS, AIM_CHECKS = 1.5, 4.0
"""Times of a plain run."""

AIM_MEMORY = 2 << 30
"""Bytes, for the GEMM of 1024."""


@dataclass(frozen=True)
class Case:
    """A library kernel with settings."""

    name: str
    which: str
    settings: dict[str, Any]
    target: str = "gfx942"


def _gemm(name: str, m: int, n: int, k: int, target: str = "gfx942") -> Case:
    return Case(name, "gemm", {"M": m, "N": n, "K": k}, target)


CASES = {
    case.name: case
    for case in (
        _gemm("gemm 256", 256, 256, 256),
        _gemm("gemm 1024", 1024, 1024, 1024),
        Case("attention", "attention", {"B": 8, "M": 256, "K2": 512}),
        _gemm("gemm wave32", 512, 512, 512, "gfx1201"),
        _gemm("grid 1", 64, 64, 1024),
        _gemm("grid 16", 256, 256, 1024),
        _gemm("grid 64", 512, 512, 1024),
    )
}


def prepared(case: Case) -> KernelLaunch:
    """The case compiled, with its inputs."""
    comp = compile(kernel(case.which, target=case.target, **case.settings))
    shut_down()
    return launch_of(comp, inputs_for(comp, None, 0, "the benchmark"))


def plain(launch: KernelLaunch) -> EmulatorResult:
    memory, _, kernarg = map_arguments(launch)
    return emulate(launch.program, memory, kernarg, grid=launch.grid, block=launch.block)


def with_counters(launch: KernelLaunch) -> EmulatorResult:
    memory, _, kernarg = map_arguments(launch)
    traffic = MemoryTraffic(launch.program.target, memory, len(launch.program.instructions))
    result = emulate(launch.program, memory, kernarg, grid=launch.grid, block=launch.block, observers=[traffic])
    count(launch.program, result, traffic.result())
    return result


def with_checks(launch: KernelLaunch) -> EmulatorResult:
    memory, _, kernarg = map_arguments(launch)
    return emulate_checked(launch.program, memory, kernarg, grid=launch.grid, block=launch.block)


def timed(run: Callable[[KernelLaunch], EmulatorResult], launch: KernelLaunch) -> tuple[float, EmulatorResult]:
    started = time.perf_counter()
    result = run(launch)
    return time.perf_counter() - started, result


def measure(case: Case, repeats: int) -> dict[str, Any]:
    """One case in this process."""
    launch = prepared(case)
    plain(launch)
    # The compile left a large heap. A garbage collection over it takes as long as half a run of a small case, and comes
    # every so many runs: it would always hit the same one of the three that are compared.
    gc.collect()
    gc.freeze()
    rows: list[tuple[float, float, float]] = []
    for _ in range(repeats):
        bare, result = timed(plain, launch)
        counted, _ = timed(with_counters, launch)
        checked, _ = timed(with_checks, launch)
        rows.append((bare, counted, checked))
    return {
        "instructions": result.wave_instructions,
        "workgroups": result.workgroups,
        "seconds": min(bare for bare, _, _ in rows),
        "counters": median(counted / bare for bare, counted, _ in rows),
        "checks": median(checked / bare for bare, _, checked in rows),
        "peak": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(CASES)}")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--in-this-process", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    names = arguments.names or list(CASES)
    if arguments.in_this_process:
        print(json.dumps(measure(CASES[names[0]], arguments.repeats)))
        return
    print(f"aims: {AIM_RATE / 1e6:.1f} M/s, counters {AIM_COUNTERS}, checks {AIM_CHECKS}, {AIM_MEMORY >> 30} GiB")
    print(
        f"{'kernel':12} {'groups':>6} {'instructions':>12} {'s':>7} {'M/s':>5} {'counters':>8} {'checks':>6} {'MiB':>5}"
    )
    for name in names:
        command = [sys.executable, __file__, "--in-this-process", "--repeats", str(arguments.repeats), name]
        done = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        rate = done["instructions"] / done["seconds"] / 1e6
        print(
            f"{name:12} {done['workgroups']:6} {done['instructions']:12,} {done['seconds']:7.2f} {rate:5.2f} "
            f"{done['counters']:8.2f} {done['checks']:6.2f} {done['peak'] >> 20:5}"
        )


if __name__ == "__main__":
    main()
