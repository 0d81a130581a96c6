"""Results as closures that store a value into the state of the executing waves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np

from wave_explorer.emulator.numpy_engine import NumpyEngine
from wave_explorer.emulator.operand_reading import UnsupportedOperand, scalar_place
from wave_explorer.emulator.sub_dword import check_destination, insert
from wave_explorer.emulator.value_types import ValueType
from wave_explorer.emulator.wavefronts import EXEC, Lanes, words_from_predicate
from wave_explorer.isa.program import Operand, Register

Writer: TypeAlias = Callable[[Lanes], None]


class OperandWriting:
    """Makes writers for one engine."""

    def __init__(self, engine: NumpyEngine) -> None:
        self.engine = engine

    def dword(self, operand: Operand, part: int = 0) -> Writer:
        """Register ``part`` of the operand, from a u32."""
        engine = self.engine
        if not isinstance(operand, Register):
            raise UnsupportedOperand("the result needs a register")
        if part >= operand.count:
            raise UnsupportedOperand(f"the result has {operand.count} registers, {part + 1} are needed")
        if operand.file == "null":
            return lambda value: None
        place = scalar_place(operand)
        if place is not None:
            index = place + part
            return lambda value: engine.put(engine.state.scalars[index], value)
        index = operand.first + part
        if operand.file == "a":
            return lambda value: engine.put_lanes(engine.state.agprs[index], value)
        return lambda value: engine.put_lanes(engine.state.vgprs[index], value)

    def value(self, operand: Operand, kind: ValueType, keep_high: bool = False, high_half: bool = False) -> Writer:
        """A value of ``kind``; one of 16 bits clears or keeps the register's other half."""
        low = self.dword(operand)
        if not isinstance(operand, Register) or operand.count != kind.dwords:
            raise UnsupportedOperand(f"a result of type {kind.name} takes {kind.dwords} registers")
        if kind.bits == 64:
            high = self.dword(operand, 1)

            def write_wide(value: Lanes) -> None:
                words = value[..., None].view(np.uint32)
                low(words[..., 0])
                high(words[..., 1])

            return write_wide
        if kind.bits == 32:
            return lambda value: low(value.view(np.uint32))
        if not (keep_high or high_half or operand.half):
            return lambda value: low(value.view(np.uint16).astype(np.uint32))
        upper = high_half or operand.half == "h"
        return self.part(operand, "WORD_1" if upper else "WORD_0", "UNUSED_PRESERVE")

    def part(self, operand: Operand, selection: object, unused: object) -> Writer:
        """A value into a byte or word of a register."""
        low = self.dword(operand)
        engine = self.engine
        if not isinstance(operand, Register) or operand.file not in ("v", "a"):
            raise UnsupportedOperand("only a vector register has selectable parts")
        index, file = operand.first, operand.file
        check_destination(selection, unused)

        def write(value: Lanes) -> None:
            registers = engine.state.vgprs if file == "v" else engine.state.agprs
            old = engine.pick(registers[index])
            word = value.view(np.uint32) if value.dtype.itemsize == 4 else value.view(np.uint16).astype(np.uint32)
            low(insert(word, old, selection, unused))

        return write

    def dwords(self, operand: Operand, count: int) -> Callable[[Sequence[Lanes]], None]:
        """``count`` consecutive registers."""
        if not isinstance(operand, Register) or operand.count != count:
            found = operand.count if isinstance(operand, Register) else "no"
            raise UnsupportedOperand(f"{found} registers for a result of {count}")
        writers = [self.dword(operand, part) for part in range(count)]

        def write(values: Sequence[Lanes]) -> None:
            for writer, value in zip(writers, values, strict=True):
                writer(value)

        return write

    def mask(self, operand: Operand) -> Writer:
        """A predicate into VCC or SGPRs; inactive lanes give 0."""
        lanes = self.engine.lanes_of_program
        if isinstance(operand, Register) and operand.file == "null":
            return lambda value: None
        if not isinstance(operand, Register) or operand.count != lanes // 32:
            raise UnsupportedOperand(f"a lane mask of {lanes} lanes is expected")
        place = scalar_place(operand)
        if place is None:
            raise UnsupportedOperand("a lane mask goes into scalar registers")
        return self._mask_at(place)

    def exec_mask(self) -> Writer:
        """A predicate into EXEC."""
        return self._mask_at(EXEC)

    def _mask_at(self, place: int) -> Writer:
        engine = self.engine

        def write(value: Lanes) -> None:
            predicate = np.broadcast_to(value, (engine.waves, engine.lanes)) & engine.active
            words = words_from_predicate(predicate)
            for part in range(words.shape[1]):
                engine.put(engine.state.scalars[place + part], words[:, part : part + 1])

        return write

    def scc(self) -> Writer:
        """A scalar predicate into SCC."""
        engine = self.engine
        return lambda value: engine.put(engine.state.scc, value)

    def exec_bits(self) -> Writer:
        """EXEC as an integer."""
        engine = self.engine

        def write(value: Lanes) -> None:
            if value.dtype.itemsize == 4:
                engine.put(engine.state.scalars[EXEC], value)
                return
            words = value[..., None].view(np.uint32)
            engine.put(engine.state.scalars[EXEC], words[..., 0])
            engine.put(engine.state.scalars[EXEC + 1], words[..., 1])

        return write
