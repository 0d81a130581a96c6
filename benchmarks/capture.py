"""What a complete record costs beside a plain compile, and how soon it shows something.

    python benchmarks/capture.py [--repeats 5] [KERNEL ...]

Each repeat makes a plain `wave_compile` (in this process, warm, kernel cache off, a fresh kernel) and then a complete
record in a warm worker, so that both meet the same load; the figures are medians, the ratios medians of the ratios of
pairs.  `beside` lets the plain and the annotated iree-compile of a record share all cores; `serial` pins everything to
one core.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from dataclasses import dataclass, field
from statistics import median

from wave_lang.kernel.wave import cache
from wave_lang.kernel.wave.compile import wave_compile

from wave_explorer.capture.recorder import RecorderEvent, StageRecorded
from wave_explorer.capture.worker import compile, prepare, shut_down
from wave_explorer.kernel.spec import KernelSpec, kernel

LIMITS = {"gemm": 1.5, "attention": 1.4}
"""Complete record / plain compile, on two cores."""

FIRST_VIEW_LIMIT = 0.7
"""Time to the first changed fx stage / plain compile."""


@dataclass
class Series:
    """Seconds of each repeat, pairwise."""

    plain: list[float] = field(default_factory=list)
    record: list[float] = field(default_factory=list)
    first: list[float] = field(default_factory=list)

    def ratio(self, times: list[float]) -> float:
        return median(one / plain for one, plain in zip(times, self.plain, strict=True))


def plain_compile(spec: KernelSpec) -> float:
    """Seconds of one `wave_compile` of a kernel made just before."""
    built = spec.build()
    options = built.compile_options()
    start = time.perf_counter()
    wave_compile(options, built.kernel)
    return time.perf_counter() - start


def recorded_compile(spec: KernelSpec) -> tuple[float, float]:
    """Seconds of one complete record, and from the request to its first changed fx stage."""
    first: list[float] = []

    def listener(event: RecorderEvent) -> None:
        if not first and isinstance(event, StageRecorded) and event.stage.layer == "fx" and event.stage.changed:
            first.append(time.perf_counter() - start)

    start = time.perf_counter()
    record = compile(spec, listener=listener)
    seconds = time.perf_counter() - start
    if record.manifest.status != "ok":
        sys.exit(f"{spec.source.label} does not compile: {record.error and record.error.summary}")
    return seconds, first[0]


def measure(name: str, repeats: int) -> Series:
    spec = kernel(name)
    shut_down()
    prepare(wait=True)
    plain_compile(spec)
    recorded_compile(spec)
    series = Series()
    for _ in range(repeats):
        series.plain.append(plain_compile(spec))
        seconds, first = recorded_compile(spec)
        series.record.append(seconds)
        series.first.append(first)
    return series


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kernels", nargs="*", default=list(LIMITS), metavar="KERNEL")
    parser.add_argument("--repeats", type=int, default=5)
    arguments = parser.parse_args()
    cache.WAVE_CACHE_ON = 0
    cores = sorted(os.sched_getaffinity(0))
    print(f"{len(cores)} cores, {arguments.repeats} repeats, load {os.getloadavg()[0]:.1f}")
    print("kernel       cores    plain s  record s  ratio  limit  first s  ratio  limit")
    for name in arguments.kernels:
        for label, allowed in (("beside", cores), ("serial", cores[:1])):
            os.sched_setaffinity(0, allowed)
            series = measure(name, arguments.repeats)
            limit = f"{LIMITS[name]:6.1f}" if label == "beside" and name in LIMITS else f"{'':6}"
            print(
                f"{name:12} {label:7} {median(series.plain):8.2f} {median(series.record):9.2f} "
                f"{series.ratio(series.record):6.2f} {limit} {median(series.first):8.2f} "
                f"{series.ratio(series.first):6.2f} {FIRST_VIEW_LIMIT:6.1f}",
                flush=True,
            )
    os.sched_setaffinity(0, cores)
    shut_down()


if __name__ == "__main__":
    main()
