"""What a second worker gives a search: points a second with one worker and with two, on the same points.

    python benchmarks/tuning.py [--points 24] [--size 64] [--repeats 3]

A gemm of small dims on the emulator. The workers are started, and their compilers warmed by one trial each, before the
clock starts; then every point is compiled, run and checked once. Both searches try as many points, in memory, one after
the other in each repeat, so that they meet the same machine. The aim is a rate of 1.7 times one worker's; it needs two
cores that nobody else uses: a compile keeps one busy all the time.
"""

from __future__ import annotations

import argparse
import os
import time
from statistics import median
from typing import Any

from wave_explorer.experiment.tune import TuneProgress, tune
from wave_explorer.kernel import KernelSpec, kernel

AIM = 1.7
SPACE: dict[str, Any] = {
    "BLOCK_M": [16, 32, 64], "BLOCK_N": [32, 64], "BLOCK_K": [32, 64], "waves_m": [1, 2],
    "schedule": ["NONE", "PREFETCH"],
}  # fmt: skip


def rate(spec: KernelSpec, workers: int, points: int) -> float:
    """Points a second, once every worker has done one.

    Raises:
        SystemExit: a point was not correct, so the figure would mean nothing.
    """
    marks: dict[int, float] = {}
    warm: set[str] = set()
    first = points

    def follow(now: TuneProgress) -> None:
        nonlocal first
        marks.setdefault(now.done, time.monotonic())
        if now.latest is not None and len(warm) < workers:
            warm.add(now.latest.result.worker)
            first = now.done

    found = tune(spec, SPACE, trials=points, workers=workers, progress=follow)
    wrong = [point for point in found.points if point.result.status != "ok"]
    if wrong:
        raise SystemExit(f"point {wrong[0].settings} is {wrong[0].result.status}: {wrong[0].result.reason}")
    return (len(found.points) - first) / (marks[len(found.points)] - marks[first])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--points", type=int, default=24)
    parser.add_argument("--size", type=int, default=64)
    parser.add_argument("--repeats", type=int, default=3)
    arguments = parser.parse_args()
    spec = kernel("gemm", M=arguments.size, N=arguments.size, K=arguments.size)
    print(f"{len(os.sched_getaffinity(0))} cores, load {os.getloadavg()[0]:.1f}, {arguments.points} points")
    print("points/s  1 worker  2 workers  ratio")
    ratios = []
    for _ in range(arguments.repeats):
        one = rate(spec, 1, arguments.points)
        two = rate(spec, 2, arguments.points)
        ratios.append(two / one)
        print(f"{one:18.3f} {two:10.3f} {ratios[-1]:6.2f}", flush=True)
    print(f"median ratio {median(ratios):.2f} (aim {AIM})")


if __name__ == "__main__":
    main()
