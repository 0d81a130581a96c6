"""Options of the commands that run a kernel: the device, and what a GPU is asked for."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from wave_explorer.cli.failure import UsageError

if TYPE_CHECKING:
    from wave_explorer.device.protocol import Measuring
    from wave_explorer.record import Compilation, Run

DEVICES = "auto (default: a GPU of the target, else the emulator), emulator, hip, or hip:N for one of several GPUs"
"""Help of ``--device``."""

_MOST_REPEATS = 1_000_000


def add_measuring(command: argparse.ArgumentParser, *, bundle: bool = False) -> None:
    """Adds ``--device`` and the options that only a GPU takes notice of; ``--bundle`` where there is a record."""
    command.add_argument("--device", default="auto", help=DEVICES)
    command.add_argument(
        "--counters",
        default="",
        metavar="A,B",
        help="counters that a GPU measures, under AMD's names, or sets: set:lds, set:mfma, set:instructions, "
        "set:memory, set:cycles, set:exact; the emulator's stand beside",
    )
    command.add_argument(
        "--repeats", type=_count, default=None, metavar="N", help="launches that a GPU times (20; 0 for none)"
    )
    command.add_argument("--flush-cache", action="store_true", help="empty a GPU's caches before each timed launch")
    command.add_argument(
        "--beside",
        action=argparse.BooleanOptionalAction,
        default=None,
        help="run the same launch on the emulator too (with --counters; --no-beside to leave it out)",
    )
    if bundle:
        command.add_argument(
            "--bundle", metavar="FILE.zip", help="write record and counters of both sides there, for a report"
        )


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= _MOST_REPEATS):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 0 to {_MOST_REPEATS}")
    return int(text)


def measuring(arguments: argparse.Namespace) -> Measuring:
    """What the options ask a GPU for."""
    from dataclasses import replace

    from wave_explorer.device.protocol import measuring_of

    asked = replace(measuring_of(arguments.counters), flush_cache=arguments.flush_cache)
    if arguments.repeats is not None:
        asked = replace(asked, repeats=arguments.repeats)
    return asked if arguments.beside is None else replace(asked, beside=arguments.beside)


def write_bundle(arguments: argparse.Namespace, compilation: Compilation, run: Run) -> None:
    """Writes what ``--bundle`` asks for.

    Raises:
        UsageError: the file cannot be written.
    """
    if not arguments.bundle:
        return
    from wave_explorer.device.calibration_bundle import calibration_bundle

    try:
        calibration_bundle(compilation, run, Path(arguments.bundle))
    except OSError as error:
        raise UsageError(f"{arguments.bundle} cannot be written: {error.strerror or error}") from error
