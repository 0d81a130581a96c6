"""The warm spare seen from the process that uses it: a fork server, started once, and the workers it forks."""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

import msgspec

from wave_explorer.capture.worker.messages import (
    ForkWorker,
    FromServer,
    KillWorker,
    ServerReady,
    WorkerExited,
    WorkerForked,
)

_BOOTSTRAP = """
import json, sys
sys.path[:] = json.loads(sys.argv[2])
from wave_explorer.capture.worker.fork_server import main
main(int(sys.argv[1]), sys.argv[2])
"""

RECORDING_VARIABLE = "WAVE_EXPLORER_RECORD"
"""Environment variable that switches recording on in the programs it is inherited by; never in our own processes."""


class WorkerUnavailable(RuntimeError):
    """No worker process can be started; the message says why."""


@dataclass
class Worker:
    """One worker: the socket it talks on, what it writes to its output, and how it ended.

    Attributes:
        channel: stream socket to it; end of file when it is gone.
        output: read end of the pipe that its file descriptors 1 and 2 lead to.
        exited: becomes readable (end of file) once :attr:`exit_code` is known.
        exit_code: as in ``subprocess``: negative for a signal; None while it runs, or where it is not known.
    """

    number: int
    server: ForkServer
    channel: socket.socket
    output: int
    exited: socket.socket
    _exit_signal: socket.socket
    pid: int | None = None
    exit_code: int | None = None
    gone: threading.Event = field(default_factory=threading.Event)

    def kill(self) -> None:
        """Ends the worker with every process of its group."""
        self.server.kill(self)

    def close(self) -> None:
        """Gives the descriptors back."""
        self.channel.close()
        os.close(self.output)
        self.exited.close()

    def set_exited(self, exit_code: int | None) -> None:
        """Notes how it ended."""
        self.exit_code = exit_code
        self.gone.set()
        self._exit_signal.close()


class ForkServer:
    """Starts the fork server and speaks with it; safe to use from several threads.

    Args:
        executable: the Python to run it with; it needs our packages.
        path: its ``sys.path``.

    Raises:
        WorkerUnavailable: this system has no fork, or the process cannot be started.
    """

    def __init__(self, executable: str = sys.executable, path: list[str] | None = None) -> None:
        if not hasattr(os, "fork") or sys.platform != "linux":
            raise WorkerUnavailable(
                "Compiling in a worker process needs Linux. Records made elsewhere can be opened and explored here."
            )
        self._control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._log: IO[bytes] = tempfile.TemporaryFile(prefix="wave-explorer-")  # noqa: SIM115 - lives as long as we
        arguments = [str(theirs.fileno()), json.dumps(_import_path() if path is None else path)]
        try:
            self._process = subprocess.Popen(
                [executable, "-c", _BOOTSTRAP, *arguments],
                stdin=subprocess.DEVNULL,
                stdout=self._log,
                stderr=self._log,
                pass_fds=[theirs.fileno()],
                # A session of its own: Ctrl-C in the terminal is for the program, which then cancels what it wants.
                start_new_session=True,
                env=_environment(),
            )
        except OSError as error:
            raise WorkerUnavailable(f"The worker process cannot be started: {error}") from error
        finally:
            theirs.close()
        self._lock = threading.Lock()
        self._workers: dict[int, Worker] = {}
        self._count = 0
        self._gone = threading.Event()
        self._ready = threading.Event()
        self._warm = threading.Event()
        threading.Thread(target=self._listen, name="wave-explorer-workers", daemon=True).start()

    @property
    def alive(self) -> bool:
        """Whether it can fork workers."""
        return not self._gone.is_set()

    @property
    def pid(self) -> int:
        """Its process id."""
        return self._process.pid

    def wait_until_warm(self, timeout: float | None = None) -> bool:
        """Waits until the next compile will find everything imported and used once.

        Raises:
            WorkerUnavailable: it ended instead; the message has its last output.
        """
        warm = self._warm.wait(timeout)
        if not self.alive:
            raise self._unavailable()
        return warm

    def worker(self) -> Worker:
        """Forks a worker that waits for its request.

        Raises:
            WorkerUnavailable: the fork server ended; the message has its last output.
        """
        channel, theirs = socket.socketpair()
        exited, exit_signal = socket.socketpair()
        output, output_end = os.pipe()
        try:
            with self._lock:
                self._count += 1
                worker = Worker(self._count, self, channel, output, exited, exit_signal)
                self._workers[worker.number] = worker
                request = msgspec.json.encode(ForkWorker(worker.number))
                socket.send_fds(self._control, [request], [theirs.fileno(), output_end])
        except OSError:
            self._workers.pop(worker.number, None)
            worker.set_exited(None)
            worker.close()
            raise self._unavailable() from None
        finally:
            theirs.close()
            os.close(output_end)
        return worker

    def kill(self, worker: Worker) -> None:
        """Ends a worker's process group; nothing happens when it has ended already."""
        with self._lock:
            if worker.gone.is_set():
                return
            try:
                # The server knows whether the process id still belongs to the worker.
                self._control.send(msgspec.json.encode(KillWorker(worker.number)))
            except OSError:
                if worker.pid is not None:
                    with contextlib.suppress(ProcessLookupError):
                        os.killpg(worker.pid, signal.SIGKILL)

    def close(self) -> None:
        """Ends the server and its workers."""
        with contextlib.suppress(OSError):
            self._control.shutdown(socket.SHUT_RDWR)
        try:
            self._process.wait(5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def abandon(self) -> None:
        """In a forked copy of this process: lets go of the server without ending it."""
        with contextlib.suppress(OSError):
            self._control.close()

    def failure(self) -> str:
        """The last lines that the server itself wrote."""
        self._log.seek(0)
        return "\n".join(self._log.read().decode(errors="replace").splitlines()[-12:])

    def _listen(self) -> None:
        decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
        while True:
            try:
                data = self._control.recv(4096)
            except OSError:
                data = b""
            if not data:
                break
            self._take(decoder.decode(data))
        self._gone.set()
        self._ready.set()
        self._warm.set()
        with self._lock:
            left = list(self._workers.values())
            self._workers.clear()
        for worker in left:
            if worker.pid is not None:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(worker.pid, signal.SIGKILL)
            worker.set_exited(None)

    def _take(self, message: FromServer) -> None:
        if isinstance(message, ServerReady):
            self._ready.set()
            if message.warm:
                self._warm.set()
        elif isinstance(message, WorkerForked):
            with self._lock:
                if message.number in self._workers:
                    self._workers[message.number].pid = message.pid
        elif isinstance(message, WorkerExited):
            with self._lock:
                worker = self._workers.pop(message.number, None)
            if worker is not None:
                worker.set_exited(message.exit_code)

    def _unavailable(self) -> WorkerUnavailable:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(2)
        said = self.failure()
        return WorkerUnavailable(
            f"The process that compiles ended (exit code {self._process.poll()})"
            + (f"; its last output:\n{said}" if said else ".")
        )


_current: ForkServer | None = None
_current_lock = threading.Lock()


def fork_server() -> ForkServer:
    """The fork server of this process, started now if there is none.

    Raises:
        WorkerUnavailable: it cannot be started here.
    """
    global _current
    with _current_lock:
        if _current is None or not _current.alive:
            _current = ForkServer()
        return _current


def prepare(*, wait: bool = False, timeout: float | None = None) -> None:
    """Starts the warm spare, so that the first compile need not wait for imports (some 4 s).

    Args:
        wait: return only when it is warm.
        timeout: seconds to wait at most.

    Raises:
        WorkerUnavailable: it cannot be started here.
    """
    server = fork_server()
    if wait:
        server.wait_until_warm(timeout)


def shut_down() -> None:
    """Ends the spare and every worker; the next compile starts a new one."""
    global _current
    with _current_lock:
        server, _current = _current, None
    if server is not None:
        server.close()


def _forget_after_fork() -> None:
    # The copy must not hold our end of the control socket: the server ends when the last holder does.
    global _current, _current_lock
    server, _current = _current, None
    _current_lock = threading.Lock()
    if server is not None:
        server.abandon()


os.register_at_fork(after_in_child=_forget_after_fork) if hasattr(os, "register_at_fork") else None
atexit.register(shut_down)


def _import_path() -> list[str]:
    """``sys.path`` of this process, with the folder of our own package in it however that was found."""
    root = str(Path(__file__).resolve().parents[3])
    path = [entry or str(Path.cwd()) for entry in sys.path]
    return path if root in path else [*path, root]


def _environment() -> dict[str, str]:
    """Our environment without what would make the fork server record its own compiles."""
    environment = {name: value for name, value in os.environ.items() if name != RECORDING_VARIABLE}
    environment["WAVE_CACHE_ON"] = "0"
    return environment
