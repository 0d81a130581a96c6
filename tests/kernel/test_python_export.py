"""An exported file compiles, without Wave Explorer, to the AMDGCN of its spec."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import wave_lang.kernel.lang as tkl

from tests.kernel import sample_kernels
from tests.kernel.compiling import amdgcn, mlir
from tests.kernel.exported_files import compiled_alone, faults, imported
from wave_explorer.kernel import KernelError, KernelSpec, export, kernel
from wave_explorer.kernel.python_export import export_text
from wave_explorer.kernel.python_writer import PythonWriter


def _assert_same_code(spec: KernelSpec, folder: Path) -> str:
    """Exports, compiles the file where our package cannot be imported, compares; returns the file's text."""
    file = folder / "exported.py"
    export(spec, file)
    text = file.read_text()
    assert not faults(text)
    assert compiled_alone(file) == amdgcn(spec)
    return text


def test_our_package_cannot_be_imported_where_an_exported_file_is_compiled(tmp_path: Path) -> None:
    """Otherwise the tests below would prove less than they say."""
    file = tmp_path / "exported.py"
    file.write_text("import wave_explorer\n")
    with pytest.raises(AssertionError, match="wave_explorer"):
        compiled_alone(file)


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
    assert "M: tkw.IndexMapping.iterator(0),\n" in text and "% BLOCK_N,\n" in text
    file = tmp_path / "closure.py"
    file.write_text(text)
    assert mlir(kernel(f"{file}:make_kernel")) == mlir(spec)


@pytest.mark.parametrize(
    ("value", "text"), [(np.float64(0.5), "0.5"), (np.int32(-3), "-3"), (np.bool_(True), "True"), (np.str_("a"), "'a'")]
)
def test_values_of_numpy_are_written_without_it(value: Any, text: str) -> None:
    assert PythonWriter().expression([value], "here") == f"[{text}]"


def test_what_cannot_be_written_is_named() -> None:
    with pytest.raises(KernelError, match=r"picked \(used by closure\) is _thread\.lock") as refused:
        export_text(kernel(sample_kernels.closure_kernel, scale=3.0, picked=threading.Lock()))
    assert refused.value.symbol == "picked"


@pytest.mark.parametrize("name", ["__file__", "__name__", "__builtins__"])
def test_a_name_that_python_gives_each_module_is_refused(name: str) -> None:
    with pytest.raises(KernelError, match=f"{name}, used by k, cannot be written down"):
        PythonWriter().bind(name, 8.0, "used by k")


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


def test_edited_constraints_of_a_library_kernel_stand_beside_its_own(tmp_path: Path) -> None:
    spec = kernel("gemm", M=128, N=128, K=64)
    spec = spec.edit(constraints=[(3, "WaveConstraint(M, BLOCK_M / 4)"), ("+", "Assumption(K > BLOCK_K)")])
    file = tmp_path / "edited.py"
    file.write_text(text := export_text(spec))
    assert not faults(text)
    assert "made[0].constraints[0],  # WorkgroupConstraint(M, BLOCK_M, 0)" in text
    assert "# was WaveConstraint(M, BLOCK_M / 2)\n        tkw.WaveConstraint(tkl.sym.M, tkl.sym.BLOCK_M / 4)," in text
    assert "# added\n        tkw.Assumption(tkl.sym.K > tkl.sym.BLOCK_K)," in text
    assert mlir(kernel(f"{file}:make_kernel")) == mlir(spec)


def test_grid_and_devices_follow_from_edited_constraints(tmp_path: Path) -> None:
    spec = kernel("gemm_distributed", device_m=2)
    rows = [row.key for row in spec.constraint_rows() if type(row.original).__name__ == "DeviceConstraint"]
    for change in (dict.fromkeys(rows), {2: "WorkgroupConstraint(M, BLOCK_M / 2, 0)"}):
        edited = spec.edit(constraints=change)
        file = tmp_path / "edited.py"
        file.write_text(export_text(edited))
        found = kernel(f"{file}:make_kernel").build().kernel
        expected = edited.build().kernel
        assert found.grid_type.symbolic_shape == expected.grid_type.symbolic_shape
        assert found.device_layout.symbolic_shape == expected.device_layout.symbolic_shape


def test_edited_constraints_of_ones_own_kernel_are_written_out() -> None:
    text = export_text(kernel(sample_kernels.make_with_subs).edit(constraints={4: "WaveConstraint(N, BLOCK_N / 4)"}))
    assert not faults(text)
    assert "tkw.WaveConstraint(N, BLOCK_N / 4)," in text


def test_a_typed_function_becomes_a_lambda(tmp_path: Path) -> None:
    spec = kernel("decode_attention:phase_0")
    key = next(row.key for row in spec.constraint_rows() if type(row.original).__name__ == "SymbolicAlias")
    edited = spec.edit(constraints={key: "SymbolicAlias(U, K2, lambda tile: ceiling(4 * tile / BLOCK_K2))"})
    file = tmp_path / "edited.py"
    file.write_text(text := export_text(edited))
    assert not faults(text)
    assert "source_to_target=lambda x: sympy.ceiling(4 * x / tkl.sym.BLOCK_K2)" in text
    # A comment that is too long for its line stands in front of it.
    assert "        # HardwareConstraint(threads_per_wave=64," in text
    assert "        made[0].constraints[8],\n" in text
    made = imported(file).make_kernel()[0]
    (alias,) = (part for part in made.constraints if type(part).__name__ == "SymbolicAlias")
    (expected,) = (row.constraint for row in edited.constraint_rows() if row.key == key)
    for tile in (tkl.sym.BLOCK_K2, 64):
        assert alias.source_to_target(tile) == expected.source_to_target(tile)


def test_edited_mlir_goes_along_and_is_said(tmp_path: Path) -> None:
    given = mlir(kernel("copy"))
    spec = kernel("copy").edit(mlir=given)
    file = tmp_path / "edited.py"
    file.write_text(text := export_text(spec))
    assert not faults(text)
    assert "A person edited the MLIR" in text and "override_mlir=MLIR," in text
    assert given == imported(file).MLIR


@pytest.mark.full
def test_edited_texts_compile_to_the_amdgcn_of_their_variant(tmp_path: Path) -> None:
    for number, spec in enumerate(
        (
            kernel("copy").edit(mlir=mlir(kernel("copy"))),
            kernel("gemm").edit(constraints={3: "WaveConstraint(M, BLOCK_M / 4)"}),
            kernel("gemm_reordered").edit(constraints={3: "WaveConstraint(M, BLOCK_M / 2)"}),
        )
    ):
        folder = tmp_path / str(number)
        folder.mkdir()
        _assert_same_code(spec, folder)


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
