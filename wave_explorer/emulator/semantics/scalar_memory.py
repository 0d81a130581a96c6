"""Scalar loads (CDNA3 ISA, chapter 12.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Dwords, Special, define

V = TypeVar("V")


def _load(mnemonic: str, dwords: int) -> None:
    @define(
        mnemonic, unit="scalar-memory", results=[Dwords(dwords)], sources=[Special.SCALAR_ADDRESS], modifiers=["glc"]
    )
    def load(a: LaneAlgebra[V], address: V) -> Sequence[V]:
        return a.load(address, 4 * dwords)


for _count, _suffix in ((1, ""), (2, "x2"), (4, "x4"), (8, "x8"), (16, "x16")):
    _load(f"s_load_dword{_suffix}", _count)
