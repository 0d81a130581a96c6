"""The index of an fx node as a story: which event added, changed or dropped which term.

A copy goes on from the terms of the node it was copied from.  A node that a pass made afresh has no such origin; where
its index agrees term by term with that of a neighbour, or of the node it replaced, it goes on from there, and the step
says so.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from wave_explorer.analysis.addends import Probe, add_constants, addends, compare, constant
from wave_explorer.analysis.term_kind import TermKind, constraints_of, dim_symbol, is_set_at_once, kind_of
from wave_explorer.record import (
    Compilation,
    Graph,
    GraphNode,
    IndexEvent,
    IndexSequence,
    NotRecorded,
    Propagation,
    Stage,
)
from wave_explorer.record.expression import Expression, free_symbols

Start: TypeAlias = Literal["own", "copy", "like"]
_SUBSTITUTING = ("wave.scheduling.", "wave.unrolling:", "wave.workgroup_reordering:")
_SCALING = "resolve_scaled_indices"
UNKNOWN_FUNCTION = "unobserved"


@dataclass(frozen=True)
class IndexTerm:
    """One addend of the start of an index.

    Attributes:
        dim: dimension id.
        expression: as it stands now.
        kind: what it depends on and comes from.
        event: the event that put it there.
        constraints: positions of the constraints behind it, in the spec; empty where none is.
        way: nodes from the one where it was put to the one that has it now.
        earlier: its older forms with the event that changed each.
    """

    dim: str
    expression: Expression
    kind: TermKind
    event: IndexEvent
    constraints: tuple[int, ...]
    way: tuple[str, ...]
    earlier: tuple[tuple[Expression, IndexEvent], ...] = ()


@dataclass(frozen=True)
class Setting:
    """The size or the stride of a dimension, and the event that gave it its value."""

    dim: str
    part: Literal["size", "stride"]
    expression: Expression
    event: IndexEvent
    constraints: tuple[int, ...]


@dataclass(frozen=True)
class Drop:
    """A term that an event took away."""

    term: IndexTerm
    event: IndexEvent


@dataclass(frozen=True)
class HistoryStep:
    """One event in the story of a node.

    Attributes:
        event: what happened.
        start: whether the node had an index before (``own``, also for the first of all), goes on from the node it
            was copied from, or from one that has the same terms (``like``).
        origin: id of that other node.
        added, dropped: terms that came and went.
        rewritten: terms in their new form.
        settings: sizes and strides that changed.
    """

    event: IndexEvent
    start: Start
    origin: str | None
    added: tuple[IndexTerm, ...]
    dropped: tuple[IndexTerm, ...]
    rewritten: tuple[IndexTerm, ...]
    settings: tuple[Setting, ...]


@dataclass(frozen=True)
class History:
    """The terms, sizes and strides of a node's index, what was dropped, and the steps that led there."""

    terms: tuple[IndexTerm, ...] = ()
    settings: tuple[Setting, ...] = ()
    dropped: tuple[Drop, ...] = ()
    steps: tuple[HistoryStep, ...] = ()
    index: dict[str, IndexSequence] = field(default_factory=dict)


class Histories:
    """Histories of the nodes of one compile; each is worked out once.

    Args:
        comp: the record.
    """

    def __init__(self, comp: Compilation) -> None:
        self.propagation = comp.propagation()
        self._comp = comp
        self._probe = Probe(comp)
        self._all = comp.index_events()
        self._events: dict[str, list[IndexEvent]] = {}
        for event in self._all:
            self._events.setdefault(event.node, []).append(event)
        self._known: dict[tuple[str, int], History] = {}
        self._constraint_terms = _constraint_terms(comp, self.propagation)
        self._ends: dict[str, int] = {}

    def of(self, node: str, before: int) -> History:
        """The history of ``node`` up to, and without, the event number ``before``."""
        events = [event for event in self._events.get(node, ()) if event.order < before]
        if not events:
            return History()
        key = (node, events[-1].order)
        if key not in self._known:
            earlier = self.of(node, events[-1].order)
            self._known[key] = self._next(node, earlier, events[-1])
        return self._known[key]

    def end(self, stage: Stage) -> int:
        """Number of the first event after ``stage``.  A pass that runs others has events before and between them."""
        if stage.id not in self._ends:
            stages = self._comp.stages
            reached = {one.id for one in stages[: stages.index(stage) + 1]}
            outer = {stage.parent} if stage.parent else set()
            last = max((event.order for event in self._all if event.stage in reached), default=-1)
            later = (e.order for e in self._all if e.order > last and e.stage not in outer)
            self._ends[stage.id] = next(later, len(self._all))
        return self._ends[stage.id]

    def _next(self, node: str, earlier: History, event: IndexEvent) -> History:
        if earlier.steps:
            return self._after(node, earlier, event, "own", None)
        origin, start = self._origin(node, event)
        if origin is None:
            return self._after(node, earlier, event, "own", None)
        base = self.of(origin, event.order)
        return self._after(node, _handed_on(base, node), event, start, origin)

    def _after(self, node: str, base: History, event: IndexEvent, start: Start, origin: str | None) -> History:
        index = event.index or {}
        terms: list[IndexTerm] = []
        added: list[IndexTerm] = []
        gone: list[IndexTerm] = []
        rewritten: list[IndexTerm] = []
        for dim, sequence in index.items():
            old = [term for term in base.terms if term.dim == dim]
            change = compare([term.expression for term in old], addends(sequence.start), self._probe)
            kept = [_now(old[position], expression, event) for position, expression in change.kept]
            lost = [old[position] for position in change.dropped]
            fresh, changed, lost = self._new_terms(node, dim, change.added, lost, event)
            terms += [*kept, *changed, *fresh]
            added += fresh
            rewritten += changed
            gone += lost
        gone += [term for term in base.terms if term.dim not in index]
        if start == "like":
            # What the other node has besides was never this node's.
            gone = []
        settings = self._settings(base, index, event)
        step = HistoryStep(
            event, start, origin, tuple(added), tuple(gone), tuple(rewritten),
            tuple(setting for setting in settings if setting.event is event),
        )  # fmt: skip
        return History(
            tuple(terms),
            settings,
            (*base.dropped, *(Drop(term, event) for term in gone)),
            (*base.steps, step),
            index,
        )

    def _new_terms(
        self, node: str, dim: str, new: tuple[Expression, ...], lost: list[IndexTerm], event: IndexEvent
    ) -> tuple[list[IndexTerm], list[IndexTerm], list[IndexTerm]]:
        """Terms that are new, terms that are a lost one in another form, and those that are really lost."""
        changed: list[IndexTerm] = []
        open_terms = list(new)
        if event.function.startswith(_SUBSTITUTING) or _SCALING in event.function:
            for expression in new:
                before = _nearest(expression, lost)
                if before is not None:
                    changed.append(
                        replace(before, expression=expression, earlier=(*before.earlier, (before.expression, event)))
                    )
                    lost = [term for term in lost if term is not before]
                    open_terms.remove(expression)
        fresh: list[IndexTerm] = []
        for expression, positions in self._with_constraints(dim, open_terms):
            behind = constraints_of(self._comp, event, positions)
            kind = kind_of(self._comp, expression, event, positions)
            fresh.append(IndexTerm(dim, expression, kind, event, behind, (node,)))
        return fresh, changed, lost

    def _with_constraints(self, dim: str, new: list[Expression]) -> list[tuple[Expression, tuple[int, ...]]]:
        """Each new addend with the constraints whose own addend it is."""
        found: list[tuple[Expression, tuple[int, ...]]] = []
        claimed: set[int] = set()
        for expression in new:
            positions = tuple(
                position
                for position, its_dim, part in self._constraint_terms
                if its_dim == dim and position not in claimed and self._probe.same(part, expression)
            )[:1]
            # sympy merges equal terms: two constraints of one kind on one dimension make one addend.
            if not positions and constant(expression) is None:
                positions = tuple(
                    position
                    for position, its_dim, part in self._constraint_terms
                    if its_dim == dim and position not in claimed and free_symbols(part) == free_symbols(expression)
                )
                positions = positions if len(positions) > 1 else ()
            claimed.update(positions)
            found.append((expression, positions))
        return found

    def _settings(self, base: History, index: dict[str, IndexSequence], event: IndexEvent) -> tuple[Setting, ...]:
        known = {(setting.dim, setting.part): setting for setting in base.settings}
        found: list[Setting] = []
        for dim, sequence in index.items():
            parts: tuple[tuple[Literal["size", "stride"], Expression], ...] = (
                ("size", sequence.size), ("stride", sequence.stride),
            )  # fmt: skip
            for part, expression in parts:
                before = known.get((dim, part))
                if before is not None and self._probe.same(before.expression, expression):
                    found.append(replace(before, expression=expression))
                else:
                    behind = constraints_of(self._comp, event, ())
                    found.append(Setting(dim, part, expression, event, behind))
        return tuple(found)

    def _origin(self, node: str, event: IndexEvent) -> tuple[str | None, Start]:
        """The node whose terms a new node goes on from."""
        graphs = _graphs(self._comp, event.stage)
        own = next((graph.nodes[node] for graph in graphs if node in graph.nodes), None)
        lineage = self._lineage(own, event)
        if lineage is not None:
            return lineage, "copy"
        if is_set_at_once(event):
            return None, "own"
        best, most = None, (0, float("-inf"))
        for candidate in _neighbours(own, graphs):
            score = self._agreement(self.of(candidate, event.order), event)
            if score[0] and score > most:
                best, most = candidate, score
        return best, "like"

    def _lineage(self, own: GraphNode | None, event: IndexEvent) -> str | None:
        lineage = own.lineage if own is not None else None
        if lineage is None or not self.of(lineage, event.order).steps:
            return None
        return lineage

    def _agreement(self, history: History, event: IndexEvent) -> tuple[int, float]:
        """How many addends, numbers aside, the two have in common, and how near their numbers are to each other."""
        common, distance = 0, 0.0
        for dim, sequence in (event.index or {}).items():
            own = [term.expression for term in history.terms if term.dim == dim]
            parts = addends(sequence.start)
            common += sum(
                any(self._probe.same(expression, part) for expression in own)
                for part in parts
                if constant(part) is None
            )
            offset = add_constants(
                [part for part in parts if constant(part)], minus=[part for part in own if constant(part)]
            )
            numerator, denominator = constant(offset) or (0, 1)
            distance += abs(numerator / denominator)
        return common, -distance


def _now(term: IndexTerm, expression: Expression, event: IndexEvent) -> IndexTerm:
    if term.expression == expression:
        return term
    return replace(term, expression=expression, earlier=(*term.earlier, (term.expression, event)))


def _handed_on(history: History, node: str) -> History:
    return replace(history, terms=tuple(replace(term, way=(*term.way, node)) for term in history.terms))


def _nearest(expression: Expression, lost: Iterable[IndexTerm]) -> IndexTerm | None:
    """Of the lost terms, the one that shares most names with ``expression``; None where none shares any."""
    names = free_symbols(expression)
    best, most = None, 0
    for term in lost:
        common = len(names & free_symbols(term.expression))
        if common > most:
            best, most = term, common
    return best


def _graphs(comp: Compilation, stage: str) -> list[Graph]:
    """After and before a stage, as far as captured."""
    found = []
    for before in (False, True):
        try:
            found.append(comp.graph(stage, before=before))
        except NotRecorded:
            continue
    return found


def _neighbours(own: GraphNode | None, graphs: list[Graph]) -> list[str]:
    """Nodes that a new node may have its index from: operands, users, and those on the same memory that are gone."""
    if own is None or not graphs:
        return []
    found = [operand.node for operand in own.operands]
    found += [user.id for user in graphs[0].nodes.values() if any(op.node == own.id for op in user.operands)]
    found += [
        other.id
        for graph in graphs[1:]
        for other in graph.nodes.values()
        if other.op == own.op and other.memory == own.memory and other.id not in graphs[0].nodes
    ]
    return [node for node in dict.fromkeys(found) if node != own.id]


def _constraint_terms(comp: Compilation, propagation: Propagation | None) -> list[tuple[int, str, Expression]]:
    """Position in the spec, dimension and addend of each distribution constraint, by the compiler's own ``apply``."""
    if propagation is None:
        return []
    found: list[tuple[int, str, Expression]] = []
    taken: set[int] = set()
    for term in propagation.constraints:
        for position, constraint in enumerate(comp.spec.constraints):
            same = constraint.kind == term.kind and constraint.arguments.get("dim") == term.dim
            if same and position not in taken:
                taken.add(position)
                dim = next((name for name in free_symbols(term.dim) if dim_symbol(name) == term.dim), None)
                if dim is not None:
                    found += [(position, dim, part) for part in addends(term.start)]
                break
    return found
