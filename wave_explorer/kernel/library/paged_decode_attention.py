"""Decode attention against a paged cache: keys and values of all sequences in one cache, rows named by a table."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from typing_extensions import override
from wave_lang.kernel.wave.constraints import GenericDot, MMAOperand, MMAType
from wave_lang.kernel.wave.templates.paged_decode_attention import paged_decode_attention_shape

from wave_explorer.kernel.factory import DTYPES, Parameter
from wave_explorer.kernel.library.attention import AttentionEntry
from wave_explorer.kernel.library.attention_math import (
    LOG2_E,
    Reals,
    attend,
    for_each_query_head,
    lengths,
    log2_sum_of_powers,
    normal,
)
from wave_explorer.kernel.library.check_text import compare
from wave_explorer.kernel.library.decode_attention import PARTS_LINKS, merged
from wave_explorer.kernel.library.entry import Arrays, LibraryEntry, Template
from wave_explorer.kernel.library.input_arrays import size
from wave_explorer.kernel.library.number_formats import decoded, encoded
from wave_explorer.kernel.library.packed_attention import offsets, positive_lengths
from wave_explorer.kernel.library.parameters import by_name, choice, integer, integers, matrix_type, number
from wave_explorer.kernel.library.pipeline_entry import PipelineEntry
from wave_explorer.record.expression import Expression, Term
from wave_explorer.record.spec import SpecData

_EMPTY_PART = -1e6
"""What the first kernel writes as the sum of a part without keys, as the logarithm of (almost) nothing."""


class _PagedDecode(AttentionEntry):
    """One query of each sequence and head against its sequence's rows of the cache, in ``U`` parts of them."""

    targets = ("gfx942", "gfx950")
    template = Template("paged_decode_attention", "get_paged_decode_attention_kernels")
    shape_symbols = ("B", "BH", "K1", "N", "U")
    tables = ("request_indices", "kv_indices")
    variants: tuple[Mapping[str, Any], ...] = (
        {"logit_cap": 30.0},
        {"dtype": "bf16"},
        {"sequence_lengths": (3, 1, 100)},
        {"B": 6},
        {"B": 32, "BH": 2},
    )
    # One entry more than sequences: where the last one ends.
    argument_dims: Mapping[str, tuple[Expression, ...]] = {"request_indices": (Term("add", (Term("sym", ("S",)), 1)),)}
    gaps: tuple[str, ...] = (
        "tanh of logit_cap is an approximation of Wave's own (tanh_approx).",
        "The template is written for waves of 64 and the matrix types of CDNA.",
    )

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        found = [
            integers("sequence_lengths", (100, 37), "Cached tokens of each sequence."),
            *self._heads(target),
            integer("K1", 64, "Head size of q and k; the scale is 1/√K1."),
            integer("N", 64, "Head size of v and of the output."),
            integer("U", 4, "Parts that the tokens of each sequence are split into."),
            number("logit_cap", None, "Scores s become cap · tanh(s / cap); none: as they are."),
            choice("dtype", "f16", ("f16", "bf16"), "Element type of q, the cache and the output."),
        ]
        return by_name(found)

    def _heads(self, target: str) -> list[Parameter]:
        return [
            integer("B", 16, "Query heads; a multiple of BH, and more than BH."),
            integer("BH", 1, "Key and value heads."),
            # The template tiles for 16 query heads.
            matrix_type("mma_type", target, "f16", "F32_16x16x16_F16".__eq__),
        ]

    def _dot(self, values: Mapping[str, Any]) -> tuple[Any, Any]:
        """What multiplies q by keys, and weights by values."""
        return (MMAType[values["mma_type"]],) * 2

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        counts = positive_lengths("sequence_lengths", values["sequence_lengths"])
        return {
            "shape": paged_decode_attention_shape(
                num_query_heads=values["B"],
                num_kv_heads=values.get("BH", values["B"]),
                head_size=values["K1"],
                head_size_kv=values["N"],
                block_size=1,
                num_seqs=len(counts),
            ),
            "mfma_variant": self._dot(values),
            "num_kv_splits": values["U"],
            "input_dtype": DTYPES[values["dtype"]],
            "output_dtype": DTYPES[values["dtype"]],
            "logit_cap": values.get("logit_cap") or 0.0,
        }


class PagedDecodePhase0(_PagedDecode):
    """Attention over each part: ``output[U, S, B, N]`` and ``output_max[U, S, B]``."""

    name = "paged_decode_attention:phase_0"
    summary = "First kernel of paged_decode_attention: attention over each part of a sequence's cached tokens"
    result = (0, 2, 4)

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        rng = np.random.default_rng(seed)
        counts = lengths(spec, "sequence_lengths")
        b, k1, n = (size(spec, name) for name in ("B", "K1", "N"))
        heads = int(spec.parameters.get("BH", b))
        # Rows of the cache in no order, each of at most one token, and some of none.
        rows = sum(counts) + 23
        dtype = str(spec.parameters["dtype"])
        return {
            "q": encoded(normal(rng, (len(counts), b, k1)), dtype),
            "k": encoded(normal(rng, (rows, heads, k1)), dtype),
            "v": encoded(normal(rng, (rows, heads, n)), dtype),
            "request_indices": offsets(counts),
            "kv_indices": rng.permutation(rows)[: sum(counts)].astype(np.int32),
        }

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        parts, sequences, heads = size(spec, "U"), len(inputs["q"]), size(spec, "B")
        out = np.zeros((parts, sequences, heads, size(spec, "N")))
        sums = np.full((parts, sequences, heads), _EMPTY_PART)
        for which, (scores, v) in enumerate(_sequences(inputs, spec)):
            length = math.ceil(v.shape[1] / parts)
            for u in range(math.ceil(v.shape[1] / length)):
                part = slice(u * length, (u + 1) * length)
                out[u, which] = _weighed(scores[:, :, part], v[:, part])
                sums[u, which] = log2_sum_of_powers(scores[:, 0, part] * LOG2_E)
        return {"output": out, "output_max": sums}

    @override
    def intermediate(self, spec: SpecData) -> str | None:
        return str(spec.parameters["dtype"])

    @override
    def reduction_length(self, spec: SpecData) -> int:
        return size(spec, "K1") + math.ceil(max(lengths(spec, "sequence_lengths")) / size(spec, "U"))

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        return f'''\
def check(tensors, outputs):
    """Compares the attention over each part of each sequence in float64."""
    expected = torch.zeros_like(tensors["output"], dtype=torch.float64)
{_paged_source(parameters)}\
        length = -(-scores.shape[2] // {int(parameters["U"])})
        for u, start in enumerate(range(0, scores.shape[2], length)):
            weights = torch.softmax(scores[:, :, start : start + length], dim=-1)
            expected[u, i] = (weights @ v[:, start : start + length])[:, 0]
{compare("output", 9 if parameters.get("dtype") == "f16" else 6)}'''


class PagedDecodePhase1(_PagedDecode):
    """The parts weighed: ``output[S, B, N]``."""

    name = "paged_decode_attention:phase_1"
    summary = "Second kernel of paged_decode_attention: one output of the attention over each part"
    result = (1, 3, 5)
    first: LibraryEntry = PagedDecodePhase0()

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        inputs = self.first.make_inputs(spec, seed)
        found = self.first.reference(inputs, spec)
        return {
            "logits": found["output"].astype(np.float32),
            "logits_max": found["output_max"].astype(np.float32),
            "request_indices": inputs["request_indices"],
        }

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        parts, sums = inputs["logits"].astype(np.float64), inputs["logits_max"].astype(np.float64)
        return {"output": merged(parts, sums[..., None])}

    @override
    def reduction_length(self, spec: SpecData) -> int:
        return size(spec, "U")

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        return f'''\
def check(tensors, outputs):
    """Compares output in float64 with the parts weighed by powers of 2 of their sums."""
    weights = torch.softmax(tensors["logits_max"].double() * {math.log(2.0)!r}, dim=0)
    expected = (weights[..., None] * tensors["logits"].double()).sum(dim=0)
{compare("output", 9 if parameters.get("dtype") == "f16" else 6)}'''


class PagedDecodeAttention(PipelineEntry):
    """Both kernels of the paged decode template, with grouped queries."""

    name = "paged_decode_attention"
    summary = "Flash decoding against a paged cache with grouped queries, lengths known at launch (2 kernels)"
    phases = (PagedDecodePhase0(), PagedDecodePhase1())
    links = PARTS_LINKS

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        found = [_weighed(scores, v) for scores, v in _sequences(inputs, spec)]
        return {"output": np.stack(found)}

    @override
    def reduction_length(self, spec: SpecData) -> int:
        return size(spec, "K1") + max(lengths(spec, "sequence_lengths"))

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        return f'''\
def check(tensors, outputs):
    """Compares output in float64 with attention of each query to all cached tokens of its sequence at once."""
    expected = torch.zeros_like(tensors["output"], dtype=torch.float64)
{_paged_source(parameters)}\
        expected[i] = (torch.softmax(scores, dim=-1) @ v)[:, 0]
{compare("output", 9 if parameters.get("dtype") == "f16" else 6)}'''


class _WithOwnKeys:
    """As many key heads as query heads: no tile of queries to multiply, so Wave's dot product takes the place."""

    variants: tuple[Mapping[str, Any], ...] = ({"sequence_lengths": (3, 1, 100)},)
    gaps: tuple[str, ...] = (
        "It multiplies without matrix instructions (Wave's GenericDot), by the one pair of shapes that Wave's own "
        "tests found to work.",
    )

    def _heads(self, target: str) -> list[Parameter]:
        return [integer("B", 4, "Heads.")]

    def _dot(self, values: Mapping[str, Any]) -> tuple[Any, Any]:
        return (
            GenericDot(along_dim=MMAOperand.M, k_vec_size=4, k_mult=1),
            GenericDot(along_dim=MMAOperand.M, k_vec_size=1, k_mult=64),
        )


class MultiHeadPagedDecodePhase0(_WithOwnKeys, PagedDecodePhase0):
    """As `PagedDecodePhase0`, with a key head for each query head."""

    name = "paged_decode_attention_mha:phase_0"
    summary = "First kernel of paged_decode_attention_mha: attention over each part of a sequence's cached tokens"


class MultiHeadPagedDecodePhase1(_WithOwnKeys, PagedDecodePhase1):
    """As `PagedDecodePhase1`, with a key head for each query head."""

    name = "paged_decode_attention_mha:phase_1"
    summary = "Second kernel of paged_decode_attention_mha: one output of the attention over each part"
    first = MultiHeadPagedDecodePhase0()


class MultiHeadPagedDecodeAttention(PagedDecodeAttention):
    """Both kernels of the paged decode template, with a key head for each query head."""

    name = "paged_decode_attention_mha"
    summary = "Flash decoding against a paged cache, as many key heads as query heads, without MFMA (2 kernels)"
    phases = (MultiHeadPagedDecodePhase0(), MultiHeadPagedDecodePhase1())


def _sequences(inputs: Arrays, spec: SpecData) -> Iterator[tuple[Reals, Reals]]:
    """Of each sequence: scores ``[B, 1, tokens]`` in natural units and values ``[B, tokens, N]`` by query head."""
    dtype = str(spec.parameters["dtype"])
    q, k, v = (decoded(inputs[name], dtype) for name in ("q", "k", "v"))
    cap = spec.parameters.get("logit_cap")
    places = inputs["request_indices"]
    for which in range(len(q)):
        rows = inputs["kv_indices"][places[which] : places[which + 1]]
        keys, values = (for_each_query_head(part[rows], q.shape[1], 1).swapaxes(0, 1) for part in (k, v))
        scores = q[which, :, None] @ keys.swapaxes(1, 2) * q.shape[2] ** -0.5
        yield float(cap) * np.tanh(scores / float(cap)) if cap else scores, values


def _weighed(scores: Reals, values: Reals) -> Reals:
    """``softmax(scores) values`` for one query of each head: ``[B, N]``."""
    nothing = np.zeros((*scores.shape[:2], 1))
    return attend(nothing, np.zeros((*values.shape[:2], 1)), values, 1.0, scores)[:, 0]


def _paged_source(parameters: Mapping[str, Any]) -> str:
    """Source of a loop over sequences ``i`` that has ``scores`` and ``v`` of each query head."""
    cap = parameters.get("logit_cap")
    capped = f"        scores = {float(cap)!r} * torch.tanh(scores / {float(cap)!r})\n" if cap else ""
    return f"""\
    places = tensors["request_indices"].tolist()
    for i in range(len(places) - 1):
        rows = tensors["kv_indices"][places[i] : places[i + 1]].long()
        q = tensors["q"][i].double()[:, None]
        k, v = (tensors[name][rows].double().transpose(0, 1) for name in ("k", "v"))
        k, v = (part.repeat_interleave(q.shape[0] // part.shape[0], dim=0) for part in (k, v))
        scores = q @ k.transpose(1, 2) / q.shape[2] ** 0.5
{capped}"""


PIPELINES: tuple[PipelineEntry, ...] = (PagedDecodeAttention(), MultiHeadPagedDecodeAttention())
ENTRIES: tuple[LibraryEntry, ...] = tuple(phase for pipeline in PIPELINES for phase in pipeline.phases)
