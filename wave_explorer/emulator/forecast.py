"""How long a whole grid will take, from the time that its first workgroups took."""

from __future__ import annotations

import time
from collections.abc import Callable

from wave_explorer.emulator.faults import TakesTooLong
from wave_explorer.record.run import Finding

_SURE_SECONDS = 2.0
"""A forecast from less is a guess: the first workgroups find cold caches."""

_UNITS = ((86400.0, "days"), (3600.0, "hours"), (60.0, "minutes"))


class Forecast:
    """Stops a run early on if it would go on for longer than it may.

    The decision falls once, when enough workgroups have run to tell, and holds: a run is never stopped half-way because
    the machine got busy.

    Args:
        kernel: its name, for the message.
        workgroups: of the whole grid.
        limit: seconds; None for no limit.
        clock: seconds that have passed.
    """

    def __init__(
        self, kernel: str, workgroups: int, limit: float | None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.kernel = kernel
        self.workgroups = workgroups
        self.limit = limit
        self._clock = clock
        self._started = clock()

    def done(self, workgroups: int) -> None:
        """So many workgroups have run by now.

        Raises:
            TakesTooLong: all of them would take longer than the limit.
        """
        if self.limit is None:
            return
        passed = self._clock() - self._started
        if passed < min(_SURE_SECONDS, self.limit):
            return
        limit, self.limit = self.limit, None
        expected = passed * self.workgroups / workgroups
        if expected <= limit:
            return
        raise TakesTooLong(
            Finding(
                kind="takes-too-long",
                message=f"{self.kernel}: {workgroups:,} of {self.workgroups:,} workgroups took {in_words(passed)}, so "
                f"that all would take about {in_words(expected)}, and a run may take {in_words(limit)}",
                fix="Run a smaller shape or grid, or allow it the time: time_limit (seconds; None for no limit).",
            )
        )


def in_words(seconds: float) -> str:
    """A duration for people: ``12 seconds``, ``3.5 hours``."""
    for length, name in _UNITS:
        if seconds >= 1.5 * length:
            return f"{seconds / length:.3g} {name}"
    return f"{seconds:.2g} seconds" if seconds < 10 else f"{seconds:.0f} seconds"
