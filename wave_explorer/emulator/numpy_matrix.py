"""The lane algebra in NumPy: matrix instructions, all waves of the batch at once.

Fidelity.  Integers are exact; their sums wrap around, or saturate where the instruction clamps.

MFMA of f32 and f64 is a chain of fused multiply-adds in the order of k, as measurements of CDNA1 to CDNA3 found (Xie
et al., "MMA-Sim: Bit-Accurate Reference Model of Tensor Cores and Matrix Cores", 2025); for CDNA4 that is taken over.

Everything else is approximate: products of the narrow types are exact; they are summed in float64, C is added there
too, and the result is rounded once, to nearest even.  By the same measurements CDNA3 sums groups of 8 (f16, bf16) or
16 (fp8, bf8) products after cutting them off 24 bits below the largest, and rounds to f32 after each group: its
results can differ from these by some units in the last place of the largest intermediate sum.  How RDNA, CDNA4 and
gfx1250 sum is not published.

Subnormals are kept whatever MODE says, except for f16 and bf16 on CDNA2, which takes subnormal inputs and results as
zero (AMD, "MI200 MFMA behavior specifics").
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wave_explorer.arch.matrix import BITS
from wave_explorer.emulator.exact_arithmetic import fused_multiply_add, fused_multiply_add_f32
from wave_explorer.emulator.matrix_elements import Numbers, addends, factor_numbers, half_codes, scale_factors
from wave_explorer.emulator.matrix_form import MatrixForm, SignMask
from wave_explorer.emulator.matrix_layout import MatrixLayout, matrix_layout
from wave_explorer.emulator.numpy_values import ExecutingWaves
from wave_explorer.emulator.wavefronts import Lanes

_CACHED_OPERANDS = 48
_CHAINED_WAVES = 32
_TINY = np.finfo(np.float32).tiny


@dataclass(frozen=True)
class _Unpacked:
    """An A or B operand as numbers, and the content of the registers that it was made from."""

    words: tuple[NDArray[np.uint32], ...]
    matrix: Numbers


class MatrixLanes(ExecutingWaves):
    """Matrix multiply-add.  An operand that several instructions use is unpacked once while its registers stay."""

    def __init__(self) -> None:
        self._unpacked: OrderedDict[tuple[str, int], _Unpacked] = OrderedDict()

    def matrix_multiply_add(
        self,
        form: MatrixForm,
        a: Sequence[Lanes],
        b: Sequence[Lanes],
        c: Sequence[Lanes],
        scales: tuple[Lanes, Lanes] | None = None,
    ) -> Sequence[Lanes]:
        """See :class:`LaneAlgebra`."""
        layout = matrix_layout(form)
        instruction = form.instruction
        left = self._factor(form, layout, a, is_a=True)
        right = self._factor(form, layout, b, is_a=False)
        if scales is not None:
            left = self._scaled(left, layout.a_scale, scales[0])
            right = self._scaled(right, layout.b_scale, scales[1])
        masks = form.sign_masks("C")
        if masks is not None:
            c = _signs_applied(c, masks)
        if instruction.rule == "mfma" and instruction.a_type in ("f32", "f64"):
            return self._chain(form, layout, left, right, c)
        # One batch axis, not two: NumPy's matmul is half as fast again.
        left, right = left.reshape(-1, *left.shape[2:]), right.reshape(-1, *right.shape[2:])
        product = np.matmul(left, right.swapaxes(-1, -2)).reshape(self.waves, -1)
        if instruction.c_type == instruction.d_type == "f32":
            flush = form.target == "gfx90a" and BITS[instruction.a_type] == 16
            return self._added_to_f32(layout, product, c, flush)
        if instruction.d_type == "i32":
            return self._added_to_i32(form, layout, product, c)
        return self._added_to_halves(form, layout, product, c)

    # --------------------------------------------------------------------------------------------------------- factors
    def _factor(self, form: MatrixForm, layout: MatrixLayout, words: Sequence[Lanes], *, is_a: bool) -> Numbers:
        key = (layout.a_key if is_a else layout.b_key, int(words[0].__array_interface__["data"][0]))
        if self.rows is None:
            known = self._unpacked.get(key)
            if known is not None and all(map(np.array_equal, known.words, words)):
                self._unpacked.move_to_end(key)
                return known.matrix
        masks = form.sign_masks("A" if is_a else "B")
        matrix = factor_numbers(
            form.instruction.a_type if is_a else form.instruction.b_type,
            form.target,
            form.signed_a if is_a else form.signed_b,
            layout.a_index if is_a else layout.b_index,
            words if masks is None else _signs_applied(words, masks),
            self.waves,
            self.lanes,
        )
        if self.rows is None:
            self._unpacked[key] = _Unpacked(tuple(word.copy() for word in words), matrix)
            if len(self._unpacked) > _CACHED_OPERANDS:
                self._unpacked.popitem(last=False)
        return matrix

    def _scaled(self, matrix: Numbers, index: NDArray[np.intp] | None, word: Lanes) -> Numbers:
        """Rows (or columns) times their factors, each for a run of k; exact in float64."""
        assert index is not None
        factors = scale_factors(index, word, self.waves, self.lanes)
        run = matrix.shape[-1] // factors.shape[-1]
        return matrix * np.repeat(factors, run, axis=-1)[:, None]

    # --------------------------------------------------------------------------------------------------------- results
    def _added_to_f32(self, layout: MatrixLayout, product: Numbers, c: Sequence[Lanes], flush: bool) -> list[Lanes]:
        result: list[Lanes] = []
        sums = np.empty((len(c), self.waves, self.lanes), np.float32)
        if flush:
            c = [_flushed(word.view(np.float32)).view(np.uint32) for word in c]
        for slot, accumulator, total in zip(layout.result_slots, c, sums, strict=True):
            addend = slot.of(product)
            shape = addend.shape if accumulator.shape[1] > 1 else accumulator[..., None].shape
            # Added in float64; the one rounding is that into float32.
            np.add(
                addend,
                accumulator.view(np.float32).reshape(shape),
                out=total.reshape(addend.shape),
                dtype=np.float64,
                casting="same_kind",
            )
            result.append((_flushed(total) if flush else total).view(np.uint32))
        return result

    def _added_to_i32(
        self, form: MatrixForm, layout: MatrixLayout, product: Numbers, c: Sequence[Lanes]
    ) -> list[Lanes]:
        result: list[Lanes] = []
        for slot, addend in zip(layout.result_slots, addends("i32", c, False, False), strict=True):
            total = self._by_lane(slot.of(product)).astype(np.int64) + addend
            if form.clamp:
                total = np.clip(total, -(2**31), 2**31 - 1)
            result.append(total.astype(np.uint32))
        return result

    def _added_to_halves(
        self, form: MatrixForm, layout: MatrixLayout, product: Numbers, c: Sequence[Lanes]
    ) -> list[Lanes]:
        """16-bit results: two to a register, or (RDNA3) one, which leaves the other half as it is in C."""
        instruction = form.instruction
        packed = instruction.rule != "rdna3"
        codes = [
            half_codes(instruction.d_type, self._by_lane(slot.of(product)) + addend)
            for slot, addend in zip(
                layout.result_slots, addends(instruction.c_type, c, form.upper_half, packed), strict=True
            )
        ]
        if packed:
            return [low | high << np.uint32(16) for low, high in zip(codes[0::2], codes[1::2], strict=True)]
        if form.upper_half:
            return [code << np.uint32(16) | old & np.uint32(0xFFFF) for code, old in zip(codes, c, strict=True)]
        return [code | old & np.uint32(0xFFFF0000) for code, old in zip(codes, c, strict=True)]

    def _chain(
        self, form: MatrixForm, layout: MatrixLayout, left: Numbers, right: Numbers, c: Sequence[Lanes]
    ) -> list[Lanes]:
        """C, then one fused multiply-add for each k."""
        instruction = form.instruction
        total = np.empty((self.waves, instruction.blocks, instruction.m, instruction.n))
        flat = total.reshape(self.waves, -1)
        for slot, addend in zip(layout.result_slots, addends(instruction.c_type, c, False, False), strict=True):
            flat[:, slot.element] = addend
        fused = fused_multiply_add if instruction.d_type == "f64" else fused_multiply_add_f32
        for first in range(0, self.waves, _CHAINED_WAVES):  # few enough to stay in the caches
            part = slice(first, first + _CHAINED_WAVES)
            for k in range(instruction.k):
                total[part] = fused(left[part, ..., k][..., :, None], right[part, ..., k][..., None, :], total[part])
        values = [self._by_lane(slot.of(flat)) for slot in layout.result_slots]
        if instruction.d_type == "f32":
            return [value.astype(np.float32).view(np.uint32) for value in values]
        pairs = (np.ascontiguousarray(value)[..., None].view(np.uint32) for value in values)
        return [pair[..., part] for pair in pairs for part in (0, 1)]

    def _by_lane(self, values: Lanes) -> Lanes:
        """(wave, runs, lanes of a run) as (wave, lane)."""
        return values.reshape(self.waves, self.lanes)


def _signs_applied(words: Sequence[Lanes], masks: Sequence[SignMask]) -> list[Lanes]:
    pairs = zip(words, masks, strict=True)
    return [word & np.uint32(keep) ^ np.uint32(flip) for word, (keep, flip) in pairs]


def _flushed(values: Lanes) -> Lanes:
    """Subnormal f32 as zero of their sign."""
    return np.where(np.abs(values) < _TINY, np.copysign(np.float32(0), values), values)
