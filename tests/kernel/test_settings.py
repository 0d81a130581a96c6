"""Setting things by name: what is taken, what is refused and how, and that nothing typed is ever run."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from wave_lang.kernel.lang.global_symbols import GLOBAL_ADDRESS_SPACE
from wave_lang.kernel.wave.compile_options import WaveCompileOptions
from wave_lang.kernel.wave.scheduling.schedule_enums import SchedulingType

from tests.kernel import sample_kernels
from wave_explorer.kernel import KernelError, KernelSpec, kernel, settable
from wave_explorer.kernel.options import REFUSED, SETTABLE

HOSTILE = [
    "__import__('os').system('touch /tmp/owned')", "64; import os", "0x40", "6_4", "64.0", "1e3", "٦٤", "", " ", "\0",
    "64\n128", "M", "True", "nan", "inf", "-64", "9" * 5000, "{{7*7}}", "<script>alert(1)</script>", "../../etc/passwd",
]  # fmt: skip


def _gemm() -> KernelSpec:
    return kernel("gemm")


@pytest.mark.parametrize("text", HOSTILE)
def test_a_hostile_value_of_a_symbol_is_refused(text: str) -> None:
    spec = _gemm()
    for name in ("BLOCK_M", "$MMA_UNITS"):
        with pytest.raises(KernelError) as refused:
            spec.edit(symbols={name: text})
        assert refused.value.symbol == name
        assert len(str(refused.value)) < 400
    assert dict(spec.symbols) == {}


@settings(max_examples=80, deadline=None)
@given(st.text(max_size=40))
@example("BLOCK_M.__class__")
@example("__class__")
def test_any_text_as_a_name_is_known_or_refused(name: str) -> None:
    spec = _GEMM
    known = {setting.name for setting in settable(spec)}
    for group in ("symbols", "options"):
        if name in known:
            continue
        with pytest.raises(KernelError):
            spec.edit(**{group: {name: "64"}})  # type: ignore[arg-type]


@settings(max_examples=80, deadline=None)
@given(st.one_of(st.text(max_size=20), st.floats(), st.booleans(), st.none(), st.binary(max_size=4), st.integers()))
def test_a_symbol_takes_whole_numbers_in_range_only(value: Any) -> None:
    try:
        edited = _GEMM.edit(symbols={"BLOCK_N": value})
    except KernelError:
        return
    stored = edited.symbols["BLOCK_N"]
    assert type(stored) is int and 1 <= stored < 2**31
    assert not isinstance(value, bool | float)


_GEMM = kernel("gemm")


@pytest.mark.parametrize("value", [0, -1, 10**30, 2**31, True, 64.0, None, [64], "64x"])
def test_absurd_values(value: Any) -> None:
    with pytest.raises(KernelError):
        _GEMM.edit(symbols={"M": value})
    with pytest.raises(KernelError):
        kernel((sample_kernels.gemm, sample_kernels.gemm_subs())).edit(symbols={"M": value})


def test_numbers_may_be_typed() -> None:
    import numpy as np

    specs = [_GEMM.edit(symbols={"M": value}) for value in ("512", 512, np.int64(512))]
    assert specs[0] == specs[1] == specs[2]


def test_unknown_names_get_the_nearest() -> None:
    for symbols, advice in (({"BLOK_M": 64}, "BLOCK_M"), ({"block_k": 64}, "BLOCK_K"), ({"mmatype": "x"}, "mma_type")):
        with pytest.raises(KernelError) as refused:
            _GEMM.edit(symbols=symbols)
        assert advice in refused.value.advice
    with pytest.raises(KernelError) as refused:
        _GEMM.edit(options={"use_bufer_ops": True})
    assert "use_buffer_ops" in refused.value.advice
    with pytest.raises(KernelError) as refused:
        _GEMM.edit(target="gfx924")
    assert "gfx942" in refused.value.advice
    with pytest.raises(KernelError) as refused:
        kernel("gem")
    assert "gemm" in refused.value.advice


def test_enumerations_by_name_whatever_they_are_set_on() -> None:
    assert _GEMM.edit(options={"schedule": "PREFETCH"}).build().options["schedule"] is SchedulingType.PREFETCH
    assert _GEMM.edit(options={"schedule": SchedulingType.MODULO}).options["schedule"] == "MODULO"
    for value in ("prefetched", 32, True, "MANUAL", SchedulingType.MANUAL):
        with pytest.raises(KernelError):
            _GEMM.edit(options={"schedule": value})
    built = _GEMM.edit(symbols={"mma_type": "F32_32x32x8_F16"}).build()
    assert built.kernel.hardware_constraints[0].mma_type.name == "F32_32x32x8_F16"
    own = kernel(sample_kernels.make_with_subs, mma="F32_32x32x8_F16", flag="yes")
    assert dict(own.symbols) == {"mma": "F32_32x32x8_F16", "flag": True}
    with pytest.raises(KernelError, match="mma"):
        own.edit(symbols={"mma": "F32_33x33x8_F16"})


def test_address_spaces_by_name() -> None:
    built = _GEMM.edit(symbols={"ADDRESS_SPACE": "GLOBAL_ADDRESS_SPACE"}).build()
    assert built.subs[sample_kernels.ADDRESS_SPACE] == GLOBAL_ADDRESS_SPACE
    assert built.data.symbols["ADDRESS_SPACE"] == "GLOBAL_ADDRESS_SPACE"
    # A kernel alone has no hyperparameters: what the symbol is follows from the arguments.
    for spec in (_GEMM, kernel(sample_kernels.make_gemm)):
        assert spec.edit(symbols={"ADDRESS_SPACE": " SHARED_ADDRESS_SPACE "}).symbols["ADDRESS_SPACE"] == (
            "SHARED_ADDRESS_SPACE"
        )
        for value in ("global", "0", 0, 3, "", None, True, "BLOCK_M"):
            with pytest.raises(KernelError, match="is no value of ADDRESS_SPACE") as refused:
                spec.edit(symbols={"ADDRESS_SPACE": value})
            assert "SHARED_ADDRESS_SPACE (brought to LDS) or GLOBAL_ADDRESS_SPACE" in refused.value.advice
        with pytest.raises(KernelError, match="BLOCK_M must be a whole number"):
            spec.edit(symbols={"BLOCK_M": "GLOBAL_ADDRESS_SPACE"})


def test_an_address_space_without_a_value_is_a_choice() -> None:
    (wanting,) = (setting for setting in settable(kernel(sample_kernels.make_gemm)) if setting.name == "ADDRESS_SPACE")
    assert (wanting.kind, wanting.required, wanting.value) == ("choice", True, None)
    assert set(wanting.choices) == {"SHARED_ADDRESS_SPACE", "GLOBAL_ADDRESS_SPACE"}


def test_options_are_typed() -> None:
    edited = _GEMM.edit(options={"use_buffer_ops": "true", "waves_per_eu": "2", "denorm_fp_math_f32": "ieee"})
    assert dict(edited.options) == {"use_buffer_ops": True, "waves_per_eu": 2, "denorm_fp_math_f32": "ieee"}
    assert dict(edited.edit(options={"waves_per_eu": None}).options).keys() == {"use_buffer_ops", "denorm_fp_math_f32"}
    for name, value in (("use_buffer_ops", "maybe"), ("use_buffer_ops", 2), ("waves_per_eu", "x"), ("codeobj", "6"),
                        ("func_name", "a b"), ("denorm_fp_math_f32", "fast")):  # fmt: skip
        with pytest.raises(KernelError):
            _GEMM.edit(options={name: value})


def test_every_option_of_wave_is_settable_or_refused_with_a_reason() -> None:
    names = {field.name for field in fields(WaveCompileOptions)}
    assert names == (set(SETTABLE) | set(REFUSED)) & names
    for name in REFUSED:
        with pytest.raises(KernelError, match=name) as refused:
            _GEMM.edit(options={name: "x"})
        assert len(refused.value.summary) > len(name) + 30


def test_settable_gives_what_an_editor_needs() -> None:
    spec = kernel("gemm", BLOCK_M=128, target="gfx950", options={"schedule": "PREFETCH"})
    found = {setting.name: setting for setting in settable(spec)}
    assert (found["BLOCK_M"].value, found["BLOCK_M"].default, found["BLOCK_M"].group) == (128, 64, "symbol")
    assert found["target"].value == "gfx950" and "gfx942" in found["target"].choices
    assert found["schedule"].value == "PREFETCH" and found["schedule"].choices[0] == "NONE"
    assert found["mma_type"].choices[:2] == ("F32_16x16x16_F16", "F32_32x32x8_F16")
    assert "F32_16x16x32_F16" in found["mma_type"].help
    assert all(setting.help for setting in found.values())
    # Whatever is listed can be set to what it is.
    for setting in found.values():
        group = {"symbol": "symbols", "option": "options"}.get(setting.group)
        if group and setting.value is not None and setting.kind != "object":
            spec.edit(**{group: {setting.name: str(setting.value)}})  # type: ignore[arg-type]


def test_symbols_without_a_value_are_listed() -> None:
    spec = kernel(sample_kernels.scaled, M=16, BLOCK_M=1)
    wanting = {setting.name: setting for setting in settable(spec) if setting.required}
    assert set(wanting) == {"N", "BLOCK_N"} and "argument a" in wanting["N"].help
    complete = spec.edit(symbols=dict.fromkeys(wanting, "64"))
    assert not any(setting.required for setting in settable(complete))
    assert complete.build().data.symbols["N"] == 64


def test_dynamic_dims() -> None:
    built = kernel((sample_kernels.gemm, sample_kernels.gemm_subs()), options={"dynamic_symbols": "M,N"}).build()
    assert built.options["dynamic_symbols"] == [sample_kernels.M, sample_kernels.N]
    assert sample_kernels.M not in built.subs
    with pytest.raises(KernelError, match="BLOCK_M"):
        kernel(sample_kernels.make_with_subs, options={"dynamic_symbols": ["BLOCK_M"]}).build()


def test_a_schedule_brings_the_delays_it_needs() -> None:
    subs = {key: value for key, value in sample_kernels.gemm_subs().items() if not str(key).startswith("$")}
    spec = kernel((sample_kernels.gemm, subs))
    assert "$MMA_DELAY" not in spec.build().data.symbols
    assert spec.edit(options={"schedule": "PREFETCH"}).build().data.symbols["$MMA_DELAY"] == 1


def test_attention_scales_by_the_head_size_that_is_set() -> None:
    """The template bakes 1/√K1 into the kernel, so K1 must go through its factory."""
    built = kernel("attention", K1=128).build()
    closure = dict(zip(built.kernel._f.__code__.co_freevars, built.kernel._f.__closure__, strict=True))
    core = closure["base_attention_core"].cell_contents
    scale = dict(zip(core.__code__.co_freevars, core.__closure__, strict=True))["scale"].cell_contents
    assert scale == pytest.approx(128**-0.5 * 1.4426950408889634, rel=1e-12)
    assert built.data.symbols["K1"] == 128


def test_an_untested_wave_warns(monkeypatch: pytest.MonkeyPatch) -> None:
    from wave_explorer.kernel import wave_version

    monkeypatch.setattr(wave_version, "version", lambda name: "4.1.0")
    wave_version.warn_if_untested.cache_clear()
    with pytest.warns(wave_version.UntestedWaveVersion, match=r"4\.1\.0 is not the 3\.9"):
        _GEMM.build()
    wave_version.warn_if_untested.cache_clear()
