"""Triton kernels for matrix instructions of many types, whose compiled AMDGCN lies beside this file.

Written for these tests.  ``python matrix_kernels.py`` compiles them and writes ``product_TYPE_TARGET.s`` and, with
block scales, ``scaled_A_B_TARGET.s`` for the element formats A and B; only the ``triton`` package is needed, no GPU.
"""

from __future__ import annotations

import os
from pathlib import Path

# No debug information, which would name the place of this file.
os.environ |= {"TRITON_DISABLE_LINE_INFO": "1", "TRITON_DEFAULT_FP_FUSION": "1"}

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

LANES = {"gfx942": 64, "gfx950": 64, "gfx1201": 32, "gfx1250": 32}
WARPS = 4
# Types of the elements by target, as Triton spells them; the result is i32 for i8, else f32.
PRODUCTS = {
    "gfx942": ("i8", "bf16", "fp32", "fp8e4b8", "fp8e5b16"),
    "gfx950": ("i8", "fp16", "fp32", "fp8e4nv", "fp8e5"),
    "gfx1201": ("i8", "bf16", "fp8e4nv", "fp8e5"),
    "gfx1250": ("i8", "bf16", "fp32", "fp8e4nv", "fp8e5"),
}
SCALED = dict.fromkeys(("gfx950", "gfx1250"), (("e4m3", "e4m3"), ("e2m1", "e2m1"), ("e4m3", "e2m1"), ("e2m1", "e5m2")))


@triton.jit
def product(a, b, c, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, INTEGER: tl.constexpr):
    """c (M, N) = a (M, K) @ b (N, K) transposed."""
    row, column, k = tl.arange(0, M), tl.arange(0, N), tl.arange(0, K)
    left = tl.load(a + row[:, None] * K + k[None, :])
    right = tl.load(b + column[None, :] * K + k[:, None])
    total = tl.dot(left, right, out_dtype=tl.int32 if INTEGER else tl.float32, input_precision="ieee")
    tl.store(c + row[:, None] * N + column[None, :], total)


@triton.jit
def scaled(
    a, a_scale, b, b_scale, c, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, A_FORMAT: tl.constexpr,
    B_FORMAT: tl.constexpr, A_PER_BYTE: tl.constexpr, B_PER_BYTE: tl.constexpr,
):  # fmt: skip
    """c (M, N) f32 = a (M, K) @ b (N, K) transposed; bytes of one or two elements, e8m0 factors for every 32 k."""
    row, column = tl.arange(0, M), tl.arange(0, N)
    group = tl.arange(0, K // 32)
    a_k, b_k = tl.arange(0, K // A_PER_BYTE), tl.arange(0, K // B_PER_BYTE)
    left = tl.load(a + row[:, None] * (K // A_PER_BYTE) + a_k[None, :])
    right = tl.load(b + column[None, :] * (K // B_PER_BYTE) + b_k[:, None])
    left_scale = tl.load(a_scale + row[:, None] * (K // 32) + group[None, :])
    right_scale = tl.load(b_scale + column[:, None] * (K // 32) + group[None, :])
    total = tl.dot_scaled(left, left_scale, A_FORMAT, right, right_scale, B_FORMAT)
    tl.store(c + row[:, None] * N + column[None, :], total)


def compiled_text(kernel, types: dict[str, str], constants: dict[str, object], target: str, size: int) -> str:
    """The AMDGCN of a kernel; ``size`` is the side of the matrix instruction.  Its launch stands in the first line."""
    source = ASTSource(kernel, types | dict.fromkeys(constants, "constexpr"), constants)
    options = {"num_warps": WARPS, "matrix_instr_nonkdim": size}
    compiled = triton.compile(source, target=GPUTarget("hip", target, LANES[target]), options=options)
    return f"; lds_bytes={compiled.metadata.shared} threads={WARPS * LANES[target]}\n{compiled.asm['amdgcn']}"


def main() -> None:
    """Writes every text beside this file."""
    here = Path(__file__).parent
    for target, kinds in PRODUCTS.items():
        for kind in kinds:
            integer = kind == "i8"
            types = {"a": f"*{kind}", "b": f"*{kind}", "c": "*i32" if integer else "*fp32"}
            size = 32 if kind in ("fp8e5", "fp8e5b16", "bf16") and target.startswith("gfx9") else 16
            text = compiled_text(product, types, {"M": 64, "N": 32, "K": 64, "INTEGER": integer}, target, size)
            (here / f"product_{kind}_{target}.s").write_text(text, encoding="utf-8")
    for target, pairs in SCALED.items():
        for a_format, b_format in pairs:
            per_byte = [2 if each == "e2m1" else 1 for each in (a_format, b_format)]
            constants = {"M": 64, "N": 64, "K": 256, "A_FORMAT": a_format, "B_FORMAT": b_format}
            constants |= {"A_PER_BYTE": per_byte[0], "B_PER_BYTE": per_byte[1]}
            types = {"a": "*u8", "a_scale": "*u8", "b": "*u8", "b_scale": "*u8", "c": "*fp32"}
            # gfx950 has two shapes: 16x16x128 and 32x32x64.
            size = 32 if target == "gfx950" and b_format == "e5m2" else 16
            text = compiled_text(scaled, types, constants, target, size)
            (here / f"scaled_{a_format}_{b_format}_{target}.s").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
