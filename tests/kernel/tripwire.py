"""A tripwire for typed text: it notices when Python compiles, executes or imports, or a process or file is opened.

The wire is an audit hook of the interpreter, which no code can go around: `eval` of a text is a ``compile`` and an
``exec``, whatever name it was called by.  Hooks cannot be taken out again; this one sleeps outside its contexts.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType
from typing import Any

_WORLD = (
    "os.system",
    "os.exec",
    "os.fork",
    "os.posix_spawn",
    "os.putenv",
    "os.remove",
    "subprocess.Popen",
    "socket.connect",
)
_SHORTEST = 8
"""Characters of a typed text that is looked for in what Python compiles: shorter ones stand in many a module."""


class Tripwire:
    """What was noticed.

    Attributes:
        touched: one line for each thing that must not happen.
    """

    def __init__(self) -> None:
        self.touched: list[str] = []
        self.reads = 0
        self._reading = False
        self._typed: tuple[str, ...] | None = None
        sys.addaudithook(self._hook)

    @contextmanager
    def reading(self) -> Iterator[None]:
        """While a text is read: nothing may be compiled, executed or opened, except modules of files."""
        before, self._reading = self._reading, True
        self.reads += 1
        try:
            yield
        finally:
            self._reading = before

    @contextmanager
    def handling(self, *typed: str | None) -> Iterator[None]:
        """While texts are handled at all: none of them may be in what is compiled, and no process may be started."""
        self._typed = tuple(text for text in typed if text is not None and len(text.strip()) >= _SHORTEST)
        try:
            yield
        finally:
            self._typed = None

    def _hook(self, event: str, arguments: tuple[Any, ...]) -> None:
        if self._typed is None and not self._reading:
            return
        if event in _WORLD:
            self.touched.append(f"{event} {arguments!r:.200}")
        elif event == "compile":
            source, file = arguments
            text = source.decode(errors="replace") if isinstance(source, bytes) else source
            known = isinstance(file, str) and Path(file).is_file()
            if not known and (self._reading or (isinstance(text, str) and self._holds_typed(text))):
                self.touched.append(f"compile {text!r:.200}")
        elif self._reading and event == "exec":
            code = arguments[0]
            if not (isinstance(code, CodeType) and Path(code.co_filename).is_file()):
                self.touched.append(f"exec {code!r:.200}")
        elif self._reading and event == "open" and arguments[1] not in ("r", "rb", None):
            self.touched.append(f"open {arguments!r:.200}")

    def _holds_typed(self, source: str) -> bool:
        return any(text.strip() in source for text in self._typed or ())
