"""Where the elements of a matrix operand are: formulas for each generation of matrix instructions.

Sources: AMD "CDNA3 ISA" chapter 7, "CDNA4 ISA" chapter 7, "RDNA3 ISA" 7.9, "RDNA4 ISA" 7.9; for the runs of 16 in
gfx950's 8-bit and 6-bit operands AMD's "Matrix Core Programming on CDNA3 and CDNA4" (ROCm blogs, 2025).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

OperandName: TypeAlias = Literal["A", "B", "C", "D"]
LayoutRule: TypeAlias = Literal["mfma", "mfma-f8f6f4", "rdna3", "rdna4", "gfx1250"]
Shape: TypeAlias = tuple[int, int, int, int]
Elements: TypeAlias = NDArray[np.int64]
Slots: TypeAlias = tuple[tuple[int, int, int], ...]

BITS = {
    "f64": 64, "f32": 32, "xf32": 32, "i32": 32, "f16": 16, "bf16": 16, "fp8": 8, "bf8": 8, "i8": 8, "iu8": 8,
    "fp6": 6, "bf6": 6, "fp4": 4, "iu4": 4,
}  # fmt: skip
"""Width of an element of each type."""


@dataclass(frozen=True, slots=True)
class OperandLayout:
    """Where the elements of one operand are.

    Attributes:
        dtype: of its elements.
        registers: VGPRs a lane holds of it.
        slots: per element that a lane holds ``(register, bit offset, bits)``; an element that reaches beyond its
            register goes on in the next.
        elements: int array (lanes, slots, 3): row, column and block of the element, -1 where the lane's slot is not
            used.  A is indexed (i, k), B (k, j), C and D (i, j).  RDNA3's A and B are held by several lanes.
    """

    dtype: str
    registers: int
    slots: Slots
    elements: Elements

    def place(self, row: int, column: int, block: int = 0) -> tuple[int, int]:
        """The first lane, and its slot, that holds element (``row``, ``column``) of ``block``.

        Raises:
            IndexError: the operand has no such element.
        """
        found = np.argwhere((self.elements == (row, column, block)).all(axis=-1))
        if not len(found):
            raise IndexError(f"this operand has no element ({row}, {column}) in block {block}")
        return int(found[0][0]), int(found[0][1])


def factor_layout(rule: LayoutRule, dtype: str, shape: Shape, wave_size: int, *, is_a: bool) -> OperandLayout:
    """A (``is_a``) or B of the product with ``shape`` (m, n, k, blocks): lanes run along i (or j), slots along k."""
    m, n, k, blocks = shape
    extent = m if is_a else n
    if rule == "rdna3":
        along, k_index = _repeated_rows(k, wave_size)
        block = np.zeros_like(along)
    elif rule == "rdna4":
        along, k_index = _rdna4_factor(dtype, k, wave_size)
        block = np.where(along < 0, -1, 0)
    else:
        run = _run_of_k(rule, dtype)
        along, k_index, block = _runs_in_turn(run, extent, k, blocks, wave_size)
    pair = (along, k_index) if is_a else (k_index, along)
    elements = np.stack([*pair, block], axis=-1)
    return _packed(dtype, elements)


def _run_of_k(rule: LayoutRule, dtype: str) -> int | None:
    """How many consecutive k a lane holds before the next group of lanes takes its turn; None for all it holds."""
    if rule == "gfx1250":
        return 16 if BITS[dtype] == 6 else 128 // BITS[dtype]
    if rule == "mfma-f8f6f4" and BITS[dtype] > 4:
        return 16
    return None


def _runs_in_turn(
    run: int | None, extent: int, k: int, blocks: int, wave_size: int
) -> tuple[Elements, Elements, Elements]:
    """(lane, slot) to row (or column), k, and block.

    Lanes run along the rows; lanes beyond these take further blocks, and then further runs of k.
    """
    held = extent * k * blocks // wave_size
    run = held if run is None else min(run, held)
    lane, slot = _lanes_and_slots(wave_size, held)
    group = lane // extent
    groups = wave_size // (extent * blocks)
    k_index = slot // run * run * groups + group // blocks * run + slot % run
    return lane % extent, k_index, group % blocks


def _repeated_rows(k: int, wave_size: int) -> tuple[Elements, Elements]:
    """RDNA3: each lane holds a whole row, and lanes 16 apart the same one."""
    lane, slot = _lanes_and_slots(wave_size, k)
    return lane % 16, slot


def _rdna4_factor(dtype: str, k: int, wave_size: int) -> tuple[Elements, Elements]:
    """RDNA4: in wave32 two registers of consecutive k at a time, the two halves of the wave in turn."""
    held = 16 * k // 32
    lane, slot = _lanes_and_slots(32, held)
    run = min(held, 64 // BITS[dtype])
    k_index = slot // run * run * 2 + lane // 16 * run + slot % run
    return _for_wave(lane % 16, dtype, wave_size), _for_wave(k_index, dtype, wave_size)


def _for_wave(wave32: Elements, dtype: str, wave_size: int) -> Elements:
    """RDNA4's layout in waves of 64: the upper 32 lanes take the upper half of the registers of a wave of 32.

    A single register cannot be shared out: the upper lanes then hold nothing.
    """
    if wave_size == 32:
        return wave32
    half = wave32.shape[1] // 2
    if wave32.shape[1] * BITS[dtype] <= 32:
        return np.concatenate([wave32, np.full_like(wave32, -1)])
    return np.concatenate([wave32[:, :half], wave32[:, half:]])


def result_layout(rule: LayoutRule, dtype: str, shape: Shape, wave_size: int) -> OperandLayout:
    """C and D: lanes run along j, slots along i."""
    m, n, _, blocks = shape
    if rule.startswith("mfma"):
        return _packed(dtype, _mfma_result(dtype, m, n, blocks))
    if rule == "rdna3":
        # Row by row over the lanes; a 16-bit result leaves the other half of its register alone.
        lane, slot = _lanes_and_slots(wave_size, 256 // wave_size)
        row = slot * (wave_size // 16) + lane // 16
        elements = np.stack([row, lane % 16, np.zeros_like(row)], axis=-1)
        slots = tuple((register, 0, BITS[dtype]) for register in range(row.shape[1]))
        return OperandLayout(dtype, row.shape[1], slots, elements)
    lane, slot = _lanes_and_slots(32, 8)
    row = _for_wave(slot + lane // 16 * 8, dtype, wave_size)
    column = _for_wave(lane % 16, dtype, wave_size)
    return _packed(dtype, np.stack([row, column, np.zeros_like(row)], axis=-1))


def _mfma_result(dtype: str, m: int, n: int, blocks: int) -> Elements:
    """A lane holds 4 consecutive rows (1 of 64-bit results), then groups of lanes take further rows in turn.

    Blocks of 4 columns lie next to each other in one register; larger ones follow each other, register by register.
    """
    height = 1 if BITS[dtype] == 64 else 4
    block, row, column = np.indices((blocks, m, n)).reshape(3, -1)
    groups = 64 // n
    blocks_side_by_side = max(1, 64 * height // (m * n))
    slot = block * (m * n // 64) + row // (height * groups) * height + row % height
    lane = (block % blocks_side_by_side) * n + (row // height % groups) * blocks_side_by_side * n + column
    elements = np.empty((64, m * n * blocks // 64, 3), np.int64)
    elements[lane, slot] = np.stack([row, column, block], axis=-1)
    return elements


def _lanes_and_slots(lanes: int, slots: int) -> tuple[Elements, Elements]:
    lane, slot = np.indices((lanes, slots))
    return lane, slot


def _packed(dtype: str, elements: Elements) -> OperandLayout:
    """Slots one after the other, without gaps."""
    bits, held = BITS[dtype], elements.shape[1]
    slots = tuple((slot * bits // 32, slot * bits % 32, bits) for slot in range(held))
    return OperandLayout(dtype, max(1, held * bits // 32), slots, elements)
