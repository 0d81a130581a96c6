"""The index of a node as expressions and numbers: what a page needs to make its index map for any place of a launch.

An index map for one workgroup and iteration is an array for each dimension; the expressions behind it are a few
hundred bytes, from which every map follows.  Only what does not hang on the place is worked out here.  A node of which
that cannot be said, such as one whose number of elements differs from iteration to iteration, has no form.
"""

from __future__ import annotations

from typing import Any

import msgspec

from wave_explorer.analysis.access_mapping import UnknownMapping, mapping_text, memory_coordinates
from wave_explorer.analysis.element_order import (
    MOST_ELEMENTS,
    REGISTER_NUMBER,
    lies_apart,
    may_stride_tile,
    operand_values,
    size_of,
    stride_of,
    vector_tile,
)
from wave_explorer.analysis.index_map import (
    ELEMENT_BYTES,
    IndexMap,
    NotKnown,
    Tensor,
    axis_of,
    enclosing_dims,
    index_map,
    induction,
    symbol_values_at,
    why_it_leaves,
)
from wave_explorer.analysis.node_facts import MemorySpace, memory_space
from wave_explorer.record import Compilation, Graph, GraphNode
from wave_explorer.record.evaluation import InexactValue, UnboundSymbol
from wave_explorer.record.expression import Expression, free_symbols

_FIRST = (0, 0, 0)


class TileForm(msgspec.Struct, frozen=True):
    """The vector tile of a value: its dimensions, outermost first, and the elements along each."""

    dims: tuple[str, ...]
    extent: tuple[int, ...]


class TensorForm(msgspec.Struct, frozen=True):
    """The memory behind an access.

    Attributes:
        row_bytes: pitch of the second to last dimension.
        pitch: elements from one index to the next, by dimension.
        base: byte of element 0 (LDS: in the workgroup's LDS).
        edge: why an index leaves an LDS buffer where it does; empty for global memory, whose edge is not looked at.
    """

    name: str
    dims: tuple[str, ...]
    shape: tuple[int, ...]
    row_bytes: int | None
    pitch: tuple[int, ...]
    base: int
    edge: str


class ThroughForm(msgspec.Struct, frozen=True):
    """An index mapping: the dimension of each iterator, and the place in memory by the iterators."""

    iterators: dict[str, str]
    place: dict[str, Expression]


class PlacesForm(msgspec.Struct, frozen=True):
    """What places the elements of each thread; see :mod:`wave_explorer.analysis.element_order`.

    Attributes:
        start, size, stride: by dimension; a stride only where it counts.
        constants: symbols that have a value for this node only.
        apart: the elements lie ``stride`` apart along their dimension.
        strided: dimensions whose stride counts elements of ``tile``, unless the start places each element.
        bounds: from where on an element is switched off, by dimension; not known where ``mask_note`` says why.
        address_note: why there are no addresses, in whatever place.
        loops: induction variables of the loops around the node.
    """

    start: dict[str, Expression]
    size: dict[str, int]
    stride: dict[str, int]
    constants: dict[str, int]
    apart: bool
    strided: list[str]
    tile: TileForm | None
    bounds: dict[str, Expression]
    mask_note: str
    tensor: TensorForm | None
    address_note: str
    through: ThroughForm | None
    loops: list[str]
    trip_count: int | None


class IndexForm(msgspec.Struct, frozen=True):
    """The index of one node; ``places`` is None where ``not_known`` says why no place has a map.

    ``mapping`` is the index mapping between the index and the memory as text, empty where there is none.
    """

    space: MemorySpace
    mapping: str
    element_bytes: int
    dims: tuple[str, ...]
    not_known: str
    places: PlacesForm | None


class SymbolForms(msgspec.Struct, frozen=True):
    """What the symbols of a compile stand for.

    Attributes:
        values: those with one value for the whole launch, by symbol id.
        thread_axes, workgroup_axes: those that are a thread's or workgroup's place along an axis.
        bound: those that the hyperparameters bind to expressions of others.
    """

    values: dict[str, int]
    thread_axes: dict[str, int]
    workgroup_axes: dict[str, int]
    bound: dict[str, Expression]


def symbol_forms(comp: Compilation) -> SymbolForms:
    """The symbols of a compile."""
    symbols = comp.manifest.symbols
    return SymbolForms(
        comp.symbol_values | {symbol.id: 0 for symbol in symbols if symbol.role == "device"},
        {symbol.id: axis_of(symbol.name) for symbol in symbols if symbol.role == "thread"},
        {symbol.id: axis_of(symbol.name) for symbol in symbols if symbol.role == "workgroup"},
        {symbol.id: symbol.expression for symbol in symbols if symbol.expression is not None},
    )


def index_form(comp: Compilation, stage: str, node: GraphNode) -> IndexForm | None:
    """The form of a node's index as it stood after ``stage``.

    Args:
        comp: the record.
        stage: id of an fx stage.
        node: of that stage.

    Returns:
        None where only an evaluation for the very place can say what there is.
    """
    graph = comp.graph(stage)
    space: MemorySpace = memory_space(graph, node) or "register"
    mapping = mapping_text(graph, node)
    own_bytes = ELEMENT_BYTES.get(node.type.dtype, 0) if node.type is not None else 0
    try:
        found = index_map(comp, stage, node.id, workgroup=_FIRST, masks_needed=False)
    except NotKnown as reason:
        if isinstance(reason.__cause__, InexactValue):
            return None
        return IndexForm(space, mapping, own_bytes, tuple(node.index or ()), str(reason), None)
    try:
        places = _places(comp, graph, node, found)
    except (InexactValue, UnboundSymbol):
        return None
    if places is None:
        return None
    element_bytes = found.tensor.element_bytes if found.tensor is not None else own_bytes
    return IndexForm(space, mapping, element_bytes, found.dims, "", places)


def _places(comp: Compilation, graph: Graph, node: GraphNode, found: IndexMap) -> PlacesForm | None:
    """Works out what holds in every place.

    Raises:
        UnboundSymbol, InexactValue: something has no value.
    """
    index = node.index or {}
    dims, tensor = found.dims, found.tensor
    moving = _moving(comp, graph, node)
    region = next((one for one in graph.regions if one.id == node.region), None)
    memory = graph.nodes.get(node.memory) if node.memory is not None else None
    fixed: list[Expression] = [index[dim].size for dim in dims]
    if region is not None and region.trip_count is not None:
        fixed.append(region.trip_count)
    if memory is not None and memory.type is not None:
        fixed.extend(memory.type.dims)
    if any(free_symbols(one) & moving for one in fixed) or found.elements > MOST_ELEMENTS:
        return None
    values, _ = symbol_values_at(comp, graph, node, _FIRST, 0)
    constants = operand_values(graph, node)
    known = {**values, **constants}
    sizes = {dim: size_of(index[dim].size, known) for dim in dims}
    candidates = may_stride_tile(node, dims, list(sizes.values()))
    counting = dims if lies_apart(node) else candidates
    if any(free_symbols(index[dim].stride) & moving for dim in counting):
        return None
    strides = {dim: stride_of(index[dim], known) for dim in counting}
    strided = [dim for dim in candidates if strides[dim] > 1]
    tile = vector_tile(graph, node, dims) if strided else None
    note = _address_note(node, found, tensor, known)
    if note is None:
        return None
    return PlacesForm(
        start={dim: index[dim].start for dim in dims},
        size=sizes,
        stride=strides,
        constants=constants,
        apart=lies_apart(node),
        strided=strided,
        tile=None if tile is None else TileForm(tuple(tile), tuple(tile.values())),
        bounds=dict(node.bounds or {}),
        mask_note=found.mask_note,
        tensor=None if tensor is None else _tensor_form(node, tensor),
        address_note=note,
        through=None if note else _through(node),
        loops=[induction(comp, dim) for dim in enclosing_dims(graph, node)],
        trip_count=found.trip_count,
    )


def _moving(comp: Compilation, graph: Graph, node: GraphNode) -> frozenset[str]:
    """Symbols whose value hangs on the thread, the workgroup, the iteration or the element."""
    symbols = comp.manifest.symbols
    moving = {symbol.id for symbol in symbols if symbol.role in ("thread", "workgroup")}
    moving |= {induction(comp, dim) for dim in enclosing_dims(graph, node)} | {REGISTER_NUMBER}
    return frozenset(
        moving | {one.id for one in symbols if one.expression is not None and free_symbols(one.expression) & moving}
    )


def _address_note(node: GraphNode, found: IndexMap, tensor: Tensor | None, known: dict[str, Any]) -> str | None:
    """Why there are no addresses in any place, empty where there are some; None where that hangs on the place."""
    if node.memory is None or tensor is None:
        return found.address_note
    try:
        inside = memory_coordinates(node, found.coordinates, tensor.dims, known)
    except (UnknownMapping, UnboundSymbol):
        return found.address_note
    except InexactValue:
        return None
    if not set(tensor.dims) <= set(inside):
        return found.address_note
    leaves = tensor.space == "LDS" and found.address_note == why_it_leaves(node)
    return "" if found.address is not None or leaves else None


def _tensor_form(node: GraphNode, tensor: Tensor) -> TensorForm:
    return TensorForm(
        tensor.name,
        tensor.dims,
        tensor.shape,
        tensor.pitch[-2] * tensor.element_bytes if len(tensor.pitch) > 1 else None,
        tensor.pitch,
        tensor.base,
        why_it_leaves(node) if tensor.space == "LDS" else "",
    )


def _through(node: GraphNode) -> ThroughForm | None:
    """The index mapping of an access."""
    mapping: dict[str, Any] | None = node.attributes.get("mapping")
    if mapping is None:
        return None
    written = mapping["outputs"] if "write" in node.op else mapping["inputs"]
    return ThroughForm(
        dict(zip(mapping["iterators"], node.index or {}, strict=False)),
        {dim: msgspec.convert(expression, Expression) for dim, expression in written.items()},
    )
