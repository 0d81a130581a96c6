"""The profiler's CSV files, by their header: columns came, went and moved between versions of ROCm.

Sources: AMD "ROCprofiler-SDK documentation", "Output file fields"; the files under ``tests/data/rocprof``.
"""

from __future__ import annotations

import csv
import io
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from wave_explorer.device.profiler_errors import ProfilerFileError
from wave_explorer.device.rocprof_samples import AgentFacts, CounterSample, DispatchTime, ProfilerData

Kind = Literal["counters", "dispatches", "copies", "calls", "agents", "counters by column", "machine"]

_KINDS: dict[Kind, tuple[str, ...]] = {
    "counters": ("Dispatch_Id", "Kernel_Name", "Counter_Name", "Counter_Value"),
    "dispatches": ("Kind", "Dispatch_Id", "Kernel_Name", "Start_Timestamp", "End_Timestamp"),
    "copies": ("Kind", "Direction", "Start_Timestamp", "End_Timestamp"),
    "calls": ("Domain", "Function", "Start_Timestamp", "End_Timestamp"),
    "agents": ("Agent_Type", "Name", "Cu_Count", "Simd_Count", "Wave_Front_Size"),
    "counters by column": ("Dispatch_ID", "GPU_ID", "Kernel_Name"),
    "machine": ("gpu_arch", "cu_per_gpu", "simd_per_cu", "wave_size"),
}
"""The columns without which a file is not of that kind; the first kind that has all of its own is the file's."""

_NO_COUNTERS = {
    "Dispatch_ID", "GPU_ID", "Grid_Size", "Workgroup_Size", "LDS_Per_Workgroup", "Scratch_Per_Workitem", "Arch_VGPR",
    "Accum_VGPR", "SGPR", "Wave_Size", "Kernel_Name", "Correlation_ID", "XCC_Index", "Start_Timestamp",
    "End_Timestamp", "Queue_ID", "PID", "TID", "Node",
}  # fmt: skip


@dataclass(frozen=True)
class CsvTable:
    """A CSV file.

    Attributes:
        path: of it.
        kind: what it holds.
        rows: by column name; columns that are not known here are kept.
    """

    path: Path
    kind: Kind
    rows: tuple[dict[str, str], ...]


def read_table(path: Path) -> CsvTable:
    """A CSV file of the profiler.

    Raises:
        ProfilerFileError: it is empty, cut short, damaged, or of no kind that is known.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise ProfilerFileError(path, "it is no text") from None
    except OSError as error:
        raise ProfilerFileError(path, str(error.strerror)) from error
    if not text.strip():
        raise ProfilerFileError(path, "it is empty")
    try:
        header, *lines = csv.reader(io.StringIO(text, newline=""), strict=True)
    except csv.Error as error:
        raise ProfilerFileError(path, f"it is damaged or cut short ({error})") from error
    rows = []
    for number, line in enumerate(lines, 2):
        if not line:
            continue
        if len(line) != len(header):
            raise ProfilerFileError(
                path, f"row {number} has {len(line)} fields and the header {len(header)}: it is damaged or cut short"
            )
        rows.append(dict(zip(header, line, strict=True)))
    return CsvTable(path, _kind(path, header), tuple(rows))


def data_of(table: CsvTable) -> ProfilerData:
    """What a table says of counters, dispatches and GPUs; nothing where it is of another kind.

    Raises:
        ProfilerFileError: a number in it is none.
    """
    if table.kind == "counters":
        return ProfilerData(samples=[_sample(table, row) for row in table.rows])
    if table.kind == "counters by column":
        return ProfilerData(samples=_wide(table), times=_times(table, "Dispatch_ID"))
    if table.kind == "dispatches":
        return ProfilerData(times=_times(table, "Dispatch_Id"))
    if table.kind == "agents":
        return ProfilerData(agents=[_agent(table, row) for row in table.rows if row["Agent_Type"] == "GPU"])
    if table.kind == "machine":
        return ProfilerData(agents=[_machine(table, row) for row in table.rows])
    return ProfilerData()


def _kind(path: Path, header: list[str]) -> Kind:
    for kind, columns in _KINDS.items():
        if set(columns) <= set(header):
            return kind
    near, missing = min(
        ((kind, [c for c in columns if c not in header]) for kind, columns in _KINDS.items()),
        key=lambda pair: len(pair[1]) / len(_KINDS[pair[0]]),
    )
    raise ProfilerFileError(path, f"it is most like a table of {near}, and has no column {', '.join(missing)}")


def _sample(table: CsvTable, row: dict[str, str]) -> CounterSample:
    return CounterSample(
        _whole(table, row, "Dispatch_Id"), row["Kernel_Name"], row["Counter_Name"],
        _number(table, row, "Counter_Value"),
    )  # fmt: skip


def _wide(table: CsvTable) -> list[CounterSample]:
    """A column for each counter, or for each instance of it (``TCC_HIT[3]``), which are added up."""
    samples = []
    for row in table.rows:
        sums: dict[str, float] = {}
        for column, text in row.items():
            name = column.partition("[")[0]
            plain = re.sub(r"_\d+$", "", column)
            if plain in _NO_COUNTERS or not text:
                continue
            sums[name] = sums.get(name, 0.0) + _number(table, row, column)
        dispatch = _whole(table, row, "Dispatch_ID")
        samples += [CounterSample(dispatch, row["Kernel_Name"], name, value) for name, value in sums.items()]
    return samples


def _times(table: CsvTable, number: str) -> list[DispatchTime]:
    return [
        DispatchTime(
            _whole(table, row, number), row["Kernel_Name"], _whole(table, row, "Start_Timestamp"),
            _whole(table, row, "End_Timestamp"),
        )
        for row in table.rows
        if row.get("Start_Timestamp") and row.get("End_Timestamp")
    ]  # fmt: skip


def _agent(table: CsvTable, row: dict[str, str]) -> AgentFacts:
    return AgentFacts(
        row["Name"], _whole(table, row, "Cu_Count"), _whole(table, row, "Simd_Count"),
        _whole(table, row, "Wave_Front_Size"),
    )  # fmt: skip


def _machine(table: CsvTable, row: dict[str, str]) -> AgentFacts:
    units = _whole(table, row, "cu_per_gpu")
    return AgentFacts(
        row["gpu_arch"], units, units * _whole(table, row, "simd_per_cu"), _whole(table, row, "wave_size")
    )


def _number(table: CsvTable, row: dict[str, str], column: str) -> float:
    try:
        return float(row[column])
    except ValueError:
        raise ProfilerFileError(table.path, f"{column} is {row[column]!r}, which is no number") from None


def _whole(table: CsvTable, row: dict[str, str], column: str) -> int:
    value = _number(table, row, column) if not row[column].isdigit() else int(row[column])
    if value != int(value):
        raise ProfilerFileError(table.path, f"{column} is {row[column]!r}, which is no whole number")
    return int(value)
