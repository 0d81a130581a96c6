"""Command ``trace``: a GPU's thread trace of a kernel, line by line beside what the emulator counts."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from wave_explorer.cli.assembly import open_record_or_assembly
from wave_explorer.cli.console import out, print_json, row, table
from wave_explorer.cli.failure import UsageError
from wave_explorer.cli.running_status import RunningStatus
from wave_explorer.cli.subject import add_kernel_arguments, compile_failure, is_assembly
from wave_explorer.isa.reader import read

if TYPE_CHECKING:
    from wave_explorer.device.rocprof_att import TracedInstruction, TracedLine
    from wave_explorer.record import Compilation
    from wave_explorer.record.run import InstructionCount

_SHOWN = 20


def add_commands(commands: Any) -> None:
    """Adds the command of this file."""
    trace = commands.add_parser(
        "trace", help="latency of each instruction from a thread trace (rocprofv3 --att), beside the emulator's counts"
    )
    add_kernel_arguments(trace)
    trace.add_argument("--from", dest="folder", required=True, metavar="DIR", help="what rocprofv3 --att wrote")
    trace.set_defaults(handler=show_trace)


def show_trace(arguments: argparse.Namespace) -> int:
    """``trace``."""
    from wave_explorer.device import LaunchError
    from wave_explorer.device.rocprof_att import beside_program

    comp = open_record_or_assembly(arguments)
    if comp.asm is None:
        raise compile_failure(comp.error, comp.manifest.status)
    program = read(comp.asm)
    try:
        name, traced = _traced(Path(arguments.folder))
        # A bare text says neither its arguments' shapes nor its grid.
        counts = () if is_assembly(arguments.kernel) else _counts(comp)
    except LaunchError as error:
        raise UsageError(error.summary, advice=error.advice) from error
    lines = beside_program(program, traced, counts)
    if arguments.json:
        print_json({"file": name, "traced": len(traced), "lines": [_row(line) for line in lines]})
    else:
        _print(name, len(traced), lines)
    return 0


def _traced(folder: Path) -> tuple[str, tuple[TracedInstruction, ...]]:
    """The newest trace in a folder: of its two files the summary, which every version writes.

    Raises:
        UsageError: there is none.
    """
    from wave_explorer.device.rocprof_att import read_code, read_stats

    for pattern, reader in (("stats_*.csv", read_stats), ("code.json", read_code)):
        found = sorted(folder.rglob(pattern), key=lambda path: path.stat().st_mtime)
        if found:
            return found[-1].name, reader(found[-1])
    raise UsageError(
        f"{folder} holds no stats_*.csv and no code.json",
        advice="rocprofv3 --att -d DIR -- PROGRAM writes them, with AMD's trace decoder installed.",
    )


def _counts(comp: Compilation) -> tuple[InstructionCount, ...]:
    from wave_explorer.experiment.running import run

    with RunningStatus() as status:
        return run(comp, device="emulator", progress=status.progress).data.instruction_counts


def _row(line: TracedLine) -> dict[str, Any]:
    return {
        "line": line.line,
        "text": line.text,
        "hits": line.traced.hits,
        "latency": line.traced.latency,
        "stall": line.traced.stall,
        "idle": line.traced.idle,
        "cycles_each": line.cycles_each,
        "emulated_hits": line.emulated_hits,
    }


def _print(name: str, count: int, lines: tuple[TracedLine, ...]) -> None:
    cycles = sum(line.traced.latency for line in lines)
    out.print(Text(f"{name}: {len(lines)} of {count} traced instructions found in the AMDGCN, {cycles:,} cycles"))
    numbers = ("line", "latency", "stall", "idle", "each", "hits", "emulated hits")
    made = table(*numbers, "instruction", right=numbers)
    for line in sorted(lines, key=lambda line: -line.traced.latency)[:_SHOWN]:
        each = "" if line.cycles_each is None else f"{line.cycles_each:.1f}"
        one = line.traced
        row(made, line.line, one.latency, one.stall, one.idle, each, one.hits, line.emulated_hits, line.text)
    out.print(made)
    if len(lines) > _SHOWN:
        out.print(Text(f"{len(lines) - _SHOWN} more, all with less latency: --json has them", style="dim"))
