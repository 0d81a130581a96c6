"""Kernels that come in phases: one spec for each, all with the same parameters, and where their arguments come from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from wave_explorer.kernel.constraint_edits import Change, Changes
from wave_explorer.kernel.edit_arguments import changes_by_row, named_values, names
from wave_explorer.kernel.errors import KernelError, nearest
from wave_explorer.kernel.library import PipelineEntry, pipelines
from wave_explorer.kernel.spec import KernelSpec, kernel
from wave_explorer.kernel.spec_settings import settable


@dataclass(frozen=True)
class PipelineSpec:
    """A pipeline of the library with all that its compiles depend on.

    Attributes:
        entry: the pipeline: its phases, and which argument of one is made by another.
        phases: a spec for each phase, in the order in which they run.
    """

    entry: PipelineEntry
    phases: tuple[KernelSpec, ...]

    def __repr__(self) -> str:
        return f"<PipelineSpec {self.entry.name}: {' '.join(map(repr, self.phases))}>"

    @property
    def name(self) -> str:
        """The pipeline's name in the library."""
        return self.entry.name

    @property
    def target_name(self) -> str:
        """The AMD target that is compiled for."""
        return self.phases[0].target_name

    def phase(self, name: str) -> KernelSpec:
        """The spec of one phase, by what follows the colon in its name.

        Raises:
            KernelError: there is none.
        """
        if name not in self.entry.phase_names:
            raise KernelError(f"{self.name} has no phase {name!r}.", advice=nearest(name, self.entry.phase_names))
        return self.phases[self.entry.phase_names.index(name)]

    def edit(
        self,
        *,
        symbols: Mapping[str, Any] | None = None,
        options: Mapping[str, Any] | None = None,
        target: str | None = None,
        disable_passes: Iterable[str] | None = None,
        constraints: Changes | None = None,
    ) -> PipelineSpec:
        """A pipeline with some things changed in all phases; this one stays as it is.

        Args:
            symbols: a name alone is set in every phase that has it; ``phase_0.BLOCK_M`` in that phase only.
            options, target, disable_passes: as `KernelSpec.edit` has them.
            constraints: as `KernelSpec.edit` has them, with the phase in front of the row: ``"phase_0.2"``.

        Raises:
            KernelError: as `KernelSpec.edit` raises it, or no phase has the name.
        """
        passes = None if disable_passes is None else names("disable_passes", disable_passes)
        changes = self._changes_by_phase(named_values("symbols", symbols))
        rows_of = self._rows_by_phase([] if constraints is None else changes_by_row("constraints", constraints))
        edited = tuple(
            spec.edit(symbols=change, options=options, target=target, disable_passes=passes, constraints=rows or None)
            for spec, change, rows in zip(self.phases, changes, rows_of, strict=True)
        )
        return replace(self, phases=edited)

    def _rows_by_phase(self, constraints: list[tuple[Any, Any]]) -> tuple[list[tuple[int | str, Change]], ...]:
        rows: tuple[list[tuple[int | str, Change]], ...] = tuple([] for _ in self.phases)
        for key, text in constraints:
            phase, _, row = str(key).rpartition(".")
            if phase not in self.entry.phase_names:
                raise KernelError(
                    f"Row {key!r} names no phase of {self.name}.",
                    advice=f"Write PHASE.ROW, such as {self.entry.phase_names[0]}.2.",
                    constraint=f"row {key}",
                )
            rows[self.entry.phase_names.index(phase)].append((row, text))
        return rows

    def _changes_by_phase(self, symbols: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
        changes: tuple[dict[str, Any], ...] = tuple({} for _ in self.phases)
        if not symbols:
            return changes
        known = [{setting.name for setting in settable(spec) if setting.group == "symbol"} for spec in self.phases]
        shared = set(self.entry.parameters(self.target_name))
        for name, value in symbols.items():
            phase, separator, rest = name.partition(".")
            if separator and phase in self.entry.phase_names:
                if rest in shared:
                    raise KernelError(
                        f"{rest} holds for all phases of {self.name}.", advice=f"Set {rest} alone.", symbol=rest
                    )
                changes[self.entry.phase_names.index(phase)][rest] = value
                continue
            having = [change for change, own in zip(changes, known, strict=True) if name in own]
            if not having:
                raise KernelError(
                    f"No phase of {self.name} has a symbol {name!r}.",
                    advice=nearest(name, set().union(*known)),
                    symbol=name,
                )
            for change in having:
                change[name] = value
        return changes


def pipeline(
    name: str,
    /,
    *,
    target: str | None = None,
    options: Mapping[str, Any] | None = None,
    disable_passes: Iterable[str] | None = None,
    **symbols: Any,
) -> PipelineSpec:
    """The spec of a pipeline of the library, with arguments as `wave_explorer.kernel.kernel` has them.

    Raises:
        KernelError: no such pipeline, an unknown name, or a value that is not allowed.
    """
    entry = pipelines().get(name)
    if entry is None:
        raise KernelError(f"There is no pipeline {name!r}.", advice=nearest(name, pipelines()))
    specs = tuple(kernel(phase.name, target=target) for phase in entry.phases)
    return PipelineSpec(entry, specs).edit(symbols=symbols, options=options, disable_passes=disable_passes)


def kernel_or_pipeline(which: Any, /, **settings: Any) -> KernelSpec | PipelineSpec:
    """The spec of a kernel, or of a pipeline where ``which`` is the name of one.

    Args:
        which: as `wave_explorer.kernel.kernel` has it, or the name of a pipeline of the library
            (``"decode_attention"``; ``"decode_attention:phase_0"`` is one of its kernels).
        settings: ``target``, ``options``, ``disable_passes`` and symbols by name.

    Raises:
        KernelError: no such kernel, an unknown name, or a value that is not allowed.
    """
    if isinstance(which, str) and which in pipelines():
        return pipeline(which, **settings)
    return kernel(which, **settings)
