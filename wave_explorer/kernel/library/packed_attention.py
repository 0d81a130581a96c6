"""Attention over sequences of different lengths, packed one behind the other: prefill, and extend behind a cache."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from typing_extensions import override
from wave_lang.kernel.wave.constraints import MMAType
from wave_lang.kernel.wave.templates.attention_common import AttentionShape

from wave_explorer.kernel.errors import KernelError
from wave_explorer.kernel.factory import DTYPES, Parameter
from wave_explorer.kernel.library.attention import NO_BACKWARD, VECTOR_SHAPES_KNOWN, AttentionEntry
from wave_explorer.kernel.library.attention_math import (
    LOG2_E,
    attend,
    causal_bias,
    for_each_query_head,
    lengths,
    normal,
)
from wave_explorer.kernel.library.biased_attention import table_by_distance
from wave_explorer.kernel.library.check_text import compare
from wave_explorer.kernel.library.entry import Arrays, LibraryEntry, Template
from wave_explorer.kernel.library.input_arrays import size
from wave_explorer.kernel.library.number_formats import decoded, encoded
from wave_explorer.kernel.library.parameters import by_name, choice, flag, integer, integers, matrix_type, number
from wave_explorer.record.spec import SpecData

_SEVERAL_TEXTS = (
    "Wave orders the values that the index table depends on by their addresses (minimize_global_loads): two compiles "
    "may give two texts of the same operations."
)
_CDNA_ONLY = "The template has no vector shapes for the matrix types of gfx12."


def offsets(counts: tuple[int, ...]) -> NDArray[np.int32]:
    """Where each of several packed pieces starts, and where the last one ends."""
    return np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)


def _heads(target: str) -> list[Parameter]:
    return [
        integer("H", 4, "Query heads; a multiple of H_KV."),
        integer("H_KV", 2, "Key and value heads."),
        integer("D_Q", 64, "Head size of q and k."),
        integer("D_KV", 64, "Head size of v and of the output."),
        matrix_type("mma_type", target, "f16", VECTOR_SHAPES_KNOWN[:2].__contains__),
    ]


def positive_lengths(name: str, values: tuple[int, ...]) -> tuple[int, ...]:
    """``values`` of the parameter ``name`` once it is clear that they are lengths.

    Raises:
        KernelError: there is none, or one is 0.
    """
    if not values or min(values) < 1:
        raise KernelError(f"{name} must be one length or more, each of 1 or more, not {values}.", symbol=name)
    return values


class PrefillAttention(AttentionEntry):
    """Attention within each of several packed sequences: ``c[tokens, H, D_KV]``."""

    name = "prefill_attention"
    summary = "Attention within each of several sequences of different lengths, packed one behind the other"
    targets = ("gfx942", "gfx950")
    template = Template("prefill_attention", "get_prefill_attention_kernel")
    result = (0, 1, None)
    shape_symbols = ("S", "H", "H_KV", "D_Q", "D_KV")
    tables = ("offsets", "sequence_lengths")
    variants: tuple[Mapping[str, Any], ...] = (
        {"mma_type": "F32_32x32x8_F16"},
        {"sequence_lengths": (1, 64, 130)},
        {"dtype": "bf16"},
    )
    gaps = (
        "It has no causal mask, and takes powers of 2 of the scores as they are: scale and log2(e) are part of q.",
        _CDNA_ONLY,
        NO_BACKWARD,
    )

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        found = [
            integers("sequence_lengths", (40, 100), "Tokens of each sequence."),
            *_heads(target),
            choice("dtype", "f16", ("f16", "bf16"), "Element type of q, k and v."),
        ]
        return by_name(found)

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        counts = positive_lengths("sequence_lengths", values["sequence_lengths"])
        tokens, h, h_kv, d_q, d_kv = sum(counts), values["H"], values["H_KV"], values["D_Q"], values["D_KV"]
        return {
            "shape": AttentionShape(
                num_query_heads=h,
                num_kv_heads=h_kv,
                head_size=d_q,
                head_size_kv=d_kv,
                num_seqs=len(counts),
                max_seq_len=max(counts),
                total_seq_len=tokens,
            ),
            "mfma_variant": (MMAType[values["mma_type"]],) * 2,
            "q_shape": (tokens, h, d_q),
            "k_shape": (tokens, h_kv, d_q),
            "v_shape": (tokens, h_kv, d_kv),
            "o_shape": (tokens, h, d_kv),
            "input_dtype": DTYPES[values["dtype"]],
        }

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        rng = np.random.default_rng(seed)
        counts = lengths(spec, "sequence_lengths")
        h, h_kv, d_q, d_kv = (size(spec, name) for name in self.shape_symbols[1:])
        dtype = str(spec.parameters["dtype"])
        return {
            "q": encoded(normal(rng, (sum(counts), h, d_q), LOG2_E / math.sqrt(d_q)), dtype),
            "k": encoded(normal(rng, (sum(counts), h_kv, d_q)), dtype),
            "v": encoded(normal(rng, (sum(counts), h_kv, d_kv)), dtype),
            "offsets": offsets(counts)[:-1],
            "sequence_lengths": np.array(counts, np.int32),
        }

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        q, k, v = (decoded(inputs[name], str(spec.parameters["dtype"])) for name in ("q", "k", "v"))
        # A token of no sequence is never written.
        out = np.full((q.shape[0], q.shape[1], v.shape[2]), np.nan)
        for start, count in zip(inputs["offsets"], inputs["sequence_lengths"], strict=True):
            part = slice(int(start), int(start) + int(count))
            out[part] = _attend_packed(q[part], k[part], v[part], math.log(2.0))
        return {"c": out}

    @override
    def intermediate(self, spec: SpecData) -> str | None:
        return str(spec.parameters["dtype"])

    @override
    def reduction_length(self, spec: SpecData) -> int:
        return size(spec, "D_Q") + max(lengths(spec, "sequence_lengths"))

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        return f'''\
def check(tensors, outputs):
    """Compares c in float64 with attention within each sequence; scores are in units of log 2."""
    expected = tensors["c"].double().clone()
    for start, count in zip(tensors["offsets"].tolist(), tensors["sequence_lengths"].tolist()):
        q, k, v = (tensors[name][start : start + count].double().transpose(0, 1) for name in ("q", "k", "v"))
        k, v = (part.repeat_interleave(q.shape[0] // part.shape[0], dim=0) for part in (k, v))
        weights = torch.softmax(q @ k.transpose(1, 2) * {math.log(2.0)!r}, dim=-1)
        expected[start : start + count] = (weights @ v).transpose(0, 1)
{compare("c", 9 if parameters.get("dtype") == "f16" else 6)}'''


class ExtendAttention(AttentionEntry):
    """New tokens attend to their sequence's cached tokens, found by an index table, and to each other.

    ``c[new tokens, H, D_KV]``; ``k_cache`` and ``v_cache`` hold the cached tokens of all sequences in any order, and
    ``kv_indices`` names their rows, sequence by sequence.
    """

    name = "extend_attention"
    summary = "New tokens attend to a paged cache of earlier ones and to each other, packed, lengths known at launch"
    targets = ("gfx942", "gfx950")
    template = Template("extend_attention", "get_extend_attention_kernel")
    shape_symbols = ("H", "H_KV", "D_Q", "D_KV")
    tables = ("qo_indptr", "kv_indptr", "kv_indices", "mask_offsets")
    variants: tuple[Mapping[str, Any], ...] = (
        {"is_causal": True},
        {"use_custom_mask": True},
        {"logit_cap": 30.0},
        {"mma_type": "F32_32x32x8_F16"},
        {"dtype": "bf16"},
        {"extend_lengths": (1, 64, 70), "prefix_lengths": (64, 1, 33), "is_causal": True},
    )
    gaps: tuple[str, ...] = (
        _CDNA_ONLY,
        _SEVERAL_TEXTS,
        "tanh of logit_cap is an approximation of Wave's own (tanh_approx).",
        NO_BACKWARD,
    )

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        found = [
            integers("extend_lengths", (80, 50), "New tokens of each sequence."),
            integers("prefix_lengths", (40, 100), "Cached tokens of each sequence."),
            *_heads(target),
            integer("block_size", 64, "New tokens that one workgroup takes."),
            flag("is_causal", "Mask the future among the new tokens."),
            *self._more_parameters(),
            choice("dtype", "f16", ("f16", "bf16"), "Element type of q, k, v and the cache."),
        ]
        return by_name(found)

    def _more_parameters(self) -> list[Parameter]:
        return [
            flag("use_custom_mask", "A byte for each new token and each token it may see, instead of is_causal."),
            number("logit_cap", None, "Scores s become cap · tanh(s / cap); none: as they are."),
        ]

    def _lengths(self, values: Mapping[str, Any]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        new = positive_lengths("extend_lengths", values["extend_lengths"])
        cached = positive_lengths("prefix_lengths", values["prefix_lengths"])
        if len(new) != len(cached):
            raise KernelError(
                f"extend_lengths has {len(new)} sequences and prefix_lengths {len(cached)}.", symbol="prefix_lengths"
            )
        return new, cached

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        new, cached = self._lengths(values)
        h, h_kv, d_q, d_kv = (values[name] for name in self.shape_symbols)
        rows = _cache_rows(cached)
        return {
            "shape": AttentionShape(
                num_query_heads=h,
                num_kv_heads=h_kv,
                head_size=d_q,
                head_size_kv=d_kv,
                num_seqs=len(new),
                max_seq_len=max(new),
                block_size=values["block_size"],
            ),
            "mfma_variant": (MMAType[values["mma_type"]],) * 2,
            "q_shape": (sum(new), h, d_q),
            "k_shape": (sum(new), h_kv, d_q),
            "v_shape": (sum(new), h_kv, d_kv),
            "k_cache_shape": (rows, h_kv, d_q),
            "v_cache_shape": (rows, h_kv, d_kv),
            "o_shape": (sum(new), h, d_kv),
            "input_dtype": DTYPES[values["dtype"]],
            "is_causal": values["is_causal"],
            # A wave takes 16 or 32 new tokens, as the matrix type says.
            "num_waves": 2 if values["mma_type"] == "F32_32x32x8_F16" else 4,
            **self._more_arguments(values),
        }

    def _more_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {"logit_cap": values.get("logit_cap") or 0.0, "use_custom_mask": values["use_custom_mask"]}

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        rng = np.random.default_rng(seed)
        new, cached = lengths(spec, "extend_lengths"), lengths(spec, "prefix_lengths")
        h, h_kv, d_q, d_kv = (size(spec, name) for name in self.shape_symbols)
        dtype = str(spec.parameters["dtype"])
        rows = _cache_rows(cached)
        found: Arrays = {
            "q": encoded(normal(rng, (sum(new), h, d_q)), dtype),
            "k": encoded(normal(rng, (sum(new), h_kv, d_q)), dtype),
            "v": encoded(normal(rng, (sum(new), h_kv, d_kv)), dtype),
            "k_cache": encoded(normal(rng, (rows, h_kv, d_q)), dtype),
            "v_cache": encoded(normal(rng, (rows, h_kv, d_kv)), dtype),
            "qo_indptr": offsets(new),
            "kv_indptr": offsets(cached),
            # Rows of the cache in no order, each of at most one token, and some of none.
            "kv_indices": rng.permutation(rows)[: sum(cached)].astype(np.int32),
            "MAX_EXTEND_SEQ_LEN": np.array(max(new), np.int32),
        }
        if spec.parameters.get("use_custom_mask"):
            areas = tuple(count * (count + before) for count, before in zip(new, cached, strict=True))
            seen = rng.integers(0, 4, sum(areas)) > 0
            # Each new token sees itself, so that no row is masked altogether.
            for start, count, before in zip(offsets(areas), new, cached, strict=False):
                part = seen[start : start + count * (count + before)].reshape(count, count + before)
                part[np.arange(count), before + np.arange(count)] = True
            found["custom_mask"] = seen.astype(np.int8)
            found["mask_offsets"] = offsets(areas)
        return found

    def bias(self, inputs: Arrays, spec: SpecData, which: int, new: int, cached: int) -> NDArray[np.float64]:
        """What is added to the scores of sequence ``which``: ``[new, cached + new]``."""
        found = np.zeros((new, cached + new))
        if spec.parameters.get("is_causal"):
            found[:, cached:] = causal_bias(new, new)
        if "custom_mask" in inputs:
            start = int(inputs["mask_offsets"][which])
            seen = inputs["custom_mask"][start : start + found.size].reshape(found.shape)
            found = np.where(seen != 0, found, -np.inf)
        return found

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        dtype = str(spec.parameters["dtype"])
        q, k, v, k_cache, v_cache = (decoded(inputs[n], dtype) for n in ("q", "k", "v", "k_cache", "v_cache"))
        cap = spec.parameters.get("logit_cap")
        out = np.full((q.shape[0], q.shape[1], v.shape[2]), np.nan)
        for which, (new, rows) in enumerate(_sequences(inputs)):
            keys = np.concatenate([k_cache[rows], k[new]])
            values = np.concatenate([v_cache[rows], v[new]])
            bias = self.bias(inputs, spec, which, new.stop - new.start, len(rows))
            out[new] = _attend_packed(q[new], keys, values, 1 / math.sqrt(q.shape[2]), bias, cap and float(cap))
        return {"c": out}

    @override
    def intermediate(self, spec: SpecData) -> str | None:
        return str(spec.parameters["dtype"])

    @override
    def reduction_length(self, spec: SpecData) -> int:
        new, cached = lengths(spec, "extend_lengths"), lengths(spec, "prefix_lengths")
        return size(spec, "D_Q") + max(map(sum, zip(new, cached, strict=True)))

    def bias_source(self, parameters: Mapping[str, Any]) -> str:
        """Source that changes ``scores`` of sequence ``i`` (``new`` by ``cached + new``)."""
        lines: list[str] = []
        if parameters.get("logit_cap"):
            cap = float(parameters["logit_cap"])
            lines.append(f"scores = {cap!r} * torch.tanh(scores / {cap!r})")
        if parameters.get("is_causal"):
            lines.append("future = torch.ones(new, new, dtype=torch.bool, device=q.device).triu(1)")
            lines.append('scores[:, :, cached:] = scores[:, :, cached:].masked_fill(future, float("-inf"))')
        if parameters.get("use_custom_mask"):
            lines.append('start = tensors["mask_offsets"][i].item()')
            lines.append(
                'seen = tensors["custom_mask"][start : start + new * (cached + new)].reshape(new, cached + new)'
            )
            lines.append('scores = scores.masked_fill(seen == 0, float("-inf"))')
        return "".join(f"        {line}\n" for line in lines)

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        return f'''\
def check(tensors, outputs):
    """Compares c in float64 with attention of each sequence's new tokens to its cached and new ones."""
    expected = tensors["c"].double().clone()
    firsts, places = tensors["qo_indptr"].tolist(), tensors["kv_indptr"].tolist()
    for i in range(len(firsts) - 1):
        new, cached = firsts[i + 1] - firsts[i], places[i + 1] - places[i]
        rows = tensors["kv_indices"][places[i] : places[i + 1]].long()
        q = tensors["q"][firsts[i] : firsts[i + 1]].double().transpose(0, 1)
        k, v = (
            torch.cat([tensors[name + "_cache"][rows], tensors[name][firsts[i] : firsts[i + 1]]]).double()
            for name in ("k", "v")
        )
        k, v = (part.transpose(0, 1).repeat_interleave(q.shape[0] // part.shape[1], dim=0) for part in (k, v))
        scores = q @ k.transpose(1, 2) / q.shape[2] ** 0.5
{self.bias_source(parameters)}\
        expected[firsts[i] : firsts[i + 1]] = (torch.softmax(scores, dim=-1) @ v).transpose(0, 1)
{compare("c", 9 if parameters.get("dtype") == "f16" else 6)}'''


class ExtendAttentionRpe(ExtendAttention):
    """As `ExtendAttention`, with T5's relative position table added to the scores among the new tokens."""

    name = "extend_attention_rpe"
    summary = "Extend attention with T5's relative position table among the new tokens"
    template = Template("extend_attention_rpe", "get_extend_attention_rpe_kernel")
    variants = ({"is_causal": True}, {"mma_type": "F32_32x32x8_F16"})
    gaps = (
        "The table is added among the new tokens only: cached tokens get no bias, however near.",
        _SEVERAL_TEXTS,
        _CDNA_ONLY,
    )

    @override
    def _more_parameters(self) -> list[Parameter]:
        text = "Distances with a bias of their own; the table has one entry more, for all others."
        return [integer("max_rpe_context_length", 10, text)]

    @override
    def _more_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {"max_rpe_context_length": values["max_rpe_context_length"]}

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        table = normal(np.random.default_rng(seed + 1), (size(spec, "max_rpe_context_length") + 1,))
        return {**super().make_inputs(spec, seed), "rpe": table.astype(np.float32)}

    @override
    def bias(self, inputs: Arrays, spec: SpecData, which: int, new: int, cached: int) -> NDArray[np.float64]:
        found = super().bias(inputs, spec, which, new, cached)
        found[:, cached:] += table_by_distance(inputs["rpe"], new, new)
        return found

    @override
    def bias_source(self, parameters: Mapping[str, Any]) -> str:
        last = int(parameters["max_rpe_context_length"])
        lines = (
            "places_of_new = torch.arange(new, device=q.device)",
            "distance = places_of_new[:, None] - places_of_new[None, :]",
            f"index = torch.where((distance >= 0) & (distance < {last}), distance, {last})",
            'scores[:, :, cached:] += tensors["rpe"].double()[index]',
        )
        return "".join(f"        {line}\n" for line in lines) + super().bias_source(parameters)


def _cache_rows(cached: tuple[int, ...]) -> int:
    """Rows of a cache that holds these tokens and has some to spare."""
    return sum(cached) + 23


def _sequences(inputs: Arrays) -> Iterator[tuple[slice, NDArray[Any]]]:
    """Of each sequence: where its new tokens are, and the rows of its cached ones."""
    firsts, places = inputs["qo_indptr"], inputs["kv_indptr"]
    for i in range(len(firsts) - 1):
        yield slice(int(firsts[i]), int(firsts[i + 1])), inputs["kv_indices"][places[i] : places[i + 1]]


def _attend_packed(
    q: NDArray[np.float64],
    k: NDArray[np.float64],
    v: NDArray[np.float64],
    scale: float,
    bias: NDArray[np.float64] | float = 0.0,
    cap: float | None = None,
) -> NDArray[np.float64]:
    """Attention of one sequence, tokens first and heads second, as packed tensors are laid out."""
    heads = q.shape[1]
    q, k, v = q.swapaxes(0, 1), for_each_query_head(k, heads, 1), for_each_query_head(v, heads, 1)
    k, v = k.swapaxes(0, 1), v.swapaxes(0, 1)
    if cap is not None:
        capped = cap * np.tanh(q @ k.swapaxes(1, 2) * scale / cap)
        return attend(np.zeros_like(q), k, v, scale, capped + bias).swapaxes(0, 1)
    return attend(q, k, v, scale, bias).swapaxes(0, 1)


ENTRIES: tuple[LibraryEntry, ...] = (PrefillAttention(), ExtendAttention(), ExtendAttentionRpe())
