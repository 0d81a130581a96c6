"""The lane algebra in NumPy: matrix instructions, all waves of the batch at once.

Fidelity: approximate.  Products of f16 and bf16 are exact; they are summed in float64, C is added there too, and the
result is rounded once, to nearest even, to f32.  The hardware's own order of addition, and the bits it keeps in
between, are not published; results can differ from it by some f32 roundings.  Subnormals are kept whatever MODE says
(CDNA3 ISA, chapter 7: matrix instructions do not look at MODE), which is modelled, not measured.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.matrix_layout import matrix_layout
from wave_explorer.emulator.numpy_values import ExecutingWaves
from wave_explorer.emulator.wavefronts import Lanes

with np.errstate(invalid="ignore"):
    # NumPy converts f16 one by one; looking its 65536 values up is several times faster.
    _F16_VALUES = np.arange(65536, dtype=np.uint32).astype(np.uint16).view(np.float16).astype(np.float64)

_CACHED_OPERANDS = 48


@dataclass(frozen=True)
class _Unpacked:
    """An A or B operand as numbers, and the content of the registers that it was made from."""

    words: tuple[NDArray[np.uint32], ...]
    matrix: NDArray[np.float64]


class MatrixLanes(ExecutingWaves):
    """Matrix multiply-add.  An operand that several instructions use is unpacked once while its registers stay."""

    target: str

    def __init__(self) -> None:
        self._unpacked: OrderedDict[tuple[str, int], _Unpacked] = OrderedDict()

    def matrix_multiply_add(
        self, name: str, a: Sequence[Lanes], b: Sequence[Lanes], c: Sequence[Lanes]
    ) -> Sequence[Lanes]:
        """See :class:`LaneAlgebra`."""
        layout = matrix_layout(name, self.target, self.lanes)
        left = self._unpack(f"{name} A", layout.a_type, layout.a_index, a)
        right = self._unpack(f"{name} B", layout.b_type, layout.b_index, b)
        # One batch axis, not two: NumPy's matmul is half as fast again.
        left, right = left.reshape(-1, *left.shape[2:]), right.reshape(-1, *right.shape[2:])
        product = np.matmul(left, right.swapaxes(-1, -2)).reshape(self.waves, -1)
        result: list[Lanes] = []
        sums = np.empty((len(c), self.waves, self.lanes), np.float32)
        for register, accumulator, total in zip(layout.result_registers, c, sums, strict=True):
            addend = register.of(product)
            shape = addend.shape if accumulator.shape[1] > 1 else accumulator[..., None].shape
            # Added in float64; the one rounding is that into float32.
            np.add(
                addend,
                accumulator.view(np.float32).reshape(shape),
                out=total.reshape(addend.shape),
                dtype=np.float64,
                casting="same_kind",
            )
            result.append(total.view(np.uint32))
        return result

    def _unpack(self, role: str, kind: str, index: NDArray[np.intp], words: Sequence[Lanes]) -> NDArray[np.float64]:
        if self.rows is not None:
            return _as_matrix(kind, index, words, self.waves, self.lanes)
        key = (role, int(words[0].__array_interface__["data"][0]))
        known = self._unpacked.get(key)
        if known is not None and all(map(np.array_equal, known.words, words)):
            self._unpacked.move_to_end(key)
            return known.matrix
        matrix = _as_matrix(kind, index, words, self.waves, self.lanes)
        self._unpacked[key] = _Unpacked(tuple(word.copy() for word in words), matrix)
        if len(self._unpacked) > _CACHED_OPERANDS:
            self._unpacked.popitem(last=False)
        return matrix


def _as_matrix(
    kind: str, index: NDArray[np.intp], words: Sequence[Lanes], waves: int, lanes: int
) -> NDArray[np.float64]:
    """Registers (wave, lane) as float64 (wave, block, row or column, k)."""
    packed = np.empty((waves, lanes, len(words)), np.uint32)
    for place, word in enumerate(words):
        packed[..., place] = word
    flat = packed.reshape(waves, -1)
    shape = (waves, *index.shape)
    if kind == "f32":
        return flat.take(index.ravel(), axis=1).view(np.float32).astype(np.float64).reshape(shape)
    even, odd = index[..., 0::2], index[..., 1::2]
    if np.any(even & 1) or np.any(odd != even + 1):
        elements = flat.view(np.uint16).take(index.ravel(), axis=1)
    else:
        # Neighbours in k share a register: moving dwords is half the work of moving elements.
        elements = flat.take((even >> 1).ravel(), axis=1).view(np.uint16)
    if kind == "f16":
        # As intp first: take() converts other indices piecemeal, which is ten times slower.
        return _F16_VALUES.take(elements.astype(np.intp)).reshape(shape)
    if kind == "bf16":
        return (elements.astype(np.uint32) << np.uint32(16)).view(np.float32).astype(np.float64).reshape(shape)
    raise NotImplementedError(f"matrix elements of type {kind}")
