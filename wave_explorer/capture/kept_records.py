"""Finished records of a session on disk, so that a hundred compiles do not fill the memory of a notebook's kernel."""

from __future__ import annotations

import os
import shutil
import tempfile
import threading
import weakref
from contextlib import suppress
from itertools import count
from pathlib import Path

from filelock import FileLock, Timeout

from wave_explorer.record import Compilation, UnreadableContent, save
from wave_explorer.record.reopened import KeptBlobs

PREFIX = "wave-explorer-records-"
"""How the folders begin; one for each process, below the system's folder for temporary files."""

LOCK = "lock"


class KeptRecords:
    """A folder of ``.wavex`` files that ends with this process; each file goes when nobody holds its record any more.

    Attributes:
        trouble: why records stay in memory, empty where they do not.
    """

    def __init__(self) -> None:
        self.trouble = ""
        self._lock = threading.Lock()
        self._numbers = count(1)
        self._folder: Path | None = None

    def keep(self, compilation: Compilation) -> Compilation:
        """Writes a finished record; the same record with its contents on disk, or itself where that cannot be."""
        try:
            path = self._place() / f"{next(self._numbers):04d}-{compilation.id}.wavex"
            save(compilation, path)
        except (OSError, UnreadableContent) as error:
            self.trouble = f"records are kept in memory: {getattr(error, 'strerror', None) or error}"
            return compilation
        self.trouble = ""
        blobs = KeptBlobs(path, keeper=self)
        weakref.finalize(blobs, _remove_file, path, os.getpid()).atexit = False  # the folder goes as a whole
        return Compilation(compilation.manifest, blobs)

    def _place(self) -> Path:
        with self._lock:
            if self._folder is None or not self._folder.is_dir():
                _remove_abandoned(Path(tempfile.gettempdir()))
                self._folder = Path(tempfile.mkdtemp(prefix=PREFIX))
                lock = FileLock(self._folder / LOCK, timeout=0, thread_local=False)
                lock.acquire()
                weakref.finalize(self, _remove, self._folder, lock, os.getpid())
            return self._folder


def _remove_file(path: Path, owner: int) -> None:
    if os.getpid() == owner:
        path.unlink(missing_ok=True)


def _remove(folder: Path, lock: FileLock, owner: int) -> None:
    if os.getpid() != owner:  # a forked copy of the process ends, not the process
        return
    lock.release()
    shutil.rmtree(folder, ignore_errors=True)


def _remove_abandoned(root: Path) -> None:
    """Removes what processes left that were killed: whoever lives holds the lock of its folder."""
    for folder in root.glob(f"{PREFIX}*"):
        with suppress(OSError, Timeout, NotImplementedError):
            if _is_mine(folder) and (folder / LOCK).is_file():
                with FileLock(folder / LOCK, timeout=0):
                    shutil.rmtree(folder, ignore_errors=True)


def _is_mine(folder: Path) -> bool:
    """Everybody may make folders beside ours; what another person made is not touched."""
    return not folder.is_symlink() and (not hasattr(os, "getuid") or folder.stat().st_uid == os.getuid())
