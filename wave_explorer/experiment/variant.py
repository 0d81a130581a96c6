"""One attempt: what was asked for, what the compiler did, and what the newest run gave."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from wave_explorer.record import Compilation, Run

if TYPE_CHECKING:
    from wave_explorer.kernel import KernelSpec


@dataclass(frozen=True)
class Variant:
    """A compile with its spec and newest run.

    Attributes:
        id: unique in the history.
        spec: None for a record opened from a file: it can be looked at but not edited or exported.
        compilation: a partial record while it is being compiled.
        changes: settings that differ from the baseline, as ``name = value``.
        title: what to call it where no setting differs.
    """

    id: str
    spec: KernelSpec | None
    compilation: Compilation
    run: Run | None = None
    changes: tuple[str, ...] = ()
    title: str = "original"

    @property
    def label(self) -> str:
        """What sets it apart, for a button."""
        return ", ".join(change.replace(" ", "") for change in self.changes) or self.title
