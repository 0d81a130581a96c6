"""Dot products that gfx11 and gfx12 add: integers of either sign, f16, bf16 and 8-bit floats (RDNA4 ISA, 16.10)."""

from __future__ import annotations

from typing import Any, TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Modifier, Semantics, define
from wave_explorer.emulator.semantics.brain_float import from_f32, halves
from wave_explorer.emulator.semantics.byte_arithmetic import field, signed_field
from wave_explorer.emulator.semantics.saturation import narrowed
from wave_explorer.emulator.value_types import F16, F32, F64, I32, I64, U16, U32

V = TypeVar("V")

_ROUNDED_ONCE = (
    "products and sum are formed in float64 and rounded once; the hardware's order of rounding is not published"
)


def _integer(name: str, bits: int) -> None:
    """``neg_lo`` says of each of the first two sources whether its parts are signed."""

    def wide(a: LaneAlgebra[Any], x: Any, y: Any, z: Any, signs: tuple[int, ...] | int) -> Any:
        signed = (*signs, 0, 0) if isinstance(signs, tuple) else (0, 0)
        total = a.resize(z, I64)
        for first in range(0, 32, bits):
            factors = [
                a.resize((signed_field if is_signed else field)(a, source, first, bits), I64)
                for source, is_signed in zip((x, y), signed, strict=False)
            ]
            total = a.add(total, a.mul(*factors))
        return total

    wrapping: Semantics = lambda a, x, y, z, signs: a.resize(wide(a, x, y, z, signs), I32)  # noqa: E731
    define(
        name,
        unit="valu",
        results=[I32],
        sources=[U32, U32, I32, Modifier("neg_lo")],
        modifiers=["neg_lo"],
        saturated=lambda a, x, y, z, signs: narrowed(a, wide(a, x, y, z, signs), I32),
    )(wrapping)


_integer("v_dot4_i32_iu8", 8)
_integer("v_dot8_i32_iu4", 4)


def _half_of(a: LaneAlgebra[V], x: V, high: bool) -> V:
    word = a.shift_right(x, a.constant(U32, 16)) if high else x
    return a.float_to_float(a.bitcast(a.resize(word, U16), F16), F64)


@define("v_dot2_f16_f16", unit="valu", results=[F16], sources=[U32, U32, F16], approximation=_ROUNDED_ONCE)
def dot_of_halves(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    products = [a.fmul(_half_of(a, x, high), _half_of(a, y, high)) for high in (False, True)]
    return a.float_to_float(a.fadd(a.fadd(*products), a.float_to_float(z, F64)), F16)


@define("v_dot2_bf16_bf16", unit="valu", results=[U16], sources=[U32, U32, U16], approximation=_ROUNDED_ONCE)
def dot_of_brain_floats(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    """Rounded to f32 on the way to bf16."""
    products = [
        a.fmul(a.float_to_float(left, F64), a.float_to_float(right, F64))
        for left, right in zip(halves(a, x), halves(a, y), strict=True)
    ]
    summand = a.float_to_float(halves(a, a.resize(z, U32))[0], F64)
    total = a.float_to_float(a.fadd(a.fadd(*products), summand), F32)
    return a.resize(from_f32(a, total), U16)


def _small_float(first: str, second: str) -> None:
    @define(
        f"v_dot4_f32_{first}_{second}",
        unit="valu",
        results=[F32],
        sources=[U32, U32, F32],
        approximation=_ROUNDED_ONCE,
    )
    def dot(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
        total = a.float_to_float(z, F64)
        for place in range(0, 32, 8):
            left = a.from_small_float(field(a, x, place, 8), first, F32)
            right = a.from_small_float(field(a, y, place, 8), second, F32)
            total = a.fadd(total, a.fmul(a.float_to_float(left, F64), a.float_to_float(right, F64)))
        return a.float_to_float(total, F32)


for _first in ("fp8", "bf8"):
    for _second in ("fp8", "bf8"):
        _small_float(_first, _second)
