; lds_bytes=8 threads=64
	.amdgcn_target "amdgpu12.01-amd-amdhsa-unknown-gfx1201"
	.amdhsa_code_object_version 5
	.text
	.globl	layer_norm                      ; -- Begin function layer_norm
	.p2align	8
	.type	layer_norm,@function
layer_norm:                             ; @layer_norm
; %bb.0:
	s_clause 0x1
	s_load_b64 s[20:21], s[0:1], 0x20
	s_load_b256 s[8:15], s[0:1], 0x0
	v_and_b32_e32 v1, 31, v0
	s_bfe_u32 s24, ttmp8, 0x50019
	s_mov_b32 s19, 0x31027000
	s_lshl_b32 s2, s24, 5
	s_mov_b32 s18, 0x7ffffffe
	v_and_or_b32 v1, s2, 32, v1
	v_lshlrev_b32_e32 v0, 2, v0
	s_delay_alu instid0(VALU_DEP_2)
	v_or_b32_e32 v8, 0x1c0, v1
	v_or_b32_e32 v6, 0x140, v1
	v_or_b32_e32 v4, 0xc0, v1
	v_or_b32_e32 v2, 64, v1
	v_or_b32_e32 v3, 0x80, v1
	v_or_b32_e32 v5, 0x100, v1
	v_or_b32_e32 v7, 0x180, v1
	v_lshlrev_b32_e32 v15, 1, v8
	s_wait_kmcnt 0x0
	s_mul_i32 s0, s20, ttmp9
	v_cmp_gt_i32_e64 s5, s20, v8
	s_ashr_i32 s1, s0, 31
	v_lshlrev_b32_e32 v13, 1, v6
	s_lshl_b64 s[22:23], s[0:1], 1
	v_cmp_gt_i32_e64 s4, s20, v6
	s_add_nc_u64 s[16:17], s[8:9], s[22:23]
	s_lshl_b32 s8, s24, 2
	v_lshlrev_b32_e32 v12, 1, v4
	v_cmp_gt_i32_e64 s3, s20, v4
	v_cmp_gt_i32_e64 s1, s20, v2
	s_and_b32 s8, s8, 4
	v_lshlrev_b32_e32 v10, 1, v2
	v_lshlrev_b32_e32 v9, 1, v1
	v_cmp_gt_i32_e64 s0, s20, v1
	v_lshlrev_b32_e32 v11, 1, v3
	v_cmp_gt_i32_e64 s2, s20, v3
	v_lshlrev_b32_e32 v14, 1, v5
	v_lshlrev_b32_e32 v16, 1, v7
	v_cndmask_b32_e64 v15, 0x80000000, v15, s5
	v_cmp_gt_i32_e64 s6, s20, v5
	v_cmp_gt_i32_e64 s7, s20, v7
	v_cndmask_b32_e64 v13, 0x80000000, v13, s4
	s_wait_alu depctr_va_sdst(0)
	v_cndmask_b32_e64 v12, 0x80000000, v12, s3
	v_cndmask_b32_e64 v10, 0x80000000, v10, s1
	s_and_b32 s17, s17, 0xffff
	v_cndmask_b32_e64 v9, 0x80000000, v9, s0
	v_cndmask_b32_e64 v11, 0x80000000, v11, s2
	v_cndmask_b32_e64 v14, 0x80000000, v14, s6
	v_cndmask_b32_e64 v16, 0x80000000, v16, s7
	s_clause 0x7
	buffer_load_u16 v17, v15, s[16:19], null offen
	buffer_load_u16 v18, v13, s[16:19], null offen
	buffer_load_u16 v19, v12, s[16:19], null offen
	buffer_load_u16 v20, v10, s[16:19], null offen
	buffer_load_u16 v21, v9, s[16:19], null offen
	buffer_load_u16 v22, v11, s[16:19], null offen
	buffer_load_u16 v23, v14, s[16:19], null offen
	buffer_load_u16 v24, v16, s[16:19], null offen
	v_lshlrev_b32_e32 v2, 2, v2
	v_lshlrev_b32_e32 v4, 2, v4
	v_lshlrev_b32_e32 v6, 2, v6
	v_lshlrev_b32_e32 v7, 2, v7
	v_lshlrev_b32_e32 v8, 2, v8
	v_cndmask_b32_e64 v2, 0x80000000, v2, s1
	v_cndmask_b32_e64 v4, 0x80000000, v4, s3
	s_and_b32 s17, s11, 0xffff
	s_mov_b32 s16, s10
	v_cndmask_b32_e64 v6, 0x80000000, v6, s4
	v_cndmask_b32_e64 v7, 0x80000000, v7, s7
	v_cndmask_b32_e64 v8, 0x80000000, v8, s5
	v_and_b32_e32 v0, 4, v0
	v_lshlrev_b32_e32 v1, 2, v1
	v_lshlrev_b32_e32 v5, 2, v5
	v_lshlrev_b32_e32 v3, 2, v3
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v0, 0, v0
	v_cndmask_b32_e64 v1, 0x80000000, v1, s0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cndmask_b32_e64 v5, 0x80000000, v5, s6
	v_cndmask_b32_e64 v3, 0x80000000, v3, s2
	s_wait_loadcnt 0x2
	v_lshlrev_b32_e32 v22, 16, v22
	s_wait_loadcnt 0x1
	v_lshlrev_b32_e32 v23, 16, v23
	s_wait_loadcnt 0x0
	v_lshlrev_b32_e32 v24, 16, v24
	v_lshlrev_b32_e32 v19, 16, v19
	v_lshlrev_b32_e32 v17, 16, v17
	v_lshlrev_b32_e32 v20, 16, v20
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_f32_e32 v26, v22, v19
	v_add_f32_e32 v28, v24, v17
	v_lshlrev_b32_e32 v21, 16, v21
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v25, v21, v20 :: v_dual_lshlrev_b32 v18, 16, v18
	v_add_f32_e32 v27, v23, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v25, v25, v26 :: v_dual_add_f32 v26, v27, v28
	v_add_f32_e32 v25, v25, v26
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v25, v25, v25 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v25, v25, v25 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v25, v25, v25 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v25, v25, v25 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_permlanex16_b32 v26, v25, -1, -1 op_sel:[1,0]
	v_add_f32_e32 v25, v25, v26
	s_delay_alu instid0(VALU_DEP_1)
	v_readlane_b32 s9, v25, 31
	v_mov_b32_e32 v25, s8
	s_cvt_f32_i32 s8, s20
	v_mov_b32_e32 v26, s9
	ds_store_b32 v25, v26
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b32 v26, v0
	s_wait_dscnt 0x0
	v_add_f32_dpp v26, v26, v26 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_loadcnt 0x0
	s_barrier_signal -1
	s_wait_alu depctr_sa_sdst(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_div_scale_f32 v27, null, s8, s8, v26
	v_div_scale_f32 v30, vcc_lo, v26, s8, v26
	v_rcp_f32_e32 v28, v27
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v29, -v27, v28, 1.0
	v_fmac_f32_e32 v28, v29, v28
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v29, v30, v28
	v_fma_f32 v31, -v27, v29, v30
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	v_fmac_f32_e32 v29, v31, v28
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v27, -v27, v29, v30
	v_div_fmas_f32 v27, v27, v28, v29
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_fixup_f32 v26, v27, s8, v26
	v_dual_sub_f32 v20, v20, v26 :: v_dual_sub_f32 v19, v19, v26
	v_dual_sub_f32 v23, v23, v26 :: v_dual_sub_f32 v18, v18, v26
	v_dual_sub_f32 v24, v24, v26 :: v_dual_sub_f32 v17, v17, v26
	v_dual_sub_f32 v21, v21, v26 :: v_dual_sub_f32 v22, v22, v26
	s_delay_alu instid0(VALU_DEP_4)
	v_cndmask_b32_e64 v20, 0, v20, s1
	v_cndmask_b32_e64 v19, 0, v19, s3
	v_cndmask_b32_e64 v18, 0, v18, s4
	v_cndmask_b32_e64 v17, 0, v17, s5
	v_cndmask_b32_e64 v21, 0, v21, s0
	v_cndmask_b32_e64 v22, 0, v22, s2
	v_cndmask_b32_e64 v23, 0, v23, s6
	v_cndmask_b32_e64 v24, 0, v24, s7
	v_dual_mul_f32 v26, v20, v20 :: v_dual_mul_f32 v27, v19, v19
	v_dual_mul_f32 v28, v18, v18 :: v_dual_mul_f32 v29, v17, v17
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v26, v21, v21 :: v_dual_fmac_f32 v27, v22, v22
	v_dual_fmac_f32 v28, v23, v23 :: v_dual_fmac_f32 v29, v24, v24
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v26, v26, v27 :: v_dual_add_f32 v27, v28, v29
	v_add_f32_e32 v26, v26, v27
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v26, v26, v26 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v26, v26, v26 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v26, v26, v26 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v26, v26, v26 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_permlanex16_b32 v27, v26, -1, -1 op_sel:[1,0]
	v_add_f32_e32 v26, v26, v27
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_readlane_b32 s9, v26, 31
	s_wait_alu depctr_va_sdst(0)
	v_mov_b32_e32 v26, s9
	ds_store_b32 v25, v26
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	s_clause 0x7
	buffer_load_b32 v25, v1, s[16:19], null offen
	buffer_load_b32 v26, v2, s[16:19], null offen
	buffer_load_b32 v27, v3, s[16:19], null offen
	buffer_load_b32 v28, v4, s[16:19], null offen
	buffer_load_b32 v29, v5, s[16:19], null offen
	buffer_load_b32 v30, v6, s[16:19], null offen
	buffer_load_b32 v31, v7, s[16:19], null offen
	buffer_load_b32 v32, v8, s[16:19], null offen
	s_and_b32 s17, s13, 0xffff
	s_mov_b32 s16, s12
	s_clause 0x7
	buffer_load_b32 v1, v1, s[16:19], null offen
	buffer_load_b32 v2, v2, s[16:19], null offen
	buffer_load_b32 v3, v3, s[16:19], null offen
	buffer_load_b32 v4, v4, s[16:19], null offen
	buffer_load_b32 v5, v5, s[16:19], null offen
	buffer_load_b32 v6, v6, s[16:19], null offen
	buffer_load_b32 v7, v7, s[16:19], null offen
	buffer_load_b32 v8, v8, s[16:19], null offen
	ds_load_b32 v0, v0
	s_add_nc_u64 s[16:17], s[14:15], s[22:23]
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_and_b32 s17, s17, 0xffff
	s_wait_dscnt 0x0
	v_add_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_div_scale_f32 v33, null, s8, s8, v0
	v_div_scale_f32 v36, vcc_lo, v0, s8, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_rcp_f32_e32 v34, v33
	v_fma_f32 v35, -v33, v34, 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v34, v35, v34
	v_mul_f32_e32 v35, v36, v34
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v37, -v33, v35, v36
	v_fmac_f32_e32 v35, v37, v34
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fma_f32 v33, -v33, v35, v36
	s_wait_alu depctr_va_vcc(0)
	v_div_fmas_f32 v33, v33, v34, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_fixup_f32 v0, v33, s8, v0
	v_add_f32_e32 v0, s21, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_sqrt_f32_e32 v0, v0
	v_div_scale_f32 v33, null, v0, v0, 1.0
	v_div_scale_f32 v36, vcc_lo, 1.0, v0, 1.0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_rcp_f32_e32 v34, v33
	v_fma_f32 v35, -v33, v34, 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v34, v35, v34
	v_mul_f32_e32 v35, v36, v34
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v37, -v33, v35, v36
	v_fmac_f32_e32 v35, v37, v34
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fma_f32 v33, -v33, v35, v36
	s_wait_alu depctr_va_vcc(0)
	v_div_fmas_f32 v33, v33, v34, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_fixup_f32 v0, v33, v0, 1.0
	v_dual_mul_f32 v21, v21, v0 :: v_dual_mul_f32 v20, v20, v0
	v_dual_mul_f32 v22, v22, v0 :: v_dual_mul_f32 v19, v19, v0
	v_dual_mul_f32 v24, v24, v0 :: v_dual_mul_f32 v23, v23, v0
	v_mul_f32_e32 v18, v18, v0
	v_mul_f32_e32 v0, v17, v0
	s_wait_loadcnt 0x6
	v_dual_fmac_f32 v1, v25, v21 :: v_dual_fmac_f32 v2, v26, v20
	s_wait_loadcnt 0x4
	v_dual_fmac_f32 v3, v27, v22 :: v_dual_fmac_f32 v4, v28, v19
	s_wait_loadcnt 0x2
	v_dual_fmac_f32 v5, v23, v29 :: v_dual_fmac_f32 v6, v18, v30
	s_wait_loadcnt 0x1
	v_fmac_f32_e32 v7, v24, v31
	s_wait_loadcnt 0x0
	v_fmac_f32_e32 v8, v0, v32
	v_bfe_u32 v0, v1, 16, 1
	v_bfe_u32 v17, v2, 16, 1
	v_bfe_u32 v18, v3, 16, 1
	v_bfe_u32 v19, v4, 16, 1
	v_bfe_u32 v20, v5, 16, 1
	v_bfe_u32 v21, v6, 16, 1
	v_bfe_u32 v22, v7, 16, 1
	v_bfe_u32 v23, v8, 16, 1
	v_add3_u32 v0, v1, v0, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v1, v1
	v_add3_u32 v1, v2, v17, 0x7fff
	v_cmp_o_f32_e64 s0, v2, v2
	v_add3_u32 v2, v3, v18, 0x7fff
	v_cmp_o_f32_e64 s1, v3, v3
	v_add3_u32 v3, v4, v19, 0x7fff
	v_cmp_o_f32_e64 s2, v4, v4
	v_add3_u32 v4, v5, v20, 0x7fff
	v_cmp_o_f32_e64 s3, v5, v5
	v_cmp_o_f32_e64 s4, v6, v6
	v_cmp_o_f32_e64 s5, v7, v7
	v_add3_u32 v5, v6, v21, 0x7fff
	v_add3_u32 v6, v7, v22, 0x7fff
	v_add3_u32 v7, v8, v23, 0x7fff
	v_lshrrev_b32_e32 v0, 16, v0
	v_lshrrev_b32_e32 v1, 16, v1
	v_lshrrev_b32_e32 v2, 16, v2
	v_lshrrev_b32_e32 v3, 16, v3
	v_lshrrev_b32_e32 v4, 16, v4
	v_cmp_o_f32_e64 s6, v8, v8
	v_lshrrev_b32_e32 v5, 16, v5
	v_lshrrev_b32_e32 v6, 16, v6
	v_lshrrev_b32_e32 v7, 16, v7
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b16 v0.l, 0x7fff, v0.l, vcc_lo
	s_wait_alu depctr_va_sdst(0)
	v_cndmask_b16 v1.l, 0x7fff, v1.l, s0
	v_cndmask_b16 v2.l, 0x7fff, v2.l, s1
	v_cndmask_b16 v3.l, 0x7fff, v3.l, s2
	v_cndmask_b16 v4.l, 0x7fff, v4.l, s3
	v_cndmask_b16 v5.l, 0x7fff, v5.l, s4
	v_cndmask_b16 v6.l, 0x7fff, v6.l, s5
	v_cndmask_b16 v7.l, 0x7fff, v7.l, s6
	s_clause 0x7
	buffer_store_b16 v0, v9, s[16:19], null offen
	buffer_store_b16 v1, v10, s[16:19], null offen
	buffer_store_b16 v2, v11, s[16:19], null offen
	buffer_store_b16 v3, v12, s[16:19], null offen
	buffer_store_b16 v4, v14, s[16:19], null offen
	buffer_store_b16 v5, v13, s[16:19], null offen
	buffer_store_b16 v6, v16, s[16:19], null offen
	buffer_store_b16 v7, v15, s[16:19], null offen
	s_endpgm
.Lfunc_end0:
	.size	layer_norm, .Lfunc_end0-layer_norm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel layer_norm
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 56
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
		.amdhsa_next_free_vgpr 38
		.amdhsa_next_free_sgpr 25
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-layer_norm)<<4)&4080)>>4
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
	.set .Llayer_norm.num_vgpr, 38
	.set .Llayer_norm.num_agpr, 0
	.set .Llayer_norm.numbered_sgpr, 25
	.set .Llayer_norm.num_named_barrier, 0
	.set .Llayer_norm.private_seg_size, 0
	.set .Llayer_norm.uses_vcc, 1
	.set .Llayer_norm.uses_flat_scratch, 0
	.set .Llayer_norm.has_dyn_sized_stack, 0
	.set .Llayer_norm.has_recursion, 0
	.set .Llayer_norm.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2200
; TotalNumSgprs: 27
; NumVgprs: 38
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 27
; NumVGPRsForWavesPerEU: 38
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
      - .offset:         32
        .size:           4
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 56
    .max_flat_workgroup_size: 64
    .name:           layer_norm
    .private_segment_fixed_size: 0
    .sgpr_count:     27
    .sgpr_spill_count: 0
    .symbol:         layer_norm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     38
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgpu12.01-amd-amdhsa-unknown-gfx1201
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
