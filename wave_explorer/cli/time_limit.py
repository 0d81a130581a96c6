"""Option ``--time-limit`` of the commands that run a kernel."""

from __future__ import annotations

import argparse
import math

from wave_explorer.emulator.forecast import TIME_LIMIT


def add_time_limit(command: argparse.ArgumentParser) -> None:
    """Adds the option to a command."""
    command.add_argument(
        "--time-limit",
        type=_seconds,
        default=TIME_LIMIT,
        metavar="SECONDS",
        help=f"give up early where the first workgroups show that all would take longer ({TIME_LIMIT:.0f}; 0: never)",
    )


def _seconds(text: str) -> float | None:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 <= value < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds")
    return value or None
