"""Where a stepper can be told to stop: lines, fx nodes, barriers and loop iterations of one program, by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cached_property

from wave_explorer.isa.flow import ControlFlow, Loop
from wave_explorer.isa.program import Program


class StepError(ValueError):
    """A step that cannot be made, or a place that does not exist; the message says why and what there is."""


class StopPoints:
    """Places of one program.

    Args:
        program: the kernel.
        nodes: ids of the fx nodes behind a line, the one it belongs to most first, by line.
        names: what a person calls each node, by id; several nodes may share a name.
    """

    def __init__(self, program: Program, nodes: Mapping[int, Sequence[str]], names: Mapping[str, str]) -> None:
        self.program = program
        self.names = names
        self.flow = ControlFlow(program)
        self._by_line = {instruction.line: instruction.position for instruction in program.instructions}
        self.nodes_at = {self._by_line[line]: tuple(ids) for line, ids in nodes.items() if line in self._by_line}

    @cached_property
    def _own(self) -> dict[str, frozenset[int]]:
        """Positions by node: where it comes first, or, of a node that never does, where it takes part."""
        first: dict[str, set[int]] = {}
        part: dict[str, set[int]] = {}
        for position, ids in self.nodes_at.items():
            for number, node in enumerate(ids):
                (part if number else first).setdefault(node, set()).add(position)
        return {node: frozenset(found) for node, found in {**part, **first}.items()}

    def line(self, number: int) -> int:
        """Position of the instruction on a line of the AMDGCN text.

        Raises:
            StepError: there is none.
        """
        if number in self._by_line:
            return self._by_line[number]
        lines = sorted(self._by_line)
        after = next((line for line in lines if line > number), None)
        nearest = f"; the next instruction is on line {after}" if after is not None else ""
        raise StepError(
            f"line {number} of the AMDGCN holds no instruction of this kernel (lines {lines[0]} to {lines[-1]} do)"
            f"{nearest}"
        )

    def node(self, name: str) -> frozenset[int]:
        """Positions of the instructions of an fx node, by its id or by a name that may be shared by several nodes.

        Raises:
            StepError: no instruction is known to come from a node of this name.
        """
        if not self.nodes_at:
            raise StepError("this record does not say which instruction came from which fx node")
        own = self._own
        wanted = [node for node in own if name in (node, self.names.get(node))]
        if not wanted:
            # A name without its copy (``mma`` of ``mma M0 N1 K0``) means all copies.
            wanted = [node for node in own if self.names.get(node, "").split(" ")[0] == name]
        if wanted:
            return frozenset().union(*(own[node] for node in wanted))
        known = sorted({*self.names.values(), *own})
        near = get_close_matches(name, known, n=3)
        raise StepError(
            f"no instruction is known to come from an fx node {name!r}"
            + (f"; did you mean {' or '.join(near)}?" if near else "")
        )

    @cached_property
    def headers(self) -> tuple[int, ...]:
        """Position of the first instruction of each loop, in text order."""
        return tuple(self.flow.blocks[loop.header].first for loop in self.flow.loops)

    def loop(self, number: int | None, position: int) -> int:
        """Position of a loop's header: the loop ``number``, or None for the innermost around ``position``.

        Outside every loop None means the next loop in the text, else the first.

        Raises:
            StepError: there is no such loop.
        """
        if not self.headers:
            raise StepError("this kernel has no loop")
        if number is None:
            around = self.loops_around(position)
            if around:
                return self.flow.blocks[around[-1].header].first
            return next((header for header in self.headers if header >= position), self.headers[0])
        if not 0 <= number < len(self.headers):
            lines = ", ".join(f"{i} at line {self.program.instructions[at].line}" for i, at in enumerate(self.headers))
            raise StepError(f"there is no loop {number}; loops: {lines}")
        return self.headers[number]

    def loops_around(self, position: int) -> list[Loop]:
        """The loops that hold ``position``, outermost first."""
        if position >= len(self.program.instructions):
            return []
        block = self.flow.block_of(position).number
        return sorted((loop for loop in self.flow.loops if block in loop.blocks), key=lambda loop: loop.depth)
