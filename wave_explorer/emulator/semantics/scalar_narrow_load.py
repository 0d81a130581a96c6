"""Scalar loads of bytes, halves and three dwords, which gfx12 adds (RDNA4 ISA, chapter 16.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Dwords, Special, define
from wave_explorer.emulator.value_types import I32, U32

V = TypeVar("V")


def _narrow(name: str, size: int, signed: bool) -> None:
    @define(
        f"s_load_{name}",
        unit="scalar-memory",
        results=[U32],
        sources=[Special.SCALAR_BYTE_ADDRESS],
        modifiers=["offset"],
    )
    def load(a: LaneAlgebra[V], address: V) -> V:
        word = a.load(address, size)[0]
        if not signed:
            return word
        count = a.constant(U32, 32 - 8 * size)
        return a.bitcast(a.shift_right(a.bitcast(a.shift_left(word, count), I32), count), U32)


_narrow("u8", 1, signed=False)
_narrow("i8", 1, signed=True)
_narrow("u16", 2, signed=False)
_narrow("i16", 2, signed=True)


@define(
    "s_load_b96",
    unit="scalar-memory",
    results=[Dwords(3)],
    sources=[Special.SCALAR_ADDRESS],
    modifiers=["offset"],
)
def load_three(a: LaneAlgebra[V], address: V) -> Sequence[V]:
    return a.load(address, 12)
