"""The exchange of elements within a row of 16 lanes that transposing loads make (CDNA4 ISA, DS_READ_B64_TR_*)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from wave_explorer.emulator.wavefronts import Lanes

_ROW = 16


def transpose_rows(words: Sequence[Lanes], element_bits: int) -> list[Lanes]:
    """Registers after the exchange.

    Args:
        words: u32 (wave, lane) each, what every lane read, lowest bits first.
        element_bits: width of an element: 4, 6, 8 or 16.

    The elements of a row's 16 lanes, one lane after the other, are a matrix with rows of 16 elements; lane i gets its
    column i, from the top.
    """
    waves, lanes = words[0].shape
    # Bits of each lane in order, cut into elements.
    octets = np.stack(words, axis=-1).view(np.uint8)
    bits = np.unpackbits(octets, axis=-1, bitorder="little").reshape(waves, lanes // _ROW, -1, _ROW, element_bits)
    columns = np.ascontiguousarray(bits.swapaxes(2, 3)).reshape(waves, lanes, -1)
    packed = np.packbits(columns, axis=-1, bitorder="little").view(np.uint32)
    return [packed[..., part] for part in range(len(words))]
