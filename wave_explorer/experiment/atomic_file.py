"""Files that appear whole or not at all."""

from __future__ import annotations

import os
import uuid
from pathlib import Path

UNFINISHED = ".unfinished-"
"""How the names of files begin that are still being written."""


def write_whole(path: Path, content: bytes) -> None:
    """Writes or replaces a file; a reader, or a crash, finds the earlier content or this one.

    Raises:
        OSError: it cannot be written; nothing is left behind.
    """
    unfinished = path.with_name(f"{UNFINISHED}{uuid.uuid4().hex}")
    try:
        with unfinished.open("xb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        unfinished.replace(path)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise


def write_once(path: Path, content: bytes) -> None:
    """Writes a file whose name says what it holds, unless it is there.

    Raises:
        OSError: it cannot be written; nothing is left behind.
    """
    if not path.exists():
        write_whole(path, content)
