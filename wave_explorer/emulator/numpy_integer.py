"""The lane algebra in NumPy: constants, integers, compares and selects."""

from __future__ import annotations

import numpy as np

from wave_explorer.emulator.numpy_values import ExecutingWaves, dtype_of
from wave_explorer.emulator.value_types import ValueType
from wave_explorer.emulator.wavefronts import Lanes


def _shift_count(x: Lanes, count: Lanes) -> Lanes:
    modulo: Lanes = (count & count.dtype.type(x.dtype.itemsize * 8 - 1)).astype(x.dtype)
    return modulo


class IntegerLanes(ExecutingWaves):
    """Integers wrap, as NumPy's do; a value's type is its dtype."""

    def constant(self, kind: ValueType, number: float) -> Lanes:
        """See :class:`LaneAlgebra`."""
        if kind.kind == "float":
            return np.full((1, 1), number, dtype_of(kind))
        bits = int(number) & ((1 << kind.bits) - 1)
        return np.full((1, 1), bits, f"u{kind.bits // 8}").view(dtype_of(kind))

    def truth(self, value: bool) -> Lanes:
        """See :class:`LaneAlgebra`."""
        return np.full((1, 1), value, np.bool_)

    def bitcast(self, x: Lanes, kind: ValueType) -> Lanes:
        """See :class:`LaneAlgebra`."""
        return x.view(dtype_of(kind))

    def resize(self, x: Lanes, kind: ValueType) -> Lanes:
        """See :class:`LaneAlgebra`."""
        return x.astype(dtype_of(kind))

    def from_predicate(self, x: Lanes, kind: ValueType) -> Lanes:
        """See :class:`LaneAlgebra`."""
        return x.astype(dtype_of(kind))

    def pair(self, low: Lanes, high: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        rows, columns = np.broadcast_shapes(low.shape, high.shape)
        words = np.empty((rows, columns, 2), np.uint32)
        words[..., 0] = low
        words[..., 1] = high
        return words.view(np.uint64)[..., 0]

    def low_half(self, x: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        return x.astype(np.uint32)

    def high_half(self, x: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        return (x >> np.uint64(32)).astype(np.uint32)

    def add(self, x: Lanes, y: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        return np.add(x, y)

    def sub(self, x: Lanes, y: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        return np.subtract(x, y)

    def mul(self, x: Lanes, y: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        return np.multiply(x, y)

    def mul_high(self, x: Lanes, y: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        wide = np.int64 if x.dtype == np.int32 else np.uint64
        return ((x.astype(wide) * y.astype(wide)) >> wide(32)).astype(x.dtype)

    def bit_and(self, x: Lanes, y: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        return np.bitwise_and(x, y)

    def bit_or(self, x: Lanes, y: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        return np.bitwise_or(x, y)

    def bit_xor(self, x: Lanes, y: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        return np.bitwise_xor(x, y)

    def bit_not(self, x: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        return np.invert(x)

    def shift_left(self, x: Lanes, count: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        return np.left_shift(x, _shift_count(x, count))

    def shift_right(self, x: Lanes, count: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        return np.right_shift(x, _shift_count(x, count))

    def minimum(self, x: Lanes, y: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        return np.minimum(x, y)

    def maximum(self, x: Lanes, y: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        return np.maximum(x, y)

    def count_ones(self, x: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        # The classic tree of partial sums, on 64 bits: NumPy has bitwise_count only from version 2.
        v = x.astype(np.uint64)
        v = v - ((v >> np.uint64(1)) & np.uint64(0x5555555555555555))
        v = (v & np.uint64(0x3333333333333333)) + ((v >> np.uint64(2)) & np.uint64(0x3333333333333333))
        v = (v + (v >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
        return ((v * np.uint64(0x0101010101010101)) >> np.uint64(56)).astype(np.uint32)

    def reverse_bits(self, x: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        octets = np.ascontiguousarray(x)[..., None].view(np.uint8)
        bits = np.unpackbits(octets, axis=-1, bitorder="little")
        return np.packbits(bits[..., ::-1], axis=-1, bitorder="little").view(np.uint32)[..., 0]

    def leading_zeros(self, x: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        width = x.dtype.itemsize * 8
        filled = x
        for shift in (1, 2, 4, 8, 16, 32):
            if shift < width:
                filled = filled | (filled >> x.dtype.type(shift))
        return np.uint32(width) - self.count_ones(filled)

    def trailing_zeros(self, x: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        # The bits below the lowest 1 are exactly those of ~x & (x - 1).
        below = np.invert(x) & (x - x.dtype.type(1))
        return self.count_ones(below)

    def equal(self, x: Lanes, y: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        return np.equal(x, y)

    def less(self, x: Lanes, y: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        return np.less(x, y)

    def less_equal(self, x: Lanes, y: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        return np.less_equal(x, y)

    def is_nan(self, x: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        return np.isnan(x)

    def select(self, condition: Lanes, if_true: Lanes, if_false: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        return np.where(condition, if_true, if_false)
