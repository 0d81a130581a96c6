"""Findings about the schedule: asked for, and not there."""

from __future__ import annotations

import re
from collections.abc import Iterator

from wave_explorer.analysis.diagnostics.distribution import Distribution
from wave_explorer.analysis.diagnostics.rule import code, found
from wave_explorer.record import Compilation, Diagnostic, Graph

DROPPED = code(
    "WX-C002",
    "warning",
    "a schedule that was asked for and dropped",
    "A pipeline of n stages peels n - 1 iterations off its loop, so the loop needs at least n; where the number is not "
    "known before the launch, the kernel has to state it. In wave-lang 3.9.1 the compile goes on without the schedule.",
)
NOTHING_TO_SCHEDULE = code(
    "WX-C401",
    "warning",
    "a schedule without a loop",
    "Schedules pipeline the loops of a kernel (tkw.iterate); one without a loop has nothing that they could change.",
)

_DROPPED = re.compile(r"^(?P<stage>fx/schedule_graph\S*): warning: (?P<reason>.*[Ss]kipping pipelining.*)$", re.M)


def dropped(comp: Compilation) -> Iterator[Diagnostic]:
    """What the compiler only said in its log, with the iterations there are and the stages that were wanted."""
    schedule = str(comp.spec.options.get("schedule", "")) or "schedule"
    for said in _DROPPED.finditer(comp.manifest.captured_output):
        graph = comp.graph(said["stage"]) if any(one.id == said["stage"] for one in comp.stages) else None
        loop = _unpipelined_loop(graph) if graph is not None else None
        if graph is None or loop is None:
            yield found(DROPPED, f"{schedule} was asked for and dropped: {said['reason']}", stage=said["stage"])
            continue
        dim, stages, owner = loop
        trips = Distribution(comp).number(next(r.trip_count for r in graph.regions if r.owner == owner))
        has = "has a number of iterations that is only known at launch"
        if trips is not None:
            has = f"has {trips} iteration{'s' if trips != 1 else ''}"
        yield found(
            DROPPED,
            f"{schedule} was asked for and dropped: the loop over {dim} {has}, and the pipeline has {stages} stages",
            fix=f"Let the loop turn at least {stages} times: a larger {dim} or a smaller tile of it."
            if trips is not None
            else f"State it: tkw.Assumption on {dim}, so that the loop turns at least {stages} times.",
            node=graph.nodes.get(owner),
            stage=said["stage"],
            view="schedule",
            schedule=schedule,
            stages=stages,
            iterations=trips if trips is not None else "not known",
        )


def _unpipelined_loop(graph: Graph) -> tuple[str, int, str] | None:
    """Dimension, pipeline stages and owner of the loop whose nodes have slots; None where none or several have."""
    loops = []
    for region in graph.regions:
        slots = [slot for key in region.nodes if (slot := graph.nodes[key].schedule) is not None]
        if slots and region.owner is not None and region.dim is not None:
            loops.append((region.dim, max(slot.stage for slot in slots) + 1, region.owner))
    return loops[0] if len(loops) == 1 else None


def without_a_loop(comp: Compilation) -> Iterator[Diagnostic]:
    """A schedule for a kernel that has no loop."""
    schedule, graph = str(comp.spec.options.get("schedule", "NONE")), comp.last_graph()
    ran = [stage for stage in comp.stages if stage.name == "schedule_graph" and stage.before is not None]
    if schedule in ("NONE", "SchedulingType.NONE") or graph is None or not ran:
        return
    before = comp.graph(ran[0], before=True)
    if not any(node.op == "iterate" for node in before.nodes.values()):
        yield found(
            NOTHING_TO_SCHEDULE,
            f"{schedule} was asked for, and the kernel has no loop",
            fix="Leave the schedule out.",
            stage=ran[0].id,
            view="schedule",
            schedule=schedule,
        )
