"""The lane algebra in NumPy: atomics, where lanes at one address go one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np

from wave_explorer.emulator.addressing import BufferAddress
from wave_explorer.emulator.algebra import Combine
from wave_explorer.emulator.numpy_memory import MemoryLanes
from wave_explorer.emulator.wavefronts import Lanes

_Load: TypeAlias = Callable[[Lanes], Sequence[Lanes]]
_Store: TypeAlias = Callable[[Lanes, list[Lanes]], None]


class AtomicLanes(MemoryLanes):
    """Read-modify-write of global memory, buffers and LDS, lane by lane in order."""

    def atomic(self, address: Lanes, data: Sequence[Lanes], combine: Combine[Lanes]) -> Sequence[Lanes]:
        """See :class:`LaneAlgebra`."""
        return self._global_atomic(self._per_lane(address), self.active, data, combine)

    def buffer_atomic(
        self, address: BufferAddress[Lanes], data: Sequence[Lanes], combine: Combine[Lanes]
    ) -> Sequence[Lanes]:
        """See :class:`LaneAlgebra`."""
        target, in_range = self._resolve(address, 4 * len(data))
        return self._global_atomic(target, np.logical_and.reduce([self.active, *in_range]), data, combine)

    def _global_atomic(
        self, address: Lanes, active: Lanes, data: Sequence[Lanes], combine: Combine[Lanes]
    ) -> Sequence[Lanes]:
        size = 4 * len(data)
        self._tell("global", "atomic", address, active, size)
        return self._one_by_one(
            address,
            active,
            data,
            combine,
            lambda turn: self.memory.load(address, turn, size),
            lambda turn, words: self.memory.store(address, turn, words, size),
        )

    def lds_atomic(self, address: Lanes, data: Sequence[Lanes], combine: Combine[Lanes]) -> Sequence[Lanes]:
        """See :class:`LaneAlgebra`."""
        address = self._per_lane(address)
        size = 4 * len(data)
        self._tell("lds", "atomic", address, self.active, size)
        # How the LDS serves atomics is not known for any target.
        self.banks.statuses[f"atomic b{8 * size}"] = ""
        owner = self._workgroups()
        return self._one_by_one(
            address.astype(np.uint64) | owner.astype(np.uint64) << np.uint64(32),
            self.active,
            data,
            combine,
            lambda turn: self.lds.read(owner, address, turn, size),
            lambda turn, words: self.lds.write(owner, address, turn, words, size),
        )

    def _one_by_one(
        self, place: Lanes, active: Lanes, data: Sequence[Lanes], combine: Combine[Lanes], load: _Load, store: _Store
    ) -> Sequence[Lanes]:
        """``place`` is equal where two lanes meet."""
        values = [self._per_lane(word) for word in data]
        before = [np.zeros(place.shape, np.uint32) for _ in data]
        left = np.array(np.broadcast_to(active, place.shape))
        while left.any():
            if self._nothing_changes(left, load, combine, values, before):
                break
            # The first lane at each address goes now; the others there wait for it.
            flat = np.flatnonzero(left)
            _, first = np.unique(place.ravel()[flat], return_index=True)
            turn = np.zeros(left.shape, np.bool_)
            turn.ravel()[flat[first]] = True
            old = load(turn)
            for word, found in zip(before, old, strict=True):
                np.copyto(word, found, where=turn)
            new = [np.broadcast_to(word, turn.shape) for word in combine(old, values)]
            # An atomic that changes nothing does not store: whoever waits for memory to change goes by stores.
            changed = turn & np.logical_or.reduce([word != was for word, was in zip(new, old, strict=True)])
            if changed.any():
                store(changed, new)
            left &= ~turn
        return before

    @staticmethod
    def _nothing_changes(
        left: Lanes, load: _Load, combine: Combine[Lanes], values: list[Lanes], before: list[Lanes]
    ) -> bool:
        """Whether none of these lanes would change memory as it is now, as when they all poll: then all are done."""
        old = load(left)
        for new, was in zip(combine(old, values), old, strict=True):
            if (left & (new != was)).any():
                return False
        for word, found in zip(before, old, strict=True):
            np.copyto(word, found, where=left)
        return True
