"""The Triton kernels whose compiled AMDGCN lies beside this file; written for these tests.

Each is plain textbook Triton: a tiled matrix product, a softmax over rows, a layer norm, flash attention with an
online softmax; and arithmetic, sorting and atomics for their instructions.  ``python kernels.py TARGET...`` compiles them for each target and writes ``NAME_TARGET.s``; only the
``triton`` package is needed, and no GPU.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

# No debug information, which would name the place of this file; products and sums are fused.
os.environ |= {"TRITON_DISABLE_LINE_INFO": "1", "TRITON_DEFAULT_FP_FUSION": "1"}

import triton  # noqa: E402
import triton.language as tl  # noqa: E402
from triton.backends.compiler import GPUTarget  # noqa: E402
from triton.compiler import ASTSource  # noqa: E402


@triton.jit
def matmul(a, b, c, m, n, k, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr):
    """c (m, n) f32 = a (m, k) f16 @ b (k, n) f16, with masks at every edge."""
    row = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    column = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    total = tl.zeros((BLOCK_M, BLOCK_N), tl.float32)
    for start in range(0, k, BLOCK_K):
        inner = start + tl.arange(0, BLOCK_K)
        left = tl.load(a + row[:, None] * k + inner[None, :], (row[:, None] < m) & (inner[None, :] < k), 0.0)
        right = tl.load(b + inner[:, None] * n + column[None, :], (inner[:, None] < k) & (column[None, :] < n), 0.0)
        total = tl.dot(left, right, total)
    tl.store(c + row[:, None] * n + column[None, :], total, (row[:, None] < m) & (column[None, :] < n))


@triton.jit
def softmax(x, y, columns, BLOCK: tl.constexpr):
    """Each row of y (rows, columns) f32 is the softmax of that row of x."""
    row = tl.program_id(0)
    column = tl.arange(0, BLOCK)
    inside = column < columns
    value = tl.load(x + row * columns + column, inside, -float("inf"))
    weight = tl.exp(value - tl.max(value, axis=0))
    tl.store(y + row * columns + column, weight / tl.sum(weight, axis=0), inside)


@triton.jit
def layer_norm(x, weight, bias, y, columns, epsilon, BLOCK: tl.constexpr):
    """y (rows, columns) bf16 = layer norm of x (rows, columns) bf16 with weight and bias (columns,) f32."""
    row = tl.program_id(0)
    column = tl.arange(0, BLOCK)
    inside = column < columns
    value = tl.load(x + row * columns + column, inside, 0.0).to(tl.float32)
    mean = tl.sum(value, axis=0) / columns
    centred = tl.where(inside, value - mean, 0.0)
    scale = 1 / tl.sqrt(tl.sum(centred * centred, axis=0) / columns + epsilon)
    result = centred * scale * tl.load(weight + column, inside, 0.0) + tl.load(bias + column, inside, 0.0)
    tl.store(y + row * columns + column, result.to(tl.bfloat16), inside)


@triton.jit
def attention(
    q, k, v, out, queries, keys, scale, CAUSAL: tl.constexpr, BLOCK_Q: tl.constexpr, BLOCK_K: tl.constexpr,
    DEPTH: tl.constexpr,
):  # fmt: skip
    """out (heads, queries, DEPTH) f16 = softmax(q k^T scale) v of f16 inputs, keys a block at a time."""
    head = tl.program_id(1)
    row = tl.program_id(0) * BLOCK_Q + tl.arange(0, BLOCK_Q)
    depth = tl.arange(0, DEPTH)
    q_tile = tl.load(q + head * queries * DEPTH + row[:, None] * DEPTH + depth[None, :], row[:, None] < queries, 0.0)
    best = tl.full((BLOCK_Q,), -float("inf"), tl.float32)
    weight_sum = tl.zeros((BLOCK_Q,), tl.float32)
    total = tl.zeros((BLOCK_Q, DEPTH), tl.float32)
    for start in range(0, keys, BLOCK_K):
        key = start + tl.arange(0, BLOCK_K)
        k_tile = tl.load(k + head * keys * DEPTH + key[None, :] * DEPTH + depth[:, None], key[None, :] < keys, 0.0)
        score = tl.dot(q_tile, k_tile) * (scale * 1.44269504)
        allowed = key[None, :] < keys
        if CAUSAL:
            allowed &= row[:, None] >= key[None, :]
        score = tl.where(allowed, score, -float("inf"))
        now = tl.maximum(best, tl.max(score, axis=1))
        weight = tl.exp2(score - now[:, None])
        correction = tl.exp2(best - now)
        v_tile = tl.load(v + head * keys * DEPTH + key[:, None] * DEPTH + depth[None, :], key[:, None] < keys, 0.0)
        total = total * correction[:, None]
        total = tl.dot(weight.to(tl.float16), v_tile, total)
        weight_sum = weight_sum * correction + tl.sum(weight, axis=1)
        best = now
    place = out + head * queries * DEPTH + row[:, None] * DEPTH + depth[None, :]
    tl.store(place, (total / weight_sum[:, None]).to(tl.float16), row[:, None] < queries)


@triton.jit
def histogram(x, counts, size, BLOCK: tl.constexpr):
    """counts (256,) i32 += how often each number of x (size,) i32 has each value modulo 256, by global atomics."""
    place = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = place < size
    value = tl.load(x + place, inside, 0)
    tl.atomic_add(counts + (value & 255), 1, inside)


@triton.jit
def integers(x, y, BLOCK: tl.constexpr):
    """y (BLOCK,) i64: quotients, remainders, products, shifts and conversions of x (BLOCK,) i64."""
    place = tl.arange(0, BLOCK)
    a = tl.load(x + place)
    b = a * 31 + 7
    odd = b | 1
    high = tl.umulhi(a.to(tl.uint32), b.to(tl.uint32)).to(tl.int64)
    tl.store(y + place, a // odd + a % odd + a * b + (a >> 3) + high + tl.minimum(a, b) + a.to(tl.float32).to(tl.int64))


@triton.jit
def doubles(x, y, BLOCK: tl.constexpr):
    """y (BLOCK,) f64: a quotient, a root, roundings and conversions of x (BLOCK,) f64."""
    place = tl.arange(0, BLOCK)
    a = tl.load(x + place)
    tl.store(y + place, a / (a + 1.5) + tl.sqrt(a) + tl.floor(a) + a.to(tl.int32).to(tl.float64) * a)


@triton.jit
def sort(x, y, BLOCK: tl.constexpr):
    """y (BLOCK,) f32 = x in order, by exchanges between lanes and through LDS."""
    place = tl.arange(0, BLOCK)
    tl.store(y + place, tl.sort(tl.load(x + place)))


@triton.jit
def atomics(x, sums, counts, BLOCK: tl.constexpr):
    """Eight f32 sums and minima of x (BLOCK,) f32; eight i32 maxima and exclusive ors; one compare and swap."""
    place = tl.arange(0, BLOCK)
    value = tl.load(x + place)
    tl.atomic_add(sums + (place & 7), value)
    tl.atomic_min(sums + 8 + (place & 7), value)
    tl.atomic_max(counts + (place & 7), place)
    tl.atomic_xor(counts + 8 + (place & 7), place)
    tl.store(counts + 17, tl.atomic_cas(counts + 16, 3, 4))
    tl.atomic_xchg(counts + 18, 5)


# Kernel, types of its arguments, constants, warps of a program.
KERNELS = {
    "matmul": (
        matmul,
        {"a": "*fp16", "b": "*fp16", "c": "*fp32", "m": "i32", "n": "i32", "k": "i32"},
        {"BLOCK_M": 64, "BLOCK_N": 64, "BLOCK_K": 32},
        4,
    ),
    "softmax": (softmax, {"x": "*fp32", "y": "*fp32", "columns": "i32"}, {"BLOCK": 1024}, 4),
    "layer_norm": (
        layer_norm,
        {"x": "*bf16", "weight": "*fp32", "bias": "*fp32", "y": "*bf16", "columns": "i32", "epsilon": "fp32"},
        {"BLOCK": 512},
        2,
    ),
    "attention": (
        attention,
        {"q": "*fp16", "k": "*fp16", "v": "*fp16", "out": "*fp16", "queries": "i32", "keys": "i32", "scale": "fp32"},
        {"CAUSAL": True, "BLOCK_Q": 64, "BLOCK_K": 32, "DEPTH": 64},
        4,
    ),
    "integers": (integers, {"x": "*i64", "y": "*i64"}, {"BLOCK": 256}, 4),
    "doubles": (doubles, {"x": "*fp64", "y": "*fp64"}, {"BLOCK": 256}, 4),
    "sort": (sort, {"x": "*fp32", "y": "*fp32"}, {"BLOCK": 512}, 4),
    "atomics": (atomics, {"x": "*fp32", "sums": "*fp32", "counts": "*i32"}, {"BLOCK": 256}, 4),
    "histogram": (histogram, {"x": "*i32", "counts": "*i32", "size": "i32"}, {"BLOCK": 256}, 4),
}


def compile_text(name: str, target: str) -> str:
    """The AMDGCN of one kernel, with the LDS that its launch must give in the first line."""
    kernel, types, constants, warps = KERNELS[name]
    signature = types | dict.fromkeys(constants, "constexpr")
    source = ASTSource(fn=kernel, signature=signature, constexprs=constants)
    lanes = 64 if target.startswith("gfx9") else 32
    compiled = triton.compile(source, target=GPUTarget("hip", target, lanes), options={"num_warps": warps})
    return f"; lds_bytes={compiled.metadata.shared} threads={warps * lanes}\n" + compiled.asm["amdgcn"]


def main() -> None:
    here = Path(__file__).parent
    for target in sys.argv[1:]:
        for name in KERNELS:
            (here / f"{name}_{target}.s").write_text(compile_text(name, target), encoding="utf-8")
            sys.stdout.write(f"{name}_{target}.s\n")


if __name__ == "__main__":
    main()
