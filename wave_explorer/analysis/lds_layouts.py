"""Other layouts of an LDS buffer: rows with another padding, and columns that are swizzled by the row.

A swizzle keeps rows as long as they are, and exchanges chunks of a row: chunk ``c`` of row ``r`` goes to the place of
chunk ``c ^ ((r >> shift) & mask)``.  Rows that would hit the same banks then start with different chunks.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from wave_explorer.record.evaluation import IntArray


@dataclass(frozen=True)
class Swizzle:
    """``chunk ^= (row >> shift) & mask``, in chunks of ``chunk_bytes``."""

    chunk_bytes: int
    shift: int
    mask: int

    @property
    def text(self) -> str:
        """As a formula."""
        row = f"(row >> {self.shift})" if self.shift else "row"
        return f"chunk of {self.chunk_bytes} B ^= {row} & {self.mask}"


@dataclass(frozen=True)
class Rows:
    """Rows of a buffer.

    Attributes:
        first_byte: of the buffer.
        row_bytes: of the elements of a row.
        pitch: bytes from one row to the next.
        rows: how many.
    """

    first_byte: int
    row_bytes: int
    pitch: int
    rows: int

    def padded(self, addresses: IntArray, padding_bytes: int) -> IntArray:
        """Where addresses in these rows are when each row has ``padding_bytes`` after it."""
        row, within = self._place(addresses)
        return self.first_byte + row * (self.row_bytes + padding_bytes) + within

    def swizzled(self, addresses: IntArray, swizzle: Swizzle) -> IntArray:
        """Where addresses in these rows are without padding, and with chunks exchanged.

        Raises:
            ValueError: rows do not hold the chunks that the swizzle exchanges.
        """
        covered = swizzle.chunk_bytes * (swizzle.mask + 1)
        if self.row_bytes % covered:
            raise ValueError(f"rows of {self.row_bytes} bytes are no whole number of {covered} bytes")
        row, within = self._place(addresses)
        chunk = within // swizzle.chunk_bytes ^ (row >> swizzle.shift & swizzle.mask)
        return self.first_byte + row * self.row_bytes + chunk * swizzle.chunk_bytes + within % swizzle.chunk_bytes

    def _place(self, addresses: IntArray) -> tuple[IntArray, IntArray]:
        offset = np.asarray(addresses, np.int64) - self.first_byte
        return offset // self.pitch, offset % self.pitch

    def swizzles(self, widest_bytes: int) -> tuple[Swizzle, ...]:
        """The family that is searched: chunks as wide as an access or twice that, rows singly or in groups up to 8.

        Args:
            widest_bytes: of a lane's accesses, which must not be torn apart.
        """
        found = []
        for chunk in (widest_bytes, 2 * widest_bytes):
            if self.row_bytes % chunk:
                continue
            chunks = self.row_bytes // chunk
            # The exchange stays within the row where the chunks that it covers are a power of two that divides them.
            power = chunks & -chunks
            masks = [mask for mask in (1, 3, 7, 15, 31) if mask < power]
            found += [Swizzle(chunk, shift, mask) for mask in masks for shift in range(4)]
        return tuple(found)


def aligned(addresses: IntArray, active: np.ndarray[tuple[int, ...], np.dtype[np.bool_]], width: int) -> bool:
    """Whether every lane's address is a multiple of what it moves, as wide instructions want it.

    Args:
        addresses: shape (..., lanes); ``active`` broadcasts to it.
        width: bits a lane moves at once.
    """
    size = width // 8 & -(width // 8)
    return not bool(np.any((addresses % size != 0) & active))
