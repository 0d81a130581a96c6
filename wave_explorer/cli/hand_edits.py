"""``--mlir FILE`` and ``--asm FILE``: texts that a person edited, in the place of what the compiler makes."""

from __future__ import annotations

import argparse
from pathlib import Path

from wave_explorer.cli.failure import UsageError
from wave_explorer.record import Compilation

_KINDS = {"mlir": "final MLIR (the record's mlir, edited)", "asm": "AMDGCN (the record's asm, edited)"}


def add_edit_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds ``--mlir`` and ``--asm``."""
    for name, what in _KINDS.items():
        parser.add_argument(f"--{name}", metavar="FILE", help=f"take this {what} in place of the kernel's own")


def edited_mlir(arguments: argparse.Namespace) -> str | None:
    """The text that ``--mlir`` names; None where it was not given.

    Raises:
        UsageError: the file cannot be read.
    """
    path = getattr(arguments, "mlir", None)
    return None if path is None else _text(path, "--mlir")


def with_edited_asm(comp: Compilation, arguments: argparse.Namespace) -> Compilation:
    """The record with the text that ``--asm`` names; itself where none was given, or where it has no AMDGCN.

    Raises:
        UsageError: the file cannot be read, or not stand in for the kernel's AMDGCN.
    """
    path = getattr(arguments, "asm", None)
    if path is None or comp.asm is None:
        return comp
    from wave_explorer.actions.editing import edit_asm
    from wave_explorer.analysis.hand_edited_asm import EditRefused

    try:
        return edit_asm(comp, _text(path, "--asm"))
    except EditRefused as error:
        place = f"{path}:{error.line}" if error.line is not None else path
        raise UsageError(error.summary, advice=error.advice, place=place, status=1) from error


def refuse_hand_edits(arguments: argparse.Namespace, why: str, *, but_asm: bool = False) -> None:
    """Refuses ``--mlir``, and ``--asm`` too unless ``but_asm``.

    Raises:
        UsageError: one was given.
    """
    for name in _KINDS:
        if getattr(arguments, name, None) is not None and not (but_asm and name == "asm"):
            raise UsageError(
                f"{why}: --{name} cannot be used here", advice="Name a kernel: a library name or file.py:NAME."
            )


def _text(path: str, flag: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:  # ValueError: no text, or a path that no file can have
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise UsageError(f"{flag} {path}: {reason}", advice="Name a text file.") from error
