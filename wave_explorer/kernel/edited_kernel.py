"""A kernel with edited constraints as the checks of them see it, and what a check finds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

import sympy
from wave_lang.kernel.ops.wave_ops import get_custom

from wave_explorer.kernel.clone import clone, is_memory
from wave_explorer.kernel.constraint_edits import Row
from wave_explorer.kernel.constraint_text import constraint_text
from wave_explorer.kernel.errors import said_by
from wave_explorer.kernel.factory import Made
from wave_explorer.kernel.front_end_lock import front_end_lock
from wave_explorer.kernel.value_size import finite, is_small, number_text
from wave_explorer.kernel.work_limit import TooMuchWork, WorkLimit


@dataclass(frozen=True)
class EditDiagnostic:
    """One finding about a row.

    Attributes:
        row: ``"2"`` or ``"+0"``; empty where a row is missing.
        constraint: its text.
        severity: an ``error`` cannot work, a ``warning`` is surely not meant.
        message: what is wrong.
        fix: what to do.
    """

    row: str
    constraint: str
    severity: Literal["error", "warning"]
    message: str
    fix: str


def row_text(row: Row) -> str:
    """The text of a row, of a removed one as it was."""
    return constraint_text(row.constraint if row.constraint is not None else row.original)


class EditedKernel:
    """An edited kernel as the checks see it.

    Args:
        rows: of the constraints, as they are and as they were.
        unedited, edited: the kernel made afresh, without the edits and with them.
        target: AMD target.
        dynamic: names of symbols that get their value at launch.
    """

    def __init__(
        self, rows: tuple[Row, ...], unedited: Made, edited: Made, target: str, dynamic: Iterable[str]
    ) -> None:
        self.rows = rows
        self.target = target
        self.dtypes_of_inputs = argument_dtypes(unedited)
        self.edited = edited
        self.unedited = unedited
        later = {*map(str, edited.dynamic_symbols), *dynamic}
        self._known = {one: sympy.sympify(size) for one, size in edited.subs.items() if str(one) not in later}
        self._worked_out: dict[Any, tuple[Any, str]] = {}

    def of(self, kind: type) -> list[Row]:
        """Rows that hold a constraint of a class."""
        return [row for row in self.rows if isinstance(row.constraint, kind)]

    def number(self, value: Any) -> Any:
        """A size as a number, None where it is only known at launch, has no value, or has more than 64 bits."""
        if value is None:
            return None
        made, trouble = self.worked_out(value)
        return made if not trouble and isinstance(made, sympy.Expr) and made.is_number and made.is_finite else None

    def worked_out(self, value: Any) -> tuple[Any, str]:
        """An expression or condition for the values that the symbols have, as far as they are known before a launch.

        With it, empty where all is well, what is wrong with its value: the end of a sentence about it.
        """
        expression = sympy.sympify(value)
        if expression not in self._worked_out:
            self._worked_out[expression] = self._new_value(expression)
        return self._worked_out[expression]

    def _new_value(self, expression: Any) -> tuple[Any, str]:
        try:
            made, is_finite = WorkLimit().run(lambda: finite(expression.xreplace(self._known)))
        except TooMuchWork:
            return None, "takes too long to work out"
        except ZeroDivisionError:
            return None, "divides by 0"
        except (ArithmeticError, TypeError, ValueError, RecursionError) as error:
            return None, f"cannot be worked out: {said_by(error)}"
        if not is_finite:
            return None, "is no finite number"
        if isinstance(made, sympy.Rational) and not is_small(made):
            return None, f"is {number_text(made)}, which does not fit in 64 bits"
        return made, ""

    @cached_property
    def graph(self) -> list[Any]:
        """Operations of the kernel from a trace of a clone; empty where it cannot be traced."""
        try:
            with front_end_lock:
                return [get_custom(node) for node in clone(self.unedited.kernel)._trace().walk(lambda node: True)]
        except (Exception, SystemExit):  # the compile reports a kernel that cannot be traced, with the line
            return []

    def found(self, row: Row | None, message: str, fix: str, *, warn: bool = False) -> EditDiagnostic:
        """A finding about a row."""
        return EditDiagnostic(
            row.key if row else "", row_text(row) if row else "", "warning" if warn else "error", message, fix
        )

    def removed(self, kind: type, dim: Any = None) -> Row | None:
        """The row of a class (and dim) that was removed or became something else."""
        for row in self.rows:
            if (
                isinstance(row.original, kind)
                and row.edit is not None
                and dim in (None, getattr(row.original, "dim", 0))
            ):
                return row
        return None


def argument_dtypes(made: Made) -> tuple[str, ...]:
    """Element types of a kernel's arguments."""
    annotations = made.kernel._f.__annotations__.values()
    return tuple(dict.fromkeys(str(one.dtype) for one in annotations if is_memory(one)))
