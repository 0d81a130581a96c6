"""Query ``isa``: the AMDGCN, the fx nodes behind it, live registers, waits, blocks, loops and resources."""

from __future__ import annotations

from functools import lru_cache
from math import prod

import msgspec

from wave_explorer.analysis.node_facts import display_name
from wave_explorer.analysis.wait_reasons import coverings, wait_note
from wave_explorer.arch.targets import UnknownTarget, target
from wave_explorer.isa.category import Category, category
from wave_explorer.isa.errors import AsmSyntaxError, KernelChoiceError
from wave_explorer.isa.flow import ControlFlow
from wave_explorer.isa.liveness import Liveness, liveness
from wave_explorer.isa.program import Program
from wave_explorer.isa.reader import read
from wave_explorer.isa.resources import resources
from wave_explorer.isa.waits import Wait, waits
from wave_explorer.queries.registry import NoParameters, Subject, query
from wave_explorer.record import InstructionLink


class IsaInstruction(msgspec.Struct, frozen=True):
    """One instruction; ``hits`` and ``lds_conflict_cycles`` (of one execution) are None without a run."""

    line: int
    text: str
    mnemonic: str
    category: Category
    label: str
    nodes: tuple[str, ...]
    node_labels: tuple[str, ...]
    attribution: str
    rule: str
    source_line: int | None
    live_vgprs: int
    hits: int | None
    lds_conflict_cycles: float | None


class WaitRow(msgspec.Struct, frozen=True, rename={"from_": "from"}):
    """A memory instruction (line) and a wait (line) that covers it, and ``why``.

    ``carried`` is true where the wait stands above it and covers what the turn of the loop before issued.
    """

    from_: int
    to: int
    category: Category
    counter: str
    limit: int
    carried: bool
    why: str


class WaitNote(msgspec.Struct, frozen=True):
    """Of a wait (line) what may be under way before it, and what has finished behind it."""

    line: int
    text: str


class LoopRow(msgspec.Struct, frozen=True):
    """First and last line of a loop; ``depth`` is 1 for an outermost one."""

    first: int
    last: int
    depth: int


class BlockRow(msgspec.Struct, frozen=True):
    """A basic block: instructions from line ``first`` to ``last`` that run one after another.

    Attributes:
        label: empty for a block that is reached by falling through only.
        successors: numbers of the blocks that may run next; the one that follows in the text first.
        depth: of the loops around it, 0 outside of all.
        reached: whether a path from the entry leads there.
        hits: executions by all waves; None without a run.
    """

    number: int
    first: int
    last: int
    label: str
    successors: tuple[int, ...]
    depth: int
    reached: bool
    hits: int | None


class ResourcesRow(msgspec.Struct, frozen=True):
    """Registers, LDS and scratch of the code object, and the waves they leave room for."""

    vgprs: int
    agprs: int
    sgprs: int
    lds_bytes: int
    scratch_bytes: int
    vgpr_spills: int
    sgpr_spills: int
    waves_per_simd: int | None
    max_waves_per_simd: int | None
    vgpr_limit: int | None
    vgpr_granule: int | None
    limit: str
    note: str


class CoverageRow(msgspec.Struct, frozen=True):
    """How many instructions name their fx node directly, by a rule, or not at all."""

    direct: int
    inferred: int
    none: int


class IsaPayload(msgspec.Struct, frozen=True):
    """Answer of ``isa``."""

    target: str
    not_known: str
    instructions: list[IsaInstruction]
    waits: list[WaitRow]
    wait_notes: list[WaitNote]
    loops: list[LoopRow]
    blocks: list[BlockRow]
    resources: ResourcesRow | None
    coverage: CoverageRow
    provenance_note: str


@query("isa", NoParameters)
def isa(subject: Subject, _: NoParameters) -> IsaPayload:
    """The whole kernel as the plain compile made it."""
    comp = subject.compilation
    asm = comp.asm
    if asm is None:
        return _unknown(comp.spec.target, "the compile has not reached AMDGCN")
    try:
        program = read(asm)
    except (AsmSyntaxError, KernelChoiceError) as error:
        return _unknown(comp.spec.target, f"the AMDGCN could not be read: {error}")
    rows = _instructions(subject, program)
    flow = ControlFlow(program)
    found = waits(program, flow)
    counts = {kind: sum(row.attribution == kind for row in rows) for kind in ("direct", "inferred", "none")}
    return IsaPayload(
        target=program.target,
        not_known="",
        instructions=rows,
        waits=_waits(program, found),
        wait_notes=[WaitNote(program.instructions[one.position].line, wait_note(program, one)) for one in found],
        loops=_loops(program, flow),
        blocks=_blocks(flow, rows),
        resources=_resources(program, comp.manifest.launch.block if comp.manifest.launch is not None else None),
        coverage=CoverageRow(**counts),
        provenance_note=comp.without_links(),
    )


def _instructions(subject: Subject, program: Program) -> list[IsaInstruction]:
    links = subject.compilation.instruction_links()
    graph = subject.compilation.last_graph()
    nodes = graph.nodes if graph is not None else {}
    counts = {c.line: c for c in subject.run.data.instruction_counts} if subject.run is not None else None
    labels: dict[int, str] = {}
    for name, position in program.labels.items():
        labels.setdefault(position, name)
    live = read_liveness(program.text).pressure("v")
    rows = []
    for instruction in program.instructions:
        link = links.get(instruction.line, InstructionLink(instruction.line))
        count = counts.get(instruction.line) if counts is not None else None
        kind = category(instruction)
        place = next((nodes[n].location for n in link.nodes if n in nodes and nodes[n].location is not None), None)
        hits = None if counts is None else count.hits if count is not None else 0
        conflicts = None
        if kind == "lds" and count is not None and count.hits:
            conflicts = count.lds_conflict_cycles / count.hits
        rows.append(
            IsaInstruction(
                line=instruction.line,
                text=instruction.text,
                mnemonic=instruction.mnemonic,
                category=kind,
                label=labels.get(instruction.position, ""),
                nodes=link.nodes,
                node_labels=tuple(display_name(nodes[n]) if n in nodes else n for n in link.nodes),
                attribution=link.attribution,
                rule=link.rule,
                source_line=place.line if place is not None else None,
                live_vgprs=live[instruction.position],
                hits=hits,
                lds_conflict_cycles=conflicts,
            )
        )
    return rows


@lru_cache(maxsize=8)
def read_liveness(asm: str) -> Liveness:
    """Live registers of an AMDGCN text, kept for the next question about it; raises what ``read`` does."""
    return liveness(read(asm))


def _waits(program: Program, found: tuple[Wait, ...]) -> list[WaitRow]:
    instructions = program.instructions
    return [
        WaitRow(
            instructions[one.access].line,
            instructions[one.wait].line,
            category(instructions[one.access]),
            one.counter,
            one.limit,
            one.carried,
            one.why,
        )
        for one in coverings(program, found)
    ]


def _loops(program: Program, flow: ControlFlow) -> list[LoopRow]:
    rows = []
    for loop in flow.loops:
        blocks = [flow.blocks[number] for number in loop.blocks]
        first, last = min(block.first for block in blocks), max(block.last for block in blocks)
        rows.append(LoopRow(program.instructions[first].line, program.instructions[last].line, loop.depth))
    return rows


def _blocks(flow: ControlFlow, rows: list[IsaInstruction]) -> list[BlockRow]:
    reached = frozenset(flow.order)
    return [
        BlockRow(
            number=block.number,
            first=rows[block.first].line,
            last=rows[block.last].line,
            label=rows[block.first].label,
            successors=block.successors,
            depth=sum(block.number in loop.blocks for loop in flow.loops),
            reached=block.number in reached,
            hits=rows[block.first].hits,
        )
        for block in flow.blocks
    ]


def _resources(program: Program, block: tuple[int, int, int] | None) -> ResourcesRow:
    found = resources(program, threads=None if block is None else prod(block))
    try:
        hardware = target(program.target)
    except UnknownTarget:
        hardware = None
    return ResourcesRow(
        vgprs=found.vgprs,
        agprs=found.agprs,
        sgprs=found.sgprs,
        lds_bytes=found.lds_bytes,
        scratch_bytes=found.scratch_bytes,
        vgpr_spills=found.vgpr_spills,
        sgpr_spills=found.sgpr_spills,
        waves_per_simd=found.waves_per_simd,
        max_waves_per_simd=None if hardware is None else hardware.max_waves_per_simd,
        vgpr_limit=None if hardware is None else hardware.vgprs_per_lane(found.wave_size),
        vgpr_granule=None if hardware is None else hardware.vgpr_allocation_granule(found.wave_size),
        limit=found.limiting,
        note=found.note,
    )


def _unknown(target: str, reason: str) -> IsaPayload:
    return IsaPayload(target, reason, [], [], [], [], [], None, CoverageRow(0, 0, 0), "")
