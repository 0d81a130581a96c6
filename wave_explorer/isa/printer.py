"""Instructions and programs back to text that an assembler takes.

What is printed assembles to the bytes of the text that was read.  Numbers are printed in decimal, whatever base they
were written in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from wave_explorer.isa.operands import FLAGS, REGISTER_NAMES
from wave_explorer.isa.program import (
    Instruction,
    KernelArgument,
    KernelMetadata,
    Keyword,
    Label,
    Literal32,
    ModifierValue,
    Operand,
    Program,
    Register,
)

__all__ = ["instruction_text", "modifier_text", "operand_text", "program_text"]

_ENCODED_VGPRS = 256
"""VGPRs that an instruction can name; gfx1250 has more."""

# How the words of these instructions are set apart; all others use commas.
_SEPARATORS = {"s_delay_alu": " | ", "s_waitcnt": " ", "s_waitcnt_depctr": " ", "s_wait_alu": " "}


def operand_text(operand: Operand) -> str:
    """An operand as LLVM prints it, but for the base of numbers."""
    if isinstance(operand, Label):
        return operand.name
    if isinstance(operand, Keyword):
        return _keyword_text(operand)
    number = isinstance(operand, Literal32)
    text = _number_text(operand) if isinstance(operand, Literal32) else _register_text(operand)
    if operand.sign_extended:
        text = f"sext({text})"
    if operand.absolute:
        text = f"|{text}|"
    if operand.negated:
        # A sign before a number would be part of the number.
        text = f"neg({text})" if number and not operand.absolute else f"-{text}"
    return text


def _keyword_text(keyword: Keyword) -> str:
    if not keyword.name:
        return f"[{','.join(keyword.arguments)}]"
    return f"{keyword.name}({', '.join(keyword.arguments)})" if keyword.arguments else keyword.name


def _number_text(number: Literal32) -> str:
    text = repr(number.value)
    if "e" in text and "." not in text:
        # The assembler takes an exponent only behind a point.
        text = text.replace("e", ".0e")
    return f"{number.wrapper}({text})" if number.wrapper else text


def _register_text(register: Register) -> str:
    if register.file == "other":
        return register.text
    if register.file not in ("v", "s", "a", "ttmp"):
        return "src_scc" if register.file == "scc" else register.file
    if register.file == "v" and register.first >= _ENCODED_VGPRS:
        # The assembler takes the low bits, which s_set_vgpr_msb completes; the comment says which register is meant.
        low = replace(register, first=register.first % _ENCODED_VGPRS)
        return f"{_numbered(low)} /*{_numbered(register)}*/"
    return _numbered(register)


def _numbered(register: Register) -> str:
    if register.count == 1:
        return f"{register.file}{register.first}" + (f".{register.half}" if register.half else "")
    return f"{register.file}[{register.first}:{register.first + register.count - 1}]"


def modifier_text(name: str, value: ModifierValue) -> str:
    """``offset:16``, ``op_sel:[0,1]``, ``offen``."""
    if isinstance(value, tuple):
        return f"{name}:[{','.join(map(str, value))}]"
    return name if value == 1 and (name in FLAGS or name in REGISTER_NAMES) else f"{name}:{value}"


def instruction_text(instruction: Instruction) -> str:
    """One instruction without label; both halves of a dual-issue pair."""
    mnemonic, operands = instruction.mnemonic, [operand_text(operand) for operand in instruction.operands]
    if mnemonic in ("exp", "export") and len(operands) > 1:
        operands[:2] = [f"{operands[0]} {operands[1]}"]
    words = [_SEPARATORS.get(mnemonic, ", ").join(operands)] if operands else []
    words += [modifier_text(name, value) for name, value in instruction.modifiers.items()]
    text = " ".join([mnemonic, *words])
    return text if instruction.second is None else f"{text} :: {instruction_text(instruction.second)}"


def program_text(program: Program) -> str:
    """A whole assembly file with the program's code, its kernel descriptor, and its metadata document.

    Debug locations and everything of the original text that belongs to other kernels are left out.
    """
    metadata = program.metadata
    name = _symbol(metadata.name)
    target_id = _target_id(program)
    lines = [
        f'\t.amdgcn_target "{target_id}"',
        "\t.amdhsa_code_object_version 6",
        "\t.text",
        f"\t.globl\t{name}",
        "\t.p2align\t8",
        f"\t.type\t{name},@function",
        *_code(program),
        f"\t.size\t{name}, .-{name}",
        "\t.section\t.rodata",
        "\t.p2align\t6",
        f"\t.amdhsa_kernel {name}",
        *(f"\t\t.amdhsa_{key} {value}" for key, value in metadata.directives.items()),
        "\t.end_amdhsa_kernel",
        "\t.amdgpu_metadata",
        *_document(target_id, metadata),
        "\t.end_amdgpu_metadata",
    ]
    return "\n".join(lines) + "\n"


def _target_id(program: Program) -> str:
    """The target with its features in the spelling that every LLVM takes."""
    features = re.search(r"gfx[^:]*((?::\w+[+-])*)$", program.target_id)
    return f"amdgcn-amd-amdhsa--{program.target}{features.group(1) if features else ''}"


def _code(program: Program) -> Iterator[str]:
    labels: dict[int, list[str]] = {}
    for label, position in program.labels.items():
        labels.setdefault(position, []).append(label)
    # The kernel's own label comes first, whatever else stands at its start.
    for position in range(len(program.instructions) + 1):
        if position in program.alignments:
            yield f"\t{program.alignments[position]}"
        for label in sorted(labels.get(position, ()), key=lambda label: label != program.metadata.name):
            yield f"{_symbol(label)}:"
        if position < len(program.instructions):
            yield f"\t{instruction_text(program.instructions[position])}"


def _symbol(name: str) -> str:
    """As an assembler takes it: between quotes where it holds more than the characters of plain names."""
    return name if re.fullmatch(r"[A-Za-z_.$][\w.$@]*", name, re.ASCII) else f'"{name}"'


def _document(target_id: str, metadata: KernelMetadata) -> Iterator[str]:
    yield "---"
    yield "amdhsa.kernels:"
    yield f"  - .name: {_quoted(metadata.name)}"
    yield f"    .symbol: {_quoted(metadata.name + '.kd')}"
    yield f"    .kernarg_segment_size: {metadata.kernarg_bytes}"
    yield f"    .kernarg_segment_align: {metadata.kernarg_align}"
    yield f"    .group_segment_fixed_size: {metadata.lds_bytes}"
    yield f"    .private_segment_fixed_size: {metadata.scratch_bytes}"
    yield f"    .wavefront_size: {metadata.wavefront_size}"
    yield f"    .sgpr_count: {metadata.sgpr_count}"
    yield f"    .vgpr_count: {metadata.vgpr_count}"
    yield f"    .agpr_count: {metadata.agpr_count}"
    yield f"    .sgpr_spill_count: {metadata.sgpr_spills}"
    yield f"    .vgpr_spill_count: {metadata.vgpr_spills}"
    yield f"    .max_flat_workgroup_size: {metadata.max_flat_workgroup_size}"
    if metadata.required_workgroup_size is not None:
        yield f"    .reqd_workgroup_size: [{', '.join(map(str, metadata.required_workgroup_size))}]"
    yield "    .args:" if metadata.arguments else "    .args: []"
    for argument in metadata.arguments:
        yield from _argument(argument)
    yield f"amdhsa.target: {_quoted(target_id)}"
    yield "amdhsa.version: [1, 2]"
    yield "..."


def _argument(argument: KernelArgument) -> Iterator[str]:
    yield f"      - .offset: {argument.offset}"
    yield f"        .size: {argument.size}"
    yield f"        .value_kind: {argument.kind}"
    if argument.name:
        yield f"        .name: {_quoted(argument.name)}"
    if argument.address_space:
        yield f"        .address_space: {argument.address_space}"
    if argument.access:
        yield f"        .actual_access: {argument.access}"


def _quoted(text: str) -> str:
    return text if re.fullmatch(r"[A-Za-z_][\w.]*", text) else "'" + text.replace("'", "''") + "'"
