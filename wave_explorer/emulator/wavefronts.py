"""The state of a batch of wavefronts: register files, program counters, modes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Lanes: TypeAlias = NDArray[Any]
"""One value per (wave, lane); scalars have one column, constants one row and one column."""

# Places in the scalar file, by their encoding as an operand (CDNA3 ISA, section 3.1; the same for every target).
FLAT_SCRATCH = 102
VCC = 106
TTMP = 108
M0 = 124
EXEC = 126
SCALAR_REGISTERS = 128

# Where flat addresses lead to LDS and to scratch memory; see numpy_flat.
SHARED_APERTURE = 1 << 61
PRIVATE_APERTURE = SHARED_APERTURE + (1 << 32)

FLOAT_MODE_BITS = 0x3FF
"""The bits of MODE that :class:`FloatMode` stands for."""


class WaveStatus(IntEnum):
    """What a wave is doing."""

    RUNNING = 0
    AT_BARRIER = 1
    ENDED = 2


@dataclass(frozen=True, slots=True)
class FloatMode:
    """The floating-point fields of the MODE register.

    ``round_32`` and ``round_16_64``: 0 to nearest even, 1 toward +infinity, 2 toward -infinity, 3 toward zero.
    ``denormals_32`` and ``denormals_16_64``: bit 0 keeps subnormal inputs, bit 1 keeps subnormal results
    (CDNA3 ISA, "Mode register": 0 flushes both, 3 keeps both).
    """

    round_32: int = 0
    round_16_64: int = 0
    denormals_32: int = 3
    denormals_16_64: int = 3
    dx10_clamp: bool = True
    ieee: bool = True

    @classmethod
    def from_register(cls, bits: int) -> FloatMode:
        """From the bits of MODE."""
        return cls(
            bits & 3,
            bits >> 2 & 3,
            bits >> 4 & 3,
            bits >> 6 & 3,
            dx10_clamp=bool(bits >> 8 & 1),
            ieee=bool(bits >> 9 & 1),
        )

    def to_register(self) -> int:
        """The bits of MODE."""
        return (
            self.round_32
            | self.round_16_64 << 2
            | self.denormals_32 << 4
            | self.denormals_16_64 << 6
            | self.dx10_clamp << 8
            | self.ieee << 9
        )


class Wavefronts:
    """Registers of ``waves`` wavefronts; every file is laid out register first, so that one register is contiguous.

    Attributes:
        vgprs, agprs: u32 (register, wave, lane); registers start as 0 (hardware leaves them undefined).
        scalars: u32 (place, wave, 1): SGPRs, VCC, M0, EXEC by operand encoding.
        scc: bool (wave, 1).
        mode: u32 (wave,), the MODE register.
        pc, status: (wave,), position of the next instruction, and :class:`WaveStatus`.
        workgroup: (wave,) number of the workgroup in the batch; ``wave_in_group`` its wave number there.
        workgroup_ids: (workgroup, 3) coordinates in the grid.
        executed: (wave,) instructions so far.
        barrier_signals: (workgroup,) waves that have come to the workgroup's barrier since it last opened.
        barrier_open: bool (wave,), the barrier has opened and this wave has not yet gone through it.
    """

    def __init__(
        self,
        workgroup_ids: NDArray[np.int64],
        waves_per_group: int,
        lanes: int,
        vgprs: int,
        agprs: int,
        entry: int,
        mode: FloatMode,
    ) -> None:
        groups = len(workgroup_ids)
        waves = groups * waves_per_group
        self.waves = waves
        self.lanes = lanes
        self.waves_per_group = waves_per_group
        self.workgroup_ids = workgroup_ids
        self.vgprs = np.zeros((vgprs, waves, lanes), np.uint32)
        self.agprs = np.zeros((agprs, waves, lanes), np.uint32)
        self.scalars = np.zeros((SCALAR_REGISTERS, waves, 1), np.uint32)
        self.scc = np.zeros((waves, 1), np.bool_)
        self.mode = np.full(waves, mode.to_register(), np.uint32)
        self.pc = np.full(waves, entry, np.int64)
        self.status = np.zeros(waves, np.int8)
        self.executed = np.zeros(waves, np.int64)
        self.workgroup = np.repeat(np.arange(groups), waves_per_group)
        self.wave_in_group = np.tile(np.arange(waves_per_group), groups)
        self.barrier_signals = np.zeros(groups, np.int64)
        self.barrier_open = np.zeros(waves, np.bool_)

    def are(self, status: WaveStatus) -> NDArray[np.bool_]:
        """Which waves are in ``status``: (wave,).

        The plain number is compared.  Of an enum's member NumPy first asks, in vain, for attributes of arrays; that
        runs Python code whose exceptions it drops, a user's interrupt among them.
        """
        found: NDArray[np.bool_] = self.status == status.value
        return found

    def put(self, status: WaveStatus, waves: NDArray[np.int64] | NDArray[np.bool_]) -> None:
        """Makes ``status`` that of ``waves``, given by number or by mask."""
        self.status[waves] = status.value

    def release_barriers(self) -> NDArray[np.int64]:
        """Opens the barrier of each workgroup whose waves have all come to it or ended; numbers of those workgroups.

        A wave that waits goes on at once; one that comes to its wait later finds the barrier open, once.
        """
        members = np.count_nonzero(~self.are(WaveStatus.ENDED).reshape(-1, self.waves_per_group), axis=1)
        complete = (self.barrier_signals > 0) & (self.barrier_signals >= members)
        if complete.any():
            self.barrier_signals[complete] = 0
            self.barrier_open.reshape(-1, self.waves_per_group)[complete] = True
        through = self.barrier_open & self.are(WaveStatus.AT_BARRIER)
        self.put(WaveStatus.RUNNING, through)
        self.barrier_open[through] = False
        return np.flatnonzero(complete)


def predicate_from_words(low: Lanes, high: Lanes | None, lanes: int) -> Lanes:
    """Lane masks of waves, u32 (wave, 1) each, as bool (wave, lane)."""
    words = low if high is None else np.concatenate(np.broadcast_arrays(low, high), axis=1)
    octets = np.ascontiguousarray(words).view(np.uint8)
    return np.unpackbits(octets, axis=1, count=lanes, bitorder="little").view(np.bool_)


def words_from_predicate(predicate: Lanes) -> Lanes:
    """The inverse: u32 (wave, words) of bool (wave, lane)."""
    return np.ascontiguousarray(np.packbits(predicate, axis=1, bitorder="little")).view(np.uint32)
