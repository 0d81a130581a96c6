"""The indices of a compile as a saved page keeps them: forms from which the page makes every map and derivation."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod
from typing import Any, Generic, TypeVar

import msgspec

from wave_explorer.analysis.derivation import derivation
from wave_explorer.analysis.index_form import IndexForm, PlacesForm, index_form, symbol_forms
from wave_explorer.analysis.index_map import NotKnown, wave_size
from wave_explorer.analysis.node_facts import display_name
from wave_explorer.queries.derivation import DerivationPayload, derivation_query, in_order
from wave_explorer.queries.index_map import IndexMapParameters
from wave_explorer.queries.node import IndexDim, index_rows
from wave_explorer.queries.registry import Subject
from wave_explorer.record import Compilation, Graph, GraphNode
from wave_explorer.record.expression import Expression
from wave_explorer.record.stage import Stage

_OPERANDS_DEEP = 3
"""How far the index of a node hangs on the nodes behind it: the vector tile of a value is looked for so far."""
_NO_VALUE = "has no value here"

T = TypeVar("T")


class SavedIndex(msgspec.Struct, frozen=True):
    """The form of a node's index with the words of its map; see :class:`~analysis.index_form.IndexForm`."""

    label: str
    space: str
    mapping: str
    element_bytes: int
    index: list[IndexDim]
    dims: tuple[str, ...]
    not_known: str
    places: PlacesForm | None


class SavedDerivation(msgspec.Struct, frozen=True):
    """A derivation without the values of its terms, which are these expressions."""

    payload: DerivationPayload
    terms: list[Expression]
    dropped: list[Expression]


class SavedIndices(msgspec.Struct, frozen=True):
    """What a page needs to evaluate indices.

    ``form_of`` and ``derivation_of`` have places in ``forms`` and ``derivations``, by stage and node.
    """

    threads: int
    block: tuple[int, int, int]
    grid: tuple[int, int, int] | None
    wave_size: int
    values: dict[str, int]
    thread_axes: dict[str, int]
    workgroup_axes: dict[str, int]
    bound: dict[str, Expression]
    forms: list[SavedIndex]
    derivations: list[SavedDerivation]
    form_of: dict[str, dict[str, int]]
    derivation_of: dict[str, dict[str, int]]


def saved_indices(comp: Compilation, stages: Iterable[Stage], derived: Iterable[tuple[str, str]]) -> SavedIndices:
    """The indices of all nodes after some passes.

    Args:
        comp: the record.
        stages: fx stages whose graph was captured.
        derived: stage and node of the derivations to keep.
    """
    launch = comp.manifest.launch
    block = launch.block if launch is not None and launch.block is not None else (1, 1, 1)
    symbols = symbol_forms(comp)
    forms = _Forms(comp)
    form_of = {stage.id: forms.of_stage(stage) for stage in stages}
    derivations = _Table[SavedDerivation]()
    derivation_of: dict[str, dict[str, int]] = {}
    for stage_id, node in derived:
        known = forms.forms.entries[form_of[stage_id][node]] if node in form_of.get(stage_id, {}) else None
        found = _derivation(comp, stage_id, node) if known is not None else None
        if found is not None:
            derivation_of.setdefault(stage_id, {})[node] = derivations.number(found)
    return SavedIndices(
        threads=prod(block),
        block=block,
        grid=launch.grid if launch is not None else None,
        wave_size=wave_size(comp),
        values=symbols.values,
        thread_axes=symbols.thread_axes,
        workgroup_axes=symbols.workgroup_axes,
        bound=symbols.bound,
        forms=forms.forms.entries,
        derivations=derivations.entries,
        form_of=form_of,
        derivation_of=derivation_of,
    )


class _Table(Generic[T]):
    """Entries that are kept once, told apart by their JSON."""

    def __init__(self) -> None:
        self.entries: list[T] = []
        self._numbers: dict[bytes, int] = {}

    def number(self, entry: T) -> int:
        """Its place among the entries, where it is put if it is new."""
        key = msgspec.json.encode(entry)
        if key not in self._numbers:
            self._numbers[key] = len(self.entries)
            self.entries.append(entry)
        return self._numbers[key]


class _Forms:
    """Forms of the nodes of a compile; a node that is the same after several passes is looked at once."""

    def __init__(self, comp: Compilation) -> None:
        self.forms = _Table[SavedIndex]()
        self._comp = comp
        self._of_graph: dict[str, dict[str, int]] = {}
        self._of_node: dict[tuple[bytes, ...], int | None] = {}

    def of_stage(self, stage: Stage) -> dict[str, int]:
        """Numbers of the forms by node; nodes without one are left out."""
        handle = stage.after or ""
        if handle not in self._of_graph:
            graph = self._comp.graph(stage)
            encoded = {node.id: msgspec.json.encode(node) for node in graph.nodes.values()}
            found = {node.id: self._of(stage, graph, node, encoded) for node in graph.nodes.values()}
            self._of_graph[handle] = {node: number for node, number in found.items() if number is not None}
        return self._of_graph[handle]

    def _of(self, stage: Stage, graph: Graph, node: GraphNode, encoded: dict[str, bytes]) -> int | None:
        key = (*(encoded[one] for one in _behind(graph, node)), *_loops(graph, node))
        if key not in self._of_node:
            form = index_form(self._comp, stage.id, node)
            self._of_node[key] = None if form is None else self.forms.number(_worded(node, form))
        return self._of_node[key]


def _behind(graph: Graph, node: GraphNode) -> list[str]:
    """The node and those that its index and its memory hang on, in a fixed order."""
    found = {node.id: None}
    edge = [node]
    for _ in range(_OPERANDS_DEEP):
        names = [name for one in edge for name in (one.memory, *(operand.node for operand in one.operands))]
        edge = [graph.nodes[name] for name in dict.fromkeys(names) if name in graph.nodes and name not in found]
        found.update(dict.fromkeys(one.id for one in edge))
    return list(found)


def _loops(graph: Graph, node: GraphNode) -> list[bytes]:
    """The regions around a node, without the nodes in them."""
    regions = {region.id: region for region in graph.regions}
    around: list[bytes] = []
    region = regions.get(node.region)
    while region is not None:
        around.append(msgspec.json.encode((region.id, region.owner, region.dim, region.trip_count)))
        owner = graph.nodes.get(region.owner) if region.owner is not None else None
        region = regions.get(owner.region) if owner is not None else None
    return around


def _worded(node: GraphNode, form: IndexForm) -> SavedIndex:
    return SavedIndex(
        display_name(node),
        form.space,
        form.mapping,
        form.element_bytes,
        index_rows(node.index) or [],
        form.dims,
        form.not_known,
        form.places,
    )


def _derivation(comp: Compilation, stage: str, node: str) -> SavedDerivation | None:
    """None where the values of the terms hang on the place in a way that only a kernel can say."""
    payload = derivation_query(Subject(comp), IndexMapParameters(stage, node))
    if payload.not_known:
        return SavedDerivation(payload, [], [])
    if any(row.note and not row.note.endswith(_NO_VALUE) for row in (*payload.terms, *payload.dropped)):
        return None
    try:
        history = derivation(comp, stage, node).history
    except NotKnown:
        return None
    empty: dict[str, Any] = {"stage": "", "node": ""}
    for part in ("terms", "dropped"):
        empty[part] = [msgspec.structs.replace(row, values=[]) for row in getattr(payload, part)]
    return SavedDerivation(
        msgspec.structs.replace(payload, **empty),
        [term.expression for term in in_order(history.terms)],
        [drop.term.expression for drop in history.dropped],
    )
