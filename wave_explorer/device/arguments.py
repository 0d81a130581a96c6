"""The arguments of a compiled kernel from arrays by name: dims, types and shapes checked before anything runs."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wave_explorer.device.errors import LaunchError
from wave_explorer.device.memory_limit import check_bytes
from wave_explorer.device.protocol import Argument, BufferArgument, ScalarArgument
from wave_explorer.record.evaluation import InexactValue, UnboundSymbol, evaluate
from wave_explorer.record.expression import Expression, Term, free_symbols, to_text
from wave_explorer.record.spec import ArgumentData, SpecData

# bf16 and fp8 are held as bit patterns: NumPy has no such types.
_TYPES: dict[str, np.dtype[Any]] = {
    "f64": np.dtype(np.float64), "f32": np.dtype(np.float32), "f16": np.dtype(np.float16),
    "bf16": np.dtype(np.uint16), "i64": np.dtype(np.int64), "i32": np.dtype(np.int32), "i16": np.dtype(np.int16),
    "i8": np.dtype(np.int8), "i1": np.dtype(np.bool_),
}  # fmt: skip


def array_type(dtype: str) -> np.dtype[Any]:
    """The NumPy type that holds elements of a kernel's ``dtype``.

    Raises:
        LaunchError: there is none.
    """
    name = dtype.lower()
    if name.startswith("f8"):
        return np.dtype(np.uint8)
    found = _TYPES.get(name) or _TYPES.get("i" + name.removeprefix("u").removeprefix("si"))
    if found is None:
        raise LaunchError(f"Arguments of type {dtype} are not supported.")
    return found


def dims_of(spec: SpecData, symbol_values: Mapping[str, int], inputs: Mapping[str, NDArray[Any]]) -> dict[str, int]:
    """Values of all symbols in argument dims: those of the compile, and dynamic ones from the shapes of the inputs.

    A dynamic dim that only outputs have is worked out where a `SymbolicAlias` constraint ties it to another.

    Raises:
        LaunchError: a dynamic dim that no input determines, or two inputs that disagree.
    """
    values = {name: value for name, value in spec.symbols.items() if isinstance(value, int)}
    values |= dict(symbol_values)
    origin: dict[str, str] = {}
    for argument in spec.arguments:
        array = inputs.get(argument.name)
        if not isinstance(array, np.ndarray) or array.ndim != len(argument.dims):
            continue
        for axis, dim in enumerate(argument.dims):
            name = _bare_symbol(dim)
            if name is None or (name in values and name not in origin):
                continue
            size = int(array.shape[axis])
            if values.setdefault(name, size) != size:
                raise LaunchError(
                    f"{name} is {values[name]} in {origin[name]} and {size} in {argument.name}, axis {axis}."
                )
            origin.setdefault(name, argument.name)
    for constraint in spec.constraints:
        source, value = (constraint.arguments.get(key) for key in ("source", "source_as_function_of_target"))
        name = _bare_symbol(source) if source is not None else None
        if name is not None and name not in values and value is not None and free_symbols(value) <= values.keys():
            values[name] = int(evaluate(value, values))
    return values


def check_inputs(spec: SpecData, symbol_values: Mapping[str, int], inputs: object) -> None:
    """Refuses inputs that a launch would refuse, before anything is computed from them.

    Raises:
        LaunchError: see :func:`dims_of` and :func:`prepare`.
    """
    if not isinstance(inputs, Mapping):
        names = ", ".join(argument.name for argument in spec.arguments)
        raise LaunchError(f"inputs are a {type(inputs).__name__}.", f"Give arrays by argument name ({names}).")
    prepare(spec, dims_of(spec, symbol_values, inputs), inputs)


def check_size(spec: SpecData, values: Mapping[str, int], *, made: bool = False) -> None:
    """Refuses arrays larger than half of this machine's memory.

    Arrays with a dim that has no value yet do not count.  With ``made`` there must be room for the numbers in float64
    that an array is made from, one array at a time.

    Raises:
        LaunchError: they are; the message names the dims.
    """
    buffers = [argument for argument in spec.arguments if argument.usage != "scalar" and argument.dims]
    known = [argument for argument in buffers if all(free_symbols(dim) <= values.keys() for dim in argument.dims)]
    shapes = {argument.name: tuple(_extent(argument, dim, values) for dim in argument.dims) for argument in known}
    needed = sum(math.prod(shapes[argument.name]) * array_type(argument.dtype).itemsize for argument in known)
    if made:
        needed += 2 * 8 * max(map(math.prod, shapes.values()), default=0)
    text = ", ".join(f"{name} {_shape_text(shape)}" for name, shape in shapes.items())
    check_bytes(needed, f"Memory for the arrays of {spec.kernel} ({text})", "Compile it for smaller dims.")


def dynamic_symbols(spec: SpecData) -> tuple[str, ...]:
    """Names of the dims that the kernel takes at launch, in the order in which it takes them."""
    given = spec.options.get("dynamic_symbols", ())
    return tuple(str(name) for name in given) if isinstance(given, list | tuple) else ()


def prepare(spec: SpecData, values: Mapping[str, int], inputs: Mapping[str, NDArray[Any]]) -> tuple[Argument, ...]:
    """The arguments in the kernel's order: buffers that it only reads, buffers that it writes, scalars, dynamic dims.

    An output starts as NaN (as 0 if it holds integers), so that an element which is never written shows.

    Raises:
        LaunchError: an argument is missing, unknown, or of another type or shape than the kernel was compiled for.
    """
    names = [argument.name for argument in spec.arguments]
    unknown = sorted(str(name) for name in inputs if name not in names)
    if unknown:
        raise LaunchError(f"{spec.kernel} has no argument {', '.join(unknown)}.", f"Its arguments: {', '.join(names)}.")
    check_size(spec, values)
    arguments: list[Argument] = []
    buffers = [argument for argument in spec.arguments if argument.usage != "scalar" and argument.dims]
    for argument in sorted(buffers, key=lambda argument: argument.usage in ("output", "inout")):
        arguments.append(_buffer(spec, argument, values, inputs.get(argument.name)))
    for argument in spec.arguments:
        if argument.usage == "scalar" or not argument.dims:
            arguments.append(_scalar(spec, argument, inputs.get(argument.name)))
    for name in dynamic_symbols(spec):
        if name not in values:
            raise LaunchError(f"The dynamic dim {name} has no value.", "Give an input whose shape shows it.")
        arguments.append(ScalarArgument(name, int(values[name]).to_bytes(8, "little")))
    return tuple(arguments)


def _buffer(
    spec: SpecData, argument: ArgumentData, values: Mapping[str, int], given: NDArray[Any] | None
) -> BufferArgument:
    shape = tuple(_extent(argument, dim, values) for dim in argument.dims)
    kind = array_type(argument.dtype)
    written = argument.usage != "input"
    if given is None:
        if argument.usage in ("input", "inout"):
            raise LaunchError(
                f"{spec.kernel} needs its argument {argument.name}: {argument.dtype} {_shape_text(shape)}."
            )
        fresh = np.full(shape, np.nan, kind) if kind.kind == "f" else np.zeros(shape, kind)
        if argument.dtype.lower() == "bf16":
            fresh = np.full(shape, 0x7FC0, kind)
        return BufferArgument(argument.name, fresh, read_back=True)
    if not isinstance(given, np.ndarray):
        raise LaunchError(f"{argument.name} is a {type(given).__name__}, not a NumPy array.")
    if given.shape != shape:
        raise LaunchError(
            f"{argument.name} has shape {_shape_text(given.shape)}; the kernel was compiled for {_shape_text(shape)} "
            f"({', '.join(to_text(dim) for dim in argument.dims)})."
        )
    if given.dtype != kind and not (
        given.dtype.itemsize == kind.itemsize and _same_format(given.dtype, argument.dtype)
    ):
        hint = " as bit patterns" if kind.kind == "u" else ""
        raise LaunchError(
            f"{argument.name} has dtype {given.dtype}; the kernel reads {argument.dtype}, which is {kind}{hint}."
        )
    return BufferArgument(argument.name, given, read_back=written)


def _same_format(given: np.dtype[Any], dtype: str) -> bool:
    """Extension types such as ml_dtypes' ``bfloat16`` and ``float8_e4m3fnuz``, by name."""
    name = given.name.lower().replace("_", "")
    wanted = dtype.lower().replace("_", "")
    return name == {"bf16": "bfloat16"}.get(wanted, wanted.replace("f8", "float8", 1))


def _scalar(spec: SpecData, argument: ArgumentData, given: Any) -> ScalarArgument:
    if given is None:
        raise LaunchError(f"{spec.kernel} needs its argument {argument.name}, a number of type {argument.dtype}.")
    kind = np.dtype(np.int64) if argument.dtype.lower() == "index" else array_type(argument.dtype)
    number = np.asarray(given)
    if number.ndim or number.dtype.kind not in "biuf" or (number.dtype.kind == "f" and kind.kind in "iu"):
        raise LaunchError(f"{argument.name} is {given!r:.60}; the kernel takes a number of type {argument.dtype}.")
    return ScalarArgument(argument.name, number.astype(kind).tobytes())


def shape_of(argument: ArgumentData, values: Mapping[str, int]) -> tuple[int, ...]:
    """The shape of an argument, once its dims have values.

    Raises:
        LaunchError: one has none.
    """
    return tuple(_extent(argument, dim, values) for dim in argument.dims)


def _extent(argument: ArgumentData, dim: Expression, values: Mapping[str, int]) -> int:
    try:
        return int(evaluate(dim, values))
    except UnboundSymbol as error:
        raise LaunchError(
            f"The size of {argument.name} is not known: {', '.join(sorted(error.symbols))} has no value.",
            "It is a dynamic dim: give an input whose shape shows it.",
        ) from error
    except InexactValue as error:
        raise LaunchError(f"The size of {argument.name} cannot be worked out: {error}.") from error


def _bare_symbol(dim: Expression) -> str | None:
    if isinstance(dim, Term) and dim.op == "sym":
        return str(dim.args[0])
    return None


def _shape_text(shape: tuple[int, ...]) -> str:
    return "×".join(str(extent) for extent in shape) or "scalar"
