"""Query ``trace_back``: the newest way back from an element of an output."""

from __future__ import annotations

from wave_explorer.queries.registry import NoParameters, Subject, query
from wave_explorer.record.trace_back import TraceBack


@query("trace_back", NoParameters)
def trace_back(subject: Subject, _: NoParameters) -> TraceBack | None:
    """The newest trace of the compile's newest run, None where none was made."""
    return subject.trace
