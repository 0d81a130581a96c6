"""Attention in float64: one softmax over all keys at once, which a tiled kernel must come to as well."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wave_explorer.record.spec import SpecData

Reals = NDArray[np.float64]

LOG2_E = math.log2(math.e)


def lengths(spec: SpecData, name: str) -> tuple[int, ...]:
    """A parameter that holds several whole numbers."""
    text = str(spec.parameters[name])
    return tuple(int(part) for part in text.strip("()[] ").split(",") if part.strip())


def attend(q: Reals, k: Reals, v: Reals, scale: float, bias: Reals | float = 0.0) -> Reals:
    """``softmax(scale · q kᵀ + bias) v`` over the last two axes; a row whose keys are all masked gives zeros.

    Args:
        q, k, v: ``[..., M, D]``, ``[..., N, D]`` and ``[..., N, E]``.
        scale: factor of the scores.
        bias: added to the scores ``[..., M, N]``; minus infinity masks a key.
    """
    scores = q @ np.swapaxes(k, -1, -2) * scale + bias
    weights = _exponentials(scores)
    total = weights.sum(axis=-1, keepdims=True)
    product: Reals = np.divide(weights, total, out=np.zeros_like(weights), where=total > 0) @ v
    return product


def _exponentials(scores: Reals) -> Reals:
    highest = scores.max(axis=-1, keepdims=True)
    found: Reals = np.exp(scores - np.where(np.isfinite(highest), highest, 0.0))
    return found


def log2_sum_of_powers(scores: Reals) -> Reals:
    """``log2(Σ 2**score)`` over the last axis."""
    highest = scores.max(axis=-1)
    found: Reals = highest + np.log2(np.exp2(scores - highest[..., None]).sum(axis=-1))
    return found


def causal_bias(rows: int, columns: int, window: int | None = None) -> Reals:
    """0 where query ``i`` may see key ``j``, minus infinity elsewhere: ``j <= i``, and ``i - j <= window`` if given."""
    distance = np.arange(rows)[:, None] - np.arange(columns)[None, :]
    seen = distance >= 0
    if window is not None:
        seen &= distance <= window
    return np.where(seen, 0.0, -np.inf)


def for_each_query_head(array: NDArray[Any], query_heads: int, axis: int) -> NDArray[Any]:
    """Key or value heads repeated so that each query head has its own: ``query_heads / heads`` share one."""
    return np.repeat(array, query_heads // array.shape[axis], axis=axis)


def normal(rng: np.random.Generator, shape: tuple[int, ...], scale: float = 1.0) -> Reals:
    """Normal values of this spread: scores of a few units, so that a softmax is neither flat nor one-hot."""
    found: Reals = rng.standard_normal(shape) * scale
    return found
