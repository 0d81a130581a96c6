"""Query ``memory``: global accesses, what their instructions need and move, and what passes and LDS changed."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import prod
from typing import Any

import msgspec

from wave_explorer.analysis.global_instructions import (
    GlobalInstruction,
    Group,
    GroupTraffic,
    cut_by,
    global_accesses,
    global_instructions,
    group_traffic,
    groups,
    kind_of,
    node_traffic,
    same_in_every_part,
    segment_bytes,
    wave_elements,
)
from wave_explorer.analysis.global_staging import LdsStaging, TensorTraffic, lds_staging, pass_effects
from wave_explorer.analysis.index_map import IndexMap, NotKnown, index_map, wave_size
from wave_explorer.analysis.node_facts import display_name
from wave_explorer.analysis.vector_width import vector_width
from wave_explorer.analysis.wave_traffic import WaveTraffic, wave_traffic
from wave_explorer.isa.reader import read
from wave_explorer.queries.registry import BadQuery, Subject, query
from wave_explorer.record import Compilation, GraphNode


class MemoryParameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``node``: id or name in the last fx graph, whose lanes and segments are wanted; None for the first access."""

    node: str | None = None
    workgroup: tuple[int, int, int] = (0, 0, 0)
    iteration: int = 0
    wave: int = 0


class MemoryInstruction(msgspec.Struct, frozen=True):
    """An instruction that serves the access: what one execution by the chosen wave asks for and moves.

    Figures are None where they are not known; ``not_known`` says why.  ``counted_requests`` and ``counted_bytes`` are
    the mean of an execution in the newest run, None without a run.
    """

    line: int
    text: str
    attribution: str
    width_bits: int | None
    asked_bytes: int | None
    needed_bytes: int | None
    moved_bytes: int | None
    segments: int | None
    efficiency: float | None
    hits: int | None
    counted_requests: float | None
    counted_bytes: float | None
    not_known: str


class MemoryAccessRow(msgspec.Struct, frozen=True):
    """One global access of the last fx graph by the chosen wave, over all its instructions in one iteration.

    ``width_bits`` is what a lane moves with one instruction, ``width_limit`` what kept it from more: ``widest``,
    ``elements``, ``stride``, ``dimension``, ``mapping``, ``mask`` or ``not known``; ``width_reason`` says it in words.
    """

    node: str
    label: str
    kind: str
    tensor: str
    element_bits: int
    elements: int
    trip_count: int | None
    width_bits: int | None
    index_bits: int | None
    width_limit: str
    width_reason: str
    width_stage: str
    executions: int | None
    asked_bytes: int | None
    needed_bytes: int | None
    moved_bytes: int | None
    segments: int | None
    efficiency: float | None
    instructions: list[MemoryInstruction]
    not_known: str


class MemorySegment(msgspec.Struct, frozen=True):
    """An aligned stretch that is moved whole; ``start`` in the tensor."""

    start: int
    used_bytes: int
    lanes: tuple[int, ...]


class MemoryPart(msgspec.Struct, frozen=True):
    """One execution by the wave: the first byte of each lane (null where it is masked) and the segments touched."""

    lane_bytes: int
    addresses: list[int | None]
    asked_bytes: int
    needed_bytes: int
    moved_bytes: int | None
    segments: list[MemorySegment]


class MemoryAccess(msgspec.Struct, frozen=True):
    """The chosen access in full."""

    node: str
    label: str
    kind: str
    tensor: str
    wave: int
    waves: int
    segment_bytes: int | None
    by: str
    parts: list[MemoryPart]


class TrafficRow(msgspec.Struct, frozen=True):
    """What a workgroup moves of a tensor in one turn of a loop, or once outside the loops."""

    nodes: int
    instructions: int
    lane_bits: tuple[int, ...]
    asked_bytes: int
    needed_bytes: int
    requests: int | None
    moved_bytes: int | None


class PassEffectRow(msgspec.Struct, frozen=True):
    """A pass that changed the traffic with a tensor at a ``place``: the dimension of a loop, empty outside loops."""

    stage: str
    tensor: str
    kind: str
    place: str
    before: TrafficRow | None
    after: TrafficRow | None
    not_known: str


class ElsewhereRow(msgspec.Struct, frozen=True):
    """Accesses of a ``way`` (``direct``, ``promoted`` or ``staged``) at another place than the rest of it."""

    way: str
    place: str
    traffic: TrafficRow


class StagingRow(msgspec.Struct, frozen=True):
    """A tensor through LDS, in the last graph (``staged``), against each wave reading it itself (``direct``).

    ``promoted`` is what the promotion to LDS alone makes of the reads of global memory.  Each is one turn of the loop
    over the dimension in its ``..._place``, or executes once where that is empty; ``elsewhere`` has what is at other
    places, as the iterations that a pipeline peels off before and after its loop.
    """

    tensor: str
    buffer: str
    stage: str
    compared_at: str
    direct: TrafficRow | None
    promoted: TrafficRow | None
    staged: TrafficRow | None
    direct_place: str
    promoted_place: str
    staged_place: str
    elsewhere: list[ElsewhereRow]
    not_known: str


class MemoryPayload(msgspec.Struct, frozen=True):
    """Answer of ``memory``; ``rule`` says by what the figures are made."""

    target: str
    read_segment_bytes: int | None
    write_segment_bytes: int | None
    rule: str
    workgroup: tuple[int, int, int]
    grid: tuple[int, int, int] | None
    iteration: int
    wave: int
    accesses: list[MemoryAccessRow]
    selected: MemoryAccess | None
    passes: list[PassEffectRow]
    staging: list[StagingRow]
    not_known: str


_RULE = (
    "modelled: one request for each aligned segment that any active lane of a wave instruction touches; tensors start "
    "at a multiple of the segment, and the caches hold nothing yet"
)


@query("memory", MemoryParameters)
def memory(subject: Subject, parameters: MemoryParameters) -> MemoryPayload:
    """All global accesses as rows, the chosen one lane by lane."""
    comp = subject.compilation
    nodes = global_accesses(comp)
    wanted = parameters.node
    chosen = next((node for node in nodes if wanted in (None, node.id, node.name)), None)
    if wanted is not None and chosen is None:
        raise BadQuery(f"{wanted!r} is no global access of the last fx graph")
    grid = comp.manifest.launch.grid if comp.manifest.launch is not None else None
    _check_place(comp, parameters, grid)
    place = _Place(subject, parameters)
    return MemoryPayload(
        target=comp.spec.target,
        read_segment_bytes=segment_bytes(comp, "read"),
        write_segment_bytes=segment_bytes(comp, "write"),
        rule=_RULE,
        workgroup=parameters.workgroup,
        grid=grid,
        iteration=parameters.iteration,
        wave=parameters.wave,
        accesses=[place.row(node) for node in nodes],
        selected=None if chosen is None else place.selected(chosen),
        passes=[
            PassEffectRow(
                one.stage, one.tensor, one.kind, one.place, _traffic(one.before), _traffic(one.after), one.not_known
            )
            for one in pass_effects(comp, parameters.workgroup, parameters.iteration)
        ],
        staging=[_staging(one) for one in lds_staging(comp, parameters.workgroup, parameters.iteration)],
        not_known="" if nodes else _why_none(comp),
    )  # fmt: skip


def selected_accesses(subject: Subject, parameters: MemoryParameters) -> dict[str, Any]:
    """``selected`` of the answer for each access in turn, by node; what else the answer holds is the same for all."""
    place = _Place(subject, parameters)
    return {node.id: msgspec.to_builtins(place.selected(node)) for node in global_accesses(subject.compilation)}


def _check_place(comp: Compilation, parameters: MemoryParameters, grid: tuple[int, int, int] | None) -> None:
    if parameters.iteration < 0 or parameters.wave < 0:
        raise BadQuery("an iteration and a wave count from 0")
    launch = comp.manifest.launch
    if launch is not None and launch.block is not None:
        waves = -(-prod(launch.block) // wave_size(comp))
        if parameters.wave >= waves:
            raise BadQuery(f"there is no wave {parameters.wave}: a workgroup has {waves}")
    if grid is not None and any(not 0 <= at < size for at, size in zip(parameters.workgroup, grid, strict=True)):
        raise BadQuery(f"workgroup {parameters.workgroup} is outside the grid {grid}")


def _why_none(comp: Compilation) -> str:
    if comp.last_graph() is None:
        return "no fx graph was recorded"
    return "no node of the last fx graph accesses global memory"


def _staging(one: LdsStaging) -> StagingRow:
    return StagingRow(
        tensor=one.tensor,
        buffer=one.buffer,
        stage=one.stage,
        compared_at=one.compared_at,
        direct=_traffic(one.direct),
        promoted=_traffic(one.promoted),
        staged=_traffic(one.staged),
        direct_place=one.direct_place,
        promoted_place=one.promoted_place,
        staged_place=one.staged_place,
        elsewhere=[ElsewhereRow(each.way, each.place, _row(each.traffic)) for each in one.elsewhere],
        not_known=one.not_known,
    )


def _traffic(found: TensorTraffic | None) -> TrafficRow | None:
    return None if found is None else _row(found)


def _row(found: TensorTraffic) -> TrafficRow:
    return TrafficRow(
        found.nodes, found.instructions, found.lane_bits, found.asked_bytes, found.needed_bytes, found.requests,
        found.moved_bytes,
    )  # fmt: skip


class _Place:
    """One workgroup, iteration and wave: index maps of nodes there, and the traffic of groups of instructions."""

    def __init__(self, subject: Subject, at: MemoryParameters) -> None:
        self.subject, self.comp, self.at = subject, subject.compilation, at
        stage = self.comp.last_graph_stage()
        self.stage = stage.id if stage is not None else ""
        asm = self.comp.asm
        found = global_instructions(self.comp, read(asm)) if asm is not None else ()
        self.group_of: dict[str, Group] = {node: group for group in groups(found) for node in group.nodes}
        self.map: Callable[[str], IndexMap] = lru_cache(maxsize=None)(self._map)
        self.group: Callable[[Group], GroupTraffic] = lru_cache(maxsize=None)(self._group)
        run = subject.run
        self.counts = {count.line: count for count in run.data.instruction_counts} if run is not None else {}

    def _map(self, node: str) -> IndexMap:
        found = index_map(self.comp, self.stage, node, workgroup=self.at.workgroup, iteration=self.at.iteration)
        if found.trip_count is not None and self.at.iteration >= found.trip_count:
            raise BadQuery(f"iteration {self.at.iteration} is outside the loop's {found.trip_count} iterations")
        return found

    def _group(self, group: Group) -> GroupTraffic:
        return group_traffic(self.comp, group, self.at.wave, self.map)

    def row(self, node: GraphNode) -> MemoryAccessRow:
        """One access; figures stay None where something is not known, which the row then says."""
        group = self.group_of.get(node.id)
        try:
            found = self.map(node.id)
            parts = node_traffic(self.comp, group, found, self.at.wave)
            bits = group.lane_bytes * 8 if group is not None and group.lane_bytes is not None else None
            width = vector_width(self.comp, found, bits)
            assert found.tensor is not None
        except NotKnown as error:
            return self._unknown(node, group, str(error))
        moved = _sum([part.moved_bytes for part in parts])
        needed = wave_traffic(wave_elements(found, self.at.wave), None).needed_bytes
        return MemoryAccessRow(
            node=node.id,
            label=display_name(node),
            kind=kind_of(node),
            tensor=found.tensor.name,
            element_bits=found.tensor.element_bytes * 8,
            elements=found.elements,
            trip_count=found.trip_count,
            width_bits=width.bits,
            index_bits=width.index_bits,
            width_limit=width.limit,
            width_reason=width.reason,
            width_stage=width.stage,
            executions=len(parts),
            asked_bytes=sum(part.asked_bytes for part in parts),
            needed_bytes=needed,
            moved_bytes=moved,
            segments=None if moved is None else sum(len(part.segments) for part in parts),
            efficiency=needed / moved if moved else None,
            instructions=[] if group is None else self._instructions(node, group),
            not_known="",
        )

    def _instructions(self, node: GraphNode, group: Group) -> list[MemoryInstruction]:
        stands, reason = None, ""
        try:
            stands = same_in_every_part(self.group(group).parts)
            if stands is None:
                reason = "its parts of the access move different amounts, and the record does not say which is whose"
        except NotKnown as error:
            reason = str(error)
        return [self._instruction(one, stands, reason) for one in group.instructions if node.id in one.nodes]

    def _instruction(self, one: GlobalInstruction, stands: WaveTraffic | None, reason: str) -> MemoryInstruction:
        count = self.counts.get(one.line)
        run = count is not None and count.hits > 0
        return MemoryInstruction(
            line=one.line,
            text=one.text,
            attribution=one.attribution,
            width_bits=None if one.lane_bytes is None else one.lane_bytes * 8,
            asked_bytes=None if stands is None else stands.asked_bytes,
            needed_bytes=None if stands is None else stands.needed_bytes,
            moved_bytes=None if stands is None else stands.moved_bytes,
            segments=None if stands is None or stands.segment_bytes is None else len(stands.segments),
            efficiency=None if stands is None else stands.efficiency,
            hits=None if count is None else count.hits,
            counted_requests=count.memory_requests / count.hits if count is not None and run else None,
            counted_bytes=count.bytes_needed / count.hits if count is not None and run else None,
            not_known=reason,
        )

    def _unknown(self, node: GraphNode, group: Group | None, reason: str) -> MemoryAccessRow:
        graph = self.comp.last_graph()
        tensor = graph.nodes.get(str(node.memory)) if graph is not None else None
        bits = None if group is None or group.lane_bytes is None else group.lane_bytes * 8
        return MemoryAccessRow(
            node=node.id,
            label=display_name(node),
            kind=kind_of(node),
            tensor=tensor.name if tensor is not None else "",
            element_bits=0,
            elements=0,
            trip_count=None,
            width_bits=bits,
            index_bits=None,
            width_limit="not known",
            width_reason=f"not known: {reason}",
            width_stage="",
            executions=None,
            asked_bytes=None,
            needed_bytes=None,
            moved_bytes=None,
            segments=None,
            efficiency=None,
            instructions=[] if group is None else [self._instruction(one, None, reason) for one in group.instructions],
            not_known=reason,
        )

    def selected(self, node: GraphNode) -> MemoryAccess | None:
        """Lanes and segments of one access; None where they are not known."""
        group = self.group_of.get(node.id)
        try:
            found = self.map(node.id)
            parts = node_traffic(self.comp, group, found, self.at.wave)
        except NotKnown:
            return None
        assert found.tensor is not None
        return MemoryAccess(
            node=node.id,
            label=display_name(node),
            kind=kind_of(node),
            tensor=found.tensor.name,
            wave=self.at.wave,
            waves=-(-found.threads // found.wave_size),
            segment_bytes=segment_bytes(self.comp, kind_of(node)),
            by=cut_by(group),
            parts=[_part(part) for part in parts],
        )


def _part(part: WaveTraffic) -> MemoryPart:
    return MemoryPart(
        lane_bytes=part.lane_bytes,
        addresses=[None if first < 0 else int(first) for first in part.first_byte],
        asked_bytes=part.asked_bytes,
        needed_bytes=part.needed_bytes,
        moved_bytes=part.moved_bytes,
        segments=[MemorySegment(one.start, one.used_bytes, one.lanes) for one in part.segments],
    )


def _sum(values: list[int | None]) -> int | None:
    known = [value for value in values if value is not None]
    return sum(known) if len(known) == len(values) else None
