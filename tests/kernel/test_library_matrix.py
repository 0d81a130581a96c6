"""Every library kernel on each target: it compiles, the record keeps, a second compile is the same, a run is right."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kernel.compiling import amdgcn, assembly_in, run_python
from tests.kernel.library_matrix import Case, cases, faults, recorded
from tests.kernel.library_records import keep
from wave_explorer.kernel import export
from wave_explorer.kernel.library import library

pytestmark = pytest.mark.apart

_QUICK = {"copy-gfx1201", "moe_gemm-gfx942", "gemm_mxfp4-gfx950"}
"""What stands for all of them where there is no time for all."""


def _parameters() -> list[object]:
    return [pytest.param(case, id=str(case), marks=() if str(case) in _QUICK else pytest.mark.full) for case in cases()]


@pytest.mark.parametrize("case", _parameters())
def test_library_kernel(case: Case, tmp_path: Path) -> None:
    assert not faults(case, keep(case, recorded(case)), tmp_path)


@pytest.mark.full
@pytest.mark.parametrize(
    "case",
    [
        Case("gemm_scheduled", "gfx942"),
        Case("linear_fp8", "gfx942"),
        Case("add", "gfx942"),
        Case("gemm_mxfp4", "gfx950"),
        Case("conv2d", "gfx942"),
        Case("gemm_dot", "gfx1201"),
        Case("gemm", "gfx942", (("dynamic_dims", True),)),
    ],
    ids=str,
)
def test_an_exported_kernel_compiles_to_the_same(case: Case, tmp_path: Path) -> None:
    export(case.spec, tmp_path / "exported.py")
    run_python(str(tmp_path / "exported.py"), "--asm", str(tmp_path / "asm"), with_package=False)
    assert assembly_in(tmp_path / "asm") == amdgcn(case.spec)


def test_the_matrix_covers_the_library() -> None:
    covered = {(case.name, case.target) for case in cases()}
    assert covered == {(name, target) for name, entry in library().items() for target in entry.targets}
    assert {str(case) for case in cases()} >= _QUICK
