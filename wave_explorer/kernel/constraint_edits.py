"""Changes of a kernel's constraints as plain data, and a freshly made kernel with them.

A row is a place in the kernel's own list of constraints.  Rows are never renumbered: a removed row leaves a gap, and
added constraints are rows of their own, ``+0``, ``+1``, behind the kernel's.
"""

from __future__ import annotations

import keyword
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import EllipsisType
from typing import TYPE_CHECKING, Any

import sympy
from wave_lang.kernel._support.indexing import index_symbol
from wave_lang.kernel.wave.constraints import WorkgroupConstraint
from wave_lang.kernel.wave.wave import LaunchableWave

from wave_explorer.kernel.constraint_text import constraint_text, read_constraint, same_constraint
from wave_explorer.kernel.errors import KernelError, shown
from wave_explorer.kernel.expression_text import Names, symbols_by_name
from wave_explorer.kernel.symbols import symbol_uses
from wave_explorer.kernel.typed_text import TextError
from wave_explorer.kernel.work_limit import LINES_AFTER, LINES_FOR_A_TEXT, TooMuchWork, WorkLimit

if TYPE_CHECKING:
    from wave_explorer.kernel.spec import BuiltKernel

MOST_ADDED = 100
"""Constraints that can be added to one kernel."""

Change = str | None | EllipsisType
"""New text, None to remove, ``...`` to put the kernel's own constraint back."""
Changes = Mapping[int, Change] | Mapping[str, Change] | Mapping[int | str, Change] | Iterable[tuple[int | str, Change]]


@dataclass(frozen=True)
class ConstraintEdit:
    """One change.

    Attributes:
        row: place in the kernel's own list, 0-based; None adds a constraint.
        text: the constraint as people write it; None removes the row.
        kind: class of the constraint that stood in the row when it was edited; empty where one is added.
    """

    row: int | None
    text: str | None
    kind: str = ""


@dataclass(frozen=True)
class Row:
    """A constraint of an edited kernel.

    Attributes:
        key: ``"2"`` for a place in the kernel's own list, ``"+0"`` for a constraint that was added.
        constraint: as it is now; None where it was removed.
        original: the kernel's own; None where it was added.
        edit: what was changed, if anything was.
    """

    key: str
    constraint: Any
    original: Any
    edit: ConstraintEdit | None = None

    @property
    def name(self) -> str:
        """What messages call it: ``row 2 (WaveConstraint)``."""
        shown_one = self.constraint if self.constraint is not None else self.original
        return f"row {self.key} ({type(shown_one).__name__})"


def changed_edits(
    edits: tuple[ConstraintEdit, ...], changes: Changes, kernel: LaunchableWave, names: Names
) -> tuple[ConstraintEdit, ...]:
    """Edits with some changes made: rows of the kernel in order, then what is added.

    Args:
        edits: as they were.
        changes: by row: a place in the kernel's own list (``2`` or ``"2"``), ``"+"`` to add one, ``"+0"`` for one that
            was added. Text that says what the kernel's own constraint says takes the change back.
        kernel: made afresh, without edits.
        names: symbols that may be named.

    Raises:
        KernelError: no such row, or text that cannot be read; it names the row and points at the character.
    """
    rows = {edit.row: edit for edit in edits if edit.row is not None}
    added: list[ConstraintEdit | None] = [edit for edit in edits if edit.row is None]
    for key, text in changes.items() if isinstance(changes, Mapping) else changes:
        place, is_added = _place(key, len(kernel.constraints), len(added))
        if is_added:
            if text is ...:
                text = None
            edit = None if text is None else ConstraintEdit(None, _checked(text, f"+{place}", names, None)[0])
            if place == len(added):
                if text is None:
                    raise KernelError("Row + adds a constraint, and there is no text of one.", constraint="row +")
                added.append(edit)
            else:
                added[place] = edit
            continue
        original = kernel.constraints[place]
        rows.pop(place, None)
        if text is ...:
            continue
        kind = type(original).__name__
        if text is None:
            rows[place] = ConstraintEdit(place, None, kind)
            continue
        new, made = _checked(text, str(place), names, original)
        if not same_constraint(made, original):
            rows[place] = ConstraintEdit(place, new, kind)
    left = [edit for edit in added if edit is not None]
    if len(left) > MOST_ADDED:
        raise KernelError(f"At most {MOST_ADDED} constraints can be added.", constraint=f"row +{MOST_ADDED}")
    return (*(rows[place] for place in sorted(rows)), *left)


def edited_rows(kernel: LaunchableWave, edits: Iterable[ConstraintEdit], names: Names) -> tuple[Row, ...]:
    """Every row of an edited kernel, with new constraint objects for the edited ones.

    Args:
        kernel: made afresh, without edits; its constraints are the unedited ones.
        edits: what was changed.
        names: symbols that may be named.

    Raises:
        KernelError: a row that the kernel no longer has, or text that no longer fits it; it names the row.
    """
    by_row = {edit.row: edit for edit in edits if edit.row is not None}
    rows: list[Row] = []
    for place, original in enumerate(kernel.constraints):
        edit = by_row.pop(place, None)
        if edit is None:
            rows.append(Row(str(place), original, original))
            continue
        if edit.kind and edit.kind != type(original).__name__:
            raise _gone(edit, f"is a {type(original).__name__} now")
        text = edit.text
        made = None if text is None else _read(text, str(place), names, original, LINES_AFTER)
        rows.append(Row(str(place), made, original, edit))
    for edit in by_row.values():
        raise _gone(edit, f"is none of its {len(kernel.constraints)} rows")
    for place, edit in enumerate(edit for edit in edits if edit.row is None):
        rows.append(Row(f"+{place}", _read(edit.text or "", f"+{place}", names, None, LINES_AFTER), None, edit))
    return tuple(rows)


def with_constraints(kernel: LaunchableWave, constraints: Iterable[Any], rows: Iterable[Row]) -> LaunchableWave:
    """A kernel like ``kernel`` with other constraints, and with all that Wave derives from them made anew.

    Args:
        kernel: never compiled; not to be used afterwards.
        constraints: in order.
        rows: as which they were edited, for the error.

    Raises:
        KernelError: Wave makes no grid of these constraints.
    """
    listed = list(constraints)
    for constraint in listed:
        if isinstance(constraint, WorkgroupConstraint):
            # The kernel's own constructor put the tile of a DeviceConstraint here, which may be gone now.
            constraint.per_device_dim = constraint.dim
    try:
        return WorkLimit(LINES_AFTER).run(type(kernel), listed, kernel._name, kernel._f)
    except TooMuchWork:
        raise KernelError(
            "The grid of the edited constraints takes too long to work out.",
            advice="Write their sizes simpler.",
            constraint=_edited(rows),
        ) from None
    except (ValueError, AssertionError, TypeError, ArithmeticError) as error:
        raise KernelError(
            f"Wave makes no grid of the edited constraints: {' '.join(str(error).split())[:200].rstrip('.')}.",
            advice="Each axis of the grid and of the devices takes one constraint, and each dimension one of a kind.",
            constraint=_edited(rows),
        ) from error


def _edited(rows: Iterable[Row]) -> str:
    return ", ".join(f"row {row.key}" for row in rows if row.edit is not None)


def known_names(kernel: LaunchableWave, subs: Mapping[Any, Any], more: Iterable[str] = ()) -> Names:
    """The symbols that an edit may name: those of the kernel and its hyperparameters, and new ones by name.

    Args:
        kernel: made afresh.
        subs: its hyperparameters by symbol.
        more: names that are given a value beside the edit; one that no symbol has becomes a new symbol.
    """
    found: list[Any] = [*symbol_uses(kernel), *subs, *kernel.bound_scalar_symbols, *_keys(kernel)]
    known = symbols_by_name(s for s in found if isinstance(s, sympy.Symbol) and not s.name.startswith("$"))
    new = [index_symbol(name) for name in more if name not in known and is_symbol_name(name)]
    return {**known, **symbols_by_name(new)}


def is_symbol_name(name: str) -> bool:
    """Whether a new symbol may have this name."""
    return name.isascii() and name.isidentifier() and not keyword.iskeyword(name) and len(name) <= 80


def edited_constraints(built: BuiltKernel) -> tuple[Any, ...]:
    """The constraint objects that a kernel is compiled with, in order, edits included."""
    return tuple(built.kernel.constraints)


def _keys(kernel: LaunchableWave) -> Iterable[Any]:
    """Dims of vector_shapes and iterators of bindings, which need no value and so are no uses of a symbol."""
    for constraint in kernel.constraints:
        for pairs in (getattr(constraint, "vector_shapes", None), getattr(constraint, "bindings", None)):
            for key, value in pairs.items() if isinstance(pairs, Mapping) else ():
                yield key
                yield from sympy.sympify(value).free_symbols


def _place(key: int | str, own: int, added: int) -> tuple[int, bool]:
    """Place of a row, and whether it is one that was added; the place behind the last one is a new row."""
    text = str(key).strip() if isinstance(key, int | str) and not isinstance(key, bool) else ""
    if text == "+":
        return added, True
    is_added, digits = text.startswith("+"), text.removeprefix("+")
    if digits.isascii() and digits.isdigit() and len(digits) < 10:
        place = int(digits)
        if place < (added if is_added else own):
            return place, is_added
    rows = f"0 to {own - 1}" if own else "none"
    more = f", and +0 to +{added - 1} that were added" if added else ""
    raise KernelError(
        f"{shown(key)} is no row of the constraints.",
        advice=f"constraints takes text by row: rows are {rows}{more}; + adds one.",
        constraint=f"row {text[:20]}",
    )


def _checked(text: Any, key: str, names: Names, original: Any) -> tuple[str, Any]:
    """The text to keep, as Wave Explorer writes it where that is read as the same constraint; and the constraint."""
    if not isinstance(text, str):
        raise KernelError(
            f"Row {key}: a constraint is text, not {shown(text)}.",
            advice="constraints takes text by row, None to remove a row, ... to put the kernel's own back.",
            constraint=f"row {key}",
        )
    made = _read(text, key, names, original)
    written = constraint_text(made)
    if written == text.strip():
        return written, made
    try:
        again = read_constraint(written, names, original)
    except TextError:
        return text.strip(), made
    return written if same_constraint(made, again) else text.strip(), made


def _read(text: str, key: str, names: Names, original: Any, lines: int = LINES_FOR_A_TEXT) -> Any:
    try:
        return read_constraint(text, names, original, lines)
    except TextError as error:
        raise KernelError(
            f"Row {key}: {error.summary[0].lower()}{error.summary[1:]}",
            advice=error.advice,
            constraint=f"row {key}",
            symbol=error.symbol,
        ) from error


def _gone(edit: ConstraintEdit, why: str) -> KernelError:
    return KernelError(
        f"Row {edit.row} was edited as a {edit.kind or 'constraint'}, and in the kernel as it is made now it {why}.",
        advice=f"Put the row back: edit(constraints={{{edit.row}: ...}}), or take back what changed the kernel.",
        constraint=f"row {edit.row}",
    )
