"""The kernel's end of the list of compiles that a page follows: one comm for each page, told of every change.

Serving it loads neither the widget nor the compiler; what it lists comes with the first compile. It answers while a
cell runs if the page speaks to it in a subshell.
"""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable
from contextvars import copy_context
from typing import TYPE_CHECKING, Any

import msgspec

from wave_explorer.actions.announcing import on_compile
from wave_explorer.capture import interception
from wave_explorer.capture.interception import UnknownSignature
from wave_explorer.capture.watch import Watch, current_watch, on_switch, unwatch, warm_up, watch
from wave_explorer.widgets.feed_rows import (
    FEED_TARGET,
    Delete,
    DeviceRow,
    FeedAnswer,
    FeedList,
    FeedRequest,
    Pin,
    Record,
    Rename,
    Restore,
    plain,
)
from wave_explorer.widgets.running_cell import running_cell

if TYPE_CHECKING:
    from wave_explorer.kernel.spec import KernelSpec
    from wave_explorer.record import Compilation
    from wave_explorer.widgets.compile_book import CompileBook

_log = logging.getLogger(__name__)

MOST_LISTENERS = 8
"""Pages that are told; a page that was reloaded does not say that it is gone, so the oldest make room."""


class Listener:
    """One page that follows the list.

    Args:
        comm: to it; opened by the page.
        answer: carries out what it asks for.
    """

    def __init__(self, comm: Any, answer: Callable[[FeedRequest], None]) -> None:
        self._comm = comm
        self._answer = answer
        # Messages are sent as if in answer to the opening: the kernel routes what the page says next by that, into the
        # page's subshell. Sent as part of a running cell they would draw the page's requests behind that cell.
        self._context = copy_context()
        self._lock = threading.Lock()
        self._last: dict[str, Any] | None = None
        comm.on_msg(self._on_message)

    def tell(self, message: dict[str, Any]) -> None:
        """Sends the list, unless the page has it; safe from any thread."""
        with self._lock:
            if message != self._last:
                self._last = message
                self._context.run(self._comm.send, message)

    def hang_up(self) -> None:
        """Tells the page no longer, and says so."""
        with self._lock:
            self._context.run(self._comm.close)

    def _on_message(self, message: dict[str, Any]) -> None:
        data = message["content"]["data"]
        try:
            request = msgspec.convert(data, FeedRequest)
        except msgspec.ValidationError as error:
            asked = str(data.get("id", "")) if isinstance(data, dict) else ""
            answered = FeedAnswer(asked, False, f"the kernel does not know this request: {error}")
        else:
            answered = FeedAnswer(request.id, True)
            try:
                self._answer(request)
            except (LookupError, ValueError, RuntimeError) as error:
                answered = FeedAnswer(request.id, False, str(error))
            except Exception as error:
                _log.warning("a request of the list of compiles failed", exc_info=True)
                answered = FeedAnswer(request.id, False, f"{type(error).__name__}: {error}")
        self._comm.send(plain(answered))


class Feed:
    """The list of this kernel's compiles, and those who follow it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._listeners: dict[str, Listener] = {}
        self._book: CompileBook | None = None
        self._followed: list[Watch] = []
        self._problem = ""

    @property
    def book(self) -> CompileBook:
        """What the list shows; made when it is first needed."""
        with self._lock:
            if self._book is None:
                from wave_explorer.widgets.compile_book import CompileBook

                self._book = CompileBook()
                self._book.on_change(self._push)
            return self._book

    @property
    def is_followed(self) -> bool:
        """Whether a page with our JupyterLab extension follows this kernel."""
        return bool(self._listeners)

    @property
    def has_recorded(self) -> bool:
        """Whether ``watch()`` has recorded a compile, put away or not."""
        return self._book is not None and self._book.has_recorded

    def open(self, comm: Any, message: dict[str, Any]) -> None:
        """A page has opened its comm."""
        listener = Listener(comm, self.answer)
        with self._lock:
            self._listeners[comm.comm_id] = listener
            gone = [self._listeners.pop(key) for key in list(self._listeners)[:-MOST_LISTENERS]]
        comm.on_close(lambda message: self._listeners.pop(comm.comm_id, None))
        for one in gone:
            one.hang_up()
        listener.tell(plain(self.list()))

    def settled(self) -> None:
        """Waits until all that was recorded so far is complete, and in the book."""
        for recorded in tuple(self._followed):
            recorded.wait()
        self.book.catch_up()

    def list(self) -> FeedList:
        """The list as it is now."""
        session = current_watch()
        problem = self._problem or (" ".join(session.notes) if session is not None else "")
        if self._book is None:
            return FeedList(session is not None, DeviceRow(), (), problem)
        return FeedList(session is not None, self._book.device(), self._book.rows(), problem)

    def answer(self, request: FeedRequest) -> None:
        """Carries out what a page asks for.

        Raises:
            UnknownCompile, UnknownVariant: there is no such compile, or it is put away.
            ValueError: it cannot be put away now.
            UnknownSignature: compiles of this wave-lang cannot be recorded.
        """
        if isinstance(request, Record):
            self._record(request.on)
            return
        experiment, variant = self.book.find(request.compilation)
        match request:
            case Rename(value=name):
                experiment.name(variant, name)
            case Pin(value=pinned):
                experiment.pin(variant, pinned)
            case Delete():
                if variant.compilation.manifest.status == "compiling":
                    raise ValueError("this compile is under way: wait for its end, or cancel it")
                experiment.delete(variant)
            case Restore():
                experiment.restore(variant)
        self.book.poke()

    def follow(self, switched: Watch) -> None:
        """Recording was switched on or off."""
        if switched.on and switched not in self._followed:
            self._followed.append(switched)
            switched.on_new(self._take)
            switched.on_update(self._take)
            for compilation in switched.compilations:
                self._take(compilation)
        self._tell_all()

    def take_asked_for(self, spec: KernelSpec, compilation: Compilation) -> None:
        """A compile of ``wx.compile``, new or grown."""
        self.book.take_asked_for(spec, compilation)

    def _take(self, compilation: Compilation) -> None:
        self.book.take(compilation)

    def _record(self, on: bool) -> None:
        self._problem = ""
        try:
            watch() if on else unwatch()
        except UnknownSignature as error:
            self._problem = str(error)
            self._tell_all()
            raise

    def _tell_all(self) -> None:
        """Through the book's thread, in turn with its changes, where there is a book."""
        if self._book is not None:
            self._book.poke()
        else:
            self._push()

    def _push(self) -> None:
        with self._lock:
            listeners = tuple(self._listeners.values())
        if listeners:
            message = plain(self.list())
            for listener in listeners:
                listener.tell(message)


feed = Feed()
"""Of this process."""

_served = False
_warm = False


def serve() -> None:
    """Lets pages of this kernel open the list of its compiles; a second call changes nothing.

    Outside a notebook's kernel nothing happens but that compiles are listed for whoever asks in Python.
    """
    global _served
    if _served:
        return
    _served = True
    from comm import get_comm_manager

    get_comm_manager().register_target(FEED_TARGET, feed.open)
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    if shell is not None:
        running_cell.follow(shell)
        shell.events.register("post_run_cell", _warm_up)
    on_switch(feed.follow)
    on_compile(feed.take_asked_for)
    recording = current_watch()
    if recording is not None:
        feed.follow(recording)


def _warm_up(result: Any) -> None:
    """A cell has ended; where it has imported the compiler, the import is over now."""
    global _warm
    if not _warm and interception.installed():
        _warm = True
        warm_up()
        # It is loaded now, after seconds of imports, rather than in the course of the first compile.
        feed.book.poke()
