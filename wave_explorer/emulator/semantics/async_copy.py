"""Copies between global memory and LDS that pass no register (gfx1250; CDNA5 ISA, section 10.8).

Each active lane names both places, LDS in a VGPR; the instruction's offset counts for both.
"""

from __future__ import annotations

from typing import Any

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Modifier, Special, define
from wave_explorer.emulator.value_types import U32

_OFFSET = Modifier("offset")


def _copies(bits: int) -> None:
    size = bits // 8

    @define(
        f"global_load_async_to_lds_b{bits}",
        unit="vector-memory",
        sources=[Special.LDS_ADDRESS, Special.MEMORY_ADDRESS, _OFFSET],
        modifiers=["offset"],
    )
    def load(a: LaneAlgebra[Any], lds: Any, address: Any, offset: int) -> None:
        a.lds_fill(a.add(lds, a.constant(U32, offset)), a.load(address, size), size)

    @define(
        f"global_store_async_from_lds_b{bits}",
        unit="vector-memory",
        sources=[Special.MEMORY_ADDRESS, Special.LDS_ADDRESS, _OFFSET],
        modifiers=["offset"],
    )
    def store(a: LaneAlgebra[Any], address: Any, lds: Any, offset: int) -> None:
        a.store(address, a.lds_read(a.add(lds, a.constant(U32, offset)), size), size)


for _bits in (8, 32, 64, 128):
    _copies(_bits)
