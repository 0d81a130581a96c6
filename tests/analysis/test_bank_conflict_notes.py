"""The findings about bank conflicts count each instruction once, also where it serves two operations of the kernel."""

from __future__ import annotations

from typing import Any

import pytest

from wave_explorer.analysis.diagnostics.bank_conflicts import conflicts
from wave_explorer.analysis.lds_report import lds
from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.kernel.spec import kernel
from wave_explorer.record import Compilation


def gemm_of(target: str, schedule: str, **symbols: Any) -> Compilation:
    built = kernel("gemm", target=target, M=128, N=128, K=256, **symbols).edit(options={"schedule": schedule}).build()
    return record_compile(built, Recorder(built.data))


def test_the_writes_of_a_gemm_by_hand(gemm: Compilation) -> None:
    """16 workgroups of 4 waves turn 16 times; the 8 lanes of a phase write rows of 72 bytes, two lanes to each bank."""
    notes = list(conflicts(gemm))
    assert [note.evidence["conflict_cycles_of_a_run"] for note in notes] == [16 * 4 * 16 * 8] * 2
    assert not [note for note in notes if "," in str(note.evidence["nodes"])]
    assert lds(gemm).predicted_bank_conflicts == 2 * 16 * 4 * 16 * 8


@pytest.mark.parametrize(("target", "schedule"), [("gfx942", "PREFETCH"), ("gfx950", "MODULO")])
def test_the_findings_add_up_to_the_conflicts_of_the_run(target: str, schedule: str) -> None:
    comp = gemm_of(target, schedule)
    notes = list(conflicts(comp))
    found = [note.evidence["conflict_cycles_of_a_run"] for note in notes]
    whole = lds(comp).predicted_bank_conflicts
    assert whole and sum(int(cycles) for cycles in found) == whole
    assert len({note.evidence["nodes"] for note in notes}) == len(notes)
    for note in notes:
        names = str(note.evidence["nodes"]).split(", ")
        assert note.message.startswith(" and ".join(names))
        assert f"{note.evidence['conflict_cycles_of_a_run']:,} conflict cycles in a run" in note.message


def test_an_instruction_that_serves_two_operations_is_one_finding() -> None:
    """ds_read2_b64 of gfx950 reads the operands of two steps of k, which are operations of their own."""
    notes = [note for note in conflicts(gemm_of("gfx950", "MODULO")) if "ds_read2_b64" in note.message]
    assert notes
    for note in notes:
        first, second = str(note.evidence["nodes"]).split(", ")
        assert {part for name in (first, second) for part in name.split("_") if part.startswith("K:")} == {"K:0", "K:1"}
        assert note.fix.endswith(f"the conflict cycles of {first} and {second} fall from 4 to 0.")
