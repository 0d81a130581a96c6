"""Catches what one thread prints, and lets the other threads print as before."""

from __future__ import annotations

import io
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TextIO

_lock = threading.Lock()
_depth = 0
_originals: tuple[TextIO, TextIO] | None = None
_local = threading.local()


class _ThreadStream:
    """Stands in for a standard stream: writes of a capturing thread go to its buffer, all else passes through."""

    def __init__(self, original: TextIO) -> None:
        self._original = original

    def write(self, text: str) -> int:
        buffer: io.StringIO | None = getattr(_local, "buffer", None)
        return self._original.write(text) if buffer is None else buffer.write(text)

    def writelines(self, lines: Any) -> None:
        for line in lines:
            self.write(line)

    def flush(self) -> None:
        if getattr(_local, "buffer", None) is None:
            self._original.flush()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._original, name)


@contextmanager
def captured_output() -> Iterator[io.StringIO]:
    """Within the block, what this thread writes to ``sys.stdout`` and ``sys.stderr`` goes to the yielded buffer.

    Output that is written to the file descriptors (by native code or a child process) is not caught here.
    """
    global _depth, _originals
    with _lock:
        if _depth == 0:
            _originals = (sys.stdout, sys.stderr)
            sys.stdout = _ThreadStream(sys.stdout)
            sys.stderr = _ThreadStream(sys.stderr)
        _depth += 1
    outer = getattr(_local, "buffer", None)
    buffer = _local.buffer = io.StringIO()
    try:
        yield buffer
    finally:
        _local.buffer = outer
        with _lock:
            _depth -= 1
            if _depth == 0 and _originals is not None:
                # A test runner or notebook may have put its own stream there meanwhile; that one stays.
                if isinstance(sys.stdout, _ThreadStream):
                    sys.stdout = _originals[0]
                if isinstance(sys.stderr, _ThreadStream):
                    sys.stderr = _originals[1]
                _originals = None
