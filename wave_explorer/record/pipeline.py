"""Compiles and runs of a pipeline: kernels that run one after the other, each on what those before it made."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from numpy.typing import NDArray

from wave_explorer.record.compilation import Compilation, CompileError
from wave_explorer.record.run import Counter, OutputCheck, Run


@dataclass(frozen=True)
class CompiledPipeline:
    """The records of all phases, in the order in which they run.

    Attributes:
        name: of the pipeline.
        phase_names: of its phases.
        phases: a record for each.
    """

    name: str
    phase_names: tuple[str, ...]
    phases: tuple[Compilation, ...]

    def __repr__(self) -> str:
        return f"<CompiledPipeline {self.name}: {' '.join(map(repr, self.phases))}>"

    def phase(self, name: str) -> Compilation:
        """The record of one phase.

        Raises:
            KeyError: there is none of this name.
        """
        if name not in self.phase_names:
            raise KeyError(f"{self.name} has the phases {', '.join(self.phase_names)}, and no {name!r}")
        return self.phases[self.phase_names.index(name)]

    @property
    def error(self) -> CompileError | None:
        """Why the first phase that does not compile does not; None where all do."""
        return next((comp.error for comp in self.phases if comp.error is not None), None)

    @property
    def ok(self) -> bool:
        """All phases got to AMDGCN."""
        return all(comp.manifest.status == "ok" for comp in self.phases)

    def save(self, folder: str | Path) -> tuple[Path, ...]:
        """Writes a ``.wavex`` file for each phase (``NAME.PHASE.wavex``) into a folder, which is made.

        Raises:
            OSError: they cannot be written.
        """
        Path(folder).mkdir(parents=True, exist_ok=True)
        paths = tuple(Path(folder) / f"{self.name}.{phase}.wavex" for phase in self.phase_names)
        for comp, path in zip(self.phases, paths, strict=True):
            comp.save(str(path))
        return paths


@dataclass(frozen=True)
class PipelineRun:
    """The runs of all phases, and what came out at the end.

    Attributes:
        name: of the pipeline.
        phase_names: of the phases that were run: all of them unless one failed.
        phases: a run for each, its outputs compared with what this phase must make of the inputs that it got.
        checks: the last phase's outputs, compared with what the whole pipeline must make of its inputs; empty where
            it was not reached.
        counters: of all phases together; a quotient is that of the sums.
        modelled_seconds: lower bounds of the phases' times, added up; None where one is not known.
    """

    name: str
    phase_names: tuple[str, ...]
    phases: tuple[Run, ...]
    checks: tuple[OutputCheck, ...] = ()
    counters: tuple[Counter, ...] = ()
    modelled_seconds: float | None = None

    @property
    def measured_seconds(self) -> float | None:
        """Medians of the phases' times on a GPU, added up; None where one was not measured."""
        times = [run.data.measured_time for run in self.phases]
        known = [time.median for time in times if time is not None]
        return sum(known) if known and len(known) == len(times) else None

    def __repr__(self) -> str:
        return f"<PipelineRun {self.name} {'ok' if self.ok else 'failed'}: {' '.join(map(repr, self.phases))}>"

    @property
    def outputs(self) -> dict[str, OutputCheck]:
        """``checks`` by argument name."""
        return {check.name: check for check in self.checks}

    @property
    def arrays(self) -> dict[str, NDArray[Any]]:
        """The outputs of the last phase that was run, by argument name."""
        return self.phases[-1].arrays

    @property
    def ok(self) -> bool:
        """Every phase was run and is ok, and no output of the pipeline is out of tolerance."""
        return bool(self.checks) and all(run.ok for run in self.phases) and all(c.ok is not False for c in self.checks)
