"""Which source operation each fx node is a copy of, through copies that later passes have thrown away.

Expansion copies the operations of the source, a scheduler copies those copies, and the originals go. What is left
names only the node that it was copied from; the graphs of earlier passes know what that one was copied from.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from weakref import WeakKeyDictionary

from wave_explorer.record import Compilation, Graph, Stage

_GONE: WeakKeyDictionary[Compilation, dict[str, str | None]] = WeakKeyDictionary()
"""By compile: what each node that was once looked up was copied from, None for an original."""


def source_operations(graph: Graph, earlier: Iterable[Graph], known: dict[str, str | None]) -> dict[str, str]:
    """By node of ``graph``, the id of the operation at the start of its chain of copies; its own for an original.

    Args:
        graph: the graph asked about.
        earlier: graphs of earlier passes, the nearest first; read only as far as a node that is gone makes it needed.
        known: what nodes were copied from, as far as earlier calls found out; grows.
    """
    behind = iter(earlier)
    found: dict[str, str] = {}
    for start in graph.nodes.values():
        current, seen = start.id, {start.id}
        while (origin := _origin(current, graph, behind, known)) is not None and origin not in seen:
            seen.add(origin)
            current = found.get(origin, origin)
        found[start.id] = current
    return found


def _origin(node: str, graph: Graph, behind: Iterator[Graph], known: dict[str, str | None]) -> str | None:
    if node in graph.nodes:
        return graph.nodes[node].lineage
    while node not in known:
        older = next(behind, None)
        if older is None:
            return None
        for one in older.nodes.values():
            known.setdefault(one.id, one.lineage)
    return known[node]


def source_operations_after(comp: Compilation, stage: Stage) -> dict[str, str]:
    """:func:`source_operations` of the graph after an fx stage.

    Raises:
        NotRecorded: the stage has no graph.
    """
    return source_operations(comp.graph(stage), _earlier(comp, stage), _GONE.setdefault(comp, {}))


def source_operations_before(comp: Compilation, stage: Stage) -> dict[str, str]:
    """:func:`source_operations` of the graph before an fx stage.

    Raises:
        NotRecorded: the stage has no graph before it.
    """
    return source_operations(comp.graph(stage, before=True), _earlier(comp, stage), _GONE.setdefault(comp, {}))


def _earlier(comp: Compilation, stage: Stage) -> Iterator[Graph]:
    """Graphs before a stage, the nearest first, each content once."""
    read: set[str] = set()
    stages = [one for one in comp.stages if one.language == "graph"]
    last = next((place for place, one in enumerate(stages) if one.id == stage.id), 0)
    for one in reversed(stages[: last + 1]):
        handles = [(one.before, True)] if one.id == stage.id else [(one.after, False), (one.before, True)]
        for handle, before in handles:
            if handle is not None and handle not in read:
                read.add(handle)
                yield comp.graph(one, before=before)
