"""Finished records of a watch lie on disk: they read as before, and go when the process ends, however it ends."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from wave_explorer.capture.kept_records import PREFIX, KeptRecords
from wave_explorer.record import Compilation, Manifest, MemoryBlobs, SpecData, Stage
from wave_explorer.record.reopened import KeptBlobs


def record(name: str = "one") -> Compilation:
    blobs = MemoryBlobs()
    stage = Stage("mlir/cse", "mlir", "cse", after=blobs.add(f"// {name}"))
    return Compilation(Manifest(name, "gemm", SpecData("gemm"), "ok", stages=(stage,)), blobs)


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


def test_a_kept_record_reads_from_its_file(temporary: Path) -> None:
    kept = KeptRecords()
    made = record()
    found = kept.keep(made)
    assert isinstance(found.blobs, KeptBlobs) and found.manifest is made.manifest
    assert found.text("mlir/cse") == "// one" and kept.trouble == ""
    # The same compile again, with more in it: each has its own file.
    assert kept.keep(record()).text("mlir/cse") == "// one"
    assert len(list(temporary.glob(f"{PREFIX}*/*.wavex"))) == 2


def test_files_go_with_their_records_and_the_folder_with_the_last_of_them(temporary: Path) -> None:
    kept = KeptRecords()
    first, second = kept.keep(record("one")), kept.keep(record("two"))
    del kept
    assert first.text("mlir/cse") == "// one", "whoever holds a record can read it"
    first = second
    gc.collect()
    assert [path.name for path in temporary.glob(f"{PREFIX}*/*.wavex")] == ["0002-two.wavex"]
    assert first.text("mlir/cse") == "// two"
    del first, second
    gc.collect()
    assert list(temporary.iterdir()) == []


def test_where_nothing_can_be_written_a_record_stays_in_memory(
    temporary: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(temporary / "missing"))
    kept = KeptRecords()
    made = record()
    assert kept.keep(made) is made
    assert "kept in memory" in kept.trouble


KEEPS = (
    "import sys, time\n"
    "from tests.capture.test_watch_kept_records import record\n"
    "from wave_explorer.capture.kept_records import KeptRecords\n"
    "kept = KeptRecords()\n"
    "kept.keep(record())\n"
    "print('kept', flush=True)\n"
    "sys.stdin.read()\n"
)


def test_what_a_killed_process_left_is_removed_and_a_living_one_keeps_its_own(temporary: Path) -> None:
    environment = {**os.environ, "TMPDIR": str(temporary)}
    killed, living = (
        subprocess.Popen(
            [sys.executable, "-c", KEEPS], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )
        for _ in range(2)
    )
    try:
        for process in (killed, living):
            assert process.stdout is not None and process.stdout.readline() == "kept\n"
        folders = set(temporary.glob(f"{PREFIX}*"))
        assert len(folders) == 2
        killed.send_signal(signal.SIGKILL)
        killed.wait(30)
        KeptRecords().keep(record())
        (left,) = folders & set(temporary.glob(f"{PREFIX}*"))
        assert list(left.glob("*.wavex"))
        living.communicate("", timeout=60)
        assert not left.exists()
    finally:
        for process in (killed, living):
            process.kill()
            process.wait(30)
