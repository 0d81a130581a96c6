"""Instructions that move registers to memory or to other registers because there are too few of them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, TypeAlias

from wave_explorer.isa.program import Instruction, Program, Register

SpillKind: TypeAlias = Literal["scratch store", "scratch load", "lane write", "lane read"]

_SCRATCH = re.compile(r"scratch_(store|load)_")
# Before gfx940 scratch is reached through a buffer descriptor that the hardware sets up in s[0:3].
_BUFFER = re.compile(r"buffer_(store|load)_")
_DESCRIPTOR = "user_sgpr_private_segment_buffer"
_LANES: dict[str, SpillKind] = {"v_writelane_b32": "lane write", "v_readlane_b32": "lane read"}


@dataclass(frozen=True, slots=True)
class Spill:
    """One instruction at ``position``; ``dwords`` of a lane (scratch) or of a wave (lanes of a VGPR)."""

    position: int
    kind: SpillKind
    dwords: int


def spills(program: Program) -> tuple[Spill, ...]:
    """Every access to scratch, and the lane moves of a kernel that the metadata says has spilled SGPRs.

    Scratch holds spilled registers and arrays of a thread alike; a text does not tell the two apart.
    ``v_writelane`` and ``v_readlane`` are also what a program asks for by itself, so they are listed only where the
    compiler counts spilled SGPRs.
    """
    facts = program.metadata
    through_buffers = facts.scratch_bytes > 0 and bool(facts.directives.get(_DESCRIPTOR))
    found: list[Spill] = []
    for instruction in program.instructions:
        match = _SCRATCH.match(instruction.base)
        if match is None and through_buffers and _names_the_descriptor(instruction):
            match = _BUFFER.match(instruction.base)
        kind: SpillKind | None = None
        if match is not None:
            kind = "scratch store" if match.group(1) == "store" else "scratch load"
        elif facts.sgpr_spills:
            kind = _LANES.get(instruction.base)
        if kind is not None:
            found.append(Spill(instruction.position, kind, _dwords(instruction)))
    return tuple(found)


def _names_the_descriptor(instruction: Instruction) -> bool:
    return any(isinstance(o, Register) and (o.file, o.first, o.count) == ("s", 0, 4) for o in instruction.operands)


def _dwords(instruction: Instruction) -> int:
    """Registers moved: ``scratch_store`` names its data after the address, everything else first."""
    if instruction.base in _LANES:
        return 1
    vectors = [o for o in instruction.operands if isinstance(o, Register) and o.file in ("v", "a")]
    if not vectors:
        return 1
    data = vectors[-1] if instruction.base.startswith("scratch_store") else vectors[0]
    return data.count
