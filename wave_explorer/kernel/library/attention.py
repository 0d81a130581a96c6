"""Flash attention over whole sequences."""

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
from wave_explorer.kernel.library.check_text import COMPARE
from wave_explorer.kernel.library.entry import Arrays, LibraryEntry, Template
from wave_explorer.kernel.library.parameters import flag, integer, matrix_type
from wave_explorer.record.spec import SpecData


class Attention(LibraryEntry):
    """Flash attention over one head per batch entry: ``c[B, M, N] = softmax(q·kᵀ / sqrt(K1)) · v``."""

    name = "attention"
    summary = "Flash attention (Wave's vanilla template): softmax(q·kᵀ/√d)·v in one loop, f16 in, f32 out"
    targets = ("gfx942", "gfx950", "gfx1201")
    template = Template("vanilla_attention", "get_vanilla_attention_kernel")
    shape_symbols = ("B", "M", "N", "K1", "K2")

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        # The template knows vector shapes for these types only.
        known = ("F32_16x16x16_F16", "F32_32x32x8_F16", "RDNA4_WAVE32_F32_16x16x16_F16")
        found = [
            integer("B", 2, "Heads (batch times query heads)."),
            integer("M", 128, "Length of the query sequence."),
            integer("N", 64, "Head size of v and of the output."),
            integer("K1", 64, "Head size of q and k; the scale is 1/√K1."),
            integer("K2", 128, "Length of the key and value sequence."),
            matrix_type("mma_type", target, "f16", known.__contains__),
            flag("is_causal", "Mask the future: query i sees keys 0 to i."),
            flag("is_v_transposed", "v is stored [B, N, K2] and not [B, K2, N]."),
        ]
        return {parameter.setting.name: parameter for parameter in found}

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {
            "shape": AttentionShape(
                num_query_heads=values["B"],
                num_kv_heads=values["B"],
                head_size=values["K1"],
                head_size_kv=values["N"],
                query_seq_len=values["M"],
                kv_seq_len=values["K2"],
            ),
            "mfma_variant": (MMAType[values["mma_type"]],) * 2,
            "dynamic_dims": False,
            "is_causal": values["is_causal"],
            "is_v_transposed": values["is_v_transposed"],
        }

    @override
    def extra_subs(self) -> dict[Any, Any]:
        found: dict[Any, Any] = get_default_scheduling_params()
        return found

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        rng = np.random.default_rng(seed)
        b, m, n, k1, k2 = (int(spec.symbols[name]) for name in self.shape_symbols)
        v_shape = (b, n, k2) if spec.parameters.get("is_v_transposed") else (b, k2, n)
        # Spread like trained activations: scores of a few units, so that the softmax is neither flat nor one-hot.
        return {
            "q": rng.standard_normal((b, m, k1)).astype(np.float16),
            "k": rng.standard_normal((b, k2, k1)).astype(np.float16),
            "v": rng.standard_normal(v_shape).astype(np.float16),
        }

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        q, k, v = (inputs[name].astype(np.float64) for name in ("q", "k", "v"))
        if spec.parameters.get("is_v_transposed"):
            v = v.transpose(0, 2, 1)
        # The template multiplies by log2(e)/sqrt(K1) and takes powers of 2: the same softmax.
        scores = q @ k.transpose(0, 2, 1) / math.sqrt(q.shape[-1])
        if spec.parameters.get("is_causal"):
            rows, columns = np.indices(scores.shape[1:])
            scores = np.where(rows >= columns, scores, -np.inf)
        weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return {"c": weights / weights.sum(axis=-1, keepdims=True) @ v}

    @override
    def reduction_length(self, spec: SpecData) -> int:
        return int(spec.symbols["K1"]) + int(spec.symbols["K2"])

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        value = 'tensors["v"]' + (".transpose(1, 2)" if parameters.get("is_v_transposed") else "")
        causal = bool(parameters.get("is_causal"))
        return f'''\
def check(tensors, outputs):
    """Compares c with softmax(q · kᵀ / √d) · v in float64."""
    q, k, v = tensors["q"].double(), tensors["k"].double(), {value}.double()
    expected = torch.nn.functional.scaled_dot_product_attention(q, k, v, is_causal={causal})
{COMPARE}'''


ENTRIES: tuple[LibraryEntry, ...] = (Attention(),)
