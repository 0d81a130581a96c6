"""The settings a user is editing: text by name, checked at once, turned into a spec when it is compiled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from wave_explorer.kernel.errors import KernelError

if TYPE_CHECKING:
    from wave_explorer.kernel import KernelSpec, Setting


@dataclass(frozen=True)
class DraftError:
    """Why a setting's text cannot be used, and what to do."""

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

    Args:
        spec: what the edits start from.
    """

    def __init__(self, spec: KernelSpec) -> None:
        self._base = spec
        self._texts: dict[str, str] = {}
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

    def text(self, name: str) -> str | None:
        """The edited text of a field, None where it stands as in the base."""
        return self._texts.get(name)

    def reset(self, name: str | None = None) -> None:
        """Takes back one edit, or all."""
        if name is None:
            self._texts.clear()
        else:
            self._texts.pop(name, None)

    def changes(self) -> tuple[tuple[str, str, str], ...]:
        """Edited fields as name, value in the base, new text."""
        current = {setting.name: typed(setting.value) for setting in self.settings}
        return tuple((name, current.get(name, ""), text) for name, text in self._texts.items())

    def errors(self) -> tuple[DraftError, ...]:
        """What is wrong with the edits, each field checked for itself and then all together."""
        found = []
        for name, text in self._texts.items():
            try:
                self._edited({name: text})
            except KernelError as error:
                found.append(DraftError(name, error.summary, error.advice))
        if not found and len(self._texts) > 1:
            try:
                self.spec()
            except KernelError as error:
                found.append(DraftError(error.symbol or next(iter(self._texts)), error.summary, error.advice))
        return tuple(found)

    def spec(self) -> KernelSpec:
        """The edited spec.

        Raises:
            KernelError: an edit that cannot be used.
        """
        return self._edited(self._texts)

    def _edited(self, texts: dict[str, str]) -> KernelSpec:
        groups = {setting.name: setting.group for setting in self.settings}
        symbols = {name: text for name, text in texts.items() if groups.get(name, "symbol") == "symbol"}
        options = {name: text for name, text in texts.items() if groups.get(name) == "option"}
        passes = {name: text for name, text in texts.items() if groups.get(name) == "pass"}
        return self._base.edit(
            symbols=symbols or None,
            options=options or None,
            target=texts.get("target") if "target" in texts else None,
            disable_passes=self._passes_off(passes) if passes else None,
        )

    def _passes_off(self, changes: dict[str, str]) -> tuple[str, ...]:
        from wave_explorer.kernel.pass_settings import passes_after

        return passes_after(self._base.disabled_passes, changes)
