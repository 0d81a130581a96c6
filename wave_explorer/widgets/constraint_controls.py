"""The constraint editor's text fields: one ipywidgets widget for each row, kept equal to the draft."""

from __future__ import annotations

from typing import Any

import ipywidgets

from wave_explorer.actions.session import Session


class ConstraintControls:
    """Text fields for the constraints of a session's kernel.

    A text that is typed goes to the session's draft; a change of the draft (a field filled in, a row put back, another
    variant on view) goes to the text fields.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._widgets: dict[str, ipywidgets.Text] = {}
        self._following = False
        # Shared by all: each layout of its own would be one more model in the page.
        self._layout = ipywidgets.Layout(width="auto", max_width="100%")

    def __getitem__(self, row: str) -> ipywidgets.Text:
        return self._widgets[row]

    def follow(self, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Takes over the rows of the session's state; returns them with the ``model`` of each one's text field."""
        wanted = [row["row"] for row in rows]
        for gone in [key for key in self._widgets if key not in wanted]:
            self._widgets.pop(gone).close()
        self._following = True
        try:
            for row in rows:
                widget = self._widgets.get(row["row"]) or self._make(row["row"])
                widget.value = row["text"]
                widget.disabled = row["removed"] or not row["editable"]
                widget.tooltip = row["help"]
        finally:
            self._following = False
        return [row | {"model": self._widgets[row["row"]].model_id} for row in rows]

    def close(self) -> None:
        """Removes all text fields from the page."""
        for widget in self._widgets.values():
            widget.close()
        self._widgets = {}

    def _make(self, row: str) -> ipywidgets.Text:
        widget = ipywidgets.Text(continuous_update=False, layout=self._layout)
        widget.observe(lambda change: self._edited(row, change["new"]), "value")
        self._widgets[row] = widget
        return widget

    def _edited(self, row: str, text: str) -> None:
        if not self._following:
            self._session.act("set_constraint", {"row": row, "text": text})
