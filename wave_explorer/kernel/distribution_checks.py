"""Checks of how constraints share the work out: what must be there, and sizes that fit each other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import prod

import sympy
from wave_lang.kernel.ops.wave_ops import Iterate
from wave_lang.kernel.wave.constraints import (
    DeviceConstraint,
    HardwareConstraint,
    IteratorBindings,
    ReorderingConstraint,
    TilingConstraint,
    WaveConstraint,
    WorkgroupConstraint,
)
from wave_lang.kernel.wave.symbolic_constraints import SymbolicAlias

from wave_explorer.kernel.constraint_edits import Row
from wave_explorer.kernel.edited_kernel import EditDiagnostic, EditedKernel, row_text

MOST_THREADS = 1024
"""Of a workgroup on every target (LLVM, ``AMDGPUSubtarget::getMaxFlatWorkGroupSize``)."""


def hardware(kernel: EditedKernel) -> Iterator[EditDiagnostic]:
    """There is one HardwareConstraint."""
    rows = kernel.of(HardwareConstraint)
    if not rows:
        row = kernel.removed(HardwareConstraint)
        yield kernel.found(
            row,
            "There is no HardwareConstraint: a compile has no wave size.",
            "Add HardwareConstraint(threads_per_wave=64).",
        )
    for row in rows[1:]:
        yield kernel.found(
            row,
            f"Row {rows[0].key} is a HardwareConstraint already, and Wave looks at the first one only.",
            "Keep one.",
        )


def grid(kernel: EditedKernel) -> Iterator[EditDiagnostic]:
    """The launch has a grid: an axis for each shared dimension, none skipped, none taken twice."""
    rows = kernel.of(WorkgroupConstraint)
    if not rows:
        yield kernel.found(
            kernel.removed(WorkgroupConstraint),
            "There is no WorkgroupConstraint: a launch has no grid.",
            "Add WorkgroupConstraint(M, BLOCK_M, 0).",
        )
        return
    aliased = {row.constraint.source for row in kernel.of(SymbolicAlias)}
    axes = {row.constraint.workgroup_dim for row in rows}
    gap = next((axis for axis in range(min(axes), max(axes)) if axis not in axes), None)
    if gap is not None:
        last = max(rows, key=lambda row: (row.edit is not None, row.constraint.workgroup_dim))
        yield kernel.found(
            last,
            f"The grid has no dimension on axis {gap}, between those on axes {min(axes)} and {max(axes)}.",
            f"Number the axes without a gap: workgroup_dim={gap}.",
        )
    for first, second in combinations(rows, 2):
        one, two = first.constraint, second.constraint
        if one.workgroup_dim == two.workgroup_dim and one.primary and two.primary and one.dim not in aliased:
            row = _newer(first, second)
            other = first if row is second else second
            yield kernel.found(
                row,
                f"Axis {one.workgroup_dim} of the grid is taken by {other.name} as well: {row_text(other)}.",
                "Give each dimension an axis of its own, or write primary=False in all but one.",
            )


def _newer(first: Row, second: Row) -> Row:
    """The edited one of two rows, else the later."""
    return first if first.edit is not None and second.edit is None else second


def twice(kernel: EditedKernel) -> Iterator[EditDiagnostic]:
    """No dimension, axis or binding is given twice."""
    for kind in (WorkgroupConstraint, WaveConstraint, TilingConstraint, DeviceConstraint):
        for first, second in combinations(kernel.of(kind), 2):
            if first.constraint.dim == second.constraint.dim:
                row = _newer(first, second)
                other = first if row is second else second
                yield kernel.found(
                    row,
                    f"{other.name} is for {first.constraint.dim} already: {row_text(other)}. Each adds its own start "
                    "to the index, so the term would count twice.",
                    f"Keep one {kind.__name__} for {first.constraint.dim}.",
                )
    for kind, field in ((DeviceConstraint, "device_dim"), (ReorderingConstraint, "workgroup_dim")):
        for first, second in combinations(kernel.of(kind), 2):
            if getattr(first.constraint, field) == getattr(second.constraint, field):
                row = _newer(first, second)
                yield kernel.found(
                    row,
                    f"Axis {getattr(row.constraint, field)} has two {kind.__name__}s.",
                    f"Give each a {field} of its own.",
                )
    for row in kernel.of(IteratorBindings)[1:]:
        yield kernel.found(row, "Wave takes one IteratorBindings.", "Put all pairs into one.")


def waves_without_workgroup(kernel: EditedKernel) -> Iterator[EditDiagnostic]:
    """Waves share out what workgroups do."""
    shared = [row.constraint.dim for row in kernel.of(WorkgroupConstraint)]
    shared += [row.constraint.source for row in kernel.of(SymbolicAlias)]
    for row in kernel.of(WaveConstraint):
        dim = row.constraint.dim
        if dim not in shared:
            gone = kernel.removed(WorkgroupConstraint, dim)
            about = row if row.edit is not None or gone is None else gone
            yield kernel.found(
                about,
                f"Waves share {dim} out ({row.name}), and no WorkgroupConstraint does: there is no tile to share.",
                f"Add WorkgroupConstraint({dim}, BLOCK_{dim}, AXIS), or remove the WaveConstraint.",
            )


def loops(kernel: EditedKernel) -> Iterator[EditDiagnostic]:
    """Each loop has a step, and each step a loop."""
    tiled = [row.constraint.dim for row in kernel.of(TilingConstraint)]
    tiled += [row.constraint.source for row in kernel.of(SymbolicAlias)]
    axes = dict.fromkeys(
        operation.axis for operation in kernel.graph if isinstance(operation, Iterate) and operation.start is None
    )
    for axis in axes:
        if axis not in tiled:
            yield kernel.found(
                kernel.removed(TilingConstraint, axis),
                f"The kernel loops over {axis}, which has no TilingConstraint: the loop has no step.",
                f"Add TilingConstraint({axis}, BLOCK_{axis}).",
            )
    for row in kernel.of(TilingConstraint):
        if row.edit is not None and kernel.graph and row.constraint.dim not in axes:
            looped = ", ".join(map(str, axes)) or "none"
            yield kernel.found(
                row,
                f"The kernel has no loop over {row.constraint.dim}; it loops over {looped}.",
                "Name a dimension that the kernel loops over, or remove the row.",
                warn=True,
            )


# ------------------------------------------------------------------------------------------------------------ sizes
def tiles(kernel: EditedKernel) -> Iterator[EditDiagnostic]:
    """Tiles have whole numbers of elements."""
    for row in kernel.rows:
        size = getattr(row.constraint, "tile_size", None)
        number = kernel.number(size)
        if number is not None and not (number.is_Integer and number > 0):
            yield kernel.found(
                row,
                f"The tile {size} of {row.constraint.dim} is {number}, and a tile has a whole number of elements.",
                "Choose a tile that divides evenly, or change the symbols in it.",
            )


def shares(kernel: EditedKernel) -> Iterator[EditDiagnostic]:
    """The share of a wave divides the tile of the workgroup."""
    groups = {row.constraint.dim: row for row in kernel.of(WorkgroupConstraint)}
    for row in kernel.of(WaveConstraint):
        group = groups.get(row.constraint.dim)
        if group is None:
            continue
        share, tile = kernel.number(row.constraint.tile_size), kernel.number(group.constraint.tile_size)
        if not (share and tile and share.is_Integer and tile.is_Integer and share > 0):
            continue
        about = row if row.edit is not None or group.edit is None else group
        if share > tile:
            yield kernel.found(
                about,
                f"A wave takes {share} of {row.constraint.dim}, and the workgroup's tile is {tile}.",
                f"Make the tile of the wave {tile} or a divisor of it.",
            )
        elif tile % share:
            yield kernel.found(
                about,
                f"The workgroup's tile of {row.constraint.dim}, {tile}, is no multiple of a wave's share, {share}.",
                f"Choose a share that divides {tile}.",
            )


def threads(kernel: EditedKernel) -> Iterator[EditDiagnostic]:
    """The workgroup has no more threads than it can, and as many waves as the shares ask for."""
    hardware = next(iter(kernel.of(HardwareConstraint)), None)
    if hardware is None:
        return
    lanes = hardware.constraint.threads_per_wave
    asked = _waves_asked(kernel)
    given = hardware.constraint.waves_per_block
    waves = [int(part) for part in given] if given is not None else [count for count, _ in asked]
    shares = [row for _, row in asked if row is not None]
    about = next((row for row in [hardware, *shares] if row.edit is not None), hardware)
    if prod(waves) * lanes > MOST_THREADS:
        yield kernel.found(
            about,
            f"{prod(waves)} waves ({'×'.join(map(str, waves))}) of {lanes} threads are {prod(waves) * lanes}, and a "
            f"workgroup has at most {MOST_THREADS}.",
            "Choose a smaller tile of the workgroup, or a larger one of each wave.",
        )
    for axis, (count, row) in enumerate(asked):
        if given is not None and row is not None and count != waves[axis]:
            yield kernel.found(
                about,
                f"{row.name} asks for {count} waves on axis {axis}, and waves_per_block has {waves[axis]}.",
                "Leave waves_per_block out, so that it follows from the WaveConstraints.",
            )


def _waves_asked(kernel: EditedKernel) -> list[tuple[int, Row | None]]:
    """Waves on the three axes that the WaveConstraints ask for, and the row that does."""
    groups = {row.constraint.dim: row.constraint for row in kernel.of(WorkgroupConstraint)}
    asked: list[tuple[int, Row | None]] = [(1, None)] * 3
    for row in kernel.of(WaveConstraint):
        group = groups.get(row.constraint.dim)
        if group is None or group.workgroup_dim > 2:
            continue
        share, tile = kernel.number(row.constraint.tile_size), kernel.number(group.tile_size)
        if share and tile and share > 0:
            asked[group.workgroup_dim] = (int(sympy.ceiling(tile / share)), row)
    return asked
