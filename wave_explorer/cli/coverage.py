"""Command ``coverage``: cells of the outputs that are written never, several times, or out of range."""

from __future__ import annotations

import argparse
from typing import Any

from rich.text import Text

from wave_explorer.cli.console import out, print_json, row, table
from wave_explorer.cli.failure import UsageError
from wave_explorer.cli.looking import ask
from wave_explorer.cli.subject import add_kernel_arguments, compile_status, open_record


def add_commands(commands: Any) -> None:
    """Adds the command of this file."""
    coverage = commands.add_parser(
        "coverage", help="how often each cell of the outputs is written over the grid: never, several times, outside"
    )
    add_kernel_arguments(coverage)
    coverage.add_argument("--tensor", metavar="NAME", help="only this output")
    coverage.set_defaults(handler=show_coverage)


def show_coverage(arguments: argparse.Namespace) -> int:
    """``coverage``."""
    comp = open_record(arguments)
    status = compile_status(comp)
    payload = ask(comp, "coverage", **({"tensor": arguments.tensor} if arguments.tensor else {}))
    if arguments.json:
        print_json(payload)
        return status
    if payload["not_known"] and status:
        # The compile's own error, reported above, is the reason.
        return status
    if payload["not_known"]:
        raise UsageError(f"not known: {payload['not_known']}", status=1)
    for tensor in payload["tensors"]:
        _print_tensor(tensor)
    return status


def _print_tensor(tensor: dict[str, Any]) -> None:
    shape = " × ".join(f"{dim} {extent}" for dim, extent in zip(tensor["dims"], tensor["shape"], strict=True))
    out.print(Text(f"{tensor['name']} [{shape}], {tensor['cells']} cells", style="bold"))
    if not tensor["complete"]:
        out.print(Text("not every write is counted (below): a cell may be written more often than this says"))
    made = table("cells", "written", "first of them", right=("cells",))
    spots = {0: tensor["never_at"], 2: tensor["several_at"]}
    for entry in tensor["times"]:
        times = entry["times"]
        wording = {0: "never", 1: "once", 2: "twice"}.get(times, f"{times} times")
        wording += "" if tensor["complete"] else " by the counted writes"
        row(made, entry["cells"], wording, _cells(spots.get(times, [])))
    out.print(made)
    for kind, whom in (("workgroups", "workgroups"), ("waves", "waves of a workgroup"), ("lanes", "lanes of a wave")):
        if tensor[f"shared_by_{kind}"]:
            out.print(Text(f"{tensor[f'shared_by_{kind}']} cells are written by two or more {whom}"))
    first = tensor["first_outside"]
    if first is not None:
        group, cell = ", ".join(map(str, first["workgroup"])), ", ".join(map(str, first["cell"]))
        out.print(
            Text(
                f"{tensor['outside']} elements lie outside; the first is ({cell}), "
                f"of {first['label']} in workgroup ({group}), thread {first['thread']}"
            )
        )
    for writer in tensor["writers"]:
        if writer["not_known"]:
            out.print(Text(f"not counted: {writer['label']}: {writer['not_known']}"))


def _cells(spots: list[list[int]]) -> str:
    return " ".join(f"({', '.join(map(str, spot))})" for spot in spots[:4])
