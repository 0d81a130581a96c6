"""Atomics on global memory, flat addresses and buffers (CDNA3 ISA, chapters 12.15 and 12.16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Dwords, ReturnedIf, Semantics, Slot, Special, define
from wave_explorer.emulator.semantics.access_forms import CACHE_POLICY
from wave_explorer.emulator.semantics.atomic_operations import (
    DIFFERENCES,
    FLOATS,
    INTEGERS_32,
    INTEGERS_64,
    AtomicOperation,
)

# sc0 asks for the old value; older code calls it glc.
_RETURNING = ("sc0", "glc")

_SPACES: dict[str, tuple[Slot, Semantics, tuple[str, ...]]] = {
    "global": (Special.MEMORY_ADDRESS, lambda a, address, data, new: a.atomic(address, data, new), ()),
    "flat": (Special.FLAT_ADDRESS, lambda a, address, data, new: a.flat_atomic(address, data, new), ()),
    "buffer": (
        Special.BUFFER_ADDRESS,
        lambda a, address, data, new: a.buffer_atomic(address, data, new),
        ("offen", "idxen"),
    ),
}


def _atomic(space: str, name: str, operation: AtomicOperation) -> None:
    dwords = operation.kind.dwords

    def semantics(a: LaneAlgebra[Any], address: Any, data: Sequence[Any]) -> Sequence[Any]:
        perform = _SPACES[space][1]
        result: Sequence[Any] = perform(a, address, data, lambda old, given: operation.on_dwords(a, old, given))
        return result

    _define(space, name, dwords, dwords, semantics, operation.approximation)


def _compare_and_swap(space: str, name: str, dwords: int) -> None:
    """The first half of the data is stored where memory equals the second half."""

    def semantics(a: LaneAlgebra[Any], address: Any, data: Sequence[Any]) -> Sequence[Any]:
        new, expected = data[:dwords], data[dwords:]

        def combine(old: Sequence[Any], given: Sequence[Any]) -> Sequence[Any]:
            same = a.truth(True)
            for was, wanted in zip(old, expected, strict=True):
                same = a.bit_and(same, a.equal(was, wanted))
            return [a.select(same, put, was) for put, was in zip(given, old, strict=True)]

        result: Sequence[Any] = _SPACES[space][1](a, address, new, combine)
        return result

    _define(space, name, dwords, 2 * dwords, semantics, "")


def _define(
    space: str, name: str, result_dwords: int, data_dwords: int, semantics: Semantics, approximation: str
) -> None:
    address, _, modifiers = _SPACES[space]
    result = ReturnedIf(Dwords(result_dwords), _RETURNING)
    data = Dwords(data_dwords)
    if space != "buffer":
        define(
            f"{space}_atomic_{name}",
            unit="vector-memory",
            results=[result],
            sources=[address, data],
            modifiers=("offset", *modifiers, *CACHE_POLICY),
            approximation=approximation,
        )(semantics)
        return
    # The data stand first, and the old value comes back in the same registers.
    define(
        f"buffer_atomic_{name}",
        unit="vector-memory",
        results=[ReturnedIf(Dwords(result_dwords), _RETURNING, in_data=True)],
        sources=[data, address],
        modifiers=("offset", *modifiers, *CACHE_POLICY),
        approximation=approximation,
    )(lambda a, data, address: semantics(a, address, data))


_MEMORY_FLOATS = ("add_f32", "min_f32", "max_f32", "add_f64", "min_f64", "max_f64", "pk_add_f16", "pk_add_bf16")
for _space in _SPACES:
    for _name in INTEGERS_32:
        if _name != "rsub":
            _atomic(_space, _name, INTEGERS_32[_name])
            _atomic(_space, f"{_name}_x2", INTEGERS_64[_name])
    for _name in _MEMORY_FLOATS:
        _atomic(_space, _name, FLOATS[_name])
    for _name in DIFFERENCES:
        _atomic(_space, _name, DIFFERENCES[_name])
    _compare_and_swap(_space, "cmpswap", 1)
    _compare_and_swap(_space, "cmpswap_x2", 2)
