"""The registers that a launch gives to a kernel, against those that its code names.

Sources: LLVM, "User Guide for AMDGPU Backend", AMDHSA Kernel Assembler Directives (``.amdhsa_next_free_vgpr``,
``.amdhsa_next_free_sgpr``, ``.amdhsa_accum_offset``) and Kernel Descriptor (from gfx10 on every wave has all SGPRs).
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from wave_explorer.isa.program import Instruction, Program
from wave_explorer.isa.registers import RegisterId, reads, writes

_UNIFIED = ("gfx90a", "gfx942", "gfx950")
"""Targets whose AGPRs lie behind the VGPRs in one file."""


@dataclass(frozen=True, slots=True)
class Allotment:
    """How many registers of a file a wave gets, and the directives that say so."""

    count: int
    directives: str


def allotments(program: Program) -> dict[str, Allotment]:
    """By file (``v``, ``a``, ``s``); a file that the code object does not limit is left out."""
    found: dict[str, Allotment] = {}
    vgprs, accum_offset = _number(program, "next_free_vgpr"), _number(program, "accum_offset")
    if vgprs is not None:
        total = f".amdhsa_next_free_vgpr {vgprs}"
        if program.target in _UNIFIED and accum_offset is not None:
            both = f"{total}, .amdhsa_accum_offset {accum_offset}"
            found["v"] = Allotment(accum_offset, both)
            found["a"] = Allotment(max(0, vgprs - accum_offset), both)
        else:
            found["v"] = found["a"] = Allotment(vgprs, total)
    sgprs = _number(program, "next_free_sgpr")
    if sgprs is not None and not re.match(r"gfx1\d", program.target):
        found["s"] = Allotment(sgprs, f".amdhsa_next_free_sgpr {sgprs}")
    return found


def _number(program: Program, directive: str) -> int | None:
    value = program.metadata.directives.get(directive)
    return value if isinstance(value, int) else None


def check_registers(program: Program) -> None:
    """Refuses a kernel that names registers which it does not get.

    Raises:
        ValueError: it does; the message names the first such instruction and register.
    """
    given = allotments(program)
    for instruction in program.instructions:
        for file, index in sorted(_named(instruction)):
            limit = given.get(file)
            if limit is None or index < limit.count:
                continue
            have = f"{file}0 to {file}{limit.count - 1}" if limit.count else f"no {file} registers"
            raise ValueError(
                f"line {instruction.line} names {file}{index}, and the code object gives the kernel {have} "
                f"({limit.directives}): {instruction.text}"
            )


def _named(instruction: Instruction) -> frozenset[RegisterId]:
    return reads(instruction) | writes(instruction)
