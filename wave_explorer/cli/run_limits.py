"""Options of the commands that run a kernel: when a run is given up."""

from __future__ import annotations

import argparse
import math

from wave_explorer.emulator.run_limits import TIME_LIMIT


def add_limits(command: argparse.ArgumentParser, instructions: int) -> None:
    """Adds ``--instruction-limit``, which is ``instructions`` unless given, and ``--time-limit`` to a command."""
    command.add_argument(
        "--instruction-limit",
        type=_number,
        default=instructions,
        metavar="N",
        help=f"instructions of one wave after which the run is taken for an endless loop ({instructions})",
    )
    command.add_argument(
        "--time-limit",
        type=_seconds,
        default=TIME_LIMIT,
        metavar="SECONDS",
        help=f"give up early where the first workgroups show that all would take longer ({TIME_LIMIT:.0f}; 0: never)",
    )


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text)):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 1 up")
    return int(text)


def _seconds(text: str) -> float | None:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 <= value < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds")
    return value or None
