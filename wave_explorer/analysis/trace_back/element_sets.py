"""The elements of the inputs that went into an output element, set against the dimensions of that element."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from wave_explorer.analysis.index_map import ELEMENT_BYTES
from wave_explorer.analysis.trace_back.buffer_places import BufferPlace
from wave_explorer.record import Compilation
from wave_explorer.record.evaluation import InexactValue, UnboundSymbol, evaluate
from wave_explorer.record.expression import to_text
from wave_explorer.record.trace_back import ElementRange, ElementSet

_RUNS_SHOWN = 4


def element_sets(
    comp: Compilation,
    addresses: Sequence[int],
    buffers: Sequence[BufferPlace],
    symbols: Mapping[str, int],
    cell: Mapping[str, int],
) -> list[ElementSet]:
    """The elements at these addresses, by argument; of an input of which none went in, an empty set.

    Args:
        comp: the record.
        addresses: of bytes in memory.
        buffers: of the launch.
        symbols: values of all symbols, by id.
        cell: coordinates of the output element by dimension.
    """
    found: list[ElementSet] = []
    where = np.array(sorted(addresses), np.int64)
    for argument in comp.spec.arguments:
        place = next((one for one in buffers if one.name == argument.name), None)
        size = ELEMENT_BYTES.get(argument.dtype)
        if place is None or size is None:
            continue
        inside = where[(where >= place.base) & (where < place.base + place.size)]
        if not len(inside):
            if argument.usage == "input":
                found.append(ElementSet(argument.name, 0, []))
            continue
        try:
            shape = tuple(int(evaluate(dim, symbols)) for dim in argument.dims)
        except (UnboundSymbol, InexactValue):
            continue
        elements = np.unique((inside - place.base) // size)
        axes = np.unravel_index(elements, shape) if shape else ()
        dims = [to_text(dim) for dim in argument.dims]
        found.append(
            ElementSet(
                argument.name,
                len(elements),
                [
                    _range(dim, np.unique(axis), extent, cell)
                    for dim, axis, extent in zip(dims, axes, shape, strict=True)
                ],
            )
        )
    return found


def _range(dim: str, values: NDArray[np.int64], extent: int, cell: Mapping[str, int]) -> ElementRange:
    own = cell.get(dim)
    remark = ""
    if own is not None and values.tolist() != [own]:
        remark = f"the element has {dim} {own}, these have {runs(values)}"
    elif own is None and len(values) < extent:
        missing = np.setdiff1d(np.arange(extent), values)
        remark = f"{len(missing)} of {extent} did not go in: {runs(missing)}"
    return ElementRange(dim, runs(values), len(values), extent, own, remark)


def runs(values: NDArray[np.int64]) -> str:
    """Ascending numbers as runs: ``0–31, 64–95``; of many runs the first few."""
    breaks = np.flatnonzero(np.diff(values) != 1) + 1
    parts = np.split(values, breaks) if len(values) else []
    shown = [str(part[0]) if len(part) == 1 else f"{part[0]}–{part[-1]}" for part in parts[:_RUNS_SHOWN]]
    return ", ".join(shown) + (f" and {len(parts) - _RUNS_SHOWN} more runs" if len(parts) > _RUNS_SHOWN else "")
