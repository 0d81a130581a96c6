"""Sets of lanes as one 64-bit number for each wave."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.wavefronts import EXEC, Wavefronts

LaneBits = NDArray[np.uint64]
"""u64 (wave,): bit ``i`` for lane ``i``."""

ALL_LANES = np.uint64(0xFFFFFFFFFFFFFFFF)


def exec_bits(state: Wavefronts, rows: NDArray[np.int64]) -> LaneBits:
    """EXEC of these waves."""
    bits: LaneBits = state.scalars[EXEC][rows, 0].astype(np.uint64)
    if state.lanes == 64:
        bits |= state.scalars[EXEC + 1][rows, 0].astype(np.uint64) << np.uint64(32)
    return bits


def lowest_lane(bits: np.uint64 | int) -> int:
    """The lowest lane of a set that is not empty."""
    number = int(bits)
    return (number & -number).bit_length() - 1


def register_name(register: tuple[str, int]) -> str:
    """``v5``, ``a0``, ``s3``, ``vcc_lo``, ``m0``."""
    file, index = register
    if file in ("vcc", "exec", "flat_scratch"):
        return f"{file}_{'hi' if index else 'lo'}"
    return file if file in ("m0", "scc") else f"{file}{index}"
