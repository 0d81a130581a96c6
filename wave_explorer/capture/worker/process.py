"""What a worker does from its first instruction to its last: one compile."""

from __future__ import annotations

import contextlib
import ctypes
import faulthandler
import gc
import os
import signal
import socket
import sys
import tempfile
import threading
import traceback
from pathlib import Path
from typing import NoReturn

from wave_explorer.capture.recorder import Recorder
from wave_explorer.capture.worker.framing import receive_message, send_message
from wave_explorer.capture.worker.messages import (
    CompileEnded,
    CompileRequest,
    KernelRefused,
    LoweredModule,
    WorkerFailed,
)
from wave_explorer.record import CompileError, SpecData

_PR_SET_PDEATHSIG = 1  # linux/prctl.h
_ALLOCATIONS_BEFORE_COLLECTION = 500_000


def run(job_descriptor: int, output_descriptor: int, server: int) -> NoReturn:
    """Serves one compile and ends this process, which the fork server has just forked.

    Args:
        job_descriptor: the socket to the process that asked for the compile.
        output_descriptor: where file descriptors 1 and 2 lead.
        server: process id of the fork server; this process ends with it.
    """
    exit_code = 1
    try:
        os.setsid()
        _end_with_parent(server)
        _first_to_go()
        os.dup2(output_descriptor, 1)
        os.dup2(output_descriptor, 2)
        os.close(output_descriptor)
        for stream in (sys.stdout, sys.stderr):
            # What was printed before a crash must have left this process.
            stream.reconfigure(line_buffering=True)  # type: ignore[union-attr]
        faulthandler.enable(all_threads=False)
        gc.enable()
        # A worker serves one compile and ends: collecting seldom costs memory for a while and saves time.
        gc.set_threshold(_ALLOCATIONS_BEFORE_COLLECTION, 50, 100)
        with socket.socket(fileno=job_descriptor) as job:
            request = receive_message(job, CompileRequest)
            _end_when_nobody_listens(job)
            _serve(request, job)
        exit_code = 0
    except (EOFError, BrokenPipeError, ConnectionResetError):
        # Nobody waits for the result any more.
        exit_code = 0
    except BaseException:
        traceback.print_exc()
    finally:
        with contextlib.suppress(Exception):
            sys.stdout.flush()
            sys.stderr.flush()
        # Not sys.exit: the frames below belong to the fork server.
        os._exit(exit_code)


def _serve(request: CompileRequest, job: socket.socket) -> None:
    os.environ.clear()
    os.environ.update(request.environment)
    os.environ["TMPDIR"] = tempfile.tempdir = request.scratch
    with contextlib.suppress(OSError):  # the folder may be gone; few kernels care
        os.chdir(request.folder)
    ending: CompileEnded | KernelRefused | WorkerFailed
    try:
        ending = _lower(request, job) if isinstance(request.work, LoweredModule) else _compile(request, job)
    except (BrokenPipeError, ConnectionResetError):
        raise
    except Exception as error:
        ending = WorkerFailed(f"{type(error).__name__}: {error}", traceback.format_exc())
    sys.stdout.flush()
    sys.stderr.flush()
    send_message(job, ending)


def _recorder(spec: SpecData, request: CompileRequest, job: socket.socket) -> Recorder:
    recorder = Recorder(spec, listener=lambda event: send_message(job, event), compression=0)
    recorder.update(id=request.id)
    return recorder


def _compile(request: CompileRequest, job: socket.socket) -> CompileEnded | KernelRefused:
    from wave_explorer.capture.edited_rows import naming_refused_rows, naming_rows
    from wave_explorer.capture.pipeline import record_compile
    from wave_explorer.kernel.errors import KernelError
    from wave_explorer.kernel.shipping import from_shipment

    assert isinstance(request.work, bytes)
    spec = from_shipment(request.work)
    try:
        built = spec.build()
    except KernelError as error:
        named = naming_refused_rows(error, spec)
        return KernelRefused(named.summary, named.advice, named.location, named.constraint, named.symbol, named.node)
    recorder = _recorder(built.data, request, job)
    failure = record_compile(built, recorder, backend=request.backend, passes=request.passes).error
    if failure is not None and spec.constraint_edits:
        recorder.update(error=naming_rows(failure, spec))
    return CompileEnded()


def _lower(request: CompileRequest, job: socket.socket) -> CompileEnded:
    from wave_explorer.capture.backend import BackendFailure, record_backend

    module = request.work
    assert isinstance(module, LoweredModule)
    recorder = _recorder(module.spec, request, job)
    try:
        record_backend(
            module.text,
            module.text,
            kernel_name=module.kernel,
            target=module.target,
            flags=module.flags,
            recorder=recorder,
            fx_numbers={},
        )
    except BackendFailure as failure:
        error = CompileError(failure.summary, stage=failure.stage, kind=failure.kind, detail=failure.detail)
        recorder.update(status="failed", error=error)
    else:
        recorder.update(status="ok")
    return CompileEnded()


def _end_with_parent(server: int) -> None:
    """Asks the kernel for SIGKILL when the fork server ends."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != server:
        os._exit(1)


def _first_to_go() -> None:
    """When memory runs out, the compile ends and not the notebook that asked for it."""
    with contextlib.suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text("1000")


def _end_when_nobody_listens(job: socket.socket) -> None:
    """Ends the whole process group as soon as the other end of the socket is closed."""

    def wait() -> None:
        with contextlib.suppress(OSError):
            job.recv(1)
        os.killpg(0, signal.SIGKILL)

    threading.Thread(target=wait, name="parent-watch", daemon=True).start()
