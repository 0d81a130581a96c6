"""What analysis costs: one index map, its ratio to sympy's `subs` thread by thread, and a full lint.

    python benchmarks/analysis.py [--repeats 7] [KERNEL ...]

Each kernel is compiled once, in a worker; what is measured reads the record only. `index map` is every coordinate,
byte address and mask of one global read for all threads of a workgroup (256 for a gemm), as the views ask for it;
`payload` is the same as the JSON-shaped answer of the query. `subs` substitutes the thread and workgroup ids into the
node's sympy index, once for each thread and dimension, and gives starts only; the starts are compared with those of the
index map. `lint` is everything that `wave-explorer lint` does with a record: first with a record that was just opened,
then again with its graphs in memory. Times are medians of processor time; ratios are those of medians.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from wave_explorer.analysis.diagnostics import diagnose
from wave_explorer.analysis.index_map import IndexMap, index_map
from wave_explorer.analysis.lds_access import last_fx_stage
from wave_explorer.analysis.node_facts import memory_space
from wave_explorer.capture.worker import compile, prepare, shut_down
from wave_explorer.kernel.spec import kernel
from wave_explorer.kernel.sympy_tree import SymbolTable, to_sympy
from wave_explorer.queries import Subject, answer
from wave_explorer.record import Compilation, load

KERNELS = ("gemm", "extend_attention")

AIM_MAP_MS, AIM_RATIO = 5.0, 20.0
"""An index map has to follow a finger on a stepper, and to be worth having beside `subs`."""


@dataclass(frozen=True)
class Times:
    """Milliseconds of one kernel."""

    map: float
    payload: float
    subs: float
    lint_cold: float
    lint_warm: float


def recorded(name: str) -> Compilation:
    """A complete record of a library kernel.

    Raises:
        SystemExit: it does not compile.
    """
    made = compile(kernel(name))
    if made.manifest.status != "ok":
        sys.exit(f"{name} does not compile: {made.error and made.error.summary}")
    return made


def milliseconds(body: Callable[[], Any], repeats: int) -> float:
    """Median processor time of ``body``, which runs once before."""
    body()
    taken = []
    for _ in range(repeats):
        start = time.process_time()
        body()
        taken.append((time.process_time() - start) * 1000)
    return median(taken)


def global_read(comp: Compilation) -> str:
    """Id of the first global read of the last fx graph that is inside a loop, else of the first at all."""
    graph = comp.last_graph()
    assert graph is not None
    reads = [node for node in graph.nodes.values() if node.op == "read" and memory_space(graph, node) == "global"]
    inner = {region.id for region in graph.regions if region.dim is not None}
    return next((node.id for node in reads if node.region in inner), reads[0].id)


def substituted(comp: Compilation, found: IndexMap) -> list[dict[str, int]]:
    """The starts of the node's index for each thread, by sympy."""
    table, symbols = SymbolTable(), comp.manifest.symbols
    by_role = {role: [(table.add(s), s) for s in symbols if s.role == role] for role in {s.role for s in symbols}}
    index = {dim: to_sympy(sequence.start, table) for dim, sequence in (found.node.index or {}).items()}
    launch = comp.manifest.launch
    assert launch is not None and launch.block is not None
    x, y, _ = launch.block
    fixed = {table.symbol_of(key): value for key, value in comp.symbol_values.items()}
    fixed |= dict.fromkeys((one for role in ("workgroup", "induction") for one, _ in by_role.get(role, ())), 0)
    starts = []
    for thread in range(found.threads):
        at = (thread % x, thread // x % y, thread // (x * y))
        ids = {one: at[int(symbol.name[-1])] for one, symbol in by_role["thread"]}
        starts.append({dim: int(start.subs({**fixed, **ids})) for dim, start in index.items()})
    return starts


def measure(name: str, repeats: int) -> tuple[Times, IndexMap]:
    """All times of one kernel."""
    comp = recorded(name)
    stage, node = last_fx_stage(comp), global_read(comp)
    # Where a dimension is only known at launch the map is that of the addresses, without masks.
    found = index_map(comp, stage, node, masks_needed=False)
    starts = substituted(comp, found)
    for dim in found.dims:
        if [start[dim] for start in starts] != found.coordinates[dim][:, 0].tolist():
            sys.exit(f"{name}: the index map of {found.node.name} along {dim} is not what sympy says")
    subject = Subject(comp)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "record.wavex"
        comp.save(str(path))
        cold = milliseconds(lambda: diagnose(load(path)), max(1, repeats // 2))
    return Times(
        map=milliseconds(lambda: index_map(comp, stage, node, masks_needed=False), repeats),
        payload=milliseconds(lambda: answer(subject, "index_map", {"stage": stage, "node": node}), repeats),
        subs=milliseconds(lambda: substituted(comp, found), max(1, repeats // 3)),
        lint_cold=cold,
        lint_warm=milliseconds(lambda: diagnose(comp), max(1, repeats // 2)),
    ), found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kernels", nargs="*", default=list(KERNELS), metavar="KERNEL")
    parser.add_argument("--repeats", type=int, default=7)
    arguments = parser.parse_args()
    prepare(wait=True)
    print(f"{len(os.sched_getaffinity(0))} cores, {arguments.repeats} repeats, load {os.getloadavg()[0]:.1f}")
    print(f"aims: an index map in {AIM_MAP_MS:g} ms, {AIM_RATIO:g} times faster than subs")
    print("kernel            threads  index map ms  payload ms  subs ms   ratio  lint ms  again ms")
    for name in arguments.kernels:
        times, found = measure(name, arguments.repeats)
        print(
            f"{name:16} {found.threads:8} {times.map:13.2f} {times.payload:11.2f} {times.subs:8.0f} "
            f"{times.subs / times.map:7.0f} {times.lint_cold:8.0f} {times.lint_warm:9.0f}",
            flush=True,
        )
    shut_down()


if __name__ == "__main__":
    main()
