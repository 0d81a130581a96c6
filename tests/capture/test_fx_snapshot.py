"""The graph of a record against the graph that Wave itself hands out."""

from __future__ import annotations

import linecache
from functools import cache
from typing import Any

import pytest
import sympy
from wave_lang.kernel.ops.wave_ops import Iterate, Read, Write, get_custom

from tests.capture.recorded import compiled_alone, record, recorded, spec_of
from wave_explorer.capture.fx_snapshot import GraphSnapshotter, Snapshot
from wave_explorer.kernel.sympy_tree import SymbolTable, to_sympy
from wave_explorer.record import Compilation, GraphNode
from wave_explorer.record.expression import Expression

NAMES = pytest.mark.parametrize(
    "name", ["gemm", "gemm PREFETCH", "attention", pytest.param("attention PREFETCH_ATTENTION", marks=pytest.mark.full)]
)


def table_of(comp: Compilation) -> SymbolTable:
    table = SymbolTable()
    for symbol in comp.manifest.symbols:
        table.add(symbol)
    return table


class Final:
    """The last graph of a record beside the nodes of a compile that Wave made alone."""

    def __init__(self, name: str) -> None:
        self.comp = recorded(name)
        self.table = table_of(self.comp)
        graph = self.comp.last_graph()
        assert graph is not None
        self.graph = graph
        self.trace = compiled_alone(name).get_compiled_graph()
        self.regions = {region.id: region for region in graph.regions}

    def pairs(self) -> list[tuple[GraphNode, Any]]:
        found: list[tuple[GraphNode, Any]] = []
        for region in self.graph.regions:
            theirs = list(self.trace.get_subgraph(region.id).nodes)
            assert len(theirs) == len(region.nodes)
            found += zip((self.graph.nodes[node] for node in region.nodes), theirs, strict=True)
        return found

    def same(self, ours: Expression, theirs: Any) -> bool:
        return bool(to_sympy(ours, self.table) == sympy.sympify(theirs))


@cache
def final_of(name: str) -> Final:
    return Final(name)


@NAMES
def test_the_last_graph_is_the_one_that_wave_compiled(name: str) -> None:
    final = final_of(name)
    assert final.graph.regions[0].id == final.trace.root_graph
    assert sum(len(region.nodes) for region in final.graph.regions) == len(final.trace.preorder_walk())
    ids = {node: ours.id for ours, node in final.pairs()}
    for ours, node in final.pairs():
        assert ours.name == node.name
        assert {ids[part] for part in node.all_input_nodes} <= {operand.node for operand in ours.operands}
        raw = getattr(node, "index", None)
        if isinstance(raw, dict):
            assert ours.index is not None and list(ours.index) == [str(dim) for dim in raw]
            for sequence, theirs in zip(ours.index.values(), raw.values(), strict=True):
                assert final.same(sequence.start, theirs.start)
                assert final.same(sequence.size, theirs.size)
                assert final.same(sequence.stride, theirs.stride)
        else:
            assert ours.index is None
        shapes = getattr(node, "vector_shapes", None)
        assert (ours.vector_shapes is None) == (shapes is None)
        if shapes is not None and ours.vector_shapes is not None:
            given = {str(dim): value for dim, value in shapes.items() if value is not None}
            assert {dim: to_sympy(value, final.table) for dim, value in ours.vector_shapes.items()} == given
        expanded = getattr(node, "expanded_dims", None)
        assert ours.expanded_dims == (
            None if expanded is None else {str(dim): value for dim, value in expanded.items()}
        )


@NAMES
def test_types_bounds_memory_and_widths_are_waves_own(name: str) -> None:
    final = final_of(name)
    ids = {node: ours.id for ours, node in final.pairs()}
    accesses = 0
    for ours, node in final.pairs():
        kind: Any = node.type
        if hasattr(kind, "symbolic_shape") and hasattr(kind, "dtype"):
            assert ours.type is not None
            assert ours.type.dtype == str(kind.dtype)
            assert len(ours.type.dims) == len(kind.symbolic_shape)
            assert all(map(final.same, ours.type.dims, kind.symbolic_shape))
            assert ours.type.kind == ("register" if kind.__name__ == "Register" else "memory")
        custom = get_custom(node)
        if not isinstance(custom, Read | Write):
            continue
        accesses += 1
        memory = custom.memory
        while "lifted" in memory.meta:
            memory = memory.meta["lifted"]
        assert ours.memory == ids[memory]
        assert ours.elements_per_thread is not None
        assert final.same(ours.elements_per_thread, custom.elements_per_thread)
        bounds = {str(dim): value for dim, value in (custom.bounds or {}).items()}
        assert set(ours.bounds or {}) == set(bounds)
        assert all(final.same(value, bounds[dim]) for dim, value in (ours.bounds or {}).items())
    assert accesses > 10


def test_where_a_memory_lies_follows_the_value_of_its_address_space() -> None:
    comp = recorded("gemm")
    early = comp.graph("infer_types").nodes
    spaces = {node.name: node.type.address_space for node in early.values() if node.type and node.op == "placeholder"}
    assert (spaces["a"], spaces["b"], spaces["c"]) == ("shared", "shared", "global")
    late = comp.graph("promote_placeholders").nodes
    spaces = {node.name: node.type.address_space for node in late.values() if node.type and node.op == "placeholder"}
    assert (spaces["a"], spaces["b"], spaces["c"]) == ("global", "global", "global")


def test_loops_have_their_dim_trip_count_and_owner() -> None:
    for name, turns_less in (("gemm", 0), ("gemm PREFETCH", 1)):
        final = final_of(name)
        (loop,) = (region for region in final.graph.regions if region.owner)
        assert loop.dim == "K" and loop.step == 1
        owner = final.graph.nodes[str(loop.owner)]
        assert owner.op == "iterate" and owner.subgraph == loop.id
        (iterate,) = (node for node in final.trace.walk() if isinstance(get_custom(node), Iterate))
        assert loop.trip_count is not None and final.same(loop.trip_count, iterate.count)
        values = recorded(name).symbol_values
        assert loop.trip_count == values["K"] // values["BLOCK_K"] - turns_less


def test_unchanged_nodes_that_are_not_converted_again_are_the_same_when_they_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """After every pass, a snapshot that trusts its memory equals one that starts from nothing."""
    compared = 0
    take = GraphSnapshotter.take

    def checked(self: GraphSnapshotter, trace: Any) -> Snapshot:
        nonlocal compared
        found = take(self, trace)
        anew = GraphSnapshotter(self.identity, self._values)
        assert found.encode() == take(anew, trace).encode()
        compared += 1
        return found

    monkeypatch.setattr(GraphSnapshotter, "take", checked)
    for name in ("gemm PREFETCH", "attention"):
        comp = record(spec_of(name).build())
        assert comp.error is None and not any("could not be recorded" in note for note in comp.manifest.notes)
    assert compared >= 90


def test_a_node_keeps_its_id_and_copies_name_their_original() -> None:
    comp = recorded("gemm")
    before, after = comp.graph("expand_graph", before=True), comp.graph("expand_graph")
    kept = before.nodes.keys() & after.nodes.keys()
    assert kept and all(before.nodes[node].op == after.nodes[node].op for node in kept)
    copies = [node for node in after.nodes.values() if node.id not in before.nodes and node.expanded_dims]
    assert copies
    for node in copies:
        assert node.lineage is not None
        assert before.nodes[node.lineage].op == node.op
    mmas = [node for node in after.nodes.values() if node.op == "mma"]
    values = comp.symbol_values
    # Two waves along M and N; a wave's tile is cut into 16x16x16 products.
    per_wave = (values["BLOCK_M"] // 2 // 16) * (values["BLOCK_N"] // 2 // 16) * (values["BLOCK_K"] // 16)
    assert len(mmas) == per_wave
    first = recorded("gemm").graph("trace").nodes
    origin = {node.id for node in first.values() if node.op == "mma"}
    assert {node.lineage or node.id for node in mmas} == origin


@pytest.mark.parametrize("name", ["gemm", "attention"])
def test_nodes_point_at_the_line_of_the_kernel_that_made_them(name: str) -> None:
    comp = recorded(name)
    source = comp.spec.source
    assert source is not None
    lines = source.text.splitlines() or linecache.getlines(source.file)
    seen = 0
    for node in comp.graph("trace").nodes.values():
        if node.op in ("read", "write", "mma", "exp2", "iterate", "permute", "max", "sum"):
            assert node.location is not None and node.location.file == source.file
            # The attention kernel calls a function of the same file, and that holds the lines.
            assert name != "gemm" or source.first_line <= node.location.line <= source.last_line
            assert f".{node.op}(" in lines[node.location.line - 1]
            seen += 1
    assert seen >= 5
