"""Attaches to a finished compile what the rules find about it."""

from __future__ import annotations

from typing import Any

import msgspec

from wave_explorer.analysis.diagnostics import diagnose, explained
from wave_explorer.record import Compilation


def diagnosed(comp: Compilation) -> Compilation:
    """The same compile with all its diagnostics, and its error explained by them; itself while it is being compiled.

    A rule that fails on an unusual record is named among the notes, and costs only the findings.
    """
    if comp.manifest.status == "compiling":
        return comp
    fields: dict[str, Any]
    try:
        fields = {"diagnostics": diagnose(comp), "error": explained(comp)}
    except Exception as error:  # the record itself is worth more than what can be said about it
        note = f"diagnostics could not be worked out: {type(error).__name__}: {error}"
        fields = {"notes": (*(one for one in comp.manifest.notes if one != note), note)}
    return Compilation(msgspec.structs.replace(comp.manifest, **fields), comp.blobs)
