"""The registers that a code object asks for, which is what a launch gives.

Sources: LLVM, "User Guide for AMDGPU Backend", AMDHSA Kernel Assembler Directives (``.amdhsa_next_free_vgpr``, which
counts all vector registers, AGPRs behind ``.amdhsa_accum_offset`` among them; ``.amdhsa_next_free_sgpr``), and Kernel
Descriptor (from gfx10 on every wave has all SGPRs); LLVM ``AMDGPUAsmParser.cpp`` for what an assembler refuses.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from wave_explorer.arch.targets import UnknownTarget, target
from wave_explorer.isa.program import Instruction, Program
from wave_explorer.isa.registers import RegisterId, reads, writes

_UNIFIED = ("gfx90a", "gfx942", "gfx950")
"""Targets whose AGPRs lie behind the VGPRs in one file."""

_ADDRESSABLE_SGPRS = 102
_MOST_ARCHITECTURAL_VGPRS = 256
_ACCUM_OFFSET_UNIT = 4


@dataclass(frozen=True, slots=True)
class Allotment:
    """How many registers of a file a wave gets, and the directives that say so."""

    count: int
    directives: str


@dataclass(frozen=True, slots=True)
class Refusal:
    """A number of registers that cannot be given: ``asked`` of ``what``, where ``limit`` is the most."""

    what: str
    asked: int
    limit: int
    message: str


def allotments(program: Program) -> dict[str, Allotment]:
    """By file (``v``, ``a``, ``s``); a file that the code object does not limit is left out."""
    found: dict[str, Allotment] = {}
    vgprs, accum_offset = directive_value(program, "next_free_vgpr"), directive_value(program, "accum_offset")
    if vgprs is not None:
        total = f".amdhsa_next_free_vgpr {vgprs}"
        if program.target in _UNIFIED and accum_offset is not None:
            both = f"{total}, .amdhsa_accum_offset {accum_offset}"
            found["v"] = Allotment(min(vgprs, accum_offset), both)
            found["a"] = Allotment(max(0, vgprs - accum_offset), both)
        else:
            found["v"] = found["a"] = Allotment(vgprs, total)
    sgprs = directive_value(program, "next_free_sgpr")
    if sgprs is not None and _limits_sgprs(program):
        found["s"] = Allotment(sgprs, f".amdhsa_next_free_sgpr {sgprs}")
    return found


def directive_value(program: Program, directive: str) -> int | None:
    """What ``.amdhsa_<directive>`` says; None where it is missing, or no number that the text gives."""
    value = program.metadata.directives.get(directive)
    return value if isinstance(value, int) else None


def required_directives(program: Program) -> tuple[str, ...]:
    """The directives about registers without which an assembler takes no kernel of this target."""
    offset = ("accum_offset",) if program.target in _UNIFIED else ()
    return ("next_free_vgpr", "next_free_sgpr", *offset)


def refusals(program: Program) -> Iterator[Refusal]:
    """Numbers of registers that do not exist, or that contradict one another."""
    vgprs, accum_offset = directive_value(program, "next_free_vgpr"), directive_value(program, "accum_offset")
    most = _most_vgprs(program.target)
    if vgprs is not None and most is not None and vgprs > most:
        said = f".amdhsa_next_free_vgpr asks for {vgprs} registers, and a lane of {program.target} can have {most}"
        yield Refusal("VGPRs", vgprs, most, said)
    if program.target in _UNIFIED and vgprs is not None and accum_offset is not None:
        most = min(_aligned(max(1, vgprs)), _MOST_ARCHITECTURAL_VGPRS)
        if not _ACCUM_OFFSET_UNIT <= accum_offset <= most or accum_offset % _ACCUM_OFFSET_UNIT:
            said = (
                f".amdhsa_accum_offset is {accum_offset}; with .amdhsa_next_free_vgpr {vgprs} it can be a multiple of "
                f"{_ACCUM_OFFSET_UNIT} up to {most}"
            )
            yield Refusal("VGPRs", accum_offset, most, said)
    sgprs = directive_value(program, "next_free_sgpr")
    if sgprs is not None and _limits_sgprs(program) and sgprs > _ADDRESSABLE_SGPRS:
        said = f".amdhsa_next_free_sgpr asks for {sgprs} registers, and a wave can have {_ADDRESSABLE_SGPRS}"
        yield Refusal("SGPRs", sgprs, _ADDRESSABLE_SGPRS, said)


def named_registers(instruction: Instruction) -> frozenset[RegisterId]:
    """Every register that the instruction names or uses unnamed."""
    return reads(instruction) | writes(instruction)


def _limits_sgprs(program: Program) -> bool:
    return re.match(r"gfx1\d", program.target) is None


def _most_vgprs(name: str) -> int | None:
    try:
        return target(name).most_registers
    except UnknownTarget:
        return None


def _aligned(count: int) -> int:
    return -(-count // _ACCUM_OFFSET_UNIT) * _ACCUM_OFFSET_UNIT
