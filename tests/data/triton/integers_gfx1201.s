; lds_bytes=0 threads=128
	.amdgcn_target "amdgpu12.01-amd-amdhsa-unknown-gfx1201"
	.amdhsa_code_object_version 5
	.text
	.globl	integers                        ; -- Begin function integers
	.p2align	8
	.type	integers,@function
integers:                               ; @integers
; %bb.0:
	s_load_b64 s[4:5], s[0:1], 0x0
	v_and_b32_e32 v0, 31, v0
	s_bfe_u32 s2, ttmp8, 0x50019
	s_mov_b32 s7, 0x31027000
	s_lshl_b32 s2, s2, 5
	s_mov_b32 s6, 0x7ffffffe
	v_and_or_b32 v0, 0x60, s2, v0
                                        ; implicit-def: $vgpr9_vgpr10
	s_mov_b32 s2, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b32_e32 v13, 3, v0
	s_wait_kmcnt 0x0
	s_and_b32 s5, s5, 0xffff
	s_clause 0x1
	buffer_load_b64 v[7:8], v13, s[4:7], null offen
	buffer_load_b64 v[5:6], v13, s[4:7], null offen offset:1024
	s_wait_loadcnt 0x1
	v_mad_co_u64_u32 v[0:1], null, v7, 31, 7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mad_co_u64_u32 v[1:2], null, v8, 31, v[1:2]
	v_or_b32_e32 v14, 1, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_or_b32_e32 v2, v8, v1
	v_cmpx_ne_u32_e32 0, v2
	s_xor_b32 s3, exec_lo, s2
	s_cbranch_execz .LBB0_2
; %bb.1:
	v_ashrrev_i32_e32 v15, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, v14, v15
	v_add_co_ci_u32_e64 v3, null, v1, v15, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v16, v2, v15
	v_xor_b32_e32 v17, v3, v15
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cvt_f32_u32_e32 v2, v16
	v_sub_co_u32 v18, vcc_lo, 0, v16
	v_cvt_f32_u32_e32 v3, v17
	s_wait_alu depctr_va_vcc(0)
	v_sub_co_ci_u32_e64 v19, null, 0, v17, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmamk_f32 v2, v3, 0x4f800000, v2
	v_rcp_f32_e32 v2, v2
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v2, 0x5f7ffffc, v2
	v_mul_f32_e32 v3, 0x2f800000, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_trunc_f32_e32 v3, v3
	v_fmamk_f32 v2, v3, 0xcf800000, v2
	v_cvt_u32_f32_e32 v20, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_u32_f32_e32 v21, v2
	v_mul_lo_u32 v4, v18, v20
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v9, v19, v21
	v_mad_co_u64_u32 v[2:3], null, v18, v21, 0
	v_add3_u32 v11, v3, v4, v9
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_hi_u32 v22, v21, v2
	v_mad_co_u64_u32 v[9:10], null, v20, v2, 0
	v_mad_co_u64_u32 v[3:4], null, v21, v11, 0
	v_mad_co_u64_u32 v[11:12], null, v20, v11, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_u32 v2, vcc_lo, v22, v3
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v3, null, 0, v4, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_u32 v2, vcc_lo, v2, v9
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e32 v2, vcc_lo, v3, v10, vcc_lo
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v3, null, 0, v12, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_u32 v2, vcc_lo, v2, v11
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_u32 v21, vcc_lo, v21, v2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v20, null, v20, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mad_co_u64_u32 v[2:3], null, v18, v21, 0
	v_mul_lo_u32 v4, v19, v21
	v_mul_lo_u32 v9, v18, v20
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_hi_u32 v18, v21, v2
	v_add3_u32 v11, v3, v9, v4
	v_mad_co_u64_u32 v[9:10], null, v20, v2, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mad_co_u64_u32 v[3:4], null, v21, v11, 0
	v_mad_co_u64_u32 v[11:12], null, v20, v11, 0
	v_add_co_u32 v2, vcc_lo, v18, v3
	s_wait_alu depctr_va_vcc(0)
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v3, null, 0, v4, vcc_lo
	v_ashrrev_i32_e32 v4, 31, v8
	v_add_co_u32 v2, vcc_lo, v2, v9
	s_wait_alu depctr_va_vcc(0)
	s_delay_alu instid0(VALU_DEP_3)
	v_add_co_ci_u32_e32 v2, vcc_lo, v3, v10, vcc_lo
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v3, null, 0, v12, vcc_lo
	v_add_co_u32 v9, vcc_lo, v7, v4
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v10, null, v8, v4, vcc_lo
	v_add_co_u32 v2, vcc_lo, v2, v11
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	v_xor_b32_e32 v18, v9, v4
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_u32 v9, vcc_lo, v21, v2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v11, null, v20, v3, vcc_lo
	v_xor_b32_e32 v19, v10, v4
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_mul_hi_u32 v20, v18, v9
	v_xor_b32_e32 v4, v4, v15
	v_mad_co_u64_u32 v[2:3], null, v18, v11, 0
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mad_co_u64_u32 v[9:10], null, v19, v9, 0
	v_mad_co_u64_u32 v[11:12], null, v19, v11, 0
	v_add_co_u32 v2, vcc_lo, v20, v2
	s_wait_alu depctr_va_vcc(0)
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	v_add_co_u32 v2, vcc_lo, v2, v9
	s_wait_alu depctr_va_vcc(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e32 v2, vcc_lo, v3, v10, vcc_lo
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v3, null, 0, v12, vcc_lo
	v_add_co_u32 v9, vcc_lo, v2, v11
	s_wait_alu depctr_va_vcc(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v10, null, 0, v3, vcc_lo
	v_mul_lo_u32 v11, v17, v9
	v_mad_co_u64_u32 v[2:3], null, v16, v9, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v12, v16, v10
	v_sub_co_u32 v2, vcc_lo, v18, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_add3_u32 v3, v3, v12, v11
	v_add_co_u32 v12, s2, v9, 2
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v18, null, 0, v10, s2
	v_sub_nc_u32_e32 v11, v19, v3
	v_sub_co_u32 v20, s2, v2, v16
	s_wait_alu depctr_va_vcc(0)
	v_sub_co_ci_u32_e64 v3, null, v19, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_sub_co_ci_u32_e64 v11, null, v11, v17, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v20, v16
	s_wait_alu depctr_va_sdst(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_subrev_co_ci_u32_e64 v11, null, 0, v11, s2
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e64 v19, 0, -1, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v11, v17
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e64 v20, 0, -1, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v2, v16
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e64 v2, 0, -1, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v3, v17
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e64 v16, 0, -1, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, v11, v17
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v11, v20, v19, vcc_lo
	v_add_co_u32 v19, vcc_lo, v9, 1
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v20, null, 0, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, v3, v17
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v2, v16, v2, vcc_lo
	v_cmp_ne_u32_e32 vcc_lo, 0, v11
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_cmp_ne_u32_e64 s2, 0, v2
	s_wait_alu depctr_va_vcc(0)
	v_dual_cndmask_b32 v2, v19, v12 :: v_dual_cndmask_b32 v3, v20, v18
	s_wait_alu depctr_va_sdst(0)
	v_cndmask_b32_e64 v2, v9, v2, s2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cndmask_b32_e64 v3, v10, v3, s2
	v_xor_b32_e32 v2, v2, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v3, v3, v4
	v_sub_co_u32 v9, vcc_lo, v2, v4
	s_wait_alu depctr_va_vcc(0)
	s_delay_alu instid0(VALU_DEP_2)
	v_sub_co_ci_u32_e64 v10, null, v3, v4, vcc_lo
.LBB0_2:                                ; %Flow1
	s_wait_alu depctr_sa_sdst(0)
	s_and_not1_saveexec_b32 s2, s3
	s_cbranch_execz .LBB0_4
; %bb.3:
	v_cvt_f32_u32_e32 v2, v14
	v_sub_nc_u32_e32 v3, 0, v14
	v_mov_b32_e32 v10, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v3, v3, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_hi_u32 v3, v2, v3
	v_add_nc_u32_e32 v2, v2, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_hi_u32 v2, v7, v2
	v_mul_lo_u32 v3, v2, v14
	v_add_nc_u32_e32 v4, 1, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v3, v7, v3
	v_sub_nc_u32_e32 v9, v3, v14
	v_cmp_ge_u32_e32 vcc_lo, v3, v14
	s_wait_alu depctr_va_vcc(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v3, v3, v9 :: v_dual_cndmask_b32 v2, v2, v4
	v_cmp_ge_u32_e32 vcc_lo, v3, v14
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v4, 1, v2
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v9, v2, v4, vcc_lo
.LBB0_4:                                ; %.split
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s2
	s_wait_loadcnt 0x0
	v_mad_co_u64_u32 v[2:3], null, v5, 31, 7
	s_load_b64 s[4:5], s[0:1], 0x8
	v_mad_co_u64_u32 v[3:4], null, v6, 31, v[3:4]
	v_or_b32_e32 v4, 1, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_or_b32_e32 v11, v6, v3
	v_cmp_ne_u32_e32 vcc_lo, 0, v11
                                        ; implicit-def: $vgpr11_vgpr12
	s_and_saveexec_b32 s0, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s1, exec_lo, s0
	s_cbranch_execz .LBB0_6
; %bb.5:
	v_ashrrev_i32_e32 v19, 31, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_add_co_u32 v11, vcc_lo, v4, v19
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v12, null, v3, v19, vcc_lo
	v_xor_b32_e32 v20, v11, v19
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v21, v12, v19
	v_cvt_f32_u32_e32 v11, v20
	v_sub_co_u32 v22, vcc_lo, 0, v20
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cvt_f32_u32_e32 v12, v21
	s_wait_alu depctr_va_vcc(0)
	v_sub_co_ci_u32_e64 v23, null, 0, v21, vcc_lo
	v_fmamk_f32 v11, v12, 0x4f800000, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_rcp_f32_e32 v11, v11
	v_mul_f32_e32 v11, 0x5f7ffffc, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v12, 0x2f800000, v11
	v_trunc_f32_e32 v12, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fmamk_f32 v11, v12, 0xcf800000, v11
	v_cvt_u32_f32_e32 v24, v12
	v_cvt_u32_f32_e32 v25, v11
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v15, v22, v24
	v_mul_lo_u32 v16, v23, v25
	v_mad_co_u64_u32 v[11:12], null, v22, v25, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add3_u32 v17, v12, v15, v16
	v_mul_hi_u32 v26, v25, v11
	v_mad_co_u64_u32 v[11:12], null, v24, v11, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mad_co_u64_u32 v[15:16], null, v25, v17, 0
	v_mad_co_u64_u32 v[17:18], null, v24, v17, 0
	v_add_co_u32 v15, vcc_lo, v26, v15
	s_wait_alu depctr_va_vcc(0)
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v16, null, 0, v16, vcc_lo
	v_add_co_u32 v11, vcc_lo, v15, v11
	s_wait_alu depctr_va_vcc(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e32 v11, vcc_lo, v16, v12, vcc_lo
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v12, null, 0, v18, vcc_lo
	v_add_co_u32 v11, vcc_lo, v11, v17
	s_wait_alu depctr_va_vcc(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v12, null, 0, v12, vcc_lo
	v_add_co_u32 v25, vcc_lo, v25, v11
	s_wait_alu depctr_va_vcc(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v24, null, v24, v12, vcc_lo
	v_mad_co_u64_u32 v[11:12], null, v22, v25, 0
	v_mul_lo_u32 v15, v23, v25
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_lo_u32 v16, v22, v24
	v_mul_hi_u32 v22, v25, v11
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add3_u32 v17, v12, v16, v15
	v_mad_co_u64_u32 v[11:12], null, v24, v11, 0
	v_mad_co_u64_u32 v[15:16], null, v25, v17, 0
	v_mad_co_u64_u32 v[17:18], null, v24, v17, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_u32 v15, vcc_lo, v22, v15
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v16, null, 0, v16, vcc_lo
	v_ashrrev_i32_e32 v22, 31, v6
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_u32 v11, vcc_lo, v15, v11
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e32 v11, vcc_lo, v16, v12, vcc_lo
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v12, null, 0, v18, vcc_lo
	v_add_co_u32 v15, vcc_lo, v5, v22
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v16, null, v6, v22, vcc_lo
	v_add_co_u32 v11, vcc_lo, v11, v17
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v12, null, 0, v12, vcc_lo
	v_xor_b32_e32 v23, v15, v22
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_u32 v15, vcc_lo, v25, v11
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v17, null, v24, v12, vcc_lo
	v_xor_b32_e32 v24, v16, v22
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_hi_u32 v25, v23, v15
	v_mad_co_u64_u32 v[11:12], null, v23, v17, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mad_co_u64_u32 v[15:16], null, v24, v15, 0
	v_mad_co_u64_u32 v[17:18], null, v24, v17, 0
	v_add_co_u32 v11, vcc_lo, v25, v11
	s_wait_alu depctr_va_vcc(0)
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v12, null, 0, v12, vcc_lo
	v_add_co_u32 v11, vcc_lo, v11, v15
	s_wait_alu depctr_va_vcc(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e32 v11, vcc_lo, v12, v16, vcc_lo
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v12, null, 0, v18, vcc_lo
	v_add_co_u32 v15, vcc_lo, v11, v17
	s_wait_alu depctr_va_vcc(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v16, null, 0, v12, vcc_lo
	v_mul_lo_u32 v17, v21, v15
	v_mad_co_u64_u32 v[11:12], null, v20, v15, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v18, v20, v16
	v_sub_co_u32 v11, vcc_lo, v23, v11
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add3_u32 v12, v12, v18, v17
	v_add_co_u32 v18, s0, v15, 2
	v_add_co_ci_u32_e64 v23, null, 0, v16, s0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_sub_nc_u32_e32 v17, v24, v12
	v_sub_co_u32 v25, s0, v11, v20
	s_wait_alu depctr_va_vcc(0)
	v_sub_co_ci_u32_e64 v12, null, v24, v12, vcc_lo
	v_sub_co_ci_u32_e64 v17, null, v17, v21, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cmp_ge_u32_e32 vcc_lo, v25, v20
	s_wait_alu depctr_va_sdst(0)
	v_subrev_co_ci_u32_e64 v17, null, 0, v17, s0
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e64 v24, 0, -1, vcc_lo
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_ge_u32_e32 vcc_lo, v17, v21
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e64 v25, 0, -1, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v11, v20
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e64 v11, 0, -1, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v12, v21
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e64 v20, 0, -1, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, v17, v21
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v17, v25, v24, vcc_lo
	v_add_co_u32 v24, vcc_lo, v15, 1
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v25, null, 0, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, v12, v21
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v11, v20, v11, vcc_lo
	v_cmp_ne_u32_e32 vcc_lo, 0, v17
	v_xor_b32_e32 v17, v22, v19
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_cmp_ne_u32_e64 s0, 0, v11
	s_wait_alu depctr_va_vcc(0)
	v_dual_cndmask_b32 v11, v24, v18 :: v_dual_cndmask_b32 v12, v25, v23
	s_wait_alu depctr_va_sdst(0)
	v_cndmask_b32_e64 v11, v15, v11, s0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cndmask_b32_e64 v12, v16, v12, s0
	v_xor_b32_e32 v11, v11, v17
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v12, v12, v17
	v_sub_co_u32 v11, vcc_lo, v11, v17
	s_wait_alu depctr_va_vcc(0)
	s_delay_alu instid0(VALU_DEP_2)
	v_sub_co_ci_u32_e64 v12, null, v12, v17, vcc_lo
.LBB0_6:                                ; %Flow
	s_or_saveexec_b32 s0, s1
	v_or_b32_e32 v15, 0x400, v13
	s_wait_alu depctr_sa_sdst(0)
	s_xor_b32 exec_lo, exec_lo, s0
	s_cbranch_execz .LBB0_8
; %bb.7:
	v_cvt_f32_u32_e32 v11, v4
	v_sub_nc_u32_e32 v12, 0, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_rcp_iflag_f32_e32 v11, v11
	v_mul_f32_e32 v11, 0x4f7ffffe, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_u32_f32_e32 v11, v11
	v_mul_lo_u32 v12, v12, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_hi_u32 v12, v11, v12
	v_add_nc_u32_e32 v11, v11, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_hi_u32 v11, v5, v11
	v_mul_lo_u32 v12, v11, v4
	v_add_nc_u32_e32 v16, 1, v11
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v12, v5, v12
	v_sub_nc_u32_e32 v17, v12, v4
	v_cmp_ge_u32_e32 vcc_lo, v12, v4
	s_wait_alu depctr_va_vcc(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v12, v12, v17 :: v_dual_cndmask_b32 v11, v11, v16
	v_cmp_ge_u32_e32 vcc_lo, v12, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v16, 1, v11
	s_wait_alu depctr_va_vcc(0)
	v_dual_mov_b32 v12, 0 :: v_dual_cndmask_b32 v11, v11, v16
.LBB0_8:                                ; %.split.split
	s_or_b32 exec_lo, exec_lo, s0
	v_xor_b32_e32 v16, v7, v8
	v_xor_b32_e32 v17, v5, v6
	v_cls_i32_e32 v18, v8
	v_cls_i32_e32 v19, v6
	v_cmp_lt_i64_e32 vcc_lo, v[7:8], v[0:1]
	v_ashrrev_i32_e32 v16, 31, v16
	v_ashrrev_i32_e32 v17, 31, v17
	v_add_nc_u32_e32 v18, -1, v18
	v_add_nc_u32_e32 v19, -1, v19
	v_mul_lo_u32 v27, v9, v1
	v_add_nc_u32_e32 v16, 32, v16
	v_add_nc_u32_e32 v17, 32, v17
	v_mul_lo_u32 v31, v1, v7
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v1, v1, v8, vcc_lo
	v_mul_lo_u32 v26, v10, v14
	v_min_u32_e32 v20, v18, v16
	v_min_u32_e32 v21, v19, v17
	v_mul_lo_u32 v28, v12, v4
	v_mul_lo_u32 v29, v11, v3
	v_mul_lo_u32 v30, v0, v8
	v_lshlrev_b64_e32 v[16:17], v20, v[7:8]
	v_lshlrev_b64_e32 v[18:19], v21, v[5:6]
	v_cmp_lt_i64_e64 s0, v[5:6], v[2:3]
	v_mul_hi_u32 v24, v0, v7
	v_mul_hi_u32 v25, v2, v5
	s_wait_kmcnt 0x0
	s_and_b32 s5, s5, 0xffff
	v_min_u32_e32 v16, 1, v16
	v_min_u32_e32 v18, 1, v18
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_or_b32_e32 v22, v17, v16
	v_or_b32_e32 v18, v19, v18
	v_mad_co_u64_u32 v[16:17], null, v9, v14, 0
	v_sub_nc_u32_e32 v14, 32, v20
	v_sub_nc_u32_e32 v20, 32, v21
	v_cvt_f32_i32_e32 v21, v22
	v_cvt_f32_i32_e32 v22, v18
	v_mad_co_u64_u32 v[18:19], null, v11, v4, 0
	v_add3_u32 v17, v17, v27, v26
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_ldexp_f32 v4, v21, v14
	v_ldexp_f32 v14, v22, v20
	v_ashrrev_i64 v[20:21], 3, v[7:8]
	v_ashrrev_i64 v[22:23], 3, v[5:6]
	v_add3_u32 v19, v19, v29, v28
	v_trunc_f32_e32 v4, v4
	v_trunc_f32_e32 v14, v14
	v_add_co_u32 v9, s1, v9, v20
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_f32_e64 v32, 0x2f800000, |v4|
	v_mul_f32_e64 v33, 0x2f800000, |v14|
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v10, null, v10, v21, s1
	v_add_co_u32 v11, s1, v11, v22
	v_floor_f32_e32 v20, v32
	v_floor_f32_e32 v21, v33
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v12, null, v12, v23, s1
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fma_f32 v22, 0xcf800000, v20, |v4|
	v_fma_f32 v23, 0xcf800000, v21, |v14|
	v_ashrrev_i32_e32 v4, 31, v4
	v_ashrrev_i32_e32 v14, 31, v14
	v_cvt_u32_f32_e32 v20, v20
	v_cvt_u32_f32_e32 v22, v22
	v_cvt_u32_f32_e32 v23, v23
	v_cvt_u32_f32_e32 v21, v21
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_xor_b32_e32 v20, v20, v4
	v_xor_b32_e32 v22, v22, v4
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_xor_b32_e32 v23, v23, v14
	v_xor_b32_e32 v21, v21, v14
	s_delay_alu instid0(VALU_DEP_3)
	v_sub_co_u32 v22, s1, v22, v4
	s_wait_alu depctr_va_sdst(0)
	v_sub_co_ci_u32_e64 v4, null, v20, v4, s1
	v_sub_co_u32 v20, s1, v23, v14
	s_wait_alu depctr_va_sdst(0)
	v_sub_co_ci_u32_e64 v14, null, v21, v14, s1
	v_add_co_u32 v9, s1, v9, v22
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v10, null, v10, v4, s1
	v_add_co_u32 v11, s1, v11, v20
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v12, null, v12, v14, s1
	v_sub_co_u32 v4, s1, v7, v16
	v_mad_co_u64_u32 v[9:10], null, v0, v7, v[9:10]
	s_wait_alu depctr_va_sdst(0)
	v_sub_co_ci_u32_e64 v14, null, v8, v17, s1
	v_mad_co_u64_u32 v[11:12], null, v2, v5, v[11:12]
	v_mul_lo_u32 v16, v2, v6
	v_mul_lo_u32 v17, v3, v5
	v_cndmask_b32_e32 v0, v0, v7, vcc_lo
	v_sub_co_u32 v18, s1, v5, v18
	v_cndmask_b32_e64 v2, v2, v5, s0
	v_add3_u32 v5, v31, v10, v30
	s_wait_alu depctr_va_sdst(0)
	v_sub_co_ci_u32_e64 v19, null, v6, v19, s1
	v_cndmask_b32_e64 v3, v3, v6, s0
	v_add3_u32 v6, v17, v12, v16
	v_add_co_u32 v0, vcc_lo, v9, v0
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v1, null, v5, v1, vcc_lo
	v_add_co_u32 v2, vcc_lo, v11, v2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v3, null, v6, v3, vcc_lo
	v_add_co_u32 v0, vcc_lo, v0, v4
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v1, null, v1, v14, vcc_lo
	v_add_co_u32 v2, vcc_lo, v2, v18
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v3, null, v3, v19, vcc_lo
	v_add_co_u32 v0, vcc_lo, v0, v24
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v1, null, 0, v1, vcc_lo
	v_add_co_u32 v2, vcc_lo, v2, v25
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	s_clause 0x1
	buffer_store_b64 v[0:1], v13, s[4:7], null offen
	buffer_store_b64 v[2:3], v15, s[4:7], null offen
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
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 34
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
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
	.set .Lintegers.num_vgpr, 34
	.set .Lintegers.num_agpr, 0
	.set .Lintegers.numbered_sgpr, 8
	.set .Lintegers.num_named_barrier, 0
	.set .Lintegers.private_seg_size, 0
	.set .Lintegers.uses_vcc, 1
	.set .Lintegers.uses_flat_scratch, 0
	.set .Lintegers.has_dyn_sized_stack, 0
	.set .Lintegers.has_recursion, 0
	.set .Lintegers.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 3204
; TotalNumSgprs: 10
; NumVgprs: 34
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 10
; NumVGPRsForWavesPerEU: 34
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
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         integers.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     34
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgpu12.01-amd-amdhsa-unknown-gfx1201
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
