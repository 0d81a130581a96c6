"""``show STAGE --dot FILE``: an fx graph as DOT text, or drawn by Graphviz where that is installed."""

from __future__ import annotations

from pathlib import Path

from wave_explorer.analysis.graph_copies import joined_copies_after
from wave_explorer.analysis.graph_diff import diff
from wave_explorer.analysis.graph_dot import graph_dot
from wave_explorer.cli.failure import UsageError
from wave_explorer.record import Compilation, NotRecorded

_TEXT = (".dot", ".gv", "")
_DRAWN = (".svg", ".png", ".pdf")


def dot_text(comp: Compilation, stage_id: str, *, join_copies: bool) -> str:
    """The graph after an fx stage as DOT, with what the pass did to it.

    Raises:
        UsageError: no such stage, or one that has no fx graph.
    """
    try:
        stage = comp.stage(stage_id)
        graph = comp.graph(stage)
        changes = diff(comp.graph(stage, before=True), graph) if stage.before is not None else None
    except NotRecorded as error:
        raise UsageError(str(error.args[0]), advice="'wave-explorer passes' lists those of layer fx.") from error
    groups = joined_copies_after(comp, stage) if join_copies else None
    title = f"{comp.manifest.kernel} after {stage.name}"
    return graph_dot(graph, title=title, changes=changes, groups=groups)


def write_graph(text: str, path: str) -> None:
    """Writes DOT text to a file whose ending says in which form.

    Raises:
        UsageError: another ending, Graphviz is not there to draw, or the file cannot be written.
    """
    ending = Path(path).suffix.lower()
    if ending not in _TEXT + _DRAWN:
        known = ", ".join(one for one in _TEXT + _DRAWN if one)
        raise UsageError(f"a graph cannot be written as {ending!r}", advice=f"Endings that can: {known}.")
    content = text.encode() if ending in _TEXT else _drawn(text, ending[1:])
    try:
        Path(path).write_bytes(content)
    except OSError as error:
        raise UsageError(f"{path} cannot be written: {error.strerror}", status=1) from error


def _drawn(text: str, form: str) -> bytes:
    advice = "A name that ends in .dot writes the graph as text, which needs neither."
    try:
        import graphviz
    except ImportError as error:
        raise UsageError("drawing needs the Python package graphviz", status=1, advice=advice) from error
    try:
        drawn: bytes = graphviz.Source(text).pipe(format=form)
    except graphviz.ExecutableNotFound as error:
        raise UsageError("drawing needs Graphviz's own program, dot", status=1, advice=advice) from error
    except graphviz.CalledProcessError as error:
        raise UsageError(f"Graphviz could not draw the graph: {error}", status=1, advice=advice) from error
    return drawn
