"""LDS bank conflicts of a whole run, instruction by instruction, known before anything runs.

Conflict cycles of one execution come from the index of the fx nodes behind an instruction and the service rules of the
target; how often it is executed from the trip counts of the fx loops.  The sum is what a run counts as
``SQ_LDS_BANK_CONFLICT``.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Any

import msgspec
import numpy as np

from wave_explorer.analysis.index_map import NotKnown, index_map, symbol_values_at
from wave_explorer.analysis.lds_instructions import LdsInstruction, LdsProgram, Served, Workgroup
from wave_explorer.analysis.machine_loops import MachineLoops, Place, Work, region_iterations
from wave_explorer.analysis.matrix_uses import matrix_uses
from wave_explorer.arch.lds_service import UnknownService, service_rule
from wave_explorer.isa.program import Instruction
from wave_explorer.record import Compilation, GraphNode
from wave_explorer.record.evaluation import InexactValue, IntArray, UnboundSymbol, evaluate
from wave_explorer.record.expression import Expression, free_symbols

_SHAPE = re.compile(r"_(\d+)x(\d+)x(\d+)")

_MOST_PLACES = 4096
"""Workgroups times iterations that are looked at one by one where the index in LDS depends on them."""


@dataclass(frozen=True)
class PredictedAccess:
    """One LDS instruction of the AMDGCN.

    Attributes:
        instruction: with its form and fx nodes.
        executions: by all waves of the grid; None where not known.
        conflicts: conflict cycles of all executions; None where not known.
        per_execution: of one execution, the mean where waves differ; None where not known.
        evidence: how the rule of its form is known; empty where there is none.
        notes: why something is not known.
    """

    instruction: LdsInstruction
    executions: int | None
    conflicts: int | None
    per_execution: float | int | None
    evidence: str
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class LdsPrediction:
    """All LDS instructions, and their sum.

    Attributes:
        grid: workgroups of the launch; None where not known.
        conflicts: bank conflict cycles of the whole grid; None where not known, with ``reasons``.
    """

    grid: Workgroup | None
    accesses: tuple[PredictedAccess, ...]
    conflicts: int | None
    reasons: tuple[str, ...]


def predict(lds: LdsProgram) -> LdsPrediction:
    """Conflicts and executions of every LDS instruction of a record."""
    return _Prediction(lds).whole()


def known_iterations(lds: LdsProgram) -> dict[str, int]:
    """How often a wave of workgroup 0 executes each region of the last fx graph, where that is known."""
    return _Prediction(lds).iterations((0, 0, 0))[0]


class _Prediction:
    def __init__(self, lds: LdsProgram) -> None:
        self.comp, self.program, self.lds = lds.comp, lds.program, lds
        comp = lds.comp
        self.loops = MachineLoops(lds.program)
        self.work = tuple(_work(self.lds, comp))
        self.roles = {symbol.id: symbol.role for symbol in comp.manifest.symbols}
        self.first = next(iter(self.lds.graph.nodes.values()))
        self._turns_by_workgroup = any(
            self.roles.get(symbol) == "workgroup"
            for region in self.lds.graph.regions
            if region.trip_count is not None
            for symbol in free_symbols(region.trip_count)
        )
        self._turned: dict[Workgroup, tuple[dict[Place, int], dict[str, str]]] = {}
        self.dims = {name: value for name, value in comp.spec.parameters.items() if type(value) is int}
        self.grid = self._grid()

    def whole(self) -> LdsPrediction:
        rows = tuple(self._access(one) for one in self.lds.instructions)
        reasons = []
        for row in rows:
            if row.conflicts is None and row.instruction.form.verb != "fill":
                at = row.instruction.instruction
                reasons.append(f"line {at.line} ({at.base}): {row.notes[0]}")
        total = None if reasons else sum(row.conflicts or 0 for row in rows)
        return LdsPrediction(self.grid, rows, total, tuple(reasons))

    def _grid(self) -> Workgroup | None:
        launch = self.comp.manifest.launch
        if launch is None or launch.grid is not None or not launch.grid_extents:
            return None if launch is None else launch.grid
        extents = [1, 1, 1]
        try:
            for axis, extent in enumerate(launch.grid_extents[:3]):
                extents[axis] = int(evaluate(extent, {**self.dims, **self.comp.symbol_values}))
        except (UnboundSymbol, InexactValue):
            return None
        x, y, z = extents
        return x, y, z

    def _access(self, one: LdsInstruction) -> PredictedAccess:
        notes: list[str] = []
        evidence, executions, conflicts, each = "", None, None, None
        with suppress(UnknownService):
            rule = service_rule(self.program.target, one.kind, one.form.width) if one.form.width else None
            # What was measured on waves of 32 lanes says nothing of the 64 that the target runs as well.
            if rule is not None and rule.lanes == self.program.metadata.wavefront_size:
                evidence = rule.status
        first: Served | None = None
        try:
            first = self.lds.served(one)
            each = _mean(first.conflicts)
        except NotKnown as error:
            notes.append(str(error))
        try:
            executions = self._turns(one) * self._waves()
        except NotKnown as error:
            notes.append(str(error))
        if first is not None:
            try:
                conflicts = self._conflicts(one, first, executions)
                if conflicts is not None and executions:
                    each = _ratio(conflicts, executions)
            except NotKnown as error:
                notes.append(str(error))
                each = None
        return PredictedAccess(one, executions, conflicts, each, evidence, tuple(notes))

    def _waves(self) -> int:
        """Waves of a workgroup."""
        launch = self.comp.manifest.launch
        if launch is None or launch.block is None:
            raise NotKnown("the number of threads is not known")
        return -(-prod(launch.block) // self.program.metadata.wavefront_size)

    def _turns(self, one: LdsInstruction) -> int:
        """Executions by one wave, summed over all workgroups."""
        if self.grid is None:
            raise NotKnown("the number of workgroups is only known at launch")
        if not self.loops.unconditional(one.instruction):
            raise NotKnown("it stands under a branch, so which waves execute it depends on the run")
        place = self.loops.place(one.instruction)
        if place is None:
            return prod(self.grid)
        if not self._turns_by_workgroup:
            return prod(self.grid) * self._turns_in((0, 0, 0), place, one)
        if prod(self.grid) > _MOST_PLACES:
            raise NotKnown("loops turn another number of times in each workgroup, and there are too many of these")
        return sum(self._turns_in(workgroup, place, one) for workgroup in _workgroups(self.grid))

    def iterations(self, workgroup: Workgroup) -> tuple[dict[str, int], dict[str, str]]:
        """Executions of each region by a wave, and why they are not known for the others."""
        values, _ = symbol_values_at(self.comp, self.lds.graph, self.first, workgroup, 0)
        return region_iterations(self.lds.graph, {**self.dims, **values})

    def _loops_in(self, workgroup: Workgroup) -> tuple[dict[Place, int], dict[str, str]]:
        """Turns of each loop by a wave, and why the executions of a region are not known; worked out once."""
        if workgroup not in self._turned:
            iterations, unknown = self.iterations(workgroup)
            self._turned[workgroup] = (self.loops.turns(self.work, iterations), unknown)
        return self._turned[workgroup]

    def _turns_in(self, workgroup: Workgroup, place: int, one: LdsInstruction) -> int:
        turns, unknown = self._loops_in(workgroup)
        if place in turns:
            return turns[place]
        first, last = self.loops.lines(place)
        regions = {node.region for node in one.nodes}
        why = next((unknown[region] for region in regions if region in unknown), "its work cannot be told apart")
        raise NotKnown(f"how often the loop at lines {first} to {last} turns is not known: {why}")

    def _conflicts(self, one: LdsInstruction, first: Served, executions: int | None) -> int | None:
        """Conflict cycles of all executions."""
        places = self._places(one)
        of_waves = [first.conflicts] if places is None else [self.lds.served(one, *place).conflicts for place in places]
        if not any(conflicts.any() for conflicts in of_waves):
            # Nothing times whatever it is.
            return 0
        if executions is None:
            return None
        if any(np.any(conflicts != of_waves[0]) for conflicts in of_waves):
            raise NotKnown("its conflicts change from workgroup to workgroup or from iteration to iteration")
        waves = len(first.conflicts)
        return int(of_waves[0].sum()) * (executions // waves)

    def _places(self, one: LdsInstruction) -> list[tuple[Workgroup, int]] | None:
        """Workgroups and iterations that have bytes of their own; None where all have the same."""
        used: set[str] = set()
        for node in one.nodes:
            used |= _symbols(node)
        by_workgroup = any(self.roles.get(symbol) == "workgroup" for symbol in used)
        by_iteration = any(self.roles.get(symbol) == "induction" for symbol in used)
        if not by_workgroup and not by_iteration:
            return None
        if self.grid is None:
            raise NotKnown("its bytes depend on the workgroup, and their number is only known at launch")
        groups: list[Workgroup] = [(0, 0, 0)]
        if by_workgroup:
            groups = _workgroups(self.grid)
        trips = 1
        if by_iteration:
            counts = {index_map(self.comp, self.lds.stage, node.id).trip_count for node in one.nodes}
            if None in counts:
                raise NotKnown("its bytes depend on the iteration, and how many there are is not known")
            trips = max(count or 1 for count in counts)
        if len(groups) * trips > _MOST_PLACES:
            raise NotKnown("its bytes depend on the workgroup or iteration, and there are too many of these")
        return list(product(groups, range(trips)))


def _workgroups(grid: Workgroup) -> list[Workgroup]:
    x, y, z = grid
    return list(product(range(x), range(y), range(z)))


def _mean(conflicts: IntArray) -> float | int:
    return _ratio(int(conflicts.sum()), len(conflicts))


def _ratio(total: int, count: int) -> float | int:
    return total // count if total % count == 0 else total / count


def _symbols(node: GraphNode) -> set[str]:
    """Symbols in the index, the index mapping and the bounds of a node."""
    found: set[str] = set()
    for sequence in (node.index or {}).values():
        found |= free_symbols(sequence.start)
    for bound in (node.bounds or {}).values():
        found |= free_symbols(bound)
    mapping: dict[str, Any] = node.attributes.get("mapping") or {}
    for side in ("inputs", "outputs"):
        for expression in mapping.get(side, {}).values():
            found |= free_symbols(msgspec.convert(expression, Expression))
    return found


def _work(lds: LdsProgram, comp: Compilation) -> Iterator[Work]:
    """What the instructions of the AMDGCN do, by region of the fx graph: products, and bytes in LDS."""
    yield from _products(lds, comp)
    for kind in ("write", "read"):
        yield from _lds_bytes(lds, kind)


def _products(lds: LdsProgram, comp: Compilation) -> Iterator[Work]:
    parts: dict[str, list[tuple[Instruction, int]]] = defaultdict(list)
    by_line = {instruction.line: instruction for instruction in lds.program.instructions}
    products = [node for node in lds.graph.nodes.values() if "mma" in node.op]
    for use in matrix_uses(lds.program, comp.instruction_links()):
        regions = {node.region for node in products if node.id in use.nodes} or {node.region for node in products}
        if use.instruction is None or len(regions) != 1:
            return
        size = use.instruction.m * use.instruction.n * use.instruction.k * use.instruction.blocks
        parts[regions.pop()].append((by_line[use.line], size))
    sizes: dict[str, int] = defaultdict(int)
    for node in products:
        shape = _SHAPE.search(str(node.attributes.get("mma_type", "")))
        if shape is None:
            return
        sizes[node.region] += prod(int(size) for size in shape.groups())
    for region, whole in sizes.items():
        yield Work("products", region, whole, tuple(parts[region]))


def _lds_bytes(lds: LdsProgram, kind: str) -> Iterator[Work]:
    parts: dict[str, list[tuple[Instruction, int]]] = defaultdict(list)
    for one in lds.instructions:
        if one.form.verb != kind:
            continue
        regions = {node.region for node in one.nodes}
        if len(regions) != 1:
            return
        parts[regions.pop()].append((one.instruction, one.form.width // 8 * len(one.form.offsets)))
    sizes: dict[str, int] = defaultdict(int)
    for node in lds.nodes:
        if (node.op == "read") != (kind == "read"):
            continue
        try:
            found = lds.map_of(node)
        except NotKnown:
            return
        if found.tensor is None:
            return
        sizes[node.region] += found.elements * found.tensor.element_bytes
    for region, whole in sizes.items():
        yield Work(f"bytes {'read from' if kind == 'read' else 'written to'} LDS", region, whole, tuple(parts[region]))
