"""Conversions of 8-bit and 4-bit floats with a scale that is a power of two (CDNA4 ISA, V_CVT_SCALEF32_PK_*).

A small float times the scale gives a wider one; a wider one divided by the scale is rounded to a small one, once, ties
to even.  The scale is an f32 of which the exponent alone counts, as in e8m0: what it stands for in the microscaling
formats.  The stochastic (``_sr_``) and the 32-element (``_pk32_``) forms are not here.
"""

from __future__ import annotations

from typing import Any, TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Modifier, OldResult, Packed, Slot, define
from wave_explorer.emulator.semantics.brain_float import from_f32, halves, packed
from wave_explorer.emulator.semantics.byte_arithmetic import field
from wave_explorer.emulator.value_types import F16, F32, F64, I32, U16, U32

V = TypeVar("V")

_RULE = "AMD's manual gives the operation only; the scale's mantissa is taken not to count"


def _scaled(a: LaneAlgebra[V], x: V, scale: V, sign: int) -> V:
    """An f64 times the scale (``sign`` 1) or divided by it (-1), exactly; a NaN where the scale is none."""
    exponent = a.bitcast(field(a, a.bitcast(scale, U32), 23, 8), I32)
    power = a.mul(a.sub(exponent, a.constant(I32, 127)), a.constant(I32, sign))
    return a.select(a.equal(exponent, a.constant(I32, 255)), a.constant(F64, float("nan")), a.ldexp(x, power))


def _half_bits(a: LaneAlgebra[V], x: V) -> V:
    """An f64 as the pattern of an f16, in a u32."""
    return a.resize(a.bitcast(a.float_to_float(x, F16), U16), U32)


def _byte(op_sel: Any, first: int) -> int:
    """Two bits of op_sel, from ``first`` on, as the number of a byte."""
    bits = op_sel if isinstance(op_sel, tuple) else ()
    low, high = (bits[place] if place < len(bits) else 0 for place in (first, first + 1))
    return low + 2 * high


# From small floats: the form of the result.
def _pair_result(kind: str, a: LaneAlgebra[Any], low: Any, high: Any) -> Any:
    if kind == "f32":
        return a.float_to_float(low, F32), a.float_to_float(high, F32)
    if kind == "f16":
        return packed(a, _half_bits(a, low), _half_bits(a, high))
    return packed(a, *(from_f32(a, a.float_to_float(x, F32)) for x in (low, high)))


def _widening(kind: str, name: str, bits: int) -> None:
    result: Slot = Packed(F32) if kind == "f32" else U32

    def widened(a: LaneAlgebra[Any], pair: Any, scale: Any) -> Any:
        values = (a.from_small_float(field(a, pair, bits * place, bits), name, F64) for place in range(2))
        return _pair_result(kind, a, *(_scaled(a, value, scale, 1) for value in values))

    if bits == 8:
        # op_sel chooses the half of the register, as for any source of 16 bits.
        define(
            f"v_cvt_scalef32_pk_{kind}_{name}", unit="valu", results=[result], sources=[U16, F32], approximation=_RULE
        )(lambda a, half, scale: widened(a, a.resize(half, U32), scale))
        return
    define(
        f"v_cvt_scalef32_pk_{kind}_{name}",
        unit="valu",
        results=[result],
        sources=[U32, F32, Modifier("op_sel")],
        modifiers=["op_sel"],
        approximation=_RULE,
    )(lambda a, x, scale, op_sel: widened(a, field(a, x, 8 * _byte(op_sel, 0), 8), scale))


def _narrowing(kind: str, name: str, bits: int) -> None:
    sources: list[Slot] = [F32, F32, F32] if kind == "f32" else [U32, F32]

    def patterns(a: LaneAlgebra[Any], *given: Any) -> Any:
        *values, scale = given
        if kind == "f16":
            word = values[0]
            values = [a.bitcast(a.resize(field(a, word, first, 16), U16), F16) for first in (0, 16)]
        elif kind == "bf16":
            values = list(halves(a, values[0]))
        low, high = (a.to_small_float(_scaled(a, a.float_to_float(x, F64), scale, -1), name) for x in values)
        return a.bit_or(low, a.shift_left(high, a.constant(U32, bits)))

    mnemonic = f"v_cvt_scalef32_pk_{name}_{kind}"
    if bits == 8:
        # Into the half that op_sel chooses; the other one stays.
        define(mnemonic, unit="valu", results=[U16], sources=sources, keeps_high_half=True, approximation=_RULE)(
            lambda a, *given: a.resize(patterns(a, *given), U16)
        )
        return

    @define(
        mnemonic,
        unit="valu",
        results=[U32],
        sources=[*sources, OldResult(U32), Modifier("op_sel")],
        modifiers=["op_sel"],
        approximation=_RULE,
    )
    def into_byte(a: LaneAlgebra[Any], *given: Any) -> Any:
        *operands, old, op_sel = given
        first = 8 * _byte(op_sel, 2)
        kept = a.bit_and(old, a.constant(U32, ~(0xFF << first)))
        return a.bit_or(kept, a.shift_left(patterns(a, *operands), a.constant(U32, first)))


for _name, _bits in (("fp8", 8), ("bf8", 8), ("fp4", 4)):
    for _kind in ("f32", "f16", "bf16"):
        _widening(_kind, _name, _bits)
        _narrowing(_kind, _name, _bits)
