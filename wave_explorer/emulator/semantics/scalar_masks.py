"""Scalar operations that spread or gather the bits of lane masks (CDNA3 ISA, chapter 12.3)."""

from __future__ import annotations

from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Special, define
from wave_explorer.emulator.value_types import U32, U64, ValueType

V = TypeVar("V")

_WIDE = ((1, 0x5555555555555555), (2, 0x3333333333333333), (4, 0x0F0F0F0F0F0F0F0F), (8, 0x00FF00FF00FF00FF))


def _any_of_four(a: LaneAlgebra[V], x: V, kind: ValueType) -> V:
    """Bit 4i holds whether any of the bits 4i to 4i + 3 is set; the others are 0."""
    x = a.bit_or(x, a.shift_right(x, a.constant(U32, 1)))
    x = a.bit_or(x, a.shift_right(x, a.constant(U32, 2)))
    return a.bit_and(x, a.constant(kind, 0x1111111111111111 & ((1 << kind.bits) - 1)))


def _not_zero(a: LaneAlgebra[V], x: V, kind: ValueType) -> V:
    return a.bit_not(a.equal(x, a.constant(kind, 0)))


def _quads(kind: ValueType) -> None:
    @define(f"s_wqm_b{kind.bits}", unit="salu", results=[kind, Special.SCC], sources=[kind])
    def whole_quads(a: LaneAlgebra[V], x: V) -> tuple[V, V]:
        """All four bits of each four of which any is set."""
        result = a.mul(_any_of_four(a, x, kind), a.constant(kind, 0xF))
        return result, _not_zero(a, result, kind)

    @define(f"s_quadmask_b{kind.bits}", unit="salu", results=[kind, Special.SCC], sources=[kind])
    def quad_mask(a: LaneAlgebra[V], x: V) -> tuple[V, V]:
        """Bit i says whether any of the bits 4i to 4i + 3 is set."""
        sparse = _any_of_four(a, x, kind)
        result = a.constant(kind, 0)
        for place in range(kind.bits // 4):
            bit = a.bit_and(a.shift_right(sparse, a.constant(U32, 3 * place)), a.constant(kind, 1 << place))
            result = a.bit_or(result, bit)
        return result, _not_zero(a, result, kind)


_quads(U32)
_quads(U64)


@define("s_bitreplicate_b64_b32", unit="salu", results=[U64], sources=[U32])
def replicate_bits(a: LaneAlgebra[V], x: V) -> V:
    """Each bit twice."""
    spread = a.resize(x, U64)
    spread = a.bit_and(a.bit_or(spread, a.shift_left(spread, a.constant(U32, 16))), a.constant(U64, 0x0000FFFF0000FFFF))
    for count, mask in reversed(_WIDE):
        spread = a.bit_and(a.bit_or(spread, a.shift_left(spread, a.constant(U32, count))), a.constant(U64, mask))
    return a.bit_or(spread, a.shift_left(spread, a.constant(U32, 1)))
