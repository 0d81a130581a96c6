"""Permutes within and across rows of 16 lanes (RDNA4 ISA, V_PERMLANE*), and an LDS permute that reads idle lanes."""

from __future__ import annotations

from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Modifier, OldResult, define
from wave_explorer.emulator.value_types import U32

V = TypeVar("V")


def _permuted(a: LaneAlgebra[V], x: V, column: V, other_row: bool, controls: tuple[int, ...] | int, old: V) -> V:
    """Lane ``column`` (modulo 16) of each lane's row, or of the row beside it.

    ``controls`` is op_sel: its first bit reads idle lanes too; its second takes 0 from them, else the lane keeps its
    old result.
    """
    lane = a.lane_index()
    row = a.bit_and(lane, a.constant(U32, ~15))
    if other_row:
        row = a.bit_xor(row, a.constant(U32, 16))
    source = a.bit_or(row, a.bit_and(column, a.constant(U32, 15)))
    value = a.gather_any_lanes(x, source)
    fetch_inactive, bound_control, *_ = (*controls, 0, 0) if isinstance(controls, tuple) else (0, 0)
    if fetch_inactive:
        return value
    present = a.gather_any_lanes(a.lane_active(), source)
    return a.select(present, value, a.constant(U32, 0) if bound_control else old)


def _selected_column(a: LaneAlgebra[V], low: V, high: V) -> V:
    """Each lane's four bits of two scalars, those of lanes 0 to 7 of a row in the first."""
    column = a.bit_and(a.lane_index(), a.constant(U32, 15))
    return a.low_half(a.shift_right(a.pair(low, high), a.shift_left(column, a.constant(U32, 2))))


_OLD, _CONTROLS = OldResult(U32), Modifier("op_sel")


def _row_permute(name: str, other_row: bool) -> None:
    @define(
        f"{name}_b32",
        unit="valu",
        results=[U32],
        sources=[U32, U32, U32, _CONTROLS, _OLD],
        modifiers=["op_sel"],
    )
    def by_scalars(a: LaneAlgebra[V], x: V, low: V, high: V, controls: tuple[int, ...] | int, old: V) -> V:
        return _permuted(a, x, _selected_column(a, low, high), other_row, controls, old)

    @define(f"{name}_var_b32", unit="valu", results=[U32], sources=[U32, U32, _CONTROLS, _OLD], modifiers=["op_sel"])
    def by_lanes(a: LaneAlgebra[V], x: V, column: V, controls: tuple[int, ...] | int, old: V) -> V:
        return _permuted(a, x, column, other_row, controls, old)


_row_permute("v_permlane16", other_row=False)
_row_permute("v_permlanex16", other_row=True)


@define("v_permlane64_b32", unit="valu", results=[U32], sources=[U32])
def exchange_halves(a: LaneAlgebra[V], x: V) -> V:
    """Lane 0 with lane 32, 1 with 33 and so on, idle lanes too; without effect in a wave of 32."""
    return a.gather_any_lanes(x, a.bit_xor(a.lane_index(), a.constant(U32, 32)))


@define("ds_bpermute_fi_b32", unit="lds", results=[U32], sources=[U32, U32, Modifier("offset")], modifiers=["offset"])
def backward_permute(a: LaneAlgebra[V], address: V, x: V, offset: int) -> V:
    """Each lane takes the value of lane ``address / 4``, active or not."""
    return a.gather_any_lanes(x, a.shift_right(a.add(address, a.constant(U32, offset)), a.constant(U32, 2)))
