"""Dual issue: two vector operations in one instruction (VOPD; RDNA3 ISA, chapter 7.6, RDNA4 ISA, chapter 7.7).

Both read their sources before either writes its result, so that ``v_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v1, v0``
exchanges two registers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


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
        results = first.compute(), second.compute()
        first.write(results[0])
        second.write(results[1])

    return execute
