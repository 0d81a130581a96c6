"""Which cell of the notebook is running, as IPython tells it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class RunningCell:
    """Follows a shell's cells.

    Attributes:
        number: of the execution under way, as the notebook shows it; empty between cells, and while something runs that
            no cell asked for.
    """

    def __init__(self) -> None:
        self._shell: Any = None
        self._numbers: list[str] = []

    @property
    def number(self) -> str:
        """See the class."""
        return self._numbers[-1] if self._numbers else ""

    @property
    def here(self) -> str:
        """The number where the calling thread is the one that runs cells, else empty."""
        return self.number if threading.current_thread() is threading.main_thread() else ""

    def follow(self, shell: Any) -> None:
        """Takes note of what ``shell`` runs from now on; in a notebook, the cell that is running already counts."""
        if self._shell is shell:
            return
        self.leave()
        self._shell = shell
        request = shell.get_parent().get("content", {}) if hasattr(shell, "get_parent") else {}
        if request.get("store_history") and not request.get("silent"):
            self._numbers.append(self._shown())
        shell.events.register("pre_run_cell", self._begins)
        shell.events.register("post_run_cell", self._ends)

    def leave(self) -> None:
        """Takes note no longer."""
        if self._shell is not None:
            self._shell.events.unregister("pre_run_cell", self._begins)
            self._shell.events.unregister("post_run_cell", self._ends)
        self._shell, self._numbers = None, []

    @contextmanager
    def still(self, number: str) -> Iterator[None]:
        """For what a cell asked for that is done at its very end, when others have been told that it has ended."""
        self._numbers.append(number)
        try:
            yield
        finally:
            self._numbers.pop()

    def _begins(self, info: Any) -> None:
        # A cell that a magic runs inside a cell has no number of its own.
        self._numbers.append(self._shown() if info.store_history else self.number)

    def _shown(self) -> str:
        # What is shown beside an output: IPython counts on before or after a cell, depending on its version.
        return str(self._shell.displayhook.prompt_count)

    def _ends(self, result: Any) -> None:
        if self._numbers:
            self._numbers.pop()


running_cell = RunningCell()
"""Of this process's shell."""
