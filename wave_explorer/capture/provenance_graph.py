"""The last fx graph as the rules of provenance see it: values that flow from node to node, and emission order."""

from __future__ import annotations

from collections.abc import Collection, Container, Sequence
from functools import cached_property

from wave_explorer.record import Graph, GraphNode

# Arguments that name storage, or what a loop may use: no value flows along them.
_NO_VALUE = ("memory", "parent", "implicit_captures")
# These make no instruction of their own; values pass through them.
_SILENT = frozenset({"iter_arg", "get_result", "placeholder", "allocate", "register", "extract_slice", "extract"})
_RESHUFFLES = frozenset({"reshape", "permute", "cast", "broadcast"})
_STRUCTURE = frozenset({"read", "write", "iterate", "conditional", "output"})


class NodeGraph:
    """Value flow of an fx graph, with loops closed.

    What enters a loop through ``init_args`` or comes round through the ``output`` of its region reaches the
    ``iter_arg`` of the same position; what leaves it reaches the ``get_result`` of that position.

    Args:
        graph: the graph.
        linked: nodes that have instructions; an operation none of whose nodes has any is silent.
        arguments: names of the kernel's arguments in the order in which it takes them; passes may reorder the
            placeholders of a graph.

    Attributes:
        fed_by, feeds: nodes whose values a node takes, and that take its value.
        order: place of each node in the order of emission.
        silent: operations that make no instruction of their own here.
    """

    def __init__(self, graph: Graph, linked: Collection[str] = (), arguments: Sequence[str] = ()) -> None:
        self.graph = graph
        self._arguments = tuple(arguments)
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
        active = {graph.nodes[node].op for node in linked if node in graph.nodes}
        self.silent = ({node.op for node in graph.nodes.values()} - active) | _SILENT
        self._neighbours: dict[tuple[str, bool], set[str]] = {}

    def op(self, node: str) -> str:
        """Operation of a node."""
        return self.nodes[node].op

    def is_shared(self, node: str) -> bool:
        """Whether a node reads or writes LDS."""
        memory = self.nodes[node].memory
        return memory in self.nodes and self.nodes[memory or ""].op == "allocate"

    def computes(self, node: str) -> bool:
        """Whether a node makes arithmetic on data: no access, product, barrier, loop or silent operation."""
        op = self.op(node)
        return op not in self.silent and op not in _STRUCTURE and "mma" not in op and "barrier" not in op

    def arguments(self, node: str, name: str) -> list[str]:
        """Nodes that are passed as argument ``name`` of a node."""
        return [operand.node for operand in self.nodes[node].operands if operand.name.split("[")[0] == name]

    def origins(self, node: str) -> set[str]:
        """The nodes that made a value: ``node`` itself, or what stands behind operations that only pass it on."""
        found: set[str] = set()
        seen: set[str] = set()
        pending = [node]
        while pending:
            other = pending.pop()
            if other in seen:
                continue
            seen.add(other)
            op = self.op(other)
            passes = self.fed_by[other] and (op in _SILENT or op in _RESHUFFLES)
            if passes:
                pending.extend(self.fed_by[other])
            if not passes or op in _RESHUFFLES:
                found.add(other)
        return found

    @cached_property
    def root_output(self) -> str | None:
        """The node that ends the kernel."""
        return next((n.id for n in self.nodes.values() if n.op == "output" and n.region in self._roots), None)

    @cached_property
    def arguments_of_kernel(self) -> tuple[str, ...]:
        """The kernel's own placeholders, in order."""
        found = (node for node in self.order if self.op(node) == "placeholder")
        own = [node for node in found if self.nodes[node].region in self._roots]
        if {self.nodes[node].name for node in own} <= set(self._arguments):
            own.sort(key=lambda node: self._arguments.index(self.nodes[node].name))
        return tuple(own)

    @property
    def buffers(self) -> tuple[str, ...]:
        """The kernel's placeholders that are tensors, in order."""
        types = {node: self.nodes[node].type for node in self.arguments_of_kernel}
        return tuple(node for node, kind in types.items() if kind is not None and kind.kind == "memory")

    @cached_property
    def loops(self) -> tuple[str, ...]:
        """Nodes that own a region, in emission order."""
        return tuple(node for node in self.order if self.nodes[node].subgraph)

    def near_sources(self, node: str) -> set[str]:
        """Nodes whose values a node takes, looking through silent operations only."""
        return self._near(node, upwards=True)

    def near_sinks(self, node: str) -> set[str]:
        """Nodes that take a node's value, looking through silent operations only."""
        return self._near(node, upwards=False)

    def sources(self, node: str, linked: Container[str]) -> set[str]:
        """Nodes in ``linked`` whose values reach ``node`` through nodes that are not in ``linked``."""
        return {other for other in self.cone(node, linked, upwards=True) if other in linked}

    def sinks(self, node: str, linked: Container[str]) -> set[str]:
        """Nodes in ``linked`` that the value of ``node`` reaches through nodes that are not in ``linked``."""
        return {other for other in self.cone(node, linked, upwards=False) if other in linked}

    def cone(self, node: str, linked: Container[str], *, upwards: bool) -> set[str]:
        """Nodes on the ways from ``node`` up to (or down to) the first ones in ``linked``, those included."""
        edges = self.fed_by if upwards else self.feeds
        found: set[str] = set()
        pending = list(edges[node])
        while pending:
            other = pending.pop()
            if other in found or other == node:
                continue
            found.add(other)
            if other not in linked:
                pending.extend(edges[other])
        return found

    def _near(self, node: str, *, upwards: bool) -> set[str]:
        known = self._neighbours.get((node, upwards))
        if known is not None:
            return known
        edges = self.fed_by if upwards else self.feeds
        found: set[str] = set()
        seen: set[str] = set()
        pending = list(edges[node])
        while pending:
            other = pending.pop()
            if other in seen:
                continue
            seen.add(other)
            if self.op(other) in self.silent:
                pending.extend(edges[other])
            else:
                found.add(other)
        self._neighbours[node, upwards] = found
        return found

    def _connect(self, source: str, sink: str) -> None:
        if source in self.nodes:
            self.fed_by[sink].add(source)
            self.feeds[source].add(sink)

    def _close_loop(self, loop: GraphNode) -> None:
        inside = [self.nodes[node] for node in self._regions[loop.subgraph or ""].nodes]
        carried = [node.id for node in inside if node.op == "iter_arg"]
        first = [operand.node for operand in loop.operands if operand.name.startswith("init_args")]
        last = [operand.node for node in inside if node.op == "output" for operand in node.operands]
        for sources in (first, last):
            for source, argument in zip(sources, carried, strict=False):
                self._connect(source, argument)
        results = [n for n in self.nodes.values() if n.op == "get_result" and n.operands[0].node == loop.id]
        for place, result in enumerate(results):
            position = result.attributes.get("res_idx", place)
            if isinstance(position, int) and position < len(last):
                self._connect(last[position], result.id)

    @cached_property
    def _roots(self) -> tuple[str, ...]:
        return tuple(region.id for region in self.graph.regions if region.owner is None)

    def _emitted(self) -> list[str]:
        """Node ids in the order of emission: a loop, then its region, then what follows it."""
        found: list[str] = []

        def visit(region: str) -> None:
            for node in self._regions[region].nodes:
                found.append(node)
                inner = self.nodes[node].subgraph
                if inner in self._regions:
                    visit(inner or "")

        for region in self._roots:
            visit(region)
        return found
