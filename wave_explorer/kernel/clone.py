"""Fresh copies of ``@wave`` objects, and the marks by which an object that was compiled before is known.

A compile changes the object it compiles: promotion rewrites the address spaces of the `Memory` classes in its
annotations, and the constraints keep wave ids, induction variables and the number of waves.  A second compile of
the same object then silently gives other code (no LDS, the first compile's waves).  So nothing that a user holds
is ever compiled by us: a clone of it is, and the clone must be taken before the first compile.
"""

from __future__ import annotations

import ast
import copy
import textwrap
from collections.abc import Iterator, Mapping
from types import CellType, FunctionType
from typing import Any
from weakref import WeakKeyDictionary

import sympy
from wave_lang.kernel.lang import Memory
from wave_lang.kernel.lang.global_symbols import GLOBAL_ADDRESS_SPACE
from wave_lang.kernel.wave.constraints import HardwareConstraint, TilingConstraint, WaveConstraint
from wave_lang.kernel.wave.wave import LaunchableWave

from wave_explorer.kernel.errors import KernelError
from wave_explorer.kernel.source_text import function_text
from wave_explorer.kernel.syntax_tree import parse
from wave_explorer.record.graph import SourceLocation

_pristine: WeakKeyDictionary[LaunchableWave, LaunchableWave] = WeakKeyDictionary()
"""Clones taken before the first compile, by the object they were taken of."""


def clone(kernel: LaunchableWave) -> LaunchableWave:
    """A copy that shares nothing with ``kernel`` that a compile changes.

    Constraints are copied as one object (they refer to each other); the function gets the same code and globals;
    each `Memory` class in annotations and closures is rebuilt, and one that is used twice stays one class.
    """
    function = _FunctionCopier().function(kernel._f)
    # sympy's expressions never change; copying one would work out every Min and Piecewise in it again.
    shared = {id(part): part for one in kernel.constraints for part in _expressions(getattr(one, "__dict__", {}))}
    return type(kernel)(copy.deepcopy(kernel.constraints, shared), kernel._name, function)


def _expressions(value: Any) -> Iterator[sympy.Basic]:
    """The expressions in the fields of a constraint and in the containers that they are."""
    if isinstance(value, sympy.Basic):
        yield value
    elif isinstance(value, Mapping):
        for key, part in value.items():
            yield from _expressions(key)
            yield from _expressions(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _expressions(part)


def remember(kernel: LaunchableWave) -> None:
    """Keeps a clone of an object that was not compiled yet, so that it can be compiled afresh afterwards.

    To be called with an object before it is compiled by somebody else.  An object that already carries the marks
    of a compile is left alone.
    """
    if not marks_of_a_compile(kernel):
        _pristine[kernel] = clone(kernel)


def fresh(kernel: LaunchableWave) -> LaunchableWave:
    """A kernel like ``kernel`` was before its first compile, to be compiled once.

    Raises:
        KernelError: it was compiled before we first saw it; the message names what is lost.
    """
    lost = marks_of_a_compile(kernel)
    if not lost:
        _pristine[kernel] = clone(kernel)
    elif kernel not in _pristine:
        raise _compiled_before(kernel, lost)
    return clone(_pristine[kernel])


def marks_of_a_compile(kernel: LaunchableWave) -> tuple[str, ...]:
    """What a compile has changed in this object, one phrase each; empty for an object that was never compiled."""
    marks: list[str] = []
    for constraint in kernel.constraints:
        if isinstance(constraint, WaveConstraint) and constraint.wg_constraint is not None:
            marks.append(f"wave_id of WaveConstraint({constraint.dim}) is set to {constraint.wave_id}")
        elif isinstance(constraint, TilingConstraint) and str(constraint.induction_var).startswith("$ARG"):
            marks.append(f"induction_var of TilingConstraint({constraint.dim}) is set to {constraint.induction_var}")
        elif isinstance(constraint, HardwareConstraint) and _filled_in(constraint.waves_per_block):
            waves = ", ".join(str(count) for count in constraint.waves_per_block)
            marks.append(f"waves_per_block of HardwareConstraint is fixed at ({waves})")
    rewritten = _rewritten_address_spaces(kernel)
    certain = [name for name, (_, known) in rewritten.items() if known]
    # The grid has concrete dims from the moment a compile starts.
    if not marks and not certain and not hasattr(kernel.grid_type, "dims"):
        return ()
    for name, (written, _) in rewritten.items():
        marks.append(f"address space of argument {name!r} is $GLOBAL_ADDRESS_SPACE, the source says {written}")
    for constraint in kernel.hardware_constraints:
        if constraint.vector_shapes:
            shapes = ", ".join(f"{dim}: {size}" for dim, size in constraint.vector_shapes.items())
            marks.append(f"vector_shapes of HardwareConstraint are {{{shapes}}}, numbers even if they were symbolic")
    return tuple(marks) or ("its grid is set",)


def _filled_in(waves_per_block: tuple[Any, ...] | None) -> bool:
    """Whether a compile put the numbers there: a user writes plain integers, a compile sympy's."""
    return waves_per_block is not None and any(isinstance(count, sympy.Basic) for count in waves_per_block)


def _compiled_before(kernel: LaunchableWave, lost: tuple[str, ...]) -> KernelError:
    code = kernel._f.__code__
    return KernelError(
        f"Kernel {kernel._name!r} was compiled before Wave Explorer first saw it, and that compile has changed it: "
        f"{'; '.join(lost)}.",
        advice=(
            "Run the cell or import that defines it again and pass the new object, pass a factory that returns it, or "
            "turn on wave_explorer.watch() (%load_ext wave_explorer) before the first compile."
        ),
        location=SourceLocation(code.co_filename, code.co_firstlineno),
    )


def _rewritten_address_spaces(kernel: LaunchableWave) -> dict[str, tuple[str, bool]]:
    """Arguments whose address space is global now although the source names another symbol.

    Returns:
        By argument: the text in the source, and whether that name is known to stand for something else (a local
        of the factory may be an alias of the global address space, which cannot be seen from here).
    """
    try:
        tree = parse(textwrap.dedent(function_text(kernel._f).text))
    except (KernelError, SyntaxError):
        return {}
    definition = next((node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)), None)
    annotations = kernel._f.__annotations__
    names = {**kernel._f.__globals__, **_closure_values(kernel._f)}
    rewritten: dict[str, tuple[str, bool]] = {}
    for argument in definition.args.args if definition else []:
        memory = annotations.get(argument.arg)
        if not is_memory(memory) or memory.address_space != GLOBAL_ADDRESS_SPACE:
            continue
        written = _written_address_space(argument.annotation, len(memory.symbolic_shape))
        if written is None or written in ("GLOBAL_ADDRESS_SPACE", "GLOBAL_MEMORY"):
            continue
        value = names.get(written)
        if value is None or value != GLOBAL_ADDRESS_SPACE:
            rewritten[argument.arg] = (written, value is not None)
    return rewritten


def _written_address_space(annotation: ast.expr | None, rank: int) -> str | None:
    """The name in the place of the address space of ``Memory[d0, ..., space, dtype]``, if it is a name."""
    if not isinstance(annotation, ast.Subscript) or not isinstance(annotation.slice, ast.Tuple):
        return None
    parts = annotation.slice.elts
    position = 1 if parts and isinstance(parts[0], ast.Tuple) else rank
    if position >= len(parts):
        return None
    part = parts[position]
    if isinstance(part, ast.Name):
        return part.id
    return part.attr if isinstance(part, ast.Attribute) else None


def _closure_values(function: FunctionType) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        try:
            values[name] = cell.cell_contents
        except ValueError:  # not assigned yet
            continue
    return values


def is_memory(value: object) -> bool:
    """Whether a value is a parametrised `Memory` class, as the annotation of a kernel argument is."""
    return isinstance(value, type) and issubclass(value, Memory) and value is not Memory


class _FunctionCopier:
    """Copies one function with the `Memory` classes that it can reach; shared classes stay shared."""

    def __init__(self) -> None:
        self._done: dict[int, Any] = {}

    def function(self, function: FunctionType) -> FunctionType:
        cells = tuple(self._cell(cell) for cell in function.__closure__ or ())
        made = FunctionType(
            function.__code__, function.__globals__, function.__name__, function.__defaults__, cells or None
        )
        made.__kwdefaults__ = copy.copy(function.__kwdefaults__)
        made.__annotations__ = {name: self._value(value) for name, value in function.__annotations__.items()}
        made.__dict__.update(function.__dict__)
        made.__module__, made.__qualname__, made.__doc__ = function.__module__, function.__qualname__, function.__doc__
        self._done[id(function)] = made
        return made

    def _cell(self, cell: CellType) -> CellType:
        if id(cell) not in self._done:
            try:
                contents = cell.cell_contents
            except ValueError:  # not assigned yet: the function that fills it holds the same cell
                self._done[id(cell)] = cell
            else:
                self._done[id(cell)] = made = CellType()
                made.cell_contents = self._value(contents)
        found: CellType = self._done[id(cell)]
        return found

    def _value(self, value: Any) -> Any:
        if id(value) in self._done:
            return self._done[id(value)]
        if is_memory(value):
            made: Any = value.__mro__[1].new_subtype(
                name=value.__name__,
                address_space=value.address_space,
                symbolic_shape=value.symbolic_shape,
                dtype=value.dtype,
                physical_layout=value.physical_layout,
                usage=value.usage,
            )
        elif isinstance(value, FunctionType) and value.__closure__:
            return self.function(value)
        elif isinstance(value, list | tuple) and any(is_memory(part) for part in value):
            made = type(value)(self._value(part) for part in value)
        else:
            return value
        self._done[id(value)] = made
        return made
