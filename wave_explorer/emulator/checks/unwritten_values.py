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
SINGLE_RUNS = 8
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
        self._changes = changes
        self._answers: dict[Unwritten, bool] = {}
        groups: list[tuple[Unwritten, ...]] = [(doubt,) for doubt in doubts[:SINGLE_RUNS]]
        if len(doubts) > SINGLE_RUNS:
            groups.append(doubts[SINGLE_RUNS:])
        anything = bool(doubts) and self._matters(doubts)
        for group in groups:
            answer = anything and (len(groups) == 1 or self._matters(group))
            self._answers.update(dict.fromkeys(group, answer))

    def matter(self, unwritten: Unwritten) -> bool:
        """Whether the output depends on what is there."""
        return self._answers[unwritten]

    def _matters(self, group: tuple[Unwritten, ...]) -> bool:
        return any(self._changes(_all_of([fill(unwritten, word) for unwritten in group])) for word in FILLINGS)


def _all_of(fills: list[Fill]) -> Fill:
    def apply(state: Wavefronts, lds: LocalMemory) -> None:
        for each in fills:
            each(state, lds)

    return apply
