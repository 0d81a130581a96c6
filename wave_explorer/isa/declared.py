"""What a text declares of registers, LDS and scratch, against what its instructions use.

The compiler writes both, so they agree; in a text that a person edited they may not, and an assembler does not look.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from wave_explorer.isa.code_object import KernelEntry, MetadataError, read_metadata_document
from wave_explorer.isa.declared_lds import first_reach_beyond, lds_limit
from wave_explorer.isa.declared_registers import (
    Allotment,
    allotments,
    directive_value,
    named_registers,
    refusals,
    required_directives,
)
from wave_explorer.isa.program import KernelMetadata, Program

_DOCUMENT = re.compile(r"^\s*\.amdgpu_metadata\s*$(.*?)^\s*\.end_amdgpu_metadata\s*$", re.M | re.S)
_PAIRS = (
    ("group_segment_fixed_size", "group_segment_fixed_size", "bytes of LDS"),
    ("private_segment_fixed_size", "private_segment_fixed_size", "bytes of scratch"),
    ("kernarg_size", "kernarg_segment_size", "bytes of arguments"),
)
_LESS = "Declare what the code uses."
_FILES = {"v": "VGPRs", "a": "AGPRs", "s": "SGPRs"}


@dataclass(frozen=True, slots=True)
class Inconsistency:
    """One contradiction; ``line`` is 1-based, of the instruction that uses too much, None for two declarations.

    Attributes:
        what: ``VGPRs``, ``AGPRs``, ``SGPRs``, ``LDS``, ``scratch`` or ``declarations``.
        message: one sentence.
        fix: what to declare.
        used, declared: the two numbers, registers or bytes.
        limit: the most there is, where more than that is declared.
    """

    what: str
    line: int | None
    message: str
    fix: str
    used: int
    declared: int
    limit: int | None = None


def inconsistencies(program: Program) -> tuple[Inconsistency, ...]:
    """Where the code uses more than the text declares, and where two declarations differ."""
    return (*_registers(program), *_lds(program), *_scratch(program), *_declarations(program))


def _registers(program: Program) -> Iterator[Inconsistency]:
    given = allotments(program)
    beyond = [one for file, allotted in given.items() for one in _beyond(program, file, _FILES[file], allotted)]
    yield from beyond
    for refusal in refusals(program):
        # Registers that are missing say enough.
        if refusal.what not in {one.what for one in beyond}:
            yield Inconsistency(refusal.what, None, refusal.message, _LESS, refusal.asked, refusal.asked, refusal.limit)
    if not program.metadata.directives:
        return
    for directive in required_directives(program):
        if directive_value(program, directive) is None:
            written = program.metadata.directives.get(directive)
            said = "is missing" if written is None else f"says {written}, whose value the text does not give"
            yield Inconsistency(
                "declarations",
                None,
                f".amdhsa_{directive} {said}, so nothing tells how many registers the kernel gets",
                "An assembler refuses such a text: give the number.",
                0,
                0,
            )


def _beyond(program: Program, file: str, what: str, allotted: Allotment) -> Iterator[Inconsistency]:
    """The highest register of a file that is used, where that is more than declared."""
    highest, place = -1, None
    for instruction in program.instructions:
        for kind, number in named_registers(instruction):
            if kind == file and number > highest:
                highest, place = number, instruction
    if place is None or highest < allotted.count:
        return
    yield Inconsistency(
        what,
        place.line,
        f"{file}{highest} is used, but the text declares {allotted.count} {what} ({allotted.directives})",
        f"Declare so much that {highest + 1} {what} fit, or use a lower register.",
        highest + 1,
        allotted.count,
    )


def _lds(program: Program) -> Iterator[Inconsistency]:
    limit, asked = lds_limit(program), program.metadata.largest_lds_bytes
    if limit is not None and asked > limit:
        yield Inconsistency(
            "LDS",
            None,
            f"The text declares {asked} bytes of LDS, and a workgroup of {program.target} can have {limit}",
            _LESS,
            asked,
            asked,
            limit,
        )
    declared = program.metadata.lds_bytes
    reach = first_reach_beyond(program, declared)
    if reach is None:
        return
    if not declared:
        said = "it accesses LDS"
    elif reach.address is None:
        said = f"with its offset alone it gets to byte {reach.end - 1}"
    else:
        said = f"from address {reach.address} it gets to byte {reach.end - 1}"
    yield Inconsistency(
        "LDS",
        reach.instruction.line,
        f"{reach.instruction.mnemonic} reaches beyond the LDS of a workgroup: {said}, and the text declares "
        f"{declared} bytes",
        "Raise .amdhsa_group_segment_fixed_size, and .group_segment_fixed_size of the metadata.",
        reach.end,
        declared,
    )


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
                "Write the same number in both: one runtime launches with the first, another with the second.",
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
