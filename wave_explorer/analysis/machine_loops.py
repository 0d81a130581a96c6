"""How often a wave executes each instruction, from the trip counts of the fx loops: nothing is run for it.

The compiler unrolls loops, peels iterations off and may dissolve a loop altogether, so an instruction's executions are
no trip count.  But work is kept: what the nodes of an fx loop do in all its iterations (bytes written to LDS, bytes
read from it, matrix products) is what their instructions do, each as often as it is executed.  Every kind of work of
every loop gives one equation between the turns of the loops of the AMDGCN; equations are solved one unknown at a time,
and have to agree.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from wave_explorer.analysis.index_map import NotKnown
from wave_explorer.isa.flow import ControlFlow, Loop
from wave_explorer.isa.program import Instruction, Program
from wave_explorer.record import Graph, Region
from wave_explorer.record.evaluation import InexactValue, IntArray, UnboundSymbol, evaluate

Place = int | None
"""Header block of an innermost loop of the AMDGCN, None for instructions outside all loops."""

Equation = tuple[int, dict[Place, int]]
"""An amount of work, and how much one turn of each loop does of it."""


@dataclass(frozen=True)
class Work:
    """An amount of work of one kind.

    Attributes:
        kind: what is counted.
        region: of the fx graph, that the work belongs to.
        whole: amount of one iteration, from the nodes.
        parts: instructions that do it, and how much one execution of each does.
    """

    kind: str
    region: str
    whole: int
    parts: tuple[tuple[Instruction, int], ...]


class MachineLoops:
    """The loops of a program, and what stands in them.

    Args:
        program: of the record.
    """

    def __init__(self, program: Program) -> None:
        self.program = program
        self.flow = ControlFlow(program)
        self._loops: dict[int, Loop] = {loop.header: loop for loop in self.flow.loops}
        self._ends = [
            block.number for block in self.flow.blocks if not block.successors and block.number in self._reached
        ]

    @property
    def _reached(self) -> frozenset[int]:
        return frozenset(self.flow.order)

    def place(self, instruction: Instruction) -> Place:
        """The innermost loop around an instruction."""
        block = self.flow.block_of(instruction.position).number
        around = [loop for loop in self._loops.values() if block in loop.blocks]
        return max(around, key=lambda loop: loop.depth).header if around else None

    def unconditional(self, instruction: Instruction) -> bool:
        """Whether every turn of the innermost loop (or every wave, outside of loops) passes the instruction."""
        block = self.flow.block_of(instruction.position).number
        header = self.place(instruction)
        ends: Iterable[int] = self._ends if header is None else self._loops[header].latches
        return all(self.flow.dominates(block, end) for end in ends)

    def lines(self, header: int) -> tuple[int, int]:
        """First and last line of a loop."""
        loop = self._loops[header]
        first, last = self.flow.blocks[loop.blocks[0]].first, self.flow.blocks[loop.blocks[-1]].last
        return self.program.instructions[first].line, self.program.instructions[last].line

    def turns(self, work: Collection[Work], iterations: Mapping[str, int]) -> dict[Place, int]:
        """How often a wave goes through each loop in all, where the work tells; outside of loops: once.

        Args:
            work: of the program.
            iterations: how often a wave executes the body of each region of the fx graph; regions for which this is
                not known are left out.

        """
        kinds = dict.fromkeys(one.kind for one in work)
        alike = [[one for one in work if one.kind == kind] for kind in kinds]
        # All regions together first: a link may name the copy of a node that stands in another region.
        together = [equation for group in alike for equation in self._equation(group, iterations)]
        apart = [equation for one in work for equation in self._equation([one], iterations)]
        return _solved(apart, _solved(together, {None: 1}))

    def _equation(self, work: list[Work], iterations: Mapping[str, int]) -> list[Equation]:
        """None or one."""
        if any(one.region not in iterations for one in work):
            return []
        parts = [part for one in work for part in one.parts]
        if not parts or not all(self.unconditional(instruction) for instruction, _ in parts):
            return []
        amounts: dict[Place, int] = defaultdict(int)
        for instruction, amount in parts:
            amounts[self.place(instruction)] += amount
        return [(sum(one.whole * iterations[one.region] for one in work), amounts)]


def _solved(equations: list[Equation], given: Mapping[Place, int]) -> dict[Place, int]:
    """Turns of each loop, those that are ``given`` and those that follow.

    The compiler leaves out work that nobody needs and makes one load of equal ones; what is left would have to be done
    more often to be all the work.  So of several answers the smallest is right; one that is no whole number is none.
    """
    known = dict(given)
    left = list(equations)
    while True:
        answers: dict[Place, int] = {}
        for one in list(left):
            total, amounts = one
            unknown = [place for place in amounts if place not in known]
            if len(unknown) > 1:
                continue
            left.remove(one)
            if not unknown:
                continue
            rest = total - sum(amount * known[place] for place, amount in amounts.items() if place in known)
            found = Fraction(rest, amounts[unknown[0]])
            if found.denominator == 1 and found >= 0:
                answers[unknown[0]] = min(int(found), answers.get(unknown[0], int(found)))
        if not answers:
            return known
        known |= answers


def region_iterations(graph: Graph, values: Mapping[str, int | IntArray]) -> tuple[dict[str, int], dict[str, str]]:
    """How often a wave executes the body of each region, and why this is not known for the others.

    Args:
        graph: of the last fx stage.
        values: of the symbols.
    """
    by_id = {region.id: region for region in graph.regions}
    found: dict[str, int] = {}
    unknown: dict[str, str] = {}
    for region in graph.regions:
        try:
            found[region.id] = _iterations(graph, by_id, region, values)
        except NotKnown as error:
            unknown[region.id] = str(error)
    return found, unknown


def _iterations(graph: Graph, by_id: Mapping[str, Region], region: Region, values: Mapping[str, int | IntArray]) -> int:
    if region.owner is None:
        return 1
    owner = graph.nodes[region.owner]
    if region.dim is None:
        raise NotKnown(f"{owner.name} decides by values of the run")
    if region.trip_count is None:
        raise NotKnown(f"how often {owner.name} turns is not recorded, or depends on values of the run")
    try:
        count = int(evaluate(region.trip_count, values).reshape(()))
    except (UnboundSymbol, InexactValue, ValueError) as error:
        raise NotKnown(f"how often {owner.name} turns depends on a value of the run: {error}") from error
    return max(count, 0) * _iterations(graph, by_id, by_id[owner.region], values)
