"""Notes the address of every lane in every memory access of chosen workgroups."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray
from typing_extensions import override

from wave_explorer.emulator.global_memory import GlobalMemory
from wave_explorer.emulator.observer import AccessVerb, MemorySpace, Observer
from wave_explorer.emulator.wavefronts import Lanes, Wavefronts
from wave_explorer.isa.program import Program
from wave_explorer.record.run import AccessTrace

LDS_BUFFER = -1


@dataclass
class _Rows:
    """Accesses of one instruction by several waves."""

    position: int
    part: int
    stores: bool
    size: int
    workgroup: NDArray[np.int64]
    wave: NDArray[np.int64]
    buffer: NDArray[np.int64]
    address: NDArray[np.int64]


@dataclass
class AccessTracer(Observer):
    """Collects a trace; scalar loads and scratch are left out.

    Args:
        program: that runs.
        memory: of the launch, with every buffer mapped.
        workgroups: coordinates of those that are traced; None for all.
    """

    program: Program
    memory: GlobalMemory
    workgroups: Collection[tuple[int, int, int]] | None = None
    _state: Wavefronts | None = None
    _traced: NDArray[np.bool_] | None = None
    _position: int = 0
    _executing: NDArray[np.int64] = field(default_factory=lambda: np.zeros(0, np.int64))
    _part: int = 0
    _rows: list[_Rows] = field(default_factory=list)

    @override
    def begin(self, state: Wavefronts) -> None:
        self._state = state
        wanted = None if self.workgroups is None else set(self.workgroups)
        chosen = [wanted is None or tuple(int(v) for v in ids) in wanted for ids in state.workgroup_ids]
        self._traced = np.array(chosen, np.bool_)[state.workgroup]

    @override
    def before(self, position: int, rows: NDArray[np.int64]) -> None:
        self._position, self._executing, self._part = position, rows, 0

    @override
    def access(self, space: MemorySpace, verb: AccessVerb, address: Lanes, active: Lanes | None, size: int) -> None:
        state, traced = self._state, self._traced
        if space == "scratch" or address.shape[1] == 1 or state is None or traced is None:
            return
        part, self._part = self._part, self._part + 1
        kept = traced[self._executing]
        if not kept.any():
            return
        waves = self._executing[kept]
        lanes = np.broadcast_to(address, (len(self._executing), address.shape[1]))[kept]
        on = np.ones(lanes.shape, np.bool_) if active is None else np.broadcast_to(active, address.shape)[kept]
        buffer = np.full(len(waves), LDS_BUFFER, np.int64)
        offset = lanes.astype(np.int64)
        if space == "global":
            bases = np.array([entry.base for entry in self.memory.buffers], np.uint64)
            lowest = np.where(on, lanes, np.uint64(2**64 - 1)).min(axis=1)
            buffer = np.searchsorted(bases, lowest, side="right").astype(np.int64) - 1
            offset = (lanes - bases[np.clip(buffer, 0, None)][:, None]).astype(np.int64)
        self._rows.append(
            _Rows(
                self._position,
                part,
                verb != "load",
                size,
                state.workgroup_ids[state.workgroup[waves]],
                state.wave_in_group[waves],
                buffer,
                np.where(on, offset, -1),
            )
        )

    def trace(self) -> AccessTrace:
        """What was collected so far."""
        rows = self._rows
        lines = np.array([instruction.line for instruction in self.program.instructions], np.int32)
        counts = [len(row.wave) for row in rows]

        def each(values: list[int], dtype: type[np.generic]) -> NDArray[np.generic]:
            return np.repeat(np.array(values, dtype), counts)

        def joined(parts: list[NDArray[np.int64]], shape: tuple[int, ...]) -> NDArray[np.int64]:
            return np.concatenate(parts) if parts else np.zeros((0, *shape), np.int64)

        lanes = self.program.metadata.wavefront_size
        return AccessTrace(
            line=lines[each([row.position for row in rows], np.int64)],
            part=each([row.part for row in rows], np.int32).astype(np.int32),
            stores=each([row.stores for row in rows], np.bool_).astype(np.bool_),
            size=each([row.size for row in rows], np.int32).astype(np.int32),
            workgroup=joined([row.workgroup for row in rows], (3,)).astype(np.int32),
            wave=joined([row.wave for row in rows], ()).astype(np.int32),
            buffer=joined([row.buffer for row in rows], ()).astype(np.int32),
            address=joined([row.address for row in rows], (lanes,)),
            buffers=tuple(buffer.name for buffer in self.memory.buffers),
        )
