"""Packed arithmetic: two values in one operand (CDNA3 ISA, VOP3P)."""

from __future__ import annotations

from typing import Any

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import OldResult, Packed, Semantics, define
from wave_explorer.emulator.semantics.float_arithmetic import ieee_maximum, ieee_minimum
from wave_explorer.emulator.semantics.saturation import saturating
from wave_explorer.emulator.value_types import F16, F32, I16, U16, U32, ValueType

_SELECTORS = ("op_sel", "op_sel_hi", "neg_lo", "neg_hi")
_INTEGER_SELECTORS = ("op_sel", "op_sel_hi")


def _twice(each: Semantics) -> Semantics:
    def semantics(a: LaneAlgebra[Any], *pairs: tuple[Any, Any]) -> tuple[Any, Any]:
        low = each(a, *(pair[0] for pair in pairs))
        high = each(a, *(pair[1] for pair in pairs))
        return low, high

    return semantics


def _both(mnemonic: str, kind: ValueType, sources: int, each: Semantics, *, clamps: bool = False) -> None:
    """``clamps``: an integer operation that takes ``clamp``; a float one always does."""
    selectors = _SELECTORS if kind.kind == "float" else _INTEGER_SELECTORS
    packed = Packed(kind)
    saturated = _twice(saturating(each, kind)) if clamps else None
    define(
        mnemonic, unit="valu", results=[packed], sources=[packed] * sources, modifiers=selectors, saturated=saturated
    )(_twice(each))


for _suffix, _kind in (("f16", F16), ("f32", F32)):
    _both(f"v_pk_add_{_suffix}", _kind, 2, lambda a, x, y: a.fadd(x, y))
    _both(f"v_pk_mul_{_suffix}", _kind, 2, lambda a, x, y: a.fmul(x, y))
    _both(f"v_pk_fma_{_suffix}", _kind, 3, lambda a, x, y, z: a.fma(x, y, z))
_both("v_pk_min_f16", F16, 2, lambda a, x, y: a.fminimum(x, y))
_both("v_pk_max_f16", F16, 2, lambda a, x, y: a.fmaximum(x, y))

_both("v_pk_minimum3_f16", F16, 3, lambda a, x, y, z: ieee_minimum(a, ieee_minimum(a, x, y), z))
_both("v_pk_maximum3_f16", F16, 3, lambda a, x, y, z: ieee_maximum(a, ieee_maximum(a, x, y), z))
define("v_pk_fmac_f16", unit="valu", results=[Packed(F16)], sources=[Packed(F16), Packed(F16), OldResult(Packed(F16))])(
    _twice(lambda a, x, y, z: a.fma(x, y, z))
)

for _suffix, _kind in (("u16", U16), ("i16", I16)):
    _both(f"v_pk_add_{_suffix}", _kind, 2, lambda a, x, y: a.add(x, y), clamps=True)
    _both(f"v_pk_sub_{_suffix}", _kind, 2, lambda a, x, y: a.sub(x, y), clamps=True)
    _both(f"v_pk_mad_{_suffix}", _kind, 3, lambda a, x, y, z: a.add(a.mul(x, y), z), clamps=True)
    _both(f"v_pk_min_{_suffix}", _kind, 2, lambda a, x, y: a.minimum(x, y))
    _both(f"v_pk_max_{_suffix}", _kind, 2, lambda a, x, y: a.maximum(x, y))
_both("v_pk_mul_lo_u16", U16, 2, lambda a, x, y: a.mul(x, y))
_both("v_pk_lshlrev_b16", U16, 2, lambda a, x, y: a.shift_left(y, x))
_both("v_pk_lshrrev_b16", U16, 2, lambda a, x, y: a.shift_right(y, x))
_both("v_pk_ashrrev_i16", I16, 2, lambda a, x, y: a.shift_right(y, x))


@define("v_pk_mov_b32", unit="valu", results=[Packed(U32)], sources=[Packed(U32)] * 2, modifiers=_INTEGER_SELECTORS)
def packed_move(a: LaneAlgebra[Any], x: tuple[Any, Any], y: tuple[Any, Any]) -> tuple[Any, Any]:
    """The low result from the first source, the high one from the second, each chosen by op_sel."""
    return x[0], y[0]
