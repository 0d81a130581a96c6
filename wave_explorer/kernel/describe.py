"""A kernel and its settings in record form: symbols, constraints with their source lines, arguments, source text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from enum import Enum
from types import MappingProxyType
from typing import Any

import msgspec
import sympy
from wave_lang.kernel._support.indexing import index_symbol
from wave_lang.kernel.lang.kernel_buffer import KernelBufferUsage
from wave_lang.kernel.ops.wave_ops import AtomicOp, Placeholder, Read, Write, get_custom
from wave_lang.kernel.wave.symbolic_constraints import SymbolicAlias
from wave_lang.kernel.wave.wave import LaunchableWave

from wave_explorer.kernel.clone import clone, is_memory
from wave_explorer.kernel.constraint_edits import Row
from wave_explorer.kernel.constraint_lines import constraint_lines
from wave_explorer.kernel.constraint_text import constraint_text
from wave_explorer.kernel.front_end_lock import front_end_lock
from wave_explorer.kernel.source_text import FunctionText, function_text
from wave_explorer.kernel.symbols import constraint_parts, plain_value
from wave_explorer.kernel.sympy_tree import SymbolTable, to_expression
from wave_explorer.record.expression import Expression, to_text
from wave_explorer.record.graph import SourceLocation
from wave_explorer.record.spec import ArgumentData, ConstraintData, ConstraintEditData, SourceFile, SpecData

_ALWAYS_SHOWN = ("mma_type",)
_FILLED_IN_BY_THE_COMPILER = ("induction_var", "wave_id", "wg_constraint", "per_device_dim")


def describe(
    kernel: LaunchableWave,
    subs: Mapping[Any, Any],
    *,
    origin: str,
    target: str,
    options: Mapping[str, Any],
    parameters: Mapping[str, Any],
    shape_symbols: tuple[str, ...] = (),
    argument_dims: Mapping[str, tuple[Expression, ...]] = MappingProxyType({}),
    disabled_passes: tuple[str, ...] = (),
    rows: tuple[Row, ...] = (),
) -> SpecData:
    """The record form of a kernel that was not compiled yet.

    Args:
        kernel: it is only read; arguments are classified on a clone.
        subs: hyperparameters by symbol.
        origin, target, options, parameters, disabled_passes: as `SpecData` has them.
        shape_symbols: symbols of the shape in the order people say them; else the dims in order of appearance.
        argument_dims: dims of arguments whose arrays are larger than their annotation says, by name.
        rows: the kernel's constraints with what was edited; empty where nothing was.

    Raises:
        KernelError: the kernel's source cannot be reached.
    """
    source = function_text(kernel._f)
    table = SymbolTable()
    arguments = tuple(
        msgspec.structs.replace(argument, dims=argument_dims.get(argument.name, argument.dims))
        for argument in _arguments(kernel, table)
    )
    return SpecData(
        kernel=str(kernel._name),
        origin=origin,
        target=target,
        symbols={str(symbol): plain_value(value) for symbol, value in subs.items()},
        parameters={
            name: value if isinstance(value, str | int | float | bool) else str(value)
            for name, value in parameters.items()
        },
        constraints=tuple(
            constraint_data(constraint, table, line)
            for constraint, line in zip(kernel.constraints, _lines(kernel, source, rows), strict=True)
        ),
        constraint_edits=tuple(_edit_data(row) for row in rows if row.edit is not None),
        # As JSON has them, so that a record that is saved and opened again is the same.
        options={name: list(value) if isinstance(value, tuple) else value for name, value in options.items()},
        disabled_passes=disabled_passes,
        shape_text=_shape_text(arguments, subs, shape_symbols),
        dtype_text=_dtype_text(arguments),
        arguments=arguments,
        source=SourceFile(source.file, source.file_text or source.text, source.first_line, source.last_line),
    )


def _lines(kernel: LaunchableWave, source: FunctionText, rows: tuple[Row, ...]) -> tuple[SourceLocation | None, ...]:
    """Source lines of the constraints; an edited one has the line of the one in whose place it stands."""
    if not rows:
        return constraint_lines(kernel.constraints, source)
    own = constraint_lines([row.original for row in rows if row.original is not None], source)
    lines = [*own, *[None] * (len(rows) - len(own))]
    return tuple(line for row, line in zip(rows, lines, strict=True) if row.constraint is not None)


def _edit_data(row: Row) -> ConstraintEditData:
    assert row.edit is not None
    original = None if row.original is None else constraint_text(row.original)
    return ConstraintEditData(row.edit.row, row.edit.text, original)


def constraint_data(constraint: Any, table: SymbolTable, location: SourceLocation | None) -> ConstraintData:
    """One constraint in record form: expressions apart from plain settings."""
    arguments: dict[str, Expression | None] = {}
    settings: dict[str, Any] = {}
    for name, value in constraint_parts(constraint).items():
        if name in _FILLED_IN_BY_THE_COMPILER or (name not in _ALWAYS_SHOWN and _is_default(constraint, name, value)):
            continue
        if isinstance(constraint, SymbolicAlias) and name == "source_to_target":
            arguments["source_as_function_of_target"] = to_expression(value(constraint.target), table)
        elif isinstance(value, sympy.Basic):
            arguments[name] = to_expression(value, table)
        else:
            settings[name] = _plain(value, table)
    return ConstraintData(type(constraint).__name__, arguments, settings, location)


def _is_default(constraint: Any, name: str, value: Any) -> bool:
    default = next(field.default for field in fields(constraint) if field.name == name)
    return type(value) is type(default) and bool(value == default)


def _plain(value: Any, table: SymbolTable) -> Any:
    if isinstance(value, Enum):
        return value.name
    if isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, sympy.Basic):
        tree = to_expression(value, table)
        return tree if isinstance(tree, int) else to_text(tree)
    if isinstance(value, Mapping):
        return {str(key): _plain(part, table) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part, table) for part in value]
    if callable(value):
        return f"function {getattr(value, '__name__', '')}".strip()
    return str(value)


def _arguments(kernel: LaunchableWave, table: SymbolTable) -> tuple[ArgumentData, ...]:
    usages = _usages(kernel)
    found: list[ArgumentData] = []
    met: set[Any] = set()
    for name in kernel._sig.parameters:
        annotation: Any = kernel._f.__annotations__.get(name)
        if is_memory(annotation):
            usage = usages.get(name, "")
            dims = tuple(to_expression(dim, table) for dim in _extents(name, annotation, usage, met))
            met.update(annotation.symbolic_shape)
            found.append(ArgumentData(name, str(annotation.dtype), dims, usage))
        else:
            dtype = getattr(annotation, "dtype", annotation)
            found.append(ArgumentData(name, str(getattr(dtype, "__name__", dtype)), (), "scalar"))
    return tuple(found)


def _extents(name: str, annotation: Any, usage: str, met: set[Any]) -> list[Any]:
    """Extents of an argument: those of its memory layout where it has one, else its dims.

    A layout leaves an extent open (None) that is known at launch.  Wave's host code takes a dynamic dim from the
    first argument that has it; the extent of any other input is then its own, under a name of its own
    (``k_cache.0``), and an output, which a run has to make, is as large as its dim says.

    Args:
        name, annotation, usage: of the argument.
        met: dims of the arguments before it.
    """
    if annotation.physical_layout is None:
        return list(annotation.symbolic_shape)
    extents: list[Any] = []
    for axis, (dim, extent) in enumerate(zip(annotation.symbolic_shape, annotation.physical_layout.shape, strict=True)):
        if extent is not None:
            extents.append(extent)
        elif dim in met and usage == "input":
            extents.append(index_symbol(f"{name}.{axis}"))
        else:
            extents.append(dim)
    return extents


def _usages(kernel: LaunchableWave) -> dict[str, str]:
    """Which arguments the kernel reads and writes, from a trace of a clone; empty where tracing fails.

    A kernel that raises while it is traced is reported by the compile, with the stage and line.
    """
    declared = {KernelBufferUsage.INPUT: "input", KernelBufferUsage.OUTPUT: "output"}
    usages = {
        name: declared[annotation.usage]
        for name, annotation in kernel._f.__annotations__.items()
        if getattr(annotation, "usage", None) in declared
    }
    try:
        with front_end_lock:
            trace = clone(kernel)._trace()
    except (Exception, SystemExit):
        return usages
    read: set[str] = set()
    written: set[str] = set()
    for node in trace.walk(lambda node: True):
        operation = get_custom(node)
        if isinstance(operation, Read):
            read.add(_memory_name(operation.memory))
        elif isinstance(operation, Write):
            written.add(_memory_name(operation.memory))
        elif isinstance(operation, AtomicOp):
            name = _memory_name(operation.rhs)
            read.add(name)
            written.add(name)
    for name in kernel._sig.parameters:
        if name not in usages and name in read | written:
            usages[name] = "inout" if name in read & written else "output" if name in written else "input"
    return usages


def _memory_name(node: Any) -> str:
    """The kernel argument behind a memory node; a node of a loop body stands for the one it was captured from."""
    while (captured := node.meta.get("lifted")) is not None:
        node = captured
    operation = get_custom(node)
    return str(operation._name) if isinstance(operation, Placeholder) else str(node.name)


def _shape_text(arguments: tuple[ArgumentData, ...], subs: Mapping[Any, Any], names: tuple[str, ...]) -> str:
    values = {str(symbol): plain_value(value) for symbol, value in subs.items()}
    dims = [to_text(dim) for argument in arguments for dim in argument.dims]
    return "×".join(str(values.get(name, name)) for name in names or dict.fromkeys(dims))


def _dtype_text(arguments: tuple[ArgumentData, ...]) -> str:
    inputs = dict.fromkeys(argument.dtype for argument in arguments if argument.usage in ("input", "inout"))
    outputs = dict.fromkeys(argument.dtype for argument in arguments if argument.usage in ("output", "inout"))
    if not inputs or not outputs:
        return " ".join(dict.fromkeys(argument.dtype for argument in arguments))
    return f"{' '.join(inputs)}→{' '.join(outputs)}"
