"""Reads that leave their tensor: found where they do, at the first place, and nowhere else."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from wave_explorer.analysis.access_mapping import mapping_text
from wave_explorer.analysis.diagnostics import diagnose
from wave_explorer.analysis.read_bounds import global_reads, reads_outside
from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.kernel.spec import kernel
from wave_explorer.record import Compilation, Diagnostic

SHIFTED = Path(__file__).parents[1] / "data" / "shifted_read.py"


@lru_cache
def compiled(**symbols: Any) -> Compilation:
    built = kernel(f"{SHIFTED}:gemm").edit(target="gfx942", symbols=symbols).build()
    return record_compile(built, Recorder(built.data), backend=False)


def outside(comp: Compilation) -> list[Diagnostic]:
    return [one for one in diagnose(comp) if one.code == "WX-C208"]


def test_a_mapping_that_leads_behind_the_tensor_is_an_error() -> None:
    """Row 63 of the index, of the last lanes of the last workgroup along N, is row 64 of b."""
    (found,) = outside(compiled())
    assert found.severity == "error" and found.location is not None and found.location.file == str(SHIFTED)
    assert found.evidence["tensor"] == "b" and found.evidence["cell"] == "(64, 0)"
    # 8 lanes of 4 elements load a row of 32: threads 248 to 255 load row 31 of the tile.
    assert (found.evidence["workgroup"], found.evidence["thread"]) == ("(0, 1, 0)", 248)
    assert "through the index mapping N = i, K = j → b[1 + i, j]" in found.message


def test_a_read_that_leaves_it_in_the_last_turn_of_the_loop_only() -> None:
    """Columns from 4 on: only the last turn of the loop, and the last lane of a row of it, gets behind column 63."""
    (found,) = outside(compiled(by=0, columns_of_b=4))
    assert (found.evidence["cell"], found.evidence["thread"]) == ("(0, 64)", 7)
    assert "$ARGK = 1" in found.message


def test_reads_inside_their_tensor_have_no_finding() -> None:
    inside = compiled(by=0)
    assert outside(inside) == []
    graph = inside.last_graph()
    assert graph is not None and len(global_reads(graph)) == 2
    assert {mapping_text(graph, node) for node in global_reads(graph)} == {""}


def test_bounds_switch_reads_off_that_would_leave_it() -> None:
    """33 rows in tiles of 32: the bounds of the second tile are in the index, before the mapping shifts it."""
    (found,) = outside(compiled(N=33))
    assert found.evidence["cell"] == "(33, 0)"
    assert outside(compiled(by=0, N=33)) == []


def test_what_buffer_instructions_read_behind_a_tensor_is_left_to_a_run() -> None:
    comp = compiled()
    spec = msgspec.structs.replace(comp.spec, options={**comp.spec.options, "use_buffer_ops": True})
    assert reads_outside(comp)
    assert reads_outside(Compilation(msgspec.structs.replace(comp.manifest, spec=spec), comp.blobs)) == ()


@pytest.mark.parametrize("mapping", [{}, {"by": 0}])
def test_the_text_of_a_mapping_is_empty_where_it_changes_nothing(mapping: dict[str, int]) -> None:
    comp = compiled(**mapping)
    graph = comp.last_graph()
    assert graph is not None
    texts = {mapping_text(graph, node) for node in graph.nodes.values()}
    assert texts == ({"", "N = i, K = j → b[1 + i, j]"} if not mapping else {""})
