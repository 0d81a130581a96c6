"""Integer results that end at the limits of their type in place of wrapping (the modifier ``clamp``)."""

from __future__ import annotations

from typing import Any

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Semantics
from wave_explorer.emulator.value_types import I64, ValueType


def limits(kind: ValueType) -> tuple[int, int]:
    """The least and the greatest number of an integer type."""
    if kind.kind == "signed":
        return -(1 << kind.bits - 1), (1 << kind.bits - 1) - 1
    return 0, (1 << kind.bits) - 1


def narrowed(a: LaneAlgebra[Any], wide: Any, kind: ValueType, low: int | None = None, high: int | None = None) -> Any:
    """An i64 as ``kind``, held within ``low`` and ``high``: by default the limits of ``kind``."""
    least, greatest = limits(kind)
    bounded = a.maximum(wide, a.constant(I64, least if low is None else low))
    return a.resize(a.minimum(bounded, a.constant(I64, greatest if high is None else high)), kind)


def saturating(exact: Semantics, kind: ValueType) -> Semantics:
    """``exact``, computed on i64 of integers of 32 bits and fewer, with its result held within ``kind``."""

    def semantics(a: LaneAlgebra[Any], *sources: Any) -> Any:
        return narrowed(a, exact(a, *(a.resize(source, I64) for source in sources)), kind)

    return semantics
