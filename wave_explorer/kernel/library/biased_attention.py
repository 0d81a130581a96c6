"""Attention with something added to the scores: ALiBi slopes, T5 relative positions, Evoformer's mask and pair bias.

These templates take powers of 2 of the scores as they are, so scale and log2(e) are part of their inputs.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from typing_extensions import override
from wave_lang.kernel.lang import bf16, f16
from wave_lang.kernel.wave.constraints import MMAType

from wave_explorer.kernel.factory import Parameter
from wave_explorer.kernel.library.attention import NO_BACKWARD, VECTOR_SHAPES_KNOWN, AttentionEntry, one_head_shape
from wave_explorer.kernel.library.attention_math import LOG2_E, Reals, attend, normal
from wave_explorer.kernel.library.check_text import COMPARE, compare
from wave_explorer.kernel.library.entry import Arrays, LibraryEntry, Template
from wave_explorer.kernel.library.input_arrays import size
from wave_explorer.kernel.library.number_formats import decoded, encoded
from wave_explorer.kernel.library.parameters import (
    attention_extents,
    attention_heads,
    by_name,
    choice,
    dynamic_dims,
    integer,
    matrix_type,
)
from wave_explorer.record.spec import SpecData

_CDNA_ONLY = "The template has no vector shapes for the matrix types of gfx12."


class _OneHeadAttention(AttentionEntry):
    """``c[B, M, N]`` from ``q[B, M, K1]``, ``k[B, K2, K1]``, ``v[B, N, K2]``, scores in units of log 2."""

    targets = ("gfx942", "gfx950")
    shape_symbols = ("B", "M", "N", "K1", "K2")
    matrix_types: tuple[str, ...] = VECTOR_SHAPES_KNOWN[:2]

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        found = [
            attention_heads(),
            *attention_extents("M", "N", "K1", "K2", scaled=False),
            matrix_type("mma_type", target, "f16", self.matrix_types.__contains__),
            dynamic_dims("B, M, N and K2", "K2"),
        ]
        return by_name(found)

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {
            "shape": one_head_shape(values, self.shape_symbols),
            "mfma_variant": (MMAType[values["mma_type"]],) * 2,
            "dynamic_dims": values["dynamic_dims"],
        }

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        rng = np.random.default_rng(seed)
        b, m, n, k1, k2 = (size(spec, name) for name in self.shape_symbols)
        return {
            "q": normal(rng, (b, m, k1), LOG2_E / math.sqrt(k1)).astype(np.float16),
            "k": normal(rng, (b, k2, k1)).astype(np.float16),
            "v": normal(rng, (b, n, k2)).astype(np.float16),
        }

    def bias(self, inputs: Arrays, spec: SpecData) -> Reals:
        """What is added to the scores, in units of log 2, ``[..., M, K2]``."""
        raise NotImplementedError

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        q, k, v = (inputs[name].astype(np.float64) for name in ("q", "k", "v"))
        natural = math.log(2.0)
        return {"c": attend(q, k, v.swapaxes(1, 2), natural, self.bias(inputs, spec) * natural)}

    @override
    def reduction_length(self, spec: SpecData) -> int:
        return size(spec, "K1") + size(spec, "K2")

    def bias_source(self, parameters: Mapping[str, Any]) -> str:
        """Source that makes ``bias`` of ``distance`` (query place minus key place), in units of log 2."""
        raise NotImplementedError

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        return f'''\
def check(tensors, outputs):
    """Compares c in float64 with the softmax of powers of 2 that the kernel takes, its bias added to the scores."""
    q, k, v = tensors["q"].double(), tensors["k"].double(), tensors["v"].double().transpose(1, 2)
    places = [torch.arange(part.shape[1], device=part.device) for part in (q, k)]
    distance = places[0][:, None] - places[1][None, :]
{self.bias_source(parameters)}    scores = (q @ k.transpose(1, 2) + bias) * {math.log(2.0)!r}
    expected = torch.softmax(scores, dim=-1) @ v
{COMPARE}'''


class AlibiAttention(_OneHeadAttention):
    """ALiBi: ``m[B]`` times the distance back, ``min(j - i, 0)``, is added to the scores of query i and key j."""

    name = "alibi_attention"
    summary = "Attention with linear position biases (ALiBi): m·min(j - i, 0) is added to the scores, in units of log 2"
    template = Template("alibi_attention", "get_alibi_attention_kernel")
    # It reads 4 key places a lane, which is the layout of this type's result.
    matrix_types = VECTOR_SHAPES_KNOWN[:1]
    tables = ("m",)
    variants = ({"dynamic_dims": True, "K2": 320},)
    gaps = (
        "It compiles with 16x16x16 only: the template takes 4 elements of the key index a lane, and 32x32x8 has "
        "another layout (ValidationError).",
        "It has no causal mask: keys after the query get the bias 0.",
        _CDNA_ONLY,
        NO_BACKWARD,
    )

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        # The slopes of the paper (Press et al. 2022, section 3): 2**-(8 h / heads), here in units of log 2.
        heads = size(spec, "B")
        slopes = 2.0 ** (-8.0 * np.arange(1, heads + 1) / heads) * LOG2_E
        return {**super().make_inputs(spec, seed), "m": slopes.astype(np.float32)}

    @override
    def bias(self, inputs: Arrays, spec: SpecData) -> Reals:
        slopes = inputs["m"].astype(np.float64)[:, None, None]
        rows, columns = inputs["q"].shape[1], inputs["k"].shape[1]
        found: Reals = slopes * np.minimum(np.arange(columns)[None, :] - np.arange(rows)[:, None], 0)
        return found

    @override
    def bias_source(self, parameters: Mapping[str, Any]) -> str:
        return '    bias = tensors["m"].double()[:, None, None] * (-distance).clamp(max=0)\n'


class RelativePositionAttention(_OneHeadAttention):
    """T5: ``rpe[i - j]`` is added to the scores where ``0 <= i - j < max_rpe_context_length``, else the last entry."""

    name = "t5_rpe_attention"
    summary = "Attention with T5's relative position table: rpe[i - j] is added to the scores, in units of log 2"
    template = Template("t5_rpe_attention", "get_t5_rpe_attention_kernel")
    variants = ({"mma_type": "F32_32x32x8_F16"}, {"dynamic_dims": True, "K2": 320})
    gaps = (
        "It has no causal mask: a key after the query gets the table's last entry, as one too far back does.",
        _CDNA_ONLY,
        NO_BACKWARD,
    )

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        text = "Distances with a bias of their own; the table has one entry more, for all others."
        return {**super().parameters(target), "max_rpe_context_length": integer("max_rpe_context_length", 32, text)}

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {**super().factory_arguments(values), "max_rpe_context_length": values["max_rpe_context_length"]}

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        found = super().make_inputs(spec, seed)
        table = normal(np.random.default_rng(seed + 1), (size(spec, "max_rpe_context_length") + 1,), LOG2_E)
        return {**found, "rpe": table.astype(np.float32)}

    @override
    def bias(self, inputs: Arrays, spec: SpecData) -> Reals:
        rows, columns = inputs["q"].shape[1], inputs["k"].shape[1]
        return table_by_distance(inputs["rpe"], rows, columns)

    @override
    def bias_source(self, parameters: Mapping[str, Any]) -> str:
        last = int(parameters["max_rpe_context_length"])
        return (
            f"    inside = (distance >= 0) & (distance < {last})\n"
            f'    bias = tensors["rpe"].double()[torch.where(inside, distance, {last})]\n'
        )


def table_by_distance(table: NDArray[Any], rows: int, columns: int) -> Reals:
    """``table[i - j]`` for row i and column j; its last entry where that distance is negative or not in the table."""
    distance = np.arange(rows)[:, None] - np.arange(columns)[None, :]
    last = len(table) - 1
    found: Reals = table.astype(np.float64)[np.where((distance >= 0) & (distance < last), distance, last)]
    return found


class Evoformer(AttentionEntry):
    """Evoformer's attention: a mask over keys and a bias of each pair are added to the scores.

    ``c[B, BN, M, H, N]`` from ``q[B, BN, M, H, K1]``, ``k[B, BN, K2, H, K1]``, ``v[B, BN, N, H, K2]``,
    ``mask[B, BN, K2]`` and ``bias[B, H, M, K2]``.
    """

    name = "evoformer"
    summary = "Evoformer attention of AlphaFold: a key mask and a pair bias are added to the scores, in units of log 2"
    targets = ("gfx942", "gfx950")
    template = Template("evoformer", "get_evoformer_kernel")
    result = (0, 1, None)
    shape_symbols = ("B", "BN", "M", "N", "H", "K1", "K2")
    tables = ("mask",)
    variants = ({"dtype": "bf16"}, {"mma_type": "F32_16x16x16_F16"})
    gaps = ("It is the forward pass only.", _CDNA_ONLY)

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        found = [
            integer("B", 1, "Batch."),
            integer("BN", 4, "Sequences of the alignment."),
            integer("M", 64, "Length of the query sequence."),
            integer("N", 32, "Head size of v and of the output."),
            integer("H", 2, "Heads."),
            integer("K1", 32, "Head size of q and k."),
            integer("K2", 128, "Length of the key and value sequence."),
            _large_first(matrix_type("mma_type", target, "f16", VECTOR_SHAPES_KNOWN[:2].__contains__)),
            choice("dtype", "f16", ("f16", "bf16"), "Element type of all tensors; bf16 is multiplied as f16."),
        ]
        return by_name(found)

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        # Each dim with the tile that Wave's own tests take.
        return {
            "batch": (values["B"], 1),
            "n": (values["BN"], 1),
            "kv_seq_len": (values["K2"], 32),
            "heads": (values["H"], 1),
            "head_dim": (values["K1"], None),
            "q_seq_len": (values["M"], 64),
            "v_dim": (values["N"], 32),
            "mfma_variant": MMAType[values["mma_type"]],
            "datatype": {"f16": f16, "bf16": bf16}[values["dtype"]],
        }

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        rng = np.random.default_rng(seed)
        b, bn, m, n, h, k1, k2 = (size(spec, name) for name in self.shape_symbols)
        masked = rng.integers(0, 4, (b, bn, k2)) == 0
        found = {
            "q": normal(rng, (b, bn, m, h, k1), LOG2_E / math.sqrt(k1)),
            "k": normal(rng, (b, bn, k2, h, k1)),
            "v": normal(rng, (b, bn, n, h, k2)),
            # So low that its power of 2 is 0, and a number in f16.
            "mask": np.where(masked, -30000.0, 0.0),
            "bias": normal(rng, (b, h, m, k2), LOG2_E),
        }
        return {name: encoded(value, str(spec.parameters["dtype"])) for name, value in found.items()}

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        wide = {name: decoded(value, str(spec.parameters["dtype"])) for name, value in inputs.items()}
        q, k = (wide[name].transpose(0, 1, 3, 2, 4) for name in ("q", "k"))
        v = wide["v"].transpose(0, 1, 3, 4, 2)
        bias = wide["mask"][:, :, None, None, :] + wide["bias"][:, None]
        natural = math.log(2.0)
        return {"c": attend(q, k, v, natural, bias * natural).transpose(0, 1, 3, 2, 4)}

    @override
    def reduction_length(self, spec: SpecData) -> int:
        return size(spec, "K1") + size(spec, "K2")

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        return f'''\
def check(tensors, outputs):
    """Compares c in float64 with the softmax of powers of 2 of the scores, mask and bias added."""
    q, k = (tensors[name].double().transpose(2, 3) for name in ("q", "k"))
    v = tensors["v"].double().permute(0, 1, 3, 4, 2)
    scores = q @ k.transpose(-1, -2) + tensors["mask"].double()[:, :, None, None] + tensors["bias"].double()[:, None]
    expected = (torch.softmax(scores * {math.log(2.0)!r}, dim=-1) @ v).transpose(2, 3)
{compare("c", 9 if parameters.get("dtype") == "f16" else 7)}'''


def _large_first(parameter: Parameter) -> Parameter:
    """32x32x8 as the default, which is what Wave's own tests of Evoformer take."""
    setting = parameter.setting
    return choice(setting.name, "F32_32x32x8_F16", setting.choices, setting.help)


ENTRIES: tuple[LibraryEntry, ...] = (AlibiAttention(), RelativePositionAttention(), Evoformer())
