"""Memories full of random bytes, and how instructions address them."""

from __future__ import annotations

import numpy as np

from tests.emulator.machine import Machine
from wave_explorer.emulator.global_memory import Buffer

SIZE = 4096
# How each memory is addressed, with the lane's place in v0 (or v[0:1]): text of the address, and of a store's operands.
SPACES = {
    "global": ("v[0:1], off", "v[0:1], {data}, off"),
    "flat": ("v[0:1]", "v[0:1], {data}"),
    "buffer": ("v0, s[8:11], 0 offen", "{data}, v0, s[8:11], 0 offen"),
    "scratch": ("v0, off", "v0, {data}, off"),
}


class Place:
    """A machine with one memory full of random bytes, and a place in it for every lane."""

    def __init__(self, space: str, places: list[int], seed: int = 3) -> None:
        self.machine = Machine(lds_bytes=SIZE)
        self.space = space
        rng = np.random.default_rng(seed)
        self.buffer = Buffer("buffer", rng.integers(0, 256, SIZE, dtype=np.uint8))
        self.machine.memory.map(self.buffer)
        base = self.buffer.base if space in ("global", "flat") else 0
        self.machine.v(0, [base + place for place in places], np.uint64)
        self.machine.s(8, self.buffer.base | 0 << 48, 2)
        self.machine.s(10, SIZE)
        self.machine.s(11, 0x27000)
        if space == "scratch":
            octets = self.machine.scratch.octets
            octets[:] = rng.integers(0, 256, len(octets), dtype=np.uint8)

    def content(self, lane: int) -> bytearray:
        """The bytes that a lane's places are in."""
        if self.space == "scratch":
            return bytearray(self.machine.scratch.bytes_of(lane).tobytes())
        return bytearray(self.buffer.content().tobytes())
