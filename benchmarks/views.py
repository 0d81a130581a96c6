"""How fast the views are: in headless Chromium without a GPU, over real sessions.

    python -m benchmarks.views [--repeats 5] [--compiles 100] [--kernel extend_attention]

    bundle    bytes of the widget, minified
    graph     extend attention, every captured fx pass, and a graph of 5000 nodes: from the choice of the view or pass
              to its frame on the screen; panning, frame by frame
    text      an MLIR text of 50,000 lines: from the choice of the view to its frame
    hover     from a move of the pointer over an index map to the frame that shows its readout
    idle      time that the page's main thread and this process spend while nobody does anything
    memory    of a kernel that recorded many compiles, beyond what it had before

Times hold for this machine; what a limit is compared with stands beside it.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page

from benchmarks.large_graph import STAGES as GRAPH_STAGES
from benchmarks.large_graph import large_compilation
from benchmarks.long_text import STAGES as TEXT_STAGES
from benchmarks.long_text import long_compilation
from benchmarks.widget_in_page import bundle_bytes, chromium, explorer_page
from wave_explorer.actions.session import Session
from wave_explorer.record import Compilation

BUNDLE_LIMIT_KB = 350
FIRST_PAINT_LIMIT_MS = 1000
PAN_FRAME_LIMIT_MS = 50
PASS_SWITCH_LIMIT_MS = 200
TEXT_LIMIT_MS = 300
HOVER_LIMIT_MS = 50
MEMORY_LIMIT_MIB = 1024

IDLE_SECONDS = 5.0

GRAPH_DRAWN = """stage => {
  const graph = document.querySelector('[data-testid=graph]');
  return graph !== null && graph.dataset.stage === stage && graph.dataset.drawn !== 'no';
}"""

PAN = """async frames => {
  const graph = document.querySelector('[data-testid=graph]');
  const box = graph.getBoundingClientRect();
  const at = (type, i) => graph.dispatchEvent(new PointerEvent(type, {
    bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, button: type === 'pointermove' ? -1 : 0, buttons: 1,
    clientX: box.left + box.width / 2 + 4 * i, clientY: box.top + box.height / 2 + 2 * i
  }));
  at('pointerdown', 0);
  const times = [];
  for (let i = 1; i <= frames; i += 1) {
    const start = performance.now();
    at('pointermove', i);
    await window.painted();
    times.push((performance.now() - start) / 2);
  }
  at('pointerup', frames);
  return times;
}"""


class Report:
    """Prints a line for each figure, and remembers whether one was over its limit."""

    def __init__(self) -> None:
        self.over: list[str] = []

    def line(self, what: str, value: float, limit: float | None, unit: str) -> None:
        tail = "" if limit is None else f"  (at most {limit:g})"
        if limit is not None and value > limit:
            self.over.append(what)
            tail += "  OVER"
        print(f"  {what:58} {value:9.1f} {unit}{tail}", flush=True)


def timed(page: Page, change: dict[str, Any], shown: str, argument: str = "") -> float:
    """Milliseconds from a change of the selection until ``shown`` (JavaScript) holds and is on the screen."""
    script = f"([change, argument]) => window.until(change, () => ({shown})(argument))"
    return float(page.evaluate(script, [change, argument]))


def graph_figures(page: Page, stages: tuple[str, ...], repeats: int, report: Report, label: str) -> None:
    """First paint, switches between passes, and panning."""
    timed(page, {"view": "source"}, "() => document.querySelector('[data-testid=graph]') === null")
    first = timed(page, {"view": "graph", "stage": stages[0]}, GRAPH_DRAWN, stages[0])
    report.line(f"{label}: first paint", first, FIRST_PAINT_LIMIT_MS, "ms")
    new: list[float] = []
    for stage in stages[1:]:
        new.append(timed(page, {"stage": stage}, GRAPH_DRAWN, stage))
    if new:
        report.line(f"{label}: a pass that was not shown yet, median of {len(new)}", median(new), None, "ms")
        report.line(f"{label}: the same, longest", max(new), PASS_SWITCH_LIMIT_MS, "ms")
    again = [
        timed(page, {"stage": stage}, GRAPH_DRAWN, stage)
        for _ in range(repeats)
        for stage in (stages[0], stages[-1])
        if len(stages) > 1
    ]
    if again:
        report.line(f"{label}: back to a pass, median of {len(again)}", median(again), PASS_SWITCH_LIMIT_MS, "ms")
    frames = page.evaluate(PAN, 30)
    report.line(f"{label}: pan frame, median of {len(frames)}", median(frames), PAN_FRAME_LIMIT_MS, "ms")
    report.line(f"{label}: pan frame, longest", max(frames), None, "ms")


def attention(name: str) -> Compilation:
    """A complete record of a library kernel."""
    import wave_explorer as wx

    print(f"compiles {name} with all its passes", flush=True)
    compilation = wx.compile(wx.kernel(name))
    if not isinstance(compilation, Compilation):
        sys.exit(f"{name} is a pipeline of several kernels: name one of them, as in {name}:phase_0")
    if compilation.manifest.status != "ok":
        sys.exit(f"{name} does not compile: {compilation.error and compilation.error.summary}")
    return compilation


def hover_figures(page: Page, repeats: int, report: Report) -> None:
    """From a move over the index map to its readout."""
    page.evaluate("() => window.select({ view: 'index' })")
    cells = page.locator("[data-testid=index] canvas, .wx-index canvas").first
    cells.wait_for()
    script = """async ([i]) => {
      const canvas = document.querySelector('[data-testid=index] canvas, .wx-index canvas');
      const box = canvas.getBoundingClientRect();
      const start = performance.now();
      canvas.dispatchEvent(new PointerEvent('pointermove', {
        bubbles: true, clientX: box.left + box.width * (0.2 + 0.05 * (i % 10)), clientY: box.top + box.height / 2
      }));
      await window.painted();
      return performance.now() - start;
    }"""
    times = [float(page.evaluate(script, [i])) for i in range(5 * repeats)]
    report.line(f"hover over an index map, median of {len(times)}", median(times), HOVER_LIMIT_MS, "ms")


def idle_figures(page: Page, report: Report) -> None:
    """What page and process do while nobody does anything."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")

    def busy() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))

    page.wait_for_timeout(1000)
    page_before, here_before = busy(), time.process_time()
    time.sleep(IDLE_SECONDS)
    here = time.process_time() - here_before
    spent = busy() - page_before
    report.line(f"idle for {IDLE_SECONDS:g} s: the page's main thread", 1000 * spent, 5.0, "ms")
    report.line(f"idle for {IDLE_SECONDS:g} s: the kernel's process", 1000 * here, 5.0, "ms")


def text_figures(browser: Browser, repeats: int, report: Report) -> None:
    """Opening a long text: the second time on, since the first one also brings the editor."""
    shown = """stage => {
      const view = document.querySelector('[data-testid=ir-view], .wx-ir');
      return view !== null && view.dataset.stage === stage && view.querySelector('.cm-line') !== null;
    }"""
    first: list[float] = []
    for _ in range(repeats):
        with explorer_page(browser, Session(long_compilation())) as page:
            page.evaluate("() => window.select({ view: 'source' })")
            page.wait_for_timeout(500)
            first.append(timed(page, {"view": "ir", "stage": TEXT_STAGES[0]}, shown, TEXT_STAGES[0]))
            other = timed(page, {"stage": TEXT_STAGES[1]}, shown, TEXT_STAGES[1])
    report.line(f"50,000 lines: opening, median of {repeats}", median(first), TEXT_LIMIT_MS, "ms")
    report.line("50,000 lines: the next pass of that length", other, TEXT_LIMIT_MS, "ms")


def memory_figures(compiles: int, report: Report) -> None:
    """A kernel of its own that records many compiles."""
    script = Path(__file__).with_name("compile_session.py")
    print(f"{compiles} compiles in a kernel of their own", flush=True)
    done = subprocess.run(
        [sys.executable, str(script), "--compiles", str(compiles)], capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"the session of {compiles} compiles failed:\n{done.stderr[-3000:]}")
    found = json.loads(done.stdout.splitlines()[-1])
    for what, mib in found["resident"]:
        limit = MEMORY_LIMIT_MIB if what == f"after {compiles}" else None
        report.line(
            f"memory of the kernel {what} compiles" if limit else f"memory of the kernel {what}", mib, limit, "MiB"
        )
    print(f"  {found['kept']} records are kept")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--compiles", type=int, default=100, help="of the memory figure; 0 leaves it out")
    parser.add_argument("--kernel", default="extend_attention", help="whose passes are shown")
    arguments = parser.parse_args()
    print(f"{len(os.sched_getaffinity(0))} cores, {arguments.repeats} repeats, load {os.getloadavg()[0]:.1f}")
    report = Report()
    report.line("widget.js", bundle_bytes("widget.js") / 1024, BUNDLE_LIMIT_KB, "KB")
    with chromium() as browser:
        with explorer_page(browser, Session(large_compilation())) as page:
            graph_figures(page, GRAPH_STAGES, arguments.repeats, report, "5000 nodes")
            idle_figures(page, report)
        text_figures(browser, arguments.repeats, report)
        compilation = attention(arguments.kernel)
        with explorer_page(browser, Session(compilation)) as page:
            stages = tuple(s.id for s in compilation.stages if s.language == "graph" and s.after and s.changed)
            graph_figures(page, stages, arguments.repeats, report, arguments.kernel)
            hover_figures(page, arguments.repeats, report)
    if arguments.compiles:
        memory_figures(arguments.compiles, report)
    if report.over:
        sys.exit(f"over the limit: {', '.join(report.over)}")


if __name__ == "__main__":
    main()
