"""What the rules of provenance look at: one program, its value flow, its fx graph, and the links known so far."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import Literal, TypeAlias

from wave_explorer.capture.def_use import DefUse
from wave_explorer.capture.provenance_graph import NodeGraph
from wave_explorer.capture.provenance_pointers import Pointers
from wave_explorer.isa.category import category
from wave_explorer.isa.flow import ControlFlow
from wave_explorer.isa.program import Instruction, Program, Register
from wave_explorer.isa.waits import Wait, waits
from wave_explorer.record import Graph

Kind: TypeAlias = Literal[
    "mma", "lds_read", "lds_write", "exchange", "load", "store", "barrier", "wait", "control", "arithmetic"
]
MEMORY: tuple[Kind, ...] = ("lds_read", "lds_write", "load", "store")
ANCHORED: tuple[Kind, ...] = (*MEMORY, "mma", "barrier")
"""Kinds that only an fx node of the fitting operation makes, and that the compiler leaves in their loop."""

_LDS_READ = re.compile(r"ds_(read|load)")
_LDS_WRITE = re.compile(r"ds_(write|store)")


def kind_of(instruction: Instruction) -> Kind:
    """What an instruction is, as far as fx operations differ by it."""
    base = instruction.base
    match category(instruction):
        case "mfma":
            return "mma"
        case "lds" if _LDS_READ.match(base):
            return "lds_read"
        case "lds" if _LDS_WRITE.match(base):
            return "lds_write"
        case "lds":
            return "exchange"
        case "vmem":
            return "load" if "load" in base else "store"
        case "sync":
            return "barrier"
        case "wait":
            return "wait"
        case "ctl":
            return "control"
        case _:
            return "arithmetic"


class Links:
    """The fx node of each instruction as far as known; nodes that have an instruction are ``in`` it.

    Args:
        nodes: by position, node id or None.
    """

    def __init__(self, nodes: Sequence[str | None]) -> None:
        self._nodes = list(nodes)
        self._count = Counter(node for node in nodes if node)

    def __getitem__(self, position: int) -> str | None:
        return self._nodes[position]

    def __len__(self) -> int:
        return len(self._nodes)

    def __contains__(self, node: object) -> bool:
        return self._count[node] > 0  # type: ignore[index]

    def set(self, position: int, node: str | None) -> None:
        """Changes one link."""
        old = self._nodes[position]
        if old:
            self._count[old] -= 1
        if node:
            self._count[node] += 1
        self._nodes[position] = node

    @contextmanager
    def hidden(self, position: int) -> Iterator[str | None]:
        """Within the block the link at ``position`` is not known; the block gets what it was."""
        node = self._nodes[position]
        self.set(position, None)
        try:
            yield node
        finally:
            self.set(position, node)


class Case:
    """A program beside the fx graph it was made from.

    Args:
        program: the kernel.
        graph: the last fx graph.
        line_of: synthetic source line of each fx node.
        direct: nodes that debug locations name, by position.
        arguments: names of the kernel's arguments in its order.

    Attributes:
        located: ``direct``, whether the node fits the instruction or not.
        kinds: kind of each instruction.
        pointers: the kernel argument that each global access goes to.
        in_loop: whether each instruction stands in a loop.
        is_data: whether what an instruction makes comes from loaded or multiplied data, and so is no address.
        loop_region: region of the only loop, where program and graph have just one.
    """

    def __init__(
        self,
        program: Program,
        graph: Graph,
        line_of: Mapping[str, int],
        direct: Sequence[str | None],
        arguments: Sequence[str] = (),
    ) -> None:
        self.program = program
        self.instructions = program.instructions
        self.line_of = line_of
        self.located = direct
        self.flow = ControlFlow(program)
        self.values = DefUse(self.flow)
        self.nodes = NodeGraph(graph, {node for node in direct if node}, arguments)
        self.pointers = Pointers(program, self.values, self.nodes.buffers)
        self.kinds = [kind_of(instruction) for instruction in program.instructions]
        looping = {block for loop in self.flow.loops for block in loop.blocks}
        self.in_loop = [self.flow.block_of(i.position).number in looping for i in program.instructions]
        single = len(self.flow.loops) == 1 and len(self.nodes.loops) == 1
        self.loop_region = self.nodes.nodes[self.nodes.loops[0]].subgraph if single else None
        self.is_data = self._data()

    @cached_property
    def waits(self) -> dict[int, Wait]:
        """The wait instructions by position."""
        return {wait.position: wait for wait in waits(self.program, self.flow)}

    @cached_property
    def by_mnemonic(self) -> dict[str, list[int]]:
        """Positions of each mnemonic."""
        found: dict[str, list[int]] = defaultdict(list)
        for instruction in self.instructions:
            found[instruction.mnemonic].append(instruction.position)
        return found

    @cached_property
    def by_text(self) -> dict[str, list[int]]:
        """Positions of each instruction text."""
        found: dict[str, list[int]] = defaultdict(list)
        for instruction in self.instructions:
            found[instruction.text].append(instruction.position)
        return found

    def fits(self, position: int, node: str) -> bool:
        """Whether a node's operation is carried out by instructions of this kind, and in this place."""
        if self.kinds[position] not in ANCHORED:
            return True
        if self.loop_region is not None:
            inside = self.nodes.nodes[node].region == self.loop_region
            if inside != self.in_loop[position]:
                return False
        return self.carries_out(position, node)

    def carries_out(self, position: int, node: str) -> bool:
        """Whether a node's operation is carried out by instructions of this kind, wherever the compiler put them."""
        kind, op = self.kinds[position], self.nodes.op(node)
        match kind:
            case "mma":
                return "mma" in op
            case "barrier":
                return "barrier" in op
            case "lds_read":
                return op == "read" and self.nodes.is_shared(node)
            case "lds_write":
                return op == "write" and self.nodes.is_shared(node)
            case "load":
                return op in ("read", "gather_to_lds") and self._goes_to(position, node)
            case "store":
                return op == "write" and self._goes_to(position, node)
            case _:
                return True

    def _goes_to(self, position: int, node: str) -> bool:
        """Whether a node's memory is global, and the argument that the access goes to where that is known."""
        if self.nodes.is_shared(node):
            return False
        memory, argument = self.nodes.nodes[node].memory, self.pointers.argument(position)
        return argument is None or memory is None or memory == argument

    def enters_loop(self, position: int, node: str) -> bool:
        """Whether an instruction of a loop would be of a node outside: no compiler moves an access into a loop."""
        return (
            self.loop_region is not None
            and self.in_loop[position]
            and self.nodes.nodes[node].region != self.loop_region
        )

    def fitting(self, position: int) -> list[str]:
        """All nodes that fit an instruction, in emission order."""
        return [node for node in self.nodes.order if self.fits(position, node)]

    def data(self, position: int) -> list[Register]:
        """Registers that a store takes its data from: one operand after the other."""
        operands = self.instructions[position].operands
        if self.kinds[position] == "lds_write":
            operands = operands[1:]
        else:
            # A store through a buffer descriptor has its data first, one by address second.
            operands = operands[:1] if self.instructions[position].base.startswith("buffer_") else operands[1:2]
        return [operand for operand in operands if isinstance(operand, Register)]

    def taken(self, position: int, links: Links) -> set[str]:
        """Nodes that another instruction of the same kind is linked to."""
        kind = self.kinds[position]
        return {node for place, other in enumerate(self.kinds) if other == kind and (node := links[place])}

    def neighbours(self, position: int, links: Links) -> tuple[str | None, str | None]:
        """Nodes of the nearest linked instructions before and after."""
        before = next((node for place in range(position - 1, -1, -1) if (node := links[place])), None)
        after = next((node for place in range(position + 1, len(links)) if (node := links[place])), None)
        return before, after

    def _data(self) -> list[bool]:
        found = [kind in ("mma", "load", "lds_read") for kind in self.kinds]
        pending = [position for position, data in enumerate(found) if data]
        while pending:
            for user in self.values.users[pending.pop()]:
                if not found[user]:
                    found[user] = True
                    pending.append(user)
        return found
