"""Parts of a session's state as the views get them: variants, the experiment, the draft."""

from __future__ import annotations

from typing import Any

import msgspec

from wave_explorer.actions.draft import Draft
from wave_explorer.actions.variant_acts import described
from wave_explorer.experiment import Experiment, Variant
from wave_explorer.experiment.experiment import restored_note


class RunRow(msgspec.Struct, frozen=True):
    """A run of a variant.

    ``at`` is UTC, ISO 8601; ``seconds`` the wall time of the device call, of the emulator no GPU time;
    ``measured_seconds`` the median of the launches that a GPU timed, ``modelled_seconds`` a lower bound of the time on
    a GPU; each None where it is not known.
    """

    id: str
    at: str
    device: str
    seconds: float
    ok: bool
    measured_seconds: float | None
    modelled_seconds: float | None


class VariantRow(msgspec.Struct, frozen=True):
    """A variant; ``changes`` are against the first one, ``baseline`` is the pinned one, else the first.

    ``view_only`` says why it cannot be edited, empty where it can; ``compile_seconds`` are wall times by part of the
    compile, and ``runs`` go from the newest back.
    """

    id: str
    label: str
    status: str
    baseline: bool
    changes: list[str]
    has_run: bool
    name: str
    note: str
    pinned: bool
    hand_edited: str
    view_only: str
    restored: bool
    created: str
    compile_seconds: dict[str, float]
    runs: list[RunRow]


class DeletedRow(msgspec.Struct, frozen=True):
    """A variant that was put away and can be brought back."""

    id: str
    label: str


class ExperimentRow(msgspec.Struct, frozen=True):
    """Where the variants are saved and what can be undone.

    ``path`` is None where they are in memory only, ``trouble`` says why the newest state is not saved, ``restored``
    counts what an earlier session left; ``undo`` and ``redo`` say what would be, None where there is nothing.
    """

    path: str | None
    trouble: str
    notes: list[str]
    restored: int
    undo: str | None
    redo: str | None
    deleted: list[DeletedRow]


def variant_rows(experiment: Experiment) -> list[dict[str, Any]]:
    """The variants that are not put away, oldest first, as :class:`VariantRow`."""
    baseline = experiment.baseline
    return [
        msgspec.to_builtins(variant_row(variant, baseline is not None and baseline.id == variant.id))
        for variant in experiment.variants
    ]


def experiment_row(experiment: Experiment) -> dict[str, Any]:
    """The views' ``SessionState.experiment``, as :class:`ExperimentRow`."""
    history = experiment.logbook.history
    undo, redo = history.undoable, history.redoable
    row = ExperimentRow(
        path=str(experiment.path) if experiment.path is not None else None,
        trouble=experiment.logbook.trouble,
        notes=list(experiment.notes),
        restored=experiment.logbook.restored,
        undo=described(experiment, undo) if undo is not None else None,
        redo=described(experiment, redo) if redo is not None else None,
        deleted=[DeletedRow(variant.id, variant.label) for variant in history.deleted],
    )
    return dict(msgspec.to_builtins(row))


def experiment_message(experiment: Experiment) -> dict[str, str] | None:
    """One line about the experiment: trouble with saving it first, then what was not taken, then what was restored."""
    logbook = experiment.logbook
    if logbook.trouble:
        return {"text": logbook.trouble, "severity": "warning"}
    if logbook.notes:
        return {"text": "; ".join(logbook.notes), "severity": "warning"}
    return {"text": restored_note(logbook), "severity": "note"} if logbook.restored else None


def draft_rows(draft: Draft | None) -> dict[str, list[dict[str, Any]]]:
    """What the draft changes, and what is wrong with it."""
    return {
        "draft_changes": [
            {"name": name, "from": old, "to": new} for name, old, new in (draft.changes() if draft else ())
        ],
        "draft_errors": [
            {"name": e.name, "message": e.message, "fix": e.fix} for e in (draft.errors() if draft else ())
        ],
    }


def expected_stages(experiment: Experiment) -> int | None:
    """As many as the newest finished compile had; not known for the first."""
    for variant in reversed(experiment.variants):
        if variant.compilation.manifest.status == "ok":
            return len(variant.compilation.stages)
    return None


def variant_row(variant: Variant, is_baseline: bool) -> VariantRow:
    """One variant as the views and the command line have it."""
    manifest = variant.compilation.manifest
    return VariantRow(
        id=variant.id,
        label=variant.label,
        status=manifest.status,
        baseline=is_baseline,
        changes=list(variant.changes),
        has_run=bool(variant.runs),
        name=variant.name,
        note=variant.note,
        pinned=variant.pinned,
        hand_edited=variant.hand_edited,
        view_only=variant.view_only,
        restored=variant.restored,
        created=manifest.created,
        compile_seconds=manifest.seconds,
        runs=[
            RunRow(
                id=kept.run.data.id,
                at=kept.at,
                device=kept.run.data.device,
                seconds=kept.run.data.seconds,
                ok=kept.run.ok,
                measured_seconds=kept.run.data.measured_time.median if kept.run.data.measured_time else None,
                modelled_seconds=kept.run.data.modelled_time.seconds if kept.run.data.modelled_time else None,
            )
            for kept in variant.runs
        ],
    )
