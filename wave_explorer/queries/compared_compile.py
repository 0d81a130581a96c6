"""Another compile of the session that a question is asked in, by its id."""

from __future__ import annotations

from wave_explorer.queries.registry import Subject
from wave_explorer.record import Compilation, NotRecorded


def compile_of(subject: Subject, variant: str | None) -> Compilation:
    """The compile with this id among those of the session; the one asked about where none is named.

    Raises:
        NotRecorded: there is no such compile here; the message names those there are.
    """
    if variant is None or variant == subject.compilation.manifest.id:
        return subject.compilation
    for one in subject.compared:
        if one.id == variant:
            return one.compilation
    known = ", ".join(one.id for one in subject.compared) or "none but this one"
    raise NotRecorded(f"there is no compile {variant!r} here; there is {known}")
