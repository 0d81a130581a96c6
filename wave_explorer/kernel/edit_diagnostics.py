"""What cannot work about a kernel's constraints, row by row, before anything is compiled.

Checks of the constraint objects, the hyperparameters and the target alone; what only the graph decides is for the
rules over a record (`wave_explorer.analysis.diagnostics`).  Each check yields findings and knows nothing of the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import sympy
from wave_lang.kernel.ops.wave_ops import Iterate, MMABase
from wave_lang.kernel.wave.assumptions import Assumption
from wave_lang.kernel.wave.constraints import (
    HardwareConstraint,
    MMAType,
    ReorderingConstraint,
    ScaledMMAType,
    WorkgroupConstraint,
)

from wave_explorer.arch.targets import UnknownTarget, target
from wave_explorer.kernel import distribution_checks as distribution
from wave_explorer.kernel.edited_kernel import EditDiagnostic, EditedKernel
from wave_explorer.kernel.errors import cut
from wave_explorer.kernel.factory import Made
from wave_explorer.kernel.matrix_types import MATRIX_TYPES, matrix_types
from wave_explorer.kernel.missing import unbound_symbols
from wave_explorer.kernel.spec import KernelSpec

Check = Callable[[EditedKernel], Iterable[EditDiagnostic]]


def edit_diagnostics(spec: KernelSpec) -> tuple[EditDiagnostic, ...]:
    """What is wrong with the constraints of a spec, errors first; nothing is compiled.

    Raises:
        KernelError: the kernel cannot be made at all.
    """
    made = spec.unedited()
    rows = spec.constraint_rows()
    edited, subs = spec._made()
    kernel = EditedKernel(
        rows,
        made,
        Made(edited.kernel, subs, edited.dynamic_symbols),
        spec.target_name,
        spec.options.get("dynamic_symbols", ()),
    )
    found = [finding for check in _CHECKS for finding in _findings(check, kernel)]
    return tuple(dict.fromkeys(sorted(found, key=lambda one: one.severity != "error")))


def _findings(check: Check, kernel: EditedKernel) -> list[EditDiagnostic]:
    """What a check finds; one that does not understand the kernel says so, and costs only itself."""
    try:
        return list(check(kernel))
    except Exception as error:
        name = check.__name__.strip("_").replace("_", " ")
        why = f"The check of {name} could not be made: {type(error).__name__}: {error}"
        return [kernel.found(None, why, "Compile, and see what the compiler says.", warn=True)]


# ------------------------------------------------------------------------------------------------------- the target
def _wave_size(kernel: EditedKernel) -> Iterator[EditDiagnostic]:
    for row in kernel.of(HardwareConstraint)[:1]:
        try:
            sizes = target(kernel.target).wave_sizes
        except UnknownTarget:
            return
        lanes = row.constraint.threads_per_wave
        if lanes not in sizes:
            yield kernel.found(
                row,
                f"threads_per_wave is {lanes}, and {kernel.target} runs waves of {' or '.join(map(str, sizes))} "
                "threads.",
                f"Write threads_per_wave={sizes[0]}.",
            )


def _matrix_type(kernel: EditedKernel) -> Iterator[EditDiagnostic]:
    if not any(isinstance(operation, MMABase) for operation in kernel.graph):
        return
    for row in kernel.of(HardwareConstraint)[:1]:
        kind = row.constraint.mma_type
        fits = legal_mma_types(kernel.target, kernel.dtypes_of_inputs)
        known = next((one for one in MATRIX_TYPES if isinstance(kind, MMAType) and one.name == kind.name), None)
        if isinstance(kind, MMAType) and kind.name not in fits:
            what = f"{kernel.target} has no instruction for {kind.name}"
            if known is not None and kernel.target in known.targets:
                what = f"{kind.name} does not multiply {' and '.join(kernel.dtypes_of_inputs)} on {kernel.target}"
            yield kernel.found(
                row, f"{what}.", f"Choose one of {', '.join(fits)}." if fits else "Choose another target."
            )
        elif isinstance(kind, ScaledMMAType) and kernel.target != "gfx950":
            yield kernel.found(
                row, f"{kernel.target} has no instruction for {kind.name}.", "Only gfx950 has scaled ones."
            )
        elif known is not None and known.threads_per_wave != row.constraint.threads_per_wave:
            yield kernel.found(
                row,
                f"{kind.name} is an instruction of {known.threads_per_wave} threads, and threads_per_wave is "
                f"{row.constraint.threads_per_wave}.",
                f"Write threads_per_wave={known.threads_per_wave}.",
            )


def legal_mma_types(target_name: str, dtypes: Iterable[str]) -> tuple[str, ...]:
    """Names of the matrix multiply types that a target has for some of these element types."""
    return tuple(dict.fromkeys(kind.name for dtype in dtypes for kind in matrix_types(target_name, dtype)))


# ----------------------------------------------------------------------------------------------------------- symbols
def _values(kernel: EditedKernel) -> Iterator[EditDiagnostic]:
    bound = {*kernel.edited.subs, *kernel.edited.dynamic_symbols}
    for symbol, places in unbound_symbols(kernel.edited.kernel, bound).items():
        for row in kernel.rows:
            uses = sympy.Tuple(*_expressions(row.constraint)).free_symbols if row.constraint is not None else ()
            if row.edit is not None and symbol in uses:
                yield kernel.found(
                    row,
                    f"{symbol} has no value ({', '.join(places[:2])}).",
                    f"Give it one: --sub {symbol}=64, symbols={{'{symbol}': 64}}.",
                )


def _expressions(constraint: Any) -> list[Any]:
    return [part for part in vars(constraint).values() if isinstance(part, sympy.Basic)]


def _sizes(kernel: EditedKernel) -> Iterator[EditDiagnostic]:
    """Every size and condition has a value that a kernel can compute with."""
    for row in kernel.rows:
        for part in _expressions(row.constraint) if row.constraint is not None else ():
            trouble = kernel.worked_out(part)[1]
            if trouble:
                yield kernel.found(
                    row, f"{cut(str(part))} {trouble}.", "Write it simpler, or change the values of its symbols."
                )


def _assumptions(kernel: EditedKernel) -> Iterator[EditDiagnostic]:
    for row in kernel.of(Assumption):
        holds, _ = kernel.worked_out(row.constraint.expr)
        if holds == sympy.false:
            yield kernel.found(
                row,
                f"{row.constraint.expr} is not so for the values that the symbols have: the compiler would rely on "
                "what is false.",
                "Change the condition or the symbols.",
            )


def _dims(kernel: EditedKernel) -> Iterator[EditDiagnostic]:
    dims = {symbol for one in kernel.unedited.kernel._f.__annotations__.values() for symbol in _shape_symbols(one)}
    dims |= {operation.axis for operation in kernel.graph if isinstance(operation, Iterate)}
    dims |= {getattr(row.original, "dim", None) for row in kernel.rows} | {
        getattr(row.original, "source", None) for row in kernel.rows
    }
    for row in kernel.rows:
        dim = getattr(row.constraint, "dim", None)
        if row.edit is not None and dim is not None and dim not in dims:
            yield kernel.found(
                row,
                f"{dim} is no dimension of an argument or loop of this kernel.",
                f"Dimensions are {', '.join(sorted(str(one) for one in dims if one is not None))}.",
            )


def _shape_symbols(annotation: Any) -> Iterable[Any]:
    return getattr(annotation, "symbolic_shape", None) or ()


def _reordering(kernel: EditedKernel) -> Iterator[EditDiagnostic]:
    axes = {row.constraint.workgroup_dim for row in kernel.of(WorkgroupConstraint)}
    for row in kernel.of(ReorderingConstraint):
        if row.constraint.workgroup_dim not in axes:
            yield kernel.found(
                row,
                f"The grid has no dimension on axis {row.constraint.workgroup_dim}: there is nothing to reorder.",
                "Name an axis of a WorkgroupConstraint.",
            )


_CHECKS: tuple[Check, ...] = (
    distribution.hardware, distribution.grid, distribution.twice, distribution.waves_without_workgroup,
    distribution.loops, distribution.tiles, distribution.shares, distribution.threads, _wave_size, _matrix_type,
    _sizes, _values, _assumptions, _dims, _reordering,
)  # fmt: skip
