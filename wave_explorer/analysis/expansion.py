"""Into how many copies expansion made each operation, and why: tile, waves and vector of each dimension.

Along a dimension whose tile has T elements, shared by W waves that take V elements at a time, an operation becomes
ceil(T / (W · V)) copies (wave-lang 3.9: ``expansion_utils.get_dim_scaling``).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import prod

from wave_explorer.analysis.diagnostics.distribution import Distribution
from wave_explorer.analysis.index_map import NotKnown, wave_size
from wave_explorer.record import Compilation, Graph, GraphNode
from wave_explorer.record.evaluation import InexactValue, UnboundSymbol, evaluate
from wave_explorer.record.expression import Expression, free_symbols, to_text

PASS = "expand_graph"

REDUCTIONS = ("sum", "max", "min", "prod", "topk")
_LOOP_RESULTS = ("get_result", "getitem")
_OWN_DIMS_ONLY = ("broadcast", "reshape", "read", "iter_arg", "register", "self_index", *_LOOP_RESULTS)


@dataclass(frozen=True)
class DimensionCopies:
    """What expansion does to an operation along one dimension.

    Attributes:
        tile: T in elements, ``tile_text`` as an expression; None where it is not known in numbers.
        rule: what T comes from: the constraint, or that the dimension has none.
        waves: W, of the workgroup along this dimension.
        vector: V in elements.
        expected: the copies that the formula gives; None where T, W or V is not known.
        copies: different copy numbers among the copies that are there.
    """

    dim: str
    tile: int | None
    tile_text: str
    rule: str
    waves: int | None
    vector: int | None
    expected: int | None
    copies: int

    @property
    def formula(self) -> str:
        """``⌈64 / (2 · 16)⌉ = 2``; a vector of 0 elements is Wave's mark for a dim that no vector lies along."""
        if self.vector == 0:
            return "no vector along it: 1"
        t, w, v = ("?" if part is None else str(part) for part in (self.tile, self.waves, self.vector))
        return f"⌈{t} / ({w} · {v})⌉ = {'?' if self.expected is None else self.expected}"


@dataclass(frozen=True)
class Copy:
    """One copy: ``at`` gives its number along each dimension of the operation."""

    node: GraphNode
    at: dict[str, int]


@dataclass(frozen=True)
class ExpandedOperation:
    """An operation of the source and its copies, in the order of the graph.

    Attributes:
        source: in the graph before expansion.
        dims: dimensions of the operation (of its value, its memory or its factors) that expansion looks at.
    """

    source: GraphNode
    dims: tuple[DimensionCopies, ...]
    copies: tuple[Copy, ...]

    @property
    def expected(self) -> int | None:
        """Copies by the formula; None where a dimension's is not known."""
        counts = [dim.expected for dim in self.dims]
        return None if None in counts else prod(count for count in counts if count is not None)


@dataclass(frozen=True)
class Expansion:
    """What ``expand_graph`` did.

    Attributes:
        stage: id of the stage.
        before, after: its graphs.
        operations: those that were copied, in the order of the source.
        kept: nodes that expansion leaves as they are (arguments, LDS buffers, loops).
    """

    stage: str
    before: Graph
    after: Graph
    operations: tuple[ExpandedOperation, ...]
    kept: tuple[GraphNode, ...]


def expansion(comp: Compilation) -> Expansion:
    """Reads the expansion off the graphs before and after it.

    Raises:
        NotKnown: the compile did not get that far, or the graphs were not captured.
    """
    stage = next((one for one in comp.stages if one.layer == "fx" and one.name == PASS), None)
    if stage is None or stage.before is None or stage.after is None or stage.status != "ok":
        raise NotKnown(_why_not(comp))
    before, after = comp.graph(stage, before=True), comp.graph(stage)
    copies = _copies(before, after)
    counter = _Counter(comp)
    operations = tuple(
        ExpandedOperation(source, counter.dimensions(before, source, copies[source.id]), tuple(copies[source.id]))
        for source in _in_order(before)
        if source.id in copies
    )
    kept = tuple(node for node in _in_order(before) if node.id in after.nodes and node.id not in copies)
    return Expansion(stage.id, before, after, operations, kept)


def _why_not(comp: Compilation) -> str:
    if any(stage.name == PASS for stage in comp.stages):
        return "expansion failed or was switched off in this compile"
    return "the compile ended before expansion" if comp.error is not None else "no expansion was recorded"


def _in_order(graph: Graph) -> Iterator[GraphNode]:
    for region in graph.regions:
        yield from (graph.nodes[key] for key in region.nodes)


def _copies(before: Graph, after: Graph) -> dict[str, list[Copy]]:
    """Copies by the id of their source."""
    found: dict[str, list[Copy]] = {}
    for node in _in_order(after):
        if node.id in before.nodes:
            continue
        source = node.lineage
        at = node.expanded_dims
        if node.op in _LOOP_RESULTS:
            source, at = _result_source(before, after, node)
        if source is None or source not in before.nodes:
            continue
        dims = dimensions_of(before, before.nodes[source])
        found.setdefault(source, []).append(Copy(node, {dim: (at or {}).get(dim, 0) for dim in dims}))
    return found


def _result_source(before: Graph, after: Graph, node: GraphNode) -> tuple[str | None, dict[str, int] | None]:
    """Expansion makes the results of a loop anew: which one a result is follows from the value that the loop returns.

    Returns:
        Id of the result before expansion, and the copy numbers of the returned value.
    """
    position = node.attributes.get("res_idx")
    loop = next((edge.node for edge in node.operands if edge.name == "value"), None)
    returned = _returned(after, loop).get(position) if isinstance(position, int) else None
    value = after.nodes.get(returned) if returned is not None else None
    if loop is None or value is None or value.lineage is None:
        return None, None
    for old in before.nodes.values():
        of_loop = old.op in _LOOP_RESULTS and any(edge.node == loop for edge in old.operands)
        if of_loop and _returned(before, loop).get(old.attributes.get("res_idx")) == value.lineage:
            return old.id, value.expanded_dims
    return None, None


def _returned(graph: Graph, loop: str | None) -> dict[int | None, str]:
    """Ids of the values that a loop returns, by position."""
    region = next((region for region in graph.regions if region.owner == loop), None)
    output = graph.nodes[region.nodes[-1]] if region is not None and region.nodes else None
    if output is None or output.op != "output":
        return {}
    return dict(enumerate(edge.node for edge in output.operands if edge.name.startswith("return_vals")))


def dimensions_of(graph: Graph, node: GraphNode) -> tuple[str, ...]:
    """Dimensions by which expansion tells the copies of an operation apart: those of its value and of its factors."""
    if node.op == "write" and node.memory is not None:
        dims = _value_dims(graph, graph.nodes[node.memory])
    elif node.op in _OWN_DIMS_ONLY:
        dims = _value_dims(graph, node)
    else:
        sources = [node, *(graph.nodes[edge.node] for edge in node.operands if edge.node in graph.nodes)]
        dims = tuple(dim for source in sources for dim in _value_dims(graph, source))
    # A reduction has all dimensions of its source but the one that it takes away.
    reduced = node.attributes.get("dim") if node.op in REDUCTIONS else None
    return tuple(dim for dim in dict.fromkeys(dims) if dim != reduced)


def _value_dims(graph: Graph, node: GraphNode) -> tuple[str, ...]:
    if node.op == "self_index":
        return (str(node.attributes.get("dim")),)
    if node.type is not None:
        return tuple(_base(dim) for dim in node.type.dims)
    sources = (graph.nodes[edge.node] for edge in node.operands if edge.node in graph.nodes)
    return tuple(dim for source in sources for dim in _value_dims(graph, source))


def _base(dim: Expression) -> str:
    """The dimension behind ``K/32``."""
    symbols = sorted(free_symbols(dim))
    return symbols[0] if len(symbols) == 1 else to_text(dim)


class _Counter:
    """Tile, waves and vector of operations under one kernel's constraints."""

    def __init__(self, comp: Compilation) -> None:
        self._distribution = Distribution(comp)
        self._waves = _waves_per_axis(comp)

    def dimensions(self, graph: Graph, source: GraphNode, copies: list[Copy]) -> tuple[DimensionCopies, ...]:
        return tuple(
            self._dimension(source, dim, len({copy.at[dim] for copy in copies})) for dim in dimensions_of(graph, source)
        )

    def _dimension(self, source: GraphNode, dim: str, copies: int) -> DimensionCopies:
        tile, text, rule, axis = self._tile(source, dim)
        # Workgroup dims beyond the third share its axis, and no waves lie along them.
        waves = 1 if axis is None or axis > 2 else self._waves[axis] if self._waves is not None else None
        shape = (source.vector_shapes or {}).get(dim)
        vector = self._distribution.number(shape) if shape is not None else None
        if vector == 0:
            return DimensionCopies(dim, tile, text, rule, waves, 0, 1, copies)
        known = tile is not None and waves is not None and vector is not None
        expected = max(-(-tile // (waves * vector)), 1) if known else None  # type: ignore[operator]
        return DimensionCopies(dim, tile, text, rule, waves, vector, expected, copies)

    def _tile(self, source: GraphNode, dim: str) -> tuple[int | None, str, str, int | None]:
        """T, its text, what it comes from, and the axis along which waves share it."""
        for tiles in (self._distribution.workgroup, self._distribution.tiling):
            for tile in tiles:
                if tile.dim == dim and tile.size is not None:
                    size = self._scaled(source, dim, tile.size)
                    axis = tile.constraint.settings.get("workgroup_dim")
                    shown = tile.constraint.expression("tile_size")
                    text = "" if shown is None else to_text(shown)
                    return size, text, tile.constraint.kind, axis if isinstance(axis, int) else None
        extent = self._distribution.values.get(dim)
        return extent, dim, "no constraint: the whole dimension", None

    def _scaled(self, source: GraphNode, dim: str, size: int) -> int:
        """The tile in elements of a value whose shape is an expression of the dimension (``K/32``)."""
        for shape in source.type.dims if source.type is not None else ():
            if _base(shape) == dim and to_text(shape) != dim:
                try:
                    return int(evaluate(shape, {**self._distribution.values, dim: size}))
                except (UnboundSymbol, InexactValue):
                    return size
        return size


def _waves_per_axis(comp: Compilation) -> tuple[int, int, int] | None:
    launch = comp.manifest.launch
    if launch is None or launch.block is None:
        return None
    x, y, z = launch.block
    return x // wave_size(comp), y, z
