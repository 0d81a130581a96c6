"""Query ``lds_prediction``: LDS buffers, every LDS instruction, and the bank conflicts that a run will count.

Query ``lds_what_if``: what other layouts of the buffers would cost.
Query ``lds_place``: the byte of a tensor cell in LDS, and the cell of a byte.
"""

from __future__ import annotations

import msgspec

from wave_explorer.analysis.buffer_lifetimes import Lifetime, sections
from wave_explorer.analysis.index_map import NotKnown
from wave_explorer.analysis.lds_access import lds_program
from wave_explorer.analysis.lds_buffers import LdsBuffer, lds_buffers
from wave_explorer.analysis.lds_placing import placed
from wave_explorer.analysis.lds_prediction import PredictedAccess, known_iterations, predict
from wave_explorer.analysis.lds_what_if import Layout, what_if
from wave_explorer.analysis.node_facts import display_name
from wave_explorer.arch.targets import UnknownTarget, target
from wave_explorer.queries.registry import BadQuery, NoParameters, Subject, query
from wave_explorer.record import Compilation, Graph, Run

_COUNTER = "LDS_BANK_CONFLICT"


class SharedRow(msgspec.Struct, frozen=True):
    """Bytes ``first`` to ``last`` that buffer ``name`` has too; ``together`` where both are in use at one time."""

    name: str
    first: int
    last: int
    together: bool


class LifetimeRow(msgspec.Struct, frozen=True):
    """From the first write to the last read, as positions in the order of the kernel's nodes.

    Attributes:
        first, last: positions; a buffer that carries a value around a loop lives as long as the loop.
        section_first, section_last: titles of the sections they are in.
        first_node, last_node: ids of the first and the last node that accesses it, and their names.
        writes, reads: position of each access.
    """

    first: int
    last: int
    section_first: str
    section_last: str
    first_node: str
    first_name: str
    last_node: str
    last_name: str
    writes: list[int]
    reads: list[int]


class SectionRow(msgspec.Struct, frozen=True):
    """A stretch of the kernel, positions ``first`` to ``last``."""

    title: str
    first: int
    last: int


class LdsAllocation(msgspec.Struct, frozen=True):
    """One LDS buffer; ``padding`` in elements after each row, ``pitches`` in bytes by dimension."""

    node: str
    name: str
    offset: int | None
    bytes: int | None
    shape: tuple[int, ...]
    padding: int
    dtype: str
    dims: tuple[str, ...]
    pitches: tuple[int, ...]
    lifetime: LifetimeRow | None
    shares: list[SharedRow]


class PredictedRow(msgspec.Struct, frozen=True):
    """One LDS instruction of the AMDGCN.

    Attributes:
        node: id of the fx node behind it, empty where none is known; ``nodes`` all of them, ``label`` for people.
        link: how the nodes are known: ``direct``, ``inferred``, or ``alike`` (only as those it may be, which agree).
        instruction: as written, ``mnemonic`` its name, ``line`` its line.
        kind: ``read``, ``write``, ``fill`` (a load that puts its data into LDS) or ``other``.
        width: bits a lane moves in one service; ``services`` how many it makes.
        conflicts_per_execution: conflict cycles of one execution by a wave, the mean where waves differ.
        executions: by all waves of the grid.
        conflict_cycles: of all executions.
        evidence: how the rule of the target is known.
        note: why something is not known.
        counted_executions, counted_conflict_cycles: of the run on view; None without one.
    """

    node: str
    nodes: list[str]
    label: str
    link: str
    instruction: str
    mnemonic: str
    line: int
    kind: str
    width: int
    services: int
    conflicts_per_execution: float | None
    executions: int | None
    conflict_cycles: int | None
    evidence: str
    note: str
    counted_executions: int | None
    counted_conflict_cycles: int | None


class LdsPredictionPayload(msgspec.Struct, frozen=True):
    """Answer of ``lds_prediction``.

    Attributes:
        grid: workgroups that the figures are for; None where only a launch decides.
        lds_bytes: of a workgroup; ``lds_limit`` what the target has for one.
        predicted_bank_conflicts: what a run of the whole grid counts; None where not known, for ``reasons``.
        counted_bank_conflicts: of the run on view; ``counter`` its name.
        not_known: why there is no prediction at all.
    """

    kernel: str
    target: str
    grid: tuple[int, int, int] | None
    lds_bytes: int | None
    lds_limit: int | None
    allocations: list[LdsAllocation]
    sections: list[SectionRow]
    accesses: list[PredictedRow]
    predicted_bank_conflicts: int | None
    reasons: list[str]
    counter: str
    counted_bank_conflicts: int | None
    not_known: str


class LayoutRow(msgspec.Struct, frozen=True):
    """One layout of a buffer.

    Attributes:
        padding: elements after each row.
        swizzle: ``[chunk bytes, shift, mask]`` of ``chunk ^= (row >> shift) & mask``, None for plain rows.
        text: for people.
        bytes: that the buffer takes.
        conflict_cycles: of all accesses of the buffer by one workgroup.
        aligned: the instructions that the compiler chose can access it.
    """

    padding: int
    swizzle: tuple[int, int, int] | None
    text: str
    bytes: int
    conflict_cycles: int
    aligned: bool


class BufferWhatIf(msgspec.Struct, frozen=True):
    """Layouts of one buffer; ``whole_run`` where the cycles count every iteration, else each access once."""

    node: str
    name: str
    whole_run: bool
    compiled: LayoutRow | None
    unpadded: LayoutRow | None
    best_padding: LayoutRow | None
    best_swizzle: LayoutRow | None
    paddings: list[LayoutRow]
    not_known: str


class LdsWhatIfPayload(msgspec.Struct, frozen=True):
    """Answer of ``lds_what_if``; ``source`` says that nothing was measured."""

    buffers: list[BufferWhatIf]
    source: str


class LdsPlaceParameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ``byte`` of the workgroup's LDS, or a ``cell`` of ``buffer`` (its id or name)."""

    byte: int | None = None
    buffer: str | None = None
    cell: tuple[int, ...] | None = None


class PlaceRow(msgspec.Struct, frozen=True):
    """A cell of a buffer and its first byte; ``cell`` is None for a byte of the padding."""

    buffer: str
    dims: tuple[str, ...]
    cell: tuple[int, ...] | None
    byte: int
    bank: int | None


class LdsPlacePayload(msgspec.Struct, frozen=True):
    """Answer of ``lds_place``: several places where buffers share the byte, none for a byte of no buffer."""

    places: list[PlaceRow]


@query("lds_prediction", NoParameters)
def lds_prediction(subject: Subject, _: NoParameters) -> LdsPredictionPayload:
    """Everything about the LDS of a kernel that is known without a run, and what the run on view counted."""
    comp = subject.compilation
    rows: list[PredictedRow] = []
    reasons: list[str] = []
    total, grid, not_known = None, None, ""
    try:
        program = lds_program(comp)
        if program is None:
            not_known = "the compile has not reached AMDGCN"
        else:
            found = predict(program)
            rows = [_row(program.graph, access, subject.run) for access in found.accesses]
            total, grid, reasons = found.conflicts, found.grid, list(found.reasons)
    except NotKnown as error:
        not_known = str(error)
    launch = comp.manifest.launch
    counter = next(
        (one for one in (subject.run.data.counters if subject.run else ()) if one.name.endswith(_COUNTER)), None
    )
    return LdsPredictionPayload(
        kernel=comp.manifest.kernel,
        target=comp.spec.target,
        grid=grid,
        lds_bytes=launch.lds_bytes if launch is not None else None,
        lds_limit=_limit(comp),
        allocations=[_allocation(comp, buffer) for buffer in lds_buffers(comp)],
        sections=[SectionRow(one.title, one.first, one.last) for one in sections(comp)],
        accesses=rows,
        predicted_bank_conflicts=total,
        reasons=reasons,
        counter=counter.name if counter is not None else "",
        counted_bank_conflicts=None if counter is None or counter.value is None else int(counter.value),
        not_known=not_known,
    )


def _limit(comp: Compilation) -> int | None:
    try:
        return target(comp.spec.target).lds_bytes_per_workgroup
    except UnknownTarget:
        return None


def _allocation(comp: Compilation, buffer: LdsBuffer) -> LdsAllocation:
    one = buffer.allocation
    return LdsAllocation(
        node=one.node,
        name=buffer.name,
        offset=one.offset,
        bytes=one.bytes,
        shape=one.shape,
        padding=one.padding,
        dtype=one.dtype,
        dims=buffer.dims,
        pitches=buffer.pitches if buffer.element_bytes else (),
        lifetime=None if buffer.lifetime is None else _lifetime(comp, buffer.lifetime),
        shares=[SharedRow(shared.name, shared.first, shared.last, shared.together) for shared in buffer.shares],
    )


def _lifetime(comp: Compilation, life: Lifetime) -> LifetimeRow:
    def section(position: int) -> str:
        return next((one.title for one in sections(comp) if one.first <= position <= one.last), "")

    nodes = sorted((*life.writes, *life.reads), key=lambda node: life.places[node.id])
    first, last = nodes[0], nodes[-1]
    return LifetimeRow(
        life.first,
        life.last,
        section(life.first),
        section(life.last),
        first.id,
        display_name(first),
        last.id,
        display_name(last),
        [life.places[node.id] for node in life.writes],
        [life.places[node.id] for node in life.reads],
    )


def _row(graph: Graph, access: PredictedAccess, run: Run | None) -> PredictedRow:
    one = access.instruction
    known = one.nodes if one.link != "alike" else ()
    counts = {count.line: count for count in run.data.instruction_counts} if run is not None else {}
    counted = counts.get(one.instruction.line)
    return PredictedRow(
        node=known[0].id if known else "",
        nodes=[node.id for node in known],
        label=", ".join(display_name(graph.nodes[node.id]) for node in known),
        link=one.link,
        instruction=one.instruction.text,
        mnemonic=one.instruction.base,
        line=one.instruction.line,
        kind=one.form.verb,
        width=one.form.width,
        services=len(one.form.offsets),
        conflicts_per_execution=access.per_execution,
        executions=access.executions,
        conflict_cycles=access.conflicts,
        evidence=access.evidence,
        note="; ".join(access.notes),
        counted_executions=None if run is None else counted.hits if counted is not None else 0,
        counted_conflict_cycles=None if run is None else counted.lds_conflict_cycles if counted is not None else 0,
    )


@query("lds_what_if", NoParameters)
def lds_what_if(subject: Subject, _: NoParameters) -> LdsWhatIfPayload:
    """The best padding and the best swizzle of each buffer, and every padding between."""
    comp = subject.compilation
    found: list[BufferWhatIf] = []
    for buffer in lds_buffers(placed(comp)):
        node, name = buffer.allocation.node, buffer.name
        try:
            program = lds_program(comp)
            if program is None:
                raise NotKnown("the compile has not reached AMDGCN, so the width of the accesses is not known")
            made = what_if(program, buffer, known_iterations(program))
        except NotKnown as error:
            found.append(BufferWhatIf(node, name, False, None, None, None, None, [], str(error)))
            continue
        found.append(
            BufferWhatIf(
                node,
                name,
                made.whole_run,
                _layout(made.compiled),
                _layout(made.unpadded),
                None if made.best_padding is None else _layout(made.best_padding),
                None if made.best_swizzle is None else _layout(made.best_swizzle),
                [_layout(layout) for layout in made.paddings],
                "",
            )
        )
    return LdsWhatIfPayload(found, "computed from the index and the service rules, with the instructions as they are")


def _layout(one: Layout) -> LayoutRow:
    text = f"padded by {one.padding}" if one.padding else "unpadded"
    swizzle = None
    if one.swizzle is not None:
        swizzle, text = (one.swizzle.chunk_bytes, one.swizzle.shift, one.swizzle.mask), one.swizzle.text
    return LayoutRow(one.padding, swizzle, text, one.bytes, one.conflicts, one.aligned)


@query("lds_place", LdsPlaceParameters)
def lds_place(subject: Subject, parameters: LdsPlaceParameters) -> LdsPlacePayload:
    """From a byte of LDS to the cells it belongs to, or from a cell to its byte."""
    comp = subject.compilation
    buffers = lds_buffers(comp)
    if parameters.cell is not None:
        named = [one for one in buffers if parameters.buffer in (None, one.name, one.allocation.node)]
        if len(named) != 1:
            raise BadQuery(f"name one buffer of {', '.join(one.name for one in buffers) or 'none'}")
        try:
            byte = named[0].byte_of(parameters.cell)
        except ValueError as error:
            raise BadQuery(str(error)) from error
        return LdsPlacePayload([PlaceRow(named[0].name, named[0].dims, parameters.cell, byte, _bank(comp, byte))])
    if parameters.byte is None:
        raise BadQuery("give a byte, or a buffer and a cell of it")
    places = []
    for one in buffers:
        start, size = one.allocation.offset, one.allocation.bytes
        if start is not None and size is not None and start <= parameters.byte < start + size:
            cell = one.cell_at(parameters.byte)
            places.append(PlaceRow(one.name, one.dims, cell, parameters.byte, _bank(comp, parameters.byte)))
    return LdsPlacePayload(places)


def _bank(comp: Compilation, byte: int) -> int | None:
    try:
        banks = target(comp.spec.target).lds_banks
    except UnknownTarget:
        return None
    return byte // 4 % banks if banks else None
