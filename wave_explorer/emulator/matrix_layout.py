"""Index arrays that take matrix operands from registers to matrices and back, from the layouts of ``arch``."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from wave_explorer.arch.matrix import OperandLayout, matrix_instruction
from wave_explorer.emulator.wavefronts import Lanes


@dataclass(frozen=True)
class ResultRegister:
    """Which element of the flattened (block, row, column) result each lane of one result register holds.

    Where these are equally long runs at equal distances, ``run``, ``start`` and ``spacing`` say so, and no gather is
    needed; otherwise ``run`` is 0.
    """

    element: NDArray[np.intp]
    start: int = 0
    run: int = 0
    spacing: int = 0

    @classmethod
    def from_elements(cls, element: NDArray[np.intp]) -> ResultRegister:
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
        """The register's lanes from contiguous results (wave, elements), as (wave, runs, lanes of a run)."""
        waves = len(product)
        if not self.run:
            return product.take(self.element, axis=1)[:, None, :]
        size = product.itemsize
        shape = (waves, len(self.element) // self.run, self.run)
        strides = (product.strides[0], self.spacing * size, size)
        return np.ndarray(shape, product.dtype, product, self.start * size, strides)


@dataclass(frozen=True)
class MatrixLayout:
    """One matrix instruction.

    Attributes:
        a_type, b_type: formats of the elements of A and B.
        a_index: (block, row, k), b_index: (block, column, k): position ``lane * slots + slot`` of each element,
            where a slot is one element in the registers of one lane.  Rows are in the order in which the result's
            registers and lanes hold them, so that a register's lanes lie next to each other in the product.
        result_registers: for each register of C and D.
    """

    a_type: str
    b_type: str
    a_index: NDArray[np.intp]
    b_index: NDArray[np.intp]
    result_registers: tuple[ResultRegister, ...]


@lru_cache(maxsize=256)
def matrix_layout(name: str, target: str, wave_size: int) -> MatrixLayout:
    """The layout of a matrix instruction.

    Raises:
        UnknownMatrixInstruction: there are no facts about it on ``target``.
    """
    instruction = matrix_instruction(name, target, wave_size)
    layouts = instruction.layouts
    result = layouts["D"]
    row, column, block = np.moveaxis(result.elements, -1, 0)
    order = np.array(list(dict.fromkeys(row.T.ravel().tolist())))
    flat = (block * instruction.m + np.argsort(order)[row]) * instruction.n + column
    registers = tuple(ResultRegister.from_elements(flat[:, slot]) for slot in range(flat.shape[1]))
    shape = (instruction.blocks, instruction.m, instruction.k)
    a_index = _positions(layouts["A"], shape, (2, 0, 1))[:, order]
    b_index = _positions(layouts["B"], (instruction.blocks, instruction.n, instruction.k), (2, 1, 0))
    return MatrixLayout(instruction.a_type, instruction.b_type, a_index, b_index, registers)


def _positions(layout: OperandLayout, shape: tuple[int, int, int], axes: tuple[int, int, int]) -> NDArray[np.intp]:
    """The inverse of ``layout.elements``: for each element the lane and slot that hold it, as one number."""
    lanes, slots, _ = layout.elements.shape
    positions = np.full(shape, -1, np.intp)
    place = tuple(layout.elements[..., axis] for axis in axes)
    positions[place] = np.arange(lanes * slots).reshape(lanes, slots)
    return positions
