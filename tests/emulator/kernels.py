"""Runs the compiled kernels in ``tests/data`` on random inputs, with float64 references."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wave_explorer.device import run_asm
from wave_explorer.record import Run

DATA = Path(__file__).parent.parent / "data"


def text(name: str) -> str:
    """A committed AMDGCN text, ``asm/gemm_none_gfx942`` without its ``.s``."""
    return (DATA / f"{name}.s").read_text(encoding="utf-8")


def gemm(
    name: str, m: int, n: int, k: int, *, bf16: bool = False, dynamic: bool = False
) -> tuple[Run, NDArray[Any], NDArray[np.float64]]:
    """A GEMM run, its output c (m, n) and ``a @ b.T`` in float64."""
    rng = np.random.default_rng(7)
    a: NDArray[Any] = rng.standard_normal((m, k)).astype(np.float16)
    b: NDArray[Any] = rng.standard_normal((n, k)).astype(np.float16)
    wide = [x.astype(np.float32) for x in (a, b)]
    if bf16:
        a, b = ((x.view(np.uint32) >> 16).astype(np.uint16) for x in wide)
        wide = [(x.astype(np.uint32) << 16).view(np.float32) for x in (a, b)]
    dims = [np.uint64(extent) for extent in (m, n, k)] if dynamic else []
    # A dynamic dim is one 64-bit number here; the code object takes it as two arguments of 32 bits.
    halves = [np.uint32(int(dim) >> shift & 0xFFFFFFFF) for dim in dims for shift in (0, 32)]
    c = np.full((m, n), np.nan, np.float32)
    run = run_asm(text(name), [a, b, c, *halves], (-(-m // 64), -(-n // 64), 1))
    return run, run.arrays["arg2"], wide[0].astype(np.float64) @ wide[1].astype(np.float64).T


def attention(
    name: str, heads: int, queries: int, keys: int, head_in: int, head_out: int, *, causal: bool = False,
    transposed_v: bool = False,
) -> tuple[Run, NDArray[Any], NDArray[np.float64]]:  # fmt: skip
    """An attention run, its output (heads, queries, head_out) and the reference in float64."""
    rng = np.random.default_rng(11)
    q = rng.standard_normal((heads, queries, head_in)).astype(np.float16)
    k = rng.standard_normal((heads, keys, head_in)).astype(np.float16)
    v = rng.standard_normal((heads, keys, head_out)).astype(np.float16)
    given_v = np.ascontiguousarray(v.transpose(0, 2, 1)) if transposed_v else v
    c = np.full((heads, queries, head_out), np.nan, np.float32)
    grid = (-(-queries // 128), -(-head_out // 64), heads)
    run = run_asm(text(name), [q, k, given_v, c], grid)
    scores = q.astype(np.float64) @ k.astype(np.float64).transpose(0, 2, 1) / np.sqrt(head_in)
    if causal:
        scores = np.where(np.arange(queries)[:, None] >= np.arange(keys)[None, :], scores, -np.inf)
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    reference = weights / weights.sum(axis=-1, keepdims=True) @ v.astype(np.float64)
    return run, run.arrays["arg3"], reference
