"""Query ``compare_diff``: one stage, the MLIR or the AMDGCN of two compiles as texts to lay side by side."""

from __future__ import annotations

from typing import Literal

import msgspec

from wave_explorer.analysis.comparison.compared import Compared
from wave_explorer.analysis.comparison.graph_comparison import compare_graphs
from wave_explorer.analysis.comparison.parting import graph_sentence
from wave_explorer.analysis.comparison.stage_alignment import align
from wave_explorer.analysis.comparison.text_comparison import likeness
from wave_explorer.analysis.graph_text import graph_text
from wave_explorer.analysis.node_facts import display_name
from wave_explorer.analysis.text_diff import count_changes
from wave_explorer.queries.compare import chosen_ones
from wave_explorer.queries.registry import Subject, query
from wave_explorer.record import Compilation, NotRecorded
from wave_explorer.record.stage import Chain, Language, Stage


class CompareDiffParameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``variant`` against ``baseline`` (ids): ``what`` is ``graph`` (of the last fx pass), ``mlir``, ``asm``, or
    ``stage``, which ``stage`` names by its id in the variant, or in the baseline where only that has it."""

    variant: str
    baseline: str
    what: Literal["stage", "graph", "mlir", "asm"] = "stage"
    stage: str | None = None


class FactRow(msgspec.Struct, frozen=True):
    """A fact of a node that differs, in words; empty where it has none."""

    name: str
    before: str
    after: str


class MatchedNodeRow(msgspec.Struct, frozen=True):
    """A node of one graph only (``added``, ``removed``), or a pair of which facts differ (``changed``)."""

    change: str
    id: str
    baseline_id: str
    name: str
    baseline_name: str
    facts: list[FactRow]


class CompareDiffPayload(msgspec.Struct, frozen=True):
    """Answer of ``compare_diff``: the baseline's text is ``before``.

    ``likeness`` is ``same`` where nothing but names differs, ``registers`` where only registers do, or ``different``;
    ``matched`` counts the pairs of nodes.
    """

    variant: str
    baseline: str
    stage: str | None
    baseline_stage: str | None
    language: str
    before: str
    after: str
    added: int
    removed: int
    likeness: str
    sentence: str
    matched: int
    nodes: list[MatchedNodeRow]


@query("compare_diff", CompareDiffParameters)
def compare_diff(subject: Subject, parameters: CompareDiffParameters) -> CompareDiffPayload:
    """Two texts of one language, and for fx graphs the nodes matched."""
    base, one = chosen_ones(subject, (parameters.baseline, parameters.variant), parameters.baseline)
    if parameters.what in ("mlir", "asm"):
        return _whole(base, one, parameters.what)
    stages: tuple[Stage | None, Stage | None]
    if parameters.what == "graph":
        stages = _last_graph(base.compilation), _last_graph(one.compilation)
    elif parameters.stage is None:
        raise NotRecorded("name the stage")
    else:
        stages = _counterparts(base.compilation, one.compilation, parameters.stage)
    return _stages(base, one, *stages)


def _whole(base: Compared, one: Compared, what: Literal["mlir", "asm"]) -> CompareDiffPayload:
    texts = []
    for each in (base, one):
        text = each.compilation.mlir if what == "mlir" else each.compilation.asm
        if text is None:
            raise NotRecorded(f"{each.label} has no {'MLIR' if what == 'mlir' else 'AMDGCN'}")
        texts.append(text)
    return _texts(base, one, (None, None), "mlir" if what == "mlir" else "amdgcn", texts[0], texts[1])


def _stages(base: Compared, one: Compared, old: Stage | None, new: Stage | None) -> CompareDiffPayload:
    if old is not None and new is not None and old.language == new.language == "graph":
        graphs = base.compilation.graph(old), one.compilation.graph(new)
        found = compare_graphs(*graphs)
        before, after = (graph_text(graph)[0] for graph in graphs)
        removed, added = count_changes(before, after)
        nodes = [MatchedNodeRow("removed", "", n.id, "", display_name(n), []) for n in found.removed]
        nodes += [MatchedNodeRow("added", n.id, "", display_name(n), "", []) for n in found.added]
        nodes += [
            MatchedNodeRow(
                "changed",
                pair.after.id,
                pair.before.id,
                display_name(pair.after),
                display_name(pair.before),
                [FactRow(change.name, change.before, change.after) for change in pair.changes],
            )
            for pair in found.changed
        ]
        return CompareDiffPayload(
            variant=one.id, baseline=base.id, stage=new.id, baseline_stage=old.id, language="graph",
            before=before, after=after, added=added, removed=removed,
            likeness="same" if found.empty else "different", sentence=graph_sentence(found),
            matched=found.matched, nodes=nodes,
        )  # fmt: skip
    shown = new or old
    language: Language = "text" if shown is None else shown.language
    return _texts(base, one, (old, new), language, _text(base.compilation, old), _text(one.compilation, new))


def _texts(
    base: Compared,
    one: Compared,
    stages: tuple[Stage | None, Stage | None],
    language: Language,
    before: str,
    after: str,
) -> CompareDiffPayload:
    removed, added = count_changes(before, after)
    relation = likeness(before, after, language) if language != "graph" else "different"
    words = {"same": "the same but for names of values and locations", "registers": "the same code in other registers"}
    return CompareDiffPayload(
        variant=one.id,
        baseline=base.id,
        stage=None if stages[1] is None else stages[1].id,
        baseline_stage=None if stages[0] is None else stages[0].id,
        language=language,
        before=before,
        after=after,
        added=added,
        removed=removed,
        likeness=relation,
        sentence="the same" if before == after else words.get(relation, f"lines +{added}, −{removed}"),
        matched=0,
        nodes=[],
    )


def _text(comp: Compilation, stage: Stage | None) -> str:
    if stage is None or stage.after is None:
        return ""
    return graph_text(comp.graph(stage))[0] if stage.language == "graph" else comp.text(stage)


def _last_graph(comp: Compilation) -> Stage:
    for stage in reversed(comp.stages):
        if stage.language == "graph" and stage.after is not None:
            return stage
    raise NotRecorded(f"the record of {comp.manifest.kernel} holds no fx graph")


def _counterparts(base: Compilation, one: Compilation, key: str) -> tuple[Stage | None, Stage | None]:
    chains: tuple[Chain, ...] = ("device", "host")
    for chain in chains:
        for pair in align(base, one, chain):
            if pair.after is not None and pair.after.id == key:
                return pair.before, pair.after
            if pair.after is None and pair.before is not None and pair.before.id == key:
                return pair.before, None
    return base.stage(key), None
