"""What stands below a ``%%wave`` cell: the explorer of its last compile, or why there is none; and its run."""

from __future__ import annotations

import sys
import threading
from typing import Any

from IPython.display import display

from wave_explorer.actions.session import Session
from wave_explorer.device import LaunchError
from wave_explorer.kernel.errors import KernelError
from wave_explorer.record import Compilation
from wave_explorer.widgets import newest
from wave_explorer.widgets.explorer import Explorer
from wave_explorer.widgets.exploring import explore, is_spec
from wave_explorer.widgets.feed import feed
from wave_explorer.widgets.feed_rows import CompileRow
from wave_explorer.widgets.on_compile import explorer_on

NOTHING = (
    "%%wave: this cell compiled no kernel. Call wave_compile(options, kernel) in it, or end it with a kernel of "
    "wx.kernel(...).\n"
)


def show_result(
    value: Any, *, before: frozenset[str], opened: int, target: str, run: bool, check: bool, notebook: bool
) -> None:
    """Shows what a cell has compiled.

    Args:
        value: of its last expression.
        before: ids of the compiles that were there before it.
        opened: how many explorers it has opened.
        target: that was asked for, for a kernel that the cell only describes.
        run, check: run the kernel too, and check the run.
        notebook: whether widgets can be shown; else a line says what was compiled.
    """
    book = feed.book
    book.catch_up()
    made = [row for row in book.rows() if row.id not in before and row.origin != "fresh copy"]
    try:
        explorer = _explorer(value, made, opened, target)
    except (KernelError, TypeError) as error:
        sys.stdout.write(f"%%wave: {error}\n")
        return
    if explorer is None:
        sys.stdout.write(NOTHING)
        return
    if made:
        sys.stdout.write(_said(made, notebook))
    if notebook and explorer is not value:
        display(explorer)  # type: ignore[no-untyped-call]
    if run:
        _run_when_compiled(explorer.session, check)


def _explorer(value: Any, made: list[CompileRow], opened: int, target: str) -> Explorer | None:
    if isinstance(value, Explorer):
        return value
    if made:
        return explorer_on(made[-1].id)
    if opened:
        return newest.newest()
    if isinstance(value, Compilation):
        return explore(value)
    if is_spec(value):
        return explore(value.edit(target=target) if target else value)
    return None


def _said(made: list[CompileRow], notebook: bool) -> str:
    """A line for each compile that has failed, and in a terminal for every one."""
    lines = []
    for row in made:
        if row.status == "failed":
            lines.append(f"{row.label} does not compile: {row.pass_ or 'before the first pass'}: {row.error}\n")
        elif not notebook:
            found = f"{row.diagnostics.error} errors, {row.diagnostics.warning} warnings"
            lines.append(f"{row.label} for {row.target}: {row.passes} passes so far, {found}\n")
    return "".join(lines)


def _run_when_compiled(session: Session, check: bool) -> None:
    """Runs what is on view once its AMDGCN is there; the cell does not wait, the explorer shows how far it is."""

    def work() -> None:
        session.wait()
        feed.settled()
        try:
            session.run(check=check)
        except LaunchError as error:
            session.status.say(str(error), "error")

    threading.Thread(target=work, name="wave-explorer-run-cell", daemon=True).start()
