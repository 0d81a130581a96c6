"""A record of a made-up kernel with a graph of some 5000 nodes: a matrix product of 16 x 16 x 16 tiles, unrolled."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from wave_explorer.record import Compilation
from wave_explorer.record.compilation import Manifest
from wave_explorer.record.graph import Graph, GraphNode, Operand, Region, ValueType
from wave_explorer.record.spec import SpecData
from wave_explorer.record.stage import Stage
from wave_explorer.record.store import MemoryBlobs

TILES = 16

STAGES = ("fx/all_apart", "fx/one_gone", "fx/by_source_op")
"""Every node its own operation; the same without the last one; and the copies of an operation known as such."""

_TILE = ValueType(kind="register", dtype="f32", text="Register[M, N] f32")


def large_compilation() -> Compilation:
    """A record with the fx stages :data:`STAGES` and nothing else."""
    blobs = MemoryBlobs()
    apart = tuple(_nodes(lineage=False))
    graphs = (_graph(apart), _graph(apart[:-1]), _graph(tuple(_nodes(lineage=True))))
    stages: list[Stage] = []
    before: str | None = None
    for name, graph in zip(STAGES, graphs, strict=True):
        after = blobs.add(msgspec.json.encode(graph))
        count = len(graph.nodes)
        stages.append(
            Stage(
                name, "fx", name.removeprefix("fx/"), 0.01, True,
                language="graph", before=before, after=after, op_count=count,
                op_delta=count - (stages[-1].op_count or 0 if stages else 0),
            )
        )  # fmt: skip
        before = after
    spec = SpecData("unrolled", origin="benchmark", target="gfx942")
    return Compilation(Manifest("unrolled", "unrolled", spec, "ok", stages=tuple(stages)), blobs)


def _graph(nodes: tuple[GraphNode, ...]) -> Graph:
    return Graph(
        (Region("root", "unrolled", nodes=tuple(node.id for node in nodes)),), {node.id: node for node in nodes}
    )


def _nodes(*, lineage: bool) -> Iterator[GraphNode]:
    first: dict[str, str] = {}

    def node(name: str, op: str, *operands: str) -> GraphNode:
        source = first.setdefault(op, name)
        passed = tuple(Operand(f"arg{i}", operand) for i, operand in enumerate(operands))
        copied_from = source if lineage and source != name else None
        return GraphNode(name, name, "root", op, passed, type=_TILE, lineage=copied_from)

    for tensor in ("a", "b", "c"):
        yield node(tensor, f"placeholder {tensor}")
    for i in range(TILES):
        for k in range(TILES):
            yield node(f"read_a_{i}_{k}", "read a", "a")
            yield node(f"read_b_{i}_{k}", "read b", "b")
    for i in range(TILES):
        for j in range(TILES):
            sum_so_far = f"zero_{i}_{j}"
            yield node(sum_so_far, "register")
            for k in range(TILES):
                product = f"mma_{i}_{j}_{k}"
                yield node(product, "mma", f"read_a_{i}_{k}", f"read_b_{j}_{k}", sum_so_far)
                sum_so_far = product
            yield node(f"write_{i}_{j}", "write", sum_so_far, "c")
