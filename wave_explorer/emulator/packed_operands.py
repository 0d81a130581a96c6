"""Operands of packed arithmetic: two values in one operand, each chosen and negated on its own (VOP3P)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from wave_explorer.emulator.operand_reading import OperandReading, Reader, SourceForm, UnsupportedOperand
from wave_explorer.emulator.operand_writing import OperandWriting
from wave_explorer.emulator.value_types import F16, F32, ValueType
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
    if kind.kind == "float":
        return lambda: dword().view(np.float32)
    # A copy: the instruction may write one register of the pair before it reads the other.
    return lambda: dword().copy()


def _half_of_dword(reading: OperandReading, operand: Operand, half: int, kind: ValueType) -> Reader:
    if isinstance(operand, Literal32) and (half or (operand.is_float and kind.kind != "float")):
        # LLVM, AMDGPUBaseInfo.cpp: an inline number is an f16 in the lower half for f16 operations, its upper half
        # 0; for integer operations it is an f32.  An inline integer is sign-extended to 32 bits.
        word = 0 if operand.is_float and kind.kind == "float" else operand.bits
        bits = (word >> 16 if half else word) & 0xFFFF
        return reading.value(Literal32(bits, bits), kind)
    return reading.value(operand, kind, SourceForm(high_half=bool(half)))


def packed_brain_floats(reading: OperandReading, operand: Operand, selectors: HalfSelectors) -> Callable[[], Pair]:
    """The pair of bf16 that the low and the high result take, as f32.

    Raises:
        UnsupportedOperand: a constant whose bits are not known: a number that is not floating, or an upper half.
    """
    if isinstance(operand, Literal32):
        if not operand.is_float or selectors.low or selectors.high:
            raise UnsupportedOperand("this constant in a packed bf16 operation")
        word = _constant_word(operand.bits & 0xFFFF0000)
        halves: tuple[Reader, Reader] = (word, word)
    else:
        dword = reading.dword(operand)
        low = lambda: (dword() << np.uint32(16)).view(np.float32)  # noqa: E731
        high = lambda: (dword() & np.uint32(0xFFFF0000)).view(np.float32)  # noqa: E731
        halves = (low, high)
    first = _negated(reading, halves[selectors.low], selectors.negate_low)
    second = _negated(reading, halves[selectors.high], selectors.negate_high)
    return lambda: (first(), second())


def _constant_word(bits: int) -> Reader:
    constant = np.full((1, 1), bits, np.uint32).view(np.float32)
    return lambda: constant


def mixed_source(reading: OperandReading, operand: Operand, is_half: bool, high: bool) -> Reader:
    """An f32 operand, or a half of a register as an f16 that is made an f32; signs as for any f32 operand."""
    if not is_half:
        if high:
            raise UnsupportedOperand("op_sel on a source that op_sel_hi leaves an f32")
        return reading.value(operand, F32)
    half = reading.value(operand, F16, SourceForm(high_half=high))
    return lambda: half().astype(np.float32)


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
