"""Atomics on LDS (CDNA3 ISA, chapter 12.13): lanes at one address go one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Dwords, Modifier, Semantics, Slot, Special, define
from wave_explorer.emulator.semantics.atomic_operations import (
    DIFFERENCES,
    FLOATS,
    INTEGERS_32,
    INTEGERS_64,
    AtomicOperation,
)
from wave_explorer.emulator.value_types import F32, F64, U32, U64, ValueType

ADDRESS = Special.LDS_ADDRESS


def _at(a: LaneAlgebra[Any], address: Any, offset: int) -> Any:
    return a.add(address, a.constant(U32, offset)) if offset else address


def _define(
    name: str, suffix: str, dwords: int, operands: int, semantics: Semantics, *, silent: bool = True, rule: str = ""
) -> None:
    """``ds_add_u32`` and, with the old value as result, ``ds_add_rtn_u32``; ``silent`` says that the first exists."""
    sources: list[Slot] = [ADDRESS, *[Dwords(dwords)] * operands, Modifier("offset")]
    define(
        f"ds_{name}_rtn_{suffix}",
        unit="lds",
        results=[Dwords(dwords)],
        sources=sources,
        modifiers=["offset"],
        approximation=rule,
    )(semantics)
    if silent:
        define(f"ds_{name}_{suffix}", unit="lds", sources=sources, modifiers=["offset"], approximation=rule)(semantics)


def _atomic(name: str, suffix: str, operation: AtomicOperation, *, silent: bool = True) -> None:
    def semantics(a: LaneAlgebra[Any], address: Any, data: Sequence[Any], offset: int) -> Sequence[Any]:
        return a.lds_atomic(_at(a, address, offset), data, lambda old, new: operation.on_dwords(a, old, new))

    _define(name, suffix, operation.kind.dwords, 1, semantics, silent=silent, rule=operation.approximation)


def _compare_and_store(suffix: str, kind: ValueType) -> None:
    """The second value is stored where memory equals the first; under gfx11's name they stand the other way round."""

    def semantics(
        a: LaneAlgebra[Any], address: Any, expected: Sequence[Any], new: Sequence[Any], offset: int
    ) -> Sequence[Any]:
        def value(dwords: Sequence[Any]) -> Any:
            return a.bitcast(a.pair(*dwords) if kind.bits == 64 else dwords[0], kind)

        def combine(old: Sequence[Any], given: Sequence[Any]) -> Sequence[Any]:
            same = a.equal(value(old), value(expected))
            return [a.select(same, put, was) for put, was in zip(given, old, strict=True)]

        return a.lds_atomic(_at(a, address, offset), new, combine)

    _define("cmpst", suffix, kind.dwords, 2, semantics)
    _define(
        "cmpstore",
        suffix,
        kind.dwords,
        2,
        lambda a, address, new, expected, offset: semantics(a, address, expected, new, offset),
    )


def _masked_or(suffix: str, dwords: int) -> None:
    """The bits of the first value are cleared, then those of the second are set."""

    def semantics(
        a: LaneAlgebra[Any], address: Any, cleared: Sequence[Any], bits: Sequence[Any], offset: int
    ) -> Sequence[Any]:
        def combine(old: Sequence[Any], given: Sequence[Any]) -> Sequence[Any]:
            return [
                a.bit_or(a.bit_and(was, a.bit_not(mask)), put)
                for was, mask, put in zip(old, cleared, given, strict=True)
            ]

        return a.lds_atomic(_at(a, address, offset), bits, combine)

    _define("mskor", suffix, dwords, 2, semantics)


def _wrap(a: LaneAlgebra[Any], address: Any, limit: Sequence[Any], step: Sequence[Any], offset: int) -> Sequence[Any]:
    """Less the first value where memory reaches it, else plus the second."""

    def combine(old: Sequence[Any], given: Sequence[Any]) -> Sequence[Any]:
        reached = a.less_equal(limit[0], old[0])
        return [a.select(reached, a.sub(old[0], limit[0]), a.add(old[0], given[0]))]

    return a.lds_atomic(_at(a, address, offset), step, combine)


def _exchange_two(middle: str, suffix: str, dwords: int, unit_bytes: int) -> None:
    @define(
        f"ds_wrxchg2{middle}_rtn_{suffix}",
        unit="lds",
        results=[Dwords(2 * dwords)],
        sources=[ADDRESS, Dwords(dwords), Dwords(dwords), Modifier("offset0"), Modifier("offset1")],
        modifiers=["offset0", "offset1"],
    )
    def exchange(
        a: LaneAlgebra[Any], address: Any, data0: Sequence[Any], data1: Sequence[Any], first: int, second: int
    ) -> Sequence[Any]:
        """Two exchanges by one instruction; offsets count ``unit_bytes``."""
        found: list[Any] = []
        for data, offset in ((data0, first), (data1, second)):
            found += a.lds_atomic(_at(a, address, offset * unit_bytes), data, lambda old, new: new)
        return found


_INTEGERS = {
    "add": ("add", "u"), "sub": ("sub", "u"), "rsub": ("rsub", "u"), "inc": ("inc", "u"), "dec": ("dec", "u"),
    "umin": ("min", "u"), "umax": ("max", "u"), "smin": ("min", "i"), "smax": ("max", "i"),
    "and": ("and", "b"), "or": ("or", "b"), "xor": ("xor", "b"),
}  # fmt: skip
for _bits, _table in ((32, INTEGERS_32), (64, INTEGERS_64)):
    for _key, (_name, _letter) in _INTEGERS.items():
        _atomic(_name, f"{_letter}{_bits}", _table[_key])
    _atomic("wrxchg", f"b{_bits}", _table["swap"], silent=False)
    _masked_or(f"b{_bits}", _bits // 32)
    _exchange_two("", f"b{_bits}", _bits // 32, _bits // 8)
    _exchange_two("st64", f"b{_bits}", _bits // 32, 64 * _bits // 8)
for _key, _operation in {**FLOATS, **DIFFERENCES}.items():
    _head, _, _kind = _key.rpartition("_")
    _atomic(_head, _kind, _operation)
for _suffix, _compared in (("b32", U32), ("b64", U64), ("f32", F32), ("f64", F64)):
    _compare_and_store(_suffix, _compared)
_define("wrap", "b32", 1, 2, _wrap, silent=False)
