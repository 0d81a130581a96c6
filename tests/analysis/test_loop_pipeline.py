"""Pipelines of loops: against what Wave's own scheduler writes, the indices of the copies, and the MLIR."""

from __future__ import annotations

import re
from collections import Counter
from math import ceil
from pathlib import Path

import numpy as np
import pytest
from wave_lang.kernel.wave.compile import wave_compile

from tests.analysis.scheduled import recorded, spec_of
from tests.capture.recorded import cache_off
from wave_explorer.analysis.index_map import symbol_values_at
from wave_explorer.analysis.loop_pipeline import LoopPipeline, iteration_of, pipelines
from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.kernel.spec import kernel
from wave_explorer.queries import Subject, answer
from wave_explorer.record import Compilation
from wave_explorer.record.evaluation import evaluate

SCHEDULED = ("PREFETCH", "MODULO", "FOUR_STAGE", "MANUAL")


def only_loop(comp: Compilation) -> LoopPipeline:
    (loop,) = pipelines(comp).loops
    return loop


def test_modulo_is_what_waves_own_scheduler_writes(tmp_path: Path) -> None:
    """`dump_schedule` writes the schedule object of a compile that nothing of ours looks at."""
    file = tmp_path / "schedule.txt"
    built = spec_of("MODULO").build()
    with cache_off():
        wave_compile(built.compile_options(compile_to_mlir=True, dump_schedule=str(file)), built.kernel)
    text = file.read_text()
    loop = only_loop(recorded("MODULO"))
    stated = dict(re.findall(r"^(Initiation Interval|Number of Stages): (\d+)$", text, re.M))
    interval, stages = int(stated["Initiation Interval"]), int(stated["Number of Stages"])
    assert (loop.schedule.initiation_interval, loop.schedule.stages) == (interval, stages)
    rows = [[cell.strip() for cell in line.split("|")] for line in text.splitlines()]
    table = [tuple(map(int, row[1:])) for row in rows if len(row) == 6 and row[0].isdigit()]
    assert loop.reservations == tuple(table)
    written = Counter(int(row[3]) for row in rows if len(row) == 7 and row[3].isdigit() and row[1] != "IterArg")
    # Wave moves the accumulators of the loop to their first user after it wrote the file.
    ours = Counter(placed.cycle for placed in loop.nodes if placed.node.op != "iter_arg")
    assert ours - written == Counter() and sum(ours.values()) == 20


@pytest.mark.parametrize("name", SCHEDULED)
def test_every_iteration_runs_every_node_once(name: str) -> None:
    loop = only_loop(recorded(name))
    assert loop.trips is not None and loop.kernel_trips == loop.trips - (loop.schedule.stages - 1)
    for placed in loop.nodes:
        if placed.node.op == "iter_arg":
            continue
        assert len(placed.kernel) == 1
        assert len(placed.prologue) == loop.schedule.stages - 1 - placed.stage
        assert len(placed.epilogue) == placed.stage
        iterations = [
            *(iteration_of(loop, placed, "prologue", position) for position in range(len(placed.prologue))),
            *range(len(placed.prologue), loop.trips - placed.stage),
            *(iteration_of(loop, placed, "epilogue", position) for position in range(len(placed.epilogue))),
        ]
        assert iterations == list(range(loop.trips))


@pytest.mark.parametrize("name", SCHEDULED)
def test_a_copy_reads_the_columns_of_its_iteration(name: str) -> None:
    """The index of a global read along K tells which iteration a copy works for, whatever its place says."""
    comp = recorded(name)
    loop = only_loop(comp)
    seen = 0
    for placed in loop.nodes:
        if placed.node.op != "read" or placed.node.index is None:
            continue
        for part, copies in (("prologue", placed.prologue), ("kernel", placed.kernel)):
            for position, node in enumerate(copies):
                assert node.index is not None
                if "$ARGK" not in str(placed.node.index["K"].start):
                    continue
                values, _ = symbol_values_at(comp, loop.after, node, (0, 0, 0), 0)
                first = int(np.min(evaluate(node.index["K"].start, values)))
                assert first == iteration_of(loop, placed, part, position) * comp.symbol_values["BLOCK_K"]  # type: ignore[operator]
                seen += 1
    assert seen


def test_units_are_never_overbooked_by_modulo() -> None:
    loop = only_loop(recorded("MODULO"))
    made = loop.schedule
    assert loop.reservations == made.reservations
    units = [resource.units for resource in made.resources]
    assert all(used <= available for row in loop.reservations for used, available in zip(row, units, strict=True))
    needed = max(sum(row[kind] for row in loop.reservations) / units[kind] for kind in range(len(units)))
    assert made.resource_interval == needed
    assert made.recurrence_interval is not None
    assert made.initiation_interval >= ceil(max(needed, made.recurrence_interval))
    cycle = {placed.node.id: placed.cycle for placed in loop.nodes}
    for edge in made.dependences:
        if edge.source in cycle and edge.target in cycle and loop.before.nodes[edge.target].op != "iter_arg":
            assert cycle[edge.target] >= cycle[edge.source] + edge.delay - edge.iterations * made.initiation_interval


@pytest.mark.parametrize(("k", "applied"), [(64, False), (96, True), (128, True)])
def test_a_schedule_that_is_dropped(k: int, applied: bool) -> None:
    """Three stages need three iterations of 32; with fewer the code is that of no schedule, without an error."""
    comp = recorded("MODULO", K=k)
    payload = answer(Subject(comp), "schedule")
    assert payload["requested"] == "MODULO" and payload["applied"] is applied
    assert (comp.mlir == recorded("NONE", K=k).mlir) is not applied
    (loop,) = payload["loops"]
    assert (loop["stages"], loop["trips"], loop["applied"]) == (3, k // 32, applied)
    if applied:
        assert payload["reason"] == "" and [part["matrix"] for part in loop["parts"]] == [4, 8, 12]
    else:
        assert "2 iterations" in payload["reason"] and "needs at least 3" in payload["reason"]
        assert "Not enough iterations" in loop["said"] and loop["parts"] == []


def test_nothing_asked_for() -> None:
    payload = answer(Subject(recorded("NONE")), "schedule")
    assert payload["requested"] == "NONE" and payload["applied"] is None and payload["loops"] == []
    assert payload["summary"] == "No schedule was asked for: every iteration of a loop ends before the next one begins."


def test_no_loop_is_said_only_where_there_is_none() -> None:
    built = kernel("copy").build()
    straight = record_compile(built, Recorder(built.data), backend=False)
    summary = answer(Subject(straight), "schedule")["summary"]
    assert summary == "No schedule was asked for, and there is no loop."


def test_a_schedule_by_hand_counts_no_units() -> None:
    payload = answer(Subject(recorded("MANUAL")), "schedule")
    assert payload["requested"] == "MANUAL" and payload["applied"] is True
    (loop,) = payload["loops"]
    assert loop["resources"] == [] and loop["table_agrees"] is None and loop["stages"] == 2
