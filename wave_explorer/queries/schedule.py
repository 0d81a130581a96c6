"""Query ``schedule``: pipelines of loops, what was asked for and applied, and what each barrier is for."""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from wave_explorer.analysis.barrier_hazards import BarrierReport, BarrierUse, Hazard, Verdict, barrier_report
from wave_explorer.analysis.index_map import NotKnown
from wave_explorer.analysis.loop_pipeline import LoopPipeline, Pipelines, PlacedNode, iteration_of, pipelines
from wave_explorer.analysis.node_facts import Category, category, display_name, source_operation
from wave_explorer.queries.expansion import NodeName
from wave_explorer.queries.registry import NoParameters, Subject, query
from wave_explorer.record import BarrierPlacement, Compilation, Dependence, Graph, GraphNode

PartName = Literal["prologue", "kernel", "epilogue"]
_PARTS: tuple[PartName, ...] = ("prologue", "kernel", "epilogue")

# Names of copies that pipelining made: iteration and stage.
_PIPELINED = re.compile(r"(?P<name>.+)_mapped_\d+_(?P<stage>\d+)")

CYCLES = "modelled: a unit of Wave's delay table, not a clock of the machine"
PHASES = "a phase of the iteration, no clock of the machine"


class CopyAt(msgspec.Struct, frozen=True):
    """A copy after pipelining, and the iteration it works for (in the kernel: how far ahead of the loop's counter)."""

    node: str
    label: str
    iteration: int | None


class SlotRow(msgspec.Struct, frozen=True):
    """A node of the loop: ``cycle`` from the start of its iteration, ``stage`` = cycle // II, ``slot`` = cycle % II."""

    node: str
    label: str
    operation: str
    op: str
    category: Category
    cycle: int
    stage: int
    slot: int
    uses: list[list[int]]
    prologue: list[CopyAt]
    kernel: list[CopyAt]
    epilogue: list[CopyAt]


class ResourceRow(msgspec.Struct, frozen=True):
    """A kind of unit: how many there are, and how many each slot of the interval takes."""

    name: str
    units: int
    used: list[int]


class PartRow(msgspec.Struct, frozen=True):
    """Prologue, kernel or epilogue: its operations, and the matrix products among them."""

    part: PartName
    operations: int
    matrix: int
    turns: int | None


class LoopRow(msgspec.Struct, frozen=True):
    """One loop with its schedule.

    ``trips`` iterations before, ``kernel_trips`` after pipelining; ``unit`` says what a cycle is; ``said`` holds the
    compiler's words where it dropped the schedule; ``table_agrees``: the scheduler's own table of units is the sum over
    the nodes (None where it made no table).
    """

    loop: str
    label: str
    dim: str
    method: str
    applied: bool
    reason: str
    said: str
    trips: int | None
    kernel_trips: int | None
    pipelined: str | None
    initiation_interval: int
    stages: int
    unit: str
    resource_interval: float | None
    recurrence_interval: float | None
    resources: list[ResourceRow]
    table_agrees: bool | None
    nodes: list[SlotRow]
    dependences: list[Dependence]
    parts: list[PartRow]


class HazardRow(msgspec.Struct, frozen=True):
    """Two accesses that must not overtake each other; ``example``: a byte, the wave before, the wave after.

    Bytes count from the start of the LDS, or of the buffer where its place is not known (``in_buffer``).
    """

    kind: Literal["RAW", "WAR", "WAW"]
    before: NodeName
    after: NodeName
    when: str
    bytes: int
    runs: list[tuple[int, int]]
    example: tuple[int, int, int]
    buffer: str
    in_buffer: bool


class Between(msgspec.Struct, frozen=True):
    """Where the compiler put a barrier: behind one node and in front of another, perhaps of the next iteration."""

    behind: NodeName
    before: NodeName
    next_iteration: bool


class BarrierRow(msgspec.Struct, frozen=True):
    """A barrier; ``signal`` is the other half of a split one, ``lines`` are its AMDGCN (1-based)."""

    node: str
    label: str
    signal: NodeName | None
    place: str
    stage: str
    between: Between | None
    verdict: Verdict
    reason: str
    hazards: list[HazardRow]
    possible: list[tuple[NodeName, NodeName]]
    lines: list[int]


class UnknownAccess(msgspec.Struct, frozen=True):
    """An access of LDS whose bytes are not known, and why."""

    node: str
    label: str
    reason: str


class ExaminedLoop(msgspec.Struct, frozen=True):
    """Which iterations of a loop the search for hazards went through."""

    dim: str
    trips: int | None
    iterations: list[int]


class SchedulePayload(msgspec.Struct, frozen=True):
    """Answer of ``schedule``; ``applied`` is None where nothing was asked for or it is not known (``reason``)."""

    stage: str | None
    last_stage: str | None
    requested: str
    applied: bool | None
    reason: str
    summary: str
    loops: list[LoopRow]
    waves: int
    barriers: list[BarrierRow]
    unordered: list[HazardRow]
    unknown: list[UnknownAccess]
    examined: list[ExaminedLoop]
    barriers_not_known: str


@query("schedule", NoParameters)
def schedule(subject: Subject, _: NoParameters) -> SchedulePayload:
    """Loops, then barriers."""
    comp = subject.compilation
    found = pipelines(comp)
    report, not_known = None, ""
    try:
        report = barrier_report(comp)
    except NotKnown as error:
        not_known = str(error)
    names = _buffer_names(report)
    last = comp.last_graph_stage()
    return SchedulePayload(
        stage=found.stage,
        last_stage=last.id if last is not None else None,
        requested=found.requested,
        applied=found.applied,
        reason=found.reason,
        summary=_summary(comp, found),
        loops=[_loop(pipeline) for pipeline in found.loops],
        waves=report.waves if report is not None else 0,
        barriers=_barriers(comp, report, names) if report is not None else [],
        unordered=[_hazard(report, hazard, names) for hazard in report.unordered] if report is not None else [],
        unknown=[UnknownAccess(node.id, display_name(node), reason) for node, reason in report.unknown]
        if report is not None
        else [],
        examined=[ExaminedLoop(one.dim or "", one.trips, list(one.examined)) for one in report.sequence.loops]
        if report is not None
        else [],
        barriers_not_known=not_known,
    )


def _summary(comp: Compilation, found: Pipelines) -> str:
    if found.requested == "NONE":
        return _without_schedule(comp)
    if found.applied is None:
        return f"{found.requested} was asked for; whether it was applied is not known: {found.reason}."
    if not found.applied:
        return f"{found.requested} was asked for and not applied: {found.reason}."
    parts = [
        f"the loop over {loop.dim} in {loop.schedule.stages} stages, a new iteration every "
        f"{loop.schedule.initiation_interval} cycle{'s' if loop.schedule.initiation_interval != 1 else ''}"
        for loop in found.loops
    ]
    return f"{found.requested} was asked for and applied: {'; '.join(parts)}."


def _without_schedule(comp: Compilation) -> str:
    graph = comp.last_graph()
    if graph is None:
        return "No schedule was asked for; whether there is a loop is not known: no fx graph was recorded."
    if all(region.dim is None for region in graph.regions):
        return "No schedule was asked for, and there is no loop."
    return "No schedule was asked for: every iteration of a loop ends before the next one begins."


def _loop(pipeline: LoopPipeline) -> LoopRow:
    made = pipeline.schedule
    table = pipeline.reservations
    return LoopRow(
        loop=pipeline.loop.id,
        label=pipeline.loop.name,
        dim=pipeline.dim,
        method=made.method,
        applied=pipeline.applied,
        reason=pipeline.why_not,
        said=made.said,
        trips=pipeline.trips,
        kernel_trips=pipeline.kernel_trips,
        pipelined=made.pipelined,
        initiation_interval=made.initiation_interval,
        stages=made.stages,
        unit=CYCLES if made.reservations else PHASES,
        resource_interval=made.resource_interval,
        recurrence_interval=made.recurrence_interval,
        resources=[
            ResourceRow(_resource(one.name), one.units, [row[kind] for row in table])
            for kind, one in enumerate(made.resources)
        ],
        table_agrees=table == made.reservations if made.reservations else None,
        nodes=[_slot(pipeline, placed) for placed in pipeline.nodes],
        dependences=list(made.dependences),
        parts=_parts(pipeline),
    )


def _resource(name: str) -> str:
    """``GLOBAL_MEMORY_UNITS`` as people say it."""
    return name.removesuffix("_UNITS").replace("_", " ").lower().replace("mma", "matrix").replace("valu", "VALU")


def _slot(pipeline: LoopPipeline, placed: PlacedNode) -> SlotRow:
    def copies(part: PartName) -> list[CopyAt]:
        return [
            CopyAt(node.id, _label(node), iteration_of(pipeline, placed, part, position))
            for position, node in enumerate(getattr(placed, part))
        ]

    node = placed.node
    return SlotRow(
        node=node.id,
        label=display_name(node),
        operation=source_operation(node, pipeline.before.nodes),
        op=node.op,
        category=category(pipeline.before, node),
        cycle=placed.cycle,
        stage=placed.stage,
        slot=placed.slot,
        uses=[list(row) for row in placed.uses],
        prologue=copies("prologue"),
        kernel=copies("kernel"),
        epilogue=copies("epilogue"),
    )


def _parts(pipeline: LoopPipeline) -> list[PartRow]:
    if not pipeline.applied:
        return []
    rows = []
    for part in _PARTS:
        nodes: list[GraphNode] = [node for placed in pipeline.nodes for node in getattr(placed, part)]
        turns = pipeline.kernel_trips if part == "kernel" else 1
        rows.append(PartRow(part, len(nodes), sum("mma" in node.op for node in nodes), turns))
    return rows


def _buffer_names(report: BarrierReport | None) -> dict[str, str]:
    return {key: node.name for key, node in report.sequence.graph.nodes.items()} if report is not None else {}


def _barriers(comp: Compilation, report: BarrierReport, names: dict[str, str]) -> list[BarrierRow]:
    scheduling = comp.scheduling()
    placements = {one.barrier: one for one in scheduling.placements} if scheduling is not None else {}
    graph = report.sequence.graph
    stages = _first_stages(comp, {use.barrier.id for use in report.barriers})
    lines = _lines(comp)
    return [
        BarrierRow(
            node=use.barrier.id,
            label=use.barrier.name,
            signal=None if use.signal is None else NodeName(use.signal.id, use.signal.name),
            place=_place(graph, use.barrier),
            stage=stages.get(use.barrier.id, ""),
            between=_between(graph, placements.get(use.barrier.id)),
            verdict=use.verdict,
            reason=_reason(report, use),
            hazards=[_hazard(report, hazard, names) for hazard in use.hazards],
            possible=[(_name(one), _name(other)) for one, other in use.possible],
            lines=sorted(
                {*lines.get(use.barrier.id, []), *(lines.get(use.signal.id, []) if use.signal is not None else [])}
            ),
        )
        for use in report.barriers
    ]


def _place(graph: Graph, node: GraphNode) -> str:
    """``in the loop over K``, ``before the loop``, ``behind the loop``."""
    region = next(one for one in graph.regions if one.id == node.region)
    if region.dim is not None:
        return f"in the loop over {region.dim}"
    order = list(region.nodes)
    loops = [key for key in order if graph.nodes[key].op == "iterate"]
    if not loops:
        return "outside any loop"
    before = [key for key in loops if order.index(key) < order.index(node.id)]
    if not before:
        return "before the loop" if len(loops) == 1 else "before the loops"
    return "behind the loop" if len(before) == len(loops) else "between the loops"


def _first_stages(comp: Compilation, wanted: set[str]) -> dict[str, str]:
    """The pass that put each of the nodes in, by node id; barriers come late, so the search begins at the end."""
    found: dict[str, str] = {}
    left = set(wanted)
    for stage in reversed(comp.stages):
        if not left or stage.language != "graph" or stage.after is None or not stage.changed:
            continue
        here = comp.graph(stage).nodes.keys()
        left &= here
        found |= dict.fromkeys(left, stage.id)
    return found


def _lines(comp: Compilation) -> dict[str, list[int]]:
    """AMDGCN lines of barrier instructions by node id; a node is linked to the waits before its barrier, too."""
    text = (comp.asm or "").splitlines()
    found: dict[str, list[int]] = {}
    for line, link in comp.instruction_links().items():
        if text[line - 1].split()[:1] and text[line - 1].split()[0].startswith("s_barrier"):
            for node in link.nodes:
                found.setdefault(node, []).append(line)
    return found


def _between(graph: Graph, placement: BarrierPlacement | None) -> Between | None:
    if placement is None or placement.producer not in graph.nodes or placement.consumer not in graph.nodes:
        return None
    producer, consumer = graph.nodes[placement.producer], graph.nodes[placement.consumer]
    return Between(_name(producer), _name(consumer), placement.next_iteration)


def _reason(report: BarrierReport, use: BarrierUse) -> str:
    if use.hazards:
        kinds = " and ".join(dict.fromkeys(_KINDS[hazard.kind] for hazard in use.hazards))
        pairs = len(use.hazards)
        return f"without it {kinds} of other waves ({pairs} pair{'s' if pairs != 1 else ''} of accesses)"
    if use.possible:
        return "whether it is needed is not known: the bytes of some accesses are not known"
    if report.waves == 1:
        return "no hazard found between the accesses of the record: a workgroup has one wave"
    return "no hazard found between the accesses of the record that the other barriers leave"


_KINDS = {
    "RAW": "reads would overtake writes",
    "WAR": "writes would overtake reads",
    "WAW": "writes would overtake writes",
}


def _hazard(report: BarrierReport | None, hazard: Hazard, names: dict[str, str]) -> HazardRow:
    buffers = dict.fromkeys(names.get(key, key) for key in hazard.buffers)
    return HazardRow(
        kind=hazard.kind,
        before=_name(hazard.before),
        after=_name(hazard.after),
        when=_when(report, hazard),
        bytes=hazard.bytes,
        runs=list(hazard.runs),
        example=hazard.example,
        buffer=", ".join(buffers),
        in_buffer=hazard.in_buffer,
    )


def _when(report: BarrierReport | None, hazard: Hazard) -> str:
    if hazard.before.id == hazard.after.id and not hazard.distance:
        return "by several waves at once"
    if hazard.distance is not None:
        words = {0: "in one iteration", 1: "from an iteration to the next"}
        return words.get(hazard.distance, f"{hazard.distance} iterations later")
    root = report.sequence.graph.regions[0].id if report is not None else ""
    if hazard.before.region == hazard.after.region:
        return "one after the other"
    if hazard.before.region == root:
        return "from before the loop into it"
    return "from the loop to behind it" if hazard.after.region == root else "from one loop to another"


def _name(node: GraphNode) -> NodeName:
    return NodeName(node.id, _label(node))


def _label(node: GraphNode) -> str:
    """The name without the marks of pipelining: ``read_2_shared M0 N0 K1 · stage 1``."""
    match = _PIPELINED.fullmatch(node.name)
    if match is None:
        return display_name(node)
    original = msgspec.structs.replace(node, name=match["name"])
    return f"{display_name(original)} · stage {match['stage']}"
