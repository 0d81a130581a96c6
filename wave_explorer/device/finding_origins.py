"""Findings of a compiled kernel's run with the fx nodes that their AMDGCN lines come from."""

from __future__ import annotations

import msgspec

from wave_explorer.device.overlapping_buffers import overlapping_buffers
from wave_explorer.emulator.global_memory import CHECK_SHAPES
from wave_explorer.record.compilation import Compilation
from wave_explorer.record.graph import Graph
from wave_explorer.record.run import Finding


def with_origins(
    comp: Compilation, findings: tuple[Finding, ...], check: bool, *, as_compiled: bool
) -> tuple[Finding, ...]:
    """Findings with fx nodes, and with ``check`` what only the compile's graph can show.

    ``as_compiled`` says that arguments and grid are those that the kernel was compiled for: an access that leaves a
    buffer then does so by itself.

    A write to LDS that another write undoes is an error, and no longer a warning, where the two belong to different
    buffers of the kernel.
    """
    links = comp.instruction_links() if findings else {}
    if links:
        nodes = {line: link.nodes for line, link in links.items()}
        graph = comp.last_graph()
        findings = tuple(_judged(_with_nodes(finding, nodes), graph) for finding in findings)
    if as_compiled:
        findings = tuple(_by_itself(comp, finding) for finding in findings)
    return (*findings, *overlapping_buffers(comp, comp.provenance())) if check else findings


def _by_itself(comp: Compilation, finding: Finding) -> Finding:
    """Advice to check the shapes leads nowhere for arguments whose shapes were checked before the launch."""
    if finding.fix != CHECK_SHAPES:
        return finding
    graph = comp.last_graph()
    names = [graph.nodes[key].name for key in finding.nodes if graph is not None and key in graph.nodes]
    what = f"compare the index of {' and '.join(names)} with its tensor" if names else "look at its address"
    fix = (
        "The arguments have the shapes that the kernel was compiled for, so that it is the access itself that leaves "
        f"the buffer: {what}. wx.why(comp, run) shows where it comes from."
    )
    return msgspec.structs.replace(finding, fix=fix)


def _with_nodes(finding: Finding, nodes: dict[int, tuple[str, ...]]) -> Finding:
    other = finding.other
    if other is not None:
        other = msgspec.structs.replace(other, nodes=nodes.get(other.line, ()))
    own = nodes.get(finding.line, ()) if finding.line is not None else finding.nodes
    return msgspec.structs.replace(finding, nodes=own, other=other)


def _judged(finding: Finding, graph: Graph | None) -> Finding:
    if finding.kind != "lds-lost-write" or finding.other is None or graph is None:
        return finding
    here, there = (_buffers(graph, nodes) for nodes in (finding.nodes, finding.other.nodes))
    if not here or not there or here & there:
        return finding
    names = " and ".join(sorted(graph.nodes[node].name for node in here | there))
    return msgspec.structs.replace(
        finding, severity="error", message=f"{finding.message} (they write different buffers: {names})"
    )


def _buffers(graph: Graph, nodes: tuple[str, ...]) -> set[str]:
    """The allocations that these nodes write."""
    found = (graph.nodes[node] for node in nodes if node in graph.nodes)
    memories = {node.memory for node in found if node.op == "write" and node.memory is not None}
    return {memory for memory in memories if memory in graph.nodes and graph.nodes[memory].op == "allocate"}
