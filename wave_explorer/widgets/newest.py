"""Which explorers are open, which of them a panel shows, and which must make room."""

from __future__ import annotations

from collections.abc import Callable

from wave_explorer.actions.session import Session
from wave_explorer.capture.watch import current_watch
from wave_explorer.experiment import UnknownVariant
from wave_explorer.widgets.explorer import Explorer
from wave_explorer.widgets.feed import feed

OPEN_AT_ONCE = 32
"""Explorers that hold a session; the oldest let theirs go, and say so where they stand."""

LET_GO = (
    f"This explorer was closed to save memory: the newest {OPEN_AT_ONCE} stay open. Its compiles are kept: run its "
    "cell again, or open one from the list of compiles."
)

_opened: list[Explorer] = []
_with_session: list[Explorer] = []
_listeners: list[Callable[[Explorer], None]] = []
_recorded: Explorer | None = None
_count = 0


def opened_so_far() -> int:
    """How many explorers were opened by a person, one after the other."""
    return _count


def keep(explorer: Explorer) -> Explorer:
    """Remembers an explorer as the newest, lists its compiles, and tells the panels."""
    global _count
    _count += 1
    if explorer in _opened:
        _opened.remove(explorer)
    _opened.append(explorer)
    _take_in(explorer)
    for listener in tuple(_listeners):
        listener(explorer)
    return explorer


def keep_beside(explorer: Explorer, copies: frozenset[str] = frozenset()) -> Explorer:
    """Remembers an explorer that was opened on certain compiles: no panel on the newest gives way to it.

    Args:
        copies: ids of its variants that stay listed where they came from.
    """
    _take_in(explorer, copies)
    return explorer


def on_newer(listener: Callable[[Explorer], None]) -> None:
    """Calls ``listener`` with each explorer that is opened from now on."""
    _listeners.append(listener)


def newest() -> Explorer:
    """The newest explorer that is open, else the recorded compiles, else an empty one that says what to do next."""
    for explorer in reversed(_opened):
        if explorer.is_open:
            return explorer
    return recorded() or keep(Explorer(Session()))


def recorded() -> Explorer | None:
    """The explorer of all compiles that ``watch()`` records, the newest on view; None while nothing is recorded."""
    global _recorded
    watch = current_watch()
    if watch is not None:
        feed.follow(watch)  # nobody may have served the list
    elif not feed.has_recorded:
        return None
    book = feed.book
    book.catch_up()
    if _recorded is None or not _recorded.is_open:
        _recorded = _follow_newest()
    return keep(_recorded)


def _follow_newest() -> Explorer:
    book = feed.book
    session = Session(experiment=book.recorded)
    explorer = Explorer(session)

    def show(compile_id: str) -> None:
        if not explorer.is_open:
            end()
            return
        try:
            session.show(compile_id)
        except UnknownVariant:  # deleted a moment ago
            return

    end = book.on_new(show)
    return explorer


def _take_in(explorer: Explorer, copies: frozenset[str] = frozenset()) -> None:
    feed.book.add(explorer.session, copies)
    _opened[:] = [one for one in _opened if one.is_open]
    _with_session[:] = [one for one in _with_session if one.is_open and one is not explorer]
    _with_session.append(explorer)
    for one in _with_session[:-OPEN_AT_ONCE]:
        if not one.session.status.busy:
            one.let_go(LET_GO)
