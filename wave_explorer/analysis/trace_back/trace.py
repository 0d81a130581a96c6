"""Puts a trace together: groups of a slice, checked and described, with who wrote the element and what concerns it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from wave_explorer.analysis.element_values import number
from wave_explorer.analysis.foretold_accesses import ForetoldAccesses
from wave_explorer.analysis.index_map import ELEMENT_BYTES
from wave_explorer.analysis.node_facts import display_name
from wave_explorer.analysis.trace_back.buffer_places import BufferPlace, nearest_buffer
from wave_explorer.analysis.trace_back.cell_writers import IndexWriters
from wave_explorer.analysis.trace_back.element_sets import element_sets
from wave_explorer.analysis.trace_back.groups import Group, Grouping, grouped
from wave_explorer.analysis.trace_back.index_lookup import IndexLookup
from wave_explorer.analysis.trace_back.index_terms import index_at, mapped_at, terms_at
from wave_explorer.analysis.trace_back.linked_nodes import LinkedNodes
from wave_explorer.analysis.trace_back.step_checks import StepChecks, Verdict
from wave_explorer.analysis.trace_back.step_words import described
from wave_explorer.analysis.trace_back.summary import summary
from wave_explorer.analysis.trace_back.suspects import suspects
from wave_explorer.emulator.slicing.backward import Event, Slice
from wave_explorer.emulator.slicing.byte_lanes import lanes_of
from wave_explorer.emulator.slicing.execution_log import Executed
from wave_explorer.emulator.slicing.memory_flow import data_registers
from wave_explorer.emulator.slicing.store_watch import CellStore
from wave_explorer.emulator.slicing.value_probe import ProbedWord
from wave_explorer.isa.program import Program
from wave_explorer.record import Compilation
from wave_explorer.record.trace_back import CellWriter, TraceBack, TraceStep

Workgroup = tuple[int, int, int]
_LAUNCH_REGISTERS = 3


@dataclass(frozen=True)
class TracedCell:
    """The element asked about.

    Attributes:
        output, dims, cell, dtype: of it.
        byte, size: where it lies in its tensor.
        got, expected: its values, None where they are not finite or not known.
    """

    output: str
    dims: tuple[str, ...]
    cell: tuple[int, ...]
    dtype: str
    byte: int
    size: int
    got: float | None
    expected: float | None
    differs: bool | None
    tolerance: float | None


@dataclass
class Observed:
    """What the emulator saw.

    Attributes:
        program: that ran.
        stores, total: to the element, over the whole grid.
        workgroup: whose store came last; ``steps`` and ``found`` are its log and the slice, None where nobody stored.
        buffers: of the launch.
        symbols: values of the dynamic dims; ``inputs`` of the launch by argument name.
        notes: what is left out.
        ended: of a run that was stopped, whether a workgroup had come to its end; None for a run that was not.
    """

    program: Program
    stores: Sequence[CellStore]
    total: int
    workgroup: Workgroup | None
    steps: list[Executed] = field(default_factory=list)
    found: Slice | None = None
    buffers: Sequence[BufferPlace] = ()
    symbols: Mapping[str, int] = field(default_factory=dict)
    inputs: Mapping[str, Any] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    ended: Callable[[Workgroup], bool] | None = None


class Tracing:
    """One trace under way: its groups and their verdicts, before the values are read.

    Args:
        comp: the record.
        observed: what the emulator saw.
    """

    def __init__(self, comp: Compilation, observed: Observed) -> None:
        self._comp, self._observed = comp, observed
        self._linked = LinkedNodes.of(comp)
        self._grouping = Grouping([], {}, {})
        self._verdicts: list[Verdict] = []
        if observed.found is None or observed.workgroup is None:
            return
        self._grouping = grouped(observed.program, observed.steps, observed.found, self._linked)
        checks = self._checks(observed.workgroup)
        self._verdicts = [checks.verdict(group) for group in self._grouping.groups]
        self._check_between(checks, observed.found.edges)

    @property
    def words(self) -> list[ProbedWord]:
        """The register words whose values the steps show, in the order of the steps; see :class:`ValueProbe`."""
        return [
            word
            for group, verdict in zip(self._grouping.groups, self._verdicts, strict=True)
            if (word := self._word(group, verdict)) is not None
        ]

    def result(self, cell: TracedCell, by_index: IndexWriters | None, values: Mapping[ProbedWord, int]) -> TraceBack:
        """The trace.

        Args:
            cell: the element asked about.
            by_index: who writes it by the index, None where that was not asked.
            values: of :attr:`words`.
        """
        observed, comp = self._observed, self._comp
        writers = [self._writer(store, cell.dtype) for store in observed.stores]
        steps = [self._step(place, values) for place in range(len(self._grouping.groups))]
        if not steps and by_index is not None:
            steps = self._missing(by_index)
        first = next((step.number for step in steps if step.agrees is False), None)
        found = observed.found
        elements = (
            element_sets(
                comp, list(found.inputs), observed.buffers, {**comp.symbol_values, **observed.symbols},
                dict(zip(cell.dims, cell.cell, strict=True)),
            )
            if found is not None and cell.output
            else []
        )  # fmt: skip
        notes = [*observed.notes]
        if found is not None:
            notes += _doubts(found, observed.program)
        made = TraceBack(
            kernel=comp.manifest.kernel,
            target=comp.spec.target,
            output=cell.output,
            dims=list(cell.dims),
            cell=list(cell.cell),
            got=cell.got,
            expected=cell.expected,
            differs=cell.differs,
            tolerance=cell.tolerance,
            workgroup=observed.workgroup,
            writers=writers,
            writers_total=observed.total,
            index_writers=[] if by_index is None else by_index.writers,
            index_writers_total=0 if by_index is None else by_index.total,
            index_note="" if by_index is None else "; ".join(f"{k}: {v}" for k, v in by_index.not_known.items()),
            writers_agree=_same_writers(writers, observed.total, by_index, observed.ended),
            steps=steps,
            first_disagreement=first,
            elements=elements,
            suspects=suspects(comp, cell.output, steps),
            passes_off=list(comp.spec.disabled_passes),
            summary="",
            notes=notes,
        )
        return msgspec.structs.replace(made, summary=summary(made, by_index))

    def _checks(self, workgroup: Workgroup) -> StepChecks:
        graph = self._linked.graph
        observed = self._observed
        assert graph is not None
        foretold = ForetoldAccesses(self._comp, graph, observed.inputs, observed.symbols)
        return StepChecks(
            self._comp, observed.program, self._linked, IndexLookup(foretold, workgroup), observed.buffers,
            observed.symbols,
        )  # fmt: skip

    def _check_between(self, checks: StepChecks, edges: set[tuple[int, int, str]]) -> None:
        """What shows only between two steps: whose bytes a read takes, and whose value a matrix instruction."""
        groups = self._grouping.groups
        for place, group in enumerate(groups):
            if self._verdicts[place].agrees is False:
                continue
            note = ""
            if group.kind in ("LDS write", "copy"):
                readers = [groups[user] for user in self._grouping.feeds[place] if groups[user].kind == "LDS read"]
                note = next((text for reader in readers if (text := checks.foreign_write(group, reader))), "")
            elif group.kind == "matrix":
                for position in group.positions:
                    note = checks.foreign_operand(self._grouping, edges, position)
                    if note:
                        event = next(one for one in group.events if one.position == position)
                        self._verdicts[place].event = event
                        break
            if note:
                self._verdicts[place].agrees = False
                self._verdicts[place].note = note

    # ----------------------------------------------------------------------------------------------------------- steps
    def _step(self, place: int, values: Mapping[ProbedWord, int]) -> TraceStep:
        group, verdict = self._grouping.groups[place], self._verdicts[place]
        program, workgroup = self._observed.program, self._observed.workgroup
        assert workgroup is not None
        node = verdict.node or (group.nodes[0] if group.nodes else None)
        indexed = node if group.kind not in ("value", "scalar load") else None
        event, lane = verdict.event, verdict.lane
        turn = verdict.turn if verdict.turn is not None else event.visit
        lines = [program.instructions[position].line for position in group.positions]
        shown = program.instructions[event.position]
        word = self._word(group, verdict)
        bits = values.get(word) if word is not None else None
        feeds = self._grouping.feeds[place]
        location = node.location if node is not None else None
        made = TraceStep(
            number=place + 1,
            kind=group.kind,
            what="",
            lines=[shown.line, *(line for line in lines if line != shown.line)],
            instruction=shown.text,
            executions=len(group.events),
            nodes=[one.id for one in group.nodes],
            labels=[display_name(one) for one in group.nodes],
            attribution=self._linked.link(shown.line).attribution,
            file=location.file if location is not None else "",
            source_line=location.line if location is not None else 0,
            wave=event.wave,
            waves=sorted({one.wave for one in group.events}),
            lane=lane,
            lanes=_lanes(event),
            turn=verdict.turn,
            place=_place(verdict, self._observed.buffers),
            value=_value(group, verdict, bits),
            word="" if bits is None else f"{bits:#010x}",
            index=[] if indexed is None else index_at(
                self._comp, indexed, workgroup, event.wave, lane, turn, self._observed.symbols),
            terms=[] if indexed is None else terms_at(self._comp, indexed, workgroup, event.wave, lane, turn),
            mapping="" if indexed is None else mapped_at(
                self._comp, indexed, workgroup, event.wave, lane, turn, self._observed.symbols),
            agrees=verdict.agrees,
            note=verdict.note,
            feeds=sorted(user + 1 for user in feeds),
            roles=sorted({role for roles in feeds.values() for role in roles if role}),
        )  # fmt: skip
        return msgspec.structs.replace(made, what=described(made))

    def _missing(self, by_index: IndexWriters) -> list[TraceStep]:
        """Nobody stores to the element: the write that comes nearest, with its index."""
        ended = self._observed.ended
        nearest, left = by_index.nearest, ""
        if by_index.writers:
            # Rather a lane that had its turn than one that the run did not get to.
            place = next((n for n, one in enumerate(by_index.writers) if ended and ended(one.workgroup)), 0)
            nearest, left = by_index.writers[place], by_index.leaves[place]
        graph = self._linked.graph
        if nearest is None or graph is None:
            return []
        node = graph.nodes[nearest.node]
        lines = sorted(line for line, link in self._linked.links.items() if node.id in link.nodes)
        lines = [line for line in lines if node in self._linked.accesses(line, in_lds=False, stores=True)
                 and "store" in self._text(line)]  # fmt: skip
        stopped = bool(by_index.total and ended and not ended(nearest.workgroup))
        notes = [f"the index leads out of the tensor ({left}), at a byte that is that of the element"] if left else []
        if stopped:
            notes.append("the run stopped before this workgroup had come to its end")
        elif by_index.total:
            says = "by its address this lane" if left else "the index says that this lane"
            notes.append(f"{says} stores to the element, and no store did")
        location = node.location
        at = (nearest.workgroup, nearest.wave, nearest.lane, nearest.turn)
        made = TraceStep(
            number=1,
            kind="no store",
            what="",
            lines=lines,
            instruction=self._text(lines[0]) if lines else "",
            executions=0,
            nodes=[node.id],
            labels=[display_name(node)],
            attribution=self._linked.link(lines[0]).attribution if lines else "none",
            file=location.file if location is not None else "",
            source_line=location.line if location is not None else 0,
            wave=nearest.wave,
            waves=[nearest.wave],
            lane=nearest.lane,
            lanes=[nearest.lane],
            turn=nearest.turn,
            place="",
            value=None,
            word="",
            index=index_at(self._comp, node, *at, self._observed.symbols),
            terms=terms_at(self._comp, node, *at),
            mapping=mapped_at(self._comp, node, *at, self._observed.symbols),
            agrees=None if stopped else not by_index.total,
            note="; ".join(notes),
            feeds=[],
            roles=[],
        )
        return [msgspec.structs.replace(made, what=described(made, nearest.workgroup))]

    def _text(self, line: int) -> str:
        lines = (self._comp.asm or "").splitlines()
        return lines[line - 1].strip() if 0 < line <= len(lines) else ""

    def _word(self, group: Group, verdict: Verdict) -> ProbedWord | None:
        """The register that shows what the step moved or made: its result, or the data of a store."""
        event = verdict.event
        if event.registers:
            file, index = min(event.registers)
        elif group.kind not in ("store", "LDS write"):
            return None
        else:
            data = data_registers(self._observed.program.instructions[event.position])
            if not data:
                return None
            file, index = data[0].file, data[0].first
        return (event.step, event.wave, file, index, verdict.lane) if file in ("v", "a") else None

    def _writer(self, store: CellStore, dtype: str) -> CellWriter:
        instruction = self._observed.program.instructions[store.position]
        nodes = self._linked.accesses(instruction.line, in_lds=False, stores=True) if self._linked.links else []
        return CellWriter(
            store.workgroup, store.wave, store.lane, instruction.line, instruction.text, store.visit, store.atomic,
            number(store.content, dtype), nodes[0].id if nodes else "", display_name(nodes[0]) if nodes else "",
        )  # fmt: skip


def _lanes(event: Event) -> list[int]:
    return sorted({touch.lane for touch in event.touches}) or list(lanes_of(event.lanes) if event.lanes > 0 else [])


def _place(verdict: Verdict, buffers: Sequence[BufferPlace]) -> str:
    own = (one for one in verdict.event.touches if one.lane == verdict.lane)
    touch = verdict.touch or next(own, None)
    if touch is None:
        return ""
    if touch.space != "global":
        return f"{'LDS' if touch.space == 'lds' else touch.space} byte {touch.address:#x}, {touch.size} B"
    one = nearest_buffer(buffers, touch.address)
    return (
        f"byte {touch.address:#x}" if one is None else f"{one.name} byte {touch.address - one.base:#x}, {touch.size} B"
    )


def _value(group: Group, verdict: Verdict, bits: int | None) -> float | None:
    """The shown word as a number of the node's type; None for a type of which a word holds no single one."""
    node = verdict.node or (group.nodes[0] if group.nodes else None)
    if bits is None or node is None or node.type is None:
        return None
    dtype = "f32" if group.kind == "matrix" else node.type.dtype
    size = ELEMENT_BYTES.get(dtype, 0)
    if size not in (1, 2, 4):
        return None
    first = 0
    if verdict.event.registers:
        mask = verdict.event.registers[min(verdict.event.registers)]
        first = (mask & -mask).bit_length() - 1 if mask else 0
    first -= first % size
    return number(bits.to_bytes(4, "little")[first : first + size], dtype)


def _same_writers(
    writers: Sequence[CellWriter],
    total: int,
    by_index: IndexWriters | None,
    ended: Callable[[Workgroup], bool] | None,
) -> bool | None:
    if by_index is None or by_index.not_known or total > len(writers) or by_index.total > len(by_index.writers):
        return None
    seen = {(one.workgroup, one.wave, one.lane) for one in writers}
    said = {(one.workgroup, one.wave, one.lane) for one in by_index.writers}
    if ended is not None and seen <= said and any(not ended(one[0]) for one in said - seen):
        # The run was stopped before these had their turn.
        return None
    return seen == said


def _doubts(found: Slice, program: Program) -> list[str]:
    notes = [] if found.complete else ["the way back is cut off: too many instructions went into the element"]
    for position, reason in sorted(found.rough.items()):
        line = program.instructions[position].line
        notes.append(f"line {line}: more may be named than went in, as {reason} is not known")
    for (wave, (file, index)), positions in sorted(found.unwritten_registers.items()):
        # The launch sets scalar registers and the first vector registers.
        if file == "a" or (file == "v" and index >= _LAUNCH_REGISTERS):
            line = program.instructions[min(positions)].line
            notes.append(f"line {line}: wave {wave} uses {file}{index}, which nothing had written")
    if found.unwritten_lds:
        notes.append(f"{len(found.unwritten_lds)} bytes of LDS were read that nothing had written")
    return notes
