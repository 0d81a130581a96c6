"""The fx nodes of a compile with their sympy indices, copied while the compile runs, beside the record of the same."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest
from wave_lang.kernel.wave.utils.symbol_utils import get_induction_symbol

from wave_explorer.capture.fx_snapshot import GraphSnapshotter, Snapshot, named_arguments, operation
from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder, RecorderEvent, StageRecorded
from wave_explorer.kernel.spec import KernelSpec
from wave_explorer.kernel.sympy_tree import SymbolTable, to_expression
from wave_explorer.record import Compilation
from wave_explorer.record.expression import to_text

STAGES = ("fx/set_node_indices", "fx/expand_graph")


@dataclass(frozen=True)
class LiveNode:
    """What Wave's own code generation goes by, as sympy: nothing here has been through the record.

    Attributes:
        index: by dimension start, size and stride.
        register: index of the value that a write stores; None for other nodes.
        register_dims, value_dims, memory_dims: shape of that value, of the node's own value, of the memory.
        bounds: of a read or write, by dimension.
        mapping: Wave's ``IndexMapping``, None where there is none.
        memory: the fx node of the argument or LDS buffer; None for an mma.
        tile: vector shape by dimension.
        elements: of a read or write, by thread.
        induction: the induction variable of each loop around it.
        operand_dims: shapes of the operands of an mma.
        factor_bits: width of an element of its factors.
    """

    op: str
    index: Mapping[Any, tuple[Any, Any, Any]]
    register: Mapping[Any, tuple[Any, Any, Any]] | None
    register_dims: tuple[Any, ...]
    value_dims: tuple[Any, ...]
    bounds: Mapping[Any, Any]
    mapping: Any
    memory: Any
    memory_dims: tuple[Any, ...]
    memory_bits: int
    tile: Mapping[Any, Any]
    elements: Any
    induction: tuple[Any, ...]
    operand_dims: Mapping[str, tuple[Any, ...]]
    factor_bits: int

    def dim(self, name: str) -> Any:
        """The dimension of the index, or of the memory, with this name."""
        return next(dim for dim in (*self.index, *map(self.dim_of, self.memory_dims)) if label(dim) == name)

    @staticmethod
    def dim_of(extent: Any) -> Any:
        """The dimension that an extent goes along: ``K`` for ``K/2`` pairs of 4-bit floats, else the extent itself."""
        symbols = tuple(extent.free_symbols)
        return symbols[0] if len(symbols) == 1 else extent

    @property
    def is_shared(self) -> bool:
        """Whether it accesses LDS."""
        return self.memory is not None and operation(self.memory) == "allocate"

    @property
    def memory_extents(self) -> tuple[Any, ...]:
        """Extents by which the bytes are laid out: the shape, of LDS with its padding."""
        return tuple(dict(named_arguments(self.memory))["distributed_shape"]) if self.is_shared else self.memory_dims

    @property
    def buffer_offset(self) -> int | None:
        """First byte; None for an LDS buffer that was given no place."""
        if not self.is_shared:
            return 0
        offset = dict(named_arguments(self.memory)).get("offset")
        return None if offset is None else int(offset)


def label(dim: Any) -> str:
    """How a record names a dimension: by its symbol, or as the text that it shows for a product."""
    return str(getattr(dim, "name", "")) or to_text(to_expression(dim, SymbolTable()))


@dataclass
class LiveCompile:
    """A record, and by stage and node id the live nodes; ``values`` of the symbols, ``last`` the last stage."""

    comp: Compilation
    values: Mapping[Any, Any]
    stages: dict[str, dict[str, LiveNode]] = field(default_factory=dict)
    last: str = ""

    @property
    def block(self) -> tuple[int, int, int]:
        """Threads of a workgroup."""
        launch = self.comp.manifest.launch
        assert launch is not None and launch.block is not None
        return launch.block

    @property
    def grid(self) -> tuple[int, int, int] | None:
        """Workgroups of a launch; None where dynamic dims decide."""
        launch = self.comp.manifest.launch
        assert launch is not None
        return launch.grid


def live_compile(spec: KernelSpec) -> LiveCompile:
    """Compiles the fx part of a kernel and keeps the nodes at the stages that the tests ask about."""
    built = spec.build()
    kept: dict[str, dict[str, LiveNode]] = {}
    newest: list[tuple[GraphSnapshotter, Snapshot]] = []
    last: list[str] = []
    take = GraphSnapshotter.take

    def noted(snapshotter: GraphSnapshotter, trace: Any) -> Snapshot:
        made = take(snapshotter, trace)
        newest[:] = [(snapshotter, made)]
        return made

    def listen(event: RecorderEvent) -> None:
        if isinstance(event, StageRecorded) and event.stage.layer == "fx" and event.stage.parent is None and newest:
            snapshotter, snapshot = newest[0]
            if last and last[0] not in STAGES:
                kept.pop(last[0], None)
            last[:] = [event.stage.id]
            kept[event.stage.id] = {
                snapshotter.identity.id(node): live for node in snapshot.fx_nodes if (live := _live(node)) is not None
            }

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(GraphSnapshotter, "take", noted)
        comp = record_compile(built, Recorder(built.data, listener=listen), backend=False)
    assert comp.error is None, comp.error
    return LiveCompile(comp, dict(built.subs), kept, last[0])


def _live(node: Any) -> LiveNode | None:
    index = getattr(node, "index", None)
    op = operation(node)
    if not isinstance(index, Mapping) or op not in ("read", "write", "mma", "scaled_mma"):
        return None
    arguments = dict(named_arguments(node))
    stored = arguments.get("register_")
    stored_index = getattr(stored, "index", None)
    memory = arguments.get("memory")
    while memory is not None and memory.meta.get("lifted") is not None:
        memory = memory.meta["lifted"]
    kind = getattr(memory, "type", None)
    tile_of = stored if stored is not None and getattr(node, "vector_shapes", None) is None else node
    return LiveNode(
        op=op,
        index=_copied(index),
        register=_copied(stored_index) if isinstance(stored_index, Mapping) else None,
        register_dims=_dims(stored),
        value_dims=_dims(node),
        bounds=dict(arguments.get("bounds") or {}),
        mapping=arguments.get("mapping"),
        memory=memory,
        memory_dims=tuple(kind.symbolic_shape) if kind is not None else (),
        memory_bits=kind.dtype.bitwidth() if kind is not None else 0,
        tile=dict(getattr(tile_of, "vector_shapes", None) or {}),
        elements=arguments.get("elements_per_thread"),
        induction=_induction(node),
        operand_dims={name: _dims(arguments[name]) for name in ("lhs", "rhs", "acc") if name in arguments},
        factor_bits=arguments["lhs"].type.dtype.bitwidth() if "lhs" in arguments else 0,
    )


def _copied(index: Mapping[Any, Any]) -> dict[Any, tuple[Any, Any, Any]]:
    """Sequences are mutable, and passes do change them in place."""
    return {dim: (one.start, one.size, one.stride) for dim, one in index.items()}


def _dims(node: Any) -> tuple[Any, ...]:
    kind = getattr(node, "type", None)
    return tuple(getattr(kind, "symbolic_shape", None) or ())


def _induction(node: Any) -> tuple[Any, ...]:
    found = []
    owner = getattr(node.graph, "parent_op", None)
    while owner is not None:
        axis = dict(named_arguments(owner)).get("axis")
        if axis is not None:
            found.append(get_induction_symbol(axis))
        owner = getattr(owner.graph, "parent_op", None)
    return tuple(found)
