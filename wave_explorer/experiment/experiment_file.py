"""An experiment on disk: a folder with ``experiment.json``, and records, runs and arrays by the hash of their content.

    gemm-1a2b3c4d.experiment/
        experiment.json         names, notes, pins, specs as plain data, acts: small, replaced whole at each save
        records/*.wavex         one for each compile, written once
        runs/*.msgpack          the figures of one run, written once
        arrays/*.npy            inputs, outputs and references of the newest runs, written once
        tuning/                 studies of searches that began here, and their records
        lock                    held by the process that writes

Nothing in it is ever executed or unpickled.  Saving one more variant writes that variant and ``experiment.json``.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from wave_explorer._version import __version__
from wave_explorer.experiment.atomic_file import write_once, write_whole
from wave_explorer.experiment.history import HistoryState, utc_now
from wave_explorer.experiment.kept_arrays import LARGEST_RUN, bytes_of, read_back, stored
from wave_explorer.experiment.record_file import store_record
from wave_explorer.experiment.saved_experiment import (
    FORMAT_VERSION,
    LARGEST,
    PROGRAM,
    DamagedFile,
    SavedExperiment,
    SavedRun,
    SavedVariant,
    decoded,
    encoded,
)
from wave_explorer.experiment.saved_spec import ViewOnly, restored_spec, saved_spec
from wave_explorer.experiment.variant import KeptRun, Variant
from wave_explorer.record import Compilation, Run, RunData, UnreadableContent
from wave_explorer.record.reopened import open_record
from wave_explorer.record.store import handle_of

if TYPE_CHECKING:
    from wave_explorer.kernel import KernelSpec

INDEX = "experiment.json"
LOCK = "lock"
RECORDS, RUNS, ARRAYS, DAMAGED, TUNING = "records", "runs", "arrays", "damaged", "tuning"
OWN = frozenset({INDEX, LOCK, RECORDS, RUNS, ARRAYS, DAMAGED, TUNING})
"""Everything that such a folder may hold."""

MOST_BYTES = 2**30
"""What an experiment's folder may hold; beyond, the oldest variants that nobody marked are no longer kept in it."""


class ExperimentFile:
    """The folder of an experiment, for the process that holds its lock.

    Args:
        folder: an existing folder.
        kernel, place: for people who look into it.
        most_bytes: see :data:`MOST_BYTES`.
    """

    def __init__(self, folder: Path, kernel: str = "", place: str = "", most_bytes: int = MOST_BYTES) -> None:
        self.folder = folder
        self._kernel = kernel
        self._place = place
        self._most_bytes = most_bytes
        self._records: dict[str, tuple[Compilation, str]] = {}
        self._runs: dict[tuple[str, bool], SavedRun] = {}
        self._without: set[str] = set()

    # ------------------------------------------------------------------------------------------------------- writing

    def write(self, state: HistoryState) -> tuple[str, ...]:
        """Brings the folder up to date; a compile that is still under way is left out until it has ended.

        Returns:
            sentences about what is not in it.

        Raises:
            OSError: the folder cannot be written; what it held before is whole.
        """
        for name in (RECORDS, RUNS, ARRAYS):
            (self.folder / name).mkdir(parents=True, exist_ok=True)
        notes: list[str] = []
        saved: list[SavedVariant] = []
        for variant in state.variants:
            if variant.compilation.manifest.status == "compiling":
                continue
            if variant.id in self._without and not variant.is_marked:
                continue
            try:
                saved.append(self._saved(variant))
            except UnreadableContent as error:
                notes.append(f"variant {variant.label!r} cannot be saved: {error}")
        dropped = self._without_room(saved)
        self._without |= dropped
        if dropped:
            notes.append(
                f"{len(dropped)} old variants are no longer kept on disk, where an experiment takes at most "
                f"{self._most_bytes // 2**20} MiB; name, note or pin what must stay"
            )
        variants = tuple(one for one in saved if one.id not in dropped)
        kept = {one.id for one in variants}
        acts = [(at < state.done, act) for at, act in enumerate(state.acts) if {c.variant for c in act.changes} <= kept]
        experiment = SavedExperiment(
            program=PROGRAM,
            format_version=FORMAT_VERSION,
            written_by=__version__,
            kernel=self._kernel,
            place=self._place,
            saved=utc_now(),
            variants=variants,
            acts=tuple(act for _, act in acts),
            done=sum(in_force for in_force, _ in acts),
        )
        write_whole(self.folder / INDEX, encoded(experiment))
        self._sweep(variants)
        return tuple(notes)

    def _saved(self, variant: Variant) -> SavedVariant:
        known = self._records.get(variant.id)
        if known is None or known[0] is not variant.compilation or not (self.folder / RECORDS / known[1]).exists():
            name = store_record(variant.compilation, self.folder / RECORDS)
            self._records[variant.id] = (variant.compilation, name)
        spec = saved_spec(variant.spec) if variant.spec is not None else None
        return SavedVariant(
            id=variant.id,
            record=self._records[variant.id][1],
            spec=spec if spec is not None else variant.saved_spec,
            runs=tuple(map(self._saved_run, variant.runs)),
            changes=variant.changes,
            title=variant.title,
            serial=variant.serial,
            name=variant.name,
            note=variant.note,
            pinned=variant.pinned,
            deleted=variant.deleted,
            hand_edited=variant.hand_edited,
            view_only=variant.view_only,
        )

    def _saved_run(self, kept: KeptRun) -> SavedRun:
        run = kept.run
        key = (run.data.id, bool(run.arrays))
        if key not in self._runs:
            # MessagePack, for JSON has neither NaN nor infinity, and an error may be either.
            content = msgspec.msgpack.encode(run.data)
            figures = f"{handle_of(content)}.msgpack"
            write_once(self.folder / RUNS / figures, content)
            groups: dict[str, dict[str, NDArray[Any]]] = {
                "outputs": dict(run.arrays), "inputs": _arrays(run.inputs), "references": dict(run.references),
            }  # fmt: skip
            fits = sum(map(bytes_of, groups.values())) <= LARGEST_RUN
            handles = {name: stored(arrays, self.folder / ARRAYS) for name, arrays in groups.items()} if fits else {}
            self._runs[key] = SavedRun(kept.at, figures, **handles, left_out=not fits)
        return self._runs[key]

    def _without_room(self, variants: list[SavedVariant]) -> set[str]:
        """Variants to leave out, those that are put away first, then the oldest; never the newest or a marked one."""
        sizes = {path: path.stat().st_size for one in variants for path in self._files(one) if path.exists()}
        total = sum(sizes.values())
        dropped: set[str] = set()
        candidates = [one for one in variants[:-1] if not one.is_marked]
        for one in sorted(candidates, key=lambda one: not one.deleted):
            if total <= self._most_bytes:
                break
            dropped.add(one.id)
            needed = {path for other in variants if other.id not in dropped for path in self._files(other)}
            total = sum(size for path, size in sizes.items() if path in needed)
        return dropped

    def _files(self, variant: SavedVariant) -> set[Path]:
        found = {self.folder / RECORDS / variant.record}
        for run in variant.runs:
            found.add(self.folder / RUNS / run.figures)
            handles = (*run.outputs.values(), *run.inputs.values(), *run.references.values())
            found.update(self.folder / ARRAYS / f"{handle}.npy" for handle in handles)
        return found

    def _sweep(self, variants: tuple[SavedVariant, ...]) -> None:
        """Removes files that nothing names any more, and what a crash left unfinished."""
        needed = {path for one in variants for path in self._files(one)}
        for name in (RECORDS, RUNS, ARRAYS):
            for path in (self.folder / name).glob("*"):
                if path not in needed:
                    path.unlink(missing_ok=True)

    # ------------------------------------------------------------------------------------------------------- reading

    def read(
        self, given: KernelSpec | None = None, *, may_write: bool = True, makes_specs: bool = True
    ) -> tuple[HistoryState, tuple[str, ...]]:
        """What the folder holds, and sentences about what of it cannot be used; empty where it is new.

        A record that is damaged costs its variant only, and is moved to ``damaged/``.

        Args:
            given: the kernel that the person opens the experiment with; see :func:`restored_spec`.
            may_write: whether this process holds the lock; without it everything stays where it is.
            makes_specs: False for a look at what there is, which needs no kernel.

        Raises:
            ForeignFile, DamagedFile: the folder is not ours, or cannot be read as a whole.
        """
        index = self.folder / INDEX
        try:
            if not index.exists():
                return HistoryState(), ()
            if index.stat().st_size > LARGEST:
                raise DamagedFile(f"its {INDEX} is larger than {LARGEST // 2**20} MiB")
            experiment = decoded(index.read_bytes())
        except OSError as error:
            raise DamagedFile(f"its {INDEX} cannot be read ({error.strerror or error})") from error
        notes: list[str] = []
        variants = []
        for one in experiment.variants:
            variant = self._restored(one, given, notes, makes_specs)
            if variant is not None:
                variants.append(variant)
            elif may_write:
                self._set_aside(self.folder / RECORDS / Path(one.record).name)
        ids = {variant.id for variant in variants}
        done = max(0, min(experiment.done, len(experiment.acts)))
        acts = [(at < done, act) for at, act in enumerate(experiment.acts) if {c.variant for c in act.changes} <= ids]
        state = HistoryState(tuple(variants), tuple(act for _, act in acts), sum(in_force for in_force, _ in acts))
        return state, tuple(notes)

    def _restored(
        self, saved: SavedVariant, given: KernelSpec | None, notes: list[str], makes_specs: bool
    ) -> Variant | None:
        path = self.folder / RECORDS / Path(saved.record).name
        try:
            compilation = open_record(path, saved.id)
        except (OSError, UnreadableContent) as error:
            label = saved.name or ", ".join(saved.changes) or saved.title
            notes.append(f"the record of variant {label!r} cannot be used: {error}")
            return None
        self._records[saved.id] = (compilation, path.name)
        spec, view_only = None, saved.view_only or "it was opened as a record, without its kernel"
        if saved.spec is not None and makes_specs:
            try:
                spec, view_only = restored_spec(saved.spec, given, compilation.spec), ""
            except ViewOnly as error:
                view_only = str(error)
            except ModuleNotFoundError as error:
                view_only = f"the compiler is not installed here ({error.name})"
        runs = [run for one in saved.runs if (run := self._restored_run(one, notes))]
        return Variant(
            saved.id, spec, compilation, tuple(runs[:1] + [run.without_arrays() for run in runs[1:]]), saved.changes,
            saved.title, saved.serial, saved.name, saved.note, saved.pinned, saved.deleted, saved.hand_edited,
            view_only, restored=True, saved_spec=saved.spec,
        )  # fmt: skip

    def _restored_run(self, saved: SavedRun, notes: list[str]) -> KeptRun | None:
        try:
            content = (self.folder / RUNS / Path(saved.figures).name).read_bytes()
            data = msgspec.msgpack.decode(content, type=RunData)
        except (OSError, msgspec.MsgspecError, RecursionError) as error:
            notes.append(f"a run of {saved.at} cannot be read: {error}")
            return None
        why_without = "the arrays of this run were too large to be kept" if saved.left_out else ""
        arrays: dict[str, dict[str, NDArray[Any]]] = {"outputs": {}, "inputs": {}, "references": {}}
        try:
            for group in arrays:
                handles = {name: Path(handle).name for name, handle in getattr(saved, group).items()}
                arrays[group] = read_back(handles, self.folder / ARRAYS)
        except (OSError, ValueError, EOFError) as error:
            arrays = {"outputs": {}, "inputs": {}, "references": {}}
            why_without = f"the arrays of this run cannot be read: {error}"
        if why_without:
            outputs = tuple(msgspec.structs.replace(one, note=one.note or why_without) for one in data.outputs)
            data = msgspec.structs.replace(data, outputs=outputs)
        run = Run(data, arrays["outputs"], inputs=arrays["inputs"], references=_floats(arrays["references"]))
        self._runs[data.id, bool(run.arrays)] = saved
        return KeptRun(run, saved.at)

    def _set_aside(self, path: Path) -> None:
        try:
            (self.folder / DAMAGED).mkdir(exist_ok=True)
            if path.exists():
                shutil.move(path, self.folder / DAMAGED / path.name)
        except OSError:
            return  # a folder that cannot be written keeps it where it is


def _arrays(values: Any) -> dict[str, NDArray[Any]]:
    return {name: np.asarray(value) for name, value in values.items()}


def _floats(arrays: dict[str, NDArray[Any]]) -> dict[str, NDArray[np.float64]]:
    return {name: array.astype(np.float64, copy=False) for name, array in arrays.items()}
