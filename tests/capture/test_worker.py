"""The worker processes: what comes back, and what is left behind when a compile does not end by itself."""

import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

from tests.capture.small_kernels import copy_kernel
from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import PassStarted, Recorder, RecorderEvent, StageRecorded
from wave_explorer.capture.worker import CompileJob, compile, compile_in_worker, prepare, shut_down
from wave_explorer.capture.worker.spare import fork_server
from wave_explorer.kernel.errors import KernelError
from wave_explorer.kernel.spec import KernelSpec, kernel

PARENT = os.getpid()


@pytest.fixture(scope="module", autouse=True)
def warm_spare() -> Iterator[None]:
    prepare(wait=True, timeout=120)
    yield
    shut_down()


def in_worker(misbehave: Callable[[], None]) -> KernelSpec:
    """A spec whose factory does something else as well, but only in the worker."""

    def factory() -> Any:
        if os.getpid() != PARENT:
            misbehave()
        return copy_kernel()

    return kernel(factory)


def replace_expansion(function: Any) -> None:
    function.__name__ = "expand_graph"  # Wave takes the name of a pass from its function
    sys.modules["wave_lang.kernel.wave.wave"].expand_graph = function  # type: ignore[attr-defined]


def hang_in_expansion() -> None:
    def never_returns(*args: Any, **kwargs: Any) -> None:
        while True:
            time.sleep(1000)

    replace_expansion(never_returns)


def abort_in_expansion() -> None:
    def aborts(*args: Any, **kwargs: Any) -> None:
        os.write(2, b"LLVM ERROR: out of registers\n")
        os.abort()

    replace_expansion(aborts)


class Events:
    """A listener that keeps events and lets a test wait for one."""

    def __init__(self) -> None:
        self.seen: list[RecorderEvent] = []
        self._changed = threading.Condition()

    def __call__(self, event: RecorderEvent) -> None:
        with self._changed:
            self.seen.append(event)
            self._changed.notify_all()

    def wait_for_pass(self, name: str, timeout: float = 60) -> None:
        def begun() -> bool:
            return any(isinstance(event, PassStarted) and event.name == name for event in self.seen)

        with self._changed:
            assert self._changed.wait_for(begun, timeout), f"{name} did not begin"


def group(pid: int) -> list[str]:
    """Names of the living processes of a process group."""
    names = []
    for process in psutil.process_iter(["pid", "name", "status"]):
        try:
            if os.getpgid(process.pid) == pid and process.status() != psutil.STATUS_ZOMBIE:
                names.append(process.name())
        except (ProcessLookupError, psutil.NoSuchProcess):
            continue
    return names


def wait_until(condition: Callable[[], bool], timeout: float = 30) -> None:
    end = time.monotonic() + timeout
    while not condition():
        assert time.monotonic() < end, "did not happen in time"
        time.sleep(0.02)


def worker_pid(job: CompileJob) -> int:
    wait_until(lambda: job._worker is not None and job._worker.pid is not None)
    assert job._worker is not None and job._worker.pid is not None
    return job._worker.pid


def test_the_record_is_that_of_a_compile_in_one_process() -> None:
    spec = kernel("gemm", M=256, N=256, K=64)
    events = Events()
    recorded = compile(spec, listener=events)
    built = spec.build()
    here = record_compile(built, Recorder(built.data))
    assert recorded.manifest.status == here.manifest.status == "ok"
    assert recorded.asm == here.asm
    assert [stage.id for stage in recorded.stages] == [stage.id for stage in here.stages]
    assert recorded.graph("expand_graph") == here.graph("expand_graph")
    assert recorded.index_events() == here.index_events()
    assert tuple(event.stage for event in events.seen if isinstance(event, StageRecorded)) == recorded.stages


def test_fifth_compile_in_one_session_is_byte_identical_to_the_first() -> None:
    spec = kernel(copy_kernel)
    texts = [compile(spec).asm for _ in range(5)]
    assert texts[0] is not None and texts == texts[:1] * 5


def test_cancel_ends_a_pass_that_never_returns() -> None:
    events = Events()
    job = compile_in_worker(in_worker(hang_in_expansion), listener=events)
    events.wait_for_pass("expand_graph")
    pid = worker_pid(job)
    before = job.partial()
    assert before.manifest.status == "compiling" and before.stages
    started = time.monotonic()
    job.cancel()
    record = job.result(10)
    assert time.monotonic() - started < 2
    assert record.id == job.id == before.id
    assert record.manifest.status == "cancelled"
    assert record.error is not None and record.error.kind == "cancelled"
    assert "expand_graph" in record.error.summary
    assert record.stage(record.error.stage).status == "failed"
    assert record.stages[: len(before.stages)] == before.stages
    assert record.graph(before.stages[-1]).nodes
    wait_until(lambda: group(pid) == [])


def test_timeout_ends_a_pass_that_never_returns() -> None:
    record = compile(in_worker(hang_in_expansion), timeout=4)
    assert record.manifest.status == "failed"
    assert record.error is not None and record.error.kind == "timeout"
    assert "4 s" in record.error.summary and "expand_graph" in record.error.summary


def test_cancel_in_the_back_end_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    job = compile_in_worker(kernel("gemm"))
    pid = worker_pid(job)
    wait_until(lambda: any("iree-compile" in name for name in group(pid)), 60)
    job.cancel()
    record = job.result(10)
    assert record.manifest.status == "cancelled"
    assert record.stage("expand_graph").status == "ok"
    wait_until(lambda: group(pid) == [])
    wait_until(lambda: list(tmp_path.iterdir()) == [])


def test_killing_the_worker_is_a_crash_that_names_the_signal() -> None:
    job = compile_in_worker(kernel("gemm"))
    pid = worker_pid(job)
    wait_until(lambda: any("iree-compile" in name for name in group(pid)), 60)
    os.kill(pid, signal.SIGKILL)
    record = job.result(10)
    assert record.manifest.status == "failed"
    assert record.error is not None and record.error.kind == "crash"
    assert "SIGKILL" in record.error.summary and "memory" in record.error.advice
    assert record.stage("expand_graph").status == "ok"
    wait_until(lambda: group(pid) == [])


def test_crash_of_the_compiler_is_a_record() -> None:
    record = compile(in_worker(abort_in_expansion))
    assert record.error is not None and record.error.kind == "crash"
    assert "SIGABRT" in record.error.summary and "expand_graph" in record.error.summary
    assert "out of registers" in record.error.detail
    assert record.stages[-1].name == "expand_graph" and record.stages[-1].status == "failed"
    assert compile(kernel(copy_kernel)).manifest.status == "ok"


def test_worker_that_leaves_while_the_kernel_is_made() -> None:
    record = compile(in_worker(lambda: os._exit(3)))
    assert record.error is not None and record.error.kind == "crash"
    assert "exit code 3" in record.error.summary and "being made" in record.error.summary


def test_what_is_written_to_the_descriptors_is_in_the_record_only(capfd: pytest.CaptureFixture[str]) -> None:
    def talk() -> None:
        os.write(1, b"from native code\n")
        subprocess.run(["sh", "-c", "echo from a child >&2"], check=True)
        sys.stdout.write("from print")

    record = compile(in_worker(talk))
    assert record.manifest.status == "ok"
    for said in ("from native code", "from a child", "from print"):
        assert said in record.manifest.captured_output
    assert capfd.readouterr() == ("", "")


def test_a_flood_of_output_is_bounded() -> None:
    def flood() -> None:
        for number in range(200):
            os.write(1, f"line {number} ".encode() + b"x" * 10_000 + b"\n")

    output = compile(in_worker(flood)).manifest.captured_output
    assert len(output) < 200_000
    assert "line 0 " in output and "line 199 " in output and "left out" in output


def test_compiles_at_once_do_not_disturb_each_other() -> None:
    specs = [kernel("gemm", M=256, N=256, K=64), kernel(copy_kernel), in_worker(abort_in_expansion)]
    jobs = [compile_in_worker(spec) for spec in specs]
    gemm, copy, crash = (job.result(120) for job in jobs)
    assert gemm.manifest.status == copy.manifest.status == "ok"
    assert crash.manifest.status == "failed"
    assert copy.asm == compile(kernel(copy_kernel)).asm
    assert gemm.asm == compile(specs[0]).asm


def test_cancel_while_waiting_for_a_turn() -> None:
    running = [compile_in_worker(in_worker(hang_in_expansion)) for _ in range(4)]
    waiting = compile_in_worker(kernel(copy_kernel))
    waiting.cancel()
    record = waiting.result(10)
    for job in running:
        job.cancel()
    assert record.manifest.status == "cancelled" and record.stages == ()
    assert all(job.result(20).manifest.status == "cancelled" for job in running)


def test_spec_that_cannot_be_built_raises() -> None:
    def refuse() -> None:
        raise KernelError("BLOCK_M is no symbol of this kernel.", advice="Use BLOCK_N.", symbol="BLOCK_M")

    with pytest.raises(KernelError) as caught:
        compile(in_worker(refuse))
    assert "BLOCK_M" in caught.value.summary


def test_what_a_listener_raises_ends_the_compile() -> None:
    def listener(event: RecorderEvent) -> None:
        if isinstance(event, StageRecorded):
            raise RuntimeError("the view is gone")

    with pytest.raises(RuntimeError, match="the view is gone"):
        compile(in_worker(hang_in_expansion), listener=listener)


def test_keyboard_interrupt_cancels(tmp_path: Path) -> None:
    # Tests that run in the background of a shell ignore the signal.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    events = Events()
    jobs: list[int] = []

    def interrupt_when_it_hangs() -> None:
        events.wait_for_pass("expand_graph")
        jobs.extend(child.pid for child in psutil.Process(fork_server().pid).children())
        os.kill(os.getpid(), signal.SIGINT)

    thread = threading.Thread(target=interrupt_when_it_hangs)
    thread.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            compile(in_worker(hang_in_expansion), listener=events)
    finally:
        signal.signal(signal.SIGINT, before)
    thread.join()
    assert jobs
    wait_until(lambda: all(group(pid) == [] for pid in jobs))


DYING_PARENT = """
import os, time
from wave_explorer.capture.worker import compile_in_worker
from wave_explorer.capture.worker.spare import fork_server
from wave_explorer.kernel.spec import kernel

job = compile_in_worker(kernel("gemm"))
while job._worker is None or job._worker.pid is None:
    time.sleep(0.01)
print(fork_server().pid, job._worker.pid, flush=True)
time.sleep(1000)
"""


def test_everything_ends_with_the_parent() -> None:
    parent = subprocess.Popen([sys.executable, "-c", DYING_PARENT], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    server, worker = (int(word) for word in parent.stdout.readline().split())
    wait_until(lambda: any("iree-compile" in name for name in group(worker)), 60)
    parent.kill()
    parent.wait()
    parent.stdout.close()
    wait_until(lambda: group(worker) == [] and group(server) == [])


@pytest.mark.full
def test_a_lost_spare_is_replaced() -> None:
    first = fork_server().pid
    job = compile_in_worker(in_worker(hang_in_expansion))
    pid = worker_pid(job)
    os.kill(first, signal.SIGKILL)
    lost = job.result(20)
    assert lost.error is not None and lost.error.kind == "crash"
    wait_until(lambda: group(pid) == [])
    assert compile(kernel(copy_kernel)).manifest.status == "ok"
    assert fork_server().pid != first
