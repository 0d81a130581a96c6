"""Queries ``text`` and ``diff``: the IR after a stage, and against what stood before it or another stage."""

from __future__ import annotations

import msgspec

from wave_explorer.analysis.graph_diff import diff as graph_diff
from wave_explorer.analysis.graph_text import graph_text
from wave_explorer.analysis.text_diff import count_changes
from wave_explorer.queries.compared_compile import compile_of
from wave_explorer.queries.registry import Subject, query
from wave_explorer.record import Compilation, NotRecorded
from wave_explorer.record.stage import Stage


class TextParameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``stage``: id or unambiguous name, of the compile asked or of ``variant`` of its session.

    ``before`` asks for what stood before the stage.
    """

    stage: str
    variant: str | None = None
    before: bool = False


class DiffParameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``stage`` against what stood before it, or against the end of stage ``against``."""

    stage: str
    against: str | None = None


class TextPayload(msgspec.Struct, frozen=True):
    """Answer of ``text``; ``links`` pairs 1-based lines with fx node ids."""

    stage: str
    language: str
    text: str
    links: list[tuple[int, str]]
    note: str


class NodeChangeRow(msgspec.Struct, frozen=True):
    """One node that a pass added, removed or changed, and the fields that differ."""

    change: str
    id: str
    name: str
    fields: tuple[str, ...]


class DiffPayload(msgspec.Struct, frozen=True):
    """Answer of ``diff``; ``added`` and ``removed`` count lines of the text."""

    stage: str
    against: str | None
    language: str
    before: str
    after: str
    added: int
    removed: int
    nodes: list[NodeChangeRow]


@query("text", TextParameters)
def text(subject: Subject, parameters: TextParameters) -> TextPayload:
    """The IR after a stage, or before it; an fx graph is printed as text."""
    comp = compile_of(subject, parameters.variant)
    stage = comp.stage(parameters.stage)
    if parameters.before:
        note = "" if stage.before is not None else "nothing was captured before this stage"
        return TextPayload(stage.id, stage.language, _text_before(comp, stage), [], note)
    if stage.after is None:
        return TextPayload(stage.id, stage.language, "", [], stage.note or "nothing was captured after this stage")
    content, links = _text_after(comp, stage)
    if stage.after == comp.manifest.mlir:
        provenance = comp.provenance()
        links = [(link.line, link.node) for link in provenance.mlir] if provenance is not None else []
    elif stage.after == comp.manifest.asm:
        provenance = comp.provenance()
        usable = provenance is not None and provenance.usable
        links = [(e.line, e.nodes[0]) for e in provenance.instructions if e.nodes] if usable and provenance else []
    return TextPayload(stage.id, stage.language, content, links, stage.note)


@query("diff", DiffParameters)
def diff(subject: Subject, parameters: DiffParameters) -> DiffPayload:
    """Two texts to lay side by side, with their line counts; for fx stages the exact node changes as well."""
    comp = subject.compilation
    stage = comp.stage(parameters.stage)
    other = comp.stage(parameters.against) if parameters.against is not None else None
    if other is not None and other.language != stage.language:
        raise NotRecorded(
            f"{other.id} is {other.language} and {stage.id} is {stage.language}; choose two of one language"
        )
    if stage.after is None:
        raise NotRecorded(f"nothing was captured after {stage.id}{': ' + stage.note if stage.note else ''}")
    after, _ = _text_after(comp, stage)
    before = _text_after(comp, other)[0] if other is not None else _text_before(comp, stage)
    removed, added = count_changes(before, after)
    return DiffPayload(
        stage=stage.id,
        against=other.id if other is not None else None,
        language=stage.language,
        before=before,
        after=after,
        added=added,
        removed=removed,
        nodes=_node_changes(comp, stage, other) if stage.language == "graph" else [],
    )


def _text_after(comp: Compilation, stage: Stage) -> tuple[str, list[tuple[int, str]]]:
    if stage.language == "graph":
        return graph_text(comp.graph(stage))
    return comp.text(stage), []


def _text_before(comp: Compilation, stage: Stage) -> str:
    if stage.before is None:
        return ""
    if stage.language == "graph":
        return graph_text(comp.graph(stage, before=True))[0]
    return comp.text(stage, before=True)


def _node_changes(comp: Compilation, stage: Stage, other: Stage | None) -> list[NodeChangeRow]:
    after = comp.graph(stage)
    if other is not None:
        before = comp.graph(other)
    elif stage.before is not None:
        before = comp.graph(stage, before=True)
    else:
        return []
    changes = graph_diff(before, after)
    rows = [NodeChangeRow("added", key, after.nodes[key].name, ()) for key in changes.added]
    rows += [NodeChangeRow("removed", key, before.nodes[key].name, ()) for key in changes.removed]
    rows += [NodeChangeRow("changed", key, after.nodes[key].name, fields) for key, fields in changes.changed.items()]
    return rows
