"""Query ``source``: the user's Python text, and which of its lines became which fx nodes."""

from __future__ import annotations

import msgspec

from wave_explorer.queries.registry import NoParameters, Subject, query


class SourcePayload(msgspec.Struct, frozen=True):
    """Answer of ``source``; ``links`` pairs a 1-based line with nodes of the last fx stage."""

    file: str
    text: str
    first_line: int
    last_line: int
    links: list[tuple[int, list[str]]]
    not_known: str


@query("source", NoParameters)
def source(subject: Subject, _: NoParameters) -> SourcePayload:
    """The text the kernel came from."""
    found = subject.compilation.spec.source
    if found is None:
        return SourcePayload("", "", 0, 0, [], "the source text of this kernel was not recorded")
    graph = subject.compilation.last_graph()
    links: dict[int, list[str]] = {}
    for node in graph.nodes.values() if graph is not None else ():
        if node.location is not None and node.location.file == found.file:
            links.setdefault(node.location.line, []).append(node.id)
    return SourcePayload(found.file, found.text, found.first_line, found.last_line, sorted(links.items()), "")
