"""Trials that need no compiler: what a worker is made to do stands in the settings of the point.

Workers import this file, so it imports neither torch nor the compiler.
"""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from wave_explorer.device.protocol import Device
from wave_explorer.experiment.tune.lease import measuring
from wave_explorer.experiment.tune.results import TrialResult
from wave_explorer.experiment.tune.trials import Outcome, Trial


def value_of(settings: Mapping[str, Any]) -> float:
    """A bowl whose least value is at 32, 16, 32; 100 for the baseline, whose settings are empty."""
    if not settings:
        return 100.0
    m, n, k = (float(settings[name]) for name in ("BLOCK_M", "BLOCK_N", "BLOCK_K"))
    return abs(m - 32) + abs(n - 16) / 2 + abs(k - 32) / 4 + 1.0


def instant(trial: Trial) -> Outcome:
    """A value from the settings, at once; the file that ``device`` names gets a line for each trial."""
    if trial.device:
        with Path(trial.device).open("a") as log:
            log.write(f"{trial.number} {sorted(trial.settings.items())} {os.getpid()}\n")
    result = TrialResult("ok", value=value_of(trial.settings), compile_seconds=1.0, worker=str(os.getpid()))
    return Outcome(trial.number, result, f"record {trial.number}".encode())


def slow(trial: Trial) -> Outcome:
    """The same after a second, with a line in the file before it as well."""
    outcome = instant(trial)
    time.sleep(1)
    return outcome


def deadly(trial: Trial) -> Outcome:
    """Tiles of 64 x 32 end the worker that tries them, those of 16 x 32 raise."""
    tile = (trial.settings.get("BLOCK_M"), trial.settings.get("BLOCK_N"))
    if tile == (64, 32):
        os._exit(9)
    if tile == (16, 32):
        raise ZeroDivisionError("a point that fails")
    return instant(trial)


def hanging(trial: Trial) -> Outcome:
    """Points with BLOCK_M = 64 and BLOCK_N = 32 never end."""
    if (trial.settings.get("BLOCK_M"), trial.settings.get("BLOCK_N")) == (64, 32):
        time.sleep(3600)
    return instant(trial)


class SomeGpu:
    """Stands for a GPU that several workers share."""

    name = "some GPU"
    kind = "gpu"


class SomeEmulator:
    """Stands for what many may use at once."""

    name = "emulator"
    kind = "emulator"


def hold(device: Any, seconds: float) -> tuple[float, float]:
    """When the device was held, and when it was given back."""
    held: Device = device
    with measuring(held):
        began = time.time()
        time.sleep(seconds)
        return began, time.time()
