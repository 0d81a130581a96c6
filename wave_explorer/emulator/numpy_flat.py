"""The lane algebra in NumPy: flat addresses, of which two ranges lead to LDS and to scratch memory.

Where these apertures lie is the driver's choice; here they lie where Linux puts them (amdkfd, ``kfd_flat_memory.c``,
gfx9 and later): LDS at 2**61, scratch 4 GiB above.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import numpy as np

from wave_explorer.emulator.algebra import Combine
from wave_explorer.emulator.numpy_atomic import AtomicLanes
from wave_explorer.emulator.wavefronts import PRIVATE_APERTURE, SHARED_APERTURE, Lanes

_APERTURES = {"lds": SHARED_APERTURE >> 32, "scratch": PRIVATE_APERTURE >> 32}


class FlatLanes(AtomicLanes):
    """Each lane's address decides which memory it reaches."""

    def _spaces(self, address: Lanes) -> list[tuple[str, Lanes]]:
        """The memories that active lanes reach, and which lanes they are."""
        high = self._per_lane(address) >> np.uint64(32)
        left = np.broadcast_to(self.active, high.shape)
        found: list[tuple[str, Lanes]] = []
        for space, aperture in _APERTURES.items():
            inside = left & (high == aperture)
            if inside.any():
                found.append((space, inside))
                left = left & ~inside
        if left.any() or not found:
            found.append(("global", left))
        return found

    @contextmanager
    def _only(self, lanes: Lanes) -> Iterator[None]:
        """Within it, only these lanes take part."""
        before = self.active, self.all_active
        self.active, self.all_active = lanes, bool(lanes.all())
        try:
            yield
        finally:
            self.active, self.all_active = before

    def flat_load(self, address: Lanes, size: int) -> Sequence[Lanes]:
        """See :class:`LaneAlgebra`."""
        result: list[Lanes] = []
        for space, lanes in self._spaces(address):
            with self._only(lanes):
                if space == "lds":
                    words = self.lds_read(address.astype(np.uint32), size)
                elif space == "scratch":
                    words = self.scratch_load(address.astype(np.uint32), size)
                else:
                    words = self.load(address, size)
            result = [np.where(lanes, new, old) for new, old in zip(words, result or words, strict=True)]
        return result

    def flat_store(self, address: Lanes, data: Sequence[Lanes], size: int) -> None:
        """See :class:`LaneAlgebra`."""
        for space, lanes in self._spaces(address):
            with self._only(lanes):
                if space == "lds":
                    self.lds_write(address.astype(np.uint32), data, size)
                elif space == "scratch":
                    self.scratch_store(address.astype(np.uint32), data, size)
                else:
                    self.store(address, data, size)

    def flat_atomic(self, address: Lanes, data: Sequence[Lanes], combine: Combine[Lanes]) -> Sequence[Lanes]:
        """See :class:`LaneAlgebra`."""
        result: list[Lanes] = []
        for space, lanes in self._spaces(address):
            if space == "scratch":
                raise NotImplementedError("an atomic on scratch memory")
            with self._only(lanes):
                if space == "lds":
                    words = self.lds_atomic(address.astype(np.uint32), data, combine)
                else:
                    words = self.atomic(address, data, combine)
            result = [np.where(lanes, new, old) for new, old in zip(words, result or words, strict=True)]
        return result
