"""Where output goes: results on stdout, progress and errors on stderr; text from kernels is never read as markup."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Any

from rich.console import Console
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from wave_explorer.cli.failure import UsageError

out = Console(highlight=False, soft_wrap=True)
err = Console(stderr=True, highlight=False, soft_wrap=True)


def print_json(payload: Any) -> None:
    """One JSON document on stdout, plain ASCII-safe UTF-8, no colour."""
    json.dump(payload, sys.stdout, indent=1, ensure_ascii=False)
    sys.stdout.write("\n")


@contextmanager
def stdout_is_ours() -> Iterator[None]:
    """While a kernel's own file runs in this process, what it prints goes to stderr: stdout is for the payload."""
    sys.stdout.flush()
    kept = os.dup(1)
    try:
        os.dup2(2, 1)
        with redirect_stdout(sys.stderr):
            yield
    finally:
        os.dup2(kept, 1)
        os.close(kept)


def report(error: UsageError) -> None:
    """An error on stderr: what, where, what to do."""
    err.print(Text("error: ", style="bold red") + Text(error.message))
    if error.place:
        err.print(Text(f"  at {error.place}"))
    if error.advice:
        err.print(Text(f"  {error.advice}"))


def table(*columns: str, right: tuple[str, ...] = (), whole: tuple[str, ...] = ()) -> Table:
    """A table without a frame; columns named in ``right`` are numbers, those in ``whole`` are never cut or broken."""
    made = Table(box=None, pad_edge=False, header_style="bold")
    for column in columns:
        number, uncut = column in right, column in whole
        made.add_column(
            column,
            justify="right" if number else "left",
            no_wrap=number or uncut,
            overflow="ignore" if uncut else "ellipsis",
        )
    return made


def print_whole(made: Table) -> None:
    """A table in its full width: a narrower terminal breaks its lines, and nothing in it is cut."""
    made.width = Measurement.get(out, out.options.update(width=1000), made).maximum
    out.print(made, crop=False)


def row(made: Table, *cells: object) -> None:
    """Adds a row; None shows as an en dash (not known)."""
    made.add_row(*(cell if isinstance(cell, Text) else Text("–" if cell is None else str(cell)) for cell in cells))
