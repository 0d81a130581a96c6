"""Operands as closures that read their value from the state of the executing waves."""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from wave_explorer.emulator.numpy_engine import NumpyEngine
from wave_explorer.emulator.numpy_values import dtype_of
from wave_explorer.emulator.sub_dword import extract
from wave_explorer.emulator.value_types import ValueType
from wave_explorer.emulator.wavefronts import (
    EXEC,
    FLAT_SCRATCH,
    M0,
    PRIVATE_APERTURE,
    SHARED_APERTURE,
    TTMP,
    VCC,
    Lanes,
    predicate_from_words,
)
from wave_explorer.isa.program import Literal32, Operand, Register

Reader: TypeAlias = Callable[[], Lanes]


class UnsupportedOperand(ValueError):
    """An operand form that is not known; the message says which."""


_SCALAR_PLACES = {
    "vcc": VCC, "vcc_lo": VCC, "vcc_hi": VCC + 1, "exec": EXEC, "exec_lo": EXEC, "exec_hi": EXEC + 1, "m0": M0,
    "flat_scratch": FLAT_SCRATCH,
}  # fmt: skip
_APERTURES = {"src_shared_base": SHARED_APERTURE, "src_private_base": PRIVATE_APERTURE}


def scalar_place(register: Register) -> int | None:
    """Where a scalar register stands in the scalar file, None for a vector register or SCC.

    Raises:
        UnsupportedOperand: a register that is not known.
    """
    if register.file in ("v", "a", "scc"):
        return None
    if register.file == "s":
        return register.first
    if register.file == "ttmp":
        return TTMP + register.first
    place = _SCALAR_PLACES.get(register.file)
    if place is None:
        raise UnsupportedOperand(f"the register {register.text or register.file} is not known")
    return place


@dataclass(frozen=True, slots=True)
class SourceForm:
    """What stands around a source beyond its register: the part of it (SDWA, op_sel)."""

    selection: object = None
    high_half: bool = False


PLAIN = SourceForm()


class OperandReading:
    """Makes readers for one engine."""

    def __init__(self, engine: NumpyEngine) -> None:
        self.engine = engine

    def dword(self, operand: Operand, part: int = 0) -> Reader:
        """Register ``part`` of the operand, as u32."""
        engine = self.engine
        if isinstance(operand, Literal32):
            return _constant(np.full((1, 1), operand.bits & 0xFFFFFFFF if part == 0 else 0, np.uint32))
        if not isinstance(operand, Register):
            raise UnsupportedOperand("a register or a number is expected")
        if part >= operand.count:
            raise UnsupportedOperand(f"the operand has {operand.count} registers, {part + 1} are needed")
        if operand.file == "null":
            return _constant(np.zeros((1, 1), np.uint32))
        if operand.file in _APERTURES:
            return _constant(np.full((1, 1), _APERTURES[operand.file] >> 32 * part & 0xFFFFFFFF, np.uint32))
        if operand.file == "scc":
            return lambda: engine.pick(engine.state.scc).astype(np.uint32)
        place = scalar_place(operand)
        if place is not None:
            index = place + part
            return lambda: engine.pick(engine.state.scalars[index])
        index = operand.first + part
        if operand.file == "a":
            return lambda: engine.pick(engine.state.agprs[index])
        return lambda: engine.pick(engine.state.vgprs[index])

    def value(self, operand: Operand, kind: ValueType, form: SourceForm = PLAIN) -> Reader:
        """The operand as a value of ``kind``, with its sign and absolute-value modifiers."""
        if isinstance(operand, Literal32):
            return self._modified(_constant(literal(operand, kind)), operand, kind)
        if not isinstance(operand, Register):
            raise UnsupportedOperand("a register or a number is expected")
        if operand.file == "null":
            return _constant(np.zeros((1, 1), dtype_of(kind)))
        if operand.count not in (kind.dwords, 1) or (kind.dwords == 2 and operand.count != 2):
            raise UnsupportedOperand(f"{operand.count} registers where {kind.name} takes {kind.dwords}")
        low = self.dword(operand)
        if kind.bits == 64:
            return self._modified(self._wide(low, self.dword(operand, 1), kind), operand, kind)
        if form.selection is not None:
            low = _selected(low, form.selection, operand.sign_extended)
        elif operand.sign_extended:
            raise UnsupportedOperand("sext() outside SDWA")
        dtype = dtype_of(kind)
        if kind.bits == 32:
            return self._modified(lambda: low().view(dtype), operand, kind)
        if form.high_half or operand.half == "h":
            return self._modified(lambda: (low() >> np.uint32(16)).astype(np.uint16).view(dtype), operand, kind)
        return self._modified(lambda: low().astype(np.uint16).view(dtype), operand, kind)

    def _wide(self, low: Reader, high: Reader, kind: ValueType) -> Reader:
        engine = self.engine
        dtype = dtype_of(kind)
        if kind.name == "u64":
            return lambda: engine.pair(low(), high())
        return lambda: engine.pair(low(), high()).view(dtype)

    def _modified(self, read: Reader, operand: Register | Literal32, kind: ValueType) -> Reader:
        if not (operand.negated or operand.absolute):
            return read
        if kind.kind != "float":
            raise UnsupportedOperand(f"a sign or absolute value on an operand of type {kind.name}")
        engine = self.engine
        if operand.absolute and operand.negated:
            return lambda: engine.fneg(engine.fabs(read()))
        if operand.absolute:
            return lambda: engine.fabs(read())
        return lambda: engine.fneg(read())

    def dwords(self, operand: Operand, count: int) -> Callable[[], tuple[Lanes, ...]]:
        """``count`` consecutive registers as u32; a constant stands for each of them."""
        if isinstance(operand, Literal32):
            constant = np.full((1, 1), operand.bits & 0xFFFFFFFF, np.uint32)
            return lambda: (constant,) * count
        if not isinstance(operand, Register) or operand.count != count:
            found = operand.count if isinstance(operand, Register) else "no"
            raise UnsupportedOperand(f"{found} registers where {count} are needed")
        readers = [self.dword(operand, part) for part in range(count)]
        return lambda: tuple(read() for read in readers)

    def mask(self, operand: Operand) -> Reader:
        """A predicate of the lanes, from VCC or SGPRs."""
        lanes = self.engine.lanes_of_program
        if isinstance(operand, Literal32):
            if operand.value not in (0, -1):
                raise UnsupportedOperand("a lane mask given as a number other than 0 and -1")
            return _constant(np.full((1, 1), bool(operand.value), np.bool_))
        if not isinstance(operand, Register) or operand.count != lanes // 32:
            raise UnsupportedOperand(f"a lane mask of {lanes} lanes is expected")
        low = self.dword(operand)
        if lanes == 32:
            return lambda: predicate_from_words(low(), None, 32)
        high = self.dword(operand, 1)
        return lambda: predicate_from_words(low(), high(), 64)


def _constant(value: Lanes) -> Reader:
    return lambda: value


def _selected(read: Reader, selection: object, sign_extend: bool) -> Reader:
    return lambda: extract(read(), selection, sign_extend)


def literal(operand: Literal32, kind: ValueType) -> Lanes:
    """A constant operand as (1, 1) of ``kind``, by the rules of its width (LLVM, "AMDGPU operand syntax")."""
    dtype = dtype_of(kind)
    value = operand.value
    if kind.bits == 16:
        bits = int(np.float16(value).view(np.uint16)) if operand.is_float else operand.bits & 0xFFFF
        return np.full((1, 1), bits, np.uint16).view(dtype)
    if kind.bits == 32:
        return np.full((1, 1), operand.bits & 0xFFFFFFFF, np.uint32).view(dtype)
    if operand.is_float:
        bits = struct.unpack("<Q", struct.pack("<d", float(value)))[0]
    else:
        number = int(value)
        inline = -16 <= number <= 64 and operand.wrapper != "lit64"
        whole = operand.wrapper == "lit64" or number >> 32 not in (0, -1)  # gfx1250 has literals of 64 bits
        if kind.kind == "float" and not inline and not whole:
            bits = (number & 0xFFFFFFFF) << 32  # a 32-bit literal is the upper half of an f64
        elif kind.kind == "signed" and number >> 31 == 1:
            bits = number | 0xFFFFFFFF << 32
        else:
            bits = number & 0xFFFFFFFFFFFFFFFF
    return np.full((1, 1), bits, np.uint64).view(dtype)
