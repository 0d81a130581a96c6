"""A stand-in for rocprofv3: runs the program it is given, and writes the files that the real one documents.

``ROCPROF_STAND_IN`` names a JSON file with the values by counter, and how to behave:

- ``values``: ``{"SQ_WAVES": 16}``; a counter without one is left out of the files
- ``values_from``: in their place, a JSON file of that form, which the launch writes
- ``format``: ``csv``, ``json`` or ``rocpd``
- ``at_most``: counters of one pass; more are refused in the real one's words
- ``dies``: whether a refusal ends in a signal, as it does in some versions
- ``launches``: how often the kernel counts as launched, each with one more of every counter
- ``writes``: ``half`` cuts the file in the middle
"""

from __future__ import annotations

import csv
import json
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

HEADER = (
    "Correlation_Id", "Dispatch_Id", "Agent_Id", "Queue_Id", "Process_Id", "Thread_Id", "Grid_Size", "Kernel_Id",
    "Kernel_Name", "Workgroup_Size", "LDS_Block_Size", "Scratch_Size", "VGPR_Count", "Accum_VGPR_Count", "SGPR_Count",
    "Counter_Name", "Counter_Value", "Start_Timestamp", "End_Timestamp",
)  # fmt: skip
"""Of ROCm 6.4."""

BEHAVIOUR = "behaviour.json"


def installed(folder: Path) -> dict[str, str]:
    """Puts the program into a folder, and gives the environment in which it is found; its behaviour is to follow."""
    program = folder / "rocprofv3"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} {__file__} "$@"\n')
    program.chmod(0o755)
    return {"WAVE_EXPLORER_ROCPROFV3": str(program), "ROCPROF_STAND_IN": str(folder / BEHAVIOUR)}


def behaves(folder: Path, **settings: Any) -> None:
    """How the program in a folder behaves from now on; it notes its passes in the file ``passes`` there."""
    (folder / BEHAVIOUR).write_text(json.dumps({"log": str(folder / "passes"), **settings}))


def main(arguments: list[str]) -> int:
    """The real one's command line, as far as it is used."""
    if arguments == ["--version"]:
        print("    version: 1.0.0\n   git_revision: 0\n   rocm_version: 6.4.1")
        return 0
    if arguments == ["--list-avail"]:
        print("GPU:0\nName:gfx942\nCounter_Name : SQ_INST_LEVEL_LDS\nDescription : in flight\nBlock : SQ\n")
        return 0
    behaviour: dict[str, Any] = json.loads(Path(os.environ["ROCPROF_STAND_IN"]).read_text())
    split = arguments.index("--")
    options, program = arguments[:split], arguments[split + 1 :]
    names = options[options.index("--pmc") + 1 : options.index("--output-format")]
    assert options[options.index("--output-format") + 1] == "csv"
    folder = Path(options[options.index("-d") + 1])
    kernel = json.loads(Path(program[-1], "job.json").read_text())["kernel"]
    with Path(behaviour["log"]).open("a") as log:
        log.write(" ".join(names) + "\n")
    if len(names) > behaviour.get("at_most", 100):
        print("error code 38: Request exceeds the capabilities of the hardware to collect", file=sys.stderr)
        if behaviour.get("dies"):
            os.kill(os.getpid(), signal.SIGSEGV)
        return subprocess.run(program, check=False).returncode
    done = subprocess.run(program, check=False)
    values = (
        json.loads(Path(behaviour["values_from"]).read_text()) if "values_from" in behaviour else behaviour["values"]
    )
    place = folder / "some-host"
    place.mkdir(parents=True)
    write(place, kernel, {name: values[name] for name in names if name in values}, behaviour)
    return done.returncode


def write(folder: Path, kernel: str, values: dict[str, float], behaviour: dict[str, Any]) -> None:
    """The files of one pass; a kernel of somebody else is always among them."""
    rows = [
        (dispatch, name, counter, value + dispatch - 2 if name == kernel else 77.0)
        for dispatch in range(1, 2 + behaviour.get("launches", 1))
        for counter, value in values.items()
        for name in ("__amd_rocclr_fillBuffer" if dispatch == 1 else kernel,)
    ]
    kind = behaviour.get("format", "csv")
    if kind == "csv":
        path = folder / "pass_counter_collection.csv"
        with path.open("w", newline="") as stream:
            table = csv.writer(stream, quoting=csv.QUOTE_NONNUMERIC)
            table.writerow(HEADER)
            for dispatch, name, counter, value in rows:
                table.writerow(
                    [1, dispatch, "Agent 4", 1, 2, 2, 64, 3, name, 64, 0, 0, 8, 0, 16, counter, value, 100, 200]
                )
        if behaviour.get("writes") == "half":
            content = path.read_bytes()
            path.write_bytes(content[: len(content) - 60])
    elif kind == "json":
        (folder / "pass_results.json").write_text(json.dumps(json_document(rows)))
    else:
        rocpd_file(folder / "pass_results.db", rows)


def json_document(rows: list[tuple[int, str, str, float]]) -> dict[str, Any]:
    """The documented shape; every value in two parts, as instances of a block come one by one."""
    kernels = sorted({row[1] for row in rows})
    counters = sorted({row[2] for row in rows})
    collected: dict[int, dict[str, Any]] = {}
    for dispatch, kernel, counter, value in rows:
        entry = collected.setdefault(
            dispatch,
            {
                "dispatch_data": {"dispatch_info": {"kernel_id": kernels.index(kernel), "dispatch_id": dispatch}},
                "records": [],
            },
        )
        for part in (value - 1, 1):
            entry["records"].append({"counter_id": {"handle": counters.index(counter)}, "value": part})
    process = {
        "metadata": {"pid": 1},
        "agents": [{"type": 2, "name": "gfx942", "cu_count": 304, "simd_count": 1216, "wave_front_size": 64}],
        "counters": [{"id": {"handle": number}, "name": name} for number, name in enumerate(counters)],
        "kernel_symbols": [
            {"kernel_id": number, "kernel_name": f"{name}.kd", "formatted_kernel_name": name}
            for number, name in enumerate(kernels)
        ],
        "callback_records": {"counter_collection": list(collected.values())},
        "buffer_records": {
            "kernel_dispatch": [
                {
                    "dispatch_info": {"kernel_id": kernels.index(kernel), "dispatch_id": dispatch},
                    "start_timestamp": 1000 * dispatch,
                    "end_timestamp": 1000 * dispatch + 500,
                }
                for dispatch, kernel in dict.fromkeys((row[0], row[1]) for row in rows)
            ]
        },
    }
    return {"rocprofiler-sdk-tool": [process]}


def rocpd_file(path: Path, rows: list[tuple[int, str, str, float]], suffix: str = "_0000ddb5_8903_7903") -> None:
    """A database with the tables and columns of the documented schema that counters need."""
    with sqlite3.connect(path) as database:
        database.executescript(
            f"""
            CREATE TABLE "rocpd_info_agent{suffix}" (
                id INTEGER PRIMARY KEY, guid TEXT, nid INTEGER, pid INTEGER, type TEXT, name TEXT,
                extdata JSONB DEFAULT '{{}}' NOT NULL);
            CREATE TABLE "rocpd_info_pmc{suffix}" (
                id INTEGER PRIMARY KEY, guid TEXT, nid INTEGER, pid INTEGER, agent_id INTEGER, name TEXT NOT NULL,
                symbol TEXT NOT NULL, block TEXT, expression TEXT);
            CREATE TABLE "rocpd_info_kernel_symbol{suffix}" (
                id INTEGER PRIMARY KEY, guid TEXT, kernel_name TEXT, display_name TEXT);
            CREATE TABLE "rocpd_event{suffix}" (id INTEGER PRIMARY KEY, guid TEXT);
            CREATE TABLE "rocpd_pmc_event{suffix}" (
                id INTEGER PRIMARY KEY, guid TEXT, event_id INTEGER, pmc_id INTEGER NOT NULL, value REAL DEFAULT 0.0);
            CREATE TABLE "rocpd_kernel_dispatch{suffix}" (
                id INTEGER PRIMARY KEY, guid TEXT, agent_id INTEGER, kernel_id INTEGER, dispatch_id INTEGER,
                start BIGINT, "end" BIGINT, event_id INTEGER);
            """
        )
        facts = json.dumps({"cu_count": 304, "simd_count": 1216, "wave_front_size": 64})
        database.execute(
            f'INSERT INTO "rocpd_info_agent{suffix}" (id, type, name, extdata) VALUES (1, ?, ?, ?)',
            ("GPU", "gfx942", facts),
        )
        kernels = {name: number for number, name in enumerate(sorted({row[1] for row in rows}), 1)}
        counters = {name: number for number, name in enumerate(sorted({row[2] for row in rows}), 1)}
        for name, number in kernels.items():
            database.execute(
                f'INSERT INTO "rocpd_info_kernel_symbol{suffix}" (id, kernel_name, display_name) VALUES (?, ?, ?)',
                (number, f"{name}.kd", name),
            )
        for name, number in counters.items():
            database.execute(
                f'INSERT INTO "rocpd_info_pmc{suffix}" (id, name, symbol) VALUES (?, ?, ?)', (number, name, name)
            )
        for dispatch, kernel in dict.fromkeys((row[0], row[1]) for row in rows):
            database.execute(
                f'INSERT INTO "rocpd_kernel_dispatch{suffix}" VALUES (NULL, NULL, 1, ?, ?, ?, ?, ?)',
                (kernels[kernel], dispatch, 1000 * dispatch, 1000 * dispatch + 500, 10 + dispatch),
            )
        for dispatch, _, counter, value in rows:
            for part in (value - 1, 1):
                database.execute(
                    f'INSERT INTO "rocpd_pmc_event{suffix}" VALUES (NULL, NULL, ?, ?, ?)',
                    (10 + dispatch, counters[counter], part),
                )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
