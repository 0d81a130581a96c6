"""Packed arithmetic on bf16, which gfx1250 has (its operations after LLVM's definitions)."""

from __future__ import annotations

from typing import Any

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import PackedBrainFloats, Semantics, define
from wave_explorer.emulator.semantics.brain_float import from_f32, packed
from wave_explorer.emulator.semantics.float_arithmetic import fadd, fma, fmaximum, fminimum, fmul
from wave_explorer.emulator.value_types import U32

_MODE = "subnormals as MODE says for f32, and rounded to nearest even: what the hardware does is not published"
_TWICE = f"rounded to f32 and then to bf16; {_MODE}"


def _both(name: str, sources: int, each: Semantics, rule: str) -> None:
    """A sum or product of bf16 that is rounded to f32 first is still the nearest bf16: f32 has twice the bits."""

    @define(
        f"v_pk_{name}_bf16",
        unit="valu",
        results=[U32],
        sources=[PackedBrainFloats()] * sources,
        modifiers=["op_sel", "op_sel_hi", "neg_lo", "neg_hi"],
        approximation=rule,
    )
    def semantics(a: LaneAlgebra[Any], *pairs: tuple[Any, Any]) -> Any:
        low, high = (each(a, *(pair[half] for pair in pairs)) for half in (0, 1))
        return packed(a, from_f32(a, low), from_f32(a, high))


_both("add", 2, fadd, _MODE)
_both("mul", 2, fmul, _MODE)
_both("fma", 3, fma, _TWICE)
_both("min_num", 2, fminimum, _MODE)
_both("max_num", 2, fmaximum, _MODE)
