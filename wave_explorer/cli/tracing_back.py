"""Command ``why``: from one element of an output back to what it was made from."""

from __future__ import annotations

import argparse
import re
from typing import Any

import msgspec
from rich.text import Text

from wave_explorer.cli.console import out, print_json, row, table
from wave_explorer.cli.failure import UsageError
from wave_explorer.cli.running import add_data_arguments, given_data
from wave_explorer.cli.running_status import RunningStatus
from wave_explorer.cli.subject import add_kernel_arguments, compile_failure, open_record
from wave_explorer.record.trace_back import TraceBack, TraceStep

_LINES_SHOWN = 4


def add_commands(commands: Any) -> None:
    """Adds the command of this file."""
    why = commands.add_parser(
        "why", help="from a wrong element of an output back, step by step, to the elements that went in"
    )
    add_kernel_arguments(why)
    why.add_argument("--output", metavar="NAME", help="which output; by default the first that is wrong")
    why.add_argument("--cell", type=_cell, metavar="I,J", help="which element; by default the one with the worst error")
    add_data_arguments(why)
    why.set_defaults(handler=look_back)


def _cell(text: str) -> tuple[int, ...]:
    if not re.fullmatch(r"\d{1,18}(,\d{1,18})*", text):
        raise argparse.ArgumentTypeError(f"{text!r} is no element such as 3,17")
    return tuple(int(part) for part in text.split(","))


def look_back(arguments: argparse.Namespace) -> int:
    """``why``: 0 for an element that is as the reference has it, 1 for one that is not or a run that was stopped."""
    comp = open_record(arguments)
    if comp.asm is None:
        raise compile_failure(comp.error, comp.manifest.status)
    from wave_explorer.actions.tracing_back import why
    from wave_explorer.device import LaunchError

    with RunningStatus() as status:
        try:
            inputs, reference = given_data(arguments, comp)
            found = why(
                comp, None, arguments.output, arguments.cell, inputs=inputs, reference=reference, seed=arguments.seed,
                progress=status.progress,
            )  # fmt: skip
        except LaunchError as error:
            raise UsageError(error.summary, advice=error.advice) from error
    if arguments.json:
        print_json(msgspec.to_builtins(found))
    else:
        _print(found)
    return 1 if found.differs or not found.cell else 0


def _print(found: TraceBack) -> None:
    if found.cell:
        values = f"{found.got}" + (f", expected {found.expected}" if found.expected is not None else "")
        at = ", ".join(str(one) for one in found.cell)
        style = "bold red" if found.differs else "bold"
        out.print(Text(f"{found.output}[{at}] is {values}", style=style))
    out.print(Text(found.summary))
    made = table("step", "what", "lines", "runs", "index", right=("step", "runs"))
    for step in found.steps:
        row(made, step.number, f"{step.what}\n  {step.instruction}", _lines(step), step.executions, _agreement(step))
    if found.steps:
        out.print(made)
    guilty = next((step for step in found.steps if step.number == found.first_disagreement), None)
    shown = guilty or (found.steps[0] if found.steps else None)
    if shown is not None and shown.terms:
        _print_terms(shown)
    for one in found.elements:
        ranges = "; ".join(
            f"{part.dim} {part.text}" + (f" ({part.remark})" if part.remark else "") for part in one.ranges
        )
        out.print(Text(f"{one.tensor}: {one.count} elements went in" + (f", {ranges}" if ranges else "")))
    for suspect in found.suspects:
        out.print(
            Text(f"{suspect.code} {suspect.severity}: {suspect.message}" + (f" {suspect.fix}" if suspect.fix else ""))
        )
    for note in found.notes:
        out.print(Text(note, style="dim"))


def _lines(step: TraceStep) -> str:
    shown = ", ".join(str(line) for line in step.lines[:_LINES_SHOWN])
    return shown + (" ..." if len(step.lines) > _LINES_SHOWN else "")


def _agreement(step: TraceStep) -> str:
    if step.agrees is False:
        return f"disagrees: {step.note}"
    if step.agrees is None:
        return f"not known: {step.note}" if step.note else "not compared"
    return step.note or "agrees"


def _print_terms(step: TraceStep) -> None:
    made = table("dim", "term", "value", "from", right=("value",))
    for term in step.terms:
        places = ", ".join(f"{one.text}" + (f" (line {one.line})" if one.line else "") for one in term.constraints)
        source = places or term.reason or term.place
        row(made, term.dim, term.text, "not known" if term.value is None else term.value, source)
    label = f" ({step.labels[0]}, {step.file}:{step.source_line})" if step.labels and step.source_line else ""
    out.print(Text(f"index of step {step.number}{label}, wave {step.wave}, lane {step.lane}:"))
    out.print(made)
    if step.mapping:
        out.print(Text(step.mapping))
