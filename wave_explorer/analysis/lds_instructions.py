"""The LDS instructions of a compiled kernel: the fx nodes they serve, and how the banks serve their lanes.

Addresses come from the recorded index of the nodes, the width of a service and its parts from the instruction.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal, TypeAlias

import numpy as np

from wave_explorer.analysis.index_map import IndexMap, NotKnown, index_map
from wave_explorer.analysis.lds_lanes import Pattern, by_wave, patterns
from wave_explorer.analysis.lds_nodes import last_fx_stage
from wave_explorer.analysis.lds_placing import placed
from wave_explorer.analysis.node_facts import memory_space
from wave_explorer.analysis.transposing_read import fetched
from wave_explorer.arch.lds_service import Kind, Service, UnknownService, conflict_cycles, service, service_rule
from wave_explorer.isa.lds_forms import LdsForm, lds_form
from wave_explorer.isa.program import Instruction, Program
from wave_explorer.record import Compilation, Graph, GraphNode
from wave_explorer.record.evaluation import InexactValue, IntArray

Link: TypeAlias = Literal["direct", "inferred", "alike"]
"""How the nodes of an instruction are known: by the compiler's debug location, by a rule of the record, or only as all
nodes that it may be, which must then agree on what is said of it."""

Workgroup: TypeAlias = tuple[int, int, int]


@dataclass(frozen=True)
class LdsInstruction:
    """One instruction that accesses LDS.

    Attributes:
        instruction: of the program.
        form: its access.
        nodes: of the last fx graph that it serves, in order; empty where that is not known.
        link: how they are known.
    """

    instruction: Instruction
    form: LdsForm
    nodes: tuple[GraphNode, ...]
    link: Link

    @property
    def kind(self) -> Kind:
        """Whether it reads or writes LDS."""
        return "read" if self.form.verb == "read" else "write"


@dataclass(frozen=True)
class Served:
    """The lanes of one instruction in one workgroup and iteration, wave by wave.

    Attributes:
        width: bits a lane transfers in one service.
        services: byte address of each lane in each service, shape (services, waves, lanes).
        active: lanes that take part, shape (waves, lanes).
        conflicts: conflict cycles of each wave over all services, shape (waves,).
        exact: the addresses are those of the instruction, and not only the same lanes moved together.
    """

    target: str
    kind: Kind
    width: int
    services: IntArray
    active: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]
    conflicts: IntArray
    exact: bool

    def by_bank(self, wave: int) -> tuple[Service, ...]:
        """Each service of a wave, phase by phase and bank by bank.

        Raises:
            NotKnown: there is no such wave.
        """
        if not 0 <= wave < len(self.conflicts):
            raise NotKnown(f"there is no wave {wave}: a workgroup has {len(self.conflicts)}")
        return tuple(
            service(self.target, self.kind, self.width, places[wave], self.active[wave]) for places in self.services
        )


class LdsProgram:
    """The LDS accesses of a record's AMDGCN.

    Args:
        comp: a record with AMDGCN.
        program: its AMDGCN.

    Raises:
        NotKnown: no fx graph was recorded.
    """

    def __init__(self, comp: Compilation, program: Program) -> None:
        # Buffers that only LLVM places get a place here; their addresses are then right but for a shift.
        self.comp, self.program = placed(comp), program
        self.places_known = self.comp is comp
        self.stage = last_fx_stage(comp)
        self.graph = comp.graph(self.stage)
        self.nodes = _lds_nodes(self.graph)
        self.instructions = self._instructions()
        self._maps = lru_cache(maxsize=4096)(self._map)
        self._served = lru_cache(maxsize=4096)(self._serve)

    def _instructions(self) -> tuple[LdsInstruction, ...]:
        links = self.comp.instruction_links()
        found = []
        for instruction in self.program.instructions:
            form = lds_form(instruction)
            if form is None:
                continue
            link = links.get(instruction.line)
            named = set(link.nodes) if link is not None else set()
            fitting = tuple(node for node in self.nodes if _does(node, form))
            nodes = tuple(node for node in fitting if node.id in named)
            how: Link = "direct" if link is not None and link.attribution == "direct" else "inferred"
            found.append(LdsInstruction(instruction, form, nodes or fitting, how if nodes else "alike"))
        return tuple(found)

    def served(self, one: LdsInstruction, workgroup: Workgroup = (0, 0, 0), iteration: int = 0) -> Served:
        """How the LDS serves an instruction in one workgroup and loop iteration.

        Raises:
            NotKnown: its nodes, their bytes, or the rule of the target are not known.
        """
        return self._served(one.instruction.line, tuple(node.id for node in one.nodes), workgroup, iteration)

    def _serve(self, line: int, nodes: tuple[str, ...], workgroup: Workgroup, iteration: int) -> Served:
        one = next(item for item in self.instructions if item.instruction.line == line)
        if one.form.verb not in ("read", "write"):
            raise NotKnown(_UNKNOWN_FORMS.get(one.form.verb, "") or "how the LDS serves it is not published")
        if not nodes:
            raise NotKnown(f"no fx node that {one.kind}s LDS can be behind it")
        try:
            service_rule(self.program.target, one.kind, one.form.width)
            served = self._services(one, nodes, workgroup, iteration)
            if not served:
                # A debug location names one node of those that were merged, or its copy in another region.
                others = tuple(node.id for node in self.nodes if _does(node, one.form))
                served = [replace(item, exact=False) for item in self._services(one, others, workgroup, iteration)]
        except (UnknownService, InexactValue, ValueError) as error:
            raise NotKnown(str(error)) from error
        if not served:
            raise NotKnown("no elements of its fx nodes lie as it takes them")
        if any(np.any(other.conflicts != served[0].conflicts) for other in served):
            raise NotKnown("its fx nodes have bytes with different conflicts, and which of them it takes is not known")
        return served[0]

    def _services(
        self, one: LdsInstruction, nodes: tuple[str, ...], workgroup: Workgroup, iteration: int
    ) -> list[Served]:
        """Every way in which an instruction can serve bytes of ``nodes``."""
        size = one.form.width // 8
        maps = [self._maps(node, workgroup, iteration) for node in nodes]
        if one.form.transposed:
            maps = [fetched(self.comp, self.graph, item, size) for item in maps]
        found = patterns(maps)
        only = sum(len(pattern.places(size, one.form.offsets)) for pattern in found) == 1 and one.link != "alike"
        only &= self.places_known
        return [
            replace(
                _service_of(self.program.target, one, pattern, place, self.program.metadata.wavefront_size), exact=only
            )
            for pattern in found
            for place in _representatives(pattern, size, one.form.offsets)
        ]

    def map_of(self, node: GraphNode, workgroup: Workgroup = (0, 0, 0), iteration: int = 0) -> IndexMap:
        """The bytes of a node.

        Raises:
            NotKnown: its index cannot be evaluated.
        """
        return self._maps(node.id, workgroup, iteration)

    def instruction_of(self, node: GraphNode) -> LdsInstruction | None:
        """The first instruction that is linked to a node and can take its bytes; None where there is none."""
        try:
            spans = [end - first for pattern in patterns([self.map_of(node)]) for first, end in pattern.spans]
        except NotKnown:
            spans = []
        for one in self.instructions:
            fits = one.form.transposed or not spans or one.form.width <= 8 * min(spans)
            if one.link != "alike" and node in one.nodes and one.form.width and fits:
                return one
        return None

    def width_of(self, node: GraphNode) -> int:
        """Bits a lane moves at once for a node: of its instructions, or as many as its elements and LDS allow."""
        named = self.instruction_of(node)
        if named is not None:
            return named.form.width
        spans = [end - first for pattern in patterns([self.map_of(node)]) for first, end in pattern.spans]
        return min(8 * min(spans), 128)

    def fetched_by(self, node: GraphNode) -> IndexMap:
        """The bytes that lanes fetch or store for a node."""
        found, named = self.map_of(node), self.instruction_of(node)
        if named is None or not named.form.transposed:
            return found
        return fetched(self.comp, self.graph, found, named.form.width // 8)

    def _map(self, node: str, workgroup: Workgroup, iteration: int) -> IndexMap:
        return index_map(self.comp, self.stage, node, workgroup=workgroup, iteration=iteration)


_UNKNOWN_FORMS = {
    "fill": "how the LDS takes in the data of a load is not published; the counter of the emulator leaves it out",
    "other": "how the LDS serves this instruction is not published",
}


def _lds_nodes(graph: Graph) -> tuple[GraphNode, ...]:
    return tuple(
        graph.nodes[key]
        for region in graph.regions
        for key in region.nodes
        if graph.nodes[key].memory is not None
        and graph.nodes[key].index is not None
        and memory_space(graph, graph.nodes[key]) == "LDS"
    )


def _does(node: GraphNode, form: LdsForm) -> bool:
    return (node.op == "read") == (form.verb == "read")


def _representatives(pattern: Pattern, size: int, offsets: tuple[int, ...]) -> tuple[int, ...]:
    """One place for each way in which the lanes can be moved that makes another bank pattern (within a dword)."""
    ways: dict[int, int] = {}
    for place in pattern.places(size, offsets):
        ways.setdefault(place % 4, place)
    return tuple(ways.values())


def _service_of(target: str, one: LdsInstruction, pattern: Pattern, place: int, lanes: int) -> Served:
    first = one.form.offsets[0]
    active = by_wave(pattern.active, lanes, False).astype(np.bool_)
    services = np.stack(
        [by_wave(pattern.addresses(place + offset - first), lanes, 0).astype(np.int64) for offset in one.form.offsets]
    )
    conflicts = sum(
        (conflict_cycles(target, one.kind, one.form.width, places, active) for places in services),
        np.zeros(len(active), np.int64),
    )
    return Served(target, one.kind, one.form.width, services, active, conflicts, True)
