"""Findings about LDS: too much of it, buffers on the same bytes, buffers that nothing writes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from wave_explorer.analysis.buffer_lifetimes import Lifetime, lifetimes
from wave_explorer.analysis.diagnostics.rule import code, found
from wave_explorer.arch.targets import UnknownTarget, target
from wave_explorer.record import Compilation, Diagnostic, GraphNode, Stage

TOO_MUCH = code(
    "WX-C301",
    "error",
    "more LDS than a workgroup can have",
    "The buffers of a workgroup have to fit into the LDS of the target; iree-compile or the launch refuses the kernel.",
)
ALIASED = code(
    "WX-C302",
    "error",
    "two LDS buffers on the same bytes at one time",
    "Each is written while the other still holds what will be read: the reads get the other buffer's elements. In "
    "wave-lang 3.9.1 minimize_shared_allocs sees only the loop's own name for a buffer as its use, and takes buffers "
    "that are used inside one loop for free.",
)
SHARED_IN_TURN = code(
    "WX-C303",
    "note",
    "two LDS buffers share bytes in turn",
    "They are never wanted at the same time, so sharing is right and saves LDS; a barrier has to stand between them.",
)
COUNTED_TWICE = code(
    "WX-C305",
    "warning",
    "the launch reserves more LDS than the buffers take",
    "Wave adds to the LDS size of the compile options at each compile: an options object that is used twice reserves "
    "the sum, which costs occupancy.",
)

NEVER_WRITTEN = code(
    "WX-C306",
    "error",
    "an LDS buffer that is read and never written",
    "The reads get whatever another workgroup left in LDS. In wave-lang 3.9.1 minimize_global_loads removes writes "
    "to a buffer of tkw.allocate that stand outside loops.",
)


def size(comp: Compilation) -> Iterator[Diagnostic]:
    """LDS bytes against the target's limit, and against the sum of the buffers."""
    buffers = [one for one in comp.manifest.allocations if one.parent is None]
    known = [one.bytes for one in buffers if one.bytes is not None]
    launch = comp.manifest.launch
    reserved = launch.lds_bytes if launch is not None else None
    needed = max(sum(known), reserved or 0)
    try:
        limit = target(comp.spec.target).lds_bytes_per_workgroup
    except UnknownTarget:
        limit = None
    graph = comp.last_graph()
    nodes = graph.nodes if graph is not None else {}
    if limit is not None and needed > limit:
        parts = [one for one in comp.manifest.allocations if one.bytes is not None]
        largest = max(parts, key=lambda one: one.bytes or 0, default=None)
        yield found(
            TOO_MUCH,
            f"A workgroup takes {needed:,} bytes of LDS, and {comp.spec.target} has {limit:,} for one",
            fix="Choose smaller tiles, a smaller element type, or less multi-buffering.",
            node=nodes.get(largest.node) if largest is not None else None,
            view="lds",
            lds_bytes=needed,
            limit=limit,
        )
    if reserved is not None and buffers and len(known) == len(buffers) and reserved > sum(known):
        yield found(
            COUNTED_TWICE,
            f"The launch reserves {reserved:,} bytes of LDS, and the buffers take {sum(known):,}",
            fix="Make a fresh WaveCompileOptions for each compile.",
            node=nodes.get(buffers[0].node),
            view="lds",
            reserved=reserved,
            needed=sum(known),
        )


def aliasing(comp: Compilation) -> Iterator[Diagnostic]:
    """Pairs of buffers on the same bytes, at one time or in turn."""
    graph = comp.last_graph()
    if graph is None:
        return
    for one, other in combinations(lifetimes(comp), 2):
        if not one.shares_bytes(other) or not (one.writes or other.writes):
            continue
        names = [graph.nodes[life.allocation.node].name for life in (one, other)]
        ranges = [_bytes(life) for life in (one, other)]
        together = one.overlaps(other)
        writer = (other.writes or one.writes)[0]
        yield found(
            ALIASED if together else SHARED_IN_TURN,
            f"LDS buffers {names[0]} (bytes {ranges[0]}) and {names[1]} (bytes {ranges[1]}) share bytes"
            + (
                f", and {writer.name} writes one while the other is still to be read"
                if together
                else " one after the other"
            ),
            fix="Compile with minimize_shared_allocs=False." if together else "",
            node=writer,
            view="lds",
            first=names[0],
            second=names[1],
            first_bytes=ranges[0],
            second_bytes=ranges[1],
        )


def never_written(comp: Compilation) -> Iterator[Diagnostic]:
    """Buffers with reads of which no byte is written, and the pass that took the writes away."""
    graph, alive = comp.last_graph(), lifetimes(comp)
    if graph is None:
        return
    written = {node.memory for node in graph.nodes.values() if node.op != "read" and node.memory is not None}
    for life in alive:
        others = [other for other in alive if other is not life and other.writes and other.shares_bytes(life)]
        if life.writes or not life.reads or life.allocation.parent in written:
            continue
        name = graph.nodes[life.allocation.node].name
        by = _who_removed_the_writes(comp, life.allocation.node)
        shared = f"; what {others[0].writes[0].name} writes to its bytes is another buffer's" if others else ""
        yield found(
            NEVER_WRITTEN,
            f"LDS buffer {name} is read by {life.reads[0].name}{_and_more(life.reads)} and never written"
            + (f": the pass {by.name} removed its writes" if by is not None else "")
            + shared,
            fix="Write and read the buffer inside a loop (tkw.iterate), where the writes stay."
            if by is not None
            else "",
            node=life.reads[0],
            view="lds",
            buffer=name,
            reads=len(life.reads),
            removed_by=by.name if by is not None else "not known",
        )


def _and_more(nodes: tuple[GraphNode, ...]) -> str:
    return f" and {len(nodes) - 1} more" if len(nodes) > 1 else ""


def _who_removed_the_writes(comp: Compilation, buffer: str) -> Stage | None:
    """The pass after which nothing writes the buffer any more; None where something never did."""
    had = False
    for stage in comp.stages:
        if stage.language != "graph" or stage.after is None or not stage.changed or stage.parent is not None:
            continue
        nodes = comp.graph(stage).nodes.values()
        has = any(node.memory == buffer and node.op != "read" for node in nodes)
        if had and not has:
            return stage
        had = has
    return None


def _bytes(life: Lifetime) -> str:
    allocation = life.allocation
    assert allocation.offset is not None and allocation.bytes is not None
    return f"{allocation.offset}..{allocation.offset + allocation.bytes - 1}"
