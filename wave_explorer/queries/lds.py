"""Query ``lds``: the LDS buffers, the nodes that access them, and one access by lane, bank and phase."""

from __future__ import annotations

from typing import Annotated

import msgspec

from wave_explorer.analysis.index_map import NotKnown
from wave_explorer.analysis.lds_access import LdsAccess as Access
from wave_explorer.analysis.lds_access import LdsPart, lds_access, lds_nodes
from wave_explorer.analysis.lds_layouts import Swizzle
from wave_explorer.analysis.node_facts import display_name
from wave_explorer.arch.lds_service import Service
from wave_explorer.arch.targets import UnknownTarget, target
from wave_explorer.isa.reader import read
from wave_explorer.queries.registry import BadQuery, Subject, query
from wave_explorer.record import Compilation, GraphNode

_OTHER_PADDING = 4
"""Elements of the padding that a what-if tries on an unpadded buffer (what Wave itself pads f16 rows with)."""


class LdsParameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``node``: id in the last fx graph; None chooses the first access.

    The what-if has rows padded by ``padding`` elements, or chunks exchanged by ``swizzle``, ``[chunk bytes, shift,
    mask]`` of ``chunk ^= (row >> shift) & mask``; with neither it shows what padding does.
    """

    node: str | None = None
    workgroup: tuple[int, int, int] = (0, 0, 0)
    iteration: int = 0
    wave: int = 0
    padding: Annotated[int, msgspec.Meta(ge=0, le=1024)] | None = None
    swizzle: tuple[int, int, int] | None = None


class AllocationRow(msgspec.Struct, frozen=True):
    """One LDS buffer; ``padding`` in elements after each row."""

    node: str
    name: str
    offset: int | None
    bytes: int | None
    shape: tuple[int, ...]
    padding: int
    dtype: str


class LdsInstruction(msgspec.Struct, frozen=True):
    """An instruction of the access, with what a run counted of it."""

    line: int
    text: str
    hits: int | None
    lds_conflict_cycles: int | None


class AccessRow(msgspec.Struct, frozen=True):
    """One node that reads or writes LDS; ``conflict_cycles`` of wave 0, None where not known; ``buffer`` an id."""

    node: str
    buffer: str | None
    label: str
    kind: str
    width_bits: int
    conflict_cycles: int | None
    instructions: list[LdsInstruction]


class DwordRow(msgspec.Struct, frozen=True):
    """A dword that a bank delivers, and the lanes that want it."""

    address: int
    lanes: tuple[int, ...]


class BankRow(msgspec.Struct, frozen=True):
    """A bank and its distinct dwords, served one after another."""

    bank: int
    dwords: list[DwordRow]


class LdsPhase(msgspec.Struct, frozen=True):
    """Lanes served together; ``cycles`` is the number of dwords of the busiest bank."""

    lanes: tuple[int, ...]
    banks: list[BankRow]
    cycles: int


class PartRow(msgspec.Struct, frozen=True):
    """One service: its phases in order."""

    label: str
    phases: list[LdsPhase]


class WhatIf(msgspec.Struct, frozen=True):
    """The same access in another layout, computed from the index with the instruction as it is; ``text`` names it."""

    text: str
    padding: int
    swizzle: tuple[int, int, int] | None
    parts: list[PartRow]
    conflict_cycles: int
    formula: str


class LdsAccess(msgspec.Struct, frozen=True):
    """One access by one wave; ``buffer`` is the id of its allocation."""

    node: str
    buffer: str | None
    label: str
    kind: str
    width_bits: int
    width_source: str
    wave: int
    padding: int
    parts: list[PartRow]
    addresses: list[int | None]
    conflict_cycles: int
    formula: str
    evidence: str
    what_if: WhatIf | None


class LdsPayload(msgspec.Struct, frozen=True):
    """Answer of ``lds``."""

    target: str
    banks: int | None
    allocations: list[AllocationRow]
    accesses: list[AccessRow]
    selected: LdsAccess | None
    not_known: str


@query("lds", LdsParameters)
def lds(subject: Subject, parameters: LdsParameters) -> LdsPayload:
    """All accesses as rows, the chosen one in full."""
    comp = subject.compilation
    nodes = lds_nodes(comp)
    chosen = next((node for node in nodes if parameters.node in (None, node.id)), None)
    if parameters.node is not None and chosen is None:
        raise BadQuery(f"{parameters.node!r} is no LDS access of the last fx graph")
    access, selected, reason = None, None, "" if nodes else _why_none(comp)
    if chosen is not None:
        try:
            access = _access(comp, chosen, parameters)
            selected = _selected(comp, access, parameters)
        except NotKnown as error:
            reason = str(error)
    banks = _hardware_banks(comp.spec.target) if access is None else access.parts[0].service.rule.banks
    return LdsPayload(
        target=comp.spec.target,
        banks=banks,
        allocations=_allocations(comp),
        accesses=[_access_row(subject, node) for node in nodes],
        selected=selected,
        not_known=reason,
    )


def _why_none(comp: Compilation) -> str:
    if comp.last_graph() is None:
        return "no fx graph was recorded"
    return "this kernel does not use LDS"


def _hardware_banks(name: str) -> int | None:
    """Banks of a target, None for one without facts."""
    try:
        return target(name).lds_banks
    except UnknownTarget:
        return None


def _access(
    comp: Compilation, node: GraphNode, at: LdsParameters, padding: int | None = None, swizzle: Swizzle | None = None
) -> Access:
    return lds_access(
        comp, node, wave=at.wave, workgroup=at.workgroup, iteration=at.iteration, padding=padding, swizzle=swizzle
    )


def _swizzle(numbers: tuple[int, int, int]) -> Swizzle:
    chunk, shift, mask = numbers
    if chunk < 1 or chunk & (chunk - 1) or not 0 <= shift < 16 or mask < 0 or mask & (mask + 1):
        raise BadQuery(f"a swizzle is [chunk bytes, shift, mask], powers of two and of two less one, not {numbers}")
    return Swizzle(chunk, shift, mask)


def _layout_text(access: Access) -> str:
    if access.swizzle is not None:
        return access.swizzle.text
    return f"Padded by {access.padding}" if access.padding else "Unpadded"


def _selected(comp: Compilation, access: Access, parameters: LdsParameters) -> LdsAccess:
    node = access.node
    swizzle = None if parameters.swizzle is None else _swizzle(parameters.swizzle)
    padding = parameters.padding
    if padding is None and swizzle is None:
        padding = 0 if access.padding else _OTHER_PADDING
    other = _access(comp, node, parameters, padding, swizzle)
    return LdsAccess(
        node=node.id,
        buffer=node.memory,
        label=display_name(node),
        kind=access.kind,
        width_bits=access.width,
        width_source=access.width_source,
        wave=access.wave,
        padding=access.padding,
        parts=_parts(access),
        addresses=[None if address < 0 else int(address) for address in access.addresses],
        conflict_cycles=access.conflict_cycles,
        formula=formula(access),
        evidence=access.parts[0].service.rule.status,
        what_if=WhatIf(
            _layout_text(other),
            other.padding,
            parameters.swizzle,
            _parts(other),
            other.conflict_cycles,
            formula(other),
        ),
    )


def formula(access: Access) -> str:
    """``4 phases × (8 − 1) = 28``, or a sum where the phases differ."""
    extra = [phase.conflict_cycles for part in access.parts for phase in part.service.phases]
    total = sum(extra)
    services = f"{len(access.parts)} services × " if len(access.parts) > 1 else ""
    if len(set(extra)) == 1:
        phases = len(extra) // len(access.parts)
        return f"{services}{phases} phase{'s' if phases != 1 else ''} × ({extra[0] + 1} − 1) = {total}"
    return " + ".join(f"({cycles + 1} − 1)" for cycles in extra) + f" = {total}"


def _parts(access: Access) -> list[PartRow]:
    return [PartRow(_part_label(access, part), phases_of(part.service)) for part in access.parts]


def _part_label(access: Access, part: LdsPart) -> str:
    if len(access.parts) == 1:
        return ""
    return f"bytes {part.first_byte} to {part.first_byte + access.width // 8 - 1} of a lane"


def phases_of(service: Service) -> list[LdsPhase]:
    """One service of the LDS as rows, bank by bank."""
    return [
        LdsPhase(
            lanes=phase.lanes,
            banks=[
                BankRow(load.bank, [DwordRow(dword * 4, lanes) for dword, lanes in load.dwords.items()])
                for load in phase.banks
            ],
            cycles=phase.conflict_cycles + 1 if phase.active else 0,
        )
        for phase in service.phases
    ]


def _allocations(comp: Compilation) -> list[AllocationRow]:
    graph = comp.last_graph()
    names = {key: node.name for key, node in graph.nodes.items()} if graph is not None else {}
    return [
        AllocationRow(a.node, names.get(a.node, a.node), a.offset, a.bytes, a.shape, a.padding, a.dtype)
        for a in comp.manifest.allocations
    ]


def _access_row(subject: Subject, node: GraphNode) -> AccessRow:
    width, conflicts, kind = 0, None, node.op
    try:
        access = lds_access(subject.compilation, node)
        width, conflicts = access.width, access.conflict_cycles
    except NotKnown:
        pass
    return AccessRow(node.id, node.memory, display_name(node), kind, width, conflicts, _instructions(subject, node.id))


def _instructions(subject: Subject, node_id: str) -> list[LdsInstruction]:
    comp = subject.compilation
    lines = {line for line, link in comp.instruction_links().items() if node_id in link.nodes}
    if comp.asm is None or not lines:
        return []
    counts = {c.line: c for c in subject.run.data.instruction_counts} if subject.run is not None else {}
    return [
        LdsInstruction(
            line=instruction.line,
            text=instruction.text,
            hits=counts[instruction.line].hits if instruction.line in counts else None,
            lds_conflict_cycles=counts[instruction.line].lds_conflict_cycles if instruction.line in counts else None,
        )
        for instruction in read(comp.asm).instructions
        if instruction.line in lines and instruction.base.startswith("ds_")
    ]
