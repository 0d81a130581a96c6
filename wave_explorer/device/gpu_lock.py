"""One measurement at a time on a GPU, among all processes of this machine: notebooks, command lines, tuners."""

from __future__ import annotations

import os
import re
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from wave_explorer.device.errors import LaunchError

_LOOK = 0.05


class GpuBusy(LaunchError):
    """Somebody else measures on the GPU, and the wait for it was given up."""


@contextmanager
def gpu_held(gpu: str, cancelled: Callable[[], bool] | None = None) -> Iterator[None]:
    """Holds a GPU; others wait for their turn.

    The lock lies on a file, so that the system takes it back from a process that dies.  A thread that holds it may
    take it again.

    Args:
        gpu: its address on the bus, which all processes of the machine call it by.
        cancelled: asked now and then while waiting; True gives up.

    Raises:
        GpuBusy: the wait was given up.
    """
    name = re.sub(r"[^0-9A-Za-z]+", "-", gpu) or "unknown"
    mine: set[str] = _held_here.__dict__.setdefault("names", set())
    if name in mine:
        yield
        return
    handle = _opened(Path(tempfile.gettempdir()) / f"wave-explorer-gpu-{name}.lock")
    try:
        while not _taken(handle):
            if cancelled is not None and cancelled():
                raise GpuBusy(f"Another process measures on the GPU {gpu}, and the wait for it was cancelled.")
            time.sleep(_LOOK)
        mine.add(name)
        try:
            yield
        finally:
            mine.discard(name)
    finally:
        os.close(handle)


_held_here = threading.local()


def _opened(path: Path) -> int:
    """Of any user's making: a lock needs no right to write, and a shared folder may forbid more than that."""
    try:
        return os.open(path, os.O_RDONLY)
    except FileNotFoundError:
        return os.open(path, os.O_RDONLY | os.O_CREAT, 0o644)


def _taken(handle: int) -> bool:
    # There is none where there is no HIP runtime either, and this module is imported there all the same.
    import fcntl

    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
