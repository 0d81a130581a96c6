"""Attention of one query against a long cache, in two kernels: parts of the keys side by side, then one over the parts.

The first kernel gives for each part ``u`` of the keys the attention over this part alone, and the logarithm (to the
base 2) of the sum of its weights; the second weighs the parts by these sums.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from typing_extensions import override
from wave_lang.kernel.wave.constraints import MMAType
from wave_lang.kernel.wave.templates.attention_common import AttentionShape

from wave_explorer.kernel.errors import KernelError
from wave_explorer.kernel.factory import Parameter
from wave_explorer.kernel.library.attention import VECTOR_SHAPES_KNOWN, AttentionEntry
from wave_explorer.kernel.library.attention_math import (
    LOG2_E,
    Reals,
    attend,
    for_each_query_head,
    log2_sum_of_powers,
    normal,
)
from wave_explorer.kernel.library.check_text import compare
from wave_explorer.kernel.library.entry import Arrays, LibraryEntry, Template
from wave_explorer.kernel.library.input_arrays import size
from wave_explorer.kernel.library.parameters import (
    attention_extents,
    attention_heads,
    by_name,
    flag,
    integer,
    matrix_type,
)
from wave_explorer.kernel.library.pipeline_entry import PipelineEntry
from wave_explorer.record.spec import SpecData

PARTS_LINKS: tuple[Mapping[str, tuple[int, str]], ...] = (
    {},
    {"logits": (0, "output"), "logits_max": (0, "output_max")},
)
"""The second kernel's names for what the first one makes, in all three templates."""

_CDNA_ONLY = "The template is written for waves of 64 and the matrix types of CDNA."


def merged(parts: Reals, sums: Reals) -> Reals:
    """Parts weighed by ``2**sums``, over the first axis; ``sums`` has the shape of ``parts`` or broadcasts to it."""
    weights = np.exp2(sums - sums.max(axis=0))
    found: Reals = (weights * parts).sum(axis=0) / weights.sum(axis=0)
    return found


class _Decode(AttentionEntry):
    """``softmax(q kᵀ) v`` by parts of 32 keys; q holds the scale and log2(e)."""

    targets = ("gfx942", "gfx950")
    template = Template("decode_attention", "get_decode_attention_kernels")
    shape_symbols = ("B", "M", "N", "K1", "K2")
    variants = ({"mma_type": "F32_32x32x8_F16"}, {"dynamic_dims": True})
    gaps = ("It takes powers of 2 of the scores as they are: scale and log2(e) are part of q.", _CDNA_ONLY)

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        found = [
            attention_heads(),
            *attention_extents("M", "N", "K1", "K2", scaled=False, keys_note="; each 32 keys are a part"),
            matrix_type("mma_type", target, "f16", VECTOR_SHAPES_KNOWN[:2].__contains__),
            flag("dynamic_dims", "B, M, N, K2 and the number of parts are known at launch only."),
        ]
        return by_name(found)

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {
            "shape": tuple(values[name] for name in self.shape_symbols),
            "mfma_variant": MMAType[values["mma_type"]],
            "use_dynamic_dims": values["dynamic_dims"],
        }


class DecodePhase0(_Decode):
    """Attention over each part: ``output[U, B, N, M]`` and ``output_max[U, B, M]``."""

    name = "decode_attention:phase_0"
    summary = "First kernel of decode_attention: attention over each 32 keys, and the sums of weights"
    result = (0, 2, 4)

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        rng = np.random.default_rng(seed)
        b, m, n, k1, k2 = (size(spec, name) for name in self.shape_symbols)
        return {
            "q": normal(rng, (b, m, k1), LOG2_E / math.sqrt(k1)).astype(np.float16),
            "k": normal(rng, (b, k2, k1)).astype(np.float16),
            "v": normal(rng, (b, n, k2)).astype(np.float16),
        }

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        q, k, v = (inputs[name].astype(np.float64) for name in ("q", "k", "v"))
        out, sums = [], []
        for start in range(0, k.shape[1], _PART):
            part = slice(start, start + _PART)
            out.append(attend(q, k[:, part], v[:, :, part].swapaxes(1, 2), math.log(2.0)).swapaxes(1, 2))
            sums.append(log2_sum_of_powers(q @ k[:, part].swapaxes(1, 2)))
        return {"output": np.stack(out), "output_max": np.stack(sums)}

    @override
    def intermediate(self, spec: SpecData) -> str | None:
        return "f16"  # the weights

    @override
    def reduction_length(self, spec: SpecData) -> int:
        return size(spec, "K1") + _PART

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        return f'''\
def check(tensors, outputs):
    """Compares the attention over each part of {_PART} keys in float64; scores are in units of log 2."""
    q, k, v = tensors["q"].double(), tensors["k"].double(), tensors["v"].double()
    expected = torch.stack([
        v[:, :, start : start + {_PART}]
        @ torch.softmax(k[:, start : start + {_PART}] @ q.transpose(1, 2) * {math.log(2.0)!r}, dim=1)
        for start in range(0, k.shape[1], {_PART})
    ])
{compare("output")}'''


class DecodePhase1(_Decode):
    """The parts weighed: ``output[B, M, N]``."""

    name = "decode_attention:phase_1"
    summary = "Second kernel of decode_attention: one output of the attention over each part"
    result = (1, 3, 5)

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        return _parts_of(DecodePhase0(), spec, seed)

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        parts, sums = inputs["logits"].astype(np.float64), inputs["logits_max"].astype(np.float64)
        return {"output": merged(parts, sums[:, :, None, :]).swapaxes(1, 2)}

    @override
    def reduction_length(self, spec: SpecData) -> int:
        return _parts(size(spec, "K2"))

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        return f'''\
def check(tensors, outputs):
    """Compares output in float64 with the parts weighed by powers of 2 of their sums."""
    weights = torch.softmax(tensors["logits_max"].double() * {math.log(2.0)!r}, dim=0)
    expected = (weights[:, :, None] * tensors["logits"].double()).sum(dim=0).transpose(1, 2)
{compare("output")}'''


_PART = 32
"""Keys of one part: half of the template's BLOCK_K2, one wave's share."""


def _parts(keys: int) -> int:
    return math.ceil(keys / _PART)


class DecodeAttention(PipelineEntry):
    """Both kernels of the decode template."""

    name = "decode_attention"
    summary = "Flash decoding: attention over parts of the keys side by side, then over the parts (2 kernels)"
    phases = (DecodePhase0(), DecodePhase1())
    links = PARTS_LINKS

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        q, k, v = (inputs[name].astype(np.float64) for name in ("q", "k", "v"))
        return {"output": attend(q, k, v.swapaxes(1, 2), math.log(2.0))}

    @override
    def reduction_length(self, spec: SpecData) -> int:
        return size(spec, "K1") + size(spec, "K2")

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        return f'''\
def check(tensors, outputs):
    """Compares output in float64 with attention over all keys at once; scores are in units of log 2."""
    q, k, v = tensors["q"].double(), tensors["k"].double(), tensors["v"].double().transpose(1, 2)
    expected = torch.softmax(q @ k.transpose(1, 2) * {math.log(2.0)!r}, dim=-1) @ v
{compare("output")}'''


class _GroupedDecode(AttentionEntry):
    """One query of each sequence and head against ``N_KV`` keys, in ``U`` parts; ``H_Q / H_KV`` heads share keys."""

    targets = ("gfx942", "gfx950")
    template = Template("gqa_decode_attention", "get_gqa_decode_attention_kernels")
    shape_symbols = ("B", "H_Q", "H_KV", "N_KV", "D_Q", "D_KV", "U")
    variants = ({"mma_type": "F32_32x32x8_F16"}, {"N_KV": 250, "U": 3}, {"B": 2, "H_Q": 64, "H_KV": 2})
    gaps = (
        "A workgroup takes 32 query heads of one key head: H_Q / H_KV must be a multiple of 32 unless H_KV is 1.",
        _CDNA_ONLY,
    )

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        found = [
            integer("B", 1, "Sequences, each with one query."),
            integer("H_Q", 32, "Query heads."),
            integer("H_KV", 1, "Key and value heads."),
            integer("N_KV", 256, "Keys."),
            integer("D_Q", 64, "Head size of q and k; the scale is 1/√D_Q."),
            integer("D_KV", 64, "Head size of v and of the output."),
            integer("U", 4, "Parts that the keys are split into."),
            matrix_type("mma_type", target, "f16", VECTOR_SHAPES_KNOWN[:2].__contains__),
        ]
        return by_name(found)

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        b, h_q, h_kv, n_kv, d_q, d_kv, u = (values[name] for name in self.shape_symbols)
        if (u - 1) * math.ceil(n_kv / u) >= n_kv:
            raise KernelError(
                f"{n_kv} keys in {u} parts leave a part without keys, which the template never writes.",
                advice="Choose fewer parts (U).",
                symbol="U",
            )
        return {
            "shape": AttentionShape(
                num_seqs=b,
                num_query_heads=h_q,
                num_kv_heads=h_kv,
                query_seq_len=1,
                kv_seq_len=n_kv,
                head_size=d_q,
                head_size_kv=d_kv,
            ),
            "mfma_variant": (MMAType[values["mma_type"]],) * 2,
            "num_kv_splits": u,
            "k_shape": (b, n_kv, h_kv, d_q),
            "v_shape": (b, n_kv, h_kv, d_kv),
        }


class GroupedDecodePhase0(_GroupedDecode):
    """Attention over each part: ``output[U, B, D_KV, H_Q]`` and ``output_max[U, B, H_Q]``."""

    name = "gqa_decode_attention:phase_0"
    summary = "First kernel of gqa_decode_attention: attention over each part of the keys, and the sums of weights"
    result = (0, 2, None)

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        rng = np.random.default_rng(seed)
        b, h_q, h_kv, n_kv, d_q, d_kv, _ = (size(spec, name) for name in self.shape_symbols)
        return {
            "q": normal(rng, (b, h_q, d_q)).astype(np.float16),
            "k": normal(rng, (b, n_kv, h_kv, d_q)).astype(np.float16),
            "v": normal(rng, (b, n_kv, h_kv, d_kv)).astype(np.float16),
        }

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        q, k, v = _by_query_head(inputs, size(spec, "H_Q"))
        length = math.ceil(k.shape[2] / size(spec, "U"))
        out, sums = [], []
        for start in range(0, k.shape[2], length):
            part = slice(start, start + length)
            out.append(attend(q, k[:, :, part], v[:, :, part], q.shape[3] ** -0.5)[:, :, 0].swapaxes(1, 2))
            scores = q @ k[:, :, part].swapaxes(2, 3) * (LOG2_E * q.shape[3] ** -0.5)
            sums.append(log2_sum_of_powers(scores)[:, :, 0])
        return {"output": np.stack(out), "output_max": np.stack(sums)}

    @override
    def intermediate(self, spec: SpecData) -> str | None:
        return "f16"  # the weights

    @override
    def reduction_length(self, spec: SpecData) -> int:
        return size(spec, "D_Q") + math.ceil(size(spec, "N_KV") / size(spec, "U"))

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        length = math.ceil(int(parameters["N_KV"]) / int(parameters["U"]))
        return f'''\
def check(tensors, outputs):
    """Compares the attention over each part of {length} keys in float64."""
{_GROUPED_TENSORS}    expected = torch.stack([
        torch.nn.functional.scaled_dot_product_attention(
            q, k[:, :, start : start + {length}], v[:, :, start : start + {length}]
        )[:, :, 0].transpose(1, 2)
        for start in range(0, k.shape[2], {length})
    ])
{compare("output")}'''


class GroupedDecodePhase1(_GroupedDecode):
    """The parts weighed: ``output[B, H_Q, D_KV]`` in f16."""

    name = "gqa_decode_attention:phase_1"
    summary = "Second kernel of gqa_decode_attention: one output of the attention over each part"
    result = (1, 3, None)

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        return _parts_of(GroupedDecodePhase0(), spec, seed)

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        parts, sums = inputs["logits"].astype(np.float64), inputs["logits_max"].astype(np.float64)
        return {"output": merged(parts, sums[:, :, None, :]).swapaxes(1, 2)}

    @override
    def reduction_length(self, spec: SpecData) -> int:
        return size(spec, "U")

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        return DecodePhase1().check_source(parameters)


class GroupedDecodeAttention(PipelineEntry):
    """Both kernels of the grouped-query decode template."""

    name = "gqa_decode_attention"
    summary = "Flash decoding with grouped queries: one query a sequence against parts of its keys (2 kernels)"
    phases = (GroupedDecodePhase0(), GroupedDecodePhase1())
    links = PARTS_LINKS

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        q, k, v = _by_query_head(inputs, size(spec, "H_Q"))
        return {"output": attend(q, k, v, q.shape[3] ** -0.5)[:, :, 0]}

    @override
    def reduction_length(self, spec: SpecData) -> int:
        return size(spec, "D_Q") + size(spec, "N_KV")

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        return f'''\
def check(tensors, outputs):
    """Compares output in float64 with attention over all keys at once, keys and values repeated for each query head."""
{_GROUPED_TENSORS}    expected = torch.nn.functional.scaled_dot_product_attention(q, k, v)[:, :, 0]
{compare("output")}'''


_GROUPED_TENSORS = """\
    q = tensors["q"].double()[:, :, None]
    k, v = (tensors[name].double().transpose(1, 2) for name in ("k", "v"))
    k, v = (part.repeat_interleave(q.shape[1] // part.shape[1], dim=1) for part in (k, v))
"""


def _by_query_head(inputs: Arrays, heads: int) -> tuple[Reals, Reals, Reals]:
    """q ``[B, H, 1, D]``, and k and v ``[B, H, N, D]`` with heads repeated."""
    q = inputs["q"].astype(np.float64)[:, :, None, :]
    k, v = (for_each_query_head(inputs[name].astype(np.float64), heads, 2).swapaxes(1, 2) for name in ("k", "v"))
    return q, k, v


def _parts_of(first: LibraryEntry, spec: SpecData, seed: int) -> Arrays:
    """What the second kernel gets if the first one computes exactly."""
    found = first.reference(first.make_inputs(spec, seed), spec)
    return {"logits": found["output"].astype(np.float32), "logits_max": found["output_max"].astype(np.float32)}


PIPELINES: tuple[PipelineEntry, ...] = (DecodeAttention(), GroupedDecodeAttention())
ENTRIES: tuple[LibraryEntry, ...] = tuple(phase for pipeline in PIPELINES for phase in pipeline.phases)
