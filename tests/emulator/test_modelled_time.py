"""The modelled time against peaks that AMD publishes, and against counts made by hand."""

from __future__ import annotations

import numpy as np
import pytest

from tests.emulator.kernels import gemm
from tests.emulator.listing import kernel_text
from wave_explorer.arch.machines import MACHINES
from wave_explorer.device import run_asm
from wave_explorer.record.run import ModelledTime, TimeBound

UNITS = MACHINES["gfx942"].cus


def modelled(body: str, *, waves: int = 4, groups: int = UNITS) -> ModelledTime:
    run = run_asm(kernel_text(body + "\n\ts_endpgm", agprs=16), [], (groups, 1, 1), (64 * waves, 1, 1))
    assert run.ok and run.data.modelled_time is not None, run.findings
    return run.data.modelled_time


def bound(model: ModelledTime, resource: str) -> TimeBound:
    return next(one for one in model.bounds if one.resource == resource)


@pytest.mark.parametrize(
    ("instruction", "flops", "resource", "peak"),
    [
        # AMD Instinct MI300X data sheet: peak rates of the whole product, FLOP/s.
        ("v_mfma_f32_16x16x16_f16 a[0:3], v[0:1], v[2:3], a[0:3]", 2 * 16 * 16 * 16, "matrix cores", 1307.4e12),
        ("v_mfma_f32_32x32x8_bf16 a[0:15], v[0:1], v[2:3], a[0:15]", 2 * 32 * 32 * 8, "matrix cores", 1307.4e12),
        ("v_mfma_f32_16x16x32_fp8_fp8 a[0:3], v[0:1], v[2:3], a[0:3]", 2 * 16 * 16 * 32, "matrix cores", 2614.9e12),
        ("v_mfma_f32_16x16x4_f32 a[0:3], v0, v1, a[0:3]", 2 * 16 * 16 * 4, "matrix cores", 163.4e12),
        ("v_fma_f32 v0, v1, v2, v3", 2 * 64, "vector ALU", 81.7e12),
        ("v_pk_fma_f32 v[0:1], v[2:3], v[4:5], v[6:7]", 4 * 64, "vector ALU", 163.4e12),
    ],
)
def test_a_kernel_of_nothing_else_reaches_the_published_peak(
    instruction: str, flops: int, resource: str, peak: float
) -> None:
    repeats = 64
    model = modelled("\n\t" + "\n\t".join([instruction] * repeats))
    rate = flops * repeats * 4 * UNITS / bound(model, resource).seconds
    assert rate == pytest.approx(peak, rel=1e-3)
    if resource == "matrix cores":
        assert model.binding == resource and model.margin > 1


def test_one_more_workgroup_than_units_takes_twice_as_long() -> None:
    body = "\n\t" + "\n\t".join(["v_fma_f32 v0, v1, v2, v3"] * 64)
    full, over = modelled(body), modelled(body, groups=UNITS + 1)
    assert bound(over, "vector ALU").seconds == pytest.approx(2 * bound(full, "vector ALU").seconds)


def test_one_wave_has_one_simd() -> None:
    body = "\n\t" + "\n\t".join(["v_fma_f32 v0, v1, v2, v3"] * 64)
    one, four = modelled(body, waves=1), modelled(body, waves=4)
    assert bound(one, "vector ALU").seconds == pytest.approx(bound(four, "vector ALU").seconds)
    assert "1 SIMD has" in bound(one, "vector ALU").rate


def test_a_gemm_moves_its_matrices_once() -> None:
    run, _, _ = gemm("asm/gemm_none_gfx942", 256, 256, 4096)
    model = run.data.modelled_time
    assert model is not None
    memory = bound(model, "memory")
    assert memory.seconds == pytest.approx((2 * 256 * 4096 * 2 + 256 * 256 * 4) / 5.3e12)
    assert [one.seconds for one in model.bounds] == sorted((one.seconds for one in model.bounds), reverse=True)
    assert model.seconds == model.bounds[0].seconds and model.binding == model.bounds[0].resource
    util = run.counters["MfmaUtil"]
    assert util.fidelity == "modelled" and util.value is not None
    # Matrix cycles of the grid over those that all matrix cores have in the modelled time.
    matrix = 256 * 256 * 4096 // 16**3 * 16
    assert run.counters["SQ_VALU_MFMA_BUSY_CYCLES"].value == matrix
    cycles = np.rint(model.seconds * 2.1e9)
    assert util.value == pytest.approx(100 * matrix / (cycles * UNITS * 4))
