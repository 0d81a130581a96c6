"""Attention multiplied in fp8: tensors of f16 that hold numbers of E4M3, scaled as a whole."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from typing_extensions import override
from wave_lang.kernel.wave.constraints import MMAType

from wave_explorer.kernel.factory import Parameter
from wave_explorer.kernel.library.attention import (
    NO_BACKWARD,
    AttentionEntry,
    GroupedAttention,
    masked_attention_source,
    one_head_shape,
)
from wave_explorer.kernel.library.attention_math import attend, causal_bias, normal
from wave_explorer.kernel.library.check_text import compare
from wave_explorer.kernel.library.entry import Arrays, LibraryEntry, Template
from wave_explorer.kernel.library.input_arrays import size
from wave_explorer.kernel.library.parameters import (
    attention_extents,
    attention_heads,
    by_name,
    causal,
    choice,
    dynamic_dims,
    number,
)
from wave_explorer.record.spec import SpecData

_SECOND_PRODUCT = {
    "F32_16x16x32_F8": MMAType.F32_16x16x32_K4_F8,
    "F32_32x32x16_F8": MMAType.F32_32x32x16_K4_F8,
}
"""The type whose operand layout is that of the first product's result, by the type of the first product."""

_GAPS = (
    "It converts with the FNUZ format of gfx942: it does not compile for gfx950, whose instructions take the OCP one.",
    "Weights are rounded to 3 bits of mantissa, so outputs are compared within 2**-4.",
    NO_BACKWARD,
)


def whole_numbers(rng: np.random.Generator, shape: tuple[int, ...]) -> NDArray[np.float16]:
    """Normal values rounded to whole numbers of at most 15, which E4M3 holds exactly."""
    return np.clip(np.rint(normal(rng, shape, 4.0)), -15, 15).astype(np.float16)


def _scales() -> list[Parameter]:
    return [
        number("q_scale", 0.25, "What 1 in q stands for."),
        number("k_scale", 0.25, "What 1 in k stands for."),
        number("v_scale", 0.25, "What 1 in v stands for."),
    ]


def _matrix_type() -> Parameter:
    return choice("mma_type", "F32_16x16x32_F8", tuple(_SECOND_PRODUCT), "Matrix instruction of both products.")


def _score_factor(spec: SpecData) -> float:
    return float(spec.parameters["q_scale"]) * float(spec.parameters["k_scale"]) / math.sqrt(size(spec, "D_Q"))


class GroupedFp8Attention(GroupedAttention):
    """As `GroupedAttention`, q, k, v and the weights rounded to fp8 before each product."""

    name = "gqa_attention_fp8"
    summary = "Grouped-query flash attention multiplied in fp8 (FNUZ E4M3), f16 in with one scale a tensor, f32 out"
    targets: tuple[str, ...] = ("gfx942",)
    variants = ({"is_causal": True}, {"mma_type": "F32_32x32x16_F8"})
    gaps = _GAPS

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        return super().parameters(target) | by_name(_scales())

    @override
    def _matrix_type(self, target: str) -> Parameter:
        return _matrix_type()

    @override
    def _matrix_types(self, name: str) -> tuple[MMAType, MMAType]:
        return MMAType[name], _SECOND_PRODUCT[name]

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        scales = {name: values[name] for name in ("q_scale", "k_scale", "v_scale")}
        return {**super().factory_arguments(values), "use_fp8": True, **scales}

    @override
    def _values(self, rng: np.random.Generator, shape: tuple[int, ...]) -> NDArray[Any]:
        return whole_numbers(rng, shape)

    @override
    def _scales(self, spec: SpecData) -> tuple[float, float]:
        return _score_factor(spec), float(spec.parameters["v_scale"])

    @override
    def intermediate(self, spec: SpecData) -> str | None:
        return "f8"

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        scales = {name: float(parameters[f"{name}_scale"]) for name in ("q", "k", "v")}
        return f'''\
def check(tensors, outputs):
    """Compares c with attention of the scaled tensors in float64; the weights of the kernel are fp8."""
    scales = {scales!r}
    q, k, v = (tensors[name].double().transpose(1, 2) * scales[name] for name in ("q", "k", "v"))
    k, v = (part.repeat_interleave(q.shape[1] // part.shape[1], dim=1) for part in (k, v))
{masked_attention_source(parameters)}    expected = expected.transpose(1, 2)
{compare("c", 4)}'''


class Fp8Attention(AttentionEntry):
    """``c[B, N_Q, N] = softmax(q·kᵀ · scales / √D_Q) · v · v_scale``, q, k, v and the weights rounded to fp8."""

    name = "quantized_attention"
    summary = "Flash attention multiplied in fp8 (FNUZ E4M3), f16 in with one scale a tensor, f32 out"
    targets = ("gfx942",)
    template = Template("quantized_attention", "get_brevitas_pertensor_fp8_attention_kernel")
    # The template's symbol of v's head size is named N.
    shape_symbols = ("B", "N_Q", "N", "D_Q", "N_KV")
    variants = ({"is_causal": True}, {"mma_type": "F32_32x32x16_F8"}, {"dynamic_dims": True, "N_KV": 320})
    gaps = _GAPS

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        found = [
            attention_heads(),
            # N is D_KV in the template's text.
            *attention_extents("N_Q", "N", "D_Q", "N_KV"),
            _matrix_type(),
            causal(),
            dynamic_dims("B, N_Q, N and N_KV", "N_KV"),
            *_scales(),
        ]
        return by_name(found)

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {
            "shape": one_head_shape(values, self.shape_symbols),
            "mfma_variant": (MMAType[values["mma_type"]], _SECOND_PRODUCT[values["mma_type"]]),
            "dynamic_dims": values["dynamic_dims"],
            "is_causal": values["is_causal"],
            "q_scale": values["q_scale"],
            "k_scale": values["k_scale"],
            "v_scale": values["v_scale"],
        }

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        rng = np.random.default_rng(seed)
        b, n_q, n, d_q, n_kv = (size(spec, name) for name in self.shape_symbols)
        shapes = {"q": (b, n_q, d_q), "k": (b, n_kv, d_q), "v": (b, n_kv, n)}
        return {name: whole_numbers(rng, shape) for name, shape in shapes.items()}

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        q, k, v = (inputs[name].astype(np.float64) for name in ("q", "k", "v"))
        bias = causal_bias(q.shape[1], k.shape[1]) if spec.parameters.get("is_causal") else 0.0
        return {"c": attend(q, k, v, _score_factor(spec), bias) * float(spec.parameters["v_scale"])}

    @override
    def intermediate(self, spec: SpecData) -> str | None:
        return "f8"

    @override
    def reduction_length(self, spec: SpecData) -> int:
        return size(spec, "D_Q") + size(spec, "N_KV")

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        scales = {name: float(parameters[f"{name}_scale"]) for name in ("q", "k", "v")}
        return f'''\
def check(tensors, outputs):
    """Compares c with attention of the scaled tensors in float64; the weights of the kernel are fp8."""
    scales = {scales!r}
    q, k, v = (tensors[name].double() * scales[name] for name in ("q", "k", "v"))
{masked_attention_source(parameters)}{compare("c", 4)}'''


ENTRIES: tuple[LibraryEntry, ...] = (GroupedFp8Attention(), Fp8Attention())
