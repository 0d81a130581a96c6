"""The line that shows how far a run has come, and how long it will still take."""

from __future__ import annotations

import time

from rich.status import Status
from rich.text import Text

from wave_explorer.cli.console import err
from wave_explorer.emulator.forecast import in_words

_SURE_SECONDS = 2.0


class RunningStatus:
    """Within it, a line on the terminal says what :meth:`progress` and :meth:`instructions_done` were told."""

    def __init__(self) -> None:
        self._status = Status("running", console=err)
        self._part, self._count = 0.0, 0
        self._started = time.monotonic()

    def __enter__(self) -> RunningStatus:
        self._status.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        self._status.stop()

    def progress(self, part: float) -> None:
        """The part that is done, 0 to 1."""
        self._part = part
        self._show()

    def instructions_done(self, count: int) -> None:
        """Instructions executed so far, counted by wave."""
        self._count = count
        self._show()

    def _show(self) -> None:
        text = f"running: {self._part:.0%}"
        if self._count:
            text += f", {self._count:,} wave instructions"
        passed = time.monotonic() - self._started
        if self._part and passed > _SURE_SECONDS:
            text += f", about {in_words(passed / self._part * (1 - self._part))} to go"
        self._status.update(Text(text))
