"""Where the temporary files of a compile go, and how what a killed process left there is cleared away."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from functools import lru_cache
from pathlib import Path

_MEMORY_FOLDER = "/dev/shm"
_FREE_BYTES = 1 << 30
_PREFIX = "wave-explorer-"
_OURS = re.compile(rf"{_PREFIX}(\d+)-\w+")


def scratch_folder() -> tempfile.TemporaryDirectory[str]:
    """A new folder, gone after ``cleanup()`` or with this process; its name holds the number of the process.

    In memory where there is some that has room, since IREE writes a file for each pass; in the system's folder where
    there is none, or where the user has chosen a folder (``TMPDIR``).
    """
    parent = _parent()
    _clear_left_behind(parent)
    return tempfile.TemporaryDirectory(prefix=f"{_PREFIX}{os.getpid()}-", dir=parent, ignore_cleanup_errors=True)


def _parent() -> str:
    if "TMPDIR" in os.environ or not os.access(_MEMORY_FOLDER, os.W_OK | os.X_OK):
        return tempfile.gettempdir()
    has_room = shutil.disk_usage(_MEMORY_FOLDER).free >= _FREE_BYTES
    return _MEMORY_FOLDER if has_room else tempfile.gettempdir()


@lru_cache
def _clear_left_behind(parent: str) -> None:
    """Removes, once in a process, folders of this user's processes that were killed before they could."""
    for folder in Path(parent).glob(f"{_PREFIX}*"):
        match = _OURS.fullmatch(folder.name)
        if match is None or _runs(int(match.group(1))):
            continue
        try:
            mine = folder.lstat().st_uid == os.getuid() and not folder.is_symlink()
        except OSError:  # somebody else has just removed it
            continue
        if mine:
            shutil.rmtree(folder, ignore_errors=True)


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (PermissionError, OverflowError):
        return True
    return True
