"""A failed compile of a kernel with edited constraints names the rows that it is about."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from wave_explorer.kernel.errors import KernelError
from wave_explorer.kernel.failed_edits import failure_diagnostics
from wave_explorer.kernel.spec import KernelSpec
from wave_explorer.record import CompileError, SpecData

MOST_NAMED = 6
"""Rows that one error names."""


def naming_rows(error: CompileError, spec: KernelSpec) -> CompileError:
    """The error with the rows that it is about in ``constraint``, and with what a check of them says.

    Args:
        error: of the compile.
        spec: what was compiled.
    """
    try:
        found = failure_diagnostics(spec, f"{error.summary} {error.constraint}")
    except KernelError:  # a kernel that can be made only once: the error stands as it is
        return error
    if not found:
        return error
    first = found[0]
    foreseen = error.summary not in first.message
    return msgspec.structs.replace(
        error,
        summary=f"{first.message} ({error.summary})" if foreseen else error.summary,
        advice=first.fix if foreseen else error.advice or first.fix,
        constraint=_line((one.row, one.constraint) for one in found),
    )


def naming_refused_rows(error: KernelError, spec: KernelSpec) -> KernelError:
    """A kernel that could not be made, with the rows that it is about in ``constraint``."""
    if not spec.constraint_edits or error.constraint.startswith("row "):
        return error
    plain = CompileError(error.summary, constraint=error.constraint, advice=error.advice)
    named = naming_rows(plain, spec)
    return KernelError(
        named.summary,
        advice=named.advice,
        location=error.location,
        constraint=named.constraint,
        symbol=error.symbol,
        node=error.node,
    )


def naming_all_rows(error: CompileError, spec: SpecData) -> CompileError:
    """The error of a compile that ended without words of its own, with every edited row in ``constraint``.

    Args:
        error: of a crash, or of the end of the time that it was given; any other stays as it is.
        spec: what is known of what was compiled.
    """
    if error.kind not in ("crash", "timeout") or not spec.constraint_edits:
        return error
    added = iter(range(len(spec.constraint_edits)))
    rows = [
        (f"+{next(added)}" if edit.row is None else str(edit.row), edit.text or "removed")
        for edit in spec.constraint_edits
    ]
    return msgspec.structs.replace(error, constraint=_line(rows))


def _line(rows: Iterable[tuple[str, str]]) -> str:
    named = list(dict.fromkeys(f"row {key}: {text}" for key, text in rows))
    more = f"; {len(named) - MOST_NAMED} more" if len(named) > MOST_NAMED else ""
    return "; ".join(named[:MOST_NAMED]) + more
