"""Binds a program's instructions to an engine: operands to registers, mnemonics to their semantics."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from wave_explorer.emulator.address_reading import AddressReading
from wave_explorer.emulator.dual_issue import Halves, issued_together
from wave_explorer.emulator.faults import UnsupportedInstruction
from wave_explorer.emulator.hardware_registers import (
    hardware_register_reader,
    hardware_register_writer,
    mode_field_writer,
)
from wave_explorer.emulator.high_registers import named_in_full
from wave_explorer.emulator.matrix_form import MatrixForm
from wave_explorer.emulator.matrix_operands import matrix_form, matrix_source
from wave_explorer.emulator.numpy_engine import NumpyEngine
from wave_explorer.emulator.operand_reading import OperandReading, Reader, SourceForm, UnsupportedOperand
from wave_explorer.emulator.operand_writing import OperandWriting
from wave_explorer.emulator.operation import (
    Dwords,
    Effect,
    MatrixOperand,
    Mixed,
    ModeField,
    Modifier,
    OldResult,
    Operation,
    Packed,
    PackedBrainFloats,
    ReturnedIf,
    Slot,
    Special,
)
from wave_explorer.emulator.output_modifiers import OUTPUT_SCALES, finished
from wave_explorer.emulator.packed_operands import (
    HalfSelectors,
    mixed_source,
    packed_brain_floats,
    packed_result,
    packed_source,
)
from wave_explorer.emulator.semantics import lookup
from wave_explorer.emulator.source_lanes import DPP_MODIFIERS, SourceLanes, source_lanes
from wave_explorer.emulator.sub_dword import SDWA_MODIFIERS
from wave_explorer.emulator.value_types import I32, U32, ValueType
from wave_explorer.emulator.wavefronts import EXEC, M0, VCC, Lanes, predicate_from_words
from wave_explorer.isa.program import Instruction, Keyword, Label, Literal32, Operand, Program, Register

# What caches keep of an access and who must see it, from gfx12 on: no effect on values, but for an atomic that returns.
_CACHE_POLICY = frozenset({"th", "scope", "nv"})
# gfx10 and gfx11 carry these out within 32 lanes; their manuals differ from LLVM on what the upper half of a wave sees.
_LDS_PERMUTES = frozenset({"ds_bpermute_b32", "ds_permute_b32"})
# Addresses whose register offset gfx1250 can count in the size of the access.
_SCALED = frozenset({Special.MEMORY_ADDRESS, Special.SCALAR_ADDRESS, Special.SCALAR_BYTE_ADDRESS})


@dataclass(slots=True)
class Step:
    """One instruction, ready to execute.

    Attributes:
        execute: does it for the executing waves; a branch returns the predicate "taken", the others None.
        effect: on control flow; ``regroup`` when it may have changed the waves' MODE.
        target: position that a branch goes to.
    """

    execute: Callable[[], Lanes | None]
    effect: Effect | str
    target: int = -1


def bind(program: Program, engine: NumpyEngine) -> list[Step]:
    """A step for each instruction.  What is not supported stops the run only when it is reached."""
    return [_Binding(program, instruction, engine).step() for instruction in program.instructions]


class _Binding:
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

    def step(self) -> Step:
        """The bound instruction, or a step that stops the run with the reason."""
        try:
            return self._bound()
        except (UnsupportedOperand, NotImplementedError) as error:
            return Step(self._stop(str(error)), "none")

    def _stop(self, what: str) -> Callable[[], None]:
        instruction = self.instruction

        def execute() -> None:
            raise UnsupportedInstruction(instruction, f"the emulator does not support {what}")

        return execute

    def _bound(self) -> Step:
        if self.instruction.second is not None:
            second = _Binding(self.program, self.instruction.second, self.engine)
            return Step(issued_together(self._half_of_pair(), second._half_of_pair()), "none")
        operation = self._operation()
        lanes = self._source_lanes()
        execute = self._combined(operation, self._halves(operation))
        if lanes is not None:
            execute = self._with_lane_mask(execute, lanes)
        if operation.ignores_exec:
            execute = self._in_every_lane(execute)
        if self.writes_exec:
            execute = self._refreshing(execute)
        effect: Effect | str = operation.effect
        if any(slot is Special.HARDWARE_REGISTER or isinstance(slot, ModeField) for slot in operation.results):
            effect = "regroup"
        return Step(execute, effect, self.target)

    def _operation(self) -> Operation:
        # A load that goes to LDS in place of registers is an operation of its own.
        operation = lookup(self.instruction.base + (" lds" if "lds" in self.modifiers else ""))
        if operation is None:
            raise UnsupportedOperand(f"the instruction {self.instruction.mnemonic}")
        self._check_modifiers(operation)
        if self.instruction.base in _LDS_PERMUTES and self.engine.lanes_of_program == 64 and self._is_gfx10_or_11():
            raise UnsupportedOperand("an LDS permute of 64 lanes on a target that permutes 32")
        if "clamp" in self.modifiers and operation.saturated is not None:
            return replace(operation, semantics=operation.saturated)
        return operation

    def _is_gfx10_or_11(self) -> bool:
        return self.program.target.startswith(("gfx10", "gfx11"))

    def _halves(self, operation: Operation) -> Halves:
        """What computes the results, and what writes them."""
        results = self._results(operation)
        sources = self._sources(operation)
        if self.operands:
            raise UnsupportedOperand(f"this operand form of {self.instruction.base}")
        return Halves(self._computation(operation, sources), _all_written(results))

    def _half_of_pair(self) -> Halves:
        operation = self._operation()
        if operation.unit != "valu":
            raise UnsupportedOperand(f"{self.instruction.base} in a pair of instructions")
        return self._halves(operation)

    # ------------------------------------------------------------------------------------------------------- modifiers
    def _check_modifiers(self, operation: Operation) -> None:
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

    def _source_lanes(self) -> SourceLanes | None:
        if self.instruction.encoding not in ("_dpp", "_e64_dpp"):
            return None
        return source_lanes(self.modifiers, self.engine.lanes_of_program)

    def _selection(self, name: str) -> object:
        return self.modifiers.get(name, "DWORD") if self.instruction.encoding == "_sdwa" else None

    def _op_sel(self, position: int, name: str = "op_sel", default: int = 0) -> int:
        bits = self.modifiers.get(name)
        if bits is None:
            return default
        if not isinstance(bits, tuple):
            raise UnsupportedOperand(f"the modifier {name}:{bits}")
        return bits[position] if position < len(bits) else default

    # --------------------------------------------------------------------------------------------------------- results
    def _results(self, operation: Operation) -> list[Callable[[Any], None]]:
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
        operand = self._take()
        if isinstance(operand, Register) and operand.file.startswith("exec"):
            self.writes_exec = True
        if slot is Special.MASK:
            return self.writing.mask(operand)
        if slot is Special.HARDWARE_REGISTER:
            return hardware_register_writer(self.engine, operand)
        if isinstance(slot, MatrixOperand):
            return self.writing.dwords(operand, self._matrix_form().registers(slot.role))
        if isinstance(slot, Dwords):
            return self.writing.dwords(operand, slot.count)
        if isinstance(slot, Packed):
            self._need_whole_result()
            write_pair = packed_result(self.writing, operand, slot.kind)
            return finished(self.engine, write_pair, slot.kind, self.modifiers, pairs=True)
        if isinstance(slot, ValueType):
            if self._selection("dst_sel") is not None and (slot.bits != 64 or self._need_whole_result()):
                part = self.writing.part(operand, self._selection("dst_sel"), self.modifiers.get("dst_unused"))
                return finished(self.engine, part, slot, self.modifiers)
            sources = sum(isinstance(source, ValueType | Mixed) for source in operation.sources)
            high = slot.bits == 16 and (operation.writes_high_half or bool(self._op_sel(sources)))
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
        if self._selection("dst_sel") not in (None, "DWORD"):
            raise UnsupportedOperand("a part of a result that has several registers")
        return False

    # --------------------------------------------------------------------------------------------------------- sources
    def _sources(self, operation: Operation) -> list[Callable[[], Any]]:
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
            and self._source_lanes() is not None
        ):
            raise UnsupportedOperand(f"DPP on the first source of {self.instruction.base}")
        if isinstance(slot, MatrixOperand):
            return matrix_source(self.reading, self._take(), self._matrix_form(), slot.role)
        if isinstance(slot, Dwords):
            return self.reading.dwords(self._take(), slot.count)
        if isinstance(slot, Packed):
            return packed_source(self.reading, self._take(), slot.kind, self._selectors(position))
        if isinstance(slot, ValueType):
            if slot.bits != 16 and "op_sel" not in operation.modifiers and self._op_sel(position):
                raise UnsupportedOperand(f"op_sel on a source of type {slot.name}")
            return self._value_source(self._take(), slot, position)
        if isinstance(slot, PackedBrainFloats):
            return packed_brain_floats(self.reading, self._take(), self._selectors(position))
        if isinstance(slot, Mixed):
            half, is_half = self._op_sel(position), self._op_sel(position, "op_sel_hi")
            return mixed_source(self.reading, self._take(), bool(is_half), bool(half))
        if isinstance(slot, Special):
            return self._special_source(slot)
        raise UnsupportedOperand(f"a source of {self.instruction.base}")

    def _matrix_form(self) -> MatrixForm:
        return matrix_form(self.instruction, self.program.target, self.engine.lanes_of_program)

    def _old_result(self, operation: Operation, slot: OldResult) -> Callable[[], Any]:
        if slot.number >= len(self.instruction.operands):
            raise UnsupportedOperand("no result")
        if self._selection("dst_sel") is not None:
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
        high = kind.bits == 16 and bool(self._op_sel(position))
        selection = self._selection(f"src{position}_sel") if position < 2 else None
        if selection not in (None, "DWORD") and kind.bits == 64:
            raise UnsupportedOperand("a part of a 64-bit operand")
        lanes = self._source_lanes() if position == 0 else None
        if lanes is None:
            return self.reading.value(operand, kind, SourceForm(selection, high))
        if not isinstance(operand, Register):
            raise UnsupportedOperand("DPP on an operand that is no register")
        plain = self.reading.value(replace(operand, negated=False, absolute=False), kind, SourceForm(selection, high))
        engine = self.engine
        zero = engine.constant(kind, 0)

        def read() -> Lanes:
            moved = np.broadcast_to(plain(), (engine.waves, engine.lanes))[:, lanes.lane]
            return np.where(self._present(lanes), moved, zero) if lanes.zero_if_missing else moved

        if not (operand.negated or operand.absolute):
            return read
        if operand.absolute and operand.negated:
            return lambda: engine.fneg(engine.fabs(read()))
        return lambda: engine.fabs(read()) if operand.absolute else engine.fneg(read())

    def _present(self, lanes: SourceLanes) -> Lanes:
        if lanes.reads_inactive:
            return np.broadcast_to(lanes.exists, self.engine.active.shape)
        return lanes.exists & self.engine.active[:, lanes.lane]

    def _selectors(self, position: int) -> HalfSelectors:
        return HalfSelectors(
            self._op_sel(position),
            self._op_sel(position, "op_sel_hi", 1),
            bool(self._op_sel(position, "neg_lo")),
            bool(self._op_sel(position, "neg_hi")),
        )

    def _special_source(self, slot: Special) -> Callable[[], Any]:
        engine = self.engine
        if slot is Special.MATRIX_FORM:
            form = self._matrix_form()
            return lambda: form
        if slot is Special.SCC:
            return lambda: engine.pick(engine.state.scc)
        if slot is Special.MASK or (slot is Special.MASK_OR_VCC and self.operands):
            return self.reading.mask(self._take())
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
            operand = self._take()
            if not isinstance(operand, Label):
                raise UnsupportedOperand("a branch to something that is no label")
            self.target = self.program.labels[operand.name]
            return _no_value
        if slot in (Special.TIMING, Special.HIGHER_DIMS):
            self.operands.clear()
            return _no_value
        if slot is Special.HIGH_REGISTERS:
            self._take()
            if not named_in_full(self.program, self.instruction.position):
                raise UnsupportedOperand("registers above v255 that the text names by their low bits alone")
            return _no_value
        if slot in (Special.BARRIER, Special.MESSAGE):
            _check_control_operand(slot, self._take())
            return _no_value
        if slot is Special.LDS_ADDRESS:
            return self.reading.value(self._take(), U32)
        addresses = AddressReading(self.reading, self.modifiers, self.instruction.base)
        if slot is Special.MEMORY_ADDRESS:
            lane_part = self._take()
            # The scalar part stands last, behind the data of a store.
            return addresses.memory(lane_part, self._take(last=True))
        if slot is Special.SCRATCH_ADDRESS:
            lane_part = self._take()
            return addresses.scratch(lane_part, self._take(last=True))
        if slot is Special.FLAT_ADDRESS:
            return addresses.flat(self._take())
        if slot is Special.BUFFER_ADDRESS:
            return addresses.buffer(self._take(), self._take(), self._take())
        if slot is Special.SCALAR_BUFFER_ADDRESS:
            return addresses.scalar_buffer(self._take(), self._take() if self.operands else None)
        if slot in (Special.SCALAR_ADDRESS, Special.SCALAR_BYTE_ADDRESS):
            alignment = 4 if slot is Special.SCALAR_ADDRESS else 1
            return addresses.scalar(self._take(), self._take() if self.operands else None, alignment)
        if slot in (Special.SIGNED_16, Special.UNSIGNED_16):
            return self._immediate_16(signed=slot is Special.SIGNED_16)
        if slot is Special.HARDWARE_REGISTER:
            return hardware_register_reader(engine, self._take())
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
        operand = self._take()
        if not isinstance(operand, Literal32) or operand.is_float:
            raise UnsupportedOperand("a 16-bit constant is expected")
        bits = int(operand.value) & 0xFFFF
        constant = self.engine.constant(I32, bits - 0x10000 if signed and bits & 0x8000 else bits)
        return lambda: constant if signed else constant.view(np.uint32)

    # ------------------------------------------------------------------------------------------------------- execution
    def _take(self, last: bool = False) -> Operand:
        if not self.operands:
            raise UnsupportedOperand(f"{self.instruction.base} with so few operands")
        return self.operands.pop(-1 if last else 0)

    def _computation(self, operation: Operation, sources: list[Callable[[], Any]]) -> Callable[[], Any]:
        semantics, engine, instruction = operation.semantics, self.engine, self.instruction
        readers = [read for read in sources if read is not _no_value]

        def compute() -> Any:
            try:
                return semantics(engine, *[read() for read in readers])
            except (NotImplementedError, LookupError) as error:
                raise UnsupportedInstruction(instruction, f"the emulator does not support {error}") from error

        return compute

    @staticmethod
    def _combined(operation: Operation, halves: Halves) -> Callable[[], Lanes | None]:
        compute, write = halves
        if operation.effect == "branch":
            return compute
        return lambda: write(compute())

    def _with_lane_mask(self, execute: Callable[[], Lanes | None], lanes: SourceLanes) -> Callable[[], None]:
        engine = self.engine

        def run() -> None:
            before = engine.write_mask
            mask = engine.active & lanes.enabled
            engine.write_mask = mask if lanes.zero_if_missing else mask & self._present(lanes)
            try:
                execute()
            finally:
                engine.write_mask = before

        return run

    def _in_every_lane(self, execute: Callable[[], Lanes | None]) -> Callable[[], None]:
        engine = self.engine

        def run() -> None:
            before, engine.write_mask = engine.write_mask, None
            try:
                execute()
            finally:
                engine.write_mask = before

        return run

    def _refreshing(self, execute: Callable[[], Lanes | None]) -> Callable[[], None]:
        engine = self.engine

        def run() -> None:
            execute()
            engine.refresh_exec()

        return run


def _no_value() -> None:
    return None


def _all_written(results: list[Callable[[Any], None]]) -> Callable[[Any], None]:
    """One writer of what semantics return: nothing, one value, or a tuple of several."""
    if not results:
        return lambda value: None
    if len(results) == 1:
        return results[0]

    def write_several(values: Any) -> None:
        for write, value in zip(results, values, strict=True):
            write(value)

    return write_several


def _is_half(slot: Slot) -> bool:
    return isinstance(slot, ValueType) and slot.bits == 16


def _float_of(slot: Slot) -> ValueType | None:
    kind = slot.kind if isinstance(slot, Packed) else slot
    return kind if isinstance(kind, ValueType) and kind.kind == "float" else None


def _check_control_operand(slot: Special, operand: Operand) -> None:
    if slot is Special.BARRIER:
        if not isinstance(operand, Literal32) or operand.value != -1:
            raise UnsupportedOperand("a barrier other than the workgroup's (-1)")
    elif not isinstance(operand, Keyword) or operand.arguments != ("MSG_DEALLOC_VGPRS",):
        raise UnsupportedOperand("a message other than MSG_DEALLOC_VGPRS")
