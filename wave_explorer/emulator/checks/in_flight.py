"""How many memory instructions of each kind every wave has issued, and how many of them have certainly finished.

Instructions of one kind (one counter, one order class: see ``isa.waits``) that finish in order are numbered as they
are issued.  After a wait that leaves ``n`` of a counter outstanding, all but the youngest ``n`` of a kind have
finished; of a kind that finishes in any order, all have if ``n`` is 0, and otherwise none for certain.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from wave_explorer.isa.program import Program
from wave_explorer.isa.waits import Order, counted_as, wait_limits

_OLD_COUNTERS = ("vmcnt", "lgkmcnt", "expcnt")


class InFlight:
    """The memory instructions under way of every wave of the batch.

    Attributes:
        kinds: counter and order class of each kind, in the order of the arrays.
        issues: by position, the kinds under which an instruction counts.
        waits: by position, (kind, how many may stay outstanding).
        issued, finished: i64 (kind, wave): instructions so far; a number above ``finished`` may be under way.
    """

    def __init__(self, program: Program) -> None:
        self.target = program.target
        counted = [counted_as(instruction, program.target) for instruction in program.instructions]
        self.kinds: list[tuple[str, Order]] = sorted(
            {kind for kinds in counted for kind in kinds.items()}, key=lambda kind: (kind[0], kind[1] or "")
        )
        number = {kind: place for place, kind in enumerate(self.kinds)}
        self.issues = [tuple(number[kind] for kind in kinds.items()) for kinds in counted]
        self.waits = [
            tuple(
                (place, limit)
                for counter, limit in wait_limits(instruction, program.target).items()
                for place, (name, _) in enumerate(self.kinds)
                if name == counter
            )
            for instruction in program.instructions
        ]

    def begin(self, waves: int) -> None:
        """Turns to another batch."""
        self.issued = np.zeros((len(self.kinds), waves), np.int64)
        self.finished = np.zeros((len(self.kinds), waves), np.int64)

    def issue(self, position: int, rows: NDArray[np.int64]) -> None:
        """The waves ``rows`` issue the memory instruction at ``position``."""
        for kind in self.issues[position]:
            self.issued[kind, rows] += 1

    def wait(self, position: int, rows: NDArray[np.int64]) -> None:
        """The waves ``rows`` execute the wait at ``position``."""
        for kind, limit in self.waits[position]:
            if self.kinds[kind][1] is not None:
                done = self.issued[kind, rows] - limit
                self.finished[kind, rows] = np.maximum(self.finished[kind, rows], done)
            elif limit == 0:
                self.finished[kind, rows] = self.issued[kind, rows]

    def under_way(self, position: int, numbers: NDArray[np.int64], rows: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Whether the instruction at ``position``, issued by these waves as ``numbers``, may be unfinished.

        ``numbers`` (kind, wave) has a row for each kind under which it counts; it has finished when all say so.
        """
        late = np.zeros(len(rows), np.bool_)
        for row, kind in enumerate(self.issues[position]):
            late |= numbers[row] > self.finished[kind, rows]
        return late

    def numbers(self, position: int, rows: NDArray[np.int64]) -> NDArray[np.int64]:
        """The numbers (kind, wave) under which these waves have just issued the instruction at ``position``."""
        return self.issued[np.array(self.issues[position], np.intp)[:, None], rows]

    def wait_text(self, kind: int, younger: int) -> str:
        """The wait that is certain to cover an instruction with ``younger`` ones of its kind issued after it."""
        counter, order = self.kinds[kind]
        left = younger if order is not None else 0
        if counter in _OLD_COUNTERS and not self.target.startswith("gfx12"):
            # The fields of s_waitcnt have 6 bits for vmcnt and 4 for lgkmcnt on gfx9.
            return f"s_waitcnt {counter}({min(left, 63 if counter == 'vmcnt' else 15)})"
        return f"s_wait_{counter} 0x{min(left, 63):x}"
