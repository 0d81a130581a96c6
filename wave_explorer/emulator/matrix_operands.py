"""Operands and modifiers of a matrix instruction in a program's text."""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from functools import lru_cache

import numpy as np

from wave_explorer.arch.matrix import BITS, MatrixInstruction, UnknownMatrixInstruction, matrix_instruction
from wave_explorer.emulator.matrix_form import MatrixForm, MatrixRole
from wave_explorer.emulator.operand_reading import OperandReading, UnsupportedOperand, literal
from wave_explorer.emulator.value_types import F16, F64
from wave_explorer.emulator.wavefronts import Lanes
from wave_explorer.isa.program import Instruction, Literal32, ModifierValue, Operand

# gfx1250: the operand will be used again, which changes nothing that a program could see.
_HINTS = frozenset({"matrix_a_reuse", "matrix_b_reuse"})

MATRIX_MODIFIERS = frozenset(
    {
        "cbsz", "abid", "blgp", "neg", "neg_lo", "neg_hi", "clamp", "op_sel", "op_sel_hi", "matrix_a_fmt",
        "matrix_b_fmt", "matrix_a_scale", "matrix_b_scale", "matrix_a_scale_fmt", "matrix_b_scale_fmt", *_HINTS,
    }
)  # fmt: skip
"""Every modifier that some matrix instruction has; :func:`matrix_form` checks those of one."""


def matrix_form(instruction: Instruction, target: str, lanes: int) -> MatrixForm:
    """The matrix instruction that a program means, with its modifiers.

    Raises:
        UnsupportedOperand: the target has no such instruction, or not with these modifiers.
    """
    return _form(instruction.base, target, lanes, tuple(sorted(instruction.modifiers.items())))


@lru_cache(maxsize=1024)
def _form(base: str, target: str, lanes: int, written: tuple[tuple[str, ModifierValue], ...]) -> MatrixForm:
    try:
        known = matrix_instruction(base, target, lanes)
    except UnknownMatrixInstruction as error:
        raise UnsupportedOperand(f"{base} on {target} in waves of {lanes}: {error}") from error
    modifiers = dict(written)
    foreign = sorted(modifiers.keys() - set(known.modifiers) - (_HINTS if target == "gfx1250" else frozenset()))
    if foreign:
        raise UnsupportedOperand(f"the modifier {', '.join(foreign)} of {base} on {target}")
    try:
        known = known.with_modifiers(modifiers)
    except ValueError as error:
        raise UnsupportedOperand(str(error)) from error
    integer = known.a_type.startswith("iu")
    bits = {name: _bits(modifiers, name) for name in ("neg_lo", "neg_hi", "neg", "op_sel", "op_sel_hi")}
    low, high = bits["neg_lo"], bits["neg_hi"]
    if known.a_type == "f64":
        low = high = bits["neg"]
    if (low[2] or any(high)) if integer else BITS[known.a_type] <= 8 and any((*low[:2], *high[:2])):
        raise UnsupportedOperand(f"this neg_lo or neg_hi of {base}")
    return MatrixForm(
        known,
        target,
        negate_a=(False, False) if integer else (low[0], high[0]),
        negate_b=(False, False) if integer else (low[1], high[1]),
        negate_c=not integer and low[2],
        absolute_c=not integer and high[2] and known.a_type != "f64",
        signed_a=low[0] if integer else True,
        signed_b=low[1] if integer else True,
        clamp=bool(modifiers.get("clamp", 0)),
        upper_half=bits["op_sel"][2] and not known.scale_block,
        scale_place=_scale_place(known, modifiers, bits["op_sel"], bits["op_sel_hi"]),
        **({} if known.formats else _broadcast(known, modifiers)),
    )


def _broadcast(known: MatrixInstruction, modifiers: Mapping[str, ModifierValue]) -> dict[str, int]:
    numbers = {name: _number(modifiers, name) for name in ("cbsz", "abid", "blgp")}
    if 1 << numbers["cbsz"] > known.blocks or numbers["abid"] >= 1 << numbers["cbsz"] or not 0 <= numbers["blgp"] < 8:
        raise UnsupportedOperand(f"cbsz:{numbers['cbsz']} abid:{numbers['abid']} blgp:{numbers['blgp']}")
    return numbers


def _scale_place(
    known: MatrixInstruction,
    modifiers: Mapping[str, ModifierValue],
    op_sel: tuple[bool, ...],
    op_sel_hi: tuple[bool, ...],
) -> tuple[int, int]:
    if not known.scale_block:
        return 0, 0
    if known.rule != "gfx1250":
        return op_sel[0] + 2 * op_sel_hi[0], op_sel[1] + 2 * op_sel_hi[1]
    for name in ("matrix_a_scale_fmt", "matrix_b_scale_fmt"):
        if modifiers.get(name, 0) not in (0, "MATRIX_SCALE_FMT_E8"):
            raise UnsupportedOperand(f"the scale format {modifiers[name]} of {known.name}")
    rows = {0: 0, 1: 1, "MATRIX_SCALE_ROW0": 0, "MATRIX_SCALE_ROW1": 1}
    try:
        return rows[_word(modifiers, "matrix_a_scale")], rows[_word(modifiers, "matrix_b_scale")]
    except KeyError as error:
        raise UnsupportedOperand(f"the scale place {error.args[0]} of {known.name}") from error


def _word(modifiers: Mapping[str, ModifierValue], name: str) -> int | str:
    value = modifiers.get(name, 0)
    return value if isinstance(value, int | str) else 0


def _number(modifiers: Mapping[str, ModifierValue], name: str) -> int:
    value = modifiers.get(name, 0)
    if not isinstance(value, int):
        raise UnsupportedOperand(f"the modifier {name}:{value}")
    return value


def _bits(modifiers: Mapping[str, ModifierValue], name: str) -> tuple[bool, bool, bool]:
    """A list modifier of one bit for each source; missing ones are 0."""
    value = modifiers.get(name, ())
    if not isinstance(value, tuple) or len(value) > 3 or not set(value) <= {0, 1}:
        raise UnsupportedOperand(f"the modifier {name}:{value}")
    first, second, third = (*(bool(bit) for bit in value), False, False, False)[:3]
    return first, second, third


def matrix_source(
    reading: OperandReading, operand: Operand, form: MatrixForm, role: MatrixRole
) -> Callable[[], tuple[Lanes, ...]]:
    """A source of a matrix instruction as its registers; C can be an inline constant, which every element then has.

    Raises:
        UnsupportedOperand: another number of registers, or a constant where there can be none.
    """
    count = form.registers(role)
    if not isinstance(operand, Literal32):
        return reading.dwords(operand, count)
    if role != "C":
        raise UnsupportedOperand(f"a constant as {role} of {form.instruction.name}")
    words = _constant_words(operand, form.instruction.c_type)
    registers = tuple(np.full((1, 1), word, np.uint32) for word in words) * (count // len(words))
    return lambda: registers


def _constant_words(operand: Literal32, kind: str) -> tuple[int, ...]:
    if kind == "f64":
        bits = int(literal(operand, F64).view(np.uint64)[0, 0])
        return bits & 0xFFFFFFFF, bits >> 32
    if kind in ("f16", "bf16"):
        half = int(literal(operand, F16).view(np.uint16)[0, 0])
        if kind == "bf16" and operand.is_float:
            half = struct.unpack("<I", struct.pack("<f", operand.value))[0] >> 16
        return (half * 0x10001,)
    return (operand.bits & 0xFFFFFFFF,)
