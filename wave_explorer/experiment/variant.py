"""One attempt: what was asked for, what the compiler did, what its runs gave, and what a person says about it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from wave_explorer.record import Compilation, Run

if TYPE_CHECKING:
    from wave_explorer.experiment.saved_spec import SavedSpec
    from wave_explorer.kernel import KernelSpec

HandEdited = Literal["", "MLIR", "AMDGCN"]
"""The text that a person wrote in place of the compiler."""


@dataclass(frozen=True)
class KeptRun:
    """A run with the moment when it ended.

    Attributes:
        at: UTC, ISO 8601, seconds.
    """

    run: Run
    at: str

    def without_arrays(self) -> KeptRun:
        """The same with its figures only: what an older run keeps."""
        return replace(self, run=Run(self.run.data))


@dataclass(frozen=True)
class Variant:
    """A compile with its spec and its runs.

    Attributes:
        id: unique in the history; that of the compile.
        spec: None where it can be looked at but not edited or exported; ``view_only`` says why.
        compilation: a partial record while it is being compiled.
        runs: newest first; only the newest has its arrays.
        changes: settings that differ from the first variant, as ``name = value``.
        title: what to call it where no setting differs.
        serial: 2 for the second variant that would be called the same, and so on.
        name, note: given by a person, empty where not.
        pinned: the baseline of comparisons; at most one variant is.
        deleted: put away; it can be brought back.
        hand_edited: the text that a person wrote, so that earlier stages no longer made what follows.
        view_only: why there is no spec, empty where there is one.
        restored: read from a file that an earlier session wrote.
        saved_spec: how that file has the spec.
    """

    id: str
    spec: KernelSpec | None
    compilation: Compilation
    runs: tuple[KeptRun, ...] = ()
    changes: tuple[str, ...] = ()
    title: str = "original"
    serial: int = 1
    name: str = ""
    note: str = ""
    pinned: bool = False
    deleted: bool = False
    hand_edited: HandEdited = ""
    view_only: str = ""
    restored: bool = False
    saved_spec: SavedSpec | None = None

    def __repr__(self) -> str:
        return f"<Variant {self.label!r} {self.compilation.manifest.status} {self.id}>"

    @property
    def run(self) -> Run | None:
        """The newest run, None before the first."""
        return self.runs[0].run if self.runs else None

    @property
    def distinction(self) -> str:
        """What sets it apart from the first variant; several variants may have the same."""
        return ", ".join(change.replace(" ", "") for change in self.changes) or self.title

    @property
    def label(self) -> str:
        """Its name, else what sets it apart, for a button."""
        return self.name or (self.distinction if self.serial == 1 else f"{self.distinction} ({self.serial})")

    @property
    def compile_seconds(self) -> dict[str, float]:
        """Wall time of the compile by part: ``trace``, ``fx``, ``mlir``, ``iree``, ``total``."""
        return self.compilation.manifest.seconds

    @property
    def is_marked(self) -> bool:
        """Whether a person named, noted or pinned it: such a variant never makes room for others."""
        return bool(self.name or self.note or self.pinned)

    def with_run(self, run: Run, at: str) -> Variant:
        """The same with one more run."""
        return replace(self, runs=(KeptRun(run, at), *(earlier.without_arrays() for earlier in self.runs)))
