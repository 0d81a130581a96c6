"""Edited constraints reach the code, and a compile that fails by them names the row."""

from __future__ import annotations

import pytest

import wave_explorer as wx
from tests.capture.recorded import record
from wave_explorer.capture.edited_rows import naming_all_rows, naming_refused_rows, naming_rows
from wave_explorer.capture.worker import compile
from wave_explorer.capture.worker.ending import timed_out
from wave_explorer.capture.worker.job import provisional
from wave_explorer.kernel import KernelError, KernelSpec, kernel
from wave_explorer.record import Compilation, CompileError
from wave_explorer.record.expression import to_text

SHARE = "WaveConstraint(M, BLOCK_M / 4)"


def _block(comp: Compilation) -> tuple[int, int, int] | None:
    assert comp.error is None, comp.error
    launch = comp.manifest.launch
    return None if launch is None else launch.block


def _products(comp: Compilation) -> int:
    graph = comp.last_graph()
    assert graph is not None
    return sum(node.op == "mma" for node in graph.nodes.values())


def test_a_smaller_share_makes_more_waves_with_less_to_do_each() -> None:
    """64 rows by 64 columns: 2 x 2 waves of 32 x 32 become 4 x 2 waves of 16 x 32, with half the products each."""
    before, after = record(kernel("gemm").build()), record(kernel("gemm").edit(constraints={3: SHARE}).build())
    assert (_block(before), _block(after)) == ((128, 2, 1), (256, 2, 1))
    assert _products(before) == 2 * _products(after) > 0
    assert before.mlir != after.mlir
    said = after.spec.constraints[3]
    assert said.kind == "WaveConstraint" and to_text(said.arguments["tile_size"] or 0) == "BLOCK_M/4"
    (edit,) = after.spec.constraint_edits
    assert (edit.row, edit.text, edit.original) == (3, SHARE, "WaveConstraint(M, BLOCK_M / 2)")
    assert not before.spec.constraint_edits


def test_a_removed_row_is_not_in_the_code() -> None:
    """Without a share of N each wave takes all 64 columns: one wave on that axis, twice the products each."""
    before, after = record(kernel("gemm").build()), record(kernel("gemm").edit(constraints={4: None}).build())
    assert _block(after) == (128, 1, 1) and _products(after) == 2 * _products(before)
    assert [one.kind for one in after.spec.constraints].count("WaveConstraint") == 1
    assert after.spec.constraint_edits[0].text is None


def test_an_added_assumption_is_what_the_scheduler_relies_on() -> None:
    """A loop whose length is known at launch only is pipelined if it is said to turn often enough."""
    spec = kernel("gemm", options={"schedule": "PREFETCH", "dynamic_symbols": "K"})
    dropped = {
        assumed: {one.code for one in record(one_spec.build()).diagnostics}
        for assumed, one_spec in (
            (False, spec),
            (True, spec.edit(constraints={"+": "Assumption(K > 4 * BLOCK_K)"})),
        )
    }
    assert "WX-C002" in dropped[False] and "WX-C002" not in dropped[True]


def test_an_edited_kernel_still_multiplies() -> None:
    edited = kernel("gemm", M=128, N=128, K=64).edit(constraints=[(3, SHARE), ("+", "Assumption(K >= 64)")])
    comp = compile(edited, passes=False)
    assert _block(comp) == (256, 2, 1)
    run = wx.run(comp, device="emulator", check=True)
    assert run.ok, run.findings
    counters = {one.name: one.value for one in run.data.counters}
    assert counters["SQ_WAVES"] == 4 * 8  # 2 x 2 tiles, 8 waves each


def _failing() -> list[tuple[KernelSpec, str]]:
    spec = kernel("gemm")
    return [
        (spec.edit(constraints={3: "WaveConstraint(M, BLOCK_M / 3)"}), "row 3: WaveConstraint(M, BLOCK_M / 3)"),
        (spec.edit(constraints={2: None}), "row 2: TilingConstraint(K, BLOCK_K)"),
        (
            spec.edit(constraints={5: "HardwareConstraint(64, mma_type=F32_16x16x32_F16)"}),
            "row 5: HardwareConstraint(threads_per_wave=64, mma_type=MMAType.F32_16x16x32_F16)",
        ),
        (spec.edit(constraints={1: "WorkgroupConstraint(N, BLOCK_N, 0)"}), "row 1: WorkgroupConstraint(N, BLOCK_N, 0)"),
    ]


@pytest.mark.parametrize("which", range(4))
def test_a_failed_compile_names_the_row(which: int) -> None:
    """In the worker: a pass that fails, one that misses a loop, a back end that refuses, a kernel without a grid."""
    spec, row = _failing()[which]
    try:
        error = compile(spec, passes=False).error
    except KernelError as refused:
        assert refused.constraint == row.partition(":")[0]
        return
    assert error is not None and error.constraint == row, error
    assert error.advice and error.detail


def test_words_that_no_check_foresaw_lead_to_the_row_they_name() -> None:
    edited = kernel("gemm").edit(constraints=[(3, SHARE), ("+", "Assumption(N > 3)")])
    said = CompileError("expand_graph failed: no size for dimension N", kind="ValueError")
    assert naming_rows(said, edited).constraint == "row +0: Assumption(N > 3)"
    unclear = naming_rows(CompileError("it failed", advice="Look there."), edited)
    assert unclear.constraint == f"row 3: {SHARE}; row +0: Assumption(N > 3)"
    assert (unclear.summary, unclear.advice) == ("it failed", "Look there.")
    plain = CompileError("it failed")
    assert naming_rows(plain, kernel("gemm")) == plain


def test_a_compile_that_never_ends_names_all_edited_rows() -> None:
    edited = kernel("gemm").edit(constraints=[(3, SHARE), (4, None), ("+", "Assumption(N > 3)")])
    error = naming_all_rows(timed_out(3, None, ""), provisional(edited))
    assert error.constraint == f"row 3: {SHARE}; row 4: removed; row +0: Assumption(N > 3)"
    cancelled = CompileError("cancelled", kind="cancelled")
    assert naming_all_rows(cancelled, provisional(edited)) == cancelled


def test_a_kernel_that_cannot_be_made_names_the_row() -> None:
    edited = kernel("gemm").edit(constraints={3: SHARE})
    refused = naming_refused_rows(KernelError("Symbol M has no value", symbol="M"), edited)
    assert refused.constraint == f"row 3: {SHARE}" and refused.symbol == "M"
