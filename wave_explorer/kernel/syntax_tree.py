"""Python source as a syntax tree, built by one thread at a time."""

from __future__ import annotations

import ast
import threading

_ONE_AT_A_TIME = threading.Lock()


def parse(text: str) -> ast.Module:
    """The tree of a module's ``text``.

    CPython 3.11 keeps the depth of the tree it builds per interpreter: two threads that build one at the same time
    can end in ``SystemError: AST constructor recursion depth mismatch``.

    Raises:
        SyntaxError: the text is no Python; ValueError, RecursionError and MemoryError as of :func:`ast.parse`.
    """
    with _ONE_AT_A_TIME:
        return ast.parse(text)
