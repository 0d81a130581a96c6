"""Copies of operations: counted by plain arithmetic, by counting nodes, and along the edges of the graph."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from tests.analysis.conftest import record
from wave_explorer.analysis.accumulation_chains import chains
from wave_explorer.analysis.expansion import expansion
from wave_explorer.queries import Subject, answer
from wave_explorer.record import Compilation

SMALL: dict[str, Any] = {"M": 256, "N": 256, "K": 512}
SETTINGS: tuple[tuple[dict[str, Any], tuple[int, int, int], tuple[int, int, int]], ...] = (
    ({}, (64, 64, 32), (16, 16, 16)),
    ({"BLOCK_M": 128, "BLOCK_K": 64}, (128, 64, 64), (16, 16, 16)),
    ({"mma_type": "F32_32x32x8_F16"}, (64, 64, 32), (32, 32, 8)),
)


@pytest.mark.parametrize(("settings", "tile", "vector"), SETTINGS)
def test_the_copies_of_a_gemm(settings: dict[str, Any], tile: tuple[int, ...], vector: tuple[int, ...]) -> None:
    """Two waves share a tile along M and along N, every wave takes all of K."""
    m, n, k = (t // (waves * v) for t, waves, v in zip(tile, (2, 2, 1), vector, strict=True))
    found = expansion(record(backend=False, **SMALL, **settings))
    per_op = {operation.source.name: operation for operation in found.operations}
    expected = {"mma": m * n * k, "acc": m * n, "register": m * n, "read": m * k, "read_1": n * k, "get_result": m * n}
    for name, count in expected.items():
        assert len(per_op[name].copies) == per_op[name].expected == count, name
    nodes = Counter(node.op for node in found.after.nodes.values())
    assert nodes["mma"] == m * n * k
    numbers = {tuple(copy.at[dim] for dim in ("M", "N", "K")) for copy in per_op["mma"].copies}
    assert numbers == set(product(range(m), range(n), range(k)))
    assert {(d.dim, d.tile, d.waves, d.vector) for d in per_op["mma"].dims} == {
        (dim, t, waves, v) for dim, t, waves, v in zip("MNK", tile, (2, 2, 1), vector, strict=True)
    }


@pytest.mark.parametrize(("settings", "tile", "vector"), SETTINGS[:2])
def test_the_chains_of_a_gemm(settings: dict[str, Any], tile: tuple[int, ...], vector: tuple[int, ...]) -> None:
    found = expansion(record(backend=False, **SMALL, **settings))
    graph = found.after
    joined = chains(found)
    assert len(joined) == tile[0] * tile[1] // (4 * vector[0] * vector[1])
    body = next(region for region in graph.regions if region.dim == "K")
    returned = [edge.node for edge in graph.nodes[body.nodes[-1]].operands]
    for chain in joined:
        assert chain.complete and chain.carried and len(chain.links) == tile[2] // vector[2]
        # Each link is an edge of the graph: the sum so far is the accumulator of the next copy.
        sum_so_far = chain.enters.id if chain.enters is not None else ""
        for link in chain.links:
            operands = {edge.name: edge.node for edge in graph.nodes[link.node.id].operands}
            assert operands["acc"] == sum_so_far == link.source
            sum_so_far = link.node.id
        assert chain.enters is not None and returned[chain.enters.attributes["iter_idx"]] == sum_so_far
    assert sum(len(chain.links) for chain in joined) == sum(node.op == "mma" for node in graph.nodes.values())


@pytest.fixture(scope="module")
def attention() -> Compilation:
    return record("attention", backend=False, B=1, M=128, K2=128)


def test_every_copy_of_attention_is_explained(attention: Compilation) -> None:
    found = expansion(attention)
    for operation in found.operations:
        assert operation.expected == len(operation.copies), operation.source.name
        for dim in operation.dims:
            assert dim.expected == dim.copies, (operation.source.name, dim.dim)
    known = {copy.node.id for operation in found.operations for copy in operation.copies}
    assert found.after.nodes.keys() == known | {node.id for node in found.kept}


def test_attention_has_two_products_and_two_reductions(attention: Compilation) -> None:
    """A wave takes 32 of 128 queries, 64 keys and 64 features; vectors are 16 long."""
    joined = chains(expansion(attention))
    kinds = Counter((chain.kind, chain.dim, len(chain.links)) for chain in joined)
    assert kinds == {
        ("accumulator", "K1", 4): 4 * 2,  # q · k, for each 16 keys and 16 queries
        ("accumulator", "K2", 4): 4 * 2,  # p · v, for each 16 features and 16 queries
        ("reduction", "K2", 4): 2 * 2,  # maximum and sum over the keys
    }
    carried = {(chain.kind, chain.dim): chain.carried for chain in joined}
    assert carried == {("accumulator", "K1"): False, ("accumulator", "K2"): True, ("reduction", "K2"): True}
    assert all(chain.complete for chain in joined)


def test_a_compile_that_ends_before_expansion_says_so() -> None:
    from wave_explorer.capture.recorder import Recorder
    from wave_explorer.record import SpecData

    payload = answer(Subject(Recorder(SpecData(kernel="none")).compilation("failed")), "expansion")
    assert payload["operations"] == [] and "no expansion was recorded" in payload["not_known"]


def test_a_tile_that_a_constraint_gives_as_a_number() -> None:
    """The copy has ``WorkgroupConstraint(M, 1, 1)``: one row a workgroup, and one copy of each access."""
    found = expansion(record("copy", backend=False))
    accesses = [operation for operation in found.operations if operation.source.op in ("read", "write")]
    assert [len(operation.copies) for operation in accesses] == [operation.expected for operation in accesses]
    rows = [dim for operation in accesses for dim in operation.dims if dim.dim == "M"]
    assert {(dim.tile, dim.tile_text, dim.expected) for dim in rows} == {(1, "1", 1)}
