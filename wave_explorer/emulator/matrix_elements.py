"""Matrix elements between registers and numbers, for each element type."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from wave_explorer.arch.matrix import BITS
from wave_explorer.emulator.small_floats import small_float
from wave_explorer.emulator.wavefronts import Lanes

Numbers = NDArray[np.float64]

with np.errstate(invalid="ignore"):
    # NumPy converts f16 one by one; looking its 65536 values up is several times faster.
    _F16_VALUES = np.arange(65536, dtype=np.uint32).astype(np.uint16).view(np.float16).astype(np.float64)


def factor_numbers(
    kind: str, target: str, signed: bool, index: NDArray[np.intp], words: Sequence[Lanes], waves: int, lanes: int
) -> Numbers:
    """A or B: registers (wave, lane) as float64 in the shape of ``index``, with waves first.

    Args:
        kind: element type.
        target: GPU; it decides what fp8 means, and gfx90a takes subnormal f16 and bf16 as zero.
        signed: of iu8 and iu4.
        index: position ``lane * slots + slot`` of each element.
        words: the operand's registers.
        waves, lanes: of the batch.
    """
    packed = np.empty((waves, lanes, len(words)), np.uint32)
    for place, word in enumerate(words):
        packed[..., place] = word
    flat = packed.reshape(waves, -1)
    shape = (waves, *index.shape)
    if kind in ("f32", "xf32"):
        found = flat.take(index.ravel(), axis=1)
        if kind == "xf32":  # the lowest 13 bits are dropped
            found &= np.uint32(0xFFFFE000)
        return found.view(np.float32).astype(np.float64).reshape(shape)
    if kind == "f64":
        return flat.view(np.float64).take(index.ravel(), axis=1).reshape(shape)
    if BITS[kind] == 16:
        return _halves(kind, target == "gfx90a", flat, index).reshape(shape)
    codes = _codes(BITS[kind], packed).take(index.ravel(), axis=1)
    return _values(kind, target, signed).take(codes.astype(np.intp)).reshape(shape)


def _halves(kind: str, flush: bool, flat: NDArray[np.uint32], index: NDArray[np.intp]) -> Numbers:
    even, odd = index[..., 0::2], index[..., 1::2]
    if np.any(even & 1) or np.any(odd != even + 1):
        elements = flat.view(np.uint16).take(index.ravel(), axis=1)
    else:
        # Neighbours in k share a register: moving dwords is half the work of moving elements.
        elements = flat.take((even >> 1).ravel(), axis=1).view(np.uint16)
    if kind == "f16":
        table = _flushed_f16() if flush else _F16_VALUES
        # As intp first: take() converts other indices piecemeal, which is ten times slower.
        return table.take(elements.astype(np.intp))
    if flush:
        elements = np.where(elements & 0x7F80, elements, 0).astype(np.uint16)
    return (elements.astype(np.uint32) << np.uint32(16)).view(np.float32).astype(np.float64)


@lru_cache(maxsize=1)
def _flushed_f16() -> Numbers:
    return np.where(np.abs(_F16_VALUES) < 2.0**-14, 0.0, _F16_VALUES)


def _codes(bits: int, packed: NDArray[np.uint32]) -> NDArray[np.uint8]:
    """The elements of up to 8 bits in registers (wave, lane, register), as (wave, lane * slots)."""
    waves = len(packed)
    octets: NDArray[np.uint8] = packed.view(np.uint8)
    if bits == 8:
        return octets.reshape(waves, -1)
    if bits == 4:
        return np.stack([octets & 15, octets >> 4], axis=-1).reshape(waves, -1)
    # Four elements of six bits in three bytes.
    first, second, third = np.moveaxis(octets.reshape(*packed.shape[:2], -1, 3), -1, 0)
    elements = [first, first >> 6 | second << 2, second >> 4 | third << 4, third >> 2]
    return (np.stack(elements, axis=-1) & 63).astype(np.uint8).reshape(waves, -1)


@lru_cache(maxsize=64)
def _values(kind: str, target: str, signed: bool) -> Numbers:
    """What each code of an element of up to 8 bits means."""
    if kind in ("i8", "iu8", "iu4"):
        codes = np.arange(1 << BITS[kind])
        negative = signed & (codes >> BITS[kind] - 1 == 1)
        return np.where(negative, codes - (1 << BITS[kind]), codes).astype(np.float64)
    return small_float(kind, target).values


def scale_factors(index: NDArray[np.intp], word: Lanes, waves: int, lanes: int) -> Numbers:
    """The e8m0 factors in a scale operand, float64 in the shape of ``index``, with waves first."""
    octets = np.ascontiguousarray(np.broadcast_to(word, (waves, lanes))).view(np.uint8)
    return (
        small_float("e8m0", "")
        .values.take(octets.take(index.ravel(), axis=1).astype(np.intp))
        .reshape(waves, *index.shape)
    )


def addends(kind: str, words: Sequence[Lanes], upper_half: bool, packed: bool) -> list[Lanes]:
    """C: for each slot its numbers (wave, lane), float64 or int64.

    Args:
        kind: element type.
        words: registers.
        upper_half, packed: where 16-bit elements are: two a register, or one, in its upper or lower half.
    """
    if kind == "i32":
        return [word.view(np.int32).astype(np.int64) for word in words]
    if kind == "f32":
        return [word.view(np.float32).astype(np.float64) for word in words]
    if kind == "f64":
        pairs = zip(words[0::2], words[1::2], strict=True)
        return [(low | high.astype(np.uint64) << np.uint64(32)).view(np.float64) for low, high in pairs]
    shifts = (0, 16) if packed else (16,) if upper_half else (0,)
    halves = [word >> np.uint32(shift) & np.uint32(0xFFFF) for word in words for shift in shifts]
    if kind == "f16":
        return [_F16_VALUES.take(half.astype(np.intp)) for half in halves]
    return [(half << np.uint32(16)).view(np.float32).astype(np.float64) for half in halves]


def half_codes(kind: str, numbers: Numbers) -> NDArray[np.uint32]:
    """Numbers rounded once, to nearest even, to f16 or bf16, as 16 bits."""
    if kind == "f16":
        return numbers.astype(np.float16).view(np.uint16).astype(np.uint32)
    # The spacing of bf16 numbers of this size: 7 bits below the leading one, and never below that of subnormals.
    with np.errstate(invalid="ignore"):
        exponent = np.maximum(np.frexp(numbers)[1] - 1, -126)
        rounded = np.where(
            np.isfinite(numbers), np.ldexp(np.rint(np.ldexp(numbers, 7 - exponent)), exponent - 7), numbers
        )
    return rounded.astype(np.float32).view(np.uint32) >> np.uint32(16)
