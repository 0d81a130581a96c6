"""What the last steps touched: every memory access of the newest instruction, and the newest access to LDS."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.observer import AccessVerb, MemorySpace, Observer
from wave_explorer.emulator.wavefronts import Lanes, Wavefronts


@dataclass(frozen=True)
class Access:
    """One memory access of the waves that executed together.

    Attributes:
        position: of the instruction.
        rows: the waves, as numbers in the workgroup.
        space, verb, size: as an :class:`Observer` is told them.
        address: byte addresses (wave, lane); one column for a scalar load.
        active: bool, same shape: which lanes take part.
    """

    position: int
    rows: NDArray[np.int64]
    space: MemorySpace
    verb: AccessVerb
    address: Lanes
    active: Lanes
    size: int

    def touching(self, first: int, end: int) -> Lanes:
        """Bool (wave, lane): who touches a byte from ``first`` up to, not including, ``end``."""
        address = self.address.astype(np.uint64)
        touches: Lanes = self.active & (address < np.uint64(end)) & (address + np.uint64(self.size) > np.uint64(first))
        return touches


@dataclass(frozen=True)
class Executed:
    """One step: an instruction that some waves executed together.

    Attributes:
        position, rows: as in :class:`Access`.
        accesses: to memory, in order.
        operands: of a matrix instruction: the registers A, B and C before it, u32 (register, wave, lane) each; empty
            for other instructions.
    """

    position: int
    rows: NDArray[np.int64]
    accesses: tuple[Access, ...] = ()
    operands: tuple[NDArray[np.uint32], ...] = ()


@dataclass(frozen=True)
class Footprints:
    """What a trail holds at one moment; immutable."""

    executed: Executed | None = None
    last_lds: tuple[Access, ...] = ()


class Trail(Observer):
    """Listens to an engine and keeps the newest footprints."""

    def __init__(self) -> None:
        self.now = Footprints()
        self._accesses: list[Access] = []
        self._position = 0
        self._rows: NDArray[np.int64] = np.zeros(0, np.int64)

    def begin(self, state: Wavefronts) -> None:
        """See :class:`Observer`."""
        self.now = Footprints()

    def before(self, position: int, rows: NDArray[np.int64]) -> None:
        """See :class:`Observer`."""
        self._position, self._rows = position, rows
        self._accesses = []

    def access(self, space: MemorySpace, verb: AccessVerb, address: Lanes, active: Lanes | None, size: int) -> None:
        """See :class:`Observer`."""
        # The address may be a view of a register that the instruction goes on to change.
        taking_part = np.ones(address.shape, np.bool_) if active is None else np.broadcast_to(active, address.shape)
        self._accesses.append(Access(self._position, self._rows, space, verb, address.copy(), taking_part.copy(), size))

    def keep(self, operands: tuple[NDArray[np.uint32], ...]) -> None:
        """Ends the step: its accesses become the newest ones."""
        accesses = tuple(self._accesses)
        lds = tuple(access for access in accesses if access.space == "lds")
        self.now = Footprints(Executed(self._position, self._rows, accesses, operands), lds or self.now.last_lds)
