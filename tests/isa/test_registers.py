from __future__ import annotations

import pytest

from tests.isa.listing import REAL, real_program
from wave_explorer.isa.reader import read_instruction
from wave_explorer.isa.registers import reads, writes


def names(text: str) -> set[tuple[str, int]]:
    """``"v0-3 s5 vcc"`` as register ids."""
    found = set()
    for word in text.split():
        if word in ("vcc", "exec"):
            found |= {(word, 0), (word, 1)}
        elif word in ("scc", "m0"):
            found.add((word, 0))
        else:
            first, _, last = word[1:].partition("-")
            found |= {(word[0], index) for index in range(int(first), int(last or first) + 1)}
    return found


# Instruction, what it reads, what it writes, from the descriptions in AMD's CDNA3 and RDNA4 ISA documents.
CASES = [
    ("v_add_u32_e32 v1, s2, v3", "s2 v3 exec", "v1"),
    ("v_fmac_f32_e32 v1, v2, v3", "v1-3 exec", "v1"),
    ("v_addc_co_u32_e32 v1, vcc, v2, v3, vcc", "v2-3 vcc exec", "v1 vcc"),
    ("v_div_scale_f32 v1, vcc, v2, v3, v2", "v2-3 exec", "v1 vcc"),
    ("v_div_fmas_f32 v1, v2, v3, v4", "v2-4 vcc exec", "v1"),
    ("v_cmp_gt_f32_e32 vcc, v1, v2", "v1-2 exec", "vcc"),
    ("v_cmp_gt_f32_e64 s[4:5], v1, v2", "v1-2 exec", "s4-5"),
    ("v_cmpx_gt_u32_e32 v1, v2", "v1-2 exec", "exec"),
    ("v_cmpx_gt_u32_e32 vcc, v1, v2", "v1-2 exec", "vcc exec"),
    ("v_mad_u64_u32 v[0:1], s[2:3], v4, v5, v[6:7]", "v4-7 exec", "v0-1 s2-3"),
    ("v_mfma_f32_16x16x16_f16 a[0:3], v[4:5], v[6:7], a[0:3]", "v4-7 a0-3", "a0-3"),
    ("v_accvgpr_read_b32 v3, a7", "a7 exec", "v3"),
    ("v_readfirstlane_b32 s3, v7", "v7 exec", "s3"),
    ("v_readlane_b32 s3, v7, s1", "v7 s1", "s3"),
    ("v_writelane_b32 v3, s7, 2", "v3 s7", "v3"),
    ("v_swap_b32 v1, v2", "v1-2 exec", "v1-2"),
    ("v_permlane32_swap_b32_e32 v1, v2", "v1-2 exec", "v1-2"),
    ("v_mov_b32_dpp v0, v1 row_shl:1 row_mask:0xf bank_mask:0xf", "v0-1 exec", "v0"),
    ("v_mov_b32_dpp v0, v1 row_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:1", "v1 exec", "v0"),
    ("v_cvt_f16_f32_sdwa v0, v1 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD", "v0-1 exec", "v0"),
    ("v_dual_mov_b32 v0, v1 :: v_dual_fmac_f32 v3, v4, v5", "v1 v3-5 exec", "v0 v3"),
    ("s_add_u32 s0, s1, s2", "s1-2", "s0 scc"),
    ("s_addc_u32 s0, s1, 0", "s1 scc", "s0 scc"),
    ("s_addk_i32 s0, 0x100", "s0", "s0 scc"),
    ("s_cmp_lg_u32 s0, 0", "s0", "scc"),
    ("s_cselect_b32 s0, s1, s2", "s1-2 scc", "s0"),
    ("s_mul_i32 s0, s1, s2", "s1-2", "s0"),
    ("s_mov_b64 s[0:1], exec", "exec", "s0-1"),
    ("s_and_saveexec_b64 s[0:1], vcc", "vcc exec", "s0-1 exec scc"),
    ("s_or_b64 exec, exec, s[0:1]", "s0-1 exec", "exec scc"),
    ("s_cbranch_scc1 .L1", "scc", ""),
    ("s_cbranch_vccnz .L1", "vcc", ""),
    ("s_cbranch_execz .L1", "exec", ""),
    ("s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s3", "s3", ""),
    ("s_load_dwordx4 s[4:7], s[0:1], 0x8", "s0-1", "s4-7"),
    ("s_waitcnt vmcnt(0)", "", ""),
    ("s_mov_b32 m0, s5", "s5", "m0"),
    ("global_load_dwordx4 v[0:3], v5, s[2:3] offset:16", "v5 s2-3 exec", "v0-3"),
    ("global_load_short_d16_hi v0, v[2:3], off", "v0 v2-3 exec", "v0"),
    ("global_store_dwordx2 v[0:1], v[2:3], off", "v0-3 exec", ""),
    ("buffer_load_dwordx4 v[0:3], v4, s[8:11], 0 offen", "v4 s8-11 exec", "v0-3"),
    ("buffer_load_dwordx4 v4, s[8:11], 0 offen lds", "v4 s8-11 m0 exec", ""),
    ("buffer_store_dword v0, v4, s[8:11], s3 offen", "v0 v4 s8-11 s3 exec", ""),
    ("global_atomic_add_u32 v0, v[2:3], v4, off sc0", "v2-4 exec", "v0"),
    ("global_atomic_add_f32 v[2:3], v4, off", "v2-4 exec", ""),
    ("global_load_lds_dwordx4 v[0:1], off", "v0-1 m0 exec", ""),
    ("ds_read2_b64 v[0:3], v4 offset1:1", "v4 exec", "v0-3"),
    ("ds_write2_b64 v0, v[2:3], v[4:5]", "v0 v2-5 exec", ""),
    ("ds_add_u32 v0, v1", "v0-1 exec", ""),
    ("ds_add_rtn_u32 v2, v0, v1", "v0-1 exec", "v2"),
    ("ds_bpermute_b32 v0, v1, v2", "v1-2 exec", "v0"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "read", "written"), CASES)
def test_registers_of_an_instruction(text: str, read: str, written: str) -> None:
    instruction = read_instruction(text)
    assert reads(instruction) == names(read)
    assert writes(instruction) == names(written)


@pytest.mark.parametrize("name", REAL)
def test_the_compilers_own_register_count_is_met(name: str) -> None:
    """LLVM counts a kernel's VGPRs from the same instructions: the highest register touched is its last."""
    program = real_program(name)
    touched = {register for i in program.instructions for register in reads(i) | writes(i)}
    highest = max(index for file, index in touched if file == "v")
    assert highest + 1 == program.metadata.vgpr_count
    assert all(file != "a" for file, _ in touched) == (program.metadata.agpr_count == 0)
