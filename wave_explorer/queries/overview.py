"""Queries ``summary`` and ``stages``: what was compiled, and every pass as a light row."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from wave_explorer.queries.compared_compile import compile_of
from wave_explorer.queries.registry import NoParameters, Subject, query
from wave_explorer.record.diagnostic import Diagnostic
from wave_explorer.record.graph import SourceLocation
from wave_explorer.record.stage import Layer, Stage


class StagesParameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``variant``: another compile of the session, by its id."""

    variant: str | None = None


class ErrorPayload(msgspec.Struct, frozen=True):
    """A compile error; see :class:`wave_explorer.record.compilation.CompileError`."""

    summary: str
    stage: str
    kind: str
    detail: str
    node: str
    constraint: str
    symbol: str
    location: SourceLocation | None
    advice: str
    traceback: str


class DiagnosticPayload(msgspec.Struct, frozen=True):
    """A diagnostic; see :class:`wave_explorer.record.diagnostic.Diagnostic`."""

    code: str
    severity: str
    message: str
    explanation: str
    fix: str
    stage: str
    node: str
    constraint: str
    line: int | None
    location: SourceLocation | None
    view: str
    evidence: dict[str, int | float | str]


class LaunchPayload(msgspec.Struct, frozen=True):
    """Workgroups, threads a workgroup, and LDS bytes."""

    grid: tuple[int, int, int] | None
    block: tuple[int, int, int] | None
    lds_bytes: int | None


class LayerPayload(msgspec.Struct, frozen=True):
    """Stages of one layer: how many, how many changed something, seconds where every one was measured."""

    layer: Layer
    total: int
    changed: int
    seconds: float | None


class SummaryPayload(msgspec.Struct, frozen=True):
    """Answer of ``summary``."""

    id: str
    kernel: str
    status: str
    origin: str
    target: str
    shape_text: str
    dtype_text: str
    versions: dict[str, str]
    seconds: dict[str, float]
    layers: list[LayerPayload]
    launch: LaunchPayload | None
    symbols: dict[str, Any]
    options: dict[str, Any]
    disabled_passes: tuple[str, ...]
    hand_edited: str
    error: ErrorPayload | None
    diagnostics: list[DiagnosticPayload]
    notes: tuple[str, ...]


class StageRow(msgspec.Struct, frozen=True):
    """One pass; ``captured`` says whether there is something to show after it."""

    id: str
    layer: Layer
    name: str
    seconds: float | None
    changed: bool
    status: str
    chain: str
    parent: str | None
    language: str
    op_count: int | None
    op_delta: int | None
    scope: str
    note: str
    captured: bool


class StagesPayload(msgspec.Struct, frozen=True):
    """Answer of ``stages``."""

    stages: list[StageRow]


@query("summary", NoParameters)
def summary(subject: Subject, _: NoParameters) -> SummaryPayload:
    """What was compiled, how it ended, and what is known about it."""
    manifest = subject.compilation.manifest
    launch = manifest.launch
    return SummaryPayload(
        id=manifest.id,
        kernel=manifest.kernel,
        status=manifest.status,
        origin=manifest.origin,
        target=manifest.spec.target,
        shape_text=manifest.spec.shape_text,
        dtype_text=manifest.spec.dtype_text,
        versions=manifest.versions,
        seconds=manifest.seconds,
        layers=[_layer(layer, subject.compilation.stages) for layer in get_args(Layer)],
        launch=None if launch is None else LaunchPayload(launch.grid, launch.block, launch.lds_bytes),
        symbols=manifest.spec.symbols,
        options=manifest.spec.options,
        disabled_passes=manifest.spec.disabled_passes,
        hand_edited=manifest.hand_edited,
        error=None if manifest.error is None else msgspec.convert(_fields(manifest.error), ErrorPayload),
        diagnostics=[diagnostic_payload(one) for one in manifest.diagnostics],
        notes=manifest.notes,
    )


@query("stages", StagesParameters)
def stages(subject: Subject, parameters: StagesParameters) -> StagesPayload:
    """Every pass of every layer, in the order they ran."""
    return StagesPayload([_row(stage) for stage in compile_of(subject, parameters.variant).stages])


def diagnostic_payload(one: Diagnostic) -> DiagnosticPayload:
    """A finding as views get it."""
    return msgspec.convert(_fields(one), DiagnosticPayload)


def _row(stage: Stage) -> StageRow:
    fields = {name: getattr(stage, name) for name in StageRow.__struct_fields__ if name != "captured"}
    return StageRow(**fields, captured=stage.after is not None)


def _layer(layer: Layer, stages: tuple[Stage, ...]) -> LayerPayload:
    own = [stage for stage in stages if stage.layer == layer]
    # Sub-passes are part of their parent's time.
    times = [stage.seconds for stage in own if stage.parent is None]
    known = [seconds for seconds in times if seconds is not None]
    return LayerPayload(
        layer, len(own), sum(stage.changed for stage in own), sum(known) if known and len(known) == len(times) else None
    )


def _fields(struct: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}
