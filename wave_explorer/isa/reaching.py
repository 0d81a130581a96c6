"""Which instructions may have written the value that a register holds at a point: reaching definitions.

A write ends the life of the old value even where EXEC switches some lanes off, as in
:mod:`wave_explorer.isa.liveness`.
"""

from __future__ import annotations

from collections.abc import Collection

from wave_explorer.isa.flow import ControlFlow
from wave_explorer.isa.registers import RegisterId, writes


def reaching_writes(
    flow: ControlFlow, position: int, registers: Collection[RegisterId]
) -> dict[RegisterId, tuple[int, ...]]:
    """The writes whose value each register may hold just before the instruction at ``position``.

    Returns:
        For each register the positions of instructions, in text order; empty where it holds what the hardware set up
        at the launch. A register that is written on some paths only lists those writes.
    """
    written = [writes(instruction) for instruction in flow.program.instructions]
    found: dict[RegisterId, set[int]] = {register: set() for register in registers}
    home = flow.block_of(position)
    open_here = _search(written, range(position - 1, home.first - 1, -1), set(found), found)
    # For each block the registers whose writes were looked for from its end upwards.
    seen: dict[int, set[RegisterId]] = {}
    runs = set(flow.order)
    pending = [(number, open_here) for number in home.predecessors if number in runs]
    while pending:
        number, wanted = pending.pop()
        fresh = wanted - seen.setdefault(number, set())
        if not fresh:
            continue
        seen[number] |= fresh
        block = flow.blocks[number]
        still_open = _search(written, range(block.last, block.first - 1, -1), fresh, found)
        pending += [(before, still_open) for before in block.predecessors if before in runs]
    return {register: tuple(sorted(positions)) for register, positions in found.items()}


def _search(
    written: list[frozenset[RegisterId]],
    upwards: range,
    wanted: set[RegisterId],
    found: dict[RegisterId, set[int]],
) -> set[RegisterId]:
    """Notes the last write of each wanted register; returns those that nothing here writes."""
    still_open = set(wanted)
    for position in upwards:
        for register in written[position] & still_open:
            found[register].add(position)
        still_open -= written[position]
        if not still_open:
            break
    return still_open
