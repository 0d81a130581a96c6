"""One kernel being explored: its variants, the draft of the next one, and the work in progress.

Every view of a session (notebook output, Lab panel) talks to it through :meth:`Session.query`, :meth:`Session.act`
and :meth:`Session.state`; long work runs in threads, and listeners are told when the state changed.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from wave_explorer.actions.draft import Draft
from wave_explorer.actions.exporting import export_variant
from wave_explorer.actions.given_data import GivenData
from wave_explorer.actions.session_rows import device_row, draft_rows, expected_stages, variant_rows
from wave_explorer.actions.step_desk import REQUESTS, StepDesk
from wave_explorer.actions.trace_desk import TraceDesk
from wave_explorer.analysis.comparison.compared import Compared
from wave_explorer.capture.recorder import PassStarted, RecorderEvent, StageRecorded
from wave_explorer.device import LaunchError
from wave_explorer.experiment import History, Variant
from wave_explorer.experiment.failed_compile import without_a_compile
from wave_explorer.experiment.history import UnknownVariant
from wave_explorer.experiment.running import run
from wave_explorer.kernel.errors import KernelError
from wave_explorer.queries import BadQuery, Subject, answer
from wave_explorer.record import Compilation, Run

if TYPE_CHECKING:
    from wave_explorer.capture.worker import CompileJob
    from wave_explorer.kernel import KernelSpec, Setting


_BUSY = ("compiling", "running", "stepping", "tracing")


class Session:
    """The state behind one explorer.

    Args:
        subject: a spec (compiled at once), a finished compile, or None for an empty session.
        spec: the spec that ``subject`` was compiled from, so that it can be edited.
        given: what its runs are given.
        run: of a finished compile, made elsewhere.
    """

    def __init__(
        self,
        subject: KernelSpec | Compilation | None = None,
        *,
        spec: KernelSpec | None = None,
        given: GivenData | None = None,
        run: Run | None = None,
    ) -> None:
        self.history = History()
        self._given = given or GivenData()
        self._lock = threading.RLock()
        self._listeners: list[Callable[[], None]] = []
        self._current: str | None = None
        self._draft: Draft | None = None
        self._job: CompileJob | None = None
        self._phase = "empty"
        self._progress: dict[str, Any] | None = None
        self._message: dict[str, str] | None = None
        self._revision = 0
        self._cancel_run = threading.Event()
        self.steps = StepDesk(self, self._lock)
        self.traces = TraceDesk(self)
        self._idle = threading.Event()
        self._idle.set()
        if isinstance(subject, Compilation):
            self._show(self.history.add(spec, subject))
            if run is not None:
                self.history.update(subject.id, run=run)
        elif subject is not None:
            self._draft = Draft(subject)
            self.compile()

    # ---------------------------------------------------------------- what listeners see

    def on_change(self, listener: Callable[[], None]) -> None:
        """Calls ``listener`` after each change of state, from whichever thread made it."""
        self._listeners.append(listener)

    def wait(self, timeout: float | None = None) -> bool:
        """Blocks until no compile and no run is under way; False when ``timeout`` seconds were not enough."""
        return self._idle.wait(timeout)

    @property
    def current(self) -> Variant | None:
        """The variant on view."""
        with self._lock:
            return self.history.get(self._current) if self._current is not None else None

    def settings(self) -> tuple[Setting, ...]:
        """What can be edited, with the values of the variant on view."""
        with self._lock:
            return self._draft.settings if self._draft is not None else ()

    def state(self) -> dict[str, Any]:
        """The session as the views' ``SessionState`` (controls are added by the widget)."""
        with self._lock:
            current = self.current
            return {
                "title": current.compilation.manifest.kernel if current is not None else "",
                "variants": variant_rows(self.history),
                "current": self._current,
                "phase": self._phase,
                "progress": self._progress,
                "device": device_row(current),
                **draft_rows(self._draft),
                "controls": [],
                "message": self._message,
                "stepping": self.steps.row(self._current),
                "revision": self._revision,
            }

    def query(self, name: str, parameters: Mapping[str, Any] | None = None) -> Any:
        """Answers a named query about the variant on view (also while it is still being compiled).

        Raises:
            BadQuery: see :func:`wave_explorer.queries.answer`; also when nothing was compiled yet.
        """
        variant = self.current
        if variant is None:
            raise BadQuery("nothing was compiled in this session yet")
        if name in ("step", "step_lds") and self.steps.moving:
            raise BadQuery("the stepper is moving; ask again when it stands")
        return answer(
            Subject(
                variant.compilation,
                variant.run,
                self.steps.stepper(variant.compilation.id),
                self.traces.newest(variant.compilation.id),
                tuple(Compared(one.id, one.label, one.compilation, one.run) for one in self.history.variants),
            ),
            name,
            parameters,
        )

    # ---------------------------------------------------------------- actions

    def act(self, name: str, parameters: Mapping[str, Any] | None = None) -> None:
        """Carries out a named action; what goes wrong becomes the state's message, never an exception.

        Actions: ``compile``, ``cancel``, ``run``, ``trace_back {output?, cell?}``, ``export {path}``,
        ``show_variant {id}``, ``reset_draft {name?}``, and those of :data:`step_desk.REQUESTS`.
        """
        given = dict(parameters or {})
        try:
            match name:
                case "compile":
                    self.compile()
                case "cancel":
                    self.cancel()
                case "run":
                    self.run()
                case "trace_back":
                    self.trace_back(given)
                case "export":
                    self.export(str(given.get("path", "")))
                case "show_variant":
                    self.show(str(given.get("id", "")))
                case "reset_draft":
                    self.reset_draft(None if given.get("name") is None else str(given["name"]))
                case _ if name in REQUESTS:
                    self.step(name, given)
                case _:
                    self._say(f"there is no action {name!r}", "error")
        except (KernelError, LaunchError, UnknownVariant, OSError, ValueError) as error:
            # ValueError: a path that no file can have.
            self._say(str(error), "error")

    def set_draft(self, name: str, value: object) -> None:
        """Edits one setting, by text as typed or by its value; see :class:`Draft`."""
        with self._lock:
            if self._draft is None:
                return
            self._draft.set(name, value)
        self._changed()

    def draft_text(self, name: str) -> str | None:
        """The edited text of a setting, None where it stands as in the variant on view."""
        with self._lock:
            return self._draft.text(name) if self._draft is not None else None

    def reset_draft(self, name: str | None = None) -> None:
        """Takes back one edit, or all."""
        with self._lock:
            if self._draft is not None:
                self._draft.reset(name)
        self._changed()

    def compile(self) -> None:
        """Compiles the draft in a worker; the new variant is on view from its first pass on.

        Raises:
            KernelError: the draft cannot be compiled as it stands.
        """
        with self._lock:
            if self._draft is None:
                raise KernelError("there is no kernel to compile", advice="Open one with wx.explore(spec).")
            if self._phase in _BUSY:
                raise KernelError(f"the session is {self._phase}", advice="Wait for it, or cancel it first.")
            spec = self._draft.spec()
            self._phase = "compiling"
            self._message = None
            self._progress = {
                "done": 0,
                "total": expected_stages(self.history),
                "name": "",
                "layer": "",
                "seconds": 0.0,
            }
            self._idle.clear()
        started = time.monotonic()
        try:
            # Not needed, and perhaps not installed, where records are only looked at.
            from wave_explorer.capture.worker import compile_in_worker

            job = compile_in_worker(spec, listener=lambda event: self._on_event(event, started))
        except BaseException:
            self._finish("idle" if len(self.history) else "empty")
            raise
        with self._lock:
            self._job = job
        threading.Thread(
            target=self._await_compile, args=(job, spec), name="wave-explorer-compile", daemon=True
        ).start()
        self._changed()

    def cancel(self) -> None:
        """Ends the compile or run under way; what was recorded so far is kept."""
        with self._lock:
            job = self._job
        self._cancel_run.set()
        if job is not None:
            job.cancel()

    def run(self) -> None:
        """Runs the variant on view on the chosen device, in a thread.

        Raises:
            LaunchError: there is nothing to run, or work is under way.
        """
        with self._lock:
            variant = self.current
            if variant is None or self._phase != "idle":
                raise LaunchError("nothing can be run while the session is " + self._phase)
            if variant.compilation.asm is None:
                raise LaunchError("this variant did not compile to AMDGCN, so there is nothing to run")
            self._phase = "running"
            self._message = None
            self._cancel_run.clear()
            self._progress = {"done": 0, "total": 100, "name": "per cent of the run", "layer": "", "seconds": 0.0}
            self._idle.clear()
        threading.Thread(target=self._run, args=(variant,), name="wave-explorer-run", daemon=True).start()
        self._changed()

    def step(self, name: str, parameters: Mapping[str, Any]) -> None:
        """Opens or moves the stepper of the variant on view; see :data:`step_desk.REQUESTS`.

        Raises:
            LaunchError: there is nothing to step, or work is under way.
            StepError: wrong parameters.
        """
        variant = self.current
        if variant is None or self._phase != "idle":
            raise LaunchError("nothing can be stepped while the session is " + self._phase)
        self._cancel_run.clear()
        self.steps.act(name, parameters, variant.compilation)

    def trace_back(self, parameters: Mapping[str, Any]) -> None:
        """Goes back from an element of an output of the newest run; see :class:`trace_desk.TraceRequest`.

        Raises:
            LaunchError: there is no run, work is under way, or wrong parameters.
        """
        with self._lock:
            variant = self.current
            if variant is None or self._phase != "idle":
                raise LaunchError("nothing can be traced while the session is " + self._phase)
            self._cancel_run.clear()
            self.traces.act(parameters, variant.compilation, variant.run)
        self._changed()

    def export(self, path: str) -> None:
        """Writes the variant on view as a file; see :func:`export_variant`."""
        self._say(export_variant(self.current, path.strip()), "note")

    def show(self, variant_id: str) -> None:
        """Brings an earlier variant back on view; edits of the draft are dropped.

        Raises:
            UnknownVariant: there is none with this id.
        """
        with self._lock:
            self._show(self.history.get(variant_id))
        self._changed()

    def take(self, compilation: Compilation) -> None:
        """Puts a compile made elsewhere (by ``watch()``) on view, or brings the one with its id up to date."""
        with self._lock:
            if compilation.id in {variant.id for variant in self.history.variants}:
                self.history.update(compilation.id, compilation=compilation)
                self._revision += 1
            else:
                self._show(self.history.add(None, compilation))
        self._changed()

    # ---------------------------------------------------------------- inside

    def _show(self, variant: Variant) -> None:
        self._current = variant.id
        if self._given.inputs is not None:
            self.steps.give_inputs(variant.id, self._given.inputs)
        self._revision += 1
        if variant.spec is not None:
            if self._draft is None:
                self._draft = Draft(variant.spec)
            else:
                self._draft.rebase(variant.spec)
        if self._phase == "empty":
            self._phase = "idle"

    def _on_event(self, event: RecorderEvent, started: float) -> None:
        """Runs in the thread that reads from the worker."""
        with self._lock:
            if self._progress is not None:
                if isinstance(event, StageRecorded):
                    self._progress["done"] += 1
                elif isinstance(event, PassStarted):
                    self._progress["name"], self._progress["layer"] = event.name, event.layer
                self._progress["seconds"] = time.monotonic() - started
            if isinstance(event, StageRecorded) and self._job is not None:
                self._take_partial(self._job)
        self._changed()

    def _take_partial(self, job: CompileJob) -> None:
        partial = job.partial()
        if partial.id in {variant.id for variant in self.history.variants}:
            self.history.update(partial.id, compilation=partial)
            self._revision += 1

    def _await_compile(self, job: CompileJob, spec: KernelSpec) -> None:
        with self._lock:
            variant = self.history.add(spec, job.partial())
            self._show(variant)
        self._changed()
        try:
            result = job.result()
        except Exception as error:
            # The worker could not make the kernel, or there is no worker: nothing may leave the session "compiling".
            result = without_a_compile(job.partial(), error)
        with self._lock:
            if result.id != variant.id:
                # The worker ended before it could name its record.
                variant = self.history.add(spec, result)
                self._show(variant)
            else:
                self.history.update(variant.id, compilation=result)
            self._job = None
            if result.manifest.status == "failed" and result.error is not None:
                self._message = {"text": result.error.summary, "severity": "error"}
            elif result.manifest.status == "cancelled":
                self._message = {"text": "cancelled; the passes recorded so far are kept", "severity": "note"}
        self._finish("idle")

    def _run(self, variant: Variant) -> None:
        started = time.monotonic()

        def progress(part: float) -> None:
            with self._lock:
                if self._progress is not None:
                    self._progress |= {"done": round(100 * part), "seconds": time.monotonic() - started}
            self._changed()

        result: Run | None = None
        try:
            inputs, reference = self._given.for_run(variant.compilation)
            result = run(
                variant.compilation,
                inputs,
                reference=reference,
                progress=progress,
                cancelled=self._cancel_run.is_set,
            )
        except Exception as error:
            # A device that fails in a way we did not foresee must not leave the session stuck in "running".
            self._say(f"the run failed: {error}", "error")
        with self._lock:
            if result is not None:
                self.history.update(variant.id, run=result)
                self.traces.forget(variant.id)
        self._finish("idle")

    def tracing_begins(self) -> None:
        """See :class:`trace_desk.Host`; called with the lock held."""
        self._phase = "tracing"
        self._message = None
        self._progress = {"done": 0, "total": 100, "name": "per cent of the way back", "layer": "", "seconds": 0.0}
        self._idle.clear()

    def tracing_advances(self, part: float) -> None:
        """See :class:`trace_desk.Host`."""
        with self._lock:
            if self._progress is not None:
                self._progress["done"] = round(100 * part)
        self._changed()

    def tracing_ends(self, trouble: str) -> None:
        """See :class:`trace_desk.Host`."""
        if trouble:
            self._say(trouble, "note" if self._cancel_run.is_set() else "error")
        self._finish("idle")

    def tracing_cancelled(self) -> bool:
        """See :class:`trace_desk.Host`."""
        return self._cancel_run.is_set()

    def stepping_begins(self) -> None:
        """See :class:`step_desk.Host`."""
        self._phase = "stepping"
        self._message = None
        self._progress = {"done": 0, "total": None, "name": "steps", "layer": "", "seconds": 0.0}
        self._idle.clear()

    def stepping_advances(self, steps: int) -> None:
        """See :class:`step_desk.Host`."""
        with self._lock:
            if self._progress is None or self._phase != "stepping":
                return
            self._progress["done"] = steps
        self._changed()

    def stepping_ends(self) -> None:
        """See :class:`step_desk.Host`."""
        with self._lock:
            self._phase = "idle"
            self._progress = None
        try:
            self._changed()
        finally:
            self._idle.set()

    def stepping_changed(self) -> None:
        """See :class:`step_desk.Host`."""
        self._changed()

    def stepping_cancelled(self) -> bool:
        """See :class:`step_desk.Host`."""
        return self._cancel_run.is_set()

    def _finish(self, phase: str) -> None:
        with self._lock:
            self._phase = phase
            self._progress = None
            self._revision += 1
        try:
            # Before anybody who waits goes on: by then all listeners know how the work ended.
            self._changed()
        finally:
            with self._lock:
                # A listener may have started the next work.
                if self._phase not in _BUSY:
                    self._idle.set()

    def _say(self, text: str, severity: str) -> None:
        with self._lock:
            self._message = {"text": text, "severity": severity}
        self._changed()

    def _changed(self) -> None:
        for listener in tuple(self._listeners):
            listener()
