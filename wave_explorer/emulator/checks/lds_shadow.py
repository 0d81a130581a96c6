"""What is known of each piece of a workgroup's LDS: who wrote it last, and who has read it since the last barrier.

A piece is as long as the narrowest access so far.  Two readers are enough to remember: whoever writes later differs
from one of them if there are two.  As long as all workgroups of the batch do the same with their LDS, which most
kernels do to the end, one of them stands for all.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.checks.access_stamp import Stamps, interval_of, stamp, wave_of
from wave_explorer.emulator.observer import AccessVerb
from wave_explorer.emulator.wavefronts import Lanes, Wavefronts

_WIDEST_PIECE = 4


@dataclass(frozen=True)
class LdsAccess:
    """One LDS access by some waves of the batch: instruction, waves, and the arguments of ``Observer.access``."""

    position: int
    rows: NDArray[np.int64]
    verb: AccessVerb
    address: Lanes
    active: Lanes | None
    size: int

    def copy(self) -> LdsAccess:
        """With arrays of its own: those of an observer may be registers."""
        return self.part(np.ones(len(self.rows), np.bool_))

    def part(self, chosen: NDArray[np.bool_]) -> LdsAccess:
        """The access by some of its waves."""
        active = None if self.active is None else self.active[chosen]
        return LdsAccess(self.position, self.rows[chosen], self.verb, self.address[chosen], active, self.size)


@dataclass(frozen=True)
class Pieces:
    """An access as pieces of LDS.

    Attributes:
        place: i64 (active lane, piece): where in the arrays of the shadow.
        row: i64 (active lane,): number of its wave in the batch; ``wave`` in its workgroup; ``lane``.
        now: the interval in which it is made; ``since`` the one before where its wave stands between the two halves
            of a barrier that has opened: that opened with the last signal, and the access may have come earlier.
        stamp: of the access.
    """

    place: NDArray[np.int64]
    row: NDArray[np.int64]
    wave: NDArray[np.int64]
    lane: NDArray[np.int64]
    now: NDArray[np.int64]
    since: NDArray[np.int64]
    stamp: Stamps


class LdsShadow:
    """The pieces of all workgroups of a batch.

    Attributes:
        piece: bytes of one.
        alike: whether the arrays hold one workgroup that stands for all.
        interval: i64 (workgroup,): barriers that were passed, plus 1.
        writer, reader, second_reader: stamps by place.
        unread: by place, whether nobody has read what the last writer left.
        number: by place, under which number a load that writes LDS was issued (see ``in_flight``).
    """

    def __init__(self, state: Wavefronts, size: int) -> None:
        self.state = state
        self.size = size
        self.piece = _WIDEST_PIECE
        self.pitch = -(-max(size, 1) // 16) * 16 // self.piece
        self.alike = True
        self.groups = len(state.workgroup_ids)
        self.interval = np.ones(1, np.int64)
        self.writer = np.zeros(self.pitch, np.int64)
        self.reader = np.zeros(self.pitch, np.int64)
        self.second_reader = np.zeros(self.pitch, np.int64)
        self.unread = np.zeros(self.pitch, np.bool_)
        self.number = np.zeros(self.pitch, np.int64)

    _ARRAYS = ("writer", "reader", "second_reader", "unread", "number")

    def tell_apart(self) -> None:
        """From now on every workgroup has pieces of its own."""
        if self.alike:
            self.alike = False
            for name in self._ARRAYS:
                setattr(self, name, np.tile(getattr(self, name), self.groups))
            self.interval = np.repeat(self.interval, self.groups)

    def _refine(self, piece: int) -> None:
        parts = self.piece // piece
        for name in self._ARRAYS:
            setattr(self, name, np.repeat(getattr(self, name), parts))
        self.piece, self.pitch = piece, self.pitch * parts

    def pieces(self, access: LdsAccess) -> Pieces | None:
        """Where an access lies; None where it leaves the LDS, which stops the run anyway."""
        access = self._representative(access)
        rows, address = access.rows, access.address.astype(np.int64)
        wave_lane = np.indices(address.shape) if access.active is None else np.nonzero(access.active)
        who, lane = wave_lane[0].ravel(), wave_lane[1].ravel()
        first = address.ravel() if access.active is None else address[who, lane]
        if first.size and int(first.max()) + access.size > self.size:
            return None
        alignment = int(np.bitwise_or.reduce(first)) if first.size else 0
        piece = math.gcd(alignment, access.size, self.piece)
        if piece < self.piece:
            self._refine(piece)
        row = rows[who]
        group = np.zeros(1, np.int64) if self.alike else self.state.workgroup[row]
        place = (first // self.piece + group * self.pitch)[:, None] + np.arange(access.size // self.piece)
        wave = self.state.wave_in_group[row]
        now = np.broadcast_to(self.interval[group], row.shape)
        since = now - self.state.barrier_open[row]
        return Pieces(place, row, wave, lane, now, since, stamp(now, access.position, wave, lane))

    def _representative(self, access: LdsAccess) -> LdsAccess:
        """The part of the first workgroup, as long as all do the same."""
        if not self.alike:
            return access
        if self.groups > 1 and not self._same_in_all(access):
            self.tell_apart()
            return access
        return access.part(np.arange(len(access.rows)) < len(access.rows) // self.groups)

    def _same_in_all(self, access: LdsAccess) -> bool:
        if len(access.rows) % self.groups:
            return False
        each = len(access.rows) // self.groups
        waves = self.state.wave_in_group[access.rows].reshape(self.groups, each)
        groups = self.state.workgroup[access.rows].reshape(self.groups, each)
        if (waves != waves[0]).any() or (groups != np.arange(self.groups)[:, None]).any():
            return False
        for values in (access.address, access.active):
            if values is not None:
                by_group = values.reshape(self.groups, each, -1)
                if (by_group != by_group[0]).any():
                    return False
        return True

    def next_interval(self, workgroups: NDArray[np.int64]) -> None:
        """These workgroups have passed a barrier."""
        if self.alike and len(workgroups) == self.groups:
            self.interval += 1
            return
        self.tell_apart()
        self.interval[workgroups] += 1

    def mark_read(self, pieces: Pieces) -> None:
        """Notes readers."""
        place, now = pieces.place, pieces.now[:, None]
        stamps = np.broadcast_to(pieces.stamp[:, None], place.shape)
        self.unread[place] = False
        first = interval_of(self.reader[place]) != now
        self.reader[place[first]] = stamps[first]
        another = wave_of(self.reader[place]) != pieces.wave[:, None]
        self.second_reader[place[another]] = stamps[another]

    def mark_written(self, pieces: Pieces) -> None:
        """Notes writers."""
        self.writer[pieces.place] = pieces.stamp[:, None]
        self.unread[pieces.place] = True
