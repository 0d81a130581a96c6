"""What a page displays when it asks for an explorer: of the newest compile, of a certain one, or of a cell's."""

from __future__ import annotations

import ipywidgets
from IPython.display import display

from wave_explorer.actions.session import Session
from wave_explorer.widgets import newest
from wave_explorer.widgets.compile_book import UnknownCompile
from wave_explorer.widgets.explorer import Explorer
from wave_explorer.widgets.feed import feed
from wave_explorer.widgets.on_compile import comparison_of, explorer_on


class Panel(ipywidgets.Box):
    """A frame around one explorer, which gives way to each newer one."""

    def __init__(self) -> None:
        super().__init__(
            children=(newest.newest(),), layout=ipywidgets.Layout(width="100%", margin="0", overflow="hidden")
        )
        newest.on_newer(self._show)

    def _show(self, explorer: Explorer) -> None:
        if self.comm is not None:
            self.children = (explorer,)


_panel: Panel | None = None


def show_panel(compile_id: str | None = None, baseline: str | None = None) -> None:
    """Displays the explorer of a compile; where it is not there, an empty one that says why.

    Args:
        compile_id: of the list of compiles; None for the kernel's newest explorer, and for each newer one after it.
        baseline: id of the compile that it is compared with.
    """
    if compile_id is None:
        _display(_newest())
        return
    try:
        shown = explorer_on(compile_id) if baseline is None else comparison_of(compile_id, baseline)
    except UnknownCompile as why:
        shown = _empty(str(why))
    _display(shown)


def show_cell(execution_count: int) -> None:
    """Displays the explorer of the newest compile that an execution of a cell made, or says that it made none.

    Args:
        execution_count: as the notebook shows it beside the cell.
    """
    found = feed.book.of_cell(execution_count)
    if found is None:
        recording = "" if feed.list().recording else " Compiles are not recorded: switch recording on first."
        _display(
            _empty(
                f"Cell [{execution_count}] compiled no kernel. Call wave_compile(...) in it, or wx.explore(...) with a "
                f"kernel.{recording}"
            )
        )
    else:
        _display(explorer_on(found))


def _newest() -> Panel:
    global _panel
    if _panel is None or _panel.comm is None:
        _panel = Panel()
    return _panel


def _empty(why: str) -> Explorer:
    session = Session()
    session.status.say(why, "note")
    return Explorer(session)


def _display(shown: ipywidgets.Widget) -> None:
    display(shown)  # type: ignore[no-untyped-call]
