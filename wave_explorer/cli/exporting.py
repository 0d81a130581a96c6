"""Commands that write files or open something: ``export`` and ``lab``."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.text import Text

from wave_explorer.cli.console import out, print_json, stdout_is_ours
from wave_explorer.cli.failure import UsageError
from wave_explorer.cli.pipelines import names_pipeline, open_pipeline
from wave_explorer.cli.subject import (
    add_kernel_arguments,
    compile_failure,
    is_record,
    kernel_failure,
    open_record,
    open_spec,
)


def add_commands(commands: Any) -> None:
    """Adds the commands of this file."""
    export = commands.add_parser(
        "export", help="write a .py that needs only wave-lang and gives the same AMDGCN, or the .mlir or .s"
    )
    add_kernel_arguments(export)
    export.add_argument(
        "-o", "--output", required=True, metavar="FILE", help="its ending says what is written: .py, .mlir or .s"
    )
    export.set_defaults(handler=export_kernel)

    lab = commands.add_parser("lab", help="open JupyterLab with the explorer")
    lab.add_argument("path", nargs="?", default=".", help="notebook or folder to open (default: here)")
    lab.add_argument("--no-browser", action="store_true", help="do not open a browser")
    lab.set_defaults(handler=open_lab)


def export_kernel(arguments: argparse.Namespace) -> int:
    """``export``."""
    if not arguments.output.strip():
        raise UsageError("no file name was given to -o")
    subject = _subject(arguments)
    from wave_explorer.actions.exporting import export
    from wave_explorer.kernel.errors import KernelError

    try:
        with stdout_is_ours():
            export(subject, arguments.output)
    except KernelError as error:
        raise kernel_failure(error) from error
    except OSError as error:
        raise UsageError(f"{arguments.output} cannot be written: {error.strerror or error}") from error
    if arguments.json:
        print_json({"written": arguments.output})
    else:
        out.print(Text(f"written: {arguments.output}"))
    return 0


def _subject(arguments: argparse.Namespace) -> Any:
    """What is exported: a pipeline, a kernel, a record, or the compile of a kernel where a text of it is asked for."""
    if names_pipeline(arguments.kernel):
        return open_pipeline(arguments)
    ending = Path(arguments.output).suffix.lower()
    if ending not in (".mlir", ".s") and arguments.asm is None and not is_record(arguments.kernel):
        return open_spec(arguments)
    comp = open_record(arguments)
    if comp.error is not None and (comp.mlir if ending == ".mlir" else comp.asm) is None:
        raise compile_failure(comp.error, comp.manifest.status)
    return comp


def open_lab(arguments: argparse.Namespace) -> int:
    """``lab``."""
    if not Path(arguments.path).exists():
        raise UsageError(f"there is no {arguments.path}")
    command = [sys.executable, "-m", "jupyterlab", arguments.path]
    if arguments.no_browser:
        command.append("--no-browser")
    return subprocess.call(command)
