"""Inputs and float64 references of the library, against torch."""

from __future__ import annotations

import math

import numpy as np
import pytest
import torch

from wave_explorer.kernel import kernel
from wave_explorer.kernel.library import library
from wave_explorer.kernel.matrix_types import MATRIX_TYPES, matrix_types
from wave_explorer.kernel.spec_settings import settable


@pytest.mark.parametrize("dtype", ["f16", "bf16"])
def test_gemm_reference(dtype: str) -> None:
    entry = library()["gemm"]
    data = kernel("gemm", M=64, N=96, K=160, dtype=dtype).build().data
    inputs = entry.make_inputs(data, seed=3)
    kind = {"f16": torch.float16, "bf16": torch.bfloat16}[dtype]
    tensors = {name: torch.from_numpy(value.view(np.int16).copy()).view(kind) for name, value in inputs.items()}
    assert tuple(tensors["a"].shape) == (64, 160) and tuple(tensors["b"].shape) == (96, 160)
    assert 0.4 < tensors["a"].double().abs().mean().item() < 0.6
    expected = torch.einsum("mk,nk->mn", tensors["a"].double(), tensors["b"].double())
    np.testing.assert_allclose(entry.reference(inputs, data)["c"], expected.numpy(), rtol=1e-12, atol=1e-12)
    assert entry.reduction_length(data) == 160
    again = entry.make_inputs(data, seed=3)
    assert all(np.array_equal(again[name], inputs[name]) for name in inputs)
    assert not np.array_equal(entry.make_inputs(data, seed=4)["a"], inputs["a"])


@pytest.mark.parametrize("causal", [False, True])
@pytest.mark.parametrize("transposed", [False, True])
def test_attention_reference(causal: bool, transposed: bool) -> None:
    entry = library()["attention"]
    spec = kernel("attention", M=128, K2=192, N=32, K1=64, is_causal=causal, is_v_transposed=transposed)
    data = spec.build().data
    inputs = entry.make_inputs(data, seed=0)
    shapes = {argument.name: argument.dims for argument in data.arguments}
    for name, value in inputs.items():
        sizes = tuple(data.symbols[str(dim.args[0])] for dim in shapes[name] if not isinstance(dim, int))
        assert value.shape == sizes and value.dtype == np.float16
    q, k, v = (torch.from_numpy(inputs[name]).double() for name in "qkv")
    expected = torch.nn.functional.scaled_dot_product_attention(
        q, k, v.transpose(1, 2) if transposed else v, is_causal=causal
    )
    np.testing.assert_allclose(entry.reference(inputs, data)["c"], expected.numpy(), rtol=1e-10, atol=1e-12)


def test_attention_is_computed_as_the_template_does() -> None:
    """The template's own steps, tile by tile with powers of two, come to the same."""
    entry = library()["attention"]
    data = kernel("attention").build().data
    inputs = {name: value.astype(np.float64) for name, value in entry.make_inputs(data, seed=1).items()}
    scale = math.log2(math.e) / math.sqrt(64)
    highest = np.full((2, 128), -1e6)
    total = np.zeros((2, 128))
    acc = np.zeros((2, 128, 64))
    for start in range(0, 128, 64):
        k, v = inputs["k"][:, start : start + 64], inputs["v"][:, start : start + 64]
        scores = np.einsum("bmk,bnk->bmn", inputs["q"], k) * scale
        new = np.maximum(scores.max(axis=2), highest)
        kept, weights = np.exp2(highest - new), np.exp2(scores - new[..., None])
        total = total * kept + weights.sum(axis=2)
        acc = acc * kept[..., None] + weights @ v
        highest = new
    found = entry.reference(entry.make_inputs(data, seed=1), data)["c"]
    np.testing.assert_allclose(found, acc / total[..., None], rtol=1e-10)


def test_the_library_describes_itself() -> None:
    for name, entry in library().items():
        assert entry.name == name and entry.summary and entry.targets
        assert callable(entry.factory)
        listed = {setting.name for setting in settable(kernel(name, target=entry.targets[0]))}
        assert set(entry.defaults) <= listed
        for target in entry.targets:
            matrix_type = entry.parameters(target).get("mma_type")
            known = [kind for kind in MATRIX_TYPES if matrix_type and kind.name == matrix_type.setting.default]
            assert all(target in kind.targets for kind in known)


@pytest.mark.full
@pytest.mark.parametrize("kind", MATRIX_TYPES, ids=lambda kind: str(kind.name))
def test_every_listed_matrix_type_compiles(kind: object) -> None:
    from tests.kernel.compiling import amdgcn
    from wave_explorer.kernel.matrix_types import MatrixType

    assert isinstance(kind, MatrixType)
    which = "gemm_fp8" if kind.dtypes[0].startswith("f8") else "gemm"
    for target in sorted(kind.targets & set(library()[which].targets)):
        for dtype in kind.dtypes:
            if kind in matrix_types(target, dtype):
                text = amdgcn(kernel(which, target=target, M=64, N=64, K=64, dtype=dtype, mma_type=kind.name))
                assert "v_mfma_" in text or "v_wmma_" in text
