"""Global memory: the arguments' buffers at invented 64-bit addresses, with wide gaps between them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.faults import StrayAccess
from wave_explorer.emulator.wavefronts import Lanes

FIRST_ADDRESS = 0x1000_0000_0000
# Wider than a 32-bit offset reaches: no descriptor with a base in one buffer gets into another.
SPACING = 1 << 33
# An address this close to 0 was reached from a null pointer.
_NULL_REACH = 1 << 32

CHECK_SHAPES = "Check the shapes of the arguments against what the kernel was compiled for."
"""Advice for an access beyond a buffer, where nothing else is known."""

# 16 bytes are moved as complex numbers: NumPy has no wider integer, and moving does not look at the bits.
_CELL: dict[int, np.dtype[Any]] = {4: np.dtype(np.uint32), 8: np.dtype(np.uint64), 16: np.dtype(np.complex128)}
_SHIFT = {4: 2, 8: 3, 16: 4}


class Buffer:
    """A range of memory; ``read`` and ``written`` say whether a load or a store has reached it.

    Args:
        name: for messages: the argument's name.
        content: the initial bytes; copied.
        writable: whether stores are allowed.
    """

    def __init__(self, name: str, content: NDArray[np.uint8], *, writable: bool = True) -> None:
        self.name = name
        self.size = len(content)
        self.writable = writable
        self.base = 0
        self.read = False
        self.written = False
        # Whole 16-byte cells, so that views of every width exist; the rest beyond ``size`` is never reached.
        self.octets = np.zeros(-(-max(self.size, 1) // 16) * 16, np.uint8)
        self.octets[: self.size] = content

    @property
    def end(self) -> int:
        """The first address behind the buffer."""
        return self.base + self.size

    def content(self) -> NDArray[np.uint8]:
        """The bytes as they are now."""
        return self.octets[: self.size]


class GlobalMemory:
    """All buffers of a launch.  Addresses are u64 (row, lane); a row is one executing wave.

    Every access of an active lane must lie in one buffer, else :class:`StrayAccess` names the lane and the nearest
    buffer.  ``stores`` counts the stores so far, with the atomics that changed something among them.  Accesses need no
    alignment (gfx9 and later, ``SH_MEM_CONFIG.alignment_mode = unaligned``).

    Args:
        null_pointers: names of the arguments that point nowhere, for messages.
    """

    def __init__(self, null_pointers: Sequence[str] = ()) -> None:
        self.null_pointers = tuple(null_pointers)
        self.buffers: list[Buffer] = []
        self.stores = 0
        self._bases: list[int] = []

    def map(self, buffer: Buffer) -> int:
        """Gives the buffer an address, 4 KiB aligned, and returns it."""
        buffer.base = self._bases[-1] + SPACING if self._bases else FIRST_ADDRESS
        while self._bases and buffer.base < self.buffers[-1].end + SPACING // 2:
            buffer.base += SPACING
        self.buffers.append(buffer)
        self._bases.append(buffer.base)
        return buffer.base

    def load(self, address: Lanes, active: Lanes | None, size: int) -> list[Lanes]:
        """``size`` bytes (1, 2 or a multiple of 4) from each active lane's address, as u32 dwords."""
        parts: list[Lanes] | None = None
        for buffer, offset, mask in self._by_buffer(address, active, size, "loads"):
            buffer.read = True
            loaded = gather(buffer.octets, offset, size)
            if mask is None or parts is None:
                parts = loaded
            else:
                parts = [np.where(mask, new, old) for new, old in zip(loaded, parts, strict=True)]
        if parts is None:
            return [np.zeros((1, 1), np.uint32) for _ in range(max(1, size // 4))]
        return parts

    def store(self, address: Lanes, active: Lanes | None, data: list[Lanes], size: int) -> None:
        """Stores the low ``size`` bytes of the dwords; of equal addresses the last lane wins."""
        self.stores += 1
        for buffer, offset, mask in self._by_buffer(address, active, size, "stores"):
            if not buffer.writable:
                _complain(self, address, active if mask is None else mask, size, "stores", buffer)
            buffer.written = True
            scatter(buffer.octets, offset, active if mask is None else mask, data, size)

    def _by_buffer(
        self, address: Lanes, active: Lanes | None, size: int, verb: str
    ) -> list[tuple[Buffer, Lanes, Lanes | None]]:
        """The buffers that active lanes reach, with i64 offsets (0 for other lanes), and whose lanes they are."""
        reached = address if active is None else address[np.broadcast_to(active, address.shape)]
        if reached.size == 0:
            return []
        lowest, highest = int(reached.min()), int(reached.max())
        place = bisect_right(self._bases, lowest) - 1
        if place >= 0:
            buffer = self.buffers[place]
            if highest + size <= buffer.end:
                offset = (address - np.uint64(buffer.base)).astype(np.int64)
                if active is not None:
                    offset = np.where(active, offset, 0)
                return [(buffer, offset, None)]
        return self._several(address, active, size, verb)

    def _several(
        self, address: Lanes, active: Lanes | None, size: int, verb: str
    ) -> list[tuple[Buffer, Lanes, Lanes | None]]:
        left = np.ones(address.shape, np.bool_) if active is None else np.broadcast_to(active, address.shape).copy()
        found: list[tuple[Buffer, Lanes, Lanes | None]] = []
        for buffer in self.buffers:
            inside = left & (address >= np.uint64(buffer.base))
            if buffer.size < size:
                continue
            inside &= address <= np.uint64(buffer.end - size)
            if inside.any():
                offset = np.where(inside, (address - np.uint64(buffer.base)).astype(np.int64), 0)
                found.append((buffer, offset, inside))
                left &= ~inside
        if left.any():
            _complain(self, address, left, size, verb, None)
        return found

    def describe(self, address: int) -> str:
        """Where an address is: how far from a null pointer, or from the nearest buffer."""
        if is_near_null(address):
            return self._from_null(address)
        if not self.buffers:
            return "no buffer is mapped"

        def distance(buffer: Buffer) -> int:
            if address < buffer.base:
                return buffer.base - address
            return max(0, address - buffer.end + 1)

        nearest = min(self.buffers, key=distance)
        if address < nearest.base:
            return f"{nearest.base - address} bytes before {nearest.name} ({nearest.size} bytes)"
        return f"byte {address - nearest.base} of {nearest.name}, which has {nearest.size} bytes"

    def _from_null(self, address: int) -> str:
        distance = address if address < _NULL_REACH else address - (1 << 64)
        where = f"{abs(distance)} bytes {'after' if distance > 0 else 'before'} address 0" if distance else "address 0"
        if not self.null_pointers:
            return f"{where}: a pointer that nothing has set"
        if len(self.null_pointers) == 1:
            return f"{where}: the argument {self.null_pointers[0]} is a null pointer"
        return f"{where}: the arguments {' and '.join(self.null_pointers)} are null pointers"


def is_near_null(address: int) -> bool:
    """Whether an address was reached from a null pointer: no buffer is so low, and none so high."""
    return address < _NULL_REACH or address >= (1 << 64) - _NULL_REACH


def _complain(
    memory: GlobalMemory, address: Lanes, bad: Lanes | None, size: int, verb: str, read_only: Buffer | None
) -> None:
    where = np.ones(address.shape, np.bool_) if bad is None else np.broadcast_to(bad, address.shape)
    row, lane = (int(v) for v in np.argwhere(where)[0])
    first = int(address[row, lane])
    count = int(where.sum())
    others = f" ({count} lanes in all)" if count > 1 else ""
    if read_only is not None:
        text = f"{verb} {size} bytes at 0x{first:x}, in {read_only.name}, which is read-only{others}"
    else:
        text = f"{verb} {size} bytes at 0x{first:x}, {memory.describe(first)}{others}"
    fix = CHECK_SHAPES
    if is_near_null(first) and memory.null_pointers:
        fix = f"The kernel does need this memory: give {' or '.join(memory.null_pointers)} an array."
    raise StrayAccess(row, lane, first, text, fix)


def _alignment(offset: Lanes) -> int:
    """A number whose low bits are clear where those of every offset are."""
    return int(np.bitwise_or.reduce(offset, axis=None)) if offset.size else 0


def gather(octets: NDArray[np.uint8], offset: Lanes, size: int) -> list[Lanes]:
    """``size`` bytes from each i64 offset, as u32 dwords; 1 or 2 bytes zero-extended."""
    alignment = _alignment(offset)
    if size % 4 == 0 and not alignment & 3:
        cell = _CELL.get(size)
        if cell is not None and not alignment & (size - 1):
            cells = octets.view(cell).take(offset >> _SHIFT[size])
            words = cells[..., None].view(np.uint32)
            return [words[..., i] for i in range(size // 4)]
        dwords = octets.view(np.uint32)
        index = offset >> 2
        return [dwords.take(index + i) for i in range(size // 4)]
    if size == 2 and not alignment & 1:
        return [octets.view(np.uint16).take(offset >> 1).astype(np.uint32)]
    if size == 1:
        return [octets.take(offset).astype(np.uint32)]
    # Unaligned: byte by byte.
    gathered = octets.take(offset[..., None] + np.arange(size))
    if size < 4:
        low = gathered[..., 0].astype(np.uint32)
        return [low | gathered[..., 1].astype(np.uint32) << np.uint32(8)]
    words = np.ascontiguousarray(gathered).view(np.uint32)
    return [words[..., i] for i in range(size // 4)]


def scatter(octets: NDArray[np.uint8], offset: Lanes, active: Lanes | None, data: list[Lanes], size: int) -> None:
    """Stores the low ``size`` bytes of the dwords at the i64 offsets of the active lanes, lane by lane in order."""
    shape = offset.shape
    mask = None if active is None else np.broadcast_to(active, shape)

    def chosen(value: Lanes) -> Lanes:
        everywhere = np.broadcast_to(value, shape)
        return everywhere.ravel() if mask is None else everywhere[mask]

    where = chosen(offset)
    alignment = _alignment(where)
    if size % 4 == 0 and not alignment & 3:
        dwords = octets.view(np.uint32)
        if size == 4:
            dwords[where >> 2] = chosen(data[0])
            return
        cell = _CELL.get(size)
        if cell is not None and not alignment & (size - 1):
            words = np.empty((len(where), size // 4), np.uint32)
            for i in range(size // 4):
                words[:, i] = chosen(data[i])
            octets.view(cell)[where >> _SHIFT[size]] = words.view(cell)[:, 0]
            return
    # In lane order for every byte, so that the last lane wins as a whole.
    words = np.stack([chosen(word) for word in data], axis=-1)
    source = np.ascontiguousarray(words).view(np.uint8)[:, :size]
    octets[where[:, None] + np.arange(size)] = source
