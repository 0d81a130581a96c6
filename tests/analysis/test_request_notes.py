"""The findings about requests count what the instructions ask for, as the memory view does."""

from __future__ import annotations

import msgspec
import pytest

from wave_explorer.analysis.diagnostics.accesses import requests
from wave_explorer.analysis.global_instructions import GlobalInstruction, Group, cut_by
from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.kernel.spec import kernel
from wave_explorer.queries import Subject, answer
from wave_explorer.record import Compilation

K = 104


@pytest.fixture(scope="module")
def masked_gemm() -> Compilation:
    built = kernel("gemm", target="gfx942", M=100, N=72, K=K).build()
    return record_compile(built, Recorder(built.data))


def requests_of_single_elements() -> int:
    """Wave 0 loads 16 rows of 32 f16 of ``a``: lane by lane eight neighbours, one after the other."""
    found = 0
    for element in range(8):
        places = [(lane // 4 * K + lane % 4 * 8 + element) * 2 for lane in range(64)]
        found += len({place // 128 for place in places})
    return found


def test_masked_loads_are_counted_element_by_element(masked_gemm: Compilation) -> None:
    notes = [note for note in requests(masked_gemm) if "requests 22528 in 176 pieces of 128" in note.message]
    assert requests_of_single_elements() == 176 and len(notes) == 2
    for note in notes:
        assert (note.evidence["requests"], note.evidence["lane_bytes"]) == (176, 2)
        assert note.evidence["width_from"] == "the instructions"
        assert "each element has a mask of its own" in note.message and note.fix.startswith("Pad the masked dimensions")


def test_the_findings_and_the_memory_view_agree(masked_gemm: Compilation, gemm: Compilation) -> None:
    for comp in (masked_gemm, gemm):
        rows = {row["node"]: row for row in answer(Subject(comp), "memory", {})["accesses"]}
        noted = {note.node: note.evidence for note in requests(comp)}
        for node, evidence in noted.items():
            row = rows[node]
            assert evidence["requested_bytes"] == row["moved_bytes"] and evidence["used_bytes"] == row["needed_bytes"]
            assert 8 * int(evidence["lane_bytes"]) == row["width_bits"]


def test_without_instructions_the_index_is_named(masked_gemm: Compilation) -> None:
    """Eight neighbours at once: 22 segments, were there no masks."""
    manifest = msgspec.structs.replace(masked_gemm.manifest, asm=None, provenance=None)
    notes = list(requests(Compilation(manifest, masked_gemm.blobs)))
    assert [note.evidence["requests"] for note in notes] == [22, 22]
    assert all(note.evidence["width_from"] == "the index" for note in notes)
    assert all("16 bytes at once, if it takes what its index allows" in note.message for note in notes)


def test_by_what_an_access_is_cut() -> None:
    one = GlobalInstruction(1, "global_load_dwordx4", "load", 16, ("n1",), "direct")
    other = GlobalInstruction(2, "global_load_ushort", "load", 2, ("n1",), "direct")
    assert "as its instructions below take" in cut_by(Group((one,), ("n1",)))
    assert "do not all take one known number" in cut_by(Group((one, other), ("n1",)))
    assert "no instruction is linked" in cut_by(None)
