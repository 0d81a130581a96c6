"""Addresses of the memory instructions, as the semantics see them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class BufferAddress(Generic[V]):
    """A buffer descriptor (V#) and an offset into it.

    Attributes:
        base: u64 byte address of the buffer, of each wave.
        records: integer ``num_records``: bytes (or elements of ``stride`` bytes for a structured access).
        stride: u32 bytes.
        swizzled: predicate, ``swizzle_enable`` of the descriptor.
        index: u32 of each lane, 0 without ``idxen``.
        offset: u64 of each lane: the instruction's offset and, with ``offen``, the lane's.
        scalar_offset: u32 of each wave, added after the range check.
    """

    base: V
    records: V
    stride: V
    swizzled: V
    index: V
    offset: V
    scalar_offset: V
