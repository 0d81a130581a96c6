"""Which edited constraints a compile that failed is about."""

from __future__ import annotations

import re

import sympy

from wave_explorer.kernel.constraint_edits import Row
from wave_explorer.kernel.edit_diagnostics import edit_diagnostics
from wave_explorer.kernel.edited_kernel import EditDiagnostic, row_text
from wave_explorer.kernel.spec import KernelSpec
from wave_explorer.kernel.symbols import constraint_parts


def failure_diagnostics(spec: KernelSpec, said: str) -> tuple[EditDiagnostic, ...]:
    """The edited rows that a failed compile is about.

    Args:
        spec: what was compiled.
        said: the compiler's words.

    Returns:
        What a check finds wrong with edited rows; where none does, one for each edited row that the words name by its
        class or a symbol, and where they name none, one for each edited row.  Empty where no constraint was edited.

    Raises:
        KernelError: the kernel cannot be made at all.
    """
    rows = [row for row in spec.constraint_rows() if row.edit is not None]
    if not rows:
        return ()
    keys = {row.key for row in rows}
    foreseen = tuple(one for one in edit_diagnostics(spec) if one.severity == "error" and one.row in keys)
    if foreseen:
        return foreseen
    words = set(re.findall(r"\w+", said))
    named = [row for row in rows if words & _names(row)]
    return tuple(
        EditDiagnostic(
            row.key,
            row_text(row),
            "error",
            f"The kernel does not compile with this change of {row.name}: {said}",
            "Put the row back, or change it again; the failed pass of the record shows how far it came.",
        )
        for row in named or rows
    )


def _names(row: Row) -> set[str]:
    """Symbols and classes of a row, as it is and as it was."""
    found: set[str] = set()
    for one in (row.constraint, row.original):
        if one is not None:
            parts = [part for part in constraint_parts(one).values() if isinstance(part, sympy.Basic)]
            found |= {type(one).__name__, *(symbol.name for part in parts for symbol in part.free_symbols)}
    return found
