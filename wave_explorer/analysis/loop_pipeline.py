"""The software pipeline of a loop: the place of each node, what was asked for and applied, and where the copies are.

Iteration i starts at cycle i · II, so that the stage s of iteration i meets the stage s - 1 of iteration i + 1.  The
compiler fills the pipeline in a prologue (stages 0 to n - 2 of the first iterations), keeps it full in the loop, and
drains it in an epilogue.  Cycles are the scheduler's own: ``MODULO`` counts the delays of Wave's table, ``PREFETCH``
and the others number the phases of an iteration.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from wave_explorer.analysis.index_map import NotKnown
from wave_explorer.record import Compilation, Graph, GraphNode, LoopSchedule, Stage
from wave_explorer.record.evaluation import InexactValue, UnboundSymbol, evaluate
from wave_explorer.record.expression import Expression

NO_SCHEDULE = ("", "NONE", "SchedulingType.NONE")
SCHEDULE_PASSES = ("schedule_graph", "run_manual_schedule")


@dataclass(frozen=True)
class PlacedNode:
    """A node of the loop, its slot, and its copies after pipelining.

    Attributes:
        node: in the loop as it was before.
        cycle: from the start of its iteration; ``stage`` = cycle // II, ``slot`` = cycle % II.
        uses: units taken per cycle and resource, from its cycle on; empty where nothing was counted.
        prologue: its copies before the loop, the one of iteration 0 first.
        kernel: its copy in the loop, of iteration ``kernel_iteration`` ahead of the loop's own.
        epilogue: its copies after the loop, of the last iterations, the earliest first.
    """

    node: GraphNode
    cycle: int
    stage: int
    slot: int
    uses: tuple[tuple[int, ...], ...]
    prologue: tuple[GraphNode, ...]
    kernel: tuple[GraphNode, ...]
    epilogue: tuple[GraphNode, ...]


@dataclass(frozen=True)
class LoopPipeline:
    """One loop with its schedule.

    Attributes:
        schedule: as recorded.
        loop: the loop before.
        dim: its dimension.
        trips: its iterations before pipelining; None where they are known at launch only.
        applied: whether the compiler rebuilt the loop.
        why_not: why it did not; empty where it did.
        pipelined: the loop after, None where the schedule was dropped; ``kernel_trips`` its iterations.
        before, after: the graphs around the pass.
        nodes: in the order of the loop.
    """

    schedule: LoopSchedule
    loop: GraphNode
    dim: str
    trips: int | None
    applied: bool
    why_not: str
    pipelined: GraphNode | None
    kernel_trips: int | None
    before: Graph
    after: Graph
    nodes: tuple[PlacedNode, ...]

    @property
    def reservations(self) -> tuple[tuple[int, ...], ...]:
        """Units taken per cycle of the interval and resource, the sum over the nodes; empty where none were counted."""
        interval = self.schedule.initiation_interval
        if not self.schedule.resources:
            return ()
        table = [[0] * len(self.schedule.resources) for _ in range(interval)]
        for placed in self.nodes:
            for later, row in enumerate(placed.uses):
                for kind, units in enumerate(row):
                    table[(placed.cycle + later) % interval][kind] += units
        return tuple(tuple(row) for row in table)


@dataclass(frozen=True)
class Pipelines:
    """What was asked for, and what came of it.

    Attributes:
        requested: the option ``schedule``, ``NONE`` where none was asked for.
        stage: id of the pass that schedules, None where it did not run.
        applied: whether every loop was pipelined; None where nothing was asked for or it is not known.
        reason: why it is not, in one sentence; empty where it is.
        loops: the schedules that were made.
    """

    requested: str
    stage: str | None
    applied: bool | None
    reason: str
    loops: tuple[LoopPipeline, ...]


def pipelines(comp: Compilation) -> Pipelines:
    """The schedules of a compile, and what was asked for."""
    requested = str(comp.spec.options.get("schedule", "NONE")).removeprefix("SchedulingType.") or "NONE"
    stage = next((one for one in comp.stages if one.name in SCHEDULE_PASSES and one.before is not None), None)
    found = _loops(comp, stage) if stage is not None else ()
    if requested in NO_SCHEDULE:
        return Pipelines("NONE", None if stage is None else stage.id, None, "no schedule was asked for", found)
    applied, reason = _outcome(comp, stage, found)
    return Pipelines(requested, None if stage is None else stage.id, applied, reason, found)


def _outcome(comp: Compilation, stage: Stage | None, found: tuple[LoopPipeline, ...]) -> tuple[bool | None, str]:
    if stage is None:
        return None, "the compile ended before its loops were scheduled"
    if stage.status == "disabled":
        return False, f"the pass {stage.name} was switched off by request"
    if stage.status == "failed":
        error = comp.error.summary if comp.error is not None else "it failed"
        return False, f"the pass {stage.name} failed: {error}"
    if comp.scheduling() is None:
        return None, "this record was made without its schedules: record the kernel again"
    before = comp.graph(stage, before=True)
    if not any(region.dim is not None for region in before.regions):
        return False, "the kernel has no loop that could be pipelined"
    if not found:
        return False, "the scheduler made no schedule for any loop"
    dropped = [loop for loop in found if not loop.applied]
    return not dropped, "; ".join(loop.why_not for loop in dropped)


def _loops(comp: Compilation, stage: Stage) -> tuple[LoopPipeline, ...]:
    scheduling = comp.scheduling()
    if scheduling is None or stage.after is None:
        return ()
    before, after = comp.graph(stage, before=True), comp.graph(stage)
    return tuple(
        _loop(comp, schedule, before, after)
        for schedule in scheduling.loops
        if schedule.stage == stage.id and schedule.loop in before.nodes
    )


def _loop(comp: Compilation, schedule: LoopSchedule, before: Graph, after: Graph) -> LoopPipeline:
    loop = before.nodes[schedule.loop]
    region = next(one for one in before.regions if one.owner == loop.id)
    trips = _number(region.trip_count, comp.symbol_values)
    pipelined = after.nodes.get(schedule.pipelined) if schedule.pipelined is not None else None
    kernel = next((one for one in after.regions if pipelined is not None and one.owner == pipelined.id), None)
    return LoopPipeline(
        schedule=schedule,
        loop=loop,
        dim=region.dim or "",
        trips=trips,
        applied=pipelined is not None,
        why_not="" if pipelined is not None else _why_not(schedule, region.dim or "", trips),
        pipelined=pipelined,
        kernel_trips=_number(kernel.trip_count, comp.symbol_values) if kernel is not None else None,
        before=before,
        after=after,
        nodes=_placed(schedule, before, after, pipelined),
    )


def _why_not(schedule: LoopSchedule, dim: str, trips: int | None) -> str:
    wanted = f"its pipeline of {schedule.stages} stages needs at least {schedule.stages}"
    if trips is not None:
        return f"the loop over {dim} has {trips} iteration{'s' if trips != 1 else ''}, and {wanted}"
    return (
        f"the loop over {dim} has a number of iterations that is known at launch only, and {wanted}, which no "
        "tkw.Assumption of the kernel states"
    )


def _placed(schedule: LoopSchedule, before: Graph, after: Graph, pipelined: GraphNode | None) -> tuple[PlacedNode, ...]:
    copies = _copies(before, after, pipelined) if pipelined is not None else {}
    interval = schedule.initiation_interval
    placed = []
    for slot in schedule.nodes:
        prologue, kernel, epilogue = copies.get(slot.node, ((), (), ()))
        node = before.nodes.get(slot.node)
        if node is None:
            continue
        stage, within = divmod(slot.cycle, interval)
        placed.append(PlacedNode(node, slot.cycle, stage, within, slot.uses, prologue, kernel, epilogue))
    return tuple(placed)


_Parts = tuple[tuple[GraphNode, ...], tuple[GraphNode, ...], tuple[GraphNode, ...]]


def _copies(before: Graph, after: Graph, pipelined: GraphNode) -> Mapping[str, _Parts]:
    """Copies before, in and after the pipelined loop, by the id of the node of the loop before.

    The compiler copies iteration by iteration, so that the order of the graph is the order of the iterations.
    """
    found: dict[str, tuple[list[GraphNode], list[GraphNode], list[GraphNode]]] = {}
    outer = next(region for region in after.regions if region.id == pipelined.region)
    inner = next((region for region in after.regions if region.owner == pipelined.id), None)
    part = 0
    for key in outer.nodes:
        if key == pipelined.id:
            part = 2
        _file(found, before, after.nodes[key], part)
    for key in inner.nodes if inner is not None else ():
        _file(found, before, after.nodes[key], 1)
    return {key: (tuple(parts[0]), tuple(parts[1]), tuple(parts[2])) for key, parts in found.items()}


def _file(
    found: dict[str, tuple[list[GraphNode], list[GraphNode], list[GraphNode]]],
    before: Graph,
    node: GraphNode,
    part: int,
) -> None:
    if node.schedule is not None and node.lineage in before.nodes and node.id not in before.nodes:
        found.setdefault(str(node.lineage), ([], [], []))[part].append(node)


def _number(expression: Expression | None, values: Mapping[str, int]) -> int | None:
    if expression is None:
        return None
    try:
        return int(evaluate(expression, values))
    except (UnboundSymbol, InexactValue):
        return None


def iteration_of(pipeline: LoopPipeline, placed: PlacedNode, part: str, position: int) -> int | None:
    """The iteration of the source loop that a copy works for.

    Args:
        pipeline: of the loop.
        placed: a node of it.
        part: ``prologue``, ``kernel`` or ``epilogue``.
        position: of the copy among the node's copies in that part.

    Returns:
        Its number; for a copy in the kernel, how far it is ahead of the loop's own counter.  None where the number of
        iterations is not known.

    Raises:
        NotKnown: the schedule was dropped, so there are no copies.
    """
    if not pipeline.applied:
        raise NotKnown("the schedule was dropped: the loop stands as it was")
    if part == "prologue":
        return position
    if part == "kernel":
        return pipeline.schedule.stages - 1 - placed.stage
    return None if pipeline.trips is None else pipeline.trips - placed.stage + position
