"""What the JupyterLab panel displays: always the newest explorer of the kernel."""

from __future__ import annotations

import ipywidgets
from IPython.display import display

from wave_explorer.widgets import newest
from wave_explorer.widgets.explorer import Explorer


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


def show_panel() -> None:
    """Displays the kernel's newest explorer; without one, an empty state that says what to do next."""
    global _panel
    if _panel is None or _panel.comm is None:
        _panel = Panel()
    display(_panel)  # type: ignore[no-untyped-call]
