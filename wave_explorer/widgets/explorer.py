"""The root widget: one session drawn in a notebook's output and, from the same model, in the JupyterLab panel."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

import anywidget
import traitlets

from wave_explorer.actions.session import Session
from wave_explorer.kernel.errors import KernelError
from wave_explorer.queries import BadQuery
from wave_explorer.widgets.constraint_controls import ConstraintControls
from wave_explorer.widgets.controls import Controls
from wave_explorer.widgets.throttle import Throttle

if TYPE_CHECKING:
    from wave_explorer.widgets.saved_output import SavedOutput

STATIC = Path(__file__).parent / "static"
MODULES = {"editor": "editor.js", "study": "study.js"}
"""Parts of the front end that a page fetches when it first needs them."""


class Explorer(anywidget.AnyWidget):
    """Shows a session. The views ask named queries and actions by message, and follow ``state`` and ``selection``.

    Attributes:
        session: the kernel's variants and the work in progress.
        state: the session as the views' ``SessionState``.
        selection: what is selected, shared by all views of this widget (``view``, ``stage``, ``node``, ``lane`` ...).
    """

    _esm = STATIC / "widget.js"
    state = traitlets.Dict().tag(sync=True)
    selection = traitlets.Dict().tag(sync=True)

    def __init__(self, session: Session, **selection: Any) -> None:
        super().__init__(selection=selection)
        self.layout.width, self.layout.margin = "100%", "0"
        self.session = session
        self.controls = Controls(session)
        self.constraints = ConstraintControls(session)
        self.on_msg(self._on_message)
        self._let_go = False
        self._saved: SavedOutput | None = None
        self._follow()
        self._unfollow = session.on_change(Throttle(self._follow).poke)

    @property
    def is_open(self) -> bool:
        """Whether it is in the page and shows a session."""
        return self.comm is not None and not self._let_go

    def let_go(self, why: str) -> None:
        """Gives up the session and its controls, which hold most of the memory; the views stay, empty, and say why."""
        self._unfollow()
        self._close_controls()
        self.session = Session()
        self.controls, self.constraints = Controls(self.session), ConstraintControls(self.session)
        self.session.status.say(why, "note")
        self._unfollow = _nothing
        self._let_go = True
        # What the notebook keeps is in its outputs already.
        self.unobserve_all("state")
        self.unobserve_all("selection")
        self._saved = None
        self._follow()

    def close(self) -> None:
        """Removes the widget and its controls from the page; the session lives on."""
        self._close_controls()
        super().close()

    def _close_controls(self) -> None:
        self.controls.close()
        self.constraints.close()

    def _ipython_display_(self) -> None:
        """Shows it in a cell's output, with the page that a notebook keeps of it."""
        if self._saved is None:
            from wave_explorer.widgets.saved_output import SavedOutput

            self._saved = SavedOutput(self)
        self._saved.display()

    def _follow(self) -> None:
        self.controls.follow()
        state = self.session.state()
        constraints = self.constraints.follow(state["constraints"])
        self.state = {**state, "controls": self.controls.rows(), "constraints": constraints}

    def _on_message(self, _: Explorer, message: dict[str, Any], __: list[bytes]) -> None:
        """Answers ``{kind, id, name, params}`` (query, action, module, file, page) with ``{kind: answer, id, ...}``."""
        reply: dict[str, Any] = {"kind": "answer", "id": message.get("id"), "ok": True, "payload": None}
        if message.get("kind") == "page":
            # Filling a page takes seconds; the kernel goes on meanwhile.
            threading.Thread(target=self._send_page, args=(reply,), name="wave-explorer-page", daemon=True).start()
            return
        try:
            if message.get("kind") == "query":
                reply["payload"] = self.session.query(str(message.get("name")), message.get("params") or {})
            elif message.get("kind") == "action":
                self.session.act(str(message.get("name")), message.get("params") or {})
            elif message.get("kind") == "module":
                reply["payload"] = (STATIC / MODULES[str(message.get("name"))]).read_text(encoding="utf-8")
            elif message.get("kind") == "file":
                reply["payload"] = self.session.exported_text(str(message.get("name")))
            else:
                return
        except (BadQuery, KernelError) as error:
            reply |= {"ok": False, "error": str(error)}
        except Exception as error:
            # The page waits for an answer: a defect of ours is said there, instead of a view that waits for ever.
            reply |= {"ok": False, "error": f"{message.get('name')} failed: {type(error).__name__}: {error}"}
        self.send(reply)

    def _send_page(self, reply: dict[str, Any]) -> None:
        from wave_explorer.actions.page import page_of
        from wave_explorer.actions.page_file import html_page

        try:
            reply["payload"] = html_page([page_of(self.session, selection=dict(self.selection))])
        except Exception as error:
            reply |= {"ok": False, "error": f"the page was not saved: {error}"}
        self.send(reply)


def _nothing() -> None:
    """There is no session to follow."""
