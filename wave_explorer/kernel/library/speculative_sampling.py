"""Speculative decoding: which tokens of a tree of drafts the large model accepts, and the token after them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from typing_extensions import override

from wave_explorer.kernel.factory import Parameter
from wave_explorer.kernel.library.attention import AttentionEntry
from wave_explorer.kernel.library.entry import Arrays, LibraryEntry, Template
from wave_explorer.kernel.library.input_arrays import size
from wave_explorer.kernel.library.parameters import by_name, integer, number
from wave_explorer.record.spec import SpecData


class SpeculativeSampling(AttentionEntry):
    """Walks each sequence's tree of draft tokens from its root.

    A child is accepted when the coin of its parent falls below the probability gathered so far over ``threshold_acc``,
    or when its own probability reaches ``threshold_single``; the walk goes on from it, else to its next sibling.
    """

    name = "speculative_sampling"
    summary = "Speculative decoding: walks a tree of draft tokens, accepts a path of them, samples the token after it"
    targets = ("gfx942", "gfx950")
    template = Template("speculative_decoding", "get_speculative_sampling_kernel")
    shape_symbols = ("BATCH_SIZE", "NUM_DRAFT_TOKENS", "NUM_SPECULATIVE_TOKENS", "VOCAB_SIZE")
    tables = (
        "uniform_samples", "uniform_samples_for_final_sampling", "target_probs", "draft_probs", "candidates",
        "retrieve_index", "retrieve_next_token", "retrieve_next_sibling", "predicts", "accept_token_num",
        "accept_index",
    )  # fmt: skip
    variants = ({"threshold_acc": 0.5, "threshold_single": 0.6}, {"VOCAB_SIZE": 128, "NUM_DRAFT_TOKENS": 8})
    gaps = (
        "It does not compile for gfx12: its reductions over 64 lanes need permlane32.swap, which LLVM has not there.",
        "The last token is the first one of positive weight: uniform_samples_for_final_sampling is read but plays no "
        "part.",
    )

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        found = [
            integer("BATCH_SIZE", 4, "Sequences."),
            integer("NUM_DRAFT_TOKENS", 6, "Nodes of each sequence's tree, its root among them."),
            integer("NUM_SPECULATIVE_TOKENS", 4, "Length of the longest path that can be accepted, its root included."),
            integer("VOCAB_SIZE", 64, "Tokens there are; a multiple of 64."),
            number("threshold_acc", 1.0, "The coin is compared with the gathered probability over this."),
            number("threshold_single", 1.0, "A token of this probability is accepted whatever the coin."),
        ]
        return by_name(found)

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {
            "batch_size": values["BATCH_SIZE"],
            "num_speculative_tokens": values["NUM_SPECULATIVE_TOKENS"],
            "threshold_acc": values["threshold_acc"],
            "threshold_single": values["threshold_single"],
            "num_draft_tokens": values["NUM_DRAFT_TOKENS"],
            "vocab_size": values["VOCAB_SIZE"],
            "seq_len": values["BATCH_SIZE"] * values["NUM_DRAFT_TOKENS"],
        }

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        rng = np.random.default_rng(seed)
        batch, nodes, path, vocabulary = (size(spec, name) for name in self.shape_symbols)
        first_child = np.full((batch, nodes), -1, np.int32)
        next_sibling = np.full((batch, nodes), -1, np.int32)
        for sequence in range(batch):
            # Each node hangs on an earlier one, in front of the children that that one has already.
            for node in range(1, nodes):
                parent = int(rng.integers(0, node))
                next_sibling[sequence, node] = first_child[sequence, parent]
                first_child[sequence, parent] = node
        candidates = np.argsort(rng.random((batch, vocabulary)), axis=1)[:, :nodes].astype(np.int32)
        # The large model favours the drafts, so that some are accepted; whole eighths keep every comparison exact.
        target = rng.integers(0, 2, (batch, nodes, vocabulary)) / 8.0
        for sequence in range(batch):
            favoured = candidates[sequence, rng.random(nodes) < 0.7]
            target[sequence][:, favoured] = rng.integers(2, 6, (nodes, len(favoured))) / 8.0
        coins = (rng.integers(0, 8, (batch, nodes)) + 0.5) / 8.0
        return {
            "uniform_samples": coins.astype(np.float32),
            "uniform_samples_for_final_sampling": ((rng.integers(0, 8, batch) + 0.5) / 8.0).astype(np.float32),
            "target_probs": target.astype(np.float32),
            "draft_probs": (rng.integers(0, 2, (batch, nodes, vocabulary)) / 8.0).astype(np.float32),
            "candidates": candidates,
            "retrieve_index": np.arange(batch * nodes, dtype=np.int32).reshape(batch, nodes),
            "retrieve_next_token": first_child,
            "retrieve_next_sibling": next_sibling,
            "num_spec_tokens": np.array(path, np.int32),
            "predicts": np.full(batch * nodes, -1, np.int32),
            "accept_token_num": np.full(batch, -1, np.int32),
            "accept_index": np.full((batch, path), -1, np.int32),
        }

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        out = {
            name: inputs[name].astype(np.float64)
            for name in ("draft_probs", "predicts", "accept_token_num", "accept_index")
        }
        for sequence in range(len(inputs["candidates"])):
            _walk(inputs, out, sequence, _Thresholds(spec))
        return out

    @override
    def reduction_length(self, spec: SpecData) -> int:
        return 1

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        return '''\
def check(tensors, outputs):
    """Checks what must hold whatever was accepted: the path starts at the root, and its length is what is said."""
    counts = tensors["accept_token_num"].tolist()
    for i, path in enumerate(tensors["accept_index"].tolist()):
        good = path[0] == tensors["retrieve_index"][i, 0].item() and all(node >= 0 for node in path[: counts[i] + 1])
        print(f"sequence {i}: {counts[i]} tokens accepted, path {path[: counts[i] + 1]}: {'ok' if good else 'WRONG'}")
        if not good:
            raise SystemExit(1)
'''


class _Thresholds:
    def __init__(self, spec: SpecData) -> None:
        self.gathered = float(spec.parameters["threshold_acc"])
        self.single = float(spec.parameters["threshold_single"])


def _walk(inputs: Arrays, out: Arrays, sequence: int, thresholds: _Thresholds) -> None:
    """One sequence's tree: fills its part of the outputs."""
    target, coins = inputs["target_probs"][sequence].astype(np.float64), inputs["uniform_samples"][sequence]
    places, tokens = inputs["retrieve_index"][sequence], inputs["candidates"][sequence]
    node, accepted, coin = 0, 0, float(coins[0])
    out["accept_index"][sequence, 0] = last = int(places[0])
    while accepted + 1 < out["accept_index"].shape[1]:
        gathered, child = 0.0, int(inputs["retrieve_next_token"][sequence, node])
        while child >= 0:
            token = int(tokens[child])
            gathered += target[node, token]
            if coin <= gathered / thresholds.gathered or target[node, token] >= thresholds.single:
                break
            out["draft_probs"][sequence, child, token] = target[child, token]
            child = int(inputs["retrieve_next_sibling"][sequence, child])
        if child < 0:
            break
        accepted += 1
        out["predicts"][last] = tokens[child]
        out["accept_index"][sequence, accepted] = last = int(places[child])
        node, coin = child, float(coins[child])
    out["accept_token_num"][sequence] = accepted
    refused = out["draft_probs"][sequence, node] if accepted != int(inputs["num_spec_tokens"]) - 1 else 0.0
    positive = np.flatnonzero(target[node] - refused > 0)
    out["predicts"][last] = positive[0] if len(positive) else target.shape[1] - 1


ENTRIES: tuple[LibraryEntry, ...] = (SpeculativeSampling(),)
