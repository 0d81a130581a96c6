"""Which registers hold a value that is still needed, at every instruction.

Backward data flow over the control-flow graph.  A write ends the life of the old value even where EXEC switches
some lanes off; such a value counts as live only along a branch that skips the write.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from wave_explorer.isa.flow import ControlFlow
from wave_explorer.isa.program import Program
from wave_explorer.isa.registers import RegisterId, reads, writes

File: TypeAlias = Literal["v", "a", "s"]
_FILES: tuple[File, ...] = ("v", "a", "s")


class Liveness:
    """Live registers of one program, by instruction position.

    A set of registers is kept as one integer per file, bit ``i`` for register ``i``.
    """

    def __init__(self, program: Program, flow: ControlFlow | None = None) -> None:
        self.flow = flow or ControlFlow(program)
        self._live_in: dict[File, list[int]] = {}
        self._occupied: dict[File, list[int]] = {}
        self._pressure: dict[File, tuple[int, ...]] = {}
        for file in _FILES:
            used = [_mask(reads(i), file) for i in program.instructions]
            written = [_mask(writes(i), file) for i in program.instructions]
            live_out = _solve(self.flow, used, written)
            self._live_in[file] = [(out & ~w) | u for out, w, u in zip(live_out, written, used, strict=True)]
            self._occupied[file] = [
                max(before, after | w, key=int.bit_count)
                for before, after, w in zip(self._live_in[file], live_out, written, strict=True)
            ]
            self._pressure[file] = tuple(mask.bit_count() for mask in self._occupied[file])

    def live_before(self, file: File, position: int) -> tuple[int, ...]:
        """Numbers of the registers whose value is needed at or after the instruction at ``position``."""
        return _numbers(self._live_in[file][position])

    def occupied(self, file: File, position: int) -> tuple[int, ...]:
        """Numbers of the registers that :meth:`pressure` counts at ``position``."""
        return _numbers(self._occupied[file][position])

    def pressure(self, file: File) -> tuple[int, ...]:
        """For every instruction the number of registers that are occupied while it runs.

        That is the larger of the values needed before it, and of its results together with the values needed after.
        """
        return self._pressure[file]


def liveness(program: Program) -> Liveness:
    """Live VGPRs, AGPRs and SGPRs of every instruction of ``program``."""
    return Liveness(program)


def _numbers(mask: int) -> tuple[int, ...]:
    return tuple(index for index in range(mask.bit_length()) if mask >> index & 1)


def _mask(registers: frozenset[RegisterId], file: File) -> int:
    mask = 0
    for owner, index in registers:
        if owner == file:
            mask |= 1 << index
    return mask


def _solve(flow: ControlFlow, used: list[int], written: list[int]) -> list[int]:
    """Live registers after every instruction."""
    needs, kills = [0] * len(flow.blocks), [0] * len(flow.blocks)
    for block in flow.blocks:
        for position in range(block.last, block.first - 1, -1):
            needs[block.number] = (needs[block.number] & ~written[position]) | used[position]
            kills[block.number] |= written[position]
    at_start = [0] * len(flow.blocks)
    at_end = [0] * len(flow.blocks)
    changed = True
    while changed:
        changed = False
        # Against the flow, so that most blocks see their successors settled.
        for block in reversed(flow.blocks):
            end = 0
            for successor in block.successors:
                end |= at_start[successor]
            start = (end & ~kills[block.number]) | needs[block.number]
            if end != at_end[block.number] or start != at_start[block.number]:
                at_end[block.number], at_start[block.number] = end, start
                changed = True
    live_out = [0] * len(used)
    for block in flow.blocks:
        live = at_end[block.number]
        for position in range(block.last, block.first - 1, -1):
            live_out[position] = live
            live = (live & ~written[position]) | used[position]
    return live_out
