"""Python source that is not (or no longer) what a file on disk holds: cells, shipped files, edited text.

Wave needs `inspect.getsource` of a kernel while it compiles, and that reads `linecache`.  An entry whose
modification time is None is never thrown away, which is what IPython does for its cells.
"""

from __future__ import annotations

import inspect
import io
import linecache
import tokenize
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Any

from wave_explorer.kernel.errors import KernelError
from wave_explorer.record.graph import SourceLocation

MAX_SOURCE_BYTES = 16 * 2**20
"""A Python file larger than this is data, not a kernel."""


def read_python(file: Path, shown_as: str) -> str:
    """The text of a Python file as Python itself reads it: byte order mark, declared encoding, any line ends.

    Args:
        file: where it is.
        shown_as: what messages call it.

    Raises:
        KernelError: it is not there, no plain file (a pipe could block for ever), too large, or no text.
    """
    try:
        if file.exists() and not (file.is_file() or file.is_dir()):
            raise KernelError(f"{shown_as} is no plain file.", advice="Save the kernel in a .py file and name that.")
        with file.open("rb") as stream:
            data = stream.read(MAX_SOURCE_BYTES + 1)
    except (OSError, ValueError) as error:  # ValueError: a null byte in the path
        raise KernelError(f"Cannot read {shown_as}: {getattr(error, 'strerror', None) or error}.") from error
    if len(data) > MAX_SOURCE_BYTES:
        raise KernelError(
            f"{shown_as} is larger than {MAX_SOURCE_BYTES // 2**20} MiB.", advice="Name the file with the kernel in it."
        )
    try:
        encoding, _ = tokenize.detect_encoding(io.BytesIO(data).readline)
        text = data.decode(encoding)
    except (SyntaxError, UnicodeDecodeError) as error:
        raise KernelError(
            f"{shown_as} is no UTF-8 text, nor text in an encoding that it declares.",
            advice="Save it as UTF-8, or name its encoding in the first line: # -*- coding: latin-1 -*-.",
        ) from error
    return io.StringIO(text, newline=None).read()


def register_source(filename: str, text: str) -> None:
    """Makes ``text`` the source of ``filename`` for tracebacks and `inspect`, whatever becomes of the file."""
    linecache.cache[filename] = (len(text), None, text.splitlines(keepends=True), filename)


def source_of_file(filename: str) -> str:
    """The text that `linecache` knows for ``filename``, empty where there is none."""
    return "".join(linecache.getlines(filename))


@dataclass(frozen=True)
class FunctionText:
    """Source of one function: the whole file, and its own lines (1-based, decorators included)."""

    file: str
    file_text: str
    text: str
    first_line: int

    @property
    def last_line(self) -> int:
        """Last line of the function in the file, 1-based."""
        return self.first_line + max(len(self.text.splitlines()), 1) - 1


def function_text(function: Callable[..., Any]) -> FunctionText:
    """The source of a Python function.

    Raises:
        KernelError: the source is not reachable; Wave could not compile such a kernel either.
    """
    name = getattr(function, "__name__", "kernel")
    code: CodeType | None = getattr(function, "__code__", None)
    try:
        lines, first = inspect.getsourcelines(function)
    except (OSError, TypeError, SyntaxError, IndexError) as error:
        raise KernelError(
            f"The source of kernel {name!r} cannot be read, and Wave compiles no kernel without its source.",
            advice=(
                "It was probably made with exec(). Before that, give the text the file name that compile() got: "
                "linecache.cache[filename] = (len(text), None, text.splitlines(True), filename); or write it to a "
                "file and use 'file.py:NAME'."
            ),
            location=SourceLocation(code.co_filename, code.co_firstlineno) if code else None,
        ) from error
    file = code.co_filename if code else inspect.getfile(function)
    return FunctionText(file, source_of_file(file), "".join(lines), first)
