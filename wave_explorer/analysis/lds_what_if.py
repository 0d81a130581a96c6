"""What other layouts of an LDS buffer would cost in bank conflicts, computed from the index.

Widths stay those of the instructions that the compiler chose: a layout that would force narrower ones, because its
rows are no longer aligned for them, is not searched, and said to be so where it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import prod

import numpy as np
from numpy.typing import NDArray

from wave_explorer.analysis.index_map import NotKnown
from wave_explorer.analysis.lds_buffers import LdsBuffer
from wave_explorer.analysis.lds_instructions import LdsProgram
from wave_explorer.analysis.lds_lanes import by_wave, patterns
from wave_explorer.analysis.lds_layouts import Rows, Swizzle, aligned
from wave_explorer.arch.lds_service import Kind, UnknownService, conflict_cycles
from wave_explorer.record import GraphNode
from wave_explorer.record.evaluation import IntArray

_LONGEST_PADDING = 256
"""Bytes: after as many the banks of every known target repeat."""


@dataclass(frozen=True)
class BufferAccess:
    """One node's accesses of a buffer in workgroup 0.

    Attributes:
        weight: executions by a wave; 1 where the trip counts are not known.
        services: byte addresses, shape (services, waves, lanes); ``active`` of shape (waves, lanes).
    """

    node: GraphNode
    kind: Kind
    width: int
    weight: int
    services: IntArray
    active: NDArray[np.bool_]


@dataclass(frozen=True)
class Layout:
    """One layout of a buffer and its cost.

    Attributes:
        padding: elements after each row.
        swizzle: None for plain rows.
        bytes: that the buffer takes.
        conflicts: conflict cycles of all accesses of the buffer by one workgroup.
        by_node: of one execution of each node by one workgroup.
        aligned: the instructions that the compiler chose can access it.
    """

    padding: int
    swizzle: Swizzle | None
    bytes: int
    conflicts: int
    by_node: dict[str, int]
    aligned: bool


@dataclass(frozen=True)
class WhatIf:
    """The layouts of one buffer.

    Attributes:
        whole_run: conflicts count every iteration; otherwise one execution of each access, for the trip counts are not
            known.
        compiled: as it is.
        unpadded: rows without padding.
        paddings: every padding that keeps the alignment, ascending.
        best_padding, best_swizzle: with the fewest conflicts, the smallest of equals; None where none was found.
    """

    buffer: LdsBuffer
    whole_run: bool
    compiled: Layout
    unpadded: Layout
    paddings: tuple[Layout, ...]
    best_padding: Layout | None
    best_swizzle: Layout | None


def what_if(lds: LdsProgram, buffer: LdsBuffer, iterations: dict[str, int]) -> WhatIf:
    """Searches paddings and swizzles for a buffer.

    Args:
        lds: the LDS accesses of the record.
        buffer: one of its buffers.
        iterations: executions of each region of the fx graph by a wave, where known.

    Raises:
        NotKnown: the rows of the buffer, an access of it, or the rule of an access is not known.
    """
    rows = rows_of(buffer)
    accesses = buffer_accesses(lds, buffer, iterations)
    assert buffer.element_bytes is not None
    element = buffer.element_bytes
    own = buffer.allocation.padding
    target = lds.program.target
    try:
        step = max(1, max(one.width for one in accesses) // 8 // element)
        limit = _LONGEST_PADDING // element
        paddings = [
            _padded(target, accesses, rows, element, padding) for padding in sorted({own, *range(0, limit, step)})
        ]
        swizzles = [
            _swizzled(target, accesses, rows, swizzle)
            for swizzle in rows.swizzles(max(one.width for one in accesses) // 8)
        ]
    except (UnknownService, ValueError) as error:
        raise NotKnown(str(error)) from error
    usable = [layout for layout in paddings if layout.aligned]
    return WhatIf(
        buffer,
        all(one.node.region in iterations for one in accesses),
        next(layout for layout in paddings if layout.padding == own),
        next(layout for layout in paddings if layout.padding == 0),
        tuple(usable),
        min(usable, key=lambda layout: (layout.conflicts, layout.padding), default=None),
        min(swizzles, key=lambda layout: layout.conflicts, default=None),
    )


def rows_of(buffer: LdsBuffer) -> Rows:
    """The rows of a buffer, along its fastest dimension.

    Raises:
        NotKnown: its place or element size is not recorded.
    """
    allocation = buffer.allocation
    if allocation.offset is None or not buffer.element_bytes or not allocation.shape:
        raise NotKnown(f"the place or shape of {buffer.name} in LDS is not known")
    row = allocation.shape[-1] * buffer.element_bytes
    pitch = row + allocation.padding * buffer.element_bytes
    return Rows(allocation.offset, row, pitch, prod(allocation.shape[:-1]))


def buffer_accesses(lds: LdsProgram, buffer: LdsBuffer, iterations: dict[str, int]) -> tuple[BufferAccess, ...]:
    """What the nodes that access a buffer touch in workgroup 0.

    Raises:
        NotKnown: there is none, or the bytes of one are not known.
    """
    found = [
        _access(lds, node, iterations.get(node.region, 1))
        for node in lds.nodes
        if node.memory == buffer.allocation.node and node.op in ("read", "write")
    ]
    if not found:
        raise NotKnown(f"no read or write of {buffer.name} is recorded")
    return tuple(found)


def _access(lds: LdsProgram, node: GraphNode, weight: int) -> BufferAccess:
    width = lds.width_of(node)
    lanes = lds.program.metadata.wavefront_size
    services: list[IntArray] = []
    active: NDArray[np.bool_] | None = None
    for pattern in patterns([lds.fetched_by(node)]):
        for place in pattern.tiles(width // 8):
            services.append(by_wave(pattern.addresses(place), lanes, 0).astype(np.int64))
        active = by_wave(pattern.active, lanes, False).astype(np.bool_)
    assert active is not None
    kind: Kind = "read" if node.op == "read" else "write"
    return BufferAccess(node, kind, width, weight, np.stack(services), active)


def layout_cost(
    target: str, accesses: tuple[BufferAccess, ...], move: Callable[[IntArray], IntArray]
) -> tuple[int, dict[str, int], bool]:
    """Conflicts of all accesses, those of one execution by node, and whether all are aligned, after ``move``.

    Raises:
        UnknownService: there is no rule for an access.
    """
    by_node: dict[str, int] = {}
    total, fitting = 0, True
    for one in accesses:
        moved = move(one.services)
        each = int(conflict_cycles(target, one.kind, one.width, moved, np.broadcast_to(one.active, moved.shape)).sum())
        by_node[one.node.id] = each
        total += each * one.weight
        fitting &= aligned(moved, one.active, one.width)
    return total, by_node, fitting


def _padded(target: str, accesses: tuple[BufferAccess, ...], rows: Rows, element: int, padding: int) -> Layout:
    extra = padding * element
    total, by_node, fitting = layout_cost(target, accesses, lambda addresses: rows.padded(addresses, extra))
    return Layout(padding, None, rows.rows * (rows.row_bytes + extra), total, by_node, fitting)


def _swizzled(target: str, accesses: tuple[BufferAccess, ...], rows: Rows, swizzle: Swizzle) -> Layout:
    total, by_node, fitting = layout_cost(target, accesses, lambda addresses: rows.swizzled(addresses, swizzle))
    return Layout(0, swizzle, rows.rows * rows.row_bytes, total, by_node, fitting)
