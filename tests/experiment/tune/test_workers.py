"""Searches on real Dask workers: points that fail, hang or end their worker, workers that are ended, cancel, resume."""

from __future__ import annotations

import itertools
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from distributed import Client

from tests.experiment.tune.fake_trials import a_search
from tests.experiment.tune.worker_tasks import SomeEmulator, SomeGpu, deadly, hanging, hold, instant, slow, value_of
from wave_explorer.experiment.tune.cluster import NoCluster, connected, worker_addresses
from wave_explorer.experiment.tune.results import TunedPoint, TuneProgress
from wave_explorer.kernel import KernelSpec, kernel

POINTS = 12
ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def gemm() -> KernelSpec:
    return kernel("gemm", M=64, N=64, K=64)


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with connected(2) as client:
        yield client


def tried(log: Path) -> Counter[str]:
    """How often each point was begun, the baseline left out."""
    lines = [line.rpartition(" ")[0] for line in log.read_text().splitlines()]
    return Counter(line.partition(" ")[2] for line in lines if not line.startswith("-1 "))


def without_record(point: TunedPoint) -> TunedPoint:
    return msgspec.structs.replace(point, record="")


def test_two_workers_try_every_point_once(gemm: KernelSpec, client: Client, tmp_path: Path) -> None:
    search = a_search(client, gemm, instant, log=tmp_path / "log", parallel=2)
    search.baseline()
    assert search.points()
    points = search.study.points()
    assert len(points) == POINTS and all(point.result.value == value_of(point.settings) for point in points)
    assert set(tried(tmp_path / "log").values()) == {1} and len(tried(tmp_path / "log")) == POINTS
    assert {point.result.worker for point in points} <= {str(pid) for pid in client.run(os.getpid).values()}
    assert search.study.baseline is not None and search.study.baseline.result.value == 100.0


def test_a_point_that_fails_or_ends_its_worker_costs_only_itself(gemm: KernelSpec, client: Client) -> None:
    search = a_search(client, gemm, deadly, parallel=2)
    assert search.points()
    for point in search.study.points():
        tile = (point.settings["BLOCK_M"], point.settings["BLOCK_N"])
        if tile == (64, 32):
            assert point.result.status == "lost" and "worker" in point.result.reason
        elif tile == (16, 32):
            assert point.result.status == "failed" and "a point that fails" in point.result.reason
        else:
            assert point.result.status == "ok"
    assert len(search.study.points()) == POINTS
    client.wait_for_workers(2, timeout=60)


def test_a_point_that_hangs_is_ended_with_its_worker(gemm: KernelSpec, client: Client) -> None:
    search = a_search(client, gemm, hanging, parallel=2, time_limit=1.0, grace=20.0)
    assert search.points()
    outcomes = {
        (point.settings["BLOCK_M"], point.settings["BLOCK_N"]): point.result.status for point in search.study.points()
    }
    assert outcomes.pop((64, 32)) == "timeout" and set(outcomes.values()) == {"ok"}
    client.wait_for_workers(2, timeout=60)


def test_a_worker_that_is_ended_in_the_middle_loses_nothing(gemm: KernelSpec, client: Client, tmp_path: Path) -> None:
    log = tmp_path / "log"
    ended: list[int] = []

    def end_one(now: TuneProgress) -> None:
        begun = log.read_text().splitlines() if log.exists() else []
        if now.done >= 3 and not ended and now.running:
            pid = int(begun[-1].rpartition(" ")[2])
            ended.append(pid)
            os.kill(pid, signal.SIGKILL)

    search = a_search(client, gemm, slow, log=log, parallel=2, report=end_one)
    assert search.points()
    assert ended
    points = search.study.points()
    assert [point.result.status for point in points] == ["ok"] * POINTS
    assert len({str(point.settings) for point in points}) == POINTS
    client.wait_for_workers(2, timeout=60)


def test_cancel_keeps_what_is_done_and_the_next_search_goes_on(
    gemm: KernelSpec, client: Client, tmp_path: Path
) -> None:
    file, log = tmp_path / "study.db", tmp_path / "log"
    done: list[int] = []
    first = a_search(
        client, gemm, slow, storage=file, log=log, parallel=2, report=lambda now: done.append(now.done),
        cancelled=lambda: bool(done) and done[-1] >= 4,
    )  # fmt: skip
    first.baseline()
    assert not first.points()
    kept = first.study.points()
    assert 4 <= len(kept) < POINTS
    second = a_search(client, gemm, instant, storage=file, log=log, parallel=2)
    assert second.study.resumed == len(kept) and second.study.points() == kept
    assert second.study.baseline == first.study.baseline
    second.baseline()
    assert second.points()
    points = second.study.points()
    # Records of those that are no longer among the best few are dropped.
    assert [without_record(point) for point in points[: len(kept)]] == [without_record(point) for point in kept]
    assert len({str(point.settings) for point in points}) == len(points) == POINTS
    begun = tried(log)
    assert len(begun) == POINTS
    # Only what was under way when it was cancelled is begun twice.
    assert all(begun[str(sorted(point.settings.items()))] == 1 for point in kept)
    assert log.read_text().count("-1 []") == 1
    best = min(points, key=lambda point: (point.result.value, point.number))
    shelf = second.shelf
    assert shelf.read(best.record) == f"record {best.number}".encode()
    assert len([point for point in points if point.record]) == 5


def test_a_gpu_is_held_by_one_at_a_time_and_the_emulator_by_all(client: Client) -> None:
    def overlaps(device: object) -> bool:
        workers = list(worker_addresses(client))
        spans = client.gather([client.submit(hold, device, 0.5, workers=[one], pure=False) for one in workers * 2])
        spans.sort()
        return any(after[0] < before[1] for before, after in itertools.pairwise(spans))

    assert overlaps(SomeEmulator())
    assert not overlaps(SomeGpu())


def test_the_workers_of_a_scheduler_that_runs_elsewhere(gemm: KernelSpec, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    port_file = tmp_path / "scheduler.json"
    scheduler = subprocess.Popen(
        [sys.executable, "-m", "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard",
         "--scheduler-file", str(port_file)],
        env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    worker: subprocess.Popen[bytes] | None = None
    try:
        deadline = time.monotonic() + 120
        while not port_file.exists() and time.monotonic() < deadline:
            time.sleep(0.2)
        with Client(scheduler_file=str(port_file), set_as_default=False) as admin:
            address = admin.scheduler.address
            with pytest.raises(NoCluster, match="no workers"), connected(2, address):
                pass
            worker = subprocess.Popen(
                [sys.executable, "-m", "distributed.cli.dask_worker", address, "--nthreads", "1", "--no-dashboard",
                 "--host", "127.0.0.1", "--local-directory", str(tmp_path)],
                env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )  # fmt: skip
            admin.wait_for_workers(1, timeout=120)
            with connected(2, address) as client:
                search = a_search(client, gemm, instant, log=tmp_path / "log")
                assert search.points() and len(search.study.points()) == POINTS
                worker.terminate()
                worker.wait(30)
                alone = a_search(client, gemm, instant)
                alone.patience = 2.0
                with pytest.raises(NoCluster, match="There was no worker for 2 s"):
                    alone.points()
    finally:
        for process in (worker, scheduler):
            if process is not None:
                process.terminate()
                process.wait(30)


def test_no_scheduler_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wave_explorer.experiment.tune.cluster._CONNECT_SECONDS", 2)
    with pytest.raises(NoCluster, match="no Dask scheduler at"), connected(1, "tcp://127.0.0.1:9"):
        pass
