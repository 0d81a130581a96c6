"""The past of a stepper: what was stepped, and the state at some of its moments.

Going back means: restore the nearest earlier snapshot and repeat the steps from there, which is exact because
emulation is deterministic.  Snapshots are dense where the present is and sparser with age, so there are only
about ``8 log2(steps / SPACING)`` of them.  Global memory is too large to copy; each snapshot keeps instead the pages
that were written between it and the next one, as they were at its time.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.global_memory import GlobalMemory
from wave_explorer.emulator.numpy_engine import NumpyEngine
from wave_explorer.emulator.observer import AccessVerb, MemorySpace, Observer
from wave_explorer.emulator.outstanding import Issued
from wave_explorer.emulator.step_trail import Footprints
from wave_explorer.emulator.wavefronts import Lanes

SPACING = 128
"""Steps between two snapshots of the newest past: going back repeats at most so many."""

# Snapshots of age d lie at most d / _DENSITY apart.
_DENSITY = 8
_PAGE_BITS = 10

Pages = dict[tuple[int, int], NDArray[np.uint8]]
"""Content by (number of the buffer, number of the page in it)."""


class PageKeeper(Observer):
    """Copies every page of global memory before it is written for the first time since the last snapshot."""

    def __init__(self, memory: GlobalMemory) -> None:
        self.memory = memory
        self.pages: Pages = {}
        self._bases = [buffer.base for buffer in memory.buffers]

    def access(self, space: MemorySpace, verb: AccessVerb, address: Lanes, active: Lanes | None, size: int) -> None:
        """See :class:`Observer`; called before memory changes."""
        if space != "global" or verb == "load":
            return
        touched = address if active is None else address[np.broadcast_to(active, address.shape)]
        for place in np.unique(np.concatenate([touched.ravel(), touched.ravel() + np.uint64(size - 1)]) >> _PAGE_BITS):
            self._keep(int(place) << _PAGE_BITS)

    def _keep(self, address: int) -> None:
        number = bisect_right(self._bases, address) - 1
        if number < 0:
            return
        buffer = self.memory.buffers[number]
        page = (address - buffer.base) >> _PAGE_BITS
        if address < buffer.end and (number, page) not in self.pages:
            self.pages[number, page] = buffer.octets[page << _PAGE_BITS : (page + 1) << _PAGE_BITS].copy()

    def put_back(self, pages: Pages) -> None:
        """Restores the content of pages."""
        for (number, page), content in pages.items():
            first = page << _PAGE_BITS
            self.memory.buffers[number].octets[first : first + len(content)] = content


@dataclass
class Snapshot:
    """The state after ``at`` steps.

    Attributes:
        registers: every array of :class:`Wavefronts` by attribute name.
        lds, scratch: their content.
        visits: executions by (position, wave).
        conflict_cycles, active_cycles: of the bank meter.
        issued: what each wave had outstanding.
        footprints: of the trail.
        pages: global memory that was written between this snapshot and the next one, as it was here.
    """

    at: int
    registers: dict[str, NDArray[np.generic]]
    lds: NDArray[np.uint8]
    scratch: NDArray[np.uint8]
    visits: NDArray[np.int64]
    conflict_cycles: NDArray[np.int64]
    active_cycles: NDArray[np.int64]
    issued: list[tuple[Issued, ...]]
    footprints: Footprints
    pages: Pages = field(default_factory=dict)


class Journal:
    """Which wave was stepped, step after step, as runs; None stands for the waves at the lowest position."""

    def __init__(self) -> None:
        self._starts: list[int] = []
        self._waves: list[int | None] = []
        self.length = 0

    def add(self, wave: int | None) -> None:
        """Notes one more step."""
        if not self._waves or self._waves[-1] != wave:
            self._starts.append(self.length)
            self._waves.append(wave)
        self.length += 1

    def at(self, step: int) -> int | None:
        """What step number ``step`` was."""
        return self._waves[bisect_right(self._starts, step) - 1]

    def cut(self, length: int) -> None:
        """Forgets all steps from number ``length`` on."""
        keep = bisect_right(self._starts, length - 1) if length else 0
        del self._starts[keep:], self._waves[keep:]
        self.length = length


class History:
    """Snapshots of one engine's batch, oldest first; the first is the start and is never dropped."""

    def __init__(self, engine: NumpyEngine, keeper: PageKeeper) -> None:
        self._engine = engine
        self._keeper = keeper
        self.snapshots: list[Snapshot] = []

    def due(self, at: int) -> bool:
        """Whether it is time for another snapshot."""
        return not self.snapshots or at - self.snapshots[-1].at >= SPACING

    def save(
        self, at: int, visits: NDArray[np.int64], issued: list[tuple[Issued, ...]], footprints: Footprints
    ) -> None:
        """Keeps the present state as that after ``at`` steps."""
        engine = self._engine
        snapshot = Snapshot(
            at,
            {name: value.copy() for name, value in vars(engine.state).items() if isinstance(value, np.ndarray)},
            engine.lds.saved(),
            engine.scratch.saved(),
            visits.copy(),
            engine.banks.conflict_cycles.copy(),
            engine.banks.active_cycles.copy(),
            list(issued),
            footprints,
        )
        self.snapshots.append(snapshot)
        self._keeper.pages = snapshot.pages
        self._thin_out(at)

    def restore(self, at: int) -> Snapshot:
        """Brings the newest snapshot that is not younger than ``at`` back; younger ones are dropped.

        The caller restores what it gave to :meth:`save`.
        """
        while True:
            snapshot = self.snapshots[-1]
            self._keeper.put_back(snapshot.pages)
            if snapshot.at <= at:
                break
            self.snapshots.pop()
        snapshot.pages.clear()
        self._keeper.pages = snapshot.pages
        engine = self._engine
        for name, value in snapshot.registers.items():
            getattr(engine.state, name)[...] = value
        engine.lds.restore(snapshot.lds)
        engine.scratch.restore(snapshot.scratch)
        engine.banks.conflict_cycles[...] = snapshot.conflict_cycles
        engine.banks.active_cycles[...] = snapshot.active_cycles
        return snapshot

    def _thin_out(self, now: int) -> None:
        kept = self.snapshots
        number = len(kept) - 2
        while number >= 1:
            younger, older = kept[number + 1].at, kept[number - 1].at
            if younger - older <= max(SPACING, (now - younger) // _DENSITY):
                # What was written after the dropped one was written after the one before it, too.
                for place, content in kept[number].pages.items():
                    kept[number - 1].pages.setdefault(place, content)
                del kept[number]
            number -= 1
