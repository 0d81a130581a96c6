"""The line of the user's source behind an fx node."""

from __future__ import annotations

import sys
import sysconfig
from collections.abc import Callable
from pathlib import PurePath
from types import CodeType, FrameType
from typing import Any

from wave_explorer.capture.active import active
from wave_explorer.capture.patching import HookPoint
from wave_explorer.record import SourceLocation

# Frames of these packages are machinery of the trace; a kernel template of the library is a kernel all the same.
_MACHINERY = (
    "wave_lang/kernel/",
    "wave_lang/support/",
    "site-packages/torch/",
    "site-packages/sympy/",
    "wave_explorer/capture/",
)
_KERNELS = ("wave_lang/kernel/wave/templates/",)
_STANDARD_LIBRARY = PurePath(sysconfig.get_paths()["stdlib"]).as_posix() + "/"

_is_machinery: dict[str, bool] = {}


def is_machinery(filename: str) -> bool:
    """Whether a frame of this file belongs to the compiler or tracer and not to a kernel."""
    known = _is_machinery.get(filename)
    if known is None:
        path = PurePath(filename).as_posix()
        kernel = any(part in path for part in _KERNELS)
        installed = "site-packages" in path or "dist-packages" in path
        library = path.startswith(_STANDARD_LIBRARY) and not installed
        known = _is_machinery[filename] = not kernel and (library or any(part in path for part in _MACHINERY))
    return known


def user_frame() -> FrameType | None:
    """The innermost frame on this thread's stack that belongs to a kernel; None where there is none."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and is_machinery(frame.f_code.co_filename):
        frame = frame.f_back
    return frame


def frame_position(code: CodeType, instruction: int) -> tuple[int, int, int, int]:
    """First line, last line (1-based), first and last column (0-based) of a bytecode instruction."""
    for offset, (line, end_line, column, end_column) in enumerate(code.co_positions()):
        if offset == instruction // 2:
            first = line or code.co_firstlineno
            return first, end_line or first, column or 0, end_column or 0
    return code.co_firstlineno, code.co_firstlineno, 0, 0


def source_location(location: Any) -> SourceLocation | None:
    """The record's form of a location that Wave keeps on a node (a place, or a stack of places).

    Of a stack, the innermost place in a kernel counts.
    """
    location = getattr(location, "user_location", location)
    if location is None:
        return None
    frames = getattr(location, "frames", None)
    if frames is not None:
        kernel = [frame for frame in frames if not is_machinery(frame.filename)]
        location = (kernel or list(frames) or [None])[0]
        if location is None:
            return None
    line = location.line[0] if isinstance(location.line, tuple) else location.line
    column = location.col[0] if isinstance(location.col, tuple) else location.col
    # Wave gives column 0 for a function and otherwise Python's 0-based column.
    return SourceLocation(str(location.filename), int(line), int(column) + 1 if isinstance(location.col, tuple) else 0)


def _wrap_capture_location(original: Callable[..., Any]) -> Callable[..., Any]:
    def capture_location(config: Any) -> Any:
        capture = active.get()
        if capture is None:
            return original(config)
        frame = user_frame()
        if capture.observe:
            found = original(config)
            if found is not None and frame is not None:
                found.user_location = _frame_location(frame)
            return found
        # Wave's own search reads the source of every frame on the stack, and takes a template for machinery.
        return original(config) if frame is None else _frame_location(frame)

    return capture_location


def _frame_location(frame: FrameType) -> Any:
    from wave_lang.kernel._support.location import FileLineColInfo

    line, end_line, column, end_column = frame_position(frame.f_code, frame.f_lasti)
    return FileLineColInfo(frame.f_code.co_filename, (line, end_line), (column, end_column))


LOCATION_HOOKS = (
    HookPoint(
        "wave_lang.kernel.ops.wave_ops", "capture_location", "the user's line of each node", _wrap_capture_location
    ),
)
