"""Query ``derivation``: the index of a node as a sum of terms, with what put each there."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from wave_explorer.analysis.access_mapping import mapping_text
from wave_explorer.analysis.derivation import (
    AnchorWay,
    Derivation,
    HistoryStep,
    derivation,
    place_of,
    reason_of,
    term_values,
    values_for,
)
from wave_explorer.analysis.index_history import IndexTerm, Setting
from wave_explorer.analysis.index_map import NotKnown, index_map
from wave_explorer.analysis.node_facts import display_name, sequence_text
from wave_explorer.analysis.term_kind import KINDS, constraint_text, pass_name
from wave_explorer.queries.index_map import IndexMapParameters
from wave_explorer.queries.node import find_node
from wave_explorer.queries.registry import Subject, query
from wave_explorer.record import Compilation, IndexEvent, NotRecorded
from wave_explorer.record.evaluation import IntArray
from wave_explorer.record.expression import to_text


class ConstraintRow(msgspec.Struct, frozen=True):
    """A constraint of the spec by its position there; ``line`` is 0 where its source line is not known."""

    position: int
    kind: str
    text: str
    file: str
    line: int


class EarlierForm(msgspec.Struct, frozen=True):
    """How a term was written before the event at ``place`` rewrote it."""

    text: str
    place: str
    order: int


class TermRow(msgspec.Struct, frozen=True):
    """One addend.

    ``order`` is the event that put it there, ``place`` its pass and function, ``function`` with module and line (or
    ``unobserved``); ``way`` the nodes it came along; ``values`` by thread, empty where ``note`` says why.
    """

    dim: str
    kind: str
    text: str
    order: int
    stage: str
    place: str
    function: str
    reason: str
    constraints: list[ConstraintRow]
    way: list[str]
    earlier: list[EarlierForm]
    values: list[int]
    note: str
    dropped_by: str


class SettingRow(msgspec.Struct, frozen=True):
    """The size or stride of a dimension and what gave it its value."""

    dim: str
    part: str
    text: str
    order: int
    place: str
    constraints: list[ConstraintRow]


class StepRow(msgspec.Struct, frozen=True):
    """One event; ``start`` and ``origin`` say where a new node had its terms from."""

    order: int
    stage: str
    pass_name: str
    place: str
    function: str
    node: str
    start: str
    origin: str
    added: list[str]
    dropped: list[str]
    rewritten: list[str]
    settings: list[str]
    index: list[str]


class LostRow(msgspec.Struct, frozen=True):
    """An index that was offered and not taken; ``differs`` is False where it says the same."""

    anchor: str
    sources: list[str]
    index: str
    reason: str
    differs: bool


class AnchorRow(msgspec.Struct, frozen=True):
    """The anchor of the lane terms (``op`` mma, reduction, read or write), the way from it, and the losers."""

    order: int
    node: str
    label: str
    op: str
    way: list[str]
    way_nodes: list[str]
    lost: list[LostRow]
    not_known: str


class DerivationPayload(msgspec.Struct, frozen=True):
    """Answer of ``derivation``; empty where ``not_known`` says why.

    ``weights`` are bytes for one step along a dimension and ``base`` the byte of element 0, where the node's address
    is a sum of its terms; ``weights_note`` says why it is not.
    """

    stage: str
    node: str
    label: str
    not_known: str
    dims: list[str]
    terms: list[TermRow]
    dropped: list[TermRow]
    settings: list[SettingRow]
    steps: list[StepRow]
    anchors: list[AnchorRow]
    weights: dict[str, int] | None
    base: int
    weights_note: str
    threads: int
    wave_size: int


@query("derivation", IndexMapParameters)
def derivation_query(subject: Subject, parameters: IndexMapParameters) -> DerivationPayload:
    """Why the index of one node is what it is after one stage."""
    comp = subject.compilation
    stage = comp.stage(parameters.stage)
    graph = comp.graph(stage)
    node = find_node(graph, parameters.node, stage.id)
    dims = list(node.index or ())
    try:
        found = derivation(comp, stage.id, node.id)
    except NotKnown as error:
        return DerivationPayload(
            stage.id, node.id, display_name(node), str(error), dims, [], [], [], [], [], None, 0, "", 0, 0
        )
    note = ""
    values: dict[str, int | IntArray] = {}
    threads = 0
    weights: dict[str, int] | None = None
    base, wave, weights_note = 0, 64, ""
    try:
        values, threads = values_for(comp, found, parameters.workgroup, parameters.iteration)
        places = index_map(comp, stage.id, node.id, workgroup=parameters.workgroup, iteration=parameters.iteration)
        dims = list(places.dims)
        wave, weights_note = places.wave_size, places.address_note
        if places.address is not None and places.tensor is not None and node.attributes.get("mapping") is None:
            tensor = places.tensor
            weights = dict(zip(tensor.dims, (pitch * tensor.element_bytes for pitch in tensor.pitch), strict=True))
            base = tensor.base
        elif not weights_note:
            mapping = mapping_text(graph, node) or "that leads every dimension to itself"
            weights_note = f"an index mapping stands between the index and the memory, {mapping}"
    except NotKnown as error:
        note = weights_note = str(error)
    names = _Names(comp, found)

    def row(term: IndexTerm, dropped_by: str = "") -> TermRow:
        worth = note if not threads else term_values(term.expression, values, threads)
        return TermRow(
            dim=term.dim,
            kind=term.kind,
            text=to_text(term.expression),
            order=term.event.order,
            stage=term.event.stage,
            place=place_of(term.event),
            function=term.event.function,
            reason=reason_of(found, term),
            constraints=_constraints(comp, term.constraints),
            way=[names.label(one, term.event) for one in term.way],
            earlier=[EarlierForm(to_text(form), place_of(event), event.order) for form, event in term.earlier],
            values=[] if isinstance(worth, str) else worth,
            note=worth if isinstance(worth, str) else "",
            dropped_by=dropped_by,
        )

    return DerivationPayload(
        stage=stage.id,
        node=node.id,
        label=display_name(node),
        not_known="",
        dims=[*dims, *(dim for dim in node.index or () if dim not in dims)],
        terms=[row(term) for term in in_order(found.history.terms)],
        dropped=[row(drop.term, place_of(drop.event)) for drop in found.history.dropped],
        settings=[
            SettingRow(s.dim, s.part, to_text(s.expression), s.event.order, place_of(s.event),
                       _constraints(comp, s.constraints))
            for s in found.history.settings
        ],
        steps=[_step(step, names) for step in found.history.steps],
        anchors=[_anchor(order_, way, names) for order_, way in found.anchors.items()],
        weights=weights,
        base=base,
        weights_note=weights_note,
        threads=threads,
        wave_size=wave,
    )  # fmt: skip


def in_order(terms: Iterable[IndexTerm]) -> list[IndexTerm]:
    """Terms in the order in which they are listed: by kind, from the workgroup to the element."""
    return sorted(terms, key=lambda term: KINDS.index(term.kind))


class _Names:
    """Labels of nodes, which may be gone in the stage that is asked about."""

    def __init__(self, comp: Compilation, found: Derivation) -> None:
        self._comp = comp
        self._graph = found.graph

    def label(self, node: str, event: IndexEvent) -> str:
        """Name of ``node``, looked for in the graph at hand, then in those around the event; else its id."""
        graphs = [self._graph]
        for before in (False, True):
            if node not in graphs[-1].nodes:
                try:
                    graphs.append(self._comp.graph(event.stage, before=before))
                except NotRecorded:
                    continue
        last = graphs[-1].nodes.get(node)
        return display_name(last) if last is not None else node

    def op(self, node: str, event: IndexEvent) -> str:
        """Operation of ``node`` at the event, empty where it is not known."""
        for before in (False, True):
            try:
                found = self._comp.graph(event.stage, before=before).nodes.get(node)
            except NotRecorded:
                continue
            if found is not None:
                return found.op
        return ""


def _constraints(comp: Compilation, positions: tuple[int, ...]) -> list[ConstraintRow]:
    rows = []
    for position in positions:
        constraint = comp.spec.constraints[position]
        place = constraint.location
        rows.append(
            ConstraintRow(
                position,
                constraint.kind,
                constraint_text(constraint),
                place.file if place is not None else "",
                place.line if place is not None else 0,
            )
        )
    return rows


def _step(step: HistoryStep, names: _Names) -> StepRow:
    event = step.event
    return StepRow(
        order=event.order,
        stage=event.stage,
        pass_name=pass_name(event),
        place=place_of(event),
        function=event.function,
        node=names.label(event.node, event),
        start=step.start,
        origin="" if step.origin is None else names.label(step.origin, event),
        added=[_term_text(term) for term in step.added],
        dropped=[_term_text(term) for term in step.dropped],
        rewritten=[_term_text(term) for term in step.rewritten],
        settings=[_setting_text(setting) for setting in step.settings],
        index=[f"{dim} = {sequence_text(sequence)}" for dim, sequence in (event.index or {}).items()],
    )


def _term_text(term: IndexTerm) -> str:
    return f"{term.dim}: {to_text(term.expression)}"


def _setting_text(setting: Setting) -> str:
    return f"{setting.dim}: {setting.part} {to_text(setting.expression)}"


def _anchor(order: int, way: AnchorWay, names: _Names) -> AnchorRow:
    event = way.event
    return AnchorRow(
        order=order,
        node=way.anchor or "",
        label="" if way.anchor is None else names.label(way.anchor, event),
        op="" if way.anchor is None else names.op(way.anchor, event),
        way=[names.label(node, event) for node in way.way],
        way_nodes=list(way.way),
        lost=[
            LostRow(
                anchor="" if lost.offer.anchor is None else names.label(lost.offer.anchor, event),
                sources=[names.label(source, event) for source in lost.sources],
                index=", ".join(f"{dim} = {sequence_text(one)}" for dim, one in lost.offer.index.items()),
                reason=lost.reason,
                differs=lost.differs,
            )
            for lost in way.lost
        ],
        not_known=way.not_known,
    )
