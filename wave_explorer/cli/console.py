"""Where output goes: results on stdout, progress and errors on stderr; text from kernels is never read as markup."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Any, NoReturn, TextIO

import msgspec
from rich.cells import cell_len
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from wave_explorer.cli.failure import UsageError
from wave_explorer.cli.foreign_text import ForeignTextConsole, visible, visible_text
from wave_explorer.cli.spelling import on_command_line

_WITHOUT_TERMINAL = 100_000
"""Columns of a pipe or a file: more than any table has, so that nothing in one is folded or cut."""


def _columns(stream: TextIO) -> int | None:
    """Columns to lay tables out for; None to ask the terminal, or COLUMNS where that is set."""
    return None if stream.isatty() or "COLUMNS" in os.environ else _WITHOUT_TERMINAL


out = ForeignTextConsole(highlight=False, soft_wrap=True, width=_columns(sys.stdout))
err = ForeignTextConsole(stderr=True, highlight=False, soft_wrap=True)

_LONG_TABLE = 2000
"""Rows from which a table is printed without styles: laying out so many takes minutes."""


def print_json(payload: Any) -> None:
    """One JSON document on stdout, UTF-8, no colour; what is no finite number is null."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(payload), indent=1).decode() + "\n")


@contextmanager
def stdout_is_ours() -> Iterator[None]:
    """While a kernel's own file runs in this process, what it prints goes to stderr: stdout is for the payload.

    ``os._exit`` is an exception meanwhile: the command would end without a word.
    """
    sys.stdout.flush()
    kept, leave = os.dup(1), os._exit
    try:
        os.dup2(2, 1)
        os._exit = _refuse_exit
        with redirect_stdout(sys.stderr):
            yield
    finally:
        os._exit = leave
        os.dup2(kept, 1)
        os.close(kept)


def _refuse_exit(status: int) -> NoReturn:
    raise SystemExit(f"os._exit({status}) was called")


def report(error: UsageError) -> None:
    """An error on stderr: what, where, what to do."""
    err.print(Text("error: ", style="bold red") + Text(error.message))
    if error.place:
        err.print(Text(f"  at {error.place}"))
    if error.advice:
        err.print(Text(f"  {on_command_line(error.advice)}"))


def table(*columns: str, right: tuple[str, ...] = (), whole: tuple[str, ...] = ()) -> Table:
    """A table without a frame; columns named in ``right`` are numbers: these and those in ``whole`` are never cut.

    Headers, and cells of the other columns, are broken between words where the terminal is narrow.
    """
    made = Table(box=None, pad_edge=False, header_style="bold")
    for column in columns:
        uncut = column in whole
        made.add_column(
            visible(column),
            justify="right" if column in right else "left",
            no_wrap=uncut,
            overflow="ignore" if uncut else "ellipsis",
            min_width=max((cell_len(word) for word in ([column] if uncut else column.split())), default=0),
        )
    return made


def print_rows(made: Table) -> None:
    """A table that may have very many rows; a long one is plain text, its lines as long as they are."""
    if made.row_count < _LONG_TABLE:
        out.print(made)
        return
    columns = [[str(column.header), *map(str, column.cells)] for column in made.columns]
    widths = [max(map(len, cells)) for cells in columns]
    right = [column.justify == "right" for column in made.columns]
    out.file.writelines(
        "  ".join(
            cell.rjust(width) if to_right else cell.ljust(width)
            for cell, width, to_right in zip(line, widths, right, strict=True)
        ).rstrip()
        + "\n"
        for line in zip(*columns, strict=True)
    )


def print_whole(made: Table) -> None:
    """A table in its full width: a narrower terminal breaks its lines, and nothing in it is cut."""
    made.width = Measurement.get(out, out.options.update(width=1000), made).maximum
    out.print(made, crop=False)


def row(made: Table, *cells: object) -> None:
    """Adds a row; None shows as an en dash (not known)."""
    given = (cell if isinstance(cell, Text) else Text("–" if cell is None else str(cell)) for cell in cells)
    texts = [visible_text(text) for text in given]
    for column, text in zip(made.columns, texts, strict=False):
        if column.no_wrap or column.justify == "right":
            column.min_width = max(column.min_width or 0, text.cell_len)
    made.add_row(*texts)
