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
from typing import NoReturn

from wave_explorer.capture.recorder import Recorder
from wave_explorer.capture.worker.framing import receive_message, send_message
from wave_explorer.capture.worker.messages import CompileEnded, CompileRequest, KernelRefused, WorkerFailed

_PR_SET_PDEATHSIG = 1  # linux/prctl.h


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
        os.dup2(output_descriptor, 1)
        os.dup2(output_descriptor, 2)
        os.close(output_descriptor)
        for stream in (sys.stdout, sys.stderr):
            # What was printed before a crash must have left this process.
            stream.reconfigure(line_buffering=True)  # type: ignore[union-attr]
        faulthandler.enable(all_threads=False)
        gc.enable()
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
    from wave_explorer.capture.pipeline import record_compile
    from wave_explorer.kernel.errors import KernelError
    from wave_explorer.kernel.shipping import from_shipment

    os.environ.clear()
    os.environ.update(request.environment)
    os.environ["TMPDIR"] = tempfile.tempdir = request.scratch
    with contextlib.suppress(OSError):  # the folder may be gone; few kernels care
        os.chdir(request.folder)
    try:
        built = from_shipment(request.shipment).build()
    except KernelError as error:
        refused = KernelRefused(
            error.summary, error.advice, error.location, error.constraint, error.symbol, error.node
        )
        send_message(job, refused)
        return
    except Exception as error:
        send_message(job, WorkerFailed(f"{type(error).__name__}: {error}", traceback.format_exc()))
        return
    recorder = Recorder(built.data, listener=lambda event: send_message(job, event))
    recorder.update(id=request.id)
    try:
        record_compile(built, recorder, backend=request.backend)
    except (BrokenPipeError, ConnectionResetError):
        raise
    except Exception as error:
        send_message(job, WorkerFailed(f"{type(error).__name__}: {error}", traceback.format_exc()))
        return
    sys.stdout.flush()
    sys.stderr.flush()
    send_message(job, CompileEnded())


def _end_with_parent(server: int) -> None:
    """Asks the kernel for SIGKILL when the fork server ends."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != server:
        os._exit(1)


def _end_when_nobody_listens(job: socket.socket) -> None:
    """Ends the whole process group as soon as the other end of the socket is closed."""

    def wait() -> None:
        with contextlib.suppress(OSError):
            job.recv(1)
        os.killpg(0, signal.SIGKILL)

    threading.Thread(target=wait, name="parent-watch", daemon=True).start()
