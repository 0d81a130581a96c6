"""Address operands as closures: the forms of global, buffer and scalar memory instructions."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

import numpy as np

from wave_explorer.emulator.addressing import BufferAddress
from wave_explorer.emulator.buffer_descriptor import descriptor_reader
from wave_explorer.emulator.operand_reading import OperandReading, Reader, UnsupportedOperand
from wave_explorer.emulator.value_types import U32, U64
from wave_explorer.emulator.wavefronts import Lanes
from wave_explorer.isa.program import Keyword, Literal32, ModifierValue, Operand

_ALL_64 = 0xFFFFFFFFFFFFFFFF

_SIZE = re.compile(r"[biuf](8|16|32|64|128)$")


def _access_bytes(mnemonic: str) -> int:
    """Bytes that each lane transfers, from the end of a gfx12 mnemonic.

    Raises:
        UnsupportedOperand: it does not say.
    """
    match = _SIZE.search(mnemonic)
    if match is None:
        raise UnsupportedOperand(f"scale_offset of {mnemonic}")
    return int(match.group(1)) // 8


class AddressReading:
    """Makes address readers for one instruction.

    Args:
        reading: reads its operands.
        modifiers: of the instruction.
        mnemonic: of the instruction, whose end names the size that ``scale_offset`` counts in.
    """

    def __init__(self, reading: OperandReading, modifiers: Mapping[str, ModifierValue], mnemonic: str) -> None:
        self.reading = reading
        self.modifiers = modifiers
        self.unit = np.uint64(_access_bytes(mnemonic) if "scale_offset" in modifiers else 1)
        offset = modifiers.get("offset", 0)
        if not isinstance(offset, int):
            raise UnsupportedOperand(f"the offset {offset}")
        self.offset = offset

    def memory(self, lane_part: Operand, scalar_part: Operand) -> Reader:
        """A 64-bit address in each lane (``off``), or a scalar one with a 32-bit offset in each lane; plus offset."""
        engine = self.reading.engine
        offset = np.uint64(self.offset & _ALL_64)
        if isinstance(scalar_part, Keyword) and scalar_part.name == "off":
            if self.unit != 1:
                raise UnsupportedOperand("scale_offset without a scalar base")
            address = self.reading.value(lane_part, U64)
            return lambda: address() + offset if offset else address()
        base = self.reading.value(scalar_part, U64)
        lane_offset = self.reading.value(lane_part, U32)
        unit = self.unit
        return lambda: np.broadcast_to(base() + offset + lane_offset() * unit, (engine.waves, engine.lanes))

    def flat(self, lane_part: Operand) -> Reader:
        """A 64-bit address in each lane, plus offset."""
        return self.memory(lane_part, Keyword("off"))

    def scratch(self, lane_part: Operand, scalar_part: Operand) -> Reader:
        """A byte address in the lane's private memory: a VGPR or ``off``, an SGPR or ``off``, plus offset."""
        fixed = np.full((1, 1), self.offset & 0xFFFFFFFF, np.uint32)
        parts = [
            self.reading.value(part, U32)
            for part in (lane_part, scalar_part)
            if not (isinstance(part, Keyword) and part.name == "off")
        ]

        def read() -> Lanes:
            address: Lanes = fixed
            for part in parts:
                address = address + part()
            return address

        return read

    def scalar(self, base_part: Operand, offset_part: Operand | None, alignment: int = 4) -> Reader:
        """An SGPR pair, plus a constant or an SGPR, down to a multiple of ``alignment``."""
        base = self.reading.value(base_part, U64)
        fixed = self.offset
        if isinstance(offset_part, Literal32):
            fixed += int(offset_part.value)
            offset_part = None
        constant, aligned = np.uint64(fixed & _ALL_64), np.uint64(_ALL_64 - (alignment - 1))
        if offset_part is None:
            return lambda: (base() + constant) & aligned
        register = self.reading.value(offset_part, U32)
        unit = self.unit
        return lambda: (base() + register() * unit + constant) & aligned

    def scalar_buffer(self, descriptor: Operand, offset_part: Operand | None) -> Callable[[], BufferAddress[Lanes]]:
        """A descriptor of four SGPRs, plus a constant or an SGPR."""
        fixed = self.offset
        if isinstance(offset_part, Literal32):
            fixed += int(offset_part.value)
            offset_part = None
        words = self.reading.dwords(descriptor, 4)
        register = self.reading.value(offset_part, U32) if offset_part is not None else None
        constant = np.full((1, 1), fixed & _ALL_64, np.uint64)
        zero = np.zeros((1, 1), np.uint32)
        describe = descriptor_reader(self.reading.engine)

        def read() -> BufferAddress[Lanes]:
            base, records, stride, _ = describe(words())
            return BufferAddress(
                base=base,
                records=records,
                stride=stride,
                swizzled=np.zeros((1, 1), np.bool_),
                index=zero,
                offset=constant if register is None else constant + register(),
                scalar_offset=zero,
            )

        return read

    def buffer(
        self, lane_part: Operand, descriptor: Operand, scalar_offset: Operand
    ) -> Callable[[], BufferAddress[Lanes]]:
        """A descriptor of four SGPRs; ``idxen`` and ``offen`` say what the lane's registers hold."""
        describe = descriptor_reader(self.reading.engine)
        words = self.reading.dwords(descriptor, 4)
        scalar = self.reading.value(scalar_offset, U32)
        fixed = np.full((1, 1), self.offset, np.uint64)
        zero = np.zeros((1, 1), np.uint32)
        has_index = "idxen" in self.modifiers
        index = self.reading.dword(lane_part) if has_index else None
        lane_offset = self.reading.dword(lane_part, int(has_index)) if "offen" in self.modifiers else None

        def read() -> BufferAddress[Lanes]:
            base, records, stride, swizzled = describe(words())
            return BufferAddress(
                base=base,
                records=records,
                stride=stride,
                swizzled=swizzled,
                index=index() if index is not None else zero,
                offset=fixed if lane_offset is None else fixed + lane_offset(),
                scalar_offset=scalar(),
            )

        return read
