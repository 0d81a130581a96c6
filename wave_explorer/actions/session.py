"""One kernel being explored: its experiment, the draft of the next variant, and the work in progress.

Every view of a session (notebook output, Lab panel) talks to it through :meth:`Session.query`, :meth:`Session.act`
and :meth:`Session.state`; long work runs in threads, and listeners are told when the state changed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from wave_explorer.actions.compile_desk import CompileDesk
from wave_explorer.actions.constraint_acts import act_on_constraints, constraint_edit_rows
from wave_explorer.actions.device_choice import DeviceChoice
from wave_explorer.actions.draft import Draft
from wave_explorer.actions.exporting import export_variant, variant_text
from wave_explorer.actions.given_data import GivenData
from wave_explorer.actions.run_desk import RunDesk
from wave_explorer.actions.session_requests import carry_out
from wave_explorer.actions.session_rows import (
    draft_rows,
    expected_stages,
    experiment_message,
    experiment_row,
    variant_rows,
)
from wave_explorer.actions.session_status import SessionStatus
from wave_explorer.actions.step_desk import StepDesk
from wave_explorer.actions.trace_desk import TraceDesk
from wave_explorer.actions.tune_desk import TuneDesk
from wave_explorer.actions.variant_acts import act_on_variants
from wave_explorer.device import LaunchError
from wave_explorer.experiment import Experiment, NothingToUndo, UnknownVariant, Variant
from wave_explorer.experiment.comparison import as_compared
from wave_explorer.kernel.errors import KernelError
from wave_explorer.queries import BadQuery, Subject, answer
from wave_explorer.record import Compilation, Run

if TYPE_CHECKING:
    from wave_explorer.kernel import KernelSpec, Setting


class Session:
    """The state behind one explorer.

    Args:
        subject: a spec (compiled at once), a finished compile, or None for what the experiment holds.
        spec: the spec that ``subject`` was compiled from, so that it can be edited.
        given: what its runs are given.
        run: of a finished compile, made elsewhere.
        experiment: keeps the variants; None for one in memory.

    Attributes:
        experiment: the variants, what was done to them, and where they are saved.
        given: what its runs are given.
        status: what goes on.
        steps, traces: the steppers and traces of the variants.
        device: what runs and searches take.
    """

    def __init__(
        self,
        subject: KernelSpec | Compilation | None = None,
        *,
        spec: KernelSpec | None = None,
        given: GivenData | None = None,
        run: Run | None = None,
        experiment: Experiment | None = None,
    ) -> None:
        start = spec if isinstance(subject, Compilation) else subject
        self.experiment = experiment or Experiment(start, saved=False)
        # One lock for all sessions of an experiment: what one of them does, the others see at once.
        self._lock = self.experiment.logbook.lock
        self.given = given or GivenData()
        self._current: str | None = None
        self._home: str | None = None
        self._draft: Draft | None = None
        self._said: dict[str, str] | None = None
        self.status = SessionStatus(self._lock)
        self.steps = StepDesk(self.status, self._lock)
        self.traces = TraceDesk(self.status)
        self._compiles = CompileDesk(self.experiment, self.status, self._show, self._say_what_is_new)
        self.device = DeviceChoice()
        self._runs = RunDesk(self.experiment, self.status, self.given, self.traces.forget, self.device)
        self.tuning = TuneDesk(self.experiment, self.status, self.given, self._use_settings, self.device)
        self.experiment.logbook.on_change(self._follow_experiment)
        if isinstance(subject, Compilation):
            self._show(self.experiment.add(spec, subject))
            if run is not None:
                self.experiment.update(subject.id, run=run)
        elif subject is not None:
            self._draft = Draft(subject)
            self.compile()
        elif self.experiment.variants:
            self._show(self.experiment.variants[-1])
            self._say_what_is_new()

    # ---------------------------------------------------------------- what listeners see

    def on_change(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Calls ``listener`` after each change of state, from whichever thread made it; what it returns ends that."""
        return self.status.on_change(listener)

    def wait(self, timeout: float | None = None) -> bool:
        """Blocks until no compile and no run is under way; False when ``timeout`` seconds were not enough."""
        return self.status.wait(timeout)

    @property
    def current(self) -> Variant | None:
        """The variant on view."""
        with self._lock:
            history = self.experiment.logbook.history
            # Another session of the experiment may have taken it away a moment ago; this one is told next.
            return history.get(self._current) if self._current is not None and self._current in history else None

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
                "variants": variant_rows(self.experiment),
                "current": self._current,
                "phase": self.status.phase,
                "progress": self.status.progress,
                "device": self.device.row(current.compilation.spec.target if current is not None else ""),
                **draft_rows(self._draft),
                **constraint_edit_rows(self._draft),
                "controls": [],
                "message": self.status.message,
                "stepping": self.steps.row(self._current),
                "experiment": experiment_row(self.experiment),
                "tuning": self.tuning.row(),
                "revision": self.status.revision,
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
                as_compared(self.experiment.variants, self.experiment.baseline),
            ),
            name,
            parameters,
        )

    # ---------------------------------------------------------------- actions

    def act(self, name: str, parameters: Mapping[str, Any] | None = None) -> None:
        """Carries out a named action; what goes wrong becomes the state's message, never an exception.

        The actions are those of :func:`carry_out`.
        """
        try:
            carry_out(self, name, dict(parameters or {}))
        except (KernelError, LaunchError, UnknownVariant, NothingToUndo, OSError, ValueError) as error:
            # ValueError: a path that no file can have, parameters that are not those of the action.
            self.status.say(str(error), "error")

    def set_draft(self, name: str, value: object) -> None:
        """Edits one setting, by text as typed or by its value; see :class:`Draft`."""
        with self._lock:
            if self._draft is None:
                return
            self._draft.set(name, value)
        self.status.changed()

    def draft_text(self, name: str) -> str | None:
        """The edited text of a setting, None where it stands as in the variant on view."""
        with self._lock:
            return self._draft.text(name) if self._draft is not None else None

    def reset_draft(self, name: str | None = None) -> None:
        """Takes back one edit, or all."""
        with self._lock:
            if self._draft is not None:
                self._draft.reset(name)
        self.status.changed()

    def act_on_constraints(self, name: str, parameters: Mapping[str, Any]) -> None:
        """Edits, adds, removes or puts back a constraint of the draft; see :data:`constraint_acts.REQUESTS`.

        Raises:
            KernelError: there is no kernel to edit, no such row, field or class.
            ValueError: the parameters are not those of the action.
        """
        with self._lock:
            if self._draft is None:
                raise KernelError("there is no kernel to edit", advice="Open one with wx.explore(spec).")
            act_on_constraints(self._draft, name, parameters)
        self.status.changed()

    def compile(self) -> None:
        """Compiles the draft in a worker; the new variant is on view from its first pass on.

        Raises:
            KernelError: the draft cannot be compiled as it stands.
        """
        with self._lock:
            if self._draft is None:
                raise KernelError("there is no kernel to compile", advice="Open one with wx.explore(spec).")
            if self.status.busy:
                raise KernelError(f"the session is {self.status.phase}", advice="Wait for it, or cancel it first.")
            spec = self._draft.spec()
            self.status.begin("compiling", expected_stages(self.experiment))
        self._compiles.start(spec)

    def cancel(self) -> None:
        """Ends the compile or run under way; what was recorded so far is kept."""
        self.status.cancelled.set()
        self._compiles.cancel()

    def run(self, check: bool = False) -> None:
        """Runs the variant on view on the chosen device, in a thread; with the device's checks where asked for.

        Raises:
            LaunchError: there is nothing to run, or work is under way.
        """
        self._runs.start(self.current, check)

    def step(self, name: str, parameters: Mapping[str, Any]) -> None:
        """Opens or moves the stepper of the variant on view; see :data:`step_desk.REQUESTS`.

        Raises:
            LaunchError: there is nothing to step, or work is under way.
            StepError: wrong parameters.
        """
        variant = self.current
        if variant is None or self.status.phase != "idle":
            raise LaunchError("nothing can be stepped while the session is " + self.status.phase)
        self.status.cancelled.clear()
        self.steps.act(name, parameters, variant.compilation)

    def trace_back(self, parameters: Mapping[str, Any]) -> None:
        """Goes back from an element of an output of the newest run; see :class:`trace_desk.TraceRequest`.

        Raises:
            LaunchError: there is no run, work is under way, or wrong parameters.
        """
        with self._lock:
            variant = self.current
            if variant is None or self.status.phase != "idle":
                raise LaunchError("nothing can be traced while the session is " + self.status.phase)
            self.status.cancelled.clear()
            self.traces.act(parameters, variant.compilation, variant.run)
        self.status.changed()

    def export(self, path: str) -> None:
        """Writes the variant on view as a file; see :func:`export_variant`."""
        self.status.say(export_variant(self.current, path.strip()), "note")

    def exported_text(self, name: str) -> str:
        """The file of this name that :meth:`export` would write of the variant on view, for a page to save.

        Raises:
            KernelError: it cannot be written down; the page gets the reason.
        """
        return variant_text(self.current, name.strip())

    def act_on_variants(self, name: str, parameters: Mapping[str, Any]) -> None:
        """Names, pins, notes, deletes or brings back a variant, or undoes that; see :data:`variant_acts.REQUESTS`.

        Raises:
            ValueError, UnknownVariant, NothingToUndo: as :func:`variant_acts.act_on_variants` raises them; also for the
                variant that is being compiled.
        """
        history = self.experiment.logbook.history
        with self._lock:
            undone = history.undoable if name == "undo" else None
            touched = undone.variant if undone is not None and undone.kind == "edit" else parameters.get("id")
            if self._compiles.under_way is not None and touched == self._compiles.under_way and name in _TAKES_AWAY:
                raise ValueError("this variant is being compiled: wait for it, or cancel it first")
        done = act_on_variants(self.experiment, name, parameters)
        if done:
            self.status.say(done, "note")

    def show(self, variant_id: str) -> None:
        """Brings an earlier variant back on view; edits of the draft are dropped.

        Raises:
            UnknownVariant: there is none with this id, or it is deleted.
        """
        with self._lock:
            variant = self.experiment.variant(variant_id)
            if variant.deleted:
                raise UnknownVariant(f"variant {variant.label!r} is deleted; bring it back first")
            self._show(variant)
            if variant.view_only:
                text = f"{variant.label} can be looked at but not edited: {variant.view_only}"
                self.status.message = {"text": text, "severity": "note"}
        self.status.changed()

    def stay_on(self, variant_id: str) -> None:
        """Makes this a session of one variant: where that is deleted, no other takes its place; raises as ``show``."""
        if self._current != variant_id:
            self.show(variant_id)
        self._home = variant_id

    def take(self, compilation: Compilation) -> None:
        """Puts a compile made elsewhere (by ``watch()``) on view, or brings the one with its id up to date."""
        if compilation.id in self.experiment.logbook.history:
            self.experiment.update(compilation.id, compilation=compilation)
        else:
            variant = self.experiment.add(None, compilation)
            with self._lock:
                self._show(variant)
        self.grown(compilation.id)

    def grown(self, variant_id: str) -> None:
        """The record of a variant has more in it now, perhaps by another session of the experiment."""
        with self._lock:
            self.status.revision += variant_id == self._current
        self.status.changed()

    # ---------------------------------------------------------------- inside

    def _use_settings(self, settings: Mapping[str, Any]) -> None:
        """Puts the settings of a tried point into the draft, and says what that changed."""
        with self._lock:
            draft, current = self._draft, self.current
            if draft is None or current is None:
                return
            for name, value in settings.items():
                draft.set(name, value)
            taken = [name for name, _, _ in draft.changes() if name in settings]
        if taken:
            self.status.say(f"taken into the draft: {', '.join(taken)}; compile it to get a variant", "note")
        else:
            self.status.say(f"nothing to change: {current.label}, on view, has these settings already", "note")

    def _show(self, variant: Variant) -> None:
        self._current = variant.id
        if self.given.inputs is not None:
            self.steps.give_inputs(variant.id, self.given.inputs)
        self.status.revision += 1
        if variant.spec is None:
            self._draft = None
        elif self._draft is None:
            self._draft = Draft(variant.spec)
        else:
            self._draft.rebase(variant.spec)
        if self.status.phase == "empty":
            self.status.phase = "idle"

    def _follow_experiment(self) -> None:
        """A variant came, went or changed, perhaps by another session of the same experiment."""
        with self._lock:
            variants = {variant.id: variant for variant in self.experiment.variants}
            home = variants.get(self._home or "")
            if self._current is not None and self._current not in variants:
                self.status.revision += 1
                if home is not None or (variants and self._home is None):
                    self._show(home or list(variants.values())[-1])
                else:
                    self._leave()
            elif self._current is None and home is not None:
                self.status.message = None
                self._show(home)
            if not self.status.busy:
                self._say_what_is_new()
        self.status.changed()

    def _leave(self) -> None:
        """Nothing is on view any more; with the lock held."""
        gone, self._current = self._current, None
        if not self.status.busy:
            self.status.phase = "empty"
        if gone == self._home and gone is not None:
            label = self.experiment.variant(gone).label
            self.status.message = {"text": f"{label} is deleted; bring it back to see it again", "severity": "warning"}

    def _say_what_is_new(self) -> None:
        """What was restored, or why nothing is saved, once, where no other message stands; with the lock held."""
        news = experiment_message(self.experiment)
        if news != self._said and self.status.message is None:
            self.status.message = self._said = news


_TAKES_AWAY = ("delete_variant", "undo")
