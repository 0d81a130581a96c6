"""From which anchor, and along which nodes, an index came to a node, and which offers it did not take.

``propagate_indices`` works through a list of offers (node, index, vector shapes): it takes the first one, sets the
node's index or not, and appends an offer for each neighbour.  A list that notes what is taken and what is appended
sees all of it, and leaves every decision to the compiler.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Container, Iterable
from typing import TYPE_CHECKING, Any

from wave_explorer.capture.active import active
from wave_explorer.capture.fx_identity import NodeIdentity
from wave_explorer.capture.fx_values import FxValues
from wave_explorer.capture.patching import HookPoint
from wave_explorer.record.propagation import ConstraintTerm, IndexOffer, Outcome, Propagation

if TYPE_CHECKING:
    from wave_explorer.capture.fx_capture import FxCapture

_ANALYSIS = "wave_lang.kernel.wave.analysis.index_sequence_analysis"
# Loops and matrix instructions pass an index on; a loop's result has that of the loop.
_KEEP_THEIR_INDEX = ("NestedRegionOp", "MMABase", "GetResult")


class IndexOfferLog:
    """All offers of one compile, and the terms of its constraints.

    Args:
        identity: gives node ids.
        values: converts indices.
    """

    def __init__(self, identity: NodeIdentity, values: FxValues) -> None:
        self.offers: list[IndexOffer] = []
        self.constraints: tuple[ConstraintTerm, ...] | None = None
        self.anchor: Any = None
        self._identity = identity
        self._values = values

    @property
    def result(self) -> Propagation:
        """What goes into the record."""
        return Propagation(self.constraints or (), tuple(self.offers))

    def note_constraints(self, constraints: Iterable[Any]) -> None:
        """Notes what each distribution constraint adds to an index; the first call of a compile counts."""
        found = []
        for constraint in constraints:
            start = self._values.expression(constraint.apply().start)
            found.append(ConstraintTerm(type(constraint).__name__, self._values.expression(constraint.dim), start))
        self.constraints = tuple(found)

    def add(
        self, order: int, stage: str, entry: tuple[Any, dict[Any, Any], Any], source: Any, outcome: Outcome
    ) -> None:
        """Files one offer with what became of it.

        Args:
            order: number of index events so far.
            stage: id of the running stage.
            entry: the compiler's own offer: node, index, vector shapes.
            source: the neighbour that passed it on, None where there is none.
        """
        node, index, shapes = entry
        needed: tuple[str, ...] = ()
        shaped: tuple[str, ...] = ()
        if outcome == "unfit":
            dims = getattr(getattr(node, "type", None), "symbolic_shape", None) or ()
            needed = tuple(self._values.dim(dim) for dim in dims if shapes.get(dim, 2) > 1)
            shaped = tuple(self._values.dim(dim) for dim in shapes)
        self.offers.append(
            IndexOffer(
                order,
                stage,
                None if self.anchor is None else self._identity.id(self.anchor),
                self._identity.id(node.fx_node),
                None if source is None else self._identity.id(source.fx_node),
                self._values.index(index),
                outcome,
                needed,
                shaped,
            )
        )


class _Offers(list[Any]):
    """The compiler's list of offers, which notes the way of each."""

    def __init__(self, entries: Iterable[Any], visited: Container[Any], capture: FxCapture) -> None:
        super().__init__(entries)
        self._visited = visited
        self._capture = capture
        self._sources: dict[int, Any] = {}
        self._current: Any = None
        self._order = 0

    def pop(self, position: Any = -1) -> Any:
        start = time.perf_counter()
        self.settle()
        entry = super().pop(position)
        if entry[0] in self._visited:
            self._file(entry, "late")
        else:
            self._current = entry
            self._order = len(self._capture.events.events)
        self._capture.overhead += time.perf_counter() - start
        return entry

    def append(self, entry: Any) -> None:
        # Entries live in the list until they are popped, so their addresses are good keys.
        if self._current is not None:
            self._sources[id(entry)] = self._current[0]
        super().append(entry)

    def settle(self) -> None:
        """Files the offer popped last: what became of it shows once the compiler asks for the next."""
        entry, self._current = self._current, None
        if entry is None:
            return
        if entry[0] not in self._visited:
            self._file(entry, "unfit")
        else:
            self._file(entry, "passed" if _is(entry[0], *_KEEP_THEIR_INDEX) else "taken")

    def _file(self, entry: Any, outcome: Outcome) -> None:
        source = self._sources.pop(id(entry), None)
        order = self._order if outcome != "late" else len(self._capture.events.events)
        self._capture.offers.add(order, self._capture.current_stage, entry, source, outcome)


def _is(thing: Any, *names: str) -> bool:
    return any(base.__name__ in names for base in type(thing).__mro__)


def _wrap_propagate(original: Callable[..., Any]) -> Callable[..., Any]:
    def propagate_indices(sources: Any, visited: Any, *args: Any, **kwargs: Any) -> Any:
        capture = active.get()
        if capture is None or type(sources) is not list:
            return original(sources, visited, *args, **kwargs)
        offers = _Offers(sources, visited, capture)
        try:
            return original(offers, visited, *args, **kwargs)
        finally:
            offers.settle()
            capture.offers.anchor = None

    return propagate_indices


def _wrap_populate(original: Callable[..., Any]) -> Callable[..., Any]:
    def populate(node: Any, *args: Any, **kwargs: Any) -> Any:
        capture = active.get()
        if capture is not None:
            capture.offers.anchor = node.fx_node
        return original(node, *args, **kwargs)

    return populate


def _wrap_thread_independent(original: Callable[..., Any]) -> Callable[..., Any]:
    def set_thread_independent_index(constraints: Any, node: Any) -> Any:
        capture = active.get()
        if capture is not None and capture.offers.constraints is None:
            start = time.perf_counter()
            try:
                capture.offers.note_constraints(one for one in constraints if _is(one, "DistributionConstraint"))
            except Exception as error:
                # Each compile asks once; the pass itself will say what is wrong with its constraints.
                capture.offers.constraints = ()
                capture.notes.append(f"the terms of the constraints are not known ({type(error).__name__}: {error})")
            capture.overhead += time.perf_counter() - start
        return original(constraints, node)

    return set_thread_independent_index


OFFER_HOOKS = (
    HookPoint(_ANALYSIS, "propagate_indices", "the way of an index from its anchor", _wrap_propagate),
    HookPoint(_ANALYSIS, "set_thread_independent_index", "the terms of the constraints", _wrap_thread_independent),
    *(
        HookPoint(_ANALYSIS, f"populate_{kind}_source_indices", "the anchor of an index", _wrap_populate)
        for kind in ("mma", "scaled_mma", "read_write", "reduce")
    ),
)
