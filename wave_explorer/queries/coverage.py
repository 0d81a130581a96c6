"""Query ``coverage``: how often each cell of each output is written over the whole grid, and by whom."""

from __future__ import annotations

from math import prod
from typing import Annotated

import msgspec
import numpy as np
from numpy.typing import NDArray

from wave_explorer.analysis.coverage import OutOfRange, TensorCoverage, coverage
from wave_explorer.analysis.index_map import NotKnown
from wave_explorer.analysis.node_facts import display_name
from wave_explorer.queries.registry import BadQuery, Subject, query
from wave_explorer.record.evaluation import IntArray

_MOST_ELEMENTS = 1 << 25
"""Elements of one write over the grid beyond which it is left out: some seconds of work."""

_MOST_SPOTS = 8


class CoverageParameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``tensor``: name of a kernel argument; None for all that the kernel writes.

    ``bins``: rows and columns of the picture at most.
    """

    tensor: str | None = None
    bins: Annotated[int, msgspec.Meta(ge=1, le=1024)] = 64


class TimesRow(msgspec.Struct, frozen=True):
    """So many cells are written so many times."""

    times: int
    cells: int


class OutsideRow(msgspec.Struct, frozen=True):
    """An element that lies outside its tensor: the write, who executes it, and where the element would be."""

    node: str
    label: str
    workgroup: tuple[int, int, int]
    thread: int
    cell: tuple[int, ...]


class WriterRow(msgspec.Struct, frozen=True):
    """A write, and why it is not counted; ``not_known`` is empty for one that is."""

    node: str
    label: str
    not_known: str


class CoveragePicture(msgspec.Struct, frozen=True):
    """The tensor from above: its last dimension across, the one before down, all others laid over each other.

    A bin covers ``row_step`` by ``column_step`` cells; ``least`` and ``most`` are the fewest and the most times that
    one of its cells is written.
    """

    row_dim: str
    column_dim: str
    rows: int
    columns: int
    row_step: int
    column_step: int
    least: list[list[int]]
    most: list[list[int]]


class TensorCoverageRow(msgspec.Struct, frozen=True):
    """What the writes do to one tensor.

    With a writer that is not known (``complete`` is false) each cell may be written more often than counted: then
    ``never`` is an upper bound, ``several``, ``outside`` and the shared ones are lower bounds, and ``never_at`` names
    cells that no counted write reaches.

    ``never_at`` and ``several_at`` are the first cells written never, and more than once. ``shared_by_workgroups``,
    ``shared_by_waves`` and ``shared_by_lanes`` count the cells that two or more workgroups write, two or more waves
    of one workgroup, two or more lanes of one wave.
    """

    name: str
    dims: tuple[str, ...]
    shape: tuple[int, ...]
    cells: int
    never: int
    once: int
    several: int
    outside: int
    times: list[TimesRow]
    never_at: list[tuple[int, ...]]
    several_at: list[tuple[int, ...]]
    first_outside: OutsideRow | None
    shared_by_workgroups: int
    shared_by_waves: int
    shared_by_lanes: int
    writers: list[WriterRow]
    complete: bool
    picture: CoveragePicture


class CoveragePayload(msgspec.Struct, frozen=True):
    """Answer of ``coverage``; ``not_known`` says why there are no tensors."""

    not_known: str
    grid: tuple[int, int, int] | None
    tensors: list[TensorCoverageRow]


@query("coverage", CoverageParameters)
def coverage_query(subject: Subject, parameters: CoverageParameters) -> CoveragePayload:
    """Every write of the last fx graph to global memory, enumerated over workgroups, iterations and threads."""
    comp = subject.compilation
    grid = comp.manifest.launch.grid if comp.manifest.launch is not None else None
    try:
        found = coverage(comp, at_most=_MOST_ELEMENTS)
    except NotKnown as reason:
        return CoveragePayload(str(reason), grid, [])
    chosen = [tensor for tensor in found if parameters.tensor in (None, tensor.name)]
    if parameters.tensor is not None and not chosen:
        names = ", ".join(tensor.name for tensor in found) or "none"
        raise BadQuery(f"the kernel writes no tensor {parameters.tensor!r}; it writes {names}")
    graph = comp.last_graph()
    labels = {} if graph is None else {key: display_name(node) for key, node in graph.nodes.items()}
    note = "" if chosen else "the kernel writes no global tensor whose shape is known in numbers"
    return CoveragePayload(note, grid, [_row(tensor, labels, parameters.bins) for tensor in chosen])


def _row(tensor: TensorCoverage, labels: dict[str, str], bins: int) -> TensorCoverageRow:
    values, counts = np.unique(tensor.times, return_counts=True)
    writers = [WriterRow(node.id, labels.get(node.id, node.name), "") for node in tensor.writers]
    writers += [WriterRow(key, labels.get(key, key), reason) for key, reason in tensor.not_known.items()]
    return TensorCoverageRow(
        name=tensor.name,
        dims=tensor.dims,
        shape=tensor.shape,
        cells=prod(tensor.shape),
        never=tensor.never,
        once=int(np.count_nonzero(tensor.times == 1)),
        several=int(np.count_nonzero(tensor.times > 1)),
        outside=tensor.outside,
        times=[TimesRow(int(times), int(cells)) for times, cells in zip(values, counts, strict=True)],
        never_at=_first_cells(tensor.times == 0),
        several_at=_first_cells(tensor.times > 1),
        first_outside=_outside(tensor.first_outside),
        shared_by_workgroups=int(tensor.shared_by_workgroups.sum()),
        shared_by_waves=int(tensor.shared_by_waves.sum()),
        shared_by_lanes=int(tensor.shared_by_lanes.sum()),
        writers=writers,
        complete=not tensor.not_known,
        picture=_picture(tensor.dims, tensor.times, bins),
    )


def _first_cells(where: NDArray[np.bool_]) -> list[tuple[int, ...]]:
    flat = np.flatnonzero(where)[:_MOST_SPOTS]
    places = np.unravel_index(flat, where.shape)
    return [tuple(int(axis[at]) for axis in places) for at in range(len(flat))]


def _outside(first: OutOfRange | None) -> OutsideRow | None:
    if first is None:
        return None
    return OutsideRow(first.node.id, display_name(first.node), first.workgroup, first.thread, first.cell)


def _picture(dims: tuple[str, ...], times: IntArray, bins: int) -> CoveragePicture:
    flat = times.reshape(1, -1) if times.ndim == 1 else times
    *_, rows, columns = flat.shape
    layers = flat.reshape(-1, rows, columns)
    row_step, column_step = -(-rows // bins), -(-columns // bins)
    starts = np.arange(0, rows, row_step), np.arange(0, columns, column_step)

    def binned(function: np.ufunc) -> list[list[int]]:
        over: IntArray = function.reduce(layers, axis=0)
        for axis, at in enumerate(starts):
            over = function.reduceat(over, at, axis=axis)
        made: list[list[int]] = over.tolist()
        return made

    return CoveragePicture(
        row_dim=dims[-2] if len(dims) > 1 else "",
        column_dim=dims[-1],
        rows=rows,
        columns=columns,
        row_step=row_step,
        column_step=column_step,
        least=binned(np.minimum),
        most=binned(np.maximum),
    )
