"""A history that is shared and saved: everybody who opens the same experiment in a process sees the same variants."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from filelock import FileLock

from wave_explorer.experiment.history import History
from wave_explorer.experiment.opening import Opened, open_folder
from wave_explorer.experiment.place import Place, default_folder, make_room
from wave_explorer.experiment.saved_spec import ViewOnly, restored_spec
from wave_explorer.experiment.saver import Saver

if TYPE_CHECKING:
    from wave_explorer.kernel import KernelSpec
    from wave_explorer.record import Compilation

PATIENCE = 30.0
"""Seconds that the end of a process waits for the last save."""

_open: weakref.WeakValueDictionary[Path, Logbook] = weakref.WeakValueDictionary()
_savers: weakref.WeakValueDictionary[Path, Saver] = weakref.WeakValueDictionary()
_opening = threading.Lock()


class Logbook:
    """A history with its lock, its file and those who follow it.

    Args:
        opened: where it is saved and what it begins with; nothing for one in memory.

    Attributes:
        lock: to be held while the history is read or changed together with something else.
        restored: how many variants an earlier session left.
        notes: sentences about what was restored, not taken, or is not in the file.
        trouble: why the newest state is not saved, empty where it is (or nobody asked for it).
        path: the folder, None for one in memory.
        saver: None where nothing is saved.
    """

    def __init__(self, opened: Opened | None = None) -> None:
        found = opened or Opened(None)
        self.lock = threading.RLock()
        self._history = History(found.state)
        self.restored = len(self._history)
        self.notes = found.notes
        self.trouble = found.trouble
        self.path = found.file.folder if found.file is not None else None
        self._listeners: list[weakref.WeakMethod[Callable[[], None]]] = []
        self.saver: Saver | None = None
        if found.file is not None:
            myself = weakref.ref(self)
            self.saver = Saver(found.file, lambda notes, trouble: _tell(myself, notes, trouble))
            weakref.finalize(self, _close, self.saver, found.lock)

    @property
    def history(self) -> History:
        """To be read; changes go through :meth:`changing`."""
        return self._history

    @contextmanager
    def changing(self) -> Iterator[History]:
        """The history to be changed: saved afterwards, and everybody who follows is told."""
        with self.lock:
            yield self._history
            if self.saver is not None:
                self.saver.save(self._history.state)
        self._changed()

    def on_change(self, listener: Callable[[], None]) -> None:
        """Calls a method after each change, from whichever thread made it, for as long as its object lives."""
        self._listeners.append(weakref.WeakMethod(listener))

    def give(self, spec: KernelSpec) -> None:
        """Makes variants of this kernel editable that could only be looked at for want of it."""
        with self.lock:
            for variant in self._history.state.variants:
                if variant.spec is None and variant.saved_spec is not None:
                    try:
                        own = restored_spec(variant.saved_spec, spec, variant.compilation.spec)
                    except ViewOnly as reason:
                        self._history.put(replace(variant, view_only=str(reason)))
                    else:
                        self._history.put(replace(variant, spec=own, view_only=""))

    def hold(self, compilation: Compilation) -> None:
        """Takes the same finished record with its contents elsewhere, on disk; to everybody it is what it was.

        Nothing happens where the variant has another record by now, or is gone.
        """
        with self.lock:
            if compilation.id in self._history:
                variant = self._history.get(compilation.id)
                if variant.compilation.manifest is compilation.manifest:
                    self._history.put(replace(variant, compilation=compilation))

    def flush(self, timeout: float | None = PATIENCE) -> bool:
        """Waits until everything is saved, or was tried; False when ``timeout`` seconds were not enough."""
        return self.saver is None or self.saver.flush(timeout)

    def told(self, notes: tuple[str, ...], trouble: str) -> None:
        """Takes how a save went."""
        with self.lock:
            news = [note for note in notes if note not in self.notes]
            if not news and trouble == self.trouble:
                return
            self.notes = (*self.notes, *news)
            self.trouble = trouble
        self._changed()

    def _changed(self) -> None:
        for reference in tuple(self._listeners):
            listener = reference()
            if listener is None:
                self._listeners.remove(reference)
            else:
                listener()


def open_logbook(place: Place | None, given: KernelSpec | None, kernel: str) -> Logbook:
    """The logbook of a folder; the one that this process has open already, or a new one in memory for None."""
    if place is None:
        return Logbook()
    key = place.folder.expanduser().absolute()
    with _opening:
        found = _open.get(key)
        if found is None:
            closing = _savers.get(key)
            if closing is not None:
                closing.flush(PATIENCE)
            found = _open[key] = Logbook(open_folder(key, given, kernel, place.belongs_to))
            if found.saver is not None:
                _savers[key] = found.saver
            found.notes += _room_made(key.parent)
            return found
    if given is not None:
        found.give(given)
    return found


def _room_made(folder: Path) -> tuple[str, ...]:
    root = default_folder()
    removed = make_room(folder) if root is not None and folder == root.expanduser().absolute() else ()
    if not removed:
        return ()
    return (f"{', '.join(removed)} made room in {folder}: nothing in them had a name, a note or a pin",)


def _tell(logbook: weakref.ref[Logbook], notes: tuple[str, ...], trouble: str) -> None:
    alive = logbook()
    if alive is not None:
        alive.told(notes, trouble)


def _close(saver: Saver, lock: FileLock | None) -> None:
    saver.close(lock.release if lock is not None else lambda: None)
