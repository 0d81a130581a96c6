"""Vector compares, which write a predicate of the active lanes (CDNA3 ISA, chapter 12.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Special, define
from wave_explorer.emulator.value_types import F16, F32, F64, I16, I32, I64, U16, U32, U64, ValueType

_Test = Callable[[LaneAlgebra[Any], Any, Any], Any]

# For integers and, as the ordered compares, for floats.
_TESTS: dict[str, _Test] = {
    "lt": lambda a, x, y: a.less(x, y),
    "eq": lambda a, x, y: a.equal(x, y),
    "le": lambda a, x, y: a.less_equal(x, y),
    "gt": lambda a, x, y: a.less(y, x),
    "ge": lambda a, x, y: a.less_equal(y, x),
}

_INTEGERS = {"u32": U32, "i32": I32, "u64": U64, "i64": I64, "u16": U16, "i16": I16}
_FLOATS = {"f32": F32, "f16": F16, "f64": F64}


def _compare(mnemonic: str, kind: ValueType, test: _Test) -> None:
    define(mnemonic, unit="valu", results=[Special.MASK], sources=[kind, kind])(test)
    # v_cmpx makes the predicate the new EXEC; gfx9 writes it as a mask too.
    define(
        mnemonic.replace("v_cmp_", "v_cmpx_"),
        unit="valu",
        results=[Special.MASK_ON_GFX9, Special.EXEC],
        sources=[kind, kind],
    )(lambda a, x, y: (test(a, x, y),) * 2)


def _negated(test: _Test) -> _Test:
    return lambda a, x, y: a.bit_not(test(a, x, y))


for _suffix, _kind in _INTEGERS.items():
    for _name, _test in _TESTS.items():
        _compare(f"v_cmp_{_name}_{_suffix}", _kind, _test)
    _compare(f"v_cmp_ne_{_suffix}", _kind, _negated(_TESTS["eq"]))

FLOAT_TESTS: dict[str, _Test] = {
    **_TESTS,
    **{f"n{name}": _negated(_TESTS[name]) for name in ("lt", "le", "gt", "ge")},
    "neq": _negated(_TESTS["eq"]),
    "lg": lambda a, x, y: a.bit_or(a.less(x, y), a.less(y, x)),
    "nlg": lambda a, x, y: a.bit_not(a.bit_or(a.less(x, y), a.less(y, x))),
    "o": lambda a, x, y: a.bit_not(a.bit_or(a.is_nan(x), a.is_nan(y))),
    "u": lambda a, x, y: a.bit_or(a.is_nan(x), a.is_nan(y)),
}
"""Compares of floats by name; those with an ``n`` hold where a NaN is compared."""

for _suffix, _kind in _FLOATS.items():
    for _name, _test in FLOAT_TESTS.items():
        _compare(f"v_cmp_{_name}_{_suffix}", _kind, _test)

# Compares that always or never hold; the names for floats and integers differ.
for _kinds, _always in ((_INTEGERS, "t"), (_FLOATS, "tru")):
    for _suffix, _kind in _kinds.items():
        _compare(f"v_cmp_f_{_suffix}", _kind, lambda a, x, y: a.truth(False))
        _compare(f"v_cmp_{_always}_{_suffix}", _kind, lambda a, x, y: a.truth(True))
