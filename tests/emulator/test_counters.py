"""Counters of runs against counts that hardware gave and counts made by hand."""

from __future__ import annotations

import numpy as np

from tests.emulator.kernels import DATA, gemm, text
from tests.emulator.listing import kernel_text
from wave_explorer.device import run_asm
from wave_explorer.emulator.semantics import lookup
from wave_explorer.isa.reader import read

# out[i] = in[i] of f64 for i < n, as a compiler writes it.
VEC_COPY = """
	s_load_dword s3, s[0:1], 0x14
	s_load_dword s4, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s3, 0xffff
	s_mul_i32 s2, s2, s3
	v_add_u32_e32 v0, s2, v0
	v_cmp_gt_i32_e32 vcc, s4, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz End
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	s_load_dwordx2 s[6:7], s[0:1], 0x8
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[0:1]
	global_load_dwordx2 v[2:3], v[2:3], off
	v_lshl_add_u64 v[0:1], s[6:7], 0, v[0:1]
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[0:1], v[2:3], off
End:
	s_endpgm"""


def test_vector_copy_counts_as_on_mi300x() -> None:
    """Per wave, from rocprof's counters of this kernel on MI300X: 20 = 6 VALU + 3 SALU + 4 SMEM + 2 VMEM + 1 + 4."""
    source = np.random.default_rng(0).standard_normal(64 * 40)
    run = run_asm(
        kernel_text(VEC_COPY, arguments=2, values=2),
        [source, np.zeros_like(source), np.int32(source.size), np.int32(256)],
        (10, 1, 1),
        (256, 1, 1),
    )
    assert run.ok, run.findings
    assert (run.arrays["arg1"] == source).all()
    waves = 40
    expected = {
        "SQ_WAVES": 1, "SQ_INSTS": 20, "SQ_INSTS_VALU": 6, "SQ_INSTS_SALU": 3, "SQ_INSTS_SMEM": 4, "SQ_INSTS_VMEM": 2,
        "SQ_INSTS_VMEM_RD": 1, "SQ_INSTS_VMEM_WR": 1, "SQ_INSTS_FLAT": 2, "SQ_INSTS_BRANCH": 1, "SQ_INSTS_LDS": 0,
        "SQ_INSTS_MFMA": 0, "SQ_INSTS_SENDMSG": 0,
    }  # fmt: skip
    for name, per_wave in expected.items():
        counter = run.counters[name]
        assert (counter.value, counter.fidelity) == (per_wave * waves, "exact"), name


def test_matrix_operations_of_a_gemm() -> None:
    m, n, k = 128, 128, 256
    run, _, _ = gemm("emulator/gemm_bf16_gfx942", m, n, k, bf16=True)
    assert run.counters["SQ_INSTS_VALU_MFMA_MOPS_BF16"].value == 2 * m * n * k // 512
    assert run.counters["SQ_INSTS_VALU_MFMA_BF16"].value == m * n * k // 16**3
    assert run.counters["SQ_INSTS_VALU_MFMA_MOPS_F16"].value == 0
    assert run.data.wave_instructions == sum(count.hits for count in run.data.instruction_counts)


def test_what_the_emulator_cannot_know_has_no_value() -> None:
    run = run_asm(kernel_text("\n\ts_endpgm"), [], (1, 1, 1), (64, 1, 1))
    for name in ("TCP_TOTAL_CACHE_ACCESSES_sum", "SQ_WAIT_ANY", "OccupancyPercent", "VALUBusy"):
        counter = run.counters[name]
        assert counter.value is None and counter.fidelity == "unsupported" and counter.rule


def test_the_table_knows_every_instruction_of_the_gfx942_kernels() -> None:
    names = sorted(
        f"{path.parent.name}/{path.stem}"
        for folder in ("asm", "emulator")
        for path in (DATA / folder).glob("*gfx942*.s")
    )
    assert len(names) >= 12
    missing = {i.base for name in names for i in read(text(name)).instructions if lookup(i.base) is None}
    assert not missing
