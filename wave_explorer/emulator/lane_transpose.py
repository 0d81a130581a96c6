"""The exchange of elements within 16 or 8 lanes that transposing loads make.

Sources: CDNA4 ISA, DS_READ_B64_TR_*; for gfx1250's DS_LOAD_TR16_B128 a run on hardware that was published, and the
code that Triton makes of it.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from wave_explorer.emulator.wavefronts import Lanes


def transpose_rows(words: Sequence[Lanes], element_bits: int, group: int = 16) -> list[Lanes]:
    """Registers after the exchange.

    Args:
        words: u32 (wave, lane) each, what every lane read, lowest bits first.
        element_bits: width of an element: 4, 6, 8 or 16.
        group: lanes that exchange, 16 or 8.

    The elements of a group's lanes, one lane after the other, are a matrix with as many columns as the group has
    lanes; lane i gets its column i, from the top.
    """
    waves, lanes = words[0].shape
    # Bits of each lane in order, cut into elements.
    octets = np.stack(words, axis=-1).view(np.uint8)
    bits = np.unpackbits(octets, axis=-1, bitorder="little").reshape(waves, lanes // group, -1, group, element_bits)
    columns = np.ascontiguousarray(bits.swapaxes(2, 3)).reshape(waves, lanes, -1)
    packed = np.packbits(columns, axis=-1, bitorder="little").view(np.uint32)
    return [packed[..., part] for part in range(len(words))]
