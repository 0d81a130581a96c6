"""The constraints of a spec as rows of a form: fields with their text, help and choices, and what was changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from wave_lang.kernel.wave.constraints import ScaledMMAType

from wave_explorer.kernel.constraint_kinds import Field, kind_of
from wave_explorer.kernel.constraint_lines import constraint_lines
from wave_explorer.kernel.constraint_text import UNWRITABLE, constraint_text, field_text
from wave_explorer.kernel.edit_diagnostics import legal_mma_types
from wave_explorer.kernel.edited_kernel import argument_dtypes
from wave_explorer.kernel.source_text import function_text
from wave_explorer.kernel.spec import KernelSpec
from wave_explorer.record.graph import SourceLocation


@dataclass(frozen=True)
class ConstraintField:
    """A field of a row.

    Attributes:
        name, kind, help, required: as `wave_explorer.kernel.constraint_kinds` has them.
        text: its value as people write it; ``...`` for a value that has no text and can only stay.
        choices: what may stand there, where that is a list.
        changed: whether the kernel's own constraint has another value there.
        default: the text of its value where it is left out.
    """

    name: str
    kind: str
    help: str
    text: str
    choices: tuple[str, ...] = ()
    required: bool = False
    changed: bool = False
    default: str = "None"


@dataclass(frozen=True)
class ConstraintRow:
    """A constraint of a spec.

    Attributes:
        row: what `KernelSpec.edit` calls it: ``"2"``, or ``"+0"`` for one that was added.
        kind: its class.
        help: what such a constraint does.
        text: as it is now; None where it was removed.
        original: as the kernel has it itself; None where it was added.
        changed: whether these differ.
        editable: whether its class is known here; one of another class can only be removed.
        location: source line of the kernel's own constraint.
    """

    row: str
    kind: str
    help: str
    text: str | None
    original: str | None
    changed: bool
    editable: bool
    fields: tuple[ConstraintField, ...] = ()
    location: SourceLocation | None = None

    def with_field(self, name: str, text: str) -> str:
        """The text of this row with another text in one field, to be given to `KernelSpec.edit`.

        As `constraint_text` writes a constraint: what stands at its default is left out.
        """
        values = {field.name: field.text for field in self.fields}
        values[name] = text.strip() or "None"
        given = [
            f"{field.name}={values[field.name]}"
            for field in self.fields
            if field.required or field.kind == "mma_type" or values[field.name] not in ("None", field.default)
        ]
        return f"{self.kind}({', '.join(given)})"


def constraint_rows(spec: KernelSpec) -> tuple[ConstraintRow, ...]:
    """Every constraint of a spec: the kernel's own in order, removed ones included, then those that were added.

    Raises:
        KernelError: the kernel cannot be made.
    """
    made = spec.unedited()
    rows = spec.constraint_rows()
    own = [row.original for row in rows if row.original is not None]
    lines = [*constraint_lines(own, function_text(made.kernel._f)), *[None] * (len(rows) - len(own))]
    legal = legal_mma_types(spec.target_name, argument_dtypes(made))
    found: list[ConstraintRow] = []
    for row, line in zip(rows, lines, strict=True):
        shown = row.constraint if row.constraint is not None else row.original
        kind = kind_of(shown)
        found.append(
            ConstraintRow(
                row=row.key,
                kind=type(shown).__name__,
                help=kind.help if kind else "A constraint that this version of Wave Explorer does not know.",
                text=None if row.constraint is None else constraint_text(row.constraint),
                original=None if row.original is None else constraint_text(row.original),
                changed=row.edit is not None,
                editable=kind is not None,
                fields=tuple(_field(field, shown, row.original, legal) for field in kind.fields) if kind else (),
                location=line,
            )
        )
    return tuple(found)


def _field(field: Field, constraint: Any, original: Any, legal: tuple[str, ...]) -> ConstraintField:
    text = field_text(field, getattr(constraint, field.name))
    before = field_text(field, getattr(original, field.name)) if type(original) is type(constraint) else None
    return ConstraintField(
        name=field.name,
        kind=field.kind,
        help=field.help,
        text=text,
        choices=_choices(field, original, legal),
        required=field.required,
        changed=before is not None and text != before and UNWRITABLE not in (text, before),
        default=field_text(field, field.default),
    )


def _choices(field: Field, original: Any, legal: tuple[str, ...]) -> tuple[str, ...]:
    if field.kind == "flag":
        return "True", "False"
    if field.kind == "integer" and field.maximum <= 4:
        return tuple(map(str, range(field.minimum, field.maximum + 1)))
    if field.kind == "mma_type":
        kept = getattr(original, field.name, None)
        scaled = tuple(f"ScaledMMAType.{name}" for name in ScaledMMAType.__members__)
        return (*(f"MMAType.{name}" for name in legal), *(scaled if isinstance(kept, ScaledMMAType) else ()))
    return ()
