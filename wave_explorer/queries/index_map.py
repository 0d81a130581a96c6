"""Query ``index_map``: coordinates and byte addresses of a node for every thread of a workgroup."""

from __future__ import annotations

import msgspec
import numpy as np

from wave_explorer.analysis.access_mapping import mapping_text
from wave_explorer.analysis.index_map import ELEMENT_BYTES, IndexMap, NotKnown, index_map, wave_size
from wave_explorer.analysis.node_facts import display_name, memory_space
from wave_explorer.queries.node import IndexDim, find_node, index_rows
from wave_explorer.queries.registry import BadQuery, Subject, query
from wave_explorer.record import GraphNode


class IndexMapParameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``workgroup`` and ``iteration`` count from 0."""

    stage: str
    node: str
    workgroup: tuple[int, int, int] = (0, 0, 0)
    iteration: int = 0


class TensorRow(msgspec.Struct, frozen=True):
    """The memory behind an access; ``row_bytes`` is the pitch of its second to last dimension."""

    name: str
    dims: tuple[str, ...]
    shape: tuple[int, ...]
    row_bytes: int | None


class IndexMapPayload(msgspec.Struct, frozen=True):
    """Answer of ``index_map``; arrays are ``[thread][element]``, empty where ``not_known`` says why.

    ``mapping`` is the index mapping between the index and the memory (``N = i, K = j → b[1 + i, j]``), empty where
    there is none, and ``in_memory`` has the coordinates behind it, by dimension of the memory.  ``address_note`` says
    why there are coordinates but no addresses, ``mask_note`` why it is not known which elements are masked.
    """

    stage: str
    node: str
    label: str
    not_known: str
    address_note: str
    mask_note: str
    space: str
    dims: tuple[str, ...]
    coordinates: dict[str, list[list[int]]]
    mapping: str
    in_memory: dict[str, list[list[int]]]
    address: list[list[int]] | None
    masked: list[list[bool]] | None
    threads: int
    elements: int
    wave_size: int
    waves: int
    element_bytes: int
    tensor: TensorRow
    workgroup: tuple[int, int, int]
    grid: tuple[int, int, int] | None
    iteration: int
    trip_count: int | None
    index: list[IndexDim]


@query("index_map", IndexMapParameters)
def index_map_query(subject: Subject, parameters: IndexMapParameters) -> IndexMapPayload:
    """The index of one node after one stage, evaluated."""
    comp = subject.compilation
    stage = comp.stage(parameters.stage)
    graph = comp.graph(stage)
    node = find_node(graph, parameters.node, stage.id)
    grid = comp.manifest.launch.grid if comp.manifest.launch is not None else None
    _check_place(parameters, grid)
    try:
        found = index_map(
            comp,
            stage.id,
            node.id,
            workgroup=parameters.workgroup,
            iteration=parameters.iteration,
            masks_needed=False,
        )
    except NotKnown as reason:
        return _unknown(subject, parameters, node, memory_space(graph, node) or "register", str(reason), stage.id)
    if found.trip_count is not None and not 0 <= parameters.iteration < found.trip_count:
        raise BadQuery(f"iteration {parameters.iteration} is outside the loop's {found.trip_count} iterations")
    return _known(subject, parameters, found, stage.id, grid)


def _check_place(parameters: IndexMapParameters, grid: tuple[int, int, int] | None) -> None:
    if parameters.iteration < 0:
        raise BadQuery("an iteration counts from 0")
    if grid is not None and any(not 0 <= at < size for at, size in zip(parameters.workgroup, grid, strict=True)):
        raise BadQuery(f"workgroup {parameters.workgroup} is outside the grid {grid}")


def _known(
    subject: Subject,
    parameters: IndexMapParameters,
    found: IndexMap,
    stage: str,
    grid: tuple[int, int, int] | None,
) -> IndexMapPayload:
    tensor = found.tensor
    mapping = mapping_text(subject.compilation.graph(stage), found.node)
    return IndexMapPayload(
        stage=stage,
        node=found.node.id,
        label=display_name(found.node),
        not_known="",
        address_note=found.address_note,
        mask_note=found.mask_note,
        space=found.space,
        dims=found.dims,
        coordinates={dim: array.tolist() for dim, array in found.coordinates.items()},
        mapping=mapping,
        in_memory={
            dim: np.broadcast_to(array, (found.threads, found.elements)).tolist()
            for dim, array in (found.in_memory or {}).items()
            if mapping
        },
        address=None if found.address is None else found.address.tolist(),
        masked=None if found.masked is None else found.masked.tolist(),
        threads=found.threads,
        elements=found.elements,
        wave_size=found.wave_size,
        waves=-(-found.threads // found.wave_size),
        element_bytes=tensor.element_bytes if tensor is not None else _element_bytes(found.node),
        tensor=TensorRow("", (), (), None)
        if tensor is None
        else TensorRow(
            tensor.name,
            tensor.dims,
            tensor.shape,
            tensor.pitch[-2] * tensor.element_bytes if len(tensor.pitch) > 1 else None,
        ),
        workgroup=found.workgroup,
        grid=grid,
        iteration=parameters.iteration,
        trip_count=found.trip_count,
        index=index_rows(found.node.index) or [],
    )


def _unknown(
    subject: Subject, parameters: IndexMapParameters, node: GraphNode, space: str, reason: str, stage: str
) -> IndexMapPayload:
    launch = subject.compilation.manifest.launch
    return IndexMapPayload(
        stage=stage,
        node=node.id,
        label=display_name(node),
        not_known=reason,
        address_note="",
        mask_note="",
        space=space,
        dims=tuple(node.index or ()),
        coordinates={},
        mapping=mapping_text(subject.compilation.graph(stage), node),
        in_memory={},
        address=None,
        masked=None,
        threads=0,
        elements=0,
        wave_size=wave_size(subject.compilation),
        waves=0,
        element_bytes=_element_bytes(node),
        tensor=TensorRow("", (), (), None),
        workgroup=parameters.workgroup,
        grid=launch.grid if launch is not None else None,
        iteration=parameters.iteration,
        trip_count=None,
        index=index_rows(node.index) or [],
    )


def _element_bytes(node: GraphNode) -> int:
    return ELEMENT_BYTES.get(node.type.dtype, 0) if node.type is not None else 0
