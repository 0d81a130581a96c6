"""LDS: one bounds-checked range of bytes for each workgroup of a batch."""

from __future__ import annotations

import numpy as np

from wave_explorer.emulator.faults import StrayAccess
from wave_explorer.emulator.global_memory import gather, scatter
from wave_explorer.emulator.wavefronts import Lanes


class LocalMemory:
    """The LDS of ``workgroups`` workgroups of ``size`` bytes each; starts as 0 (hardware leaves it undefined)."""

    def __init__(self, workgroups: int, size: int) -> None:
        self.size = size
        self._pitch = -(-max(size, 1) // 16) * 16
        self._octets = np.zeros(self._pitch * workgroups, np.uint8)

    def read(self, workgroup: Lanes, address: Lanes, active: Lanes | None, size: int) -> list[Lanes]:
        """``size`` bytes from byte address ``address`` (row, lane) of the LDS of ``workgroup`` (row, 1), as dwords."""
        return gather(self._octets, self._place(workgroup, address, active, size, "reads"), size)

    def write(self, workgroup: Lanes, address: Lanes, active: Lanes | None, data: list[Lanes], size: int) -> None:
        """Writes the low ``size`` bytes of the dwords."""
        scatter(self._octets, self._place(workgroup, address, active, size, "writes"), active, data, size)

    def _place(self, workgroup: Lanes, address: Lanes, active: Lanes | None, size: int, verb: str) -> Lanes:
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
                    f"{verb} {size} bytes at LDS byte {int(where[row, lane])}; the workgroup has {self.size} bytes",
                    "If the kernel uses dynamic LDS, give its size (lds_bytes).",
                )
        place: Lanes = where + workgroup * self._pitch
        return place
