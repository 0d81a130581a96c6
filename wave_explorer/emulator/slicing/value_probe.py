"""Reads registers at chosen steps of a run that is repeated."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray
from typing_extensions import override

from wave_explorer.emulator.observer import Observer
from wave_explorer.emulator.wavefronts import Wavefronts

ProbedWord = tuple[int, int, str, int, int]
"""Number of the step, wave, register file (``v`` or ``a``), number of the register, lane."""


class ValueProbe(Observer):
    """Notes words of vector registers right after the steps of a single batch.

    Attributes:
        values: u32 by :data:`ProbedWord`.
    """

    def __init__(self, words: Iterable[ProbedWord]) -> None:
        self.values: dict[ProbedWord, int] = {}
        self._wanted: dict[int, list[ProbedWord]] = {}
        for word in words:
            self._wanted.setdefault(word[0], []).append(word)
        self._step = -1

    @override
    def begin(self, state: Wavefronts) -> None:
        self._state = state
        self._step = -1

    @override
    def before(self, position: int, rows: NDArray[np.int64]) -> None:
        self._step += 1

    @override
    def after(self, position: int, rows: NDArray[np.int64]) -> None:
        for word in self._wanted.get(self._step, ()):
            _, wave, file, number, lane = word
            registers = self._state.vgprs if file == "v" else self._state.agprs
            self.values[word] = int(registers[number, wave, lane])
