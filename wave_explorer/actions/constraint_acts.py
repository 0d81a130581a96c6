"""What a person does to constraints in a view (type, fill in, add, remove, put back), and the rows of that view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from wave_explorer.actions.constraint_draft import DraftRow
from wave_explorer.actions.draft import Draft
from wave_explorer.record.graph import SourceLocation

if TYPE_CHECKING:
    from wave_explorer.kernel.edited_kernel import EditDiagnostic


class SetConstraint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``set_constraint``: gives a row another text."""

    row: str
    text: str


class SetConstraintField(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``set_constraint_field``: gives one field of a row another text; an empty one leaves the field out."""

    row: str
    field: str
    text: str


class AddConstraint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``add_constraint``: a new row of a class, to be filled in."""

    kind: str


class RemoveConstraint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``remove_constraint``: takes a row out."""

    row: str


class ResetConstraint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``reset_constraint``: puts the kernel's own constraint back in a row."""

    row: str


REQUESTS: dict[str, type[msgspec.Struct]] = {
    "set_constraint": SetConstraint, "set_constraint_field": SetConstraintField, "add_constraint": AddConstraint,
    "remove_constraint": RemoveConstraint, "reset_constraint": ResetConstraint,
}  # fmt: skip
"""Parameters of each action by its name."""


def act_on_constraints(draft: Draft, name: str, parameters: Mapping[str, Any]) -> None:
    """Carries out one of :data:`REQUESTS`.

    Raises:
        ValueError: the parameters are not those of the action.
        KernelError: there is no such row, field or class.
    """
    try:
        request = msgspec.convert(dict(parameters), REQUESTS[name])
    except msgspec.ValidationError as error:
        raise ValueError(f"{name}: {error}") from error
    match request:
        case SetConstraint(row, text):
            draft.set_constraint(row, text)
        case SetConstraintField(row, field, text):
            draft.set_constraint_field(row, field, text)
        case AddConstraint(kind):
            draft.add_constraint(kind)
        case RemoveConstraint(row):
            draft.remove_constraint(row)
        case ResetConstraint(row):
            draft.reset_constraint(row)


class FieldRow(msgspec.Struct, frozen=True):
    """A field of a constraint; ``choices`` is empty where any text may stand."""

    name: str
    help: str
    text: str
    choices: list[str]
    required: bool
    changed: bool


class TroubleRow(msgspec.Struct, frozen=True):
    """Why a text cannot be read; ``position`` is the wrong character, 0-based, None where it is no character."""

    message: str
    fix: str
    position: int | None


class FindingRow(msgspec.Struct, frozen=True):
    """What cannot work (``error``) or is surely not meant (``warning``)."""

    severity: str
    message: str
    fix: str


class ConstraintEditRow(msgspec.Struct, frozen=True):
    """A row of the constraint editor.

    ``text`` is as typed, of a removed row as it was; ``original`` is the kernel's own, None where the row was added;
    ``changed`` compares with that, ``edited`` with the variant on view. A row that is not ``editable`` is of a class
    that is not known here and can only be removed.
    """

    row: str
    kind: str
    help: str
    text: str
    original: str | None
    removed: bool
    changed: bool
    edited: bool
    editable: bool
    trouble: TroubleRow | None
    findings: list[FindingRow]
    fields: list[FieldRow]
    location: SourceLocation | None


class ConstraintKindRow(msgspec.Struct, frozen=True):
    """A class of constraints that can be added."""

    name: str
    help: str


def constraint_edit_rows(draft: Draft | None) -> dict[str, list[dict[str, Any]]]:
    """The views' ``SessionState.constraints``, ``.constraint_kinds`` and ``.constraint_findings`` (those of no row)."""
    if draft is None:
        return {"constraints": [], "constraint_kinds": [], "constraint_findings": []}
    from wave_explorer.kernel.constraint_kinds import CONSTRAINT_KINDS

    kinds = [ConstraintKindRow(kind.name, kind.help) for kind in CONSTRAINT_KINDS.values()]
    rows = [_row(row) for row in draft.constraint_rows()]
    return {
        "constraints": msgspec.to_builtins(rows),
        "constraint_kinds": msgspec.to_builtins(kinds),
        "constraint_findings": msgspec.to_builtins([_finding(one) for one in draft.constraint_findings()]),
    }


def _finding(found: EditDiagnostic) -> FindingRow:
    return FindingRow(found.severity, found.message, found.fix)


def _row(row: DraftRow) -> ConstraintEditRow:
    known, trouble = row.known, row.trouble
    return ConstraintEditRow(
        row=known.row,
        kind=known.kind,
        help=known.help,
        text=row.text if row.text is not None else row.base or known.original or "",
        original=known.original,
        removed=row.text is None,
        changed=row.text != known.original,
        edited=row.edited,
        editable=known.editable,
        trouble=None if trouble is None else TroubleRow(trouble.message, trouble.fix, trouble.position),
        findings=[_finding(one) for one in row.findings],
        fields=[
            FieldRow(field.name, field.help, field.text, list(field.choices), field.required, field.changed)
            for field in known.fields
        ],
        location=known.location,
    )
