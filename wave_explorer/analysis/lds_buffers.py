"""The buffers of a workgroup's LDS: their bytes, which tensor cell stands in which byte, and when each is in use."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from wave_explorer.analysis.buffer_lifetimes import Lifetime, lifetimes
from wave_explorer.analysis.index_map import ELEMENT_BYTES, index_dim, laid_out
from wave_explorer.record import Allocation, Compilation


@dataclass(frozen=True)
class SharedBytes:
    """Bytes ``first`` to ``last`` that another buffer has too; ``together`` where both are in use at one time."""

    name: str
    first: int
    last: int
    together: bool


@dataclass(frozen=True)
class LdsBuffer:
    """One LDS buffer.

    Attributes:
        name: of its allocation.
        dims: dimensions in the order of the bytes, the last one fastest; empty where they are not recorded.
        element_bytes: of one element; None for a type of less than a byte.
        lifetime: None for a buffer that no node accesses.
        shares: other buffers on its bytes.
    """

    allocation: Allocation
    name: str
    dims: tuple[str, ...]
    element_bytes: int | None
    lifetime: Lifetime | None
    shares: tuple[SharedBytes, ...]

    @property
    def pitches(self) -> tuple[int, ...]:
        """Bytes from one index to the next along each dimension."""
        shape = self.allocation.shape
        padded = (*shape[:-1], shape[-1] + self.allocation.padding) if shape else ()
        return tuple(prod(padded[axis + 1 :]) * (self.element_bytes or 0) for axis in range(len(padded)))

    def byte_of(self, cell: tuple[int, ...]) -> int:
        """First byte of a cell in the LDS of the workgroup.

        Args:
            cell: an index for each of ``dims``, within the tile.

        Raises:
            ValueError: there is no such cell, or the place of the buffer is not known.
        """
        allocation = self.allocation
        if allocation.offset is None or not self.element_bytes:
            raise ValueError(f"the place of {self.name} in LDS is not known")
        if len(cell) != len(allocation.shape):
            raise ValueError(f"a cell of {self.name} has {len(allocation.shape)} indices ({', '.join(self.dims)})")
        if not all(0 <= index < size for index, size in zip(cell, allocation.shape, strict=True)):
            raise ValueError(f"{self.name} has no cell {cell}: its shape is {allocation.shape}")
        return allocation.offset + sum(index * pitch for index, pitch in zip(cell, self.pitches, strict=True))

    def cell_at(self, byte: int) -> tuple[int, ...] | None:
        """The cell that ``byte`` of the LDS belongs to; None for padding and for bytes of other buffers."""
        allocation = self.allocation
        if allocation.offset is None or not self.element_bytes or not allocation.shape:
            return None
        rest = byte - allocation.offset
        if rest < 0 or rest >= self.pitches[0] * allocation.shape[0]:
            return None
        cell = []
        for pitch in self.pitches:
            cell.append(rest // pitch)
            rest %= pitch
        return tuple(cell) if all(index < size for index, size in zip(cell, allocation.shape, strict=True)) else None


def lds_buffers(comp: Compilation) -> tuple[LdsBuffer, ...]:
    """The buffers of the last fx graph by offset, without those that only hold others; empty where there are none."""
    graph = comp.last_graph()
    if graph is None:
        return ()
    lives = {life.allocation.node: life for life in lifetimes(comp)}
    holders = {allocation.parent for allocation in comp.manifest.allocations}
    own = [one for one in comp.manifest.allocations if one.node not in holders]
    found = []
    for allocation in sorted(own, key=lambda one: (one.offset is None, one.offset or 0)):
        node = graph.nodes.get(allocation.node)
        dims = () if node is None or node.type is None else tuple(index_dim(dim) for dim in node.type.dims)
        dims = laid_out(node, dims) if node is not None else dims
        found.append(
            LdsBuffer(
                allocation,
                node.name if node is not None else allocation.node,
                dims if len(dims) == len(allocation.shape) else (),
                ELEMENT_BYTES.get(allocation.dtype),
                lives.get(allocation.node),
                tuple(_shared(allocation, other, lives, graph.nodes[other.node].name) for other in own
                      if other is not allocation and other.node in graph.nodes and _overlap(allocation, other)),
            )
        )  # fmt: skip
    return tuple(found)


def _overlap(one: Allocation, other: Allocation) -> bool:
    if None in (one.offset, other.offset, one.bytes, other.bytes) or one.parent != other.parent:
        return False
    assert one.offset is not None and other.offset is not None and one.bytes is not None and other.bytes is not None
    return one.offset < other.offset + other.bytes and other.offset < one.offset + one.bytes


def _shared(one: Allocation, other: Allocation, lives: dict[str, Lifetime], name: str) -> SharedBytes:
    assert one.offset is not None and other.offset is not None and one.bytes is not None and other.bytes is not None
    mine, theirs = lives.get(one.node), lives.get(other.node)
    together = mine is not None and theirs is not None and mine.overlaps(theirs)
    return SharedBytes(
        name,
        max(one.offset, other.offset),
        min(one.offset + one.bytes, other.offset + other.bytes) - 1,
        together,
    )
