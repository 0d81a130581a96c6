"""Binds results: what writes a value where the text says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from wave_explorer.emulator.hardware_registers import hardware_register_writer, mode_field_writer
from wave_explorer.emulator.operand_binding import OperandBinding
from wave_explorer.emulator.operand_reading import UnsupportedOperand
from wave_explorer.emulator.operation import (
    Dwords,
    MatrixOperand,
    Mixed,
    ModeField,
    Operation,
    Packed,
    ReturnedIf,
    Slot,
    Special,
)
from wave_explorer.emulator.output_modifiers import finished
from wave_explorer.emulator.packed_operands import packed_result
from wave_explorer.emulator.value_types import ValueType
from wave_explorer.isa.program import Register


class ResultBinding(OperandBinding):
    """The results of one instruction."""

    def results(self, operation: Operation) -> list[Callable[[Any], None]]:
        """What writes each result, in the order of the semantics."""
        return [self._result(operation, slot) for slot in operation.results]

    def _result(self, operation: Operation, slot: Slot) -> Callable[[Any], None]:
        if slot is Special.SCC:
            return self.writing.scc()
        if slot is Special.EXEC:
            self.writes_exec = True
            return self.writing.exec_mask()
        if slot is Special.EXEC_BITS:
            self.writes_exec = True
            return self.writing.exec_bits()
        if isinstance(slot, ModeField):
            return mode_field_writer(self.engine, slot.first, slot.bits)
        if isinstance(slot, ReturnedIf):
            hint = str(self.modifiers.get("th", ""))
            if not (set(slot.modifiers).intersection(self.modifiers) or "RETURN" in hint):
                return lambda value: None
            if slot.in_data:
                return self._result_in_data(slot.slot)
            slot = slot.slot
        if slot is Special.MASK_ON_GFX9:
            if not self.program.target.startswith("gfx9"):
                return lambda value: None
            slot = Special.MASK
        operand = self.take()
        if isinstance(operand, Register) and operand.file.startswith("exec"):
            self.writes_exec = True
        if slot is Special.MASK:
            return self.writing.mask(operand)
        if slot is Special.HARDWARE_REGISTER:
            return hardware_register_writer(self.engine, operand)
        if isinstance(slot, MatrixOperand):
            return self.writing.dwords(operand, self.matrix_form().registers(slot.role))
        if isinstance(slot, Dwords):
            return self.writing.dwords(operand, slot.count)
        if isinstance(slot, Packed):
            self._need_whole_result()
            write_pair = packed_result(self.writing, operand, slot.kind)
            return finished(self.engine, write_pair, slot.kind, self.modifiers, pairs=True)
        if isinstance(slot, ValueType):
            if self.selection("dst_sel") is not None and (slot.bits != 64 or self._need_whole_result()):
                part = self.writing.part(operand, self.selection("dst_sel"), self.modifiers.get("dst_unused"))
                return finished(self.engine, part, slot, self.modifiers)
            sources = sum(isinstance(source, ValueType | Mixed) for source in operation.sources)
            high = slot.bits == 16 and (operation.writes_high_half or bool(self.op_sel(sources)))
            keep = operation.keeps_high_half or not self.program.target.startswith("gfx9")
            return finished(self.engine, self.writing.value(operand, slot, keep, high), slot, self.modifiers)
        raise UnsupportedOperand(f"a result of {self.instruction.base}")

    def _result_in_data(self, slot: Dwords) -> Callable[[Any], None]:
        data = self.operands[0] if self.operands else None
        if not isinstance(data, Register) or data.count < slot.count:
            raise UnsupportedOperand(f"the data of {self.instruction.base}")
        return self.writing.dwords(replace(data, count=slot.count), slot.count)

    def _need_whole_result(self) -> bool:
        """SDWA can choose a part of a result of one register only."""
        if self.selection("dst_sel") not in (None, "DWORD"):
            raise UnsupportedOperand("a part of a result that has several registers")
        return False
