; lds_bytes=16 threads=128
	.amdgcn_target "amdgpu12.01-amd-amdhsa-unknown-gfx1201"
	.amdhsa_code_object_version 5
	.text
	.globl	softmax                         ; -- Begin function softmax
	.p2align	8
	.type	softmax,@function
softmax:                                ; @softmax
; %bb.0:
	s_clause 0x1
	s_load_b32 s6, s[0:1], 0x10
	s_load_b128 s[12:15], s[0:1], 0x0
	v_and_b32_e32 v1, 31, v0
	s_bfe_u32 s7, ttmp8, 0x50019
	s_mov_b32 s11, 0x31027000
	s_lshl_b32 s2, s7, 5
	s_mov_b32 s10, 0x7ffffffe
	v_and_or_b32 v1, 0x60, s2, v1
	v_lshlrev_b32_e32 v0, 2, v0
	s_delay_alu instid0(VALU_DEP_2)
	v_or_b32_e32 v2, 0x80, v1
	v_or_b32_e32 v4, 0x180, v1
	v_or_b32_e32 v5, 0x200, v1
	v_lshlrev_b32_e32 v9, 2, v1
	v_or_b32_e32 v6, 0x280, v1
	v_or_b32_e32 v3, 0x100, v1
	v_lshlrev_b32_e32 v12, 2, v4
	v_or_b32_e32 v7, 0x300, v1
	s_wait_kmcnt 0x0
	s_mul_i32 s0, s6, ttmp9
	v_cmp_gt_i32_e32 vcc_lo, s6, v1
	s_ashr_i32 s1, s0, 31
	v_lshlrev_b32_e32 v10, 2, v2
	s_lshl_b64 s[16:17], s[0:1], 2
	v_cmp_gt_i32_e64 s0, s6, v2
	v_cmp_gt_i32_e64 s2, s6, v4
	v_or_b32_e32 v8, 0x380, v1
	v_cndmask_b32_e32 v1, 0x80000000, v9, vcc_lo
	v_lshlrev_b32_e32 v9, 2, v5
	v_cmp_gt_i32_e64 s3, s6, v5
	v_cndmask_b32_e64 v2, 0x80000000, v10, s0
	v_lshlrev_b32_e32 v10, 2, v6
	v_cmp_gt_i32_e64 s4, s6, v6
	v_lshlrev_b32_e32 v11, 2, v3
	v_cmp_gt_i32_e64 s1, s6, v3
	s_add_nc_u64 s[8:9], s[12:13], s[16:17]
	s_wait_alu depctr_va_sdst(0)
	v_cndmask_b32_e64 v4, 0x80000000, v12, s2
	s_and_b32 s9, s9, 0xffff
	v_cndmask_b32_e64 v5, 0x80000000, v9, s3
	v_cndmask_b32_e64 v6, 0x80000000, v10, s4
	v_cndmask_b32_e64 v3, 0x80000000, v11, s1
	s_clause 0x4
	buffer_load_b32 v10, v2, s[8:11], null offen
	buffer_load_b32 v11, v1, s[8:11], null offen
	buffer_load_b32 v12, v4, s[8:11], null offen
	buffer_load_b32 v13, v5, s[8:11], null offen
	buffer_load_b32 v14, v6, s[8:11], null offen
	v_lshlrev_b32_e32 v9, 2, v7
	v_cmp_gt_i32_e64 s5, s6, v7
	v_lshlrev_b32_e32 v15, 2, v8
	v_cmp_gt_i32_e64 s6, s6, v8
	buffer_load_b32 v16, v3, s[8:11], null offen
	v_and_b32_e32 v0, 12, v0
	v_cndmask_b32_e64 v7, 0x80000000, v9, s5
	v_cndmask_b32_e64 v8, 0x80000000, v15, s6
	s_clause 0x1
	buffer_load_b32 v9, v7, s[8:11], null offen
	buffer_load_b32 v15, v8, s[8:11], null offen
	s_add_nc_u64 s[8:9], s[14:15], s[16:17]
	v_add_nc_u32_e32 v0, 0, v0
	s_and_b32 s9, s9, 0xffff
	s_wait_loadcnt 0x7
	v_cndmask_b32_e64 v10, 0xff800000, v10, s0
	s_wait_loadcnt 0x6
	v_cndmask_b32_e32 v11, 0xff800000, v11, vcc_lo
	s_wait_loadcnt 0x5
	v_cndmask_b32_e64 v12, 0xff800000, v12, s2
	s_wait_loadcnt 0x4
	v_cndmask_b32_e64 v13, 0xff800000, v13, s3
	s_wait_loadcnt 0x3
	v_cndmask_b32_e64 v14, 0xff800000, v14, s4
	v_dual_max_num_f32 v17, v10, v10 :: v_dual_max_num_f32 v18, v11, v11
	s_lshl_b32 s0, s7, 2
	s_wait_loadcnt 0x2
	v_cndmask_b32_e64 v16, 0xff800000, v16, s1
	v_max3_num_f32 v19, v12, v13, v14
	v_max_num_f32_e32 v17, v18, v17
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s0, s0, 12
	s_wait_loadcnt 0x1
	v_cndmask_b32_e64 v9, 0xff800000, v9, s5
	s_wait_loadcnt 0x0
	v_cndmask_b32_e64 v15, 0xff800000, v15, s6
	v_max3_num_f32 v17, v17, v16, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max3_num_f32 v17, v17, v9, v15
	v_mov_b32_dpp v18, v17 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_num_f32_e32 v18, v18, v18
	v_max_num_f32_e32 v17, v17, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mov_b32_dpp v18, v17 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_max_num_f32_e32 v18, v18, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_num_f32_e32 v17, v17, v18
	v_mov_b32_dpp v18, v17 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_num_f32_e32 v18, v18, v18
	v_max_num_f32_e32 v17, v17, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mov_b32_dpp v18, v17 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_max_num_f32_e32 v18, v18, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_num_f32_e32 v17, v17, v18
	v_permlanex16_b32 v18, v17, -1, -1 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_num_f32_e32 v18, v18, v18
	v_max_num_f32_e32 v17, v17, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_readlane_b32 s1, v17, 31
	s_wait_alu depctr_sa_sdst(0) depctr_va_sdst(0)
	v_dual_mov_b32 v17, s0 :: v_dual_mov_b32 v18, s1
	ds_store_b32 v17, v18
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b32 v18, v0
	s_wait_dscnt 0x0
	v_mov_b32_dpp v19, v18 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_max_num_f32_e32 v18, v18, v18
	s_wait_loadcnt 0x0
	s_barrier_signal -1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_num_f32_e32 v19, v19, v19
	v_max_num_f32_e32 v18, v18, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mov_b32_dpp v19, v18 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_max_num_f32_e32 v19, v19, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_num_f32_e32 v18, v18, v19
	v_sub_f32_e32 v13, v13, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v13, 0x3fb8aa3b, v13 :: v_dual_sub_f32 v16, v16, v18
	v_dual_sub_f32 v9, v9, v18 :: v_dual_sub_f32 v12, v12, v18
	v_dual_sub_f32 v15, v15, v18 :: v_dual_sub_f32 v14, v14, v18
	v_dual_mul_f32 v16, 0x3fb8aa3b, v16 :: v_dual_mul_f32 v9, 0x3fb8aa3b, v9
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v12, 0x3fb8aa3b, v12 :: v_dual_mul_f32 v15, 0x3fb8aa3b, v15
	v_dual_sub_f32 v11, v11, v18 :: v_dual_sub_f32 v10, v10, v18
	v_cmp_gt_f32_e64 s5, 0xc2fc0000, v9
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cmp_gt_f32_e64 s1, 0xc2fc0000, v16
	v_cmp_gt_f32_e64 s6, 0xc2fc0000, v15
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_mul_f32 v11, 0x3fb8aa3b, v11 :: v_dual_mul_f32 v10, 0x3fb8aa3b, v10
	s_wait_alu depctr_va_sdst(0)
	v_cndmask_b32_e64 v24, 0, 0x42800000, s5
	v_mul_f32_e32 v14, 0x3fb8aa3b, v14
	v_cndmask_b32_e64 v25, 0, 0x42800000, s6
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v11
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v10
	v_add_f32_e32 v9, v9, v24
	v_cmp_gt_f32_e64 s4, 0xc2fc0000, v14
	v_add_f32_e32 v15, v15, v25
	v_cmp_gt_f32_e64 s2, 0xc2fc0000, v12
	v_cmp_gt_f32_e64 s3, 0xc2fc0000, v13
	v_exp_f32_e32 v9, v9
	s_wait_alu depctr_va_sdst(0)
	v_cndmask_b32_e64 v23, 0, 0x42800000, s4
	v_exp_f32_e32 v15, v15
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e64 v18, 0, 0x42800000, vcc_lo
	v_cndmask_b32_e64 v19, 0, 0x42800000, s0
	v_cndmask_b32_e64 v20, 0, 0x42800000, s1
	v_add_f32_e32 v14, v14, v23
	v_cndmask_b32_e64 v21, 0, 0x42800000, s2
	v_cndmask_b32_e64 v22, 0, 0x42800000, s3
	v_cndmask_b32_e64 v24, 0, 0xffffffc0, s5
	v_cndmask_b32_e64 v25, 0, 0xffffffc0, s6
	v_dual_add_f32 v11, v11, v18 :: v_dual_add_f32 v10, v10, v19
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_add_f32 v16, v16, v20 :: v_dual_add_f32 v13, v13, v22
	v_ldexp_f32 v9, v9, v24
	s_delay_alu instid0(VALU_DEP_4)
	v_ldexp_f32 v15, v15, v25
	v_add_f32_e32 v12, v12, v21
	v_exp_f32_e32 v11, v11
	v_exp_f32_e32 v10, v10
	v_exp_f32_e32 v16, v16
	v_exp_f32_e32 v13, v13
	v_exp_f32_e32 v12, v12
	v_exp_f32_e32 v14, v14
	v_cndmask_b32_e64 v18, 0, 0xffffffc0, vcc_lo
	v_cndmask_b32_e64 v19, 0, 0xffffffc0, s0
	v_cndmask_b32_e64 v20, 0, 0xffffffc0, s1
	v_cndmask_b32_e64 v21, 0, 0xffffffc0, s2
	v_cndmask_b32_e64 v22, 0, 0xffffffc0, s3
	v_cndmask_b32_e64 v23, 0, 0xffffffc0, s4
	v_ldexp_f32 v11, v11, v18
	v_ldexp_f32 v10, v10, v19
	v_ldexp_f32 v16, v16, v20
	v_ldexp_f32 v12, v12, v21
	v_ldexp_f32 v13, v13, v22
	v_ldexp_f32 v14, v14, v23
	v_dual_add_f32 v18, v11, v10 :: v_dual_add_f32 v21, v9, v15
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_f32_e32 v19, v16, v12
	s_barrier_wait -1
	v_add_f32_e32 v20, v13, v14
	global_inv scope:SCOPE_SE
	v_dual_add_f32 v18, v18, v19 :: v_dual_add_f32 v19, v20, v21
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v18, v18, v19
	v_add_f32_dpp v18, v18, v18 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v18, v18, v18 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v18, v18, v18 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v18, v18, v18 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_permlanex16_b32 v19, v18, -1, -1 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v18, v18, v19
	v_readlane_b32 s0, v18, 31
	s_wait_alu depctr_va_sdst(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v18, s0
	ds_store_b32 v17, v18
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b32 v0, v0
	s_wait_dscnt 0x0
	v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_div_scale_f32 v17, null, v0, v0, v11
	v_div_scale_f32 v19, null, v0, v0, v10
	v_div_scale_f32 v21, null, v0, v0, v16
	v_div_scale_f32 v25, null, v0, v0, v13
	v_div_scale_f32 v27, null, v0, v0, v14
	v_div_scale_f32 v29, null, v0, v0, v9
	v_div_scale_f32 v31, null, v0, v0, v15
	v_rcp_f32_e32 v32, v17
	v_div_scale_f32 v23, null, v0, v0, v12
	v_rcp_f32_e32 v33, v19
	v_rcp_f32_e32 v34, v21
	v_rcp_f32_e32 v36, v25
	v_rcp_f32_e32 v37, v27
	v_rcp_f32_e32 v38, v29
	v_rcp_f32_e32 v39, v31
	v_rcp_f32_e32 v35, v23
	v_fma_f32 v41, -v17, v32, 1.0
	v_div_scale_f32 v18, vcc_lo, v11, v0, v11
	v_fma_f32 v42, -v19, v33, 1.0
	v_fma_f32 v43, -v21, v34, 1.0
	v_fma_f32 v45, -v25, v36, 1.0
	v_fma_f32 v46, -v27, v37, 1.0
	v_fma_f32 v47, -v29, v38, 1.0
	v_fma_f32 v48, -v31, v39, 1.0
	v_fmac_f32_e32 v32, v41, v32
	v_fma_f32 v44, -v23, v35, 1.0
	v_div_scale_f32 v20, s0, v10, v0, v10
	v_div_scale_f32 v22, s1, v16, v0, v16
	v_dual_fmac_f32 v33, v42, v33 :: v_dual_fmac_f32 v34, v43, v34
	v_fmac_f32_e32 v39, v48, v39
	v_div_scale_f32 v26, s3, v13, v0, v13
	v_dual_fmac_f32 v36, v45, v36 :: v_dual_fmac_f32 v37, v46, v37
	v_dual_fmac_f32 v38, v47, v38 :: v_dual_mul_f32 v41, v18, v32
	v_div_scale_f32 v24, s2, v12, v0, v12
	v_fmac_f32_e32 v35, v44, v35
	v_dual_mul_f32 v43, v22, v34 :: v_dual_mul_f32 v42, v20, v33
	v_mul_f32_e32 v45, v26, v36
	v_div_scale_f32 v30, s5, v9, v0, v9
	v_div_scale_f32 v28, s4, v14, v0, v14
	v_fma_f32 v49, -v17, v41, v18
	v_mul_f32_e32 v44, v24, v35
	v_fma_f32 v50, -v19, v42, v20
	v_div_scale_f32 v40, s6, v15, v0, v15
	v_mul_f32_e32 v47, v30, v38
	v_fma_f32 v51, -v21, v43, v22
	v_fma_f32 v53, -v25, v45, v26
	v_dual_mul_f32 v46, v28, v37 :: v_dual_fmac_f32 v41, v49, v32
	v_fma_f32 v52, -v23, v44, v24
	v_fmac_f32_e32 v42, v50, v33
	v_fma_f32 v55, -v29, v47, v30
	v_dual_mul_f32 v48, v40, v39 :: v_dual_fmac_f32 v43, v51, v34
	v_fmac_f32_e32 v45, v53, v36
	v_fma_f32 v54, -v27, v46, v28
	v_fma_f32 v17, -v17, v41, v18
	v_fmac_f32_e32 v44, v52, v35
	v_fma_f32 v18, -v19, v42, v20
	v_fmac_f32_e32 v47, v55, v38
	v_fma_f32 v56, -v31, v48, v40
	v_fma_f32 v19, -v21, v43, v22
	v_fmac_f32_e32 v46, v54, v37
	s_wait_alu depctr_va_vcc(0)
	v_div_fmas_f32 v17, v17, v32, v41
	s_mov_b32 vcc_lo, s0
	v_fma_f32 v20, -v23, v44, v24
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v18, v18, v33, v42
	s_mov_b32 vcc_lo, s1
	v_fma_f32 v21, -v25, v45, v26
	v_fmac_f32_e32 v48, v56, v39
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v19, v19, v34, v43
	s_mov_b32 vcc_lo, s2
	v_fma_f32 v22, -v27, v46, v28
	v_div_fixup_f32 v11, v17, v0, v11
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v17, v20, v35, v44
	s_mov_b32 vcc_lo, s3
	v_fma_f32 v23, -v29, v47, v30
	v_div_fixup_f32 v10, v18, v0, v10
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v18, v21, v36, v45
	s_mov_b32 vcc_lo, s4
	v_fma_f32 v24, -v31, v48, v40
	v_div_fixup_f32 v16, v19, v0, v16
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v19, v22, v37, v46
	s_mov_b32 vcc_lo, s5
	buffer_store_b32 v11, v1, s[8:11], null offen
	v_div_fmas_f32 v11, v23, v38, v47
	s_mov_b32 vcc_lo, s6
	v_div_fixup_f32 v1, v17, v0, v12
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v12, v24, v39, v48
	buffer_store_b32 v10, v2, s[8:11], null offen
	v_div_fixup_f32 v2, v18, v0, v13
	v_div_fixup_f32 v10, v19, v0, v14
	v_div_fixup_f32 v9, v11, v0, v9
	v_div_fixup_f32 v0, v12, v0, v15
	s_clause 0x5
	buffer_store_b32 v16, v3, s[8:11], null offen
	buffer_store_b32 v1, v4, s[8:11], null offen
	buffer_store_b32 v2, v5, s[8:11], null offen
	buffer_store_b32 v10, v6, s[8:11], null offen
	buffer_store_b32 v9, v7, s[8:11], null offen
	buffer_store_b32 v0, v8, s[8:11], null offen
	s_endpgm
.Lfunc_end0:
	.size	softmax, .Lfunc_end0-softmax
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel softmax
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 40
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
		.amdhsa_next_free_vgpr 57
		.amdhsa_next_free_sgpr 18
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-softmax)<<4)&4080)>>4
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
	.set .Lsoftmax.num_vgpr, 57
	.set .Lsoftmax.num_agpr, 0
	.set .Lsoftmax.numbered_sgpr, 18
	.set .Lsoftmax.num_named_barrier, 0
	.set .Lsoftmax.private_seg_size, 0
	.set .Lsoftmax.uses_vcc, 1
	.set .Lsoftmax.uses_flat_scratch, 0
	.set .Lsoftmax.has_dyn_sized_stack, 0
	.set .Lsoftmax.has_recursion, 0
	.set .Lsoftmax.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2336
; TotalNumSgprs: 20
; NumVgprs: 57
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 20
; NumVGPRsForWavesPerEU: 57
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
      - .offset:         16
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .max_flat_workgroup_size: 128
    .name:           softmax
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         softmax.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     57
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgpu12.01-amd-amdhsa-unknown-gfx1201
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
