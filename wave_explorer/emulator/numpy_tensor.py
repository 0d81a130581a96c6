"""The lane algebra in NumPy: tiles that a wave loads from memory into LDS as a whole."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from wave_explorer.emulator.numpy_memory import MemoryLanes
from wave_explorer.emulator.tensor_descriptor import TensorTile, read_descriptor
from wave_explorer.emulator.wavefronts import Lanes

_WIDEST = 16


class TensorLanes(MemoryLanes):
    """Tensor loads, as accesses of as many lanes as a wave has, one after the other; EXEC does not count."""

    def tensor_load(self, place: Sequence[Lanes], shape: Sequence[Lanes]) -> None:
        """See :class:`LaneAlgebra`."""
        everyone = [np.broadcast_to(word, (self.waves, 1)) for word in (*place, *shape)]
        tile = read_descriptor(everyone[:4], everyone[4:])
        # Waves whose tiles are cut alike go together.
        forms = np.concatenate([*tile.tile, tile.size, tile.interval, tile.padding], axis=1)
        for form in np.unique(forms, axis=0):
            alike = (forms == form).all(axis=1, keepdims=True) & tile.wanted
            if alike.any():
                self._load_tile(tile, alike, *(int(number) for number in form))

    def _load_tile(
        self, tile: TensorTile, alike: Lanes, columns: int, rows: int, size: int, interval: int, padding: int
    ) -> None:
        unit = self._unit(tile, alike, columns * size, size, interval, padding)
        per_row = columns * size // unit
        for first in range(0, per_row * rows, self.lanes):
            number = first + np.arange(self.lanes)[None, :]
            row, octet = number // per_row, number % per_row * unit
            mine = alike & (number < per_row * rows)
            inside = mine & (row < tile.bounds[1]) & (octet + unit <= tile.bounds[0] * size)
            source = tile.base + (row * tile.stride * size + octet).astype(np.uint64)
            self._tell("global", "load", source, inside, unit)
            words = [np.where(inside, word, np.uint32(0)) for word in self.memory.load(source, inside, unit)]
            packed = row * columns * size + octet
            gaps = packed // interval * padding if interval else 0
            target = (tile.lds + packed + gaps).astype(np.uint32)
            self._tell("lds", "store", target, mine, unit)
            for observer in self.observers:
                observer.lds_store(words)
            self.lds.write(self._workgroups(), target, mine, words, unit)

    @staticmethod
    def _unit(tile: TensorTile, alike: Lanes, row_bytes: int, size: int, interval: int, padding: int) -> int:
        """The widest access that crosses no row, bound or gap, and is aligned at both ends; at least an element."""
        ends = (tile.lds, tile.base.astype(np.int64), tile.bounds[0] * size, tile.stride * size)
        everything = [row_bytes, interval, padding, *(int(n) for end in ends for n in end[alike])]
        unit = _WIDEST
        while unit > size and any(number % unit for number in everything):
            unit //= 2
        return unit
