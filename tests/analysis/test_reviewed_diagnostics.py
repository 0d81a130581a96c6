"""Errors and warnings on library kernels: each stands in a reviewed list, with what shows that it is no fault."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wave_explorer.analysis.diagnostics import diagnose
from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.kernel.library import library
from wave_explorer.kernel.spec import kernel

REVIEWED = json.loads((Path(__file__).parents[1] / "data" / "reviewed_diagnostics.json").read_text())
TARGETS = ("gfx942", "gfx950", "gfx1201")
QUICK = {("gemm", "gfx942"), ("copy", "gfx942"), ("row_sum", "gfx942"), ("gemm", "gfx1201")}
PAIRS = [(name, target) for name, entry in library().items() for target in TARGETS if target in entry.targets]


@pytest.mark.parametrize(
    ("name", "target"),
    [pair if pair in QUICK else pytest.param(*pair, marks=pytest.mark.full) for pair in PAIRS],
)
def test_every_error_and_warning_was_reviewed(name: str, target: str) -> None:
    built = kernel(name, target=target).build()
    comp = record_compile(built, Recorder(built.data), backend=False)
    reviewed = {(entry["code"], entry["tensor"]) for entry in REVIEWED if entry["kernel"] == name}
    found = [one for one in diagnose(comp) if one.severity != "note"]
    assert comp.error is None
    assert {(one.code, one.evidence.get("tensor", "")) for one in found} <= reviewed, [one.message for one in found]


def test_every_review_gives_its_reason() -> None:
    assert all(entry["reason"] and entry["kernel"] in library() for entry in REVIEWED)
