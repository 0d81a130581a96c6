"""What the L2 of each die would see of the workgroups that are resident together: a model, with its inputs.

Workgroups are dispatched in the order of their linear ids, round-robin over the dies, and fill each die up to what its
registers and LDS hold; such a batch is taken to start and to end together, with an empty L2 that keeps all it has
fetched.  Then every line is fetched once a batch, and all other requests hit.  That is the best an L2 can do within a
batch: workgroups that drift apart, and lines that are lost again, make it worse; what stays from the batch before makes
it better.  Requests are those of :mod:`wave_explorer.analysis.wave_traffic`, of workgroup 0 in each iteration, for all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod

import numpy as np

from wave_explorer.analysis.coverage import index_loops
from wave_explorer.analysis.global_instructions import accesses_of, kind_of, segment_bytes
from wave_explorer.analysis.global_staging import traffic_of
from wave_explorer.analysis.index_map import NotKnown
from wave_explorer.analysis.lds_access import last_fx_stage
from wave_explorer.analysis.workgroup_tiles import TensorTiles, workgroup_count
from wave_explorer.arch.dies import Dies, UnknownDies, dies
from wave_explorer.isa.program import Program
from wave_explorer.isa.resources import resources
from wave_explorer.record import Compilation


@dataclass(frozen=True)
class TensorShare:
    """One tensor in the L2 of a die during a batch: bytes that workgroups request, and bytes of different lines."""

    tensor: str
    requested_bytes: int
    distinct_bytes: int
    tiles: int


@dataclass(frozen=True)
class DieBatch:
    """The workgroups of one batch on one die.

    Attributes:
        die: counted from 0.
        workgroups: linear ids, in the order of dispatch.
        tensors: those that are read.
    """

    die: int
    workgroups: tuple[int, ...]
    tensors: tuple[TensorShare, ...]

    @property
    def requested_bytes(self) -> int:
        """Of all tensors."""
        return sum(one.requested_bytes for one in self.tensors)

    @property
    def distinct_bytes(self) -> int:
        """Of all tensors: what has to be fetched at least."""
        return sum(one.distinct_bytes for one in self.tensors)

    @property
    def hit_bound(self) -> float | None:
        """The most that can hit, as a share of the requests; None where nothing is read."""
        return 1 - self.distinct_bytes / self.requested_bytes if self.requested_bytes else None


@dataclass(frozen=True)
class L2Sharing:
    """The model for one launch.

    Attributes:
        machine: the dies of the product that stands for the target.
        per_cu: workgroups that one compute unit holds at once, ``limit`` the resource that allows no more.
        resident: workgroups that one die holds at once.
        batches: how often all dies together are filled.
        line_bytes: of a request; 1 where the size is not known, so that bytes count instead.
        requested_by_workgroup: bytes that a workgroup requests of each tensor, over all its iterations.
        whole: every batch of every die added up.
        tiles: of the tensors that are read.
    """

    machine: Dies
    per_cu: int
    limit: str
    resident: int
    batches: int
    line_bytes: int
    requested_by_workgroup: dict[str, int]
    whole: DieBatch
    tiles: tuple[TensorTiles, ...]

    @property
    def tensor_bytes(self) -> int:
        """Different lines of all workgroups: what one L2 for all, that lost nothing, would fetch."""
        return sum(_lines(one, range(len(one.tiles)), self.line_bytes) * self.line_bytes for one in self.tiles)

    def batch(self, number: int) -> tuple[DieBatch, ...]:
        """Every die's part of one batch; a die without workgroups is left out."""
        count = len(self.tiles[0].tile_of) if self.tiles else 0
        found = []
        for die in range(self.machine.count):
            own = range(die, count, self.machine.count)[number * self.resident : (number + 1) * self.resident]
            if len(own):
                found.append(DieBatch(die, tuple(own), self._shares(own)))
        return tuple(found)

    def _shares(self, workgroups: Sequence[int]) -> tuple[TensorShare, ...]:
        return tuple(
            _share(one, workgroups, self.requested_by_workgroup[one.name], self.line_bytes) for one in self.tiles
        )


def l2_sharing(comp: Compilation, tiles: Iterable[TensorTiles], program: Program) -> L2Sharing:
    """The model for a record.

    Args:
        comp: the record.
        tiles: of its tensors.
        program: its AMDGCN, for the workgroups that fit on a compute unit.

    Raises:
        NotKnown: something that the model needs is not known; the message says what.
    """
    read = tuple(one for one in tiles if one.kind == "read")
    for one in read:
        if one.not_known:
            raise NotKnown(f"the tiles of {one.name} are not known: {one.not_known}")
    if not read:
        raise NotKnown("the kernel reads no tensor")
    try:
        machine = dies(comp.spec.target)
    except UnknownDies as error:
        raise NotKnown(str(error)) from error
    launch = comp.manifest.launch
    assert launch is not None and launch.block is not None
    fit = resources(program, threads=prod(launch.block))
    if fit.occupancy is None:
        raise NotKnown(f"how many workgroups a compute unit holds is not known: {fit.note}")
    resident = machine.cus * fit.occupancy.workgroups_per_cu
    count = workgroup_count(comp)
    line = segment_bytes(comp, "read") or 1
    requested = {one.name: _requested(comp, one, line) for one in read}
    batches = -(-count // (resident * machine.count))
    made = L2Sharing(
        machine, fit.occupancy.workgroups_per_cu, fit.occupancy.limiting, resident, batches, line, requested,
        DieBatch(0, (), ()), read,
    )  # fmt: skip
    return L2Sharing(machine, made.per_cu, made.limit, resident, batches, line, requested, _added(made, count), read)


def _added(made: L2Sharing, count: int) -> DieBatch:
    """All batches of all dies as one."""
    parts = [part for number in range(made.batches) for part in made.batch(number)]
    tensors = []
    for position, one in enumerate(made.tiles):
        shares = [part.tensors[position] for part in parts]
        tensors.append(
            TensorShare(
                one.name,
                sum(share.requested_bytes for share in shares),
                sum(share.distinct_bytes for share in shares),
                len(one.tiles),
            )
        )
    return DieBatch(0, tuple(range(count)), tuple(tensors))


def _requested(comp: Compilation, tensor: TensorTiles, line: int) -> int:
    """Bytes that workgroup 0 requests of a tensor over all its iterations."""
    graph = comp.last_graph()
    assert graph is not None
    stage = last_fx_stage(comp)
    total = 0
    for node in accesses_of(graph):
        if kind_of(node) != tensor.kind or graph.nodes[str(node.memory)].name != tensor.name:
            continue
        loops = [count for _, count in index_loops(comp, graph, node)]
        one = traffic_of(comp, stage, node)
        each = one.asked_bytes if one.requests is None else one.requests * line
        total += each * prod(loops)
    return total


def _share(tensor: TensorTiles, workgroups: Sequence[int], requested: int, line: int) -> TensorShare:
    """``requested``: bytes of one workgroup."""
    numbers = [int(number) for number in np.unique(tensor.tile_of[list(workgroups)]) if number >= 0]
    active = int(np.count_nonzero(tensor.tile_of[list(workgroups)] >= 0))
    return TensorShare(tensor.name, active * requested, _lines(tensor, numbers, line) * line, len(numbers))


def _lines(tensor: TensorTiles, numbers: Sequence[int], line: int) -> int:
    """Different lines that some boxes of a row-major tensor touch."""
    pitch = [prod(tensor.shape[axis + 1 :]) for axis in range(len(tensor.shape))]
    starts, stops = [], []
    for number in numbers:
        tile = tensor.tiles[number]
        rows = np.zeros(1, dtype=np.int64)
        for axis in range(len(pitch) - 1):
            along = np.arange(tile.start[axis], tile.stop[axis], dtype=np.int64) * pitch[axis]
            rows = (rows[:, None] + along).ravel()
        starts.append((rows + tile.start[-1]) * tensor.element_bytes // line)
        stops.append(((rows + tile.stop[-1]) * tensor.element_bytes - 1) // line + 1)
    if not starts:
        return 0
    start, stop = np.concatenate(starts), np.concatenate(stops)
    order = np.argsort(start, kind="stable")
    start, stop = start[order], np.maximum.accumulate(stop[order])
    # What an interval adds to those that start before it.
    before = np.concatenate([start[:1], stop[:-1]])
    return int(np.maximum(stop - np.maximum(start, before), 0).sum())
