"""Whether the executed accesses of a step touch what the index of its node says, and take what the graph says.

Three things can be seen: a lane touches other bytes than its node's index says; a read of one LDS buffer takes bytes
that the write of another one left there; a matrix instruction takes an operand from what another node has read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from wave_explorer.analysis.index_map import NotKnown
from wave_explorer.analysis.node_facts import display_name, source_operation
from wave_explorer.analysis.trace_back.buffer_places import BufferPlace, nearest_buffer
from wave_explorer.analysis.trace_back.groups import Group, Grouping
from wave_explorer.analysis.trace_back.index_lookup import IndexLookup
from wave_explorer.analysis.trace_back.left_tensor import LeftTensor, left_tensor
from wave_explorer.analysis.trace_back.linked_nodes import LinkedNodes
from wave_explorer.analysis.trace_back.value_sources import sources_of
from wave_explorer.emulator.slicing.backward import Event, Touch
from wave_explorer.isa.program import Program
from wave_explorer.record import Compilation, GraphNode

_OPERANDS = {"A": "lhs", "B": "rhs"}


@dataclass
class Verdict:
    """What a step was found to be.

    Attributes:
        agrees: with the index; None where it is not known.
        note: why it is not known, or what differs.
        event, lane: that show it.
        node: whose index was asked.
        turn: of the loops around the node, by the index.
        touch: the bytes that were looked at, None for those of the lane.
    """

    agrees: bool | None
    note: str
    event: Event
    lane: int
    node: GraphNode | None = None
    turn: int | None = None
    touch: Touch | None = None


class StepChecks:
    """Checks the groups of one slice.

    Args:
        comp: the record of what ran.
        program: that ran.
        linked: nodes behind its lines.
        lookup: of the workgroup.
        buffers: of the launch.
        symbols: values of the dynamic dims.
    """

    def __init__(
        self,
        comp: Compilation,
        program: Program,
        linked: LinkedNodes,
        lookup: IndexLookup,
        buffers: Sequence[BufferPlace],
        symbols: Mapping[str, int],
    ) -> None:
        self._comp, self._symbols = comp, symbols
        self._program, self._linked, self._lookup, self._buffers = program, linked, lookup, buffers

    def verdict(self, group: Group) -> Verdict:
        """What the group's own accesses show; its first event where nothing is wrong."""
        first = group.events[0]
        lane = _first_lane(first)
        node = group.nodes[0] if group.nodes else None
        if group.kind in ("value", "matrix", "scalar load"):
            return Verdict(None if group.kind != "matrix" else True, "", first, lane, node)
        if not group.nodes:
            return Verdict(None, self._linked.why_not or "no fx node is linked to the instruction", first, lane)
        known: Verdict | None = None
        for event in group.events:
            line = self._program.instructions[event.position].line
            for touch in event.touches:
                try:
                    found = self._touch(group, line, event, touch)
                except NotKnown as error:
                    return self._not_known(str(error), group, event, touch)
                if found.agrees is False:
                    found.touch = touch
                    return found
                known = known or found
        if known is not None and known.agrees and known.node is not None:
            left = self._left(known.node, known.event, known.lane, known.turn or 0)
            known.note = left.text if left is not None else ""
        return known or Verdict(None, "it touches no memory that counts", first, lane, node)

    def _not_known(self, reason: str, group: Group, event: Event, touch: Touch) -> Verdict:
        """An index that leads out of an LDS buffer is evaluated as far as it goes."""
        node = group.nodes[0]
        left = self._left(node, event, touch.lane, event.visit)
        if left is not None and touch.space == "lds" and touch.address in left.addresses:
            return Verdict(True, left.text, event, touch.lane, node, event.visit)
        return Verdict(None, left.text if left is not None else reason, event, touch.lane, node)

    def _left(self, node: GraphNode, event: Event, lane: int, turn: int) -> LeftTensor | None:
        return left_tensor(self._comp, node, self._lookup.workgroup, event.wave, lane, turn, self._symbols)

    def _touch(self, group: Group, line: int, event: Event, touch: Touch) -> Verdict:
        in_lds = touch.space == "lds"
        stores = group.kind in ("store", "LDS write") or (group.kind == "copy" and in_lds)
        nodes = self._linked.accesses(line, in_lds=in_lds, stores=stores)
        if group.kind == "copy" and not nodes:
            nodes = [node for node in self._linked.nodes(line) if node.memory is not None]
        if not nodes:
            return Verdict(None, self._why_no_node(line), event, touch.lane)
        place = None if in_lds else nearest_buffer(self._buffers, touch.address)
        byte = touch.address - (place.base if place is not None else 0)
        tensors: list[str] = []
        for node in nodes:
            foretold = self._lookup.foretold(node.id, in_lds)
            tensors.append(foretold.tensor)
            if place is not None and place.name != foretold.tensor:
                continue
            hits = [
                self._lookup.find(node.id, in_lds, event.wave, touch.lane, byte + part)
                for part in range(0, touch.size, foretold.element_bytes)
            ]
            if None not in hits:
                first = hits[0]
                return Verdict(True, "", event, touch.lane, node, first[0] if first is not None else None)
        return Verdict(
            False, self._difference(nodes[0], event, touch, place, byte, tensors), event, touch.lane, nodes[0]
        )

    def _difference(
        self, node: GraphNode, event: Event, touch: Touch, place: BufferPlace | None, byte: int, tensors: Sequence[str]
    ) -> str:
        where = "LDS" if touch.space == "lds" else (place.name if place is not None else "memory")
        if place is not None and place.name not in tensors:
            return f"lane {touch.lane} touches {place.name}, the index of {display_name(node)} is one of {tensors[0]}"
        said = self._lookup.addresses(node.id, touch.space == "lds", event.wave, touch.lane)
        near = sorted(said, key=lambda address: abs(address - byte))[:3]
        text = ", ".join(f"{address:#x}" for address in sorted(near)) or "none"
        return (
            f"lane {touch.lane} touches byte {byte:#x} of {where}, where the index of {display_name(node)} says "
            f"{'one of ' if len(said) > 1 else ''}{text}{' ...' if len(said) > 3 else ''}"
        )

    def _why_no_node(self, line: int) -> str:
        named = ", ".join(display_name(node) for node in self._linked.nodes(line)[:3])
        if not named:
            return self._linked.why_not or "no fx node is linked to the instruction"
        return f"linked to {named}, whose index is not that of this access"

    # ------------------------------------------------------------------------------------------- between two steps
    def foreign_write(self, writer: Group, reader: Group) -> str:
        """Says so where a read of one LDS buffer takes what the write of another one left; empty where not known."""
        graph = self._linked.graph
        written = [node for node in writer.nodes if node.memory is not None and node.op != "read"]
        read = [node for node in reader.nodes if node.memory is not None and node.op == "read"]
        if graph is None or not written or not read:
            return ""
        buffers = {self._memory(node) for node in read}
        if buffers & {self._memory(node) for node in written}:
            return ""
        names = [graph.nodes[key].name if key in graph.nodes else key for key in sorted(buffers)]
        own = self._memory(written[0])
        other = graph.nodes[own].name if own in graph.nodes else own
        return (
            f"{display_name(read[0])} reads {', '.join(names)} and takes bytes that {display_name(written[0])} left "
            f"there as part of {other}: the two buffers share bytes of LDS"
        )

    def _memory(self, node: GraphNode) -> str:
        graph = self._linked.graph
        assert graph is not None
        return source_operation(graph.nodes[str(node.memory)], graph.nodes) if node.memory in graph.nodes else ""

    def foreign_operand(self, grouping: Grouping, edges: set[tuple[int, int, str]], position: int) -> str:
        """Says so where a matrix instruction takes A or B from what another node has read; empty where it does not."""
        graph = self._linked.graph
        line = self._program.instructions[position].line
        nodes = self._linked.matrices(line)
        if graph is None or not nodes:
            return ""
        for role, operand in _OPERANDS.items():
            wanted: set[str] = set()
            for node in nodes:
                found = sources_of(graph, node, operand)
                if found is None:
                    return ""
                wanted |= found
            for producer in self._producers(grouping, edges, position, role):
                line_of = self._program.instructions[producer].line
                read = [node for node in self._linked.nodes(line_of) if node.op == "read" or "mma" in node.op]
                if not wanted or not read or wanted & {node.id for node in read}:
                    continue
                if self._same_bytes(grouping, producer, wanted):
                    continue
                names = " or ".join(sorted(display_name(graph.nodes[one]) for one in wanted)[:3])
                return (
                    f"it takes {role} from line {line_of}, which belongs to {display_name(read[0])}; the {operand} of "
                    f"{display_name(nodes[0])} is {names}"
                )
        return ""

    def _producers(self, grouping: Grouping, edges: set[tuple[int, int, str]], position: int, role: str) -> list[int]:
        """Positions of the reads and products that an operand comes from, through whatever only moves it."""
        found: set[int] = set()
        front = {producer for producer, consumer, part in edges if consumer == position and part == role}
        seen: set[int] = set()
        while front:
            here = front.pop()
            seen.add(here)
            kinds = {grouping.groups[number].kind for number in grouping.of_position.get(here, ())}
            if kinds == {"value"}:
                front |= {producer for producer, consumer, _ in edges if consumer == here} - seen
            else:
                found.add(here)
        return sorted(found)

    def _same_bytes(self, grouping: Grouping, position: int, wanted: set[str]) -> bool:
        """Whether one of the wanted reads touches the same bytes: the compiler may have kept one read for both."""
        graph = self._linked.graph
        assert graph is not None
        for number in grouping.of_position.get(position, ()):
            for event in grouping.groups[number].events:
                if event.position != position or not event.touches:
                    continue
                touch = event.touches[0]
                place = None if touch.space == "lds" else nearest_buffer(self._buffers, touch.address)
                byte = touch.address - (place.base if place is not None else 0)
                for one in wanted:
                    if graph.nodes[one].memory is None:
                        continue
                    try:
                        if self._lookup.find(one, touch.space == "lds", event.wave, touch.lane, byte) is not None:
                            return True
                    except NotKnown:
                        return True
                return False
        return False


def _first_lane(event: Event) -> int:
    if event.touches:
        return event.touches[0].lane
    return (event.lanes & -event.lanes).bit_length() - 1 if event.lanes > 0 else 0
