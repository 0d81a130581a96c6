"""Command ``record``: a kernel into one file, or every compile of somebody's program into a folder."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.text import Text

from wave_explorer.cli.console import out, print_json
from wave_explorer.cli.failure import UsageError
from wave_explorer.cli.pipelines import names_pipeline, record_phases
from wave_explorer.cli.subject import add_kernel_arguments, compile_status, open_record, refuse_edits

_EPILOG = """\
wave-explorer record gemm -o gemm.wavex           records one compile
wave-explorer record -o DIR -- python train.py    records every wave_compile of a program, which runs unchanged
"""


def add_commands(commands: Any) -> None:
    """Adds the command of this file."""
    record = commands.add_parser(
        "record",
        help="record a compile into a .wavex file, or all compiles of a program into a folder",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_kernel_arguments(record, optional=True)
    record.add_argument("-o", "--output", required=True, metavar="FILE.wavex|DIR")
    record.set_defaults(handler=record_anything)


def record_anything(arguments: argparse.Namespace) -> int:
    """``record``."""
    if not arguments.output.strip():
        raise UsageError("no file or folder was given to -o")
    if arguments.program:
        return _record_program(arguments)
    if arguments.kernel is None:
        raise UsageError("nothing to record", advice="Name a kernel, or give a program after --.")
    if names_pipeline(arguments.kernel):
        return record_phases(arguments)
    comp = open_record(arguments)
    path = Path(arguments.output)
    if path.is_dir():
        path = path / f"{comp.manifest.kernel}.wavex"
    try:
        comp.save(str(path))
    except OSError as error:
        raise UsageError(f"{path} cannot be written: {error.strerror or error}") from error
    if arguments.json:
        print_json({"written": str(path), "id": comp.id, "status": comp.manifest.status, "stages": len(comp.stages)})
    else:
        out.print(Text(f"written: {path} ({len(comp.stages)} stages)"))
    return compile_status(comp)


def _record_program(arguments: argparse.Namespace) -> int:
    if arguments.kernel is not None or arguments.json:
        raise UsageError(
            "a program after -- is recorded as it is: neither KERNEL nor --json has a meaning with it",
            advice="Record the kernel and the program by two commands.",
        )
    refuse_edits(arguments, "a program cannot be edited")
    from wave_explorer.capture.program import record_program

    folder = Path(arguments.output)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(
            f"the folder {folder} cannot be made: {error.strerror or error}",
            advice="With a program after --, -o names a folder for its records.",
        ) from error
    try:
        return record_program(arguments.program, folder)
    except OSError as error:
        name = arguments.program[0]
        if error.filename not in (None, name):
            raise UsageError(f"{error.filename}: {error.strerror or error}", status=1) from error
        raise UsageError(f"{name!r} cannot be started: {error.strerror or error}") from error
