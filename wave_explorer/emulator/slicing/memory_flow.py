"""How bytes pass between registers and memory in the accesses of one executed instruction."""

from __future__ import annotations

import re
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.lane_transpose import transpose_rows
from wave_explorer.emulator.slicing.execution_log import Access, Executed
from wave_explorer.isa.program import Instruction, Register
from wave_explorer.isa.registers import RegisterId

_TRANSPOSED = re.compile(r"ds_(read_b\d+_tr_b(\d+)|load_tr(16)_b128)")


@dataclass(frozen=True, slots=True)
class LoadedByte:
    """A byte of a register that an access filled: from which byte of the access, of which lane."""

    access: int
    lane: int
    offset: int


def data_registers(instruction: Instruction) -> tuple[Register, ...]:
    """The registers that a store or an atomic takes its data from, in the order of the bytes."""
    base, operands = instruction.base, instruction.operands
    if base.startswith("ds_"):
        # Of an atomic that returns, the first operand is the result.
        found = operands[2 if "_rtn" in base else 1 :]
    elif base.startswith("buffer_"):
        found = operands[:1]
    elif "atomic" in base and len(operands) == 4:
        found = operands[2:3]
    else:
        found = operands[1:2]
    return tuple(operand for operand in found if isinstance(operand, Register))


def stored_from(
    instruction: Instruction, executed: Executed, access: int, offset: int
) -> tuple[RegisterId, int] | None:
    """The byte of a register that went to byte ``offset`` of a store; None where it has no register."""
    before = 0
    for earlier in executed.accesses[:access]:
        if earlier.verb != "load" and earlier.space == executed.accesses[access].space:
            before += max(4, earlier.size)
    place = before + offset
    if "d16_hi" in instruction.base:
        place += 2
    for register in data_registers(instruction):
        if place < 4 * register.count:
            return (register.file, register.first + place // 4), place % 4
        place -= 4 * register.count
    return None


def loaded_into(
    instruction: Instruction, executed: Executed, row: int, register: RegisterId, byte: int, lane: int
) -> list[LoadedByte]:
    """The bytes of memory behind one byte of a result of a load; empty where memory has no part in it."""
    result = instruction.operands[0]
    if not isinstance(result, Register):
        return []
    place = 4 * (register[1] - result.first) + byte
    loads = [(number, a) for number, a in enumerate(executed.accesses) if a.verb != "store"]
    if _TRANSPOSED.match(instruction.base):
        return _transposed(instruction, loads[0], lane, place)
    if loads and loads[0][1].size < 4:
        return _narrow(instruction, loads, row, byte, lane)
    if instruction.base.startswith("flat_"):
        # A lane finds its data in one of several memories.
        return [LoadedByte(number, lane, place) for number, a in loads if a.active[row, lane] and place < a.size]
    for number, access in loads:
        if place < access.size:
            on = access.active[row, lane if access.active.shape[1] > 1 else 0]
            return [LoadedByte(number, lane, place)] if on else []
        place -= access.size
    return []


def _narrow(
    instruction: Instruction, loads: list[tuple[int, Access]], row: int, byte: int, lane: int
) -> list[LoadedByte]:
    """A byte or half, extended to its register or put into one half of it."""
    number, access = loads[0]
    if not access.active[row, lane if access.active.shape[1] > 1 else 0]:
        return []
    base = instruction.base
    if "d16_hi" in base:
        byte -= 2
    elif "d16" in base and byte >= 2:
        return []
    if byte < 0:
        return []
    # What fills up a signed number is made of its highest byte.
    return [LoadedByte(number, lane, min(byte, access.size - 1))] if byte < access.size or _signed(base) else []


def _signed(base: str) -> bool:
    return re.search(r"_(sbyte|sshort|i8|i16)", base) is not None


def keeps_old_half(instruction: Instruction, byte: int) -> bool:
    """Whether this byte of the result of a load into one half of a register stays what it was."""
    if "d16" not in instruction.base or instruction.base.startswith(("ds_write", "ds_store")):
        return False
    return (byte < 2) if "d16_hi" in instruction.base else (byte >= 2)


def _transposed(instruction: Instruction, load: tuple[int, Access], lane: int, place: int) -> list[LoadedByte]:
    """A read that exchanges elements within a group of lanes: found by reading the numbers of the bytes themselves."""
    number, access = load
    match = _TRANSPOSED.match(instruction.base)
    assert match is not None
    bits, group = int(match.group(2) or match.group(3)), 16 if match.group(2) else 8
    if bits < 8:
        lanes = range(lane // group * group, lane // group * group + group)
        return [LoadedByte(number, each, offset) for each in lanes for offset in range(access.size)]
    origin_lane, origin_offset = _transposed_places(access.address.shape[1], access.size, bits, group)
    return [LoadedByte(number, int(origin_lane[lane, place]), int(origin_offset[lane, place]))]


def _transposed_places(lanes: int, size: int, bits: int, group: int) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """For each lane and byte of the result the lane and the byte of what was read."""
    lane = np.broadcast_to(np.arange(lanes, dtype=np.uint8)[:, None], (lanes, size))
    offset = np.broadcast_to(np.arange(size, dtype=np.uint8)[None, :], (lanes, size))

    def exchanged(octets: NDArray[np.uint8]) -> NDArray[np.uint8]:
        words = np.ascontiguousarray(octets).view(np.uint32)
        moved = transpose_rows([words[None, :, part] for part in range(size // 4)], bits, group)
        return np.ascontiguousarray(np.stack([word[0] for word in moved], axis=-1)).view(np.uint8)

    return exchanged(lane), exchanged(offset)


def copied_from(executed: Executed, store: int, offset: int) -> LoadedByte | None:
    """For byte ``offset`` of a store that copies from another memory, the byte of the loads before it (lane left 0)."""
    loads: list[int] = []
    for number in range(store - 1, -1, -1):
        if executed.accesses[number].verb != "load":
            break
        loads.insert(0, number)
    for number in loads:
        size = executed.accesses[number].size
        if offset < size:
            return LoadedByte(number, 0, offset)
        offset -= size
    return None


def data_less(instruction: Instruction) -> bool:
    """Whether the instruction moves data between memories without passing a register."""
    return (
        "lds" in instruction.modifiers
        or "_load_lds_" in instruction.base
        or "_async_" in instruction.base
        or instruction.base.startswith("tensor_load")
    )


def touched(access: Access, row: int, lane: int) -> range:
    """Addresses of the bytes that one lane of an access touches."""
    column = lane if access.address.shape[1] > 1 else 0
    first = int(access.address[row, column])
    return range(first, first + access.size)
