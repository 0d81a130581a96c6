"""Which part of each tensor every workgroup of the grid reads and writes, from the recorded index expressions.

The index of an access is a sum.  Where no addend mixes workgroup ids with threads or loop iterations, the extent of the
tile is exact by interval arithmetic over three independent sums, for any size of grid; else every thread, iteration and
workgroup is evaluated.  The workgroup ids in the expressions are those of the launch, so what a reordering constraint
has put in their place counts as it was captured.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod

import numpy as np

from wave_explorer.analysis.access_mapping import UnknownMapping, memory_coordinates
from wave_explorer.analysis.addends import addends
from wave_explorer.analysis.coverage import check_launch, grid_rows, index_loops
from wave_explorer.analysis.element_order import element_coordinates
from wave_explorer.analysis.global_instructions import accesses_of, kind_of
from wave_explorer.analysis.index_map import ELEMENT_BYTES, NotKnown
from wave_explorer.record import Compilation, Graph, GraphNode
from wave_explorer.record.evaluation import InexactValue, IntArray, UnboundSymbol, evaluate
from wave_explorer.record.expression import Expression, Term, free_symbols, to_text

MOST_ELEMENTS = 30_000_000
"""Elements of an access whose index mixes workgroups and threads, over the whole grid, beyond which it is left out."""

_MOST_CELLS = 4_000_000
"""Elements of workgroup 0 up to which its distinct cells are counted."""


@dataclass(frozen=True)
class Tile:
    """A box of a tensor: first element and one past the last, per dimension."""

    start: tuple[int, ...]
    stop: tuple[int, ...]

    @property
    def cells(self) -> int:
        """Elements of the box."""
        return prod(stop - start for start, stop in zip(self.start, self.stop, strict=True))


@dataclass(frozen=True)
class TensorTiles:
    """What the workgroups do with one tensor.

    Attributes:
        name, dtype: of the kernel argument.
        kind: read or write.
        dims, shape: of the tensor; ``element_bytes`` of one element.
        tiles: different boxes, in the order in which the workgroups come to them.
        tile_of: for each workgroup in linear order its box; -1 where it accesses nothing.
        cells: distinct elements that workgroup 0 accesses; None where they were not counted.
        not_known: why there are no tiles, else empty.
    """

    name: str
    dtype: str
    kind: str
    dims: tuple[str, ...]
    shape: tuple[int, ...]
    element_bytes: int
    tiles: tuple[Tile, ...] = ()
    tile_of: IntArray = field(default_factory=lambda: np.zeros(0, np.int64))
    cells: int | None = None
    not_known: str = ""

    @property
    def dense(self) -> bool | None:
        """Whether workgroup 0 accesses every element of its box; None where they were not counted."""
        if self.cells is None or not len(self.tile_of) or self.tile_of[0] < 0:
            return None
        return self.tiles[int(self.tile_of[0])].cells == self.cells


def workgroup_tiles(comp: Compilation) -> tuple[TensorTiles, ...]:
    """Tiles of every tensor that the last fx graph reads or writes, in the order of its accesses.

    Args:
        comp: the record.

    Raises:
        NotKnown: no graph was recorded, or the grid is not known in numbers.
    """
    graph = comp.last_graph()
    if graph is None:
        raise NotKnown("no fx graph was recorded")
    check_launch(comp)
    by_tensor: dict[tuple[str, str], list[GraphNode]] = {}
    for node in accesses_of(graph):
        by_tensor.setdefault((str(node.memory), kind_of(node)), []).append(node)
    return tuple(_tensor(comp, graph, graph.nodes[key], kind, nodes) for (key, kind), nodes in by_tensor.items())


def workgroup_count(comp: Compilation) -> int:
    """Workgroups of the launch, whose grid must be known."""
    launch = comp.manifest.launch
    assert launch is not None and launch.grid is not None
    return prod(launch.grid)


def _tensor(comp: Compilation, graph: Graph, memory: GraphNode, kind: str, nodes: Sequence[GraphNode]) -> TensorTiles:
    dtype = memory.type.dtype if memory.type is not None else ""
    dims = tuple(to_text(dim) for dim in memory.type.dims) if memory.type is not None else ()
    try:
        shape = tuple(int(evaluate(dim, comp.symbol_values)) for dim in memory.type.dims) if memory.type else ()
        made = TensorTiles(memory.name, dtype, kind, dims, shape, ELEMENT_BYTES.get(dtype, 0))
        if not made.element_bytes:
            raise NotKnown(f"the size of a {dtype} is less than a byte, or not known")
        low, high = _boxes(comp, graph, nodes, made)
        tiles, tile_of = _distinct(low, high)
        if not tiles:
            raise NotKnown("no access lies inside it")
        return TensorTiles(
            memory.name, dtype, kind, dims, shape, made.element_bytes, tiles, tile_of,
            _cells_of_first(comp, graph, nodes, made),
        )  # fmt: skip
    except (NotKnown, UnboundSymbol, InexactValue, UnknownMapping) as error:
        return TensorTiles(memory.name, dtype, kind, dims, (), ELEMENT_BYTES.get(dtype, 0), not_known=str(error))


def _boxes(comp: Compilation, graph: Graph, nodes: Iterable[GraphNode], made: TensorTiles) -> tuple[IntArray, IntArray]:
    """First element and one past the last, (workgroups, dims), over all accesses; empty boxes have low ≥ high."""
    count = workgroup_count(comp)
    low = np.full((count, len(made.dims)), np.iinfo(np.int64).max)
    high = np.full((count, len(made.dims)), np.iinfo(np.int64).min)
    for node in nodes:
        if node.index is None:
            raise NotKnown(f"{node.name} has no index")
        if any(operand.name == "mask" for operand in node.operands):
            raise NotKnown(f"a mask that is only known at run time switches lanes of {node.name} off")
        own = _by_sums(comp, graph, node, made)
        if own is None:
            own = _by_enumeration(comp, graph, node, made)
        some = np.all(own[0] < own[1], axis=1)[:, None]
        low, high = np.where(some, np.minimum(low, own[0]), low), np.where(some, np.maximum(high, own[1]), high)
    return low, high


def _by_sums(comp: Compilation, graph: Graph, node: GraphNode, made: TensorTiles) -> tuple[IntArray, IntArray] | None:
    """The box of each workgroup by interval arithmetic; None where an addend mixes what has to be apart."""
    assert node.index is not None
    place = _dims_of_index(node, made.dims)
    if place is None:
        return None
    loops = index_loops(comp, graph, node)
    groups = {symbol.id for symbol in comp.manifest.symbols if symbol.role == "workgroup"}
    turning = {name for name, _ in loops}
    at_first: dict[str, int | IntArray] = {**comp.symbol_values, **dict.fromkeys(groups | turning, 0)}
    threads = _thread_values(comp)
    order = tuple(node.index) if node.op == "write" or set(made.dims) != set(node.index) else made.dims
    local = element_coordinates(graph, node, order, {**at_first, **threads}, _threads(comp))
    low, high = [], []
    for dim in made.dims:
        own = place[dim]
        parts = list(_summands(node.index[own].start, groups | turning | set(threads)))
        of_groups, of_turns = [], []
        for part in parts:
            used = free_symbols(part)
            kinds = [bool(used & groups), bool(used & turning), bool(used & set(threads))]
            if sum(kinds) > 1:
                return None
            if kinds[0]:
                of_groups.append(part)
            elif kinds[1]:
                of_turns.append(part)
        base = _sum(of_groups, _group_values(comp, at_first)) - _sum(of_groups, at_first)
        turns = _sum(of_turns, {**at_first, **_turn_values(loops)}) - _sum(of_turns, at_first)
        first = base + int(np.min(turns)) + int(local[own].min())
        last = base + int(np.max(turns)) + int(local[own].max()) + 1
        bound = (node.bounds or {}).get(own)
        if bound is not None:
            if free_symbols(bound) - set(comp.symbol_values):
                return None
            last = np.minimum(last, int(evaluate(bound, comp.symbol_values)))
        low.append(np.broadcast_to(first, (workgroup_count(comp),)))
        high.append(np.broadcast_to(last, (workgroup_count(comp),)))
    if any(dim not in place.values() for dim in node.bounds or {}):
        return None
    return np.stack(low, axis=1), np.stack(high, axis=1)


def _dims_of_index(node: GraphNode, dims: tuple[str, ...]) -> dict[str, str] | None:
    """By dimension of the memory the dimension of the index that is its coordinate; None where it is none."""
    index = node.index or {}
    mapping = node.attributes.get("mapping")
    if mapping is None:
        return {dim: dim for dim in dims} if set(dims) <= set(index) else None
    if mapping.get("dynamic"):
        raise NotKnown("the access goes through an index mapping that reads values at run time")
    side = mapping["outputs"] if "write" in node.op else mapping["inputs"]
    iterators = dict(zip(mapping["iterators"], index, strict=False))
    found = {}
    for dim in dims:
        # In JSON an iterator alone is ["sym", [name]].
        expression = side.get(dim)
        name = expression[1][0] if isinstance(expression, list) and expression[0] == "sym" else None
        if name not in iterators:
            return None
        found[dim] = iterators[name]
    return found


def _summands(expression: Expression, varying: set[str]) -> Iterable[Expression]:
    """Addends of an index, with constant factors multiplied out."""
    for part in addends(expression):
        if isinstance(part, Term) and part.op == "mul":
            sums = [one for one in part.args if isinstance(one, Term) and one.op == "add"]
            others = [one for one in part.args if one not in sums]
            fixed = all(isinstance(one, int) or not free_symbols(_expression(one)) & varying for one in others)
            if len(sums) == 1 and others and fixed:
                for one in addends(sums[0]):
                    yield from _summands(Term("mul", (*others, one)), varying)
                continue
        yield part


def _expression(argument: Term | int | str) -> Expression:
    assert not isinstance(argument, str), "a factor is never text"
    return argument


def _sum(parts: Sequence[Expression], values: Mapping[str, int | IntArray]) -> IntArray:
    if not parts:
        return np.asarray(0, dtype=np.int64)
    whole = parts[0] if len(parts) == 1 else Term("add", tuple(parts))
    return evaluate(whole, values)


def _threads(comp: Compilation) -> int:
    launch = comp.manifest.launch
    assert launch is not None and launch.block is not None
    return prod(launch.block)


def _thread_values(comp: Compilation) -> dict[str, IntArray]:
    """Thread ids as columns (threads, 1)."""
    launch = comp.manifest.launch
    assert launch is not None and launch.block is not None
    block, linear = launch.block, np.arange(_threads(comp), dtype=np.int64)[:, None]
    return {
        symbol.id: linear // prod(block[: _axis(symbol.name)]) % block[_axis(symbol.name)]
        for symbol in comp.manifest.symbols
        if symbol.role == "thread"
    }


def _group_values(comp: Compilation, others: Mapping[str, int | IntArray]) -> dict[str, int | IntArray]:
    """Workgroup ids of the whole grid in linear order, x fastest, (workgroups,)."""
    launch = comp.manifest.launch
    assert launch is not None and launch.grid is not None
    grid, linear = launch.grid, np.arange(workgroup_count(comp), dtype=np.int64)
    return {
        **others,
        **{
            symbol.id: linear // prod(grid[: _axis(symbol.name)]) % grid[_axis(symbol.name)]
            for symbol in comp.manifest.symbols
            if symbol.role == "workgroup"
        },
    }


def _turn_values(loops: Sequence[tuple[str, int]]) -> dict[str, IntArray]:
    """Iterations of nested loops, every combination."""
    counts = [count for _, count in loops]
    rest = np.arange(prod(counts), dtype=np.int64)
    found = {}
    for name, count in loops:
        found[name] = rest % count
        rest = rest // count
    return found


def _axis(name: str) -> int:
    return int(name[-1]) if name[-1:].isdigit() else 0


def _by_enumeration(comp: Compilation, graph: Graph, node: GraphNode, made: TensorTiles) -> tuple[IntArray, IntArray]:
    """The box of each workgroup from every thread in every iteration."""
    assert node.index is not None
    loops = index_loops(comp, graph, node)
    count = workgroup_count(comp)
    low = np.full((count, len(made.dims)), np.iinfo(np.int64).max)
    high = np.full((count, len(made.dims)), np.iinfo(np.int64).min)
    for values, thread in grid_rows(comp, loops):
        cells, kept = _cells(graph, node, made, values, len(thread))
        total = kept.shape[1] * _threads(comp) * count * prod(turns for _, turns in loops)
        if total > MOST_ELEMENTS:
            raise NotKnown(
                f"the index of {node.name} mixes workgroup and thread ids, and {total:,} elements over the grid are "
                "too many to go through"
            )
        group = np.broadcast_to(thread // _threads(comp), kept.shape)[kept]
        for axis, dim in enumerate(made.dims):
            np.minimum.at(low[:, axis], group, cells[dim][kept])
            np.maximum.at(high[:, axis], group, cells[dim][kept] + 1)
    return low, high


def _cells(
    graph: Graph, node: GraphNode, made: TensorTiles, values: dict[str, int | IntArray], rows: int
) -> tuple[dict[str, IntArray], np.ndarray]:
    """Coordinates in the tensor of each element of each row, and whether it is accessed."""
    assert node.index is not None
    order = made.dims if set(made.dims) == set(node.index) else tuple(node.index)
    coordinates = element_coordinates(graph, node, order, values, rows)
    kept = np.ones(next(iter(coordinates.values())).shape, dtype=bool)
    for dim, bound in (node.bounds or {}).items():
        if dim not in coordinates:
            raise NotKnown(f"the bound of {node.name} in {dim} is of no dimension of its index")
        kept &= coordinates[dim] < evaluate(bound, values)
    cells = memory_coordinates(node, coordinates, made.dims, values)
    if not set(made.dims) <= set(cells):
        raise NotKnown(f"the index of {node.name} has {', '.join(cells)}, the tensor {', '.join(made.dims)}")
    return {dim: np.asarray(cells[dim]) for dim in made.dims}, kept


def _cells_of_first(comp: Compilation, graph: Graph, nodes: Sequence[GraphNode], made: TensorTiles) -> int | None:
    """Distinct elements that workgroup 0 accesses, None where there are too many to count."""
    groups = {symbol.id for symbol in comp.manifest.symbols if symbol.role == "workgroup"}
    found: list[IntArray] = []
    budget = _MOST_CELLS
    for node in nodes:
        loops = index_loops(comp, graph, node)
        turns = _turn_values(loops)
        for turn in range(prod(count for _, count in loops)):
            values: dict[str, int | IntArray] = {
                **comp.symbol_values, **dict.fromkeys(groups, 0), **_thread_values(comp),
                **{name: int(each[turn]) for name, each in turns.items()},
            }  # fmt: skip
            cells, kept = _cells(graph, node, made, values, _threads(comp))
            budget -= kept.size
            if budget < 0:
                return None
            flat = np.zeros(kept.shape, dtype=np.int64)
            for dim, extent in zip(made.dims, made.shape, strict=True):
                flat = flat * max(extent, 1) + cells[dim]
            found.append(np.unique(flat[kept]))
    return int(np.unique(np.concatenate(found)).size) if found else 0


def _distinct(low: IntArray, high: IntArray) -> tuple[tuple[Tile, ...], IntArray]:
    """Different boxes in the order of their first workgroup, and the box of each workgroup."""
    rows = np.concatenate([low, high], axis=1)
    empty = np.any(low >= high, axis=1)
    unique, first, inverse = np.unique(rows, axis=0, return_index=True, return_inverse=True)
    inverse = inverse.ravel()
    dims = low.shape[1]
    kept = [place for place in np.argsort(first) if not empty[first[place]]]
    number = {int(place): position for position, place in enumerate(kept)}
    tiles = tuple(Tile(tuple(unique[place, :dims].tolist()), tuple(unique[place, dims:].tolist())) for place in kept)
    return tiles, np.array([number.get(int(place), -1) for place in inverse], dtype=np.int64)
