"""Findings about global memory: which cells are written, which lanes are masked, how requests are used."""

from __future__ import annotations

import re
from collections.abc import Iterator

import numpy as np

from wave_explorer.analysis.access_mapping import mapping_text
from wave_explorer.analysis.coverage import TensorCoverage, coverage
from wave_explorer.analysis.diagnostics.distribution import Distribution
from wave_explorer.analysis.diagnostics.rule import code, found
from wave_explorer.analysis.global_instructions import (
    Group,
    global_instructions,
    groups,
    node_traffic,
    segment_bytes,
    wave_elements,
)
from wave_explorer.analysis.global_staging import OUTSIDE, places
from wave_explorer.analysis.index_map import IndexMap, NotKnown, index_map
from wave_explorer.analysis.lds_access import last_fx_stage
from wave_explorer.analysis.node_facts import display_name, memory_space, source_operation
from wave_explorer.analysis.read_bounds import ReadOutside, reads_outside
from wave_explorer.analysis.vector_width import vector_width
from wave_explorer.analysis.wave_traffic import wave_traffic
from wave_explorer.isa.errors import AsmSyntaxError, KernelChoiceError
from wave_explorer.isa.reader import read
from wave_explorer.record import Compilation, Diagnostic, Graph, GraphNode
from wave_explorer.record.evaluation import InexactValue
from wave_explorer.record.expression import to_text

OUT_OF_RANGE = code(
    "WX-C201",
    "error",
    "writes outside the tensor",
    "No bound switches these lanes off: they write over what lies behind the tensor, or over another row of it.",
)
NEVER_WRITTEN = code(
    "WX-C202",
    "warning",
    "cells of an output that nothing writes",
    "Every workgroup, loop iteration and lane was enumerated: these cells keep what was in memory before the launch.",
)
WRITTEN_OFTEN = code(
    "WX-C203",
    "warning",
    "cells written by several",
    "Where two workgroups or waves store to one cell, the last one wins and which that is changes from run to run; "
    "unless all store the same value, the result does too.",
)
SAME_WAVE = code(
    "WX-C204",
    "note",
    "cells written by several lanes of one wave",
    "After a reduction every lane holds the result, and storing it from each is right and costs no more than one. "
    "Elsewhere the copies of a write overlap, and what one stores is stored once more for nothing.",
)
LANES_ON_ONE_DIM = code(
    "WX-C205",
    "warning",
    "the lanes leave their wave's tile",
    "Without an mma, Wave lays all lanes of a wave along workgroup axis 0 (thread mod threads_per_wave), none along "
    "the other axes, whatever the tile's shape: a tile that is smaller than the wave in that dimension is left.",
)
MASKED = code(
    "WX-C206",
    "note",
    "a masked access",
    "Bounds come from a tile that does not divide its dimension, or is no multiple of the vector; they become masked "
    "loads and stores or branches on EXEC, also in the tiles that lie fully inside.",
)
UNCOALESCED = code(
    "WX-C207",
    "note",
    "an access that uses little of what it requests",
    "Memory answers in whole requests: what no lane of the instruction wants is moved for nothing, unless a later "
    "instruction finds it in the cache.",
)
READ_OUTSIDE = code(
    "WX-C208",
    "error",
    "reads outside the tensor",
    "No bound switches these lanes off: they read what lies behind the tensor, or another row of it, and a GPU may "
    "stop the launch. Found in the workgroups at the corners of the grid and the first and last turn of each loop; a "
    "read that values of a run mask, place or decide on, and one through buffer instructions, is left to a run.",
)

MOST_ELEMENTS = 1 << 22
"""Elements of one write over the grid up to which coverage is enumerated; larger kernels are left undecided."""
_POOR_USE = 0.5


def covered(comp: Compilation) -> Iterator[Diagnostic]:
    """Cells out of range, never written, and written by several, over the whole grid."""
    try:
        tensors = coverage(comp, at_most=MOST_ELEMENTS)
    except NotKnown:
        return
    outputs = {argument.name for argument in comp.spec.arguments if argument.usage == "output"}
    for tensor in tensors:
        if tensor.first_outside is not None:
            yield _out_of_range(tensor)
        if tensor.never and not tensor.not_known and tensor.name in outputs:
            yield _never_written(tensor)
        yield from _written_often(tensor)


def _out_of_range(tensor: TensorCoverage) -> Diagnostic:
    first = tensor.first_outside
    assert first is not None
    return found(
        OUT_OF_RANGE,
        f"{tensor.outside:,} elements are written outside {_shape(tensor)}: workgroup {first.workgroup}, thread "
        f"{first.thread} writes {tensor.name}[{', '.join(map(str, first.cell))}]",
        fix="Look at the terms of the write's index for the dimension that leaves the tensor.",
        node=first.node,
        view="index",
        tensor=tensor.name,
        elements=tensor.outside,
        workgroup=str(first.workgroup),
        thread=first.thread,
        cell=str(first.cell),
    )


def reads_beyond(comp: Compilation) -> Iterator[Diagnostic]:
    """Reads that leave their tensor, one finding for each tensor."""
    try:
        tensors = reads_outside(comp)
    except NotKnown:
        return
    for one in tensors:
        yield _read_outside(one)


def _read_outside(one: ReadOutside) -> Diagnostic:
    first = one.first
    shape = ", ".join(f"{dim}={extent}" for dim, extent in zip(one.dims, one.shape, strict=True))
    turn = "".join(f", {symbol} = {number}" for symbol, number in one.iteration.items())
    others = f" ({one.reads} reads leave it)" if one.reads > 1 else ""
    mapping = mapping_text(one.graph, first.node)
    return found(
        READ_OUTSIDE,
        f"{display_name(first.node)} reads outside {one.tensor}[{shape}]: workgroup {first.workgroup}, thread "
        f"{first.thread}{turn} reads {one.tensor}[{', '.join(map(str, first.cell))}]"
        f"{f', through the index mapping {mapping}' if mapping else ''}{others}",
        fix="Look at the terms of the read's index, and at its index mapping if it has one, for the dimension that "
        "leaves the tensor.",
        node=first.node,
        view="index",
        tensor=one.tensor,
        reads=one.reads,
        workgroup=str(first.workgroup),
        thread=first.thread,
        cell=str(first.cell),
    )


def _never_written(tensor: TensorCoverage) -> Diagnostic:
    holes = tensor.times == 0
    first = tuple(int(place) for place in np.argwhere(holes)[0])
    return found(
        NEVER_WRITTEN,
        f"{tensor.never:,} of {holes.size:,} cells of {_shape(tensor)} are never written "
        f"({100 * tensor.never / holes.size:.0f} %), the first is {tensor.name}[{', '.join(map(str, first))}]"
        f"{_holes(tensor)}",
        fix="Compare the tiles and waves of that dimension with the launch.",
        node=tensor.writers[0],
        view="index",
        tensor=tensor.name,
        cells=tensor.never,
        first=str(first),
    )


def _holes(tensor: TensorCoverage) -> str:
    """Whole slices without a write, which tell the dimension: ``; whole rows M = 32..63 ...``."""
    for axis, dim in enumerate(tensor.dims):
        others = tuple(other for other in range(len(tensor.dims)) if other != axis)
        empty = np.flatnonzero(~np.any(tensor.times > 0, axis=others))
        if 0 < empty.size < tensor.shape[axis]:
            ends = np.flatnonzero(np.diff(empty) > 1)
            last = empty[ends[0]] if ends.size else empty[-1]
            more = ", ..." if ends.size else ""
            part = f"{empty.size} of {tensor.shape[axis]}"
            return f"; nothing at all is written where {dim} = {empty[0]}..{last}{more} ({part})"
    return ""


def _written_often(tensor: TensorCoverage) -> Iterator[Diagnostic]:
    groups = tensor.shared_by_workgroups
    waves = tensor.shared_by_waves & ~groups
    for kind, mask, who in (
        (WRITTEN_OFTEN, groups, "workgroups"),
        (WRITTEN_OFTEN, waves, "waves of one workgroup"),
        (SAME_WAVE, tensor.shared_by_lanes & ~waves & ~groups, "lanes of one wave"),
    ):
        count = int(np.count_nonzero(mask))
        if count == 0:
            continue
        most = int(tensor.times[mask].max())
        first = tuple(int(place) for place in np.argwhere(mask)[0])
        yield found(
            kind,
            f"{count:,} of {mask.size:,} cells of {_shape(tensor)} are written by several {who}, up to {most} times; "
            f"the first is {tensor.name}[{', '.join(map(str, first))}]",
            fix=""
            if kind is SAME_WAVE
            else "Give each cell one owner: compare the tiles with what a wave's lanes cover.",
            node=tensor.writers[0],
            view="index",
            tensor=tensor.name,
            cells=count,
            most=most,
            first=str(first),
        )


def _shape(tensor: TensorCoverage) -> str:
    return f"{tensor.name}[{', '.join(f'{d}={n}' for d, n in zip(tensor.dims, tensor.shape, strict=True))}]"


def lanes_beyond_the_tile(comp: Compilation) -> Iterator[Diagnostic]:
    """A write whose lanes of one wave reach further along a dimension than the wave's tile."""
    spread = Distribution(comp)
    for node in _operations(comp, "write"):
        try:
            where = index_map(comp, last_fx_stage(comp), node.id)
        except (NotKnown, InexactValue):
            continue
        for dim, coordinates in where.coordinates.items():
            tile = spread.wave_tile(dim)
            if tile is None or not tile.size or where.space != "global":
                continue
            wave = coordinates[: where.wave_size]
            kept = wave if where.masked is None else wave[~where.masked[: where.wave_size]]
            reach = int(kept.max() - kept.min()) + 1 if kept.size else 0
            if reach > tile.size:
                yield _left(where, dim, reach, tile.size)


def _left(where: IndexMap, dim: str, reach: int, size: int) -> Diagnostic:
    wave = where.coordinates[dim][: where.wave_size]
    lanes = len(np.unique(wave[:, 0]))
    still = [other for other, values in where.coordinates.items() if len(np.unique(values[: where.wave_size, 0])) == 1]
    alone = f", and none along {', '.join(still)}" if still else ""
    return found(
        LANES_ON_ONE_DIM,
        f"{where.node.name}: the {len(wave)} lanes of a wave lie on {lanes} places along {dim}{alone}; they cover "
        f"{reach} of {dim}, and the wave's tile has {size}",
        fix=f"Put the contiguous dimension on workgroup axis 0 with a tile of at least {len(wave)} times the elements "
        "a lane takes, and 1 for the others.",
        node=where.node,
        view="index",
        dim=dim,
        reach=reach,
        tile=size,
        lanes=lanes,
    )


def masks(comp: Compilation) -> Iterator[Diagnostic]:
    """Accesses with bounds, one finding for the copies of an operation on one tensor, with the reason per dimension."""
    graph, spread = comp.last_graph(), Distribution(comp)
    if graph is None:
        return
    by_place: dict[tuple[str, str, tuple[str, ...]], list[GraphNode]] = {}
    for node in graph.nodes.values():
        if node.bounds and node.memory is not None and memory_space(graph, node) == "global":
            kind = "write" if "write" in node.op else "read"
            by_place.setdefault((node.memory, kind, tuple(node.bounds)), []).append(node)
    place = places(graph)
    operations, branches = _cost_of_masks(comp)
    for (memory, kind, dims), nodes in by_place.items():
        inside = sum(place[node.region] != OUTSIDE for node in nodes)
        reasons = [_reason(spread, dim, nodes[0]) for dim in dims]
        some = "" if inside == len(nodes) else f"{inside} of them "
        where = f", {some}in every iteration of the loop" if inside else ""
        yield found(
            MASKED,
            f"{len(nodes)} {kind}{'s' if len(nodes) > 1 else ''} of {graph.nodes[memory].name} "
            f"{'are' if len(nodes) > 1 else 'is'} masked{where}: {'; '.join(reasons)}",
            fix="Pad the dimension to a multiple of its tile, or choose a tile that divides it.",
            node=nodes[0],
            view="index",
            tensor=graph.nodes[memory].name,
            accesses=len(nodes),
            in_loops=inside,
            dims=", ".join(dims),
            masked_mlir_operations=operations,
            exec_saves_in_amdgcn=branches,
        )


def _cost_of_masks(comp: Compilation) -> tuple[int | str, int | str]:
    """Masked operations and branches on EXEC in the whole kernel, as far as the compile got."""
    mlir, asm = comp.mlir, comp.asm
    return (
        "not known" if mlir is None else len(re.findall(r"vector\.mask", mlir)),
        "not known" if asm is None else asm.count("saveexec"),
    )


def _reason(spread: Distribution, dim: str, node: GraphNode) -> str:
    for tile in (*spread.workgroup, *spread.tiling):
        if tile.dim != dim:
            continue
        if tile.extent is None:
            return f"{dim} is only known at launch, so that every tile may be the last"
        if tile.size and tile.extent % tile.size:
            return f"{dim} = {tile.extent} is no multiple of the tile {tile.size}"
    vector = spread.number((node.vector_shapes or {}).get(dim))
    own = spread.wave_tile(dim) or next((one for one in spread.tiling if one.dim == dim), None)
    if own is not None and own.size and vector and own.size % vector:
        return f"the tile {own.size} of {dim} is no multiple of the vector {vector}"
    return f"{dim} < {to_text((node.bounds or {})[dim])}"


def requests(comp: Compilation) -> Iterator[Diagnostic]:
    """Reads and writes of which wave 0 of workgroup 0 uses less than half of the bytes that it requests.

    As many bytes a lane as the instructions of the access take at once, where they are known.
    """
    by_instructions = _groups(comp)
    for node in (*_operations(comp, "read"), *_operations(comp, "write")):
        size, group = segment_bytes(comp, node.op), by_instructions.get(node.id)
        if size is None:
            continue
        try:
            where = index_map(comp, last_fx_stage(comp), node.id)
            parts = node_traffic(comp, group, where, 0)
            used = wave_traffic(wave_elements(where, 0), None).needed_bytes
        except (NotKnown, InexactValue):
            continue
        pieces = sum(len(part.segments) for part in parts)
        if not pieces or used >= _POOR_USE * pieces * size:
            continue
        lane = group.lane_bytes if group is not None else None
        bits = lane * 8 if lane is not None else None
        masked = bits is not None and vector_width(comp, where, bits).limit == "mask"
        taken = parts[0].lane_bytes
        why = ", for each element has a mask of its own" if masked else ""
        yield found(
            UNCOALESCED,
            f"{node.name}: wave 0 wants {used} bytes and requests {pieces * size} in {pieces} pieces of {size} "
            f"({100 * used / (pieces * size):.0f} % used); a lane takes {taken} bytes at once"
            f"{why if lane is not None else ', if it takes what its index allows'}",
            fix="Pad the masked dimensions to multiples of their tiles: without masks a lane takes neighbouring "
            "elements at once."
            if masked
            else "Let neighbouring lanes take neighbouring elements of the fastest dimension, up to 16 bytes each.",
            node=node,
            view="index",
            used_bytes=used,
            requested_bytes=pieces * size,
            requests=pieces,
            lane_bytes=taken,
            width_from="the index" if lane is None else "the instructions",
        )


def _groups(comp: Compilation) -> dict[str, Group]:
    """The instructions behind each global access, by its node; empty where there is no AMDGCN that can be read."""
    if comp.asm is None:
        return {}
    try:
        program = read(comp.asm)
    except (AsmSyntaxError, KernelChoiceError):
        return {}
    return {node: group for group in groups(global_instructions(comp, program)) for node in group.nodes}


def _operations(comp: Compilation, op: str) -> Iterator[GraphNode]:
    """One copy of each global read or write in the kernel's text; writes that a pass has split keep no lineage."""
    graph: Graph | None = comp.last_graph()
    seen: set[tuple[str, object]] = set()
    for node in graph.nodes.values() if graph is not None else ():
        if graph is None or node.op != op or node.memory is None or memory_space(graph, node) != "global":
            continue
        key = (node.memory, node.location or source_operation(node, graph.nodes))
        if key not in seen:
            seen.add(key)
            yield node
