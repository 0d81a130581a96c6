"""LDS bank conflicts that runs count."""

from __future__ import annotations

import numpy as np
import pytest

from tests.emulator.kernels import gemm, text
from tests.emulator.listing import kernel_text
from wave_explorer.device import run_asm
from wave_explorer.isa.reader import read


def test_the_padded_gemm_reads_without_conflict() -> None:
    """Rows of 32 f16 padded by 4: reads are free of conflicts, each write of two times 8 bytes costs 8 cycles."""
    run, _, _ = gemm("asm/gemm_none_gfx942", 256, 256, 4096)
    by_line = {instruction.line: instruction.base for instruction in read(text("asm/gemm_none_gfx942")).instructions}
    seen = set()
    for count in run.data.instruction_counts:
        base = by_line[count.line]
        if base == "ds_read2_b64":
            assert count.lds_conflict_cycles == 0
        elif base == "ds_write2_b64":
            assert count.lds_conflict_cycles == 8 * count.hits
        else:
            assert count.lds_conflict_cycles == 0
        seen.add(base)
    assert {"ds_read2_b64", "ds_write2_b64"} <= seen
    writes = sum(c.hits for c in run.data.instruction_counts if by_line[c.line] == "ds_write2_b64")
    assert run.counters["SQ_LDS_BANK_CONFLICT"].value == 8 * writes


@pytest.mark.parametrize(("row_bytes", "conflicts"), [(64, 56), (72, 0)])
def test_the_reads_of_a_matrix_tile(row_bytes: int, conflicts: int) -> None:
    """The A operand of 16x16x16 f16 from rows of 32 f16, two k steps at once: unpadded, and padded by 4."""
    body = f"""
	v_and_b32_e32 v1, 15, v0
	v_lshrrev_b32_e32 v2, 4, v0
	v_mul_u32_u24_e32 v1, {row_bytes}, v1
	v_lshl_add_u32 v1, v2, 3, v1
	ds_read2_b64 v[4:7], v1 offset1:4
	s_endpgm"""
    run = run_asm(kernel_text(body, lds_bytes=16 * row_bytes), [], (3, 1, 1), (64, 1, 1))
    assert run.ok
    assert run.counters["SQ_LDS_BANK_CONFLICT"].value == 3 * conflicts
    assert run.counters["SQ_LDS_IDX_ACTIVE"].value == 3 * (conflicts + 8)


@pytest.mark.parametrize(
    ("stride", "for_64_reads"), [(4, 0), (8, 128), (16, 384), (32, 896), (64, 1920), (128, 3968), (256, 3968)]
)
def test_strided_reads_as_measured_on_mi300x(stride: int, for_64_reads: int) -> None:
    """SQ_LDS_BANK_CONFLICT of 64 ds_read_b32 with ``stride`` bytes between lanes (published measurements)."""
    body = f"""
	v_mul_u32_u24_e32 v1, 0x{stride:x}, v0
	s_mov_b32 s4, 64
L:
	ds_read_b32 v2, v1
	s_sub_u32 s4, s4, 1
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 L
	s_endpgm"""
    run = run_asm(kernel_text(body, lds_bytes=64 * stride), [], (1, 1, 1), (64, 1, 1))
    assert run.counters["SQ_LDS_BANK_CONFLICT"].value == for_64_reads
    assert run.counters["SQ_LDS_BANK_CONFLICT"].fidelity == "exact"


def test_inactive_lanes_cost_nothing() -> None:
    body = """
	v_lshlrev_b32_e32 v1, 7, v0
	s_mov_b64 exec, 5
	ds_read_b32 v2, v1
	s_endpgm"""
    run = run_asm(kernel_text(body, lds_bytes=8192), [], (1, 1, 1), (64, 1, 1))
    assert run.counters["SQ_LDS_BANK_CONFLICT"].value == 1
    assert np.sum([c.lds_conflict_cycles for c in run.data.instruction_counts]) == 1
