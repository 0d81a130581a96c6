"""The cross-level check agrees on real kernels, and finds a broken link and a broken index."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.analysis.conftest import record
from wave_explorer.actions.verifying import corners, verify
from wave_explorer.record import Compilation
from wave_explorer.record.expression import Term

KERNELS: dict[str, tuple[str, dict[str, Any]]] = {
    "gemm": ("gemm", {}),
    "prefetch": ("gemm", {"options": {"schedule": "PREFETCH"}}),
    "modulo with buffer instructions": ("gemm", {"options": {"schedule": "MODULO", "use_buffer_ops": True}}),
    "ragged": ("gemm", {"M": 100, "N": 90, "K": 250}),
    "attention": ("attention", {}),
}


@pytest.fixture(scope="module")
def gemm() -> Compilation:
    return record(backend=True, M=128, N=128, K=64)


@pytest.mark.parametrize("name", [pytest.param(n, marks=[] if n == "ragged" else [pytest.mark.full]) for n in KERNELS])
def test_every_lane_touches_what_its_index_says(name: str) -> None:
    which, settings = KERNELS[name]
    found = verify(record(which, backend=True, **settings))
    assert found.ok, found.mismatches[0]
    assert found.accesses > 300 and found.checked == found.accesses, found.excluded
    assert found.by_iteration == found.checked


def test_workgroups_and_their_number(gemm: Compilation) -> None:
    some, every = verify(gemm), verify(gemm, every_workgroup=True)
    # 2×2 workgroups: all of them are corners.
    assert corners((2, 2, 1)) == [(0, 0, 0), (0, 1, 0), (1, 0, 0), (1, 1, 0)] and corners((1, 1, 1)) == [(0, 0, 0)]
    assert some == every and some.ok and some.checked == some.accesses


def test_swapped_links_are_found(gemm: Compilation, monkeypatch: pytest.MonkeyPatch) -> None:
    provenance, asm = gemm.provenance(), gemm.asm
    assert provenance is not None and asm is not None
    lines = asm.splitlines()
    loads = [link for link in provenance.instructions if "global_load" in lines[link.line - 1]]
    first, second = loads[0], next(link for link in loads if link.nodes != loads[0].nodes)
    swapped = {first.line: second.nodes, second.line: first.nodes}
    broken = msgspec.structs.replace(
        provenance,
        instructions=tuple(
            msgspec.structs.replace(link, nodes=swapped.get(link.line, link.nodes)) for link in provenance.instructions
        ),
    )
    monkeypatch.setattr(Compilation, "provenance", lambda _: broken)
    found = verify(gemm)
    assert not found.ok
    assert {mismatch.line for mismatch in found.mismatches} <= {first.line, second.line}
    # Both are 128×64 tensors, so a swapped load may touch the same bytes, but of the other one.
    assert {(m.expected_in, m.actual_in) for m in found.mismatches} == {(("a",), ("b",)), (("b",), ("a",))}


def test_a_wrong_index_is_found_with_node_and_lane(gemm: Compilation, monkeypatch: pytest.MonkeyPatch) -> None:
    graph = gemm.last_graph()
    assert graph is not None
    node = next(n for n in graph.nodes.values() if n.op == "write" and n.index is not None and n.memory is not None)
    assert node.index is not None
    dim, sequence = next(iter(node.index.items()))
    start = Term("add", (sequence.start, 1))
    wrong = msgspec.structs.replace(node, index={**node.index, dim: msgspec.structs.replace(sequence, start=start)})
    broken = msgspec.structs.replace(graph, nodes={**graph.nodes, node.id: wrong})
    monkeypatch.setattr(Compilation, "graph", lambda _, stage: broken)
    monkeypatch.setattr(Compilation, "last_graph", lambda _: broken)
    found = verify(gemm)
    assert not found.ok and all(node.id in mismatch.nodes for mismatch in found.mismatches)
    assert found.mismatches[0].lane == 0 and found.mismatches[0].expected != found.mismatches[0].actual
