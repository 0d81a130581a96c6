"""What can be wrong with a profiler, its files, or what it is asked for."""

from __future__ import annotations

from pathlib import Path

from wave_explorer.device.errors import LaunchError


class NoProfiler(LaunchError):
    """Counters cannot be measured: rocprofv3 is missing, too old, or does not work."""


class CounterError(LaunchError):
    """A counter that the target does not have, or a set that no pass can hold."""


class ProfilerFileError(LaunchError):
    """A file of the profiler cannot be read: empty, cut short, or of another kind than its name says."""

    def __init__(self, path: Path, what: str) -> None:
        super().__init__(f"{path.name} cannot be read: {what}.")
