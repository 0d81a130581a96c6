"""Query ``grid``: the tile of each workgroup, the order of dispatch, shared tiles, and what an L2 would see of them."""

from __future__ import annotations

from math import prod

import msgspec

from wave_explorer.analysis.index_map import NotKnown
from wave_explorer.analysis.l2_sharing import DieBatch, L2Sharing, l2_sharing
from wave_explorer.analysis.term_kind import constraint_text
from wave_explorer.analysis.workgroup_tiles import TensorTiles, workgroup_tiles
from wave_explorer.arch.dies import UnknownDies, dies
from wave_explorer.isa.errors import AsmSyntaxError, KernelChoiceError
from wave_explorer.isa.reader import read
from wave_explorer.queries.registry import BadQuery, Subject, query
from wave_explorer.record import Compilation

MOST_WORKGROUPS = 65_536
"""Workgroups of a grid that is described one by one."""


class GridParameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``batch``: which of the sets of workgroups that are resident together; counted from 0."""

    batch: int = 0


class TileRow(msgspec.Struct, frozen=True):
    """A box of a tensor, first element and one past the last by dimension, and how many workgroups have it."""

    start: tuple[int, ...]
    stop: tuple[int, ...]
    workgroups: int


class GridTensor(msgspec.Struct, frozen=True):
    """One tensor: ``tile_of`` has for each workgroup, in linear order, the number of its tile, -1 for none.

    ``dense`` says whether workgroup 0 accesses all elements of its box, null where that was not counted.
    """

    name: str
    kind: str
    dtype: str
    dims: tuple[str, ...]
    shape: tuple[int, ...]
    element_bytes: int
    tiles: list[TileRow]
    tile_of: list[int]
    cells: int | None
    dense: bool | None
    not_known: str


class DispatchRow(msgspec.Struct, frozen=True):
    """The order of dispatch: linear ids, x fastest; workgroup ``id`` goes to die ``id % dies``."""

    product: str
    dies: int
    rule: str
    sources: list[str]


class InputRow(msgspec.Struct, frozen=True):
    """A number that the model uses, and where it is from."""

    name: str
    value: str
    source: str


class L2Tensor(msgspec.Struct, frozen=True):
    """A tensor in the L2 of one die: bytes requested, bytes of different lines, and tiles among the workgroups."""

    tensor: str
    requested_bytes: int
    distinct_bytes: int
    tiles: int


class L2Die(msgspec.Struct, frozen=True):
    """One die's part of the batch; ``fits``: the different bytes are no more than its L2."""

    die: int
    workgroups: tuple[int, ...]
    requested_bytes: int
    distinct_bytes: int
    hit_bound: float | None
    fits: bool
    tensors: list[L2Tensor]


class L2Total(msgspec.Struct, frozen=True):
    """All batches of all dies: bytes requested, bytes fetched if each line is fetched once a batch and die, and bytes
    of the tensors, which is what one L2 for all would fetch."""

    requested_bytes: int
    fetched_bytes: int
    tensor_bytes: int
    hit_bound: float | None


class L2Row(msgspec.Struct, frozen=True):
    """The model of the L2 for one batch, and for the whole launch."""

    fidelity: str
    rule: str
    inputs: list[InputRow]
    l2_bytes: int
    line_bytes: int | None
    resident_per_die: int
    resident: int
    batches: int
    batch: int
    dies: list[L2Die]
    whole: L2Total


class GridPayload(msgspec.Struct, frozen=True):
    """Answer of ``grid``; ``not_known`` says why there is no grid, ``l2_not_known`` why there is no model."""

    target: str
    not_known: str
    grid: tuple[int, int, int] | None
    grid_text: str
    block: tuple[int, int, int] | None
    workgroups: int
    dispatch: DispatchRow | None
    dispatch_not_known: str
    reordering: list[str]
    tensors: list[GridTensor]
    l2: L2Row | None
    l2_not_known: str


@query("grid", GridParameters)
def grid(subject: Subject, parameters: GridParameters) -> GridPayload:
    """Workgroups on the machine."""
    comp = subject.compilation
    launch = comp.manifest.launch
    extent = launch.grid if launch is not None else None
    reordering = [constraint_text(one) for one in comp.spec.constraints if one.kind == "ReorderingConstraint"]
    dispatch, no_dispatch = _dispatch(comp)
    tiles: tuple[TensorTiles, ...] = ()
    reason = ""
    try:
        if extent is not None and prod(extent) > MOST_WORKGROUPS:
            raise NotKnown(f"the grid has {prod(extent):,} workgroups; up to {MOST_WORKGROUPS:,} are described")
        tiles = workgroup_tiles(comp)
    except NotKnown as error:
        reason = str(error)
    model, no_model = (None, reason) if reason else _model(comp, tiles)
    if model is not None and not 0 <= parameters.batch < model.batches:
        raise BadQuery(f"there is no batch {parameters.batch}: the launch has {model.batches}")
    return GridPayload(
        target=comp.spec.target,
        not_known=reason,
        grid=extent,
        grid_text=launch.grid_text if launch is not None else "",
        block=launch.block if launch is not None else None,
        workgroups=prod(extent) if extent is not None else 0,
        dispatch=dispatch,
        dispatch_not_known=no_dispatch,
        reordering=reordering,
        tensors=[_tensor(one) for one in tiles],
        l2=None if model is None else _l2(model, parameters.batch),
        l2_not_known=no_model,
    )


def _dispatch(comp: Compilation) -> tuple[DispatchRow | None, str]:
    try:
        machine = dies(comp.spec.target)
    except UnknownDies as error:
        return None, str(error)
    spread = f", one after another to the {machine.count} dies (XCDs)" if machine.count > 1 else ""
    sources = [machine.order_source, *([machine.spread_source] if machine.spread_source else []), machine.size_source]
    return DispatchRow(machine.product, machine.count, f"by linear id, x fastest{spread}", sources), ""


def _tensor(found: TensorTiles) -> GridTensor:
    counts = [0] * len(found.tiles)
    for number in found.tile_of.tolist():
        if number >= 0:
            counts[number] += 1
    return GridTensor(
        name=found.name,
        kind=found.kind,
        dtype=found.dtype,
        dims=found.dims,
        shape=found.shape,
        element_bytes=found.element_bytes,
        tiles=[TileRow(tile.start, tile.stop, count) for tile, count in zip(found.tiles, counts, strict=True)],
        tile_of=found.tile_of.tolist(),
        cells=found.cells,
        dense=found.dense,
        not_known=found.not_known,
    )


def _model(comp: Compilation, tiles: tuple[TensorTiles, ...]) -> tuple[L2Sharing | None, str]:
    asm = comp.asm
    if asm is None:
        return (
            None,
            "the compile has not reached AMDGCN, which says how many workgroups fit on a compute unit",
        )
    try:
        return l2_sharing(comp, tiles, read(asm)), ""
    except NotKnown as error:
        return None, str(error)
    except (AsmSyntaxError, KernelChoiceError) as error:
        return None, f"the AMDGCN could not be read: {error}"


_RULE = (
    "modelled: workgroups of a batch start and end together on an empty L2 that keeps what it fetched, so that every "
    "line is fetched once a batch and die and all other requests hit; the L1 keeps nothing, and every workgroup "
    "requests as much as workgroup 0"
)


def _l2(model: L2Sharing, batch: int) -> L2Row:
    machine = model.machine
    line = None if model.line_bytes == 1 else model.line_bytes
    inputs = [
        InputRow("dies", str(machine.count), machine.spread_source or machine.size_source),
        InputRow("compute units of a die", str(machine.cus), machine.size_source),
        InputRow("L2 of a die", f"{machine.l2_bytes // 1024} KiB", machine.size_source),
        InputRow("workgroups of a compute unit", str(model.per_cu), f"the AMDGCN; {model.limit} allow no more"),
        InputRow(
            "line", f"{line} bytes" if line else "not known, bytes count",
            "size of a read request of the target" if line else "no size of a read request is known for the target",
        ),
    ]  # fmt: skip
    whole = model.whole
    return L2Row(
        fidelity="modelled",
        rule=_RULE,
        inputs=inputs,
        l2_bytes=machine.l2_bytes,
        line_bytes=line,
        resident_per_die=model.resident,
        resident=model.resident * machine.count,
        batches=model.batches,
        batch=batch,
        dies=[_die(one, machine.l2_bytes) for one in model.batch(batch)],
        whole=L2Total(
            requested_bytes=whole.requested_bytes,
            fetched_bytes=whole.distinct_bytes,
            tensor_bytes=model.tensor_bytes,
            hit_bound=whole.hit_bound,
        ),
    )


def _die(found: DieBatch, l2_bytes: int) -> L2Die:
    return L2Die(
        die=found.die,
        workgroups=found.workgroups,
        requested_bytes=found.requested_bytes,
        distinct_bytes=found.distinct_bytes,
        hit_bound=found.hit_bound,
        fits=found.distinct_bytes <= l2_bytes,
        tensors=[L2Tensor(one.tensor, one.requested_bytes, one.distinct_bytes, one.tiles) for one in found.tensors],
    )
