"""The matrices of one matrix instruction, cell by cell: which lane and register holds it, and its value there."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wave_explorer.arch.matrix import (
    MatrixInstruction,
    OperandLayout,
    OperandName,
)
from wave_explorer.emulator.matrix_form import MatrixForm
from wave_explorer.emulator.matrix_operands import matrix_form
from wave_explorer.emulator.operand_reading import UnsupportedOperand
from wave_explorer.emulator.small_floats import small_float
from wave_explorer.isa.program import Instruction, Literal32, Operand, Register

OPERANDS: tuple[OperandName, ...] = ("D", "A", "B", "C")
"""In the order in which the instruction names them."""


class NoCells(LookupError):
    """There is nothing to show; the message says why."""


@dataclass(frozen=True)
class OperandCells:
    """One matrix operand.

    Attributes:
        name: which.
        dtype: of its elements.
        registers: names of the registers that hold it, in order (``v12``); empty where it is a constant.
        lane, register, bit: int arrays (block, row, column): the lane that holds a cell, the place of its register in
            ``registers``, and its first bit there.
        value: float64 (block, row, column).
    """

    name: OperandName
    dtype: str
    registers: tuple[str, ...]
    lane: NDArray[np.int64]
    register: NDArray[np.int64]
    bit: NDArray[np.int64]
    value: NDArray[np.float64]


def form_of(instruction: Instruction, target: str, wave_size: int) -> MatrixForm:
    """What a matrix instruction means with its modifiers.

    Raises:
        NoCells: it is none, or its layout is not known.
    """
    try:
        return matrix_form(instruction, target, wave_size)
    except UnsupportedOperand as error:
        raise NoCells(str(error)) from error


def operand_cells(
    form: MatrixForm, name: OperandName, operand: Operand, raw: NDArray[np.uint32] | None
) -> OperandCells:
    """One operand of an instruction of this form: the numbers that its registers hold, whatever modifiers make of them.

    Args:
        operand: as the instruction names it.
        raw: u32 (register, lane), what the registers hold; None for a constant.

    Raises:
        NoCells: the registers are not those that the layout describes.
    """
    facts = form.instruction
    layout = facts.layouts[name]
    if isinstance(operand, Literal32):
        value = np.float64(operand.value)
        numbers = np.full(layout.elements.shape[:2], -value if operand.negated else value)
        names: tuple[str, ...] = ()
    elif isinstance(operand, Register) and raw is not None and len(raw) >= layout.registers:
        numbers = decode(raw, layout, form.target, signed=form.signed_b if name == "B" else form.signed_a)
        names = tuple(f"{operand.file}{operand.first + part}" for part in range(layout.registers))
    else:
        raise NoCells(f"operand {name} does not have the {layout.registers} registers of its layout")
    return _scattered(facts, name, layout, names, numbers)


def _scattered(
    facts: MatrixInstruction,
    name: OperandName,
    layout: OperandLayout,
    registers: tuple[str, ...],
    numbers: NDArray[np.float64],
) -> OperandCells:
    rows = facts.k if name == "B" else facts.m
    columns = facts.k if name == "A" else facts.n
    shape = (facts.blocks, rows, columns)
    lanes, slots = layout.elements.shape[:2]
    held_in, slot_of = np.indices((lanes, slots))
    # Backwards, so that of several lanes that hold a cell the first one stays.
    used = np.flatnonzero((layout.elements >= 0).all(axis=-1))[::-1]
    row, column, block = layout.elements.reshape(-1, 3)[used].T
    lane, register, bit = (np.full(shape, -1, np.int64) for _ in range(3))
    value = np.full(shape, np.nan)
    places = np.array([slot[:2] for slot in layout.slots])[slot_of.ravel()[used]]
    lane[block, row, column] = held_in.ravel()[used]
    register[block, row, column] = places[:, 0]
    bit[block, row, column] = places[:, 1]
    value[block, row, column] = numbers.ravel()[used]
    return OperandCells(name, layout.dtype, registers, lane, register, bit, value)


def decode(raw: NDArray[np.uint32], layout: OperandLayout, target: str, *, signed: bool = True) -> NDArray[np.float64]:
    """The elements (lane, slot) that registers u32 (register, lane) hold, as float64.

    ``signed`` is for ``iu8`` and ``iu4``, whose sign a modifier chooses.
    """
    columns = []
    for register, bit, bits in layout.slots:
        word = raw[register].astype(np.uint64)
        if bit + bits > 32:
            word |= raw[register + 1].astype(np.uint64) << np.uint64(32)
        mask = np.uint64((1 << bits) - 1)
        with np.errstate(invalid="ignore"):  # a signalling NaN becomes a quiet one
            columns.append(_numbers((word >> np.uint64(bit)) & mask, layout.dtype, bits, target, signed))
    return np.stack(columns, axis=1)


def _numbers(patterns: NDArray[np.uint64], dtype: str, bits: int, target: str, signed: bool) -> NDArray[np.float64]:
    match dtype:
        case "f64":
            return patterns.view(np.float64)
        case "f32" | "xf32":
            return patterns.astype(np.uint32).view(np.float32).astype(np.float64)
        case "f16":
            return patterns.astype(np.uint16).view(np.float16).astype(np.float64)
        case "bf16":
            return (patterns.astype(np.uint32) << np.uint32(16)).view(np.float32).astype(np.float64)
    if dtype[0] in "iu":
        wide = patterns.astype(np.int64)
        negative = dtype.startswith("i") and (signed or not dtype.startswith("iu"))
        return np.where(negative & (wide >> bits - 1 == 1), wide - (1 << bits), wide).astype(np.float64)
    return small_float(dtype, target).decode(patterns.astype(np.int64))
