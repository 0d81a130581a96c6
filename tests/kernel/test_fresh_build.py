"""Each compile of a spec gives the same code as the first one and as a fresh process; what a user holds stays whole."""

from __future__ import annotations

import sys
from typing import Any

import pytest
import wave_lang.kernel.wave as tkw
from wave_lang.kernel.wave.templates.gemm import get_gemm_kernel

from tests.kernel import sample_kernels
from tests.kernel.compiling import amdgcn, mlir, plain_mlir, run_python
from wave_explorer.kernel import KernelError, kernel, remember, spec_of_compile
from wave_explorer.kernel.clone import clone, marks_of_a_compile
from wave_explorer.kernel.spec import KernelSpec


def _stock_gemm() -> tuple[Any, dict[Any, Any]]:
    made, subs, _ = get_gemm_kernel((256, 256, 512), False, tkw.MMAType.F32_16x16x16_F16)
    return made, subs


def test_library_gemm_is_waves_template() -> None:
    """The template executed from its text, under another file name, compiles to what the template itself does."""
    made, subs = _stock_gemm()
    assert mlir(kernel("gemm")) == plain_mlir(made, subs)


def test_first_second_and_fifth_build_and_a_fresh_process_agree() -> None:
    spec = kernel("gemm")
    texts = [mlir(spec) for _ in range(5)]
    assert "lds_barrier" in texts[0]
    assert texts[1] == texts[0] and texts[4] == texts[0]
    code = "from tests.kernel.compiling import *; from wave_explorer.kernel import kernel; print(mlir(kernel('gemm')))"
    assert run_python("-c", code).rstrip() == texts[0].rstrip()


def test_amdgcn_of_repeated_builds_is_identical() -> None:
    spec = kernel("gemm", K=128)
    first = amdgcn(spec)
    assert "v_mfma_f32_16x16x16" in first
    assert amdgcn(spec) == first


def test_edits_reach_the_code_and_leave_the_spec_alone() -> None:
    """Another BLOCK_M on one spec gives the waves that it asks for (a re-used object keeps the first ones)."""
    spec = kernel(sample_kernels.make_with_subs)
    before = mlir(spec)
    edited = spec.edit(symbols={"BLOCK_M": 128})
    built = edited.build()
    mlir(built)
    assert built.kernel.hardware_constraints[0].threads_per_block == (256, 2, 1)
    assert mlir(spec) == before
    assert dict(spec.symbols) == {}


def test_a_factory_parameter_and_the_symbol_give_the_same_kernel() -> None:
    by_parameter = kernel(sample_kernels.make_with_subs, block_m=128)
    by_symbol = kernel(sample_kernels.make_with_subs, BLOCK_M=128)
    assert mlir(by_parameter) == mlir(by_symbol)


@pytest.mark.parametrize("schedule", ["NONE", "PREFETCH"])
def test_a_clone_compiles_like_the_object(schedule: str) -> None:
    from wave_lang.kernel.wave.scheduling.schedule_enums import SchedulingType

    original = sample_kernels.make_gemm()
    copied = clone(original)
    options = {"schedule": SchedulingType[schedule]}
    assert plain_mlir(copied, sample_kernels.gemm_subs(K=256), **options) == plain_mlir(
        original, sample_kernels.gemm_subs(K=256), **options
    )


def test_a_module_kernel_is_never_changed() -> None:
    memories = [part for name, part in sample_kernels.gemm._f.__annotations__.items() if name != "return"]
    spaces = [part.address_space for part in memories]
    spec = kernel((sample_kernels.gemm, sample_kernels.gemm_subs()))
    first = mlir(spec)
    assert mlir(spec) == first
    assert [part.address_space for part in memories] == spaces
    assert marks_of_a_compile(sample_kernels.gemm) == ()
    assert sample_kernels.gemm.hardware_constraints[0].waves_per_block is None
    # And it is the kernel's own code: compiled plainly, it gives the same.
    assert plain_mlir(sample_kernels.make_gemm(), sample_kernels.gemm_subs()) == first


def test_the_second_compile_of_one_object_differs() -> None:
    """The trap itself, so that the tests around it can fail: LDS is gone the second time."""
    made, subs = _stock_gemm()
    assert "#gpu.address_space<workgroup>" in plain_mlir(made, subs)
    assert "#gpu.address_space<workgroup>" not in plain_mlir(made, subs)


def test_a_compiled_object_is_refused_with_what_was_lost() -> None:
    made, subs = sample_kernels.make_gemm(), sample_kernels.gemm_subs()
    plain_mlir(made, subs)
    with pytest.raises(KernelError) as refused:
        kernel((made, subs))
    text = str(refused.value)
    assert "waves_per_block of HardwareConstraint is fixed at (2, 2, 1)" in text
    assert "address space of argument 'a' is $GLOBAL_ADDRESS_SPACE, the source says ADDRESS_SPACE" in text
    assert "address space of argument 'c'" not in text
    assert "induction_var of TilingConstraint(K)" in text
    assert "watch()" in refused.value.advice
    assert refused.value.location is not None and refused.value.location.file.endswith("sample_kernels.py")


def test_an_object_that_a_failing_compile_changed_is_refused() -> None:
    made, subs = sample_kernels.make_gemm(), sample_kernels.gemm_subs()
    del subs[sample_kernels.BLOCK_K]
    with pytest.raises(ValueError):
        plain_mlir(made, subs)
    with pytest.raises(KernelError, match="was compiled before"):
        kernel((made, sample_kernels.gemm_subs()))


def test_a_compiled_object_that_was_seen_before_is_restored() -> None:
    made, subs = sample_kernels.make_gemm(), sample_kernels.gemm_subs()
    remember(made)
    expected = plain_mlir(made, subs)
    spec = kernel((made, subs))
    assert mlir(spec) == expected
    assert mlir(spec) == expected
    changed = spec.edit(symbols={"BLOCK_M": 128}).build()
    mlir(changed)
    assert changed.kernel.hardware_constraints[0].threads_per_block == (256, 2, 1)


def test_a_spec_taken_before_the_users_own_compile_stays_good() -> None:
    made, subs = sample_kernels.make_gemm(), sample_kernels.gemm_subs()
    spec = kernel((made, subs))
    expected = plain_mlir(made, subs)
    assert mlir(spec) == expected


def test_a_factory_that_returns_one_object_each_time_is_fresh_too() -> None:
    made = sample_kernels.make_gemm()
    spec = kernel(lambda: (made, sample_kernels.gemm_subs()))
    first = mlir(spec)
    assert mlir(spec) == first and "#gpu.address_space<workgroup>" in first


def test_globals_are_read_when_it_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    """A changed notebook constant is never answered with the old kernel."""
    spec = kernel(sample_kernels.scaled, M=16, N=64, BLOCK_M=1, BLOCK_N=64)
    assert "dense<2.0" in mlir(spec)
    monkeypatch.setattr(sample_kernels, "SCALE", 3.0)
    text = mlir(spec)
    assert "dense<3.0" in text and "dense<2.0" not in text


def test_spec_of_somebody_elses_compile() -> None:
    from wave_lang.kernel.wave.compile import WaveCompileOptions, wave_compile
    from wave_lang.kernel.wave.scheduling.schedule_enums import SchedulingType

    made, subs = sample_kernels.make_gemm(), sample_kernels.gemm_subs(K=256)
    options = WaveCompileOptions(
        subs=subs, target="gfx950", schedule=SchedulingType.PREFETCH, use_buffer_ops=True, compile_to_mlir=True
    )
    spec = spec_of_compile(made, options)
    assert (spec.target, dict(spec.options)) == ("gfx950", {"schedule": "PREFETCH", "use_buffer_ops": True})
    theirs = wave_compile(options, made).asm
    assert mlir(spec) == theirs


# Wave's prefetch scheduler cannot place attention's reductions ("Scheduling failed"): it has one of its own for them.
@pytest.mark.full
@pytest.mark.parametrize("schedule", ["NONE", "PREFETCH_ATTENTION", "MODULO"])
def test_amdgcn_of_attention_is_the_same_each_time(schedule: str) -> None:
    spec: KernelSpec = kernel("attention", options={"schedule": schedule})
    assert amdgcn(spec) == amdgcn(spec)


def test_the_working_folder_of_a_notebook_stays_importable(monkeypatch: pytest.MonkeyPatch) -> None:
    before = ["", *sys.path]
    monkeypatch.setattr(sys, "path", list(before))
    kernel("copy").build()
    assert sys.path == before
