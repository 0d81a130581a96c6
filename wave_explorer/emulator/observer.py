"""Whoever wants to know what a run does: checks, access traces, counters of memory traffic.

An observer is told of every step of the batch and of every memory access, as it happens; it never changes a result.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.local_memory import LocalMemory
from wave_explorer.emulator.wavefronts import Lanes, Wavefronts

MemorySpace: TypeAlias = Literal["global", "lds", "scratch"]
AccessVerb: TypeAlias = Literal["load", "store", "atomic"]


class Observer:
    """Does nothing; a subclass overrides what it wants to see."""

    def begin(self, state: Wavefronts) -> None:
        """A new batch of workgroups starts; ``state`` is live, and stays the same object until the next ``begin``."""

    def memories(self, lds: LocalMemory, scratch: LocalMemory) -> None:
        """The LDS and scratch of the batch that has just begun; live, as ``state`` is."""

    def before(self, position: int, rows: NDArray[np.int64]) -> None:
        """The waves ``rows`` of the batch, all of them at ``position``, are about to execute that instruction."""

    def access(self, space: MemorySpace, verb: AccessVerb, address: Lanes, active: Lanes | None, size: int) -> None:
        """The instruction that executes touches memory.

        Args:
            space: which memory.
            verb: what it does; an atomic is told once, not as a load and a store.
            address: byte address (executing wave, lane): u64 of global memory, u32 in LDS or in the lane's scratch;
                (executing wave, 1) for a scalar load.
            active: bool (executing wave, lane), None where every lane takes part.
            size: bytes of each lane, from ``address`` on.
        """

    def lds_store(self, words: Sequence[Lanes]) -> None:
        """What the store to LDS that :meth:`access` has just told of writes: its low ``size`` bytes, as u32 dwords.

        Memory still holds what was there before.
        """

    def after(self, position: int, rows: NDArray[np.int64]) -> None:
        """The instruction was executed; a branch's, barrier's or end's effect on the waves is not yet applied."""

    def barrier_released(self, workgroups: NDArray[np.int64]) -> None:
        """These workgroups of the batch (their numbers in it) have passed a barrier."""
