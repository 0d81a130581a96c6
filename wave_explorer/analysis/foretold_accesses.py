"""What the index of fx nodes says of the bytes that each lane touches, over a workgroup and all loop iterations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import prod
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from wave_explorer.analysis.index_map import NotKnown, induction, map_rows, symbol_values_at, wave_size
from wave_explorer.analysis.lds_transfer import transfer_parts
from wave_explorer.analysis.run_time_values import Frame, RunTimeValues
from wave_explorer.record import Compilation, Graph, GraphNode, IndexSequence, Region
from wave_explorer.record.evaluation import InexactValue, IntArray, UnboundSymbol, evaluate
from wave_explorer.record.expression import Expression

Workgroup = tuple[int, int, int]

# A loop that turns more often, or a node with more addresses, is left out rather than waited for.
_MOST_ADDRESSES = 1 << 25


@dataclass(frozen=True)
class Foretold:
    """The bytes of one node in one workgroup.

    Attributes:
        tensor: name of the argument or LDS buffer.
        in_lds: whether it lies in LDS.
        element_bytes: of each address on.
        address: first byte of each element from the start of the tensor (LDS: of the workgroup's LDS), an array
            (turns of the loops around the node, threads, elements).
        active: the same shape; False where bounds or a condition switch the element off.
        optional: why the index alone does not say whether a lane takes part, or how often; empty where it does.
    """

    tensor: str
    in_lds: bool
    element_bytes: int
    address: IntArray
    active: NDArray[np.bool_]
    optional: str

    @property
    def turns(self) -> int:
        """Executions by one wave."""
        return len(self.address)


@dataclass(frozen=True)
class _Surroundings:
    """Loops around a node, outermost first, and conditions it is executed under."""

    loops: tuple[Region, ...]
    conditions: tuple[GraphNode, ...]


class ForetoldAccesses:
    """The index of the nodes of a compile's last fx graph, with the values of one launch.

    Args:
        comp: the record.
        graph: its last fx graph.
        inputs: arrays of the launch by argument name; a symbol or place that the kernel reads comes from them.
        symbols: values of the dynamic dims, by symbol id.
    """

    def __init__(
        self, comp: Compilation, graph: Graph, inputs: Mapping[str, NDArray[Any]], symbols: Mapping[str, int]
    ) -> None:
        self.graph = graph
        self.wave_size = wave_size(comp)
        self._comp = comp
        self._symbols = symbols
        self._run_time = RunTimeValues(comp, graph, inputs)
        self._regions = {region.id: region for region in graph.regions}
        # Of one workgroup only: those of a whole grid would not fit in memory.
        self._workgroup: Workgroup | None = None
        self._known: dict[str, tuple[Foretold, ...]] = {}

    def of(self, node_id: str, workgroup: Workgroup, transposed_bytes: int = 0) -> tuple[Foretold, ...]:
        """The accesses of a node that reads or writes memory; two of one that loads straight into LDS.

        Args:
            node_id: of the last graph.
            workgroup: id per axis.
            transposed_bytes: what each lane fetches with a transposing LDS read, 0 for every other access.

        Raises:
            NotKnown: the record and the inputs do not decide them.
        """
        if workgroup != self._workgroup:
            self._workgroup = workgroup
            self._known.clear()
        if node_id not in self._known:
            node = self.graph.nodes[node_id]
            if node.op == "gather_to_lds":
                source, target = transfer_parts(self.graph, node)
                said = self._foretell(source, workgroup), self._side_by_side(self._foretell(target, workgroup))
                self._known[node_id] = said
            else:
                self._known[node_id] = (self._foretell(node, workgroup, transposed_bytes),)
        return self._known[node_id]

    def _side_by_side(self, first: Foretold) -> Foretold:
        """Lanes one after the other from where the index of each wave's first lane says.

        CDNA3 ISA, "Memory buffer load to LDS": LDS address = LDS base + instruction offset + lane * size.  Lanes that
        bounds switch off put zeros there.
        """
        threads, elements = first.address.shape[1:]
        base = first.address[:, :: self.wave_size, :1].repeat(self.wave_size, axis=1)[:, :threads]
        lane = np.arange(threads, dtype=np.int64)[:, None] % self.wave_size
        place = (lane * elements + np.arange(elements, dtype=np.int64)) * first.element_bytes
        return replace(first, address=base + place, active=np.ones_like(first.active))

    def _foretell(self, node: GraphNode, workgroup: Workgroup, transposed_bytes: int = 0) -> Foretold:
        if transposed_bytes:
            # Lanes fetch neighbours from the start of their index, and get what others of their group have fetched.
            starts = {dim: IndexSequence(sequence.start, 1, 1) for dim, sequence in (node.index or {}).items()}
            node = msgspec.structs.replace(node, index=starts)
        around = self._around(node)
        values, threads = symbol_values_at(self._comp, self.graph, node, workgroup, 0)
        values |= self._symbols
        counts, optional = self._counts(around, values, threads)
        turns = prod(count for count, _ in counts.values())
        # Where there is no turn, one is computed all the same: it tells the tensor.
        computed = counts if turns else {name: (1, step) for name, (_, step) in counts.items()}
        frame = Frame(_all_turns(values, computed, threads), max(turns, 1) * threads)
        known = self._run_time.symbols_of(node, frame)
        causes = [optional, *(f"{name}: {why}" for name, why in frame.unknown.items())]
        reasons = "".join(f"; {cause}" for cause in causes if cause)
        try:
            found = map_rows(self._comp, self.graph, node, known, frame.rows, final=True)
        except NotKnown as error:
            raise NotKnown(f"{error}{reasons}") from error
        if found.address is None or found.tensor is None:
            raise NotKnown(f"{found.address_note}{reasons}")
        address = found.address
        if transposed_bytes:
            address = address + np.arange(0, transposed_bytes, found.tensor.element_bytes, dtype=np.int64)
        active = np.ones(address.shape, np.bool_) if found.masked is None else ~found.masked
        active = np.broadcast_to(active, address.shape)
        for condition in around.conditions:
            try:
                active = active & self._holds(condition, frame)
            except NotKnown as error:
                optional = f"it is executed under a condition that only a run decides ({error})"
        shape = (max(turns, 1), threads, -1)
        return Foretold(
            found.tensor.name,
            found.tensor.space == "LDS",
            found.tensor.element_bytes,
            address.reshape(shape)[:turns],
            active.reshape(shape)[:turns],
            optional,
        )

    def _around(self, node: GraphNode) -> _Surroundings:
        loops, conditions = [], []
        region: Region | None = self._regions[node.region]
        while region is not None and region.owner is not None:
            owner = self.graph.nodes[region.owner]
            if owner.op == "conditional":
                conditions.append(owner)
            elif region.dim is not None:
                loops.append(region)
            else:
                raise NotKnown(f"{node.name} stands in {owner.name} ({owner.op}), which is no loop over a dimension")
            region = self._regions.get(owner.region)
        return _Surroundings(tuple(reversed(loops)), tuple(conditions))

    def _counts(
        self, around: _Surroundings, values: dict[str, int | IntArray], threads: int
    ) -> tuple[dict[str, tuple[int, int]], str]:
        """Turns and step of each loop by its induction variable, and why those of some are not known.

        A loop that turns until a condition holds has no number of turns; its induction variable is left without a
        value, so that an index which needs it is not known.
        """
        counts: dict[str, tuple[int, int]] = {}
        unknown = ""
        for region in around.loops:
            assert region.dim is not None and region.owner is not None
            name = induction(self._comp, region.dim)
            values.pop(name, None)
            owner = self.graph.nodes[region.owner]
            try:
                counts[name] = self._count(region, owner, Frame(values, threads))
            except NotKnown as error:
                unknown = f"how often the loop over {region.dim} turns is not known ({error})"
        return counts, unknown

    def _count(self, region: Region, owner: GraphNode, frame: Frame) -> tuple[int, int]:
        if region.trip_count is None or any(operand.name == "start" for operand in owner.operands):
            raise NotKnown("it turns until a condition holds")
        known = self._run_time.symbols_of(owner, frame)
        try:
            count = evaluate(region.trip_count, known)
            step = int(evaluate(region.step, known).reshape(())) if region.step is not None else 1
        except (UnboundSymbol, InexactValue) as error:
            raise NotKnown(str(error)) from error
        if np.ptp(count):
            raise NotKnown("it differs from lane to lane")
        turns = max(-(-int(count.flat[0]) // max(step, 1)), 0)
        if turns * frame.rows > _MOST_ADDRESSES:
            raise NotKnown(f"{turns} turns are more than are compared")
        return turns, step

    def _holds(self, conditional: GraphNode, frame: Frame) -> NDArray[np.bool_]:
        """Which rows go into a conditional region, an array (rows or 1, 1)."""
        operand = next((operand.node for operand in conditional.operands if operand.name == "condition"), None)
        if operand is not None:
            return np.not_equal(self._run_time.value(operand, frame)[:, :1], 0)
        condition = conditional.attributes.get("condition")
        if isinstance(condition, str):
            condition = {"expression": ["sym", [condition]]}
        if not isinstance(condition, int | dict):
            raise NotKnown("the condition is not recorded")
        tree = condition if isinstance(condition, int) else condition["expression"]
        try:
            held = evaluate(msgspec.convert(tree, Expression), self._run_time.symbols_of(conditional, frame))
        except (UnboundSymbol, InexactValue) as error:
            raise NotKnown(str(error)) from error
        return np.not_equal(held.reshape(-1, 1), 0)


def _all_turns(
    values: Mapping[str, int | IntArray], counts: Mapping[str, tuple[int, int]], threads: int
) -> dict[str, int | IntArray]:
    """The same values for every turn of the loops, one turn's threads after the other's, the innermost loop fastest."""
    turns = prod(count for count, _ in counts.values())
    tiled: dict[str, int | IntArray] = {
        name: value if isinstance(value, int) else np.tile(value, (turns, 1)) for name, value in values.items()
    }
    places = np.indices([count for count, _ in counts.values()], dtype=np.int64)
    for (name, (_, step)), place in zip(counts.items(), places, strict=True):
        tiled[name] = np.repeat(place.ravel() * step, threads)[:, None]
    return tiled
