"""How soon an edit shows: its first changed fx view, and its new counters, beside the bare compiler and emulator.

    python benchmarks/recompile.py [--repeats 5] [KERNEL ...]

Each repeat edits the kernel (another K, so that nothing can be reused), and measures side by side in this process:

    bare       `wave_compile` of the edited kernel (warm, kernel cache off), and the emulator on its AMDGCN alone
    explorer   `Experiment.edit` in a warm worker, to the first fx stage that changed something and is drawn and to its
               end, and `Experiment.run` to its counters; the experiment is saved while that goes on

The figures are medians, the ratios medians of the ratios of pairs.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import Any

from wave_lang.kernel.wave import cache
from wave_lang.kernel.wave.compile import wave_compile

from wave_explorer.capture.recorder import RecorderEvent, StageRecorded
from wave_explorer.capture.worker import prepare, shut_down
from wave_explorer.device import run_compilation
from wave_explorer.experiment import Experiment, Variant
from wave_explorer.experiment.launch_inputs import inputs_for
from wave_explorer.kernel.spec import KernelSpec, kernel
from wave_explorer.queries import Subject, answer

FIRST_VIEW_LIMIT = 0.7
"""Edit to the first changed fx view / bare compile."""

COUNTERS_LIMIT = 1.5
"""Edit to new counters / bare compile and emulated run."""

PARTS = (
    "bare compile", "bare run", "edit and send", "first view", "record", "inputs, run, check", "counters", "save",
)  # fmt: skip


class Watch:
    """Sees the first fx stage that changed something, and asks for it as the view does."""

    def __init__(self, started: float) -> None:
        self._started = started
        self.sent: float | None = None
        self.first: float | None = None

    def __call__(self, event: RecorderEvent) -> None:
        if self.sent is None:
            self.sent = time.perf_counter() - self._started
        if self.first is None and isinstance(event, StageRecorded):
            stage = event.stage
            if stage.layer == "fx" and stage.changed and stage.language == "graph":
                self.first = time.perf_counter() - self._started


def bare(spec: KernelSpec, like: Variant) -> tuple[float, float]:
    """Seconds of `wave_compile` on a kernel made just before, and of the emulator on the same code."""
    built = spec.build()
    options = built.compile_options()
    start = time.perf_counter()
    wave_compile(options, built.kernel)
    compiled = time.perf_counter() - start
    inputs = inputs_for(like.compilation, None, 0, "inputs")
    start = time.perf_counter()
    run_compilation(like.compilation, inputs, None)
    return compiled, time.perf_counter() - start


def edited(experiment: Experiment, settings: dict[str, Any]) -> tuple[Variant, dict[str, float]]:
    """A new variant with its counters, and the seconds from the edit to each part."""
    start = time.perf_counter()
    watch = Watch(start)
    variant = experiment.edit(listener=watch, **settings)
    if variant.compilation.manifest.status != "ok" or watch.first is None or watch.sent is None:
        sys.exit(f"{settings} does not compile: {variant.compilation.error and variant.compilation.error.summary}")
    compiled = time.perf_counter() - start
    first = next(s for s in variant.compilation.stages if s.layer == "fx" and s.changed and s.language == "graph")
    drawing = time.perf_counter()
    answer(Subject(variant.compilation), "graph", {"stage": first.id})
    drawn = time.perf_counter() - drawing
    run_starts = time.perf_counter()
    run = experiment.run(variant)
    answer(Subject(variant.compilation, run), "run")
    ran = time.perf_counter() - run_starts
    saving = time.perf_counter()
    experiment.save()
    return variant, {
        "edit and send": watch.sent,
        "first view": watch.first + drawn,
        "record": compiled,
        "inputs, run, check": ran,
        "counters": compiled + ran,
        "save": time.perf_counter() - saving,
    }


def set_aside() -> None:
    """Takes what is there out of the garbage collector's sight, so that neither side pays for what the other left.

    The bare compiles leave their heap in this process, where the explorer's part has no compiler of its own.
    """
    gc.collect()
    gc.freeze()


def measure(name: str, repeats: int, folder: Path) -> dict[str, list[float]]:
    """Seconds of each part in each repeat, and the two ratios."""
    spec = kernel(name)
    shut_down()
    prepare(wait=True)
    experiment = Experiment(spec, folder / f"{name}.experiment")
    found: dict[str, list[float]] = defaultdict(list)
    for number in range(repeats + 1):
        settings = {"K": 64 * (2 + number)}
        set_aside()
        variant, parts = edited(experiment, settings)
        set_aside()
        compiled, ran = bare(spec.edit(symbols=settings), variant)
        if number == 0:
            continue  # warms up both
        for part, seconds in {"bare compile": compiled, "bare run": ran, **parts}.items():
            found[part].append(seconds)
        found["view ratio"].append(parts["first view"] / compiled)
        found["counters ratio"].append(parts["counters"] / (compiled + ran))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kernels", nargs="*", default=["gemm"], metavar="KERNEL")
    parser.add_argument("--repeats", type=int, default=5)
    arguments = parser.parse_args()
    cache.WAVE_CACHE_ON = 0
    print(f"{len(os.sched_getaffinity(0))} cores, {arguments.repeats} repeats, load {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as folder:
        for name in arguments.kernels:
            found = measure(name, arguments.repeats, Path(folder))
            print(f"{name}: seconds")
            for part in PARTS:
                print(f"  {part:20} {median(found[part]):7.3f}")
            for ratio, limit, what in (
                ("view ratio", FIRST_VIEW_LIMIT, "edit to first changed fx view / bare compile"),
                ("counters ratio", COUNTERS_LIMIT, "edit to new counters / bare compile and run"),
            ):
                print(f"  {median(found[ratio]):5.2f}  (at most {limit})  {what}", flush=True)
    shut_down()


if __name__ == "__main__":
    main()
