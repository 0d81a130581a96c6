"""The widths and forms that loads and stores of every memory share: wide, narrow, and into one half of a register."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Dwords, OldResult, Semantics, Slot, Unit, define
from wave_explorer.emulator.value_types import I32, U32

V = TypeVar("V")

WIDE = {"dword": 1, "dwordx2": 2, "dwordx3": 3, "dwordx4": 4}
_NARROW_LOADS = {"ubyte": (1, False), "sbyte": (1, True), "ushort": (2, False), "sshort": (2, True)}
_HALF_LOADS = {"ubyte_d16": (1, False), "sbyte_d16": (1, True), "short_d16": (2, False)}
_NARROW_STORES = {"byte": 1, "short": 2}

# Cache policy: no effect on values.
CACHE_POLICY = ("sc0", "sc1", "nt", "glc", "slc", "dlc", "scc")


@dataclass(frozen=True, slots=True)
class Memory:
    """One kind of memory, as instructions name and address it.

    Attributes:
        prefix: of the mnemonics, ``global``.
        address: the slot of the address.
        load, store: of ``size`` bytes: ``load(algebra, address, size)``, ``store(algebra, address, dwords, size)``.
        modifiers: that the instructions take.
        data_first: a store has its data before its address.
    """

    prefix: str
    address: Slot
    load: Semantics
    store: Semantics
    modifiers: tuple[str, ...]
    data_first: bool = False
    unit: Unit = "vector-memory"


def extended(a: LaneAlgebra[V], word: V, size: int, signed: bool) -> V:
    """The low ``size`` bytes of a u32 that is zero-extended, sign-extended where ``signed``."""
    if not signed:
        return word
    count = a.constant(U32, 32 - 8 * size)
    return a.bitcast(a.shift_right(a.bitcast(a.shift_left(word, count), I32), count), U32)


def in_half(a: LaneAlgebra[V], word: V, old: V, high: bool) -> V:
    """The low half of ``word`` in one half of a register; the other half keeps what ``old`` has there."""
    low_mask = a.constant(U32, 0xFFFF)
    if high:
        return a.bit_or(a.shift_left(word, a.constant(U32, 16)), a.bit_and(old, low_mask))
    return a.bit_or(a.bit_and(word, low_mask), a.bit_and(old, a.bit_not(low_mask)))


def define_accesses(memory: Memory) -> None:
    """Enters every load and store of a memory."""
    for suffix, count in WIDE.items():
        _wide(memory, suffix, count)
    for suffix, (size, signed) in _NARROW_LOADS.items():
        _narrow_load(memory, suffix, size, signed)
    for suffix, (size, signed) in _HALF_LOADS.items():
        for high in (False, True):
            _half_load(memory, suffix + "_hi" * high, size, signed, high)
    for suffix, size in _NARROW_STORES.items():
        for high in (False, True):
            _narrow_store(memory, suffix + "_d16_hi" * high, size, high)


def _define_load(memory: Memory, suffix: str, result: Slot, semantics: Semantics, old: Sequence[Slot] = ()) -> None:
    define(
        f"{memory.prefix}_load_{suffix}",
        unit=memory.unit,
        results=[result],
        sources=[memory.address, *old],
        modifiers=memory.modifiers,
    )(semantics)


def _define_store(memory: Memory, suffix: str, data: Slot, semantics: Semantics) -> None:
    """``semantics`` takes address and data in this order."""
    define(
        f"{memory.prefix}_store_{suffix}",
        unit=memory.unit,
        sources=[data, memory.address] if memory.data_first else [memory.address, data],
        modifiers=memory.modifiers,
    )((lambda a, value, address: semantics(a, address, value)) if memory.data_first else semantics)


def _wide(memory: Memory, suffix: str, dwords: int) -> None:
    def load(a: LaneAlgebra[Any], address: Any) -> Any:
        return memory.load(a, address, 4 * dwords)

    def store(a: LaneAlgebra[Any], address: Any, data: Any) -> None:
        memory.store(a, address, data, 4 * dwords)

    _define_load(memory, suffix, Dwords(dwords), load)
    _define_store(memory, suffix, Dwords(dwords), store)


def _narrow_load(memory: Memory, suffix: str, size: int, signed: bool) -> None:
    def load(a: LaneAlgebra[Any], address: Any) -> Any:
        return extended(a, memory.load(a, address, size)[0], size, signed)

    _define_load(memory, suffix, U32, load)


def _half_load(memory: Memory, suffix: str, size: int, signed: bool, high: bool) -> None:
    def load(a: LaneAlgebra[Any], address: Any, old: Any) -> Any:
        return in_half(a, extended(a, memory.load(a, address, size)[0], size, signed), old, high)

    _define_load(memory, suffix, U32, load, [OldResult(U32)])


def _narrow_store(memory: Memory, suffix: str, size: int, high: bool) -> None:
    def store(a: LaneAlgebra[Any], address: Any, word: Any) -> None:
        memory.store(a, address, [a.shift_right(word, a.constant(U32, 16)) if high else word], size)

    _define_store(memory, suffix, U32, store)
