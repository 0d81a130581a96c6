"""The nodes of the last fx graph that access LDS."""

from __future__ import annotations

from wave_explorer.analysis.index_map import NotKnown
from wave_explorer.analysis.node_facts import memory_space
from wave_explorer.record import Compilation, GraphNode


def lds_nodes(comp: Compilation) -> tuple[GraphNode, ...]:
    """Reads and writes of LDS in the last fx graph, in order; empty where no graph was recorded."""
    graph = comp.last_graph()
    if graph is None:
        return ()
    return tuple(
        graph.nodes[key]
        for region in graph.regions
        for key in region.nodes
        if graph.nodes[key].op in ("read", "write") and memory_space(graph, graph.nodes[key]) == "LDS"
    )


def last_fx_stage(comp: Compilation) -> str:
    """Id of the last fx stage that was captured.

    Raises:
        NotKnown: there is none.
    """
    stage = comp.last_graph_stage()
    if stage is None:
        raise NotKnown("no fx graph was recorded")
    return stage.id
