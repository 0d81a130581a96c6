"""Tensor descriptors of gfx1250: a tile of a matrix in global memory, and where it goes in LDS.

Sources: the fields as Triton's lowering (TDMUtility.cpp) and Wave's code generator fill them; AMD has published no
manual of this target.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from wave_explorer.emulator.wavefronts import Lanes

_TENSOR = 2


class TensorTile(NamedTuple):
    """One tile for each executing wave, i64 (wave, 1) each; dim 0 is the one whose elements lie side by side.

    Attributes:
        wanted: predicate; without it the instruction does nothing.
        lds: byte address of the tile in LDS.
        base: u64 byte address of its first element in memory.
        size: bytes of an element.
        bounds: elements that the tensor has from ``base`` on, in dims 0 and 1; those beyond read as 0.
        tile: elements of the tile in dims 0 and 1.
        stride: elements from one row of dim 1 to the next.
        interval, padding: after each ``interval`` bytes in LDS come ``padding`` bytes that are left alone; 0 for none.
    """

    wanted: Lanes
    lds: Lanes
    base: Lanes
    size: Lanes
    bounds: tuple[Lanes, Lanes]
    tile: tuple[Lanes, Lanes]
    stride: Lanes
    interval: Lanes
    padding: Lanes


def read_descriptor(place: Sequence[Lanes], shape: Sequence[Lanes]) -> TensorTile:
    """A tile from the two groups of registers, four and eight u32 of each wave.

    Raises:
        NotImplementedError: more than two dims, a load for several workgroups at once, or a field that is not known.
    """
    p = [word.astype(np.int64) for word in place]
    s = [word.astype(np.int64) for word in shape]
    if (p[3] >> 30 != _TENSOR).any() or (p[0] > 1).any():
        raise NotImplementedError("a tensor descriptor of another type, or with more than a predicate before it")
    if (s[0] & 0xFFFF).any():
        raise NotImplementedError("a tensor load for several workgroups of a cluster")
    if (s[0] >> 18 & 0b1011).any():
        raise NotImplementedError("a tensor descriptor with a barrier or an iteration")
    if (s[4] >> 16 > 1).any():
        raise NotImplementedError("a tensor of more than two dims")
    padded = s[0] >> 20 & 1
    rows = s[4] & 0xFFFF
    one_dim = rows == 0
    return TensorTile(
        wanted=p[0] == 1,
        lds=p[1],
        base=(p[2] | (p[3] & 0x1FFFFFF) << 32).astype(np.uint64),
        size=1 << (s[0] >> 16 & 3),
        bounds=(s[1] >> 16 | (s[2] & 0xFFFF) << 16, np.where(one_dim, 1, s[2] >> 16 | (s[3] & 0xFFFF) << 16)),
        tile=(s[3] >> 16, np.where(one_dim, 1, rows)),
        stride=s[5] | (s[6] & 0xFFFF) << 32,
        interval=padded * (8 << (s[0] >> 22 & 7)),
        padding=padded * 4 * ((s[0] >> 25) + 1),
    )
