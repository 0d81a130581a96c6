"""Whole kernels, as the compiler made them, against float64."""

from __future__ import annotations

from enum import EnumType

import numpy as np
import pytest

from tests.emulator.kernels import attention, gemm
from wave_explorer.device.comparison import check_output, tolerance


@pytest.mark.parametrize(
    ("name", "m", "n", "k", "options"),
    [
        ("asm/gemm_none_gfx942", 256, 256, 4096, {}),
        ("asm/gemm_prefetch_gfx942", 256, 256, 4096, {}),
        ("asm/gemm_modulo_buffer_gfx942", 256, 256, 4096, {}),
        ("asm/gemm_gfx90a", 256, 256, 4096, {}),
        ("emulator/gemm_bf16_gfx942", 128, 128, 256, {"bf16": True}),
        ("emulator/gemm_32x32_gfx942", 128, 128, 256, {}),
        ("emulator/gemm_masked_gfx942", 100, 72, 136, {}),
        ("emulator/gemm_masked_buffer_gfx942", 100, 72, 136, {}),
        ("emulator/gemm_dynamic_gfx942", 100, 72, 136, {"dynamic": True}),
        ("emulator/gemm_dynamic_gfx942", 192, 64, 320, {"dynamic": True}),
    ],
)
def test_gemm(name: str, m: int, n: int, k: int, options: dict[str, bool]) -> None:
    run, c, reference = gemm(name, m, n, k, **options)
    assert run.data.status == "ok", run.findings
    check = check_output("c", "f32", c, reference, reduction_length=k)
    assert check.ok
    # Well inside the tolerance: sums are rounded to f32 every 16 terms only.
    assert np.abs(c - reference).max() < 1e-5 * np.sqrt(k / 16) * np.abs(reference).max()


@pytest.mark.parametrize(
    ("name", "shape", "options"),
    [
        ("asm/attention_gfx942", (8, 128, 256, 64, 128), {}),
        ("asm/attention_causal_gfx942", (8, 128, 256, 64, 128), {"causal": True}),
        ("asm/attention_32x32_gfx942", (8, 128, 256, 64, 128), {}),
        ("emulator/attention_transposed_v_gfx942", (2, 128, 256, 64, 64), {"transposed_v": True}),
    ],
)
def test_attention(name: str, shape: tuple[int, int, int, int, int], options: dict[str, bool]) -> None:
    run, c, reference = attention(name, *shape, **options)
    assert run.data.status == "ok", run.findings
    check = check_output("c", "f32", c, reference, reduction_length=shape[3] + shape[2], intermediate="f16")
    assert check.ok
    # The weights are rounded to f16: that error, and no more, is there.
    assert check.max_abs_err is not None and check.max_abs_err < 2.0**-11 * np.abs(reference).max()


def test_a_swizzle_that_leaves_its_rows_is_found() -> None:
    """This kernel's loads go straight into LDS, in rows of 64 bytes whose 16-byte chunks are exchanged by row & 7.

    A row has four chunks, so that a row number with bit 2 set leads into the next row, and in the last rows beyond the
    8192 bytes of LDS: lane 15 of wave 1 asks for chunk 7 of row 63 of the second matrix.
    """
    run, _, _ = gemm("asm/gemm_gfx950", 256, 256, 4096)
    (finding,) = run.findings
    assert (finding.kind, finding.wave, finding.lane) == ("out-of-bounds", 1, 15)
    assert finding.address == 4096 + 63 * 64 + 7 * 16


def test_a_wrong_lane_breaks_the_tolerance() -> None:
    """Two lanes of one result register exchanged, one tile row lost, one product lost: each is out of bounds."""
    _, c, reference = gemm("emulator/gemm_32x32_gfx942", 128, 128, 256)
    swapped = c.copy()
    swapped[0, [3, 4]] = swapped[0, [4, 3]]
    lost = c.copy()
    lost[5] = 0
    product = c.copy()
    product[9, 9] -= 0.5
    for wrong in (swapped, lost, product):
        assert not check_output("c", "f32", wrong, reference, reduction_length=256).ok
    assert tolerance(float(np.abs(reference).max()), 256, "f32") < 0.01


def test_numpy_runs_no_python_code_that_could_lose_an_interrupt(monkeypatch: pytest.MonkeyPatch) -> None:
    """NumPy asks the class of an enum's member for array attributes, and drops what is raised there."""
    asked: list[str] = []

    def recorded(cls: type, name: str) -> object:
        asked.append(f"{cls.__name__}.{name}")
        raise AttributeError(name)

    # Enums of Python 3.11 look their members up in this method; later ones have it no more, nor the trouble.
    monkeypatch.setattr(EnumType, "__getattr__", recorded, raising=False)
    run, _, _ = gemm("emulator/gemm_masked_gfx942", 100, 72, 136)
    assert run.data.status == "ok" and not asked
