"""A library kernel that fails on a target it is not made for says what the library knows about it."""

from __future__ import annotations

from wave_explorer.capture.library_gaps import with_library_gaps
from wave_explorer.record import CompileError, SpecData

ERROR = CompileError("no instruction", advice="Choose another.")


def test_another_target_gets_the_targets_and_the_gaps() -> None:
    found = with_library_gaps(ERROR, SpecData("gemm", origin="library:gemm_mxfp4", target="gfx942"))
    assert found.summary == ERROR.summary
    assert found.advice.startswith("gemm_mxfp4 compiles for gfx950.")
    assert "gfx950 only" in found.advice and found.advice.endswith("Choose another.")


def test_other_errors_stay_as_they_are() -> None:
    for origin, target in [("library:gemm_mxfp4", "gfx950"), ("file:a.py:gemm", "gfx942"), ("library:gone", "gfx942")]:
        assert with_library_gaps(ERROR, SpecData("gemm", origin=origin, target=target)) == ERROR
