"""Operands of packed arithmetic: two values in one operand, each chosen and negated on its own (VOP3P)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from wave_explorer.emulator.operand_reading import OperandReading, Reader, SourceForm, UnsupportedOperand
from wave_explorer.emulator.operand_writing import OperandWriting
from wave_explorer.emulator.value_types import ValueType
from wave_explorer.emulator.wavefronts import Lanes
from wave_explorer.isa.program import Literal32, Operand

Pair: TypeAlias = tuple[Lanes, Lanes]


@dataclass(frozen=True, slots=True)
class HalfSelectors:
    """Of one source: which half (0 or 1) the low and the high result take (op_sel, op_sel_hi), and their signs."""

    low: int
    high: int
    negate_low: bool
    negate_high: bool


def packed_source(
    reading: OperandReading, operand: Operand, kind: ValueType, selectors: HalfSelectors
) -> Callable[[], Pair]:
    """The pair that the low and the high result take.

    Raises:
        UnsupportedOperand: the upper half of a constant that has none.
    """
    half = _half_of_pair if kind.bits == 32 else _half_of_dword
    low = _negated(reading, half(reading, operand, selectors.low, kind), selectors.negate_low)
    high = _negated(reading, half(reading, operand, selectors.high, kind), selectors.negate_high)
    return lambda: (low(), high())


def _half_of_pair(reading: OperandReading, operand: Operand, half: int, kind: ValueType) -> Reader:
    if isinstance(operand, Literal32):
        if half:
            raise UnsupportedOperand("the upper half of a constant in a packed 32-bit operation")
        return reading.value(operand, kind)
    dword = reading.dword(operand, half)
    dtype = np.float32 if kind.kind == "float" else np.uint32
    return lambda: dword().view(dtype)


def _half_of_dword(reading: OperandReading, operand: Operand, half: int, kind: ValueType) -> Reader:
    if isinstance(operand, Literal32) and half:
        if operand.is_float:
            raise UnsupportedOperand("the upper half of an inline number in a packed 16-bit operation")
        bits = operand.bits >> 16 & 0xFFFF
        return reading.value(Literal32(bits, bits), kind)
    return reading.value(operand, kind, SourceForm(high_half=bool(half)))


def _negated(reading: OperandReading, read: Reader, negate: bool) -> Reader:
    engine = reading.engine
    return (lambda: engine.fneg(read())) if negate else read


def packed_result(writing: OperandWriting, operand: Operand, kind: ValueType) -> Callable[[Pair], None]:
    """Stores a pair: in two registers, or in the halves of one."""
    if kind.bits == 32:
        both = writing.dwords(operand, 2)
        return lambda pair: both((pair[0].view(np.uint32), pair[1].view(np.uint32)))
    word = writing.dword(operand)

    def write(pair: Pair) -> None:
        low, high = (part.view(np.uint16).astype(np.uint32) for part in pair)
        word(low | high << np.uint32(16))

    return write
