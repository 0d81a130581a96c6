"""What atomics do with the number that they find: one table for global memory, buffers and LDS.

Sources: CDNA3 ISA, chapters 12.13, 12.15 and 12.16.  Of floating-point sums AMD does not say whether subnormals are
kept in memory; here they follow MODE, as in other arithmetic.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Semantics
from wave_explorer.emulator.semantics.brain_float import from_f32, halves, packed
from wave_explorer.emulator.value_types import F16, F32, F64, I32, I64, U16, U32, U64, ValueType

FLOAT_RULE = "whether the memory keeps subnormals is not published; here MODE decides"


@dataclass(frozen=True, slots=True)
class AtomicOperation:
    """``combine`` takes the algebra, the old value and the lane's, both of ``kind``, and gives the new value."""

    kind: ValueType
    combine: Semantics

    @property
    def approximation(self) -> str:
        """How true the result is; empty where it is exact."""
        return FLOAT_RULE if self.kind.kind == "float" or self.combine in _PACKED else ""

    def on_dwords(self, a: LaneAlgebra[Any], old: Sequence[Any], data: Sequence[Any]) -> Sequence[Any]:
        """The same on registers."""
        result = self.combine(a, _value(a, old, self.kind), _value(a, data, self.kind))
        if self.kind.bits == 32:
            return [a.bitcast(result, U32)]
        wide = a.bitcast(result, U64)
        return [a.low_half(wide), a.high_half(wide)]


def _value(a: LaneAlgebra[Any], dwords: Sequence[Any], kind: ValueType) -> Any:
    return a.bitcast(dwords[0] if kind.bits == 32 else a.pair(*dwords), kind)


def _increment(kind: ValueType) -> AtomicOperation:
    """Counts up to the lane's value, then starts again from 0."""

    def combine(a: LaneAlgebra[Any], x: Any, y: Any) -> Any:
        return a.select(a.less_equal(y, x), a.constant(kind, 0), a.add(x, a.constant(kind, 1)))

    return AtomicOperation(kind, combine)


def _decrement(kind: ValueType) -> AtomicOperation:
    """Counts down to 0, then starts again from the lane's value."""

    def combine(a: LaneAlgebra[Any], x: Any, y: Any) -> Any:
        wraps = a.bit_or(a.equal(x, a.constant(kind, 0)), a.less(y, x))
        return a.select(wraps, y, a.sub(x, a.constant(kind, 1)))

    return AtomicOperation(kind, combine)


def _add_f16_pair(a: LaneAlgebra[Any], x: Any, y: Any) -> Any:
    sixteen = a.constant(U32, 16)

    def half(value: Any, high: bool) -> Any:
        return a.bitcast(a.resize(a.shift_right(value, sixteen) if high else value, U16), F16)

    low, high = (a.resize(a.bitcast(a.fadd(half(x, top), half(y, top)), U16), U32) for top in (False, True))
    return a.bit_or(low, a.shift_left(high, sixteen))


def _add_bf16_pair(a: LaneAlgebra[Any], x: Any, y: Any) -> Any:
    sums = (a.fadd(left, right) for left, right in zip(halves(a, x), halves(a, y), strict=True))
    return packed(a, *(from_f32(a, total) for total in sums))


_PACKED = (_add_f16_pair, _add_bf16_pair)


def _both(unsigned: ValueType, signed: ValueType) -> dict[str, AtomicOperation]:
    return {
        "add": AtomicOperation(unsigned, lambda a, x, y: a.add(x, y)),
        "sub": AtomicOperation(unsigned, lambda a, x, y: a.sub(x, y)),
        "rsub": AtomicOperation(unsigned, lambda a, x, y: a.sub(y, x)),
        "umin": AtomicOperation(unsigned, lambda a, x, y: a.minimum(x, y)),
        "umax": AtomicOperation(unsigned, lambda a, x, y: a.maximum(x, y)),
        "smin": AtomicOperation(signed, lambda a, x, y: a.minimum(x, y)),
        "smax": AtomicOperation(signed, lambda a, x, y: a.maximum(x, y)),
        "and": AtomicOperation(unsigned, lambda a, x, y: a.bit_and(x, y)),
        "or": AtomicOperation(unsigned, lambda a, x, y: a.bit_or(x, y)),
        "xor": AtomicOperation(unsigned, lambda a, x, y: a.bit_xor(x, y)),
        "swap": AtomicOperation(unsigned, lambda a, x, y: y),
        "inc": _increment(unsigned),
        "dec": _decrement(unsigned),
    }


INTEGERS_32 = _both(U32, I32)
INTEGERS_64 = _both(U64, I64)
# gfx11 and later know two more: a difference that is taken only if it is not negative, and one that ends at 0.
DIFFERENCES = {
    "cond_sub_u32": AtomicOperation(U32, lambda a, x, y: a.select(a.less(x, y), x, a.sub(x, y))),
    "sub_clamp_u32": AtomicOperation(U32, lambda a, x, y: a.sub(a.maximum(x, y), y)),
}
FLOATS = {
    "add_f32": AtomicOperation(F32, lambda a, x, y: a.fadd(x, y)),
    "min_f32": AtomicOperation(F32, lambda a, x, y: a.fminimum(x, y)),
    "max_f32": AtomicOperation(F32, lambda a, x, y: a.fmaximum(x, y)),
    "add_f64": AtomicOperation(F64, lambda a, x, y: a.fadd(x, y)),
    "min_f64": AtomicOperation(F64, lambda a, x, y: a.fminimum(x, y)),
    "max_f64": AtomicOperation(F64, lambda a, x, y: a.fmaximum(x, y)),
    "pk_add_f16": AtomicOperation(U32, _add_f16_pair),
    "pk_add_bf16": AtomicOperation(U32, _add_bf16_pair),
}
