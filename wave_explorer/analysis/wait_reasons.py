"""Why a wait covers a memory access: what its counter counts, what it lets be under way, and what came after.

The sentences rest on :mod:`wave_explorer.isa.waits`, which follows every path through the program.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wave_explorer.isa.program import Program
from wave_explorer.isa.waits import Wait

_SHOWN = 6


@dataclass(frozen=True)
class Covering:
    """A wait after which an access has certainly finished, and had not certainly before.

    Attributes:
        access, wait: positions.
        counter: that the access holds up and the wait waits for.
        limit: how many the wait lets be under way by that counter.
        younger: at least so many of its kind were issued after it; None where it finishes in any order.
        carried: the wait stands before the access, and covers what the turn of the loop before issued.
        why: in a sentence or two.
    """

    access: int
    wait: int
    counter: str
    limit: int
    younger: int | None
    carried: bool
    why: str


def coverings(program: Program, found: Sequence[Wait]) -> tuple[Covering, ...]:
    """Every pair of an access and a wait that covers it, by access and wait.

    An access has several where paths part after it: a load of a pipelined loop is covered in the next turn and, after
    the last one, behind the loop.
    """
    pairs = [_covering(program, wait, access) for wait in found for access in wait.retires]
    return tuple(sorted(pairs, key=lambda one: (one.access, one.wait)))


def _covering(program: Program, wait: Wait, access: int) -> Covering:
    counter = next(name for name in wait.limits if access in wait.under_way.get(name, {}))
    limit = wait.limits[counter]
    in_order = access not in wait.unordered
    younger = wait.under_way[counter][access] if in_order else None
    carried = wait.position < access
    line = program.instructions[wait.position].line
    if limit == 0:
        why = (
            f"{counter}(0): the wave goes on behind line {line} with no access of {counter} under way: it has finished."
        )
        if not in_order:
            why += " It finishes in any order, and only a wait for 0 covers that."
    else:
        accesses = "1 access" if limit == 1 else f"{limit} accesses"
        why = (
            f"{counter}({limit}): the wave goes on behind line {line} with at most {accesses} of {counter} under way. "
            f"At least {younger} of this kind {_were(younger or 0)} issued after this one, and they finish in order of "
            "issue: it has finished."
        )
    if carried:
        why += " The wait stands above it: it covers the one that the turn of the loop before issued."
    return Covering(access, wait.position, counter, limit, younger, carried, why)


def wait_note(program: Program, wait: Wait) -> str:
    """What may be under way before a wait, oldest first, and what has finished behind it."""
    queue = {place: age for name in wait.limits for place, age in wait.under_way.get(name, {}).items()}
    if not queue:
        return "Nothing that it waits for is under way here on any path."
    oldest_first = sorted(queue, key=lambda place: (-queue[place], place))
    said = f"May be under way before it, oldest first: {_lines(program, oldest_first)}."
    if not wait.retires:
        return f"{said} Behind it none of them has certainly finished."
    left = [place for place in oldest_first if place not in wait.retires]
    if not left:
        return f"{said} Behind it all have finished."
    done = f"{_lines(program, wait.retires)} {'has' if len(wait.retires) == 1 else 'have'} finished"
    return f"{said} Behind it {done}, and {_lines(program, left)} may go on."


def _lines(program: Program, positions: Sequence[int]) -> str:
    lines = [str(program.instructions[position].line) for position in positions]
    more = len(lines) - _SHOWN
    word = "line" if len(lines) == 1 else "lines"
    return f"{word} {', '.join(lines[:_SHOWN])}{f' and {more} more' if more > 0 else ''}"


def _were(count: int) -> str:
    return "was" if count == 1 else "were"
