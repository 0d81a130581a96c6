"""The process that stands by: it has imported everything, and forks one worker for each compile.

It is a process of its own because forking the user's process, with its threads and event loops, is not safe.  Here
there is one thread.  It never compiles for anybody, so what it hands on is always the same fresh state.
"""

from __future__ import annotations

import gc
import json
import os
import select
import signal
import socket
import sys
from contextlib import suppress

import msgspec

from wave_explorer.capture.worker.messages import (
    ForkWorker,
    FromServer,
    KillWorker,
    ServerReady,
    ToServer,
    WorkerExited,
    WorkerForked,
)

MAX_REQUEST_BYTES = 4096


def main(control_descriptor: int, path: str) -> None:
    """Serves until the process that started it closes its end of the control socket.

    Args:
        control_descriptor: our end of the control socket.
        path: ``sys.path`` of the process that started us, as JSON.
    """
    sys.path[:] = json.loads(path)
    server = _ForkServer(socket.socket(fileno=control_descriptor))
    _import_everything()
    server.send(ServerReady(warm=False))
    if not server.request_waits():
        _warm_up(server)
    # What lives now is never collected: a collection in a worker would touch, and so copy, every page of it.
    gc.collect()
    gc.freeze()
    server.send(ServerReady(warm=True))
    server.serve()


class _ForkServer:
    def __init__(self, control: socket.socket) -> None:
        self._control = control
        self._decoder: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)
        self._workers: dict[int, int] = {}  # process id by number
        self._wakeup, write_end = socket.socketpair()
        self._write_end = write_end
        self._wakeup.setblocking(False)
        write_end.setblocking(False)
        signal.set_wakeup_fd(write_end.fileno(), warn_on_full_buffer=False)
        signal.signal(signal.SIGCHLD, lambda *_: None)

    def send(self, message: FromServer) -> None:
        try:
            self._control.send(msgspec.json.encode(message))
        except OSError:
            self._leave()

    def request_waits(self) -> bool:
        return bool(select.select([self._control], [], [], 0)[0])

    def serve(self) -> None:
        while True:
            readable, _, _ = select.select([self._control, self._wakeup], [], [])
            if self._wakeup in readable:
                self._wakeup.recv(4096)
            self._reap()
            if self._control in readable:
                self._take_request()

    def _take_request(self) -> None:
        data, descriptors, _, _ = socket.recv_fds(self._control, MAX_REQUEST_BYTES, 2)
        if not data:
            self._leave()
        request = self._decoder.decode(data)
        if isinstance(request, KillWorker):
            self._kill(self._workers.get(request.number))
        elif isinstance(request, ForkWorker):
            self._fork(request.number, *descriptors)

    def _fork(self, number: int, job: int, output: int) -> None:
        server = os.getpid()
        pid = os.fork()
        if pid == 0:
            self._control.close()
            self._wakeup.close()
            signal.set_wakeup_fd(-1)
            self._write_end.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            from wave_explorer.capture.worker import process

            process.run(job, output, server)
        os.close(job)
        os.close(output)
        self._workers[number] = pid
        self.send(WorkerForked(number, pid))

    def _kill(self, pid: int | None) -> None:
        if pid is None:
            return
        try:
            os.killpg(pid, signal.SIGKILL)
        except ProcessLookupError:
            # The worker has not made its group yet; it is our own child, not reaped, so the id is certainly its.
            os.kill(pid, signal.SIGKILL)

    def _reap(self) -> None:
        for number, pid in list(self._workers.items()):
            ended = os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
            if ended is None:
                continue
            # Whatever the worker left behind ends too; before it is reaped nobody else can have its group id.
            self._kill(pid)
            _, status = os.waitpid(pid, 0)
            del self._workers[number]
            self.send(WorkerExited(number, os.waitstatus_to_exitcode(status)))

    def _leave(self) -> None:
        for pid in self._workers.values():
            self._kill(pid)
        os._exit(0)


def _import_everything() -> None:
    import wave_explorer.capture.backend
    import wave_explorer.capture.pipeline
    import wave_explorer.capture.worker.process
    import wave_explorer.kernel.library
    import wave_explorer.kernel.shipping
    import wave_explorer.kernel.spec  # noqa: F401


def _warm_up(server: _ForkServer) -> None:
    """Compiles a small kernel as far as MLIR, which fills the caches of sympy, torch.fx and the MLIR bindings.

    It stops between two passes when a request comes in: a cold worker now is better than a warm one later.
    """
    from wave_explorer.capture.pipeline import record_compile
    from wave_explorer.capture.recorder import Recorder, RecorderEvent
    from wave_explorer.kernel.spec import kernel

    class RequestCame(Exception):
        pass

    def stop_for_a_request(event: RecorderEvent) -> None:
        if server.request_waits():
            raise RequestCame

    built = kernel("gemm").build()
    with suppress(RequestCame):
        record_compile(built, Recorder(built.data, listener=stop_for_a_request), backend=False)
