"""A process that was killed leaves its temporary files; the next one clears them, and nothing else."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from wave_explorer.capture.worker import scratch


def test_what_a_killed_process_left_is_cleared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", None)
    program = (
        "from wave_explorer.capture.worker.scratch import scratch_folder; import time\n"
        "folder = scratch_folder(); print(folder.name, flush=True); time.sleep(60)"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        left = Path(process.stdout.readline().strip())
        (left / "pass.mlir").write_text("module {}")
        scratch._clear_left_behind.cache_clear()
        scratch.scratch_folder().cleanup()
        assert left.exists(), "its process still runs"
        process.send_signal(signal.SIGKILL)
    others = [tmp_path / "wave-explorer-notes", tmp_path / f"wave-explorer-{os.getpid()}-mine"]
    for folder in others:
        folder.mkdir()
    scratch._clear_left_behind.cache_clear()
    with scratch.scratch_folder() as made:
        assert Path(made).parent == tmp_path
    assert not left.exists() and all(folder.exists() for folder in others)
