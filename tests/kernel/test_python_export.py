"""An exported file compiles, without Wave Explorer, to the AMDGCN of its spec."""

from __future__ import annotations

import ast
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tests.kernel import sample_kernels
from tests.kernel.compiling import ROOT, amdgcn, mlir
from tests.kernel.exported_files import compiled_alone, faults
from wave_explorer.kernel import KernelError, KernelSpec, export, kernel
from wave_explorer.kernel.python_export import export_text


def _assert_same_code(spec: KernelSpec, folder: Path) -> str:
    """Exports, compiles the file where our package cannot be imported, compares; returns the file's text."""
    file = folder / "exported.py"
    export(spec, file)
    text = file.read_text()
    assert not faults(text)
    assert compiled_alone(file) == amdgcn(spec)
    return text


def test_our_package_is_not_there_in_the_isolated_process() -> None:
    """Otherwise the tests below would prove less than they say."""
    done = subprocess.run(
        [sys.executable, "-I", "-c", "import sys; print(sys.path)"], cwd="/", capture_output=True, text=True, check=True
    )
    assert str(ROOT) not in ast.literal_eval(done.stdout)[:1]


def test_gemm_as_it_is(tmp_path: Path) -> None:
    text = _assert_same_code(kernel("gemm"), tmp_path)
    assert "Apache-2.0 WITH LLVM-exception" in text and "IREE Authors" in text
    assert "def get_gemm_kernel(" in text and "# Wave-level micro-kernel." in text


@pytest.mark.full
def test_gemm_with_everything_changed(tmp_path: Path) -> None:
    spec = kernel(
        "gemm", BLOCK_M=128, waves_n=1, mma_type="F32_32x32x8_F16", dtype="bf16",
        options={"schedule": "PREFETCH", "use_buffer_ops": True, "waves_per_eu": 2},
    )  # fmt: skip
    text = _assert_same_code(spec.edit(symbols={"$MMA_UNITS": 2}), tmp_path)
    assert "schedule=SchedulingType.PREFETCH" in text and "MMA_UNITS: 2" in text


@pytest.mark.full
def test_attention(tmp_path: Path) -> None:
    _assert_same_code(kernel("attention", M=128, K2=64, B=1), tmp_path)


def test_a_users_factory_becomes_a_flat_module(tmp_path: Path) -> None:
    spec = kernel(sample_kernels.make_with_subs, block_m=128)
    text = _assert_same_code(spec, tmp_path)
    assert "tkw.WaveConstraint(M, WAVE_M)" in text
    assert "# Comments of the kernel stay in an export." in text
    assert "def unchanged(value: Any) -> Any:" in text
    # It can be looked at again.
    assert mlir(kernel(f"{tmp_path / 'exported.py'}:make_kernel")) == mlir(spec)


def test_closures_are_written_out(tmp_path: Path) -> None:
    spec = kernel(sample_kernels.closure_kernel, scale=3.0, picked=1)
    text = export_text(spec)
    assert "scale = 3.0" in text and "picked = 1" in text
    assert "inputs={M: tkw.IndexMapping.iterator(0), N: (" in text
    file = tmp_path / "closure.py"
    file.write_text(text)
    assert mlir(kernel(f"{file}:make_kernel")) == mlir(spec)


def test_what_cannot_be_written_is_named() -> None:
    with pytest.raises(KernelError, match=r"picked \(used by closure\) is _thread\.lock") as refused:
        export_text(kernel(sample_kernels.closure_kernel, scale=3.0, picked=threading.Lock()))
    assert refused.value.symbol == "picked"


def test_switched_off_passes_cannot_be_exported() -> None:
    with pytest.raises(KernelError, match="minimize_global_loads"):
        export_text(kernel("gemm", disable_passes=["minimize_global_loads"]))


def test_names_of_the_file_itself_give_way_to_those_of_the_kernel() -> None:
    text = export_text(kernel(sample_kernels.kernel_with_taken_names))
    assert not faults(text)
    assert "def check(value" in text and "def check_(tensors" in text and "    main_()" in text
    assert "def check(tensors" in export_text(kernel(sample_kernels.documented_kernel))


def test_a_schedule_written_by_hand_goes_along() -> None:
    library = kernel("gemm_scheduled").build()
    text = export_text(kernel(lambda: (library.kernel, library.subs, [], library.schedule)))
    assert "@wave_schedule()" in text and "kernel, hyperparams, dynamic_symbols, schedule = make_kernel()" in text


def test_strings_and_comments_of_a_kernel_stay(tmp_path: Path) -> None:
    spec = kernel(sample_kernels.documented_kernel)
    text = export_text(spec)
    assert not faults(text)
    assert '= """\n    At the margin.\n"""' in text and "# A comment that stands with the code." in text
    file = tmp_path / "documented.py"
    file.write_text(text)
    assert mlir(kernel(f"{file}:make_kernel")) == mlir(spec)


@pytest.mark.full
@pytest.mark.parametrize("schedule", ["NONE", "PREFETCH", "MODULO"])
@pytest.mark.parametrize("target", ["gfx942", "gfx950", "gfx1201"])
def test_gemm_matrix(schedule: str, target: str, tmp_path: Path) -> None:
    _assert_same_code(kernel("gemm", target=target, options={"schedule": schedule}), tmp_path)


@pytest.mark.full
@pytest.mark.parametrize("causal", [False, True])
@pytest.mark.parametrize("transposed", [False, True])
def test_attention_matrix(causal: bool, transposed: bool, tmp_path: Path) -> None:
    _assert_same_code(kernel("attention", is_causal=causal, is_v_transposed=transposed), tmp_path)
