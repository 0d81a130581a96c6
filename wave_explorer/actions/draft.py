"""What a user is editing: settings and constraints as text, checked at once, a spec when it is compiled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from wave_explorer.actions.constraint_draft import ConstraintDraft, DraftRow
from wave_explorer.kernel.errors import KernelError

if TYPE_CHECKING:
    from wave_explorer.kernel import KernelSpec, Setting
    from wave_explorer.kernel.edited_kernel import EditDiagnostic


@dataclass(frozen=True)
class DraftError:
    """Why the text of a setting, or of a constraint (``row 3``), cannot be used, and what to do."""

    name: str
    message: str
    fix: str


def typed(value: Any) -> str:
    """A setting's value as a person types it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return ",".join(str(item) for item in value)
    return str(value)


class Draft:
    """Edits on top of one spec; nothing in it is ever evaluated as code, and a wrong text is kept for correction.

    Every edit is checked when it is made and never later, in whose thread the edit is: the checks of constraints trace
    the kernel, and torch.fx traces one function at a time.

    Args:
        spec: what the edits start from.
    """

    def __init__(self, spec: KernelSpec) -> None:
        self._base = spec
        self._texts: dict[str, str] = {}
        self._constraints = ConstraintDraft(spec)
        self._errors: tuple[DraftError, ...] = ()
        self._settings: tuple[Setting, ...] | None = None

    @property
    def base(self) -> KernelSpec:
        """What the edits start from."""
        return self._base

    def rebase(self, spec: KernelSpec) -> None:
        """Starts again from ``spec`` with no edits."""
        self._base = spec
        self._settings = None
        self._texts.clear()
        self._errors = ()
        self._constraints = ConstraintDraft(spec, self._constraints.seen)

    @property
    def settings(self) -> tuple[Setting, ...]:
        """What can be set on the base, with the base's values."""
        if self._settings is None:
            from wave_explorer.kernel import settable

            # It builds the kernel, and every change of state asks for it.
            self._settings = settable(self._base)
        return self._settings

    def set(self, name: str, value: object) -> None:
        """Sets one field, as text or as a value; what equals the base's value takes the edit back."""
        text = typed(value).strip()
        current = {setting.name: typed(setting.value) for setting in self.settings}
        if current.get(name) == text:
            self._texts.pop(name, None)
        else:
            self._texts[name] = text
        self._check()

    def text(self, name: str) -> str | None:
        """The edited text of a field, None where it stands as in the base."""
        return self._texts.get(name)

    def reset(self, name: str | None = None) -> None:
        """Takes back the edit of one setting, or all edits."""
        if name is None:
            self._texts.clear()
            self._constraints.reset()
        else:
            self._texts.pop(name, None)
        self._check()

    # ----------------------------------------------------------------------------------------------- constraints
    def constraint_rows(self) -> tuple[DraftRow, ...]:
        """Every constraint with its edit and what is wrong with it."""
        return self._constraints.rows()

    def constraint_findings(self) -> tuple[EditDiagnostic, ...]:
        """What cannot work about the constraints and stands in no row."""
        return self._constraints.findings

    def set_constraint(self, row: str, text: str) -> None:
        """Gives a row another text.

        Raises:
            KernelError: there is no such row.
        """
        self._constraints.set(row, text)
        self._check()

    def set_constraint_field(self, row: str, field: str, text: str) -> None:
        """Gives one field of a row another text.

        Raises:
            KernelError: there is no such row or field.
        """
        self._constraints.set_field(row, field, text)
        self._check()

    def add_constraint(self, kind: str) -> str:
        """Adds a constraint of a class, to be filled in; returns its row.

        Raises:
            KernelError: there is no such class.
        """
        row = self._constraints.add(kind)
        self._check()
        return row

    def remove_constraint(self, row: str) -> None:
        """Removes a row.

        Raises:
            KernelError: there is no such row.
        """
        self._constraints.remove(row)
        self._check()

    def reset_constraint(self, row: str) -> None:
        """Puts the kernel's own constraint back.

        Raises:
            KernelError: there is no such row.
        """
        self._constraints.reset(row)
        self._check()

    # --------------------------------------------------------------------------------------------------- all edits
    def changes(self) -> tuple[tuple[str, str, str], ...]:
        """Edited settings and rows as name, value in the base, new text."""
        current = {setting.name: typed(setting.value) for setting in self.settings}
        settings = tuple((name, current.get(name, ""), text) for name, text in self._texts.items())
        if not self._constraints.changes:
            return settings
        rows = [row for row in self._constraints.rows() if row.edited]
        return (*settings, *((f"row {row.known.row}", row.base or "", row.text or "removed") for row in rows))

    def errors(self) -> tuple[DraftError, ...]:
        """What is wrong with the edits, each checked for itself and then all together."""
        return self._errors

    def spec(self) -> KernelSpec:
        """The edited spec.

        Raises:
            KernelError: an edit that cannot be used.
        """
        return self._edited(self._texts, constraints=True)

    def _check(self) -> None:
        found = []
        usable = {}
        for name, text in self._texts.items():
            try:
                self._edited({name: text})
            except KernelError as error:
                found.append(DraftError(name, error.summary, error.advice))
            else:
                usable[name] = text
        base = self._base
        if usable:
            try:
                base = self._edited(usable)
            except KernelError as error:
                found.append(DraftError(error.symbol or next(iter(usable)), error.summary, error.advice))
        self._constraints.check(base)
        found += [DraftError(f"row {row}", one.message, one.fix) for row, one in self._constraints.troubles.items()]
        self._errors = tuple(found)

    def _edited(self, texts: dict[str, str], *, constraints: bool = False) -> KernelSpec:
        groups = {setting.name: setting.group for setting in self.settings}
        symbols = {name: text for name, text in texts.items() if groups.get(name, "symbol") == "symbol"}
        options = {name: text for name, text in texts.items() if groups.get(name) == "option"}
        passes = {name: text for name, text in texts.items() if groups.get(name) == "pass"}
        edited = self._base.edit(
            symbols=symbols or None,
            options=options or None,
            target=texts.get("target") if "target" in texts else None,
            disable_passes=self._passes_off(passes) if passes else None,
        )
        return self._constraints.applied(edited) if constraints else edited

    def _passes_off(self, changes: dict[str, str]) -> tuple[str, ...]:
        from wave_explorer.kernel.pass_settings import passes_after

        return passes_after(self._base.disabled_passes, changes)
