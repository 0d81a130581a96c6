"""What every part of the NumPy engine shares: how values are held, and which waves execute."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.value_types import ValueType
from wave_explorer.emulator.wavefronts import (
    EXEC,
    FLOAT_MODE_BITS,
    FloatMode,
    Lanes,
    Wavefronts,
    predicate_from_words,
)

DTYPES: dict[str, np.dtype[Any]] = {
    "u16": np.dtype(np.uint16), "i16": np.dtype(np.int16), "f16": np.dtype(np.float16),
    "u32": np.dtype(np.uint32), "i32": np.dtype(np.int32), "f32": np.dtype(np.float32),
    "u64": np.dtype(np.uint64), "i64": np.dtype(np.int64), "f64": np.dtype(np.float64),
}  # fmt: skip


def dtype_of(kind: ValueType) -> np.dtype[Any]:
    """The NumPy type that holds a value of this type."""
    return DTYPES[kind.name]


# A bit of MODE (CDNA3 ISA, "Mode register").
_FP16_OVERFLOW = 23


class ExecutingWaves:
    """The waves that execute the present instruction together: same position, same MODE.

    Attributes:
        state: the batch.
        rows: which waves of the batch execute, None for all.
        active: bool (wave, lane), EXEC of these waves; ``all_active`` if it holds everywhere.
        write_mask: lanes whose vector results are kept: EXEC, and what DPP disables; None for all.
        mode: of these waves.
        keeps_halves_finite: MODE.FP16_OVFL of these waves: f16, fp8 and bf8 results saturate.
    """

    state: Wavefronts
    rows: NDArray[np.int64] | None = None
    active: Lanes
    all_active: bool = True
    write_mask: Lanes | None = None
    mode: FloatMode = FloatMode()
    keeps_halves_finite: bool = False

    @property
    def lanes(self) -> int:
        """Lanes of a wave."""
        return self.state.lanes

    @property
    def waves(self) -> int:
        """Number of executing waves."""
        return self.state.waves if self.rows is None else len(self.rows)

    def select_waves(self, rows: NDArray[np.int64] | None) -> None:
        """Makes these waves the executing ones; they share one MODE."""
        self.rows = rows
        first = 0 if rows is None else int(rows[0])
        bits = int(self.state.mode[first])
        self.keeps_halves_finite = bool(bits >> _FP16_OVERFLOW & 1)
        bits &= FLOAT_MODE_BITS
        if bits != self.mode.to_register():
            self.mode = FloatMode.from_register(bits)
        self.refresh_exec()

    def refresh_exec(self) -> None:
        """Takes EXEC anew from the scalar file."""
        low = self.pick(self.state.scalars[EXEC])
        high = self.pick(self.state.scalars[EXEC + 1]) if self.lanes == 64 else None
        self.all_active = bool((low == 0xFFFFFFFF).all()) and (high is None or bool((high == 0xFFFFFFFF).all()))
        self.active = predicate_from_words(low, high, self.lanes)
        self.write_mask = None if self.all_active else self.active

    def pick(self, register: Lanes) -> Lanes:
        """The executing waves' part of a register."""
        return register if self.rows is None else register[self.rows]

    def put(self, register: Lanes, value: Lanes) -> None:
        """Stores the executing waves' part of a scalar register."""
        if self.rows is None:
            register[...] = value
        else:
            register[self.rows] = value

    def put_lanes(self, register: Lanes, value: Lanes) -> None:
        """Stores a vector register in the lanes of the write mask."""
        mask = self.write_mask
        if self.rows is None:
            if mask is None:
                register[...] = value
            else:
                np.copyto(register, value, where=mask)
        elif mask is None:
            register[self.rows] = value
        else:
            register[self.rows] = np.where(mask, value, register[self.rows])
