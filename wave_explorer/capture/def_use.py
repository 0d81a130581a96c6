"""Which instructions made the values that an instruction reads, and which ones read what it makes."""

from __future__ import annotations

from collections.abc import Iterable

from wave_explorer.isa.flow import ControlFlow
from wave_explorer.isa.program import Register
from wave_explorer.isa.registers import RegisterId, reads, writes

# The execution mask takes part in nearly every vector instruction; as a value it would tie all to all.
_IGNORED = ("exec",)


class DefUse:
    """Reaching definitions of a program's registers, per dword.

    Attributes:
        sources: by position, register -> positions whose value of it may arrive there.
        producers: by position, all positions it reads from, ascending.
        users: by position, all positions that read what it wrote, ascending.
    """

    def __init__(self, flow: ControlFlow) -> None:
        instructions = flow.program.instructions
        self._reads = [_values(reads(instruction)) for instruction in instructions]
        self._writes = [_values(writes(instruction)) for instruction in instructions]
        self.sources: list[dict[RegisterId, frozenset[int]]] = [{} for _ in instructions]
        self._resolve(flow, self._at_block_starts(flow))
        self.producers = [tuple(sorted(frozenset().union(*found.values()))) for found in self.sources]
        readers: list[set[int]] = [set() for _ in instructions]
        for position, found in enumerate(self.producers):
            for producer in found:
                readers[producer].add(position)
        self.users = [tuple(sorted(found)) for found in readers]

    def sources_of(self, position: int, operand: Register) -> tuple[int, ...]:
        """Positions whose values the instruction at ``position`` reads through ``operand``."""
        found = self.sources[position]
        registers = ((operand.file, operand.first + offset) for offset in range(operand.count))
        return tuple(sorted(frozenset().union(*(found.get(register, frozenset()) for register in registers))))

    def users_of(self, position: int, register: RegisterId) -> tuple[int, ...]:
        """Positions that read the value which the instruction at ``position`` left in ``register``."""
        return tuple(user for user in self.users[position] if position in self.sources[user].get(register, frozenset()))

    def written(self, position: int) -> tuple[RegisterId, ...]:
        """Registers that the instruction writes, ascending."""
        return self._writes[position]

    def _at_block_starts(self, flow: ControlFlow) -> list[dict[RegisterId, frozenset[int]]]:
        last_writes = []
        for block in flow.blocks:
            last: dict[RegisterId, frozenset[int]] = {}
            for position in range(block.first, block.last + 1):
                last.update((register, frozenset((position,))) for register in self._writes[position])
            last_writes.append(last)
        arriving: list[dict[RegisterId, frozenset[int]]] = [{} for _ in flow.blocks]
        pending = list(range(len(flow.blocks)))
        while pending:
            number = pending.pop(0)
            leaving = arriving[number] | last_writes[number]
            for successor in flow.blocks[number].successors:
                known = arriving[successor]
                new = {
                    register: known.get(register, frozenset()) | found
                    for register, found in leaving.items()
                    if not found <= known.get(register, frozenset())
                }
                if new:
                    known.update(new)
                    if successor not in pending:
                        pending.append(successor)
        return arriving

    def _resolve(self, flow: ControlFlow, arriving: list[dict[RegisterId, frozenset[int]]]) -> None:
        for block in flow.blocks:
            current = dict(arriving[block.number])
            for position in range(block.first, block.last + 1):
                self.sources[position] = {
                    register: current[register] for register in self._reads[position] if register in current
                }
                here = frozenset((position,))
                current.update((register, here) for register in self._writes[position])


def _values(registers: Iterable[RegisterId]) -> tuple[RegisterId, ...]:
    return tuple(sorted(register for register in registers if register[0] not in _IGNORED))
