"""The findings about masks tell the accesses of the loop from those that a pipeline peels off."""

from __future__ import annotations

from wave_explorer.analysis.diagnostics.accesses import masks
from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.kernel.spec import kernel


def test_of_two_copies_of_a_prefetched_read_one_is_in_the_loop() -> None:
    built = kernel("gemm", target="gfx942", M=100, N=128, K=128).edit(options={"schedule": "PREFETCH"}).build()
    notes = {
        note.evidence["tensor"]: note for note in masks(record_compile(built, Recorder(built.data), backend=False))
    }
    assert (notes["a"].evidence["accesses"], notes["a"].evidence["in_loops"]) == (2, 1)
    assert notes["a"].message.startswith("2 reads of a are masked, 1 of them in every iteration of the loop: M = 100")
    assert ", in every" not in notes["c"].message and "1 of them" not in notes["c"].message
