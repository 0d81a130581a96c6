"""Does a job in a process of its own, which a hang or a fault of the GPU may take down without harm to this one."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Literal

from wave_explorer.device.child_process import child_command, child_environment
from wave_explorer.device.hip_job import Outcome, Phase, read_outcome

START_LIMIT = 300.0
"""Seconds until a process must have begun its launch: it loads HIP and copies the arrays meanwhile."""

_LOOK = 0.1
"""Seconds between two looks at whether somebody cancelled."""

_GONE = 10.0
"""Seconds in which a process that was killed must be gone; one that waits for a broken driver cannot even be killed."""

_TOLD = 1500


@dataclass(frozen=True)
class JobEnd:
    """How a process of a job ended.

    Attributes:
        how: by itself (``ended``), at its limit, by the person, or by a signal or without a word (``died``).
        outcome: what it laid down; None where it did not get so far.
        phase: what it was doing.
        seconds: that it took altogether.
        said: the end of what it wrote to its standard error.
        exit_status: None for one that could not be ended.
    """

    how: Literal["ended", "out of time", "cancelled", "died"]
    outcome: Outcome | None
    phase: Phase
    seconds: float
    said: str
    exit_status: int | None


def run_job(
    folder: Path,
    *,
    limit: float | None,
    cancelled: Callable[[], bool] | None = None,
    entering: Callable[[Phase], None] | None = None,
    before: Sequence[str] = (),
) -> JobEnd:
    """Does the job that was laid down in ``folder``.

    Args:
        folder: see :mod:`wave_explorer.device.hip_job`.
        limit: seconds that each of its launches may take; None for no limit.
        cancelled: asked now and then; True ends it.
        entering: told what it does.
        before: a program with its options that runs the job's process, such as a profiler.
    """
    command = [*before, *child_command("wave_explorer.device.hip_child", str(folder))]
    began = time.monotonic()
    errors = folder / "stderr"
    with errors.open("wb") as sink, subprocess.Popen(
        command, env=child_environment(), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=sink,
        start_new_session=True,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        watch = _Watch(process, process.stdout, limit, cancelled or (lambda: False), entering or (lambda _: None))
        try:
            how = watch.until_the_end()
        except BaseException:
            _end(process)
            raise
        gone = how == "ended" or _end(process)
        if not gone:
            # Waiting for it would hang as it does.
            process.returncode = -signal.SIGKILL
    outcome = read_outcome(folder)
    if how == "ended" and outcome is None:
        how = "died"
    said = errors.read_text(encoding="utf-8", errors="replace").strip()[-_TOLD:]
    return JobEnd(how, outcome, watch.phase, time.monotonic() - began, said, process.returncode if gone else None)


class _Watch:
    """Follows a process by what it says."""

    def __init__(
        self,
        process: subprocess.Popen[bytes],
        output: IO[bytes],
        limit: float | None,
        cancelled: Callable[[], bool],
        entering: Callable[[Phase], None],
    ) -> None:
        self._process, self._output, self._limit = process, output, limit
        self._cancelled, self._entering = cancelled, entering
        self.phase: Phase = "starting"
        self._deadline: float | None = time.monotonic() + START_LIMIT

    def until_the_end(self) -> Literal["ended", "out of time", "cancelled", "died"]:
        """Waits for the end of the process, or for a reason to end it."""
        with selectors.DefaultSelector() as selector:
            selector.register(self._output, selectors.EVENT_READ)
            open_still = True
            while open_still or self._process.poll() is None:
                if not open_still:
                    time.sleep(_LOOK / 10)
                elif selector.select(_LOOK):
                    piece = os.read(self._output.fileno(), 4096)
                    if not piece:
                        selector.unregister(self._output)
                        open_still = False
                    self._heard(piece)
                if self._cancelled():
                    return "cancelled"
                if self._deadline is not None and time.monotonic() > self._deadline:
                    return "out of time"
        return "ended"

    def _heard(self, piece: bytes) -> None:
        for word in piece.decode(errors="replace").split():
            if word not in _PHASES:
                continue
            entered = _PHASES[word]
            if entered in _LAUNCHING:
                # Another launch begins: the one before it has ended.
                self._deadline = None if self._limit is None else time.monotonic() + self._limit
            self.phase = entered
            self._entering(entered)


_LAUNCHING: tuple[Phase, ...] = ("running", "timing")
_PHASES: dict[str, Phase] = {
    "starting": "starting", "loading": "loading", "copying": "copying", "running": "running", "timing": "timing",
}  # fmt: skip


def _end(process: subprocess.Popen[bytes]) -> bool:
    """Ends a process and those that it started; False where it does not go."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    try:
        process.wait(_GONE)
    except subprocess.TimeoutExpired:
        return False
    return True
