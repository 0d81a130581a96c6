"""Constraints edited by text: what is compiled, what is refused with its row, and what is told before a compile."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from wave_lang.kernel.wave.constraints import WaveConstraint

from tests.kernel import sample_kernels
from tests.kernel.compiling import mlir
from tests.kernel.test_shipping import CELL, SHAPE
from wave_explorer.kernel import KernelError, KernelSpec, from_shipment, kernel, to_shipment
from wave_explorer.kernel import edit_diagnostics as checks
from wave_explorer.kernel.constraint_edits import edited_constraints
from wave_explorer.kernel.constraint_rows import constraint_rows
from wave_explorer.kernel.edit_diagnostics import edit_diagnostics


def _file_kernel(folder: Path) -> KernelSpec:
    file = folder / "own.py"
    file.write_text(CELL)
    return kernel(f"{file}:cell_kernel", **SHAPE)


def test_an_edit_gives_the_code_of_the_kernel_written_so() -> None:
    """BLOCK_M / 2 in place of WAVE_M = 32 with BLOCK_M = 64: the same code, through another text."""
    spec = kernel((sample_kernels.make_gemm(), sample_kernels.gemm_subs()))
    edited = spec.edit(constraints={3: "WaveConstraint(M, BLOCK_M / 2)"})
    assert mlir(edited) == mlir(spec)
    smaller = spec.edit(constraints={3: "WaveConstraint(M, BLOCK_M / 4)"})
    by_symbol = spec.edit(symbols={"WAVE_M": 16})
    assert mlir(smaller) == mlir(by_symbol) != mlir(spec)


def test_edits_of_each_kind_of_source(tmp_path: Path) -> None:
    for spec, row, text in (
        (kernel("gemm"), 3, "WaveConstraint(M, BLOCK_M / 4)"),
        (_file_kernel(tmp_path), 2, "WaveConstraint(M, 1)"),
        (kernel(sample_kernels.make_with_subs), 3, "WaveConstraint(M, 16)"),
        (kernel((sample_kernels.make_gemm(), sample_kernels.gemm_subs())), 3, "WaveConstraint(M, 16)"),
    ):
        edited = spec.edit(constraints={row: text})
        assert edited != spec and text in repr(edited)
        built = edited.build()
        assert isinstance(edited_constraints(built)[row], WaveConstraint)
        (said,) = built.data.constraint_edits
        assert (said.row, said.text) == (row, text) and said.original
        assert edited.edit(constraints={row: ...}) == spec
        if "make_with_subs" not in repr(edited):
            assert from_shipment(to_shipment(edited)).build().data == built.data
        # A second compile of the same spec starts afresh.
        assert spec.build().data.constraint_edits == ()


def test_a_text_that_says_what_the_kernel_says_is_no_edit() -> None:
    spec = kernel("gemm")
    assert spec.edit(constraints={3: "tkw.WaveConstraint(M,BLOCK_M/2)"}) == spec
    first = spec.edit(constraints={3: "WaveConstraint( M, BLOCK_M /4 )"})
    assert first == spec.edit(constraints={"3": "WaveConstraint(tile_size=BLOCK_M / 4, dim=M)"})


def test_rows_are_added_changed_and_removed() -> None:
    spec = kernel("gemm").edit(constraints=[("+", "Assumption(K > 64)"), ("+", "Assumption(N > 3)"), (4, None)])
    assert [row.row for row in constraint_rows(spec)] == ["0", "1", "2", "3", "4", "5", "+0", "+1"]
    assert (
        constraint_rows(spec)[4].text is None and constraint_rows(spec)[4].original == "WaveConstraint(N, BLOCK_N / 2)"
    )
    spec = spec.edit(constraints=[("+0", None), (4, ...)])
    assert [edit.text for edit in spec.constraint_edits] == ["Assumption(N > 3)"]


def test_a_device_constraint_that_goes_leaves_no_tile_behind() -> None:
    """Wave's constructor writes a device's tile into the workgroup constraints."""
    spec = kernel("gemm_distributed").edit(constraints={0: None, 1: None})
    made = spec.build().kernel
    assert all(one.per_device_dim == one.dim for one in made.workgroup_constraints)
    assert tuple(made.grid_type.symbolic_shape) == tuple(one.count for one in made.workgroup_constraints)
    assert not made.device_layout.symbolic_shape


def test_a_new_symbol_with_its_value() -> None:
    spec = kernel("gemm")
    edited = spec.edit(symbols={"SHARE": 16}, constraints={3: "WaveConstraint(M, SHARE)"})
    assert edited.build().data.symbols["SHARE"] == 16
    assert edited.edit(symbols={"SHARE": 32}).build().data.symbols["SHARE"] == 32
    assert edited.edit(constraints={3: ...}) == spec
    with pytest.raises(KernelError, match="no symbol 'SHARE'"):
        spec.edit(symbols={"SHARE": 16})


def test_a_function_as_text() -> None:
    spec = kernel("decode_attention:phase_0")
    row = next(row for row in constraint_rows(spec) if row.kind == "SymbolicAlias")
    assert row.text == "SymbolicAlias(U, K2, lambda x: ceiling(2 * x / BLOCK_K2))"
    assert spec.edit(constraints={row.row: row.text}) == spec
    assert spec.edit(constraints={row.row: "SymbolicAlias(U, K2, ...)"}) == spec
    changed = spec.edit(constraints={row.row: "SymbolicAlias(U, K2, lambda x: ceiling(4 * x / BLOCK_K2))"})
    assert changed != spec and "4 * x" in repr(changed)


def test_one_field_of_a_row() -> None:
    spec = kernel("gemm")
    row = constraint_rows(spec)[5]
    mma = next(field for field in row.fields if field.name == "mma_type")
    assert "MMAType.F32_32x32x8_F16" in mma.choices and not any(
        "F8" in one.split("_F32")[-1][-3:] for one in mma.choices
    )
    edited = spec.edit(constraints={5: row.with_field("mma_type", "F32_32x32x8_F16")})
    changed = [field.name for field in constraint_rows(edited)[5].fields if field.changed]
    assert changed == ["mma_type"]


@pytest.mark.parametrize(
    ("changes", "row", "words"),
    [
        ({5: None}, "5", "no HardwareConstraint"),
        ({1: "WorkgroupConstraint(N, BLOCK_N, 0)"}, "1", "Axis 0 of the grid is taken by row 0"),
        ({1: "WorkgroupConstraint(N, BLOCK_N, 3)"}, "1", "no dimension on axis 1"),
        ({0: None}, "0", "Waves share M out"),
        ({2: None}, "2", "loops over K, which has no TilingConstraint"),
        ({3: "WaveConstraint(M, BLOCK_M / 3)"}, "3", "is 64/3"),
        ({3: "WaveConstraint(M, 24)"}, "3", "no multiple of a wave's share, 24"),
        ({3: "WaveConstraint(M, 128)"}, "3", "the workgroup's tile is 64"),
        ({3: "WaveConstraint(M, 2)"}, "3", "at most 1024"),
        ({"+": "WaveConstraint(M, 16)"}, "+0", "for M already"),
        ({5: "HardwareConstraint(threads_per_wave=32)"}, "5", "waves of 64 threads"),
        ({5: "HardwareConstraint(64, mma_type=F32_16x16x32_F16)"}, "5", "gfx942 has no instruction"),
        ({5: "HardwareConstraint(64, mma_type=F32_16x16x32_F8)"}, "5", "does not multiply f16"),
        ({5: "HardwareConstraint(64, waves_per_block=(4, 1, 1))"}, "5", "waves_per_block has 4"),
        ({"+": "Assumption(K < 3)"}, "+0", "is not so"),
        ({"+": "TilingConstraint(BLOCK_M, 3)"}, "+0", "no dimension of an argument"),
        ({"+": "ReorderingConstraint(WORKGROUP_1, 2)"}, "+0", "nothing to reorder"),
        ({3: "WaveConstraint(M, BLOCK_M**64)"}, "3", "is about 3.9e+115, which does not fit in 64 bits"),
        ({3: "WaveConstraint(M, 1 / BLOCK_M**64)"}, "3", "is about 2.5e-116, which does not fit in 64 bits"),
        ({3: "WaveConstraint(M, Mod(M, BLOCK_M - 64))"}, "3", "divides by 0"),
        ({3: "WaveConstraint(M, M / (BLOCK_M - BLOCK_N))"}, "3", "is no finite number"),
        ({"+": "Assumption(K < M / (BLOCK_M - BLOCK_N))"}, "+0", "cannot be worked out"),
    ],
)
def test_what_cannot_work_is_said_before_the_compile(changes: Any, row: str, words: str) -> None:
    found = edit_diagnostics(kernel("gemm").edit(constraints=changes))
    assert any(one.row == row and words in one.message and one.fix for one in found), found


@pytest.mark.parametrize("name", ["gemm", "attention", "copy", "add", "conv2d", "extend_attention", "gemm_distributed"])
def test_library_kernels_have_no_findings(name: str) -> None:
    assert edit_diagnostics(kernel(name)) == ()


def test_a_check_that_fails_costs_only_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    def unhappy(kernel: Any) -> Any:
        raise ZeroDivisionError("nothing fits")

    monkeypatch.setattr(checks, "_CHECKS", (unhappy, *checks._CHECKS))
    found = edit_diagnostics(kernel("gemm").edit(constraints={3: "WaveConstraint(M, 128)"}))
    assert [one.row for one in found if one.severity == "error"] == ["3"]
    (said,) = (one for one in found if one.severity == "warning")
    assert said.message == "The check of unhappy could not be made: ZeroDivisionError: nothing fits"
