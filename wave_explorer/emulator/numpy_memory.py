"""The lane algebra in NumPy: loads and stores of global memory, buffers and LDS."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from wave_explorer.emulator.addressing import BufferAddress
from wave_explorer.emulator.bank_conflicts import BankMeter
from wave_explorer.emulator.global_memory import GlobalMemory
from wave_explorer.emulator.lane_transpose import transpose_rows
from wave_explorer.emulator.local_memory import LocalMemory
from wave_explorer.emulator.numpy_values import ExecutingWaves
from wave_explorer.emulator.observer import AccessVerb, MemorySpace, Observer
from wave_explorer.emulator.wavefronts import Lanes


class MemoryLanes(ExecutingWaves):
    """Memory as the executing waves see it.

    Attributes:
        memory: global memory of the launch.
        lds: LDS of the batch.
        scratch: private memory of the lanes of the batch.
        banks: counts LDS bank conflicts.
        observers: are told of every access.
    """

    memory: GlobalMemory
    lds: LocalMemory
    scratch: LocalMemory
    banks: BankMeter
    observers: tuple[Observer, ...] = ()

    def _tell(self, space: MemorySpace, verb: AccessVerb, address: Lanes, active: Lanes | None, size: int) -> None:
        for observer in self.observers:
            observer.access(space, verb, address, active, size)

    def _mask(self, address: Lanes) -> Lanes | None:
        # A scalar access (one column) does not look at EXEC.
        return None if self.all_active or address.shape[1] == 1 else self.active

    def _per_lane(self, value: Lanes) -> Lanes:
        return np.broadcast_to(value, (self.waves, self.lanes))

    def load(self, address: Lanes, size: int) -> Sequence[Lanes]:
        """See :class:`LaneAlgebra`."""
        mask = self._mask(address)
        self._tell("global", "load", address, mask, size)
        return self.memory.load(address, mask, size)

    def store(self, address: Lanes, data: Sequence[Lanes], size: int) -> None:
        """See :class:`LaneAlgebra`."""
        mask = self._mask(address)
        self._tell("global", "store", address, mask, size)
        self.memory.store(address, mask, list(data), size)

    def _resolve(self, address: BufferAddress[Lanes], size: int) -> tuple[Lanes, list[Lanes]]:
        """u64 address of each lane, and for each dword whether it is in range.

        CDNA3 ISA, "Range checking": a raw buffer (stride 0 or not swizzled) is in range while the offset is
        below ``num_records`` less the scalar offset, in bytes.
        """
        raw = (address.stride == 0) | ~address.swizzled
        if not np.all(raw):
            raise NotImplementedError("a swizzled buffer descriptor")
        records = address.records.astype(np.int64) - address.scalar_offset.astype(np.int64)
        within = address.index.astype(np.int64) * address.stride.astype(np.int64) + address.offset.astype(np.int64)
        width = min(size, 4)
        in_range = [self._per_lane(within + part + width <= records) for part in range(0, size, 4)]
        target = address.base + within.astype(np.uint64) + address.scalar_offset.astype(np.uint64)
        return self._per_lane(target), in_range

    def buffer_load(self, address: BufferAddress[Lanes], size: int) -> Sequence[Lanes]:
        """See :class:`LaneAlgebra`."""
        target, in_range = self._resolve(address, size)
        if all(part.all() for part in in_range):
            everyone = None if self.all_active else self.active
            self._tell("global", "load", target, everyone, size)
            return self.memory.load(target, everyone, size)
        result: list[Lanes] = []
        for part, inside in enumerate(in_range):
            mask = inside & self.active
            self._tell("global", "load", target + np.uint64(4 * part), mask, min(size, 4))
            (word,) = self.memory.load(target + np.uint64(4 * part), mask, min(size, 4))
            result.append(np.where(mask, word, np.uint32(0)))
        return result

    def scalar_buffer_load(self, address: BufferAddress[Lanes], size: int) -> Sequence[Lanes]:
        """See :class:`LaneAlgebra`.

        CDNA3 ISA, "Scalar memory": the offset, rounded down to whole dwords, is checked against ``num_records``,
        which counts strides where there is one.
        """
        offset = address.offset & np.uint64(0xFFFFFFFFFFFFFFFC)
        limit = address.records.astype(np.uint64) * np.maximum(address.stride, 1)
        result: list[Lanes] = []
        for part in range(0, size, 4):
            place = address.base + offset + np.uint64(part)
            inside = np.broadcast_to(offset + np.uint64(part + 4) <= limit, (self.waves, 1))
            place = np.broadcast_to(place, inside.shape)
            self._tell("global", "load", place, None if inside.all() else inside, 4)
            (word,) = self.memory.load(place, None if inside.all() else inside, 4)
            result.append(np.where(inside, word, np.uint32(0)))
        return result

    def buffer_store(self, address: BufferAddress[Lanes], data: Sequence[Lanes], size: int) -> None:
        """See :class:`LaneAlgebra`."""
        target, in_range = self._resolve(address, size)
        if all(part.all() for part in in_range):
            everyone = None if self.all_active else self.active
            self._tell("global", "store", target, everyone, size)
            self.memory.store(target, everyone, list(data), size)
            return
        for part, inside in enumerate(in_range):
            mask = inside & self.active
            self._tell("global", "store", target + np.uint64(4 * part), mask, min(size, 4))
            self.memory.store(target + np.uint64(4 * part), mask, [data[part]], min(size, 4))

    def _private(self) -> Lanes:
        waves = np.arange(self.state.waves) if self.rows is None else self.rows
        owners: Lanes = waves[:, None] * self.lanes + np.arange(self.lanes)
        return owners

    def scratch_load(self, address: Lanes, size: int) -> Sequence[Lanes]:
        """See :class:`LaneAlgebra`."""
        mask = None if self.all_active else self.active
        address = self._per_lane(address)
        self._tell("scratch", "load", address, mask, size)
        return self.scratch.read(self._private(), address, mask, size)

    def scratch_store(self, address: Lanes, data: Sequence[Lanes], size: int) -> None:
        """See :class:`LaneAlgebra`."""
        mask = None if self.all_active else self.active
        address = self._per_lane(address)
        self._tell("scratch", "store", address, mask, size)
        self.scratch.write(self._private(), address, mask, list(data), size)

    def _workgroups(self) -> Lanes:
        return self.pick(self.state.workgroup)[:, None]

    def lds_read(self, address: Lanes, size: int) -> Sequence[Lanes]:
        """See :class:`LaneAlgebra`."""
        address = self._per_lane(address)
        mask = None if self.all_active else self.active
        self._tell("lds", "load", address, mask, size)
        words = self.lds.read(self._workgroups(), address, mask, size)
        self.banks.record("read", size, address, mask)
        return words

    def lds_read_transposed(self, address: Lanes, size: int, element_bits: int, group: int = 16) -> Sequence[Lanes]:
        """See :class:`LaneAlgebra`."""
        words = self.lds_read(address, size)
        self.banks.statuses[f"transposed read b{8 * size}"] = "counted as a plain read"
        return transpose_rows([self._per_lane(word) for word in words], element_bits, group)

    def lds_write(self, address: Lanes, data: Sequence[Lanes], size: int) -> None:
        """See :class:`LaneAlgebra`."""
        address = self._per_lane(address)
        mask = None if self.all_active else self.active
        self._tell("lds", "store", address, mask, size)
        for observer in self.observers:
            observer.lds_store(data)
        self.lds.write(self._workgroups(), address, mask, list(data), size)
        self.banks.record("write", size, address, mask)

    def lds_fill(self, address: Lanes, data: Sequence[Lanes], size: int) -> None:
        """See :class:`LaneAlgebra`."""
        address = self._per_lane(address)
        mask = None if self.all_active else self.active
        self._tell("lds", "store", address, mask, size)
        for observer in self.observers:
            observer.lds_store(data)
        self.lds.write(self._workgroups(), address, mask, list(data), size)
