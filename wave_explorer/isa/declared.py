"""What a text declares of registers, LDS and scratch, against what its instructions use.

The compiler writes both, so they agree; in a text that a person edited they may not, and an assembler does not look.

Sources: LLVM "User Guide for AMDGPU Backend", section "AMDHSA Kernel Assembler Directives": ``next_free_vgpr`` counts
AGPRs behind ``accum_offset`` on targets that hold both in one file, and SGPRs are given out in full from gfx10 on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from wave_explorer.isa.code_object import KernelEntry, MetadataError, read_metadata_document
from wave_explorer.isa.program import Instruction, KernelMetadata, Program
from wave_explorer.isa.registers import dwords

_DOCUMENT = re.compile(r"^\s*\.amdgpu_metadata\s*$(.*?)^\s*\.end_amdgpu_metadata\s*$", re.M | re.S)
_PAIRS = (
    ("group_segment_fixed_size", "group_segment_fixed_size", "bytes of LDS"),
    ("private_segment_fixed_size", "private_segment_fixed_size", "bytes of scratch"),
    ("kernarg_size", "kernarg_segment_size", "bytes of arguments"),
)
_LDS_WITHOUT_MEMORY = re.compile(r"ds_(swizzle|permute|bpermute|nop)")


@dataclass(frozen=True, slots=True)
class Inconsistency:
    """One contradiction; ``line`` is 1-based, of the instruction that uses too much, None for two declarations.

    Attributes:
        what: ``VGPRs``, ``AGPRs``, ``SGPRs``, ``LDS``, ``scratch`` or ``declarations``.
        message: one sentence.
        fix: what to declare.
        used, declared: the two numbers, registers or bytes.
    """

    what: str
    line: int | None
    message: str
    fix: str
    used: int
    declared: int


def inconsistencies(program: Program) -> tuple[Inconsistency, ...]:
    """Where the code uses more than the text declares, and where two declarations differ."""
    return (*_registers(program), *_lds(program), *_scratch(program), *_declarations(program))


def _registers(program: Program) -> Iterator[Inconsistency]:
    metadata = program.metadata
    free = metadata.directives.get("next_free_vgpr")
    total = free if isinstance(free, int) else metadata.vgpr_count
    # With one file for both, AGPRs begin where the architectural registers end.
    vector = metadata.accum_offset or total
    yield from _beyond(
        program, "v", "VGPRs", vector, ".amdhsa_accum_offset" if metadata.accum_offset else ".amdhsa_next_free_vgpr"
    )
    accumulators = max(0, total - vector) if metadata.accum_offset else metadata.agpr_count
    if metadata.accum_offset or metadata.agpr_count:
        yield from _beyond(program, "a", "AGPRs", accumulators, ".amdhsa_next_free_vgpr")
    if not re.match(r"gfx1\d", program.target):
        free = metadata.directives.get("next_free_sgpr")
        if isinstance(free, int):
            yield from _beyond(program, "s", "SGPRs", free, ".amdhsa_next_free_sgpr")


def _beyond(program: Program, file: str, what: str, declared: int, directive: str) -> Iterator[Inconsistency]:
    """The highest register of a file that is used, where that is more than declared."""
    highest, place = -1, None
    for instruction in program.instructions:
        for number in _numbers(instruction, file):
            if number > highest:
                highest, place = number, instruction
    if place is None or highest < declared:
        return
    yield Inconsistency(
        what,
        place.line,
        f"{file}{highest} is used, but the text declares {declared} {what}",
        f"Raise {directive} so that {highest + 1} {what} fit, or use a lower register.",
        highest + 1,
        declared,
    )


def _numbers(instruction: Instruction, file: str) -> Iterator[int]:
    parts = [instruction] if instruction.second is None else [instruction, instruction.second]
    for part in parts:
        for operand in part.operands:
            yield from (number for kind, number in dwords(operand) if kind == file)


def _lds(program: Program) -> Iterator[Inconsistency]:
    declared = program.metadata.lds_bytes
    for instruction in program.instructions:
        if not instruction.base.startswith("ds_") or _LDS_WITHOUT_MEMORY.match(instruction.base):
            continue
        offset = _offset(instruction)
        if declared and offset < declared:
            continue
        said = f"its offset alone is {offset}" if declared else "it accesses LDS"
        yield Inconsistency(
            "LDS",
            instruction.line,
            f"{instruction.mnemonic} reaches beyond the LDS of a workgroup: {said}, and the text declares "
            f"{declared} bytes",
            "Raise .amdhsa_group_segment_fixed_size, and .group_segment_fixed_size of the metadata.",
            offset + 1,
            declared,
        )
        return


def _offset(instruction: Instruction) -> int:
    """Bytes that the text itself adds to an LDS address; the two of a paired access count elements."""
    plain = instruction.modifiers.get("offset", 0)
    found = [plain] if isinstance(plain, int) else []
    stride = 64 if "st64" in instruction.base else 1
    size = 8 if instruction.base.endswith("b64") else 4
    for name in ("offset0", "offset1"):
        value = instruction.modifiers.get(name)
        if isinstance(value, int):
            found.append(value * stride * size)
    return max(found, default=0)


def _scratch(program: Program) -> Iterator[Inconsistency]:
    declared = program.metadata.scratch_bytes
    for instruction in program.instructions:
        if instruction.base.startswith("scratch_") and not declared:
            yield Inconsistency(
                "scratch",
                instruction.line,
                f"{instruction.mnemonic} accesses scratch memory, and the text declares none",
                "Declare it with .amdhsa_private_segment_fixed_size, or keep the value in a register.",
                1,
                0,
            )
            return


def _declarations(program: Program) -> Iterator[Inconsistency]:
    entry = _entry(program.text, program.metadata)
    for directive, name, what in _PAIRS:
        given = program.metadata.directives.get(directive)
        other = getattr(entry, name) if entry is not None else None
        if isinstance(given, int) and other is not None and given != other:
            yield Inconsistency(
                "declarations",
                None,
                f".amdhsa_{directive} says {given} {what} and the metadata's .{name} says {other}",
                "Write the same number in both: the loader reads one and the hardware the other.",
                given,
                other,
            )


def _entry(text: str, metadata: KernelMetadata) -> KernelEntry | None:
    found = _DOCUMENT.search(text)
    if found is None:
        return None
    try:
        return read_metadata_document(found[1]).kernel(metadata.name)
    except MetadataError:
        return None
