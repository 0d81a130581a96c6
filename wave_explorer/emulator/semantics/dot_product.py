"""Dot products of the parts of two registers, added to a third operand (CDNA3 ISA, VOP3P and VOP2, V_DOT*)."""

from __future__ import annotations

from typing import Any, TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import OldResult, Semantics, define
from wave_explorer.emulator.semantics.byte_arithmetic import field, signed_field
from wave_explorer.emulator.semantics.saturation import narrowed
from wave_explorer.emulator.value_types import F16, F32, F64, I32, I64, U16, U32, ValueType

V = TypeVar("V")

_ROUNDED_ONCE = (
    "products and sum are formed in float64 and rounded once; the hardware's order of rounding is not published"
)


def _integer_dot(bits: int, kind: ValueType) -> tuple[Semantics, Semantics]:
    """The wrapping and the saturating form."""
    part = signed_field if kind.kind == "signed" else field

    def wide(a: LaneAlgebra[Any], x: Any, y: Any, z: Any) -> Any:
        total = a.resize(z, I64)
        for first in range(0, 32, bits):
            product = a.mul(a.resize(part(a, x, first, bits), I64), a.resize(part(a, y, first, bits), I64))
            total = a.add(total, product)
        return total

    return (
        lambda a, x, y, z: a.resize(wide(a, x, y, z), kind),
        lambda a, x, y, z: narrowed(a, wide(a, x, y, z), kind),
    )


def _integer(count: int, result: ValueType, source: str) -> None:
    wrapping, saturated = _integer_dot(32 // count, result)
    define(
        f"v_dot{count}_{result.name}_{source}",
        unit="valu",
        results=[result],
        sources=[U32, U32, result],
        saturated=saturated,
    )(wrapping)
    if result is I32:
        define(f"v_dot{count}c_{result.name}_{source}", unit="valu", results=[I32], sources=[U32, U32, OldResult(I32)])(
            wrapping
        )


_integer(2, I32, "i16")
_integer(2, U32, "u16")
_integer(4, I32, "i8")
_integer(4, U32, "u8")
_integer(8, I32, "i4")
_integer(8, U32, "u4")


def _halves(a: LaneAlgebra[V], x: V, source: str) -> tuple[V, V]:
    """The two f16 or bf16 of a register, exactly as f64."""
    if source == "bf16":
        high = a.bit_and(x, a.constant(U32, 0xFFFF0000))
        parts = (a.bitcast(a.shift_left(x, a.constant(U32, 16)), F32), a.bitcast(high, F32))
    else:
        parts = (
            a.bitcast(a.resize(x, U16), F16),
            a.bitcast(a.resize(a.shift_right(x, a.constant(U32, 16)), U16), F16),
        )
    return a.float_to_float(parts[0], F64), a.float_to_float(parts[1], F64)


def _float(source: str) -> None:
    def dot(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
        (x0, x1), (y0, y1) = _halves(a, x, source), _halves(a, y, source)
        total = a.fadd(a.fadd(a.fmul(x0, y0), a.fmul(x1, y1)), a.float_to_float(z, F64))
        return a.float_to_float(total, F32)

    define(f"v_dot2_f32_{source}", unit="valu", results=[F32], sources=[U32, U32, F32], approximation=_ROUNDED_ONCE)(
        dot
    )
    define(
        f"v_dot2c_f32_{source}",
        unit="valu",
        results=[F32],
        sources=[U32, U32, OldResult(F32)],
        approximation=_ROUNDED_ONCE,
    )(dot)


_float("f16")
_float("bf16")
