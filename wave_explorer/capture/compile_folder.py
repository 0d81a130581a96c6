"""The folder of one compile, which is gone afterwards even where a compiler's own child still writes into it."""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_PATIENCE = 2.0
"""Seconds after which a folder that cannot be removed is left behind: it is litter, and the compile is good."""
_BETWEEN_TRIES = 0.01


@contextmanager
def compile_folder() -> Iterator[Path]:
    """A new folder for the time of the block.

    iree-compile starts a linker.  Where iree-compile is ended, the linker is nobody's child and goes on for some
    hundredths of a second; a file that it makes while the folder is being removed must not fail the compile.
    """
    folder = Path(tempfile.mkdtemp(prefix="wave-explorer-"))
    try:
        yield folder
    finally:
        _remove(folder)


def _remove(folder: Path) -> None:
    end = time.monotonic() + _PATIENCE
    while folder.exists():
        try:
            shutil.rmtree(folder)
        except OSError:
            if time.monotonic() > end:
                shutil.rmtree(folder, ignore_errors=True)
                return
            time.sleep(_BETWEEN_TRIES)
