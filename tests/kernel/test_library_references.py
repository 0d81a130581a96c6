"""Inputs and float64 references of the library against torch, through the check that an exported file carries."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Iterator, Mapping
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import torch

from wave_explorer.kernel import kernel
from wave_explorer.kernel.errors import KernelError
from wave_explorer.kernel.factory import DTYPES
from wave_explorer.kernel.library import (
    block_scaled_gemm,
    convolution,
    elementwise,
    gemm,
    gemm_variants,
    library,
    linear,
)
from wave_explorer.kernel.library.entry import Template
from wave_explorer.kernel.library.input_arrays import extents
from wave_explorer.kernel.library.number_formats import decoded, encoded, fp4_pairs, power_of_two_scales
from wave_explorer.kernel.spec_settings import settable

FAMILIES = (gemm, gemm_variants, linear, elementwise, convolution, block_scaled_gemm)
ENTRIES = [entry for family in FAMILIES for entry in family.ENTRIES]


def settings() -> Iterator[Any]:
    for entry in ENTRIES:
        yield pytest.param(entry.name, {}, id=entry.name)
        for variant in entry.variants_for(entry.targets[0]):
            yield pytest.param(entry.name, variant, id=f"{entry.name}-{variant}", marks=pytest.mark.full)


def tensor(array: np.ndarray[Any, Any], dtype: str) -> torch.Tensor:
    """The array as torch holds it on a GPU: bit patterns become numbers."""
    bits = torch.from_numpy(np.ascontiguousarray(array).view(f"i{array.dtype.itemsize}").copy())
    return bits.view(DTYPES[dtype])


def complaint(source: str, tensors: dict[str, torch.Tensor], output: str) -> bool:
    """Whether an exported file's check stops the program."""
    names: dict[str, Any] = {"torch": torch}
    exec(source, names)
    with contextlib.redirect_stdout(io.StringIO()):
        try:
            names["check"](tensors, [output])
        except SystemExit as error:
            assert error.code == 1
            return True
    return False


@pytest.mark.parametrize(("name", "variant"), list(settings()))
def test_the_reference_is_what_torch_computes(name: str, variant: Mapping[str, Any]) -> None:
    entry = library()[name]
    data = kernel(name, target=entry.targets[0], **variant).build().data
    inputs = entry.make_inputs(data, seed=5)
    again = entry.make_inputs(data, seed=5)
    assert all(np.array_equal(again[key], value) for key, value in inputs.items())
    types = {argument.name: argument.dtype for argument in data.arguments}
    shapes = extents(data)
    assert {key: value.shape for key, value in inputs.items()} == {
        argument.name: shapes[argument.name] for argument in data.arguments if argument.usage == "input"
    }
    reference = entry.reference(inputs, data)
    assert {key: value.shape for key, value in reference.items()} == {
        argument.name: shapes[argument.name] for argument in data.arguments if argument.usage == "output"
    }
    (output,) = reference
    source = entry.check_source(data.parameters)
    tensors = {key: tensor(value, types[key]) for key, value in inputs.items()}
    right = torch.from_numpy(reference[output]).to(DTYPES[types[output]])
    assert torch.isfinite(right.float()).all() and right.float().std() > 0
    assert not complaint(source, {**tensors, output: right}, output)
    # One element that is wrong, and the same values in another order.
    wrong = right.clone()
    wrong[(0,) * wrong.ndim] += right.abs().max() / 2
    assert complaint(source, {**tensors, output: wrong}, output)
    assert complaint(source, {**tensors, output: right.flatten().flip(0).reshape(right.shape)}, output)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: str(entry.name))
def test_a_kernel_describes_itself(entry: Any) -> None:
    assert entry.summary and entry.targets[0] == ("gfx950" if entry.name == "gemm_mxfp4" else "gfx942")
    assert callable(entry.factory)
    listed = {setting.name: setting for setting in settable(kernel(entry.name, target=entry.targets[0]))}
    for name, parameter in entry.parameters(entry.targets[0]).items():
        assert listed[name].help == parameter.setting.help and listed[name].help.endswith(".")
    assert all(gap.endswith(".") for gap in entry.gaps)


@pytest.mark.parametrize(
    ("dtype", "other"),
    [
        ("bf16", ml_dtypes.bfloat16), ("f8E4M3FNUZ", ml_dtypes.float8_e4m3fnuz),
        ("f8E5M2FNUZ", ml_dtypes.float8_e5m2fnuz), ("f8E4M3FN", ml_dtypes.float8_e4m3fn),
        ("f8E5M2", ml_dtypes.float8_e5m2),
    ],
)  # fmt: skip
def test_bit_patterns_mean_what_ml_dtypes_says(dtype: str, other: Any) -> None:
    size = np.dtype(other).itemsize
    codes = np.arange(1 << 8 * size).astype(f"u{size}")
    np.testing.assert_array_equal(decoded(codes, dtype), codes.view(other).astype(np.float64))
    values = np.random.default_rng(0).uniform(-4, 4, 1000)
    np.testing.assert_array_equal(encoded(values, dtype), values.astype(np.float32).astype(other).view(f"u{size}"))


def test_fp4_and_scales_mean_what_ml_dtypes_says() -> None:
    packed = np.arange(256).astype(np.uint8).view(np.int8).reshape(16, 16)
    codes = np.stack([packed.view(np.uint8) & 15, packed.view(np.uint8) >> 4], axis=-1).reshape(16, 32)
    expected = codes.view(ml_dtypes.float4_e2m1fn).astype(np.float64)
    np.testing.assert_array_equal(fp4_pairs(packed), expected)
    scales = np.arange(255).astype(np.uint8)
    expected = scales.view(ml_dtypes.float8_e8m0fnu).astype(np.float64)
    np.testing.assert_array_equal(power_of_two_scales(scales.view(np.int8)), expected)


def test_the_silu_of_wave_is_none() -> None:
    """What the entry says about the template is so; a Wave that mends it makes this fail."""
    entry = library()["silu_and_mul"]
    data = kernel("silu_and_mul", dtype="f32").build().data
    inputs = entry.make_inputs(data, seed=0)
    x1, x2 = (torch.from_numpy(inputs[name]).double() for name in ("x1", "x2"))
    silu = torch.nn.functional.silu(x1) * x2
    assert (torch.from_numpy(entry.reference(inputs, data)["out"]) - silu).abs().max() > 0.5
    assert "cst_1 = tkl.Register[M, N, datatype](-1.0)" in entry.template.text()


def test_a_template_with_another_text_is_refused() -> None:
    template = Template("moe", "get_gemm_kernel", edits=(("    no such line", ""),))
    with pytest.raises(KernelError, match="stands in it 0 times"):
        template.text()
