"""One compile in a worker process, from the side that asked for it."""

from __future__ import annotations

import contextlib
import os
import selectors
import threading
import time
import uuid
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from wave_explorer.capture.edited_rows import naming_all_rows
from wave_explorer.capture.recorder import Listener, Recorder, RecorderEvent
from wave_explorer.capture.worker import ending
from wave_explorer.capture.worker.framing import MessageReader, send_message
from wave_explorer.capture.worker.messages import (
    CompileEnded,
    CompileRequest,
    FromWorker,
    KernelRefused,
    LoweredModule,
    WorkerFailed,
)
from wave_explorer.capture.worker.output import BoundedOutput
from wave_explorer.capture.worker.scratch import scratch_folder
from wave_explorer.capture.worker.spare import RECORDING_VARIABLE, Worker, fork_server
from wave_explorer.kernel.errors import KernelError
from wave_explorer.kernel.shipping import to_shipment
from wave_explorer.kernel.spec import KernelSpec, kernel
from wave_explorer.record import Compilation, CompileError, SpecData
from wave_explorer.record.compilation import CompilationStatus
from wave_explorer.record.spec import ConstraintEditData

# A compile keeps two cores busy for most of its time (two iree-compile side by side).
CONCURRENT_COMPILES = max(2, min(4, (os.cpu_count() or 2) // 2))

_CHUNK = 1 << 20


class CompileJob:
    """A compile that runs, or waits for its turn; made by :func:`compile_in_worker`.

    Args:
        work: the spec, from :func:`wave_explorer.kernel.shipping.to_shipment`; or a module that is lowered already.
        spec: what is known of it before the worker has built it.
        listener, timeout, backend, passes: as for :func:`compile_in_worker`.
        folder, environment: working directory and environment of the worker; those of this process by default.

    Attributes:
        id: id of the record, the same from the beginning to the end.
    """

    def __init__(
        self,
        work: bytes | LoweredModule,
        spec: SpecData,
        *,
        listener: Listener | None = None,
        timeout: float | None = None,
        backend: bool = True,
        passes: bool = True,
        folder: str | None = None,
        environment: dict[str, str] | None = None,
    ) -> None:
        self.id = uuid.uuid4().hex[:12]
        self._recorder = Recorder(spec)
        self._recorder.update(id=self.id)
        self._listener = listener
        self._timeout = timeout
        self._lock = threading.RLock()  # over the recorder and the fields below
        self._worker: Worker | None = None
        self._cancelled = False
        self._result: Compilation | None = None
        self._error: BaseException | None = None
        self._done = threading.Event()
        self._callbacks: list[Callable[[CompileJob], None]] = []
        self._passes = ending.OpenPasses()
        self._output = BoundedOutput()
        self._messages: MessageReader[FromWorker] = MessageReader(FromWorker)
        environment = dict(os.environ) if environment is None else dict(environment)
        environment.pop(RECORDING_VARIABLE, None)
        self._scratch = scratch_folder()
        self._request = CompileRequest(
            self.id, work, folder or _folder(), environment, self._scratch.name, backend, passes
        )
        self._thread = threading.Thread(target=self._run, name=f"wave-explorer-{self.id}", daemon=True)
        self._thread.start()

    @property
    def done(self) -> bool:
        """Whether :meth:`result` returns at once."""
        return self._done.is_set()

    def cancel(self) -> None:
        """Ends the compile wherever it is, iree-compile included; returns at once, and does nothing when it is done."""
        with self._lock:
            if self.done:
                return
            self._cancelled = True
            worker = self._worker
        if worker is not None:
            worker.kill()
        _queue.wake()

    def result(self, timeout: float | None = None) -> Compilation:
        """Waits for the record, which is complete, failed or cancelled.

        Args:
            timeout: seconds to wait; the compile goes on when they are over.

        Raises:
            KernelError: the spec cannot be built.
            WorkerUnavailable: no worker process can be started.
            TimeoutError: not done after ``timeout`` seconds.
            Exception: whatever the listener raised, which ended the compile.
        """
        if not self._done.wait(timeout):
            raise TimeoutError(f"the compile is not done after {timeout:g} s")
        if self._error is not None:
            raise self._error
        assert self._result is not None
        return self._result

    def partial(self) -> Compilation:
        """The record as far as it has come; later passes do not change what this returns."""
        with self._lock:
            return self._result or self._recorder.compilation()

    def when_done(self, callback: Callable[[CompileJob], None]) -> None:
        """Calls ``callback`` once :meth:`result` returns at once: in the thread of the job, or here if that is now."""
        with self._lock:
            if not self.done:
                self._callbacks.append(callback)
                return
        callback(self)

    # What follows runs in the thread of this job.

    def _run(self) -> None:
        try:
            with _queue.turn(self):
                self._compile()
        except BaseException as error:
            self._end(error=error)
        finally:
            self._scratch.cleanup()

    def wants_its_turn(self) -> bool:
        """False once it was cancelled while waiting."""
        return not self._cancelled

    def _compile(self) -> None:
        with self._lock:
            if self._cancelled:
                self._finish_early()
                return
        worker = fork_server().worker()
        try:
            with self._lock:
                self._worker = worker
                cancelled = self._cancelled
            if cancelled:
                worker.kill()
            self._follow(worker)
        finally:
            worker.kill()
            worker.gone.wait(10)
            worker.close()

    def _follow(self, worker: Worker) -> None:
        """Reads what the worker says until it has said everything or is gone."""
        deadline = None if self._timeout is None else time.monotonic() + self._timeout
        with contextlib.suppress(OSError):  # a worker that died at once is found by the loop
            send_message(worker.channel, self._request)
        os.set_blocking(worker.output, False)
        worker.channel.setblocking(False)
        with selectors.DefaultSelector() as selector:
            selector.register(worker.channel, selectors.EVENT_READ)
            selector.register(worker.output, selectors.EVENT_READ)
            selector.register(worker.exited, selectors.EVENT_READ)
            while not self.done:
                left = None if deadline is None else deadline - time.monotonic()
                if left is not None and left <= 0:
                    self._stop_for_timeout(worker)
                    return
                for key, _ in selector.select(left):
                    if key.fileobj is worker.output:
                        if not self._read_output(worker):
                            selector.unregister(worker.output)
                    elif key.fileobj is worker.channel:
                        if not self._read_messages(worker):
                            selector.unregister(worker.channel)
                    else:
                        self._worker_gone(worker)
                    if self.done:
                        return

    def _read_output(self, worker: Worker) -> bool:
        """Takes what is there; False at end of file."""
        try:
            while data := os.read(worker.output, _CHUNK):
                self._output.add(data)
        except BlockingIOError:
            return True
        return False

    def _read_messages(self, worker: Worker) -> bool:
        """Takes what is there; False at end of file or once the last message was taken."""
        try:
            while data := worker.channel.recv(_CHUNK):
                for message in self._messages.feed(data):
                    self._take(message, worker)
                    if self.done:
                        return False
        except BlockingIOError:
            return True
        except OSError:
            return False
        return False

    def _take(self, message: FromWorker, worker: Worker) -> None:
        if isinstance(message, CompileEnded):
            self._read_output(worker)
            self._end()
        elif isinstance(message, KernelRefused):
            self._end(error=KernelError(**msgspec.structs.asdict(message)))
        elif isinstance(message, WorkerFailed):
            self._read_output(worker)
            self._end(
                "failed",
                CompileError(
                    f"Wave Explorer itself failed while it recorded this compile: {message.summary}",
                    kind="internal",
                    traceback=message.traceback,
                    advice="Please report this, with the traceback and the kernel.",
                ),
            )
        else:
            self._apply(message)

    def _apply(self, event: RecorderEvent) -> None:
        with self._lock:
            self._recorder.apply(event)
            self._passes.see(event)
        if self._listener is not None:
            self._listener(event)

    def _worker_gone(self, worker: Worker) -> None:
        self._read_messages(worker)
        self._read_output(worker)
        if self.done:
            return
        with self._lock:
            if self._cancelled:
                self._finish_early()
                return
            last = self._passes.last
            stage = ending.record_unfinished(self._recorder, last)
            error = ending.crashed(worker.exit_code, last, stage, self._output.tail())
            self._end("failed", error)

    def _finish_early(self) -> None:
        last = self._passes.last
        self._end("cancelled", ending.cancelled(last, ending.record_unfinished(self._recorder, last)))

    def _stop_for_timeout(self, worker: Worker) -> None:
        worker.kill()
        worker.gone.wait(10)
        self._read_messages(worker)
        self._read_output(worker)
        if self.done:
            return
        assert self._timeout is not None
        with self._lock:
            last = self._passes.last
            stage = ending.record_unfinished(self._recorder, last)
            self._end("failed", ending.timed_out(self._timeout, last, stage))

    def _end(
        self,
        status: CompilationStatus | None = None,
        compile_error: CompileError | None = None,
        *,
        error: BaseException | None = None,
    ) -> None:
        """Settles the result; the first call counts."""
        with self._lock:
            if self.done:
                return
            fields: dict[str, Any] = {}
            if status is not None:
                fields["status"] = status
            if compile_error is not None:
                fields["error"] = naming_all_rows(compile_error, self._recorder.manifest.spec)
            output = self._output.text().strip()
            if output:
                earlier = self._recorder.manifest.captured_output
                fields["captured_output"] = f"{earlier}\n{output}".strip()
            if fields:
                self._recorder.update(**fields)
            self._error = error
            self._result = self._recorder.compilation()
            self._done.set()
            callbacks, self._callbacks = self._callbacks, []
        for callback in callbacks:
            callback(self)


class _Turns:
    """Lets a few compiles run at once; the others wait in the order they came."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._running = 0
        self._waiting: deque[CompileJob] = deque()
        self._changed = threading.Condition()

    @contextlib.contextmanager
    def turn(self, job: CompileJob) -> Iterator[None]:
        with self._changed:
            self._waiting.append(job)
            self._changed.wait_for(lambda: self._may_run(job) or not job.wants_its_turn())
            self._waiting.remove(job)
            self._running += 1
            self._changed.notify_all()
        try:
            yield
        finally:
            with self._changed:
                self._running -= 1
                self._changed.notify_all()

    def wake(self) -> None:
        with self._changed:
            self._changed.notify_all()

    def _may_run(self, job: CompileJob) -> bool:
        return self._running < self._limit and self._waiting[0] is job


_queue = _Turns(CONCURRENT_COMPILES)


def _new_queue_after_fork() -> None:
    global _queue
    _queue = _Turns(CONCURRENT_COMPILES)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_new_queue_after_fork)


def compile_in_worker(
    spec: KernelSpec,
    *,
    listener: Listener | None = None,
    timeout: float | None = None,
    backend: bool = True,
    passes: bool = True,
) -> CompileJob:
    """Starts a compile in a worker process and returns at once.

    Args:
        spec: what to compile.
        listener: gets each event as it arrives, in a thread of the job; what it raises ends the compile and comes
            out of :meth:`CompileJob.result`.
        timeout: seconds after which the compile is ended, None for no limit; waiting for a turn does not count.
        backend: go on to IREE and LLVM, down to AMDGCN.
        passes: record their passes, and which fx node each instruction comes from; else the AMDGCN alone, in less time.

    Raises:
        KernelError: the spec cannot be sent to another process.
    """
    return CompileJob(
        to_shipment(spec), provisional(spec), listener=listener, timeout=timeout, backend=backend, passes=passes
    )


def compile(
    spec: KernelSpec | Any,
    *,
    listener: Listener | None = None,
    timeout: float | None = None,
    backend: bool = True,
    passes: bool = True,
) -> Compilation:
    """Compiles in a worker process and waits for the record.

    A kernel that does not compile gives a record that says why.  ``KeyboardInterrupt`` ends the compile and is
    raised again.

    Args:
        spec: what to compile, or anything that :func:`wave_explorer.kernel.kernel` takes.
        listener, timeout, backend, passes: as for :func:`compile_in_worker`.

    Raises:
        KernelError: the spec cannot be built or sent.
        WorkerUnavailable: no worker process can be started.
    """
    job = compile_in_worker(
        spec if isinstance(spec, KernelSpec) else kernel(spec),
        listener=listener,
        timeout=timeout,
        backend=backend,
        passes=passes,
    )
    try:
        return job.result()
    except BaseException:
        job.cancel()
        raise


def provisional(spec: KernelSpec) -> SpecData:
    """What is known of a spec before the worker has built it."""
    return SpecData(
        kernel=spec.source.label,
        origin=spec.source.origin,
        target=spec.target_name,
        symbols=dict(spec.symbols),
        options=dict(spec.options),
        disabled_passes=spec.disabled_passes,
        constraint_edits=tuple(ConstraintEditData(edit.row, edit.text) for edit in spec.constraint_edits),
    )


def _folder() -> str:
    try:
        return str(Path.cwd())
    except OSError:  # it was removed
        return "/"
