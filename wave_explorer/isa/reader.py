"""Reads AMDGCN assembly text, as LLVM's back end prints it, into a :class:`Program`."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from wave_explorer.isa.code_object import (
    MetadataDocument,
    MetadataError,
    build_metadata,
    read_metadata_document,
    target_name,
)
from wave_explorer.isa.errors import AsmSyntaxError, KernelChoiceError
from wave_explorer.isa.expressions import evaluate
from wave_explorer.isa.instruction_reader import read_instruction
from wave_explorer.isa.program import DebugLocation, Instruction, Label, Literal32, ModifierValue, Operand, Program

__all__ = ["AsmSyntaxError", "KernelChoiceError", "read", "read_instruction"]

# LLVM puts quotes around a name with characters other than ASCII letters, digits, "_", "$", "." and "@".
_QUOTED = r'"(?:[^"\\]|\\.)*"'
_LABEL = re.compile(rf"\s*({_QUOTED}|(?:[^\W\d]|[.$])[\w.$@]*)\s*:(?!:)\s*")
_LOC = re.compile(r"\.loc\s+(\d+)\s+(\d+)(?:\s+(\d+))?")
_FILE = re.compile(r'\.file\s+(\d+)\s+"((?:[^"\\]|\\.)*)"(?:\s+"((?:[^"\\]|\\.)*)")?')
_SET = re.compile(rf"(?:\.set|\.equ|\.equiv)\s+({_QUOTED}|[\w.$]+)\s*,\s*(.+?)\s*$")
_ASSIGNMENT = re.compile(rf"({_QUOTED}|[A-Za-z_.$][\w.$]*)\s*=\s*(.+?)\s*$")
_FUNCTION = re.compile(rf"\.type\s+({_QUOTED}|[^,\s]+)\s*,\s*@function")
_AMDHSA = re.compile(r"\.amdhsa_(\w+)\s+(.+?)\s*$")
# gfx1250 names a register above v255 by its low eight bits, s_set_vgpr_msb giving the rest; the compiler writes the
# register that is meant behind it.
_HIGH_REGISTER = re.compile(r"\bv(?:\d+(?:\.[lh])?|\[\d+:\d+\])\s*/\*(v(?:\d+(?:\.[lh])?|\[\d+:\d+\]))\*/")
_BLOCK_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_BRANCH = re.compile(r"s_c?branch|s_call_b64")
_ALIGNMENT = re.compile(r"\.(p2align|balign|align)")
_DISPATCH_OF_IREE = "$async_dispatch_"
# Directives that put no bytes into the code.
_WITHOUT_CODE = re.compile(
    r"\.(cfi_|globl|global|protected|hidden|weak|local|type|set|equ|equiv|file|ident|text|amd|addrsig|"
    r"no_dead_strip|end_amd)"
)


def read(text: str, kernel: str | None = None) -> Program:
    """The kernel ``kernel`` of an AMDGCN text, or its only kernel.

    Args:
        text: assembly text with or without metadata, debug locations and comments.
        kernel: name of the wanted kernel; needed only where the text holds several that IREE has not added itself.

    Raises:
        AsmSyntaxError: a line cannot be read, with its number and text.
        KernelChoiceError: there is no such kernel, or there are several and none was named.
    """
    return _read(text, kernel)


# One text is asked about many things: by rules, views and runs.
@lru_cache(maxsize=8)
def _read(text: str, kernel: str | None) -> Program:
    listing = _Listing(text)
    name = _choose(listing, kernel)
    begin = listing.label_lines.get(name)
    if begin is None:
        raise KernelChoiceError(f"the text describes a kernel {name!r} but holds no code of it", listing.kernels)
    target = listing.target
    if target is None:
        raise AsmSyntaxError(
            1, text.splitlines()[0] if text else "", "no .amdgcn_target says which GPU this text is for"
        )
    instructions, labels, alignments = _read_function(listing, name, begin)
    _check_branches(instructions, labels, listing)
    metadata = build_metadata(
        name, target, listing.directives.get(name, {}), listing.symbols, listing.document.kernel(name)
    )
    entry = _preload_entry(instructions, labels) if metadata.kernarg_preload_length else 0
    return Program(target, text, tuple(instructions), labels, metadata, entry, listing.target_id, alignments)


@dataclass(frozen=True)
class _Statement:
    """A statement, or the definition of the label ``label``."""

    line: int
    text: str
    label: str = ""


@dataclass
class _Listing:
    """A whole text, split into statements, with the facts that stand outside any function."""

    text: str
    statements: list[_Statement] = field(default_factory=list)
    label_lines: dict[str, int] = field(default_factory=dict)
    functions: set[str] = field(default_factory=set)
    files: dict[int, str] = field(default_factory=dict)
    symbols: dict[str, int] = field(default_factory=dict)
    directives: dict[str, dict[str, int | str]] = field(default_factory=dict)
    document: MetadataDocument = field(default_factory=MetadataDocument)
    target: str | None = None
    target_id: str = ""
    high_registers: int = 0

    def __post_init__(self) -> None:
        described: str | None = None
        for statement in self._scan():
            line = statement.text
            if line.startswith(".") and not statement.label:
                described = self._read_directive(statement, described)
            elif not statement.label and (assignment := _ASSIGNMENT.match(line)):
                self._define(*assignment.groups())
                continue
            self.statements.append(statement)
        if self.target is None:
            self.target, self.target_id = target_name(self.document.target), self.document.target

    @property
    def kernels(self) -> tuple[str, ...]:
        """Names of the kernels: those described as such, else every function."""
        if self.directives:
            return tuple(self.directives)
        return tuple(name for name in self.label_lines if name in self.functions)

    def source_line(self, number: int) -> str:
        """The line with this 1-based number."""
        return self.text.splitlines()[number - 1]

    def _scan(self) -> Iterator[_Statement]:
        """Statements without comments, labels apart, and the metadata document taken out."""
        text = self.text
        if "/*" in text:
            text, self.high_registers = _HIGH_REGISTER.subn(r"\1", text)
            text = _BLOCK_COMMENT.sub(lambda match: "\n" * match.group(0).count("\n") or " ", text)
        document: list[str] | None = None
        document_line = 0
        for number, raw in enumerate(text.splitlines(), start=1):
            if document is not None:
                if raw.strip() == ".end_amdgpu_metadata":
                    self._read_document("\n".join(document), document_line)
                    document = None
                else:
                    document.append(raw)
                continue
            line = _without_comment(raw)
            if not line:
                continue
            if line == ".amdgpu_metadata":
                document, document_line = [], number
                continue
            while (match := _LABEL.match(line)) is not None:
                name = _unquoted(match.group(1))
                if name in self.label_lines:
                    raise AsmSyntaxError(number, raw, f"label {name!r} is already defined")
                self.label_lines[name] = number
                yield _Statement(number, f"{name}:", name)
                line = line[match.end() :].strip()
            if line:
                yield _Statement(number, line)
        if document is not None:
            raise AsmSyntaxError(document_line, ".amdgpu_metadata", "the metadata block is never closed")

    def _define(self, name: str, text: str) -> None:
        value = evaluate(text, self.symbols)
        if value is not None:
            self.symbols[_unquoted(name)] = value

    def _read_document(self, text: str, line: int) -> None:
        try:
            self.document = read_metadata_document(text)
        except MetadataError as error:
            raise AsmSyntaxError(line, ".amdgpu_metadata", str(error)) from error

    def _read_directive(self, statement: _Statement, described: str | None) -> str | None:
        """Notes what a directive says; returns the kernel whose ``.amdhsa_kernel`` block is open."""
        line = statement.text
        if line.startswith(".amdhsa_kernel"):
            described = _unquoted(line.split(None, 1)[1].strip()) if " " in line or "\t" in line else ""
            if not described:
                raise AsmSyntaxError(statement.line, line, ".amdhsa_kernel names no kernel")
            self.directives[described] = {}
        elif line.startswith(".end_amdhsa_kernel"):
            described = None
        elif match := _AMDHSA.match(line):
            if described is not None:
                value = evaluate(match.group(2), self.symbols)
                self.directives[described][match.group(1)] = match.group(2) if value is None else value
        elif line.startswith(".amdgcn_target"):
            self.target, self.target_id = target_name(line), line.split(None, 1)[-1].strip('" \t')
        elif match := _SET.match(line):
            self._define(*match.groups())
        elif match := _FILE.match(line):
            number, first, second = match.groups()
            path = first if second is None else posixpath.normpath(posixpath.join(first, second))
            self.files[int(number)] = path
        elif match := _FUNCTION.match(line):
            self.functions.add(_unquoted(match.group(1)))
        return described


def _unquoted(name: str) -> str:
    """A name as it is, which the text may hold between quotes."""
    return re.sub(r"\\(.)", r"\1", name[1:-1]) if len(name) > 1 and name[0] == name[-1] == '"' else name


def _without_comment(raw: str) -> str:
    """The line without its comment (``;`` or ``//``, outside quotes) and outer blanks."""
    if ";" not in raw and "//" not in raw:
        return raw.strip()
    quoted = False
    for position, character in enumerate(raw):
        if character == '"' and raw[position - 1 : position] != "\\":
            quoted = not quoted
        elif not quoted and (character == ";" or raw.startswith("//", position)):
            return raw[:position].strip()
    return raw.strip()


def _choose(listing: _Listing, kernel: str | None) -> str:
    kernels = listing.kernels
    if kernel is not None:
        if kernel not in kernels:
            held = ", ".join(kernels) or "none"
            raise KernelChoiceError(f"the text holds no kernel {kernel!r}; it holds {held}", kernels)
        return kernel
    # What IREE adds beside a kernel: copies between the parts of a kernel that is cut for several GPUs.
    own = [name for name in kernels if _DISPATCH_OF_IREE not in name]
    if len(own) == 1:
        return own[0]
    if len(kernels) == 1:
        return kernels[0]
    if not kernels:
        raise KernelChoiceError(
            "the text holds no kernel: neither an .amdhsa_kernel block nor a .type NAME,@function", kernels
        )
    raise KernelChoiceError(f"the text holds several kernels, name one of {', '.join(kernels)}", kernels)


def _read_function(
    listing: _Listing, name: str, begin: int
) -> tuple[list[Instruction], dict[str, int], dict[int, str]]:
    """Instructions from the label ``name`` to the end of that function, the labels among them, and alignments."""
    instructions: list[Instruction] = []
    labels: dict[str, int] = {}
    alignments: dict[int, str] = {}
    location: DebugLocation | None = None
    others = (listing.functions | set(listing.directives)) - {name}
    inside = False
    for statement in listing.statements:
        line = statement.text
        if not inside:
            inside = statement.line == begin and statement.label == name
            if inside:
                labels[name] = 0
            continue
        if statement.label:
            if statement.label in others:
                break
            labels[statement.label] = len(instructions)
        elif line.startswith("."):
            if line.startswith((".size", ".section")):
                break
            if line.startswith(".loc"):
                location = _location(statement, listing.files)
            elif _ALIGNMENT.match(line):
                alignments[len(instructions)] = " ".join(line.split())
            elif not _WITHOUT_CODE.match(line):
                directive = line.split()[0]
                raise AsmSyntaxError(statement.line, line, f"{directive} inside the code of a kernel is not supported")
        else:
            instruction = read_instruction(line, len(instructions), statement.line, location)
            _check_high_registers(instruction, listing)
            instructions.append(_with_values(instruction, listing.symbols))
    return instructions, labels, alignments


def _check_high_registers(instruction: Instruction, listing: _Listing) -> None:
    """Refuses registers above v255 in a text that does not say which it means."""
    if instruction.mnemonic != "s_set_vgpr_msb" or listing.high_registers or not instruction.operands:
        return
    bits = instruction.operands[0]
    # The low byte is in force from here on, the high byte tells what was before.
    if isinstance(bits, Literal32) and bits.bits & 0xFF:
        raise AsmSyntaxError(
            instruction.line,
            listing.source_line(instruction.line),
            "registers above v255 are read only where the text names them behind the encoded ones, as v0 /*v256*/",
        )


def _with_values(instruction: Instruction, symbols: Mapping[str, int]) -> Instruction:
    """The instruction with the symbols that the text defines replaced by their values."""
    named = [operand for operand in instruction.operands if isinstance(operand, Label)]
    texts = {name: value for name, value in instruction.modifiers.items() if isinstance(value, str)}
    if not symbols or not (named or texts) or _BRANCH.match(instruction.mnemonic):
        return instruction
    operands: list[Operand] = []
    for operand in instruction.operands:
        value = evaluate(operand.name, symbols) if isinstance(operand, Label) else None
        operands.append(operand if value is None else Literal32(value, value & 0xFFFFFFFF))
    modifiers: dict[str, ModifierValue] = dict(instruction.modifiers)
    for name, text in texts.items():
        number = evaluate(text, symbols)
        if number is not None:
            modifiers[name] = number
    return replace(instruction, operands=tuple(operands), modifiers=modifiers)


def _location(statement: _Statement, files: dict[int, str]) -> DebugLocation | None:
    match = _LOC.match(statement.text)
    if not match:
        raise AsmSyntaxError(statement.line, statement.text, ".loc wants a file number, a line and a column")
    number, line, column = match.groups()
    if int(number) not in files:
        raise AsmSyntaxError(statement.line, statement.text, f".loc names file {number}, which no .file describes")
    # DWARF: line 0 says that no source line stands behind the code that follows.
    return DebugLocation(files[int(number)], int(line), int(column or 0)) if int(line) else None


def _check_branches(instructions: list[Instruction], labels: dict[str, int], listing: _Listing) -> None:
    for instruction in instructions:
        if not _BRANCH.match(instruction.mnemonic):
            continue
        target = instruction.operands[-1] if instruction.operands else None
        if isinstance(target, Label) and target.name in labels:
            continue
        if isinstance(target, Label):
            reason = f"the branch goes to {target.name}, which this kernel does not define"
        else:
            reason = "the branch names no label; a distance in bytes is not followed"
        raise AsmSyntaxError(instruction.line, listing.source_line(instruction.line), reason)


def _preload_entry(instructions: list[Instruction], labels: dict[str, int]) -> int:
    """Where a wave starts when the hardware has already loaded kernel arguments into SGPRs.

    Such a kernel begins with 256 bytes for firmware that does not preload: loads of the same SGPRs, a wait and a
    branch to the proper entry (LLVM, "Preloaded Kernel Arguments").  Firmware that preloads skips them.
    """
    for instruction in instructions:
        if instruction.mnemonic == "s_branch":
            target = instruction.operands[0]
            return labels[target.name] if isinstance(target, Label) else 0
        if not instruction.mnemonic.startswith(("s_load", "s_waitcnt", "s_wait_")):
            break
    return 0
