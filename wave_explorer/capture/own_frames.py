"""Takes our own frames out of the traceback of a recorded program's error: it shows what it would show without us."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType

_OURS = str(Path(__file__).resolve().parents[1])


def hide_our_frames(error: BaseException) -> None:
    """Leaves of the tracebacks of ``error``, its causes and its contexts only the frames that are not ours.

    An error that our own code raised keeps all of them: it is our defect, and has to be found.
    """
    seen: set[int] = set()
    waiting: list[BaseException | None] = [error]
    while waiting:
        one = waiting.pop()
        if one is None or id(one) in seen:
            continue
        seen.add(id(one))
        waiting += [one.__cause__, one.__context__]
        frames = list(_entries(one.__traceback__))
        if frames and not _is_ours(frames[-1]):
            one.__traceback__ = _without_ours(frames)


def _entries(traceback: TracebackType | None) -> list[TracebackType]:
    found = []
    while traceback is not None:
        found.append(traceback)
        traceback = traceback.tb_next
    return found


def _is_ours(entry: TracebackType) -> bool:
    return entry.tb_frame.f_code.co_filename.startswith(_OURS)


def _without_ours(entries: list[TracebackType]) -> TracebackType | None:
    rest: TracebackType | None = None
    for entry in reversed(entries):
        if not _is_ours(entry):
            rest = TracebackType(rest, entry.tb_frame, entry.tb_lasti, entry.tb_lineno)
    return rest
