"""The profiler's database (``rocpd``, SQLite).

Source: rocprofiler-sdk's schema ``rocpd_tables.sql``, version 3 (ROCm 7): a table's name ends in the id of the process
that wrote it, and a file may hold several.
"""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from wave_explorer.device.profiler_errors import ProfilerFileError
from wave_explorer.device.rocprof_samples import AgentFacts, CounterSample, DispatchTime, ProfilerData

_DISPATCH = re.compile(r"rocpd_kernel_dispatch(?P<id>[\w-]*)")
_NEEDED = ("rocpd_pmc_event", "rocpd_info_pmc", "rocpd_info_kernel_symbol", "rocpd_info_agent")


def read_rocpd(path: Path) -> ProfilerData:
    """What a database of the profiler says.

    Raises:
        ProfilerFileError: it is no database, damaged, or lacks a table or a column of the schema.
    """
    if not path.exists():
        raise ProfilerFileError(path, "it is not there")
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as database:
            tables = {str(row[0]) for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            ids = [match["id"] for name in sorted(tables) if (match := _DISPATCH.fullmatch(name))]
            if not ids:
                raise ProfilerFileError(path, "it has no table of kernel dispatches")
            data = ProfilerData()
            for suffix in ids:
                missing = [name for name in _NEEDED if name + suffix not in tables]
                if missing:
                    raise ProfilerFileError(path, f"it has no table {', '.join(missing)}")
                data.add(_process(database, suffix))
            return data
    except sqlite3.Error as error:
        raise ProfilerFileError(path, f"it is damaged, cut short or of another schema ({error})") from error


def _process(database: sqlite3.Connection, suffix: str) -> ProfilerData:
    # The suffix was matched letter by letter above: it cannot end a quoted name.
    def table(name: str) -> str:
        return f'"{name}{suffix}"'

    samples = database.execute(
        f"""
        SELECT d.dispatch_id, COALESCE(s.display_name, s.kernel_name, ''), p.name, SUM(e.value)
        FROM {table("rocpd_pmc_event")} e
        JOIN {table("rocpd_info_pmc")} p ON p.id = e.pmc_id
        JOIN {table("rocpd_kernel_dispatch")} d ON d.event_id = e.event_id
        JOIN {table("rocpd_info_kernel_symbol")} s ON s.id = d.kernel_id
        GROUP BY d.id, p.name ORDER BY d.dispatch_id
        """
    ).fetchall()
    times = database.execute(
        f"""
        SELECT d.dispatch_id, COALESCE(s.display_name, s.kernel_name, ''), d.start, d."end"
        FROM {table("rocpd_kernel_dispatch")} d
        JOIN {table("rocpd_info_kernel_symbol")} s ON s.id = d.kernel_id ORDER BY d.dispatch_id
        """
    ).fetchall()
    agents = database.execute(
        f"""
        SELECT name, json_extract(extdata, '$.cu_count'), json_extract(extdata, '$.simd_count'),
               json_extract(extdata, '$.wave_front_size')
        FROM {table("rocpd_info_agent")} WHERE type = 'GPU'
        """
    ).fetchall()
    return ProfilerData(
        [CounterSample(int(number), kernel, name, float(value)) for number, kernel, name, value in samples],
        [DispatchTime(int(number), kernel, int(start), int(end)) for number, kernel, start, end in times],
        [
            AgentFacts(str(name), int(units), int(simds), int(lanes))
            for name, units, simds, lanes in agents
            if units and simds and lanes
        ],
    )
