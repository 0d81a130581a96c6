; lds_bytes=0 threads=128
	.amdgcn_target "amdgpu12.50-amd-amdhsa-unknown-gfx1250"
	.amdhsa_code_object_version 5
	.text
	.globl	integers                        ; -- Begin function integers
	.p2align	8
	.type	integers,@function
integers:                               ; @integers
; %bb.0:
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1 ;  msbs: dst=0 src0=0 src1=0 src2=0
	s_mov_b64 s[64:65], 0
	v_nop
	global_prefetch_b8 v0, s[64:65] scope:SCOPE_SE
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
	s_bfe_u32 s2, ttmp8, 0x50019
	s_load_b128 s[4:7], s[0:1], 0x0 nv
	s_mov_b32 s3, 0
	v_and_b32_e32 v0, 31, v0
	s_wait_xcnt 0x0
	s_lshl_b32 s0, s2, 5
	s_mov_b32 s2, 0xffffff
                                        ; implicit-def: $vgpr10_vgpr11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_or_b32 v0, 0x60, s0, v0
	v_lshlrev_b32_e32 v16, 3, v0
	s_wait_kmcnt 0x0
	s_or_b64 s[0:1], s[4:5], 0xfc00000000000000
	s_wait_alu depctr_va_vdst(0)
	s_clause 0x1
	buffer_load_b64 v[4:5], v16, s[0:3], null offen
	buffer_load_b64 v[2:3], v16, s[0:3], null offen offset:1024
	s_wait_loadcnt 0x1
	v_mad_nc_u64_u32 v[0:1], v4, 31, 7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u32 v1, v5, 31, v1
	v_dual_mov_b32 v7, v1 :: v_dual_bitop2_b32 v6, 1, v0 bitop3:0x54
	v_or_b32_e32 v8, v5, v1
	s_wait_xcnt 0x0
	s_mov_b32 s0, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_ne_u32_e32 0, v8
	s_xor_b32 s3, exec_lo, s0
	s_cbranch_execz .LBB0_2
; %bb.1:
	v_dual_mov_b32 v11, 0 :: v_dual_ashrrev_i32 v8, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_mov_b32 v9, v8 :: v_dual_ashrrev_i32 v12, 31, v5
	v_dual_mov_b32 v13, v12 :: v_dual_bitop2_b32 v14, v12, v8 bitop3:0x14
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_nc_u64_e32 v[18:19], v[6:7], v[8:9]
	v_add_nc_u64_e32 v[20:21], v[4:5], v[12:13]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v15, v14 :: v_dual_bitop2_b32 v9, v19, v8 bitop3:0x14
	v_xor_b32_e32 v8, v18, v8
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_xor_b32_e32 v7, v21, v12
	v_xor_b32_e32 v17, v20, v12
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cvt_f32_u32_e32 v10, v9
	v_cvt_f32_u32_e32 v18, v8
	v_sub_nc_u64_e32 v[12:13], 0, v[8:9]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmamk_f32 v10, v10, 0x4f800000, v18
	v_rcp_f32_e32 v10, v10
	v_nop
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v18, 0x5f7ffffc, v10
	v_mul_f32_e32 v10, 0x2f800000, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_trunc_f32_e32 v10, v10
	v_fmamk_f32 v18, v10, 0xcf800000, v18
	v_cvt_u32_f32_e32 v24, v10
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_u32_f32_e32 v25, v18
	v_mad_nc_u64_u32 v[18:19], v12, v25, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mad_u32 v20, v12, v24, v19
	v_mul_hi_u32 v10, v25, v18
	v_mad_nc_u64_u32 v[18:19], v24, v18, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u32 v22, v13, v25, v20
	v_mad_nc_u64_u32 v[20:21], v25, v22, 0
	v_mad_nc_u64_u32 v[22:23], v24, v22, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u64_e32 v[20:21], v[10:11], v[20:21]
	v_add_co_u32 v10, vcc_lo, v20, v18
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e32 v10, vcc_lo, v21, v19, vcc_lo
	v_add_co_ci_u32_e64 v23, null, 0, v23, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u64_e32 v[18:19], v[10:11], v[22:23]
	v_add_co_u32 v22, vcc_lo, v25, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v23, null, v24, v19, vcc_lo
	v_mad_nc_u64_u32 v[18:19], v12, v22, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mad_nc_u64_u32 v[20:21], v23, v18, 0
	v_mad_u32 v12, v12, v23, v19
	v_mul_hi_u32 v10, v22, v18
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u32 v18, v13, v22, v12
	v_mad_nc_u64_u32 v[12:13], v22, v18, 0
	v_mad_nc_u64_u32 v[18:19], v23, v18, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u64_e32 v[12:13], v[10:11], v[12:13]
	v_add_co_u32 v10, vcc_lo, v12, v20
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e32 v10, vcc_lo, v13, v21, vcc_lo
	v_add_co_ci_u32_e64 v19, null, 0, v19, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u64_e32 v[12:13], v[10:11], v[18:19]
	v_add_co_u32 v12, vcc_lo, v22, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v20, null, v23, v13, vcc_lo
	v_mul_hi_u32 v10, v17, v12
	v_mad_nc_u64_u32 v[12:13], v7, v12, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mad_nc_u64_u32 v[18:19], v17, v20, 0
	v_mad_nc_u64_u32 v[20:21], v7, v20, 0
	v_add_nc_u64_e32 v[18:19], v[10:11], v[18:19]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v10, vcc_lo, v18, v12
	v_add_co_ci_u32_e32 v10, vcc_lo, v19, v13, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v21, null, 0, v21, vcc_lo
	v_add_nc_u64_e32 v[10:11], v[10:11], v[20:21]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mad_nc_u64_u32 v[12:13], v8, v10, 0
	v_add_nc_u64_e32 v[18:19], 2, v[10:11]
	v_add_nc_u64_e32 v[20:21], 1, v[10:11]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_sub_co_u32 v12, vcc_lo, v17, v12
	v_mad_u32 v13, v8, v11, v13
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_sub_co_u32 v17, s0, v12, v8
	v_cmp_ge_u32_e64 s1, v12, v8
	v_mad_u32 v12, v9, v10, v13
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cmp_ge_u32_e64 s2, v17, v8
	v_cndmask_b32_e64 v8, 0, -1, s1
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_sub_co_ci_u32_e64 v13, null, v7, v12, vcc_lo
	v_sub_nc_u32_e32 v7, v7, v12
	v_cndmask_b32_e64 v12, 0, -1, s2
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_cmp_ge_u32_e64 s1, v13, v9
	v_cmp_eq_u32_e64 s2, v13, v9
	v_sub_co_ci_u32_e64 v7, null, v7, v9, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cndmask_b32_e64 v13, 0, -1, s1
	v_subrev_co_ci_u32_e64 v7, null, 0, v7, s0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cndmask_b32_e64 v8, v13, v8, s2
	v_cmp_ge_u32_e32 vcc_lo, v7, v9
	v_cmp_eq_u32_e64 s0, v7, v9
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_ne_u32_e64 s1, 0, v8
	v_cndmask_b32_e64 v7, 0, -1, vcc_lo
	v_cndmask_b32_e64 v7, v7, v12, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_ne_u32_e32 vcc_lo, 0, v7
	v_dual_cndmask_b32 v7, v21, v19 :: v_dual_cndmask_b32 v8, v20, v18
	v_dual_cndmask_b32 v7, v11, v7, s1 :: v_dual_cndmask_b32 v8, v10, v8, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v9, v7, v14
	v_xor_b32_e32 v8, v8, v14
	s_delay_alu instid0(VALU_DEP_1)
	v_sub_nc_u64_e32 v[10:11], v[8:9], v[14:15]
.LBB0_2:                                ; %Flow6
	s_and_not1_saveexec_b32 s0, s3
	s_cbranch_execz .LBB0_4
; %bb.3:
	v_cvt_f32_u32_e32 v7, v6
	v_dual_mov_b32 v11, 0 :: v_dual_sub_nc_u32 v8, 0, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(TRANS32_DEP_1)
	v_rcp_iflag_f32_e32 v7, v7
	v_nop
	v_mul_f32_e32 v9, 0x4f7ffffe, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_u32_f32_e32 v7, v9
	v_mul_lo_u32 v8, v8, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_hi_u32 v8, v7, v8
	v_add_nc_u32_e32 v7, v7, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_hi_u32 v7, v4, v7
	v_mul_lo_u32 v8, v7, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_nc_u32 v9, 1, v7 :: v_dual_sub_nc_u32 v8, v4, v8
	v_cmp_ge_u32_e32 vcc_lo, v8, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v7, v7, v9 :: v_dual_sub_nc_u32 v10, v8, v6
	v_dual_cndmask_b32 v8, v8, v10 :: v_dual_add_nc_u32 v9, 1, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ge_u32_e32 vcc_lo, v8, v6
	v_cndmask_b32_e32 v10, v7, v9, vcc_lo
.LBB0_4:                                ; %.split
	s_or_b32 exec_lo, exec_lo, s0
	s_wait_loadcnt 0x0
	v_mad_nc_u64_u32 v[8:9], v2, 31, 7
                                        ; implicit-def: $vgpr14_vgpr15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u32 v9, v3, 31, v9
	v_dual_mov_b32 v13, v9 :: v_dual_bitop2_b32 v12, 1, v8 bitop3:0x54
	v_or_b32_e32 v7, v3, v9
	s_mov_b32 s0, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_ne_u32_e32 0, v7
	s_xor_b32 s3, exec_lo, s0
	s_cbranch_execz .LBB0_6
; %bb.5:
	v_dual_mov_b32 v19, 0 :: v_dual_ashrrev_i32 v14, 31, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_mov_b32 v15, v14 :: v_dual_ashrrev_i32 v20, 31, v3
	v_dual_mov_b32 v21, v20 :: v_dual_bitop2_b32 v22, v20, v14 bitop3:0x14
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_nc_u64_e32 v[24:25], v[12:13], v[14:15]
	v_add_nc_u64_e32 v[26:27], v[2:3], v[20:21]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v23, v22 :: v_dual_bitop2_b32 v15, v25, v14 bitop3:0x14
	v_xor_b32_e32 v14, v24, v14
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_xor_b32_e32 v7, v27, v20
	v_xor_b32_e32 v13, v26, v20
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cvt_f32_u32_e32 v17, v15
	v_cvt_f32_u32_e32 v18, v14
	v_sub_nc_u64_e32 v[20:21], 0, v[14:15]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmamk_f32 v17, v17, 0x4f800000, v18
	v_rcp_f32_e32 v17, v17
	v_nop
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v18, 0x5f7ffffc, v17
	v_mul_f32_e32 v17, 0x2f800000, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_trunc_f32_e32 v17, v17
	v_fmamk_f32 v18, v17, 0xcf800000, v18
	v_cvt_u32_f32_e32 v17, v17
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_u32_f32_e32 v30, v18
	v_mad_nc_u64_u32 v[24:25], v20, v30, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mad_u32 v26, v20, v17, v25
	v_mul_hi_u32 v18, v30, v24
	v_mad_nc_u64_u32 v[24:25], v17, v24, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u32 v28, v21, v30, v26
	v_mad_nc_u64_u32 v[26:27], v30, v28, 0
	v_mad_nc_u64_u32 v[28:29], v17, v28, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u64_e32 v[26:27], v[18:19], v[26:27]
	v_add_co_u32 v18, vcc_lo, v26, v24
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e32 v18, vcc_lo, v27, v25, vcc_lo
	v_add_co_ci_u32_e64 v29, null, 0, v29, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u64_e32 v[24:25], v[18:19], v[28:29]
	v_add_co_u32 v28, vcc_lo, v30, v24
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v17, null, v17, v25, vcc_lo
	v_mad_nc_u64_u32 v[24:25], v20, v28, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mad_nc_u64_u32 v[26:27], v17, v24, 0
	v_mad_u32 v20, v20, v17, v25
	v_mul_hi_u32 v18, v28, v24
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u32 v24, v21, v28, v20
	v_mad_nc_u64_u32 v[20:21], v28, v24, 0
	v_mad_nc_u64_u32 v[24:25], v17, v24, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u64_e32 v[20:21], v[18:19], v[20:21]
	v_add_co_u32 v18, vcc_lo, v20, v26
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e32 v18, vcc_lo, v21, v27, vcc_lo
	v_add_co_ci_u32_e64 v25, null, 0, v25, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u64_e32 v[20:21], v[18:19], v[24:25]
	v_add_co_u32 v20, vcc_lo, v28, v20
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v17, null, v17, v21, vcc_lo
	v_mul_hi_u32 v18, v13, v20
	v_mad_nc_u64_u32 v[20:21], v7, v20, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mad_nc_u64_u32 v[24:25], v13, v17, 0
	v_mad_nc_u64_u32 v[26:27], v7, v17, 0
	v_add_nc_u64_e32 v[24:25], v[18:19], v[24:25]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v17, vcc_lo, v24, v20
	v_add_co_ci_u32_e32 v18, vcc_lo, v25, v21, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v27, null, 0, v27, vcc_lo
	v_add_nc_u64_e32 v[18:19], v[18:19], v[26:27]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mad_nc_u64_u32 v[20:21], v14, v18, 0
	v_add_nc_u64_e32 v[24:25], 2, v[18:19]
	v_add_nc_u64_e32 v[26:27], 1, v[18:19]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_sub_co_u32 v13, vcc_lo, v13, v20
	v_mad_u32 v17, v14, v19, v21
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_sub_co_u32 v20, s0, v13, v14
	v_cmp_ge_u32_e64 s1, v13, v14
	v_mad_u32 v13, v15, v18, v17
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cmp_ge_u32_e64 s2, v20, v14
	v_cndmask_b32_e64 v14, 0, -1, s1
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_sub_co_ci_u32_e64 v17, null, v7, v13, vcc_lo
	v_sub_nc_u32_e32 v7, v7, v13
	v_cndmask_b32_e64 v13, 0, -1, s2
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_cmp_ge_u32_e64 s1, v17, v15
	v_cmp_eq_u32_e64 s2, v17, v15
	v_sub_co_ci_u32_e64 v7, null, v7, v15, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cndmask_b32_e64 v17, 0, -1, s1
	v_subrev_co_ci_u32_e64 v7, null, 0, v7, s0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cndmask_b32_e64 v14, v17, v14, s2
	v_cmp_ge_u32_e32 vcc_lo, v7, v15
	v_cmp_eq_u32_e64 s0, v7, v15
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_ne_u32_e64 s1, 0, v14
	v_cndmask_b32_e64 v7, 0, -1, vcc_lo
	v_cndmask_b32_e64 v7, v7, v13, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_ne_u32_e32 vcc_lo, 0, v7
	v_dual_cndmask_b32 v7, v27, v25, vcc_lo :: v_dual_cndmask_b32 v13, v26, v24, vcc_lo
	v_dual_cndmask_b32 v7, v19, v7, s1 :: v_dual_cndmask_b32 v13, v18, v13, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v15, v7, v22
	v_xor_b32_e32 v14, v13, v22
	s_delay_alu instid0(VALU_DEP_1)
	v_sub_nc_u64_e32 v[14:15], v[14:15], v[22:23]
.LBB0_6:                                ; %Flow
	s_or_saveexec_b32 s0, s3
	v_or_b32_e32 v7, 0x400, v16
	s_xor_b32 exec_lo, exec_lo, s0
	s_cbranch_execz .LBB0_8
; %bb.7:
	v_cvt_f32_u32_e32 v13, v12
	v_dual_mov_b32 v15, 0 :: v_dual_sub_nc_u32 v14, 0, v12
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(TRANS32_DEP_1)
	v_rcp_iflag_f32_e32 v13, v13
	v_nop
	v_mul_f32_e32 v17, 0x4f7ffffe, v13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_u32_f32_e32 v13, v17
	v_mul_lo_u32 v14, v14, v13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_hi_u32 v14, v13, v14
	v_add_nc_u32_e32 v13, v13, v14
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_hi_u32 v13, v2, v13
	v_mul_lo_u32 v14, v13, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_nc_u32 v17, 1, v13 :: v_dual_sub_nc_u32 v14, v2, v14
	v_cmp_ge_u32_e32 vcc_lo, v14, v12
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v13, v13, v17 :: v_dual_sub_nc_u32 v18, v14, v12
	v_dual_cndmask_b32 v14, v14, v18 :: v_dual_add_nc_u32 v17, 1, v13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ge_u32_e32 vcc_lo, v14, v12
	v_cndmask_b32_e32 v14, v13, v17, vcc_lo
.LBB0_8:                                ; %.split.split
	s_or_b32 exec_lo, exec_lo, s0
	v_mul_hi_u32 v18, v0, v4
	s_or_b64 s[0:1], s[6:7], 0xfc00000000000000
	s_mov_b32 s3, 0
	s_mov_b32 s2, 0xffffff
	v_mad_nc_u64_u32 v[20:21], v10, v6, 0
	v_ashrrev_i64 v[22:23], 3, v[4:5]
	v_mul_hi_u32 v24, v8, v2
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mad_u32 v13, v10, v1, v21
	v_add_nc_u64_e32 v[22:23], v[10:11], v[22:23]
	v_mad_nc_u64_u32 v[26:27], v14, v12, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mad_u32 v21, v11, v6, v13
	v_ashrrev_i64 v[10:11], 3, v[2:3]
	v_mad_u32 v6, v14, v9, v27
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_add_nc_u64_e32 v[10:11], v[14:15], v[10:11]
	v_mov_b32_e32 v19, 0
	v_cmp_lt_i64_e32 vcc_lo, v[4:5], v[0:1]
	v_mad_u32 v27, v15, v12, v6
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_mov_b32_e32 v25, v19
	v_cls_i32_e32 v6, v5
	v_xor_b32_e32 v17, v4, v5
	v_sub_nc_u64_e32 v[12:13], v[4:5], v[20:21]
	v_dual_cndmask_b32 v15, v1, v5 :: v_dual_cndmask_b32 v14, v0, v4
	v_dual_add_nc_u32 v6, -1, v6 :: v_dual_ashrrev_i32 v17, 31, v17
	v_cmp_lt_i64_e32 vcc_lo, v[2:3], v[8:9]
	v_cls_i32_e32 v28, v3
	v_xor_b32_e32 v29, v2, v3
	v_sub_nc_u64_e32 v[20:21], v[2:3], v[26:27]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_nc_u32 v17, 32, v17 :: v_dual_add_nc_u32 v30, -1, v28
	v_dual_cndmask_b32 v27, v9, v3 :: v_dual_ashrrev_i32 v28, 31, v29
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_min_u32_e32 v6, v6, v17
	v_dual_cndmask_b32 v26, v8, v2 :: v_dual_add_nc_u32 v17, 32, v28
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_lshlrev_b64_e32 v[28:29], v6, v[4:5]
	v_sub_nc_u32_e32 v6, 32, v6
	v_min_u32_e32 v17, v30, v17
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_min_u32_e32 v28, 1, v28
	v_lshlrev_b64_e32 v[30:31], v17, v[2:3]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_sub_nc_u32 v17, 32, v17 :: v_dual_bitop2_b32 v28, v29, v28 bitop3:0x54
	v_min_u32_e32 v29, 1, v30
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_f32_i32_e32 v28, v28
	v_or_b32_e32 v29, v31, v29
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_ldexp_f32 v6, v28, v6
	v_cvt_f32_i32_e32 v28, v29
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_trunc_f32_e32 v6, v6
	v_ldexp_f32 v17, v28, v17
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_f32_e64 v29, 0x2f800000, |v6|
	v_ashrrev_i32_e32 v28, 31, v6
	v_trunc_f32_e32 v17, v17
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_floor_f32_e32 v31, v29
	v_mov_b32_e32 v29, v28
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_mul_f32_e64 v32, 0x2f800000, |v17|
	v_ashrrev_i32_e32 v30, 31, v17
	v_fma_f32 v6, 0xcf800000, v31, |v6|
	v_cvt_u32_f32_e32 v33, v31
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_floor_f32_e32 v32, v32
	v_mov_b32_e32 v31, v30
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cvt_u32_f32_e32 v6, v6
	v_xor_b32_e32 v33, v33, v28
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fma_f32 v17, 0xcf800000, v32, |v17|
	v_cvt_u32_f32_e32 v34, v32
	v_xor_b32_e32 v32, v6, v28
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cvt_u32_f32_e32 v6, v17
	v_xor_b32_e32 v35, v34, v30
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_sub_nc_u64_e32 v[28:29], v[32:33], v[28:29]
	v_xor_b32_e32 v34, v6, v30
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_nc_u64_e32 v[22:23], v[22:23], v[28:29]
	v_sub_nc_u64_e32 v[28:29], v[34:35], v[30:31]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mad_nc_u64_u32 v[22:23], v0, v4, v[22:23]
	v_add_nc_u64_e32 v[10:11], v[10:11], v[28:29]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mad_u32 v1, v1, v4, v23
	v_mad_nc_u64_u32 v[10:11], v8, v2, v[10:11]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mad_u32 v23, v0, v5, v1
	v_mad_u32 v2, v9, v2, v11
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_nc_u64_e32 v[0:1], v[22:23], v[14:15]
	v_mad_u32 v11, v8, v3, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_nc_u64_e32 v[0:1], v[0:1], v[12:13]
	v_add_nc_u64_e32 v[2:3], v[10:11], v[26:27]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_nc_u64_e32 v[0:1], v[0:1], v[18:19]
	v_add_nc_u64_e32 v[2:3], v[2:3], v[20:21]
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u64_e32 v[2:3], v[2:3], v[24:25]
	s_wait_alu depctr_va_vdst(0)
	s_clause 0x1
	buffer_store_b64 v[0:1], v16, s[0:3], null offen
	buffer_store_b64 v[2:3], v7, s[0:3], null offen
	s_endpgm
.Lfunc_end0:
	.size	integers, .Lfunc_end0-integers
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel integers
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 36
		.amdhsa_next_free_sgpr 66
		.amdhsa_named_barrier_count 0
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-integers)<<4)&4080)>>4
		.amdhsa_round_robin_scheduling 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.set .Lintegers.num_vgpr, 36
	.set .Lintegers.num_agpr, 0
	.set .Lintegers.numbered_sgpr, 66
	.set .Lintegers.num_named_barrier, 0
	.set .Lintegers.private_seg_size, 0
	.set .Lintegers.uses_vcc, 1
	.set .Lintegers.uses_flat_scratch, 0
	.set .Lintegers.has_dyn_sized_stack, 0
	.set .Lintegers.has_recursion, 0
	.set .Lintegers.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2676
; TotalNumSgprs: 68
; NumVgprs: 36
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 68
; NumVGPRsForWavesPerEU: 36
; NamedBarCnt: 0
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.text
	.section	".note.GNU-stack","",@progbits
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .max_flat_workgroup_size: 128
    .name:           integers
    .private_segment_fixed_size: 0
    .sgpr_count:     68
    .sgpr_spill_count: 0
    .symbol:         integers.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     36
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgpu12.50-amd-amdhsa-unknown-gfx1250
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
