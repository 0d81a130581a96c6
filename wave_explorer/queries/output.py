"""Query ``output``: an output of the newest run beside its reference, as a map of errors of any coarseness."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from wave_explorer.analysis.element_values import values
from wave_explorer.queries.registry import BadQuery, Subject, query
from wave_explorer.record import Run
from wave_explorer.record.expression import to_text
from wave_explorer.record.run import OutputCheck

MOST_ROWS = MOST_COLUMNS = 256
"""Blocks that an answer holds at most in each direction."""


class OutputParameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which output (the first wrong one), which part of it, and how many blocks are wanted.

    ``leading`` is the index of the dims before the last two, by default that of the worst element; ``rows`` and
    ``columns`` are the extent of the part from ``first_row`` and ``first_column`` on, 0 for all that is left.
    """

    name: str = ""
    leading: tuple[int, ...] | None = None
    first_row: int = 0
    first_column: int = 0
    rows: int = 0
    columns: int = 0
    most_rows: int = 96
    most_columns: int = 96


class OutputName(msgspec.Struct, frozen=True):
    """An output; ``wrong`` counts its elements beyond the tolerance, None without a reference."""

    name: str
    ok: bool | None
    wrong: int | None
    cells: int


class OutputPayload(msgspec.Struct, frozen=True):
    """Answer of ``output``; without ``error`` where ``not_known`` says why.

    A block of ``block_rows`` by ``block_columns`` elements has its largest error in ``error`` (None for an element
    that is NaN or infinite and should not be, or the reverse) and its number of wrong elements in ``wrong``.  Where
    blocks are single elements, ``got`` and ``expected`` are their values (None for one that is no finite number).
    """

    outputs: list[OutputName]
    name: str
    dtype: str
    shape: tuple[int, ...]
    dims: list[str]
    not_known: str
    tolerance: float | None
    worst: tuple[int, ...] | None
    leading: tuple[int, ...]
    total_rows: int
    total_columns: int
    first_row: int
    first_column: int
    rows: int
    columns: int
    block_rows: int
    block_columns: int
    largest: float
    error: list[list[float | None]]
    wrong: list[list[int]]
    got: list[list[float | None]] | None
    expected: list[list[float | None]] | None


@query("output", OutputParameters)
def output(subject: Subject, parameters: OutputParameters) -> OutputPayload | None:
    """One output of the newest run, None where none was made."""
    run = subject.run
    if run is None:
        return None
    if not run.data.outputs:
        raise BadQuery("the run has no outputs")
    check = _chosen(run, parameters.name)
    dims = next((a.dims for a in subject.compilation.spec.arguments if a.name == check.name), ())
    got = run.arrays.get(check.name)
    wanted = run.references.get(check.name)
    named = [_named(run, one) for one in run.data.outputs]
    if got is None or wanted is None or wanted.shape != check.shape or check.tolerance is None:
        why_not = check.note or "there is no reference to compare with"
        return _empty(check, [to_text(dim) for dim in dims], named, why_not)
    leading = _leading(check, parameters)
    actual, expected = (_matrix(array, leading) for array in (values(got, check.dtype), wanted))
    return _mapped(check, parameters, [to_text(dim) for dim in dims], named, leading, actual, expected)


def _chosen(run: Run, name: str) -> OutputCheck:
    if not name:
        return next((one for one in run.data.outputs if one.ok is False), run.data.outputs[0])
    found = next((one for one in run.data.outputs if one.name == name), None)
    if found is None:
        raise BadQuery(f"there is no output {name!r}; outputs: {', '.join(one.name for one in run.data.outputs)}")
    return found


def _named(run: Run, check: OutputCheck) -> OutputName:
    got, wanted = run.arrays.get(check.name), run.references.get(check.name)
    wrong = None
    if got is not None and wanted is not None and check.tolerance is not None and wanted.shape == check.shape:
        wrong = int(np.count_nonzero(_errors(values(got, check.dtype), wanted) > check.tolerance))
    return OutputName(check.name, check.ok, wrong, math.prod(check.shape))


def _errors(got: NDArray[np.float64], expected: NDArray[np.float64]) -> NDArray[np.float64]:
    """Absolute errors; infinite where only one side is a finite number, or the same infinity or NaN."""
    with np.errstate(invalid="ignore"):
        error = np.abs(got - expected)
    same = (got == expected) | (np.isnan(got) & np.isnan(expected))
    return np.where(same, 0.0, np.where(np.isfinite(error), error, np.inf))


def _leading(check: OutputCheck, parameters: OutputParameters) -> tuple[int, ...]:
    extents = check.shape[:-2]
    chosen = parameters.leading if parameters.leading is not None else (check.worst or (0,) * len(check.shape))[:-2]
    if len(chosen) != len(extents) or any(not 0 <= at < size for at, size in zip(chosen, extents, strict=True)):
        raise BadQuery(f"leading {list(chosen)} is outside {list(extents)}, the dims before the last two")
    return tuple(chosen)


def _matrix(array: NDArray[Any], leading: tuple[int, ...]) -> NDArray[np.float64]:
    """The last two dims at ``leading``; fewer dims are one row."""
    chosen = array[leading] if leading else array
    return np.asarray(chosen, np.float64).reshape((1,) * (2 - chosen.ndim) + chosen.shape)


def _mapped(
    check: OutputCheck,
    parameters: OutputParameters,
    dims: list[str],
    named: list[OutputName],
    leading: tuple[int, ...],
    got: NDArray[np.float64],
    expected: NDArray[np.float64],
) -> OutputPayload:
    assert check.tolerance is not None
    first_row, rows, block_rows = _window(got.shape[0], parameters.first_row, parameters.rows, parameters.most_rows)
    first_column, columns, block_columns = _window(
        got.shape[1], parameters.first_column, parameters.columns, parameters.most_columns
    )
    part = np.s_[first_row : first_row + rows, first_column : first_column + columns]
    error = _errors(got[part], expected[part])
    starts = np.arange(0, rows, block_rows), np.arange(0, columns, block_columns)
    worst = np.maximum.reduceat(np.maximum.reduceat(error, starts[0], axis=0), starts[1], axis=1)
    beyond = (error > check.tolerance).astype(np.int64)
    wrong = np.add.reduceat(np.add.reduceat(beyond, starts[0], axis=0), starts[1], axis=1)
    exact = block_rows == block_columns == 1
    return OutputPayload(
        outputs=named,
        name=check.name,
        dtype=check.dtype,
        shape=check.shape,
        dims=dims,
        not_known="",
        tolerance=check.tolerance,
        worst=check.worst,
        leading=leading,
        total_rows=got.shape[0],
        total_columns=got.shape[1],
        first_row=first_row,
        first_column=first_column,
        rows=rows,
        columns=columns,
        block_rows=block_rows,
        block_columns=block_columns,
        largest=float(error[np.isfinite(error)].max(initial=0.0)),
        error=_finite(worst),
        wrong=wrong.tolist(),
        got=_finite(got[part]) if exact else None,
        expected=_finite(expected[part]) if exact else None,
    )


def _window(extent: int, first: int, wanted: int, most: int) -> tuple[int, int, int]:
    """First element, number of elements, and elements of a block, along one direction."""
    if not 0 <= first < max(extent, 1) or wanted < 0:
        raise BadQuery(f"the part from {first} on, {wanted} long, is outside the {extent} elements that there are")
    if not 1 <= most <= MOST_ROWS:
        raise BadQuery(f"an answer holds 1 to {MOST_ROWS} blocks in each direction, not {most}")
    count = min(wanted or extent, extent - first)
    # A power of two: blocks end where tiles do, and their first elements are round numbers.
    return first, count, 1 << max(0, -(-count // most) - 1).bit_length()


def _finite(values: NDArray[np.float64]) -> list[list[float | None]]:
    return [[value if math.isfinite(value) else None for value in row] for row in values.tolist()]


def _empty(check: OutputCheck, dims: list[str], named: list[OutputName], why_not: str) -> OutputPayload:
    return OutputPayload(
        named, check.name, check.dtype, check.shape, dims, why_not, None, None, (), 0, 0, 0, 0, 0, 0, 1, 1, 0.0, [], [],
        None, None,
    )  # fmt: skip
