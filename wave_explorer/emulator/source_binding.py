"""Binds sources: what reads a value from where the text says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from wave_explorer.emulator.address_reading import AddressReading
from wave_explorer.emulator.hardware_registers import hardware_register_reader
from wave_explorer.emulator.high_registers import named_in_full
from wave_explorer.emulator.matrix_operands import matrix_source
from wave_explorer.emulator.operand_binding import OperandBinding
from wave_explorer.emulator.operand_reading import Reader, SourceForm, UnsupportedOperand
from wave_explorer.emulator.operation import (
    Dwords,
    MatrixOperand,
    Mixed,
    Modifier,
    OldResult,
    Operation,
    Packed,
    PackedBrainFloats,
    Slot,
    Special,
)
from wave_explorer.emulator.packed_operands import HalfSelectors, mixed_source, packed_brain_floats, packed_source
from wave_explorer.emulator.value_types import I32, U32, ValueType
from wave_explorer.emulator.wavefronts import EXEC, M0, VCC, Lanes, predicate_from_words
from wave_explorer.isa.program import Keyword, Label, Literal32, Operand, Register


class SourceBinding(OperandBinding):
    """The sources of one instruction."""

    def sources(self, operation: Operation) -> list[Callable[[], Any]]:
        """What reads each source, in the order of the semantics."""
        readers: list[Callable[[], Any]] = []
        explicit = 0
        for slot in operation.sources:
            readers.append(self._source(operation, slot, explicit))
            explicit += isinstance(slot, ValueType | Packed | PackedBrainFloats | Mixed)
        return readers

    def _source(self, operation: Operation, slot: Slot, position: int) -> Callable[[], Any]:
        if isinstance(slot, Modifier):
            number = self.modifiers.get(slot.name, slot.default)
            return lambda: number
        if isinstance(slot, OldResult):
            return self._old_result(operation, slot)
        if (
            isinstance(slot, Dwords | Packed | PackedBrainFloats | Mixed)
            and position == 0
            and self.source_lanes() is not None
        ):
            raise UnsupportedOperand(f"DPP on the first source of {self.instruction.base}")
        if isinstance(slot, MatrixOperand):
            return matrix_source(self.reading, self.take(), self.matrix_form(), slot.role)
        if isinstance(slot, Dwords):
            return self.reading.dwords(self.take(), slot.count)
        if isinstance(slot, Packed):
            return packed_source(self.reading, self.take(), slot.kind, self._selectors(position))
        if isinstance(slot, ValueType):
            if slot.bits != 16 and "op_sel" not in operation.modifiers and self.op_sel(position):
                raise UnsupportedOperand(f"op_sel on a source of type {slot.name}")
            return self._value_source(self.take(), slot, position)
        if isinstance(slot, PackedBrainFloats):
            return packed_brain_floats(self.reading, self.take(), self._selectors(position))
        if isinstance(slot, Mixed):
            half, is_half = self.op_sel(position), self.op_sel(position, "op_sel_hi")
            return mixed_source(self.reading, self.take(), bool(is_half), bool(half))
        if isinstance(slot, Special):
            return self._special_source(slot)
        raise UnsupportedOperand(f"a source of {self.instruction.base}")

    def _old_result(self, operation: Operation, slot: OldResult) -> Callable[[], Any]:
        if slot.number >= len(self.instruction.operands):
            raise UnsupportedOperand("no result")
        if self.selection("dst_sel") is not None:
            raise UnsupportedOperand("SDWA of an instruction that adds to its result")
        operand = self.instruction.operands[slot.number]
        if isinstance(slot.slot, Dwords):
            return self.reading.dwords(operand, slot.slot.count)
        if isinstance(slot.slot, Packed):
            return packed_source(self.reading, operand, slot.slot.kind, HalfSelectors(0, 1, False, False))
        old = self.reading.value(operand, slot.slot, SourceForm())
        # One of several results is overwritten while another still waits to be written from it.
        return old if len(operation.results) == 1 else lambda: old().copy()

    def _value_source(self, operand: Operand, kind: ValueType, position: int) -> Reader:
        high = kind.bits == 16 and bool(self.op_sel(position))
        selection = self.selection(f"src{position}_sel") if position < 2 else None
        if selection not in (None, "DWORD") and kind.bits == 64:
            raise UnsupportedOperand("a part of a 64-bit operand")
        lanes = self.source_lanes() if position == 0 else None
        if lanes is None:
            return self.reading.value(operand, kind, SourceForm(selection, high))
        if not isinstance(operand, Register):
            raise UnsupportedOperand("DPP on an operand that is no register")
        plain = self.reading.value(replace(operand, negated=False, absolute=False), kind, SourceForm(selection, high))
        engine = self.engine
        zero = engine.constant(kind, 0)

        def read() -> Lanes:
            moved = np.broadcast_to(plain(), (engine.waves, engine.lanes))[:, lanes.lane]
            return np.where(self.present(lanes), moved, zero) if lanes.zero_if_missing else moved

        if not (operand.negated or operand.absolute):
            return read
        if operand.absolute and operand.negated:
            return lambda: engine.fneg(engine.fabs(read()))
        return lambda: engine.fabs(read()) if operand.absolute else engine.fneg(read())

    def _selectors(self, position: int) -> HalfSelectors:
        return HalfSelectors(
            self.op_sel(position),
            self.op_sel(position, "op_sel_hi", 1),
            bool(self.op_sel(position, "neg_lo")),
            bool(self.op_sel(position, "neg_hi")),
        )

    def _special_source(self, slot: Special) -> Callable[[], Any]:
        engine = self.engine
        if slot is Special.MATRIX_FORM:
            form = self.matrix_form()
            return lambda: form
        if slot is Special.SCC:
            return lambda: engine.pick(engine.state.scc)
        if slot is Special.MASK or (slot is Special.MASK_OR_VCC and self.operands):
            return self.reading.mask(self.take())
        if slot is Special.MASK_OR_VCC:
            return self._vcc()
        if slot is Special.M0:
            return lambda: engine.pick(engine.state.scalars[M0])
        if slot is Special.EXEC:
            return lambda: engine.active
        if slot is Special.VCC:
            return self._vcc()
        if slot is Special.EXEC_BITS:
            return self._exec_bits()
        if slot is Special.LABEL:
            operand = self.take()
            if not isinstance(operand, Label):
                raise UnsupportedOperand("a branch to something that is no label")
            self.target = self.program.labels[operand.name]
            return no_value
        if slot in (Special.TIMING, Special.HIGHER_DIMS):
            self.operands.clear()
            return no_value
        if slot is Special.HIGH_REGISTERS:
            self.take()
            if not named_in_full(self.program, self.instruction.position):
                raise UnsupportedOperand("registers above v255 that the text names by their low bits alone")
            return no_value
        if slot in (Special.BARRIER, Special.MESSAGE):
            _check_control_operand(slot, self.take())
            return no_value
        if slot is Special.LDS_ADDRESS:
            return self.reading.value(self.take(), U32)
        addresses = AddressReading(self.reading, self.modifiers, self.instruction.base)
        if slot is Special.MEMORY_ADDRESS:
            lane_part = self.take()
            # The scalar part stands last, behind the data of a store.
            return addresses.memory(lane_part, self.take(last=True))
        if slot is Special.SCRATCH_ADDRESS:
            lane_part = self.take()
            return addresses.scratch(lane_part, self.take(last=True))
        if slot is Special.FLAT_ADDRESS:
            return addresses.flat(self.take())
        if slot is Special.BUFFER_ADDRESS:
            return addresses.buffer(self.take(), self.take(), self.take())
        if slot is Special.SCALAR_BUFFER_ADDRESS:
            return addresses.scalar_buffer(self.take(), self.take() if self.operands else None)
        if slot in (Special.SCALAR_ADDRESS, Special.SCALAR_BYTE_ADDRESS):
            alignment = 4 if slot is Special.SCALAR_ADDRESS else 1
            return addresses.scalar(self.take(), self.take() if self.operands else None, alignment)
        if slot in (Special.SIGNED_16, Special.UNSIGNED_16):
            return self._immediate_16(signed=slot is Special.SIGNED_16)
        if slot is Special.HARDWARE_REGISTER:
            return hardware_register_reader(engine, self.take())
        raise UnsupportedOperand(slot.value)

    def _vcc(self) -> Reader:
        engine = self.engine
        if engine.lanes_of_program == 32:
            return lambda: predicate_from_words(engine.pick(engine.state.scalars[VCC]), None, 32)
        return lambda: predicate_from_words(
            engine.pick(engine.state.scalars[VCC]), engine.pick(engine.state.scalars[VCC + 1]), 64
        )

    def _exec_bits(self) -> Reader:
        engine = self.engine
        if self.instruction.base.endswith("_b32"):
            return lambda: engine.pick(engine.state.scalars[EXEC]).copy()
        return lambda: engine.pair(engine.pick(engine.state.scalars[EXEC]), engine.pick(engine.state.scalars[EXEC + 1]))

    def _immediate_16(self, signed: bool) -> Reader:
        operand = self.take()
        if not isinstance(operand, Literal32) or operand.is_float:
            raise UnsupportedOperand("a 16-bit constant is expected")
        bits = int(operand.value) & 0xFFFF
        constant = self.engine.constant(I32, bits - 0x10000 if signed and bits & 0x8000 else bits)
        return lambda: constant if signed else constant.view(np.uint32)


def no_value() -> None:
    """Reads a slot that has no value of its own: a label, a hint."""
    return None


def _check_control_operand(slot: Special, operand: Operand) -> None:
    if slot is Special.BARRIER:
        if not isinstance(operand, Literal32) or operand.value != -1:
            raise UnsupportedOperand("a barrier other than the workgroup's (-1)")
    elif not isinstance(operand, Keyword) or operand.arguments != ("MSG_DEALLOC_VGPRS",):
        raise UnsupportedOperand("a message other than MSG_DEALLOC_VGPRS")
