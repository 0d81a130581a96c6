"""Which memory instructions each wait instruction retires.

A wave counts its outstanding memory instructions by kind; ``s_waitcnt vmcnt(1)`` lets it go on when at most one is
left.  Instructions of one kind that finish in order are retired oldest first, so an instruction is retired when at
least as many younger ones of its kind have been issued as the wait leaves outstanding, on every path that leads
there.  Scalar loads and flat accesses finish out of order: only a wait for 0 retires them.

Which instruction counts where is told by :mod:`wave_explorer.isa.memory_counters`.  ``s_wait_xcnt`` (gfx1250) waits for
address translations and not for data: it retires nothing.

Sources: AMD "CDNA3 ISA" 4.4 and "RDNA4 ISA" 5.6 (counters and ordering), LLVM SIInsertWaitcnts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from wave_explorer.isa.flow import ControlFlow
from wave_explorer.isa.memory_counters import counter_uses
from wave_explorer.isa.program import Instruction, Keyword, Literal32, Program

# Order class of an instruction under one counter; ``None`` finishes in any order.
Order: TypeAlias = str | None
# By counter: position of an outstanding instruction -> fewest younger ones of its kind on any path so far.
State: TypeAlias = dict[str, dict[int, int]]

# What ``s_wait_idle`` waits for.
_ALL = ("loadcnt", "storecnt", "dscnt", "kmcnt", "samplecnt", "bvhcnt", "expcnt", "tensorcnt", "asynccnt")
# Ages above this make no difference: no counter has more than 6 bits.
_OLDEST = 64


@dataclass(frozen=True, slots=True)
class Wait:
    """One wait instruction.

    Attributes:
        position: of the wait in the program.
        limits: counter -> how many instructions it leaves outstanding.
        retires: positions of the memory instructions that have certainly finished after it and that had not
            certainly finished before, oldest first.
        leaves: positions of those that may still be outstanding afterwards.
        under_way: by counter those that may be outstanding before it, each with the fewest younger ones of its order
            class that were issued on any path (0 where it finishes in any order).
        unordered: positions of those that finish in any order.
    """

    position: int
    limits: dict[str, int]
    retires: tuple[int, ...]
    leaves: tuple[int, ...]
    under_way: dict[str, dict[int, int]]
    unordered: frozenset[int]


def waits(program: Program, flow: ControlFlow | None = None) -> tuple[Wait, ...]:
    """Every wait instruction of ``program`` with the memory instructions it retires, in order."""
    found: list[Wait] = []
    orders = {i.position: counted_as(i, program.target) for i in program.instructions}
    for position, limits, state_before, state_after in _walk(program, flow or ControlFlow(program)):
        if limits:
            before = {place for ages in state_before.values() for place in ages}
            after = {place for ages in state_after.values() for place in ages}
            finished, left = tuple(sorted(before - after)), tuple(sorted(after))
            unordered = frozenset(
                place for counter, ages in state_before.items() for place in ages if orders[place][counter] is None
            )
            found.append(Wait(position, limits, finished, left, state_before, unordered))
    return tuple(found)


def outstanding(program: Program, flow: ControlFlow | None = None) -> tuple[frozenset[int] | None, ...]:
    """For every instruction the memory instructions that may still be unfinished when it executes.

    Positions; of a wait, those before it.  None for an instruction that no known path reaches.
    """
    found: list[frozenset[int] | None] = [None] * len(program.instructions)
    for position, _, state, _ in _walk(program, flow or ControlFlow(program)):
        found[position] = frozenset(place for ages in state.values() for place in ages)
    return tuple(found)


def _walk(program: Program, flow: ControlFlow) -> Iterator[tuple[int, dict[str, int], State, State]]:
    """Every reachable instruction in text order: position, what it waits for, and the state before and after it."""
    issued = [counted_as(instruction, program.target) for instruction in program.instructions]
    limits = [wait_limits(instruction, program.target) for instruction in program.instructions]
    orders = {position: kinds for position, kinds in enumerate(issued) if kinds}
    for number, start in sorted(_states_at_start(flow, limits, orders).items()):
        state = _copy(start)
        for position in range(flow.blocks[number].first, flow.blocks[number].last + 1):
            before = _copy(state)
            _step(state, position, limits[position], orders)
            yield position, limits[position], before, state


def _states_at_start(
    flow: ControlFlow, limits: Sequence[Mapping[str, int]], orders: Mapping[int, dict[str, Order]]
) -> dict[int, State]:
    """By number of each reachable block the state when it is entered, over all paths."""
    at_start: dict[int, State] = {0: {}} if flow.blocks else {}
    pending = [0] if flow.blocks else []
    while pending:
        number = pending.pop(0)
        state = _copy(at_start[number])
        for position in range(flow.blocks[number].first, flow.blocks[number].last + 1):
            _step(state, position, limits[position], orders)
        for successor in flow.blocks[number].successors:
            known = at_start.get(successor)
            merged = _copy(state) if known is None else _merged(known, state)
            if merged != known:
                at_start[successor] = merged
                if successor not in pending:
                    pending.append(successor)
    return at_start


def _copy(state: State) -> State:
    return {counter: dict(outstanding) for counter, outstanding in state.items()}


def _merged(left: State, right: State) -> State:
    merged = _copy(left)
    for counter, outstanding in right.items():
        ages = merged.setdefault(counter, {})
        for position, age in outstanding.items():
            ages[position] = min(age, ages.get(position, age))
    return merged


def _step(state: State, position: int, limits: Mapping[str, int], orders: Mapping[int, dict[str, Order]]) -> None:
    for counter, limit in limits.items():
        outstanding = state.get(counter, {})
        state[counter] = {
            place: age
            for place, age in outstanding.items()
            if limit > 0 and (age < limit or orders[place][counter] is None)
        }
    for counter, order in orders.get(position, {}).items():
        outstanding = state.setdefault(counter, {})
        if order is not None:
            for place in outstanding:
                if orders[place][counter] == order:
                    outstanding[place] = min(outstanding[place] + 1, _OLDEST)
        outstanding[position] = 0


def counted_as(instruction: Instruction, target: str) -> dict[str, Order]:
    """The counters that an instruction increments, with its order class under each; empty for most instructions."""
    return {use.counter: use.order for use in counter_uses(instruction, target)}


def wait_limits(instruction: Instruction, target: str) -> dict[str, int]:
    """Counter -> what a wait instruction leaves outstanding; empty for any other instruction."""
    base = instruction.base
    if base == "s_waitcnt":
        return _waitcnt_limits(instruction, target)
    named = re.match(r"s_waitcnt_(vscnt|vmcnt|expcnt|lgkmcnt)$", base)
    if named and isinstance(instruction.operands[-1], Literal32):
        return {named.group(1): instruction.operands[-1].bits}
    if base == "s_wait_idle":
        return dict.fromkeys(_ALL, 0)
    parts = re.match(r"s_wait_((?:[a-z]+cnt)(?:_[a-z]+cnt)*)$", base)
    if not parts or not isinstance(instruction.operands[0], Literal32):
        return {}
    value = instruction.operands[0].bits
    names = parts.group(1).split("_")
    if len(names) == 1:
        return {names[0]: value}
    # ``s_wait_loadcnt_dscnt``: the first counter in bits 13:8, dscnt in bits 5:0 (RDNA4 ISA).
    return {names[0]: value >> 8 & 0x3F, names[1]: value & 0x3F}


def _waitcnt_limits(instruction: Instruction, target: str) -> dict[str, int]:
    limits: dict[str, int] = {}
    for operand in instruction.operands:
        if isinstance(operand, Literal32):
            return _packed_limits(operand.bits, target)
        if isinstance(operand, Keyword) and operand.arguments:
            counter = operand.name.removesuffix("_sat")
            limits[counter] = int(operand.arguments[0], 0)
    return limits


def _packed_limits(bits: int, target: str) -> dict[str, int]:
    """Fields of the 16-bit immediate of ``s_waitcnt`` (LLVM "AMDGPU Syntax: waitcnt")."""
    if target.startswith("gfx11"):
        return {"expcnt": bits & 7, "lgkmcnt": bits >> 4 & 0x3F, "vmcnt": bits >> 10 & 0x3F}
    lgkm = bits >> 8 & (0x3F if target.startswith("gfx10") else 0xF)
    return {"vmcnt": (bits & 0xF) | (bits >> 14 & 3) << 4, "expcnt": bits >> 4 & 7, "lgkmcnt": lgkm}
