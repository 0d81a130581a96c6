"""The editor's controls: one ipywidgets widget per setting, kept equal to the draft."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import ipywidgets
import traitlets

from wave_explorer.actions.draft import typed
from wave_explorer.actions.session import Session

if TYPE_CHECKING:
    from wave_explorer.kernel import Setting

FEW_CHOICES = 6
"""Up to so many choices stand side by side; more go into a list."""

COMPACT_CHOICES = 3
"""Up to so many stand side by side in the inspector, which is narrow."""

PRIMARY = ("schedule", "mma_type", "target")
"""Settings that the inspector shows besides the block sizes."""

PASSES = "Passes that can be switched off"
"""Heading of the group that stands last and folded: it is long."""


class Controls:
    """Widgets for all settings of a session's kernel.

    A change by hand goes to the session's draft as text; a change of the draft (reset, another variant on view) goes
    to the widgets. Settings of kind ``object`` can only be set from Python and have no widget.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._settings: tuple[Setting, ...] = ()
        self._widgets: dict[str, ipywidgets.Widget] = {}
        self._compact: dict[str, ipywidgets.Widget] = {}
        self._following = False
        # Shared by all controls of a kind: each layout or style of its own would be one more model in the page.
        self._layout = ipywidgets.Layout(width="auto", max_width="100%")
        self._segment = ipywidgets.ToggleButtonsStyle(button_width="auto")

    def __getitem__(self, name: str) -> ipywidgets.Widget:
        return self._widgets[name]

    def rows(self) -> list[dict[str, Any]]:
        """The views' ``SessionState.controls``."""
        return [
            {
                "name": setting.name,
                "group": _group(setting),
                "label": setting.name.partition(":")[2] if setting.group == "pass" else setting.name,
                "help": setting.help,
                "model": self._widgets[setting.name].model_id,
                "primary": _is_primary(setting),
            }
            | ({"compact": self._compact[setting.name].model_id} if setting.name in self._compact else {})
            | ({"folded": True} if setting.group == "pass" else {})
            for setting in self._settings
            if setting.name in self._widgets
        ]

    def follow(self) -> None:
        """Takes over the session's settings and draft."""
        settings = tuple(sorted(self._session.settings(), key=lambda setting: _GROUPS.index(_group(setting))))
        if [(s.name, s.kind, s.choices) for s in settings] != [(s.name, s.kind, s.choices) for s in self._settings]:
            self.close()
            self._widgets = {setting.name: self._make(setting) for setting in settings if setting.kind != "object"}
            self._compact = {
                setting.name: self._compact_of(setting)
                for setting in settings
                if _is_primary(setting) and COMPACT_CHOICES < len(_choices(setting)) <= FEW_CHOICES
            }
        self._settings = settings
        self._following = True
        try:
            for setting in settings:
                if setting.name in self._widgets:
                    draft = self._session.draft_text(setting.name)
                    self._show(setting, draft if draft is not None else typed(setting.value))
        finally:
            self._following = False

    def close(self) -> None:
        """Removes all widgets from the page."""
        for widget in (*self._compact.values(), *self._widgets.values()):
            widget.close()
        self._widgets, self._compact = {}, {}

    def _make(self, setting: Setting) -> ipywidgets.Widget:
        choices = _choices(setting)
        if choices and len(choices) <= FEW_CHOICES:
            widget = ipywidgets.ToggleButtons(options=choices, value=None, style=self._segment, layout=self._layout)
        elif choices:
            widget = ipywidgets.Dropdown(options=choices, value=None, layout=self._layout)
        else:
            widget = ipywidgets.Text(continuous_update=False, layout=self._layout)
        widget.tooltip = setting.help
        widget.observe(lambda change, name=setting.name: self._edited(name, change["new"]), "value")
        return widget

    def _compact_of(self, setting: Setting) -> ipywidgets.Widget:
        """A list that is always equal to the setting's buttons."""
        dropdown = ipywidgets.Dropdown(options=_choices(setting), value=None, layout=self._layout, tooltip=setting.help)
        traitlets.link((self._widgets[setting.name], "value"), (dropdown, "value"))
        return dropdown

    def _show(self, setting: Setting, text: str) -> None:
        widget = self._widgets[setting.name]
        if isinstance(widget, ipywidgets.Text):
            widget.value = text
        else:
            widget.value = text if text in widget.options else None

    def _edited(self, name: str, value: str | None) -> None:
        if not self._following and value is not None:
            self._session.set_draft(name, value)


_GROUPS = ("Symbols", "Target", "Compile options", "What the schedulers count with", PASSES)


def _is_primary(setting: Setting) -> bool:
    return setting.name.startswith("BLOCK_") or setting.name in PRIMARY


def _group(setting: Setting) -> str:
    """Heading of a setting; Wave's own symbols (``$MMA_DELAY`` ...) parametrise its schedulers."""
    if setting.name.startswith("$"):
        return _GROUPS[3]
    return {"symbol": _GROUPS[0], "target": _GROUPS[1], "pass": PASSES}.get(setting.group, _GROUPS[2])


def _choices(setting: Setting) -> tuple[str, ...]:
    choices = ("true", "false") if setting.kind == "flag" else setting.choices
    return (*choices, "none") if choices and setting.optional else choices
