"""The constraints a user is editing: texts by row on top of one spec, each checked as soon as it is typed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from wave_explorer.kernel.errors import KernelError

if TYPE_CHECKING:
    from wave_explorer.kernel import KernelSpec
    from wave_explorer.kernel.constraint_edits import Change
    from wave_explorer.kernel.constraint_rows import ConstraintRow
    from wave_explorer.kernel.edited_kernel import EditDiagnostic

    Seen = tuple[KernelSpec, tuple[EditDiagnostic, ...]]

MOST_CHARACTERS_KEPT = 20_000
"""Of a typed text; the parser reads fewer, and says so."""


@dataclass(frozen=True)
class RowTrouble:
    """Why the text of a row cannot be read, and where.

    Attributes:
        position: of the character that is wrong, 0-based; None where it is no character.
    """

    message: str
    fix: str
    position: int | None = None


@dataclass(frozen=True)
class DraftRow:
    """A row as the draft has it.

    Attributes:
        known: the row as the compiler room describes it, with the newest text of it that can be read.
        text: as typed; None where it is removed.
        base: as it is in the variant on view; None where that has no such row, or has it removed.
        trouble: why the text cannot be read.
        findings: what cannot work about it.
    """

    known: ConstraintRow
    text: str | None
    base: str | None
    trouble: RowTrouble | None = None
    findings: tuple[EditDiagnostic, ...] = ()

    @property
    def edited(self) -> bool:
        """Whether it differs from the variant on view."""
        return self.text != self.base


class ConstraintDraft:
    """Edits of the constraints of one spec; rows that it adds are called ``+0``, ``+1`` behind those of the spec.

    Args:
        base: what the edits start from.
        seen: what a draft before this one found in a spec; it is kept where that spec is the base now.

    Attributes:
        seen: the spec that was looked at last, with what was found.
    """

    def __init__(self, base: KernelSpec, seen: Seen | None = None) -> None:
        self._base = base
        self.seen = seen if seen is not None and seen[0] == base else None
        self._changes: dict[str, Change] = {}
        self._known: dict[str, ConstraintRow] | None = None
        self._base_texts: dict[str, str | None] = {}
        self._troubles: dict[str, RowTrouble] = {}
        self._findings = self._of_the_base = _by_row(self.seen[1] if self.seen is not None else ())
        self._next = 0

    @property
    def changes(self) -> Mapping[str, Change]:
        """Edited rows: text, None to remove, ``...`` to put the kernel's own back."""
        return self._changes

    @property
    def troubles(self) -> Mapping[str, RowTrouble]:
        """Rows that cannot be read."""
        return self._troubles

    @property
    def findings(self) -> tuple[EditDiagnostic, ...]:
        """What cannot work and stands in no row: a constraint that the kernel lacks, a check that could not be made."""
        return self._findings.get("", ())

    def rows(self) -> tuple[DraftRow, ...]:
        """Every row: the kernel's own, then those that were added."""
        known = self._rows()
        return tuple(
            DraftRow(
                row, self._text(key), self._base_texts.get(key), self._troubles.get(key), self._findings.get(key, ())
            )
            for key, row in known.items()
        )

    def set(self, key: str, text: str) -> None:
        """Gives a row another text; what it is in the base takes the edit back.

        Raises:
            KernelError: there is no such row.
        """
        known, text = self._row(key), text.strip()[:MOST_CHARACTERS_KEPT]
        if key in self._base_texts and text == self._base_texts[key]:
            self._changes.pop(key, None)
        else:
            self._changes[key] = ... if text == known.original else text

    def set_field(self, key: str, name: str, text: str) -> None:
        """Gives one field of a row another text.

        Raises:
            KernelError: there is no such row or field.
        """
        known = self._row(key)
        if name not in {field.name for field in known.fields}:
            raise KernelError(f"row {key} ({known.kind}) has no field {name!r}")
        self.set(key, known.with_field(name, text))

    def add(self, kind: str) -> str:
        """Adds a constraint of a class, with a text to go on from; returns its row.

        Raises:
            KernelError: there is no such class.
        """
        from wave_explorer.kernel.constraint_kinds import CONSTRAINT_KINDS
        from wave_explorer.kernel.constraint_rows import ConstraintRow
        from wave_explorer.kernel.new_constraint import starting_text

        if kind not in CONSTRAINT_KINDS:
            raise KernelError(f"there is no class of constraints {kind[:80]!r}")
        known = self._rows()
        key = f"+{self._next}"
        self._next += 1
        text = starting_text(kind, self._base)
        known[key] = ConstraintRow(key, kind, CONSTRAINT_KINDS[kind].help, text, None, changed=True, editable=True)
        self._changes[key] = text
        return key

    def remove(self, key: str) -> None:
        """Removes a row; one that the draft added is gone at once.

        Raises:
            KernelError: there is no such row.
        """
        self._row(key)
        if key not in self._base_texts:
            self._forget(key)
        elif self._base_texts[key] is None:
            self._changes.pop(key, None)
        else:
            self._changes[key] = None

    def reset(self, key: str | None = None) -> None:
        """Takes back every edit, or puts the kernel's own constraint back in one row; a row that was added goes.

        Raises:
            KernelError: there is no such row.
        """
        if key is None:
            for one in list(self._changes):
                if one not in self._base_texts:
                    self._forget(one)
            self._changes.clear()
            return
        known = self._row(key)
        if known.original is None:
            self.remove(key)
        elif self._base_texts[key] == known.original:
            self._changes.pop(key, None)
        else:
            self._changes[key] = ...

    def check(self, base: KernelSpec) -> KernelSpec:
        """Reads every edited row, looks for what cannot work, and returns ``base`` with the rows that can be read.

        Args:
            base: the spec that the edits start from, with what else the draft changes.
        """
        self._troubles, self._findings = {}, {}
        if base is self._base and not self._changes:
            self._known = None
            self._findings = self._of_the_base
            return base
        for key, change in self._changes.items():
            trouble = self._trouble_of(base, key, change)
            if trouble is not None:
                self._troubles[key] = trouble
        readable = {key: change for key, change in self._changes.items() if key not in self._troubles}
        try:
            spec = self.applied(base, readable)
        except KernelError as error:
            # Each can be read by itself, and not together.
            last = next(reversed(readable), "")
            self._troubles[last] = RowTrouble(error.summary, error.advice)
            return base
        self._look_at(spec, readable)
        return spec

    def applied(self, spec: KernelSpec, changes: Mapping[str, Change] | None = None) -> KernelSpec:
        """A spec with the edits.

        Raises:
            KernelError: a text that cannot be read.
        """
        made = self._changes if changes is None else changes
        return spec.edit(constraints=[(self._key(key), change) for key, change in made.items()]) if made else spec

    # ---------------------------------------------------------------------------------------------------- inside
    def _rows(self) -> dict[str, ConstraintRow]:
        if self._known is None:
            from wave_explorer.kernel.constraint_rows import constraint_rows

            try:
                found = constraint_rows(self._base)
            except KernelError:  # a kernel that can no longer be made has no rows to edit; a compile says why
                found = ()
            self._known = {row.row: row for row in found}
            self._base_texts = {row.row: row.text for row in found}
            self._next = sum(row.original is None for row in found)
        return self._known

    def _row(self, key: str) -> ConstraintRow:
        known = self._rows()
        if key not in known:
            raise KernelError(
                f"there is no row {key[:20]!r} of the constraints", advice=f"Rows are {', '.join(known)}."
            )
        return known[key]

    def _text(self, key: str) -> str | None:
        if key not in self._changes:
            return self._base_texts.get(key)
        change = self._changes[key]
        return self._rows()[key].original if change is ... else change

    def _forget(self, key: str) -> None:
        self._changes.pop(key, None)
        self._rows().pop(key, None)

    def _key(self, key: str) -> str:
        """What `KernelSpec.edit` calls a row."""
        return key if key in self._base_texts else "+"

    def _trouble_of(self, base: KernelSpec, key: str, change: Change) -> RowTrouble | None:
        try:
            base.edit(constraints=[(self._key(key), change)])
        except KernelError as error:
            cause = error.__cause__
            if isinstance(cause, KernelError):
                # The reader's own words: the row is where they are shown.
                return RowTrouble(cause.summary, _without_the_text(cause.advice), getattr(cause, "position", None))
            return RowTrouble(error.summary, error.advice)
        return None

    def _look_at(self, spec: KernelSpec, readable: Mapping[str, Change]) -> None:
        """Findings and the newest description of each row that can be read, by the rows' names in the draft."""
        from wave_explorer.kernel.constraint_rows import constraint_rows
        from wave_explorer.kernel.edit_diagnostics import edit_diagnostics

        known = self._rows()
        added = [key for key in known if key.startswith("+") and (key in self._base_texts or key in readable)]
        left = [key for key in added if readable.get(key, "") is not None]
        names = {f"+{place}": key for place, key in enumerate(left)}
        try:
            for row in constraint_rows(spec):
                key = names.get(row.row, row.row)
                known[key] = replace(row, row=key)
            found = edit_diagnostics(spec)
        except KernelError:  # the kernel itself cannot be made with these settings, which their own fields say
            return
        self.seen = spec, found
        self._findings = _by_row(replace(one, row=names.get(one.row, one.row)) for one in found)


def _by_row(found: Iterable[EditDiagnostic]) -> dict[str, tuple[EditDiagnostic, ...]]:
    rows: dict[str, tuple[EditDiagnostic, ...]] = {}
    for one in found:
        rows[one.row] = (*rows.get(one.row, ()), one)
    return rows


def _without_the_text(advice: str) -> str:
    """Advice without the two lines that repeat the text and point at the character: the row itself shows them."""
    return "\n".join(advice.split("\n")[2:])
