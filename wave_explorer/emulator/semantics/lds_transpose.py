"""LDS reads that transpose within groups of lanes, for the operands of matrix instructions (CDNA4 ISA, gfx1250)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Dwords, Modifier, Special, define
from wave_explorer.emulator.value_types import U32

V = TypeVar("V")


def _read(mnemonic: str, bits: int, element_bits: int, group: int) -> None:
    @define(
        mnemonic,
        unit="lds",
        results=[Dwords(bits // 32)],
        sources=[Special.LDS_ADDRESS, Modifier("offset")],
        modifiers=["offset"],
    )
    def read(a: LaneAlgebra[V], address: V, offset: int) -> Sequence[V]:
        return a.lds_read_transposed(a.add(address, a.constant(U32, offset)), bits // 8, element_bits, group)


for _bits, _element_bits in ((64, 4), (96, 6), (64, 8), (64, 16)):
    _read(f"ds_read_b{_bits}_tr_b{_element_bits}", _bits, _element_bits, 16)
_read("ds_load_tr16_b128", 128, 16, 8)
