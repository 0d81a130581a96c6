"""One compiler pass as it happened: a light row for lists, with handles to what it left behind."""

from __future__ import annotations

from typing import Literal

import msgspec

from wave_explorer.record.graph import IndexSequence

Layer = Literal["fx", "mlir", "llvm", "mir", "isa"]
Chain = Literal["device", "host"]
StageStatus = Literal["ok", "failed", "disabled", "skipped"]
Language = Literal["graph", "mlir", "llvm", "mir", "amdgcn", "text"]


class Stage(msgspec.Struct, frozen=True, omit_defaults=True):
    """One pass of one layer.

    Attributes:
        id: unique in the compile and stable between compiles of one compiler version: ``fx/expand_graph``;
            a repeated pass gets ``#2``, ``#3`` ...
        layer: fx (Wave's graph passes), mlir (Wave's own and IREE's), llvm (IR passes), mir (machine passes),
            isa (the final text).
        name: the compiler's own name of the pass.
        seconds: time in the pass itself; None where it was not measured.
        changed: whether the pass left something different behind.
        status: ``disabled`` was switched off by request, ``failed`` raised, ``skipped`` was never reached.
        chain: the kernel's own code, or the host wrapper around its launch.
        parent: id of the pass that ran this one inside itself (sub-passes of ``set_node_indices``).
        language: how ``after`` is to be read; ``graph`` is a :class:`~wave_explorer.record.graph.Graph`.
        before, after: handles in the blob store; equal where nothing changed; None where nothing was captured.
        op_count: nodes or operations afterwards, None when not counted.
        op_delta: change of that number, None when not counted.
        scope: function or operation the text covers.
        title: the compiler's longer wording of ``name``, empty where it has none.
        note: why something is not known, or what is special here.
    """

    id: str
    layer: Layer
    name: str
    seconds: float | None = None
    changed: bool = False
    status: StageStatus = "ok"
    chain: Chain = "device"
    parent: str | None = None
    language: Language = "text"
    before: str | None = None
    after: str | None = None
    op_count: int | None = None
    op_delta: int | None = None
    scope: str = ""
    title: str = ""
    note: str = ""


class IndexEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """One assignment of a node's index.

    Attributes:
        order: position among all events of the compile.
        stage: id of the stage in which it happened.
        node: id of the node whose index was set.
        function: the compiler function that assigned it (``module:function:line``), or
            ``unobserved`` for a change seen only by comparing pass boundaries.
        index: the index afterwards, by dimension; None when it was cleared.
        callers: the next outer compiler functions, innermost first.
    """

    order: int
    stage: str
    node: str
    function: str
    index: dict[str, IndexSequence] | None
    callers: tuple[str, ...] = ()
