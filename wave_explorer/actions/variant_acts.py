"""What a person does to variants in a view: name, pin, note, delete, bring back, undo, redo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from wave_explorer.experiment import Experiment
from wave_explorer.experiment.act import Act


class RenameVariant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``rename_variant``: an empty name goes back to what sets the variant apart."""

    id: str
    name: str


class NoteVariant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``note_variant``: replaces its note."""

    id: str
    note: str


class PinVariant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``pin_variant``: the baseline of comparisons from now on, or no longer."""

    id: str
    pinned: bool = True


class DeleteVariant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``delete_variant``: puts it away."""

    id: str


class RestoreVariant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``restore_variant``: brings it back."""

    id: str


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``undo``: takes the last act back."""


class Redo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``redo``: does it again."""


REQUESTS: dict[str, type[msgspec.Struct]] = {
    "rename_variant": RenameVariant, "note_variant": NoteVariant, "pin_variant": PinVariant,
    "delete_variant": DeleteVariant, "restore_variant": RestoreVariant, "undo": Undo, "redo": Redo,
}  # fmt: skip
"""Parameters of each action by its name."""

_WORDS = {
    "edit": "the compile of {}", "rename": "the name of {}", "note": "the note of {}", "pin": "the pin of {}",
    "unpin": "the unpinning of {}", "delete": "the deletion of {}", "restore": "the return of {}",
}  # fmt: skip


def act_on_variants(experiment: Experiment, name: str, parameters: Mapping[str, Any]) -> str:
    """Carries out one of :data:`REQUESTS`; a sentence that says what was done, empty where everybody sees it.

    Raises:
        ValueError: the parameters are not those of the action.
        UnknownVariant: there is no such variant, or it is put away.
        NothingToUndo: there is no act to take back, or to do again.
    """
    try:
        request = msgspec.convert({k: v for k, v in parameters.items() if v is not None}, REQUESTS[name])
    except msgspec.ValidationError as error:
        raise ValueError(f"{name}: {error}") from error
    match request:
        case RenameVariant(variant, text):
            experiment.name(variant, text)
        case NoteVariant(variant, text):
            experiment.note(variant, text)
        case PinVariant(variant, pinned):
            experiment.pin(variant, pinned)
        case DeleteVariant(variant):
            return f"deleted {experiment.delete(variant).label}; Undo brings it back"
        case RestoreVariant(variant):
            return f"{experiment.restore(variant).label} is back"
        case Undo():
            return f"undone: {described(experiment, experiment.undo())}"
        case Redo():
            return f"done again: {described(experiment, experiment.redo())}"
    return ""


def described(experiment: Experiment, act: Act) -> str:
    """An act in words: ``the name of BLOCK_M=128``."""
    variant = experiment.variant(act.variant)
    return _WORDS[act.kind].format(variant.distinction if act.kind == "rename" else variant.label)
