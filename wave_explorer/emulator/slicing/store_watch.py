"""Who writes a cell of a tensor: every store to its bytes, over the whole grid, in the order of execution."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from typing_extensions import override

from wave_explorer.emulator.global_memory import Buffer
from wave_explorer.emulator.observer import AccessVerb, MemorySpace, Observer
from wave_explorer.emulator.wavefronts import Lanes, Wavefronts, WaveStatus
from wave_explorer.isa.program import Program

MOST_STORES = 256
"""Stores that are described; further ones are counted."""


@dataclass(frozen=True)
class CellStore:
    """One lane's store to the watched bytes.

    Attributes:
        position: of the instruction in the program.
        workgroup, wave, lane: who.
        visit: how often this wave had executed the instruction before.
        atomic: whether it adds to what is there, or the like.
        content: the watched bytes afterwards.
    """

    position: int
    workgroup: tuple[int, int, int]
    wave: int
    lane: int
    visit: int
    atomic: bool
    content: bytes


class StoreWatch(Observer):
    """Collects the stores to ``size`` bytes from byte ``first`` of a buffer.

    Attributes:
        stores: in the order of execution, at most :data:`MOST_STORES`; ``total`` counts all.
    """

    def __init__(self, program: Program, buffer: Buffer, first: int, size: int) -> None:
        self.stores: list[CellStore] = []
        self.total = 0
        self._buffer, self._first, self._size = buffer, first, size
        self._storing = [
            "store" in instruction.base or "atomic" in instruction.base for instruction in program.instructions
        ]
        self._ended: list[NDArray[np.int64]] = []
        self._state: Wavefronts | None = None
        self._visits: dict[int, NDArray[np.int64]] = {}
        self._position = 0
        self._rows: NDArray[np.int64] = np.zeros(0, np.int64)
        self._hits: list[tuple[int, int, bool]] = []

    def ended(self, workgroup: tuple[int, int, int]) -> bool:
        """Whether a workgroup has come to its end, also in a run that was stopped."""
        if any((ids == workgroup).all(axis=1).any() for ids in self._ended):
            return True
        state = self._state
        if state is None:
            return False
        mine = (state.workgroup_ids == workgroup).all(axis=1)[state.workgroup]
        return bool(mine.any() and state.are(WaveStatus.ENDED)[mine].all())

    @override
    def begin(self, state: Wavefronts) -> None:
        if self._state is not None:
            # A batch begins when the one before has come to its end.
            self._ended.append(self._state.workgroup_ids.copy())
        self._state = state
        self._visits = {}

    @override
    def before(self, position: int, rows: NDArray[np.int64]) -> None:
        self._position, self._rows = position, rows

    @override
    def access(self, space: MemorySpace, verb: AccessVerb, address: Lanes, active: Lanes | None, size: int) -> None:
        if space != "global" or verb == "load":
            return
        low = self._buffer.base + self._first
        hit = (address < np.uint64(low + self._size)) & (address + np.uint64(size) > np.uint64(low))
        if active is not None:
            hit = hit & active
        if hit.any():
            shape = (len(self._rows), address.shape[1])
            for row, lane in np.argwhere(np.broadcast_to(hit, shape)):
                self._hits.append((int(row), int(lane), verb == "atomic"))

    @override
    def after(self, position: int, rows: NDArray[np.int64]) -> None:
        state = self._state
        if not self._storing[position] or state is None:
            return
        visits = self._visits.setdefault(position, np.zeros(state.waves, np.int64))
        if self._hits:
            content = self._buffer.octets[self._first : self._first + self._size].tobytes()
            for row, lane, atomic in self._hits:
                self.total += 1
                if len(self.stores) < MOST_STORES:
                    wave = int(rows[row])
                    x, y, z = (int(v) for v in state.workgroup_ids[state.workgroup[wave]])
                    self.stores.append(
                        CellStore(
                            position, (x, y, z), int(state.wave_in_group[wave]), lane, int(visits[wave]), atomic,
                            content,
                        )
                    )  # fmt: skip
            self._hits.clear()
        visits[rows] += 1
