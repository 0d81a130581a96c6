"""The accesses of LDS and the barriers in the order in which every wave executes them, loops unrolled.

All waves of a workgroup run the same sequence: what stands between two barriers of one wave may meet whatever another
wave does between the same two.  Of a long loop the first and the last iterations are unrolled, with the barriers of one
iteration for those between.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Literal

from wave_explorer.analysis.index_map import NotKnown
from wave_explorer.analysis.node_facts import memory_space
from wave_explorer.record import Compilation, Graph, GraphNode, Region
from wave_explorer.record.evaluation import InexactValue, UnboundSymbol, evaluate

EventKind = Literal["read", "write", "atomic", "barrier", "signal", "wait"]

_BARRIERS: dict[str, EventKind] = {
    "shared_memory_barrier": "barrier",
    "shared_memory_barrier_signal": "signal",
    "shared_memory_barrier_wait": "wait",
}
_LOADS_INTO_LDS = ("gather_to_lds", "tensor_load_to_lds")
# Buffers rotate with a period of two to four iterations: each end of a loop shows at least one period.
_ITERATIONS_AT_EACH_END = 4


@dataclass(frozen=True)
class LdsEvent:
    """One access or barrier, as every wave executes it.

    Attributes:
        node: of the last fx graph.
        iterations: of the loops around it, outermost first: id of the loop, and the iteration from 0.
        buffer: id of the allocation that is accessed, None for a barrier and where it is not known.
    """

    node: GraphNode
    kind: EventKind
    iterations: tuple[tuple[str, int], ...]
    buffer: str | None = None


@dataclass(frozen=True)
class UnrolledLoop:
    """Which iterations of a loop the sequence holds; ``trips`` is None where it is known at launch only."""

    loop: str
    dim: str | None
    trips: int | None
    examined: tuple[int, ...]


@dataclass(frozen=True)
class LdsSequence:
    """What one wave executes."""

    graph: Graph
    events: tuple[LdsEvent, ...]
    loops: tuple[UnrolledLoop, ...]


def lds_sequence(comp: Compilation, skipped: Collection[str] = ()) -> LdsSequence:
    """The sequence of the last fx graph.

    Args:
        comp: the record.
        skipped: ids of loops that do not turn at all.

    Raises:
        NotKnown: no fx graph was recorded.
    """
    graph = comp.last_graph()
    if graph is None:
        raise NotKnown("no fx graph was recorded")
    walk = _Walk(comp, graph, frozenset(skipped))
    walk.region(graph.regions[0], {}, ())
    return LdsSequence(graph, tuple(walk.events), tuple(walk.loops.values()))


@dataclass
class _Walk:
    """Executes the graph as far as LDS is concerned; names of buffers are followed through loops, which swap them."""

    comp: Compilation
    graph: Graph
    skipped: frozenset[str]
    events: list[LdsEvent] = field(default_factory=list)
    loops: dict[str, UnrolledLoop] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.owned = {region.owner: region for region in self.graph.regions if region.owner is not None}

    def region(
        self, region: Region, names: dict[str, str | None], at: tuple[tuple[str, int], ...], *, silent: bool = False
    ) -> list[str | None]:
        """Executes one region; returns the buffers among the values that it returns.

        Args:
            region: to execute.
            names: buffer behind each node that is a name for one, by node id; it is added to.
            at: iterations of the loops around it.
            silent: note barriers only, for iterations that are left out.
        """
        returned: list[str | None] = []
        for key in region.nodes:
            node = self.graph.nodes[key]
            inner = self.owned.get(key)
            if node.op == "allocate":
                names[key] = key
            elif node.op == "placeholder":
                names[key] = next((self._buffer(edge.node, names) for edge in node.operands), None)
            elif node.op == "output":
                returned = [self._buffer(e.node, names) for e in node.operands if e.name.startswith("return_vals")]
            elif inner is not None and inner.dim is not None:
                self._loop(node, inner, names, at, silent)
            elif inner is not None:
                self.region(inner, names, at, silent=silent)
            elif node.op in _BARRIERS:
                self.events.append(LdsEvent(node, _BARRIERS[node.op], at))
            elif not silent:
                self._access(node, names, at)
        return returned

    def _access(self, node: GraphNode, names: dict[str, str | None], at: tuple[tuple[str, int], ...]) -> None:
        kind, operand = _access_kind(node)
        if kind is None:
            return
        memory = next((edge.node for edge in node.operands if edge.name == operand), None)
        target = self.graph.nodes.get(memory) if memory is not None else None
        if memory is not None and target is not None and memory_space(self.graph, target) == "LDS":
            self.events.append(LdsEvent(node, kind, at, self._buffer(memory, names)))

    def _buffer(self, key: str, names: dict[str, str | None]) -> str | None:
        node = self.graph.nodes.get(key)
        return key if node is not None and node.op == "allocate" else names.get(key)

    def _loop(
        self, loop: GraphNode, body: Region, names: dict[str, str | None], at: tuple[tuple[str, int], ...], silent: bool
    ) -> None:
        trips = self._trips(body)
        carried = [self._buffer(e.node, names) for e in loop.operands if e.name.startswith("init_args")]
        ends = _ITERATIONS_AT_EACH_END
        count = trips if trips is not None else 0 if loop.id in self.skipped else ends
        whole = count <= 2 * ends
        examined = []
        arguments = [
            (key, int(self.graph.nodes[key].attributes["iter_idx"]))
            for key in body.nodes
            if self.graph.nodes[key].op == "iter_arg" and "iter_idx" in self.graph.nodes[key].attributes
        ]
        for iteration in range(count):
            left_out = not whole and ends <= iteration < count - ends
            inner = {**names, **{key: carried[place] for key, place in arguments if place < len(carried)}}
            if left_out and iteration > ends:
                carried = self._returned(body, inner)
                continue
            carried = self.region(body, inner, (*at, (loop.id, iteration)), silent=silent or left_out)
            if not left_out:
                examined.append(iteration)
        if trips is None and count and len(set(carried)) > 1:
            # Buffers that swap places: which is which depends on the number of iterations.
            carried = [None] * len(carried)
        for key, node in self.graph.nodes.items():
            position = node.attributes.get("res_idx")
            if any(edge.name == "value" and edge.node == loop.id for edge in node.operands) and position is not None:
                names[key] = carried[position] if position < len(carried) else None
        self.loops[loop.id] = UnrolledLoop(loop.id, body.dim, trips, tuple(examined))

    def _returned(self, body: Region, names: dict[str, str | None]) -> list[str | None]:
        output = self.graph.nodes[body.nodes[-1]]
        return [self._buffer(edge.node, names) for edge in output.operands if edge.name.startswith("return_vals")]

    def _trips(self, body: Region) -> int | None:
        if body.trip_count is None:
            return None
        try:
            return int(evaluate(body.trip_count, self.comp.symbol_values))
        except (UnboundSymbol, InexactValue):
            return None


def _access_kind(node: GraphNode) -> tuple[EventKind | None, str]:
    """What a node does to memory, and the operand that names the memory."""
    if node.op in ("read", "write"):
        return ("read" if node.op == "read" else "write"), "memory"
    if node.op in _LOADS_INTO_LDS:
        return "write", "dst"
    return ("atomic", "rhs") if node.op.startswith("atomic") else (None, "")
