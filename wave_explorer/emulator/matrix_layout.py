"""Index arrays that take matrix operands from registers to matrices and back, from the layouts of ``arch``."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from wave_explorer.arch.matrix import OperandLayout
from wave_explorer.emulator.matrix_form import MatrixForm, b_source_lane
from wave_explorer.emulator.wavefronts import Lanes


@dataclass(frozen=True)
class ResultSlot:
    """Which element of the flattened (block, row, column) result each lane of one slot of the result holds.

    Where these are equally long runs at equal distances, ``run``, ``start`` and ``spacing`` say so, and no gather is
    needed; otherwise ``run`` is 0.
    """

    element: NDArray[np.intp]
    start: int = 0
    run: int = 0
    spacing: int = 0

    @classmethod
    def from_elements(cls, element: NDArray[np.intp]) -> ResultSlot:
        """Finds the runs in ``element`` (lane,)."""
        breaks = np.flatnonzero(np.diff(element) != 1) + 1
        run = int(breaks[0]) if len(breaks) else len(element)
        if len(element) % run == 0:
            starts = element[::run]
            spacing = int(starts[1] - starts[0]) if len(starts) > 1 else 0
            expected = (starts[0] + spacing * np.arange(len(starts))[:, None] + np.arange(run)).ravel()
            if np.array_equal(expected, element):
                return cls(element, int(starts[0]), run, spacing)
        return cls(element)

    def of(self, product: NDArray[np.float64]) -> Lanes:
        """The slot's lanes from contiguous results (wave, elements), as (wave, runs, lanes of a run)."""
        waves = len(product)
        if not self.run:
            return product.take(self.element, axis=1)[:, None, :]
        size = product.itemsize
        shape = (waves, len(self.element) // self.run, self.run)
        strides = (product.strides[0], self.spacing * size, size)
        return np.ndarray(shape, product.dtype, product, self.start * size, strides)


@dataclass(frozen=True)
class MatrixLayout:
    """One matrix instruction with its modifiers.

    Attributes:
        a_index: (block, row, k), b_index: (block, column, k): position ``lane * slots + slot`` of each element,
            where a slot is one element in the registers of one lane.  Rows are in the order in which the result's
            registers and lanes hold them, so that a register's lanes lie next to each other in the product.
        result_slots: for each slot of C and D, which hold their elements in the same order.
        a_scale, b_scale: (row, k / block of scale), in the same order of rows, and (column, ...): position
            ``lane * 4 + byte`` of each factor; None without scale operands.
        a_key, b_key: what, besides the registers' content, decides what A and B are.
    """

    a_index: NDArray[np.intp]
    b_index: NDArray[np.intp]
    result_slots: tuple[ResultSlot, ...]
    a_scale: NDArray[np.intp] | None
    b_scale: NDArray[np.intp] | None
    a_key: str
    b_key: str


@lru_cache(maxsize=512)
def matrix_layout(form: MatrixForm) -> MatrixLayout:
    """The layout of a matrix instruction with its modifiers."""
    instruction = form.instruction
    layouts = instruction.layouts
    m, n, k, blocks = instruction.shape
    row, column, block = np.moveaxis(layouts["D"].elements, -1, 0)
    order = np.array(list(dict.fromkeys(row.T.ravel().tolist())))
    flat = (block * m + np.argsort(order)[row]) * n + column
    slots = tuple(ResultSlot.from_elements(flat[:, slot]) for slot in range(flat.shape[1]))
    a_index = _positions(layouts["A"], (blocks, m, k), (2, 0, 1))[_source_blocks(form), :][:, order]
    b_index = _from_lanes(_positions(layouts["B"], (blocks, n, k), (2, 1, 0)), layouts["B"], form.blgp)
    a_scale, b_scale = _scale_positions(form)
    shared = f"{instruction.name} {instruction.wave_size} {form.target}"
    return MatrixLayout(
        a_index,
        b_index,
        slots,
        None if a_scale is None else a_scale[order],
        b_scale,
        f"A {shared} {instruction.a_type} {form.cbsz} {form.abid} {form.negate_a} {form.signed_a}",
        f"B {shared} {instruction.b_type} {form.blgp} {form.negate_b} {form.signed_b}",
    )


def _positions(layout: OperandLayout, shape: tuple[int, int, int], axes: tuple[int, int, int]) -> NDArray[np.intp]:
    """The inverse of ``layout.elements``: for each element the lane and slot that hold it, as one number.

    Of several lanes that hold an element (RDNA3) the last is taken.
    """
    lanes, slots, _ = layout.elements.shape
    positions = np.full(shape, -1, np.intp)
    used = layout.elements[..., 0] >= 0
    place = tuple(layout.elements[..., axis][used] for axis in axes)
    positions[place] = np.arange(lanes * slots).reshape(lanes, slots)[used]
    return positions


def _source_blocks(form: MatrixForm) -> NDArray[np.intp]:
    """For each block the one whose A it takes (CDNA3 ISA, "CBSZ and ABID")."""
    block = np.arange(form.instruction.blocks)
    return block if form.cbsz == 0 else (block >> form.cbsz << form.cbsz) + form.abid


def _from_lanes(positions: NDArray[np.intp], layout: OperandLayout, blgp: int) -> NDArray[np.intp]:
    slots = layout.elements.shape[1]
    lanes = np.array([b_source_lane(lane, blgp) for lane in range(layout.elements.shape[0])])
    moved: NDArray[np.intp] = lanes[positions // slots] * slots + positions % slots
    return moved


def _scale_positions(form: MatrixForm) -> tuple[NDArray[np.intp] | None, NDArray[np.intp] | None]:
    """gfx950: a lane holds one factor of its row, groups of lanes further blocks of k; gfx1250: a lane holds all."""
    instruction = form.instruction
    if not instruction.scale_block:
        return None, None
    groups = np.arange(instruction.k // instruction.scale_block)
    found = []
    for extent, place in zip((instruction.m, instruction.n), form.scale_place, strict=True):
        row = np.arange(extent)[:, None]
        if instruction.rule == "gfx1250":
            found.append((row + 16 * place) * 4 + groups)
        else:
            found.append((row + extent * groups) * 4 + place)
    return found[0], found[1]
