"""Whether it matters what a register or the LDS holds before anything is written: runs again with other values there.

That is the witness of an uninitialised read: two runs that differ in nothing else and give different outputs.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from wave_explorer.emulator.checks.report import Unwritten
from wave_explorer.emulator.local_memory import LocalMemory
from wave_explorer.emulator.wavefronts import FLAT_SCRATCH, M0, TTMP, VCC, Wavefronts

# A NaN, and a large number, as f32 and as two f16; a run without either begins with zeros.
FILLINGS = (0x7FC07FC0, 0x7B7F7B7F)
SINGLE_RUNS = 4
"""Registers that are tried one by one; with more, the rest is tried together."""

_PLACES = {"s": 0, "vcc": VCC, "m0": M0, "ttmp": TTMP, "flat_scratch": FLAT_SCRATCH}

Fill = Callable[[Wavefronts, LocalMemory], None]


def fill(unwritten: Unwritten, word: int) -> Fill:
    """Puts the u32 ``word`` where nothing is written yet."""

    def apply(state: Wavefronts, lds: LocalMemory) -> None:
        if unwritten == "lds":
            lds.fill(word)
            return
        file, index = unwritten
        if file == "scc":
            state.scc[...] = bool(word)
        elif file in ("v", "a"):
            (state.vgprs if file == "v" else state.agprs)[index] = np.uint32(word)
        else:
            state.scalars[_PLACES[file] + index] = np.uint32(word)

    return apply


class UnwrittenValues:
    """Answers for each of the doubtful reads of a run whether it matters.

    Args:
        doubts: what was read unwritten.
        changes: whether a run that begins with these values ends differently.
    """

    def __init__(self, doubts: tuple[Unwritten, ...], changes: Callable[[Fill], bool]) -> None:
        self._doubts = doubts
        self._changes = changes
        telling = next((word for word in FILLINGS if doubts and self._matters(doubts, word)), None)
        self._mattering = frozenset() if telling is None else self._those_that_matter(telling)

    def matter(self, unwritten: Unwritten) -> bool:
        """Whether the output depends on what is there."""
        return unwritten in self._mattering

    def _those_that_matter(self, word: int) -> frozenset[Unwritten]:
        doubts = self._doubts
        if len(doubts) == 1:
            return frozenset(doubts)
        groups: list[tuple[Unwritten, ...]] = [(doubt,) for doubt in doubts[:SINGLE_RUNS]]
        if len(doubts) > SINGLE_RUNS:
            groups.append(doubts[SINGLE_RUNS:])
        found = frozenset(doubt for group in groups if self._matters(group, word) for doubt in group)
        # None of them alone: then it takes several, and which is not known.
        return found or frozenset(doubts)

    def _matters(self, group: tuple[Unwritten, ...], word: int) -> bool:
        return self._changes(_all_of([fill(unwritten, word) for unwritten in group]))


def _all_of(fills: list[Fill]) -> Fill:
    def apply(state: Wavefronts, lds: LocalMemory) -> None:
        for each in fills:
            each(state, lds)

    return apply
