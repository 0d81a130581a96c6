"""Findings about bank conflicts: one for the instructions that serve the same operations of the kernel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from wave_explorer.analysis.diagnostics.rule import code, found
from wave_explorer.analysis.index_map import NotKnown
from wave_explorer.analysis.lds_access import lds_access, lds_program
from wave_explorer.analysis.lds_instructions import LdsInstruction, LdsProgram
from wave_explorer.analysis.lds_prediction import PredictedAccess, predict
from wave_explorer.analysis.node_facts import source_operation
from wave_explorer.record import Compilation, Diagnostic, GraphNode
from wave_explorer.record.evaluation import InexactValue

CONFLICTS = code(
    "WX-C304",
    "note",
    "bank conflicts",
    "A bank delivers one dword a cycle: lanes of one phase that want different dwords of a bank wait for each other.",
)

_OTHER_PADDING = 4
"""Elements of the padding that is tried (what Wave itself pads f16 rows with)."""


@dataclass(frozen=True)
class _Worst:
    """The execution of an instruction in workgroup 0 that loses most: its cycles without conflict, and those lost."""

    access: PredictedAccess
    phases: int
    conflict_cycles: int

    @property
    def instruction(self) -> LdsInstruction:
        return self.access.instruction


def conflicts(comp: Compilation) -> Iterator[Diagnostic]:
    """LDS instructions with conflicts; each is counted in one finding, so that these add up to the kernel's conflicts.

    ``ds_write2_b64`` and its like may serve two operations of the kernel at once: the finding then names both.
    """
    try:
        program = lds_program(comp)
    except NotKnown:
        return
    if program is None:
        return
    together: dict[tuple[bool, str, tuple[str, ...]], list[PredictedAccess]] = {}
    for access in predict(program).accesses:
        one = access.instruction
        operations = tuple(dict.fromkeys(source_operation(node, program.graph.nodes) for node in one.nodes))
        together.setdefault((one.link == "alike", one.kind, tuple(sorted(operations))), []).append(access)
    for accesses in together.values():
        known = [each for access in accesses if (each := _worst(program, access)) is not None]
        worst = max(known, key=lambda each: each.conflict_cycles, default=None)
        if worst is not None and worst.conflict_cycles:
            yield _conflicting(comp, program, worst, accesses)


def _worst(program: LdsProgram, access: PredictedAccess) -> _Worst | None:
    """The wave of workgroup 0 that loses most by an instruction; None where that is not known."""
    try:
        served = program.served(access.instruction)
        wave = int(served.conflicts.argmax())
        services = served.by_bank(wave)
    except (NotKnown, InexactValue):
        return None
    phases = sum(bool(phase.active) for service in services for phase in service.phases)
    return _Worst(access, phases, int(served.conflicts[wave]))


def _conflicting(
    comp: Compilation, program: LdsProgram, worst: _Worst, accesses: Sequence[PredictedAccess]
) -> Diagnostic:
    one = worst.instruction
    operations = {source_operation(node, program.graph.nodes): node for node in reversed(one.nodes)}
    nodes = list(reversed(operations.values()))
    known = [access.conflicts for access in accesses if access.conflicts is not None]
    in_a_run = sum(known) if len(known) == len(accesses) else None
    several = f", {len(accesses)} such instructions together" if len(accesses) > 1 else ""
    return found(
        CONFLICTS,
        f"{_names(one, nodes)}: {one.instruction.base} takes {worst.phases + worst.conflict_cycles} LDS cycles in "
        f"place of {worst.phases} each time a wave executes it ({one.form.width} bits a lane at once)"
        + (f"; {in_a_run:,} conflict cycles in a run{several}" if in_a_run is not None else ""),
        fix="" if one.link == "alike" else _other_padding(comp, one, nodes),
        node=nodes[0] if one.link != "alike" else None,
        line=one.instruction.line,
        view="lds",
        nodes=", ".join(node.name for node in nodes),
        instructions=len(accesses),
        conflict_cycles=worst.conflict_cycles,
        phases=worst.phases,
        width_bits=one.form.width,
        conflict_cycles_of_a_run=in_a_run if in_a_run is not None else "not known",
        evidence_of_rule=worst.access.evidence or "not known",
    )


def _names(one: LdsInstruction, nodes: Sequence[GraphNode]) -> str:
    """The operations that an instruction serves, by one node of each."""
    if one.link == "alike":
        return f"one of the {one.kind}s of LDS (which is not known)"
    return _and([node.name for node in nodes])


def _and(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def _other_padding(comp: Compilation, one: LdsInstruction, nodes: Sequence[GraphNode]) -> str:
    """What another padding makes of the nodes of an instruction; empty where it makes nothing better."""
    try:
        now = [lds_access(comp, node) for node in one.nodes]
        then = [lds_access(comp, access.node, padding=access.padding + _OTHER_PADDING) for access in now]
    except (NotKnown, InexactValue):
        return ""
    before, after = (sum(access.conflict_cycles for access in accesses) for accesses in (now, then))
    paddings = {access.padding for access in now}
    if after >= before or len(paddings) != 1:
        return ""
    padding = paddings.pop()
    return (
        f"With {padding + _OTHER_PADDING} elements after each row in place of {padding}, the conflict cycles of "
        f"{_and([node.name for node in nodes])} fall from {before} to {after}."
    )
