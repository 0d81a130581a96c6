"""Which cells of each tensor the kernel's global writes reach, over every workgroup, loop iteration and thread."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import prod

import numpy as np
from numpy.typing import NDArray

from wave_explorer.analysis.access_mapping import UnknownMapping, memory_coordinates
from wave_explorer.analysis.element_order import Coordinates, element_coordinates
from wave_explorer.analysis.index_map import ELEMENT_BYTES, NotKnown, induction, wave_size
from wave_explorer.analysis.node_facts import memory_space
from wave_explorer.record import Compilation, Graph, GraphNode, Region
from wave_explorer.record.evaluation import InexactValue, IntArray, UnboundSymbol, evaluate
from wave_explorer.record.expression import free_symbols, to_text

_ROWS_AT_ONCE = 1 << 16
"""Threads evaluated together: large enough for NumPy, small enough for the memory."""

_MOST_CELLS = 1 << 27
"""Cells of a tensor that are counted: eleven bytes of memory each."""


@dataclass(frozen=True)
class OutOfRange:
    """The first element that a write puts outside its tensor: who writes it, and where it would be."""

    node: GraphNode
    workgroup: tuple[int, int, int]
    thread: int
    cell: tuple[int, ...]


@dataclass
class TensorCoverage:
    """What the writes do to one tensor.

    Attributes:
        name: of the kernel argument.
        dims, shape: of the tensor.
        times: how often each cell is written, an array of ``shape``; counted by element: one whose index leaves the
            tensor counts as outside, also where its byte address is that of a cell of the next row.
        shared_by_workgroups, shared_by_waves, shared_by_lanes: True where a cell is written by two workgroups at least,
            by two waves of one workgroup, by two lanes of one wave.
        outside: elements that were to be written and lie outside; ``first_outside`` is one of them.
        not_known: why a write, by its node, is left out; with one of these ``times`` is a lower bound, and ``never``
            an upper one.
        writers: nodes that were counted.
    """

    name: str
    dims: tuple[str, ...]
    shape: tuple[int, ...]
    times: IntArray
    shared_by_workgroups: NDArray[np.bool_]
    shared_by_waves: NDArray[np.bool_]
    shared_by_lanes: NDArray[np.bool_]
    outside: int = 0
    first_outside: OutOfRange | None = None
    not_known: dict[str, str] = field(default_factory=dict)
    writers: list[GraphNode] = field(default_factory=list)

    @property
    def never(self) -> int:
        """Cells that no counted write reaches."""
        return int(np.count_nonzero(self.times == 0))


@dataclass(frozen=True)
class Batch:
    """Cells that one node writes for some of the threads: flat cell, and the thread counted over the whole grid."""

    cell: IntArray
    thread: IntArray


def global_writes(graph: Graph) -> tuple[GraphNode, ...]:
    """Writes and atomics to global memory, in order."""
    return tuple(
        graph.nodes[key]
        for region in graph.regions
        for key in region.nodes
        if _writes(graph.nodes[key]) and memory_space(graph, graph.nodes[key]) == "global"
    )


def check_launch(comp: Compilation) -> None:
    """Asks for a launch whose grid and workgroup are known in numbers.

    Raises:
        NotKnown: they are not; the message names the symbols that the grid depends on.
    """
    launch = comp.manifest.launch
    if launch is None or launch.block is None:
        raise NotKnown("the compile ended before the launch was decided")
    if launch.grid is None:
        free = frozenset().union(*(free_symbols(extent) for extent in launch.grid_extents)) - set(comp.symbol_values)
        needs = f": it depends on {', '.join(sorted(free))}" if free else ""
        raise NotKnown(f"the grid is not known in numbers before a launch{needs}")


def coverage(comp: Compilation, *, at_most: int | None = None) -> tuple[TensorCoverage, ...]:
    """Coverage of every tensor that the last fx graph writes.

    Args:
        comp: the record.
        at_most: elements, over the whole grid, beyond which a write is left out as not known; None for no limit.

    Raises:
        NotKnown: no graph was recorded, the launch is not known in numbers, or a tensor has too many cells to count.
    """
    graph = comp.last_graph()
    if graph is None:
        raise NotKnown("no fx graph was recorded")
    check_launch(comp)
    by_tensor: dict[str, list[GraphNode]] = {}
    for node in global_writes(graph):
        by_tensor.setdefault(str(node.memory), []).append(node)
    found = (_tensor(comp, graph, graph.nodes[key], nodes, at_most) for key, nodes in by_tensor.items())
    return tuple(tensor for tensor in found if tensor is not None)


def _writes(node: GraphNode) -> bool:
    return node.memory is not None and ("write" in node.op or "atomic" in node.op)


def _tensor(
    comp: Compilation, graph: Graph, memory: GraphNode, nodes: Sequence[GraphNode], at_most: int | None
) -> TensorCoverage | None:
    """None where the tensor's own shape is not known in numbers."""
    if memory.type is None or memory.type.dtype not in ELEMENT_BYTES:
        return None
    try:
        shape = tuple(int(evaluate(dim, comp.symbol_values)) for dim in memory.type.dims)
    except (UnboundSymbol, InexactValue):
        return None
    dims = tuple(to_text(dim) for dim in memory.type.dims)
    if min(shape) < 1 or prod(shape) > _MOST_CELLS:
        extents = " × ".join(f"{extent:,}" for extent in shape)
        raise NotKnown(f"{memory.name} has {extents} cells; up to {_MOST_CELLS:,} are counted")
    made = TensorCoverage(
        memory.name,
        dims,
        shape,
        times=np.zeros(prod(shape), dtype=np.int64),
        shared_by_workgroups=np.zeros(prod(shape), dtype=bool),
        shared_by_waves=np.zeros(prod(shape), dtype=bool),
        shared_by_lanes=np.zeros(prod(shape), dtype=bool),
    )
    batches: list[Batch] = []
    for node in nodes:
        try:
            batches += _cells(comp, graph, node, made, at_most)
            made.writers.append(node)
        except (NotKnown, UnboundSymbol, InexactValue, UnknownMapping) as error:
            made.not_known[node.id] = str(error)
    count_writers(comp, made, batches)
    return made


def _cells(comp: Compilation, graph: Graph, node: GraphNode, made: TensorCoverage, at_most: int | None) -> list[Batch]:
    """The cells a node writes; what lies outside is counted in ``made`` once all of the node is known."""
    if node.op != "write":
        raise NotKnown(f"{node.op} adds to what is there, which is no plain write")
    if node.index is None:
        raise NotKnown("it has no index")
    if any(operand.name == "mask" for operand in node.operands):
        raise NotKnown("a mask that is only known at run time switches lanes off")
    loops = index_loops(comp, graph, node)
    assert comp.manifest.launch is not None and comp.manifest.launch.grid is not None
    batches: list[Batch] = []
    outside, first = 0, None
    for values, thread in grid_rows(comp, loops):
        order = made.dims if set(made.dims) == set(node.index) else tuple(node.index)
        coordinates = element_coordinates(graph, node, order, values, len(thread))
        kept = ~_masked(node, coordinates, values)
        if at_most is not None and kept.shape[1] * _threads(comp) * prod(count for _, count in loops) > at_most:
            raise NotKnown(f"it writes more than {at_most:,} elements over the grid, and that was the limit")
        cells = memory_coordinates(node, coordinates, made.dims, values)
        if not set(made.dims) <= set(cells):
            raise NotKnown(f"its index has {', '.join(cells)}, the tensor {', '.join(made.dims)}")
        inside = np.ones(kept.shape, dtype=bool)
        flat = np.zeros(kept.shape, dtype=np.int64)
        for dim, extent in zip(made.dims, made.shape, strict=True):
            inside &= (cells[dim] >= 0) & (cells[dim] < extent)
            flat = flat * extent + cells[dim]
        astray = kept & ~inside
        if np.any(astray):
            outside += int(np.count_nonzero(astray))
            first = first or _first(comp, node, made, cells, astray, thread)
        kept &= inside
        batches.append(Batch(flat[kept], np.broadcast_to(thread, kept.shape)[kept]))
    made.outside += outside
    made.first_outside = made.first_outside or first
    return batches


def _masked(node: GraphNode, coordinates: Coordinates, values: dict[str, int | IntArray]) -> NDArray[np.bool_]:
    off = np.zeros(next(iter(coordinates.values())).shape, dtype=bool)
    for dim, bound in (node.bounds or {}).items():
        if dim not in coordinates:
            raise NotKnown(f"its bound in {dim} is of no dimension of its index")
        off |= coordinates[dim] >= evaluate(bound, values)
    return off


def index_loops(comp: Compilation, graph: Graph, node: GraphNode) -> list[tuple[str, int]]:
    """Induction symbol and iterations of each loop around the node that its index depends on.

    Raises:
        NotKnown: a loop whose iterations are not known, or a condition around the node.
    """
    regions = {region.id: region for region in graph.regions}
    used = frozenset().union(*(free_symbols(part.start) for part in (node.index or {}).values()))
    used |= frozenset().union(*(free_symbols(bound) for bound in (node.bounds or {}).values()))
    loops: list[tuple[str, int]] = []
    region: Region | None = regions[node.region]
    while region is not None and region.owner is not None:
        owner = graph.nodes[region.owner]
        if region.dim is None or owner.op != "iterate":
            raise NotKnown(f"{owner.op} decides at run time whether it is executed")
        if region.trip_count is None:
            raise NotKnown(f"the iterations of the loop over {region.dim} are not known")
        trips = int(evaluate(region.trip_count, comp.symbol_values))
        symbol = induction(comp, region.dim)
        if trips < 1:
            raise NotKnown(f"the loop over {region.dim} has no iteration")
        if symbol in used:
            loops.append((symbol, trips))
        region = regions.get(owner.region)
    return loops


def _threads(comp: Compilation) -> int:
    launch = comp.manifest.launch
    assert launch is not None and launch.block is not None and launch.grid is not None
    return prod(launch.block) * prod(launch.grid)


def grid_rows(comp: Compilation, loops: list[tuple[str, int]]) -> Iterator[tuple[dict[str, int | IntArray], IntArray]]:
    """Symbol values, as columns, of all threads of the grid in all iterations; and the thread of each row.

    A thread is numbered ``workgroup * threads of a workgroup + thread``.
    """
    launch = comp.manifest.launch
    assert launch is not None and launch.block is not None and launch.grid is not None
    block, grid = launch.block, launch.grid
    threads = _threads(comp)
    total = threads * prod(count for _, count in loops)
    for start in range(0, total, _ROWS_AT_ONCE):
        row = np.arange(start, min(start + _ROWS_AT_ONCE, total), dtype=np.int64)[:, None]
        values: dict[str, int | IntArray] = dict(comp.symbol_values)
        thread, rest = row % threads, row // threads
        in_group, group = thread % prod(block), thread // prod(block)
        for symbol in comp.manifest.symbols:
            axis = int(symbol.name[-1]) if symbol.name[-1:].isdigit() else 0
            if symbol.role == "thread":
                values[symbol.id] = in_group // prod(block[:axis]) % block[axis]
            elif symbol.role == "workgroup":
                values[symbol.id] = group // prod(grid[:axis]) % grid[axis]
        for name, count in loops:
            values[name] = rest % count
            rest = rest // count
        yield values, thread


def _first(
    comp: Compilation,
    node: GraphNode,
    made: TensorCoverage,
    cells: Coordinates,
    astray: NDArray[np.bool_],
    thread: IntArray,
) -> OutOfRange:
    launch = comp.manifest.launch
    assert launch is not None and launch.block is not None and launch.grid is not None
    row, element = (int(place) for place in np.argwhere(astray)[0])
    group, in_group = divmod(int(thread[row, 0]), prod(launch.block))
    x, y, _ = launch.grid
    cell = tuple(int(cells[dim][row, element]) for dim in made.dims)
    return OutOfRange(node, (group % x, group // x % y, group // (x * y)), in_group, cell)


def count_writers(comp: Compilation, made: TensorCoverage, batches: list[Batch]) -> None:
    """Fills in how often each cell is written, and who shares it; gives the arrays the tensor's shape."""
    launch = comp.manifest.launch
    assert launch is not None and launch.block is not None
    for batch in batches:
        made.times += np.bincount(batch.cell, minlength=made.times.size)
    again = made.times > 1
    kept = [(batch.cell[again[batch.cell]], batch.thread[again[batch.cell]]) for batch in batches]
    if kept:
        cell, thread = (np.concatenate(part) for part in zip(*kept, strict=True))
        _share(made, cell, thread, prod(launch.block), wave_size(comp))
    for name in ("times", "shared_by_workgroups", "shared_by_waves", "shared_by_lanes"):
        setattr(made, name, getattr(made, name).reshape(made.shape))


def _share(made: TensorCoverage, cell: IntArray, thread: IntArray, per_group: int, lanes: int) -> None:
    """Marks the cells with several writers.

    Ordered by cell and thread, the writers of a cell stand workgroup by workgroup and wave by wave, so that two of one
    workgroup, or of one wave, are found as neighbours.
    """
    order = np.lexsort((thread, cell))
    cell, thread = cell[order], thread[order]
    same = cell[1:] == cell[:-1]
    group, within = np.divmod(thread, per_group)
    wave = within // lanes
    same_group = same & (group[1:] == group[:-1])
    same_wave = same_group & (wave[1:] == wave[:-1])
    for shared, pairs in (
        (made.shared_by_workgroups, same & ~same_group),
        (made.shared_by_waves, same_group & ~same_wave),
        (made.shared_by_lanes, same_wave & (thread[1:] != thread[:-1])),
    ):
        shared[cell[1:][pairs]] = True
