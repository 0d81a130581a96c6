"""Errors and warnings on some library kernels, as far as the front end goes: each stands in the reviewed list.

The same is asked of every kernel, target and setting down to AMDGCN where the whole library is compiled
(tests/kernel/library_matrix.py).
"""

from __future__ import annotations

import pytest

from tests.analysis.reviewed_diagnostics import REVIEWED, unreviewed
from wave_explorer.analysis.diagnostics import CODES
from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.kernel.library import library
from wave_explorer.kernel.spec import kernel


@pytest.mark.parametrize(
    ("name", "target"), [("gemm", "gfx942"), ("copy", "gfx942"), ("row_sum", "gfx942"), ("gemm", "gfx1201")]
)
def test_every_error_and_warning_was_reviewed(name: str, target: str) -> None:
    built = kernel(name, target=target).build()
    comp = record_compile(built, Recorder(built.data), backend=False)
    assert comp.error is None
    assert not unreviewed(name, comp)


def test_every_review_gives_its_reason() -> None:
    assert all(entry["reason"] and entry["kernel"] in library() and entry["code"] in CODES for entry in REVIEWED)
