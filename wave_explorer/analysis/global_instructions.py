"""The vector memory instructions behind the global accesses of the last fx graph, and what each of them moves.

Links come from the record's provenance.  Instructions and nodes that are linked with each other form one group, since a
wide instruction may serve several nodes, and an unrolled loop makes several instructions of one.  The elements of a
group's nodes are cut into instructions of the width that the compiler chose.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from wave_explorer.analysis.index_map import IndexMap, NotKnown
from wave_explorer.analysis.node_facts import memory_space
from wave_explorer.analysis.wave_traffic import LaneElements, WaveTraffic, instructions_of, joined, wave_traffic
from wave_explorer.arch.targets import UnknownTarget, target
from wave_explorer.isa.access_width import AccessKind, access_kind, lane_bytes
from wave_explorer.isa.program import Program
from wave_explorer.record import Compilation, Graph, GraphNode, Region
from wave_explorer.record.provenance import Attribution


@dataclass(frozen=True)
class GlobalInstruction:
    """A vector instruction that accesses global memory.

    Attributes:
        line, text: in the AMDGCN.
        kind: load, store or atomic.
        lane_bytes: that one lane moves, None where the mnemonic does not say.
        nodes: ids of the global accesses of the last fx graph that it serves; ``attribution`` says how that is known.
    """

    line: int
    text: str
    kind: AccessKind
    lane_bytes: int | None
    nodes: tuple[str, ...]
    attribution: Attribution


@dataclass(frozen=True)
class Group:
    """Instructions and nodes that belong together, each in the order of the program."""

    instructions: tuple[GlobalInstruction, ...]
    nodes: tuple[str, ...]

    @property
    def lane_bytes(self) -> int | None:
        """Bytes that a lane of each instruction moves; None where that is not known or differs."""
        widths = {one.lane_bytes for one in self.instructions}
        return widths.pop() if len(widths) == 1 else None


@dataclass(frozen=True)
class GroupTraffic:
    """What one wave moves in one loop iteration through the instructions of a group.

    Attributes:
        parts: single executions, by ascending address where the lanes have one order.
        repeats: how many of the instructions do each part: the loop was unrolled so often.
    """

    parts: tuple[WaveTraffic, ...]
    repeats: int


def global_accesses(comp: Compilation) -> tuple[GraphNode, ...]:
    """Reads, writes and atomics of global memory in the last fx graph, in order; empty where none was recorded."""
    graph = comp.last_graph()
    return () if graph is None else accesses_of(graph)


def accesses_of(graph: Graph) -> tuple[GraphNode, ...]:
    """Reads, writes and atomics of global memory in a graph, in the order in which they execute."""
    by_id = {region.id: region for region in graph.regions}

    def in_order(region: Region) -> Iterator[GraphNode]:
        for key in region.nodes:
            node = graph.nodes[key]
            yield node
            if node.subgraph is not None and node.subgraph in by_id:
                yield from in_order(by_id[node.subgraph])

    nodes = (node for region in graph.regions if region.owner is None for node in in_order(region))
    return tuple(node for node in nodes if accesses_memory(node) and memory_space(graph, node) == "global")


def accesses_memory(node: GraphNode) -> bool:
    """Whether a node reads or writes memory (and is no mere name of it)."""
    return node.memory is not None and node.op not in ("placeholder", "allocate", "get_result")


def kind_of(node: GraphNode) -> Literal["read", "write"]:
    """What a node does, as global memory sees it: a load to LDS reads, an atomic writes."""
    return "read" if node.op == "read" or "gather" in node.op or "load" in node.op else "write"


def global_instructions(comp: Compilation, program: Program) -> tuple[GlobalInstruction, ...]:
    """Every vector instruction of ``program`` that accesses global memory, in order; links only where usable."""
    links = comp.instruction_links()
    graph = comp.last_graph()
    found = []
    for one in program.instructions:
        kind = access_kind(one)
        if kind is None:
            continue
        link = links.get(one.line)
        nodes = tuple(key for key in link.nodes if _fits(graph, key, kind)) if link is not None else ()
        how = link.attribution if link is not None and nodes else "none"
        found.append(GlobalInstruction(one.line, one.text, kind, lane_bytes(one), nodes, how))
    return tuple(found)


def _fits(graph: Graph | None, key: str, kind: AccessKind) -> bool:
    """The node accesses global memory in the direction of the instruction."""
    node = graph.nodes.get(key) if graph is not None else None
    if graph is None or node is None or not accesses_memory(node) or memory_space(graph, node) != "global":
        return False
    return (kind_of(node) == "read") == (kind == "load")


def groups(instructions: Iterable[GlobalInstruction]) -> tuple[Group, ...]:
    """Instructions and nodes that are connected by links, in the order of their first instruction."""
    found: list[Group] = []
    for one in instructions:
        if not one.nodes:
            continue
        own, nodes = [one], list(one.nodes)
        rest = []
        for group in found:
            if set(group.nodes) & set(nodes):
                own = [*group.instructions, *own]
                nodes = [*group.nodes, *(node for node in nodes if node not in group.nodes)]
            else:
                rest.append(group)
        ordered = tuple(sorted(own, key=lambda each: each.line))
        found = [*rest, Group(ordered, tuple(nodes))]
    return tuple(sorted(found, key=lambda group: group.instructions[0].line))


def group_traffic(comp: Compilation, group: Group, wave: int, maps: Callable[[str], IndexMap]) -> GroupTraffic:
    """What one wave moves through the instructions of a group.

    Args:
        comp: the record.
        group: of it.
        wave: of the workgroup.
        maps: the index map of a node in the workgroup and iteration that are asked about.

    Raises:
        NotKnown: an address is not known, or the elements do not come out in instructions of this width.
    """
    width = group.lane_bytes
    if width is None:
        raise NotKnown("instructions of several widths serve these nodes")
    elements = joined([wave_elements(maps(node), wave) for node in group.nodes])
    if elements is None:
        raise NotKnown("the instructions serve accesses of elements of different sizes")
    cut = instructions_of(elements, width)
    if any(part.address.shape[1] * part.element_bytes != width for part in cut):
        raise NotKnown(
            f"what a lane accesses lies in stretches that are no multiples of the instructions' {width} bytes"
        )
    if len(group.instructions) % len(cut):
        raise NotKnown(
            f"{len(group.instructions)} instructions do {len(cut)} accesses of a wave, which does not come out even"
        )
    size = segment_bytes(comp, group.instructions[0].kind)
    return GroupTraffic(tuple(wave_traffic(part, size) for part in cut), len(group.instructions) // len(cut))


def node_traffic(comp: Compilation, group: Group | None, found: IndexMap, wave: int) -> tuple[WaveTraffic, ...]:
    """Executions by one wave that serve one node: cut as its instructions are, else as its index allows.

    Args:
        comp: the record.
        group: of the instructions that serve the node; None where none is linked to it.
        found: where the node accesses memory.
        wave: of the workgroup.

    Raises:
        NotKnown: the addresses are not known, or there is no such wave.
    """
    elements = wave_elements(found, wave)
    own = group.lane_bytes if group is not None else None
    width = None if own is None else min(own, elements.address.shape[1] * elements.element_bytes)
    size = segment_bytes(comp, kind_of(found.node))
    return tuple(wave_traffic(part, size) for part in instructions_of(elements, width))


def cut_by(group: Group | None) -> str:
    """By what :func:`node_traffic` cuts an access into executions."""
    if group is None:
        return "as many bytes a lane as the index allows, for no instruction is linked to the access"
    if group.lane_bytes is None:
        return "as many bytes a lane as the index allows, for its instructions do not all take one known number"
    return "as many bytes a lane as its instructions below take at once"


def segment_bytes(comp: Compilation, kind: str) -> int | None:
    """Size of a request of the record's target: for loads that of reads, for stores and atomics that of writes.

    None where the target, or the size of its requests, is not known.
    """
    try:
        facts = target(comp.spec.target)
    except UnknownTarget:
        return None
    return facts.read_request_bytes if kind in ("load", "read") else facts.write_request_bytes


def wave_elements(found: IndexMap, wave: int) -> LaneElements:
    """The elements of one wave's lanes.

    Raises:
        NotKnown: the addresses are not known, or there is no such wave.
    """
    if found.address is None or found.tensor is None:
        raise NotKnown(found.address_note)
    waves = -(-found.threads // found.wave_size)
    if not 0 <= wave < waves:
        raise NotKnown(f"there is no wave {wave}: a workgroup has {waves}")
    lanes = slice(wave * found.wave_size, (wave + 1) * found.wave_size)
    address = found.address[lanes]
    active = ~found.masked[lanes] if found.masked is not None else address == address
    return LaneElements(address, active, found.tensor.element_bytes)


def same_in_every_part(parts: Sequence[WaveTraffic]) -> WaveTraffic | None:
    """A part that stands for all, where they ask for and move the same amounts; else None."""
    amounts = {(part.lane_bytes, part.asked_bytes, part.needed_bytes, len(part.segments)) for part in parts}
    return parts[0] if len(amounts) == 1 else None
