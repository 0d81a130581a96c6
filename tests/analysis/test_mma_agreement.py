"""Wave's index of mma nodes against the layouts of the instructions that execute them.

What must come out is worked out here from the formulas of Wave's MMA types (`wave_lang/kernel/wave/constraints.py`) and
of AMD's manuals, written down a second time, lane by lane.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest

from tests.analysis.conftest import record
from tests.kernel.library_matrix import Case, cases
from tests.kernel.library_records import library_record
from wave_explorer.analysis.index_map import NotKnown, wave_size
from wave_explorer.analysis.matrix_uses import instruction_of_type
from wave_explorer.analysis.mma_agreement import FactorName, MmaAgreement, compared, mma_agreement
from wave_explorer.arch.matrix import MatrixInstruction, matrix_instruction
from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.kernel.spec import kernel
from wave_explorer.record import Compilation, Graph, GraphNode
from wave_explorer.record.evaluation import IntArray
from wave_explorer.record.expression import Term

DIMS: dict[FactorName, tuple[str, str]] = {"A": ("M", "K"), "B": ("K", "N"), "D": ("M", "N")}
NODES: dict[FactorName, str] = {"A": "a", "B": "b", "D": "c"}


def last(comp: Compilation) -> tuple[Graph, list[GraphNode]]:
    graph = comp.last_graph()
    assert graph is not None
    return graph, [node for node in graph.nodes.values() if node.op == "mma"]


def judged(comp: Compilation, mnemonic: str, target: str) -> list[MmaAgreement]:
    """Every mma of the last pass, in every wave."""
    instruction = matrix_instruction(mnemonic, target)
    launch = comp.manifest.launch
    assert launch is not None and launch.block is not None
    waves = int(np.prod(launch.block)) // instruction.wave_size
    graph, nodes = last(comp)
    assert nodes and waves == 4
    return [mma_agreement(comp, graph, node, instruction, wave=wave) for node in nodes for wave in range(waves)]


def test_a_gemm_is_as_the_instruction_has_it(gemm: Compilation) -> None:
    for found in judged(gemm, "v_mfma_f32_16x16x16_f16", "gfx942"):
        assert found.verdict == "same" and found.k_order == tuple(range(16)) and found.k_extent == 16
        for operand in found.operands:
            layout = matrix_instruction("v_mfma_f32_16x16x16_f16", "gfx942").layouts[operand.name]
            np.testing.assert_array_equal(operand.elements, layout.elements[..., :2])


def test_32x32_is_as_the_instruction_has_it(gemm_32x32: Compilation) -> None:
    assert {found.verdict for found in judged(gemm_32x32, "v_mfma_f32_32x32x8_f16", "gfx942")} == {"same"}


def test_a_k8_type_is_split_into_instructions_that_share_its_tile() -> None:
    comp = record(backend=False, mma_type="F32_16x16x32_K8_F16", M=64, N=64, K=64, BLOCK_M=64, BLOCK_N=64, BLOCK_K=32)
    seen: set[int] = set()
    for found in judged(comp, "v_mfma_f32_16x16x16_f16", "gfx942"):
        # A lane holds 8 consecutive K of its group of 16 lanes; the first instruction takes four of them.
        parts = {part: tuple(8 * g + 4 * part + s for g in range(4) for s in range(4)) for part in (0, 1)}
        seen.update(part for part, order in parts.items() if order == found.k_order)
        assert found.verdict == "permuted" and found.k_order in parts.values() and found.k_extent == 32
        assert "16 of the 32 K" in found.text and found.operands[2].verdict == "same"
    assert seen == {0, 1}


@pytest.mark.parametrize(
    ("mma_type", "rows", "k", "verdict"),
    [
        ("F32_16x16x32_F8", 16, 32, "same"),
        ("F32_16x16x32_K4_F8", 16, 32, "permuted"),
        ("F32_32x32x16_K4_F8", 32, 16, "permuted"),
    ],
)
def test_8_bit_types(mma_type: str, rows: int, k: int, verdict: str) -> None:
    comp = record("gemm_fp8", backend=False, mma_type=mma_type)
    groups = 64 // rows
    for found in judged(comp, f"v_mfma_f32_{rows}x{rows}x{k}_fp8_fp8", "gfx942"):
        assert found.verdict == verdict and found.k_extent == k
        # The instruction has 8 k in a row a lane; the K4 types give each group of lanes 4 in turn, twice.
        for hardware, wave in enumerate(found.k_order):
            group, slot = hardware // 8, hardware % 8
            wanted = slot // 4 * 4 * groups + 4 * group + slot % 4 if "K4" in mma_type else hardware
            assert wave == wanted


def test_rdna4_keeps_eight_k_a_lane_where_the_instruction_interleaves_four(rdna4_gemm: Compilation) -> None:
    for found in judged(rdna4_gemm, "v_wmma_f32_16x16x16_f16", "gfx1201"):
        assert found.verdict == "permuted" and found.operands[2].verdict == "same"
        assert found.k_order == (0, 1, 2, 3, 8, 9, 10, 11, 4, 5, 6, 7, 12, 13, 14, 15)
        assert "its k 4–7 is Wave's 8–11" in found.text and "legal" in found.text


@pytest.fixture(scope="module")
def rdna4_gemm() -> Compilation:
    return fx_record("gemm", "gfx1201", mma_type="RDNA4_WAVE32_F32_16x16x16_F16")


def fx_record(name: str, target: str, **symbols: Any) -> Compilation:
    built = kernel(name, target=target, **symbols).build()
    return record_compile(built, Recorder(built.data), backend=False)


def test_4_bit_factors_with_their_scales() -> None:
    comp = fx_record("gemm_mxfp4", "gfx950")
    instruction = matrix_instruction("v_mfma_scale_f32_16x16x128_f8f6f4", "gfx950").with_formats("fp4", "fp4")
    graph = comp.last_graph()
    assert graph is not None
    nodes = [node for node in graph.nodes.values() if node.op == "scaled_mma"]
    assert nodes and {mma_agreement(comp, graph, node, instruction).verdict for node in nodes} == {"same"}


def test_a_size_without_a_value_places_the_tile_only(gemm: Compilation) -> None:
    comp = record(backend=False, dynamic_dims=True)
    assert {found.verdict for found in judged(comp, "v_mfma_f32_16x16x16_f16", "gfx942")} == {"same"}
    # A symbol of its own in the index of one lane's row: where it is in the tile is then not known.
    graph, nodes = last(gemm)
    node, free = nodes[0], Term("sym", ("Q",))
    assert node.index is not None
    rows = node.index["M"]
    spread = Term("mul", (free, Term("mod", (Term("sym", ("$T0",)), 2))))
    torn = msgspec.structs.replace(rows, start=Term("add", (rows.start, spread)))
    with pytest.raises(NotKnown, match="where M is in the tile depends on Q"):
        mma_agreement(
            gemm,
            graph,
            msgspec.structs.replace(node, index={**node.index, "M": torn}),
            matrix_instruction("v_mfma_f32_16x16x16_f16", "gfx942"),
        )


def test_the_instruction_is_found_by_the_type_where_nothing_is_linked(
    gemm: Compilation, rdna4_gemm: Compilation
) -> None:
    for comp, lanes, mnemonic in (
        (gemm, 64, "v_mfma_f32_16x16x16_f16"),
        (rdna4_gemm, 32, "v_wmma_f32_16x16x16_f16"),
    ):
        graph, nodes = last(comp)
        found = instruction_of_type(comp, graph, nodes[0], lanes)
        assert found is not None and found.name == mnemonic
        assert instruction_of_type(comp, graph, nodes[0], 128) is None


def test_another_number_of_elements_is_no_agreement(gemm: Compilation) -> None:
    graph, nodes = last(gemm)
    with pytest.raises(NotKnown, match="4 elements of A in a lane, the instruction takes 8"):
        mma_agreement(gemm, graph, nodes[0], matrix_instruction("v_mfma_f32_16x16x32_fp8_fp8", "gfx942"))
    with pytest.raises(NotKnown, match="has no index"):
        mma_agreement(gemm, graph, replace_index(nodes[0]), matrix_instruction("v_mfma_f32_16x16x16_f16", "gfx942"))


def replace_index(node: GraphNode) -> GraphNode:
    return msgspec.structs.replace(node, index=None)


MATRIX_CASES = [case for case in cases() if case.target in ("gfx942", "gfx950", "gfx1201", "gfx1250")]


@pytest.mark.full
@pytest.mark.parametrize("case", MATRIX_CASES, ids=str)
def test_no_library_kernel_has_an_index_that_its_instruction_contradicts(case: Case) -> None:
    """Every mma of every library kernel: as the instruction has it, or a legal permutation of k."""
    comp = library_record(case)
    graph = comp.last_graph()
    if graph is None:
        pytest.skip("this variant does not compile here; the library's own tests say why")
    for node in (node for node in graph.nodes.values() if node.op == "mma"):
        instruction = instruction_of_type(comp, graph, node, wave_size(comp))
        assert instruction is not None, f"{case.target} has no instruction for {node.name} ({node.attributes})"
        found = mma_agreement(comp, graph, node, instruction)
        assert found.verdict in ("same", "permuted"), f"{node.name}: {found.text}"


def hardware(instruction: MatrixInstruction) -> dict[FactorName, IntArray]:
    return {name: instruction.layouts[name].elements[..., :2].copy() for name in DIMS}


def verdict(instruction: MatrixInstruction, elements: dict[FactorName, IntArray], extent: int = 0) -> MmaAgreement:
    return compared(instruction, elements, DIMS, NODES, extent or instruction.k)


SMALL = matrix_instruction("v_mfma_f32_16x16x16_f16", "gfx942")


def product_is_right(instruction: MatrixInstruction, elements: dict[FactorName, IntArray], k_extent: int) -> bool:
    """Fills the registers as Wave's index says, multiplies as the instruction does, reads D as Wave's index says."""
    rng = np.random.default_rng(3)
    a = rng.integers(-50, 50, (instruction.m, k_extent))
    b = rng.integers(-50, 50, (k_extent, instruction.n))
    held = np.zeros((instruction.m, instruction.k), np.int64), np.zeros((instruction.k, instruction.n), np.int64)
    for name, source, filled in (("A", a, held[0]), ("B", b, held[1])):
        layout = instruction.layouts[name]  # type: ignore[index]
        for place in np.ndindex(layout.elements.shape[:2]):
            row, column, _ = layout.elements[place]
            filled[row, column] = source[tuple(elements[name][place])]  # type: ignore[index]
    result = held[0] @ held[1]
    return all(
        result[tuple(SMALL.layouts["D"].elements[place][:2])] == (a @ b)[tuple(elements["D"][place])]
        for place in np.ndindex(elements["D"].shape[:2])
    )


@pytest.mark.parametrize("seed", range(6))
def test_permutations_of_rows_columns_and_k_are_legal(seed: int) -> None:
    rng = np.random.default_rng(seed)
    rows, columns, k = rng.permutation(16), rng.permutation(16), rng.permutation(16)
    of = hardware(SMALL)
    moved: dict[FactorName, IntArray] = {
        "A": np.stack([rows[of["A"][..., 0]], k[of["A"][..., 1]]], axis=-1),
        "B": np.stack([k[of["B"][..., 0]], columns[of["B"][..., 1]]], axis=-1),
        "D": np.stack([rows[of["D"][..., 0]], columns[of["D"][..., 1]]], axis=-1),
    }
    found = verdict(SMALL, moved)
    assert found.verdict == "permuted" and found.k_order == tuple(k) and product_is_right(SMALL, moved, 16)


@pytest.mark.parametrize("seed", range(24))
def test_what_spoils_the_product_is_called_so(seed: int) -> None:
    """Two places of one operand exchanged: wrong exactly if multiplying the registers goes wrong."""
    rng = np.random.default_rng(seed)
    elements = hardware(SMALL)
    name: FactorName = list(DIMS)[seed % 3]
    one, other = (tuple(rng.integers((64, 4))) for _ in range(2))
    elements[name][one], elements[name][other] = elements[name][other].copy(), elements[name][one].copy()
    found = verdict(SMALL, elements)
    assert (found.verdict == "differs") == (not product_is_right(SMALL, elements, 16))
    if found.verdict == "differs":
        assert found.k_order == () and "lane" in found.text


def test_k_must_be_the_same_in_a_and_b_and_no_k_twice() -> None:
    elements = hardware(SMALL)
    elements["A"][..., 1] = (elements["A"][..., 1] + 1) % 16
    found = verdict(SMALL, elements)
    assert found.verdict == "differs" and "K 1 in A and 0 in B" in found.text
    elements = hardware(SMALL)
    elements["A"][..., 1] //= 2
    elements["B"][..., 0] //= 2
    assert "twice" in verdict(SMALL, elements).text


def test_elements_that_share_a_scale_must_stay_together() -> None:
    scaled = matrix_instruction("v_mfma_scale_f32_16x16x128_f8f6f4", "gfx950").with_formats("fp4", "fp4")
    for stride, wanted in ((1, "permuted"), (32, "differs")):
        elements = hardware(scaled)
        # Exchange the two halves of each run of 2 * stride k.
        elements["A"][..., 1] ^= stride
        elements["B"][..., 0] ^= stride
        assert verdict(scaled, elements).verdict == wanted


def test_an_instruction_whose_rows_several_lanes_hold() -> None:
    repeated = matrix_instruction("v_wmma_f32_16x16x16_f16", "gfx1100")
    assert verdict(repeated, hardware(repeated)).verdict == "same"
    elements = hardware(repeated)
    elements["A"][20, 3] = (9, 9)
    assert verdict(repeated, elements).verdict == "differs"
