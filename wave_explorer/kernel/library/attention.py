"""Flash attention over whole sequences, in the layouts that Wave's vanilla templates have."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from typing_extensions import override
from wave_lang.kernel.wave.constraints import MMAType
from wave_lang.kernel.wave.templates.attention_common import AttentionShape
from wave_lang.kernel.wave.utils.general_utils import get_default_scheduling_params

from wave_explorer.kernel.factory import Parameter
from wave_explorer.kernel.library.attention_math import attend, causal_bias, for_each_query_head, normal
from wave_explorer.kernel.library.check_text import COMPARE
from wave_explorer.kernel.library.entry import Arrays, LibraryEntry, Template
from wave_explorer.kernel.library.input_arrays import size
from wave_explorer.kernel.library.parameters import (
    attention_extents,
    attention_heads,
    by_name,
    causal,
    dynamic_dims,
    flag,
    integer,
    matrix_type,
    optional_integer,
)
from wave_explorer.record.spec import SpecData

VECTOR_SHAPES_KNOWN = ("F32_16x16x16_F16", "F32_32x32x8_F16", "RDNA4_WAVE32_F32_16x16x16_F16")
"""The matrix types that the templates have vector shapes for; the last one in three of them only."""

NO_BACKWARD = "There is no template of the backward pass in wave-lang 3.9.1; its kernels live in Wave's own tests only."


class AttentionEntry(LibraryEntry):
    """What the attention kernels share: Wave's tests compile all of them with the default delays of a scheduler."""

    @override
    def extra_subs(self) -> dict[Any, Any]:
        found: dict[Any, Any] = get_default_scheduling_params()
        return found


def one_head_shape(values: Mapping[str, Any], symbols: tuple[str, ...]) -> AttentionShape:
    """Wave's shape of attention without groups; ``symbols`` name heads, queries, v's and q's head size, and keys."""
    heads, queries, value_size, key_size, keys = (values[name] for name in symbols)
    return AttentionShape(
        num_query_heads=heads,
        num_kv_heads=heads,
        head_size=key_size,
        head_size_kv=value_size,
        query_seq_len=queries,
        kv_seq_len=keys,
    )


class Attention(AttentionEntry):
    """Flash attention over one head per batch entry: ``c[B, M, N] = softmax(q·kᵀ / sqrt(K1)) · v``."""

    name = "attention"
    summary = "Flash attention (Wave's vanilla template): softmax(q·kᵀ/√d)·v in one loop, f16 in, f32 out"
    targets = ("gfx942", "gfx950", "gfx1200", "gfx1201")
    template = Template("vanilla_attention", "get_vanilla_attention_kernel")
    shape_symbols = ("B", "M", "N", "K1", "K2")
    variants = (
        {"is_causal": True},
        {"is_v_transposed": True},
        {"is_causal": True, "sliding_window": 32},
        {"mma_type": "F32_32x32x8_F16"},
        {"dynamic_dims": True, "K2": 320},
    )
    gaps = (
        NO_BACKWARD,
        "It does not compile for gfx1250: the template has no vector shapes for its matrix types (UnboundLocalError).",
    )

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        found = [
            attention_heads(),
            *attention_extents("M", "N", "K1", "K2"),
            matrix_type("mma_type", target, "f16", VECTOR_SHAPES_KNOWN.__contains__),
            causal(),
            flag("is_v_transposed", "v is stored [B, N, K2] and not [B, K2, N]."),
            optional_integer("sliding_window", "With is_causal: how far back a query sees, i - this to i; none: all."),
            dynamic_dims("B, M, N and K2", "K2"),
        ]
        return by_name(found)

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {
            "shape": one_head_shape(values, self.shape_symbols),
            "mfma_variant": (MMAType[values["mma_type"]],) * 2,
            "dynamic_dims": values["dynamic_dims"],
            "is_causal": values["is_causal"],
            "is_v_transposed": values["is_v_transposed"],
            "sliding_window_size": values.get("sliding_window") or -1,
        }

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        rng = np.random.default_rng(seed)
        b, m, n, k1, k2 = (size(spec, name) for name in self.shape_symbols)
        v_shape = (b, n, k2) if spec.parameters.get("is_v_transposed") else (b, k2, n)
        return {
            "q": normal(rng, (b, m, k1)).astype(np.float16),
            "k": normal(rng, (b, k2, k1)).astype(np.float16),
            "v": normal(rng, v_shape).astype(np.float16),
        }

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        q, k, v = (inputs[name].astype(np.float64) for name in ("q", "k", "v"))
        if spec.parameters.get("is_v_transposed"):
            v = v.transpose(0, 2, 1)
        bias = _causal(spec, q.shape[1], k.shape[1])
        # The template multiplies by log2(e)/sqrt(K1) and takes powers of 2: the same softmax.
        return {"c": attend(q, k, v, 1 / math.sqrt(q.shape[-1]), bias)}

    @override
    def reduction_length(self, spec: SpecData) -> int:
        return size(spec, "K1") + size(spec, "K2")

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        value = 'tensors["v"]' + (".transpose(1, 2)" if parameters.get("is_v_transposed") else "")
        return f'''\
def check(tensors, outputs):
    """Compares c with softmax(q · kᵀ / √d) · v in float64."""
    q, k, v = tensors["q"].double(), tensors["k"].double(), {value}.double()
{masked_attention_source(parameters)}{COMPARE}'''


class LayoutAttention(AttentionEntry):
    """Attention with batch and heads apart, in one of two layouts: what `bshd` and `bhsd` kernels share."""

    targets = ("gfx942", "gfx950", "gfx1200", "gfx1201")
    shape_symbols = ("B", "H", "M", "N", "K1", "K2")
    head_axis: int

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        found = [
            integer("H", 2, "Heads."),
            *attention_extents("M", "N", "K1", "K2"),
            matrix_type("mma_type", target, "f16", VECTOR_SHAPES_KNOWN.__contains__),
            causal(),
        ]
        return by_name(found)

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {
            "shape": AttentionShape(
                batch_size=values.get("B"),
                num_query_heads=values["H"],
                num_kv_heads=values["H"],
                head_size=values["K1"],
                head_size_kv=values["N"],
                query_seq_len=values["M"],
                kv_seq_len=values["K2"],
            ),
            "mfma_variant": (MMAType[values["mma_type"]],) * 2,
            "dynamic_dims": values["dynamic_dims"],
            "is_causal": values["is_causal"],
        }

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        rng = np.random.default_rng(seed)
        b, h, m, n, k1, k2 = (size(spec, name) for name in self.shape_symbols)
        shapes = {"q": (b, h, m, k1), "k": (b, h, k2, k1), "v": (b, h, k2, n)}
        return {
            name: np.ascontiguousarray(np.moveaxis(normal(rng, shape), 1, self.head_axis)).astype(np.float16)
            for name, shape in shapes.items()
        }

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        q, k, v = (np.moveaxis(inputs[name], self.head_axis, 1).astype(np.float64) for name in ("q", "k", "v"))
        out = attend(q, k, v, 1 / math.sqrt(q.shape[-1]), _causal(spec, q.shape[2], k.shape[2]))
        return {"c": np.moveaxis(out, 1, self.head_axis)}

    @override
    def reduction_length(self, spec: SpecData) -> int:
        return size(spec, "K1") + size(spec, "K2")

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        swap = ".transpose(1, 2)" if self.head_axis == 2 else ""
        return f'''\
def check(tensors, outputs):
    """Compares c with softmax(q · kᵀ / √d) · v in float64."""
    q, k, v = (tensors[name].double(){swap} for name in ("q", "k", "v"))
{masked_attention_source(parameters)}{f"    expected = expected{swap}{chr(10)}" if swap else ""}{COMPARE}'''


class BshdAttention(LayoutAttention):
    """``c[B, M, H, N]`` from ``q[B, M, H, K1]``, ``k[B, K2, H, K1]`` and ``v[B, K2, H, N]``; B is 1."""

    name = "attention_bshd"
    summary = "Flash attention with the heads inside the sequence (batch, sequence, head, size), f16 in, f32 out"
    template = Template("vanilla_attention", "get_bshd_attention_kernel")
    head_axis = 2
    variants = (
        {"is_causal": True},
        {"is_custom_mask": True},
        {"mma_type": "F32_32x32x8_F16"},
        {"dynamic_dims": True, "K2": 320},
    )
    gaps = (
        "The template fixes B at 1 unless its dims are dynamic.",
        "With is_custom_mask it leaves is_causal unread.",
        NO_BACKWARD,
    )

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        custom = flag("is_custom_mask", "One byte for each query: a query whose byte is not 0 gives zeros.")
        return {**super().parameters(target), **by_name([custom, dynamic_dims("B, M, N and K2", "K2")])}

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {**super().factory_arguments(values), "is_custom_mask": values["is_custom_mask"]}

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        if spec.parameters.get("dynamic_dims"):
            spec = _with_parameter(spec, "B", 2)
        found = super().make_inputs(spec, seed)
        if spec.parameters.get("is_custom_mask"):
            mask = np.random.default_rng(seed + 1).integers(0, 4, found["q"].shape[:2]) == 0
            found["custom_mask"] = mask.astype(np.int8)
        return found

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        masked = inputs.get("custom_mask")
        if masked is None:
            return super().reference(inputs, spec)
        found = super().reference(inputs, _with_parameter(spec, "is_causal", False))["c"]
        return {"c": np.where(masked[..., None, None] != 0, 0.0, found)}

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        if not parameters.get("is_custom_mask"):
            return super().check_source(parameters)
        text = super().check_source({**parameters, "is_causal": False})
        zeroed = '    expected = expected.masked_fill(tensors["custom_mask"].bool()[..., None, None], 0.0)\n'
        return text.replace(COMPARE, zeroed + COMPARE)


class BhsdAttention(LayoutAttention):
    """``c[B, H, M, N]`` from ``q[B, H, M, K1]``, ``k[B, H, K2, K1]`` and ``v[B, H, K2, N]``."""

    name = "attention_bhsd"
    summary = "Flash attention with the heads outside the sequence (batch, head, sequence, size), f16 in, f32 out"
    template = Template("vanilla_attention", "get_bhsd_attention_kernel")
    head_axis = 1
    variants = (
        {"is_causal": True},
        {"mma_type": "F32_32x32x8_F16"},
        {"dynamic_dims": True, "K2": 320},
    )
    gaps = (
        "A custom mask is not offered: the template refers to q_mapping and k_mapping, which it does not define "
        "(NameError).",
        NO_BACKWARD,
    )

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        batch = integer("B", 1, "Batch.")
        return {"B": batch, **super().parameters(target), **by_name([dynamic_dims("B, H, M and K2", "K2")])}


class GroupedAttention(AttentionEntry):
    """Grouped-query attention: ``H / H_KV`` query heads share a key and value head."""

    name = "gqa_attention"
    summary = "Grouped-query flash attention (batch, sequence, head, size): several query heads share keys and values"
    targets: tuple[str, ...] = ("gfx942", "gfx950")
    template = Template("gqa_vanilla_attention", "get_gqa_bshd_attention_kernel")
    # The template's symbol of the query length is named N_D.
    shape_symbols = ("B", "H", "H_KV", "N_D", "N_KV", "D_Q", "D_KV")
    variants: tuple[Mapping[str, Any], ...] = (
        {"is_causal": True},
        {"is_causal": True, "sliding_window": 40},
        {"mma_type": "F32_32x32x8_F16"},
    )
    gaps: tuple[str, ...] = ("The template has no vector shapes for the matrix types of gfx12.", NO_BACKWARD)

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        found = [
            integer("B", 1, "Sequences."),
            integer("H", 4, "Query heads; a multiple of H_KV."),
            integer("H_KV", 2, "Key and value heads."),
            integer("N_D", 128, "Length of the query sequence (N_Q in the template's text)."),
            integer("N_KV", 128, "Length of the key and value sequence."),
            integer("D_Q", 64, "Head size of q and k; the scale is 1/√D_Q."),
            integer("D_KV", 128, "Head size of v and of the output."),
            self._matrix_type(target),
            causal(),
            optional_integer("sliding_window", "With is_causal: how far back a query sees, i - this to i; none: all."),
        ]
        return by_name(found)

    def _matrix_type(self, target: str) -> Parameter:
        return matrix_type("mma_type", target, "f16", VECTOR_SHAPES_KNOWN[:2].__contains__)

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {
            "shape": AttentionShape(
                num_seqs=values["B"],
                num_query_heads=values["H"],
                num_kv_heads=values["H_KV"],
                query_seq_len=values["N_D"],
                kv_seq_len=values["N_KV"],
                head_size=values["D_Q"],
                head_size_kv=values["D_KV"],
            ),
            "mfma_variant": self._matrix_types(values["mma_type"]),
            "is_causal": values["is_causal"],
            "sliding_window_size": values.get("sliding_window") or -1,
        }

    def _matrix_types(self, name: str) -> tuple[MMAType, MMAType]:
        return (MMAType[name], MMAType[name])

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        rng = np.random.default_rng(seed)
        b, h, h_kv, n_q, n_kv, d_q, d_kv = (size(spec, name) for name in self.shape_symbols)
        return {
            "q": self._values(rng, (b, n_q, h, d_q)),
            "k": self._values(rng, (b, n_kv, h_kv, d_q)),
            "v": self._values(rng, (b, n_kv, h_kv, d_kv)),
        }

    def _values(self, rng: np.random.Generator, shape: tuple[int, ...]) -> NDArray[Any]:
        return normal(rng, shape).astype(np.float16)

    def _scales(self, spec: SpecData) -> tuple[float, float]:
        """Factors of the scores and of the output."""
        return 1 / math.sqrt(size(spec, "D_Q")), 1.0

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        heads = size(spec, "H")
        q, k, v = (
            for_each_query_head(inputs[name].astype(np.float64), heads, 2).swapaxes(1, 2) for name in ("q", "k", "v")
        )
        scale, factor = self._scales(spec)
        out = attend(q, k, v, scale, _causal(spec, q.shape[2], k.shape[2])) * factor
        return {"c": out.swapaxes(1, 2)}

    @override
    def reduction_length(self, spec: SpecData) -> int:
        return size(spec, "D_Q") + size(spec, "N_KV")

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        return f'''\
def check(tensors, outputs):
    """Compares c with softmax(q · kᵀ / √d) · v in float64, keys and values repeated for each query head."""
    q, k, v = (tensors[name].double().transpose(1, 2) for name in ("q", "k", "v"))
    k, v = (part.repeat_interleave(q.shape[1] // part.shape[1], dim=1) for part in (k, v))
{masked_attention_source(parameters)}    expected = expected.transpose(1, 2)
{COMPARE}'''


def masked_attention_source(parameters: Mapping[str, Any]) -> str:
    """Source that makes ``expected`` of ``q``, ``k`` and ``v``, with the causal mask and window that were asked for."""
    call = "torch.nn.functional.scaled_dot_product_attention"
    if not parameters.get("is_causal"):
        return f"    expected = {call}(q, k, v)\n"
    seen = "distance >= 0"
    if parameters.get("sliding_window"):
        seen = f"(distance >= 0) & (distance <= {int(parameters['sliding_window'])})"
    return (
        "    places = [torch.arange(part.shape[-2], device=part.device) for part in (q, k)]\n"
        "    distance = places[0][:, None] - places[1][None, :]\n"
        f"    expected = {call}(q, k, v, attn_mask={seen})\n"
    )


def _causal(spec: SpecData, rows: int, columns: int) -> NDArray[np.float64] | float:
    if not spec.parameters.get("is_causal"):
        return 0.0
    window = spec.parameters.get("sliding_window")
    return causal_bias(rows, columns, None if window is None else int(window))


def _with_parameter(spec: SpecData, name: str, value: Any) -> SpecData:
    return SpecData(spec.kernel, symbols=spec.symbols, parameters={**spec.parameters, name: value})


ENTRIES: tuple[LibraryEntry, ...] = (Attention(), BshdAttention(), BhsdAttention(), GroupedAttention())
