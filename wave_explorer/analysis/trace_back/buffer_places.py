"""Where the arguments of a launch lie in memory."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class BufferPlace:
    """A kernel argument: ``size`` bytes from address ``base`` on."""

    name: str
    base: int
    size: int


def nearest_buffer(buffers: Sequence[BufferPlace], address: int) -> BufferPlace | None:
    """The buffer that an address lies in, or that it has missed by the least; None without buffers."""

    def missed(one: BufferPlace) -> int:
        return max(one.base - address, address - (one.base + one.size - 1), 0)

    return min(buffers, key=missed, default=None)
