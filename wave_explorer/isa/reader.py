"""Reads AMDGCN assembly text, as LLVM's back end prints it, into a :class:`Program`."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from wave_explorer.isa.code_object import (
    MetadataDocument,
    MetadataError,
    build_metadata,
    read_metadata_document,
    target_name,
)
from wave_explorer.isa.errors import AsmSyntaxError, KernelChoiceError
from wave_explorer.isa.operands import (
    OperandError,
    is_modifier,
    parse_modifier,
    parse_operand,
    split_blanks,
    split_commas,
)
from wave_explorer.isa.program import DebugLocation, Instruction, Label, ModifierValue, Operand, Program

__all__ = ["AsmSyntaxError", "KernelChoiceError", "read", "read_instruction"]

_LABEL = re.compile(r'\s*("?[A-Za-z_.$][\w.$@]*"?)\s*:(?!:)\s*')
_MNEMONIC = re.compile(r"[a-z][a-z0-9_]*$")
_ENCODING = re.compile(r"_(e64_dpp|e32|e64|sdwa|dpp8|dpp)$")
_LOC = re.compile(r"\.loc\s+(\d+)\s+(\d+)(?:\s+(\d+))?")
_FILE = re.compile(r'\.file\s+(\d+)\s+"((?:[^"\\]|\\.)*)"(?:\s+"((?:[^"\\]|\\.)*)")?')
_SET = re.compile(r"\.set\s+([\w.$]+)\s*,\s*(\S+)\s*$")
_AMDHSA = re.compile(r"\.amdhsa_(\w+)\s+(.+?)\s*$")
_BLOCK_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_BRANCH = re.compile(r"s_c?branch|s_call_b64")
# These take a list of words that no comma separates.
_WORD_LISTS = re.compile(r"s_waitcnt(_depctr)?$|s_delay_alu$|s_wait_alu$")


def read(text: str, kernel: str | None = None) -> Program:
    """The kernel ``kernel`` of an AMDGCN text, or its only kernel.

    Args:
        text: assembly text with or without metadata, debug locations and comments.
        kernel: name of the wanted kernel; needed only where the text holds several.

    Raises:
        AsmSyntaxError: a line cannot be read, with its number and text.
        KernelChoiceError: there is no such kernel, or there are several and none was named.
    """
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
    instructions, labels = _read_function(listing, name, begin)
    _check_branches(instructions, labels, listing)
    metadata = build_metadata(
        name, target, listing.directives.get(name, {}), listing.symbols, listing.document.kernel(name)
    )
    entry = _preload_entry(instructions, labels) if metadata.kernarg_preload_length else 0
    return Program(target, text, tuple(instructions), labels, metadata, entry)


@dataclass(frozen=True)
class _Statement:
    line: int
    text: str


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

    def __post_init__(self) -> None:
        described: str | None = None
        for statement in self._scan():
            line = statement.text
            if line.startswith("."):
                described = self._read_directive(statement, described)
            self.statements.append(statement)
        if self.target is None:
            self.target = target_name(self.document.target)

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
        """Statements without comments, labels apart (as ``name:``), and the metadata document taken out."""
        text = self.text
        if "/*" in text:
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
                name = match.group(1).strip('"')
                if name in self.label_lines:
                    raise AsmSyntaxError(number, raw, f"label {name!r} is already defined")
                self.label_lines[name] = number
                yield _Statement(number, f"{name}:")
                line = line[match.end() :].strip()
            if line:
                yield _Statement(number, line)
        if document is not None:
            raise AsmSyntaxError(document_line, ".amdgpu_metadata", "the metadata block is never closed")

    def _read_document(self, text: str, line: int) -> None:
        try:
            self.document = read_metadata_document(text)
        except MetadataError as error:
            raise AsmSyntaxError(line, ".amdgpu_metadata", str(error)) from error

    def _read_directive(self, statement: _Statement, described: str | None) -> str | None:
        """Notes what a directive says; returns the kernel whose ``.amdhsa_kernel`` block is open."""
        line = statement.text
        if line.startswith(".amdhsa_kernel"):
            described = line.split(None, 1)[1].strip().strip('"') if " " in line or "\t" in line else ""
            if not described:
                raise AsmSyntaxError(statement.line, line, ".amdhsa_kernel names no kernel")
            self.directives[described] = {}
        elif line.startswith(".end_amdhsa_kernel"):
            described = None
        elif match := _AMDHSA.match(line):
            if described is not None:
                self.directives[described][match.group(1)] = _value(match.group(2))
        elif line.startswith(".amdgcn_target"):
            self.target = target_name(line)
        elif match := _SET.match(line):
            value = _value(match.group(2))
            if isinstance(value, int):
                self.symbols[match.group(1)] = value
        elif match := _FILE.match(line):
            number, first, second = match.groups()
            path = first if second is None else posixpath.normpath(posixpath.join(first, second))
            self.files[int(number)] = path
        elif line.startswith(".type") and "@function" in line:
            self.functions.add(line[5:].split(",")[0].strip().strip('"'))
        return described


def _without_comment(raw: str) -> str:
    """The line without its comment (``;`` or ``//``, outside quotes) and outer blanks."""
    if ";" not in raw and "//" not in raw:
        return raw.strip()
    quoted = False
    for position, character in enumerate(raw):
        if character == '"':
            quoted = not quoted
        elif not quoted and (character == ";" or raw.startswith("//", position)):
            return raw[:position].strip()
    return raw.strip()


def _value(text: str) -> int | str:
    try:
        return int(text, 0)
    except ValueError:
        return text


def _choose(listing: _Listing, kernel: str | None) -> str:
    kernels = listing.kernels
    if kernel is not None:
        if kernel not in kernels:
            held = ", ".join(kernels) or "none"
            raise KernelChoiceError(f"the text holds no kernel {kernel!r}; it holds {held}", kernels)
        return kernel
    if len(kernels) == 1:
        return kernels[0]
    if not kernels:
        raise KernelChoiceError(
            "the text holds no kernel: neither an .amdhsa_kernel block nor a .type NAME,@function", kernels
        )
    raise KernelChoiceError(f"the text holds several kernels, name one of {', '.join(kernels)}", kernels)


def _read_function(listing: _Listing, name: str, begin: int) -> tuple[list[Instruction], dict[str, int]]:
    """Instructions from the label ``name`` to the end of that function, and the labels among them."""
    instructions: list[Instruction] = []
    labels: dict[str, int] = {}
    location: DebugLocation | None = None
    others = (listing.functions | set(listing.directives)) - {name}
    inside = False
    for statement in listing.statements:
        line = statement.text
        if not inside:
            inside = statement.line == begin and line == f"{name}:"
            if inside:
                labels[name] = 0
            continue
        if line.endswith(":") and _LABEL.fullmatch(line):
            if line[:-1] in others:
                break
            labels[line[:-1]] = len(instructions)
        elif line.startswith("."):
            if line.startswith((".size", ".section")):
                break
            if line.startswith(".loc"):
                location = _location(statement, listing.files)
        else:
            instructions.append(read_instruction(line, len(instructions), statement.line, location))
    return instructions, labels


def _location(statement: _Statement, files: dict[int, str]) -> DebugLocation | None:
    match = _LOC.match(statement.text)
    if not match:
        raise AsmSyntaxError(statement.line, statement.text, ".loc wants a file number, a line and a column")
    number, line, column = match.groups()
    if int(number) not in files:
        raise AsmSyntaxError(statement.line, statement.text, f".loc names file {number}, which no .file describes")
    # DWARF: line 0 says that no source line stands behind the code that follows.
    return DebugLocation(files[int(number)], int(line), int(column or 0)) if int(line) else None


def read_instruction(text: str, position: int = 0, line: int = 1, location: DebugLocation | None = None) -> Instruction:
    """One instruction without label and comment.

    A dual-issue pair (``v_dual_mov_b32 v0, v1 :: v_dual_add_f32 v2, v3, v4``) gives its first half, with the other
    half as ``second``.

    Raises:
        AsmSyntaxError: it has no mnemonic, or an operand or modifier that cannot be read.
    """
    first, separator, rest = text.partition("::")
    second = read_instruction(rest.strip(), position, line, location) if separator else None
    words = first.split(None, 1)
    if not words or not _MNEMONIC.match(words[0]):
        raise AsmSyntaxError(line, text, "this is no instruction, label or directive")
    mnemonic = words[0]
    try:
        operands, modifiers = _read_operands(mnemonic, words[1].strip() if len(words) > 1 else "")
    except OperandError as error:
        raise AsmSyntaxError(line, text, str(error)) from error
    encoding = _ENCODING.search(mnemonic)
    return Instruction(
        position=position,
        line=line,
        text=text,
        mnemonic=mnemonic,
        base=mnemonic[: encoding.start()] if encoding else mnemonic,
        encoding=encoding.group(0) if encoding else "",
        operands=operands,
        modifiers=modifiers,
        location=location,
        second=second,
    )


def _read_operands(mnemonic: str, text: str) -> tuple[tuple[Operand, ...], dict[str, ModifierValue]]:
    if not text:
        return (), {}
    if _WORD_LISTS.match(mnemonic):
        words = split_blanks(re.sub(r"[|&,](?![^(]*\))", " ", text))
        return tuple(parse_operand(word) for word in words), {}
    parts = split_commas(text)
    # Modifiers follow the last operand, separated from it and from each other by blanks only.  Some assemblers
    # allow commas between them, so a part that can only be a modifier ends the operands as well.
    operands: list[Operand] = []
    modifiers: dict[str, ModifierValue] = {}
    for index, part in enumerate(parts):
        if not part:
            raise OperandError("an operand is missing")
        words = [part] if part.startswith(("|", "-|")) and " " not in part else _words(part)
        if len(words) > 1 and index + 1 < len(parts) and not modifiers and not is_modifier(words[1]):
            raise OperandError(f"{part!r}: a comma is missing")
        if not is_modifier(words[0]) and not modifiers:
            operands.append(parse_operand(words.pop(0)))
        for word in words:
            key, value = parse_modifier(word)
            if key in modifiers:
                raise OperandError(f"modifier {key!r} is given twice")
            modifiers[key] = value
    return tuple(operands), modifiers


def _words(part: str) -> list[str]:
    """Blank-separated words of one comma-separated part; ``offset: 16`` and ``- v1`` count as one word."""
    return split_blanks(re.sub(r":\s+", ":", part))


def _check_branches(instructions: list[Instruction], labels: dict[str, int], listing: _Listing) -> None:
    for instruction in instructions:
        if not _BRANCH.match(instruction.mnemonic):
            continue
        for operand in instruction.operands:
            if isinstance(operand, Label) and operand.name not in labels:
                raise AsmSyntaxError(
                    instruction.line,
                    listing.source_line(instruction.line),
                    f"the branch goes to {operand.name}, which this kernel does not define",
                )


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
