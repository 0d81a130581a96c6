"""Records that pages have open, and the answers to their questions."""

from __future__ import annotations

import logging
import threading
from pathlib import Path
from typing import Any

from wave_explorer.analysis.comparison.compared import Compared
from wave_explorer.experiment.diagnosed import diagnosed
from wave_explorer.queries import BadQuery, Subject, answer
from wave_explorer.record import Run, UnreadableContent, kept_run, load
from wave_explorer.server.reply import Question, Reply

KEPT = 4
"""Records that stay open. Their contents are read on demand, so most of what one costs is what was asked last."""


class _Slot:
    """A record as it was when it was last read.  Questions about one record are answered one after the other."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self._revision = ""
        self._subject: Subject | None = None

    def subject(self, file: Path, revision: str) -> Subject:
        """The record of this revision; read again where another one was read before."""
        if self._subject is None or self._revision != revision:
            self._subject = None
            self._subject, self._revision = _open(file), revision
        return self._subject


class OpenedRecords:
    """Opens a record when it is first asked about, and again when its file has changed.

    Args:
        log: hears of defects of ours.
        kept: how many records stay open: those asked about last.
    """

    def __init__(self, log: logging.Logger | logging.LoggerAdapter[Any], kept: int = KEPT) -> None:
        self._log = log
        self._kept = kept
        self._lock = threading.Lock()
        self._slots: dict[Path, _Slot] = {}

    def reply(self, file: Path, question: Question) -> Reply:
        """Answers a question about ``file``; whatever goes wrong is in the reply."""
        slot = self._slot(file)
        revision = ""
        with slot.lock:
            try:
                # Before the file is read: what is written to it meanwhile then counts as a change.
                revision = _revision(file)
                payload = answer(slot.subject(file, revision), question.name, question.params)
            except (BadQuery, UnreadableContent) as error:
                # A person knows the file by its path below the server's folder.
                return Reply(False, error=str(error).replace(str(file), question.path), revision=revision)
            except OSError as error:
                return Reply(False, error=f"{question.path} cannot be read: {error.strerror or error}")
            except Exception as error:
                # The page waits: a defect of ours is said there, instead of a view that waits for ever.
                self._log.exception("Wave Explorer could not answer %s about %s", question.name, file)
                return Reply(False, error=f"{question.name} failed: {type(error).__name__}: {error}", revision=revision)
        return Reply(True, payload, revision=revision)

    def _slot(self, file: Path) -> _Slot:
        with self._lock:
            slot = self._slots.pop(file, None) or _Slot()
            self._slots[file] = slot
            while len(self._slots) > self._kept:
                del self._slots[next(iter(self._slots))]
            return slot


def _open(file: Path) -> Subject:
    """The compile of a record with the run that it holds, as an explorer in a notebook would show it."""
    compilation = diagnosed(load(file))
    data = kept_run(compilation)
    run = None if data is None else Run(data)
    label = compilation.manifest.kernel
    return Subject(compilation, run, compared=(Compared(compilation.id, label, compilation, run),))


def _revision(file: Path) -> str:
    state = file.stat()
    return f"{state.st_mtime_ns:x}-{state.st_size:x}"
