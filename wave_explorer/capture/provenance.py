"""Which fx node each AMDGCN instruction came from: debug locations first, rules for the rest."""

from __future__ import annotations

from collections.abc import Mapping

from wave_explorer.isa.program import Program
from wave_explorer.isa.reader import read
from wave_explorer.record import Graph, InstructionLink, Provenance


def link_program(
    plain: str, annotated: str, kernel_name: str, fx_numbers: Mapping[int, str], graph: Graph | None
) -> Provenance:
    """Links of every instruction of ``plain``, read from the debug locations of ``annotated``.

    Args:
        plain: AMDGCN text of the record.
        annotated: AMDGCN text of the compile with debug locations.
        kernel_name: name of the kernel.
        fx_numbers: line number of a debug location -> fx node id.
        graph: the fx graph that the nodes belong to.
    """
    program, other = read(plain, kernel_name), read(annotated, kernel_name)
    difference = first_difference(program, other)
    if difference:
        return Provenance(usable=False, reason=f"with debug locations the compiler made other code: {difference}")
    direct = [
        fx_numbers.get(instruction.location.line) if instruction.location else None
        for instruction in other.instructions
    ]
    return Provenance(
        instructions=tuple(
            InstructionLink(line=instruction.line, nodes=(node,), attribution="direct")
            if node
            else InstructionLink(line=instruction.line, rule="no debug location")
            for instruction, node in zip(program.instructions, direct, strict=True)
        )
    )


def first_difference(one: Program, other: Program) -> str:
    """Where two programs' instructions differ, in words; empty where they are the same.

    Mnemonics, operands and modifiers count, and branch targets by the instruction they lead to, not by name.
    """
    for first, second in zip(one.instructions, other.instructions, strict=False):
        if first.text != second.text and _meaning(one, first.position) != _meaning(other, second.position):
            return f"line {first.line}: {first.text!r} against {second.text!r}"
    if len(one.instructions) != len(other.instructions):
        return f"{len(one.instructions)} instructions against {len(other.instructions)}"
    return ""


def _meaning(program: Program, position: int) -> tuple[object, ...]:
    from wave_explorer.isa.program import Label

    instruction = program.instructions[position]
    operands = tuple(
        program.labels.get(operand.name, operand.name) if isinstance(operand, Label) else operand
        for operand in instruction.operands
    )
    return instruction.mnemonic, operands, instruction.modifiers
