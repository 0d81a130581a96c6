"""Dual issue: two vector operations in one instruction (VOPD; RDNA3 ISA, chapter 7.6, RDNA4 ISA, chapter 7.7).

Both read their sources before either writes its result, so that ``v_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v1, v0``
exchanges two registers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np


class Halves(NamedTuple):
    """An operation in two steps.

    Attributes:
        compute: reads the sources and gives the results.
        write: stores them.
    """

    compute: Callable[[], Any]
    write: Callable[[Any], None]


def issued_together(first: Halves, second: Halves) -> Callable[[], None]:
    """Executes two operations as one instruction."""

    def execute() -> None:
        result = first.compute()
        held = _apart_from_registers(second.compute())
        first.write(result)
        second.write(held)

    return execute


def _apart_from_registers(value: Any) -> Any:
    """The value, which what is written to a register later does not change: a move gives the register itself."""
    return value.copy() if isinstance(value, np.ndarray) and value.base is not None else value
