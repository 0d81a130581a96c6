"""Memory that belongs to a workgroup (LDS) or to a lane (scratch): many equal, bounds-checked ranges of bytes."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.faults import StrayAccess
from wave_explorer.emulator.global_memory import gather, scatter
from wave_explorer.emulator.wavefronts import Lanes


class LocalMemory:
    """``owners`` ranges of ``size`` bytes each; they start as 0 (hardware leaves them undefined).

    ``kind`` and ``advice`` are for messages: what the memory is, and what to do when it is too small.
    """

    def __init__(self, owners: int, size: int, kind: str, advice: str = "") -> None:
        self.size = size
        self.kind = kind
        self.advice = advice
        self._pitch = -(-max(size, 1) // 16) * 16
        self.octets = np.zeros(self._pitch * owners, np.uint8)

    def read(self, owner: Lanes, address: Lanes, active: Lanes | None, size: int) -> list[Lanes]:
        """``size`` bytes from byte address ``address`` (row, lane) of the range of ``owner`` (row, lane), as dwords."""
        return gather(self.octets, self._place(owner, address, active, size, "reads"), size)

    def write(self, owner: Lanes, address: Lanes, active: Lanes | None, data: list[Lanes], size: int) -> None:
        """Writes the low ``size`` bytes of the dwords."""
        scatter(self.octets, self._place(owner, address, active, size, "writes"), active, data, size)

    def fill(self, word: int) -> None:
        """Sets every dword to the u32 ``word``."""
        self.octets.view(np.uint32)[...] = np.uint32(word)

    def bytes_of(self, owner: int) -> NDArray[np.uint8]:
        """The bytes of one range as they are now, as a view."""
        return self.octets[owner * self._pitch : owner * self._pitch + self.size]

    def saved(self) -> NDArray[np.uint8]:
        """A copy of all content, for :meth:`restore`."""
        return self.octets.copy()

    def restore(self, saved: NDArray[np.uint8]) -> None:
        """Puts back what :meth:`saved` gave."""
        self.octets[...] = saved

    def _place(self, owner: Lanes, address: Lanes, active: Lanes | None, size: int, verb: str) -> Lanes:
        where = address.astype(np.int64)
        if active is not None:
            where = np.where(active, where, 0)
        if where.size and int(where.max()) + size > self.size:
            outside = where + size > self.size
            if active is not None:
                outside &= active
            if outside.any():
                row, lane = (int(v) for v in np.argwhere(outside)[0])
                raise StrayAccess(
                    row,
                    lane,
                    int(where[row, lane]),
                    f"{verb} {size} bytes at {self.kind} byte {int(where[row, lane])}, of {self.size} bytes",
                    self.advice,
                )
        place: Lanes = where + owner * self._pitch
        return place
