"""The fx graph after one pass, with every fact that the compiler has attached to its nodes."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from wave_explorer.record.expression import Expression

Role = Literal["workgroup", "thread", "induction", "device", "register", "dimension", "address_space", "parameter"]


class Symbol(msgspec.Struct, frozen=True):
    """One symbol of the compile.

    Attributes:
        id: key used in expressions; equals ``name`` unless two different symbols share a name (then ``name#2`` ...).
        name: the exact name, which may hold ``*`` and ``$`` (``$WG0``, ``$T0``, ``$ARGK``).
        role: what the compiler uses it for.
        assumptions: sympy's assumptions that were set (``integer``, ``positive``, ...).
        value: its value under the hyperparameters, or None while it is free.
        expression: what the hyperparameters bind it to, where that is no number but depends on other symbols.
    """

    id: str
    name: str
    role: Role = "parameter"
    assumptions: dict[str, bool] = {}
    value: int | None = None
    expression: Expression | None = None


class SourceLocation(msgspec.Struct, frozen=True):
    """A place in the user's Python source; ``line`` is 1-based, ``column`` 1-based or 0 when not known."""

    file: str
    line: int
    column: int = 0


class IndexSequence(msgspec.Struct, frozen=True):
    """``start : size : stride`` of one dimension: the elements ``start + i * stride`` for ``i < size``."""

    start: Expression
    size: Expression
    stride: Expression


class ValueType(msgspec.Struct, frozen=True):
    """Type of the value a node makes: ``Register[M, K] f16`` or ``Memory[M, K] f16`` in an address space."""

    kind: Literal["register", "memory", "scalar", "other"]
    dims: tuple[Expression, ...] = ()
    dtype: str = ""
    address_space: Literal["global", "shared", "register", ""] = ""
    text: str = ""


class Operand(msgspec.Struct, frozen=True):
    """An edge: the value of node ``node`` is passed as argument ``name`` (``init_args[0]`` within a list)."""

    name: str
    node: str


class ScheduleSlot(msgspec.Struct, frozen=True):
    """Where a scheduler put a node: pipeline stage and absolute cycle of the loop."""

    stage: int
    cycle: int
    initiation_interval: int = 0


class GraphNode(msgspec.Struct, frozen=True, omit_defaults=True):
    """One fx node.

    Attributes:
        id: stable over all fx stages of a compile (same fx node, same id).
        name: fx name; unique only together with ``region``.
        region: id of the region (graph) it stands in.
        op: operation (``read``, ``write``, ``mma``, ``iterate``, ``placeholder`` ...).
        operands: the nodes it reads.
        attributes: its other arguments as JSON (numbers, text, lists).
        type: inferred type, None before inference.
        memory: id of the node whose memory it reads or writes.
        index: by dimension symbol id; None where the compiler has set none.
        vector_shapes, bounds, expanded_dims: by dimension symbol id.
        elements_per_thread: of a read or write.
        lineage: id of the node that it was copied from, None for an original.
        location: line of the user's source.
        subgraph: id of the region that it owns (loops).
    """

    id: str
    name: str
    region: str
    op: str
    operands: tuple[Operand, ...] = ()
    attributes: dict[str, Any] = {}
    type: ValueType | None = None
    memory: str | None = None
    index: dict[str, IndexSequence] | None = None
    vector_shapes: dict[str, Expression] | None = None
    bounds: dict[str, Expression] | None = None
    expanded_dims: dict[str, int] | None = None
    elements_per_thread: Expression | None = None
    reduction_dim: str | None = None
    schedule: ScheduleSlot | None = None
    lineage: str | None = None
    location: SourceLocation | None = None
    subgraph: str | None = None


class Region(msgspec.Struct, frozen=True, omit_defaults=True):
    """A graph or subgraph: its nodes in order, and the node (a loop) that owns it.

    ``dim``, ``trip_count`` and ``step`` describe a loop region; ``trip_count`` is None when not known.
    """

    id: str
    title: str
    owner: str | None = None
    nodes: tuple[str, ...] = ()
    dim: str | None = None
    trip_count: Expression | None = None
    step: Expression | None = None


class Graph(msgspec.Struct, frozen=True):
    """All regions (root first) and all nodes by id."""

    regions: tuple[Region, ...]
    nodes: dict[str, GraphNode]
