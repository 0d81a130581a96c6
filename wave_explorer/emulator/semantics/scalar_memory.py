"""Scalar loads, plain and through buffer descriptors (CDNA3 ISA, chapter 12.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from wave_explorer.emulator.addressing import BufferAddress
from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Dwords, Special, define

V = TypeVar("V")


def _load(suffix: str, dwords: int) -> None:
    @define(
        f"s_load_dword{suffix}",
        unit="scalar-memory",
        results=[Dwords(dwords)],
        sources=[Special.SCALAR_ADDRESS],
        modifiers=["glc", "offset"],
    )
    def load(a: LaneAlgebra[V], address: V) -> Sequence[V]:
        return a.load(address, 4 * dwords)

    @define(
        f"s_buffer_load_dword{suffix}",
        unit="scalar-memory",
        results=[Dwords(dwords)],
        sources=[Special.SCALAR_BUFFER_ADDRESS],
        modifiers=["glc", "offset"],
    )
    def buffer_load(a: LaneAlgebra[V], address: BufferAddress[V]) -> Sequence[V]:
        return a.scalar_buffer_load(address, 4 * dwords)


for _count, _suffix in ((1, ""), (2, "x2"), (4, "x4"), (8, "x8"), (16, "x16")):
    _load(_suffix, _count)


# Memory is coherent here: the scalar cache has nothing to write back or to forget.
@define("s_dcache_inv", "s_dcache_wb", unit="scalar-memory")
def cache_agrees(a: object) -> None:
    return None
