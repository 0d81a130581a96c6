"""Fused multiply-add of f32 and f16 sources in any mixture (CDNA3 ISA, V_FMA_MIX; LLVM calls gfx9's the same)."""

from __future__ import annotations

from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Mixed, define
from wave_explorer.emulator.value_types import F16, F32

V = TypeVar("V")

_SELECTORS = ("op_sel", "op_sel_hi")


@define("v_fma_mix_f32", unit="valu", results=[F32], sources=[Mixed()] * 3, modifiers=_SELECTORS)
def fma(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    return a.fma(x, y, z)


@define(
    "v_fma_mixlo_f16",
    unit="valu",
    results=[F16],
    sources=[Mixed()] * 3,
    modifiers=_SELECTORS,
    keeps_high_half=True,
)
@define(
    "v_fma_mixhi_f16",
    unit="valu",
    results=[F16],
    sources=[Mixed()] * 3,
    modifiers=_SELECTORS,
    writes_high_half=True,
)
def fma_to_half(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    """Rounded to f32, then to f16; the other half of the result stays."""
    return a.float_to_float(a.fma(x, y, z), F16)
