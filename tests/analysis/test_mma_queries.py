"""Queries about matrix instructions of a recorded kernel: which it has, and Wave's index beside their layout."""

from __future__ import annotations

from typing import Any

import pytest

from tests.analysis.conftest import record
from wave_explorer.queries import BadQuery, Subject, answer
from wave_explorer.record import Compilation

F16 = "v_mfma_f32_16x16x16_f16"


def asked(comp: Compilation, name: str, **parameters: Any) -> dict[str, Any]:
    return dict(answer(Subject(comp), name, parameters))


def test_the_matrix_instructions_of_the_kernel_are_those_of_its_text(gemm: Compilation) -> None:
    found = asked(gemm, "matrix_choices")
    assert gemm.asm is not None
    lines = [number for number, line in enumerate(gemm.asm.splitlines(), start=1) if line.strip().startswith("v_mfma")]
    assert [use["line"] for use in found["uses"]] == lines
    assert (found["target"], found["wave_size"], found["note"]) == ("gfx942", 64, "")
    assert {one["name"]: one["used"] for one in found["instructions"]}[F16] == len(lines)


def test_every_linked_node_agrees_and_names_its_lines(gemm: Compilation) -> None:
    uses = asked(gemm, "matrix_choices")["uses"]
    linked = {node for use in uses for node in use["nodes"]}
    assert len(linked) == 8, "2×2 tiles of 16×16 and two steps of 16 in K a wave"
    for node in linked:
        found = asked(gemm, "mma_agreement", node=node)
        assert (found["verdict"], found["instruction"], found["found_by"]) == ("same", F16, "direct")
        assert found["lines"] == [use["line"] for use in uses if node in use["nodes"]]
        assert [one["dims"] for one in found["operands"]] == [("M", "K"), ("K", "N"), ("M", "N")]


def test_a_node_of_an_earlier_pass_is_judged_by_its_type(gemm: Compilation) -> None:
    found = asked(gemm, "mma_agreement", node="mma", stage="fx/set_node_indices")
    assert (found["verdict"], found["found_by"], found["lines"]) == ("same", "type", [])


def test_a_type_that_a_later_pass_splits_is_said_to_be_so() -> None:
    comp = record(backend=False, mma_type="F32_16x16x32_K8_F16", M=64, N=64, K=64)
    found = asked(comp, "mma_agreement", node="mma", stage="fx/set_node_indices")
    assert found["verdict"] == "" and "F32_16x16x32_K8_F16" in found["not_known"] and "splits" in found["not_known"]
    assert "has not reached AMDGCN" in asked(comp, "matrix_choices")["note"]


def test_wrong_questions(gemm: Compilation) -> None:
    graph = gemm.last_graph()
    assert graph is not None
    read = next(node for node in graph.nodes.values() if node.op == "read")
    with pytest.raises(BadQuery, match="only an mma"):
        asked(gemm, "mma_agreement", node=read.id)
    with pytest.raises(BadQuery, match="no node"):
        asked(gemm, "mma_agreement", node="n99999")
    assert "there is no wave 4" in asked(gemm, "mma_agreement", node="n27", wave=4)["not_known"]
    with pytest.raises(BadQuery, match="fp6"):
        asked(gemm, "matrix_layout", instruction="v_mfma_f32_16x16x128_f8f6f4", target="gfx950", a_type="f16")
    wide = asked(gemm, "matrix_layout", instruction="v_mfma_f32_16x16x128_f8f6f4", target="gfx950", b_type="fp4")
    assert (wide["A"]["dtype"], wide["B"]["dtype"], wide["B"]["registers"]) == ("fp8", "fp4", 4)
