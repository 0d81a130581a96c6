"""Loads and stores of the lanes' private memory, which compilers spill registers to (CDNA3 ISA, chapter 12.16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Dwords, Special, define

V = TypeVar("V")

_MODIFIERS = ("offset", "sc0", "sc1", "nt")


def _wide(suffix: str, dwords: int) -> None:
    registers, address = Dwords(dwords), Special.SCRATCH_ADDRESS

    @define(
        f"scratch_load_{suffix}", unit="vector-memory", results=[registers], sources=[address], modifiers=_MODIFIERS
    )
    def load(a: LaneAlgebra[V], place: V) -> Sequence[V]:
        return a.scratch_load(place, 4 * dwords)

    @define(f"scratch_store_{suffix}", unit="vector-memory", sources=[address, registers], modifiers=_MODIFIERS)
    def store(a: LaneAlgebra[V], place: V, data: Sequence[V]) -> None:
        a.scratch_store(place, data, 4 * dwords)


for _count, _suffix in enumerate(("dword", "dwordx2", "dwordx3", "dwordx4"), start=1):
    _wide(_suffix, _count)
