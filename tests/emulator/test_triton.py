"""Kernels that Triton compiled, of code that nobody here wrote, against NumPy in float64.

The texts lie in ``tests/data/triton`` beside the source that made them.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from wave_explorer.device import run_asm
from wave_explorer.device.emulated import TARGETS
from wave_explorer.record import Run

DATA = Path(__file__).parent.parent / "data" / "triton"
KERNELS = (
    "matmul", "softmax", "layer_norm", "attention", "histogram", "integers", "doubles", "sort", "atomics",
)  # fmt: skip
CASES = [pytest.param(target, id=target) for target in TARGETS if (DATA / f"matmul_{target}.s").exists()]


def run(name: str, target: str, arguments: list[Any], grid: tuple[int, int, int]) -> Run:
    """One kernel; for two more pointers, to scratch that these kernels do not use, Triton gives null."""
    text = (DATA / f"{name}_{target}.s").read_text(encoding="utf-8")
    match = re.match(r"; lds_bytes=(\d+) threads=(\d+)", text)
    assert match is not None
    lds_bytes, threads = (int(number) for number in match.groups())
    result = run_asm(text, [*arguments, None, None], grid, (threads, 1, 1), lds_bytes=lds_bytes)
    assert result.ok, result.findings
    return result


def bf16(values: NDArray[Any]) -> NDArray[np.uint16]:
    bits = values.astype(np.float32).view(np.uint32)
    return ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16).astype(np.uint16)


def from_bf16(bits: NDArray[np.uint16]) -> NDArray[np.float64]:
    return (bits.astype(np.uint32) << 16).view(np.float32).astype(np.float64)


@pytest.mark.parametrize("target", CASES)
def test_matmul(target: str) -> None:
    rng = np.random.default_rng(1)
    m, n, k = 100, 72, 80
    a, b = rng.standard_normal((m, k)).astype(np.float16), rng.standard_normal((k, n)).astype(np.float16)
    c = np.full((m, n), np.nan, np.float32)
    result = run("matmul", target, [a, b, c, *np.array([m, n, k], np.int32)], (2, 2, 1))
    assert np.abs(result.arrays["arg2"] - a.astype(np.float64) @ b.astype(np.float64)).max() < 1e-4


@pytest.mark.parametrize("target", CASES)
def test_softmax(target: str) -> None:
    rng = np.random.default_rng(2)
    x = (4 * rng.standard_normal((5, 777))).astype(np.float32)
    result = run("softmax", target, [x, np.full_like(x, np.nan), np.int32(777)], (5, 1, 1))
    weights = np.exp(x.astype(np.float64) - x.max(axis=1, keepdims=True))
    expected = weights / weights.sum(axis=1, keepdims=True)
    assert (np.abs(result.arrays["arg1"] - expected) <= 1e-5 * expected + 1e-12).all()


@pytest.mark.parametrize("target", CASES)
def test_layer_norm(target: str) -> None:
    rng = np.random.default_rng(3)
    x = bf16(rng.standard_normal((6, 500)) * 3 + 1)
    weight, bias = rng.standard_normal((2, 500)).astype(np.float32)
    out = np.zeros_like(x)
    result = run("layer_norm", target, [x, weight, bias, out, np.int32(500), np.float32(1e-5)], (6, 1, 1))
    wide = from_bf16(x)
    centred = wide - wide.mean(axis=1, keepdims=True)
    expected = centred / np.sqrt(wide.var(axis=1, keepdims=True) + 1e-5) * weight + bias
    # One bf16 rounding, and what the order of the sums adds.
    assert (np.abs(from_bf16(result.arrays["arg3"]) - expected) <= 2.0**-8 * np.abs(expected) + 1e-5).all()


@pytest.mark.parametrize("target", CASES)
def test_causal_flash_attention(target: str) -> None:
    rng = np.random.default_rng(4)
    heads, queries, depth = 2, 80, 64
    q, k, v = rng.standard_normal((3, heads, queries, depth)).astype(np.float16)
    out = np.zeros_like(q)
    sizes = [np.int32(queries), np.int32(queries), np.float32(depth**-0.5)]
    result = run("attention", target, [q, k, v, out, *sizes], (2, heads, 1))
    scores = q.astype(np.float64) @ k.astype(np.float64).transpose(0, 2, 1) / np.sqrt(depth)
    scores = np.where(np.tri(queries, dtype=bool), scores, -np.inf)
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    expected = weights / weights.sum(axis=-1, keepdims=True) @ v.astype(np.float64)
    assert np.abs(result.arrays["arg3"].astype(np.float64) - expected).max() < 5e-3


@pytest.mark.parametrize("target", CASES)
def test_histogram_by_atomics(target: str) -> None:
    x = np.random.default_rng(5).integers(0, 2**31, 1000).astype(np.int32)
    result = run("histogram", target, [x, np.zeros(256, np.int32), np.int32(1000)], (4, 1, 1))
    assert (result.arrays["arg1"] == np.bincount(x & 255, minlength=256)).all()


@pytest.mark.parametrize("target", CASES)
def test_integers_of_64_bits(target: str) -> None:
    x = np.random.default_rng(6).integers(-(2**40), 2**40, 256)
    result = run("integers", target, [x, np.zeros_like(x)], (1, 1, 1))
    for got, a in zip(result.arrays["arg1"].tolist(), x.tolist(), strict=True):
        b = 31 * a + 7
        odd = b | 1
        quotient = abs(a) // abs(odd) * (1 if (a < 0) == (odd < 0) else -1)  # toward zero
        high = (a % 2**32) * (b % 2**32) >> 32
        total = quotient + (a - quotient * odd) + a * b + (a >> 3) + high + min(a, b) + int(np.float32(a))
        assert got == (total + 2**63) % 2**64 - 2**63, a


@pytest.mark.parametrize("target", CASES)
def test_doubles(target: str) -> None:
    x = np.abs(np.random.default_rng(7).standard_normal(256)) * 3
    result = run("doubles", target, [x, np.zeros_like(x)], (1, 1, 1))
    expected = x / (x + 1.5) + np.sqrt(x) + np.floor(x) + x.astype(np.int32) * x
    assert np.abs(result.arrays["arg1"] - expected).max() < 1e-14 * expected.max()


@pytest.mark.parametrize("target", CASES)
def test_sort(target: str) -> None:
    x = np.random.default_rng(8).standard_normal(512).astype(np.float32)
    assert (run("sort", target, [x, np.zeros_like(x)], (1, 1, 1)).arrays["arg1"] == np.sort(x)).all()


@pytest.mark.parametrize("target", CASES)
def test_atomics(target: str) -> None:
    x = np.random.default_rng(9).standard_normal(256).astype(np.float32)
    counts = np.zeros(32, np.int32)
    counts[16] = 3
    arrays = run("atomics", target, [x, np.zeros(16, np.float32), counts], (1, 1, 1)).arrays
    columns = x.reshape(-1, 8).astype(np.float64)
    assert np.abs(arrays["arg1"][:8] - columns.sum(axis=0)).max() < 1e-4
    assert (arrays["arg1"][8:] == np.minimum(columns.min(axis=0), 0)).all()
    numbers = np.arange(256).reshape(-1, 8)
    assert (arrays["arg2"][:8] == numbers.max(axis=0)).all()
    assert (arrays["arg2"][8:16] == np.bitwise_xor.reduce(numbers, axis=0)).all()
    assert arrays["arg2"][16:19].tolist() == [4, 3, 5]


@pytest.mark.full
def test_the_texts_are_what_triton_compiles(tmp_path: Path) -> None:
    """Where the version of Triton that made the texts is installed."""
    triton = pytest.importorskip("triton")
    version = re.search(r"triton==(\S+)", (DATA / "PROVENANCE.md").read_text(encoding="utf-8"))
    assert version is not None
    if triton.__version__ != version.group(1):
        pytest.skip(f"made by Triton {version.group(1)}; {triton.__version__} is installed")
    source = tmp_path / "kernels.py"
    source.write_text((DATA / "kernels.py").read_text(encoding="utf-8"), encoding="utf-8")
    subprocess.run([sys.executable, str(source), "gfx942"], check=True, cwd=tmp_path, capture_output=True)
    for name in KERNELS:
        made = (tmp_path / f"{name}_gfx942.s").read_text(encoding="utf-8")
        assert made == (DATA / f"{name}_gfx942.s").read_text(encoding="utf-8"), name
