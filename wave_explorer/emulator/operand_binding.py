"""What binding an instruction's operands starts from: the operands still to be bound, and the modifiers."""

from __future__ import annotations

import numpy as np

from wave_explorer.emulator.matrix_form import MatrixForm
from wave_explorer.emulator.matrix_operands import matrix_form
from wave_explorer.emulator.numpy_engine import NumpyEngine
from wave_explorer.emulator.operand_reading import OperandReading, UnsupportedOperand
from wave_explorer.emulator.operand_writing import OperandWriting
from wave_explorer.emulator.operation import Operation, Packed, Slot, Special
from wave_explorer.emulator.output_modifiers import OUTPUT_SCALES
from wave_explorer.emulator.source_lanes import DPP_MODIFIERS, SourceLanes, source_lanes
from wave_explorer.emulator.sub_dword import SDWA_MODIFIERS
from wave_explorer.emulator.value_types import ValueType
from wave_explorer.emulator.wavefronts import Lanes
from wave_explorer.isa.program import Instruction, Operand, Program

# What caches keep of an access and who must see it, from gfx12 on: no effect on values, but for an atomic that returns.
_CACHE_POLICY = frozenset({"th", "scope", "nv"})
# Addresses whose register offset gfx1250 can count in the size of the access.
_SCALED = frozenset({Special.MEMORY_ADDRESS, Special.SCALAR_ADDRESS, Special.SCALAR_BYTE_ADDRESS})


class OperandBinding:
    """One instruction on its way to a step.

    Attributes:
        operands: those that nothing has been bound to yet, in written order.
        target: position that a branch goes to, once its label is bound.
        writes_exec: whether a result goes to EXEC, once the results are bound.
    """

    def __init__(self, program: Program, instruction: Instruction, engine: NumpyEngine) -> None:
        self.program = program
        self.instruction = instruction
        self.engine = engine
        self.reading = OperandReading(engine)
        self.writing = OperandWriting(engine)
        self.operands = list(instruction.operands)
        self.modifiers = instruction.modifiers
        self.target = -1
        self.writes_exec = False

    def take(self, last: bool = False) -> Operand:
        """The next operand, or the last one."""
        if not self.operands:
            raise UnsupportedOperand(f"{self.instruction.base} with so few operands")
        return self.operands.pop(-1 if last else 0)

    def matrix_form(self) -> MatrixForm:
        """The form of the matrix instruction that this is."""
        return matrix_form(self.instruction, self.program.target, self.engine.lanes_of_program)

    def check_modifiers(self, operation: Operation) -> None:
        """Refuses a modifier or an encoding that the operation's semantics do not look at."""
        allowed = set(operation.modifiers)
        if operation.unit in ("vector-memory", "scalar-memory"):
            allowed |= _CACHE_POLICY
        if not _SCALED.isdisjoint(operation.sources):
            allowed.add("scale_offset")
        if operation.unit == "valu":
            if self.instruction.encoding in ("_dpp", "_e64_dpp"):
                allowed |= DPP_MODIFIERS
            if self.instruction.encoding == "_sdwa":
                allowed |= SDWA_MODIFIERS
            if any(_is_half(slot) for slot in (*operation.results, *operation.sources)):
                allowed.add("op_sel")
            first = operation.results[0] if operation.results else None
            if operation.saturated is not None or (first is not None and _float_of(first) is not None):
                allowed.add("clamp")
            if isinstance(first, ValueType) and first.kind == "float":
                allowed |= OUTPUT_SCALES.keys()
        unknown = sorted(set(self.modifiers) - allowed)
        if unknown:
            raise UnsupportedOperand(f"the modifier {', '.join(unknown)} of {self.instruction.base}")
        if self.instruction.encoding not in ("", "_e32", "_e64", "_dpp", "_e64_dpp", "_sdwa"):
            raise UnsupportedOperand(f"the encoding {self.instruction.encoding[1:]}")

    def source_lanes(self) -> SourceLanes | None:
        """Where DPP takes the first source from; None without DPP."""
        if self.instruction.encoding not in ("_dpp", "_e64_dpp"):
            return None
        return source_lanes(self.modifiers, self.engine.lanes_of_program)

    def selection(self, name: str) -> object:
        """The part of an operand that SDWA selects; None without SDWA."""
        return self.modifiers.get(name, "DWORD") if self.instruction.encoding == "_sdwa" else None

    def op_sel(self, position: int, name: str = "op_sel", default: int = 0) -> int:
        """One bit of a modifier that has one for each operand."""
        bits = self.modifiers.get(name)
        if bits is None:
            return default
        if not isinstance(bits, tuple):
            raise UnsupportedOperand(f"the modifier {name}:{bits}")
        return bits[position] if position < len(bits) else default

    def present(self, lanes: SourceLanes) -> Lanes:
        """Bool (wave, lane): the lane that DPP takes from is there, and switched on where that matters."""
        if lanes.reads_inactive:
            return np.broadcast_to(lanes.exists, self.engine.active.shape)
        return lanes.exists & self.engine.active[:, lanes.lane]


def _is_half(slot: Slot) -> bool:
    return isinstance(slot, ValueType) and slot.bits == 16


def _float_of(slot: Slot) -> ValueType | None:
    kind = slot.kind if isinstance(slot, Packed) else slot
    return kind if isinstance(kind, ValueType) and kind.kind == "float" else None
