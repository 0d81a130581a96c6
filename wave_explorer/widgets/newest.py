"""Which explorer a panel shows: the newest one that was opened, or what ``watch()`` records."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from wave_explorer.actions.session import Session
from wave_explorer.widgets.explorer import Explorer

if TYPE_CHECKING:
    from wave_explorer.capture.watch import Watch

_opened: list[Explorer] = []
_listeners: list[Callable[[Explorer], None]] = []
_recorded: dict[Watch, Explorer] = {}


def keep(explorer: Explorer) -> Explorer:
    """Remembers an explorer as the newest, and tells the panels."""
    _opened.append(explorer)
    for listener in tuple(_listeners):
        listener(explorer)
    return explorer


def on_newer(listener: Callable[[Explorer], None]) -> None:
    """Calls ``listener`` with each explorer that is opened from now on."""
    _listeners.append(listener)


def newest() -> Explorer:
    """The newest explorer that is open, else the recorded compiles, else an empty one that says what to do next."""
    for explorer in reversed(_opened):
        if explorer.comm is not None:
            return explorer
    return recorded() or keep(Explorer(Session()))


def recorded() -> Explorer | None:
    """The explorer of all compiles that the active ``watch()`` records, None while nothing is recorded."""
    watch = _active_watch()
    if watch is None:
        return None
    if watch not in _recorded:
        session = Session()
        for compilation in watch.compilations:
            session.take(compilation)
        watch.on_new(session.take)
        watch.on_update(session.take)
        _recorded[watch] = Explorer(session)
    return keep(_recorded[watch])


def _active_watch() -> Watch | None:
    """The watch that records; the compiler, which may not be installed, is not imported to find that there is none."""
    module = sys.modules.get("wave_explorer.capture.watch")
    return module.current_watch() if module is not None else None
