"""Loads and stores of global memory, plain and through buffer descriptors (CDNA3 ISA, chapters 12.15 and 12.16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from wave_explorer.emulator.addressing import BufferAddress
from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Dwords, OldResult, Special, define
from wave_explorer.emulator.value_types import I32, U32

V = TypeVar("V")

# Cache policy: no effect on values.
_CACHE = ("sc0", "sc1", "nt", "glc", "slc", "dlc")
_GLOBAL = ("offset", *_CACHE)
_BUFFER = ("offset", "offen", "idxen", *_CACHE)

_WIDE = {"dword": 1, "dwordx2": 2, "dwordx3": 3, "dwordx4": 4}
_NARROW = {"ubyte": (1, False), "sbyte": (1, True), "ushort": (2, False), "sshort": (2, True)}


def _extended(a: LaneAlgebra[V], word: V, size: int, signed: bool) -> V:
    if not signed:
        return word
    count = a.constant(U32, 32 - 8 * size)
    return a.bitcast(a.shift_right(a.bitcast(a.shift_left(word, count), I32), count), U32)


def _wide(suffix: str, dwords: int) -> None:
    registers = Dwords(dwords)

    @define(
        f"global_load_{suffix}",
        unit="vector-memory",
        results=[registers],
        sources=[Special.MEMORY_ADDRESS],
        modifiers=_GLOBAL,
    )
    def global_load(a: LaneAlgebra[V], address: V) -> Sequence[V]:
        return a.load(address, 4 * dwords)

    @define(
        f"global_store_{suffix}",
        unit="vector-memory",
        sources=[Special.MEMORY_ADDRESS, registers],
        modifiers=_GLOBAL,
    )
    def global_store(a: LaneAlgebra[V], address: V, data: Sequence[V]) -> None:
        a.store(address, data, 4 * dwords)

    @define(
        f"buffer_load_{suffix}",
        unit="vector-memory",
        results=[registers],
        sources=[Special.BUFFER_ADDRESS],
        modifiers=_BUFFER,
    )
    def buffer_load(a: LaneAlgebra[V], address: BufferAddress[V]) -> Sequence[V]:
        return a.buffer_load(address, 4 * dwords)

    @define(
        f"buffer_store_{suffix}",
        unit="vector-memory",
        sources=[registers, Special.BUFFER_ADDRESS],
        modifiers=_BUFFER,
    )
    def buffer_store(a: LaneAlgebra[V], data: Sequence[V], address: BufferAddress[V]) -> None:
        a.buffer_store(address, data, 4 * dwords)


def _narrow_load(suffix: str, size: int, signed: bool) -> None:
    @define(
        f"global_load_{suffix}",
        unit="vector-memory",
        results=[U32],
        sources=[Special.MEMORY_ADDRESS],
        modifiers=_GLOBAL,
    )
    def global_load(a: LaneAlgebra[V], address: V) -> V:
        return _extended(a, a.load(address, size)[0], size, signed)

    @define(
        f"buffer_load_{suffix}",
        unit="vector-memory",
        results=[U32],
        sources=[Special.BUFFER_ADDRESS],
        modifiers=_BUFFER,
    )
    def buffer_load(a: LaneAlgebra[V], address: BufferAddress[V]) -> V:
        return _extended(a, a.buffer_load(address, size)[0], size, signed)


def _half_load(suffix: str, size: int, signed: bool, high: bool) -> None:
    """``_d16`` loads fill one half of the register and keep the other."""

    def merged(a: LaneAlgebra[V], word: V, old: V) -> V:
        half = _extended(a, word, size, signed)
        sixteen = a.constant(U32, 16)
        low_mask = a.constant(U32, 0xFFFF)
        if high:
            return a.bit_or(a.shift_left(half, sixteen), a.bit_and(old, low_mask))
        return a.bit_or(a.bit_and(half, low_mask), a.bit_and(old, a.bit_not(low_mask)))

    @define(
        f"global_load_{suffix}",
        unit="vector-memory",
        results=[U32],
        sources=[Special.MEMORY_ADDRESS, OldResult(U32)],
        modifiers=_GLOBAL,
    )
    def global_load(a: LaneAlgebra[V], address: V, old: V) -> V:
        return merged(a, a.load(address, size)[0], old)

    @define(
        f"buffer_load_{suffix}",
        unit="vector-memory",
        results=[U32],
        sources=[Special.BUFFER_ADDRESS, OldResult(U32)],
        modifiers=_BUFFER,
    )
    def buffer_load(a: LaneAlgebra[V], address: BufferAddress[V], old: V) -> V:
        return merged(a, a.buffer_load(address, size)[0], old)


def _narrow_store(suffix: str, size: int, high: bool) -> None:
    def lowered(a: LaneAlgebra[V], word: V) -> V:
        return a.shift_right(word, a.constant(U32, 16)) if high else word

    @define(f"global_store_{suffix}", unit="vector-memory", sources=[Special.MEMORY_ADDRESS, U32], modifiers=_GLOBAL)
    def global_store(a: LaneAlgebra[V], address: V, word: V) -> None:
        a.store(address, [lowered(a, word)], size)

    @define(f"buffer_store_{suffix}", unit="vector-memory", sources=[U32, Special.BUFFER_ADDRESS], modifiers=_BUFFER)
    def buffer_store(a: LaneAlgebra[V], word: V, address: BufferAddress[V]) -> None:
        a.buffer_store(address, [lowered(a, word)], size)


for _suffix, _count in _WIDE.items():
    _wide(_suffix, _count)
for _suffix, (_size, _signed) in _NARROW.items():
    _narrow_load(_suffix, _size, _signed)
_half_load("short_d16", 2, False, False)
_half_load("short_d16_hi", 2, False, True)
_half_load("ubyte_d16", 1, False, False)
_half_load("ubyte_d16_hi", 1, False, True)
_narrow_store("byte", 1, False)
_narrow_store("byte_d16_hi", 1, True)
_narrow_store("short", 2, False)
_narrow_store("short_d16_hi", 2, True)
