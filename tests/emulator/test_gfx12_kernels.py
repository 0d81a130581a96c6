"""Compiled kernels of gfx11 and gfx12 as a whole, against float64: waves of 32 and of 64 lanes."""

from __future__ import annotations

import numpy as np
import pytest

import wave_explorer as wx
from tests.emulator.kernels import attention, gemm, text
from wave_explorer.device import run_asm
from wave_explorer.device.comparison import check_output
from wave_explorer.device.emulated import TARGETS
from wave_explorer.kernel.library import library


@pytest.mark.parametrize(
    ("name", "m", "n", "k"),
    [
        ("asm/gemm_gfx1201", 64, 256, 4096),
        ("emulator/gemm_gfx1250", 64, 256, 512),
        ("emulator/gemm_tensor_gfx1250", 64, 256, 512),
    ],
)
def test_gemm(name: str, m: int, n: int, k: int) -> None:
    run, c, reference = gemm(name, m, n, k)
    assert run.data.status == "ok", run.findings
    assert check_output("c", "f32", c, reference, reduction_length=k).ok
    assert np.abs(c - reference).max() < 1e-5 * np.sqrt(k / 16) * np.abs(reference).max()


def test_attention() -> None:
    """Its registers do not suffice: three of them are kept in scratch memory."""
    run, c, reference = attention("emulator/attention_gfx1201", 2, 128, 128, 64, 64)
    assert run.data.status == "ok", run.findings
    check = check_output("c", "f32", c, reference, reduction_length=192, intermediate="f16")
    assert check.ok
    assert check.max_abs_err is not None and check.max_abs_err < 2.0**-11 * np.abs(reference).max()


def test_a_kernel_of_waves_of_64_lanes() -> None:
    """Step by step as Wave's template has it, rounded to f16 each time (it takes 2**-x, and -1 in place of 1)."""
    rng = np.random.default_rng(1)
    x, y = (rng.standard_normal((8, 256)).astype(np.float16) for _ in range(2))
    run = run_asm(text("emulator/silu_and_mul_gfx1201"), [x, y, np.zeros_like(x)], (1, 8, 1))
    assert run.data.status == "ok", run.findings
    with np.errstate(all="ignore"):
        power = np.exp2(-x.astype(np.float64)).astype(np.float16)
        sigmoid = (1 / -(power + np.float16(-1)).astype(np.float64)).astype(np.float16)
        expected = y * (x * sigmoid)
    assert (run.arrays["arg2"].view(np.uint16) == expected.view(np.uint16)).all()
    assert run.counters["SQ_WAVES"].value == 8


RDNA = [
    pytest.param(name, target, id=f"{name}-{target}")
    for name, entry in library().items()
    for target in entry.targets
    if target in TARGETS and target.startswith("gfx1")
]


@pytest.mark.full
@pytest.mark.parametrize(("name", "target"), RDNA)
def test_library_kernels(name: str, target: str) -> None:
    """Every kernel of the library that compiles for a target of gfx11 or gfx12 that the emulator takes."""
    run = wx.run(wx.compile(wx.kernel(name, target=target)), device="emulator")
    assert run.ok, run


@pytest.mark.full
@pytest.mark.parametrize("target", ["gfx1200", "gfx1201", "gfx1250"])
@pytest.mark.parametrize("schedule", ["NONE", "PREFETCH", "MODULO"])
@pytest.mark.parametrize("shape", [(128, 192, 256), (100, 72, 136)], ids=["divisible", "odd"])
def test_gemm_schedules(target: str, schedule: str, shape: tuple[int, int, int]) -> None:
    m, n, k = shape
    spec = wx.kernel("gemm", target=target, M=m, N=n, K=k).edit(options={"schedule": schedule})
    run = wx.run(wx.compile(spec), device="emulator")
    assert run.ok, run
