"""KERNEL and its options on the command line: from words to a spec, and to a record."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.status import Status
from rich.text import Text

from wave_explorer.cli.console import err, report, stdout_is_ours
from wave_explorer.cli.constraint_findings import say_findings
from wave_explorer.cli.failure import UsageError
from wave_explorer.cli.hand_edits import add_edit_arguments, edited_mlir, refuse_hand_edits, with_edited_asm
from wave_explorer.record import BadRecordFile, Compilation, load
from wave_explorer.record.compilation import CompileError

if TYPE_CHECKING:
    from wave_explorer.kernel import KernelSpec


def add_kernel_arguments(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    """Adds KERNEL, the options that change it (``--sub`` to ``--asm``), and ``--json``."""
    parser.add_argument(
        "kernel",
        metavar="KERNEL",
        nargs="?" if optional else None,
        help="name from 'list', file.py:NAME, or a .wavex record",
    )
    parser.add_argument("--sub", action="append", default=[], metavar="NAME=VALUE", help="set a symbol (repeatable)")
    parser.add_argument("--target", help="AMD target, such as gfx942")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="set a compile option (repeatable)"
    )
    parser.add_argument(
        "--constraint",
        action="append",
        default=[],
        metavar="ROW=TEXT",
        help="change a constraint: its place from 0, '+' adds one, no text removes it (repeatable)",
    )
    parser.add_argument(
        "--disable-pass", action="append", default=[], metavar="NAME", help="switch an fx pass off (repeatable)"
    )
    add_edit_arguments(parser)
    add_json_argument(parser)


def add_json_argument(parser: argparse.ArgumentParser) -> None:
    """Adds ``--json``."""
    parser.add_argument("--json", action="store_true", help="print the payload that the views get, as JSON")


def open_spec(arguments: argparse.Namespace) -> KernelSpec:
    """The spec that the arguments name.

    Raises:
        UsageError: no such kernel, symbol, option or target, or a value that cannot be used.
    """
    if getattr(arguments, "asm", None) is not None:
        raise UsageError(
            "--asm edits what a compile gives, and this command needs the kernel itself",
            advice="'run', 'isa', 'resources', 'lint' and others that look at a compile take it.",
        )
    return _spec(arguments)


def _spec(arguments: argparse.Namespace) -> KernelSpec:
    if is_record(arguments.kernel):
        raise UsageError(
            f"{arguments.kernel} is a record, and this command needs the kernel itself",
            advice="Name the kernel: a library name or file.py:NAME.",
        )
    if is_assembly(arguments.kernel):
        raise UsageError(
            f"{arguments.kernel} is assembly text, and this command needs a kernel that is compiled",
            advice="'isa', 'resources' and 'run-asm' take assembly files.",
        )
    from wave_explorer.kernel import KernelError, kernel

    changes = named_changes(arguments)
    mlir = edited_mlir(arguments)
    try:
        with stdout_is_ours():
            return kernel(arguments.kernel).edit(**changes, mlir=mlir)
    except KernelError as error:
        raise kernel_failure(error) from error


def named_changes(arguments: argparse.Namespace) -> dict[str, Any]:
    """What the options that change a kernel ask for, as arguments of an ``edit``.

    Raises:
        UsageError: a word that is not NAME=VALUE or ROW=TEXT.
    """
    return {
        "symbols": _pairs(arguments.sub, "--sub") or None,
        "options": _pairs(arguments.option, "--option") or None,
        "constraints": _constraints(arguments.constraint) or None,
        "target": arguments.target,
        "disable_passes": tuple(arguments.disable_pass) or None,
    }


def open_record(arguments: argparse.Namespace) -> Compilation:
    """The record behind KERNEL: opened from a file, or compiled now with progress on stderr.

    Raises:
        UsageError: the file or the kernel cannot be used.
    """
    if is_record(arguments.kernel):
        refuse_edits(arguments, "a record cannot be edited", but_asm=True)
        return with_edited_asm(open_file(arguments.kernel), arguments)
    return with_edited_asm(compile_with_status(_spec(arguments)), arguments)


def compile_with_status(spec: KernelSpec) -> Compilation:
    """Compiles now, with progress on stderr; what is wrong with edited constraints is said first.

    Raises:
        UsageError: the kernel cannot be built.
    """
    from wave_explorer.actions.compiling import compile_with_progress
    from wave_explorer.kernel import KernelError

    with Status("starting the compiler", console=err) as status:
        try:
            say_findings(spec)
            return compile_with_progress(
                spec, lambda done, name: status.update(Text(f"compiling: {done} passes · {name}"))
            )
        except KernelError as error:
            raise kernel_failure(error) from error


def open_file(path: str) -> Compilation:
    """Opens a ``.wavex`` file.

    Raises:
        UsageError: it is not there or not readable as a record.
    """
    try:
        return load(path)
    except FileNotFoundError:
        raise UsageError(f"there is no file {path}") from None
    except IsADirectoryError:
        raise UsageError(f"{path} is a folder, not a record") from None
    except (BadRecordFile, OSError) as error:
        raise UsageError(str(error)) from error


def is_record(kernel: str) -> bool:
    """KERNEL names a record file."""
    return Path(kernel).suffix == ".wavex"


def is_assembly(kernel: str) -> bool:
    """KERNEL names a file of assembly text."""
    return Path(kernel).suffix.lower() in (".s", ".asm", ".rocmasm", ".amdgcn")


def compile_status(comp: Compilation) -> int:
    """0 for a compile that went through; 1, with its error on stderr, for one that did not."""
    if comp.error is None and comp.manifest.status == "ok":
        return 0
    report(compile_failure(comp.error, comp.manifest.status))
    return 1


def compile_failure(error: CompileError | None, status: str) -> UsageError:
    """A failed compile as an error message with its place."""
    if error is None:
        return UsageError(f"the compile is {status}", status=1)
    parts = [f"pass {error.stage}" if error.stage else "", f"constraint {error.constraint}" if error.constraint else ""]
    parts += [f"symbol {error.symbol}" if error.symbol else "", f"node {error.node}" if error.node else ""]
    if error.location is not None:
        parts.append(f"{error.location.file}:{error.location.line}")
    return UsageError(error.summary, advice=error.advice, place=", ".join(p for p in parts if p), status=1)


def kernel_failure(error: Any) -> UsageError:
    """A :class:`~wave_explorer.kernel.KernelError` as an error message; 1 where the kernel's own code is at fault."""
    line = f"{error.location.file}:{error.location.line}" if error.location is not None else ""
    # A message about a row begins with it.
    row = error.constraint if error.constraint.startswith("row ") and not error.summary.startswith("Row ") else ""
    place = ", ".join(part for part in (row, line) if part)
    return UsageError(error.summary, advice=error.advice, place=place, status=1 if line else 2)


def _pairs(items: list[str], flag: str) -> dict[str, str]:
    pairs = {}
    for item in items:
        name, separator, value = item.partition("=")
        if not separator or not name.strip():
            example = "schedule=PREFETCH" if flag == "--option" else "BLOCK_M=128"
            raise UsageError(f"{flag} {item!r} is not NAME=VALUE", advice=f"For example {flag} {example}.")
        pairs[name.strip()] = value.strip()
    return pairs


def _constraints(items: list[str]) -> list[tuple[str, str | None]]:
    changes: list[tuple[str, str | None]] = []
    for item in items:
        row, separator, text = item.partition("=")
        if not separator or not row.strip():
            raise UsageError(
                f"--constraint {item!r} is not ROW=TEXT",
                advice="For example --constraint '3=WaveConstraint(M, BLOCK_M / 4)', --constraint 3= to remove it.",
            )
        changes.append((row.strip(), text.strip() or None))
    return changes


def refuse_edits(arguments: argparse.Namespace, why: str, *, but_asm: bool = False) -> None:
    """Refuses options that change a kernel; ``but_asm`` lets ``--asm`` through, which needs no kernel.

    Raises:
        UsageError: one was given.
    """
    if arguments.sub or arguments.option or arguments.constraint or arguments.target or arguments.disable_pass:
        raise UsageError(
            f"{why}: --sub, --target, --option, --constraint and --disable-pass need the kernel itself",
            advice="Name the kernel: a library name or file.py:NAME.",
        )
    refuse_hand_edits(arguments, why, but_asm=but_asm)
