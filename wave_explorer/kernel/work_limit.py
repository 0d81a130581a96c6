"""A limit on the work that sympy does for one operation, counted in lines of Python that it runs.

Sympy simplifies what it makes, and for some short expressions (a `Mod` of powers of sums, a `Max` of many fractions)
that takes minutes and all memory.  A clock would refuse on a busy machine what it takes on a quiet one, and a signal
reaches only the main thread; lines are the same everywhere.  Nothing that sympy does in C is long for operands of the
size that `value_size` lets through.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any, TypeVar

from sympy.core.cache import clear_cache

Result = TypeVar("Result")

LINES_FOR_A_TEXT = 1_000_000
"""Of a text that somebody types: about a quarter of a second. Index arithmetic of kernels needs a tenth at most."""
LINES_AFTER = 8 * LINES_FOR_A_TEXT
"""Of what was read before: sympy takes up to eight times the lines where it no longer remembers parts of it."""

_ALGEBRA = ("sympy.", "mpmath.")


class TooMuchWork(BaseException):
    """The lines of a limit are used up. No `Exception`, so that nothing on the way out takes it for its own."""


class WorkLimit:
    """Lines that are left for some operations together.

    Args:
        lines: how many there are.
    """

    def __init__(self, lines: int = LINES_FOR_A_TEXT) -> None:
        self._left = lines

    def run(self, work: Callable[..., Result], *arguments: Any) -> Result:
        """What ``work(*arguments)`` returns.

        Only lines of sympy and mpmath are interrupted, and not what generators do as they are closed: Python swallows
        what is raised in a destructor, whosever it is, and counts no lines from there on.

        The trace function of this thread (a debugger's, a coverage tool's) sees nothing of the work, and is put back.

        Raises:
            TooMuchWork: it takes more lines than are left.
        """
        before = sys.gettrace()
        running = True
        left = self._left

        def counted(frame: FrameType, event: str, argument: Any) -> Any:
            nonlocal left
            left -= 1
            # A generator that outlives the work keeps its trace function.
            if left < 0 and running and event == "line" and frame.f_globals.get("__name__", "").startswith(_ALGEBRA):
                raise TooMuchWork
            return counted

        try:
            sys.settrace(counted)
            return work(*arguments)
        except TooMuchWork:
            # Sympy notes what it does not know yet about a part of an expression while it works that out; parts that
            # were left so must not be met again.
            sys.settrace(before)
            clear_cache()
            raise
        finally:
            running = False
            sys.settrace(before)
            self._left = max(left, 0)
