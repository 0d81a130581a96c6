"""LDS reads that transpose within rows of 16 lanes, for the operands of matrix instructions (CDNA4 ISA)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Dwords, Modifier, Special, define
from wave_explorer.emulator.value_types import U32

V = TypeVar("V")


def _read(bits: int, element_bits: int) -> None:
    @define(
        f"ds_read_b{bits}_tr_b{element_bits}",
        unit="lds",
        results=[Dwords(bits // 32)],
        sources=[Special.LDS_ADDRESS, Modifier("offset")],
        modifiers=["offset"],
    )
    def read(a: LaneAlgebra[V], address: V, offset: int) -> Sequence[V]:
        return a.lds_read_transposed(a.add(address, a.constant(U32, offset)), bits // 8, element_bits)


for _bits, _element_bits in ((64, 4), (96, 6), (64, 8), (64, 16)):
    _read(_bits, _element_bits)
