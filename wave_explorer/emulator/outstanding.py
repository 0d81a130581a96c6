"""What a wave has issued and not yet waited for, followed instruction by instruction along its own path.

The rules are those of :mod:`wave_explorer.isa.waits`: operations of one kind finish oldest first, so a wait that
leaves ``n`` outstanding retires those with at least ``n`` younger ones of their kind; scalar loads and flat accesses
finish in any order and are retired by a wait for 0 only.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from wave_explorer.isa.program import Program
from wave_explorer.isa.waits import Order, counted_as, wait_limits


@dataclass(frozen=True, slots=True)
class Issued:
    """One memory operation of one wave that may still be under way.

    Attributes:
        position: of the instruction in the program.
        at: number of the step that issued it.
        counters: the wait counters that still count it, with its order class under each.
    """

    position: int
    at: int
    counters: tuple[tuple[str, Order], ...]


class IssueRules:
    """Applies the rules to the instructions of one program."""

    def __init__(self, program: Program) -> None:
        self._kinds = [tuple(counted_as(each, program.target).items()) for each in program.instructions]
        self._limits = [wait_limits(each, program.target) for each in program.instructions]

    def concern(self, position: int) -> bool:
        """Whether the instruction at ``position`` issues or waits for anything."""
        return bool(self._kinds[position] or self._limits[position])

    def after(self, issued: tuple[Issued, ...], position: int, at: int) -> tuple[Issued, ...]:
        """What is outstanding after the instruction at ``position``; ``issued`` (oldest first) was before it."""
        for counter, limit in self._limits[position].items():
            issued = _retired(issued, counter, limit)
        kinds = self._kinds[position]
        return (*issued, Issued(position, at, kinds)) if kinds else issued


def _retired(issued: tuple[Issued, ...], counter: str, limit: int) -> tuple[Issued, ...]:
    left: list[Issued] = []
    younger: dict[Order, int] = {}
    for each in reversed(issued):
        kept = each.counters
        for name, order in each.counters:
            if name != counter:
                continue
            seen = younger.get(order, 0)
            younger[order] = seen + 1
            if limit <= 0 or (order is not None and seen >= limit):
                kept = tuple(pair for pair in kept if pair[0] != counter)
        if kept:
            left.append(each if kept is each.counters else replace(each, counters=kept))
    return tuple(reversed(left))
