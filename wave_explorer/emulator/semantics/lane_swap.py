"""Exchange of whole rows of lanes between two registers (CDNA4 ISA, V_PERMLANE16_SWAP, V_PERMLANE32_SWAP)."""

from __future__ import annotations

from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import OldResult, define
from wave_explorer.emulator.value_types import U32

V = TypeVar("V")


def _swap(row: int) -> None:
    """The upper row of each pair of rows of the first register changes places with the lower row of the second.

    As in DPP without its modifiers ``fi`` and ``bound_ctrl``, a lane whose partner is inactive keeps its value.
    """

    @define(
        f"v_permlane{row}_swap_b32",
        unit="valu",
        results=[U32, U32],
        sources=[OldResult(U32), OldResult(U32, 1)],
    )
    def swap(a: LaneAlgebra[V], first: V, second: V) -> tuple[V, V]:
        lane = a.lane_index()
        upper = a.equal(a.bit_and(lane, a.constant(U32, row)), a.constant(U32, row))
        partner = a.bit_xor(lane, a.constant(U32, row))
        one = a.constant(U32, 1)
        present = a.equal(a.gather_lanes(a.select(a.lane_active(), one, a.constant(U32, 0)), partner), one)
        return (
            a.select(a.bit_and(upper, present), a.gather_lanes(second, partner), first),
            a.select(a.bit_and(a.bit_not(upper), present), a.gather_lanes(first, partner), second),
        )


_swap(16)
_swap(32)
