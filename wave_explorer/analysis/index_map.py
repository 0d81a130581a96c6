"""Which element and which byte each thread of a workgroup touches, from a node's recorded index."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod

import numpy as np
from numpy.typing import NDArray

from wave_explorer.analysis.access_mapping import UnknownMapping, memory_coordinates
from wave_explorer.analysis.element_order import Coordinates, Values, element_coordinates
from wave_explorer.analysis.node_facts import MemorySpace, memory_space
from wave_explorer.record import Allocation, Compilation, Graph, GraphNode
from wave_explorer.record.evaluation import InexactValue, IntArray, UnboundSymbol, evaluate
from wave_explorer.record.expression import Expression, free_symbols, to_text

ELEMENT_BYTES = {
    "f64": 8, "i64": 8, "f32": 4, "i32": 4, "f16": 2, "bf16": 2, "i16": 2, "i8": 1, "bool": 1, "i1": 1,
    "f8E4M3FN": 1, "f8E5M2": 1, "f8E4M3FNUZ": 1, "f8E5M2FNUZ": 1, "f8E8M0FNU": 1,
}  # fmt: skip
"""Bytes of one element in memory, by Wave's dtype name (types of less than a byte are not listed)."""


# Beyond it int64 arithmetic on addresses would wrap; no memory is that large.
_FARTHEST_BYTE = 1 << 61


class NotKnown(LookupError):
    """The record does not say where the node's elements are; the message gives the reason."""


@dataclass(frozen=True)
class Tensor:
    """The memory behind an access: a kernel argument or an LDS allocation.

    Attributes:
        name: of the argument or allocation.
        dims: dimension ids, outermost first; ``shape`` in elements.
        pitch: elements from one index to the next, per dimension (row-major, with LDS padding).
        base: byte offset of element 0 from the start of the tensor (LDS: of the workgroup's LDS).
        space: global or LDS.
    """

    name: str
    dims: tuple[str, ...]
    shape: tuple[int, ...]
    pitch: tuple[int, ...]
    element_bytes: int
    base: int
    space: MemorySpace


@dataclass(frozen=True)
class IndexMap:
    """One node's index, evaluated for every thread of one workgroup in one loop iteration.

    Attributes:
        dims: dimension ids in memory order where the memory is known, else in the value's order.
        coordinates: per dimension an array (threads, elements).
        in_memory: the same per dimension of the memory, which differ where the access has an index mapping; None
            where ``address`` is.
        address: byte addresses (threads, elements); None with the reason in ``address_note``.
        masked: True where the node's bounds switch the element off; None where the node has no bounds.
        mask_note: why the bounds are not known, empty where they are or where there are none.
        trip_count: iterations of the innermost loop around the node, None where there is none or it is not known.
    """

    node: GraphNode
    space: MemorySpace
    dims: tuple[str, ...]
    coordinates: Coordinates
    in_memory: Coordinates | None
    address: IntArray | None
    address_note: str
    masked: NDArray[np.bool_] | None
    tensor: Tensor | None
    threads: int
    elements: int
    wave_size: int
    workgroup: tuple[int, int, int]
    iteration: int | Mapping[str, int]
    trip_count: int | None
    mask_note: str = ""


def index_map(
    comp: Compilation,
    stage: str,
    node_id: str,
    *,
    workgroup: tuple[int, int, int] = (0, 0, 0),
    iteration: int | Mapping[str, int] = 0,
    known: Values | None = None,
    masks_needed: bool = True,
) -> IndexMap:
    """Evaluates a node's index as it stood after ``stage``.

    Args:
        comp: the record.
        stage: id of an fx stage.
        node_id: id of a node of that stage.
        workgroup: workgroup id per axis.
        iteration: of the loops around the node (counted from 0): of all of them, or by their dimension.
        known: values that only a launch has, by symbol id: dynamic dims, symbols that the kernel sets, values that an
            index mapping reads.
        masks_needed: refuse an index whose bounds are not known (those of a dynamic dim); else it is evaluated, and
            ``mask_note`` says that masks are missing.

    Raises:
        NotKnown: the node has no index there, a symbol in it has no value, or the launch is not known.
    """
    graph = comp.graph(stage)
    node = graph.nodes[node_id]
    if not node.index:
        raise NotKnown(f"{node.name} has no index after {stage}: the compiler sets it in a later pass, or never")
    values, threads = symbol_values_at(comp, graph, node, workgroup, iteration)
    values |= known or {}
    found = map_rows(comp, graph, node, values, threads, masks_needed=masks_needed)
    return IndexMap(
        node=node,
        space=memory_space(graph, node) or "register",
        dims=found.dims,
        coordinates=found.coordinates,
        in_memory=found.in_memory,
        address=found.address,
        address_note=found.address_note,
        masked=found.masked,
        tensor=found.tensor,
        threads=threads,
        elements=next(iter(found.coordinates.values())).shape[1],
        wave_size=wave_size(comp),
        workgroup=workgroup,
        iteration=iteration,
        trip_count=_trip_count(graph, node, values),
        mask_note=found.mask_note,
    )


@dataclass(frozen=True)
class MappedRows:
    """A node's index, evaluated for any rows of threads; the attributes are those of :class:`IndexMap`."""

    dims: tuple[str, ...]
    coordinates: Coordinates
    in_memory: Coordinates | None
    address: IntArray | None
    address_note: str
    masked: NDArray[np.bool_] | None
    tensor: Tensor | None
    mask_note: str = ""


def map_rows(
    comp: Compilation,
    graph: Graph,
    node: GraphNode,
    values: Values,
    rows: int,
    *,
    final: bool = False,
    masks_needed: bool = True,
) -> MappedRows:
    """Evaluates an index where every symbol has a value.

    Args:
        comp: the record.
        graph: that holds ``node``.
        node: with an index.
        values: of all symbols, integers or arrays (rows, 1).
        rows: threads, of one or of several workgroups and iterations.
        final: whether the index is what is emitted; one that leaves its LDS buffer is then wrong, not unfinished.
        masks_needed: refuse an index whose bounds are not known.

    Raises:
        NotKnown: a symbol has no value, or what comes out is no number.
    """
    tensor = tensor_behind(comp, graph, node, values)
    dims = mapped_dims(node, tensor)
    mask_note, masked = "", None
    try:
        coordinates = element_coordinates(graph, node, dims, values, rows)
        try:
            masked = _masked(node, coordinates, values)
        except UnboundSymbol as error:
            if masks_needed:
                raise
            names = ", ".join(sorted(error.symbols))
            mask_note = f"which elements its bounds switch off is not known: {names} has no value before a launch"
    except UnboundSymbol as error:
        raise NotKnown(
            f"{node.name}: {', '.join(sorted(error.symbols))} has no value here; the index is not one number a lane"
        ) from error
    except InexactValue as error:
        raise NotKnown(f"{node.name}: {error}") from error
    in_memory, note = _in_memory(node, coordinates, tensor, values, final)
    address = None
    if in_memory is not None and tensor is not None:
        try:
            address = byte_addresses(in_memory, tensor)
        except NotKnown as error:
            note = str(error)
    return MappedRows(dims, coordinates, in_memory, address, note, masked, tensor, mask_note)


def symbol_values_at(
    comp: Compilation,
    graph: Graph,
    node: GraphNode,
    workgroup: tuple[int, int, int],
    iteration: int | Mapping[str, int],
) -> tuple[dict[str, int | IntArray], int]:
    """Values of all symbols in one workgroup and loop iteration, thread ids as arrays (threads, 1); the threads.

    Raises:
        NotKnown: the compile ended before the launch was decided.
    """
    launch = comp.manifest.launch
    if launch is None or launch.block is None:
        raise NotKnown("the number of threads is not known: the compile ended before the launch was decided")
    values = dict(comp.symbol_values) | _thread_values(comp, launch.block)
    # Wave emits the device's place as 0: a launch is for one device.
    values |= {symbol.id: 0 for symbol in comp.manifest.symbols if symbol.role == "device"}
    values |= _workgroup_values(comp, workgroup)
    for dim in enclosing_dims(graph, node):
        values[induction(comp, dim)] = iteration if isinstance(iteration, int) else iteration.get(dim, 0)
    values |= _bound_to_expressions(comp, values)
    return values, prod(launch.block)


def wave_size(comp: Compilation) -> int:
    """Lanes of a wave, from the kernel's HardwareConstraint; 64 where it names none (Wave's default)."""
    for constraint in comp.spec.constraints:
        if constraint.kind == "HardwareConstraint":
            value = constraint.arguments.get("threads_per_wave", constraint.settings.get("threads_per_wave"))
            if isinstance(value, int):
                return value
    return 64


def _bound_to_expressions(comp: Compilation, values: Values) -> dict[str, int | IntArray]:
    """Values of the symbols that the hyperparameters bind to expressions of others, as far as they have one."""
    found: dict[str, int | IntArray] = {}
    for symbol in comp.manifest.symbols:
        if symbol.expression is not None:
            try:
                value = evaluate(symbol.expression, values)
            except (UnboundSymbol, InexactValue):
                continue
            found[symbol.id] = int(value) if value.ndim == 0 else value
    return found


def axis_of(name: str) -> int:
    """The axis at the end of a symbol's name (``$WG1``), 0 where there is none."""
    return int(name[-1]) if name[-1:].isdigit() else 0


def _thread_values(comp: Compilation, block: tuple[int, int, int]) -> dict[str, int | IntArray]:
    linear = np.arange(prod(block), dtype=np.int64)[:, None]
    per_axis = (linear % block[0], linear // block[0] % block[1], linear // (block[0] * block[1]))
    return {s.id: per_axis[axis_of(s.name)] for s in comp.manifest.symbols if s.role == "thread"}


def _workgroup_values(comp: Compilation, workgroup: tuple[int, int, int]) -> dict[str, int | IntArray]:
    return {s.id: workgroup[axis_of(s.name)] for s in comp.manifest.symbols if s.role == "workgroup"}


def enclosing_dims(graph: Graph, node: GraphNode) -> list[str]:
    """Dimensions of the loops around ``node``, innermost first."""
    by_id = {region.id: region for region in graph.regions}
    dims, region = [], by_id.get(node.region)
    while region is not None and region.owner is not None:
        if region.dim is not None:
            dims.append(region.dim)
        owner = graph.nodes.get(region.owner)
        region = by_id.get(owner.region) if owner is not None else None
    return dims


def induction(comp: Compilation, dim: str) -> str:
    """Id of the induction variable of the loop over ``dim``, which Wave names ``$ARG`` and the dimension's text.

    A dimension may be a product (``C·HF·WF``, ``$ARGC*HF*WF``).
    """
    name = f"$ARG{dim.replace('·', '*')}"
    return next((s.id for s in comp.manifest.symbols if s.name.replace(" ", "") == name.replace(" ", "")), name)


def _trip_count(graph: Graph, node: GraphNode, values: dict[str, int | IntArray]) -> int | None:
    region = next((region for region in graph.regions if region.id == node.region), None)
    if region is None or region.trip_count is None:
        return None
    try:
        return int(evaluate(region.trip_count, values))
    except (UnboundSymbol, InexactValue):
        return None


def mapped_dims(node: GraphNode, tensor: Tensor | None) -> tuple[str, ...]:
    """Dimensions of the memory or of the value; an index may name more (the index of an MMA has K as well)."""
    index = node.index or {}
    if tensor is not None and set(tensor.dims) == set(index):
        return tensor.dims
    if node.memory is None and node.type is not None:
        dims = tuple(to_text(dim) for dim in node.type.dims)
        if dims and set(dims) <= set(index):
            return dims
    return tuple(index)


def _masked(node: GraphNode, coordinates: Coordinates, values: Values) -> NDArray[np.bool_] | None:
    """Wave's bounds switch an element off where its coordinate reaches the bound."""
    if not node.bounds:
        return None
    shape = next(iter(coordinates.values())).shape
    off = np.zeros(shape, dtype=bool)
    for dim, bound in node.bounds.items():
        if dim in coordinates:
            off |= coordinates[dim] >= evaluate(bound, values)
    return off


def tensor_behind(comp: Compilation, graph: Graph, node: GraphNode, values: Values) -> Tensor | None:
    """The memory the node accesses, None where its shape is not known in numbers."""
    memory = graph.nodes.get(node.memory) if node.memory is not None else None
    if memory is None or memory.type is None:
        return None
    element = ELEMENT_BYTES.get(memory.type.dtype)
    dims = tuple(index_dim(dim) for dim in memory.type.dims)
    if element is None or not dims:
        return None
    if memory_space(graph, memory) == "LDS":
        return _lds_tensor(comp, memory, laid_out(memory, dims), element)
    try:
        shape = tuple(int(evaluate(dim, values)) for dim in memory.type.dims)
    except (UnboundSymbol, InexactValue, TypeError):
        # A dim that differs from lane to lane is an array, and no number.
        return None
    return Tensor(memory.name, dims, shape, _row_major(shape), element, 0, "global")


def index_dim(dim: Expression) -> str:
    """The dimension of an index that goes along ``dim`` of a memory: ``K`` for ``K/2`` pairs of 4-bit floats."""
    symbols = free_symbols(dim)
    return next(iter(symbols)) if len(symbols) == 1 else to_text(dim)


def laid_out(memory: GraphNode, dims: tuple[str, ...]) -> tuple[str, ...]:
    """Dimensions in the order of the bytes: ``minimize_global_loads`` transposes a buffer and leaves its type."""
    shape = tuple(dim for dim in memory.attributes.get("shape") or () if isinstance(dim, str))
    return shape if len(shape) == len(dims) and set(shape) == set(dims) else dims


def _lds_tensor(comp: Compilation, memory: GraphNode, dims: tuple[str, ...], element: int) -> Tensor | None:
    allocation = _allocation(comp, memory)
    if allocation is None or len(allocation.shape) != len(dims) or allocation.offset is None:
        return None
    padded = (*allocation.shape[:-1], allocation.shape[-1] + allocation.padding)
    return Tensor(memory.name, dims, allocation.shape, _row_major(padded), element, allocation.offset, "LDS")


def _allocation(comp: Compilation, memory: GraphNode) -> Allocation | None:
    """Where the buffer ends up: hoisting replaces the allocation by a copy, which carries its id as lineage."""
    last = comp.last_graph()
    for allocation in comp.manifest.allocations:
        kept = last.nodes.get(allocation.node) if last is not None else None
        if memory.id == allocation.node or (kept is not None and memory.id == kept.lineage):
            return allocation
    return None


def _row_major(shape: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(prod(shape[axis + 1 :]) for axis in range(len(shape)))


def _in_memory(
    node: GraphNode, coordinates: Coordinates, tensor: Tensor | None, values: Values, final: bool
) -> tuple[Coordinates | None, str]:
    """Coordinates in the memory, or why they are not known."""
    if node.memory is None:
        return None, "the value is in registers"
    if tensor is None:
        return None, "the shape or place of the memory is not known in numbers"
    try:
        found = memory_coordinates(node, coordinates, tensor.dims, values)
    except (UnknownMapping, UnboundSymbol, InexactValue) as error:
        return None, str(error)
    if not set(tensor.dims) <= set(found):
        return None, f"the index has {', '.join(coordinates)}, the memory {', '.join(tensor.dims)}"
    if tensor.space == "LDS" and not final and _leaves(found, tensor):
        return None, why_it_leaves(node)
    return found, ""


def why_it_leaves(node: GraphNode) -> str:
    """Why the index of an LDS access goes over the edge of its buffer."""
    starts = [sequence.start for sequence in (node.index or {}).values()]
    if any(symbol.startswith(("$WG", "$ARG")) for start in starts for symbol in free_symbols(start)):
        return (
            "the index still holds workgroup or loop terms, which apply_shared_memory_indexing_corrections drops "
            "for LDS"
        )
    return (
        "the elements of the index go over the edge of the LDS buffer; in a read that the hardware transposes only "
        "their starts are addresses"
    )


def byte_addresses(coordinates: Coordinates, tensor: Tensor) -> IntArray:
    """Byte address of each element, an array (threads, elements), from its coordinates in ``tensor``.

    Raises:
        NotKnown: an address is farther away than any memory reaches.
    """
    steps = {dim: pitch * tensor.element_bytes for dim, pitch in zip(tensor.dims, tensor.pitch, strict=True)}
    farthest = sum(abs(step) * int(np.abs(coordinates[dim]).max(initial=0)) for dim, step in steps.items())
    if farthest + abs(tensor.base) > _FARTHEST_BYTE or max(map(abs, steps.values())) > _FARTHEST_BYTE:
        raise NotKnown(f"{tensor.name}: the index leads {farthest:.3g} bytes away, farther than any memory reaches")
    offset = sum(coordinates[dim] * pitch for dim, pitch in zip(tensor.dims, tensor.pitch, strict=True))
    return np.asarray(offset, dtype=np.int64) * tensor.element_bytes + tensor.base


def _leaves(coordinates: Coordinates, tensor: Tensor) -> bool:
    return any(
        bool(np.any(coordinates[dim] < 0) or np.any(coordinates[dim] >= size))
        for dim, size in zip(tensor.dims, tensor.shape, strict=True)
    )
