"""What one run of the profiler left in a folder, in whichever format, and for one kernel."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from wave_explorer.device.profiler_errors import ProfilerFileError
from wave_explorer.device.rocprof_json import read_json
from wave_explorer.device.rocprof_rocpd import read_rocpd
from wave_explorer.device.rocprof_samples import ProfilerData
from wave_explorer.device.rocprof_tables import data_of, read_table

_COUNTERS = "counter_collection.csv"
_ALSO = ("agent_info.csv", "kernel_trace.csv")


@dataclass(frozen=True)
class ProfilerFolder:
    """What a folder holds.

    Attributes:
        data: of the first format that could be read: CSV, JSON, database.
        troubles: files that could not be, each with the reason.
    """

    data: ProfilerData
    troubles: tuple[str, ...]


def read_folder(folder: Path) -> ProfilerFolder:
    """The samples in a folder and those below it: versions differ in how deep they lay their files.

    The formats say the same of one run, and so only one of them is taken.
    """
    troubles: list[str] = []
    data = _csv(folder, troubles)
    if not data.samples:
        for pattern, read in (("*_results.json", read_json), ("*.db", read_rocpd)):
            for path in sorted(folder.rglob(pattern)):
                try:
                    data.add(read(path))
                except ProfilerFileError as error:
                    troubles.append(error.summary)
            if data.samples:
                break
    return ProfilerFolder(data, tuple(troubles))


def _csv(folder: Path, troubles: list[str]) -> ProfilerData:
    data = ProfilerData()
    for ending in (_COUNTERS, *_ALSO):
        for path in sorted(folder.rglob(f"*{ending}")):
            try:
                data.add(data_of(read_table(path)))
            except ProfilerFileError as error:
                troubles.append(error.summary)
    return data
