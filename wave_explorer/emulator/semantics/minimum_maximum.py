"""Minima and maxima that gfx11 and gfx12 add: of IEEE 754-2019, and one inside the other (RDNA4 ISA, chapter 16.12)."""

from __future__ import annotations

from typing import Any, TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Packed, Semantics, define
from wave_explorer.emulator.semantics.float_arithmetic import fmaximum, fminimum, ieee_maximum, ieee_minimum
from wave_explorer.emulator.semantics.integer import maximum, minimum
from wave_explorer.emulator.value_types import F16, F32, F64, I32, U32, ValueType

V = TypeVar("V")


def _of_two(mnemonic: str, kind: ValueType, operation: Semantics) -> None:
    define(mnemonic, unit="valu", results=[kind], sources=[kind, kind])(operation)


def _of_three(mnemonic: str, kind: ValueType, inner: Semantics, outer: Semantics) -> None:
    """``outer(inner(x, y), z)``."""
    define(mnemonic, unit="valu", results=[kind], sources=[kind] * 3)(lambda a, x, y, z: outer(a, inner(a, x, y), z))


for _kind in (F32, F16, F64):
    _of_two(f"v_minimum_{_kind.name}", _kind, ieee_minimum)
    _of_two(f"v_maximum_{_kind.name}", _kind, ieee_maximum)
_of_three("v_minimum3_f16", F16, ieee_minimum, ieee_minimum)
_of_three("v_maximum3_f16", F16, ieee_maximum, ieee_maximum)
for _kind in (F32, F16):
    _of_three(f"v_minimummaximum_{_kind.name}", _kind, ieee_minimum, ieee_maximum)
    _of_three(f"v_maximumminimum_{_kind.name}", _kind, ieee_maximum, ieee_minimum)
    for _num in ("_num", ""):  # gfx12, gfx11
        _of_three(f"v_minmax{_num}_{_kind.name}", _kind, fminimum, fmaximum)
        _of_three(f"v_maxmin{_num}_{_kind.name}", _kind, fmaximum, fminimum)
for _kind in (U32, I32):
    _of_three(f"v_minmax_{_kind.name}", _kind, minimum, maximum)
    _of_three(f"v_maxmin_{_kind.name}", _kind, maximum, minimum)


def _packed(mnemonic: str, each: Semantics) -> None:
    @define(
        mnemonic,
        unit="valu",
        results=[Packed(F16)],
        sources=[Packed(F16)] * 2,
        modifiers=("op_sel", "op_sel_hi", "neg_lo", "neg_hi"),
    )
    def both(a: LaneAlgebra[Any], x: tuple[Any, Any], y: tuple[Any, Any]) -> tuple[Any, Any]:
        return each(a, x[0], y[0]), each(a, x[1], y[1])


_packed("v_pk_minimum_f16", ieee_minimum)
_packed("v_pk_maximum_f16", ieee_maximum)
