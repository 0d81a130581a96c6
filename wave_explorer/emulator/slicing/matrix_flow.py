"""From elements of D back to the elements of A, B and C that a matrix instruction made them from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np
from numpy.typing import NDArray

from wave_explorer.arch.matrix import OperandLayout
from wave_explorer.emulator.matrix_layout import matrix_layout
from wave_explorer.emulator.matrix_operands import matrix_form
from wave_explorer.emulator.slicing.byte_lanes import ByteLanes, Need
from wave_explorer.isa.program import Instruction, Register
from wave_explorer.isa.registers import RegisterId


def matrix_needs(
    instruction: Instruction, target: str, lanes: int, wanted: Mapping[RegisterId, ByteLanes]
) -> Iterator[Need]:
    """What wanted bytes of D were made from: rows of A, columns of B, the same elements of C, and scales.

    Args:
        instruction: dense MFMA or WMMA.
        target, lanes: of the program.
        wanted: by register of D.

    Raises:
        UnsupportedOperand: the instruction or a modifier is not known.
    """
    form = matrix_form(instruction, target, lanes)
    layout = matrix_layout(form)
    layouts = form.instruction.layouts
    d, a, b, c, *scales = instruction.operands
    assert isinstance(d, Register)
    m, n, _, _ = form.instruction.shape
    held: set[tuple[int, int]] = set()
    for (_, number), bytes_ in wanted.items():
        for slot, (register, bit, bits) in enumerate(layouts["D"].slots):
            for byte, at in enumerate(bytes_):
                place = 32 * (number - d.first) + 8 * byte
                if at and 32 * register + bit < place + 8 and place < 32 * register + bit + bits:
                    held.update((slot, lane) for lane in range(lanes) if at >> lane & 1)
    elements = np.array(sorted({int(layout.result_slots[slot].element[lane]) for slot, lane in held}), np.int64)
    block, row, column = elements // (m * n), elements // n % m, elements % n
    rows = np.unique(block * m + row)
    columns = np.unique(block * n + column)
    yield from _needs(a, layouts["A"], layout.a_index[rows // m, rows % m], "A")
    yield from _needs(b, layouts["B"], layout.b_index[columns // n, columns % n], "B")
    if isinstance(c, Register):
        slots = len(layouts["C"].slots)
        places = np.array([lane * slots + slot for slot, lane in held if slot < slots], np.int64)
        yield from _needs(c, layouts["C"], places, "C")
    for operand, index, chosen, role in zip(
        scales, (layout.a_scale, layout.b_scale), (rows % m, columns % n), ("A scale", "B scale"), strict=False
    ):
        if isinstance(operand, Register) and index is not None:
            for place in np.unique(index[chosen]):
                yield Need((operand.file, operand.first), int(place) % 4, 1 << int(place) // 4, role)


def _name(operand: Register, part: int) -> RegisterId:
    return operand.file, operand.first + part


def _needs(operand: object, layout: OperandLayout, places: NDArray[np.integer], role: str) -> Iterator[Need]:
    """Bytes of the registers that hold the elements at ``places``, each ``lane * slots + slot``."""
    if not isinstance(operand, Register):
        return
    slots = len(layout.slots)
    lanes: dict[tuple[int, int], int] = {}
    for place in np.unique(places):
        if place < 0:
            continue
        register, bit, bits = layout.slots[int(place) % slots]
        first, last = 32 * register + bit, 32 * register + bit + bits - 1
        for octet in range(first // 8, last // 8 + 1):
            lanes[octet // 4, octet % 4] = lanes.get((octet // 4, octet % 4), 0) | 1 << int(place) // slots
    for (part, byte), at in lanes.items():
        yield Need(_name(operand, part), byte, at, role)
