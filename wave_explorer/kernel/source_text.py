"""Python source that is not (or no longer) what a file on disk holds: cells, shipped files, edited text.

Wave needs `inspect.getsource` of a kernel while it compiles, and that reads `linecache`.  An entry whose
modification time is None is never thrown away, which is what IPython does for its cells.
"""

from __future__ import annotations

import inspect
import linecache
from collections.abc import Callable
from dataclasses import dataclass
from types import CodeType
from typing import Any

from wave_explorer.kernel.errors import KernelError
from wave_explorer.record.graph import SourceLocation


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
