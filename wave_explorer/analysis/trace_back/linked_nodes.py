"""The fx nodes behind AMDGCN lines, and which of them an access of a certain kind belongs to."""

from __future__ import annotations

from dataclasses import dataclass, field

from wave_explorer.analysis.node_facts import memory_space
from wave_explorer.record import Compilation, Graph, GraphNode
from wave_explorer.record.provenance import InstructionLink

_NO_LINK = InstructionLink(0)


@dataclass
class LinkedNodes:
    """Links of one record from lines to nodes of its last fx graph.

    Attributes:
        why_not: why there are none, empty where there are.
    """

    graph: Graph | None
    links: dict[int, InstructionLink] = field(default_factory=dict)
    why_not: str = ""

    @classmethod
    def of(cls, comp: Compilation) -> LinkedNodes:
        """The links of a record."""
        return cls(comp.last_graph(), comp.instruction_links(), comp.without_links())

    def link(self, line: int) -> InstructionLink:
        """The link of a line; one without nodes where there is none."""
        return self.links.get(line, _NO_LINK)

    def nodes(self, line: int) -> list[GraphNode]:
        """Nodes behind a line, the one that the compiler kept first."""
        known = self.graph.nodes if self.graph is not None else {}
        return [known[node] for node in self.link(line).nodes if node in known]

    def accesses(self, line: int, *, in_lds: bool, stores: bool) -> list[GraphNode]:
        """Of these the ones that access that kind of memory in that direction."""
        assert self.graph is not None or not self.links
        return [node for node in self.nodes(line) if self.graph is not None and fits(self.graph, node, in_lds, stores)]

    def matrices(self, line: int) -> list[GraphNode]:
        """Of these the ones that multiply matrices."""
        return [node for node in self.nodes(line) if "mma" in node.op]


def fits(graph: Graph, node: GraphNode, in_lds: bool, stores: bool) -> bool:
    """Whether a node accesses that kind of memory in that direction."""
    if node.op == "gather_to_lds":
        # It loads from global memory and stores to LDS.
        return in_lds == stores
    if node.memory is None or node.index is None:
        return False
    return memory_space(graph, node) == ("LDS" if in_lds else "global") and stores == (node.op != "read")
