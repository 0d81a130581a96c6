"""What cannot work about a kernel's constraints, row by row, before anything is compiled.

Checks of the constraint objects, the hyperparameters and the target alone; what only the graph decides is for the
rules over a record (`wave_explorer.analysis.diagnostics`).  Each check yields findings and knows nothing of the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import prod
from typing import Any, Literal

import sympy
from wave_lang.kernel.ops.wave_ops import Iterate, MMABase, get_custom
from wave_lang.kernel.wave.assumptions import Assumption
from wave_lang.kernel.wave.constraints import (
    DeviceConstraint,
    HardwareConstraint,
    IteratorBindings,
    MMAType,
    ReorderingConstraint,
    ScaledMMAType,
    TilingConstraint,
    WaveConstraint,
    WorkgroupConstraint,
)
from wave_lang.kernel.wave.symbolic_constraints import SymbolicAlias

from wave_explorer.arch.targets import UnknownTarget, target
from wave_explorer.kernel.clone import clone, is_memory
from wave_explorer.kernel.constraint_edits import Row
from wave_explorer.kernel.constraint_text import constraint_text
from wave_explorer.kernel.factory import Made
from wave_explorer.kernel.matrix_types import MATRIX_TYPES, matrix_types
from wave_explorer.kernel.missing import unbound_symbols
from wave_explorer.kernel.spec import KernelSpec

MOST_THREADS = 1024
"""Of a workgroup on every target (LLVM, ``AMDGPUSubtarget::getMaxFlatWorkGroupSize``)."""


@dataclass(frozen=True)
class EditDiagnostic:
    """One finding about a row.

    Attributes:
        row: ``"2"`` or ``"+0"``; empty where a row is missing.
        constraint: its text.
        severity: an ``error`` cannot work, a ``warning`` is surely not meant.
        message: what is wrong.
        fix: what to do.
    """

    row: str
    constraint: str
    severity: Literal["error", "warning"]
    message: str
    fix: str


def edit_diagnostics(spec: KernelSpec) -> tuple[EditDiagnostic, ...]:
    """What is wrong with the constraints of a spec, errors first; nothing is compiled.

    Raises:
        KernelError: the kernel cannot be made at all.
    """
    made = spec.unedited()
    rows = spec.constraint_rows()
    edited, subs = spec._made()
    view = _View(rows, made, Made(edited.kernel, subs, edited.dynamic_symbols), spec)
    found = [finding for check in _CHECKS for finding in check(view)]
    return tuple(dict.fromkeys(sorted(found, key=lambda one: one.severity != "error")))


def _text(row: Row) -> str:
    return constraint_text(row.constraint if row.constraint is not None else row.original)


class _View:
    """An edited kernel as the checks see it."""

    def __init__(self, rows: tuple[Row, ...], unedited: Made, edited: Made, spec: KernelSpec) -> None:
        self.rows = rows
        self.target = spec.target_name
        self.dtypes_of_inputs = argument_dtypes(unedited)
        self.edited = edited
        self._unedited = unedited
        self._dynamic = {*map(str, edited.dynamic_symbols), *spec.options.get("dynamic_symbols", ())}

    def of(self, kind: type) -> list[Row]:
        """Rows that hold a constraint of a class."""
        return [row for row in self.rows if isinstance(row.constraint, kind)]

    def number(self, value: Any) -> Any:
        """A size as a number, None where it is only known at launch or has no value."""
        if value is None:
            return None
        known = {symbol: size for symbol, size in self.edited.subs.items() if str(symbol) not in self._dynamic}
        made = sympy.sympify(value).subs(known)
        return made if made.is_number and made.is_finite else None

    @cached_property
    def graph(self) -> list[Any]:
        """Operations of the kernel from a trace of a clone; empty where it cannot be traced."""
        try:
            return [get_custom(node) for node in clone(self._unedited.kernel)._trace().walk(lambda node: True)]
        except (Exception, SystemExit):  # the compile reports a kernel that cannot be traced, with the line
            return []

    def found(self, row: Row | None, message: str, fix: str, *, warn: bool = False) -> EditDiagnostic:
        """A finding about a row."""
        return EditDiagnostic(
            row.key if row else "", _text(row) if row else "", "warning" if warn else "error", message, fix
        )

    def removed(self, kind: type, dim: Any = None) -> Row | None:
        """The row of a class (and dim) that was removed or became something else."""
        for row in self.rows:
            if (
                isinstance(row.original, kind)
                and row.edit is not None
                and dim in (None, getattr(row.original, "dim", 0))
            ):
                return row
        return None


Check = Callable[[_View], Iterable[EditDiagnostic]]


# ------------------------------------------------------------------------------------------------ what must be there
def _hardware(view: _View) -> Iterator[EditDiagnostic]:
    rows = view.of(HardwareConstraint)
    if not rows:
        row = view.removed(HardwareConstraint)
        yield view.found(
            row,
            "There is no HardwareConstraint: a compile has no wave size.",
            "Add HardwareConstraint(threads_per_wave=64).",
        )
    for row in rows[1:]:
        yield view.found(
            row,
            f"Row {rows[0].key} is a HardwareConstraint already, and Wave looks at the first one only.",
            "Keep one.",
        )


def _grid(view: _View) -> Iterator[EditDiagnostic]:
    rows = view.of(WorkgroupConstraint)
    if not rows:
        yield view.found(
            view.removed(WorkgroupConstraint),
            "There is no WorkgroupConstraint: a launch has no grid.",
            "Add WorkgroupConstraint(M, BLOCK_M, 0).",
        )
        return
    aliased = {row.constraint.source for row in view.of(SymbolicAlias)}
    axes = {row.constraint.workgroup_dim for row in rows}
    gap = next((axis for axis in range(min(axes), max(axes)) if axis not in axes), None)
    if gap is not None:
        last = max(rows, key=lambda row: (row.edit is not None, row.constraint.workgroup_dim))
        yield view.found(
            last,
            f"The grid has no dimension on axis {gap}, between those on axes {min(axes)} and {max(axes)}.",
            f"Number the axes without a gap: workgroup_dim={gap}.",
        )
    for first, second in combinations(rows, 2):
        one, two = first.constraint, second.constraint
        if one.workgroup_dim == two.workgroup_dim and one.primary and two.primary and one.dim not in aliased:
            row = _newer(first, second)
            other = first if row is second else second
            yield view.found(
                row,
                f"Axis {one.workgroup_dim} of the grid is taken by {other.name} as well: {_text(other)}.",
                "Give each dimension an axis of its own, or write primary=False in all but one.",
            )


def _newer(first: Row, second: Row) -> Row:
    """The edited one of two rows, else the later."""
    return first if first.edit is not None and second.edit is None else second


def _twice(view: _View) -> Iterator[EditDiagnostic]:
    for kind in (WorkgroupConstraint, WaveConstraint, TilingConstraint, DeviceConstraint):
        for first, second in combinations(view.of(kind), 2):
            if first.constraint.dim == second.constraint.dim:
                row = _newer(first, second)
                other = first if row is second else second
                yield view.found(
                    row,
                    f"{other.name} is for {first.constraint.dim} already: {_text(other)}. Each adds its own start to "
                    "the index, so the term would count twice.",
                    f"Keep one {kind.__name__} for {first.constraint.dim}.",
                )
    for kind, field in ((DeviceConstraint, "device_dim"), (ReorderingConstraint, "workgroup_dim")):
        for first, second in combinations(view.of(kind), 2):
            if getattr(first.constraint, field) == getattr(second.constraint, field):
                row = _newer(first, second)
                yield view.found(
                    row,
                    f"Axis {getattr(row.constraint, field)} has two {kind.__name__}s.",
                    f"Give each a {field} of its own.",
                )
    for row in view.of(IteratorBindings)[1:]:
        yield view.found(row, "Wave takes one IteratorBindings.", "Put all pairs into one.")


def _waves_without_workgroup(view: _View) -> Iterator[EditDiagnostic]:
    shared = [row.constraint.dim for row in view.of(WorkgroupConstraint)]
    shared += [row.constraint.source for row in view.of(SymbolicAlias)]
    for row in view.of(WaveConstraint):
        dim = row.constraint.dim
        if dim not in shared:
            gone = view.removed(WorkgroupConstraint, dim)
            about = row if row.edit is not None or gone is None else gone
            yield view.found(
                about,
                f"Waves share {dim} out ({row.name}), and no WorkgroupConstraint does: there is no tile to share.",
                f"Add WorkgroupConstraint({dim}, BLOCK_{dim}, AXIS), or remove the WaveConstraint.",
            )


def _loops(view: _View) -> Iterator[EditDiagnostic]:
    tiled = [row.constraint.dim for row in view.of(TilingConstraint)]
    tiled += [row.constraint.source for row in view.of(SymbolicAlias)]
    axes = dict.fromkeys(
        operation.axis for operation in view.graph if isinstance(operation, Iterate) and operation.start is None
    )
    for axis in axes:
        if axis not in tiled:
            yield view.found(
                view.removed(TilingConstraint, axis),
                f"The kernel loops over {axis}, which has no TilingConstraint: the loop has no step.",
                f"Add TilingConstraint({axis}, BLOCK_{axis}).",
            )
    for row in view.of(TilingConstraint):
        if row.edit is not None and view.graph and row.constraint.dim not in axes:
            looped = ", ".join(map(str, axes)) or "none"
            yield view.found(
                row,
                f"The kernel has no loop over {row.constraint.dim}; it loops over {looped}.",
                "Name a dimension that the kernel loops over, or remove the row.",
                warn=True,
            )


# ------------------------------------------------------------------------------------------------------------ sizes
def _tiles(view: _View) -> Iterator[EditDiagnostic]:
    for row in view.rows:
        size = getattr(row.constraint, "tile_size", None)
        number = view.number(size)
        if number is not None and not (number.is_Integer and number > 0):
            yield view.found(
                row,
                f"The tile {size} of {row.constraint.dim} is {number}, and a tile has a whole number of elements.",
                "Choose a tile that divides evenly, or change the symbols in it.",
            )


def _shares(view: _View) -> Iterator[EditDiagnostic]:
    groups = {row.constraint.dim: row for row in view.of(WorkgroupConstraint)}
    for row in view.of(WaveConstraint):
        group = groups.get(row.constraint.dim)
        if group is None:
            continue
        share, tile = view.number(row.constraint.tile_size), view.number(group.constraint.tile_size)
        if not (share and tile and share.is_Integer and tile.is_Integer and share > 0):
            continue
        about = row if row.edit is not None or group.edit is None else group
        if share > tile:
            yield view.found(
                about,
                f"A wave takes {share} of {row.constraint.dim}, and the workgroup's tile is {tile}.",
                f"Make the tile of the wave {tile} or a divisor of it.",
            )
        elif tile % share:
            yield view.found(
                about,
                f"The workgroup's tile of {row.constraint.dim}, {tile}, is no multiple of a wave's share, {share}.",
                f"Choose a share that divides {tile}.",
            )


def _threads(view: _View) -> Iterator[EditDiagnostic]:
    hardware = next(iter(view.of(HardwareConstraint)), None)
    if hardware is None:
        return
    lanes = hardware.constraint.threads_per_wave
    asked = _waves_asked(view)
    given = hardware.constraint.waves_per_block
    waves = [int(part) for part in given] if given is not None else [count for count, _ in asked]
    shares = [row for _, row in asked if row is not None]
    about = next((row for row in [hardware, *shares] if row.edit is not None), hardware)
    if prod(waves) * lanes > MOST_THREADS:
        yield view.found(
            about,
            f"{prod(waves)} waves ({'×'.join(map(str, waves))}) of {lanes} threads are {prod(waves) * lanes}, and a "
            f"workgroup has at most {MOST_THREADS}.",
            "Choose a smaller tile of the workgroup, or a larger one of each wave.",
        )
    for axis, (count, row) in enumerate(asked):
        if given is not None and row is not None and count != waves[axis]:
            yield view.found(
                about,
                f"{row.name} asks for {count} waves on axis {axis}, and waves_per_block has {waves[axis]}.",
                "Leave waves_per_block out, so that it follows from the WaveConstraints.",
            )


def _waves_asked(view: _View) -> list[tuple[int, Row | None]]:
    """Waves on the three axes that the WaveConstraints ask for, and the row that does."""
    groups = {row.constraint.dim: row.constraint for row in view.of(WorkgroupConstraint)}
    asked: list[tuple[int, Row | None]] = [(1, None)] * 3
    for row in view.of(WaveConstraint):
        group = groups.get(row.constraint.dim)
        if group is None or group.workgroup_dim > 2:
            continue
        share, tile = view.number(row.constraint.tile_size), view.number(group.tile_size)
        if share and tile and share > 0:
            asked[group.workgroup_dim] = (int(sympy.ceiling(tile / share)), row)
    return asked


# ------------------------------------------------------------------------------------------------------- the target
def _wave_size(view: _View) -> Iterator[EditDiagnostic]:
    for row in view.of(HardwareConstraint)[:1]:
        try:
            sizes = target(view.target).wave_sizes
        except UnknownTarget:
            return
        lanes = row.constraint.threads_per_wave
        if lanes not in sizes:
            yield view.found(
                row,
                f"threads_per_wave is {lanes}, and {view.target} runs waves of {' or '.join(map(str, sizes))} threads.",
                f"Write threads_per_wave={sizes[0]}.",
            )


def _matrix_type(view: _View) -> Iterator[EditDiagnostic]:
    if not any(isinstance(operation, MMABase) for operation in view.graph):
        return
    for row in view.of(HardwareConstraint)[:1]:
        kind = row.constraint.mma_type
        fits = legal_mma_types(view.target, view.dtypes_of_inputs)
        known = next((one for one in MATRIX_TYPES if isinstance(kind, MMAType) and one.name == kind.name), None)
        if isinstance(kind, MMAType) and kind.name not in fits:
            what = f"{view.target} has no instruction for {kind.name}"
            if known is not None and view.target in known.targets:
                what = f"{kind.name} does not multiply {' and '.join(view.dtypes_of_inputs)} on {view.target}"
            yield view.found(row, f"{what}.", f"Choose one of {', '.join(fits)}." if fits else "Choose another target.")
        elif isinstance(kind, ScaledMMAType) and view.target != "gfx950":
            yield view.found(row, f"{view.target} has no instruction for {kind.name}.", "Only gfx950 has scaled ones.")
        elif known is not None and known.threads_per_wave != row.constraint.threads_per_wave:
            yield view.found(
                row,
                f"{kind.name} is an instruction of {known.threads_per_wave} threads, and threads_per_wave is "
                f"{row.constraint.threads_per_wave}.",
                f"Write threads_per_wave={known.threads_per_wave}.",
            )


def legal_mma_types(target_name: str, dtypes: Iterable[str]) -> tuple[str, ...]:
    """Names of the matrix multiply types that a target has for some of these element types."""
    return tuple(dict.fromkeys(kind.name for dtype in dtypes for kind in matrix_types(target_name, dtype)))


def argument_dtypes(made: Made) -> tuple[str, ...]:
    """Element types of a kernel's arguments."""
    annotations = made.kernel._f.__annotations__.values()
    return tuple(dict.fromkeys(str(one.dtype) for one in annotations if is_memory(one)))


# ----------------------------------------------------------------------------------------------------------- symbols
def _values(view: _View) -> Iterator[EditDiagnostic]:
    bound = {*view.edited.subs, *view.edited.dynamic_symbols}
    for symbol, places in unbound_symbols(view.edited.kernel, bound).items():
        for row in view.rows:
            uses = sympy.Tuple(*_expressions(row.constraint)).free_symbols if row.constraint is not None else ()
            if row.edit is not None and symbol in uses:
                yield view.found(
                    row,
                    f"{symbol} has no value ({', '.join(places[:2])}).",
                    f"Give it one: --sub {symbol}=64, symbols={{'{symbol}': 64}}.",
                )


def _expressions(constraint: Any) -> list[Any]:
    return [part for part in vars(constraint).values() if isinstance(part, sympy.Basic)]


def _assumptions(view: _View) -> Iterator[EditDiagnostic]:
    for row in view.of(Assumption):
        holds = sympy.sympify(row.constraint.expr).subs(view.edited.subs)
        if holds == sympy.false:
            yield view.found(
                row,
                f"{row.constraint.expr} is not so for the values that the symbols have: the compiler would rely on "
                "what is false.",
                "Change the condition or the symbols.",
            )


def _dims(view: _View) -> Iterator[EditDiagnostic]:
    dims = {symbol for one in view._unedited.kernel._f.__annotations__.values() for symbol in _shape_symbols(one)}
    dims |= {operation.axis for operation in view.graph if isinstance(operation, Iterate)}
    dims |= {getattr(row.original, "dim", None) for row in view.rows} | {
        getattr(row.original, "source", None) for row in view.rows
    }
    for row in view.rows:
        dim = getattr(row.constraint, "dim", None)
        if row.edit is not None and dim is not None and dim not in dims:
            yield view.found(
                row,
                f"{dim} is no dimension of an argument or loop of this kernel.",
                f"Dimensions are {', '.join(sorted(str(one) for one in dims if one is not None))}.",
            )


def _shape_symbols(annotation: Any) -> Iterable[Any]:
    return getattr(annotation, "symbolic_shape", None) or ()


def _reordering(view: _View) -> Iterator[EditDiagnostic]:
    axes = {row.constraint.workgroup_dim for row in view.of(WorkgroupConstraint)}
    for row in view.of(ReorderingConstraint):
        if row.constraint.workgroup_dim not in axes:
            yield view.found(
                row,
                f"The grid has no dimension on axis {row.constraint.workgroup_dim}: there is nothing to reorder.",
                "Name an axis of a WorkgroupConstraint.",
            )


_CHECKS: tuple[Check, ...] = (
    _hardware, _grid, _twice, _waves_without_workgroup, _loops, _tiles, _shares, _threads, _wave_size, _matrix_type,
    _values, _assumptions, _dims, _reordering,
)  # fmt: skip
