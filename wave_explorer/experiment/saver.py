"""Saves an experiment after each change, in a thread: neither a page nor a compile waits for the disk."""

from __future__ import annotations

import threading
from collections.abc import Callable

from wave_explorer.experiment.experiment_file import ExperimentFile
from wave_explorer.experiment.history import HistoryState


class Saver:
    """Writes the newest state it was given; states that came while it wrote are skipped over.

    Args:
        file: where to.
        told: called after each save, in its thread, with sentences about what is not in the file, and with why it
            could not be written (empty where it was).
    """

    def __init__(self, file: ExperimentFile, told: Callable[[tuple[str, ...], str], None]) -> None:
        self._file = file
        self._told = told
        self._changed = threading.Condition()
        self._pending: HistoryState | None = None
        self._working = False
        self._at_the_end: Callable[[], None] = _nothing

    def save(self, state: HistoryState) -> None:
        """Asks for a save; returns at once."""
        with self._changed:
            self._pending = state
            if self._working:
                return
            self._working = True
        # No daemon: an interpreter that ends waits for the save under way.
        threading.Thread(target=self._work, name="wave-explorer-save").start()

    def flush(self, timeout: float | None = None) -> bool:
        """Waits until everything asked for is written, or was tried; False when ``timeout`` seconds were not enough."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._working, timeout)

    def close(self, at_the_end: Callable[[], None]) -> None:
        """Calls ``at_the_end`` once everything asked for is written; never waits, for it may be called anywhere."""
        with self._changed:
            if self._working:
                self._at_the_end = at_the_end
                return
        at_the_end()

    def _work(self) -> None:
        while True:
            with self._changed:
                state, self._pending = self._pending, None
                if state is None:
                    self._at_the_end()
                    self._working = False
                    self._changed.notify_all()
                    return
            notes, trouble = self._write(state)
            self._told(notes, trouble)

    def _write(self, state: HistoryState) -> tuple[tuple[str, ...], str]:
        try:
            return self._file.write(state), ""
        except OSError as error:
            why = f"{error.strerror or error}"
        except Exception as error:  # a defect of ours must not end the saving of a session
            why = f"{type(error).__name__}: {error}"
        return (), f"not saved: {why} ({self._file.folder}); the experiment is whole in memory"


def _nothing() -> None:
    """What follows the last save of an experiment that stays open."""
