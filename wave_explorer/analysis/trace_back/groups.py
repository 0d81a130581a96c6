"""The events of a slice in groups that a person reads as one step: alike instructions for one operation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from wave_explorer.analysis.node_facts import source_operation
from wave_explorer.analysis.trace_back.linked_nodes import LinkedNodes
from wave_explorer.emulator.semantics import lookup
from wave_explorer.emulator.slicing.backward import Event, Slice
from wave_explorer.emulator.slicing.execution_log import Executed
from wave_explorer.emulator.slicing.memory_flow import data_less
from wave_explorer.isa.program import Program
from wave_explorer.record import GraphNode
from wave_explorer.record.trace_back import StepKind


@dataclass
class Group:
    """Events of one kind for one operation.

    Attributes:
        events: first to last.
        nodes: of all their lines, those that fit the kind first.
        depth: how many groups lie between it and the store.
    """

    kind: StepKind
    key: str
    events: list[Event] = field(default_factory=list)
    nodes: list[GraphNode] = field(default_factory=list)
    depth: int = 0

    @property
    def positions(self) -> list[int]:
        """Of the instructions, ascending."""
        return sorted({event.position for event in self.events})


@dataclass
class Grouping:
    """All groups, from the store on; ``feeds`` are the groups and roles that use a group's results, by its number."""

    groups: list[Group]
    feeds: dict[int, dict[int, set[str]]]
    of_position: Mapping[int, list[int]]


def grouped(program: Program, steps: Sequence[Executed], found: Slice, linked: LinkedNodes) -> Grouping:
    """Groups the events of a slice.

    Args:
        program: that ran.
        steps: of the log.
        found: the slice.
        linked: the nodes behind its lines.
    """
    by_key: dict[tuple[StepKind, str], Group] = {}
    owner: dict[int, list[tuple[StepKind, str]]] = {}
    for event in reversed(found.events):
        kind = _kind(program, steps[event.step], event)
        nodes = _fitting(linked, program.instructions[event.position].line, kind)
        key = (kind, _operation(linked, nodes) or f"position {event.position}")
        group = by_key.setdefault(key, Group(kind, key[1]))
        group.events.append(event)
        group.nodes += [node for node in nodes if node not in group.nodes]
        if key not in owner.setdefault(event.position, []):
            owner[event.position].append(key)
    _set_depths(by_key, owner, found.edges)
    ordered = sorted(by_key, key=lambda key: (by_key[key].depth, -by_key[key].events[-1].step))
    number = {key: place for place, key in enumerate(ordered)}
    feeds: dict[int, dict[int, set[str]]] = {place: {} for place in range(len(ordered))}
    for producer, consumer, role in found.edges:
        for key in owner.get(producer, ()):
            for user in owner.get(consumer, ()):
                if user != key:
                    feeds[number[key]].setdefault(number[user], set()).add(role)
    of_position = {position: [number[key] for key in keys] for position, keys in owner.items()}
    return Grouping([by_key[key] for key in ordered], feeds, of_position)


def _kind(program: Program, executed: Executed, event: Event) -> StepKind:
    instruction = program.instructions[event.position]
    operation = lookup(instruction.base)
    if operation is not None and operation.unit == "matrix":
        return "matrix"
    if not executed.accesses:
        return "value"
    if data_less(instruction):
        return "copy"
    verb = executed.accesses[0].verb
    # An atomic counts for what it leaves in memory, or for what it returns.
    stores = verb == "store" or (verb == "atomic" and not event.registers)
    if executed.accesses[0].space == "lds":
        return "LDS write" if stores else "LDS read"
    if stores:
        return "store"
    return "scalar load" if executed.accesses[0].address.shape[1] == 1 else "load"


def _fitting(linked: LinkedNodes, line: int, kind: StepKind) -> list[GraphNode]:
    nodes = linked.nodes(line)
    if kind == "matrix":
        fits = linked.matrices(line)
    elif kind == "copy":
        fits = [node for node in nodes if node.memory is not None]
    elif kind == "value":
        fits = [node for node in nodes if node.memory is None] or nodes
    else:
        fits = linked.accesses(line, in_lds=kind.startswith("LDS"), stores=kind in ("store", "LDS write"))
    return fits + [node for node in nodes if node not in fits] if kind != "value" else fits


def _operation(linked: LinkedNodes, nodes: Sequence[GraphNode]) -> str:
    """What the line belongs to most, whatever copy of it."""
    return source_operation(nodes[0], linked.graph.nodes) if nodes and linked.graph is not None else ""


def _set_depths(
    by_key: Mapping[tuple[StepKind, str], Group],
    owner: Mapping[int, list[tuple[StepKind, str]]],
    edges: set[tuple[int, int, str]],
) -> None:
    """Shortest way from the store, over groups."""
    producers: dict[tuple[StepKind, str], set[tuple[StepKind, str]]] = {}
    for producer, consumer, _ in edges:
        for user in owner.get(consumer, ()):
            producers.setdefault(user, set()).update(key for key in owner.get(producer, ()) if key != user)
    front = [key for key, group in by_key.items() if group.kind == "store"]
    seen = set(front)
    depth = 0
    while front:
        for key in front:
            by_key[key].depth = depth
        depth += 1
        front = [key for key in {p for user in front for p in producers.get(user, ())} if key not in seen]
        seen.update(front)
    for key in by_key.keys() - seen:
        by_key[key].depth = depth
