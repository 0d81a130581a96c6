"""``wx.Experiment``: a kernel and every attempt at it, from Python."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from numpy.typing import NDArray

from wave_explorer.device import LaunchError
from wave_explorer.device.protocol import Progress
from wave_explorer.experiment.act import Act
from wave_explorer.experiment.comparison import Comparison, as_compared, compare
from wave_explorer.experiment.failed_compile import without_a_compile
from wave_explorer.experiment.history import History, UnknownVariant
from wave_explorer.experiment.logbook import Logbook, open_logbook
from wave_explorer.experiment.place import Place, default_place
from wave_explorer.experiment.running import run as run_compilation
from wave_explorer.experiment.settings_by_name import told_apart
from wave_explorer.experiment.tune import TuneProgress, TuneResult, tune
from wave_explorer.experiment.variant import HandEdited, Variant
from wave_explorer.kernel.edit_arguments import named_values
from wave_explorer.kernel.errors import KernelError
from wave_explorer.record import Compilation, Run

if TYPE_CHECKING:
    from wave_explorer.capture.recorder import Listener
    from wave_explorer.experiment.tune.space import Space
    from wave_explorer.kernel import KernelSpec
    from wave_explorer.kernel.constraint_edits import Changes


class Experiment:
    """A kernel with all its variants: each with its record, its runs and their times, a name, a note, perhaps a pin.

    It is saved after each change, and an experiment of the same kernel in the same notebook (or, outside a notebook, in
    the same folder) begins with what an earlier one left.  What is open twice in one process is the same experiment.

    Args:
        spec: what edits start from; None to look at what a file holds.
        path: folder to save in, made where it is not there; None for the place of this kernel and notebook (see
            :mod:`wave_explorer.experiment.place`).
        saved: False keeps it in memory only.
    """

    def __init__(
        self, spec: KernelSpec | None = None, path: str | os.PathLike[str] | None = None, *, saved: bool = True
    ) -> None:
        self._spec = spec
        label = spec.source.label if spec is not None else ""
        place: Place | None = None
        if saved and path is not None:
            place = Place(Path(path), "")
        elif saved and spec is not None:
            place = default_place(spec.source.origin, label)
        self.logbook: Logbook = open_logbook(place, spec, label)

    def __repr__(self) -> str:
        kernel = self._spec.source.label if self._spec is not None else "no kernel"
        count = len(self.variants)
        where = self.logbook.trouble or (f"saved in {self.path}" if self.path is not None else "in memory")
        return f"<Experiment {kernel}: {count} variant{'' if count == 1 else 's'}, {where}>"

    # ------------------------------------------------------------------------------------------------ what there is

    @property
    def spec(self) -> KernelSpec | None:
        """What edits start from."""
        return self._spec

    @property
    def path(self) -> Path | None:
        """The folder it is saved in, None where it is in memory only."""
        return self.logbook.path

    @property
    def notes(self) -> tuple[str, ...]:
        """What was restored or could not be taken, and why it is not saved, as sentences."""
        found = list(self.logbook.notes)
        if self.logbook.restored:
            found.insert(0, restored_note(self.logbook))
        return (*found, self.logbook.trouble) if self.logbook.trouble else tuple(found)

    @property
    def variants(self) -> tuple[Variant, ...]:
        """Oldest first, without those that were deleted."""
        with self.logbook.lock:
            return self.logbook.history.variants

    @property
    def deleted(self) -> tuple[Variant, ...]:
        """Those that were deleted or whose edit was undone; :meth:`restore` brings one back."""
        with self.logbook.lock:
            return self.logbook.history.deleted

    @property
    def baseline(self) -> Variant | None:
        """What comparisons are made against: the pinned variant, else the first."""
        with self.logbook.lock:
            return self.logbook.history.baseline

    def variant(self, which: Variant | str) -> Variant:
        """A variant as it is now, by itself, its id, its name, or its label where only one has that.

        Raises:
            UnknownVariant: there is none, or several.
        """
        with self.logbook.lock:
            history = self.logbook.history
            key = which if isinstance(which, str) else which.id
            if key in history:
                return history.get(key)
            found = [variant for variant in history.variants if variant.label == key]
            if len(found) == 1:
                return found[0]
            known = ", ".join(repr(variant.label) for variant in history.variants[:20]) or "none yet"
            raise UnknownVariant(f"there {'are several' if found else 'is no'} variant {key!r}; variants: {known}")

    # ------------------------------------------------------------------------------------------------ compile and run

    def edit(
        self,
        *,
        constraints: Changes | None = None,
        target: str | None = None,
        disable_passes: Iterable[str] | None = None,
        mlir: str | None = None,
        symbols: Mapping[str, Any] | None = None,
        options: Mapping[str, Any] | None = None,
        start: Variant | str | None = None,
        listener: Listener | None = None,
        timeout: float | None = None,
        **symbols_or_options: Any,
    ) -> Variant:
        """Compiles an edited kernel and keeps it as a new variant; without arguments, the kernel as it is.

        A kernel that does not compile is a variant too, and its record says why.

        Args:
            constraints: new texts of constraints by row; ``"+"`` adds one, None removes one, ``...`` puts it back.
            target: AMD target.
            disable_passes: names of fx passes to leave out.
            mlir: the final MLIR to compile in place of Wave's own; such a variant is marked as edited by hand.
            symbols, options: by name, where a name alone does not say which is meant.
            start: the variant that is edited; None for the kernel that the experiment was made with.
            listener: gets each event of the compile as it arrives.
            timeout: seconds after which the compile is ended, None for no limit.
            symbols_or_options: symbols, factory parameters and compile options by name.

        Raises:
            KernelError: an unknown or ambiguous name, or a value that is not allowed; nothing was compiled.
            UnknownVariant: there is no variant ``start``.
            WorkerUnavailable: no worker process can be started.
        """
        spec = self._starting_spec(start)
        more_symbols, more_options = told_apart(spec, symbols_or_options) if symbols_or_options else ({}, {})
        changes: dict[str, Any] = {"constraints": constraints, "mlir": mlir}
        edited = spec.edit(
            symbols={**named_values("symbols", symbols), **more_symbols} or None,
            options={**named_values("options", options), **more_options} or None,
            target=target,
            disable_passes=disable_passes,
            **{name: value for name, value in changes.items() if value is not None},
        )
        return self._compiled(edited, listener, timeout)

    def run(
        self,
        variant: Variant | str | None = None,
        device: str = "auto",
        check: bool = False,
        *,
        inputs: Mapping[str, NDArray[Any]] | None = None,
        reference: Mapping[str, NDArray[Any]] | None = None,
        progress: Progress | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Run:
        """Runs a variant and keeps the run with it.

        Args:
            variant: which; None for the newest.
            device, check, inputs, reference, progress, cancelled: as ``wx.run`` has them.

        Raises:
            UnknownVariant: there is no such variant.
            LaunchError: it did not compile to AMDGCN, or cannot be run as asked.
        """
        if variant is None:
            if not self.variants:
                raise LaunchError("There is no variant to run yet.", "Compile one first: experiment.edit().")
            variant = self.variants[-1]
        chosen = self.variant(variant)
        result = run_compilation(
            chosen.compilation,
            inputs,
            device=device,
            check=check,
            reference=reference,
            progress=progress,
            cancelled=cancelled,
        )
        self.update(chosen.id, run=result)
        return result

    def compare(self, *variants: Variant | str) -> Comparison:
        """What differs between variants: settings, the pass where they part, resources, counters, times.

        Args:
            variants: two or more; none for all.  The pinned one is the baseline where it is among them, else the first.

        Raises:
            UnknownVariant: there is no such variant.
            NothingToCompare: fewer than two.
        """
        chosen = [self.variant(one) for one in variants] or list(self.variants)
        pinned = next((one for one in chosen if one.pinned), None)
        return compare(as_compared(chosen, pinned))

    def tune(
        self,
        space: Space | Mapping[str, Iterable[Any] | str] | None = None,
        *,
        trials: int | None = None,
        workers: int = 2,
        scheduler: str | None = None,
        storage: str | os.PathLike[str] | None = None,
        objective: str | None = None,
        start: Variant | str | None = None,
        inputs: Mapping[str, NDArray[Any]] | None = None,
        reference: Mapping[str, NDArray[Any]] | None = None,
        progress: Callable[[TuneProgress], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> TuneResult:
        """Searches settings for the best correct kernel; its variants are not kept here: ``edit`` the ones you want.

        Args:
            space: values by setting, such as ``{"BLOCK_M": [32, 64]}``; None for what the kernel proposes.
            trials, workers, scheduler, storage, objective, inputs, reference, progress, cancelled: as
                :func:`wave_explorer.experiment.tune.tune` has them.
            start: the variant that is tuned; None for the kernel that the experiment was made with.

        Raises:
            KernelError, LaunchError: as that function raises them.
            UnknownVariant: there is no variant ``start``.
        """
        return tune(
            self._starting_spec(start),
            space,
            trials=trials,
            workers=workers,
            scheduler=scheduler,
            storage=storage,
            objective=objective,
            inputs=inputs,
            reference=reference,
            progress=progress,
            cancelled=cancelled,
        )

    # ------------------------------------------------------------------------------------------------ acts of a person

    def name(self, variant: Variant | str, text: str) -> Variant:
        """Gives a variant a name; an empty one goes back to what sets it apart."""
        with self.logbook.changing() as history:
            return history.rename(self.variant(variant).id, text)

    def note(self, variant: Variant | str, text: str) -> Variant:
        """Replaces the note of a variant."""
        with self.logbook.changing() as history:
            return history.note(self.variant(variant).id, text)

    def pin(self, variant: Variant | str, pinned: bool = True) -> Variant:
        """Makes a variant the baseline in place of another, or takes that back."""
        with self.logbook.changing() as history:
            return history.pin(self.variant(variant).id, pinned)

    def delete(self, variant: Variant | str) -> Variant:
        """Puts a variant away; :meth:`undo` or :meth:`restore` brings it back with its record and runs."""
        with self.logbook.changing() as history:
            return history.delete(self.variant(variant).id)

    def restore(self, variant: Variant | str) -> Variant:
        """Brings a variant back that was put away."""
        with self.logbook.changing() as history:
            return history.restore(self.variant(variant).id)

    def undo(self) -> Act:
        """Takes back the last edit, name, note, pin or deletion; what was compiled is put away, not lost.

        Raises:
            NothingToUndo: there is none.
        """
        with self.logbook.changing() as history:
            return history.undo()

    def redo(self) -> Act:
        """Does again what :meth:`undo` took back last.

        Raises:
            NothingToUndo: there is none, or something else was done since.
        """
        with self.logbook.changing() as history:
            return history.redo()

    def save(self) -> None:
        """Waits until everything is saved.

        Raises:
            OSError: it cannot be.
        """
        if not self.logbook.flush() or self.logbook.trouble:
            raise OSError(self.logbook.trouble or "the experiment is still being saved")

    # ------------------------------------------------------------------------------------ compiles that others made

    def add(self, spec: KernelSpec | None, compilation: Compilation, hand_edited: HandEdited = "") -> Variant:
        """Keeps a compile that was made elsewhere, or is under way, as a variant of its own.

        One that the experiment has already is only brought back, and a finished one that an earlier session made takes
        that one's place, as :meth:`update` says.
        """
        with self.logbook.changing() as history:
            if compilation.id in history:
                return history.restore(compilation.id)
            return _settled(history, history.add(spec, compilation, hand_edited=hand_edited, reference=self._spec))

    def update(self, variant_id: str, *, compilation: Compilation | None = None, run: Run | None = None) -> Variant:
        """Takes a record as it grows, or one more run.

        A finished compile that gave, from the same settings, the very code that a variant of an earlier session has
        takes that variant's place, with its name, note, pin and runs.

        Raises:
            UnknownVariant: there is no such variant.
        """
        growing = compilation is not None and compilation.manifest.status == "compiling"
        if growing:
            # Every pass tells of itself; there is nothing to save before the last.
            with self.logbook.lock:
                return self.logbook.history.update(variant_id, compilation=compilation)
        with self.logbook.changing() as history:
            variant = history.update(variant_id, compilation=compilation, run=run)
            return variant if compilation is None else _settled(history, variant)

    # -------------------------------------------------------------------------------------------------------- inside

    def _starting_spec(self, start: Variant | str | None) -> KernelSpec:
        if start is None:
            if self._spec is None:
                raise KernelError(
                    "this experiment was opened without a kernel",
                    advice="Give it, wx.Experiment(wx.kernel(...), path), or name a variant with start=...",
                )
            return self._spec
        variant = self.variant(start)
        if variant.spec is None:
            raise KernelError(f"variant {variant.label!r} cannot be edited: {variant.view_only or 'it is a record'}")
        return variant.spec

    def _compiled(self, spec: KernelSpec, listener: Listener | None, timeout: float | None) -> Variant:
        from wave_explorer.capture.worker import WorkerUnavailable, compile_in_worker

        job = compile_in_worker(spec, listener=listener, timeout=timeout)
        try:
            result = job.result()
        except KernelError as error:
            result = without_a_compile(job.partial(), error)
        except WorkerUnavailable:
            raise
        except BaseException:
            job.cancel()
            raise
        return self.add(spec, result)


def restored_note(logbook: Logbook) -> str:
    """How many variants were restored, and from where."""
    count = logbook.restored
    return f"{count} earlier variant{' was' if count == 1 else 's were'} restored from {logbook.path or 'its file'}"


def _settled(history: History, variant: Variant) -> Variant:
    twin = next((other for other in history.variants if _is_earlier_twin(other, variant)), None)
    return variant if twin is None else history.renew(twin.id, variant.id)


def _is_earlier_twin(earlier: Variant, variant: Variant) -> bool:
    """Whether an earlier session made the same code from the same settings."""
    old, new = earlier.compilation.manifest, variant.compilation.manifest
    return (
        earlier.restored
        and earlier.id != variant.id
        and old.status == new.status == "ok"
        and old.asm is not None
        and (old.asm, old.mlir) == (new.asm, new.mlir)
        and old.spec == new.spec
        and earlier.hand_edited == variant.hand_edited
    )
