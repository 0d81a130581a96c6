"""The cross-level check agrees on real kernels, and finds a broken link and a broken index."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from wave_lang.kernel.ops import wave_ops

from tests.analysis.conftest import record
from wave_explorer.actions.verifying import corners, verify
from wave_explorer.analysis.foretold_accesses import ForetoldAccesses
from wave_explorer.analysis.run_time_values import ARITHMETIC
from wave_explorer.analysis.unused_lanes import LANE_BY_LANE, UnusedLanes
from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.cli.verifying import payload
from wave_explorer.kernel import kernel
from wave_explorer.record import Compilation, GraphNode, InstructionLink, MemoryBlobs, Operand
from wave_explorer.record.expression import Expression, Term

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


@pytest.fixture(scope="module")
def masked_sum() -> Compilation:
    """8×96 in tiles of 4×64 by two waves: lanes from 32 on of the second column of workgroups store nothing."""
    built = kernel(f"{Path(__file__).parent.parent / 'data' / 'masked_sum.py'}:masked_sum", target="gfx942").build()
    return record_compile(built, Recorder(built.data))


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


def with_provenance(
    monkeypatch: pytest.MonkeyPatch, comp: Compilation, nodes_of: Mapping[int, tuple[str, ...]]
) -> None:
    """Gives instructions, by line, other nodes than they have."""
    provenance = comp.provenance()
    assert provenance is not None
    links = tuple(
        msgspec.structs.replace(link, nodes=nodes_of.get(link.line, link.nodes)) for link in provenance.instructions
    )
    broken = msgspec.structs.replace(provenance, instructions=links)
    monkeypatch.setattr(Compilation, "provenance", lambda _: broken)


def with_node(monkeypatch: pytest.MonkeyPatch, comp: Compilation, node: GraphNode) -> None:
    """Puts another node in the place of the one with its id in the last graph."""
    graph = comp.last_graph()
    assert graph is not None
    broken = msgspec.structs.replace(graph, nodes={**graph.nodes, node.id: node})
    monkeypatch.setattr(Compilation, "graph", lambda _, stage: broken)
    monkeypatch.setattr(Compilation, "last_graph", lambda _: broken)


def linked(comp: Compilation, mnemonic: str) -> list[InstructionLink]:
    """Links of the instructions whose mnemonic starts so, and that one node stands behind."""
    provenance, asm = comp.provenance(), comp.asm
    assert provenance is not None and asm is not None
    lines = asm.splitlines()
    found = [link for link in provenance.instructions if lines[link.line - 1].split()[0].startswith(mnemonic)]
    return [link for link in found if len(link.nodes) == 1]


def swap_two(monkeypatch: pytest.MonkeyPatch, comp: Compilation, mnemonic: str) -> set[int]:
    """Swaps the nodes of two instructions; their lines."""
    first, *others = linked(comp, mnemonic)
    second = next(link for link in others if link.nodes != first.nodes)
    with_provenance(monkeypatch, comp, {first.line: second.nodes, second.line: first.nodes})
    return {first.line, second.line}


def other_coefficient(expression: Expression) -> Expression:
    """The same expression with 1 more in its first coefficient."""
    if not isinstance(expression, Term):
        return expression
    if expression.op == "mul" and any(isinstance(part, int) for part in expression.args):
        return Term("mul", tuple(part + 1 if isinstance(part, int) else part for part in expression.args))
    parts = list(expression.args)
    for place, part in enumerate(parts):
        if isinstance(part, Term) and (changed := other_coefficient(part)) != part:
            parts[place] = changed
            return Term(expression.op, tuple(parts))
    return expression


def with_other_coefficient(node: GraphNode) -> GraphNode:
    """The node with one coefficient of its index changed, in the last dimension that has one."""
    assert node.index is not None
    for dim, sequence in reversed(node.index.items()):
        start = other_coefficient(sequence.start)
        if start != sequence.start:
            index = {**node.index, dim: msgspec.structs.replace(sequence, start=start)}
            return msgspec.structs.replace(node, index=index)
    raise AssertionError(f"{node.name} has no coefficient")


def test_swapped_links_are_found(gemm: Compilation, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = swap_two(monkeypatch, gemm, "global_load")
    found = verify(gemm)
    assert not found.ok
    assert {mismatch.line for mismatch in found.mismatches} <= lines
    # Both are 128×64 tensors, so a swapped load may touch the same bytes, but of the other one.
    assert {(m.expected_in, m.actual_in) for m in found.mismatches} == {(("a",), ("b",)), (("b",), ("a",))}


def test_the_payload_has_the_documented_fields(gemm: Compilation, monkeypatch: pytest.MonkeyPatch) -> None:
    swap_two(monkeypatch, gemm, "global_load")
    data = json.loads(json.dumps(payload(verify(gemm))))
    assert data["ok"] is False and data["accesses"] == data["checked"] == 704
    assert data["lanes_checked"] == 64 * 704
    assert {"node", "instruction", "lane", "expected", "actual"} <= data["mismatches"][0].keys()
    graph = gemm.last_graph()
    assert graph is not None and graph.nodes[data["mismatches"][0]["node"]].op == "read"
    assert data["mismatches"][0]["instruction"].startswith("global_load")


def test_a_link_to_another_operation_is_named(gemm: Compilation, monkeypatch: pytest.MonkeyPatch) -> None:
    load, product = linked(gemm, "global_load")[0], linked(gemm, "v_mfma")[0]
    with_provenance(monkeypatch, gemm, {load.line: product.nodes})
    found = verify(gemm)
    (excluded,) = found.excluded
    assert excluded.line == load.line and "mma" in excluded.reason and "not that of this access" in excluded.reason
    assert found.checked == found.accesses - excluded.accesses


@pytest.mark.parametrize("mnemonic", ["global_load", "ds_write", "global_store"])
def test_a_changed_coefficient_is_found(gemm: Compilation, monkeypatch: pytest.MonkeyPatch, mnemonic: str) -> None:
    graph = gemm.last_graph()
    assert graph is not None
    node = graph.nodes[linked(gemm, mnemonic)[0].nodes[0]]
    with_node(monkeypatch, gemm, with_other_coefficient(node))
    found = verify(gemm)
    assert not found.ok and {mismatch.node for mismatch in found.mismatches} == {node.id}
    assert all(mismatch.expected != mismatch.actual for mismatch in found.mismatches)


def test_a_wrong_index_is_found_with_node_and_lane(gemm: Compilation, monkeypatch: pytest.MonkeyPatch) -> None:
    graph = gemm.last_graph()
    assert graph is not None
    node = next(n for n in graph.nodes.values() if n.op == "write" and n.index is not None and n.memory is not None)
    with_node(monkeypatch, gemm, with_start(node, 1))
    found = verify(gemm)
    assert not found.ok and all(node.id in mismatch.nodes for mismatch in found.mismatches)
    assert found.mismatches[0].lane == 0 and found.mismatches[0].expected != found.mismatches[0].actual


def with_start(node: GraphNode, more: int) -> GraphNode:
    """The node with its first dimension shifted."""
    assert node.index is not None
    dim, sequence = next(iter(node.index.items()))
    start = Term("add", (sequence.start, more))
    return msgspec.structs.replace(node, index={**node.index, dim: msgspec.structs.replace(sequence, start=start)})


@pytest.mark.parametrize("huge", [2**62, 2**70, -(2**62), 2**44])
def test_an_index_beyond_any_memory_is_left_out_with_the_reason(
    gemm: Compilation, monkeypatch: pytest.MonkeyPatch, huge: int
) -> None:
    graph = gemm.last_graph()
    assert graph is not None
    node = graph.nodes[linked(gemm, "global_store")[0].nodes[0]]
    with_node(monkeypatch, gemm, with_start(node, huge))
    found = verify(gemm)
    assert found.ok and {excluded.nodes for excluded in found.excluded} == {(node.id,)}
    assert all(re.search("62 bits|farther", excluded.reason) for excluded in found.excluded)


@pytest.mark.full
def test_what_is_broken_in_attention_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    comp = record("attention", backend=True)
    graph = comp.last_graph()
    assert graph is not None and verify(comp).ok
    for mnemonic in ("global_load", "ds_read", "ds_write", "global_store"):
        with monkeypatch.context() as patch:
            lines = swap_two(patch, comp, mnemonic)
            found = verify(comp)
            assert not found.ok and {mismatch.line for mismatch in found.mismatches} & lines, mnemonic
        with monkeypatch.context() as patch:
            node = graph.nodes[linked(comp, mnemonic)[0].nodes[0]]
            with_node(patch, comp, with_other_coefficient(node))
            found = verify(comp)
            assert not found.ok and all(node.id in mismatch.nodes for mismatch in found.mismatches), mnemonic


@pytest.mark.full
def test_each_store_of_a_clause_has_its_own_node() -> None:
    comp = record_for("gfx1201", "gemm", M=128, N=128, K=64)
    assert comp.asm is not None and "s_clause" in comp.asm
    stores = linked(comp, "global_store")
    assert len(stores) == 32 == len({link.nodes for link in stores})
    found = verify(comp)
    assert found.ok and found.checked == found.accesses


@pytest.mark.full
def test_loads_straight_into_lds_agree_on_both_sides() -> None:
    comp = record_for("gfx950", "gemm", M=128, N=128, K=64, options={"use_global_to_shared": True})
    assert comp.asm is not None and re.search(r"_load.* lds|_load_lds", comp.asm)
    found = verify(comp)
    assert found.ok and found.checked == found.accesses, found.excluded


def record_for(target: str, which: str, **settings: Any) -> Compilation:
    built = kernel(which, target=target, **settings).build()
    return record_compile(built, Recorder(built.data))


def the_only(comp: Compilation, op: str, memory_op: str = "") -> GraphNode:
    """The first node of an operation, of those that access what ``memory_op`` made."""
    graph = comp.last_graph()
    assert graph is not None
    return next(
        node
        for node in graph.nodes.values()
        if node.op == op and (not memory_op or graph.nodes[str(node.memory)].op == memory_op)
    )


def test_reads_are_sunk_under_the_mask_of_the_store_of_their_value(masked_sum: Compilation) -> None:
    graph = masked_sum.last_graph()
    found = verify(masked_sum)
    assert graph is not None and found.ok and found.checked == found.accesses == found.by_iteration
    # Two rows a wave, of f16 and of f32; 32 lanes off in each of the two waves of workgroups (1, 0) and (1, 1).
    assert [one.lanes for one in found.not_executed] == [128] * 4
    for one in found.not_executed:
        assert one.instruction.startswith("ds_read") and {graph.nodes[node].op for node in one.nodes} == {"read"}
        (store,) = one.stores
        assert graph.nodes[store].op == "write" and graph.nodes[str(graph.nodes[store].memory)].name == "b"
    assert json.loads(json.dumps(payload(found)))["not_executed"][0]["lanes"] == 128


def test_an_unused_lane_is_one_whose_columns_are_beyond_the_tensor(masked_sum: Compilation) -> None:
    graph = masked_sum.last_graph()
    assert graph is not None
    read = the_only(masked_sum, "read", "allocate")
    unused = UnusedLanes(graph, ForetoldAccesses(masked_sum, graph, {}, {}))
    first, second = unused.of(read.id, (0, 0, 0)), unused.of(read.id, (1, 0, 0))
    assert first is not None and second is not None and not first.any()
    np.testing.assert_array_equal(second, [np.arange(128) % 64 >= 32])
    # The value of a read of global memory is stored to LDS by every lane.
    staged = unused.of(the_only(masked_sum, "read", "placeholder").id, (1, 0, 0))
    assert staged is not None and not staged.any()


def test_lanes_that_are_switched_off_wrongly_are_found(masked_sum: Compilation) -> None:
    """The mask of the stores, and of the reads below it, ends at column 80 of 96."""
    assert masked_sum.asm is not None
    # The bound of the comparison before the barrier, which comes before the reads.
    narrower, count = re.subn(r"0x60(?=\n[^\n]+\n[^\n]+\n\ts_barrier\n)", "0x50", masked_sum.asm)
    assert count == 1
    blobs = MemoryBlobs({handle: masked_sum.blobs.read(handle) for handle in masked_sum.blobs.handles()})
    asm = blobs.add(narrower)
    found = verify(Compilation(msgspec.structs.replace(masked_sum.manifest, asm=asm), blobs))
    assert {one.instruction.split("_")[0] for one in found.mismatches} == {"ds", "global"}
    assert {(one.workgroup[0], one.lane) for one in found.mismatches} == {(1, 16)}
    assert found.not_executed == []


def shuffled(comp: Compilation) -> GraphNode:
    """The sum, as if its lanes took the values of others."""
    return msgspec.structs.replace(the_only(comp, "add"), op="shuffle")


def returned(comp: Compilation) -> GraphNode:
    """The end of the kernel, as if it took the sum as well."""
    return msgspec.structs.replace(the_only(comp, "output"), operands=(Operand("x", the_only(comp, "add").id),))


def indexing(comp: Compilation) -> GraphNode:
    """The store, as if the sum were part of where it stores, not what."""
    node = the_only(comp, "write", "placeholder")
    operands = [Operand(o.name.replace("register_", "mapping_dynamic_vals[0]"), o.node) for o in node.operands]
    return msgspec.structs.replace(node, operands=tuple(operands))


@pytest.mark.parametrize("other", [shuffled, returned, indexing])
def test_a_lane_whose_value_is_used_otherwise_has_to_read(
    masked_sum: Compilation, monkeypatch: pytest.MonkeyPatch, other: Callable[[Compilation], GraphNode]
) -> None:
    with_node(monkeypatch, masked_sum, other(masked_sum))
    found = verify(masked_sum)
    assert not found.ok and {(one.workgroup[0], one.lane) for one in found.mismatches} == {(1, 32)}
    assert len({one.line for one in found.mismatches}) == 2 == len(found.not_executed)
    assert all(one.instruction.startswith("ds_read") and not one.actual for one in found.mismatches)


def test_what_goes_through_a_matrix_instruction_is_needed(gemm: Compilation) -> None:
    graph = gemm.last_graph()
    assert graph is not None
    unused = UnusedLanes(graph, ForetoldAccesses(gemm, graph, {}, {}))
    in_lds = [
        node for node in graph.nodes.values() if node.op == "read" and graph.nodes[str(node.memory)].op != "placeholder"
    ]
    assert in_lds and all(unused.of(node.id, (0, 0, 0)) is None for node in in_lds)


def test_operations_that_are_known_by_name_are_those_of_the_compiler() -> None:
    names = {getattr(one, "tkw_op_name", "") for one in vars(wave_ops).values() if isinstance(one, type)}
    assert names >= LANE_BY_LANE
    assert names >= ARITHMETIC.keys()
