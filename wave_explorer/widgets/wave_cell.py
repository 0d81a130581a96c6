"""``%%wave``: a cell runs as it always does, and the explorer of the kernel that it compiled last stands below it.

The first line of the cell becomes a call, and the rest is left as it is: line numbers, ``await``, what the last
expression shows and how an error ends the cell are IPython's own.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from dataclasses import dataclass
from typing import Any, NoReturn

from IPython.core.error import UsageError

from wave_explorer.capture.watch import current_watch, unwatch, watch
from wave_explorer.widgets.feed import feed
from wave_explorer.widgets.running_cell import running_cell

MAGIC = "wave"


@dataclass(frozen=True)
class _Asked:
    """A cell under way.

    Attributes:
        number: of its execution.
        target: that its compiles are made for, empty for their own.
        run, check: run the last compile, and check the run.
        before: ids of the compiles that were there.
        explorers: how many explorers had been opened.
        records_for_it: recording was switched on for this cell only.
    """

    number: str
    target: str
    run: bool
    check: bool
    before: frozenset[str]
    explorers: int
    records_for_it: bool


class CellFailed(Exception):
    """A cell inside the cell has failed; its own traceback stands above, so none is shown for this."""

    def _render_traceback_(self) -> list[str]:
        return [str(self)]


class WaveCells:
    """The magic in one shell, and what happens when its cell has ended.

    Args:
        shell: of IPython.
    """

    def __init__(self, shell: Any) -> None:
        self.shell = shell
        self._asked: _Asked | None = None

    def register(self) -> None:
        """Makes the magic known to the shell."""
        self.shell.register_magic_function(self.wave, "line_cell", MAGIC)
        self.shell.input_transformers_cleanup.append(call_at_the_top)
        self.shell.events.register("post_run_cell", self._ended)

    def unregister(self) -> None:
        """Takes it back."""
        self.shell.input_transformers_cleanup.remove(call_at_the_top)
        self.shell.events.unregister("post_run_cell", self._ended)
        for kind in ("line", "cell"):
            self.shell.magics_manager.magics[kind].pop(MAGIC, None)

    def wave(self, line: str, cell: str | None = None) -> None:
        """Explore what this cell compiles.

            %%wave [--target TARGET] [--run] [--check]

        The cell runs as it would without this line. Every ``wave_compile`` in it is recorded, and the explorer of the
        last one is shown below the cell; where that fails, at the pass that failed.

        --target TARGET   compile for this AMD target (gfx942 ...) in place of the one that the cell asks for
        --run             run the last kernel too, on the device that `wx.run` would take
        --check           run it with the emulator's checks: races, missing waits, reads before writes
        """
        options = _parsed(line)
        # A second %%wave in the cell goes on with what the first one asked for.
        outer = self._asked
        records = current_watch() is None or (outer is not None and outer.records_for_it)
        target = options.target or (outer.target if outer is not None else "")
        recording = watch()
        feed.follow(recording)
        recording.target = target
        self._asked = _Asked(
            running_cell.number,
            target,
            options.run or options.check,
            options.check,
            frozenset(feed.book.ids()),
            _explorers_opened(),
            records,
        )
        if cell is not None and not self.shell.run_cell(cell).success:
            raise CellFailed("The cell below %%wave has failed; the reason stands above.")

    def _ended(self, result: Any) -> None:
        """IPython calls this after each cell."""
        asked, self._asked = self._asked, None
        if asked is None:
            return
        recording = current_watch()
        if recording is not None:
            recording.target = ""
            if asked.records_for_it:
                unwatch()
        from wave_explorer.widgets.cell_result import show_result

        with running_cell.still(asked.number):
            show_result(
                getattr(result, "result", None),
                before=asked.before,
                opened=_explorers_opened() - asked.explorers,
                target=asked.target,
                run=asked.run,
                check=asked.check,
                notebook=hasattr(self.shell, "kernel"),
            )


def call_at_the_top(lines: list[str]) -> list[str]:
    """Turns a first line ``%%wave ...`` into the call of the line magic; other cells are returned as they are.

    A cell that begins with another magic, or that holds an import from ``__future__``, which nothing may stand before,
    is left to the cell magic.
    """
    if not lines or not (lines[0].rstrip() == f"%%{MAGIC}" or lines[0].startswith(f"%%{MAGIC} ")):
        return lines
    body = lines[1:]
    first = next((line for line in body if not line.isspace()), "")
    if first.startswith("%%") or any(line.startswith("from __future__ ") for line in body):
        return lines
    options = lines[0].rstrip()[len(MAGIC) + 2 :].strip()
    return [f"get_ipython().run_line_magic({MAGIC!r}, {options!r})\n", *body]


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise UsageError(f"%%{MAGIC}: {message}")


def _parsed(line: str) -> argparse.Namespace:
    parser = _Parser(prog=f"%%{MAGIC}", add_help=False)
    parser.add_argument("--target", default="")
    parser.add_argument("--run", action="store_true")
    parser.add_argument("--check", action="store_true")
    try:
        return parser.parse_args(shlex.split(line))
    except ValueError as error:  # a quotation mark without its other
        raise UsageError(f"%%{MAGIC}: {error}") from error


def _explorers_opened() -> int:
    module = sys.modules.get("wave_explorer.widgets.newest")
    return module.opened_so_far() if module is not None else 0
