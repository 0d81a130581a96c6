"""Conversions of 8-bit floats (CDNA3 ISA, V_CVT_*_FP8 and _BF8), and of bf16 (CDNA4 ISA).

What fp8 and bf8 mean depends on the target: CDNA3's FNUZ formats, or OCP's.
"""

from __future__ import annotations

from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Modifier, Packed, define
from wave_explorer.emulator.semantics.brain_float import from_f32, halves, packed
from wave_explorer.emulator.semantics.byte_arithmetic import field
from wave_explorer.emulator.value_types import F32, U16, U32

V = TypeVar("V")


def _format(name: str) -> None:
    @define(
        f"v_cvt_f32_{name}",
        unit="valu",
        results=[F32],
        sources=[U32, Modifier("byte_sel")],
        modifiers=["byte_sel"],
    )
    def to_f32(a: LaneAlgebra[V], x: V, byte: int) -> V:
        """Of the lowest byte; SDWA or, on gfx12, ``byte_sel`` chooses another one."""
        return a.from_small_float(field(a, x, 8 * byte, 8), name, F32)

    @define(
        f"v_cvt_pk_f32_{name}",
        unit="valu",
        results=[Packed(F32)],
        sources=[U32, Modifier("op_sel")],
        modifiers=["op_sel"],
    )
    def to_two_f32(a: LaneAlgebra[V], x: V, selection: tuple[int, ...] | int) -> tuple[V, V]:
        """Of the two lowest bytes; SDWA or op_sel chooses the upper ones."""
        first = 16 if isinstance(selection, tuple) and selection[0] else 0
        low, high = (a.from_small_float(field(a, x, place, 8), name, F32) for place in (first, first + 8))
        return low, high

    @define(f"v_cvt_pk_{name}_f32", unit="valu", results=[U16], sources=[F32, F32], keeps_high_half=True)
    def from_two_f32(a: LaneAlgebra[V], x: V, y: V) -> V:
        """Into one half of the result, which op_sel chooses; the other half stays."""
        low, high = a.to_small_float(x, name), a.to_small_float(y, name)
        return a.resize(a.bit_or(low, a.shift_left(high, a.constant(U32, 8))), U16)


_format("fp8")
_format("bf8")


@define("v_cvt_pk_bf16_f32", unit="valu", results=[U32], sources=[F32, F32])
def two_brain_floats(a: LaneAlgebra[V], x: V, y: V) -> V:
    """To nearest even, whatever MODE says."""
    return packed(a, from_f32(a, x), from_f32(a, y))


@define("v_cvt_f32_bf16", unit="valu", results=[F32], sources=[U32])
def from_brain_float(a: LaneAlgebra[V], x: V) -> V:
    """Of the lower half; SDWA chooses the upper one."""
    return halves(a, x)[0]
