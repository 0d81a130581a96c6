"""LDS reads and writes (CDNA3 ISA, chapter 12.13).  Conflicts are counted where the algebra makes the access."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Dwords, Modifier, OldResult, Special, define
from wave_explorer.emulator.semantics.access_forms import extended, in_half
from wave_explorer.emulator.value_types import U32

V = TypeVar("V")

ADDRESS = Special.LDS_ADDRESS
_ONE = ("offset",)
_TWO = ("offset0", "offset1")


def _at(a: LaneAlgebra[V], address: V, offset: int) -> V:
    return a.add(address, a.constant(U32, offset)) if offset else address


def _plain(name: str, dwords: int) -> None:
    @define(
        f"ds_read_{name}",
        unit="lds",
        results=[Dwords(dwords)],
        sources=[ADDRESS, Modifier("offset")],
        modifiers=_ONE,
    )
    def read(a: LaneAlgebra[V], address: V, offset: int) -> Sequence[V]:
        return a.lds_read(_at(a, address, offset), 4 * dwords)

    @define(f"ds_write_{name}", unit="lds", sources=[ADDRESS, Dwords(dwords), Modifier("offset")], modifiers=_ONE)
    def write(a: LaneAlgebra[V], address: V, data: Sequence[V], offset: int) -> None:
        a.lds_write(_at(a, address, offset), data, 4 * dwords)


def _double(middle: str, name: str, dwords: int, unit_bytes: int) -> None:
    """Two accesses by one instruction; offsets count ``unit_bytes``."""

    @define(
        f"ds_read{middle}_{name}",
        unit="lds",
        results=[Dwords(2 * dwords)],
        sources=[ADDRESS, Modifier("offset0"), Modifier("offset1")],
        modifiers=_TWO,
    )
    def read(a: LaneAlgebra[V], address: V, first: int, second: int) -> Sequence[V]:
        return [
            *a.lds_read(_at(a, address, first * unit_bytes), 4 * dwords),
            *a.lds_read(_at(a, address, second * unit_bytes), 4 * dwords),
        ]

    @define(
        f"ds_write{middle}_{name}",
        unit="lds",
        sources=[ADDRESS, Dwords(dwords), Dwords(dwords), Modifier("offset0"), Modifier("offset1")],
        modifiers=_TWO,
    )
    def write(a: LaneAlgebra[V], address: V, data0: Sequence[V], data1: Sequence[V], first: int, second: int) -> None:
        a.lds_write(_at(a, address, first * unit_bytes), data0, 4 * dwords)
        a.lds_write(_at(a, address, second * unit_bytes), data1, 4 * dwords)


for _name, _count in (("b32", 1), ("b64", 2), ("b96", 3), ("b128", 4)):
    _plain(_name, _count)
for _name, _count in (("b32", 1), ("b64", 2)):
    _double("2", _name, _count, 4 * _count)
    _double("2st64", _name, _count, 64 * 4 * _count)


def _narrow_read(name: str, size: int, signed: bool) -> None:
    @define(f"ds_read_{name}", unit="lds", results=[U32], sources=[ADDRESS, Modifier("offset")], modifiers=_ONE)
    def read(a: LaneAlgebra[V], address: V, offset: int) -> V:
        return extended(a, a.lds_read(_at(a, address, offset), size)[0], size, signed)


def _half_read(name: str, size: int, signed: bool, high: bool) -> None:
    @define(
        f"ds_read_{name}",
        unit="lds",
        results=[U32],
        sources=[ADDRESS, OldResult(U32), Modifier("offset")],
        modifiers=_ONE,
    )
    def read(a: LaneAlgebra[V], address: V, old: V, offset: int) -> V:
        return in_half(a, extended(a, a.lds_read(_at(a, address, offset), size)[0], size, signed), old, high)


def _narrow_write(name: str, size: int, high: bool) -> None:
    @define(f"ds_write_{name}", unit="lds", sources=[ADDRESS, U32, Modifier("offset")], modifiers=_ONE)
    def write(a: LaneAlgebra[V], address: V, word: V, offset: int) -> None:
        data = a.shift_right(word, a.constant(U32, 16)) if high else word
        a.lds_write(_at(a, address, offset), [data], size)


_narrow_read("u8", 1, False)
_narrow_read("i8", 1, True)
_narrow_read("u16", 2, False)
_narrow_read("i16", 2, True)
for _name, _size, _signed in (("u8_d16", 1, False), ("i8_d16", 1, True), ("u16_d16", 2, False)):
    _half_read(_name, _size, _signed, False)
    _half_read(f"{_name}_hi", _size, _signed, True)
_narrow_write("b8", 1, False)
_narrow_write("b16", 2, False)
_narrow_write("b8_d16_hi", 1, True)
_narrow_write("b16_d16_hi", 2, True)
