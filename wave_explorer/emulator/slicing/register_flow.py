"""From registers that an instruction wrote back to those that it read, for everything but memory and matrices.

What only decides (a mask that selects, EXEC, an address) is not followed: the question is which numbers went in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import numpy as np

from wave_explorer.emulator.semantics.lane_exchange import swizzle_code
from wave_explorer.emulator.slicing.byte_lanes import (
    ALL_BYTES,
    SCALAR_LANE,
    ByteLanes,
    LaneSet,
    Need,
    from_lane,
    lane_set,
    lanes_of,
    union,
)
from wave_explorer.emulator.slicing.byte_moves import OLD, byte_moves
from wave_explorer.emulator.slicing.execution_log import Executed
from wave_explorer.emulator.source_lanes import source_lanes
from wave_explorer.isa.destinations import accumulates, destination_count, exchanges
from wave_explorer.isa.program import Instruction, Operand, Register
from wave_explorer.isa.registers import RegisterId

_FILES = {
    "vcc": "vcc", "vcc_lo": "vcc", "vcc_hi": "vcc", "v": "v", "a": "a", "s": "s", "m0": "m0", "scc": "scc",
    "ttmp": "ttmp",
}  # fmt: skip
_PAIRS = re.compile(r"v_pk_(add|mul|fma|mov)_(f32|b32)$|v_mov_b64$|s_mov_b64$")
_LANES = re.compile(r"v_permlane|v_readlane|v_readfirstlane|v_writelane|ds_b?permute|ds_swizzle")
_VECTOR = ("v", "a")


def register_needs(
    instruction: Instruction, executed: Executed, row: int, lanes: int, wanted: Mapping[RegisterId, ByteLanes]
) -> Iterator[Need]:
    """What the wanted bytes of an instruction's results were made from.

    Args:
        instruction: that was executed, of one half where it is a dual-issue pair.
        executed: its step in the log.
        row: the executing wave, by its place in ``executed.rows``.
        lanes: of a wave.
        wanted: by register that the instruction wrote, in lanes that it wrote.
    """
    if _LANES.match(instruction.base):
        yield from _across_lanes(instruction, executed, row, lanes, wanted)
        return
    count = destination_count(instruction)
    sources = _value_sources(instruction, count)
    dpp = instruction.encoding in ("_dpp", "_e64_dpp")
    moved = source_lanes(instruction.modifiers, lanes).lane if dpp else None
    for register, bytes_ in wanted.items():
        part, of = _part(instruction, count, register)
        constants = {number: int(values[row, 0]) for number, values in executed.choosers.items()}
        moves = byte_moves(instruction, constants) if of == 1 else None
        for number, operand in enumerate(sources):
            by_lane = moved if number == 0 and moved is not None else None
            for byte, at in enumerate(bytes_):
                if not at:
                    continue
                at = at if by_lane is None else from_lane(at, by_lane)
                if moves is not None:
                    for source, origin in moves[byte]:
                        if source == number:
                            yield from _one_byte(operand, 0, origin, at)
                else:
                    yield from _every_byte(instruction, operand, number, part, of, at)
        if moves is not None:
            for byte, at in enumerate(bytes_):
                yield from (Need(register, origin, at) for source, origin in moves[byte] if source == OLD and at)
        elif accumulates(instruction):
            yield from (Need(register, byte, union(bytes_)) for byte in ALL_BYTES)
        if dpp and "bound_ctrl" not in instruction.modifiers:
            yield from (Need(register, byte, at) for byte, at in enumerate(bytes_) if at)


def _value_sources(instruction: Instruction, count: int) -> tuple[Operand, ...]:
    sources = instruction.operands[count:]
    # The last source of a select is its mask.
    return sources[:2] if "cndmask" in instruction.base or "cselect" in instruction.base else sources


def _part(instruction: Instruction, count: int, register: RegisterId) -> tuple[int, int]:
    """Which dword of the destination a register is, and of how many."""
    for operand in instruction.operands[:count]:
        if isinstance(operand, Register) and _FILES.get(operand.file) == register[0]:
            part = register[1] - operand.first
            if 0 <= part < operand.count:
                return part, operand.count
    return 0, 1


def _registers(operand: Operand) -> list[RegisterId]:
    if not isinstance(operand, Register) or operand.file not in _FILES:
        return []
    if operand.file == "vcc_hi":
        return [("vcc", 1)]
    return [(_FILES[operand.file], operand.first + part) for part in range(operand.count)]


def _at(register: RegisterId, lanes: LaneSet) -> LaneSet:
    return lanes if register[0] in _VECTOR else SCALAR_LANE


def _one_byte(operand: Operand, part: int, byte: int, lanes: LaneSet) -> Iterator[Need]:
    registers = _registers(operand)
    if part < len(registers):
        half = getattr(operand, "half", "")
        if not half or byte // 2 == (1 if half == "h" else 0):
            yield Need(registers[part], byte, _at(registers[part], lanes))


def _every_byte(
    instruction: Instruction, operand: Operand, number: int, part: int, of: int, lanes: LaneSet
) -> Iterator[Need]:
    registers = _registers(operand)
    if of == 2 and len(registers) == 2 and _PAIRS.match(instruction.base):
        registers = [registers[_chosen(instruction, number, part)]]
    for register in registers:
        for byte in ALL_BYTES:
            yield Need(register, byte, _at(register, lanes))


def _chosen(instruction: Instruction, number: int, part: int) -> int:
    """The dword of a pair behind dword ``part`` of the result: op_sel says for the low one, op_sel_hi for the high."""
    if "mov_b64" in instruction.base:
        return part
    if instruction.base == "v_pk_mov_b32":
        bits = instruction.modifiers.get("op_sel", (0, 0))
        return int(bits[number]) if isinstance(bits, tuple) and number < len(bits) else 0
    name, default = ("op_sel", 0) if part == 0 else ("op_sel_hi", 1)
    chosen = instruction.modifiers.get(name)
    return int(chosen[number]) if isinstance(chosen, tuple) and number < len(chosen) else default


# ------------------------------------------------------------------------------------------------------- across lanes
def _across_lanes(
    instruction: Instruction, executed: Executed, row: int, lanes: int, wanted: Mapping[RegisterId, ByteLanes]
) -> Iterator[Need]:
    base = instruction.base
    if exchanges(instruction):
        yield from _exchanged(instruction, wanted)
        return
    value = instruction.operands[2 if base.startswith(("ds_permute", "ds_bpermute")) else 1]
    for register, bytes_ in wanted.items():
        for byte, at in enumerate(bytes_):
            if not at:
                continue
            source, kept = _source_lanes_of(instruction, executed, row, lanes, at)
            if kept:
                yield Need(register, byte, kept)
            for place in _registers(value):
                if source:
                    yield Need(place, byte, _at(place, source))


def _source_lanes_of(
    instruction: Instruction, executed: Executed, row: int, lanes: int, wanted: LaneSet
) -> tuple[LaneSet, LaneSet]:
    """Lanes of the source that wanted lanes of the result were taken from, and wanted lanes that kept their value."""
    base, offset = instruction.base, instruction.modifiers.get("offset", 0)
    moved = offset if isinstance(offset, int) else 0
    here = np.arange(lanes)

    def chooser(number: int) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
        operand = instruction.operands[number]
        if number in executed.choosers:
            return np.broadcast_to(executed.choosers[number][row], (lanes,)).astype(np.int64)
        return np.full(lanes, int(getattr(operand, "value", 0)), np.int64)

    if base == "v_readfirstlane_b32":
        on = executed.exec[row]
        return (on & -on) or 1, 0
    if base == "v_readlane_b32":
        return 1 << int(chooser(2)[0]) % lanes, 0
    if base == "v_writelane_b32":
        written = 1 << int(chooser(2)[0]) % lanes
        return wanted & written, wanted & ~written
    if base.startswith("ds_bpermute"):
        return from_lane(wanted, (chooser(1) + moved >> 2) % lanes), 0
    if base.startswith("ds_permute"):
        target = (chooser(1) + moved >> 2) % lanes
        return lane_set(int(np.flatnonzero(target == lane)[-1]) for lane in lanes_of(wanted) if lane in target), 0
    if base == "ds_swizzle_b32":
        return from_lane(wanted, _swizzled(swizzle_code(offset if isinstance(offset, int | str) else 0), here)), 0
    if base == "v_permlane64_b32":
        return from_lane(wanted, here ^ 32 if lanes == 64 else here), 0
    across = 16 if "permlanex16" in base else 0
    column = (
        chooser(2)
        if "_var_" in base
        else (chooser(2) | chooser(3) << 32) >> 4 * (here % 16)
        if len(instruction.operands) > 3
        else here
    )
    # A lane whose partner is idle keeps its value; which ones that are is left open.
    return from_lane(wanted, (here & ~15 ^ across) | column & 15), wanted


def _swizzled(
    code: int, here: np.ndarray[tuple[int, ...], np.dtype[np.int64]]
) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    if code & 0x8000:
        return here & ~3 | (code & 0xFF) >> 2 * (here & 3) & 3
    within = (here & code & 0x1F | code >> 5 & 0x1F) ^ code >> 10 & 0x1F
    return here & ~31 | within


def _exchanged(instruction: Instruction, wanted: Mapping[RegisterId, ByteLanes]) -> Iterator[Need]:
    """``v_swap_b32``, and ``v_permlane{16,32}_swap_b32``: rows of lanes change places between two registers."""
    first, second = (_registers(operand) for operand in instruction.operands[:2])
    row = re.match(r"v_permlane(\d+)_swap", instruction.base)
    for register, bytes_ in wanted.items():
        from_first = register in first
        own, other = (first, second) if from_first else (second, first)
        partner = other[own.index(register)]
        for byte, at in enumerate(bytes_):
            if row is None:
                yield from ([Need(partner, byte, at)] if at else [])
                continue
            width = int(row.group(1))
            moving = lane_set(lane for lane in lanes_of(at) if bool(lane & width) == from_first)
            yield from ([Need(register, byte, at & ~moving)] if at & ~moving else [])
            yield from ([Need(partner, byte, lane_set(lane ^ width for lane in lanes_of(moving)))] if moving else [])
