"""Control flow of a program: basic blocks, the edges between them, and natural loops."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from wave_explorer.isa.program import Instruction, Label, Program


@dataclass(frozen=True, slots=True)
class BasicBlock:
    """Instructions ``first`` to ``last`` (positions, both included) that run one after another.

    ``successors`` and ``predecessors`` are numbers of blocks; the successor that is reached by falling through
    comes first.
    """

    number: int
    first: int
    last: int
    successors: tuple[int, ...]
    predecessors: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Loop:
    """A natural loop.

    Attributes:
        header: number of the block through which it is entered.
        latches: blocks that branch back to the header.
        blocks: all its blocks, in text order.
        depth: 1 for an outermost loop.
    """

    header: int
    latches: tuple[int, ...]
    blocks: tuple[int, ...]
    depth: int


def branch_target(instruction: Instruction) -> str | None:
    """Label that a direct branch goes to, None for any other instruction."""
    if not instruction.base.startswith(("s_branch", "s_cbranch")):
        return None
    return next((operand.name for operand in instruction.operands if isinstance(operand, Label)), None)


def falls_through(instruction: Instruction) -> bool:
    """Whether the next instruction in the text can run after this one."""
    return not instruction.base.startswith(("s_branch", "s_endpgm", "s_setpc", "s_set_pc", "s_add_pc", "s_rfe"))


def ends_block(instruction: Instruction) -> bool:
    """Whether control can go elsewhere after this instruction."""
    return branch_target(instruction) is not None or not falls_through(instruction)


class ControlFlow:
    """Blocks, edges and loops of one program.

    A jump through a register (``s_setpc_b64``) has no known target and ends its path.
    """

    def __init__(self, program: Program) -> None:
        self.program = program
        self.blocks = _blocks(program)
        self._block_of = [0] * len(program.instructions)
        for block in self.blocks:
            for position in range(block.first, block.last + 1):
                self._block_of[position] = block.number

    def block_of(self, position: int) -> BasicBlock:
        """The block that holds the instruction at ``position``."""
        return self.blocks[self._block_of[position]]

    @cached_property
    def order(self) -> tuple[int, ...]:
        """Reachable blocks in reverse post-order: a block before its successors, but for edges back to a loop."""
        seen: set[int] = set()
        finished: list[int] = []
        stack: list[tuple[int, int]] = [(0, 0)] if self.blocks else []
        while stack:
            number, child = stack.pop()
            seen.add(number)
            successors = self.blocks[number].successors
            while child < len(successors) and successors[child] in seen:
                child += 1
            if child < len(successors):
                stack.append((number, child + 1))
                stack.append((successors[child], 0))
            else:
                finished.append(number)
        return tuple(reversed(finished))

    @cached_property
    def immediate_dominators(self) -> dict[int, int]:
        """For every reachable block the last other block that all paths to it pass (the entry: itself).

        Method: Cooper, Harvey, Kennedy, "A Simple, Fast Dominance Algorithm".
        """
        rank = {number: place for place, number in enumerate(self.order)}
        dominator: dict[int, int] = {0: 0} if self.blocks else {}
        changed = True
        while changed:
            changed = False
            for number in self.order[1:]:
                known = [p for p in self.blocks[number].predecessors if p in dominator]
                new = known[0]
                for other in known[1:]:
                    new = _common(new, other, dominator, rank)
                if dominator.get(number) != new:
                    dominator[number] = new
                    changed = True
        return dominator

    def dominates(self, above: int, below: int) -> bool:
        """Whether every path from the entry to block ``below`` passes block ``above``."""
        dominator = self.immediate_dominators
        while below != above:
            if below not in dominator or dominator[below] == below:
                return False
            below = dominator[below]
        return True

    @cached_property
    def loops(self) -> tuple[Loop, ...]:
        """Natural loops by position of their header; loops that share a header count as one."""
        latches: dict[int, list[int]] = {}
        for number in sorted(self.order):
            for successor in self.blocks[number].successors:
                if self.dominates(successor, number):
                    latches.setdefault(successor, []).append(number)
        bodies = {header: self._body(header, ends) for header, ends in latches.items()}
        return tuple(
            Loop(
                header,
                tuple(latches[header]),
                tuple(sorted(body)),
                sum(1 for other in bodies.values() if header in other),
            )
            for header, body in sorted(bodies.items())
        )

    def _body(self, header: int, latches: list[int]) -> set[int]:
        body = {header}
        pending = list(latches)
        while pending:
            number = pending.pop()
            if number not in body:
                body.add(number)
                pending.extend(p for p in self.blocks[number].predecessors if p in self.immediate_dominators)
        return body


def _common(left: int, right: int, dominator: dict[int, int], rank: dict[int, int]) -> int:
    while left != right:
        while rank[left] > rank[right]:
            left = dominator[left]
        while rank[right] > rank[left]:
            right = dominator[right]
    return left


def _blocks(program: Program) -> tuple[BasicBlock, ...]:
    instructions = program.instructions
    if not instructions:
        return ()
    starts = {0} | {position for position in program.labels.values() if position < len(instructions)}
    starts |= {i.position + 1 for i in instructions if ends_block(i) and i.position + 1 < len(instructions)}
    firsts = sorted(starts)
    number_at = {first: number for number, first in enumerate(firsts)}
    lasts = [first - 1 for first in firsts[1:]] + [len(instructions) - 1]
    successors: list[tuple[int, ...]] = []
    for last in lasts:
        found: list[int] = []
        if falls_through(instructions[last]) and last + 1 < len(instructions):
            found.append(number_at[last + 1])
        target = branch_target(instructions[last])
        if target is not None and program.labels[target] < len(instructions):
            number = number_at[program.labels[target]]
            if number not in found:
                found.append(number)
        successors.append(tuple(found))
    predecessors: list[list[int]] = [[] for _ in firsts]
    for number, following in enumerate(successors):
        for successor in following:
            predecessors[successor].append(number)
    return tuple(
        BasicBlock(number, first, last, successors[number], tuple(predecessors[number]))
        for number, (first, last) in enumerate(zip(firsts, lasts, strict=True))
    )
