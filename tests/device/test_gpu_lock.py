"""Who measures on a GPU holds it, among threads and among processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
import uuid
from itertools import pairwise
from pathlib import Path

import pytest

from wave_explorer.device.child_process import child_environment
from wave_explorer.device.gpu_lock import GpuBusy, gpu_held

HOLD = """
import sys, time
from wave_explorer.device.gpu_lock import gpu_held
with gpu_held(sys.argv[1]):
    print(time.monotonic(), flush=True)
    time.sleep(float(sys.argv[2]))
    print(time.monotonic(), flush=True)
"""


@pytest.fixture
def gpu() -> str:
    """The address of a GPU that no other test holds."""
    return f"0000:{uuid.uuid4().hex}:00.0"


def holder(gpu: str, seconds: float) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", HOLD, gpu, str(seconds)], env=child_environment(), stdout=subprocess.PIPE, text=True
    )


def test_processes_take_turns(gpu: str) -> None:
    holders = [holder(gpu, 0.3) for _ in range(3)]
    spans = sorted(tuple(map(float, one.communicate()[0].split())) for one in holders)
    assert len(spans) == 3
    assert all(began >= ended for (_, ended), (began, _) in pairwise(spans))


def test_another_gpu_is_another_matter(gpu: str) -> None:
    with gpu_held(gpu), gpu_held(f"{gpu}1"):
        assert holder(f"{gpu}2", 0.0).wait() == 0


def test_whoever_holds_it_may_take_it_again(gpu: str) -> None:
    with gpu_held(gpu), gpu_held(gpu):
        pass
    with gpu_held(gpu):
        pass


def test_another_thread_waits(gpu: str) -> None:
    order: list[str] = []

    def second() -> None:
        with gpu_held(gpu):
            order.append("second")

    with gpu_held(gpu):
        waiting = threading.Thread(target=second)
        waiting.start()
        time.sleep(0.2)
        order.append("first")
    waiting.join()
    assert order == ["first", "second"]


def test_a_wait_can_be_given_up(gpu: str) -> None:
    other = holder(gpu, 60)
    assert other.stdout is not None and other.stdout.readline()
    with pytest.raises(GpuBusy, match="Another process measures"), gpu_held(gpu, lambda: True):
        pass
    other.kill()
    other.wait()


def test_a_holder_that_dies_holds_nothing(gpu: str) -> None:
    other = holder(gpu, 60)
    assert other.stdout is not None and other.stdout.readline()
    os.kill(other.pid, signal.SIGKILL)
    other.wait()
    with gpu_held(gpu):
        pass


def test_a_lock_of_another_user_can_be_taken(gpu: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wave_explorer.device.gpu_lock.tempfile.gettempdir", lambda: str(tmp_path))
    with gpu_held(gpu):
        (path,) = tmp_path.iterdir()
    path.chmod(0o444)
    with gpu_held(gpu):
        pass
