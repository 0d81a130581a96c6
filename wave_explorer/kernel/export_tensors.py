"""The tensors that an exported file runs its kernel on, as source text."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wave_explorer.kernel.library.number_formats import decoded
from wave_explorer.record.evaluation import InexactValue, UnboundSymbol, evaluate
from wave_explorer.record.expression import Term
from wave_explorer.record.spec import ArgumentData, SpecData

TORCH_TYPES = {
    "f16": "torch.float16", "bf16": "torch.bfloat16", "f32": "torch.float32", "f64": "torch.float64",
    "i8": "torch.int8", "i16": "torch.int16", "i32": "torch.int32", "i64": "torch.int64",
    "f8E4M3FNUZ": "torch.float8_e4m3fnuz", "f8E5M2FNUZ": "torch.float8_e5m2fnuz",
    "f8E4M3FN": "torch.float8_e4m3fn", "f8E5M2": "torch.float8_e5m2",
}  # fmt: skip
"""Element types of torch by the names that Wave's own types have."""

_IN_A_LINE = 16
"""Numbers of a table that are written as a list; more stand in a text."""

_MOST_NUMBERS = 1 << 16
"""Numbers of a table that a file can hold and still be read."""

TABLE = '''\
def table(numbers, shape, dtype):
    """A tensor on the GPU from a text of numbers, the last axis running fastest."""
    values = [float(number) for number in numbers.split()]
    return torch.tensor(values, dtype=torch.float64).reshape(shape).to("cuda", dtype)
'''
"""Source of the function that a large table needs."""


def tensors(data: SpecData, arrays: Mapping[str, NDArray[Any]], tables: tuple[str, ...] = ()) -> dict[str, str] | None:
    """An expression for each argument; None where one has no shape or element type known here, or is too large.

    Args:
        data: the kernel.
        arrays: inputs made for it; a tensor gets the shape of its array, and values spread alike.
        tables: names of arguments whose values have a meaning; they are written down as they are.
    """
    values = _values(data, arrays)
    found: dict[str, str] = {}
    for argument in data.arguments:
        array = arrays.get(argument.name)
        if argument.usage == "scalar":
            if array is None:
                return None
            found[argument.name] = repr(np.asarray(array).item())
            continue
        dtype = TORCH_TYPES.get(argument.dtype)
        if dtype is None or not argument.dims:
            return None
        try:
            shape = tuple(int(evaluate(dim, values)) for dim in argument.dims)
        except (UnboundSymbol, InexactValue):
            return None
        if argument.name not in tables or array is None:
            found[argument.name] = _random(argument, shape, dtype, array)
        elif array.size <= _MOST_NUMBERS:
            found[argument.name] = _table(argument, dtype, array)
        else:
            return None
    return found


def _values(data: SpecData, arrays: Mapping[str, NDArray[Any]]) -> dict[str, int]:
    values = {name: value for name, value in {**data.parameters, **data.symbols}.items() if type(value) is int}
    for argument in data.arguments:
        shape = np.shape(arrays[argument.name]) if argument.name in arrays else ()
        for dim, size in zip(argument.dims, shape, strict=False):
            if isinstance(dim, Term) and dim.op == "sym":
                values.setdefault(str(dim.args[0]), int(size))
    return values


def _table(argument: ArgumentData, dtype: str, array: NDArray[Any]) -> str:
    numbers = array if argument.dtype.startswith("i") else decoded(array, argument.dtype)
    if numbers.size <= _IN_A_LINE and np.isfinite(numbers).all():
        return f'torch.tensor({numbers.tolist()}, device="cuda").to({dtype})'
    # A whole number is one in every element type, and short.
    values = [float(value) for value in numbers.ravel()]
    texts = [str(int(value)) if value.is_integer() else repr(value) for value in values]
    lines = textwrap.fill(" ".join(texts), 72)
    return f'table("""\n{textwrap.indent(lines, " " * 12)}\n""", {array.shape}, {dtype})'


def _random(argument: ArgumentData, shape: tuple[int, ...], dtype: str, array: Any) -> str:
    if argument.usage == "output":
        return f'torch.zeros({shape}, dtype={dtype}, device="cuda")'
    if argument.dtype.startswith("i"):
        low, high = (0, 8) if array is None else (int(array.min()), int(array.max()) + 1)
        return f'torch.randint({low}, {high}, {shape}, dtype={dtype}, device="cuda")'
    text = f'torch.randn({shape}, device="cuda")'
    if array is not None:
        numbers = decoded(array, argument.dtype)
        spread = float(f"{numbers.std():.3g}")
        text = f"({text} * {spread!r})" if spread not in (0.0, 1.0) else text
        if np.array_equal(numbers, np.rint(numbers)):
            text = f"{text}.round()"
    return f"{text}.to({dtype})"
