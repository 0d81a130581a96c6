"""Findings about the compiled code: registers that did not suffice, waves that do not fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import Any

from wave_explorer.analysis.diagnostics.rule import code, found
from wave_explorer.isa.declared import inconsistencies
from wave_explorer.isa.errors import AsmSyntaxError, KernelChoiceError
from wave_explorer.isa.program import Program
from wave_explorer.isa.reader import read
from wave_explorer.isa.resources import resources
from wave_explorer.isa.spills import Spill, spills
from wave_explorer.record import Compilation, Diagnostic

SPILLS = code(
    "WX-C501",
    "warning",
    "registers are spilled to memory",
    "More values are alive than registers are there: the compiler stores some in scratch memory and loads them again.",
)
SCALAR_SPILLS = code(
    "WX-C502",
    "note",
    "scalar registers are spilled to lanes of vector registers",
    "v_writelane and v_readlane move them; that costs a VGPR or two and some instructions, and no memory.",
)
FEW_WAVES = code(
    "WX-C503",
    "note",
    "one wave a SIMD",
    "With a single wave a SIMD has nothing to do while that wave waits for memory; only a schedule inside the wave "
    "hides latency. The figure is what the resources allow, not what a run achieves.",
)
DOES_NOT_FIT = code(
    "WX-C504",
    "error",
    "a workgroup that does not fit on the target",
    "A workgroup runs as a whole on one compute unit, which has to hold the registers and LDS of all its waves.",
)

DECLARED = code(
    "WX-C505",
    "error",
    "an edited text uses more than it declares",
    "The hardware gives a wave the registers, LDS and scratch that the code object declares. What lies beyond belongs "
    "to another wave or to nobody, and more than the target has makes a launch fail.",
)


def declared(comp: Compilation) -> Iterator[Diagnostic]:
    """Where an AMDGCN that a person edited contradicts its own declarations."""
    text = comp.asm
    if text is None or comp.manifest.hand_edited != "amdgcn":
        return
    try:
        program = read(text)
    except (AsmSyntaxError, KernelChoiceError):
        return
    for one in inconsistencies(program):
        limit: dict[str, Any] = {} if one.limit is None else {"limit": one.limit}
        yield found(
            DECLARED,
            one.message,
            fix=one.fix,
            line=one.line,
            view="isa",
            what=one.what,
            used=one.used,
            declared=one.declared,
            **limit,
        )


def registers(comp: Compilation) -> Iterator[Diagnostic]:
    """Spills, and the occupancy that registers, LDS and waves allow."""
    text = comp.asm
    if text is None:
        return
    try:
        program = read(text)
    except (AsmSyntaxError, KernelChoiceError):
        return
    launch = comp.manifest.launch
    threads = prod(launch.block) if launch is not None and launch.block is not None else None
    used = resources(program, threads=threads)
    moves = spills(program)
    if used.vgpr_spills or used.scratch_bytes:
        scratch = [move for move in moves if move.kind in ("scratch store", "scratch load")]
        stores = sum(move.kind == "scratch store" for move in scratch)
        yield found(
            SPILLS,
            f"{used.vgpr_spills} VGPRs are spilled, by {stores} stores to scratch and {len(scratch) - stores} loads; a "
            f"lane takes {used.scratch_bytes} bytes of scratch beside {used.vgprs} VGPRs and {used.agprs} AGPRs",
            fix="Choose smaller tiles or more waves a workgroup, so that a lane holds fewer accumulators.",
            line=_line(program, scratch),
            view="isa",
            scratch_stores=stores,
            scratch_loads=len(scratch) - stores,
            vgpr_spills=used.vgpr_spills,
            scratch_bytes=used.scratch_bytes,
            vgprs=used.vgprs,
        )
    if used.sgpr_spills:
        yield found(
            SCALAR_SPILLS,
            f"{used.sgpr_spills} SGPRs are spilled to VGPR lanes",
            line=_line(program, [move for move in moves if move.kind == "lane write"]),
            view="isa",
            sgpr_spills=used.sgpr_spills,
        )
    if used.occupancy is None and "does not fit" in used.note:
        yield found(DOES_NOT_FIT, used.note, fix="Choose smaller tiles or fewer waves a workgroup.", view="isa")
    elif used.waves_per_simd == 1:
        yield found(
            FEW_WAVES,
            f"The resources allow one wave a SIMD; {used.limiting} set the limit "
            f"({used.vgprs} VGPRs, {used.agprs} AGPRs, {used.lds_bytes} bytes of LDS, {used.threads} threads)",
            view="isa",
            limit=used.limiting,
            vgprs=used.vgprs,
            agprs=used.agprs,
            lds_bytes=used.lds_bytes,
        )


def _line(program: Program, moves: Sequence[Spill]) -> int | None:
    return program.instructions[moves[0].position].line if moves else None
