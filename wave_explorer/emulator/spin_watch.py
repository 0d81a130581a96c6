"""Notices waves that wait for memory which nobody will change.

A batch whose running waves have all been round their loops and stand again as they stood before, with memory as it
was, does so for ever: each of them computes from its registers and from memory alone.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.global_memory import GlobalMemory
from wave_explorer.emulator.local_memory import LocalMemory
from wave_explorer.emulator.wavefronts import Wavefronts, WaveStatus

_QUIET_ROUNDS = 2_000
"""Choices of waves without a store to global memory after which states are compared: none in most runs."""


class SpinWatch:
    """Watches one batch.

    Args:
        state: of the batch; live.
        memory: global memory.
        local: the LDS and the scratch memory of the batch.
    """

    def __init__(self, state: Wavefronts, memory: GlobalMemory, local: tuple[LocalMemory, ...]) -> None:
        self.state = state
        self.memory = memory
        self.local = local
        self._rounds = 0
        self._compare_until = 0
        self._stores = memory.stores
        self._snapshot: _Snapshot | None = None

    def goes_round(self) -> bool:
        """To be asked each time that waves are chosen: whether nothing can change any more."""
        self._rounds += 1
        if self.memory.stores != self._stores:
            self._stores, self._rounds, self._snapshot = self.memory.stores, 0, None
        if self._rounds < _QUIET_ROUNDS:
            return False
        if self._snapshot is not None and self._snapshot.recurs():
            return True
        # Brent's search for a cycle: the state that later ones are compared with is taken at doubling distances.
        if self._snapshot is None or self._rounds >= self._compare_until:
            self._compare_until = 2 * self._rounds
            self._snapshot = _Snapshot(self.state, self.local)
        return False


class _Snapshot:
    """What the waves of a batch compute from, but for global memory."""

    def __init__(self, state: Wavefronts, local: tuple[LocalMemory, ...]) -> None:
        self.state = state
        self.local = local
        self.executed = state.executed.copy()
        # The small arrays first: in most states they differ already.
        self.contents = [content.copy() for content in self._contents()]

    def _contents(self) -> list[NDArray[np.generic]]:
        state = self.state
        return [
            state.pc, state.status, state.scalars, state.scc, state.mode, state.barrier_signals, state.barrier_open,
            state.vgprs, state.agprs, *(memory.octets for memory in self.local),
        ]  # fmt: skip

    def recurs(self) -> bool:
        """Whether every running wave has gone on since and yet all is as it was."""
        running = self.state.are(WaveStatus.RUNNING)
        if (self.state.executed[running] == self.executed[running]).any():
            return False
        return all(np.array_equal(was, now) for was, now in zip(self.contents, self._contents(), strict=True))
