"""What a notebook keeps of an explorer: beside the widget, a page that shows its last state where there is no kernel.

An output holds the widget, the saved page for JupyterLab (:data:`SAVED_MIME`) and an HTML frame for ``nbconvert`` and
other readers. It is brought up to date through its display id when a compile, a run or a choice of view has settled.
"""

from __future__ import annotations

import json
import logging
import threading
import time
import uuid
from contextlib import suppress
from contextvars import Context, copy_context
from typing import TYPE_CHECKING, Any

from IPython.display import publish_display_data

from wave_explorer.actions.page import page_of
from wave_explorer.actions.page_file import NoFrontEnd, html_frame, html_page
from wave_explorer.queries.saved_page import SavedPage, blank_page, packed
from wave_explorer.widgets.feed import feed
from wave_explorer.widgets.paced_thread import PacedThread

if TYPE_CHECKING:
    from wave_explorer.widgets.explorer import Explorer

_log = logging.getLogger(__name__)

SAVED_MIME = "application/vnd.wave-explorer.saved+json"

SETTLED = 1.5
"""Seconds without a change after which what an explorer shows is worth saving."""

_HEIGHT = 720
_FOLLOWED = ("view", "stage", "node")
"""Parts of the selection that are worth a new page; a lane that moves with a held key is not."""


class SavedOutput:
    """The outputs that show one explorer.

    Args:
        explorer: shown live while its kernel runs.
    """

    def __init__(self, explorer: Explorer) -> None:
        self._explorer = explorer
        self._lock = threading.Lock()
        self._outputs: dict[str, Context] = {}
        self._saved = ""
        self._bundle: dict[str, Any] | None = None
        self._thread = PacedThread(self._refresh, 0.0, "wave-explorer-saved-output")
        explorer.observe(self._changed, ["state", "selection"])

    def display(self) -> None:
        """Shows the explorer in the output of the cell that runs.

        The page follows when it is made, a few seconds later; it comes at once where nobody would take it later: a
        notebook that is only executed keeps what its cells show while they run.
        """
        name = uuid.uuid4().hex
        with self._lock:
            self._outputs[name] = copy_context()
            bundle = self._bundle
        key = self._key()
        if bundle is None and key and not feed.is_followed:
            try:
                bundle = self._save(key)
            except Exception:
                # The explorer itself is worth more than what is kept of it.
                _log.warning("the page of an explorer was not made", exc_info=True)
        if bundle is None:
            bundle = self._live() | _as_saved(blank_page(self._explorer.session.state()))
        publish_display_data(bundle, {}, transient={"display_id": name})  # type: ignore[no-untyped-call]
        self._thread.poke()

    def wait(self, timeout: float | None = None) -> bool:
        """Waits until the newest state is in the outputs; False when ``timeout`` seconds were not enough."""
        return self._thread.wait(timeout)

    def _changed(self, change: dict[str, Any]) -> None:
        if self._outputs and self._key() != self._saved:
            self._thread.poke()

    def _key(self) -> str:
        """What a saved page depends on; empty while there is nothing worth saving."""
        session = self._explorer.session
        state = self._explorer.state
        if session.current is None or session.status.busy:
            return ""
        known = {row["id"]: row.get("has_run") for row in state.get("variants", ())}
        selection = self._explorer.selection
        return json.dumps(
            [state.get("current"), state.get("revision"), known, [selection.get(part) for part in _FOLLOWED]]
        )

    def _refresh(self) -> None:
        key = self._key()
        while True:
            time.sleep(SETTLED)
            now = self._key()
            if now == key:
                break
            key = now
        if not key or key == self._saved or not (self._is_new_compile(key) or feed.is_followed):
            return
        bundle = self._save(key)
        with self._lock:
            outputs = dict(self._outputs)
        for name, context in outputs.items():
            context.run(publish_display_data, bundle, {}, transient={"display_id": name}, update=True)

    def _is_new_compile(self, key: str) -> bool:
        """Whether more than the view is another one.

        A page without our extension draws the widget anew with every update, which a choice of view is not worth.
        """
        return not self._saved or json.loads(key)[:3] != json.loads(self._saved)[:3]

    def _save(self, key: str) -> dict[str, Any]:
        """Makes the page of what is shown now; returns what an output holds."""
        page = page_of(self._explorer.session, selection=dict(self._explorer.selection), reach="view")
        bundle = self._live() | _as_saved(page)
        # A source tree that was not built still shows the live explorer.
        with suppress(NoFrontEnd):
            bundle["text/html"] = html_frame(html_page([page], compact=True), _HEIGHT)
        with self._lock:
            self._saved, self._bundle = key, bundle
        return bundle

    def _live(self) -> dict[str, Any]:
        data, _ = self._explorer._repr_mimebundle_() or ({}, {})
        return dict(data)


def _as_saved(page: SavedPage) -> dict[str, Any]:
    return {SAVED_MIME: {"page": packed(page)}}
