"""The compile of a session: in a worker, with progress by pass, its record on view from the first pass on."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from wave_explorer.actions.session_status import SessionStatus
from wave_explorer.capture.recorder import PassStarted, RecorderEvent, StageRecorded
from wave_explorer.experiment import Experiment, UnknownVariant, Variant
from wave_explorer.experiment.failed_compile import without_a_compile
from wave_explorer.experiment.variant import HandEdited

if TYPE_CHECKING:
    from wave_explorer.capture.worker import CompileJob
    from wave_explorer.kernel import KernelSpec


class CompileDesk:
    """Compiles one spec at a time and keeps it in the experiment.

    Args:
        experiment: gets the variants; its lock is the session's.
        status: is told how far the compile is.
        show: puts a variant on view; called with the lock held.
        ended: called with the lock held once a compile has ended and its own message stands.
    """

    def __init__(
        self,
        experiment: Experiment,
        status: SessionStatus,
        show: Callable[[Variant], None],
        ended: Callable[[], None],
    ) -> None:
        self._experiment = experiment
        self._lock = experiment.logbook.lock
        self._status = status
        self._show = show
        self._ended = ended
        self._job: CompileJob | None = None

    @property
    def under_way(self) -> str | None:
        """Id of the variant that is being compiled, None while none is."""
        return self._job.id if self._job is not None else None

    def start(self, spec: KernelSpec, hand_edited: HandEdited = "") -> None:
        """Begins a compile; the status says ``compiling`` already.

        Raises:
            KernelError: the spec cannot be sent to a worker.
        """
        started = time.monotonic()
        try:
            # Not needed, and perhaps not installed, where records are only looked at.
            from wave_explorer.capture.worker import compile_in_worker

            job = compile_in_worker(spec, listener=lambda event: self._on_event(event, started))
        except BaseException:
            self._status.finish("idle" if self._experiment.variants else "empty")
            raise
        with self._lock:
            self._job = job
        threading.Thread(
            target=self._await, args=(job, spec, hand_edited), name="wave-explorer-compile", daemon=True
        ).start()
        self._status.changed()

    def cancel(self) -> None:
        """Ends the compile under way; the passes recorded so far are kept."""
        with self._lock:
            job = self._job
        if job is not None:
            job.cancel()

    def _on_event(self, event: RecorderEvent, started: float) -> None:
        """Runs in the thread that reads from the worker."""
        with self._lock:
            progress = self._status.progress
            fields: dict[str, object] = {"seconds": time.monotonic() - started}
            if isinstance(event, StageRecorded):
                fields["done"] = progress["done"] + 1 if progress is not None else 0
                if self._job is not None:
                    self._take_partial(self._job)
            elif isinstance(event, PassStarted):
                fields |= {"name": event.name, "layer": event.layer}
        self._status.advance(**fields)

    def _take_partial(self, job: CompileJob) -> None:
        partial = job.partial()
        if partial.manifest.status != "compiling":
            return
        try:
            self._experiment.update(partial.id, compilation=partial)
        except UnknownVariant:
            return  # its first pass ended before the thread that waits for it has added it
        self._status.revision += 1

    def _await(self, job: CompileJob, spec: KernelSpec, hand_edited: HandEdited) -> None:
        variant = self._experiment.add(spec, job.partial(), hand_edited)
        with self._lock:
            self._show(variant)
        self._status.changed()
        try:
            result = job.result()
        except Exception as error:
            # The worker could not make the kernel, or there is no worker: nothing may leave the session "compiling".
            result = without_a_compile(job.partial(), error)
        if result.id == variant.id:
            self._experiment.update(variant.id, compilation=result)
        else:
            # The worker ended before it could name its record.
            variant = self._experiment.add(spec, result, hand_edited)
            with self._lock:
                self._show(variant)
        with self._lock:
            self._job = None
            if result.manifest.status == "failed" and result.error is not None:
                self._status.message = {"text": result.error.summary, "severity": "error"}
            elif result.manifest.status == "cancelled":
                self._status.message = {"text": "cancelled; the passes recorded so far are kept", "severity": "note"}
            self._ended()
        self._status.finish("idle")
