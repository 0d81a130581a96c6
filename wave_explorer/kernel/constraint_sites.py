"""The call that made each constraint, noted while a kernel's own code runs: true for any helper, loop or other file.

Wave's constraints do not know where they were made.  While a scope is open, their constructors note the place of the
call on the object, where a copy of it keeps it; the last scope to close puts the constructors back.  Constraints
that another thread makes meanwhile are left alone.
"""

from __future__ import annotations

import dataclasses
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from itertools import islice
from types import FrameType
from typing import Any

from wave_lang.kernel.wave.constraints import Constraint, ReorderingConstraint
from wave_lang.kernel.wave.symbolic_constraints import SymbolicAlias

from wave_explorer.record.graph import SourceLocation

_NOTE = "_wave_explorer_site"

_noting: ContextVar[bool] = ContextVar("noting", default=False)
_lock = threading.Lock()
_open_scopes = 0
_constructors: dict[type, Callable[..., None]] = {}
"""Constructors that were replaced, by class."""


@contextmanager
def noted_sites() -> Iterator[None]:
    """Each constraint made in this thread while the scope is open knows its `site`."""
    global _open_scopes
    with _lock:
        _open_scopes += 1
        if _open_scopes == 1:
            _replace()
    token = _noting.set(True)
    try:
        yield
    finally:
        _noting.reset(token)
        with _lock:
            _open_scopes -= 1
            if _open_scopes == 0:
                _put_back()


def site(constraint: Any) -> SourceLocation | None:
    """Where the constraint was made; None where nobody looked."""
    return getattr(constraint, _NOTE, None)


def _classes() -> Iterator[type]:
    waiting: list[type] = [Constraint, ReorderingConstraint, SymbolicAlias]
    while waiting:
        found = waiting.pop()
        waiting += found.__subclasses__()
        if "__init__" in vars(found):
            yield found


def _replace() -> None:
    for each in dict.fromkeys(_classes()):
        _constructors[each] = vars(each)["__init__"]
        each.__init__ = _noting_constructor(_constructors[each])  # type: ignore[misc]


def _put_back() -> None:
    for each, constructor in _constructors.items():
        each.__init__ = constructor  # type: ignore[misc]
    _constructors.clear()


def _noting_constructor(constructor: Callable[..., None]) -> Callable[..., None]:
    @wraps(constructor)
    def construct(self: Any, *arguments: Any, **named: Any) -> None:
        constructor(self, *arguments, **named)
        if _noting.get():
            object.__setattr__(self, _NOTE, _caller(sys._getframe(1)))

    return construct


def _caller(frame: FrameType | None) -> SourceLocation | None:
    """The call that a constructor works for; that of `dataclasses.replace`, not the one inside it.

    The constructor of a subclass notes after those of its bases, so the outermost call stays.
    """
    while frame is not None and frame.f_code.co_filename == dataclasses.__file__:
        frame = frame.f_back
    if frame is None:
        return None
    line, _, column, _ = next(islice(frame.f_code.co_positions(), frame.f_lasti // 2, None))
    return SourceLocation(frame.f_code.co_filename, line or frame.f_lineno, 0 if column is None else column + 1)
