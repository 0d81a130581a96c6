"""Lanes whose value of a read goes nowhere: every store of it is switched off there by its bounds or its condition.

A compiler may leave such a read out (LLVM sinks a load under the mask of the only store of its value), so that a lane
which does not execute it is no mismatch.  A lane counts as unused only where the fx graph proves it: from the read,
each use leads through operations that make a lane's result out of the same lane's operands alone, to a store whose
elements are all off.  Any other use (a matrix instruction, a shuffle, the next turn of a loop, an index) needs every
lane, as far as is known.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from wave_explorer.analysis.foretold_accesses import ForetoldAccesses, Workgroup
from wave_explorer.analysis.index_map import NotKnown
from wave_explorer.record import Graph, GraphNode

LANE_BY_LANE = frozenset({
    "add", "sub", "mul", "truediv", "mod", "and_", "or_", "maximum", "minimum", "atan2", "powf", "remf",
    "eq", "ne", "gt", "ge", "lt", "le",
    "abs", "exp", "exp2", "sqrt", "rsqrt", "log2", "log10", "reciprocal", "round", "roundeven", "sin", "sinh", "cos",
    "tanh", "tanh_approx", "cbrt", "neg", "invert", "softsign",
    "select", "cast", "bitcast", "broadcast", "permute", "reshape", "extract", "extract_slice",
})  # fmt: skip
"""Operations that Wave emits as vector arithmetic or moves within a lane."""

Off = NDArray[np.bool_]
"""An array (turns of the loops around a node, threads)."""


class UnusedLanes:
    """Looks for lanes whose value is not used.

    Args:
        graph: the fx graph that was emitted.
        foretold: what its stores touch.
    """

    def __init__(self, graph: Graph, foretold: ForetoldAccesses) -> None:
        self._graph, self._foretold = graph, foretold
        self._uses: dict[str, list[tuple[str, GraphNode]]] = {}
        for node in graph.nodes.values():
            for operand in node.operands:
                self._uses.setdefault(operand.node, []).append((operand.name.partition("[")[0], node))

    def stores(self, node_id: str) -> tuple[str, ...]:
        """Ids of the stores that all uses of a read end in; empty where one ends elsewhere, or is not known to."""
        found: set[str] = set()
        front, seen = [node_id], {node_id}
        while front:
            for name, user in self._uses.get(front.pop(), ()):
                if self._is_store(name, user):
                    found.add(user.id)
                elif self._hands_on(name, user):
                    front += [user.id] if user.id not in seen else []
                    seen.add(user.id)
                elif not self._is_captured(name, user):
                    return ()
        return tuple(sorted(found))

    def of(self, node_id: str, workgroup: Workgroup) -> Off | None:
        """Where the value of a read is not used; None where nothing proves that of any lane."""
        read = self._graph.nodes[node_id]
        stores = self.stores(node_id) if read.op == "read" else ()
        if not stores:
            return None
        try:
            own = self._foretold.of(node_id, workgroup)[0]
            off = np.ones(own.active.shape[:2], np.bool_)
            for store in stores:
                stored_off: Off = np.all(~self._foretold.of(store, workgroup)[0].active, axis=2)
                # A store in a deeper loop has turns of its own: then it must be off in all of them.
                off &= stored_off if len(stored_off) == len(off) else stored_off.all(axis=0, keepdims=True)
        except NotKnown:
            return None
        return off

    def _is_store(self, name: str, user: GraphNode) -> bool:
        """The value is what ``user`` stores; as part of its index other lanes may take it as well."""
        return user.op == "write" and name == "register_" and not self._is_read_again(user)

    def _is_read_again(self, store: GraphNode) -> bool:
        """Something takes the store as a value, other than to wait for it."""
        return any(not name.startswith("_write_dependency") for name, _ in self._uses.get(store.id, ()))

    def _hands_on(self, name: str, user: GraphNode) -> bool:
        return user.op in LANE_BY_LANE or (user.op == "placeholder" and name == "captured")

    def _is_captured(self, name: str, user: GraphNode) -> bool:
        """A loop or condition names what its region uses; the uses themselves are found inside."""
        return user.subgraph is not None and name == "implicit_captures"
