"""Query ``resources``: what a kernel takes of the hardware, what limits its waves, whose values fill the registers."""

from __future__ import annotations

from math import prod

import msgspec

from wave_explorer.analysis.node_facts import display_name
from wave_explorer.analysis.register_pressure import Holder, holders, peak
from wave_explorer.arch.occupancy import Needs, Occupancy, Resource
from wave_explorer.arch.occupancy_steps import Change, next_step, room
from wave_explorer.isa.errors import AsmSyntaxError, KernelChoiceError
from wave_explorer.isa.liveness import File, Liveness
from wave_explorer.isa.program import Program
from wave_explorer.isa.reader import read
from wave_explorer.isa.resources import Resources, resources
from wave_explorer.isa.spills import spills
from wave_explorer.queries.isa import read_liveness
from wave_explorer.queries.registry import BadQuery, Subject, query

_NAMES: dict[File, str] = {"v": "VGPR", "a": "AGPR", "s": "SGPR"}

_SOURCES: dict[Resource, str] = {
    "VGPRs": "LLVM AMDGPUBaseInfo.cpp: getTotalNumVGPRs, getVGPRAllocGranule, getNumWavesPerEUWithNumVGPRs",
    "SGPRs": "LLVM AMDGPUBaseInfo.cpp: getOccupancyWithNumSGPRs",
    "LDS": "LLVM AMDGPUSubtarget.cpp: getOccupancyWithWorkGroupSizes; sizes from AMD's ISA documents",
    "workgroup slots": "LLVM AMDGPUBaseInfo.cpp: getMaxWorkGroupsPerCU",
    "wave slots": "LLVM AMDGPUBaseInfo.cpp: getMaxWavesPerEU",
}
RULE = "what registers, LDS and slots allow by LLVM's formulas; a run may achieve less"


class ResourcesParameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``line``: of the instruction whose live values are listed; None for the one with most VGPRs and AGPRs in use."""

    line: int | None = None


class PeakRow(msgspec.Struct, frozen=True):
    """Where most registers of a file are in use: the first such line, and how many instructions have as many."""

    live: int
    line: int
    text: str
    times: int


class RegisterFileRow(msgspec.Struct, frozen=True):
    """One register file: what the code object asks for, and what is ever in use at once."""

    file: str
    used: int
    peak: PeakRow | None


class LimitRow(msgspec.Struct, frozen=True):
    """A resource, and the waves that it alone would allow.

    ``used`` is what the kernel asks for, ``allocated`` what it gets (in units of ``granule``), ``available`` what the
    waves or workgroups share; ``room`` how much more it may take before a wave is lost.
    """

    resource: str
    used: int
    allocated: int
    granule: int
    available: int | None
    unit: str
    waves_per_simd: int
    workgroups: int
    binds: bool
    room: int | None
    source: str


class ChangeRow(msgspec.Struct, frozen=True):
    """How much of a resource would have to go."""

    resource: str
    now: int
    at_most: int
    fewer: int


class OccupancyStepRow(msgspec.Struct, frozen=True):
    """The next higher number of waves, and all that it takes."""

    waves_per_simd: int
    workgroups: int
    changes: list[ChangeRow]
    text: str


class LiveRow(msgspec.Struct, frozen=True):
    """Registers in use at each instruction, in the order of the text."""

    lines: list[int]
    vgprs: list[int]
    agprs: list[int]
    sgprs: list[int]


class HolderRow(msgspec.Struct, frozen=True):
    """Registers that hold values of the same fx nodes; ``lines`` are the instructions that may have written them.

    ``attribution`` is ``direct``, ``inferred``, ``none`` (no node is known) or ``launch`` (the hardware set them up).
    """

    nodes: tuple[str, ...]
    labels: tuple[str, ...]
    vgprs: int
    agprs: int
    sgprs: int
    registers: str
    lines: tuple[int, ...]
    attribution: str


class AliveRow(msgspec.Struct, frozen=True):
    """Whose values are in the registers in use at one instruction."""

    line: int
    text: str
    vgprs: int
    agprs: int
    sgprs: int
    holders: list[HolderRow]


class SpillRow(msgspec.Struct, frozen=True):
    """An access to scratch, or a move of an SGPR to or from a lane; ``hits`` is None without a run."""

    line: int
    text: str
    kind: str
    dwords: int
    nodes: tuple[str, ...]
    hits: int | None


class SpillsRow(msgspec.Struct, frozen=True):
    """Spilled registers and scratch bytes of a lane as the compiler counts them, and the instructions for it."""

    vgprs: int
    sgprs: int
    scratch_bytes: int
    instructions: list[SpillRow]


class ResourcesPayload(msgspec.Struct, frozen=True):
    """Answer of ``resources``; ``note`` says why the waves are not known, ``not_known`` why nothing is."""

    target: str
    not_known: str
    note: str
    wave_size: int
    threads: int
    waves: int
    simds: int | None
    waves_per_simd: int | None
    max_waves_per_simd: int | None
    workgroups: int | None
    limit: str
    fidelity: str
    rule: str
    registers: list[RegisterFileRow]
    lds_bytes: int
    limits: list[LimitRow]
    next: OccupancyStepRow | None
    live: LiveRow
    alive: AliveRow | None
    spills: SpillsRow


@query("resources", ResourcesParameters)
def resources_query(subject: Subject, parameters: ResourcesParameters) -> ResourcesPayload:
    """Registers, LDS, occupancy, live registers and spills of the kernel."""
    comp = subject.compilation
    if comp.asm is None:
        return _unknown(comp.spec.target, "the compile has not reached AMDGCN")
    try:
        program = read(comp.asm)
    except (AsmSyntaxError, KernelChoiceError) as error:
        return _unknown(comp.spec.target, f"the AMDGCN could not be read: {error}")
    launch = comp.manifest.launch
    found = resources(program, threads=prod(launch.block) if launch is not None and launch.block is not None else None)
    wanted, fit = found.needs, found.occupancy
    live = read_liveness(comp.asm)
    return ResourcesPayload(
        target=program.target,
        not_known="",
        note=found.note,
        wave_size=found.wave_size,
        threads=found.threads,
        waves=-(-found.threads // found.wave_size),
        simds=None if wanted is None else wanted.target.simds,
        waves_per_simd=found.waves_per_simd,
        max_waves_per_simd=None if wanted is None else wanted.target.max_waves_per_simd,
        workgroups=None if fit is None else fit.workgroups_per_cu,
        limit=found.limiting,
        fidelity="modelled",
        rule=RULE,
        registers=_registers(program, found, live),
        lds_bytes=found.lds_bytes,
        limits=[] if wanted is None else _limits(wanted, fit),
        next=None if wanted is None else _next(wanted),
        live=LiveRow(
            [instruction.line for instruction in program.instructions],
            *(list(live.pressure(file)) for file in _NAMES),
        ),
        alive=_alive(subject, program, live, parameters.line),
        spills=_spills(subject, program, found),
    )


def _registers(program: Program, found: Resources, live: Liveness) -> list[RegisterFileRow]:
    used = {"v": found.vgprs, "a": found.agprs, "s": found.sgprs}
    rows = []
    for file, name in _NAMES.items():
        top = peak(live, file)
        if file == "a" and not used[file] and top is None:
            continue
        at = None if top is None else program.instructions[top.position]
        row = None if top is None or at is None else PeakRow(top.live, at.line, at.text, top.times)
        rows.append(RegisterFileRow(name, used[file], row))
    return rows


def _limits(wanted: Needs, fit: Occupancy | None) -> list[LimitRow]:
    target, by = wanted.target, wanted.workgroups_by()
    spare: dict[Resource, int] = {change.resource: -change.fewer for change in room(wanted)}
    waves_by = {resource: wanted.waves_of(count) for resource, count in by.items()}
    if fit is not None:
        waves_by = fit.waves_by
    granule = target.vgpr_allocation_granule(wanted.wave_size)
    amounts: dict[Resource, tuple[int, int, int, int | None, str]] = {
        "VGPRs": (
            wanted.registers,
            wanted.allocated_vgprs,
            granule,
            target.vgprs_per_lane(wanted.wave_size),
            "registers of a lane",
        ),
        "SGPRs": (wanted.sgprs, wanted.sgprs, 1, target.sgprs, "registers of a wave"),
        "LDS": (wanted.lds_bytes, wanted.allocated_lds, target.lds_granule, target.lds_bytes, "bytes of a workgroup"),
        "workgroup slots": (1, 1, 1, by["workgroup slots"], "slots of a workgroup"),
        "wave slots": (
            wanted.waves,
            wanted.waves,
            1,
            target.max_waves_per_simd * target.simds,
            "slots of a workgroup",
        ),
    }
    fewest = min(by.values())
    return [
        LimitRow(
            resource=resource,
            used=used,
            allocated=allocated,
            granule=unit,
            available=available,
            unit=text,
            waves_per_simd=waves_by[resource],
            workgroups=by[resource],
            binds=by[resource] == fewest,
            room=spare.get(resource),
            source=_SOURCES[resource],
        )
        for resource, (used, allocated, unit, available, text) in amounts.items()
        if not (resource == "SGPRs" and target.sgprs is None)
    ]


def _next(wanted: Needs) -> OccupancyStepRow | None:
    step = next_step(wanted)
    if step is None:
        return None
    changes = [ChangeRow(c.resource, c.now, c.at_most, c.fewer) for c in step.changes]
    what = " and ".join(_amount(change) for change in step.changes)
    waves = f"{step.waves_per_simd} wave{'s' if step.waves_per_simd != 1 else ''} per SIMD"
    return OccupancyStepRow(step.waves_per_simd, step.workgroups_per_cu, changes, f"{what} → {waves}")


def _amount(change: Change) -> str:
    if change.resource == "LDS":
        return f"{change.fewer} B of LDS fewer"
    name = change.resource if change.fewer != 1 else change.resource[:-1]
    return f"{change.fewer} {name} fewer"


def _alive(subject: Subject, program: Program, live: Liveness, line: int | None) -> AliveRow | None:
    if not program.instructions:
        return None
    if line is None:
        both = [v + a for v, a in zip(live.pressure("v"), live.pressure("a"), strict=True)]
        position = both.index(max(both))
    else:
        position = next((i.position for i in program.instructions if i.line == line), -1)
        if position < 0:
            raise BadQuery(f"line {line} of the AMDGCN holds no instruction")
    links = subject.compilation.instruction_links()
    graph = subject.compilation.last_graph()
    nodes = graph.nodes if graph is not None else {}
    at = program.instructions[position]
    rows = [
        HolderRow(
            nodes=one.nodes,
            labels=tuple(display_name(nodes[key]) if key in nodes else key for key in one.nodes),
            vgprs=one.count("v"),
            agprs=one.count("a"),
            sgprs=one.count("s"),
            registers=" ".join(_ranges(file, numbers) for file, numbers in one.registers.items()),
            lines=tuple(program.instructions[p].line for p in one.positions),
            attribution=_attribution(one),
        )
        for one in holders(program, live, position, links)
    ]
    counts = {file: len(live.occupied(file, position)) for file in _NAMES}
    return AliveRow(at.line, at.text, counts["v"], counts["a"], counts["s"], rows)


def _attribution(holder: Holder) -> str:
    if holder.at_launch:
        return "launch"
    if not holder.nodes:
        return "none"
    return "direct" if holder.direct else "inferred"


def _ranges(file: File, numbers: tuple[int, ...]) -> str:
    """``v[0:3] v7`` for 0, 1, 2, 3 and 7."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return " ".join(f"{file}{a}" if a == b else f"{file}[{a}:{b}]" for a, b in runs)


def _spills(subject: Subject, program: Program, found: Resources) -> SpillsRow:
    links = subject.compilation.instruction_links()
    counts = {c.line: c.hits for c in subject.run.data.instruction_counts} if subject.run is not None else None
    rows = []
    for spill in spills(program):
        at = program.instructions[spill.position]
        link = links.get(at.line)
        hits = None if counts is None else counts.get(at.line, 0)
        rows.append(SpillRow(at.line, at.text, spill.kind, spill.dwords, link.nodes if link else (), hits))
    return SpillsRow(found.vgpr_spills, found.sgpr_spills, found.scratch_bytes, rows)


def _unknown(target: str, reason: str) -> ResourcesPayload:
    return ResourcesPayload(
        target=target,
        not_known=reason,
        note="",
        wave_size=0,
        threads=0,
        waves=0,
        simds=None,
        waves_per_simd=None,
        max_waves_per_simd=None,
        workgroups=None,
        limit="",
        fidelity="modelled",
        rule=RULE,
        registers=[],
        lds_bytes=0,
        limits=[],
        next=None,
        live=LiveRow([], [], [], []),
        alive=None,
        spills=SpillsRow(0, 0, 0, []),
    )
