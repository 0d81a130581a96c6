"""The last fx graph as the rules of provenance see it: values that flow from node to node, and emission order."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property

from wave_explorer.record import Graph, GraphNode

# Arguments that name storage, or what a loop may use: no value flows along them.
_NO_VALUE = ("memory", "parent", "implicit_captures")
# These make no instruction of their own; values pass through them.
_SILENT = frozenset({"iter_arg", "get_result", "placeholder", "allocate", "register", "extract_slice", "extract"})


class NodeGraph:
    """Value flow of an fx graph, with loops closed.

    What enters a loop through ``init_args`` or comes round through the ``output`` of its region reaches the
    ``iter_arg`` of the same position; what leaves it reaches the ``get_result`` of that position.
    """

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.nodes = graph.nodes
        self._regions = {region.id: region for region in graph.regions}
        self.fed_by: dict[str, set[str]] = {node: set() for node in graph.nodes}
        self.feeds: dict[str, set[str]] = {node: set() for node in graph.nodes}
        for node in graph.nodes.values():
            if node.op not in ("iterate", "output"):
                for operand in node.operands:
                    if not operand.name.startswith(_NO_VALUE):
                        self._connect(operand.node, node.id)
            if node.subgraph in self._regions:
                self._close_loop(node)
        self.order = {node: place for place, node in enumerate(self._emitted())}

    def op(self, node: str) -> str:
        """Operation of a node."""
        return self.nodes[node].op

    def is_shared(self, node: str) -> bool:
        """Whether a node reads or writes LDS."""
        memory = self.nodes[node].memory
        return memory in self.nodes and self.nodes[memory or ""].op == "allocate"

    @cached_property
    def root_output(self) -> str | None:
        """The node that ends the kernel."""
        owned = {region.id for region in self.graph.regions if region.owner is not None}
        return next((n.id for n in self.nodes.values() if n.op == "output" and n.region not in owned), None)

    @cached_property
    def loops(self) -> tuple[str, ...]:
        """Nodes that own a region, in emission order."""
        return tuple(sorted((n.id for n in self.nodes.values() if n.subgraph), key=self.order.__getitem__))

    def of_op(self, op: str) -> tuple[str, ...]:
        """Nodes of one operation, in emission order."""
        return tuple(sorted((n.id for n in self.nodes.values() if n.op == op), key=self.order.__getitem__))

    def sources(self, node: str, linked: Collection[str]) -> set[str]:
        """Nodes in ``linked`` whose values reach ``node`` through nodes that are not in ``linked``."""
        return self._reach(node, self.fed_by, linked)

    def sinks(self, node: str, linked: Collection[str]) -> set[str]:
        """Nodes in ``linked`` that the value of ``node`` reaches through nodes that are not in ``linked``."""
        return self._reach(node, self.feeds, linked)

    def _connect(self, source: str, sink: str) -> None:
        if source in self.nodes:
            self.fed_by[sink].add(source)
            self.feeds[source].add(sink)

    def _close_loop(self, loop: GraphNode) -> None:
        region = self._regions[loop.subgraph or ""]
        inside = [self.nodes[node] for node in region.nodes]
        carried = [node.id for node in inside if node.op == "iter_arg"]
        first = [operand.node for operand in loop.operands if operand.name.startswith("init_args")]
        last = [o.node for node in inside if node.op == "output" for o in node.operands]
        results = [n for n in self.nodes.values() if n.op == "get_result" and n.operands[0].node == loop.id]
        for sources in (first, last):
            for source, argument in zip(sources, carried, strict=False):
                self._connect(source, argument)
        for place, result in enumerate(results):
            position = result.attributes.get("res_idx", place)
            if isinstance(position, int) and position < len(last):
                self._connect(last[position], result.id)

    def _emitted(self) -> list[str]:
        """Node ids in the order of emission: a loop, then its region, then what follows it."""
        owned = {region.id for region in self.graph.regions if region.owner is not None}
        found: list[str] = []

        def visit(region_id: str) -> None:
            for node in self._regions[region_id].nodes:
                found.append(node)
                inner = self.nodes[node].subgraph
                if inner in self._regions:
                    visit(inner or "")

        for region in self.graph.regions:
            if region.id not in owned:
                visit(region.id)
        return found

    @staticmethod
    def _reach(node: str, edges: dict[str, set[str]], linked: Collection[str]) -> set[str]:
        found: set[str] = set()
        seen = {node}
        pending = list(edges[node])
        while pending:
            other = pending.pop()
            if other in seen:
                continue
            seen.add(other)
            if other in linked:
                found.add(other)
            else:
                pending.extend(edges[other])
        return found
