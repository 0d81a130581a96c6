"""The longest increasing subsequence: what stayed in order when other things moved."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence


def longest_increasing(values: Sequence[int]) -> tuple[int, ...]:
    """Positions, ascending, of one longest strictly increasing subsequence of ``values`` (patience sorting)."""
    tails: list[int] = []
    tail_positions: list[int] = []
    previous: list[int] = []
    for position, value in enumerate(values):
        pile = bisect_left(tails, value)
        previous.append(tail_positions[pile - 1] if pile else -1)
        if pile == len(tails):
            tails.append(value)
            tail_positions.append(position)
        else:
            tails[pile], tail_positions[pile] = value, position
    chosen = []
    position = tail_positions[-1] if tail_positions else -1
    while position >= 0:
        chosen.append(position)
        position = previous[position]
    return tuple(reversed(chosen))
