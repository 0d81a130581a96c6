"""Puts a handler around `wave_compile` for everyone who has the function already, whatever name they call it by.

The function object stays: only its code is exchanged, so names that were imported before see the handler too, and
signature, defaults and documentation are the user's own.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from types import CodeType, FunctionType
from typing import Any, Protocol


class Handler(Protocol):
    """What is called in the place of `wave_compile`."""

    def __call__(self, original: Callable[..., Any], options: Any, kernel: Any, schedule: Any) -> Any:
        """Compiles with ``original``, or not."""


class UnknownSignature(RuntimeError):
    """This wave-lang has a `wave_compile` with other parameters than the one we know."""


def _template(options: Any, kernel: Any, schedule: Any = None) -> Any:
    # It runs with the globals of Wave's module, so it has to bring what it needs.
    from wave_explorer.capture.interception import call_handler
    from wave_explorer.capture.own_frames import hide_our_frames

    try:
        return call_handler(options, kernel, schedule)
    except BaseException as error:
        hide_our_frames(error)
        raise


_lock = threading.Lock()
_target: FunctionType | None = None
_original_code: CodeType | None = None
_original: Callable[..., Any] | None = None
_handler: Handler | None = None


def install(target: FunctionType, handler: Handler) -> None:
    """From now on ``target(options, kernel, schedule)`` calls ``handler(original, options, kernel, schedule)``.

    Raises:
        UnknownSignature: ``target`` takes other parameters; it stays as it is.
    """
    global _target, _original_code, _original, _handler
    with _lock:
        if _target is not None:
            _handler = handler
            return
        code, ours = target.__code__, _template.__code__
        if code.co_varnames[: code.co_argcount] != ours.co_varnames[: ours.co_argcount] or code.co_kwonlyargcount:
            parameters = ", ".join(code.co_varnames[: code.co_argcount + code.co_kwonlyargcount])
            raise UnknownSignature(
                f"wave_compile of this wave-lang takes ({parameters}); compiles of this session cannot be watched. "
                "Compile with wave_explorer.compile() instead, or use wave-lang 3.9"
            )
        original = FunctionType(code, target.__globals__, target.__name__, target.__defaults__, target.__closure__)
        _target, _original_code, _original, _handler = target, code, original, handler
        target.__code__ = ours.replace(co_name=code.co_name, co_qualname=code.co_qualname)


def remove() -> None:
    """Puts the function's own code object back; does nothing when no handler is installed."""
    global _target, _original_code, _handler
    with _lock:
        if _target is not None and _original_code is not None:
            _target.__code__ = _original_code
        _target = _original_code = _handler = None


def installed() -> bool:
    """Whether a handler is installed."""
    return _target is not None


def call_handler(options: Any, kernel: Any, schedule: Any) -> Any:
    """What the exchanged code calls."""
    handler, original = _handler, _original
    assert original is not None
    if handler is None:  # removed while this call was on its way
        return original(options, kernel, schedule)
    return handler(original, options, kernel, schedule)
