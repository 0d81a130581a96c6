"""Queries ``step`` and ``step_lds``: where a stepper stands, and everything a person wants to see there."""

from __future__ import annotations

import base64

import msgspec
import numpy as np
from numpy.typing import NDArray

from wave_explorer.arch.lds_service import Kind, Service, UnknownService, service
from wave_explorer.arch.targets import UnknownTarget, target
from wave_explorer.emulator.step_trail import Access
from wave_explorer.emulator.stepper import StepError, Stepper, WatchError
from wave_explorer.emulator.watchpoints import parse_register, register_of
from wave_explorer.emulator.wavefronts import WaveStatus
from wave_explorer.isa.category import Category, category
from wave_explorer.isa.program import Instruction, Register
from wave_explorer.isa.registers import RegisterId, reads, writes
from wave_explorer.queries.lds import LdsPhase, phases_of
from wave_explorer.queries.registry import BadQuery, NoParameters, Subject, query
from wave_explorer.queries.step_matrix import StepMatrix, element_kind, step_matrix

_STATUS = {WaveStatus.RUNNING: "running", WaveStatus.AT_BARRIER: "at a barrier", WaveStatus.ENDED: "ended"}
_MOST_COLUMNS = 48
# How far a value's use is looked for, to show it as the type it is used as.
_USE_WITHIN = 48


class StepParameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``wave``: None for the one that steps next; ``pinned``: registers to show besides those of the instruction;
    ``block``: of a matrix instruction with several."""

    wave: int | None = None
    pinned: tuple[str, ...] = ()
    block: int = 0


class StepWave(msgspec.Struct, frozen=True):
    """One wave; ``line`` is what it executes next, None when it has ended."""

    wave: int
    line: int | None
    status: str
    executed: int
    active_lanes: int


class StepScalar(msgspec.Struct, frozen=True):
    """A scalar register or mask, as text."""

    name: str
    text: str


class StepColumn(msgspec.Struct, frozen=True):
    """One vector register of the wave: its dword in each lane.

    ``roles``: ``wrote`` by the last step, which the next instruction ``reads`` or ``writes``, ``pinned`` by the
    person.  ``kind`` is the element type that it is used as, empty where that is not known.
    """

    name: str
    roles: list[str]
    kind: str
    values: list[int]


class StepOutstanding(msgspec.Struct, frozen=True):
    """A memory operation that was issued and not yet waited for, and the counters that count it."""

    line: int
    text: str
    category: Category
    counters: list[str]


class StepAccessPart(msgspec.Struct, frozen=True):
    """One service of the LDS for one wave: the first byte address of each lane, and its phases.

    ``not_known`` says why there are no phases.
    """

    label: str
    addresses: list[int | None]
    bytes: int
    phases: list[LdsPhase]
    conflict_cycles: int | None
    not_known: str


class StepAccess(msgspec.Struct, frozen=True):
    """The newest LDS access, of one wave."""

    line: int
    text: str
    kind: str
    wave: int
    banks: int | None
    evidence: str
    parts: list[StepAccessPart]


class StepWatch(msgspec.Struct, frozen=True):
    """A watchpoint."""

    number: int
    text: str


class StepLoop(msgspec.Struct, frozen=True):
    """A loop around the wave's place: line of its first instruction, and the iteration, 0 for the first."""

    line: int
    iteration: int


class StepPayload(msgspec.Struct, frozen=True):
    """Answer of ``step``."""

    at: int
    reason: str
    text: str
    workgroup: tuple[int, int, int]
    grid: tuple[int, int, int]
    lanes: int
    waves: list[StepWave]
    wave: int
    line: int | None
    visit: int | None
    last_line: int | None
    last_waves: list[int]
    loops: list[StepLoop]
    loop_count: int
    nodes: list[str]
    scalars: list[StepScalar]
    active: list[bool]
    columns: list[StepColumn]
    left_out: int
    outstanding: list[StepOutstanding]
    matrix: StepMatrix | None
    lds: StepAccess | None
    lds_bytes: int
    watches: list[StepWatch]
    buffers: list[str]


class StepLdsPayload(msgspec.Struct, frozen=True):
    """Answer of ``step_lds``: the LDS of the workgroup, base64, and the banks that its dwords lie in by turns."""

    bytes: int
    banks: int
    content: str


@query("step", StepParameters)
def step(subject: Subject, parameters: StepParameters) -> StepPayload | None:
    """Where the session's stepper of this compile stands; None while there is none."""
    stepper = subject.stepper
    if stepper is None:
        return None
    try:
        return _payload(stepper, parameters)
    except (StepError, WatchError) as error:
        raise BadQuery(str(error)) from error


@query("step_lds", NoParameters)
def step_lds(subject: Subject, _: NoParameters) -> StepLdsPayload | None:
    """The content of LDS where the stepper stands; None while there is none."""
    stepper = subject.stepper
    if stepper is None:
        return None
    content = base64.b64encode(stepper.lds().tobytes()).decode()
    return StepLdsPayload(stepper.lds_bytes, _banks(stepper) or 32, content)


def _payload(stepper: Stepper, parameters: StepParameters) -> StepPayload:
    wave = stepper.next_wave if parameters.wave is None else parameters.wave
    state = stepper.wave_state(wave)
    here, last = state.instruction, stepper.last
    instructions = stepper.program.instructions
    executed = instructions[last.position] if last is not None and wave in last.rows else None
    columns, left_out = _columns(stepper, wave, here, executed, parameters.pinned)
    position = None if here is None else here.position
    return StepPayload(
        at=stepper.at,
        reason=stepper.stop.reason,
        text=stepper.stop.text,
        workgroup=stepper.workgroup,
        grid=stepper.grid,
        lanes=stepper.lanes,
        waves=[_wave_row(stepper, number) for number in range(stepper.waves)],
        wave=wave,
        line=state.line,
        visit=None if position is None else int(stepper.visits[position, wave]) + 1,
        last_line=None if last is None else instructions[last.position].line,
        last_waves=[] if last is None else [int(row) for row in last.rows],
        loops=[] if position is None else _loops(stepper, wave, position),
        loop_count=len(stepper.places.headers),
        nodes=[] if position is None else list(stepper.places.nodes_at.get(position, ())),
        scalars=_scalars(stepper, wave, here, executed),
        active=[bool(state.exec >> lane & 1) for lane in range(stepper.lanes)],
        columns=columns,
        left_out=left_out,
        outstanding=[
            StepOutstanding(
                instructions[issued.position].line,
                instructions[issued.position].text,
                category(instructions[issued.position]),
                [counter for counter, _ in issued.counters],
            )
            for issued in stepper.outstanding(wave)
        ],
        matrix=step_matrix(stepper, wave, parameters.block),
        lds=_lds_access(stepper, wave),
        lds_bytes=stepper.lds_bytes,
        watches=[StepWatch(watch.number, watch.text) for watch in stepper.watches],
        buffers=list(stepper.buffers),
    )


def _wave_row(stepper: Stepper, wave: int) -> StepWave:
    state = stepper.wave_state(wave)
    return StepWave(wave, state.line, _STATUS[state.status], state.executed, state.exec.bit_count())


def _loops(stepper: Stepper, wave: int, position: int) -> list[StepLoop]:
    rows = []
    for loop in stepper.places.loops_around(position):
        header = stepper.places.flow.blocks[loop.header].first
        begun = int(stepper.visits[header, wave])
        iteration = begun if position == header else begun - 1
        rows.append(StepLoop(stepper.program.instructions[header].line, max(0, iteration)))
    return rows


def _scalars(stepper: Stepper, wave: int, here: Instruction | None, executed: Instruction | None) -> list[StepScalar]:
    state = stepper.wave_state(wave)
    digits = stepper.lanes // 4
    rows = [
        StepScalar("exec", f"{state.exec.bit_count()} of {stepper.lanes} lanes"),
        StepScalar("vcc", f"0x{state.vcc:0{digits}x}"),
        StepScalar("scc", str(int(state.scc))),
    ]
    found: set[RegisterId] = set()
    for instruction in (here, executed):
        if instruction is not None:
            found |= reads(instruction) | writes(instruction)
    if ("m0", 0) in found:
        rows.append(StepScalar("m0", f"0x{state.m0:x}"))
    for file in ("s", "ttmp"):
        for index in sorted(number for name, number in found if name == file):
            value = int(stepper.register(f"{file}{index}", wave=wave)[0])
            rows.append(StepScalar(f"{file}{index}", f"0x{value:x}"))
    return rows


def _columns(
    stepper: Stepper, wave: int, here: Instruction | None, executed: Instruction | None, pinned: tuple[str, ...]
) -> tuple[list[StepColumn], int]:
    roles: dict[RegisterId, list[str]] = {}

    def add(registers: list[RegisterId], role: str) -> None:
        for register in registers:
            if register[0] in ("v", "a"):
                roles.setdefault(register, []).append(role)

    for name in pinned:
        register = parse_register(name)
        add([(register.file, register.first + part) for part in range(register.count)], "pinned")
    if executed is not None:
        add(sorted(writes(executed)), "wrote")
    if here is not None:
        add(_in_operand_order(here, reads(here)), "reads")
        add(_in_operand_order(here, writes(here)), "writes")
    columns = []
    for (file, index), parts in list(roles.items())[:_MOST_COLUMNS]:
        words = register_of(stepper.state, Register("v" if file == "v" else "a", index))[0, wave]
        kind = _kind(stepper, (file, index), here, executed if "wrote" in parts else None)
        columns.append(StepColumn(f"{file}{index}", parts, kind, [int(word) for word in words]))
    return columns, max(0, len(roles) - _MOST_COLUMNS)


def _in_operand_order(instruction: Instruction, registers: frozenset[RegisterId]) -> list[RegisterId]:
    named = [
        (operand.file, operand.first + part)
        for operand in instruction.operands
        if isinstance(operand, Register)
        for part in range(operand.count)
    ]
    ordered = list(dict.fromkeys(each for each in named if each in registers))
    return [*ordered, *sorted(registers - set(ordered))]


def _kind(stepper: Stepper, register: RegisterId, here: Instruction | None, executed: Instruction | None) -> str:
    """The element type as which the instruction at hand, the next use or the last definition has the register."""
    program = stepper.program
    for instruction in (executed, here):
        kind = "" if instruction is None else element_kind(instruction, register, program.target, stepper.lanes)
        if kind:
            return kind
    here_at = here.position if here is not None else len(program.instructions)
    # What is about to be overwritten will be used as its new value is.
    first = here_at + 1 if here is not None and register in writes(here) - reads(here) else here_at
    for instruction in program.instructions[first : first + _USE_WITHIN]:
        if register in reads(instruction):
            kind = element_kind(instruction, register, program.target, stepper.lanes)
            if kind:
                return kind
            break
        if register in writes(instruction):
            return ""
    if first > here_at:
        return ""
    for instruction in reversed(program.instructions[max(0, here_at - _USE_WITHIN) : here_at]):
        if register in writes(instruction):
            return element_kind(instruction, register, program.target, stepper.lanes)
    return ""


def _banks(stepper: Stepper) -> int | None:
    try:
        return target(stepper.program.target).lds_banks
    except UnknownTarget:
        return None


def _lds_access(stepper: Stepper, wave: int) -> StepAccess | None:
    accesses = stepper.footprints.last_lds
    if not accesses:
        return None
    rows = accesses[0].rows
    row = int(np.flatnonzero(rows == wave)[0]) if wave in rows else 0
    instruction = stepper.program.instructions[accesses[0].position]
    parts, banks, evidence = [], _banks(stepper), ""
    for number, access in enumerate(accesses):
        label = f"access {number + 1} of {len(accesses)}" if len(accesses) > 1 else ""
        try:
            served = _service(stepper.program.target, access, row)
            banks, evidence = served.rule.banks, served.rule.status
            phases, cycles, why = phases_of(served), served.conflict_cycles, ""
        except (UnknownService, ValueError) as error:
            # The list of what is known elsewhere is no help here.
            phases, cycles, why = [], None, str(error).split("; ")[0]
        addresses = [
            int(address) if active else None
            for address, active in zip(access.address[row], access.active[row], strict=True)
        ]
        parts.append(StepAccessPart(label, addresses, access.size, phases, cycles, why))
    kind = {"load": "read", "store": "write", "atomic": "atomic"}[accesses[0].verb]
    return StepAccess(instruction.line, instruction.text, kind, int(rows[row]), banks, evidence, parts)


def _service(target_name: str, access: Access, row: int) -> Service:
    if access.verb == "atomic":
        raise UnknownService("how LDS atomics are served is not published")
    address: NDArray[np.int64] = access.address[row].astype(np.int64)
    kind: Kind = "read" if access.verb == "load" else "write"
    return service(target_name, kind, 8 * access.size, address, access.active[row])
