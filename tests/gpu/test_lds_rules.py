"""LDS bank conflicts that the GPU counts, against the rules and against published measurements."""

from __future__ import annotations

import pytest

from tests.gpu.assembled_kernel import kernel_file
from tests.gpu.gpu_report import GpuReport
from wave_explorer.device import run_asm
from wave_explorer.device.hip_report import Gpu
from wave_explorer.device.protocol import Measuring

STRIDES = (4, 8, 16, 32, 64, 128, 256)
ON_MI300X = {4: 0, 8: 128, 16: 384, 32: 896, 64: 1920, 128: 3968, 256: 3968}
"""SQ_LDS_BANK_CONFLICT of 64 reads of 32 bits, with so many bytes between lanes (published)."""


def loop_of(instruction: str, stride: int, target: str) -> str:
    """64 times an LDS instruction whose lanes are ``stride`` bytes apart."""
    wait = "s_wait_dscnt 0x0" if target.startswith("gfx12") else "s_waitcnt lgkmcnt(0)"
    subtract = "s_sub_co_u32" if target.startswith("gfx12") else "s_sub_u32"
    body = f"""\
	v_mul_u32_u24_e32 v1, 0x{stride:x}, v0
	s_mov_b32 s4, 64
L:
	{instruction}
	{wait}
	{subtract} s4, s4, 1
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 L
	s_endpgm"""
    return kernel_file(body, lds_bytes=64 * stride + 16, target=target)


def counter_of(target: str) -> str:
    return "SQC_LDS_BANK_CONFLICT" if target.startswith("gfx12") else "SQ_LDS_BANK_CONFLICT"


def forms(target: str) -> dict[str, tuple[str, int]]:
    """Instructions by their width, and the least distance of two lanes."""
    if target.startswith("gfx12"):
        return {"read b32": ("ds_load_b32 v2, v1", 4), "read b64": ("ds_load_b64 v[2:3], v1", 8),
                "read b128": ("ds_load_b128 v[2:5], v1", 16), "write b64": ("ds_store_b64 v1, v[2:3]", 8)}  # fmt: skip
    return {"read b32": ("ds_read_b32 v2, v1", 4), "read b64": ("ds_read_b64 v[2:3], v1", 8),
            "read b128": ("ds_read_b128 v[2:5], v1", 16), "write b64": ("ds_write_b64 v1, v[2:3]", 8)}  # fmt: skip


@pytest.mark.parametrize("stride", STRIDES)
@pytest.mark.parametrize("form", ["read b32", "read b64", "read b128", "write b64"])
def test_conflicts_of_strided_lanes(form: str, stride: int, gpu: Gpu, counters: None, report: GpuReport) -> None:
    instruction, least = forms(gpu.target)[form]
    if stride < least:
        pytest.skip("lanes would overlap")
    name = counter_of(gpu.target)
    measuring = Measuring(counters=(name,), repeats=0, beside=True)
    text = loop_of(instruction, stride, gpu.target)
    run = run_asm(text, [], (1, 1, 1), (64, 1, 1), device="hip", measuring=measuring)
    counter = run.counters[name]
    published = ON_MI300X[stride] if form == "read b32" and gpu.target == "gfx942" else None
    fine = counter.fidelity == "measured" and counter.value == counter.emulated and published in (None, counter.value)
    report.add(
        "LDS bank conflicts", f"{form}, {stride} bytes apart", fine, measured=counter.value, rules=counter.emulated,
        published=published, how=counter.emulated_fidelity,
    )  # fmt: skip
    assert fine, counter
