"""Atomic read-modify-write of global memory (CDNA3 ISA, chapter 12.16): lanes at one address go one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Dwords, ReturnedIf, Semantics, Special, define
from wave_explorer.emulator.value_types import F16, F32, I32, U16, U32, ValueType

V = TypeVar("V")

_MODIFIERS = ("offset", "sc0", "sc1", "nt")


def _atomic(name: str, kind: ValueType, combine: Semantics) -> None:
    """A 32-bit atomic: ``combine`` takes the old value and the lane's."""

    def new(a: LaneAlgebra[Any], old: Sequence[Any], data: Sequence[Any]) -> Sequence[Any]:
        return [a.bitcast(combine(a, a.bitcast(old[0], kind), a.bitcast(data[0], kind)), U32)]

    @define(
        f"global_atomic_{name}",
        unit="vector-memory",
        results=[ReturnedIf(Dwords(1), ("sc0",))],
        sources=[Special.MEMORY_ADDRESS, Dwords(1)],
        modifiers=_MODIFIERS,
    )
    def atomic(a: LaneAlgebra[V], address: V, data: Sequence[V]) -> Sequence[V]:
        return a.atomic(address, data, lambda old, given: new(a, old, given))


_atomic("add", U32, lambda a, x, y: a.add(x, y))
_atomic("sub", U32, lambda a, x, y: a.sub(x, y))
_atomic("umin", U32, lambda a, x, y: a.minimum(x, y))
_atomic("umax", U32, lambda a, x, y: a.maximum(x, y))
_atomic("smin", I32, lambda a, x, y: a.minimum(x, y))
_atomic("smax", I32, lambda a, x, y: a.maximum(x, y))
_atomic("and", U32, lambda a, x, y: a.bit_and(x, y))
_atomic("or", U32, lambda a, x, y: a.bit_or(x, y))
_atomic("xor", U32, lambda a, x, y: a.bit_xor(x, y))
_atomic("swap", U32, lambda a, x, y: y)
_atomic("add_f32", F32, lambda a, x, y: a.fadd(x, y))


def _add_halves(a: LaneAlgebra[Any], x: Any, y: Any) -> Any:
    sixteen = a.constant(U32, 16)

    def half(value: Any, high: bool) -> Any:
        return a.bitcast(a.resize(a.shift_right(value, sixteen) if high else value, U16), F16)

    low, high = (a.resize(a.bitcast(a.fadd(half(x, top), half(y, top)), U16), U32) for top in (False, True))
    return a.bit_or(low, a.shift_left(high, sixteen))


_atomic("pk_add_f16", U32, _add_halves)


@define(
    "global_atomic_cmpswap",
    unit="vector-memory",
    results=[ReturnedIf(Dwords(1), ("sc0",))],
    sources=[Special.MEMORY_ADDRESS, Dwords(2)],
    modifiers=_MODIFIERS,
)
def compare_and_swap(a: LaneAlgebra[V], address: V, data: Sequence[V]) -> Sequence[V]:
    """The first dword of the data is stored where memory equals the second."""
    new, expected = data

    def combine(old: Sequence[V], given: Sequence[V]) -> Sequence[V]:
        return [a.select(a.equal(old[0], expected), given[0], old[0])]

    return a.atomic(address, [new], combine)
