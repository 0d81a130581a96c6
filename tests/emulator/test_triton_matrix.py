"""Matrix instructions of every width in kernels that Triton compiled: layouts by other people, products by NumPy."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from numpy.typing import NDArray

from wave_explorer.device import run_asm

DATA = Path(__file__).parent.parent / "data" / "triton_matrix"
TYPES: dict[str, Any] = {
    "i8": np.int8, "fp16": np.float16, "bf16": ml_dtypes.bfloat16, "fp32": np.float32,
    "fp8e4b8": ml_dtypes.float8_e4m3fnuz, "fp8e5b16": ml_dtypes.float8_e5m2fnuz,
    "fp8e4nv": ml_dtypes.float8_e4m3fn, "fp8e5": ml_dtypes.float8_e5m2,
    "e4m3": ml_dtypes.float8_e4m3fn, "e5m2": ml_dtypes.float8_e5m2, "e2m1": ml_dtypes.float4_e2m1fn,
}  # fmt: skip


def run(path: Path, arguments: list[NDArray[Any]], out: NDArray[Any]) -> NDArray[Any]:
    """One workgroup; ``out`` is the last argument before Triton's own two."""
    text = path.read_text(encoding="utf-8")
    match = re.match(r"; lds_bytes=(\d+) threads=(\d+)", text)
    assert match is not None
    block = (int(match.group(2)), 1, 1)
    result = run_asm(text, [*arguments, out, None, None], (1, 1, 1), block, lds_bytes=int(match.group(1)))
    assert result.ok, result.findings
    return result.arrays[f"arg{len(arguments)}"]


@pytest.mark.parametrize("path", sorted(DATA.glob("product_*.s")), ids=lambda path: path.stem)
def test_product(path: Path) -> None:
    kind = path.stem.split("_")[1]
    rng = np.random.default_rng(1)
    a, b = (
        rng.integers(-128, 128, shape).astype(np.int8)
        if kind == "i8"
        else rng.standard_normal(shape).astype(TYPES[kind])
        for shape in ((64, 64), (32, 64))
    )
    exact = a.astype(np.float64) @ b.astype(np.float64).T
    if kind == "i8":
        np.testing.assert_array_equal(run(path, [a, b], np.full((64, 32), -1, np.int32)), exact)
        return
    bits = np.uint8 if a.itemsize == 1 else np.uint16 if kind == "bf16" else a.dtype
    got = run(path, [a.view(bits), b.view(bits)], np.full((64, 32), np.nan, np.float32))
    size = np.abs(a.astype(np.float64)) @ np.abs(b.astype(np.float64)).T
    assert (np.abs(got - exact) <= 2.0**-22 * size).all()


def elements(rng: np.random.Generator, kind: str, rows: int, columns: int) -> tuple[NDArray[np.uint8], NDArray[Any]]:
    """Random bytes of ``columns`` elements a row, and the numbers that they mean."""
    if kind == "e2m1":
        octets = rng.integers(0, 256, (rows, columns // 2)).astype(np.uint8)
        codes = np.stack([octets & 15, octets >> 4], axis=-1).reshape(rows, columns)
        return octets, codes.view(TYPES[kind]).astype(np.float64)
    numbers = rng.standard_normal((rows, columns)).astype(TYPES[kind])
    return numbers.view(np.uint8), numbers.astype(np.float64)


@pytest.mark.parametrize("path", sorted(DATA.glob("scaled_*.s")), ids=lambda path: path.stem)
def test_block_scaled_product(path: Path) -> None:
    """Factors from 2**-7 to 2**7: one that meets the wrong elements changes the result beyond any tolerance."""
    _, a_kind, b_kind, _ = path.stem.split("_")
    rng = np.random.default_rng(2)
    a, a_numbers = elements(rng, a_kind, 64, 256)
    b, b_numbers = elements(rng, b_kind, 64, 256)
    a_scale, b_scale = (rng.integers(120, 135, (64, 8)).astype(np.uint8) for _ in range(2))
    left = a_numbers * np.repeat(np.ldexp(1.0, a_scale.astype(np.int32) - 127), 32, axis=1)
    right = b_numbers * np.repeat(np.ldexp(1.0, b_scale.astype(np.int32) - 127), 32, axis=1)
    got = run(path, [a, a_scale, b, b_scale], np.full((64, 64), np.nan, np.float32))
    assert (np.abs(got - left @ right.T) <= 2.0**-22 * (np.abs(left) @ np.abs(right).T)).all()
