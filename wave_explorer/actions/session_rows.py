"""Parts of a session's state as the views get them: variants, the draft, the device."""

from __future__ import annotations

from typing import Any

from wave_explorer.actions.draft import Draft
from wave_explorer.device import LaunchError, choose
from wave_explorer.experiment import History, Variant


def variant_rows(history: History) -> list[dict[str, Any]]:
    """The variants, oldest first."""
    baseline = history.baseline
    return [
        {
            "id": variant.id,
            "label": variant.label,
            "status": variant.compilation.manifest.status,
            "baseline": baseline is not None and baseline.id == variant.id,
            "changes": list(variant.changes),
            "has_run": variant.run is not None,
        }
        for variant in history.variants
    ]


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


def device_row(variant: Variant | None) -> dict[str, str]:
    """The device that a run of the variant would take, or why there is none."""
    target = variant.compilation.spec.target if variant is not None else ""
    if not target:
        return {"name": "", "kind": "emulator", "note": "no kernel yet"}
    try:
        device = choose("auto", target)
    except LaunchError as error:
        return {"name": "no device", "kind": "emulator", "note": str(error)}
    return {"name": device.name, "kind": device.kind, "note": device.availability(target).reason}


def expected_stages(history: History) -> int | None:
    """As many as the newest finished compile had; not known for the first."""
    for variant in reversed(history.variants):
        if variant.compilation.manifest.status == "ok":
            return len(variant.compilation.stages)
    return None
