"""Reads one AMDGCN instruction: mnemonic, operands and modifiers."""

from __future__ import annotations

import re

from wave_explorer.isa.errors import AsmSyntaxError
from wave_explorer.isa.operands import (
    OperandError,
    is_modifier,
    parse_modifier,
    parse_operand,
    split_blanks,
    split_commas,
)
from wave_explorer.isa.program import DebugLocation, Instruction, Keyword, ModifierValue, Operand

_MNEMONIC = re.compile(r"[a-z][a-z0-9_]*$")
_ENCODING = re.compile(r"_(e64_dpp|e32|e64|sdwa|dpp8|dpp)$")
# These take a list of words that no comma separates.
_WORD_LISTS = re.compile(r"s_waitcnt(_depctr)?$|s_delay_alu$|s_wait_alu$")
_WAIT = re.compile(r"s_waitcnt(_[a-z]+cnt)?$|s_wait_[a-z]+cnt(_[a-z]+cnt)*$")
_WAIT_COUNTERS = frozenset({"vmcnt", "expcnt", "lgkmcnt"})
_COUNT = re.compile(r"(0[xX][0-9a-fA-F]+|0|[1-9][0-9]*)$", re.ASCII)
# Where the values of an export go stands before them, without a comma.
_EXPORTS = ("exp", "export")


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
        _check_wait(mnemonic, operands)
    except OperandError as error:
        raise AsmSyntaxError(line, text, str(error)) from error
    except RecursionError:
        raise AsmSyntaxError(line, text[:80], "an operand is nested too deeply") from None
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
        if index == 0 and mnemonic in _EXPORTS and len(words) > 1:
            operands.append(parse_operand(words.pop(0)))
        if len(words) > 1 and index + 1 < len(parts) and not modifiers and not is_modifier(words[1]):
            raise OperandError(f"{part!r}: a comma is missing")
        if not modifiers and not is_modifier(words[0]) and not (words[0] == "scc" and mnemonic == "buffer_wbl2"):
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


def _check_wait(mnemonic: str, operands: tuple[Operand, ...]) -> None:
    """A wait for a counter that does not exist would wait for nothing, and nobody would notice."""
    if not _WAIT.match(mnemonic):
        return
    if not operands:
        raise OperandError("a wait names what it waits for")
    for operand in operands if mnemonic == "s_waitcnt" else ():
        if isinstance(operand, Keyword):
            if operand.name.removesuffix("_sat") not in _WAIT_COUNTERS:
                raise OperandError(f"there is no counter {operand.name!r}")
            if len(operand.arguments) != 1 or not _COUNT.match(operand.arguments[0]):
                raise OperandError(f"{operand.name} takes a number")
