"""A saved page: what an explorer shows, as data that a page reads with no kernel and no server.

As text a page is JSON, compressed with gzip, in base64; ``extension/src/core/saved_page.ts`` reads it.
"""

from __future__ import annotations

import base64
import gzip
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from wave_explorer.queries.registry import Subject, parameter_defaults
from wave_explorer.queries.remembered import RememberedCompilation
from wave_explorer.queries.saved_answers import SavedAnswers, TextTable
from wave_explorer.queries.saved_indices import SavedIndices
from wave_explorer.queries.saved_states import Reach, Texts, saved_states

if TYPE_CHECKING:
    from wave_explorer.emulator.stepper import Stepper

PAGE_FORMAT = 1
"""Raised when a page of an older reader would be wrong."""


class SavedStep(msgspec.Struct, frozen=True):
    """A place of the stepper: the wave that steps next, and answers of ``step`` (of each wave) and ``step_lds``."""

    next: int
    answers: dict[str, Any]


class SavedVariant(msgspec.Struct, frozen=True):
    """What is held of one compile; see :mod:`wave_explorer.queries.saved_answers` for the answers."""

    answers: dict[str, Any]
    indices: SavedIndices | None
    steps: list[SavedStep]


class SavedPage(msgspec.Struct, frozen=True):
    """The page.

    Attributes:
        format: :data:`PAGE_FORMAT` of the writer.
        state: the session as the views' ``SessionState``.
        selection: where to start (``view``, ``stage``, ``node``, ``lane`` ...).
        defaults: values of parameters that are left out of a question, by query.
        texts: long texts, which answers name by their place.
        variants: by id; the state may list more of them.
        notes: what the page holds, a line each.
    """

    format: int
    state: dict[str, Any]
    selection: dict[str, Any]
    defaults: dict[str, dict[str, Any]]
    texts: list[str]
    variants: dict[str, SavedVariant]
    notes: list[str]


def saved_page(
    state: Mapping[str, Any],
    subjects: Mapping[str, Subject],
    *,
    selection: Mapping[str, Any] | None = None,
    reach: Reach = "page",
    texts: Texts = "changed",
    walks: Mapping[str, Iterable[Stepper]] | None = None,
) -> SavedPage:
    """Answers beforehand what the views will ask.

    Args:
        state: the session as the views' ``SessionState``.
        subjects: the compiles to hold, by the ids of their variants.
        selection: where to start.
        reach: ``view`` for the state on view and what is near to it, ``page`` for all passes.
        texts: which passes below fx have their text.
        walks: steppers of the variants, each yielded at every place that is to be kept.
    """
    table = TextTable()
    chosen = dict(selection or {})
    variants: dict[str, SavedVariant] = {}
    notes: list[str] = []
    for variant, asked in subjects.items():
        subject = replace(asked, compilation=RememberedCompilation(asked.compilation))
        found = saved_states(subject, table, chosen, reach, texts)
        way = [_step(subject, stepper, table) for stepper in (walks or {}).get(variant, ())]
        variants[variant] = SavedVariant(found.answers, found.indices, way)
        own = [*found.notes, *([f"The stepper's first {len(way) - 1} steps"] if way else [])]
        label = _label(state, variant) if len(subjects) > 1 else ""
        notes += [f"{label}: {note}" if label else note for note in own]
    return SavedPage(PAGE_FORMAT, dict(state), chosen, parameter_defaults(), table.texts, variants, notes)


def blank_page(state: Mapping[str, Any]) -> SavedPage:
    """The page of a session of which nothing is saved yet."""
    kept = {**state, "controls": [], "variants": [], "current": None, "phase": "empty", "progress": None}
    return SavedPage(PAGE_FORMAT, kept, {}, {}, [], {}, [])


def packed(page: SavedPage) -> str:
    """The page as text; equal pages give equal text."""
    return base64.b64encode(gzip.compress(msgspec.json.encode(page), compresslevel=6, mtime=0)).decode()


def unpacked(text: str) -> dict[str, Any]:
    """The page behind a text as plain JSON data, for tests and tools."""
    return dict(msgspec.json.decode(gzip.decompress(base64.b64decode(text))))


def _step(subject: Subject, stepper: Stepper, texts: TextTable) -> SavedStep:
    there = SavedAnswers(replace(subject, stepper=stepper), texts)
    there.ask("step_lds")
    for wave in range(stepper.waves):
        there.ask("step", {"wave": wave})
    return SavedStep(stepper.next_wave, there.kept)


def _label(state: Mapping[str, Any], variant: str) -> str:
    return next((str(row["label"]) for row in state.get("variants", ()) if row["id"] == variant), variant)
