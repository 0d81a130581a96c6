"""Operands and modifiers of one instruction, from text to typed data.

The forms are those of LLVM's "Syntax of AMDGPU Instruction Operands" and "... Modifiers"
(https://llvm.org/docs/AMDGPUOperandSyntax.html, AMDGPUModifierSyntax.html).
"""

from __future__ import annotations

import re
import struct
from dataclasses import replace
from functools import lru_cache

from wave_explorer.isa.expressions import evaluate, is_expression
from wave_explorer.isa.program import (
    Keyword,
    Label,
    Literal32,
    ModifierValue,
    Operand,
    Register,
    RegisterFile,
)

# Registers that have a name of their own, with their width in dwords.
_NAMED: dict[str, tuple[RegisterFile, int]] = {
    "vcc": ("vcc", 2), "vcc_lo": ("vcc_lo", 1), "vcc_hi": ("vcc_hi", 1),
    "exec": ("exec", 2), "exec_lo": ("exec_lo", 1), "exec_hi": ("exec_hi", 1),
    "m0": ("m0", 1), "scc": ("scc", 1), "src_scc": ("scc", 1), "null": ("null", 1),
    "flat_scratch": ("flat_scratch", 2),
    "src_shared_base": ("src_shared_base", 2), "src_private_base": ("src_private_base", 2),
}  # fmt: skip

# Named operands that this package gives no file of their own; ``text`` tells them apart.
_OTHER: dict[str, int] = {
    "flat_scratch_lo": 1, "flat_scratch_hi": 1, "xnack_mask": 2, "xnack_mask_lo": 1, "xnack_mask_hi": 1,
    "src_shared_limit": 2, "src_private_limit": 2, "src_pops_exiting_wave_id": 1, "src_vccz": 1, "src_execz": 1,
    "src_lds_direct": 1, "lds_direct": 1, "shared_base": 2, "private_base": 2, "vccz": 1, "execz": 1,
    "src_flat_scratch_base_lo": 1, "src_flat_scratch_base_hi": 1, "tba": 2, "tma": 2,
}  # fmt: skip

FLAGS = frozenset({
    "clamp", "glc", "slc", "dlc", "nt", "sc0", "sc1", "nv", "lds", "gds", "offen", "idxen", "addr64", "tfe", "lwe",
    "d16", "unorm", "da", "r128", "done", "vm", "compr", "row_en", "high", "row_mirror", "row_half_mirror",
    "scale_offset", "matrix_a_reuse", "matrix_b_reuse",
})  # fmt: skip
"""Modifiers that stand without a value."""

REGISTER_NAMES = frozenset({"scc", "a16"})
"""Flags that are names of registers as well: behind the operands they are flags."""

_INDEXED = re.compile(r"(v|s|a|ttmp)(?:(\d+)|\[(\d+)(?::(\d+))?\])(?:\.([lh]))?$")
_INTEGER = re.compile(r"[+-]?(?:0[xX][0-9a-fA-F]+|0[bB][01]+|\d+)$")
_FLOAT = re.compile(r"[+-]?(?:\d+\.\d*|\.\d+|\d+(?=[eE]))(?:[eE][+-]?\d+)?$")
_CALL = re.compile(r"([A-Za-z_][\w.]*)\((.*)\)$", re.DOTALL)
_SYMBOL = re.compile(r"[A-Za-z_.$][\w.$]*(?:@\w+)*(?:[+-](?:0[xX][0-9a-fA-F]+|\d+))?$")
_ENCLOSURE = re.compile(r'[(\[\])"]')
_MODIFIER = re.compile(r"([a-z][a-z0-9_]*)(?::(.+))?$", re.DOTALL)


class OperandError(ValueError):
    """An operand or modifier cannot be read; the message says why."""


def split_commas(text: str) -> list[str]:
    """Splits at the commas that stand outside brackets, parentheses and quotes."""
    if not _ENCLOSURE.search(text):
        return [part.strip() for part in text.split(",")]
    return _split(text, ",")


def split_blanks(text: str) -> list[str]:
    """Splits at the blanks that stand outside brackets, parentheses and quotes; no empty parts."""
    if not _ENCLOSURE.search(text):
        return text.split()
    return [part for part in _split(text, " \t") if part]


def _split(text: str, separators: str) -> list[str]:
    parts: list[str] = []
    depth, start, quoted = 0, 0, False
    for position, character in enumerate(text):
        if character == '"':
            quoted = not quoted
        elif quoted:
            continue
        elif character in "([":
            depth += 1
        elif character in ")]":
            depth -= 1
            if depth < 0:
                raise OperandError(f"a {character!r} that nothing opens")
        elif depth == 0 and character in separators:
            parts.append(text[start:position].strip())
            start = position + 1
    if depth or quoted:
        raise OperandError("a bracket, parenthesis or quote that is never closed")
    parts.append(text[start:].strip())
    return parts


@lru_cache(maxsize=8192)
def parse_operand(text: str) -> Operand:
    """One operand.

    Raises:
        OperandError: no operand has this form.
    """
    if not text:
        raise OperandError("an operand is missing")
    if _INTEGER.match(text):
        value = _integer(text)
        return Literal32(value, value & 0xFFFFFFFF)
    if _FLOAT.match(text):
        return _floating(float(text))
    if text.startswith("-"):
        return _with(parse_operand(text[1:].strip()), text, negated=True)
    if text.startswith("|"):
        if not text.endswith("|") or len(text) < 3:
            raise OperandError(f"{text!r} opens an absolute value and does not close it")
        return _with(parse_operand(text[1:-1].strip()), text, absolute=True)
    return _parse_name(text)


def _integer(text: str) -> int:
    if not re.match(r"[+-]?0\d", text):
        return int(text, 0)
    try:
        return int(text, 8)
    except ValueError:
        raise OperandError(f"{text!r} begins like an octal number and has other digits") from None


def _parse_name(text: str) -> Operand:
    indexed = _INDEXED.match(text)
    if indexed:
        return _indexed_register(indexed)
    if text in _NAMED:
        file, count = _NAMED[text]
        return Register(file, 0, count)
    if text in _OTHER:
        return Register("other", 0, _OTHER[text], text=text)
    call = _CALL.match(text)
    if call:
        return _parse_call(call.group(1), call.group(2), text)
    if text.startswith("[") and text.endswith("]"):
        return Keyword("", tuple(split_commas(text[1:-1])))
    if text == "off":
        return Keyword(text)
    if _SYMBOL.match(text):
        return Label(text)
    if is_expression(text):
        value = evaluate(text, {})
        return Label(text) if value is None else Literal32(value, value & 0xFFFFFFFF)
    raise OperandError(f"{text!r} is no operand")


def _indexed_register(match: re.Match[str]) -> Register:
    file, single, first, last, half = match.groups()
    begin = int(first if single is None else single)
    end = begin if last is None else int(last)
    if end < begin:
        raise OperandError(f"register range {match.group(0)} runs backwards")
    if half is None:
        return Register(_file(file), begin, end - begin + 1)
    if file != "v" or end != begin:
        raise OperandError(f"{match.group(0)} takes a half of something that is no single VGPR")
    return Register("v", begin, half="l" if half == "l" else "h")


def _file(name: str) -> RegisterFile:
    files: dict[str, RegisterFile] = {"v": "v", "s": "s", "a": "a", "ttmp": "ttmp"}
    return files[name]


def _parse_call(name: str, inner: str, text: str) -> Operand:
    if name == "abs":
        return _with(parse_operand(inner.strip()), text, absolute=True)
    if name == "neg":
        return _with(parse_operand(inner.strip()), text, negated=True)
    if name == "sext":
        return _with(parse_operand(inner.strip()), text, sign_extended=True)
    if name in ("lit", "lit64"):
        return _wrapped(parse_operand(inner.strip()), name, text)
    return Keyword(name, tuple(split_commas(inner)) if inner.strip() else ())


def _with(
    operand: Operand, text: str, *, negated: bool = False, absolute: bool = False, sign_extended: bool = False
) -> Operand:
    """``operand`` with a source modifier put around it."""
    if isinstance(operand, Register):
        return replace(
            operand,
            negated=negated or operand.negated,
            absolute=absolute or operand.absolute,
            sign_extended=sign_extended or operand.sign_extended,
        )
    if isinstance(operand, Literal32):
        return replace(
            operand,
            negated=negated or operand.negated,
            absolute=absolute or operand.absolute,
            sign_extended=sign_extended or operand.sign_extended,
        )
    raise OperandError(f"{text!r} puts a sign or absolute value on something that is no register or number")


def _wrapped(operand: Operand, name: str, text: str) -> Operand:
    if not isinstance(operand, Literal32):
        raise OperandError(f"{text!r} wants a number")
    return replace(operand, wrapper="lit" if name == "lit" else "lit64")


def _floating(value: float) -> Literal32:
    try:
        bits: int = struct.unpack("<I", struct.pack("<f", value))[0]
    except OverflowError:
        raise OperandError(f"{value!r} does not fit in 32-bit floating point") from None
    return Literal32(value, bits, is_float=True)


def parse_modifier(text: str) -> tuple[str, ModifierValue]:
    """One modifier: ``offset:16`` -> ``("offset", 16)``, ``op_sel:[0,1]`` -> ``("op_sel", (0, 1))``, ``sc0`` -> 1.

    Raises:
        OperandError: no modifier has this form.
    """
    match = _MODIFIER.match(text)
    if not match:
        raise OperandError(f"{text!r} is no modifier")
    name, value = match.groups()
    if value is None:
        if name not in FLAGS and name not in REGISTER_NAMES:
            raise OperandError(f"{text!r} is no modifier; a comma may be missing before it")
        return name, 1
    value = value.strip()
    if _INTEGER.match(value):
        return name, _integer(value)
    if value.startswith("[") and value.endswith("]"):
        items = split_commas(value[1:-1])
        if all(_INTEGER.match(item) for item in items):
            return name, tuple(_integer(item) for item in items)
    return name, value


def is_modifier(text: str) -> bool:
    """Whether ``text`` can only be a modifier (``offset:16``, ``offen``) and no operand."""
    return text in FLAGS or re.match(r"[a-z][a-z0-9_]*:", text) is not None
