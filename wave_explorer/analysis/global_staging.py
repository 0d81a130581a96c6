"""What passes changed about the traffic with global memory, and what the way through LDS saves: stage against stage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import numpy as np

from wave_explorer.analysis.global_instructions import (
    accesses_memory,
    accesses_of,
    kind_of,
    segment_bytes,
    wave_elements,
)
from wave_explorer.analysis.index_map import IndexMap, NotKnown, Tensor, byte_addresses, index_map
from wave_explorer.analysis.lds_nodes import last_fx_stage
from wave_explorer.analysis.node_facts import memory_space
from wave_explorer.analysis.wave_traffic import LaneElements, instructions_of, wave_traffic
from wave_explorer.record import Compilation, Graph, GraphNode, Region, Stage

INDICES_READY = "set_post_expansion_indices"
"""After this pass every copy has its own index; before it a comparison by addresses makes no sense."""

OUTSIDE = ""
"""The place of accesses that no loop is around: they execute once, as the peeled iterations of a pipeline do."""


@dataclass(frozen=True)
class TensorTraffic:
    """What one workgroup moves of one tensor in one turn of a loop, or once outside the loops.

    Attributes:
        nodes: fx accesses of each thread.
        instructions: executed by all waves, if each moves what lies side by side, at most 16 bytes a lane.  The
            compiler's own may take less at once, as masks make them do.
        lane_bits: that a lane moves at once, each width once, ascending.
        asked_bytes: of all lanes added up.
        needed_bytes: distinct.
        requests, moved_bytes: None where the size of a request is not known.
    """

    nodes: int
    instructions: int
    lane_bits: tuple[int, ...]
    asked_bytes: int
    needed_bytes: int
    requests: int | None
    moved_bytes: int | None


@dataclass(frozen=True)
class PassEffect:
    """A pass that changed the accesses of one tensor at one place: in a loop (see :func:`places`) or outside.

    A side is None where there are no accesses, or where ``not_known`` says why its traffic is not known.
    """

    stage: str
    tensor: str
    kind: str
    place: str
    before: TensorTraffic | None
    after: TensorTraffic | None
    not_known: str = ""


@dataclass(frozen=True)
class Elsewhere:
    """Accesses of one way of :class:`LdsStaging` at another place than its own."""

    way: Literal["direct", "promoted", "staged"]
    place: str
    traffic: TensorTraffic


@dataclass(frozen=True)
class LdsStaging:
    """A tensor that goes through LDS, against the same reads straight from global memory.

    Attributes:
        buffer: name of the LDS buffer.
        stage: the pass that put it there.
        compared_at: the pass after which the reads of LDS still carry the index of the tensor.
        direct: if each wave read its operands from global memory.
        promoted: with the way through LDS, before other passes make use of it: the reads of global memory as the
            promotion left them.
        staged: by the last fx graph, whatever the instructions make of it.
        direct_place, promoted_place, staged_place: the loop of which each is one turn, the first if there are several;
            :data:`OUTSIDE` where it executes once.
        elsewhere: accesses at other places, as those that a pipeline peels off before and after its loop.
    """

    tensor: str
    buffer: str
    stage: str
    compared_at: str
    direct: TensorTraffic | None
    promoted: TensorTraffic | None
    staged: TensorTraffic | None
    direct_place: str = OUTSIDE
    promoted_place: str = OUTSIDE
    staged_place: str = OUTSIDE
    elsewhere: tuple[Elsewhere, ...] = ()
    not_known: str = ""


@lru_cache(maxsize=8)
def pass_effects(
    comp: Compilation, workgroup: tuple[int, int, int] = (0, 0, 0), iteration: int = 0
) -> tuple[PassEffect, ...]:
    """Every pass after :data:`INDICES_READY` that changed which bytes are read or written, tensor by tensor."""
    found = []
    earlier: Stage | None = None
    for stage in _ready_stages(comp):
        if earlier is not None and stage.after != earlier.after:
            found += list(_compared(comp, earlier, stage, workgroup, iteration))
        earlier = stage
    return tuple(found)


@lru_cache(maxsize=8)
def lds_staging(
    comp: Compilation, workgroup: tuple[int, int, int] = (0, 0, 0), iteration: int = 0
) -> tuple[LdsStaging, ...]:
    """What the way through LDS saves, for each tensor that takes it."""
    ready = next(iter(_ready_stages(comp)), None)
    if ready is None:
        return ()
    graph = comp.graph(ready)
    last = last_fx_stage(comp)
    promotion = next((stage.id for stage in comp.stages if stage.name == "promote_placeholders"), "")
    found = []
    for buffer, source, reads in _staged(graph):
        tensor_name = _memory_name(graph, source)
        try:
            tensor = index_map(comp, ready.id, source.id, workgroup=workgroup, iteration=iteration).tensor
            if tensor is None:
                raise NotKnown("the shape of the tensor is not known in numbers")
            direct = _direct(comp, ready.id, reads, tensor, workgroup, iteration)
            promoted = _of_tensor(comp, ready.id, source.memory, "read", workgroup, iteration)
            staged = _of_tensor(comp, last, source.memory, "read", workgroup, iteration)
        except NotKnown as error:
            unknown = LdsStaging(tensor_name, buffer.name, promotion, ready.id, None, None, None, not_known=str(error))
            found.append(unknown)
            continue
        found.append(_compared_ways(tensor_name, buffer.name, promotion, ready.id, direct, promoted, staged))
    return tuple(found)


def _direct(
    comp: Compilation,
    stage: str,
    reads: Iterable[GraphNode],
    tensor: Tensor,
    workgroup: tuple[int, int, int],
    iteration: int,
) -> dict[str, TensorTraffic]:
    """What reads of LDS would move if they read ``tensor`` themselves, place by place."""
    return {
        place: traffic(
            comp, "read", [(one, _at(one, tensor)) for one in _maps(comp, stage, nodes, workgroup, iteration)]
        )
        for place, nodes in _by_place(comp.graph(stage), reads).items()
    }


def _compared_ways(
    tensor: str,
    buffer: str,
    stage: str,
    compared_at: str,
    direct: dict[str, TensorTraffic],
    promoted: dict[str, TensorTraffic],
    staged: dict[str, TensorTraffic],
) -> LdsStaging:
    firsts = [next(iter(places.items()), (OUTSIDE, None)) for places in (direct, promoted, staged)]
    ways: tuple[tuple[Literal["direct", "promoted", "staged"], dict[str, TensorTraffic]], ...] = (
        ("direct", direct),
        ("promoted", promoted),
        ("staged", staged),
    )
    return LdsStaging(
        tensor=tensor,
        buffer=buffer,
        stage=stage,
        compared_at=compared_at,
        direct=firsts[0][1],
        promoted=firsts[1][1],
        staged=firsts[2][1],
        direct_place=firsts[0][0],
        promoted_place=firsts[1][0],
        staged_place=firsts[2][0],
        elsewhere=tuple(
            Elsewhere(way, place, moved) for way, places in ways for place, moved in list(places.items())[1:]
        ),
    )


def places(graph: Graph) -> dict[str, str]:
    """The place of the nodes of each region: ``K`` in the loop over K, ``N in K`` where that lies in another.

    Several loops over the same dimensions are numbered: ``K``, ``K (loop 2)``.  Outside loops it is :data:`OUTSIDE`.
    """
    by_id = {region.id: region for region in graph.regions}
    found: dict[str, str] = {}
    loops: Counter[str] = Counter()

    def place(region: Region) -> str:
        if region.id not in found:
            owner = graph.nodes.get(region.owner) if region.owner is not None else None
            around = by_id.get(owner.region) if owner is not None else None
            outer = place(around) if around is not None else OUTSIDE
            found[region.id] = (
                outer if region.dim is None else loop(f"{region.dim} in {outer}" if outer else region.dim)
            )
        return found[region.id]

    def loop(name: str) -> str:
        loops[name] += 1
        return name if loops[name] == 1 else f"{name} (loop {loops[name]})"

    for region in graph.regions:
        place(region)
    return found


def _by_place(graph: Graph, nodes: Iterable[GraphNode]) -> dict[str, list[GraphNode]]:
    """Nodes by their place, those in loops first."""
    of_region = places(graph)
    found: dict[str, list[GraphNode]] = {}
    for node in nodes:
        found.setdefault(of_region[node.region], []).append(node)
    return dict(sorted(found.items(), key=lambda item: item[0] == OUTSIDE))


def traffic(comp: Compilation, kind: str, accesses: Iterable[tuple[IndexMap, LaneElements]]) -> TensorTraffic:
    """Traffic of accesses of one tensor by a whole workgroup.

    Args:
        comp: whose target's request size counts.
        kind: read or write.
        accesses: index maps, with the elements of all threads.
    """
    size = segment_bytes(comp, kind)
    nodes = instructions = asked = requests = 0
    widths: set[int] = set()
    needed: list[np.ndarray] = []
    for found, elements in accesses:
        nodes += 1
        for wave in range(-(-found.threads // found.wave_size)):
            lanes = slice(wave * found.wave_size, (wave + 1) * found.wave_size)
            own = LaneElements(elements.address[lanes], elements.active[lanes], elements.element_bytes)
            for part in instructions_of(own):
                one = wave_traffic(part, size)
                instructions += 1
                asked += one.asked_bytes
                requests += len(one.segments)
                widths.add(one.lane_bytes * 8)
        first = elements.address[elements.active]
        needed.append((first[:, None] + np.arange(elements.element_bytes)).ravel())
    distinct = int(np.unique(np.concatenate(needed)).size) if needed else 0
    return TensorTraffic(
        nodes, instructions, tuple(sorted(widths)), asked, distinct,
        None if size is None else requests, None if size is None else requests * size,
    )  # fmt: skip


def traffic_of(
    comp: Compilation,
    stage: str,
    node: GraphNode,
    workgroup: tuple[int, int, int] = (0, 0, 0),
    iteration: int = 0,
) -> TensorTraffic:
    """Traffic of one access after ``stage``.

    Raises:
        NotKnown: its addresses are not known.
    """
    found = index_map(comp, stage, node.id, workgroup=workgroup, iteration=iteration)
    return traffic(comp, kind_of(node), [(found, _elements(found))])


def _ready_stages(comp: Compilation) -> Iterator[Stage]:
    """fx stages from the one on that gives every copy its index."""
    ready = False
    for stage in comp.stages:
        if stage.language != "graph" or stage.after is None or stage.parent is not None:
            continue
        ready |= stage.name == INDICES_READY
        if ready:
            yield stage


def _compared(
    comp: Compilation, earlier: Stage, stage: Stage, workgroup: tuple[int, int, int], iteration: int
) -> Iterator[PassEffect]:
    before, after = _by_tensor(comp.graph(earlier)), _by_tensor(comp.graph(stage))
    for key in dict.fromkeys([*before, *after]):
        old, new = before.get(key, []), after.get(key, [])
        if [_identity(node) for node in old] == [_identity(node) for node in new]:
            continue
        memory, kind = key
        name = _memory_name(comp.graph(stage if new else earlier), (new or old)[0])
        try:
            left = _of_tensor(comp, earlier.id, memory, kind, workgroup, iteration)
            right = _of_tensor(comp, stage.id, memory, kind, workgroup, iteration)
        except NotKnown as error:
            for place in _by_place(comp.graph(stage if new else earlier), new or old):
                yield PassEffect(stage.id, name, kind, place, None, None, str(error))
            continue
        for place in dict.fromkeys([*left, *right]):
            if _amounts(left.get(place)) != _amounts(right.get(place)):
                yield PassEffect(stage.id, name, kind, place, left.get(place), right.get(place))


def _amounts(found: TensorTraffic | None) -> tuple[object, ...] | None:
    """What is moved and how, whatever number of nodes says so."""
    return None if found is None else (found.instructions, found.lane_bits, found.asked_bytes, found.needed_bytes)


def _identity(node: GraphNode) -> tuple[str, object]:
    return node.id, node.index


def _by_tensor(graph: Graph) -> dict[tuple[str, str], list[GraphNode]]:
    found: dict[tuple[str, str], list[GraphNode]] = {}
    for node in accesses_of(graph):
        found.setdefault((str(node.memory), kind_of(node)), []).append(node)
    return found


def _of_tensor(
    comp: Compilation, stage: str, memory: str | None, kind: str, workgroup: tuple[int, int, int], iteration: int
) -> dict[str, TensorTraffic]:
    """Traffic of the accesses of one tensor, place by place."""
    nodes = [node for node in accesses_of(comp.graph(stage)) if node.memory == memory and kind_of(node) == kind]
    return {
        place: traffic(comp, kind, [(one, _elements(one)) for one in _maps(comp, stage, own, workgroup, iteration)])
        for place, own in _by_place(comp.graph(stage), nodes).items()
    }


def _maps(
    comp: Compilation, stage: str, nodes: Iterable[GraphNode], workgroup: tuple[int, int, int], iteration: int
) -> list[IndexMap]:
    return [index_map(comp, stage, node.id, workgroup=workgroup, iteration=iteration) for node in nodes]


def _elements(found: IndexMap) -> LaneElements:
    """Elements of all threads."""
    waves = -(-found.threads // found.wave_size)
    parts = [wave_elements(found, wave) for wave in range(waves)]
    return LaneElements(
        np.concatenate([part.address for part in parts]),
        np.concatenate([part.active for part in parts]),
        parts[0].element_bytes,
    )


def _at(found: IndexMap, tensor: Tensor) -> LaneElements:
    """Elements where they would be in ``tensor``, by the index as it stands."""
    if set(found.coordinates) != set(tensor.dims):
        raise NotKnown(f"the index has {', '.join(found.coordinates)}, the tensor {', '.join(tensor.dims)}")
    address = byte_addresses(found.coordinates, tensor)
    active = ~found.masked if found.masked is not None else address == address
    return LaneElements(address, active, tensor.element_bytes)


def _staged(graph: Graph) -> Iterator[tuple[GraphNode, GraphNode, list[GraphNode]]]:
    """LDS buffers that are filled by reads of global memory: buffer, one such read, and the reads of the buffer."""
    sources: dict[str, GraphNode] = {}
    reads: dict[str, list[GraphNode]] = {}
    for node in graph.nodes.values():
        if not accesses_memory(node) or memory_space(graph, node) != "LDS":
            continue
        if node.op == "read":
            reads.setdefault(str(node.memory), []).append(node)
        elif node.op == "write":
            value = next((operand.node for operand in node.operands if operand.name == "register_"), None)
            source = graph.nodes.get(value) if value is not None else None
            if source is not None and source.op == "read" and memory_space(graph, source) == "global":
                sources.setdefault(str(node.memory), source)
    for key, source in sources.items():
        if key in graph.nodes and key in reads:
            yield graph.nodes[key], source, reads[key]


def _memory_name(graph: Graph, node: GraphNode) -> str:
    memory = graph.nodes.get(node.memory) if node.memory is not None else None
    return memory.name if memory is not None else ""
