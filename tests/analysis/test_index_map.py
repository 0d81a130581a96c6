"""Indices of a real gemm against the tiles they must cover and against AMD's matrix layouts."""

from __future__ import annotations

from collections import Counter
from itertools import product

import numpy as np
import pytest

from wave_explorer.analysis.index_map import IndexMap, NotKnown, index_map
from wave_explorer.analysis.lds_access import last_fx_stage
from wave_explorer.analysis.node_facts import memory_space
from wave_explorer.arch.matrix import OperandName, matrix_instruction
from wave_explorer.record import Compilation, GraphNode

M, N, K, BLOCK_M, BLOCK_N, BLOCK_K, PADDING = 256, 256, 512, 64, 64, 32, 4


def nodes(comp: Compilation, op: str, space: str) -> list[GraphNode]:
    graph = comp.last_graph()
    assert graph is not None
    return [node for node in graph.nodes.values() if node.op == op and memory_space(graph, node) == space]


def last_map(
    comp: Compilation, node: GraphNode, workgroup: tuple[int, int, int] = (0, 0, 0), iteration: int = 0
) -> IndexMap:
    return index_map(comp, last_fx_stage(comp), node.id, workgroup=workgroup, iteration=iteration)


def touched(found: IndexMap, first: str, second: str) -> Counter[tuple[int, int]]:
    return Counter(
        zip(found.coordinates[first].ravel().tolist(), found.coordinates[second].ravel().tolist(), strict=True)
    )


@pytest.mark.parametrize(("workgroup", "iteration"), [((0, 0, 0), 0), ((3, 1, 0), 15)])
def test_global_reads_fetch_each_element_of_the_tile_once(
    gemm: Compilation, workgroup: tuple[int, int, int], iteration: int
) -> None:
    seen: dict[str, Counter[tuple[int, int]]] = {"M": Counter(), "N": Counter()}
    for node in nodes(gemm, "read", "global"):
        found = last_map(gemm, node, workgroup, iteration)
        assert found.space == "global" and found.trip_count == K // BLOCK_K and found.address is not None
        rows = found.dims[0]
        seen[rows] += touched(found, rows, "K")
        # a and b are row-major [rows, K] of f16.
        np.testing.assert_array_equal(found.address, (found.coordinates[rows] * K + found.coordinates["K"]) * 2)
    columns = range(iteration * BLOCK_K, (iteration + 1) * BLOCK_K)
    for rows, tile, axis in (("M", BLOCK_M, 0), ("N", BLOCK_N, 1)):
        wanted = product(range(workgroup[axis] * tile, (workgroup[axis] + 1) * tile), columns)
        assert seen[rows] == Counter(wanted)


def test_lds_writes_fill_each_buffer_once_and_never_touch_its_padding(gemm: Compilation) -> None:
    addresses: list[int] = []
    for node in nodes(gemm, "write", "LDS"):
        found = last_map(gemm, node, (2, 3, 0), 7)
        assert found.space == "LDS" and found.address is not None
        addresses += found.address.ravel().tolist()
    row = (BLOCK_K + PADDING) * 2
    buffers = sorted(a.offset for a in gemm.manifest.allocations if a.offset is not None)
    assert len(buffers) == 2
    wanted = [base + r * row + c * 2 for base in buffers for r in range(BLOCK_M) for c in range(BLOCK_K)]
    assert sorted(addresses) == wanted


def test_each_lane_reads_the_matrix_elements_that_its_mfma_wants(gemm: Compilation) -> None:
    """Operands of every MMA copy against the register layout of the hardware instruction."""
    graph = gemm.last_graph()
    assert graph is not None
    layouts = matrix_instruction("v_mfma_f32_16x16x16_f16", "gfx942").layouts
    thread = np.arange(256)
    # WaveConstraints: M is split over waves along axis 0 (128 threads), N along axis 1.
    wave = {"M": thread % 128 // 64, "N": thread // 128}
    checked = 0
    for node in graph.nodes.values():
        if node.op != "mma":
            continue
        copy = node.expanded_dims or {}
        operands = {operand.name: graph.nodes[operand.node] for operand in node.operands}
        sides: tuple[tuple[str, str, OperandName], ...] = (("lhs", "M", "A"), ("rhs", "N", "B"))
        for side, rows, operand in sides:
            found = last_map(gemm, operands[side], (1, 2, 0), 3)
            elements = layouts[operand].elements[thread % 64]
            along, k = (elements[..., 0], elements[..., 1]) if operand == "A" else (elements[..., 1], elements[..., 0])
            expected = wave[rows][:, None] * 32 + copy[rows] * 16 + along
            np.testing.assert_array_equal(found.coordinates[rows], expected)
            np.testing.assert_array_equal(found.coordinates["K"], copy["K"] * 16 + k)
            checked += 1
    assert checked == 16


def accumulators(comp: Compilation, stage: str) -> list[GraphNode]:
    """Values with the layout of an MMA result, as they stand after ``stage``."""
    found = comp.graph(stage).nodes.values()
    return [node for node in found if node.op in ("mma", "iter_arg", "register") and node.index]


@pytest.mark.parametrize("stage", ["fx/set_node_indices", "fx/set_post_expansion_indices", "fx/decompose_dot_mma"])
@pytest.mark.parametrize(("kernel", "mma"), [("gemm", "16x16x16"), ("gemm_32x32", "32x32x8")])
def test_accumulators_hold_the_rows_that_the_mfma_puts_there(
    request: pytest.FixtureRequest, kernel: str, mma: str, stage: str
) -> None:
    comp: Compilation = request.getfixturevalue(kernel)
    instruction = matrix_instruction(f"v_mfma_f32_{mma}_f16", "gfx942")
    thread = np.arange(256)
    place = instruction.layouts["D"].elements[thread % 64]
    checked = set()
    for node in accumulators(comp, stage):
        found = index_map(comp, stage, node.id, workgroup=(2, 1, 0), iteration=5)
        copy = dict.fromkeys("MN", 0) | (node.expanded_dims or {})
        assert found.dims == ("M", "N")
        rows = 2 * BLOCK_M + (thread % 128 // 64 * 32)[:, None] + copy["M"] * instruction.m + place[..., 0]
        columns = BLOCK_N + (thread // 128 * 32)[:, None] + copy["N"] * instruction.n + place[..., 1]
        np.testing.assert_array_equal(found.coordinates["M"], rows, err_msg=node.name)
        np.testing.assert_array_equal(found.coordinates["N"], columns, err_msg=node.name)
        checked.add(node.op)
    assert checked == {"mma", "iter_arg", "register"}


def test_stores_write_each_output_element_once(gemm: Compilation) -> None:
    stores = nodes(gemm, "write", "global")
    for workgroup in ((0, 0, 0), (3, 2, 0)):
        seen: Counter[tuple[int, int]] = Counter()
        for node in stores:
            found = last_map(gemm, node, workgroup)
            assert found.address is not None
            np.testing.assert_array_equal(found.address, (found.coordinates["M"] * N + found.coordinates["N"]) * 4)
            seen += touched(found, "M", "N")
        rows = range(workgroup[0] * BLOCK_M, (workgroup[0] + 1) * BLOCK_M)
        columns = range(workgroup[1] * BLOCK_N, (workgroup[1] + 1) * BLOCK_N)
        assert seen == Counter(product(rows, columns))


def test_bounds_mask_exactly_what_lies_outside(ragged_gemm: Compilation) -> None:
    masked = 0
    for op in ("read", "write"):
        for node in nodes(ragged_gemm, op, "global"):
            found = last_map(ragged_gemm, node, (3, 0, 0))
            outside = found.coordinates["M"] >= 250 if "M" in found.coordinates else None
            if outside is None:
                assert found.masked is None or not found.masked.any()
                continue
            assert found.masked is not None
            np.testing.assert_array_equal(found.masked, outside)
            masked += int(outside.sum())
    # 6 rows of A (32 k each) and 6 rows of the output tile.
    assert masked == 6 * BLOCK_K + 6 * BLOCK_N


def test_what_is_not_known_says_why(gemm: Compilation) -> None:
    graph = gemm.graph("fx/trace")
    read = next(node for node in graph.nodes.values() if node.op == "read")
    with pytest.raises(NotKnown, match="has no index after fx/trace"):
        index_map(gemm, "fx/trace", read.id)
    early = index_map(
        gemm,
        "fx/set_node_indices",
        next(n.id for n in nodes_at(gemm, "fx/set_node_indices", "LDS")),
        workgroup=(1, 1, 0),
    )
    assert early.address is None
    assert "apply_shared_memory_indexing_corrections" in early.address_note


def nodes_at(comp: Compilation, stage: str, space: str) -> list[GraphNode]:
    graph = comp.graph(stage)
    return [n for n in graph.nodes.values() if n.op == "read" and memory_space(graph, n) == space]
