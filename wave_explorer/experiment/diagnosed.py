"""Attaches to a finished compile what the rules find about it."""

from __future__ import annotations

from typing import Any

import msgspec

from wave_explorer.analysis.diagnostics import RULES_OF_THE_GRAPH, diagnose, explained
from wave_explorer.record import Compilation


def diagnosed(comp: Compilation, before: Compilation | None = None) -> Compilation:
    """The same compile with all its diagnostics, and its error explained by them.

    While it is being compiled it has what the fx graph alone decides, as soon as that is complete: too much LDS is
    said before iree-compile says so. A rule that fails on an unusual record is named among the notes, and costs only
    the findings.

    Args:
        comp: the compile.
        before: the same compile as it was returned when less of it was recorded.
    """
    launch = comp.manifest.launch
    compiling = comp.manifest.status == "compiling"
    if compiling and launch is None:
        return comp
    fields: dict[str, Any]
    try:
        if not compiling:
            fields = {"diagnostics": diagnose(comp), "error": explained(comp)}
        elif before is not None and before.id == comp.id and before.manifest.launch == launch:
            fields = {"diagnostics": before.diagnostics}
        else:
            fields = {"diagnostics": diagnose(comp, RULES_OF_THE_GRAPH)}
    except Exception as error:  # the record itself is worth more than what can be said about it
        note = f"diagnostics could not be worked out: {type(error).__name__}: {error}"
        fields = {"notes": (*(one for one in comp.manifest.notes if one != note), note)}
    return Compilation(msgspec.structs.replace(comp.manifest, **fields), comp.blobs)
